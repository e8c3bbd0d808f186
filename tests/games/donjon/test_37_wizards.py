"""DJ-37: wizard spells."""

import pytest

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.goods import GRIMOIRES, THINGS
from oubliettes.games.donjon.pieces import SKILLS, SPELLS
from oubliettes.games.donjon.rules.adventurer.sheet import defence_base, is_standing
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.attack.resolution import defence
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.movement import distances, walking
from oubliettes.games.donjon.rules.skills import aims, reach
from oubliettes.games.donjon.rules.skills.spells import cast
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import NOBODY, PC, PC_NOW, PE, PE_NOW, Effect, Fire, Table, Turn
from oubliettes.kernel import NoMoreDice
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled, verbs
from tests.games.donjon.heroes import hero_with, steps, wizard
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.support import rule


def lit(t: Table, *squares: str) -> Table:
    t.fires = tuple(Fire(at(t, square), NOBODY) for square in squares)
    layout.refresh(t)
    return t


@rule("DJ-37.1", "DJ-37.2")
def test_the_centre_of_an_area_is_in_sight_too() -> None:
    t = hero_with("fireball", "wizard 2,5", "orc 2,1; zombie 5,0")
    put_piece(t, "wardrobe", "2,3")
    centres = [tuple(map(int, option.split()[:2])) for option in picks(fight(t), "skill-area")]
    assert centres
    assert all(sees(t.map, at(t, "2,5"), at(t, f"{x},{y}")) for x, y in centres)
    assert (2, 1) not in centres


@rule("DJ-37.1")
def test_a_spell_needs_a_line_of_sight() -> None:
    t = wizard("magic_missile", monsters="orc 2,1; orc 4,1")
    put_piece(t, "wardrobe", "2,3")
    assert picks(fight(t), "skill-at") == ["11 orc magic_missile"]


@rule("DJ-37.2", "DJ-37.9")
def test_an_earthquake_is_for_zones_in_sight_with_an_enemy_on_the_ground() -> None:
    t = hero_with("earthquake", "wizard 2,1", "orc 2,-3; zombie 5,-4", "room_nwe", "n room_n")
    m = fight(t)
    assert picks(m, "skill-zone") == ["1 earthquake"]
    for one in t.monsters:
        add_effect(one, "flying", 1, PC_NOW)
    t.agenda.clear()
    assert picks(fight(t), "skill-zone") == []


@rule("DJ-37.2")
def test_an_area_does_not_reach_through_a_wall() -> None:
    t = table("room_n", "n room_n", heroes="wizard 2,1")
    assert at(t, "0,-1") not in reach.area(t.map, at(t, "0,0"))
    assert len(reach.area(t.map, at(t, "0,0"))) == 4


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
    assert at(t, "2,-1") in reach.area(m, at(t, "2,0"))
    assert at(t, "1,-1") not in reach.area(m, at(t, "2,0"))
    assert len(reach.area(m, at(t, "2,2"))) == 9


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
def test_flight_over_fire_and_its_end_with_the_phase() -> None:
    t = hero_with("fly", "wizard 2,3", "orc 5,0")
    t.fires = (Fire(at(t, "2,2"), NOBODY),)
    layout.refresh(t)
    play(fight(t), "skill-on seat:0 fly", "step n", "step n")
    assert lives(t) == [20]
    assert spot(t, t.heroes[0]) == "2,1"
    t = hero_with("fly", "wizard 2,3")
    play(turn(t), "skill-on seat:0 fly")
    assert t.heroes[0].flying
    phase_ends(t, PE)
    assert not t.heroes[0].flying


@rule("DJ-37.5", "DJ-37.12")
@pytest.mark.parametrize("flies", [False, True])
def test_who_flies_is_above_the_fire_he_stood_in(flies: bool) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.fires = (Fire(at(t, "2,2"), NOBODY),)
    if flies:
        add_effect(t.heroes[0], "flying", 1, PC_NOW)
    fight(t, rolls=[] if flies else [4])
    assert lives(t) == [20 if flies else 16]


