"""Skills and spells at their edges (DJ-36 to DJ-39)."""

from typing import Any

import pytest

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.rules.skills.spells import cast
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.sight.view import hide
from oubliettes.games.donjon.table import NOBODY, PC, PC_NOW, PE, PE_NEXT, ROUND, UNKNOWN, Table
from oubliettes.kernel import NoMoreDice
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.support import rule


def hero_with(skill: str, hero: str, monsters: str = "", *zones: str, others: str = "", **facts: Any) -> Table:
    """The first hero has this skill and one point for it."""
    t = table(*zones, heroes=f"{hero} destiny=0 fatigue=1; {others}", monsters=monsters, **facts)
    skilled(t.heroes[0], skill)
    return t


# ------------------------------------------------------------------ warriors (DJ-36)


@rule("DJ-36.3")
def test_a_whirlwind_passes_over_whom_a_follow_through_has_killed() -> None:
    t = hero_with("whirlwind", "warrior 2,2", "goblin 2,1; goblin 3,2; troll 1,1; zombie 5,5")
    skilled(t.heroes[0], "whirlwind", "follow_through")
    t.heroes[0].fatigue = 2
    m = play(fight(t, rolls=[9, 1, 9, 1, 1, 9]), "skill whirlwind", "whirl 10 goblin", "follow 11 goblin")
    assert asked(m) == (0, "fight")  # the troll alone was left, and has been struck
    assert [one.kind for one in t.monsters] == ["troll", "zombie"]


@rule("DJ-36.4", "DJ-6.4")
def test_follow_through_costs_its_point_and_follows_no_shot() -> None:
    t = hero_with("follow_through", "warrior 2,2", "goblin 2,1; goblin 3,2; zombie 5,5")
    play(fight(t, rolls=[9, 1, 1, 9]), "strike 10 goblin", "follow 11 goblin")
    assert t.heroes[0].fatigue == 0
    assert t.heroes[0].tilted == (PC,)
    t = hero_with("follow_through", "warrior 2,2 weapon=sling +stones", "goblin 2,1 life=1; goblin 3,2; zombie 5,5")
    m = play(fight(t, rolls=[9, 1]), "shoot 10 goblin stones")
    assert asked(m) == (0, "fight")


@rule("DJ-36.5", "DJ-6.5")
def test_a_bodyguard_pays_and_stands_and_takes_no_ice() -> None:
    others = "warrior 3,2 fatigue=1 destiny=0"
    t = table(heroes=f"thief 2,2 {SPENT}; {others}", monsters="evil_sorcerer 2,0; orc 5,5", md=True)
    skilled(t.heroes[1], "bodyguard")
    m = play(prowl(t, rolls=[9]), "cast-on seat:0 ice_block")  # no attack spell: nobody is asked
    assert asked(m) == (2, "monster-turn")
    t.agenda.clear()
    foe(t).spells = ("magic_missile",)
    m = play(prowl(t, rolls=[5, 5]), "cast-on seat:0 magic_missile")
    assert asked(m) == (1, "bodyguard")
    play(m, "guard seat:0")
    assert t.heroes[1].fatigue == 0
    assert t.heroes[1].tilted == (PC,)
    assert lives(t) == [20, 20 - (5 + 10 - 5 - 8)]
    for state in ("life=0", "frozen=1"):
        t = table(heroes=f"thief 2,2 {SPENT}; {others} {state}", monsters="orc 1,1", md=True)
        skilled(t.heroes[1], "bodyguard")
        assert asked(play(prowl(t, rolls=[1, 9]), "attack seat:0"))[1] == "monster-turn"


@rule("DJ-36.7")
def test_a_charge_that_misses_roots_nobody_and_roots_last_one_turn() -> None:
    for die, rooted in ((1, False), (9, True)):
        t = hero_with("charge", "warrior 2,5", "troll 2,1; zombie 5,0")
        play(fight(t, rolls=[1, die, 8]), "run", *["step n"] * 3, "strike 10 troll", "declare charge")
        assert foe(t).rooted is rooted
        assert t.turn.points == 1
    t.agenda.clear()
    t.md = 1
    t.learnt.append(False)
    m = prowl(t)
    assert picks(m, "go") == picks(m, "run") == []
    assert picks(m, "attack") == ["seat:0"]
    play(m, "end")
    assert picks(prowl(t), "go")


