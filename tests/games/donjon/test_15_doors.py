"""DJ-15: doors and locks."""

from oubliettes.games.donjon.pieces import FURNITURE, NORTH, SOUTH, Standing
from oubliettes.games.donjon.rules.contents import doors
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, NOBODY, OPEN, UNKNOWN
from tests.games.donjon.fights import SPENT, foe, lives, prowl
from tests.games.donjon.situation import at, close, monster, picks, play, put_piece, spot, table, turn, zone
from tests.support import rule


@rule("DJ-15.1", "DJ-14.6")
def test_opening_a_door_ends_the_turn_even_between_known_zones() -> None:
    """Worked example 23: two steps, open the door: turn over, no search."""
    t = table("room_n", "n corridor", heroes="human warrior 2,2")
    close(t, 0)
    m = turn(t)
    play(m, "step n", "step n", "open")
    assert not m.pending
    assert t.turn.points == 0
    assert t.turn.over
    assert t.doors[0].state == OPEN
    t = table("room_n", "n corridor", heroes="human warrior 2,0")
    close(t, 0)
    m = turn(t)
    play(m, "open")
    assert t.turn.points == 2
    assert not m.pending


@rule("DJ-15.2", "DJ-17.7", "DJ-40.5")
def test_a_door_onto_the_unknown_turns_a_card() -> None:
    t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, UNKNOWN])
    place = t.dungeon.index("corridor")
    m = turn(t, draws=[place])
    play(m, "open")
    assert t.zones[1].card == "corridor"
    assert t.zones[1].room == ""
    assert t.pile == [UNKNOWN]
    assert t.dungeon.count("corridor") == 2
    assert t.doors[0].state == OPEN
    assert t.doors[0].beyond == 1
    assert not m.pending


@rule("DJ-15.3", "DJ-15.5")
def test_a_door_between_two_zones_draws_no_card_and_stays_open() -> None:
    t = table("room_n", "n corridor", heroes="human warrior 2,0")
    close(t, 0)
    pile = list(t.pile)
    m = turn(t)
    play(m, "open")
    assert (t.turn.points, t.turn.over) == (2, True)
    assert t.pile == pile
    assert len(t.zones) == 2
    assert at(t, "2,-1") in t.map.near[at(t, "2,0")]
    m = turn(t)
    assert picks(m, "open") == []


@rule("DJ-15.4")
def test_only_the_two_squares_of_a_door_face_it() -> None:
    t = table("room_n", heroes="human warrior 1,0")
    hero = t.heroes[0]
    facing = []
    for square in t.zones[0].squares:
        t.stand(hero, square)
        if doors.faced(t, hero):
            facing.append(spot(t, hero))
    assert facing == ["2,0", "3,0"]


@rule("DJ-15.4")
def test_a_door_is_opened_from_either_of_its_two_squares() -> None:
    for where, offered in (("1,0", []), ("2,0", [""]), ("3,0", [""]), ("4,0", []), ("2,1", [])):
        assert picks(turn(table("room_n", heroes=f"warrior {where}")), "open") == offered


@rule("DJ-15.6")
def test_monsters_never_open_closed_doors() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="goblin 2,-6")
    close(t, 0)
    prowl(t, rolls=[6])
    assert t.map.zone[foe(t).at] == 1
    assert lives(t) == [20]


@rule("DJ-15.6")
def test_monsters_never_open_doors() -> None:

    t = table("room_n", "n corridor", heroes="warrior 2,-2")
    close(t, 0)
    orc = monster(t, "orc", "2,1")
    assert distances.far(t, [t.heroes[0].at])[orc.at] == distances.NO_WAY
    assert all(t.map.zone[square] == 0 for square in distances.reach(t, orc, 9))
    layout.swing(t, t.doors[0], open_=True)
    assert any(t.map.zone[square] == 1 for square in distances.reach(t, orc, 9))


@rule("DJ-15.7", "DJ-15.8")
def test_v_locks_exits_and_what_has_a_lock_but_not_the_way_in() -> None:
    t = table("room_n", "n room_n_locked=laboratory")
    way_in, way_on = t.doors
    assert not way_in.locked
    assert way_on.locked
    assert {piece.kind: piece.locked for piece in t.pieces} == {
        "alchemist_bench": False,
        "library": False,
        "wardrobe": True,
    }


@rule("DJ-15.8")
def test_only_what_has_a_lid_or_a_lock_is_locked() -> None:
    t = table("room_n", heroes="warrior 2,3")
    kinds = [Standing(kind, ((0, 0),)) for kind in FURNITURE]
    laid = layout.furnish(t, t.zones[0], kinds, locked=True)
    assert {piece.kind for piece in laid if piece.locked} == {"chest", "wardrobe", "desk"}
    assert not any(piece.locked for piece in layout.furnish(t, t.zones[0], kinds, locked=False))


