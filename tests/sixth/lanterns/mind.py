"""What a bot needs to know."""

from random import Random

from oubliettes.kernel import Ask, Pick

from .table import Table, copy

ENOUGH = 6


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    return copy(hidden)


def policy(t: Table, ask: Ask, rng: Random) -> Pick:
    return ask.options[-1] if t.burning >= ENOUGH else rng.choice(ask.options[:-1])


def evaluate(t: Table, seat: int) -> float:
    return min(1.0, t.light[seat] / 60)
