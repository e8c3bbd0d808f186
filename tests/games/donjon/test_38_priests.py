"""DJ-38: priest skills."""

import pytest

from oubliettes.games.donjon.pieces import STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, defence_base, stat, weapon_is_magic
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.skills import reach
from oubliettes.games.donjon.rules.skills.spells import cast
from oubliettes.games.donjon.table import NOBODY, PC, PC_NEXT, PC_NOW, PE_NEXT, Table
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.heroes import hero_with, wizard
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, picks, play, put_piece, spot, table, turn
from tests.support import rule


def priest(skill: str, where: str = "2,5", monsters: str = "orc 0,0", others: str = f"warrior 3,4 {SPENT}") -> Table:
    t = table(heroes=f"priest {where} destiny=0 fatigue=1; {others}", monsters=monsters)
    skilled(t.heroes[0], skill)
    return t


@rule("DJ-38.1", "DJ-38.2", "DJ-31.8", "DJ-19.91")
def test_healing_reaches_who_is_in_sight_standing_or_down() -> None:
    t = priest("healing", others=f"warrior 3,4 {SPENT} life=0; thief 0,5 {SPENT}; wizard 5,5 {SPENT} venom=2")
    m = fight(t, rolls=[5])
    assert picks(m, "skill-on") == ["seat:1 healing", "seat:3 healing"]  # not the unhurt
    play(m, "skill-on seat:3 healing")
    assert t.heroes[3].venom == 0
    t = priest("healing", others=f"warrior 3,4 {SPENT} life=12")
    play(fight(t, rolls=[5]), "skill-on seat:1 healing")
    assert t.heroes[1].life == 17


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


@rule("DJ-38.3")
def test_purification_reaches_the_downed_and_leaves_luck() -> None:
    t = table("room_nwe", "n room_n", heroes="priest 2,2; warrior 3,3 life=0 venom=2; thief 2,-3 venom=1")
    skilled(t.heroes[0], "purification")
    add_effect(t.heroes[0], "luck", 1, PC_NEXT)
    add_effect(t.heroes[0], "curse", 1, PE_NEXT)
    play(turn(t), "skill purification")
    assert [hero.venom for hero in t.heroes] == [0, 0, 1]  # the thief is in another zone
    assert [one.name for one in t.heroes[0].effects] == ["luck"]


@rule("DJ-38.3")
def test_purification_lifts_all_but_what_spectres_took() -> None:
    t = priest("purification", others=f"warrior 3,4 {SPENT} venom=2 water=1 drained=1 frozen=1; thief 0,5 {SPENT}")
    hero = t.heroes[1]
    add_effect(hero, "weakened", 2, PE_NEXT)
    add_effect(hero, "curse", 1, PE_NEXT)
    add_effect(hero, "blessing", 2, PC_NOW)
    play(fight(t), "skill purification")
    assert (hero.venom, hero.water, hero.frozen) == (0, False, False)
    assert [one.name for one in hero.effects] == ["blessing"]
    assert stat(hero, STRENGTH) == 2
    t = priest("purification")
    assert not picks(fight(t), "skill")


@rule("DJ-37.14", "DJ-38.4", "DJ-38.5")
@pytest.mark.parametrize("skill, cls", [("arcane_shield", "wizard"), ("blessing", "priest"), ("aegis", "priest")])
def test_a_boon_needs_sight(skill: str, cls: str) -> None:
    t = hero_with(skill, f"{cls} 2,5", "orc 5,0", others=f"warrior 2,1 {SPENT}; thief 4,4 {SPENT}")
    put_piece(t, "wardrobe", "2,3")
    assert picks(fight(t), "skill-on") == [f"seat:0 {skill}", f"seat:2 {skill}"]