@rule("DJ-36.8")
def test_a_taunt_lasts_the_round_and_binds_spells_as_well() -> None:
    t = hero_with("taunt", "warrior 2,4", "evil_sorcerer 2,0; orc 5,0", others=f"thief 4,4 {SPENT}")
    play(fight(t), "skill taunt")
    assert [one.until for one in t.heroes[0].effects] == [ROUND]
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:0",)]
    t.heroes[0].effects = ()
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:0",), ("seat:1",)]


@rule("DJ-36.9")
def test_second_wind_is_a_d6() -> None:
    for die, life in ((6, 16), (1, 11)):
        t = hero_with("second_wind", "warrior 2,2 life=10", "orc 5,5")
        play(fight(t, rolls=[die]), "skill second_wind")
        assert lives(t) == [life]


# ------------------------------------------------------------------ wizards (DJ-37)


@rule("DJ-37.1", "DJ-37.2")
def test_the_centre_of_an_area_is_in_sight_too() -> None:
    t = hero_with("fireball", "wizard 2,5", "orc 2,1; zombie 5,0")
    put_piece(t, "wardrobe", "2,3")
    centres = [tuple(map(int, option.split()[:2])) for option in picks(fight(t), "skill-area")]
    assert centres
    assert all(sees(t.map, at(t, "2,5"), at(t, f"{x},{y}")) for x, y in centres)
    assert (2, 1) not in centres


@rule("DJ-37.2", "DJ-37.9")
def test_an_earthquake_is_for_zones_in_sight_with_an_enemy_on_the_ground() -> None:
    t = hero_with("earthquake", "wizard 2,1", "orc 2,-3; zombie 5,-4", "room_nwe", "n room_n")
    m = fight(t)
    assert picks(m, "skill-zone") == ["1 earthquake"]
    for one in t.monsters:
        add_effect(one, "flying", 1, PC_NOW)
    t.agenda.clear()
    assert picks(fight(t), "skill-zone") == []


@rule("DJ-37.5")
def test_flight_over_fire_and_its_end_with_the_phase() -> None:
    t = hero_with("fly", "wizard 2,3", "orc 5,0")
    t.fires = ((at(t, "2,2"), NOBODY),)
    layout.refresh(t)
    play(fight(t), "skill-on seat:0 fly", "step n", "step n")
    assert lives(t) == [20]
    assert spot(t, t.heroes[0]) == "2,1"
    t = hero_with("fly", "wizard 2,3")
    play(turn(t), "skill-on seat:0 fly")
    assert t.heroes[0].flying
    phase_ends(t, PE)
    assert not t.heroes[0].flying


@rule("DJ-37.2")
def test_an_area_does_not_reach_through_a_wall() -> None:
    t = table("room_n", "n room_n", heroes="wizard 2,1")
    assert at(t, "0,-1") not in aims.area(t.map, at(t, "0,0"))
    assert len(aims.area(t.map, at(t, "0,0"))) == 4


@rule("DJ-37.5", "DJ-37.12")
@pytest.mark.parametrize("flies", [False, True])
def test_who_flies_is_above_the_fire_he_stood_in(flies: bool) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.fires = ((at(t, "2,2"), NOBODY),)
    if flies:
        add_effect(t.heroes[0], "flying", 1, PC_NOW)
    fight(t, rolls=[] if flies else [4])
    assert lives(t) == [20 if flies else 16]


@rule("DJ-37.6")
@pytest.mark.parametrize("die, frozen", [(4, True), (5, False)])
def test_ice_is_a_matter_of_dexterity(die: int, frozen: bool) -> None:
    t = hero_with("ice_block", "wizard 2,5", "skaven 2,1; zombie 5,0")  # Dexterity 4, Magic and Strength 3
    play(fight(t, rolls=[die]), "skill-at 10 skaven ice_block")
    assert foe(t).frozen is frozen


