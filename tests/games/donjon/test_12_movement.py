"""DJ-12: movement."""

from random import Random

from oubliettes.games.donjon.board import adjacent, distance, with_things
from oubliettes.games.donjon.pieces import DIRECTION
from oubliettes.games.donjon.rules.contents import furniture
from oubliettes.games.donjon.rules.movement import distances, walking
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import PC, Fire, Turn
from tests.games.donjon.fights import fight, skilled, verbs
from tests.games.donjon.furnished import beside
from tests.games.donjon.heroes import steps
from tests.games.donjon.situation import asked, at, match, monster, picks, play, put_piece, spot, table, turn, zone
from tests.support import rule


@rule("DJ-12.1", "DJ-12.14", "DJ-5.8")
def test_walking_costs_one_point_a_square_and_may_be_mixed_with_actions() -> None:
    m = turn(table(heroes="warrior 2,2"), rolls=[5])
    play(m, "step n", "search", "step ne")
    assert spot(m.table, m.table.heroes[0]) == "3,0"
    assert m.table.turn.points == 0
    assert not picks(m, "step")
    play(m, "end")
    assert not m.pending  # what is left is lost: the next turn starts with the full Speed


@rule("DJ-12.2", "DJ-12.3", "DJ-12.4")
def test_running_adds_a_die_once_and_bars_paid_actions() -> None:
    t = table("room_n", heroes="human warrior 2,1 +rope")
    m = turn(t, rolls=[4])
    assert "search" in [p[0] for p in m.pending[0].options]
    play(m, "step n", "run")
    assert t.turn.points == 2 + 4
    assert picks(m, "run") == []
    assert picks(m, "search") == []
    assert picks(m, "open") == []
    assert picks(m, "unequip")  # free actions stay open
    assert picks(m, "step")


@rule("DJ-12.3", "DJ-14.1")
def test_no_furniture_after_a_run_or_without_a_point() -> None:
    t, number = beside("chest")
    played = turn(t, rolls=[3])
    assert picks(played, "examine") == [f"chest {number}"]
    play(played, "run")
    assert picks(played, "examine") == []
    t.turn = Turn(figure=0, points=0)
    assert furniture.options(t, t.heroes[0]) == []


@rule("DJ-12.5", "DJ-12.6", "DJ-12.7")
def test_a_diagonal_needs_both_detours_free_of_walls() -> None:
    """Worked example 25: the corner tile."""
    t = table("corner", heroes="warrior 1,3")
    t.turn = Turn(0, points=3)
    assert t.map.zone[at(t, "1,4")] == -1
    assert not adjacent(t.map, at(t, "1,3"), at(t, "2,4"))
    assert "se" not in steps(t)
    assert adjacent(t.map, at(t, "2,3"), at(t, "3,4"))
    t.stand(t.heroes[0], at(t, "2,3"))
    assert "se" in steps(t)


@rule("DJ-12.6", "DJ-12.7")
def test_no_diagonal_step_round_a_door_post() -> None:
    t = table("room_n", "n room_n", heroes="human warrior 2,0")
    assert picks(turn(t), "step") == ["n", "ne", "e", "se", "s", "sw", "w"], "not north-west: the wall's end is there"
    for inside, ways in (("1,0", ["e", "se", "s", "sw", "w"]), ("2,-1", ["n", "ne", "e", "se", "s", "w", "nw"])):
        t.stand(t.heroes[0], at(t, inside))
        assert picks(turn(t), "step") == ways


@rule("DJ-12.7")
def test_furniture_beside_a_diagonal_does_not_matter() -> None:
    t = table("room_n", heroes="warrior 2,2")
    put_piece(t, "chest", "3,2")
    put_piece(t, "chest", "2,3")
    t.turn = Turn(0, points=3)
    assert "se" in steps(t)
    assert "e" not in steps(t)
    assert "s" not in steps(t)


@rule("DJ-12.7", "DJ-25.2")
def test_a_closed_door_and_the_frame_of_an_open_one() -> None:
    t = table("room_n", heroes="warrior 2,0")
    zone(t, "n corridor")
    door = t.doors[0]
    t.turn = Turn(0, points=3)
    assert {"n", "ne"} <= set(steps(t))  # both squares of the doorway are open: the diagonal inside it is free
    assert "nw" not in steps(t)
    assert not adjacent(t.map, at(t, "1,0"), at(t, "2,-1"))  # past the frame
    layout.swing(t, door, open_=False)
    assert not {"n", "ne", "nw"} & set(steps(t))


@rule("DJ-12.8", "DJ-12.15")
def test_passing_over_an_ally() -> None:
    """Worked example 42."""
    t = table("corridor", heroes="human warrior 2,3; priest 2,2; thief 3,2")
    t.turn = Turn(0, points=1)
    assert not {"n", "ne"} & set(steps(t))
    t.turn = Turn(0, points=2)
    assert {"n", "ne"} <= set(steps(t))
    walking.step(t, t.heroes[0], at(t, "2,2"))
    assert t.turn.passing
    assert sorted(steps(t)) == ["n", "ne", "s", "se"]  # only squares where he may stop: the last point
    t.turn.points = 2
    assert t.who[at(t, "2,2")] == 1


