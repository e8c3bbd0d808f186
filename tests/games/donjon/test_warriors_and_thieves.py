"""Warrior and thief skills (DJ-36, DJ-39), and skills in general where they are used (DJ-6.9 to DJ-6.13)."""

import pytest

from oubliettes.games.donjon.rules.adventurer.sheet import defence_base
from oubliettes.games.donjon.rules.adventurer.states import TAUNT, add_effect, effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.movement import distances, walking
from oubliettes.games.donjon.rules.skills.using import search_die
from oubliettes.games.donjon.table import CLOSED, PC, PC_NOW, PE, ROUND, UNKNOWN, Table
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule


def fighter(*skills: str, where: str = "2,2", monsters: str = "orc 2,1; zombie 5,5", more: str = "") -> Table:
    """A warrior with these skills and nothing else to ask."""
    t = table(heroes=f"warrior {where} destiny=0 fatigue=1 {more}", monsters=monsters)
    skilled(t.heroes[0], *skills)
    return t


@rule("DJ-36.1", "DJ-36.2", "DJ-6.4", "DJ-6.5")
def test_mighty_blow_adds_4() -> None:
    t = fighter("mighty_blow")
    m = play(fight(t, rolls=[1, 5]), "strike 10 orc")
    assert asked(m) == (0, "before-dice")
    play(m, "declare mighty_blow")
    assert foe(t).life == 5 - (1 + 8 + 4 - 10)
    assert t.heroes[0].fatigue == 0
    assert t.heroes[0].tilted == (PC,)
    t = table(heroes="warrior 2,5 destiny=0 weapon=sling +stones", monsters="orc 2,1")
    m = play(fight(t, rolls=[1, 9]), "shoot 10 orc stones")
    assert asked(m) == (0, "fight")  # no melee, no Mighty Blow


@rule("DJ-36.3", "DJ-6.9")
def test_whirlwind_strikes_each_adjacent_enemy_with_its_own_dice() -> None:
    t = fighter("whirlwind", monsters="goblin 2,1; goblin 3,2; goblin 1,3; zombie 5,5")
    m = play(fight(t, rolls=[9, 1, 1, 9, 9, 1]), "skill whirlwind")
    assert picks(m, "whirl") == ["10 goblin", "11 goblin", "12 goblin"]
    play(m, "whirl 11 goblin", "whirl 10 goblin")
    assert [one.number for one in t.monsters] == [10, 13]
    assert "strike" not in verbs(m)


@rule("DJ-36.4")
def test_follow_through_after_a_kill() -> None:
    t = fighter("follow_through", monsters="goblin 2,1; goblin 3,2; zombie 5,5")
    m = play(fight(t, rolls=[9, 1, 9, 1]), "strike 10 goblin")
    assert asked(m) == (0, "follow-through")
    play(m, "follow 11 goblin")
    assert [one.kind for one in t.monsters] == ["zombie"]
    t = fighter("follow_through", monsters="orc 2,1; goblin 3,2")
    m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
    assert asked(m) == (0, "fight")


@rule("DJ-36.4", "DJ-36.3")
def test_follow_through_also_follows_a_whirlwind() -> None:
    t = fighter("whirlwind", "follow_through", monsters="goblin 2,1; goblin 3,2; zombie 5,5")
    t.heroes[0].fatigue = 2
    m = play(fight(t, rolls=[9, 1, 9, 1]), "skill whirlwind", "whirl 10 goblin")
    assert asked(m) == (0, "follow-through")
    play(m, "follow 11 goblin")
    assert [one.kind for one in t.monsters] == ["zombie"]
    assert asked(m) == (0, "fight")


@rule("DJ-36.8")
def test_a_taunted_monster_leaves_the_one_beside_it() -> None:
    t = table(heroes=f"warrior 4,2 {SPENT}; thief 1,1 {SPENT}", monsters="orc 1,2", md=True)
    add_effect(t.heroes[0], TAUNT, 1, ROUND)
    m = prowl(t)
    assert picks(m, "attack") == []
    assert "end" not in verbs(m)
    t = table(heroes=f"warrior 4,2 {SPENT}; thief 1,1 {SPENT}", monsters="orc 1,2")
    add_effect(t.heroes[0], TAUNT, 1, ROUND)
    prowl(t, rolls=[1, 9])
    assert [hero.hits for hero in t.heroes] == [1, 0]


