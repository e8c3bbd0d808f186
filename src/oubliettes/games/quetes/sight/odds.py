"""Exact chances before the dice (QT-12.1 to QT-12.3): how many of the possible throws win, from what all can see."""

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from oubliettes.games.quetes.pieces import AXE_STRIKES, DIE, KRITIK, NOTHING
from oubliettes.games.quetes.rules.power import (
    axe_side,
    die_times,
    die_value,
    fight_power,
    gauge,
    in_camp,
    leader,
    strength,
)
from oubliettes.games.quetes.table import GREEN, RED, Fight, Table


class Odds(NamedTuple):
    wins: int
    """Throws that win for the green side."""
    heavy: int
    """Throws that lose to an 8: two wounds (QT-5.2)."""
    throws: int
    """All throws: of two dice, or of more with a Lightning Axe."""


@lru_cache(maxsize=4096)
def count(ahead: int, green_times: int, red_times: int, axe: int) -> Odds:
    """The green side is this far ahead before the dice; its die and the other's count so many times (QT-23.20)."""
    wins = heavy = throws = 0
    for green_die, red_die, *more in product(range(1, DIE + 1), repeat=1 + AXE_STRIKES if axe else 2):
        green, red = [green_die], [red_die]
        if axe:
            (green if axe == GREEN else red).extend(more)
        throws += 1
        if ahead + green_times * sum(map(die_value, green)) >= red_times * sum(map(die_value, red)):  # QT-12.2
            wins += 1
        elif KRITIK in red:
            heavy += 1
    return Odds(wins, heavy, throws)


def known_strength(t: Table, fight: Fight, side: int) -> int:
    """What a side brings for all that is known, its leader included before the fight has begun."""
    lead = leader(fight, side)
    before = lead != NOTHING and lead not in in_camp(fight, side)
    return strength(t, fight, side) + (fight_power(t, fight, lead) if before else 0)


def odds(t: Table, fight: Fight, more: int = 0) -> Odds:
    """The fight as the known camps stand, with so much more on the green side."""
    ahead = known_strength(t, fight, GREEN) - known_strength(t, fight, RED) + more
    return count(ahead, die_times(fight, GREEN), die_times(fight, RED), axe_side(fight))


def duel(t: Table, attacker: int, defender: int) -> Odds:
    """An Arena in which nobody helps anybody (QT-14.1)."""
    return count(gauge(t.players[attacker]) - gauge(t.players[defender]), 1, 1, 0)
