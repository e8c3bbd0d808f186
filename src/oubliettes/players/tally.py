"""What a search found out about the options of a question, and which of them that speaks for."""

from collections.abc import Iterable, Sequence
from math import sqrt

from oubliettes.kernel import Pick

CAUTION = 6.0
"""Standard errors deducted after a single trial, beyond the doubts that remain after many."""
PRIOR = 4
"""How many trials the spread of all options is worth where an option's own is asked for."""
ALIKE = 10
"""What has led to the very same in so many worlds is the same."""
LEAST = 24
"""So many worlds are seen before an option that differs is judged: by then it was found out what may follow it."""


class Tally:
    """For each option what came of it, alone and against the policy's pick in the same worlds: plain sums.

    Tallies of several searches about one question add up: that is how processes search together.
    """

    __slots__ = ("counts", "first", "gains", "options", "squares", "sums")

    def __init__(self, options: Sequence[Pick], first: int) -> None:
        self.options = tuple(options)
        self.first = first
        """The place of the policy's pick among the options."""
        self.counts = [0] * len(self.options)
        self.sums = [0.0] * len(self.options)
        self.gains = [0.0] * len(self.options)
        """Sums of what an option got more than the policy's pick in the same world."""
        self.squares = [0.0] * len(self.options)
        """Sums of the squares of these differences."""

    def add(self, option: int, reward: float, gain: float) -> None:
        self.counts[option] += 1
        self.sums[option] += reward
        self.gains[option] += gain
        self.squares[option] += gain * gain

    @property
    def simulations(self) -> int:
        return sum(self.counts)

    def value(self, option: int) -> float | None:
        """How well the seat stands after that pick, from 0 to 1: what the policy's pick got, and the difference."""
        base, count = self.counts[self.first], self.counts[option]
        if not base or not count:
            return None
        return self.sums[self.first] / base + self.gains[option] / count

    def doubtful(self, option: int, spread: float, doubt: float) -> float:
        """What an option gains over the policy's pick, so many standard errors deducted, and more after few trials:
        the policy is mostly right, and the best of several lucky ones mostly is not.

        Its own spread counts as much as it is known; `spread`, that of all, as much as so many trials more."""
        count = self.counts[option]
        if not count:
            return -1.0
        mean = self.gains[option] / count
        own = max(0.0, self.squares[option] - count * mean * mean)
        spread = sqrt((own + PRIOR * spread * spread) / (count - 1 + PRIOR))
        return mean - (doubt + CAUTION / count) * spread / sqrt(count)

    def verdict(self, option: int, errors: float) -> int:
        """Whether an option is plainly better (1) or plainly no better (-1) than the policy's pick, by so many standard
        errors of its own differences; what has led to the very same every time is no better. 0: it cannot be told."""
        count, gain, square = self.counts[option], self.gains[option], self.squares[option]
        if not square:
            return -1 if count >= ALIKE else 0
        if count < LEAST:
            return 0
        doubt = errors * sqrt(max(0.0, square - gain * gain / count) / (count - 1) / count)
        return (gain / count > doubt) - (-gain / count > doubt)

    @property
    def spread(self) -> float:
        """The standard deviation of a difference, all options taken together."""
        others = [option for option, count in enumerate(self.counts) if count and option != self.first]
        free = sum(self.counts[option] - 1 for option in others)
        if not free:
            return 0.5
        rest = sum(self.squares[option] - self.gains[option] ** 2 / self.counts[option] for option in others)
        return sqrt(max(0.0, rest) / free)

    def best(self, doubt: float) -> int:
        """The policy's pick, unless another was better beyond doubt."""
        spread = self.spread
        gains = {
            option: self.doubtful(option, spread, doubt) for option in range(len(self.options)) if option != self.first
        }
        chosen = max(gains, key=lambda option: gains[option], default=self.first)
        return chosen if chosen != self.first and gains[chosen] > 0 else self.first


def merged(tallies: Iterable[Tally]) -> Tally:
    """What several searches about one question found out, together. Given in the same order, the sum is the same."""
    whole: Tally | None = None
    for tally in tallies:
        if whole is None:
            whole = Tally(tally.options, tally.first)
        elif (whole.options, whole.first) != (tally.options, tally.first):
            raise ValueError("only tallies about the same question add up")
        for option in range(len(whole.options)):
            whole.counts[option] += tally.counts[option]
            whole.sums[option] += tally.sums[option]
            whole.gains[option] += tally.gains[option]
            whole.squares[option] += tally.squares[option]
    if whole is None:
        raise ValueError("nothing to merge")
    return whole
