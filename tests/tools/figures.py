"""Figures of many games: means with their intervals, and what luck explains of them."""

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Any

Row = dict[str, Any]
"""A game: its contest, bot and number, what came of it, and the times of its picks."""


def interval(values: list[float], share: bool, worth: float = 1.0) -> tuple[float, float, float]:
    """The mean and its 95 % interval: Wilson's for shares, the normal one for scores.

    `worth`: how many games each is worth, since luck was taken off."""
    n, mean, z = len(values) * worth, statistics.fmean(values), 1.96
    if share:
        mean = min(1.0, max(0.0, mean))
        middle, half = mean + z * z / (2 * n), z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
        return mean, max(0.0, (middle - half) / (1 + z * z / n)), (middle + half) / (1 + z * z / n)
    half = z * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return mean, mean - half, mean + half


def explained(groups: Iterable[Sequence[Row]]) -> tuple[float, float]:
    """What a unit of luck brings, by the games of several bots, and how many games one is worth without its luck."""
    results = lucks = both = 0.0
    for group in groups:
        result, luck = (statistics.fmean(row[name] for row in group) for name in ("counts", "luck"))
        results += sum((row["counts"] - result) ** 2 for row in group)
        lucks += sum((row["luck"] - luck) ** 2 for row in group)
        both += sum((row["counts"] - result) * (row["luck"] - luck) for row in group)
    if not lucks or not results:
        return 0.0, 1.0
    return both / lucks, 1 / (1 - min(0.99, both * both / lucks / results))


def unlucky(rows: Sequence[Row], slope: float) -> list[float]:
    """What came of games, without what luck brought."""
    return [row["counts"] - slope * row["luck"] for row in rows]
