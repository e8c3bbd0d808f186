"""DJ-14: exploration actions."""

import pytest

from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.exploration import explorer_turn
from oubliettes.games.donjon.table import UNKNOWN, Table
from oubliettes.kernel import Match
from tests.games.donjon.cards import event
from tests.games.donjon.fights import SPENT, lives, monsters_part, verbs
from tests.games.donjon.packs import carried
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule


def two_orcs(heroes: str, *rolls: int) -> Match[Table]:
    """Two orcs with 12 against 9: each blow costs the warrior 3 PV. Who is asked then?"""
    t = table(heroes=heroes, monsters="orc 2,1; orc 3,1")
    t.heroes[0].hits = 0
    return monsters_part(t, rolls=rolls)


@rule("DJ-14.1", "DJ-14.8", "DJ-14.6", "DJ-12.14")
def test_worked_example_23_a_turn_of_points() -> None:
    """VIT 3: search, open a chest beside him, one step."""
    t = table("room_n", heroes="human warrior 2,2")
    put_piece(t, "chest", "1,2")
    m = turn(t, rolls=[5, 4])
    play(m, "search", "examine chest 0", "step n")
    assert t.turn.points == 0
    assert {pick[0] for pick in m.pending[0].options} <= {"end", "run", "unequip"}


@rule("DJ-14.1", "DJ-14.6", "DJ-14.8")
def test_without_a_point_nothing_that_costs_one_is_offered() -> None:
    t = table("room_n", heroes="dwarf warrior 2,2", pile=[UNKNOWN, "corridor"])
    put_piece(t, "chest", "1,0")
    m = turn(t)
    play(m, "step n", "step n")
    assert (t.turn.points, verbs(m)) == (0, {"run", "unequip", "end"})
    t.turn.points = 1
    assert {"open", "search", "examine"} <= {str(pick[0]) for pick in explorer_turn.menu(t, t.heroes[0])}


@rule("DJ-8.26", "DJ-14.2", "DJ-14.5")
def test_one_weapon_one_shield_one_body_armour() -> None:
    t = table(heroes="warrior 2,3 +axe +club +leather_armour")
    played = turn(t)
    assert picks(played, "equip") == ["axe", "club", "leather_armour"]
    play(played, "equip axe", "equip leather_armour")
    hero = t.heroes[0]
    assert (hero.weapon.kind, hero.body.kind, hero.shield.kind) == ("axe", "leather_armour", "small_shield")
    assert carried(hero) == ["club", "long_sword", "scale_armour"]
    assert t.turn.points == 3, "free"
    play(played, "step n", "unequip shield")
    assert (hero.shield.kind, carried(hero)[-1]) == ("", "small_shield")


@rule("DJ-14.2", "DJ-14.5", "DJ-14.14")
def test_equipment_is_free_at_any_moment_twice_a_slot() -> None:
    t = table("room_n", heroes="human warrior 2,2")
    m = turn(t)
    play(m, "step n", "unequip body", "step s")
    assert t.turn.points == 1
    assert t.heroes[0].body.kind == ""
    (ready,) = [pick for pick in m.pending[0].options if pick[0] == "equip" and "scale_armour" in pick]
    play(m, " ".join(map(str, ready)))
    assert picks(m, "unequip", "body") == []
    assert picks(m, "unequip", "shield") == [""]


@rule("DJ-14.3")
def test_items_are_used_for_nothing() -> None:
    t = table("room_n", heroes="human warrior 2,2 life=9 +healing_potion")
    m = turn(t, rolls=[4])
    play(m, "drink healing_potion")
    assert t.heroes[0].life == 13
    assert t.turn.points == 3


