"""DJ-17: zones and the map."""

from random import Random

import pytest

from oubliettes.games.donjon.board import ROCK, beyond, spot
from oubliettes.games.donjon.pieces import DUNGEON_CARDS, EAST, NORTH, ROOM_CARDS, SOUTH, WEST
from oubliettes.games.donjon.rules.contents import doors
from oubliettes.games.donjon.rules.contents.doors import relent
from oubliettes.games.donjon.rules.quests import setting_up
from oubliettes.games.donjon.rules.zones import ground, layout, ways_on
from oubliettes.games.donjon.table import CLOSED, GONE, NOBODY, OPEN, UNKNOWN, Table
from tests.games.donjon.fights import SPENT
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn, zone
from tests.support import rule, said


def sides(t: Table, number: int) -> str:
    """The sides of a zone that have a door, as letters."""
    return "".join(
        letter
        for side, letter in enumerate("nesw")
        if any(layout.door_on(t, module, side) for module in t.zones[number].modules)
    )


def check_map(t: Table) -> list[str]:
    """Steps go both ways, floor is counted once, and all of it hangs together."""
    wrong = []
    m = t.map
    for a, near in enumerate(m.near):
        wrong += [f"{a} to {b} one way" for b in near if a not in m.near[b]]
    floor = [s for z in t.zones for s in z.squares]
    if len(floor) != len(set(floor)) or set(floor) != {s for s, z in enumerate(m.zone) if z != ROCK}:
        wrong.append("floor is not the zones' floor")
    reached, edge = {floor[0]}, [floor[0]]
    while edge:
        edge = [b for a in edge for b in m.near[a] if b not in reached and not reached.add(b)]  # type: ignore[func-returns-value]
    if reached != set(floor):
        wrong.append("parts of the dungeon are cut off")
    return wrong


@rule("DJ-17.3", "DJ-17.4", "DJ-17.2", "DJ-41.4")
def test_only_rooms_draw_a_room_card() -> None:
    for card in ("corridor", "stairs", "corner", "t_junction", "crossroads"):
        t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, card])
        m = turn(t)
        play(m, "open")
        assert t.zones[1].card == card
        assert t.zones[1].room == ""
        assert not t.pieces
    t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, "room_n"])
    m = turn(t, draws=[t.decks["square"].index("storeroom")])
    play(m, "open")
    assert t.zones[1].room == "storeroom"
    assert len(t.pieces) == 3
    assert t.discards["square"] == ["storeroom"]
    assert "storeroom" not in t.decks["square"]
    t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, "idol_sanctum"])
    m = turn(t, draws=[t.decks["rectangular"].index("great_library")])
    play(m, "open")
    assert t.zones[1].room == "great_library"


@rule("DJ-17.5", "DJ-17.6", "DJ-10.3", "DJ-10.8", "DJ-41.2")
def test_a_room_with_monsters_starts_a_fight_at_once() -> None:
    t = table("room_n", heroes="human warrior 2,0; thief 3,3", pile=[UNKNOWN, "room_n"])
    rooms, cards = t.decks["square"], t.decks["monster"]
    m = match(
        t,
        ("turn_starts", 0),
        ("turn",),
        ("turn_ends",),
        ("next_hero",),
        draws=[rooms.index("guardroom"), cards.index("bugbears")],
    )
    play(m, "open")
    assert t.phase == "PC"
    assert [one.kind for one in t.monsters] == ["bugbear"] * 3
    assert all(t.map.zone[one.at] == 1 for one in t.monsters)
    assert not any(one.at in piece.squares for one in t.monsters for piece in t.pieces)
    assert ("next_hero",) not in t.agenda, "the thief loses his turn"


@rule("DJ-17.9", "DJ-17.10", "DJ-17.11")
@pytest.mark.parametrize("side", "nesw")
def test_a_tile_turns_so_that_its_entry_meets_the_door(side: str) -> None:
    t = table("crossroads", f"{side} corner" if side != "s" else "n corner")
    laid = t.zones[1]
    door = next(door for door in t.doors if door.beyond == 1)
    assert door.state == OPEN
    assert all(t.map.zone[square] == 1 for square in door.far)
    # its exit is on its left, seen by whoever comes in
    left = (door.heading + 3) % 4
    assert layout.door_on(t, laid.modules[0], left) is not None
    assert sum(one.zone == 1 for one in t.doors) == 1