@rule("DJ-37.7")
def test_a_frozen_monster_tests_its_strength_and_a_neighbour_may_free_it() -> None:
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="orc 2,2 frozen=1; orc 2,3", md=True)
    assert not prowl(t, 10, rolls=[4]).pending  # Strength 4: 8
    assert foe(t).frozen
    m = prowl(t, 10, rolls=[5])
    assert not foe(t).frozen
    assert asked(m) == (1, "monster-turn")
    t.agenda.clear()
    foe(t).frozen = True
    m = prowl(t, 11, rolls=[8])
    assert picks(m, "free") == ["10 orc"]
    play(m, "free 10 orc")
    assert not foe(t).frozen
    assert picks(m, "attack") == picks(m, "free") == []


@rule("DJ-37.7")
def test_nothing_harms_who_is_in_ice() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} frozen=1; thief 3,5 {SPENT}", monsters="demon 2,0; orc 2,4 frozen=1")
    t.phase, t.turn.figure = PC, 10
    run(cast(t, foe(t), "toxic_cloud", (2, 4)), [10, 1])
    assert lives(t)[0] == 20
    assert foe(t, 11).life == 5
    run(cast(t, foe(t), "earthquake", ("zone", 0)), [1, 4])
    assert lives(t)[0] == 20


@rule("DJ-37.9")
def test_an_earthquake_deals_a_d4() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 5,0", md=True)
    with pytest.raises(NoMoreDice, match="cannot show"):
        play(prowl(t, rolls=[1, 5]), "cast-zone 0 earthquake")


@rule("DJ-37.10")
def test_a_monster_knocked_down_defends_worse_stays_and_rises() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="troll 2,1 knocked=1; orc 5,5", md=True)
    play(fight(t, rolls=[5, 5]), "strike 10 troll", "end")
    assert foe(t).life == 15 - (5 + 8 - 5 - 8 + 2)
    m = prowl(t)
    assert picks(m, "go") == picks(m, "run") == []
    assert picks(m, "attack") == ["seat:0"]  # it may attack
    play(m, "end")
    assert not foe(t).knocked
    assert picks(prowl(t), "go")


@rule("DJ-37.11")
def test_a_wall_ends_with_its_third_square_and_the_fight() -> None:
    t = hero_with("wall_of_fire", "wizard 2,5", "orc 2,1; zombie 5,0")
    m = play(fight(t), "skill wall_of_fire", "fire 1 3", "fire 2 3", "fire 3 3")
    assert asked(m) == (0, "fight")
    assert len(t.fires) == 3
    t.agenda.clear()
    run(rounds.STEPS["combat-over"](t))
    assert not t.fires
    t = hero_with("wall_of_fire", "wizard 2,5", "orc 2,1; zombie 5,0")
    put_piece(t, "statue", "2,3")
    m = play(fight(t), "skill wall_of_fire", "fire 1 2")
    assert "2 2" not in picks(m, "fire")  # behind the statue: not in sight
    play(m, "done")
    assert len(t.fires) == 1


