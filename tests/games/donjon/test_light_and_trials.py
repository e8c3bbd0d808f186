"""Light and darkness (DJ-22), tests and the Fatigue that helps them (DJ-23, DJ-27)."""

from collections.abc import Iterable
from typing import Any

import pytest

from oubliettes.games.donjon import pieces
from oubliettes.games.donjon.pieces import DEXTERITY, MAGIC, STRENGTH
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.zones import light
from oubliettes.games.donjon.table import PE_NOW, Effect, Table, Turn
from oubliettes.kernel import Roll
from tests.games.donjon.situation import asked, match, picks, play, table, turn
from tests.support import rule


def try_it(
    t: Table, which: int, *dice: int, target: int = 9, figure: int = 0, answers: Iterable[tuple[Any, ...]] = ()
) -> bool:
    """A test with these dice; whoever is asked gives these answers."""
    script = trials.trial(t, t.figure(figure), which, target)
    rolls, picked = list(dice), list(answers)
    try:
        request = next(script)
        while True:
            if isinstance(request, Roll):
                request = script.send((rolls.pop(0),))
            else:
                answer = picked.pop(0)
                assert answer in request.options  # type: ignore[union-attr]
                request = script.send(answer)
    except StopIteration as end:
        assert not rolls
        assert not picked
        return bool(end.value)


@rule("DJ-23.2", "DJ-27.2", "DJ-23.3", "DJ-23.4", "DJ-23.1")
def test_worked_example_6() -> None:
    t = table(heroes="human warrior 1,1 fatigue=1")
    assert try_it(t, STRENGTH, 6)
    assert not try_it(t, STRENGTH, 5, answers=[("fail",)])
    assert t.heroes[0].fatigue == 1
    assert try_it(t, STRENGTH, 5, answers=[("fatigue", 1)])
    assert t.heroes[0].fatigue == 0
    assert not try_it(t, STRENGTH, 5)  # nothing to spend: nobody is asked
    t = table("room_n=crypt", heroes="warrior 1,1 fatigue=0")
    t.heroes[0].base = (5, 5, 3, 2, 3, 3)
    assert try_it(t, DEXTERITY, 10, target=13)
    assert not try_it(t, DEXTERITY, 9, target=13)


@rule("DJ-23.1")
def test_each_characteristic_has_its_own_tests() -> None:
    t = table(heroes="warrior 1,1 fatigue=0")
    t.heroes[0].base = (9, 9, 2, 3, 4, 9)
    for which, needed in ((STRENGTH, 7), (DEXTERITY, 6), (MAGIC, 5)):
        assert try_it(t, which, needed)
        assert not try_it(t, which, needed - 1)


@rule("DJ-27.4", "DJ-23.4")
def test_fatigue_never_makes_a_natural_ten() -> None:
    t = table(heroes="warrior 1,1 fatigue=1")
    t.heroes[0].base = (5, 5, 1, 1, 1, 3)
    assert not try_it(t, STRENGTH, 9, target=13)  # 9 + 1 is no natural 10, and one point is not enough


@rule("DJ-23.6")
def test_penalties_add_up_and_lower_the_die() -> None:
    t = table(heroes="human warrior 1,1 fatigue=0 venom=1")
    assert not try_it(t, STRENGTH, 6)
    assert try_it(t, STRENGTH, 7)
    t.heroes[0].effects = (Effect("curse", 1, PE_NOW),)
    assert not try_it(t, STRENGTH, 7)
    assert try_it(t, STRENGTH, 8)
    assert try_it(t, STRENGTH, 10, target=20)  # read on the die, before any modifier


@rule("DJ-23.5")
def test_monsters_test_in_the_same_way() -> None:
    t = table(heroes="warrior 1,1 destiny=0", monsters="troll 3,3")
    assert try_it(t, STRENGTH, 4, figure=10)  # Strength 5
    assert not try_it(t, STRENGTH, 3, figure=10)
    assert try_it(t, MAGIC, 10, target=15, figure=10)


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


@rule("DJ-22.7", "DJ-22.8", "DJ-22.9")
def test_a_lantern_lights_the_zone_of_its_bearer_only_while_he_stands() -> None:
    t = table("room_n=crypt", "n room_n=crypt", heroes="warrior 1,3; wizard 2,3")
    assert not light.is_dark(t, 0)
    assert light.is_dark(t, 1)
    t.heroes[1].life = 0
    assert light.is_dark(t, 0)


@rule("DJ-44.21", "DJ-22.8")
def test_the_everburning_lantern_lights_the_zones_joined_by_an_open_door() -> None:
    from oubliettes.games.donjon.rules.zones import layout

    t = table("room_n=crypt", "n room_n=crypt", heroes="warrior 1,3 +everburning_lantern")
    assert not light.is_dark(t, 0)
    assert not light.is_dark(t, 1)
    layout.swing(t, t.doors[0], open_=False)
    assert light.is_dark(t, 1)


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


@rule("DJ-22.10")
def test_a_whole_level_may_be_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("stairs", "n room_n")
    assert not light.is_dark(t, 0)
    assert not light.is_dark(t, 1)
    monkeypatch.setitem(pieces.QUESTS, "black_fang", {**pieces.QUESTS["black_fang"], "dark_levels": (2,)})
    assert not light.is_dark(t, 0)
    assert light.is_dark(t, 1)


@rule("DJ-22.4")
def test_attack_and_sight_are_as_in_the_light() -> None:
    from oubliettes.games.donjon.board import sees
    from oubliettes.games.donjon.rules.adventurer.sheet import attack_base

    lit, dark = (table(f"room_n={room}", heroes="warrior 0,4") for room in ("empty_room", "dungeon_cell"))
    assert attack_base(lit.heroes[0]) == attack_base(dark.heroes[0])
    assert sees(dark.map, dark.heroes[0].at, dark.zones[0].squares[35])


@rule("DJ-28.4", "DJ-28.3")
def test_a_monsters_test_that_concerns_a_hero_may_be_rolled_again() -> None:
    t = table(heroes="warrior 1,1 destiny=1", monsters="troll 3,3")
    script = trials.trial(t, t.monsters[0], STRENGTH, about=0)
    assert isinstance(next(script), Roll)
    ask = script.send((9,))
    assert ask.prompt == "roll-again"  # type: ignore[union-attr]
    assert isinstance(script.send(("again",)), Roll)
    with pytest.raises(StopIteration) as end:
        script.send((1,))
    assert end.value.value is False
    assert t.heroes[0].destiny == 0


@rule("DJ-26.5")
def test_a_square_is_seen_by_its_centre() -> None:
    from oubliettes.games.donjon.board import sees
    from tests.games.donjon.situation import at, put_piece

    t = table("room_n", heroes="warrior 2,4")
    put_piece(t, "statue", "2,2")
    t.webs = (at(t, "2,3"),)
    assert sees(t.map, at(t, "2,4"), at(t, "2,3"))
    assert sees(t.map, at(t, "2,4"), at(t, "2,2"))
    assert not sees(t.map, at(t, "2,4"), at(t, "2,1"))


@rule("DJ-27.3")
def test_fatigue_is_asked_for_after_the_die() -> None:
    t = table("room_n_locked", heroes="human warrior 2,0")
    m = match(t, ("turn-starts", 0), ("turn",), rolls=[4])
    play(m, "break")
    assert asked(m) == (0, "test")
    assert m.pending[0].facts == {"total": 7, "target": 9}
    assert picks(m, "fatigue") == ["2"]
