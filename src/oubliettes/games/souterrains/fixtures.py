"""Squares, and what is fixed to them: exits, features, traps (SS-8, SS-13)."""

from dataclasses import dataclass

Square = tuple[int, int]
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
DX, DY = (0, 1, 0, -1), (-1, 0, 1, 0)
UNKNOWN: Square = (-1, -1)
"""Stands for squares that exist and that the seat cannot know (SS-29.5)."""
CLOSED = ("locked", "stuck", "grille", "collapse_exit")
NOWHERE = -1


def beyond(square: Square, side: int) -> Square:
    return square[0] + DX[side], square[1] + DY[side]


def rows(squares: frozenset[Square]) -> list[list[int]]:
    """Squares side by side as one row: x, y, how many."""
    found: list[list[int]] = []
    for y, x in sorted((y, x) for x, y in squares):
        if found and found[-1][1] == y and found[-1][0] + found[-1][2] == x:
            found[-1][2] += 1
        else:
            found.append([x, y, 1])
    return found


@dataclass(slots=True)
class Exit:
    """SS-8.7: an edge between two squares. Stored once; `b` is NOWHERE until the other side is drawn."""

    level: int
    a: int
    square: Square
    side: int
    door: str
    b: int = NOWHERE
    open: bool = False
    """A closed door that was opened, a grille raised, a collapse cleared: for good."""
    key: str = ""
    secret: bool = False
    """A secret passage that was found locked: from its far side it is free (SS-13.12)."""
    trap: bool = False
    """A door trap that was on it is over (SS-13.27)."""

    @property
    def far(self) -> Square:
        return beyond(self.square, self.side)

    @property
    def passable(self) -> bool:
        return self.door != "sealed" and (self.open or self.door not in CLOSED)

    def end(self, section: int) -> Square:
        """The square on this section's side."""
        return self.square if section == self.a else self.far

    def other(self, section: int) -> int:
        return self.b if section == self.a else self.a


@dataclass(slots=True)
class Feature:
    """Something on a square: an element, a link, a container, a find, a module's own test."""

    kind: str
    """element, link, container, find, test."""
    id: str
    square: Square
    # a link
    to: Square = UNKNOWN
    up: bool = False
    out: bool = False
    """Stairs up from level 1: a way out (SS-25.21)."""
    span: int = 1
    """How many levels it goes up or down."""
    joins: int = NOWHERE
    """The section at the other end, once it is drawn."""
    # a container
    locked: bool = False
    opened: bool = False
    treasure: str = ""
    items: tuple[str, ...] = ()
    trap: str = ""
    """A container's trap while nobody knows of it."""


@dataclass(slots=True)
class Trap:
    """SS-13. Unknown ones lie in `Section.hidden`, known ones in `Section.traps`."""

    id: str
    place: str
    """floor, section, door, container."""
    on: Square = UNKNOWN
    side: int = NORTH
    """The exit a door trap sits on, or the square of its container."""
    armed: bool = True
    paid: bool = False
    """SS-22.8: its xp was given."""
    safe: bool = False
    """SS-13.24: the way round it is known."""
