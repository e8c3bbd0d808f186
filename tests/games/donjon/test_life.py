"""DJ-7, DJ-29: falling, last aid, death, recovery."""

from typing import Any

import pytest

from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, new
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.ending.interruption import Cut, start_combat
from oubliettes.games.donjon.rules.town import aftermath
from oubliettes.games.donjon.table import DEAD, IN, LEFT, LOST, OFF, PC, PE, PE_NEXT, Body, Item, Table
from oubliettes.kernel import Match
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule

# ------------------------------------------------------------------ down (DJ-7.4 to DJ-7.12)


def trapped(heroes: str, **facts: Any) -> tuple[Table, int]:
    """Somebody beside a chest, whose dart awaits him on a 1."""
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, "chest", "2,2")


@rule("DJ-7.4", "DJ-7.5", "DJ-7.9")
def test_at_nothing_he_is_down_not_dead() -> None:
    t, chest = trapped("warrior 2,3 life=2 destiny=0; priest 3,3 destiny=0")
    played = turn(t, rolls=[1, 4])
    play(played, f"examine chest {chest}")
    hero = t.heroes[0]
    assert (hero.life, hero.fate) == (0, IN), "never below 0, and not dead yet"
    assert not is_standing(hero)
    assert not is_standing(hero)
    assert not played.pending, "he takes no turn any more"


@rule("DJ-7.9", "DJ-14.11")
def test_the_downed_do_nothing() -> None:
    t = table(heroes="warrior 2,3 life=0 +healing_potion; priest 3,3")
    played = match(t, ("next-hero",))
    assert asked(played) == (1, "turn"), "nobody asks the one who is down"
    assert "seat:0" not in picks(played, "give"), "he is given nothing, but may be healed"
    assert picks(played, "skill-on") == ["seat:0 healing"]


@rule("DJ-7.10", "DJ-31.50")
def test_who_is_standing() -> None:
    t = table(heroes="warrior; elf wizard; thief; priest")
    warrior, wizard, thief, priest = t.heroes
    warrior.life = 0
    wizard.drained = 2
    thief.fate = LEFT
    assert [is_standing(hero) for hero in t.heroes] == [False, False, False, True]
    assert [hero.fate == IN and not is_standing(hero) for hero in t.heroes] == [True, True, False, False]
    wizard.pack = (*wizard.pack, new("ogre_gauntlets"))
    assert is_standing(wizard), "worn gauntlets are no passing effect"
    states.add_effect(wizard, "weakened", 5, PE_NEXT)
    assert is_standing(wizard), "weakening is"
    priest.frozen = True
    assert is_standing(priest)


@rule("DJ-7.11")
def test_anybody_passes_over_the_downed_but_does_not_stop_there() -> None:
    t = table(heroes="warrior 2,3; priest 2,2 life=0")
    played = turn(t)
    play(played, "step n")
    assert {pick[0] for pick in played.pending[0].options} == {"step"}, "he may not stay"
    play(played, "step n")
    assert "end" in [pick[0] for pick in played.pending[0].options]


@rule("DJ-7.12")
def test_who_is_healed_stands_up_and_still_has_his_turn() -> None:
    t = table(heroes="priest 2,3; warrior 3,3 life=0")
    played = match(t, ("next-hero",), rolls=[3])
    play(played, "skill-on seat:1 healing", "end")
    assert t.heroes[1].life == 3
    assert asked(played) == (1, "turn")
    t = table(heroes="priest 2,3; warrior 3,3 life=0", revealed=True)
    t.heroes[1].played = True
    played = match(t, ("next-hero",), rolls=[3])
    play(played, "skill-on seat:1 healing", "end")
    assert (t.explorations, asked(played)) == (2, (0, "next-hero")), "he has had it already: the round is over"


# ------------------------------------------------------------------ the end of a phase


@rule("DJ-7.6", "DJ-7.8", "DJ-7.14")
def test_who_is_still_at_nothing_dies_and_leaves_all_he_has() -> None:
    t = table(heroes="warrior 2,3 life=0 gold=7 +rope; priest 3,3", revealed=True)
    where = t.heroes[0].at
    t.heroes[1].skills = t.heroes[1].tilted = ()
    match(t, ("explored",))
    hero = t.heroes[0]
    assert (hero.fate, hero.at, hero.gold, hero.pack) == (DEAD, OFF, 0, ())
    body = t.bodies[0]
    assert (body.at, body.gold) == (where, 7)
    assert {item.kind for item in body.items} == {"long_sword", "scale_armour", "small_shield", "rope"}
    assert t.marks["deaths"] == 1
    assert where not in t.who


@rule("DJ-7.8", "DJ-7.13", "DJ-7.15")
def test_last_aid_at_the_end_of_an_exploration_phase() -> None:
    t = table(heroes="warrior 2,3 life=0; priest 3,3", revealed=True)
    played = match(t, ("explored",), rolls=[5])
    assert asked(played) == (1, "last-aid")
    assert picks(played, "aid") == ["healing seat:0"]
    play(played, "aid healing seat:0")
    assert (t.heroes[0].life, t.heroes[0].fate, t.heroes[1].fatigue) == (5, IN, 4)
    assert t.bodies == ()