@rule("DJ-12.9")
def test_furniture_is_in_the_way_of_all_wherever_webs_hang() -> None:
    for webs in ((), ("5,5",)):
        t = table("room_n", heroes="human warrior 2,3", monsters="goblin 0,0; orc 2,1")
        put_piece(t, "table", "1,2", "2,2")
        put_piece(t, "chest", "3,2")
        t.webs = tuple(at(t, web) for web in webs)
        assert picks(fight(t), "step") == ["e", "se", "s", "sw", "w"]
        t.agenda.clear()
        reached = distances.reach(t, t.monsters[1], 3)
        assert not any(square in t.map.solid for square in reached)


@rule("DJ-12.9", "DJ-12.10", "DJ-12.11")
def test_enemies_and_obstacles_block_and_contact_stops() -> None:
    """Worked example 24."""
    t = table("room_n", heroes="thief 2,5", monsters="orc 2,2")
    t.phase = PC
    t.turn = Turn(0, points=5)
    walking.step(t, t.heroes[0], at(t, "2,4"))
    assert not t.turn.stopped
    walking.step(t, t.heroes[0], at(t, "2,3"))
    assert t.turn.stopped
    assert t.turn.points == 3
    assert walking.move_options(t, t.heroes[0]) == []
    t.turn = Turn(0, points=5)  # leaving is free
    assert "n" not in steps(t)  # the orc's square
    assert "s" in steps(t)
    walking.step(t, t.heroes[0], at(t, "3,3"))
    assert t.turn.stopped  # the first new square touches him too
    put_piece(t, "chest", "2,4")
    t.turn = Turn(0, points=5)
    assert "sw" not in steps(t)


@rule("DJ-12.10", "DJ-12.11")
def test_monsters_stop_next_to_heroes() -> None:
    t = table("room_n", heroes="warrior 2,4", monsters="goblin 2,1")
    goblin = t.monsters[0]
    reached = distances.reach(t, goblin, 4)
    assert reached[at(t, "2,3")] == 2
    assert reached[at(t, "3,5")] == 4
    assert at(t, "2,5") not in distances.reach(t, goblin, 9)  # all around it he has to stop first


@rule("DJ-12.11")
def test_frozen_downed_and_walled_off_enemies_stop_nobody() -> None:
    t = table("room_n", heroes="thief 2,4; warrior 5,5 life=0", monsters="orc 2,2 frozen")
    t.turn = Turn(0, points=5)
    walking.step(t, t.heroes[0], at(t, "2,3"))
    assert not t.turn.stopped
    zone(t, "n corridor")
    monster(t, "orc", "2,-1")
    layout.swing(t, t.doors[0], open_=False)
    walking.step(t, t.heroes[0], at(t, "3,2"))
    walking.step(t, t.heroes[0], at(t, "3,1"))
    walking.step(t, t.heroes[0], at(t, "3,0"))
    assert not t.turn.stopped
    goblin = monster(t, "goblin", "4,3")
    t.turn = Turn(goblin.number, points=4)
    walking.step(t, goblin, at(t, "5,4"))
    assert not t.turn.stopped  # the warrior beside him is down


@rule("DJ-12.12")
def test_an_allys_square_next_to_an_enemy_cannot_be_entered() -> None:
    t = table("corridor", heroes="human warrior 2,4; priest 2,3; thief 3,3", monsters="orc 2,2")
    t.turn = Turn(0, points=5)
    assert not {"n", "ne"} & set(steps(t))
    assert distances.reach(t, t.heroes[0], 5).keys() == {at(t, s) for s in ("2,4", "3,4", "2,5", "3,5")}


@rule("DJ-12.13")
def test_distance_is_the_larger_difference() -> None:
    t = table("room_nwe")
    assert distance(t.map, at(t, "0,0"), at(t, "5,3")) == 5
    assert distance(t.map, at(t, "1,1"), at(t, "2,2")) == 1


@rule("DJ-12.14")
def test_a_web_is_cut_on_the_way() -> None:
    t = table("room_n", heroes="human warrior 2,3")
    t.webs = (at(t, "2,1"),)
    m = turn(t, rolls=[10])
    play(m, "step n", "hack 2 1", "step n")
    assert spot(t, t.heroes[0]) == "2,1", "in a PE steps and actions mix"
    assert t.turn.points == 0


@rule("DJ-12.15")
def test_over_a_friend_there_is_nothing_to_do_but_go_on_in_a_fight_too() -> None:
    t = table("corridor", heroes="human warrior 2,4; thief 2,3", monsters="orc 2,0")
    m = fight(t)
    play(m, "step n")
    assert verbs(m) == {"step"}
    assert not m.blocked(0)


