"""Attack and damage (DJ-25), Fatigue (DJ-27) and Destiny (DJ-28) on the dice."""

import pytest

from oubliettes.games.donjon.rules.monsters.targeting import targets_on_board
from oubliettes.games.donjon.rules.skills.spells import cast
from oubliettes.games.donjon.table import PC
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table
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


@rule("DJ-25.12", "DJ-30.13")
def test_a_monster_at_0_is_removed_and_pays_its_killer() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="goblin 2,1; zombie 5,5")
    play(fight(t, rolls=[9, 2]), "strike 10 goblin")
    assert [monster.kind for monster in t.monsters] == ["zombie"]
    assert t.heroes[0].xp == t.heroes[0].xp_game == 10
    assert at(t, "2,1") not in t.who


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


@rule("DJ-25.13", "DJ-7.12")
def test_a_companion_brings_a_fallen_one_back() -> None:
    t = table(heroes="warrior 2,5 life=0; priest 3,5", monsters="orc 0,0")
    play(fight(t, 1, rolls=[4]), "skill-on seat:0 healing")
    assert t.heroes[0].life == 4


@rule("DJ-25.14", "DJ-24.7", "DJ-24.8")
def test_one_attack_a_turn_and_a_movement_is_not_split_around_it() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}", monsters="orc 2,1; zombie 5,5 life=9")
    m = fight(t, rolls=[1, 9])
    play(m, "step n", "strike 10 orc")
    assert not verbs(m) & {"strike", "step", "run"}
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5 life=9")
    m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
    assert "step" in verbs(m)
    assert "strike" not in verbs(m)
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,1; zombie 5,5 life=9")
    m = play(fight(t, rolls=[2]), "run", "step n", "step n", "step n")
    assert picks(m, "strike") == ["10 orc"]


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


@rule("DJ-25.17", "DJ-44.6")
def test_magic_ammunition_adds_its_bonus_and_counts_as_magic() -> None:
    t = table(heroes=f"thief 2,4 {SPENT} +rune_arrows", monsters="demon 2,1")
    play(fight(t, rolls=[10, 7]), "shoot 10 demon rune_arrows")
    assert foe(t).life == 10 - (10 + 3 + 2 + 1 - 7 - 6)
    play(fight(t, rolls=[10, 7]), "shoot 10 demon arrows")
    assert foe(t).life == 7


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


# ------------------------------------------------------------------ Fatigue


@rule("DJ-27.1", "DJ-27.2", "DJ-27.3")
def test_fatigue_is_spent_after_the_dice_by_who_rolled() -> None:
    """Worked example 9."""
    t = table(heroes="warrior 2,2 destiny=0", monsters="orc 2,1; zombie 5,5")
    skilled(t.heroes[0])
    m = play(fight(t, rolls=[4, 7]), "strike 10 orc")
    assert asked(m) == (0, "fatigue-attack")
    assert picks(m, "fatigue") == ["0", "1", "2", "3", "4", "5"]
    play(m, "fatigue 1")
    assert foe(t).life == 4
    assert t.heroes[0].fatigue == 4


@rule("DJ-27.2", "DJ-27.3")
def test_fatigue_on_a_defence_takes_off_one_damage_each() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=2", monsters="orc 2,1")
    skilled(t.heroes[0])
    m = prowl(t, rolls=[10, 3])  # 15 against 11
    assert picks(m, "fatigue") == ["0", "1", "2"]
    play(m, "fatigue 2")
    assert t.heroes[0].life == 18
    assert t.heroes[0].fatigue == 0


@rule("DJ-27.3")
def test_nobody_is_asked_for_points_that_change_nothing() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=2", monsters="orc 2,1 life=2; zombie 5,5")
    skilled(t.heroes[0])
    m = play(fight(t, rolls=[1, 10]), "strike 10 orc")  # 9 against 15
    assert asked(m) == (0, "fight")
    assert t.heroes[0].fatigue == 2
    t = table(heroes="warrior 2,2 destiny=0 fatigue=4", monsters="orc 2,1 life=2; zombie 5,5")
    skilled(t.heroes[0])
    m = play(fight(t, rolls=[4, 8]), "strike 10 orc")  # 12 against 13: two points hit, three kill
    assert picks(m, "fatigue") == ["0", "2", "3"]


@rule("DJ-27.4")
def test_no_points_on_damage_or_running_dice() -> None:
    t = table(heroes="warrior 2,2 destiny=0", monsters="orc 2,0")
    t.fires = ((at(t, "2,2"), -1),)
    m = fight(t, rolls=[6, 3])
    assert asked(m) == (0, "fight")
    assert t.heroes[0].life == 14
    play(m, "run")
    assert asked(m) == (0, "fight")
    assert t.turn.points == 6
    assert t.heroes[0].fatigue == 5