@rule("DJ-37.12")
def test_monsters_burn_on_their_way_and_at_their_start() -> None:
    t = table("corridor", heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0", md=True)
    t.fires = tuple((at(t, f"{x},2"), NOBODY) for x in (2, 3))
    layout.refresh(t)
    play(prowl(t, rolls=[2]), "go 2 3")
    assert foe(t).life == 3
    t.agenda.clear()
    t.stand(foe(t), at(t, "2,2"))
    prowl(t, rolls=[1])
    assert foe(t).life == 2


@rule("DJ-37.14", "DJ-38.4", "DJ-38.5")
@pytest.mark.parametrize("skill, cls", [("arcane_shield", "wizard"), ("blessing", "priest"), ("aegis", "priest")])
def test_a_boon_needs_sight(skill: str, cls: str) -> None:
    t = hero_with(skill, f"{cls} 2,5", "orc 5,0", others=f"warrior 2,1 {SPENT}; thief 4,4 {SPENT}")
    put_piece(t, "wardrobe", "2,3")
    assert picks(fight(t), "skill-on") == [f"seat:0 {skill}", f"seat:2 {skill}"]


# ------------------------------------------------------------------ priests (DJ-38)


@rule("DJ-38.2")
def test_healing_needs_sight_and_ends_fountain_poison() -> None:
    others = f"warrior 2,1 {SPENT} life=5; thief 4,4 {SPENT} water=1"
    t = hero_with("healing", "priest 2,5", "orc 5,0", others=others)
    put_piece(t, "wardrobe", "2,3")
    m = fight(t, rolls=[3])
    assert picks(m, "skill-on") == ["seat:2 healing"]
    play(m, "skill-on seat:2 healing")
    assert not t.heroes[2].water


@rule("DJ-38.3")
def test_purification_stays_in_its_zone_and_lifts_the_evil_eye() -> None:
    others = f"warrior 3,3 {SPENT}; thief 2,-3 {SPENT} venom=1"
    t = hero_with("purification", "priest 2,2", "", "room_n", "n room_n", others=others)
    add_effect(t.heroes[1], "evil_eye", 1, PE_NEXT)
    play(turn(t), "skill purification")
    assert not effect(t.heroes[1], "evil_eye")
    assert t.heroes[2].venom == 1


@rule("DJ-38.6")
def test_turn_undead_reaches_four_squares_in_sight() -> None:
    t = hero_with("turn_undead", "priest 2,5", "zombie 2,1; zombie 2,0; zombie 0,2")
    put_piece(t, "wardrobe", "1,3")
    assert [one.number for one in aims.turnable(t, t.heroes[0])] == [10]


@rule("DJ-38.6")
def test_a_two_is_not_the_end_of_the_undead() -> None:
    t = hero_with("turn_undead", "priest 2,5", "zombie 2,1; orc 5,0")
    play(fight(t, rolls=[2]), "skill turn_undead")
    assert foe(t).lost_turn
    assert len(t.monsters) == 2


@rule("DJ-38.9", "DJ-37.6")
def test_sanctuary_turns_a_spell_aside() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} sanctuary=1; priest 5,5 {SPENT}", monsters="evil_sorcerer 2,0", md=True)
    play(prowl(t, rolls=[2]), "cast-on seat:0 ice_block")  # Magic 6 + 2: the spell is lost
    assert not t.heroes[0].frozen
    assert "ice_block" not in foe(t).spells
    t.agenda.clear()
    foe(t).spells = ("ice_block",)
    play(prowl(t, rolls=[3, 1]), "cast-on seat:0 ice_block")
    assert t.heroes[0].frozen


# ------------------------------------------------------------------ thieves (DJ-39)


@rule("DJ-39.2", "DJ-18.4", "DJ-18.6")
def test_found_traps_do_nothing_in_that_zone() -> None:
    t = hero_with("find_traps", "thief 2,2")
    chest = put_piece(t, "chest", "2,1")
    m = play(turn(t, rolls=[1]), "skill find_traps", f"examine chest {chest}")
    assert lives(t) == [20]
    assert t.pieces[chest].spent
    assert f"chest {chest}" not in picks(m, "examine")
    for card in ("pit", "poisoned_darts", "sleeping_gas", "falling_block", "arrow_slit"):
        assert not playing.playable(t, card, "move", 0)


@rule("DJ-39.3")
def test_lockpicking_needs_the_lock_before_one() -> None:
    t = hero_with("lockpicking", "thief 2,2", "", "room_nwe")
    for door in t.doors:
        door.locked = True
    far, near = put_piece(t, "chest", "5,5", locked=True), put_piece(t, "chest", "3,2", locked=True)
    m = turn(t)
    assert picks(m, "skill-door") == []
    assert picks(m, "skill-piece") == [f"{near} chest lockpicking"]
    play(m, f"skill-piece {near} chest lockpicking")
    assert (t.pieces[near].locked, t.pieces[far].locked) == (False, True)


@rule("DJ-39.4")
def test_neither_the_thief_himself_nor_the_fallen_distract_an_enemy() -> None:
    for state, offered in (("", True), ("life=0", False), ("frozen=1", False)):
        t = hero_with("backstab", "thief 2,2", "orc 2,1; zombie 5,5", others=f"priest 2,0 {SPENT} {state}")
        m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
        assert (asked(m)[1] == "before-dice") is offered


