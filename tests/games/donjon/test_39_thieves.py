"""DJ-39: thief skills."""

from typing import Any

import pytest

from oubliettes.games.donjon.rules.adventurer.sheet import carries
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.rules.skills.using import search_die
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.sight.view import hide
from oubliettes.games.donjon.table import CLOSED, PC, PC_NOW, PE, UNKNOWN, Table
from tests.games.donjon.fights import SPENT, fight, foe, prowl, skilled
from tests.games.donjon.heroes import hero_with
from tests.games.donjon.quest_rooms import cleared, stand_beside
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, close, match, picks, play, put_piece, table, turn
from tests.support import rule


def thief(*skills: str, where: str = "2,2", monsters: str = "", more: str = "", zones: tuple[str, ...] = ()) -> Table:
    t = table(*zones, heroes=f"thief {where} destiny=0 fatigue=2 {more}", monsters=monsters)
    skilled(t.heroes[0], *skills)
    return t


def listener(*zones: str, **facts: Any) -> Table:
    return hero_with("listen_at_doors", "thief 2,0", "", *zones, md=True, **facts)


@rule("DJ-39.1", "DJ-39.2", "DJ-18.4")
def test_find_traps_makes_the_zone_safe_for_good() -> None:
    t = thief("find_traps")
    m = play(turn(t), "skill find_traps")
    assert t.zones[0].safe
    assert picks(m, "skill") == []
    assert picks(fight(thief("find_traps", monsters="orc 5,5")), "skill") == []  # exploration only


@rule("DJ-39.2")
def test_traps_are_found_in_one_zone() -> None:
    t = table("room_nwe", "n room_n", heroes="thief 2,2")
    skilled(t.heroes[0], "find_traps")
    play(turn(t), "skill find_traps")
    assert [zone.safe for zone in t.zones] == [True, False]


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


@rule("DJ-39.3", "DJ-15.14")
def test_a_lock_is_picked_from_either_side() -> None:
    for where in ("2,0", "2,-1"):
        t = table("room_nwe", "n room_n", heroes=f"thief {where} fatigue=1")
        close(t, 0, locked=True)
        skilled(t.heroes[0], "lockpicking")
        m = turn(t)
        assert picks(m, "skill-door") == ["0 lockpicking"]
        play(m, "skill-door 0 lockpicking", "open")
        assert t.doors[0].state == "open"


@rule("DJ-39.3", "DJ-15.13")
def test_lockpicking_opens_a_lock_without_a_test() -> None:
    t = thief("lockpicking", where="2,0")
    t.doors[0].locked = True
    chest = put_piece(t, "chest", "1,0", locked=True)
    m = turn(t)
    assert picks(m, "skill-door") == ["0 lockpicking"]
    assert picks(m, "skill-piece") == [f"{chest} chest lockpicking"]
    play(m, "skill-door 0 lockpicking")
    assert not t.doors[0].locked
    assert t.doors[0].state == CLOSED
    assert t.doors[0].relocked
    t = thief("lockpicking", where="2,0")
    assert not picks(turn(t), "skill-door")


@rule("DJ-39.4")
def test_neither_the_thief_himself_nor_the_fallen_distract_an_enemy() -> None:
    for state, offered in (("", True), ("life=0", False), ("frozen=1", False)):
        t = hero_with("backstab", "thief 2,2", "orc 2,1; zombie 5,5", others=f"priest 2,0 {SPENT} {state}")
        m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
        assert (asked(m)[1] == "before-dice") is offered


@rule("DJ-39.4")
def test_backstab_needs_a_companion_at_the_enemy() -> None:
    t = table(
        heroes=f"thief 2,2 fatigue=1 destiny=0 weapon=short_sword; priest 2,0 {SPENT}", monsters="orc 2,1; zombie 5,5"
    )
    skilled(t.heroes[0], "backstab")
    m = play(fight(t, rolls=[3, 5]), "strike 10 orc", "declare backstab")
    assert foe(t).life == 5 - (3 + 5 + 4 - 10)
    t = table(heroes=f"thief 2,2 fatigue=1 destiny=0; priest 5,4 {SPENT}", monsters="orc 2,1; zombie 5,5")
    skilled(t.heroes[0], "backstab")
    m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
    assert asked(m) == (0, "fight")


@rule("DJ-39.5", "DJ-39.11")
def test_dodge_works_against_weapons_and_claws_but_not_spells() -> None:
    t = thief("dodge", monsters="spectre 2,1")
    m = prowl(t, rolls=[10, 1])
    assert asked(m) == (0, "reaction")
    t = thief("dodge", where="2,5", monsters="demon 2,0")
    foe(t).spells = ("magic_missile",)
    m = prowl(t, rolls=[10, 1])
    assert asked(m) == (0, "fatigue-defence")


@rule("DJ-39.6")
def test_stealth_hides_from_spells_while_another_is_seen() -> None:
    t = table(heroes="thief 2,4; warrior 4,4", monsters="evil_sorcerer 2,0")
    t.phase = PC
    add_effect(t.heroes[0], "stealth", 1, PC_NOW)
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:1",)]
    t.stand(t.heroes[1], at(t, "5,5"))
    put_piece(t, "wardrobe", *[f"{x},3" for x in (3, 4, 5)], *[f"4,{y}" for y in (4, 5)])
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:0",)]


