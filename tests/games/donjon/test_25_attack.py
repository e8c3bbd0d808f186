"""DJ-25: attack and damage."""

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.rules.skills.spells import cast
from oubliettes.games.donjon.table import PC
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table
from tests.games.donjon.watched import FIGHT, Watched
from tests.support import rule, said


@rule("DJ-25.1", "DJ-25.2")
def test_melee_needs_an_adjacent_target_with_no_wall_between() -> None:
    t = table("room_n", "n corridor", heroes=f"warrior 2,1 {SPENT}", monsters="orc 3,0; orc 2,3; zombie 5,5; orc 1,0")
    assert picks(fight(t), "strike") == ["10 orc", "13 orc"]
    t = table("corner", heroes=f"warrior 1,3 {SPENT}", monsters="orc 2,4; zombie 3,5")
    assert picks(fight(t), "strike") == []  # beyond the corner of the wall


@rule("DJ-25.3", "DJ-25.4", "DJ-8.21")
def test_a_shot_needs_a_line_and_not_a_distance() -> None:
    t = table("room_nwe", "n corridor", heroes=f"thief 2,5 {SPENT}", monsters="orc 2,-6; orc 2,4; orc 5,0")
    put_piece(t, "statue", "4,2")
    m = fight(t)
    assert picks(m, "shoot") == ["10 orc arrows", "11 orc arrows"]  # the statue hides the third


@rule("DJ-25.5", "DJ-25.6", "DJ-25.7", "DJ-25.11", "DJ-5.3", "DJ-5.4")
@pytest.mark.parametrize("die, guard, life", [(4, 7, 5), (5, 7, 4), (7, 5, 0)])
def test_the_difference_is_the_damage_and_a_tie_misses(die: int, guard: int, life: int) -> None:
    """A warrior adds 5 + 3, an orc 3 + 2."""
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5")
    play(fight(t, rolls=[die, guard]), "strike 10 orc")
    assert (foe(t).life if any(one.number == 10 for one in t.monsters) else 0) == life


@rule("DJ-25.6", "DJ-5.4")
@pytest.mark.parametrize("gear, life", [("", 20 - 6), ("-shield", 20 - 7), ("-body -shield", 20 - 9)])
def test_armour_and_shield_count_for_the_defence(gear: str, life: int) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} {gear}", monsters="orc 2,1")
    prowl(t, rolls=[10, 1])  # 15 against 1 + 5 and scale armour 2, shield 1
    assert lives(t) == [life]


@rule("DJ-25.8", "DJ-25.9", "DJ-5.7")
def test_a_spell_uses_magic_and_its_own_power() -> None:
    t = table(heroes="elf wizard 2,5 destiny=0 fatigue=1", monsters="orc 2,1; zombie 5,5")
    play(fight(t, rolls=[1, 5]), "skill-at 10 orc magic_missile")
    assert foe(t).life == 5 - (1 + 6 + 4 - 5 - 5)


@rule("DJ-25.10", "DJ-27.5", "DJ-37.13")
def test_an_area_rolls_one_attack_die_and_fatigue_counts_against_all() -> None:
    """Worked example 34: 11 against 10, 11 and 14; one point more makes 2, 1 and 0."""
    t = table(heroes="elf wizard 2,5 destiny=0", monsters="orc 2,1; orc 1,1; orc 3,1; zombie 5,5")
    m = play(fight(t, rolls=[3, 5, 6, 9]), "skill-area 2 1 fireball")
    assert asked(m) == (0, "fatigue-attack")
    play(m, "fatigue 1")
    assert [foe(t, n).life for n in (10, 11, 12)] == [3, 4, 5]
    assert t.heroes[0].fatigue == 5 - 1 - 1


