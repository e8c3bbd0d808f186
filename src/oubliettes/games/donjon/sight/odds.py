"""Exact chances, for whoever wants to know before he picks: of a blow (DJ-25) and of a test (DJ-23)."""

from functools import cache
from itertools import product
from typing import NamedTuple

from oubliettes.games.donjon.pieces import D10
from oubliettes.games.donjon.rules.dice.trials import SURE, TARGET, base
from oubliettes.games.donjon.table import Figure, Table


class Fall(NamedTuple):
    """How two dice against each other may fall, exactly: the chance to hit and to kill, and the mean damage."""

    hit: float
    kill: float
    mean: float


@cache
def fall(gap: int, attack: int, guard: int, life: int) -> Fall:
    """Two dice with so many faces, `gap` added to the attacker's (DJ-25.7, DJ-25.11): a tie misses."""
    found = [max(0, gap + a - b) for a, b in product(range(1, attack + 1), range(1, guard + 1))]
    share = 1 / len(found)
    return Fall(share * sum(n > 0 for n in found), share * sum(n >= life for n in found), share * sum(found))


def passes(t: Table, figure: Figure, characteristic: int, target: int = TARGET, more: int = 0) -> float:
    """The chance of a test with so many points added (DJ-23.2, DJ-23.3): a natural 10 succeeds."""
    added = base(t, figure, characteristic) + more
    return sum(die == SURE or die + added >= target for die in range(1, D10 + 1)) / D10