@rule("DJ-17.9")
def test_walls_stand_between_zones_except_at_doors() -> None:
    t = table("room_nwe", "n room_nwe")
    assert t.map.near[at(t, "0,0")] == (at(t, "1,0"), at(t, "1,1"), at(t, "0,1"))
    assert at(t, "2,-1") in t.map.near[at(t, "2,0")]


@rule("DJ-17.11", "DJ-41.2")
def test_furniture_turns_and_mirrors_with_the_tile() -> None:
    t = table("room_nwe", "e room_n=laboratory")
    kinds = {piece.kind: [spot(t.map, s) for s in piece.squares] for piece in t.pieces}
    assert kinds["alchemist_bench"] == [(9, 2), (9, 3)]  # drawn at (2,2), (3,2); turned to the east
    assert kinds["library"] == [(11, 0), (11, 1)]
    t = table("corridor")
    card = DUNGEON_CARDS["room_w"]
    door = t.doors[0]
    plain, mirrored = layout.placements(t, card, door, objective=False)
    assert (plain.mirrored, mirrored.mirrored) == (False, True)
    laid = layout.lay(t, card, mirrored, 1)
    layout.furnish(t, laid, ROOM_CARDS["laboratory"].furniture, locked=False)
    kinds = {piece.kind: sorted(spot(t.map, s) for s in piece.squares) for piece in t.pieces}
    assert kinds["library"] == [(4, -6), (5, -6)]
    assert layout.door_on(t, laid.modules[0], EAST)
    assert not layout.door_on(t, laid.modules[0], WEST)


@rule("DJ-17.12", "DJ-17.15", "DJ-17.16")
def test_a_rectangular_room_ahead_left_or_right() -> None:
    """Worked example 33."""
    t = table("room_n")
    card = DUNGEON_CARDS["idol_sanctum"]
    door = t.doors[0]
    ways = layout.placements(t, card, door, objective=True)
    assert [(one.where, one.turn) for one in ways] == [
        (((0, -2), (0, -1)), NORTH),
        (((-1, -1), (0, -1)), WEST),
        (((1, -1), (0, -1)), EAST),
    ]
    t.map.lattice[(0, -2)] = 99
    ways = layout.placements(t, card, door, objective=True)
    assert [one.turn for one in ways] == [WEST, EAST]
    t.map.lattice[(1, -1)] = 98
    assert [one.turn for one in layout.placements(t, card, door, objective=True)] == [WEST]


@rule("DJ-17.13", "DJ-17.14", "DJ-17.16", "DJ-17.7")
def test_the_md_lays_the_zone_and_nobody_else() -> None:
    t = table("room_n", heroes="warrior 2,0; thief 3,0", md=True, pile=[UNKNOWN, "room_nw"])
    m = match(t, ("turn_starts", 0), ("turn",), draws=[t.decks["square"].index("storeroom")])
    play(m, "open")
    assert asked(m) == (2, "layout")
    assert picks(m, "lay") == ["straight plain", "straight mirrored"]
    play(m, "lay straight mirrored")
    assert sides(t, 1) == "nes"
    assert t.turn.over


@rule("DJ-17.13", "DJ-17.15")
def test_a_rectangular_room_is_laid_where_there_is_room() -> None:
    t = table("room_nwe", "n corridor", "0w room_n", "n room_n", heroes="warrior 2,2")
    door = layout.door_on(t, 0, 1)
    assert door is not None
    found = layout.placements(t, DUNGEON_CARDS["throne_hall"], door, objective=True)
    assert [one.where for one in found] == [((2, 0), (1, 0)), ((1, -1), (1, 0)), ((1, 1), (1, 0))]
    t.map.lattice[(2, 0)] = t.map.lattice[(1, 1)] = 0
    found = layout.placements(t, DUNGEON_CARDS["throne_hall"], door, objective=True)
    assert [one.where for one in found] == [((1, -1), (1, 0))], "it overlaps nothing"


