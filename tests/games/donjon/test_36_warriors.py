"""DJ-36: warrior skills."""

import pytest

from oubliettes.games.donjon.rules.adventurer.states import TAUNT, add_effect
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.table import PC, PC_NOW, ROUND, Table
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled, verbs
from tests.games.donjon.heroes import hero_with
from tests.games.donjon.quest_rooms import room, stand_beside
from tests.games.donjon.situation import asked, at, picks, play, put_piece, table, turn
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


@rule("DJ-36.2", "DJ-45.10")
def test_a_mighty_blow_falls_on_the_idol_too() -> None:
    t = room("bleeding_idol", "warrior 2,1 destiny=0 fatigue=1")
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    stand_beside(t, "idol")
    m = play(fight(t, rolls=[1, 5]), "smash")
    assert asked(m) == (0, "before-dice")
    play(m, "declare mighty_blow")
    assert idol.life == 10 - (1 + 8 + 4 - 5 - 6)


@rule("DJ-36.2", "DJ-36.7", "DJ-6.12")
def test_a_mighty_charge_adds_both_bonuses() -> None:
    t = table(heroes="warrior 2,5 destiny=0 fatigue=2", monsters="troll 2,1; zombie 5,0")
    skilled(t.heroes[0], "mighty_blow", "charge")
    m = fight(t, rolls=[1, 3, 5])  # 8 + 4 + 3 + 3 = 18 against 8 + 5 = 13
    play(m, "run", *["step n"] * 3, "strike 10 troll", "declare mighty_blow", "declare charge")
    assert foe(t).life == 15 - 5


@rule("DJ-36.3")
def test_a_whirlwind_passes_over_whom_a_follow_through_has_killed() -> None:
    t = hero_with("whirlwind", "warrior 2,2", "goblin 2,1; goblin 3,2; troll 1,1; zombie 5,5")
    skilled(t.heroes[0], "whirlwind", "follow_through")
    t.heroes[0].fatigue = 2
    m = play(fight(t, rolls=[9, 1, 9, 1, 1, 9]), "skill whirlwind", "whirl 10 goblin", "follow 11 goblin")
    assert asked(m) == (0, "fight")  # the troll alone was left, and has been struck
    assert [one.kind for one in t.monsters] == ["troll", "zombie"]


@rule("DJ-36.3", "DJ-6.9")
def test_whirlwind_strikes_each_adjacent_enemy_with_its_own_dice() -> None:
    t = fighter("whirlwind", monsters="goblin 2,1; goblin 3,2; goblin 1,3; zombie 5,5")
    m = play(fight(t, rolls=[9, 1, 1, 9, 9, 1]), "skill whirlwind")
    assert picks(m, "whirl") == ["10 goblin", "11 goblin", "12 goblin"]
    play(m, "whirl 11 goblin", "whirl 10 goblin")
    assert [one.number for one in t.monsters] == [10, 13]
    assert "strike" not in verbs(m)


@rule("DJ-36.4", "DJ-6.4")
def test_follow_through_costs_its_point_and_follows_no_shot() -> None:
    t = hero_with("follow_through", "warrior 2,2", "goblin 2,1; goblin 3,2; zombie 5,5")
    play(fight(t, rolls=[9, 1, 1, 9]), "strike 10 goblin", "follow 11 goblin")
    assert t.heroes[0].fatigue == 0
    assert t.heroes[0].tilted == (PC,)
    t = hero_with("follow_through", "warrior 2,2 weapon=sling +stones", "goblin 2,1 life=1; goblin 3,2; zombie 5,5")
    m = play(fight(t, rolls=[9, 1]), "shoot 10 goblin stones")
    assert asked(m) == (0, "fight")


@rule("DJ-36.4")
def test_follow_through_is_for_enemies_beside_him() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1", monsters="goblin 2,1; goblin 3,2; zombie 5,5; orc 2,4")
    skilled(t.heroes[0], "follow_through")
    m = play(fight(t, rolls=[9, 1]), "strike 10 goblin")
    assert picks(m, "follow") == ["11 goblin"]


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


