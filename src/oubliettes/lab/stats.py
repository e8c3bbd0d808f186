"""Means, quantiles and intervals. Everything is worked out from sorted values, so that order never matters."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt

Z = 1.96
"""For intervals that hold the truth 95 times out of 100."""


@dataclass(slots=True, frozen=True)
class Spread:
    """How some numbers are spread."""

    n: int
    mean: float
    deviation: float
    low: float
    first: float
    middle: float
    third: float
    high: float

    @property
    def margin(self) -> float:
        """Half the interval of the mean."""
        return Z * self.deviation / sqrt(self.n) if self.n else 0.0


def spread(values: Iterable[float]) -> Spread:
    return spread_of(Counter(values))


def spread_of(counts: Mapping[float, int]) -> Spread:
    """From how often each value was seen."""
    ordered = sorted((value, times) for value, times in counts.items() if times)
    n = sum(times for _, times in ordered)
    if not n:
        return Spread(0, 0, 0, 0, 0, 0, 0, 0)
    mean = fsum(value * times for value, times in ordered) / n
    variance = fsum((value - mean) ** 2 * times for value, times in ordered) / max(1, n - 1)
    first, middle, third = (_quantile(ordered, n, share) for share in (0.25, 0.5, 0.75))
    return Spread(n, mean, sqrt(variance), ordered[0][0], first, middle, third, ordered[-1][0])


def _quantile(ordered: Sequence[tuple[float, int]], n: int, share: float) -> float:
    """The value below which this share of all lie, between two neighbours if need be."""
    at = share * (n - 1)
    low, part = int(at), at % 1
    below = above = ordered[-1][0]
    seen = 0
    found = False
    for value, times in ordered:
        seen += times
        if not found and seen > low:
            below, found = value, True
        if seen > low + 1 or (part == 0 and found):
            above = value
            break
    return below + (above - below) * part


def share(part: float, whole: int) -> tuple[float, float, float]:
    """A share and its interval (Wilson's: good for small numbers and near 0 and 1)."""
    if not whole:
        return 0.0, 0.0, 1.0
    p = part / whole
    z2 = Z * Z / whole
    centre = (p + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * sqrt(p * (1 - p) / whole + z2 / (4 * whole))
    return p, max(0.0, centre - half), min(1.0, centre + half)
