"""What a bot needs to know."""

from random import Random

from oubliettes.games.dungeon_roll.table import Table, copy
from oubliettes.kernel import Ask, Pick


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    """Nothing is hidden: the one table that fits."""
    return copy(hidden)


def policy(table: Table, ask: Ask, rng: Random) -> Pick:
    return rng.choice(ask.options)


def evaluate(table: Table, seat: int) -> float:
    return 0.5