@rule("DJ-37.5")
def test_a_flyer_neither_lands_in_fire_nor_jumps() -> None:
    t = lit(table(heroes=f"wizard 2,3 {SPENT}", monsters="orc 5,0"), "2,2")
    add_effect(t.heroes[0], "flying", 1, PC_NOW)
    m = fight(t)
    assert "n" in picks(m, "step")  # over it, with points to go on
    play(m, "step n")
    assert verbs(m) == {"step"}
    t = table("room_nwe=chasm_room", heroes=f"wizard 1,4 {SPENT}")
    chasm = next(piece for piece in t.pieces if piece.kind == "chasm")
    chasm.row = 1
    layout.refresh(t)
    edge = next(sq for sq in ground.beside(t, chasm.squares) if ground.free(t, sq))
    t.stand(t.heroes[0], edge)
    assert picks(turn(t), "cross")
    t.agenda.clear()
    add_effect(t.heroes[0], "flying", 1, PC_NOW)
    assert picks(turn(t), "cross") == []


@rule("DJ-37.5", "DJ-12.15")
def test_a_flyer_passes_over_all_and_is_not_stopped() -> None:
    t = table("room_n", heroes="thief 2,4", monsters="orc 2,3")
    t.heroes[0].effects = (Effect("flying", 1, PE_NOW),)
    put_piece(t, "chest", "2,2")
    t.turn = Turn(0, points=3)
    assert "n" in steps(t)
    t.turn = Turn(0, points=2)
    assert "n" in steps(t)  # over the orc and aside
    t.turn = Turn(0, points=1)
    assert "n" not in steps(t)
    assert at(t, "2,1") in distances.reach(t, t.heroes[0], 3)
    assert at(t, "2,2") not in distances.reach(t, t.heroes[0], 3)


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


@rule("DJ-37.6")
@pytest.mark.parametrize("die, frozen", [(4, True), (5, False)])
def test_ice_is_a_matter_of_dexterity(die: int, frozen: bool) -> None:
    t = hero_with("ice_block", "wizard 2,5", "skaven 2,1; zombie 5,0")  # Dexterity 4, Magic and Strength 3
    play(fight(t, rolls=[die]), "skill-at 10 skaven ice_block")
    assert foe(t).frozen is frozen


@rule("DJ-37.6", "DJ-37.7", "DJ-28.4")
def test_ice_block_freezes_on_a_failed_test() -> None:
    t = wizard("ice_block")
    play(fight(t, rolls=[5]), "skill-at 10 orc ice_block")  # Dexterity 3 + 5
    assert foe(t).frozen
    t = wizard("ice_block")
    play(fight(t, rolls=[6]), "skill-at 10 orc ice_block")
    assert not foe(t).frozen


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


@rule("DJ-37.7")
def test_monsters_break_the_ice_of_those_beside_them() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="troll 5,5; orc 5,4 frozen; orc 2,3 frozen", md=True)
    assert picks(prowl(t), "free") == ["11 orc"]
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="troll 5,5; orc 5,4 frozen", md=True)
    play(prowl(t, rolls=[5]), "free 11 orc")  # 8 + 5
    assert not foe(t, 11).frozen


@rule("DJ-37.7", "DJ-24.13")
def test_ice_on_quest_monsters_that_stay_melts_with_the_phase() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="orc 5,5 quest frozen", phase=PC, revealed=True)
    match(t, ("combat_ends",))
    assert not foe(t).frozen


@rule("DJ-37.7", "DJ-37.8")
def test_who_is_in_ice_has_his_turn_and_tests_his_strength() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT} frozen=1; thief 5,0 {SPENT} frozen=1", monsters="orc 5,5", phase=PC, round=1)
    m = match(t, ("heroes_part",), rolls=[6, 6])  # Strength 3 both: 9
    assert asked(m) == (0, "next-hero")
    play(m, "next seat:1", "end", "end")
    assert [hero.frozen for hero in t.heroes] == [False, False]


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


@rule("DJ-37.8")
def test_a_party_in_ice_is_not_beaten_and_sees_the_monsters_withdraw() -> None:
    t = table(
        heroes=f"warrior 0,0 {SPENT} frozen=1; thief 1,0 {SPENT} life=0", monsters="orc 5,5", round=60, revealed=True
    )
    t.phase = PC
    match(t, ("round_ends", 1))
    assert (t.heroes[0].fate, t.heroes[1].fate) == ("in", "dead")
    assert (t.phase, t.outcome) == (PE, "")


