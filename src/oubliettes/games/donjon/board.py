"""The map: modules on a lattice, squares, walls, steps and lines of sight (DJ-12.6, DJ-12.13, DJ-17.8, DJ-26).

A square is a small number: 36 a module, in the order in which modules are laid. A `Map` is never changed once a table
has it: the functions that lay a zone or open a door make a new one, so that copies of a table share it, and what was
worked out once (a line of sight, the distances of a walk) is remembered with it.
"""

from collections.abc import Iterable

from oubliettes.games.donjon.pieces import AHEAD, DX, DY, MODULE, SIDE
from oubliettes.kernel import Pick, number

ROCK = -1
_WIDE = 4096
Steps = tuple[int, int, int, int, int, int, int, int]
_NO_STEPS: Steps = (-1, -1, -1, -1, -1, -1, -1, -1)


class Map:
    """Where the squares are, and which steps no wall forbids."""

    __slots__ = (
        "at",
        "doors",
        "gates",
        "lattice",
        "modules",
        "near",
        "sights",
        "solid",
        "steps",
        "tall",
        "walks",
        "x",
        "y",
        "zone",
    )

    def __init__(self) -> None:
        self.modules: tuple[tuple[int, int], ...] = ()
        """Where each module lies on the lattice."""
        self.lattice: dict[tuple[int, int], int] = {}
        self.x: list[int] = []
        self.y: list[int] = []
        self.zone: list[int] = []
        """For each square its zone, or `ROCK`."""
        self.at: dict[int, int] = {}
        """The square of a place, see `place`."""
        self.gates: dict[int, int] = {}
        """For each square of an open door the one behind it."""
        self.steps: list[Steps] = []
        """For each square the eight around it, clockwise from the north; -1 where a wall is in the way (DJ-12.7)."""
        self.near: list[tuple[int, ...]] = []
        """Those of them that can be stepped to: adjacent squares for a blow as well (DJ-25.2)."""
        self.solid: frozenset[int] = frozenset()
        """Squares of obstacles: furniture, chasms, idols, captives."""
        self.tall: frozenset[int] = frozenset()
        """Squares one cannot see through: tall furniture and fire."""
        self.doors: dict[int, int] = {}
        """The door that a square faces (DJ-15.4)."""
        self.sights: dict[int, bool] = {}
        self.walks: dict[tuple[int, ...], list[int]] = {}

    def copy(self) -> "Map":
        new = Map.__new__(Map)
        new.modules = self.modules
        new.lattice = self.lattice.copy()
        new.x = self.x.copy()
        new.y = self.y.copy()
        new.zone = self.zone.copy()
        new.at = self.at.copy()
        new.gates = self.gates.copy()
        new.steps = self.steps.copy()
        new.near = self.near.copy()
        new.solid = self.solid
        new.tall = self.tall
        new.doors = self.doors
        new.sights = {}
        new.walks = {}
        return new

    def __repr__(self) -> str:
        return (
            f"Map({self.modules}, {self.zone}, {sorted(self.gates.items())}, {sorted(self.solid)}, {sorted(self.tall)})"
        )