@rule("DJ-38.4", "DJ-38.5")
def test_blessing_and_aegis_last_the_fight() -> None:
    t = priest("blessing")
    m = fight(t)
    assert picks(m, "skill-on") == ["seat:0 blessing", "seat:1 blessing"]
    play(m, "skill-on seat:1 blessing")
    assert attack_base(t.heroes[1]) == 10
    t.agenda.clear()
    skilled(t.heroes[0], "aegis")
    t.heroes[0].fatigue = 1
    play(fight(t), "skill-on seat:1 aegis")
    assert defence_base(t.heroes[1]) == 10
    phase_ends(t, PC)
    assert attack_base(t.heroes[1]) == defence_base(t.heroes[1]) == 8


@rule("DJ-38.4", "DJ-25.8")
def test_a_blessed_wizard_casts_better() -> None:
    t = wizard("magic_missile")
    add_effect(t.heroes[0], "blessing", 2, PC_NOW)
    play(fight(t, rolls=[1, 6]), "skill-at 10 orc magic_missile")
    assert foe(t).life == 5 - (1 + 6 + 4 + 2 - 11)


@rule("DJ-38.6")
def test_turn_undead_reaches_four_squares_in_sight() -> None:
    t = hero_with("turn_undead", "priest 2,5", "zombie 2,1; zombie 2,0; zombie 0,2")
    put_piece(t, "wardrobe", "1,3")
    assert [one.number for one in reach.turnable(t, t.heroes[0])] == [10]


@rule("DJ-38.6")
def test_a_two_is_not_the_end_of_the_undead() -> None:
    t = hero_with("turn_undead", "priest 2,5", "zombie 2,1; orc 5,0")
    play(fight(t, rolls=[2]), "skill turn_undead")
    assert foe(t).lost_turn
    assert len(t.monsters) == 2


@rule("DJ-38.6", "DJ-37.7")
def test_undead_in_ice_are_not_turned() -> None:
    t = table(heroes="priest 2,2 fatigue=1 destiny=0", monsters="zombie 2,1 frozen; zombie 3,1; orc 5,5")
    skilled(t.heroes[0], "turn_undead")
    play(fight(t, rolls=[1]), "skill turn_undead")  # one die: the other one is destroyed
    assert [one.number for one in t.monsters] == [10, 12]


@rule("DJ-38.6", "DJ-30.14")
def test_turn_undead_costs_a_turn_and_destroys_on_a_natural_1() -> None:
    t = priest("turn_undead", monsters="skeleton 2,1; skeleton 3,2; zombie 2,2; orc 3,3; zombie 5,0")
    m = play(fight(t, rolls=[7, 1, 9]), "skill turn_undead")  # Magic 1: 8 fails, a natural 1, 10 passes
    assert foe(t).lost_turn
    assert [one.number for one in t.monsters] == [10, 12, 13, 14]  # the zombie in the corner is too far away
    assert not foe(t, 12).lost_turn
    assert t.heroes[0].xp == 10
    assert t.turn.attacks == 0
    play(m, "end")
    prowl(t, 10)
    assert not foe(t).lost_turn
    assert spot(t, foe(t)) == "2,1"


@rule("DJ-38.7", "DJ-42.17")
def test_a_blessed_weapon_is_magic_and_cannot_be_notched() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.phase = PC
    assert playing.playable(t, "notched_weapon", "melee")
    add_effect(t.heroes[0], "sacred_hammer", 1, PC_NOW)
    assert not playing.playable(t, "notched_weapon", "melee")


@rule("DJ-38.7", "DJ-8.27")
def test_the_blessing_is_the_weapon_s_and_not_the_hand_s() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} +axe", monsters="orc 5,5")
    hero = t.heroes[0]
    add_effect(hero, "sacred_hammer", 1, PC_NOW)
    m = play(fight(t), "equip axe")
    assert (attack_base(hero), weapon_is_magic(hero)) == (5 + 2, False)
    play(m, "equip long_sword")
    assert (attack_base(hero), weapon_is_magic(hero)) == (5 + 3 + 1, True)
    play(m, "end")
    play(fight(t), "unequip weapon")
    assert not weapon_is_magic(hero)
    t.agenda.clear()
    run(rounds.STEPS["combat_over"](t))
    assert [item.blessed for item in hero.pack] == [False, False]