@rule("DJ-15.9", "DJ-15.10", "DJ-15.11")
def test_worked_example_40_a_locked_door() -> None:
    t = table("room_n_locked", heroes="human warrior 2,0; dwarf priest 3,0", pile=[UNKNOWN, "corridor"])
    t.heroes[0].fatigue = t.heroes[1].fatigue = 0
    m = turn(t, rolls=[4])
    assert picks(m, "open") == []
    assert picks(m, "break") == [""]
    play(m, "break")
    assert t.turn.points == 2
    assert not t.turn.over
    assert picks(m, "break") == []
    play(m, "end")
    m = turn(t, 1, rolls=[5])
    play(m, "break")
    assert t.doors[0].state == OPEN
    assert t.turn.over
    assert len(t.zones) == 2


@rule("DJ-15.10")
def test_one_attempt_for_each_adventurer_and_each_door() -> None:
    t = table("room_nwe", heroes="human warrior 2,0 fatigue=0; human priest 3,0 fatigue=0")
    for door in t.doors:
        door.locked = True
    m = turn(t, rolls=[1])
    play(m, "break")
    assert picks(m, "break") == []
    assert picks(turn(t, 1), "break") == [""], "his companion has his own"
    t.stand(t.heroes[0], at(t, "0,2"))
    assert picks(turn(t, 0), "break") == [""], "and another door is another try"


@rule("DJ-15.12")
def test_locked_furniture_is_forced_then_opened() -> None:
    t = table("room_n", heroes="human warrior 2,2; thief 3,2")
    number = put_piece(t, "chest", "1,2", locked=True)
    t.heroes[0].fatigue = 0
    m = turn(t, rolls=[5, 4])
    assert picks(m, "examine") == []
    play(m, f"force chest {number}")
    assert t.pieces[0].locked
    assert picks(m, "force") == []
    m = turn(t, rolls=[6, 4])
    assert picks(m, "force") == []  # one attempt an adventurer
    t.pieces[0].forced = 0
    m = turn(t, rolls=[6, 4])
    play(m, f"force chest {number}")
    assert not t.pieces[0].locked
    assert not t.pieces[0].spent
    assert t.turn.points == 2
    play(m, f"examine chest {number}")
    assert t.turn.points == 1
    assert t.pieces[0].spent


@rule("DJ-15.12", "DJ-15.13", "DJ-15.8")
def test_a_lock_is_forced_once_by_each_and_opening_costs_its_own_point() -> None:
    t = table(heroes="human warrior 2,3 fatigue=0; dwarf priest 3,2 fatigue=0")
    number = put_piece(t, "chest", "2,2", locked=True)
    played = turn(t, rolls=[5])
    assert (picks(played, "force"), picks(played, "examine")) == ([f"chest {number}"], [])
    play(played, f"force chest {number}")
    assert (t.pieces[number].locked, t.turn.points) == (True, 2), "3 + 5 is not enough"
    assert picks(played, "force") == []
    play(played, "end")
    played = turn(t, 1, rolls=[5, 2])
    play(played, f"force chest {number}")
    assert (t.pieces[number].locked, t.turn.points) == (False, 1), "4 + 5 is"
    play(played, f"examine chest {number}")
    assert (t.pieces[number].spent, t.turn.points) == (True, 0)


@rule("DJ-15.13")
def test_an_unlocked_door_still_has_to_be_opened() -> None:
    t = table("room_n_locked", heroes="thief 2,0 skill=lockpicking", pile=[UNKNOWN, "corridor"])
    m = turn(t)
    (offer,) = [pick for pick in m.pending[0].options if "lockpicking" in pick]
    play(m, " ".join(map(str, offer)))
    door = t.doors[0]
    assert door.state == CLOSED
    assert not door.locked
    assert door.relocked
    play(m, "open")
    assert door.state == OPEN


@rule("DJ-15.13", "DJ-44.20")
def test_a_key_unlocks_and_does_not_open() -> None:
    t = table("room_n_locked", heroes="warrior 2,0 +skeleton_key", pile=[UNKNOWN, "corridor"])
    chest = put_piece(t, "chest", "1,0", locked=True)
    m = turn(t)
    play(m, "unlock_door", f"unlock chest {chest}")
    assert (t.doors[0].locked, t.doors[0].state, t.turn.points) == (False, "closed", 3)
    assert (t.pieces[chest].locked, t.pieces[chest].spent) == (False, False)
    assert t.heroes[0].pack[-1].left == 1
    assert (picks(m, "open"), picks(m, "unlock_door")) == ([""], [])


@rule("DJ-15.14")
def test_a_shared_door_is_locked_if_either_card_locks_it() -> None:
    t = table("crossroads", "n t_junction", "1w room_we")
    shared = layout.door_on(t, t.zones[2].modules[0], SOUTH)
    assert shared is not None
    assert shared.beyond == NOBODY
    assert not shared.locked
    zone(t, "0w room_we_locked")
    assert layout.door_on(t, t.zones[3].modules[0], NORTH) is shared
    assert shared.beyond == 3
    assert shared.locked
    t = table("crossroads", "n t_junction", "1w room_we_locked", "0w room_we")
    shared = layout.door_on(t, t.zones[2].modules[0], SOUTH)
    assert shared is not None
    assert shared.beyond == 3
    assert shared.locked