@rule("DJ-12.15")
def test_a_step_onto_an_ally_needs_a_place_to_stop_beyond() -> None:
    t = table("corridor", heroes="human warrior 2,4; priest 2,3; thief 3,3; wizard 2,2; warrior 3,2")
    for square in ("2,1", "3,1"):
        put_piece(t, "chest", square)
    t.turn = Turn(0, points=3)
    walking.step(t, t.heroes[0], at(t, "2,3"))
    assert t.turn.points == 2
    assert steps(t) == ["e", "se", "s"]  # not on to the next two: with the last point he could stop nowhere
    t.map = with_things(t.map, (), ())
    assert steps(t) == ["n", "ne", "e", "se", "s"]


@rule("DJ-12.15")
def test_while_passing_one_can_only_go_on() -> None:
    t = table("corridor", heroes="human warrior 2,3; priest 2,2")
    m = turn(t)
    play(m, "step n")
    assert {pick[0] for pick in m.pending[0].options} == {"step"}
    play(m, "step n")
    assert picks(m, "end") == [""]


@rule("DJ-12.16")
def test_whoever_must_stop_where_he_cannot_is_put_on_the_nearest_free_square() -> None:
    t = table("corridor", heroes="warrior 2,3 life=1 destiny=0; priest 2,2 destiny=0")
    t.fires = (Fire(at(t, "2,1"), -1), Fire(at(t, "2,2"), -1))
    layout.refresh(t)
    m = turn(t, rolls=[6])
    play(m, "step n")  # over the priest, through fire: he falls there
    assert t.heroes[0].life == 0
    assert asked(m) == (0, "settle")
    assert set(picks(m, "settle")) == {"2 3", "3 3", "3 2", "3 1"}
    play(m, "settle 3 2")
    assert spot(t, t.heroes[0]) == "3,2"


@rule("DJ-12.17")
def test_a_teleport_is_no_movement() -> None:
    t = table("room_n", heroes="human wizard 2,5 destiny=0", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    skilled(t.heroes[0], "teleport")
    number = put_piece(t, "magic_circle", "2,2")
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",))
    play(m, "skill-on seat:0 teleport", "to 2 2")
    assert (spot(t, t.heroes[0]), t.turn.points, t.pieces[number].spent) == ("2,2", 3, False), "no circle is set off"
    play(m, "end")
    assert not m.pending, "nor may the MD answer a movement (DJ-11.5)"
    t = table("room_n", heroes="human wizard 2,5 destiny=0", monsters="orc 2,2")
    skilled(t.heroes[0], "teleport")
    m = fight(t)
    play(m, "skill-on seat:0 teleport", "to 2 1")
    assert (t.turn.points, t.turn.stopped) == (3, False), "beside an enemy he is not stopped"
    assert "n" in picks(m, "step")


@rule("DJ-12.17")
def test_being_placed_is_no_movement() -> None:
    t = table("room_n", heroes="thief 2,5", monsters="orc 2,2")
    t.turn = Turn(0, points=5)
    t.stand(t.heroes[0], at(t, "2,3"))
    assert not t.turn.stopped
    assert t.turn.steps == 0


def test_options_and_reach_agree_on_thousands_of_steps() -> None:
    """Whatever can be stepped to can be stayed on, or left again with the points that remain."""
    rng = Random(4)
    for _ in range(300):
        t = table("room_nwe", "n crossroads", heroes="thief 2,1; priest 3,3; human warrior 2,4 life=0")
        for _ in range(rng.randrange(5)):
            free = [s for z in (0, 1) for s in ground.free_squares(t, z)]
            square = rng.choice(free)
            monster(t, "orc", f"{t.map.x[square]},{t.map.y[square]}")
        hero = t.heroes[0]
        points = rng.randrange(1, 8)
        t.turn = Turn(0, points=points)
        reached = distances.reach(t, hero, points)
        while options := [pick for pick in walking.move_options(t, hero) if pick[0] == "step"]:
            pick = rng.choice(options)
            walking.step(t, hero, t.map.steps[hero.at][DIRECTION[pick[1]]])
            if not t.turn.passing:
                assert reached[hero.at] <= points - t.turn.points
        assert not t.turn.passing
        assert t.who[hero.at] == 0


def test_ways_tell_the_first_step() -> None:
    """What a click on a far square needs: each step of a shortest way, one after the other."""
    t = table("room_nwe", "n corridor", heroes="warrior 0,5; wizard 1,4", monsters="")
    turn(t)
    hero = t.heroes[0]
    for square, (cost, _) in distances.ways(t, hero, 8).items():
        t.stand(hero, at(t, "0,5"))
        for left in range(cost, 0, -1):
            found = distances.ways(t, hero, 8)[square]
            assert found[0] == left
            t.stand(hero, t.map.steps[hero.at][found[1]])
        assert hero.at == square
