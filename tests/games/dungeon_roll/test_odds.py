"""The odds that a screen shows (DR-4.3, DR-10.1), against hand-made sums."""

from math import comb

import pytest

from oubliettes.games.dungeon_roll.sight.odds import dragon_wakes
from oubliettes.games.dungeon_roll.table import LOOT, MONSTER, REGROUP, Table
from oubliettes.kernel import Match
from tests.games.dungeon_roll.situation import at, seen


def through(match: Match[Table]) -> float | None:
    """The chance to get through the next level, as the note says it."""
    return match.notes(0)["glory",].chance


@pytest.mark.parametrize(
    "dice, lair, chance",
    [(2, 0, 0), (3, 0, 1 / 216), (4, 0, (4 * 5 + 1) / 6**4), (2, 1, 1 / 36), (1, 2, 1 / 6), (2, 2, 11 / 36), (5, 3, 1)],
)
def test_the_dragon_wakes(dice: int, lair: int, chance: float) -> None:
    assert dragon_wakes(dice, lair) == pytest.approx(chance)


def test_of_seeking_glory() -> None:
    """Of 36 throws a lone Champion falls to 6 of two different monsters, and to two dragons joining the one asleep."""
    match = at(REGROUP, level=1, party="champion", hero="knight", lair=1)
    assert seen(match).odds == {"level": 2, "dice": 2, "monsters": 1.0, "dragon": 0.0278, "xp": 1}
    assert through(match) == 0.8056


def test_nobody_left() -> None:
    match = at(REGROUP, level=1, party="", hero="minstrel", lair=0)
    assert through(match) == 1 / 4, "no monster may show on either die"


def test_of_seven_dice() -> None:
    """A lone Fighter gets through where all monsters are Goblins, or one of another kind stands alone, while the
    Dragon sleeps; and he drinks where there are no monsters and three potions, so that three others slay it."""
    match = at(REGROUP, level=6, party="fighter", hero="minstrel", ready=False)
    fights = sum(comb(7, awake) * (3**left + left * 2 * 2 ** (left - 1)) for awake in range(3) for left in [7 - awake])
    drinks = 7 * comb(6, 3) + 2 * comb(7, 3)  # with a chest; with a fourth potion or Dragon
    assert through(match) == pytest.approx((fights + drinks) / 6**7, abs=1e-4)


def test_at_the_bottom_there_is_no_next_level() -> None:
    assert seen(at(LOOT, level=10, party="fighter", dungeon="chest")).odds == {}


@pytest.mark.parametrize(
    "party, dungeon, fewest",
    [
        ("fighter*2", "goblin*3", 1),
        ("fighter*2", "skeleton*2", 2),
        ("mage", "skeleton*2", None),
        ("champion", "ooze*4", 1),
    ],
)
def test_the_companions_needed_at_least(party: str, dungeon: str, fewest: int | None) -> None:
    odds = seen(at(MONSTER, level=4, party=party, dungeon=dungeon, hero="minstrel")).odds
    assert odds.get("fewest") == fewest
