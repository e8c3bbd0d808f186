"""DJ-7: life, Fatigue, Destiny."""

from typing import Any

import pytest

from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, new
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.combat import fighter_turn
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.ending.interruption import Cut, start_combat
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.monsters.targeting import targets_on_board
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import DEAD, IN, LEFT, OFF, PC, PE, PE_NEXT, Body, Coming, Fire, Group, Item, Table
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, fight, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.games.donjon.towns import making
from tests.support import rule, said


def trapped(heroes: str, **facts: Any) -> tuple[Table, int]:
    """Somebody beside a chest, whose dart awaits him on a 1."""
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, "chest", "2,2")


def aiding(heroes: str, rolls: tuple[int, ...] = (), **facts: Any) -> Match[Table]:
    return match(table(heroes=heroes, **facts), ("last_aid",), rolls=rolls)


@rule("DJ-7.1", "DJ-7.2", "DJ-7.3", "DJ-8.2")
def test_the_points_of_a_new_adventurer() -> None:
    hero = play(making(), "race elf", "class thief").table.heroes[0]
    assert (hero.life, hero.max_life, hero.fatigue, hero.max_fatigue, hero.destiny, hero.gold) == (20, 20, 5, 5, 2, 20)


@rule("DJ-28.1", "DJ-7.4", "DJ-7.5", "DJ-7.9")
def test_who_declines_is_down_and_not_dead() -> None:
    t = table(heroes="elf wizard 2,2 life=5 fatigue=0 -shield; warrior 5,5", monsters="orc 2,1")
    play(prowl(t, rolls=[8, 3]), "pass", "fall")
    assert t.heroes[0].life == 0
    assert t.heroes[0].fate == "in"
    assert t.heroes[0].destiny == 2
    assert [hero.number for hero in targets_on_board(t)] == [1]


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


@rule("DJ-7.6")
def test_who_is_down_lives_until_the_end_of_the_fight() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; wizard 5,5 life=0", monsters="orc 0,0", phase=PC, round=1, struck=True)
    match(t, ("round_ends", 0))
    assert t.heroes[1].fate == IN
    t.agenda.clear()
    match(t, ("combat_over",), draws=[0])
    assert t.heroes[1].fate == "dead"


@rule("DJ-7.7")
def test_harsh_death_kills_at_the_end_of_the_round_after_last_aid() -> None:
    for harsh, fate in ((True, "dead"), (False, "in")):
        t = table(heroes=f"warrior 2,5 {SPENT}; wizard 5,5 life=0", monsters="orc 0,0", harsh_death=harsh)
        t.phase, t.round, t.struck = PC, 1, True
        match(t, ("round_ends", 0))
        assert t.heroes[1].fate == fate


@rule("DJ-7.7")
def test_harsh_death_has_its_last_aid_each_round() -> None:
    fates = {}
    for harsh in (False, True):
        t = table(heroes="warrior 0,5 life=0; thief 2,5 fatigue=0 destiny=0", monsters="orc 2,0", harsh_death=harsh)
        t.phase, t.round = PC, 1
        match(t, ("round_ends", 0))
        fates[harsh] = t.heroes[0].fate
    assert fates == {False: IN, True: DEAD}
    t = table(heroes="warrior 0,5 life=0; priest 2,5", monsters="orc 2,0", harsh_death=True, phase=PC, round=1)
    played = match(t, ("round_ends", 0), rolls=[2])
    assert asked(played) == (1, "last-aid")
    play(played, "aid healing seat:0")
    assert t.heroes[0].life == 2


@rule("DJ-7.7", "DJ-7.8")
def test_harsh_death_waits_for_those_who_fell_before_the_fight() -> None:
    t = table(heroes=f"warrior 0,5 life=0; thief 3,5 {SPENT}; priest 5,5 {SPENT}", monsters="orc 2,0", harsh_death=True)
    match(t, ("combat",))
    assert t.fallen == (0,)
    t.heroes[2].life = 0
    t.agenda.clear()
    match(t, ("round_ends", 0))
    assert [hero.fate for hero in t.heroes] == [IN, IN, DEAD]
    t.heroes[0].life = 3
    run(harm.hurt(t, t.heroes[0], 4), picks=[("fall",)])
    t.agenda.clear()
    match(t, ("round_ends", 0))
    assert t.heroes[0].fate == DEAD, "healed and struck down again, he fell in this fight"


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


