"""Exact odds against a million throws of a fixed seed: they agree within five standard errors."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from math import sqrt
from random import Random
from typing import Any

import pytest

from oubliettes.games.dungeon_roll.sight.odds import dragon_wakes, glory_chance
from oubliettes.games.dungeon_roll.table import REGROUP
from oubliettes.games.quetes.sight.odds import count
from oubliettes.games.quetes.table import GREEN
from oubliettes.games.souterrains.sight.odds import once
from oubliettes.games.souterrains.table import Trial
from oubliettes.players import Grade, advise
from tests.games.dungeon_roll.situation import at
from tests.games.quetes.situation import meet, table
from tests.support import rule

THROWS = 1_000_000
GOBLIN, SKELETON, OOZE, CHEST, POTION, DRAGON = range(6)


def share(faces: int, dice: int, works: Callable[[tuple[int, ...]], bool], seed: int) -> float:
    """How many of a million throws of these dice, faces from 0, work out."""
    falls = list(product(range(faces), repeat=dice))
    seen = Counter(Random(seed).choices(range(len(falls)), k=THROWS))
    return sum(many for fall, many in seen.items() if works(falls[fall])) / THROWS


def agrees(exact: float, found: float) -> bool:
    return abs(exact - found) <= 5 * sqrt(exact * (1 - exact) / THROWS) + 1e-4  # odds are shown to four digits


@rule("QT-12.1", "QT-12.2", "QT-12.3")
@pytest.mark.parametrize("ahead", [-9, -4, 0, 6])
def test_fights_are_won_as_often_as_counted(ahead: int) -> None:
    points = [1, 2, 3, 4, 5, 6, 7, 16]
    exact = count(ahead, 1, 1, 0)
    found = share(8, 2, lambda dice: ahead + points[dice[0]] >= points[dice[1]], seed=ahead)
    assert agrees(exact.wins / exact.throws, found)
    assert not agrees(exact.wins / exact.throws + 1 / 64, found)


@rule("QT-23.22")
def test_a_second_die_is_counted() -> None:
    points = [1, 2, 3, 4, 5, 6, 7, 16]
    exact = count(-6, 1, 1, GREEN)
    found = share(8, 3, lambda dice: points[dice[0]] + points[dice[2]] - 6 >= points[dice[1]], seed=3)
    assert agrees(exact.wins / exact.throws, found)


@rule("DR-10.1")
@pytest.mark.parametrize("dice, lair", [(3, 0), (4, 1), (5, 2)])
def test_the_dragon_wakes_as_often_as_counted(dice: int, lair: int) -> None:
    assert agrees(dragon_wakes(dice, lair), share(6, dice, lambda fall: fall.count(DRAGON) + lair >= 3, seed=dice))


@rule("DR-11.6", "DR-6.4")
def test_a_level_is_cleared_as_often_as_counted() -> None:
    """A lone Cleric beats one monster, or any number of Skeletons; the Dragon, which three dice may wake, he cannot."""

    def cleared(fall: tuple[int, ...]) -> bool:
        monsters = [die for die in fall if die <= OOZE]
        return fall.count(DRAGON) < 3 and (len(monsters) <= 1 or set(monsters) == {SKELETON})

    match = at(REGROUP, level=2, party="cleric", hero="mercenary")
    exact = glory_chance(match.table)
    assert agrees(exact, share(6, 3, cleared, seed=9))
    assert {pick: note.chance for pick, note in match.notes(0).items()} == {("glory",): exact, ("retire",): None}


@rule("SS-6.2", "SS-6.3")
@pytest.mark.parametrize("needed", [-3, 2, 11, 20, 25])
def test_tests_are_passed_as_often_as_counted(needed: int) -> None:
    def passed(dice: tuple[int, ...]) -> bool:
        return dice[0] == 19 or (dice[0] != 0 and dice[0] + 1 >= needed)

    assert agrees(once(Trial("search", needed)), share(20, 1, passed, seed=needed))


# ------------------------------------------------------------------ advice


@rule("QT-11.2", "QT-4.4")
def test_advice_has_the_odds_of_each_ally() -> None:
    """The Barbarian alone, or with whoever shakes hands on it."""
    match = meet(table("barbarian", "warrior", "thief", "priest"), "drunken_orc")
    ask = match.pending[0]
    alone = match.notes(ask.seat)[("fight",)].chance
    fight = match.view(ask.seat).fight
    assert alone == fight.odds / fight.throws


def test_advice_has_the_chances_of_notes() -> None:
    match: Any = at(REGROUP, level=2, party="cleric", hero="mercenary")
    advice = advise(match.game, match.sight(0), Random(2), grade=Grade(24, 60.0))
    assert advice.odds == {("glory",): match.notes(0)[("glory",)].chance}


def test_advice_weighs_the_options() -> None:
    match: Any = at(level=3, dungeon="goblin*3", party="fighter mage thief")
    advice = advise(match.game, match.sight(0), Random(2), grade=Grade(24, 60.0))
    assert advice.pick in match.pending[0].options
    assert set(advice.values) <= set(match.pending[0].options)
    assert len(advice.values) > 2
    assert all(0 <= value <= 1 for value in advice.values.values())
    assert advice.values[advice.pick] >= advice.values[("flee",)]
    assert advice == advise(match.game, match.sight(0), Random(2), grade=Grade(24, 60.0))