@rule("DJ-36.5")
def test_a_bodyguard_stands_before_one_who_was_knocked_down() -> None:
    t = table(heroes=f"thief 2,2 {SPENT}; warrior 3,2 destiny=0 fatigue=1", monsters="orc 1,1", md=True)
    skilled(t.heroes[1], "bodyguard")
    t.heroes[0].knocked = True
    assert asked(play(prowl(t), "attack seat:0")) == (1, "bodyguard")


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


@rule("DJ-36.6", "DJ-39.5")
def test_nobody_parries_a_blow_that_misses_and_a_shot_is_dodged() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1", monsters="orc 1,1", md=True)
    skilled(t.heroes[0], "parry")
    assert asked(play(prowl(t, rolls=[1, 9]), "attack seat:0")) == (1, "monster-turn")
    t = table(heroes="thief 2,2 destiny=0 fatigue=1", monsters="orc_archer 2,5", md=True)
    skilled(t.heroes[0], "dodge")
    m = play(prowl(t, rolls=[9, 1]), "attack seat:0")
    assert picks(m, "react") == ["dodge"]
    play(m, "react dodge")
    assert lives(t) == [20]


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


@rule("DJ-36.8")
def test_of_two_who_taunt_the_md_takes_either() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; warrior 1,1 {SPENT}; thief 2,1 {SPENT}", monsters="orc 1,2", md=True)
    for hero in t.heroes[:2]:
        add_effect(hero, TAUNT, 1, ROUND)
    assert picks(prowl(t), "attack") == ["seat:0", "seat:1"]


@rule("DJ-36.8", "DJ-35.13")
@pytest.mark.parametrize("taunts, hits", [(True, [1, 0]), (False, [0, 1])])
def test_an_automatic_archer_goes_where_it_sees_who_taunts_it(taunts: bool, hits: list[int]) -> None:
    t = table(heroes=f"warrior 0,4 {SPENT}; thief 4,5 {SPENT}", monsters="orc_archer 2,0")
    put_piece(t, "wardrobe", "0,2", "1,2", "2,2")
    if taunts:
        add_effect(t.heroes[0], TAUNT, 1, ROUND)
    prowl(t, rolls=[1, 9])
    assert [hero.hits for hero in t.heroes] == hits


@rule("DJ-36.8")
def test_a_taunt_lasts_the_round_and_binds_spells_as_well() -> None:
    t = hero_with("taunt", "warrior 2,4", "evil_sorcerer 2,0; orc 5,0", others=f"thief 4,4 {SPENT}")
    play(fight(t), "skill taunt")
    assert [one.until for one in t.heroes[0].effects] == [ROUND]
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:0",)]
    t.heroes[0].effects = ()
    assert aims.aims(t, foe(t), "magic_missile") == [("seat:0",), ("seat:1",)]


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


@rule("DJ-36.9")
def test_second_wind_is_a_d6() -> None:
    for die, life in ((6, 16), (1, 11)):
        t = hero_with("second_wind", "warrior 2,2 life=10", "orc 5,5")
        play(fight(t, rolls=[die]), "skill second_wind")
        assert lives(t) == [life]


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


@rule("DJ-36.10", "DJ-39.6")
def test_a_woken_creature_that_cannot_reach_its_waker_is_deceived_by_stealth() -> None:
    heroes = f"thief 2,1 {SPENT}; warrior 3,1 {SPENT}; priest 5,5 {SPENT}"
    t = table(heroes=heroes, monsters="mummy 2,2 waker=2", md=True)
    add_effect(t.heroes[0], "stealth", 1, PC_NOW)
    foe(t).rooted = True
    assert picks(prowl(t), "attack") == ["seat:1"]


@rule("DJ-36.10", "DJ-19.37")
def test_taunt_comes_before_the_waker_and_the_waker_before_stealth() -> None:
    t = table(heroes="warrior 2,2; thief 1,1; priest 1,3", monsters="mummy 1,2 waker=1")
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [1]
    add_effect(t.heroes[1], "stealth", 1, PC_NOW)
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [1]
    add_effect(t.heroes[2], TAUNT, 1, ROUND)
    assert [hero.number for hero in targeting.targets(t, foe(t))] == [2]
