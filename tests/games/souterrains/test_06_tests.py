"""SS-6: tests."""

import pytest

from oubliettes.games.souterrains.pieces import TESTS, Dice, dice
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.combat import initiative
from oubliettes.games.souterrains.rules.dice import total
from oubliettes.games.souterrains.rules.dungeons.codes import (
    run,
)
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.trial import claim_situation, enemy_passes
from oubliettes.games.souterrains.table import Settings, Table
from oubliettes.games.souterrains.wares import THINGS
from oubliettes.kernel import FastDice, ScriptedDice
from tests.games.souterrains.situation import against, at, d10, needed, play, room, table
from tests.support import do, offers, rule, said


@rule("SS-6.1")
@pytest.mark.parametrize("die, passed", [(16, True), (15, False)])
def test_the_formula(die: int, passed: bool) -> None:
    match = at(("searched",), rolls=[die, 1, *d10(0)])
    assert ("test-passed" in said(match)) is passed


@rule("SS-6.4")
def test_naturals_of_enemies() -> None:
    new = table()
    assert run(enemy_passes(new, 1, 40, "save", "SS-6.16"), ScriptedDice([20]))
    assert not run(enemy_passes(new, 30, 5, "save", "SS-6.16"), ScriptedDice([1]))
    assert run(enemy_passes(new, 3, 5, "save", "SS-6.16"), ScriptedDice([2]))
    assert not run(enemy_passes(new, 2, 5, "save", "SS-6.16"), ScriptedDice([2]))


@rule("SS-6.6", "SS-6.5")
def test_a_reroll_is_final_and_may_follow_a_1() -> None:
    match = at(("searched",), domains=["observation"], rolls=[1, 20, 3, *d10(0)])
    do(match, "reroll")
    assert match.pending[0].prompt == "search-take"
    match = at(("searched",), domains=["observation"], rolls=[1, 2, *d10(0)])
    do(match, "reroll")
    assert match.pending[0].prompt == "explore"


@rule("SS-6.11", "SS-6.21", "SS-10.9", "SS-27.5")
def test_maluses() -> None:
    new = table(fatigue=3)
    new.hero.poisoned = 10
    assert prepare(new, "search").needed == 17 - 1 + 3 + 2
    assert initiative(table(fatigue=3), 4) == 17


@rule("SS-10.9", "SS-6.11")
@pytest.mark.parametrize("test", sorted(test for test, row in TESTS.items() if row["difficulty"] != "enemy_total_hd"))
def test_fatigue_is_a_malus_on_every_test(test: str) -> None:
    difficulty = 12 if TESTS[test]["difficulty"] == "target_ac" else None
    fresh, tired = (prepare(table(fatigue=steps), test, difficulty=difficulty, tag="poison").needed for steps in (0, 3))
    assert tired == fresh + 3


@rule("SS-6.13", "SS-6.9", "SS-6.12")
def test_situations_are_capped_at_2_on_each_side() -> None:
    new = table(sections=[room(floor="smooth_stone", walls="alcove", lighting="lamp", flooded=True)])
    trial = prepare(new, "stealth")
    assert (dict(trial.bonus)["situation"], dict(trial.malus)["situation"]) == (2, 2)


@rule("SS-6.14")
def test_honour_claims() -> None:
    new = table(settings=Settings(honour_claims=True))
    match = play(new, ("searched",), rolls=[13, 1, *d10(0)])
    do(match, "situation 2")
    assert (needed(match) if match.table.trial else 14) == 14
    assert new.hero.honour
    assert not any(pick.startswith("situation") for pick in offers(at(("searched",), resources=1)))


@rule("SS-6.14", "SS-6.13")
def test_a_claim_on_honour_keeps_to_the_caps() -> None:
    new = table(settings=Settings(honour_claims=True), sections=[room(lighting="torch")])
    trial = prepare(new, "search")
    assert dict(trial.bonus) == {"situation": 1}
    claim_situation(new, trial, 2)
    assert (dict(trial.bonus), new.hero.honour) == ({"situation": 2}, True)
    claim_situation(new, trial, -1)
    assert (dict(trial.bonus), dict(trial.malus)) == ({"situation": 2}, {"situation": 1})


@rule("SS-6.16")
def test_a_group_rolls_with_its_highest_hd() -> None:
    match = against("goblin*2 goblin_chief", ("group_surprise",), off="", gifts=["infravision"], rolls=[2])
    assert not match.table.enc.group_surprised  # 2 + 3 >= 5
    match = against("goblin*2", ("group_surprise",), off="", gifts=["infravision"], rolls=[3])
    assert match.table.enc.group_surprised  # 3 + 1 < 5


@rule("SS-6.19", "SS-13.2")
def test_blind_saves() -> None:
    dark = table(off="")
    tags = ("fall", "dodge", "fire", "body", "mind", "poison", "disease")
    assert {tag: "blind" in dict(prepare(dark, "save", tag=tag).malus) for tag in tags} == {
        "fall": True, "dodge": True, "fire": True, "body": False, "mind": False, "poison": False, "disease": False
    }  # fmt: skip
    assert "blind" in dict(prepare(dark, "pick_lock").malus)
    assert "blind" not in dict(prepare(dark, "force").malus)


@rule("SS-6.19")
def test_level_is_at_least_one() -> None:
    assert level(table()) == 1
    assert prepare(table(), "disarm").needed == 14
    assert THINGS["torch"].kind == "torch"


@rule("SS-6.20")
def test_dice_strings() -> None:
    assert (dice("2d6+1"), dice("3")) == (Dice(2, 6, 1), Dice(0, 1, 3))
    assert run(total(Table(), dice("2d6+1"), "damage", "SS-16.10"), FastDice(1)) in range(3, 14)


@rule("SS-6.22", "SS-21.14")
def test_worn_things_help_and_only_the_best() -> None:
    new = table(items=["ward_charm_1", "ward_charm_2", "hush_boots_1", "lens_1", "focus_1"])
    match = do(play(new), "gear", "wear 0 ward_charm_1", "wear 0 ward_charm_2", "wear 0 hush_boots_1")
    assert not any(pick.startswith("wear") for pick in offers(match))  # three at most
    assert dict(prepare(new, "save", tag="mind").bonus) == {"item": 2}
    assert dict(prepare(new, "flight").bonus) == {"item": 1}
