"""The exits of a section, and whether a level still goes on (SS-25.15 to SS-25.18, SS-25.24)."""

from collections.abc import Iterator

from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import EAST, NORTH, NOWHERE, SOUTH, WEST, Exit, Square, beyond
from oubliettes.games.souterrains.pieces import DOOR_ROLL, FACES, JUNCTIONS, KINDS, PASSAGES, UNDERGROUND
from oubliettes.games.souterrains.rules.dice import drawn, secret
from oubliettes.games.souterrains.rules.dungeons.shapes import is_free
from oubliettes.kernel import Script

LOOP: int = UNDERGROUND["loop_from"]
"""SS-25.15: with which an exit onto an occupied square is made."""
SIDE = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


# ------------------------------------------------------------------ exits (SS-25.15 to SS-25.18)


def corridor_exits(dungeon: Dungeon, mine: int, last: Square, facing: int) -> Script[list[Exit]]:
    level = dungeon.sections[mine].level
    turns = {"ahead": facing, "left": (facing + 3) % 4, "right": (facing + 1) % 4}
    wanted = yield from drawn(JUNCTIONS)
    made = []
    for name, side in turns.items():
        far = beyond(last, side)
        if name not in wanted or not dungeon.on_grid(far):
            continue
        if dungeon.owner(level, far) != NOWHERE and (yield from secret(FACES["loop"])) < LOOP:
            continue
        door = yield from drawn(DOOR_ROLL["passage"])
        made.append(Exit(level, mine, last, side, door))
    return made


def room_exits(dungeon: Dungeon, mine: int, entry: Square, facing: int) -> Script[list[Exit]]:
    """SS-25.16, SS-25.17: their number, then an even draw among the edges that are left."""
    section = dungeon.sections[mine]
    many = yield from drawn(KINDS[section.kind]["exits_d6"])
    column = "passage" if section.kind in PASSAGES else "cave" if section.kind == "cave" else "room"
    taken: list[tuple[Square, int]] = [(entry, (facing + 2) % 4)] if facing != NOWHERE else []
    made = []
    for _ in range(many):
        edges = [
            (square, side)
            for square, side in outer_edges(dungeon, section)
            if not any(side == other and abs(square[0] - at[0]) + abs(square[1] - at[1]) <= 1 for at, other in taken)
        ]
        if not edges:
            break
        square, side = yield from drawn(edges)
        taken.append((square, side))
        door = yield from drawn(DOOR_ROLL[column])
        made.append(Exit(section.level, mine, square, side, door))
    return made


def outer_edges(dungeon: Dungeon, section: Section) -> Iterator[tuple[Square, int]]:
    """The edges whose far square is on the grid and free: squares by y then x, sides north, east, south, west."""
    for square in sorted(section.squares, key=lambda square: (square[1], square[0])):
        for side in range(4):
            if is_free(dungeon, section.level, beyond(square, side)):
                yield square, side


# ------------------------------------------------------------------ safety (SS-25.24 to SS-25.26)


def all_exits(dungeon: Dungeon, level: int) -> Iterator[Exit]:
    """Known or not, secret or not."""
    for edge in dungeon.exits:
        if edge.level == level:
            yield edge
    for section in dungeon.sections:
        if section.level == level:
            yield from section.veiled_exits
            yield from section.hidden.exits


def productive(dungeon: Dungeon, level: int) -> bool:
    """An exit not yet explored, not secret, with a free square beyond."""
    return any(
        edge.b == NOWHERE and edge.door not in ("secret", "sealed") and is_free(dungeon, level, edge.far)
        for edge in all_exits(dungeon, level)
    )


def add_exit(dungeon: Dungeon, section: Section, edge: Exit) -> None:
    """A new exit is known at once where its square was seen already."""
    if edge.square in section.seen:
        dungeon.exits.append(edge)
    else:
        section.veiled_exits.append(edge)
