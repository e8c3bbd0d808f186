"""Ratings from who beat whom: the Bradley-Terry model, told on the scale of Elo.

A bot that is 400 points above another wins ten times for each loss. Every pair that met is given one drawn game more
than it played, so that a bot that never lost has a finite rating; the mean of all is 1500. Intervals come from the
curvature of the likelihood (Fisher's information) and hold the truth 95 times out of 100 if games are independent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from oubliettes.lab.stats import Z

SCALE = 400 / log(10)
MEAN = 1500.0


@dataclass(slots=True, frozen=True)
class Rating:
    name: str
    rating: float
    margin: float
    """Half the interval."""
    games: int
    won: float
    """Games won; a draw is half of one."""

    @property
    def low(self) -> float:
        return self.rating - self.margin

    @property
    def high(self) -> float:
        return self.rating + self.margin


def rate(names: Sequence[str], met: Mapping[tuple[str, str], tuple[float, int]]) -> list[Rating]:
    """Ratings, the best first, from `{(a, b): (games that a won, games played)}`; each pair appears once."""
    size = len(names)
    place = {name: n for n, name in enumerate(names)}
    won, games = [0.0] * size, [[0.0] * size for _ in names]
    real_won, real_games = [0.0] * size, [0] * size
    for (a, b), (wins, played) in met.items():
        i, j = place[a], place[b]
        won[i] += wins + 0.5
        won[j] += played - wins + 0.5
        games[i][j] = games[j][i] = played + 1
        real_won[i] += wins
        real_won[j] += played - wins
        real_games[i] += played
        real_games[j] += played
    strength = _strengths(won, games)
    deviation = _deviations(strength, games)
    found = [
        Rating(name, MEAN + SCALE * strength[n], Z * SCALE * deviation[n], real_games[n], real_won[n])
        for n, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: -rating.rating)


def _strengths(won: Sequence[float], games: Sequence[Sequence[float]]) -> list[float]:
    """The most likely strengths (natural logarithms, mean 0), by Newton's steps on a concave function."""
    size = len(won)
    strength = [0.0] * size
    for _ in range(200):
        slope = [0.0] * size
        for i in range(size):
            slope[i] = won[i] - sum(games[i][j] * _beats(strength[i] - strength[j]) for j in range(size) if j != i)
        step = _solve(_information(strength, games), slope)
        longest = max(map(abs, step), default=0.0)
        damped = min(1.0, 2.0 / longest) if longest else 1.0
        strength = [value + damped * change for value, change in zip(strength, step, strict=True)]
        middle = sum(strength) / max(1, size)
        strength = [value - middle for value in strength]
        if longest < 1e-12:
            break
    return strength


def _deviations(strength: Sequence[float], games: Sequence[Sequence[float]]) -> list[float]:
    """How far each strength may be off, relative to the mean of all."""
    size = len(strength)
    information = _information(strength, games)
    found = []
    for i in range(size):
        unit = [(1.0 if i == j else 0.0) - 1 / size for j in range(size)]
        solved = _solve(information, unit)
        found.append(sqrt(max(0.0, solved[i] - sum(solved) / size)))
    return found


def _beats(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _information(strength: Sequence[float], games: Sequence[Sequence[float]]) -> list[list[float]]:
    """Fisher's information, with the mean held where it is (else every shift of all would do as well)."""
    size = len(strength)
    found = [[1.0 / size] * size for _ in strength]
    for i in range(size):
        for j in range(size):
            if i != j:
                p = _beats(strength[i] - strength[j])
                found[i][i] += games[i][j] * p * (1 - p)
                found[i][j] -= games[i][j] * p * (1 - p)
    return found


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for at in range(column, size + 1):
                rows[row][at] -= factor * rows[column][at]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][at] * found[at] for at in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