@rule("DJ-25.10", "DJ-21.15")
def test_each_target_of_a_spell_rolls_its_own_die() -> None:
    t = table(
        heroes=f"wizard 2,5 destiny=0 fatigue=1; thief 1,1 {SPENT}", monsters="troll 2,1; orc 3,1", beginner_d6=True
    )
    skilled(t.heroes[0], "fireball")
    t.phase, t.round = "PC", 1
    t.then(*FIGHT)
    dice = Watched([3, 9, 2, 5])
    play(Match.at(GAME, t, dice), "skill-area 2 1 fireball")
    assert dice.faces == [10, 10, 10, 6]  # the spell, the thief, the unique troll, the orc
    assert (foe(t).life, foe(t, 11).life) == (15 - (11 - 10), 5 - (11 - 10))


@rule("DJ-25.12", "DJ-30.13")
def test_a_monster_at_0_is_removed_and_pays_its_killer() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="goblin 2,1; zombie 5,5")
    play(fight(t, rolls=[9, 2]), "strike 10 goblin")
    assert [monster.kind for monster in t.monsters] == ["zombie"]
    assert t.heroes[0].xp == t.heroes[0].xp_game == 10
    assert at(t, "2,1") not in t.who


@rule("DJ-25.13", "DJ-7.12")
def test_a_companion_brings_a_fallen_one_back() -> None:
    t = table(heroes="warrior 2,5 life=0; priest 3,5", monsters="orc 0,0")
    play(fight(t, 1, rolls=[4]), "skill-on seat:0 healing")
    assert t.heroes[0].life == 4


@rule("DJ-25.15", "DJ-25.18")
def test_the_steps_of_a_blow_come_in_order_and_never_back() -> None:
    """Worked example 43."""
    t = table(heroes="thief 2,2 fatigue=3", monsters="orc 2,1")
    skilled(t.heroes[0], "dodge")
    m = prowl(t, rolls=[9, 1])
    assert asked(m) == (0, "destiny-defence")
    play(m, "pass")
    assert asked(m) == (0, "reaction")
    play(m, "pass")
    assert asked(m) == (0, "fatigue-defence")
    play(m, "fatigue 1")
    assert t.heroes[0].life == 20 - (9 + 5 - 1 - 5 - 1)
    assert t.heroes[0].destiny == 2
    assert t.heroes[0].tilted == ("",)


@rule("DJ-25.15", "DJ-39.5")
def test_dodge_makes_the_attack_miss() -> None:
    t = table(heroes="thief 2,2", monsters="orc 2,1")
    skilled(t.heroes[0], "dodge")
    play(prowl(t, rolls=[9, 1]), "pass", "react dodge")
    assert t.heroes[0].life == 20
    assert t.heroes[0].fatigue == 4
    assert t.heroes[0].tilted == (PC,)


@rule("DJ-25.15", "DJ-6.13")
def test_no_reaction_is_asked_for_where_the_blow_misses() -> None:
    t = table(heroes="warrior 2,2 destiny=0", monsters="orc 2,1")
    skilled(t.heroes[0], "parry")
    m = prowl(t, rolls=[1, 9])
    assert not m.pending
    assert lives(t) == [20]


@rule("DJ-25.16", "DJ-31.11", "DJ-38.7")
def test_only_magic_wounds_a_demon() -> None:
    """Worked example 21."""
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,2 destiny=0", monsters="demon 2,1")
    m = play(fight(t, rolls=[9, 6]), "strike 10 demon")
    assert foe(t).life == 10
    assert "unhurt" in said(m)
    skilled(t.heroes[1], "sacred_hammer")
    play(fight(t, 1), "skill-on seat:0 sacred_hammer", "end")
    play(fight(t, 0, rolls=[9, 6]), "strike 10 demon")
    assert foe(t).life == 10 - (9 + 8 + 1 - 6 - 6)


@rule("DJ-25.16", "DJ-25.17", "DJ-44.6")
@pytest.mark.parametrize("ammo, life", [("rune_arrows", 10 - 3), ("arrows", 10)])
def test_ammunition_alone_may_be_what_is_magic(ammo: str, life: int) -> None:
    t = table(heroes=f"thief 2,4 {SPENT} +rune_arrows", monsters="demon 2,1")
    play(fight(t, rolls=[10, 7]), f"shoot 10 demon {ammo}")
    assert foe(t).life == life


