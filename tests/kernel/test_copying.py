"""Copies made from annotations."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Annotated, Any, Literal, NamedTuple

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import DROPPED, SHARED, ScriptError, Table, copier


class Colour(Enum):
    RED = 1


class Blow(NamedTuple):
    power: int
    way: tuple[int, ...] = ()


@dataclass(slots=True, frozen=True)
class Kind:
    name: str
    powers: dict[str, int]


@dataclass(slots=True)
class Figure:
    at: int
    wounds: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Board:
    """Something that knows how to copy itself."""

    squares: list[int]

    def copy(self) -> "Board":
        return Board(self.squares[:])


@dataclass(slots=True, kw_only=True)
class Cave(Table):
    kind: Kind = Kind("cave", {"dark": 1})
    blow: Blow | None = None
    colour: Colour = Colour.RED
    state: Literal["open", "shut"] = "open"
    told: Callable[[], None] | None = None
    leader: Figure | None = None
    figures: list[Figure] = field(default_factory=list)
    decks: dict[str, list[int]] = field(default_factory=dict)
    rows: list[list[int]] = field(default_factory=list)
    lit: set[int] = field(default_factory=set)
    under: "Cave | None" = None
    board: Board = field(default_factory=lambda: Board([1]))
    plan: Annotated[Board, SHARED] = field(default_factory=lambda: Board([2]))
    odds: Annotated[dict[str, Any] | None, DROPPED] = None


def cave() -> Cave:
    return Cave(
        agenda=[("turn", 1)],
        log=[],
        blow=Blow(3, (1, 2)),
        leader=Figure(1, [2]),
        figures=[Figure(3, [4])],
        decks={"room": [5]},
        rows=[[6], [7]],
        lit={8},
        under=Cave(rows=[[9]]),
        odds={"dear": object()},
    )


def test_a_copy_shares_nothing_that_changes() -> None:
    old = cave()
    new = copier(Cave)(old)
    assert (new.log, new.odds) == (None, None)
    old.odds = None
    assert new == old
    new.agenda.append(("end",))
    new.figures[0].wounds.append(1)
    assert new.leader is not None
    assert new.under is not None
    new.leader.wounds.append(1)
    new.decks["room"].append(1)
    new.rows[0].append(1)
    new.lit.add(1)
    new.under.rows[0].append(1)
    fresh = cave()
    fresh.odds = None
    assert old == fresh


def test_what_cannot_change_is_shared_and_what_knows_how_copies_itself() -> None:
    old = cave()
    new = copier(Cave)(old)
    assert (new.kind is old.kind, new.blow is old.blow, new.plan is old.plan) == (True, True, True)
    new.board.squares.append(2)
    assert old.board.squares == [1]


class Plain:
    pass


@pytest.mark.parametrize("hint", [Plain, Any, dict[str, Any], list[Plain], Figure | Board, "tuple[Figure, ...]"])
def test_a_field_that_might_be_shared_by_chance_is_refused(hint: Any) -> None:
    wrong: Any = dataclass(type("Wrong", (), {"__annotations__": {"what": hint}, "__module__": __name__}))
    with pytest.raises(ScriptError, match=r"Wrong\.what cannot be copied"):
        copier(wrong)


@pytest.mark.parametrize("slug", GAMES)
def test_no_game_forgets_a_field(slug: str) -> None:
    """What a game adds by hand to a copy (parts that rest, things at hand) is seen to by the law of forks."""
    game = GAMES[slug]
    table = game.setup(game.seats[-1], game.settle(game.seats[-1], {}))
    again = game.copy(table)
    assert again == table
    assert again.agenda is not table.agenda