@rule("DJ-14.4")
def test_skills_cost_fatigue_and_no_speed() -> None:
    t = table("room_n", heroes="human warrior 2,2 life=9")
    m = turn(t, rolls=[4])
    (wind,) = [pick for pick in m.pending[0].options if "second_wind" in pick]
    play(m, " ".join(map(str, wind)))
    assert (t.heroes[0].life, t.heroes[0].fatigue, t.turn.points) == (13, 4, 3)
    assert t.heroes[0].tilted[t.heroes[0].skills.index("second_wind")] == "PE"


@rule("DJ-14.5", "DJ-14.3", "DJ-8.28")
def test_a_potion_between_two_blows() -> None:
    m = two_orcs(f"warrior 2,2 {SPENT} life=9 +healing_potion", 10, 1, 4, 10, 1)
    assert asked(m) == (0, "potion")
    assert m.pending[0].options == [("drink", "healing_potion"), ("pass",)]
    after_one = m.table.heroes[0].life
    assert after_one < 9
    play(m, "drink healing_potion")
    assert m.table.heroes[0].life == after_one + 4 - (9 - after_one), "healed, then struck once more"
    assert not m.pending, "after the last blow his own turn comes"


@rule("DJ-14.5")
def test_he_may_keep_it_and_is_asked_again_after_the_next_blow_only() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} +healing_potion", monsters="orc 2,1; orc 3,1; orc 1,1")
    m = monsters_part(t, rolls=[10, 1, 1, 10, 10, 1])
    play(m, "pass")  # the second misses
    assert not m.pending, "the third blow is the last"
    assert t.heroes[0].pack


@rule("DJ-14.5", "DJ-6.13")
@pytest.mark.parametrize("things", ["", "+strength_potion +speed_potion +torch"])
def test_nobody_is_asked_who_carries_nothing_that_helps(things: str) -> None:
    assert not two_orcs(f"warrior 2,2 {SPENT} {things}", 10, 1, 10, 1).pending


@rule("DJ-14.5", "DJ-8.29", "DJ-7.12")
def test_a_companion_beside_him_may_give_one_even_to_the_fallen() -> None:
    heroes = f"warrior 2,2 {SPENT} life=2; priest 2,3 {SPENT} +healing_potion; thief 5,5 {SPENT} +healing_potion"
    m = two_orcs(heroes, 10, 1, 3, 1, 10)
    assert m.table.heroes[0].life == 0
    assert asked(m) == (1, "potion")
    assert picks(m, "feed") == ["healing_potion seat:0"]
    play(m, "feed healing_potion seat:0")
    assert m.table.heroes[0].life == 3
    assert not m.pending, "the thief is too far off"


@rule("DJ-14.5", "DJ-37.7")
def test_who_is_in_ice_gives_nothing() -> None:
    m = two_orcs(f"warrior 2,2 {SPENT}; priest 2,3 {SPENT} frozen=1 +healing_potion", 10, 1, 10, 1)
    assert not m.pending


@rule("DJ-14.5", "DJ-31.17")
def test_a_potion_between_the_axe_and_the_tail_of_a_fimir() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} +healing_potion", monsters="fimir 2,1")
    m = monsters_part(t, rolls=[5, 1, 4, 1, 10])
    assert asked(m) == (0, "potion")
    play(m, "drink healing_potion")
    assert not m.pending


@rule("DJ-14.5", "DJ-42.9")
def test_a_potion_right_after_an_event() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} life=4 +healing_potion")
    m = match(t, ("event", "falling_block", 0), rolls=[1, 3, 5])
    assert (lives(t), asked(m)) == ([1], (0, "potion"))
    play(m, "drink healing_potion")
    assert lives(t) == [6]


@rule("DJ-14.5", "DJ-12.4")
def test_free_actions_are_free_without_a_point_and_after_a_run() -> None:
    t = table("room_n", heroes="dwarf warrior 2,3 life=9 +healing_potion; priest 5,5")
    m = turn(t, rolls=[1, 4])
    for steps in (("step n", "step n"), ("run", "step s")):
        play(m, *steps)
        assert t.turn.points == 0
        assert {"unequip", "drink", "skill", "give"} <= verbs(m)
    play(m, "drink healing_potion")
    assert t.heroes[0].life == 13