@rule("DJ-36.5")
def test_bodyguard_takes_the_blow() -> None:
    t = table(heroes=f"thief 2,2 {SPENT}; warrior 3,2 fatigue=1 destiny=0", monsters="orc 1,1")
    skilled(t.heroes[1], "bodyguard")
    m = prowl(t, rolls=[10, 1])
    assert asked(m) == (1, "bodyguard")
    play(m, "guard seat:0")
    assert lives(t) == [20, 20 - (15 - 9)]  # though the orc could not reach him
    t = table(heroes=f"thief 2,2 {SPENT}; warrior 5,2 fatigue=1 destiny=0", monsters="orc 1,1")
    skilled(t.heroes[1], "bodyguard")
    prowl(t, rolls=[10, 1])
    assert lives(t) == [20 - (15 - 6), 20]  # he is not beside him


@rule("DJ-36.5")
def test_the_first_warrior_in_seat_order_to_accept() -> None:
    warriors = "warrior 3,2 fatigue=1 destiny=0; warrior 3,3 fatigue=1 destiny=0"
    t = table(heroes=f"thief 2,2 {SPENT}; {warriors}", monsters="orc 1,1")
    for hero in t.heroes[1:]:
        skilled(hero, "bodyguard")
    m = prowl(t, rolls=[10, 1])
    play(m, "pass")
    assert asked(m) == (2, "bodyguard")
    play(m, "guard seat:0")
    assert lives(t) == [20, 20, 14]


@rule("DJ-36.6")
def test_parry_adds_4_against_melee_only() -> None:
    t = fighter("parry", monsters="orc 2,1")
    m = prowl(t, rolls=[10, 1])
    assert asked(m) == (0, "reaction")
    play(m, "react parry")
    assert lives(t) == [20 - 2]
    t = fighter("parry", where="2,5", monsters="orc_archer 2,1")
    m = prowl(t, rolls=[10, 1])
    assert asked(m) == (0, "fatigue-defence")


@rule("DJ-36.7")
def test_charge_after_three_squares_roots_the_target() -> None:
    t = fighter("charge", where="2,5", monsters="troll 2,1; zombie 5,0")
    m = play(fight(t, rolls=[6, 5, 5]), "run", "step n", "step n", "step n", "strike 10 troll", "declare charge")
    assert foe(t).life == 15 - (5 + 8 + 3 - 5 - 8)
    assert foe(t).rooted
    assert targeting.walk_of(t, foe(t)) == {foe(t).at: 0}
    t = fighter("charge", where="2,3", monsters="orc 2,1; zombie 5,0")
    m = play(fight(t, rolls=[1, 9]), "step n", "strike 10 orc")
    assert asked(m) == (0, "fight")  # one square is not enough


@rule("DJ-36.8", "DJ-36.10")
def test_taunt_binds_single_attacks_and_the_way_there() -> None:
    heroes = f"warrior 2,2 {SPENT}; thief 1,1 {SPENT}"
    t = table(heroes=heroes, monsters="orc 1,2")
    monster = foe(t)
    assert [hero.number for hero in targeting.targets(t, monster)] == [0, 1]
    add_effect(t.heroes[0], TAUNT, 1, ROUND)
    assert [hero.number for hero in targeting.targets(t, monster)] == [0]
    t = table(heroes=f"warrior 4,2 {SPENT}; thief 1,1 {SPENT}", monsters="orc 1,3")
    add_effect(t.heroes[0], TAUNT, 1, ROUND)
    squares = list(distances.reach(t, foe(t), 3))
    allowed = targeting.allowed(t, foe(t), squares, targeting.bound_to(t, foe(t), dict.fromkeys(squares, 0)))
    assert at(t, "3,3") in allowed
    assert at(t, "1,2") not in allowed  # next to the other, and not to him
    assert at(t, "1,5") in allowed


