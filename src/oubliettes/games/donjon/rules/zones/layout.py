"""Zones and the map: placing tiles, walls, doors and furniture (DJ-17)."""

from collections.abc import Iterable
from typing import NamedTuple

from oubliettes.games.donjon import board
from oubliettes.games.donjon.board import ROCK, beyond, place, reading
from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.pieces import (
    AHEAD,
    CHASM,
    DOORWAY,
    EAST,
    FURNITURE,
    MODULE,
    NORTH,
    SIDE,
    SOUTH,
    WEST,
    DungeonCard,
    Standing,
)
from oubliettes.games.donjon.rules.zones.ground import BLOCKING
from oubliettes.games.donjon.table import CLOSED, GONE, NOBODY, OPEN, Door, Piece, Table, Zone

BRIDGES = frozenset(die for die, row in enumerate(TABLES["chasm"], start=1) if row.effect != "no_bridge")
"""The results of the chasm's table with a bridge (DJ-19.80 to DJ-19.83)."""
SOUND_BRIDGES = frozenset(die for die in BRIDGES if TABLES["chasm"][die - 1].effect != "poor_bridge")
BRIDGED = slice(2, 4)
"""The two middle squares of a chasm's band (DJ-19.84)."""


class Placement(NamedTuple):
    """One way to put a tile on the lattice."""

    where: tuple[tuple[int, int], ...]
    """The place of each module of the tile, the upper one first."""
    turn: int
    mirrored: bool


# ------------------------------------------------------------------ from the tile as drawn to the map


def turned(x: int, y: int, turn: int, mirrored: bool) -> tuple[int, int]:
    """A square of a module: mirrored first, then turned clockwise."""
    if mirrored:
        x = SIDE - 1 - x
    for _ in range(turn):
        x, y = SIDE - 1 - y, x
    return (x, y)


def turned_side(side: int, turn: int, mirrored: bool) -> int:
    if mirrored and side in (EAST, WEST):
        side = EAST + WEST - side
    return (side + turn) % 4