@rule("DJ-38.7")
def test_sacred_hammer_makes_a_weapon_magic() -> None:
    t = priest("sacred_hammer", others=f"warrior 3,4 {SPENT}; warrior 5,0 {SPENT}; thief 1,5 {SPENT} -weapon")
    m = fight(t)
    assert picks(m, "skill-on") == ["seat:0 sacred_hammer", "seat:1 sacred_hammer"]
    play(m, "skill-on seat:1 sacred_hammer")
    assert attack_base(t.heroes[1]) == 9
    assert weapon_is_magic(t.heroes[1])
    phase_ends(t, PC)
    assert not weapon_is_magic(t.heroes[1])


@rule("DJ-38.8")
def test_song_of_comfort_heals_all_standing_in_the_zone() -> None:
    t = priest(
        "song_of_comfort", others=f"warrior 3,4 {SPENT} life=10; thief 0,5 {SPENT} life=0; wizard 5,5 life=5 venom=1"
    )
    play(fight(t, rolls=[1, 2, 3]), "skill song_of_comfort")
    assert lives(t) == [20, 12, 0, 8]
    assert t.heroes[3].venom == 0


@rule("DJ-38.9")
@pytest.mark.parametrize("fate, kept", [("dead", False), ("left", False), ("in", True)])
def test_the_sanctuary_of_a_priest_who_is_gone_ends_with_the_fight(fate: str, kept: bool) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} sanctuary=1; priest 3,3 {SPENT}", phase=PC)
    if fate != "in":
        t.heroes[1].fate = fate
        t.stand(t.heroes[1], -1)
    run(rounds.STEPS["combat_over"](t))
    assert (t.heroes[0].sanctuary != NOBODY) is kept


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


@rule("DJ-38.9", "DJ-28.4")
def test_destiny_makes_a_monster_try_a_sanctuary_again() -> None:
    t = table(heroes="priest 2,2 fatigue=0 destiny=1", monsters="orc 2,1", md=True)
    t.heroes[0].sanctuary = 0
    m = play(prowl(t, rolls=[7, 6]), "attack seat:0")  # Magic 2: 9 passes, 8 does not
    assert asked(m) == (0, "roll-again")
    play(m, "again")
    assert asked(m) == (1, "monster-turn")
    assert lives(t) == [20]


@rule("DJ-38.9", "DJ-25.15")
def test_sanctuary_makes_single_attacks_fail() -> None:
    t = priest("sanctuary", monsters="orc 3,3", others=f"warrior 3,4 {SPENT}")
    play(fight(t), "skill-on seat:1 sanctuary", "end")
    prowl(t, rolls=[6])  # Magic 2 + 6: the attack is lost
    assert lives(t)[1] == 20
    prowl(t, rolls=[7, 10, 1])
    assert lives(t)[1] == 20 - 6
    fight(t, 0)  # the priest's next turn ends it
    assert t.heroes[1].sanctuary == -1


@rule("DJ-38.9")
def test_sanctuary_ends_if_the_protected_one_attacks() -> None:
    t = priest("sanctuary", monsters="orc 3,3", others=f"warrior 3,4 {SPENT}")
    play(fight(t), "skill-on seat:1 sanctuary", "end")
    play(fight(t, 1, rolls=[1, 9]), "strike 10 orc")
    assert t.heroes[1].sanctuary == -1


@rule("DJ-38.9")
def test_area_effects_ignore_sanctuary() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} sanctuary=1; priest 5,5 {SPENT}", monsters="demon 2,0")
    t.phase = PC
    run(cast(t, foe(t), "toxic_cloud", (2, 4)), [10, 1])
    assert lives(t)[0] == 20 - (10 + 5 - 1 - 5)