@rule("DJ-17.15")
def test_placements_that_look_the_same_are_offered_once() -> None:
    t = table("room_n")
    door = t.doors[0]
    assert len(layout.placements(t, DUNGEON_CARDS["corridor"], door, objective=False)) == 1
    assert len(layout.placements(t, DUNGEON_CARDS["room_we"], door, objective=False)) == 1
    assert len(layout.placements(t, DUNGEON_CARDS["room_nw"], door, objective=False)) == 2
    assert len(layout.placements(t, DUNGEON_CARDS["idol_sanctum"], door, objective=False)) == 6


@rule("DJ-17.15", "DJ-17.17", "DJ-17.20")
def test_thousands_of_random_zones_hold_together() -> None:
    """Every dungeon can be explored to its last card: a way on is there, modules never overlap, doors fit."""
    from oubliettes.games.donjon.check import check

    rng = Random(1)
    added = refused = games = 0
    for _ in range(250):
        games += 1
        t = table("room_nwe" if rng.random() < 0.5 else rng.choice(["corridor", "corner", "crossroads"]))
        cards = [c.id for c in DUNGEON_CARDS.values() for _ in range(c.count) if c.id != t.objective]
        rng.shuffle(cards)
        pile = cards[:12]
        pile.insert(rng.randrange(7, 13), t.objective)
        t.pile = [UNKNOWN]
        while pile:
            before = len(t.doors)
            ways_on.ensure_way(t)
            added += len(t.doors) - before
            doors = ways_on.ways_on(t)
            assert doors, "the party is shut in"
            door = rng.choice(doors)
            name = pile.pop(0)
            found = layout.placements(t, DUNGEON_CARDS[name], door, objective=name == t.objective)
            if not found:
                refused += 1
                door.state = GONE
                layout.index_doors(t)
                pile.insert(0, name)
                continue
            laid = layout.lay(
                t, DUNGEON_CARDS[name], rng.choice(found), ways_on.level_beyond(t, door), objective=name == t.objective
            )
            layout.swing(t, door, open_=True)
            if name == t.objective:
                assert not any(one.zone == laid.number for one in t.doors)  # DJ-20.9
                break
        assert check_map(t) == []
        assert [w for w in check(t) if "door" in w] == []
        assert any(one.objective for one in t.zones)
    assert added < games
    assert refused < games * 0.5


@rule("DJ-17.15")
def test_placements_that_look_alike_are_offered_once_and_not_mirrored() -> None:
    t = table("room_n", heroes="warrior 2,0")
    for card, mirrored in (("corridor", [False]), ("crossroads", [False]), ("corner", [False, True])):
        found = layout.placements(t, DUNGEON_CARDS[card], t.doors[0], objective=False)
        assert [one.mirrored for one in found] == mirrored
    ways = layout.placements(t, DUNGEON_CARDS["throne_hall"], t.doors[0], objective=True)
    assert [(one.turn, one.mirrored) for one in ways] == [(0, False), (3, False), (1, False)], "straight, left, right"


@rule("DJ-17.17", "DJ-15.14")
def test_exits_that_meet_floor_become_doors_others_are_walled_up() -> None:
    t = table("room_we", "e room_nw", "n corridor")
    # zone 1 lies east, its own west is the north: doors north and ... its left
    assert {door.beyond for door in t.doors if door.zone == 0} >= {1}
    t = table("crossroads", "n t_junction", "1w room_n_locked")
    # the square room west of the junction: its exit goes on westwards
    west = t.zones[2]
    assert spot(t.map, west.squares[0]) == (-6, -6)
    other = zone(t, "0w room_nwe")
    # its right-hand exit meets the locked room's side without a door there: floor on both sides, a door
    door = layout.door_on(t, other.modules[0], NORTH)
    assert door is not None
    assert door.beyond == 2
    assert door.state == CLOSED
    t = table("crossroads", "n corridor", "0w room_nwe", "n room_nwe")
    # the last room's east side faces the corridor's flank: rock, so it is walled up
    assert t.map.lattice[(-1, -1)] == t.zones[3].modules[0]
    assert layout.door_on(t, t.zones[3].modules[0], EAST) is None