@rule("DJ-7.8")
def test_a_fight_that_breaks_out_gives_him_until_its_end() -> None:
    t = table(heroes="warrior 2,3 life=0; priest 3,3", monsters="orc 2,0")
    with pytest.raises(Cut):
        start_combat(t)
    assert (t.phase, t.heroes[0].fate, t.heroes[0].life) == (PC, IN, 0)


def aiding(heroes: str, rolls: tuple[int, ...] = (), **facts: Any) -> Match[Table]:
    return match(table(heroes=heroes, **facts), ("last-aid",), rolls=rolls)


@rule("DJ-7.13", "DJ-8.29")
def test_last_aid_is_skills_in_sight_and_potions_beside_him() -> None:
    far = "warrior 0,0 life=0; priest 3,3 +healing_potion +scroll_healing"
    assert picks(aiding(far), "aid") == ["healing seat:0", "scroll_healing seat:0"], "potions only beside him"
    near = "warrior 2,2 life=0; priest 3,3 +healing_potion +t_healing_potion +antidote"
    played = aiding(near, (2,))
    assert picks(played, "aid") == ["healing seat:0", "healing_potion seat:0", "t_healing_potion seat:0"]
    play(played, "aid t_healing_potion seat:0")
    assert not played.pending, "nobody is at 0 any more"
    assert played.table.heroes[0].life == 2
    assert played.table.discards["treasure"] == ["t_healing_potion"]
    assert played.table.heroes[1].fatigue == 5


@rule("DJ-7.13")
def test_last_aid_is_a_choice_and_the_leader_says_who_is_first() -> None:
    heroes = "warrior 2,3 +healing_potion; priest 3,3; thief 2,2 life=0; wizard 3,2 life=0"
    t = table(heroes=heroes)
    t.order = (1, 0, 2, 3)
    played = match(t, ("last-aid",), rolls=[1, 6])
    assert asked(played) == (1, "last-aid-next")
    assert picks(played, "helper") == ["seat:0", "seat:1"]
    play(played, "helper seat:0")
    assert asked(played) == (0, "last-aid")
    play(played, "aid healing_potion seat:3")
    assert t.heroes[3].life == 1
    assert asked(played) == (1, "last-aid")
    play(played, "pass")
    assert not played.pending
    assert t.heroes[2].life == 0
    played = match(table(heroes=heroes), ("last-aid",))
    play(played, "helper seat:0", "pass")
    assert asked(played) == (1, "last-aid"), "one who passes does not speak for the others"


@rule("DJ-7.13", "DJ-7.9", "DJ-37.7")
def test_nobody_helps_who_is_down_frozen_spent_or_out_of_sight() -> None:
    assert not aiding("warrior 2,2 life=0; priest 3,3 life=0").pending
    assert not aiding("warrior 2,2 life=0; priest 3,3 fatigue=0").pending
    assert not aiding("warrior 2,2 life=0; priest 3,3 frozen=1").pending
    assert not aiding("warrior 2,2; priest 3,3 life=9").pending, "nobody is down"
    t = table("room_nwe", "n corridor", heroes="warrior 0,0 life=0; priest 2,-3")
    assert not match(t, ("last-aid",)).pending, "round the corner"
    t = table(heroes="warrior 2,2 life=0; priest 3,3 +scroll_healing", dead_magic=True)
    assert not match(t, ("last-aid",)).pending, "Dead Magic"


@rule("DJ-7.7")
def test_harsh_death_has_its_last_aid_each_round() -> None:
    fates = {}
    for harsh in (False, True):
        t = table(heroes="warrior 0,5 life=0; thief 2,5 fatigue=0 destiny=0", monsters="orc 2,0", harsh_death=harsh)
        t.phase, t.round = PC, 1
        match(t, ("round-ends", 0))
        fates[harsh] = t.heroes[0].fate
    assert fates == {False: IN, True: DEAD}
    t = table(heroes="warrior 0,5 life=0; priest 2,5", monsters="orc 2,0", harsh_death=True, phase=PC, round=1)
    played = match(t, ("round-ends", 0), rolls=[2])
    assert asked(played) == (1, "last-aid")
    play(played, "aid healing seat:0")
    assert t.heroes[0].life == 2


@rule("DJ-7.16")
def test_area_effects_pass_over_the_downed() -> None:
    t = table(heroes="warrior 2,3 destiny=0; priest 3,3 life=0; thief 1,3 destiny=0")
    bench = put_piece(t, "alchemist_bench", "2,2", "3,2")
    play(turn(t, rolls=[1, 3, 2]), f"examine alchemist_bench {bench}")
    assert [hero.life for hero in t.heroes] == [17, 0, 18], "no die is rolled for him"


# ------------------------------------------------------------------ the belongings of the dead (DJ-7.14)


