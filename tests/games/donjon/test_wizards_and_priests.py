"""Wizard spells (DJ-37) and priest skills (DJ-38)."""

import pytest

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.pieces import MAGIC, SKILLS, STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, defence_base, is_standing, stat, weapon_is_magic
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.movement import distances, walking
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.rules.skills.spells import cast
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import PC, PC_NOW, PE, PE_NEXT, Table
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, picks, play, put_piece, spot, table, turn
from tests.support import rule


def wizard(skill: str, where: str = "2,5", monsters: str = "orc 2,1; zombie 5,0", others: str = "") -> Table:
    """An elf wizard (Magic 6) with one spell, one point of fatigue to cast it, and no destiny."""
    t = table(heroes=f"elf wizard {where} destiny=0 fatigue=1; {others}", monsters=monsters)
    skilled(t.heroes[0], skill)
    return t


def priest(skill: str, where: str = "2,5", monsters: str = "orc 0,0", others: str = f"warrior 3,4 {SPENT}") -> Table:
    t = table(heroes=f"priest {where} destiny=0 fatigue=1; {others}", monsters=monsters)
    skilled(t.heroes[0], skill)
    return t


# ------------------------------------------------------------------ wizards


@rule("DJ-37.1")
def test_a_spell_needs_a_line_of_sight() -> None:
    t = wizard("magic_missile", monsters="orc 2,1; orc 4,1")
    put_piece(t, "wardrobe", "2,3")
    assert picks(fight(t), "skill-at") == ["11 orc magic_missile"]


@rule("DJ-37.2")
def test_an_area_covers_what_its_centre_sees_friend_and_foe() -> None:
    t = wizard("fireball", where="2,3", monsters="troll 2,1; zombie 5,0", others=f"warrior 1,1 {SPENT}")
    m = fight(t, rolls=[5, 1, 1, 1])
    centres = {tuple(map(int, option.split()[:2])) for option in picks(m, "skill-area")}
    assert all(max(abs(x - 2), abs(y - 1)) <= 1 or max(abs(x - 5), abs(y)) <= 1 for x, y in centres)
    play(m, "skill-area 2 2 fireball")  # the troll, his friend and himself
    assert lives(t) == [20 - 7, 20 - 4]
    assert foe(t).life == 15 - 4


@rule("DJ-37.2")
def test_an_area_stops_at_walls() -> None:
    t = table("room_n", "n corridor", heroes="wizard 2,1")
    m = t.map
    assert at(t, "2,-1") in aims.area(m, at(t, "2,0"))
    assert at(t, "1,-1") not in aims.area(m, at(t, "2,0"))
    assert len(aims.area(m, at(t, "2,2"))) == 9


@rule("DJ-37.3")
def test_magic_missile_has_power_4() -> None:
    t = wizard("magic_missile")
    play(fight(t, rolls=[2, 5]), "skill-at 10 orc magic_missile")
    assert foe(t).life == 5 - (2 + 6 + 4 - 10)


@rule("DJ-37.4")
def test_toxic_cloud_ignores_armour_and_undead() -> None:
    t = wizard("toxic_cloud", monsters="bugbear 2,1; skeleton 3,1; orc 5,4")
    play(fight(t, rolls=[2, 3]), "skill-area 2 1 toxic_cloud")  # only the bugbear defends, without its armour
    assert foe(t).life == 5 - (2 + 6 - 3 - 3)
    assert foe(t, 11).life == 5
    t = wizard("toxic_cloud", monsters="skeleton 2,1")
    assert not picks(fight(t), "skill-area")