@rule("DJ-17.17")
def test_a_closed_door_that_leads_onto_rock_is_walled_up() -> None:
    t = table("crossroads", "n room_w", "w corner")
    # the corner behind the room's west door turns left, to the south: its module is west of the room's
    corner = t.zones[2]
    assert corner.turn == WEST
    south = layout.door_on(t, corner.modules[0], SOUTH)
    assert south is not None
    zone(t, "0w corridor")  # runs west under it, rock in the north
    assert south.state == GONE
    assert at(t, "-4,-1")
    assert t.map.doors.get(at(t, "-4,-1")) is None


@rule("DJ-17.18")
def test_an_exit_onto_the_entrance_stairs_is_walled_up() -> None:
    from oubliettes.games.donjon.rules.quests import setting_up

    t = table("crossroads", "w room_we")
    # stairs south of the crossroads
    setting_up._stairs(t, t.zones[0], t.zones[0].modules[0], SOUTH)
    # a room south of the western one whose own exit would lead east onto the stairs' module
    west = t.zones[1]
    assert west.turn == WEST
    below = layout.door_on(t, west.modules[0], SOUTH)
    assert below is not None
    card = DUNGEON_CARDS["room_w"]
    spot_ = layout.placements(t, card, below, objective=False)[0]
    laid = layout.lay(t, card, spot_, 1)
    assert layout.turned_side(WEST, laid.turn, laid.mirrored) == EAST
    assert layout.door_on(t, laid.modules[0], EAST) is None


@rule("DJ-17.19", "DJ-2.11", "DJ-15.1")
def test_a_room_that_fits_nowhere_goes_back_on_the_pile_and_the_door_is_walled_up() -> None:
    t = table("room_n", heroes="warrior 2,0", pile=[UNKNOWN, "idol_sanctum"])
    for place in ((0, -2), (1, -1), (-1, -1)):
        t.map.lattice[place] = 90
    m = match(t, ("turn_starts", 0), ("turn",))
    play(m, "open")
    assert t.doors[0].state == GONE
    assert t.pile == [UNKNOWN, "idol_sanctum"]
    assert t.seen == (1,)
    assert t.turn.over
    assert not m.pending
    assert "room-fits-nowhere" in said(m)


@rule("DJ-17.20", "DJ-17.22")
def test_a_way_on_is_added_when_there_is_none() -> None:
    t = table("room_n", "n corridor")
    for door in t.doors:
        if door.beyond == NOBODY:
            door.state = GONE
    ways_on.ensure_way(t)
    (door,) = ways_on.ways_on(t)
    assert (door.zone, door.heading, door.locked) == (1, NORTH, False)
    t.map.lattice[beyond(t.map, door.module, NORTH)] = 77
    door.state = GONE
    ways_on.ensure_way(t)
    (door,) = ways_on.ways_on(t)
    assert (door.zone, door.heading) == (1, WEST)
    assert all(t.map.zone[at(t, f"{x},{y}")] == 1 for x in (0, 1) for y in (-4, -3))  # dug out
    assert t.map.zone[at(t, "0,-5")] == ROCK
    assert at(t, "1,-4") in t.map.near[at(t, "2,-4")]


@rule("DJ-17.20")
def test_no_way_is_added_once_the_objective_room_is_there_or_the_pile_is_empty() -> None:
    for name in ("revealed", "pile"):
        t = table("room_n")
        setattr(t, name, {"revealed": True, "pile": []}[name])
        t.doors[0].state = GONE
        ways_on.ensure_way(t)
        assert ways_on.ways_on(t) == []


@rule("DJ-17.20")
def test_a_way_is_there_whenever_a_phase_starts() -> None:
    for facts, more in (({}, 1), ({"revealed": True}, 0), ({"pile": []}, 0)):
        t = table("room_n", heroes="warrior 2,2", **facts)
        t.doors[0].state = "gone"
        layout.index_doors(t)
        match(t, ("explore",), seed=1)
        assert len(ways_on.ways_on(t)) == more
        assert not any(door.locked for door in ways_on.ways_on(t))


