"""Numbers that people work out in their heads at Regroup and in a fight, exact, for a screen to show."""

from collections.abc import Sequence
from math import comb

from oubliettes.games.dungeon_roll.pieces import DUNGEON_DICE, LAIR_THRESHOLD, MONSTERS, RETIRE_XP
from oubliettes.games.dungeon_roll.reckoning.beating import size
from oubliettes.games.dungeon_roll.reckoning.clearing import FACES, NOTHING, clear_chance, possible
from oubliettes.games.dungeon_roll.reckoning.scenes import scene, without
from oubliettes.games.dungeon_roll.reckoning.stakes import Stakes, points
from oubliettes.games.dungeon_roll.table import Table

ANY_STAKES: Stakes = points(0, 0, 0)
"""What points are worth changes no chance: leaving it out lets all tables share what is known."""


def glory_odds(t: Table) -> dict[str, float]:
    """What awaits the Adventurer who seeks glory (DR-11.6): the next level, the dice it will roll (DR-4.3), how many of
    them show a monster on average, the chance that this roll wakes the Dragon (DR-10.1), and the Experience that
    retiring would have brought (DR-11.3)."""
    level = t.level + 1
    dice = dice_rolled(level, t.lair)
    return {
        "level": level,
        "dice": dice,
        "monsters": round(dice * len(MONSTERS) / FACES, 1),
        "dragon": round(dragon_wakes(dice, t.lair), 4),
        "xp": RETIRE_XP[t.level],
    }


def glory_chance(t: Table) -> float:
    """The chance to get through the next level with everything at hand: a floor, as scrolls re-roll all monsters here,
    once nothing else helps, and what chests may hold is left out. It takes too long to be part of every view."""
    s = scene(t, ANY_STAKES)._replace(level=0, lent=0, active=NOTHING)
    return round(clear_chance(s, dice_rolled(t.level + 1, t.lair)), 4)


def through_odds(t: Table, faces: Sequence[int]) -> float:
    """The chance to get through the level when these of its dice are thrown again (DR-8.6), a floor like
    `glory_chance`."""
    s = scene(t, ANY_STAKES)._replace(level=0)
    for face in faces:
        s = without(s, face)
    return round(clear_chance(s, len(faces)), 4)


def fewest_companions(t: Table) -> int | None:
    """How many Companions, at least, it takes to beat the monsters of the level with what is at hand; None if that
    is not enough."""
    s = scene(t, ANY_STAKES)
    goblins, skeletons, oozes = s.active[:3]
    return min(map(size, s.worth.ways.clears(s.hand, (goblins, skeletons, oozes))), default=None)


def dice_rolled(level: int, lair: int) -> int:
    """DR-4.3: a die for each level, as far as the Lair leaves any."""
    return min(level, DUNGEON_DICE - lair)


def dragon_wakes(dice: int, lair: int) -> float:
    """DR-10.1: the chance that a roll of so many Dungeon dice fills the Lair."""
    asleep: int = sum(
        comb(dice, dragons) * (FACES - 1) ** (dice - dragons)
        for dragons in range(min(dice, LAIR_THRESHOLD - 1 - lair) + 1)
    )
    return 1 - asleep / possible(dice)