@rule("DJ-36.10", "DJ-19.37")
def test_taunt_comes_before_the_waker_and_the_waker_before_stealth() -> None:
    t = table(heroes="warrior 2,2; thief 1,1; priest 1,3", monsters="mummy 1,2 waker=1")
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [1]
    add_effect(t.heroes[1], "stealth", 1, PC_NOW)
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [1]
    add_effect(t.heroes[2], TAUNT, 1, ROUND)
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [2]


@rule("DJ-19.37")
def test_a_woken_creature_must_attack_its_waker() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}; thief 1,1 {SPENT}", monsters="mummy 1,2 waker=0", md=True)
    m = prowl(t)
    assert "end" not in verbs(m)
    assert picks(m, "attack") == ["seat:0"]
    t = table(
        "room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}; thief 1,-5 {SPENT}", monsters="mummy 1,-6 waker=0", md=True
    )
    m = prowl(t)
    assert "end" in verbs(m)  # too far off: it is free
    assert picks(m, "attack") == ["seat:1"]


@rule("DJ-36.9", "DJ-6.13")
def test_second_wind_heals_its_owner_only_if_he_is_hurt() -> None:
    t = fighter("second_wind", more="life=10")
    t.heroes[0].venom = 1
    play(fight(t, rolls=[4]), "skill second_wind")
    assert lives(t) == [14]
    assert t.heroes[0].venom == 1  # DJ-19.91: it is not magic
    t = fighter("second_wind")
    assert picks(fight(t), "skill") == []
    t = fighter("second_wind", more="life=10", monsters="")
    assert picks(turn(t), "skill") == ["second_wind"]


# ------------------------------------------------------------------ thieves


def thief(*skills: str, where: str = "2,2", monsters: str = "", more: str = "", zones: tuple[str, ...] = ()) -> Table:
    t = table(*zones, heroes=f"thief {where} destiny=0 fatigue=2 {more}", monsters=monsters)
    skilled(t.heroes[0], *skills)
    return t


@rule("DJ-39.1", "DJ-39.2", "DJ-18.4")
def test_find_traps_makes_the_zone_safe_for_good() -> None:
    t = thief("find_traps")
    m = play(turn(t), "skill find_traps")
    assert t.zones[0].safe
    assert picks(m, "skill") == []
    assert picks(fight(thief("find_traps", monsters="orc 5,5")), "skill") == []  # exploration only


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


@rule("DJ-39.7", "DJ-39.8", "DJ-39.11", "DJ-28.5")
@pytest.mark.parametrize("die, stopped", [(6, True), (1, False)])
def test_sixth_sense_comes_before_destiny(die: int, stopped: bool) -> None:
    t = table(heroes="thief 2,2; warrior 3,3 fatigue=5 destiny=0")
    t.decks["event"].remove("foul_air")
    skilled(t.heroes[0], "sixth_sense")
    t.heroes[0].fatigue = 1
    t.hand = ["foul_air"]
    m = match(t, ("md-step",), rolls=[die], draws=[0] * 2)
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


# ------------------------------------------------------------------ in general


@rule("DJ-6.10", "DJ-6.11")
def test_skills_are_used_on_ones_own_turn_in_their_phases() -> None:
    t = table(heroes="warrior 2,2; priest 3,3", monsters="orc 5,5")
    skilled(t.heroes[1], "blessing", "healing")
    m = fight(t, 0)
    assert not any(str(pick[-1]) in ("blessing", "healing") for pick in m.pending[0].options)
    t = table(heroes="priest 3,3")
    skilled(t.heroes[0], "blessing")
    assert not [pick for pick in turn(t).pending[0].options if pick[-1] == "blessing"]


@rule("DJ-6.12")
def test_a_skill_does_not_add_to_itself_but_different_ones_do() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    add_effect(hero, "aegis", 2, PC_NOW)
    add_effect(hero, "aegis", 2, PC_NOW)
    assert effect(hero, "aegis") == 2
    add_effect(hero, "arcane_shield", 2, PC_NOW)
    assert defence_base(hero) == 8 + 4


@rule("DJ-14.15")
def test_a_web_may_be_attacked_after_a_run() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    t.webs = (at(t, "2,1"),)
    m = play(turn(t, rolls=[3]), "run")
    assert picks(m, "hack") == ["2 1"]
    assert "search" not in verbs(m)