@rule("DJ-17.21")
def test_locked_ways_give_way_when_nobody_is_left_to_try() -> None:

    t = table("room_we_locked", heroes="warrior 0,2; priest 1,2")
    west, east = t.doors
    assert west.locked
    assert east.locked
    west.tried, east.tried = 0b11, 0b01
    relent(t)
    assert west.locked
    assert east.locked
    east.tried = 0b11
    relent(t)
    assert not west.locked
    assert east.locked
    t = table("room_we_locked", heroes="warrior 0,2; thief 1,2 skill=lockpicking")
    for door in t.doors:
        door.tried = 0b11
    relent(t)
    assert all(door.locked for door in t.doors)
    t = table("room_we_locked", heroes="warrior 0,2 +skeleton_key")
    for door in t.doors:
        door.tried = 1
    relent(t)
    assert all(door.locked for door in t.doors)


@rule("DJ-17.21")
def test_no_lock_gives_way_while_another_way_is_open() -> None:
    for unlocked in (True, False):
        t = table("room_nwe", heroes="warrior 2,2; priest 3,3")
        for door in t.doors:
            door.locked, door.tried = True, 0b11
        t.doors[2].locked = not unlocked
        doors.relent(t)
        assert sum(door.locked for door in t.doors) == 2


@rule("DJ-17.22")
def test_the_added_way_looks_for_room_for_any_tile() -> None:
    t = table("room_n")
    t.doors[0].state = GONE
    for place in ((1, -1), (-1, -1), (0, -2)):
        t.map.lattice[place] = 66  # a pocket north of the room: one module, no free neighbour
    ways_on.ensure_way(t)
    (door,) = ways_on.ways_on(t)
    assert door.heading == WEST


@rule("DJ-17.22")
def test_an_added_way_out_of_a_long_room_tries_its_upper_half_first() -> None:
    t = table("arena")
    for door in t.doors:
        door.state = GONE
    t.map.lattice[0, -2] = t.map.lattice[-1, -1] = 77  # north, and west of the upper half
    ways_on.ensure_way(t)
    (door,) = ways_on.ways_on(t)
    assert (t.map.modules[door.module], door.heading) == ((0, -1), EAST)


@rule("DJ-17.23")
def test_a_secret_passage_needs_a_side_without_a_door() -> None:
    t = table("room_n", "n corridor")
    room = t.zones[0]
    module = room.modules[0]
    assert ways_on.secret_sides(t, room) == [(module, WEST), (module, EAST), (module, SOUTH)]
    door = ways_on.secret_door(t, room, module, EAST)
    assert door.state == CLOSED
    assert not door.locked
    assert door.beyond == NOBODY
    assert ways_on.secret_sides(t, room) == [(module, WEST), (module, SOUTH)]


@rule("DJ-17.23", "DJ-9.11")
def test_no_secret_passage_opens_onto_the_entrance_stairs() -> None:
    t = table("room_n")
    room = t.zones[0]
    module = room.modules[0]
    setting_up._stairs(t, room, module, WEST)
    assert ways_on.secret_sides(t, room) == [(module, EAST), (module, SOUTH)]


@rule("DJ-17.23", "DJ-19.45")
def test_a_secret_passage_may_join_two_rooms_that_know_nothing_of_each_other() -> None:
    t = table("room_n", "n crossroads", "w room_nwe", "s room_n", heroes=f"warrior 2,3 {SPENT}")
    assert t.map.modules[t.zones[3].modules[0]] == (-1, 0)  # west of the first room, a wall between
    number = put_piece(t, "statue", "2,2")
    play(turn(t, rolls=[8]), f"examine statue {number}")
    door = t.doors[-1]
    assert (door.zone, door.beyond, door.state, door.locked) == (0, 3, CLOSED, False)


@rule("DJ-17.24", "DJ-17.25")
def test_levels() -> None:
    t = table("room_n", "n stairs", "n room_nwe", "w corridor")
    assert [zone.level for zone in t.zones] == [1, 1, 2, 2]
    assert ways_on.first_of_level(t, 2).number == 2
    assert ways_on.first_of_level(t, 1).number == 0


@rule("DJ-17.26")
def test_a_throne_on_a_doorway_leaves_the_other_square() -> None:
    t = table("room_n", "n idol_sanctum=audience_hall")
    (throne,) = [piece for piece in t.pieces if piece.kind == "throne"]
    upper = t.zones[1].modules[0]
    door = layout.add_door(t, t.zones[1], upper, throne.side)
    assert throne.squares[0] in door.near
    free = [square for square in door.near if ground.free(t, square)]
    assert len(free) == 1
    assert t.map.doors[free[0]] == door.number