@rule("DJ-42.22", "DJ-14.7", "DJ-14.13")
def test_a_portcullis_bars_a_door_until_the_lever_or_a_strong_arm() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,1 {SPENT}; priest 2,-3 {SPENT}")
    t.turn.figure = 0
    event(t, "portcullis", 0)
    door = t.doors[0]
    assert door.portcullis
    assert at(t, "2,-1") not in t.map.near[at(t, "2,0")]
    lever = next(piece for piece in t.pieces if piece.kind == "lever")
    assert t.map.zone[lever.squares[0]] == 0
    assert min(t.map.steps[lever.squares[0]]) < 0  # next to a wall
    t.stand(t.heroes[0], at(t, "2,0"))
    m = turn(t, rolls=[5])
    play(m, "lift")
    assert door.portcullis  # Strength 3 + 5
    assert picks(m, "lift") == []  # once per turn
    play(m, "end")
    t.stand(t.heroes[0], lever.squares[0])
    m = play(turn(t), f"activate {lever.number} lever")
    assert not door.portcullis
    assert at(t, "2,-1") in t.map.near[at(t, "2,0")]
    assert t.turn.points == 2


@rule("DJ-14.9", "DJ-14.10", "DJ-29.3")
def test_rest_is_the_first_and_only_thing() -> None:
    t = table("room_n", heroes="human warrior 2,2 fatigue=2")
    m = turn(t)
    assert "rest" in [pick[0] for pick in m.pending[0].options]
    play(m, "rest")
    assert t.heroes[0].fatigue == 3
    assert not m.pending
    m = turn(t)
    play(m, "unequip shield")
    assert picks(m, "rest") == []  # free actions count as doing something
    t = table("room_n", heroes="human warrior 2,2 fatigue=5")
    assert picks(turn(t), "rest") == []  # never above the maximum


@rule("DJ-14.11")
def test_who_goes_down_in_his_own_turn_has_finished_it() -> None:
    for figure in (0, 1):
        t = table("room_n", heroes=f"warrior 2,2 {SPENT}; priest 3,3")
        t.turn.figure = figure
        run(harm.hurt(t, t.heroes[0], 20))
        assert t.turn.over == (figure == 0)


@rule("DJ-14.12", "DJ-14.11")
def test_a_turn_may_end_at_any_moment_without_the_benefit_of_rest() -> None:
    t = table("room_n", heroes="human warrior 2,2 fatigue=2")
    m = turn(t)
    play(m, "end")
    assert t.heroes[0].fatigue == 2
    assert not m.pending


@rule("DJ-14.13")
def test_an_object_is_activated_from_its_square_or_side_by_side() -> None:
    t = table("room_n", heroes="warrior 2,2")
    put_piece(t, "slab", "2,2")
    for where, offered in (("2,2", True), ("2,1", True), ("3,2", True), ("3,3", False), ("1,1", False), ("2,4", False)):
        t.stand(t.heroes[0], at(t, where))
        assert bool(picks(turn(t), "activate")) == offered, where
        t.agenda.clear()


@rule("DJ-14.14")
def test_each_slot_is_changed_twice_a_turn_at_most() -> None:
    t = table(heroes="warrior 2,3 +axe")
    played = play(turn(t), "unequip body", "equip scale_armour", "equip axe", "equip long_sword")
    assert picks(played, "unequip") == ["shield"]
    assert picks(played, "equip") == []
    play(played, "unequip shield", "equip small_shield")
    assert picks(played, "unequip") == []


@rule("DJ-14.15")
def test_a_web_may_be_attacked_after_a_run() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}")
    t.webs = (at(t, "2,1"),)
    m = play(turn(t, rolls=[3]), "run")
    assert picks(m, "hack") == ["2 1"]
    assert "search" not in verbs(m)