@rule("DJ-27.6")
def test_monsters_have_no_fatigue_and_cast_for_nothing() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; priest 3,5 {SPENT}", monsters="skeleton_sorcerer 2,1; skeleton 0,0")
    foe(t).spells = ("magic_missile",)
    prowl(t, 10, rolls=[5, 9, 9, 9])
    assert foe(t).spells == ()
    assert not hasattr(foe(t), "fatigue")


# ------------------------------------------------------------------ Destiny


@rule("DJ-28.1", "DJ-28.2")
def test_destiny_brings_back_to_10_standing() -> None:
    """Worked example 11."""
    t = table(heroes="elf wizard 2,2 life=5 fatigue=0 -shield", monsters="orc 2,1")
    m = prowl(t, rolls=[8, 3])
    play(m, "pass")
    assert asked(m) == (0, "escape-death")
    play(m, "destiny")
    assert t.heroes[0].life == 10
    assert t.heroes[0].destiny == 1


@rule("DJ-28.1", "DJ-7.4", "DJ-7.5", "DJ-7.9")
def test_who_declines_is_down_and_not_dead() -> None:
    t = table(heroes="elf wizard 2,2 life=5 fatigue=0 -shield; warrior 5,5", monsters="orc 2,1")
    play(prowl(t, rolls=[8, 3]), "pass", "fall")
    assert t.heroes[0].life == 0
    assert t.heroes[0].fate == "in"
    assert t.heroes[0].destiny == 2
    assert [hero.number for hero in targets_on_board(t)] == [1]


@rule("DJ-28.3", "DJ-28.4")
def test_destiny_makes_the_md_roll_again() -> None:
    """Worked example 12: 20 against 11, then 12."""
    t = table(heroes="priest 2,2 fatigue=0 -shield -body", monsters="chaos_warrior 2,1")
    t.heroes[0].base = (4, 6, 4, 3, 5, 2)
    m = prowl(t, rolls=[10, 5, 2])
    play(m, "again")
    assert asked(m) == (0, "destiny-defence")  # it still hits: another point may be spent
    play(m, "pass")
    assert t.heroes[0].life == 19
    assert t.heroes[0].destiny == 1


@rule("DJ-28.4", "DJ-25.18")
def test_an_attacker_makes_a_monster_defend_again() -> None:
    t = table(heroes="warrior 2,2 fatigue=0 destiny=1", monsters="orc 2,1; zombie 5,5")
    m = play(fight(t, rolls=[4, 10, 3]), "strike 10 orc")
    assert asked(m) == (0, "destiny-attack")
    assert picks(m, "again") == ["0 orc"]
    play(m, "again 0 orc")
    assert foe(t).life == 5 - (4 + 8 - 3 - 5)
    assert t.heroes[0].destiny == 0


@rule("DJ-28.4")
def test_destiny_against_a_die_of_harm_but_not_against_ones_own() -> None:
    t = table(heroes="warrior 2,2 destiny=1", monsters="orc 2,0")
    t.fires = ((at(t, "2,2"), -1),)
    m = fight(t, rolls=[6, 2])
    assert asked(m) == (0, "roll-again")
    play(m, "again")
    assert t.heroes[0].life == 18
    assert t.heroes[0].destiny == 0
    t = table(heroes="warrior 2,2 destiny=1", monsters="orc 2,0")
    t.fires = ((at(t, "2,2"), 0),)  # lit by an adventurer: no die of the MD's
    assert asked(fight(t, rolls=[6])) == (0, "fight")
    assert t.heroes[0].life == 14


@rule("DJ-28.7")
def test_spent_destiny_is_gone() -> None:
    t = table(heroes="warrior 2,2 life=1 destiny=1 fatigue=0", monsters="orc 2,1")
    play(prowl(t, rolls=[9, 1]), "pass", "destiny")
    assert t.heroes[0].destiny == 0
    m = match(t, ("explore",), rolls=[], draws=[0, 0, 0, 0])
    assert t.heroes[0].destiny == 0
    assert m.table is t


@rule("DJ-25.15", "DJ-6.13")
def test_no_reaction_is_asked_for_where_the_blow_misses() -> None:
    t = table(heroes="warrior 2,2 destiny=0", monsters="orc 2,1")
    skilled(t.heroes[0], "parry")
    m = prowl(t, rolls=[1, 9])
    assert not m.pending
    assert lives(t) == [20]


@rule("DJ-24.7")
def test_who_walked_and_shot_walks_no_farther() -> None:
    t = table(heroes=f"thief 2,5 {SPENT}", monsters="orc 2,0; zombie 5,0")
    m = play(fight(t, rolls=[1, 9]), "step w", "shoot 10 orc arrows")
    assert t.turn.points == 4
    assert not verbs(m) & {"step", "run"}