@rule("DJ-25.16")
def test_a_magic_bow_swung_in_melee_is_no_magic_weapon() -> None:
    t = table(heroes=f"thief 2,2 {SPENT} weapon=elven_bow", monsters="demon 2,1; orc 5,5")
    t.heroes[0].base = (20, 3, 3, 5, 3, 5)
    m = play(fight(t, rolls=[10, 1]), "strike 10 demon", "end")
    assert foe(t).life == 10
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 30  # nor any Power
    play(fight(t, rolls=[10, 10]), "shoot 10 demon arrows")
    assert [one.kind for one in t.monsters] == ["orc"]


@rule("DJ-25.17", "DJ-44.6")
def test_magic_ammunition_adds_its_bonus_and_counts_as_magic() -> None:
    t = table(heroes=f"thief 2,4 {SPENT} +rune_arrows", monsters="demon 2,1")
    play(fight(t, rolls=[10, 7]), "shoot 10 demon rune_arrows")
    assert foe(t).life == 10 - (10 + 3 + 2 + 1 - 7 - 6)
    play(fight(t, rolls=[10, 7]), "shoot 10 demon arrows")
    assert foe(t).life == 7


@rule("DJ-25.18", "DJ-28.4")
def test_the_attacked_are_asked_by_seat_from_the_leader_until_all_pass() -> None:
    t = table(heroes="warrior 2,5 fatigue=0; priest 3,5 fatigue=0; thief 1,5 fatigue=0", monsters="demon 2,0")
    t.order, t.phase = (1, 0, 2), PC
    t.turn.figure = 10
    foe(t).spells = ("toxic_cloud",)
    t.md = 3
    t.learnt.append(False)
    m = match(t, ("prowl_starts", 10), ("prowl",), rolls=[10, 1, 1, 1, 9, 8])
    play(m, "cast-area 2 4 toxic_cloud")
    assert asked(m) == (1, "destiny-defence")
    play(m, "pass")
    assert asked(m) == (2, "destiny-defence")
    play(m, "again")
    assert asked(m) == (1, "destiny-defence")  # the step starts again
    play(m, "again")
    for seat in (1, 2, 0):
        assert asked(m) == (seat, "destiny-defence")
        play(m, "pass")
    assert [hero.destiny for hero in t.heroes] == [2, 1, 1]
    assert lives(t) == [20 - (8 + 5 - 6), 20 - (8 + 5 - 5), 20 - (8 + 5 - 4)]


@rule("DJ-25.19")
def test_several_losses_are_rolled_for_heroes_by_seat_then_for_monsters() -> None:
    t = table(heroes=f"warrior 1,4 {SPENT}; priest 2,4 {SPENT}", monsters="orc 1,3; evil_sorcerer 5,0")
    foe(t, 11).spells = ("earthquake",)
    t.turn.figure = 11
    # Dexterity tests: warrior (3) fails and loses 4, priest (3) passes, the orc (3) fails and loses 2
    t.phase = PC
    run(cast(t, foe(t, 11), "earthquake", ("zone", 0)), [1, 4, 9, 1, 2])
    assert lives(t) == [16, 20]
    assert foe(t).life == 3
    assert [hero.knocked for hero in t.heroes] == [True, False]
    assert foe(t).knocked


@rule("DJ-25.19", "DJ-25.10")
def test_an_area_rolls_for_heroes_first_then_for_monsters_as_they_were_placed() -> None:
    t = table(heroes=f"thief 2,4 {SPENT}; warrior 1,4 {SPENT}", monsters="orc 2,3; orc 1,3; evil_sorcerer 5,0")
    t.phase, t.turn.figure = PC, 12
    # thief 3 + 4, warrior 5 + 3, orcs 3 + 2: dice in that order against 10 + 6
    run(cast(t, foe(t, 12), "toxic_cloud", (2, 4)), [10, 9, 8, 7, 6])
    assert lives(t) == [20 - (16 - 3 - 9), 20 - (16 - 5 - 8)]
    assert [one.number for one in t.monsters] == [12]  # 16 - 3 - 7 and 16 - 3 - 6
