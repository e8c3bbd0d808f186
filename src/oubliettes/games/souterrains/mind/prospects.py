"""How well a career stands, or the one expedition that is played: what it will come to, by what is known of others.

The weights were fitted to 8,000 expeditions and 2,500 careers of the policy, most of them made to blunder now and then.
"""

from math import exp, log

from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.pieces import FIVE
from oubliettes.games.souterrains.rules.careers.hall import DEAD, score
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO

FAME = 14.0
"""The logarithm of a score that nobody reaches."""
HAUL = 3000
"""A beginner's expedition that brings so much is worth half of all there is."""
TYPICAL = 600
"""What an expedition brings, on the whole, before anything is known of it."""
FITTING = 14, 6
"""Armour class and hit points a Hit Die of somebody well equipped."""


def evaluate(t: Table, seat: int) -> float:
    """From 0 to 1. A career: the logarithm of its score. A single expedition: its score, the first points most."""
    if t.settings.game_mode == "expedition":
        return _expedition(t)
    if t.deeds.end:
        return min(0.99, log(1 + score(t)) / FAME)
    if t.here == NOWHERE:
        return min(0.99, _career(t, t.hero.xp) / FAME)
    back, dead = _career(t, t.hero.xp + _haul(t)), log(1 + t.hero.xp)
    chance = _return(t)
    return min(0.99, (chance * back + (1 - chance) * dead) / FAME)


def calm(t: Table) -> bool:
    """In the dungeon, and not in a fight: in town one cannot tell yet what all that he buys is good for."""
    return t.here != NOWHERE and not t.fight


def _expedition(t: Table) -> float:
    if t.deeds.end:
        return _share(t, score(t))
    if t.here == NOWHERE:
        return _share(t, TYPICAL)
    gained = t.hero.xp - t.deeds.start_xp
    chance = _return(t)
    return chance * _share(t, gained + _haul(t)) + (1 - chance) * _share(t, gained * DEAD // 100)


def _share(t: Table, points: float) -> float:
    """SS-24.8: the more the better, for whom it is little to begin with most of all."""
    return points / (points + HAUL + t.deeds.start_xp / 8)


def _career(t: Table, xp: float) -> float:
    """The logarithm of the score with which a career ends whose hero is in town and well."""
    cover, vigour = _build(t)
    return 3.95 + 0.715 * log(600 + xp) + 0.06 * cover + 0.045 * vigour


def _build(t: Table) -> tuple[int, float]:
    armour, points = FITTING
    return t.ac - armour, t.hero.hp_max / t.hero.hd - points


def _return(t: Table) -> float:
    """The chance to come out of the dungeon alive."""
    hero = t.hero
    cover, vigour = _build(t)
    group = t.dungeon.standing(t.section)
    sign = 2.5 + 0.23 * (min(hero.hd, 8) - 1) + 0.09 * cover + 0.10 * vigour
    sign -= 0.04 * hero.fatigue + 0.36 * max(0, hero.fatigue - 3)
    sign -= 0.57 * (hero.resources <= 2) + 0.21 * (hero.poisoned > 0)
    sign -= 0.55 * (group is not None and not group.peace)
    sign += 0.54 * any(section == t.section for section, _ in t.dungeon.way_ins)
    if t.fight:
        sign -= 0.5 + 2.5 * (1 - hero.hp / hero.hp_max)
    return 1 / (1 + exp(-sign))


def _haul(t: Table) -> float:
    """What he will have gained when he comes out: what he carries, and what he may still find."""
    hero = t.hero
    sign = 5.75 + 0.18 * (min(hero.hd, 8) - 1) + 0.05 * min(hero.resources, 12)
    sign -= 0.07 * hero.fatigue + 0.27 * max(0, hero.fatigue - 3) + 0.41 * min(t.t // FIVE, 5)
    sign -= 1.15 * (t.danger >= 4 + hero.hd // 2) + 0.31 * (hero.resources <= 2) + 1.65 * (hero.diseased > 0)
    return hero.found_value / PO + exp(sign)