@rule("DJ-39.6")
def test_stealth_hides_from_spells_while_another_is_seen() -> None:
    t = table(heroes="thief 2,4; warrior 4,4", monsters="evil_sorcerer 2,0")
    t.phase = PC
    add_effect(t.heroes[0], "stealth", 1, PC_NOW)
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:1",)]
    t.stand(t.heroes[1], at(t, "5,5"))
    put_piece(t, "wardrobe", *[f"{x},3" for x in (3, 4, 5)], *[f"4,{y}" for y in (4, 5)])
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:0",)]


@rule("DJ-39.7", "DJ-6.4", "DJ-6.5")
@pytest.mark.parametrize("die, stopped", [(3, False), (4, True)])
def test_sixth_sense_is_a_test_of_dexterity_that_costs_its_point(die: int, stopped: bool) -> None:
    t = hero_with("sixth_sense", "human thief 2,2")
    play(match(t, ("event", "distant_howl"), rolls=[die]), "sense")
    assert t.howl is not stopped
    assert t.heroes[0].fatigue == 0
    assert t.heroes[0].tilted == (PE,)


@rule("DJ-39.7", "DJ-42.21", "DJ-42.30")
def test_whispers_find_nobody_to_tire_whose_last_point_went_into_a_sixth_sense() -> None:
    t = hero_with("sixth_sense", "human thief 2,2")
    found = match(t, ("event", "whispers"), rolls=[3])
    play(found, "sense")
    assert t.heroes[0].fatigue == 0
    assert found.log[-1].key == "event-in-vain"
    assert t.event == ""


def listener(*zones: str, **facts: Any) -> Table:
    return hero_with("listen_at_doors", "thief 2,0", "", *zones, md=True, **facts)


@rule("DJ-39.9")
def test_who_sees_the_card_that_was_heard() -> None:
    t = listener(others="warrior 4,4")
    play(turn(t, draws=[0]), "skill-door 0 listen_at_doors")
    card = t.pile[-1]
    assert card != UNKNOWN
    assert [hide(t, seat).pile[-1] for seat in (0, 1, 2, None)] == [card, card, UNKNOWN, UNKNOWN]


@rule("DJ-39.9")
def test_where_one_may_listen() -> None:
    t = listener()
    t.pile = []
    assert picks(turn(t), "skill-door") == []  # no card is left
    t = listener("room_n", "n room_n")
    layout.swing(t, t.doors[0], open_=False)
    assert picks(turn(t), "skill-door") == []  # what lies behind is known


@rule("DJ-39.9")
def test_the_md_is_shut_out_of_that_door_in_this_phase_only() -> None:
    t = listener()
    t.hand = ["locked_door"]
    t.doors[0].listened = True
    t.pile = ["throne_hall", "corridor"]
    play(turn(t), "open")
    assert t.listened
    assert len(t.zones) == 2
    t = listener()
    t.hand = ["locked_door"]
    t.doors[0].listened = True
    match(t, ("explore",), draws=[0] * 4)
    assert not t.doors[0].listened
    t.agenda.clear()
    t.pile = ["throne_hall", "corridor"]
    m = play(turn(t), "open")
    assert asked(m) == (1, "window")
    play(m, "pass")
    assert not t.listened


@rule("DJ-39.10")
def test_an_expert_searches_zones_and_furniture() -> None:
    for action in ("search", "chest"):
        t = hero_with("expert_search", "thief 2,2")
        t.decks["treasure"] = ["antidote"]
        number = put_piece(t, "chest", "2,1")
        pick = "search" if action == "search" else f"examine chest {number}"
        m = play(turn(t, rolls=[10, 2], draws=[0]), pick, "expert")
        assert picks(m, "keep-die") == ["10", "2"]
        play(m, "keep-die 2")
        assert not any(item.kind == "antidote" for item in t.heroes[0].pack)
        assert t.zones[0].searched is (action == "search")