def spot_of(t: Table, zone: Zone, x: int, y: int) -> int:
    """The square of the map for one of the tile as it is drawn (DJ-17.11)."""
    gx, gy = turned(x, y % SIDE, zone.turn, zone.mirrored)
    return zone.modules[y // SIDE] * MODULE + gy * SIDE + gx


def _exits(exits: tuple[tuple[int, int], ...], spot: Placement) -> tuple[tuple[tuple[int, int], int], ...]:
    """Where the exits of a tile come to lie: place of the module, and side."""
    return tuple((spot.where[m], turned_side(side, spot.turn, spot.mirrored)) for m, side in exits)


def placements(t: Table, card: DungeonCard, door: Door, *, objective: bool) -> list[Placement]:
    """DJ-17.15: all ways that overlap nothing, in the automatic order (DJ-17.16)."""
    lower = beyond(t.map, door.module, door.heading)
    if card.tile.modules == 1:
        spots = [Placement((lower,), door.heading, mirrored) for mirrored in (False, True)]
    else:
        spots = []
        for turn in (door.heading, (door.heading + 3) % 4, (door.heading + 1) % 4):
            upper = (lower[0] + AHEAD[turn][0], lower[1] + AHEAD[turn][1])
            spots.extend(Placement((upper, lower), turn, mirrored) for mirrored in (False, True))
    found: list[Placement] = []
    seen = set()
    for spot in spots:
        if any(where in t.map.lattice for where in spot.where):
            continue
        exits = () if objective else _exits(card.exits, spot)
        look = (frozenset(spot.where), frozenset(exits))
        if look not in seen:
            seen.add(look)
            found.append(spot)
    return found


# ------------------------------------------------------------------ laying a zone


def lay(
    t: Table,
    card: DungeonCard,
    spot: Placement,
    level: int,
    *,
    objective: bool = False,
    exits: tuple[tuple[int, int], ...] | None = None,
) -> Zone:
    """The zone on the board, its exits and the doors that lead onto it checked (DJ-17.17). No way in is opened yet.

    An objective room has no exits (DJ-20.9); the entrance zone has others than those of its card (DJ-9.11).
    """
    if exits is None:
        exits = () if objective else card.exits
    number = len(t.zones)
    m = t.map
    first = len(m.modules)
    squares: list[int] = []
    for n, where in enumerate(spot.where):
        floor = [turned(x, y, spot.turn, spot.mirrored) for x, y in card.tile.floor[n]]
        m = board.with_module(m, where, floor, number)
        squares.extend((first + n) * MODULE + y * SIDE + x for x, y in floor)
    t.map = board.joined(m, squares)
    zone = Zone(
        number,
        card.id,
        card.tile.id,
        tuple(range(first, first + len(spot.where))),
        spot.turn,
        spot.mirrored,
        level,
        tuple(reading(t.map, squares)),
        objective=objective,
    )
    t.zones.append(zone)
    for where, side in _exits(exits, spot):
        _exit(t, zone, t.map.lattice[where], side, locked=card.locked)
    for door in t.doors:
        if door.state == CLOSED and door.beyond == NOBODY:
            there = t.map.lattice.get(beyond(t.map, door.module, door.heading))
            if there in zone.modules:
                _meet(t, door)
    index_doors(t)
    return zone


def _exit(t: Table, zone: Zone, module: int, side: int, *, locked: bool) -> None:
    """DJ-17.17: an exit of a new tile becomes a door, or is walled up.

    Of the module of the entrance stairs all that a neighbour could meet is rock (DJ-9.19, DJ-17.18).
    """
    there = t.map.lattice.get(beyond(t.map, module, side))
    if there is None:
        add_door(t, zone, module, side, locked=locked)
        return
    back = door_on(t, there, (side + 2) % 4)
    if back is not None:  # the neighbour's own door: the two are one, and locked if either is (DJ-15.14)
        back.locked = back.locked or locked
    elif floor_behind(t, module, side):
        add_door(t, zone, module, side, locked=locked)


def _meet(t: Table, door: Door) -> None:
    """DJ-17.17: a closed door that led onto free ground now leads onto a zone, or is walled up."""
    if floor_behind(t, door.module, door.heading):
        _settle_far_side(t, door)
    else:
        door.state = GONE
        t.say("door-walled", "DJ-17.17")


def _settle_far_side(t: Table, door: Door) -> None:
    m = t.map
    dx, dy = AHEAD[door.heading]
    door.far = tuple(m.at[place(m.x[square] + dx, m.y[square] + dy)] for square in door.near)
    door.beyond = m.zone[door.far[0]]


def doorway(module: int, side: int) -> tuple[int, ...]:
    """The two squares of a module that touch the middle of a side (DJ-17.10)."""
    return tuple(module * MODULE + y * SIDE + x for x, y in DOORWAY[side])


def floor_behind(t: Table, module: int, side: int) -> bool:
    """Floor on the two squares either side."""
    m = t.map
    there = m.lattice.get(beyond(m, module, side))
    if there is None:
        return False
    return all(m.zone[square] != ROCK for square in (*doorway(module, side), *doorway(there, (side + 2) % 4)))


def door_on(t: Table, module: int, side: int) -> Door | None:
    """The door on a side of a module, whichever zone it was placed with."""
    m = t.map
    there = m.lattice.get(beyond(m, module, side))
    for door in t.doors:
        if door.state != GONE and (
            (door.module == module and door.heading == side)
            or (there is not None and door.module == there and door.heading == (side + 2) % 4)
        ):
            return door
    return None


def add_door(t: Table, zone: Zone, module: int, side: int, *, locked: bool = False) -> Door:
    """A closed door on that side, onto the unexplored or onto the zone that is there."""
    door = Door(len(t.doors), module, side, zone.number, near=doorway(module, side), locked=locked)
    t.doors.append(door)
    if beyond(t.map, module, side) in t.map.lattice:
        _settle_far_side(t, door)
    index_doors(t)
    return door


def index_doors(t: Table) -> None:
    """Which square faces which door (DJ-15.4)."""
    doors = {}
    for door in t.doors:
        if door.state != GONE:
            for square in (*door.near, *door.far):
                doors[square] = door.number
    t.map = board.with_doors(t.map, doors)


def swing(t: Table, door: Door, *, open_: bool) -> None:
    """Open a door between two zones, or close it."""
    door.state = OPEN if open_ else CLOSED
    t.map = board.with_gate(t.map, door.near, door.far, open_=open_ and not door.portcullis)


# ------------------------------------------------------------------ furniture and other things


def add_piece(t: Table, kind: str, zone: int, squares: Iterable[int], role: str = "", *, side: int = NOBODY) -> Piece:
    """Something on the floor of a zone. Call `refresh` when all is laid out."""
    piece = Piece(len(t.pieces), kind, zone, tuple(squares), role=role, side=side)
    t.pieces.append(piece)
    return piece


def furnish(t: Table, zone: Zone, furniture: Iterable[Standing], *, locked: bool) -> list[Piece]:
    """DJ-17.6, DJ-17.11: scenery turns with the tile; « V » locks what has a lock (DJ-15.8)."""
    laid = []
    for item in furniture:
        squares = [spot_of(t, zone, x, y) for x, y in item.squares]
        piece = add_piece(t, item.kind, zone.number, squares)
        piece.locked = locked and FURNITURE[item.kind].lockable
        if item.kind == "throne":
            piece.side = turned_side(_wall(item), zone.turn, zone.mirrored)
        elif item.kind == CHASM:
            piece.side = turned_side(NORTH, zone.turn, zone.mirrored)
        laid.append(piece)
    refresh(t)
    return laid


def _wall(item: Standing) -> int:
    """The wall that a throne stands against."""
    x, y = item.squares[0]
    return WEST if x == 0 else EAST if x == SIDE - 1 else NORTH if y == 0 else SOUTH


def bridge(piece: Piece) -> tuple[int, ...]:
    """The squares of a chasm where its bridge is, if it has one (DJ-19.84)."""
    return piece.squares[BRIDGED]


def refresh(t: Table) -> None:
    """What is in the way of steps and of sights: call it when pieces come or go, or squares burn."""
    solid: list[int] = []
    tall = [square for square, _ in t.fires]
    for piece in t.pieces:
        if piece.gone:
            continue
        if piece.kind == CHASM:
            sound = bridge(piece) if piece.row in SOUND_BRIDGES else ()
            solid.extend(square for square in piece.squares if square not in sound)
        elif piece.kind in BLOCKING:
            solid.extend(piece.squares)
        elif piece.kind in FURNITURE:
            if FURNITURE[piece.kind].obstacle:
                solid.extend(piece.squares)
            if FURNITURE[piece.kind].tall:
                tall.extend(piece.squares)
    t.map = board.with_things(t.map, solid, tall)