@rule("DJ-37.5")
def test_who_flies_passes_over_everything_and_is_not_stopped() -> None:
    t = wizard("fly", where="2,3", monsters="orc 2,2; orc 3,2", others=f"warrior 5,5 {SPENT}; priest 3,3 {SPENT}")
    put_piece(t, "table", "0,2", "1,2")
    m = fight(t)
    assert picks(m, "skill-on") == ["seat:0 fly", "seat:2 fly"]  # himself or one beside him
    t.webs = (at(t, "1,3"),)
    play(m, "skill-on seat:0 fly", "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,1"
    assert t.turn.points == 1
    assert not t.turn.stopped
    reach = distances.reach(t, t.heroes[0], 2)
    assert at(t, "2,2") not in reach  # he ends on a free floor square
    assert at(t, "1,2") not in reach
    phase_ends(t, PC)
    assert not t.heroes[0].flying


@rule("DJ-37.6", "DJ-37.7", "DJ-28.4")
def test_ice_block_freezes_on_a_failed_test() -> None:
    t = wizard("ice_block")
    play(fight(t, rolls=[5]), "skill-at 10 orc ice_block")  # Dexterity 3 + 5
    assert foe(t).frozen
    t = wizard("ice_block")
    play(fight(t, rolls=[6]), "skill-at 10 orc ice_block")
    assert not foe(t).frozen


@rule("DJ-37.7", "DJ-37.8")
def test_a_frozen_figure_does_nothing_and_suffers_nothing() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} frozen=1; priest 2,3 {SPENT}", monsters="orc 2,1 frozen=1; orc 3,1")
    assert picks(fight(t, 1), "strike") == []
    assert not walking.stops(t, t.heroes[1], at(t, "1,1"))
    assert is_standing(t.heroes[0])
    t.agenda.clear()
    prowl(t, 11, rolls=[1, 9])
    assert t.heroes[0].hits == 0  # it goes for the priest
    t.agenda.clear()
    fight(t, 0, rolls=[5])
    assert t.heroes[0].frozen  # Strength 3 + 5: the turn is lost
    t.agenda.clear()
    m = fight(t, 0, rolls=[6])
    assert not t.heroes[0].frozen
    assert asked(m) == (0, "fight")  # free, and he plays that turn


@rule("DJ-37.7")
def test_an_ally_breaks_the_ice_with_13() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 2,3 {SPENT} frozen=1", monsters="orc 5,5")
    m = play(fight(t, 0, rolls=[4]), "ice seat:1")
    assert t.heroes[1].frozen
    play(m, "end")
    play(fight(t, 0, rolls=[5]), "ice seat:1")
    assert not t.heroes[1].frozen


@rule("DJ-37.9", "DJ-37.10", "DJ-37.5")
def test_earthquake_knocks_down_all_but_the_caster_and_flyers() -> None:
    t = wizard("earthquake", monsters="orc 2,1; goblin 4,1", others=f"warrior 4,5 {SPENT}; thief 5,5 {SPENT}")
    add_effect(t.heroes[2], "flying", 1, PC_NOW)
    m = fight(t, rolls=[5, 3, 9, 5, 1])  # warrior 3 + 5 fails: 3; orc passes; goblin 3 + 5 fails: 1
    play(m, "skill-zone 0 earthquake")
    assert lives(t) == [20, 17, 20]
    assert (foe(t).life, foe(t, 11).life) == (5, 2)
    assert t.heroes[1].knocked
    assert foe(t, 11).knocked
    assert defence_base(t.heroes[1]) == 8 - 2
    play(m, "end")
    m = fight(t, 1)
    assert "step" not in verbs(m)
    play(m, "end")
    assert not t.heroes[1].knocked


@rule("DJ-37.11", "DJ-37.12", "DJ-26.2")
def test_a_wall_of_fire_is_a_line_of_up_to_three_squares() -> None:
    t = wizard("wall_of_fire")
    m = play(fight(t), "skill wall_of_fire")
    assert asked(m) == (0, "fire")
    assert "2 1" not in picks(m, "fire")  # the orc stands there
    play(m, "fire 2 3")
    assert {tuple(map(int, option.split())) for option in picks(m, "fire")} == {
        (x, y) for x in (1, 2, 3) for y in (2, 3, 4) if (x, y) != (2, 3)
    }
    play(m, "fire 3 4")
    assert picks(m, "fire") == ["4 5", "1 2"]
    play(m, "fire 1 2")
    assert [square for square, _ in t.fires] == [at(t, "2,3"), at(t, "3,4"), at(t, "1,2")]
    assert not sees(t.map, at(t, "2,5"), at(t, "2,1"))
    assert t.turn.attacks == 1


@rule("DJ-37.12")
def test_fire_burns_who_enters_or_starts_there() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.fires = ((at(t, "2,1"), -1),)
    layout.refresh(t)
    m = play(fight(t, rolls=[4]), "step n")
    assert lives(t) == [16]
    play(m, "end")
    fight(t, rolls=[2])
    assert lives(t) == [14]


