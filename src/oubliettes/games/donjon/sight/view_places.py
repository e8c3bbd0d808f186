"""What a seat sees of the dungeon: zones, doors and furniture."""

from dataclasses import dataclass
from functools import cache

from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.pieces import FURNITURE, HEADINGS, MODULE, SIDE
from oubliettes.games.donjon.rules.zones.light import is_dark
from oubliettes.games.donjon.table import Door, Piece, Table, Zone

Spot = list[int]


@dataclass(slots=True, frozen=True)
class ModuleView:
    """Six rows of six squares: `.` floor, `#` rock."""

    at: Spot
    """Its north-west corner."""
    rows: list[str]


@dataclass(slots=True, frozen=True)
class ZoneView:
    card: str
    room: str
    level: int
    dark: bool
    lit: bool
    searched: bool
    safe: bool
    objective: bool
    modules: list[ModuleView]


@dataclass(slots=True, frozen=True)
class DoorView:
    near: list[Spot]
    heading: str
    """The way from these squares through the door."""
    zone: int
    beyond: int
    state: str
    locked: bool
    tried: list[int]
    portcullis: bool
    listened: bool


@dataclass(slots=True, frozen=True)
class PieceView:
    kind: str
    squares: list[Spot]
    zone: int
    spent: bool
    row: int
    locked: bool
    role: str
    life: int


def spot(t: Table, square: int) -> Spot:
    return [t.map.x[square], t.map.y[square]]


def zone_view(t: Table, zone: Zone) -> ZoneView:
    modules = list(zone.modules)
    if zone.number == 0 and t.stairs:
        modules.append(t.stairs[0] // MODULE)
    return ZoneView(
        card=zone.card,
        room=zone.room,
        level=zone.level,
        dark=zone.dark,
        lit=not is_dark(t, zone.number),
        searched=zone.searched,
        safe=zone.safe,
        objective=zone.objective,
        modules=[_module(t, module) for module in modules],
    )


def _module(t: Table, module: int) -> ModuleView:
    first = module * MODULE
    floor = t.map.zone
    rows = ["".join("#" if floor[first + y * SIDE + x] < 0 else "." for x in range(SIDE)) for y in range(SIDE)]
    return ModuleView(spot(t, first), rows)


def door_view(t: Table, door: Door) -> DoorView:
    return DoorView(
        near=[spot(t, square) for square in door.near],
        heading=HEADINGS[door.heading],
        zone=door.zone,
        beyond=door.beyond,
        state=door.state,
        locked=door.locked,
        tried=[hero.number for hero in t.heroes if door.tried >> hero.number & 1],
        portcullis=door.portcullis,
        listened=door.listened,
    )


def piece_view(t: Table, piece: Piece) -> PieceView:
    return PieceView(
        kind=piece.kind,
        squares=[spot(t, square) for square in piece.squares],
        zone=piece.zone,
        spent=piece.spent,
        row=piece.row,
        locked=piece.locked,
        role=piece.role,
        life=piece.life,
    )


@cache
def table_of(kind: str) -> list[tuple[int, int, str, str]]:
    """The table of a kind of furniture, equal lines together (DJ-18.1)."""
    found: list[tuple[int, int, str, str]] = []
    for die, row in enumerate(TABLES[FURNITURE[kind].table], start=1):
        if found and found[-1][2:] == (row.effect, row.rule):
            found[-1] = (found[-1][0], die, row.effect, row.rule)
        else:
            found.append((die, die, row.effect, row.rule))
    return found
