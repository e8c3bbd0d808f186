"""DJ-22: light and darkness."""

import pytest

from oubliettes.games.donjon import pieces
from oubliettes.games.donjon.pieces import STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import has_light
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.rules.dice.life import recover
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.zones import light
from oubliettes.games.donjon.table import Turn
from tests.games.donjon.fights import SPENT, skilled
from tests.games.donjon.heroes import new_hero
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import picks, play, table, turn
from tests.games.donjon.trials import try_it
from tests.support import rule


@rule("DJ-22.1", "DJ-22.3", "DJ-22.9")
def test_worked_example_27_darkness() -> None:
    t = table("room_n=crypt", heroes="dwarf warrior 1,2 fatigue=0; dwarf priest 2,2 +torch")
    m = turn(t)
    assert picks(m, "run") == []
    assert not try_it(t, STRENGTH, 5)  # 4 + 5 - 1
    m = turn(t, 1)
    play(m, "torch")
    assert try_it(t, STRENGTH, 5)
    assert picks(m, "run") == [""]
    assert not light.is_dark(t, 0)


@rule("DJ-22.1")
def test_zones_are_lit_unless_a_card_says_otherwise() -> None:
    t = table("room_n", "n room_n=crypt")
    assert not light.is_dark(t, 0)
    assert light.is_dark(t, 1)


@rule("DJ-22.2", "DJ-22.4")
def test_darkness_is_that_of_the_zone_one_stands_in_and_binds_adventurers_only() -> None:
    t = table("room_n", "n room_n=crypt", heroes="warrior 2,0 destiny=0", monsters="orc 2,-3")
    t.turn = Turn(0, points=3)
    assert walking.may_run(t, t.heroes[0])
    walking.step(t, t.heroes[0], t.map.steps[t.heroes[0].at][0])
    assert not walking.may_run(t, t.heroes[0])
    assert walking.may_run(t, t.monsters[0])
    assert try_it(t, STRENGTH, 5, figure=10)  # an orc's Strength is 4


@rule("DJ-22.3")
@pytest.mark.parametrize("die, passed", [(6, False), (7, True)])
def test_darkness_takes_one_off_a_test(die: int, passed: bool) -> None:
    t = table("room_n=crypt", heroes=f"human warrior 1,2 {SPENT}")
    assert run(trials.trial(t, t.heroes[0], STRENGTH), [die]) is passed


@rule("DJ-22.4")
def test_attack_and_sight_are_as_in_the_light() -> None:
    from oubliettes.games.donjon.board import sees
    from oubliettes.games.donjon.rules.adventurer.sheet import attack_base

    lit, dark = (table(f"room_n={room}", heroes="warrior 0,4") for room in ("empty_room", "dungeon_cell"))
    assert attack_base(lit.heroes[0]) == attack_base(dark.heroes[0])
    assert sees(dark.map, dark.heroes[0].at, dark.zones[0].squares[35])


@rule("DJ-22.5", "DJ-22.6")
def test_a_torch_lasts_for_one_level() -> None:
    t = table("stairs", "n room_n=crypt", heroes="human warrior 2,1 +torch")
    m = turn(t)
    play(m, "torch")
    hero = t.heroes[0]
    assert hero.torch == 1
    assert [item.left for item in hero.pack if item.kind == "torch"] == [5]
    play(m, "step n", "step n")
    assert hero.torch == 0
    assert light.is_dark(t, 1)


@rule("DJ-22.5")
def test_a_torch_gives_light_and_goes_out_above_as_below() -> None:
    t = table("stairs", "n room_n=crypt", heroes="human warrior 2,-1 +torch")
    assert light.is_dark(t, 1)
    m = play(turn(t), "torch")
    assert not light.is_dark(t, 1)
    assert t.heroes[0].torch == 2
    play(m, "step s")
    assert t.heroes[0].torch == 0


@rule("DJ-22.6", "DJ-22.5")
def test_lighting_a_torch_is_free() -> None:
    t = table(heroes="thief 2,3")
    played = play(turn(t), "torch")
    hero = t.heroes[0]
    assert (hero.torch, t.turn.points) == (1, 5), "for this level"
    assert next(item.left for item in hero.pack if item.kind == "torch") == 5
    assert "torch" not in [pick[0] for pick in played.pending[0].options]


@rule("DJ-22.6")
def test_a_torch_ends_with_its_level_however_one_leaves_it_and_with_the_game() -> None:
    t = table("stairs", "n room_n", heroes="human wizard 2,-1 destiny=0 torch=2", monsters="")
    skilled(t.heroes[0], "teleport")
    play(turn(t), "skill-on seat:0 teleport", "to 2 3")
    assert t.heroes[0].torch == 0
    t.heroes[0].torch = 1
    recover(t.heroes[0])
    assert t.heroes[0].torch == 0
    t = table("stairs", "n room_n", heroes="human wizard 2,-1 torch=2")
    play(turn(t), "step n")
    assert t.heroes[0].torch == 2


@rule("DJ-22.7", "DJ-22.8", "DJ-22.9")
def test_a_lantern_lights_the_zone_of_its_bearer_only_while_he_stands() -> None:
    t = table("room_n=crypt", "n room_n=crypt", heroes="warrior 1,3; wizard 2,3")
    assert not light.is_dark(t, 0)
    assert light.is_dark(t, 1)
    t.heroes[1].life = 0
    assert light.is_dark(t, 0)


@rule("DJ-22.7", "DJ-44.21")
def test_who_has_a_light() -> None:
    assert not has_light(new_hero("thief")), "torches in the pack do not burn"
    assert has_light(new_hero("thief torch=1"))
    assert has_light(new_hero("warrior +lantern"))
    assert has_light(new_hero("warrior +everburning_lantern"))


@rule("DJ-22.9")
def test_everybody_in_the_zone_is_helped_by_one_light() -> None:
    t = table("room_n=crypt", heroes=f"human warrior 1,2 {SPENT}; thief 2,4 torch=1")
    assert run(trials.trial(t, t.heroes[0], STRENGTH), [6])
    assert "" in picks(turn(t), "run")


@rule("DJ-22.10")
def test_a_whole_level_may_be_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("stairs", "n room_n")
    assert not light.is_dark(t, 0)
    assert not light.is_dark(t, 1)
    monkeypatch.setitem(pieces.QUESTS, "black_fang", {**pieces.QUESTS["black_fang"], "dark_levels": (2,)})
    assert not light.is_dark(t, 0)
    assert light.is_dark(t, 1)