@rule("DJ-37.9")
def test_an_earthquake_deals_a_d4() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 5,0", md=True)
    with pytest.raises(NoMoreDice, match="cannot show"):
        play(prowl(t, rolls=[1, 5]), "cast-zone 0 earthquake")


@rule("DJ-37.9")
def test_an_earthquake_needs_a_sight_of_its_zone() -> None:
    t = table("room_nwe", "n corridor", "n room_n", heroes="wizard 0,0 fatigue=1", monsters="orc 0,-12")
    skilled(t.heroes[0], "earthquake")
    assert picks(fight(t), "skill-zone") == []
    t.agenda.clear()
    t.stand(t.heroes[0], at(t, "2,0"))
    assert picks(fight(t), "skill-zone") == ["2 earthquake"]


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


@rule("DJ-37.10", "DJ-37.4", "DJ-38.5")
def test_clouds_find_the_knocked_down_weaker_and_the_aegis_strong() -> None:
    t = table(heroes="warrior 2,2", monsters="troll 4,4")
    hero = t.heroes[0]
    assert defence(t, hero, armour=False) == 5
    hero.knocked = True
    assert defence(t, hero, armour=False) == 3
    add_effect(hero, "aegis", 2, PC_NOW)
    assert defence(t, hero, armour=False) == 5


@rule("DJ-37.10")
def test_knocked_down_in_an_exploration_he_may_act_and_is_up_after_his_turn() -> None:
    t = table(heroes="warrior 2,2 knocked=1")
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[5])
    assert picks(m, "step") == picks(m, "run") == []
    play(m, "search", "end")
    assert not t.heroes[0].knocked


@rule("DJ-37.11")
def test_a_wall_ends_with_its_third_square_and_the_fight() -> None:
    t = hero_with("wall_of_fire", "wizard 2,5", "orc 2,1; zombie 5,0")
    m = play(fight(t), "skill wall_of_fire", "fire 1 3", "fire 2 3", "fire 3 3")
    assert asked(m) == (0, "fight")
    assert len(t.fires) == 3
    t.agenda.clear()
    run(rounds.STEPS["combat_over"](t))
    assert not t.fires
    t = hero_with("wall_of_fire", "wizard 2,5", "orc 2,1; zombie 5,0")
    put_piece(t, "statue", "2,3")
    m = play(fight(t), "skill wall_of_fire", "fire 1 2")
    assert "2 2" not in picks(m, "fire")  # behind the statue: not in sight
    play(m, "done")
    assert len(t.fires) == 1


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
def test_monsters_burn_on_their_way_and_at_their_start() -> None:
    t = table("corridor", heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0", md=True)
    t.fires = tuple(Fire(at(t, f"{x},2"), NOBODY) for x in (2, 3))
    layout.refresh(t)
    play(prowl(t, rolls=[2]), "go 2 3")
    assert foe(t).life == 3
    t.agenda.clear()
    t.stand(foe(t), at(t, "2,2"))
    prowl(t, rolls=[1])
    assert foe(t).life == 2


@rule("DJ-37.12")
def test_fire_burns_who_enters_or_starts_there() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.fires = (Fire(at(t, "2,1"), -1),)
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


@rule("DJ-18.12", "DJ-37.3", "DJ-37.4", "DJ-37.5", "DJ-37.6", "DJ-37.9", "DJ-37.11", "DJ-37.13", "DJ-37.14")
@rule("DJ-37.15", "DJ-37.16")
def test_the_numbers_of_the_spells() -> None:
    numbered = (
        "magic_missile", "toxic_cloud", "fly", "ice_block", "earthquake", "wall_of_fire", "fireball",
        "arcane_shield", "lightning_bolt", "teleport",
    )  # fmt: skip
    assert numbered == SPELLS
    assert tuple(f"grimoire:{spell}" for spell in numbered) == GRIMOIRES
    assert tuple(THINGS[book].skill for book in GRIMOIRES) == numbered


@rule("DJ-37.15")
def test_lightning_goes_through_fire() -> None:
    t = lit(table(heroes="wizard 2,5 fatigue=1", monsters="orc 2,1"), "2,3")
    skilled(t.heroes[0], "lightning_bolt")
    assert picks(fight(t), "skill-on") == ["n lightning_bolt"]
    put_piece(t, "wardrobe", "2,4")
    assert aims.aims(t, t.heroes[0], "lightning_bolt") == []


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