@rule("DJ-1.11", "DJ-7.8", "DJ-7.15")
def test_going_home_at_once_ends_the_phase_for_those_who_are_down() -> None:
    for aid, fate in (("aid healing seat:2", LEFT), ("pass", DEAD)):
        t = table("room_n", heroes="warrior 2,2; priest 4,4; thief 5,5 life=0", done=("main",))
        m = match(t, ("go_home",), rolls=[4])
        play(m, "home")
        assert asked(m) == (1, "last-aid")
        play(m, aid)
        assert (t.outcome, t.heroes[2].fate) == ("success", fate)


@rule("DJ-7.8", "DJ-7.15")
def test_an_exploration_phase_ends_with_last_aid() -> None:
    t = table(heroes="priest 1,1; thief 2,2 life=0")
    m = match(t, ("explored",), rolls=[4], draws=[0])
    assert asked(m) == (0, "last-aid")
    play(m, " ".join(map(str, m.pending[0].options[0])))
    assert t.heroes[1].life == 4
    t = table(heroes="priest 1,1; thief 2,2 life=0")
    m = match(t, ("explored",), draws=[0])
    play(m, "pass")
    assert t.heroes[1].fate == DEAD
    assert "dies" in said(m)


@rule("DJ-7.9", "DJ-37.7")
def test_the_end_of_a_fight_melts_ice_and_puts_out_fire() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,5 {SPENT} frozen=1", monsters="goblin 2,1")
    t.fires = (Fire(at(t, "5,5"), 0),)
    layout.refresh(t)
    t.heroes[0].drained = 1
    play(match(t, ("combat",), rolls=[9, 1], draws=[0] * 3), "next seat:0", "strike 10 goblin")
    assert not t.heroes[1].frozen
    assert not t.fires
    assert t.heroes[0].drained == 0
    assert at(t, "5,5") not in t.map.tall


@rule("DJ-7.9", "DJ-14.11")
def test_the_downed_do_nothing() -> None:
    t = table(heroes="warrior 2,3 life=0 +healing_potion; priest 3,3")
    played = match(t, ("next_hero",))
    assert asked(played) == (1, "turn"), "nobody asks the one who is down"
    assert "seat:0" not in picks(played, "give"), "he is given nothing, but may be healed"
    assert picks(played, "skill-on") == ["seat:0 healing"]


@rule("DJ-7.9")
def test_the_downed_stop_nobody_and_see_nothing() -> None:
    t = table("corridor", heroes=f"warrior 2,3 life=0; thief 2,5 {SPENT}", monsters="goblin 3,1")
    prowl(t, rolls=[1, 10])
    assert spot(t, t.monsters[0]) in ("2,4", "3,4"), "past the warrior, to the thief"


@rule("DJ-7.9")
def test_monsters_keep_away_from_those_who_stand_alone() -> None:
    t = table("room_n", heroes="warrior 5,5; thief 0,0 life=0")
    t.coming = [Coming("orc", 0)]
    t.groups.append(Group("orc_band", 1, 0))
    run(arrival.settle_in(t, 0))
    assert spot(t, t.monsters[0]) == "1,0", "as far as possible from the warrior, beside the downed thief"


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


@rule("DJ-7.11")
def test_anybody_passes_over_a_downed_adventurer_but_stops_not_there() -> None:
    t = table("corridor", heroes="warrior 2,3 life=0; priest 3,3 life=0; thief 2,0", monsters="goblin 2,4")
    goblin = t.monsters[0]
    reached = distances.reach(t, goblin, 4)
    assert at(t, "2,2") in reached
    assert at(t, "2,3") not in reached


@rule("DJ-7.12")
def test_who_is_healed_stands_up_and_still_has_his_turn() -> None:
    t = table(heroes="priest 2,3; warrior 3,3 life=0")
    played = match(t, ("next_hero",), rolls=[3])
    play(played, "skill-on seat:1 healing", "end")
    assert t.heroes[1].life == 3
    assert asked(played) == (1, "turn")
    t = table(heroes="priest 2,3; warrior 3,3 life=0", revealed=True)
    t.heroes[1].played = True
    played = match(t, ("next_hero",), rolls=[3])
    play(played, "skill-on seat:1 healing", "end")
    assert (t.explorations, asked(played)) == (2, (0, "next-hero")), "he has had it already: the round is over"


