"""Squares of the map: whose they are, which are free, which lie beside something (DJ-17)."""

from collections.abc import Iterable

from oubliettes.games.donjon.board import ROCK, distance, place, reading
from oubliettes.games.donjon.pieces import DX, DY
from oubliettes.games.donjon.table import NOBODY, OFF, OPEN, Table, Zone

BLOCKING = frozenset(("idol", "captive"))
"""Things of a quest that are obstacles, as furniture is."""


def zone_of(t: Table, square: int) -> Zone:
    return t.zones[t.map.zone[square]]


def free(t: Table, square: int) -> bool:
    """Floor with nobody and nothing on it."""
    return (
        t.map.zone[square] != ROCK
        and square not in t.who
        and square not in t.map.solid
        and square not in t.webs
        and (not t.fires or all(square != fire for fire, _ in t.fires))
    )


def free_squares(t: Table, zone: int) -> list[int]:
    return [square for square in t.zones[zone].squares if free(t, square)]


def around(t: Table, squares: Iterable[int]) -> list[int]:
    """Squares that share a side or a corner with these, no wall between, in reading order."""
    squares = set(squares)
    return reading(t.map, {near for square in squares for near in t.map.near[square]} - squares)


def beside(t: Table, squares: Iterable[int]) -> list[int]:
    """DJ-18.2: squares of the same zone that share a side with these, in reading order."""
    m = t.map
    squares = set(squares)
    found = set()
    for square in squares:
        for way in (0, 2, 4, 6):
            other = m.at.get(place(m.x[square] + DX[way], m.y[square] + DY[way]))
            if other is not None and m.zone[other] == m.zone[square]:
                found.add(other)
    return reading(m, found - squares)


def nearest_free(t: Table, square: int, zone: int = NOBODY) -> int:
    """DJ-12.16, DJ-20.10: the nearest free floor square, of that zone if one is named; `OFF` if there is none."""
    m = t.map
    squares = t.zones[zone].squares if zone != NOBODY else range(len(m.x))
    free_ones = [other for other in squares if free(t, other)]
    return min(free_ones, key=lambda o: (distance(m, o, square), m.y[o], m.x[o])) if free_ones else OFF


def joined_zones(t: Table, zone: int) -> list[int]:
    """Zones joined to this one by an open door."""
    return [
        door.beyond if door.zone == zone else door.zone
        for door in t.doors
        if door.state == OPEN and not door.portcullis and zone in (door.zone, door.beyond)
    ]