def place(x: int, y: int) -> int:
    """The key of a place in `Map.at`; in reading order (DJ-2.13)."""
    return (y + _WIDE // 2) * _WIDE + x + _WIDE // 2


EMPTY = Map()


def spot(m: Map, square: int) -> tuple[int, int]:
    """Where a square is: how picks and views name it."""
    return (m.x[square], m.y[square])


def square_at(m: Map, x: int, y: int) -> int:
    return m.at[place(x, y)]


def picked_square(m: Map, pick: Pick, first: int = 1) -> int:
    """The square that a pick names, from that part on."""
    return m.at[place(number(pick, first), number(pick, first + 1))]


def reading(m: Map, squares: Iterable[int]) -> list[int]:
    """Squares in reading order (DJ-2.13)."""
    x, y = m.x, m.y
    return sorted(squares, key=lambda square: y[square] * _WIDE + x[square])


# ------------------------------------------------------------------ making maps


def with_module(m: Map, where: tuple[int, int], floor: Iterable[tuple[int, int]], zone: int) -> Map:
    """One module more. Steps are worked out by `joined`, once all modules of a zone are there."""
    new = m.copy()
    base = len(new.x)
    new.lattice[where] = len(new.modules)
    new.modules = (*new.modules, where)
    left, top = where[0] * SIDE, where[1] * SIDE
    floor = set(floor)
    for n in range(MODULE):
        x, y = n % SIDE, n // SIDE
        new.x.append(left + x)
        new.y.append(top + y)
        new.zone.append(zone if (x, y) in floor else ROCK)
        new.at[place(left + x, top + y)] = base + n
        new.steps.append(_NO_STEPS)
        new.near.append(())
    return new


def with_floor(m: Map, squares: Iterable[int], zone: int) -> Map:
    """Rock dug out (DJ-17.22)."""
    new = m.copy()
    squares = list(squares)
    for square in squares:
        new.zone[square] = zone
    _join(new, _around(new, squares))
    return new


def joined(m: Map, squares: Iterable[int]) -> Map:
    """The steps of these squares worked out."""
    new = m.copy()
    _join(new, _around(new, squares))
    return new


def with_gate(m: Map, near: tuple[int, ...], far: tuple[int, ...], *, open_: bool) -> Map:
    """A door opened, or shut again (a portcullis)."""
    new = m.copy()
    for a, b in zip(near, far, strict=True):
        if open_:
            new.gates[a] = b
            new.gates[b] = a
        else:
            new.gates.pop(a, None)
            new.gates.pop(b, None)
    _join(new, _around(new, (*near, *far)))
    return new


def with_doors(m: Map, doors: dict[int, int]) -> Map:
    """Which squares face which doors: no more than one each."""
    new = _shared(m)
    new.doors = doors
    new.sights = m.sights
    new.walks = m.walks
    return new


def _shared(m: Map) -> Map:
    new = Map.__new__(Map)
    for name in Map.__slots__:
        setattr(new, name, getattr(m, name))
    return new


def with_things(m: Map, solid: Iterable[int], tall: Iterable[int]) -> Map:
    """Obstacles and what blocks sight, put there or taken away. Steps stay as they are: these are no walls."""
    new = _shared(m)
    new.solid = frozenset(solid)
    new.tall = frozenset(tall)
    new.sights = {}
    new.walks = {}
    return new


def _around(m: Map, squares: Iterable[int]) -> set[int]:
    """These squares and those around them."""
    found = set()
    for square in squares:
        x, y = m.x[square], m.y[square]
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                other = m.at.get(place(x + dx, y + dy))
                if other is not None:
                    found.add(other)
    return found


def _join(m: Map, squares: Iterable[int]) -> None:
    """DJ-12.6, DJ-12.7: a diagonal step is legal only if both detours around it are free of walls."""
    for a in squares:
        if m.zone[a] == ROCK:
            continue
        found = [-1] * 8
        x, y = m.x[a], m.y[a]
        for way in (0, 2, 4, 6):
            b = m.at.get(place(x + DX[way], y + DY[way]))
            if b is not None and _connected(m, a, b):
                found[way] = b
        for way in (1, 3, 5, 7):
            one, two = found[way - 1], found[(way + 1) % 8]
            b = m.at.get(place(x + DX[way], y + DY[way]))
            if one >= 0 and two >= 0 and b is not None and _connected(m, one, b) and _connected(m, two, b):
                found[way] = b
        m.steps[a] = tuple(found)  # type: ignore[assignment]
        m.near[a] = tuple(b for b in found if b >= 0)


def _connected(m: Map, a: int, b: int) -> bool:
    """Orthogonal neighbours: floor of the same zone, or the two sides of an open door."""
    zone = m.zone[a]
    return (zone != ROCK and zone == m.zone[b]) or m.gates.get(a, -1) == b


# ------------------------------------------------------------------ distances and sights


def distance(m: Map, a: int, b: int) -> int:
    """DJ-12.13: the larger of the two differences, walls or not."""
    dx, dy = abs(m.x[a] - m.x[b]), abs(m.y[a] - m.y[b])
    return max(dx, dy)


def adjacent(m: Map, a: int, b: int) -> bool:
    """DJ-25.2: next to each other with no wall between."""
    return b in m.near[a]


def sees(m: Map, a: int, b: int) -> bool:
    """DJ-26.1: a line of sight between the centres of two squares; adjacent ones always see each other.

    The same for squares, furniture, webs (DJ-26.5).
    """
    if a == b or b in m.near[a]:
        return True
    key = a * 8192 + b if a < b else b * 8192 + a
    known = m.sights.get(key)
    if known is None:
        known = m.sights[key] = _line(m, a, b)
    return known


def _line(m: Map, a: int, b: int) -> bool:
    """DJ-26.2 to DJ-26.4, from square to square in whole numbers: `err` says which side of a corner the line passes.

    What is not tall is no obstacle (DJ-26.3).
    """
    x, y, to_x, to_y = m.x, m.y, m.x[b], m.y[b]
    dx, dy = abs(to_x - x[a]), abs(to_y - y[a])
    across = 2 if to_x > x[a] else 6
    along = 4 if to_y > y[a] else 0
    steps, tall = m.steps, m.tall
    err = dx - dy
    here = a
    while here != b:
        if err > 0:
            here = steps[here][across]
            err -= 2 * dy
        elif err < 0:
            here = steps[here][along]
            err += 2 * dx
        else:
            one, two = steps[here][across], steps[here][along]
            past = -1
            if one >= 0 and one not in tall:
                past = steps[one][along]
            if past < 0 and two >= 0 and two not in tall:
                past = steps[two][across]
            here = past
            err += 2 * dx - 2 * dy
        if here < 0 or (here != b and here in tall):
            return False
    return True


def beyond(m: Map, module: int, heading: int) -> tuple[int, int]:
    """The place of the lattice on that side of a module."""
    x, y = m.modules[module]
    dx, dy = AHEAD[heading]
    return (x + dx, y + dy)