@rule("DJ-39.6")
def test_stealth_hides_while_another_can_be_attacked_and_lets_pass() -> None:
    t = table(heroes="thief 2,2; warrior 1,1", monsters="orc 1,2")
    skilled(t.heroes[0], "stealth")
    m = play(fight(t), "skill stealth")
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [1]
    assert not walking.stops(t, t.heroes[0], at(t, "2,1"))
    t.heroes[1].life = 0
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [0]
    play(m, "end")
    t.heroes[0].fatigue = t.heroes[0].destiny = 0
    play(fight(t, rolls=[1, 9]), "strike 10 orc")
    assert not effect(t.heroes[0], "stealth")  # until he attacks


@rule("DJ-39.6", "DJ-10.12")
def test_stealth_of_an_exploration_lasts_until_the_end_of_the_next_fight() -> None:
    t = thief("stealth")
    play(turn(t), "skill stealth")
    hero = t.heroes[0]
    phase_ends(t, PE)
    assert effect(hero, "stealth")
    phase_starts(t, PC)
    assert effect(hero, "stealth")
    phase_ends(t, PC)
    assert not effect(hero, "stealth")


@rule("DJ-39.7", "DJ-6.6", "DJ-9.16")
def test_a_sixth_sense_of_the_set_up_is_back_with_the_second_exploration() -> None:
    t = table(heroes="thief 2,2 fatigue=2 destiny=0", phase="town", hand=["foul_air"])
    skilled(t.heroes[0], "sixth_sense")
    play(match(t, ("event", "foul_air"), rolls=[9]), "sense")
    assert t.heroes[0].tilted == (PE,)
    assert t.heroes[0].fatigue == 1


@rule("DJ-39.7", "DJ-39.8", "DJ-39.11", "DJ-28.5")
@pytest.mark.parametrize("die, stopped", [(6, True), (1, False)])
def test_sixth_sense_comes_before_destiny(die: int, stopped: bool) -> None:
    t = table(heroes="thief 2,2; warrior 3,3 fatigue=5 destiny=0")
    t.decks["event"].remove("foul_air")
    skilled(t.heroes[0], "sixth_sense")
    t.heroes[0].fatigue = 1
    t.hand = ["foul_air"]
    m = match(t, ("md_step",), rolls=[die], draws=[0] * 2)
    assert asked(m) == (0, "sixth-sense")
    play(m, "sense")
    if stopped:
        assert t.heroes[1].fatigue == 5
    else:
        assert asked(m) == (0, "stop-event")
        play(m, "pass")
        assert t.heroes[1].fatigue == 4
    assert t.played
    assert "foul_air" in t.discards["event"]


@rule("DJ-39.9")
@pytest.mark.parametrize("round_, life", [(1, 10 - 3), (2, 10 - 2)])
def test_what_was_heard_helps_against_the_idol_too(round_: int, life: int) -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}", monsters="orc 5,5", listened=True, round=round_)
    idol = t.pieces[put_piece(t, "idol", "2,1", "3,1", "2,2", "3,2", life=10)]
    play(fight(t, rolls=[5, 5]), "smash")  # 5 + 8 (+ 1) against 5 + 6
    assert idol.life == life


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


@rule("DJ-39.9")
def test_listening_shows_the_card_to_the_heroes_and_shuts_the_md_out() -> None:
    t = thief("listen_at_doors", where="2,0")
    t.hand = ["locked_door"]
    t.decks["event"].remove("locked_door")
    m = play(turn(t, draws=[0] * 9), "skill-door 0 listen_at_doors")
    assert t.doors[0].listened
    assert t.heard == (len(t.pile) - 1,)
    assert t.pile[-1] != UNKNOWN
    event = next(event for event in m.log if event.key == "listens")
    assert event.readers == (0,)
    assert not picks(m, "skill-door")
    play(m, "open")
    assert not t.doors[0].locked  # no card on that door


@rule("DJ-39.9")
def test_a_fight_behind_that_door_starts_well() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5", listened=True)
    t.hand = ["ambush"]
    m = match(t, ("combat",), rolls=[1, 3, 2, 3])
    assert asked(m)[1] == "fight"
    assert not t.ambush
    play(m, "strike 10 orc")
    assert foe(t).life == 5 - (1 + 8 + 1 - 8)
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5", listened=True, round=2)
    play(fight(t, rolls=[1, 3]), "strike 10 orc")
    assert foe(t).life == 5 - (1 + 8 - 8)


@rule("DJ-39.10", "DJ-45.6")
def test_an_expert_searches_the_royal_tombs() -> None:
    t = cleared("dead_kings_crown", "thief 2,1 destiny=0 skill=expert_search")
    number = stand_beside(t, "crown")
    m = play(turn(t, rolls=[2, 6]), f"activate {number} crown", "expert")
    assert picks(m, "keep-die") == ["6", "2"]
    play(m, "keep-die 6")
    assert carries(t.heroes[0], "dead_kings_crown")


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


@rule("DJ-39.10")
def test_expert_search_rolls_two_and_keeps_one() -> None:
    t = thief("expert_search")
    hero = t.heroes[0]
    assert run(search_die(t, hero, "search"), [3, 10], picks=[("expert",), ("keep-die", 10)]).total == 10
    assert hero.tilted == (PE,)
    assert run(search_die(t, hero, "search"), [7]).total == 7
    t = thief("expert_search")
    assert run(search_die(t, t.heroes[0], "search"), [7], picks=[("plain",)]).total == 7
    assert t.heroes[0].fatigue == 2
