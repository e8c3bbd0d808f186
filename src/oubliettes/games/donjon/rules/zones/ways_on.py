"""The way that is always there: no dungeon is closed before the objective room is found; secret doors (DJ-17)."""

from oubliettes.games.donjon import board
from oubliettes.games.donjon.board import ROCK, beyond, place, reading
from oubliettes.games.donjon.pieces import AHEAD, DUNGEON_CARDS, EAST, NORTH, SOUTH, WEST
from oubliettes.games.donjon.rules.zones.layout import add_door, door_on, doorway, floor_behind, turned_side
from oubliettes.games.donjon.table import CLOSED, NOBODY, Door, Table, Zone


def _sides(zone: Zone, order: tuple[int, ...]) -> list[tuple[int, int]]:
    """The outer sides of a zone (module, heading), in an order given as its tile is drawn; upper before lower."""
    found: list[tuple[int, int]] = []
    for side in order:
        rows = zone.modules if side in (EAST, WEST) else zone.modules[:1] if side == NORTH else zone.modules[-1:]
        found.extend((module, turned_side(side, zone.turn, zone.mirrored)) for module in rows)
    return found


def _is_free(t: Table, where: tuple[int, int]) -> bool:
    return where not in t.map.lattice


def ways_on(t: Table) -> list[Door]:
    """Closed doors that lead to a free module."""
    return [door for door in t.doors if door.state == CLOSED and door.beyond == NOBODY]


def ensure_way(t: Table) -> None:
    """DJ-17.20: while the objective room is hidden and cards remain, a closed door leads on."""
    if t.revealed or not t.pile or ways_on(t):
        return
    for zone in reversed(t.zones):
        sides = _sides(zone, (NORTH, WEST, EAST, SOUTH))
        if len(zone.modules) == 2:  # DJ-17.22: north, upper west, upper east, lower west, lower east, south
            sides = [sides[n] for n in (0, 1, 3, 2, 4, 5)]
        for module, side in sides:
            where = beyond(t.map, module, side)
            if door_on(t, module, side) is None and _is_free(t, where) and _has_free_neighbour(t, where):
                _dig(t, zone, module, side)
                add_door(t, zone, module, side)
                t.say("way-added", "DJ-17.20")
                return


def _has_free_neighbour(t: Table, where: tuple[int, int]) -> bool:
    return any(_is_free(t, (where[0] + dx, where[1] + dy)) for dx, dy in AHEAD)


def _dig(t: Table, zone: Zone, module: int, side: int) -> None:
    """DJ-17.22: the two middle rows or columns, from that side to the floor."""
    m = t.map
    dx, dy = AHEAD[(side + 2) % 4]
    dug = []
    for square in doorway(module, side):
        while m.zone[square] == ROCK:
            dug.append(square)
            square = m.at[place(m.x[square] + dx, m.y[square] + dy)]
    if dug:
        zone.squares = tuple(reading(m, (*zone.squares, *dug)))
        t.map = board.with_floor(m, dug, zone.number)


def secret_sides(t: Table, zone: Zone) -> list[tuple[int, int]]:
    """DJ-17.23: where a secret passage may open, in the automatic order (DJ-19.46)."""
    found = []
    for module, side in _sides(zone, (WEST, EAST, NORTH, SOUTH)):
        if door_on(t, module, side) is not None or any(t.map.zone[square] == ROCK for square in doorway(module, side)):
            continue
        there = t.map.lattice.get(beyond(t.map, module, side))
        if there is None or (floor_behind(t, module, side) and not _stairs_behind(t, there, side)):
            found.append((module, side))
    return found


def _stairs_behind(t: Table, there: int, side: int) -> bool:
    """The entrance zone is open onto its own stairs: no passage is hidden there (DJ-9.11)."""
    return doorway(there, (side + 2) % 4)[0] in t.stairs


def secret_door(t: Table, zone: Zone, module: int, side: int) -> Door:
    """DJ-17.23: a closed unlocked door."""
    t.say("secret-door", "DJ-17.23")
    return add_door(t, zone, module, side)


def level_beyond(t: Table, door: Door) -> int:
    """DJ-17.24: beyond a stairs zone one is a level deeper."""
    zone = t.zones[door.zone]
    return zone.level + (1 if DUNGEON_CARDS[zone.card].tile.stairs else 0)


def first_of_level(t: Table, level: int) -> Zone:
    """DJ-17.25."""
    return next(zone for zone in t.zones if zone.level == level)