@rule("DJ-7.12")
def test_one_healed_a_little_still_has_his_turn() -> None:
    for phase, step, prompt in ((PC, "heroes_part", "fight"), (PE, "next_hero", "turn")):
        t = table(heroes="priest 2,5; thief 3,5 life=0", monsters="orc 0,0", phase=phase, round=1)
        if phase == PE:
            t.monsters[0].quest = True
        t.heroes[0].played = True
        t.heroes[1].life = 1
        m = match(t, (step,))
        assert asked(m) == (1, prompt)


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
    played = match(t, ("last_aid",), rolls=[1, 6])
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
    played = match(table(heroes=heroes), ("last_aid",))
    play(played, "helper seat:0", "pass")
    assert asked(played) == (1, "last-aid"), "one who passes does not speak for the others"


@rule("DJ-7.13", "DJ-7.9", "DJ-37.7")
def test_nobody_helps_who_is_down_frozen_spent_or_out_of_sight() -> None:
    assert not aiding("warrior 2,2 life=0; priest 3,3 life=0").pending
    assert not aiding("warrior 2,2 life=0; priest 3,3 fatigue=0").pending
    assert not aiding("warrior 2,2 life=0; priest 3,3 frozen=1").pending
    assert not aiding("warrior 2,2; priest 3,3 life=9").pending, "nobody is down"
    t = table("room_nwe", "n corridor", heroes="warrior 0,0 life=0; priest 2,-3")
    assert not match(t, ("last_aid",)).pending, "round the corner"
    t = table(heroes="warrior 2,2 life=0; priest 3,3 +scroll_healing", dead_magic=True)
    assert not match(t, ("last_aid",)).pending, "Dead Magic"


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
        return [str(pick[1]) for pick in loot.options(t, t.heroes[0])]

    assert offered("warrior 2,3") == ["0"]
    assert offered("warrior 3,2") == ["0"], "on the very square"
    assert offered("warrior 1,2") == []
    assert offered("warrior 2,3", points=0) == []
    assert offered("warrior 2,3", ran=True) == []
    assert offered("warrior 2,3", over=True) == [], "not in a Combat Phase"


@rule("DJ-7.14")
def test_a_body_is_looted_for_one_point_from_its_square_or_beside_it() -> None:
    t = table(heroes=f"warrior 2,2; thief 3,3 {SPENT} gold=7 +rope")
    life.die(t, t.heroes[1])
    m = turn(t)
    play(m, "loot 0", "take_gold", "take_thing rope", "done")
    assert (t.heroes[0].gold, t.turn.points) == (7, 2)
    assert "rope" in [item.kind for item in t.heroes[0].pack]
    t.stand(t.heroes[0], at(t, "3,3"))
    assert len(loot.options(t, t.heroes[0])) == 1
    t.stand(t.heroes[0], at(t, "5,3"))
    assert loot.options(t, t.heroes[0]) == []
    t.stand(t.heroes[0], at(t, "3,3"))
    t.phase = PC
    assert not any(pick[0] == "loot" for pick in fighter_turn.menu(t, t.heroes[0]))


@rule("DJ-7.16")
def test_area_effects_pass_over_the_downed() -> None:
    t = table(heroes="warrior 2,3 destiny=0; priest 3,3 life=0; thief 1,3 destiny=0")
    bench = put_piece(t, "alchemist_bench", "2,2", "3,2")
    play(turn(t, rolls=[1, 3, 2]), f"examine alchemist_bench {bench}")
    assert [hero.life for hero in t.heroes] == [17, 0, 18], "no die is rolled for him"


@rule("DJ-7.16")
def test_no_area_effect_touches_the_downed() -> None:
    t = table(heroes=f"wizard 2,5 {SPENT} fatigue=1; thief 2,2 life=0", monsters="orc 2,1")
    skilled(t.heroes[0], "fireball")
    play(fight(t, rolls=[1, 9]), "skill-area 2 1 fireball")  # one attack die, one defence die
    assert t.heroes[1].life == 0
    t = table(heroes=f"wizard 2,5 {SPENT} fatigue=1; thief 2,2 life=0", monsters="orc 2,1")
    skilled(t.heroes[0], "earthquake")
    play(fight(t, rolls=[9]), "skill-zone 0 earthquake")  # the orc's test alone
    assert not t.heroes[1].knocked
    t = table(heroes="thief 2,2 life=0 destiny=2")
    run(harm.hurt(t, t.heroes[0], 3))  # nobody is asked to escape death again
    assert t.heroes[0].destiny == 2
