"""A study as data: what is played, how often, and what is counted. The same plan gives the same numbers anywhere.

A plan is a list of *cells*, each a table of bots with its options and its changes to the box. Every cell plays the
games 0, 1, 2 ... of the same seed: game 7 has the same dice in all cells, so that differences between cells show early.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from oubliettes.kernel import Place, Variant
from oubliettes.kernel.variant import NAME

FORMAT = 1


def told(changes: Mapping[str, Any]) -> str:
    """A name for changes that nobody named: `dragon_red.power=19, dragon_green.power=19`, as much as a name holds."""
    text = ", ".join(f"{'.'.join(path.split('.')[-2:])}={value}" for path, value in changes.items())
    text = text.replace("{", "(").replace("}", ")")
    return text if len(text) <= NAME else f"{text[: NAME - 2]} …"


@dataclass(slots=True, frozen=True)
class Change:
    """A value of the box that a cell changes."""

    path: str
    place: Place
    value: Any


@dataclass(slots=True, frozen=True)
class Cell:
    """One set-up of a study."""

    seats: tuple[str, ...]
    """The kind of bot in each seat."""
    options: Mapping[str, Any]
    changes: tuple[Change, ...] = ()
    labels: tuple[tuple[str, Any], ...] = ()
    """What sets this cell apart: `("dragon.power", 19)`, one pair an axis of the sweep."""

    def variant(self, game: str) -> Variant | None:
        """What is changed in the box of the game, if anything; it is called by the changes."""
        if not self.changes:
            return None
        changed = {change.path: change.value for change in self.changes}
        return Variant.make(game, told(changed), changed)


class Chunk(NamedTuple):
    """Games `first` to `first + games - 1` of a cell: what a worker plays in one go."""

    cell: int
    first: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.cell:03}-{self.first:08}-{self.games}"


@dataclass(slots=True, frozen=True)
class Plan:
    """A whole study."""

    kind: str
    """`study` or `tournament`."""
    game: str
    rules: int
    """The version of the game's rules."""
    seed: int
    games: int
    """In each cell."""
    cells: tuple[Cell, ...]
    measures: tuple[str, ...] = ()
    """What is counted in the logs; without any, no log is kept."""
    chunk: int = 250

    def chunks(self) -> Iterator[Chunk]:
        """All there is to play, a little of each cell in turn: what is known half-way is known of all of them."""
        for first in range(0, self.games, self.chunk):
            for cell in range(len(self.cells)):
                yield Chunk(cell, first, min(self.chunk, self.games - first))

    def as_json(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(json.dumps({"oubliettes-lab": FORMAT, **asdict(self)}))
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Plan":
        if data["oubliettes-lab"] != FORMAT:
            raise ValueError(f"format {data['oubliettes-lab']}, expected {FORMAT}")
        cells = tuple(
            Cell(
                seats=tuple(cell["seats"]),
                options=cell["options"],
                changes=tuple(
                    Change(change["path"], tuple(change["place"]), change["value"]) for change in cell["changes"]
                ),
                labels=tuple((name, value) for name, value in cell["labels"]),
            )
            for cell in data["cells"]
        )
        names = ("kind", "game", "rules", "seed", "games", "chunk")
        return cls(**{name: data[name] for name in names}, cells=cells, measures=tuple(data["measures"]))

    def same_but_for_games(self, other: "Plan") -> bool:
        """Whether the other is this plan, longer or shorter: games are numbered, so what was played still counts."""
        return {**self.as_json(), "games": 0} == {**other.as_json(), "games": 0}

    @property
    def digest(self) -> str:
        """A short name for what the plan is about, however long it runs."""
        text = json.dumps({**self.as_json(), "games": 0}, sort_keys=True)
        return sha256(text.encode()).hexdigest()[:8]