@rule("DJ-7.14")
def test_a_companion_takes_what_he_likes_for_one_point() -> None:
    t = table(heroes="warrior 2,3; priest 0,0")
    t.bodies = (Body(at(t, "3,2"), 12, (Item("rope"), Item("ring_of_protection"), Item("arrows", 4))),)
    played = turn(t)
    play(played, "loot 0")
    assert t.turn.points == 2
    play(played, "take_thing arrows", "take_gold")
    assert picks(played, "take_thing") == ["rope", "ring_of_protection"]
    play(played, "done")
    hero = t.heroes[0]
    assert (hero.gold, hero.pack) == (12, (Item("arrows", 4),))
    assert t.bodies[0] == Body(at(t, "3,2"), 0, (Item("rope"), Item("ring_of_protection")))
    assert t.marks.get("gold", 0) == 0, "it was the party's already"
    play(played, "loot 0", "take_thing rope", "take_thing ring_of_protection")
    assert t.turn.points == 1
    assert picks(played, "loot") == [], "nothing is left"


@rule("DJ-7.14", "DJ-12.3")
def test_bodies_are_searched_from_beside_with_a_point_left_and_in_peace() -> None:
    def offered(text: str, **facts: Any) -> list[str]:
        t = table(heroes=text)
        t.bodies = (Body(at(t, "3,2"), 1, ()),)
        played = turn(t)
        for name, value in facts.items():
            setattr(t.turn, name, value)
        if facts.get("over"):
            t.phase = PC
        assert played.pending
        return [str(pick[1]) for pick in loot.OPTIONS(t, t.heroes[0])]

    assert offered("warrior 2,3") == ["0"]
    assert offered("warrior 3,2") == ["0"], "on the very square"
    assert offered("warrior 1,2") == []
    assert offered("warrior 2,3", points=0) == []
    assert offered("warrior 2,3", ran=True) == []
    assert offered("warrior 2,3", over=True) == [], "not in a Combat Phase"


# ------------------------------------------------------------------ drowning (DJ-19.86)


@rule("DJ-19.86")
def test_the_drowned_are_lost_with_all_but_a_quest_object() -> None:
    t = table(heroes="warrior 2,3 fatigue=0 destiny=0 gold=5 +ring_of_protection +dead_kings_crown; priest 0,5")
    t.decks["treasure"].remove("ring_of_protection")
    where = t.heroes[0].at
    put_piece(t, "chasm", *(f"{x},2" for x in range(6)), row=1, side=0)
    play(turn(t, rolls=[2]), "cross n")
    hero = t.heroes[0]
    assert (hero.fate, hero.life, hero.gold, hero.pack, hero.weapon.kind) == (LOST, 0, 0, (), "")
    assert t.bodies == (Body(where, 0, (Item("dead_kings_crown"),)),)
    assert t.discards["treasure"] == ["ring_of_protection"]


# ------------------------------------------------------------------ recovery (DJ-29)


@rule("DJ-29.1", "DJ-29.3", "DJ-29.6", "DJ-14.10")
def test_rest_gives_a_fatigue_point_and_no_life() -> None:
    t = table(heroes="warrior 2,3 life=4 fatigue=3")
    played = turn(t)
    play(played, "rest")
    assert (t.heroes[0].fatigue, t.heroes[0].life) == (4, 4)
    t = table(heroes="warrior 2,3 fatigue=5 life=1")
    assert "rest" not in [pick[0] for pick in turn(t).pending[0].options]
    life.rest(t, t.heroes[0])
    assert t.heroes[0].fatigue == 5
    life.heal(t, t.heroes[0], 50)
    assert t.heroes[0].life == 20, "never above the maximum"


@rule("DJ-29.2", "DJ-29.4", "DJ-29.5", "DJ-44.19")
def test_between_games_all_is_restored() -> None:
    t = table(heroes="warrior 2,3 life=4 fatigue=0 destiny=1 venom=2 drained=1 +belt_of_endurance; priest 0,0 life=0")
    hero = t.heroes[0]
    hero.max_life = 22
    hero.water = hero.frozen = hero.knocked = hero.lost_turn = hero.lens = True
    hero.tilted = ("PE", "PC")
    hero.weapon = hero.weapon._replace(notch=1, coat=True)
    for name in ("weakened", "curse", "luck", "might", "haste", "blessing"):
        states.add_effect(hero, name, 1, PE_NEXT)
    life.deaths(t)
    t.outcome = "success"
    match(t, ("aftermath",))
    assert (hero.life, hero.fatigue, hero.destiny) == (22, 6, 1), "Destiny comes back by experience alone"
    assert (hero.venom, hero.drained, hero.effects, hero.tilted) == (0, 0, (), ("", ""))
    assert not any((hero.water, hero.frozen, hero.knocked, hero.lost_turn, hero.lens))
    assert hero.weapon == Item("long_sword")
    assert t.heroes[1].fate == DEAD
    assert aftermath.survivors(t) == [hero]
    assert t.phase not in (PE, PC)
