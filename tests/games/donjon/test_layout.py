"""Zones and the map (DJ-17), and the Dungeon and Room cards that fill it (DJ-40, DJ-41)."""

from random import Random

import pytest

from oubliettes.games.donjon.board import ROCK, beyond, spot
from oubliettes.games.donjon.pieces import (
    DOORWAY,
    DUNGEON_CARDS,
    EAST,
    FURNITURE,
    NORTH,
    OBJECTIVE_CARDS,
    ROOM_CARDS,
    SOUTH,
    TILES,
    WEST,
    DungeonCard,
    RoomCard,
)
from oubliettes.games.donjon.rules.contents.doors import relent
from oubliettes.games.donjon.rules.quests import setting_up
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, GONE, NOBODY, OPEN, UNKNOWN, Table
from tests.games.donjon.situation import asked, at, match, picks, play, table, zone
from tests.support import rule, said


def sides(t: Table, number: int) -> str:
    """The sides of a zone that have a door, as letters."""
    return "".join(
        letter
        for side, letter in enumerate("nesw")
        if any(layout.door_on(t, module, side) for module in t.zones[number].modules)
    )


# ------------------------------------------------------------------ the cards


@rule("DJ-40.1")
def test_the_dungeon_deck() -> None:
    kinds: dict[str, int] = {}
    for card in DUNGEON_CARDS.values():
        if not card.objective:
            kinds[card.tile.id] = kinds.get(card.tile.id, 0) + card.count
    assert kinds == {
        "corridor": 4,
        "stairs": 2,
        "corner": 2,
        "t_junction": 3,
        "crossroads": 1,
        "square_room": 10,
    }
    assert len(OBJECTIVE_CARDS) == 6
    assert {DUNGEON_CARDS[card].tile.id for card in OBJECTIVE_CARDS} == {"rectangular_room"}


@rule("DJ-40.2", "DJ-17.8", "DJ-2.5")
def test_the_tiles() -> None:
    size = {name: sum(len(part) for part in tile.floor) for name, tile in TILES.items()}
    assert size["corridor"] == size["stairs"] == 12
    assert size["square_room"] == 36
    assert size["rectangular_room"] == 72
    assert size["corner"] == 12
    assert size["t_junction"] == 16
    assert size["crossroads"] == 20
    assert TILES["rectangular_room"].modules == 2


@rule("DJ-40.3", "DJ-17.1")
@pytest.mark.parametrize("card", [card for card in DUNGEON_CARDS.values() if card.tile.modules == 1])
def test_exits_are_floor_and_never_the_entry(card: DungeonCard) -> None:
    assert (0, SOUTH) not in card.exits
    for module, side in (*card.exits, (0, SOUTH)):
        assert all(square in card.tile.floor[module] for square in DOORWAY[side])


@rule("DJ-40.4")
def test_seven_cards_bear_a_v() -> None:
    locked = [card for card in DUNGEON_CARDS.values() if card.locked]
    assert sum(card.count for card in locked) == 7
    kinds = sorted(card.tile.id for card in locked)
    assert kinds == ["corridor", "rectangular_room", *["square_room"] * 4, "t_junction"]


@rule("DJ-41.1", "DJ-2.6")
def test_room_cards() -> None:
    assert sum(card.count for card in ROOM_CARDS.values() if card.shape == "square") == 17
    assert sum(card.count for card in ROOM_CARDS.values() if card.shape == "rectangular") == 11


@rule("DJ-41.3", "DJ-17.10")
@pytest.mark.parametrize("card", ROOM_CARDS.values(), ids=lambda card: card.id)
def test_no_furniture_stands_on_the_squares_of_a_door(card: RoomCard) -> None:
    """But for the throne, which hides one (DJ-17.26)."""
    high = 12 if card.shape == "rectangular" else 6
    doorways = {(2, 0), (3, 0), (2, high - 1), (3, high - 1)}
    doorways |= {(x, y + row) for x in (0, 5) for y in (2, 3) for row in range(0, high, 6)}
    for piece in card.furniture:
        assert not set(piece.squares) & doorways or piece.kind == "throne"
        assert all(0 <= x < 6 and 0 <= y < high for x, y in piece.squares)


# ------------------------------------------------------------------ laying


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


@rule("DJ-17.15")
def test_placements_that_look_the_same_are_offered_once() -> None:
    t = table("room_n")
    door = t.doors[0]
    assert len(layout.placements(t, DUNGEON_CARDS["corridor"], door, objective=False)) == 1
    assert len(layout.placements(t, DUNGEON_CARDS["room_we"], door, objective=False)) == 1
    assert len(layout.placements(t, DUNGEON_CARDS["room_nw"], door, objective=False)) == 2
    assert len(layout.placements(t, DUNGEON_CARDS["idol_sanctum"], door, objective=False)) == 6


