"""How hard a bot thinks: four grades, each so many simulations a pick at most, and a time after which it stops.

The number of simulations decides what a bot picks, so that the same seed gives the same game on any machine. The time
is a guard for people who wait: it is asked for only where they do.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(slots=True, frozen=True)
class Grade:
    simulations: int
    seconds: float
    shared: bool = False
    """Whether it is worth the while of several processes."""

    def guard(self) -> Callable[[], bool]:
        """A watch that starts now: whether the time is up."""
        end = perf_counter() + self.seconds
        return lambda: perf_counter() >= end


GRADES: dict[str, Grade] = {
    "easy": Grade(16, 0.1),
    "normal": Grade(60, 0.14),
    "hard": Grade(180, 1.6, shared=True),
    "expert": Grade(540, 6.0, shared=True),
}
"""Weakest first."""
