"""The shape of a section: rectangle, rotunda, cave, where it fits (SS-25.8 to SS-25.14)."""

from collections import deque

from oubliettes.games.souterrains.dungeon import Dungeon
from oubliettes.games.souterrains.fixtures import NOWHERE, Square, beyond
from oubliettes.games.souterrains.pieces import FACES, KINDS, MASKS, dice
from oubliettes.games.souterrains.rules.dice import drawn, secret, secret_total
from oubliettes.kernel import Script

ROTUNDA = KINDS["rotunda"]
"""SS-25.14."""


def shape_of(
    dungeon: Dungeon, level: int, entry: Square, facing: int, kind: str, landing: bool
) -> Script[tuple[list[Square], Square]]:
    """SS-8.2, SS-25.11 to SS-25.14: the squares, and the last square straight ahead (a corridor's exits are there)."""
    if landing:
        return [entry], entry
    if kind == "cave":
        return _cave(dungeon, level, entry, facing, (yield from drawn(MASKS))), entry
    if kind == "rotunda":
        if (yield from secret(FACES["rotunda"])) >= ROTUNDA["large_from"]:
            round_room = _rotunda(entry, facing)
            if all(is_free(dungeon, level, square) for square in round_room):
                return round_room, entry
        side = ROTUNDA["small"]
        return _fit(dungeon, level, entry, facing, side, side, middle(side))
    wide = yield from secret_total(dice(KINDS[kind]["width"]))
    deep = yield from secret_total(dice(KINDS[kind]["depth"]))
    lateral = (yield from drawn(range(1, wide + 1))) if wide > 1 else 1
    return _fit(dungeon, level, entry, facing, wide, deep, lateral)


def is_free(dungeon: Dungeon, level: int, square: Square) -> bool:
    return dungeon.on_grid(square) and dungeon.owner(level, square) == NOWHERE


def _step(square: Square, side: int, many: int) -> Square:
    one = beyond((0, 0), side)
    return square[0] + one[0] * many, square[1] + one[1] * many


def _rectangle(entry: Square, facing: int, wide: int, deep: int, lateral: int) -> list[Square]:
    """SS-25.12: the entry is at this lateral position, counted from the left when facing ahead."""
    right = (facing + 1) % 4
    return [
        _step(_step(entry, facing, i), right, j) for i in range(deep) for j in range(1 - lateral, wide - lateral + 1)
    ]


def _fit(
    dungeon: Dungeon, level: int, entry: Square, facing: int, wide: int, deep: int, lateral: int
) -> tuple[list[Square], Square]:
    """SS-25.13: slide from left to right, then shorten the longer side, width first on a tie; 1 x 1 always fits."""
    while True:
        for place in (lateral, *(p for p in range(1, wide + 1) if p != lateral)):
            squares = _rectangle(entry, facing, wide, deep, place)
            if all(is_free(dungeon, level, square) for square in squares):
                return squares, _step(entry, facing, deep - 1)
        if wide >= deep:
            wide -= 1
            lateral = min(lateral, wide)
        else:
            deep -= 1


def middle(side: int) -> int:
    return side // 2 + 1


def _rotunda(entry: Square, facing: int) -> list[Square]:
    """5 x 5 without its corners, entered at the middle of a side (SS-25.14)."""
    side = ROTUNDA["large"]
    lateral = middle(side)
    squares = _rectangle(entry, facing, side, side, lateral)
    right = (facing + 1) % 4
    ends = (1 - lateral, side - lateral)
    corners = {_step(_step(entry, facing, i), right, j) for i in (0, side - 1) for j in ends}
    return [square for square in squares if square not in corners]


def _cave(dungeon: Dungeon, level: int, entry: Square, facing: int, mask: tuple[str, ...]) -> list[Square]:
    """SS-25.14: the free squares of the mask that can be reached from the entry inside it."""
    right = (facing + 1) % 4
    door = mask[-1].index("E")
    inside = {
        _step(_step(entry, facing, len(mask) - 1 - row), right, column - door)
        for row, line in enumerate(mask)
        for column, mark in enumerate(line)
        if mark != "."
    }
    reached, wave = {entry}, deque([entry])
    while wave:
        here = wave.popleft()
        for side in range(4):
            there = beyond(here, side)
            if there in inside and there not in reached and is_free(dungeon, level, there):
                reached.add(there)
                wave.append(there)
    return sorted(reached, key=lambda square: (square[1], square[0]))