@rule("DJ-37.13")
def test_fireball_has_power_2() -> None:
    t = wizard("fireball", monsters="orc 2,1; zombie 5,5")
    play(fight(t, rolls=[4, 5]), "skill-area 2 1 fireball")
    assert foe(t).life == 5 - (4 + 6 + 2 - 10)


@rule("DJ-37.14", "DJ-10.12")
def test_arcane_shield_adds_2_until_the_end_of_the_fight() -> None:
    t = wizard("arcane_shield", others=f"warrior 3,5 {SPENT}")
    play(fight(t), "skill-on seat:1 arcane_shield")
    assert defence_base(t.heroes[1]) == 10
    phase_ends(t, PC)
    assert defence_base(t.heroes[1]) == 8
    t = wizard("arcane_shield", monsters="")
    play(turn(t), "skill-on seat:0 arcane_shield")
    phase_ends(t, PE)
    phase_starts(t, PC)
    assert effect(t.heroes[0], "arcane_shield") == SKILLS["arcane_shield"].defence_bonus == 2
    phase_ends(t, PC)
    assert not t.heroes[0].effects


@rule("DJ-37.15")
def test_lightning_follows_one_of_eight_directions_to_the_first_wall() -> None:
    t = wizard("lightning_bolt", where="0,5", monsters="orc 2,3; goblin 4,1; orc 5,4", others=f"warrior 1,4 {SPENT}")
    put_piece(t, "statue", "3,2")
    m = fight(t, rolls=[5, 9, 5])
    assert picks(m, "skill-on") == ["ne lightning_bolt"]
    play(m, "skill-on ne lightning_bolt")  # the warrior and the first orc; the statue covers the goblin
    assert lives(t)[1] == 20
    assert foe(t).life == 5 - (5 + 6 + 3 - 10)
    assert foe(t, 11).life == 3


@rule("DJ-37.16", "DJ-12.17")
def test_teleport_takes_a_figure_to_a_free_square_within_12() -> None:
    t = table("room_n", "n corridor", "n room_n", heroes="wizard 2,5 destiny=0; warrior 3,4", monsters="orc 2,3")
    skilled(t.heroes[0], "teleport")
    t.heroes[1].prisoner = 0
    m = play(fight(t), "skill-on seat:1 teleport")
    squares = {tuple(map(int, option.split())) for option in picks(m, "to")}
    assert (2, -8) in squares
    assert (2, -9) not in squares
    assert (2, 3) not in squares
    play(m, "to 2 2")
    assert spot(t, t.heroes[1]) == "2,2"
    assert t.heroes[1].prisoner == -1


# ------------------------------------------------------------------ priests


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


@rule("DJ-42.24")
def test_dead_magic_silences_wizards_priests_scrolls_and_monsters() -> None:
    t = table(
        heroes="wizard 2,5; priest 3,5 life=9; warrior 4,5 life=9 +scroll_fireball",
        monsters="evil_sorcerer 2,0; orc 5,0",
        dead_magic=True,
        md=True,
    )
    skills = [
        [pick for pick in fight(t, seat).pending[0].options if str(pick[0]).startswith(("skill", "read"))]
        for seat in range(3)
    ]
    assert skills == [[], [], [("skill", "second_wind")]]
    t.agenda.clear()
    assert not any(str(pick[0]).startswith("cast") for pick in prowl(t).pending[0].options)


@rule("DJ-18.13", "DJ-44.14")
@pytest.mark.parametrize("thing", ["scroll_fireball", "grimoire:fireball"])
def test_anybody_reads_a_spell_for_no_fatigue(thing: str) -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} +{thing}", monsters="orc 2,1; zombie 5,5")
    m = fight(t, rolls=[9, 5])
    play(m, f"read-area 2 1 {thing}")
    assert foe(t).life == 5 - (9 + stat(t.heroes[0], MAGIC) + 2 - 10)
    assert t.turn.attacks == 1
    assert not picks(m, "read-area")


@rule("DJ-6.9")
def test_who_has_attacked_casts_no_attack_spell_any_more() -> None:
    t = table(heroes="elf wizard 2,2 destiny=0", monsters="troll 2,1; zombie 5,0")
    skilled(t.heroes[0], "magic_missile", "arcane_shield")
    m = play(fight(t, rolls=[1, 9]), "strike 10 troll")
    assert not picks(m, "skill-at")
    assert picks(m, "skill-on") == ["seat:0 arcane_shield"]
