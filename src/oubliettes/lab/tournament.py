"""Bots against each other: who sits with whom, and what it says about how well they play.

At a table for several, two bots share the seats in turn, then the other way round. In a solo game each plays the same
games alone, and of two the one with more points has won that game.
"""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

from oubliettes.lab.plan import Cell
from oubliettes.lab.rating import Rating, rate
from oubliettes.lab.results import CellResults

Met = dict[tuple[str, str], tuple[float, int]]
"""`{(a, b): (games that a won, games played)}`; a draw is half a game won."""


def pairs(bots: Sequence[str], ladder: bool) -> list[tuple[str, str]]:
    """Everybody against everybody, or everybody against the next."""
    return list(pairwise(bots)) if ladder else list(combinations(bots, 2))


def cells(bots: Sequence[str], seats: int, options: dict[str, Any], *, ladder: bool) -> list[Cell]:
    """The tables of a tournament; the games of a pairing are shared evenly between its two ways to sit."""
    if seats == 1:
        return [Cell((bot,), options, labels=(("bots", bot),)) for bot in bots]
    found = []
    for a, b in pairs(bots, ladder):
        for first, second in ((a, b), (b, a)):
            sitting = tuple(first if seat % 2 == 0 else second for seat in range(seats))
            found.append(Cell(sitting, options, labels=(("bots", f"{first} – {second}"),)))
    return found


def bots_of(results: Sequence[CellResults]) -> list[str]:
    """Who took part, in the order in which they were named."""
    return list(dict.fromkeys(kind for result in results for kind in result.cell.seats))


def met(results: Sequence[CellResults]) -> Met:
    """Who beat whom how often."""
    bots = bots_of(results)
    if all(len(result.cell.seats) == 1 for result in results):
        return _alone(bots, results)
    found: Met = {}
    for result in results:
        kinds = result.cell.seats
        a, b = sorted(set(kinds), key=bots.index)
        won, games = found.get((a, b), (0.0, 0))
        ranks = [result.columns.get(f"rank_{seat}", []) for seat in result.seats]
        ours = [n for n, kind in enumerate(kinds) if kind == a]
        theirs = [n for n, kind in enumerate(kinds) if kind == b]
        for game in range(result.games):
            duels = [_won(ranks[them][game], ranks[us][game]) for us in ours for them in theirs]
            won += sum(duels) / len(duels)
        found[a, b] = (won, games + result.games)
    return found


def _alone(bots: Sequence[str], results: Sequence[CellResults]) -> Met:
    points = {result.cell.seats[0]: result.columns.get("score_1", []) for result in results}
    return {
        (a, b): (
            sum(_won(ours, theirs) for ours, theirs in zip(points[a], points[b], strict=False)),
            min(len(points[a]), len(points[b])),
        )
        for a, b in combinations(bots, 2)
    }


def _won(ours: float, theirs: float) -> float:
    """1 if ours is more, half if it is as much."""
    return 1.0 if ours > theirs else 0.5 if ours == theirs else 0.0


def ratings(results: Sequence[CellResults]) -> list[Rating]:
    """The best first."""
    return rate(bots_of(results), met(results))
