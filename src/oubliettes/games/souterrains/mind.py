"""What a bot needs: a guess at what is hidden, a policy, a judgement."""

from random import Random

from oubliettes.games.souterrains.table import Table, copy
from oubliettes.kernel import Ask, Pick


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    return copy(hidden)


def policy(table: Table, ask: Ask, rng: Random) -> Pick:
    return rng.choice(ask.options)


def evaluate(table: Table, seat: int) -> float:
    return 0.5