@rule("DJ-17.13", "DJ-17.14", "DJ-17.16", "DJ-17.7")
def test_the_md_lays_the_zone_and_nobody_else() -> None:
    t = table("room_n", heroes="warrior 2,0; thief 3,0", md=True, pile=[UNKNOWN, "room_nw"])
    m = match(t, ("turn-starts", 0), ("turn",), draws=[t.decks["square"].index("storeroom")])
    play(m, "open")
    assert asked(m) == (2, "layout")
    assert picks(m, "lay") == ["straight plain", "straight mirrored"]
    play(m, "lay straight mirrored")
    assert sides(t, 1) == "nes"
    assert t.turn.over


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


@rule("DJ-17.19", "DJ-2.11", "DJ-15.1")
def test_a_room_that_fits_nowhere_goes_back_on_the_pile_and_the_door_is_walled_up() -> None:
    t = table("room_n", heroes="warrior 2,0", pile=[UNKNOWN, "idol_sanctum"])
    for place in ((0, -2), (1, -1), (-1, -1)):
        t.map.lattice[place] = 90
    m = match(t, ("turn-starts", 0), ("turn",))
    play(m, "open")
    assert t.doors[0].state == GONE
    assert t.pile == [UNKNOWN, "idol_sanctum"]
    assert t.seen == (1,)
    assert t.turn.over
    assert not m.pending
    assert "room-fits-nowhere" in said(m)


@rule("DJ-2.11")
def test_with_an_empty_pile_a_door_is_false() -> None:
    t = table("room_n", heroes="warrior 2,1", pile=[])
    m = match(t, ("turn-starts", 0), ("turn",))
    play(m, "step n", "open")
    assert t.doors[0].state == GONE
    assert len(t.zones) == 1
    assert t.turn.over
    assert t.turn.points == 1


@rule("DJ-17.20", "DJ-17.22")
def test_a_way_on_is_added_when_there_is_none() -> None:
    t = table("room_n", "n corridor")
    for door in t.doors:
        if door.beyond == NOBODY:
            door.state = GONE
    layout.ensure_way(t)
    (door,) = layout.ways_on(t)
    assert (door.zone, door.heading, door.locked) == (1, NORTH, False)
    t.map.lattice[beyond(t.map, door.module, NORTH)] = 77
    door.state = GONE
    layout.ensure_way(t)
    (door,) = layout.ways_on(t)
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
        layout.ensure_way(t)
        assert layout.ways_on(t) == []


@rule("DJ-17.22")
def test_the_added_way_looks_for_room_for_any_tile() -> None:
    t = table("room_n")
    t.doors[0].state = GONE
    for place in ((1, -1), (-1, -1), (0, -2)):
        t.map.lattice[place] = 66  # a pocket north of the room: one module, no free neighbour
    layout.ensure_way(t)
    (door,) = layout.ways_on(t)
    assert door.heading == WEST


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


@rule("DJ-17.23")
def test_a_secret_passage_needs_a_side_without_a_door() -> None:
    t = table("room_n", "n corridor")
    room = t.zones[0]
    module = room.modules[0]
    assert layout.secret_sides(t, room) == [(module, WEST), (module, EAST), (module, SOUTH)]
    door = layout.secret_door(t, room, module, EAST)
    assert door.state == CLOSED
    assert not door.locked
    assert door.beyond == NOBODY
    assert layout.secret_sides(t, room) == [(module, WEST), (module, SOUTH)]


@rule("DJ-17.23", "DJ-9.11")
def test_no_secret_passage_opens_onto_the_entrance_stairs() -> None:
    t = table("room_n")
    room = t.zones[0]
    module = room.modules[0]
    setting_up._stairs(t, room, module, WEST)
    assert layout.secret_sides(t, room) == [(module, EAST), (module, SOUTH)]


@rule("DJ-17.24", "DJ-17.25")
def test_levels() -> None:
    t = table("room_n", "n stairs", "n room_nwe", "w corridor")
    assert [zone.level for zone in t.zones] == [1, 1, 2, 2]
    assert layout.first_of_level(t, 2).number == 2
    assert layout.first_of_level(t, 1).number == 0


@rule("DJ-17.26")
def test_a_throne_on_a_doorway_leaves_the_other_square() -> None:
    t = table("room_n", "n idol_sanctum=audience_hall")
    (throne,) = [piece for piece in t.pieces if piece.kind == "throne"]
    upper = t.zones[1].modules[0]
    door = layout.add_door(t, t.zones[1], upper, throne.side)
    assert throne.squares[0] in door.near
    free = [square for square in door.near if layout.free(t, square)]
    assert len(free) == 1
    assert t.map.doors[free[0]] == door.number


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


# ------------------------------------------------------------------ properties


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
            layout.ensure_way(t)
            added += len(t.doors) - before
            doors = layout.ways_on(t)
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
                t, DUNGEON_CARDS[name], rng.choice(found), layout.level_beyond(t, door), objective=name == t.objective
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


@rule("DJ-18.7")
def test_what_is_in_the_way() -> None:
    for kind in FURNITURE.values():
        assert kind.obstacle == (kind.id not in ("magic_circle", "chasm"))
        assert kind.tall == (kind.id in ("wardrobe", "library", "hearth", "statue"))
