"""What a study has shown so far, put together from its chunks."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from oubliettes.lab.measures import Counts
from oubliettes.lab.plan import Cell
from oubliettes.lab.store import Store


@dataclass(slots=True)
class CellResults:
    """One cell: its games by column, and what was counted in their logs."""

    cell: Cell
    numbers: list[int] = field(default_factory=list)
    """Which games: the same number has the same dice in every cell."""
    columns: dict[str, list[Any]] = field(default_factory=dict)
    counts: Counts = field(default_factory=Counter)
    unread: set[str] = field(default_factory=set)
    """Changed values that no rule looked at."""
    seconds: float = 0.0
    """Of processor time."""

    @property
    def games(self) -> int:
        return len(self.numbers)

    @property
    def seats(self) -> range:
        return range(1, len(self.cell.seats) + 1)

    def wins(self, seat: int) -> list[float]:
        """For each game 1 if this seat came first, less if it shares the place."""
        ranks = [self.columns[f"rank_{other}"] for other in self.seats]
        mine = self.columns[f"rank_{seat}"]
        return [
            1 / sum(rank[game] == 1 for rank in ranks) if mine[game] == 1 else 0.0 for game in range(len(self.numbers))
        ]


def read(store: Store) -> list[CellResults]:
    """All cells, in the order of the plan; the numbers do not depend on how the games were parted into chunks."""
    found = [CellResults(cell) for cell in store.plan.cells]
    for answer in store.played():
        results = found[answer["cell"]]
        before, games = results.games, answer["games"]
        results.numbers.extend(range(answer["first"], answer["first"] + games))
        for name in answer["columns"]:
            results.columns.setdefault(name, [None] * before)
        for name, column in results.columns.items():
            column.extend(answer["columns"].get(name) or [None] * games)
        for measure, group, value, times in answer["counts"]:
            results.counts[measure, group, value] += times
        places = {item.place: item.path for item in results.cell.changes}
        results.unread |= {places[tuple(place)] for place in answer["unread"]}
        results.seconds += answer["seconds"]
    return found
