"""The map a second time, naively, from the ledger's words: to be compared with the one the game plays on.

Nothing is shared with `board`, `layout` and `walking` but the record of what was laid where (zones, doors, furniture)
and components.toml. A place is `(x, y)` on the map, y growing southwards; modules are places of the lattice.
"""

from oubliettes.games.donjon.figures import FIRST_MONSTER
from oubliettes.games.donjon.pieces import COMPONENTS
from oubliettes.games.donjon.table import OPEN, Figure, Monster, Piece, Table, Zone

Place = tuple[int, int]
GRIDS: dict[str, list[str]] = {entry["id"]: entry["grid"] for entry in COMPONENTS["tile"]}
CARDS = {entry["id"]: entry for entry in COMPONENTS["dungeon_card"]}
FURNITURE = {entry["id"]: entry for entry in COMPONENTS["furniture"]}
AHEAD = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ROUND = "NESW"


def turn_place(at: Place, turn: int, mirrored: bool) -> Place:
    """A square of a 6x6 module: left and right exchanged, then a quarter turn clockwise at a time (DJ-17.11).

    Seen from the module's middle, (2x - 5, 2y - 5), a quarter turn takes (u, v) to (-v, u).
    """
    u, v = 2 * at[0] - 5, 2 * at[1] - 5
    u = -u if mirrored else u
    for _ in range(turn):
        u, v = -v, u
    return ((u + 5) // 2, (v + 5) // 2)


def turn_side(side: str, turn: int, mirrored: bool) -> str:
    if mirrored:
        side = {"E": "W", "W": "E"}.get(side, side)
    return ROUND[(ROUND.index(side) + turn) % 4]


def middle(module: Place, side: str) -> list[Place]:
    """The two squares of a module in the middle of a side (DJ-17.10)."""
    x, y = 6 * module[0], 6 * module[1]
    return {
        "N": [(x + 2, y), (x + 3, y)],
        "S": [(x + 2, y + 5), (x + 3, y + 5)],
        "W": [(x, y + 2), (x, y + 3)],
        "E": [(x + 5, y + 2), (x + 5, y + 3)],
    }[side]


def card_exits(card: str, where: tuple[Place, ...], turn: int, mirrored: bool) -> set[tuple[Place, str]]:
    """Module and side of each exit printed on a card, as it lies; the upper module is the first of `where`."""
    found = set()
    for name in CARDS[card]["exits"]:
        side, _, which = name.partition("_")
        upper = which == "up" or side == "N"
        found.add((where[0] if upper else where[-1], turn_side(side, turn, mirrored)))
    return found


def beyond(module: Place, side: str) -> Place:
    return (module[0] + AHEAD[side][0], module[1] + AHEAD[side][1])


class Plan:
    """Floor, walls and things of a table."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.floor: dict[Place, int] = {}
        """The zone of each floor square; what is not here is rock."""
        self.spot = list(zip(t.map.x, t.map.y, strict=True))
        for zone in t.zones:
            for square in zone.squares:
                self.floor[self.spot[square]] = zone.number
        self.doorways: set[frozenset[Place]] = set()
        """Pairs of squares joined by an open door without a portcullis."""
        for door in t.doors:
            if door.state == OPEN and not door.portcullis:
                side = ROUND[door.heading]
                module = t.map.modules[door.module]
                back = ROUND[(door.heading + 2) % 4]
                for a, b in zip(middle(module, side), middle(beyond(module, side), back), strict=True):
                    self.doorways.add(frozenset((a, b)))
        self.solid: set[Place] = set()
        self.tall: set[Place] = {self.spot[square] for square, _ in t.fires}
        for piece in t.pieces:
            if not piece.gone:
                self._put(piece)
        self.beside = {
            (x, y): {to for to in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if self.open_between((x, y), to)}
            for x, y in self.floor
        }
        self.near = {here: beside | self._aslant(here) for here, beside in self.beside.items()}

    def _put(self, piece: Piece) -> None:
        places = [self.spot[square] for square in piece.squares]
        if piece.kind == "chasm":  # DJ-19.84: a sound bridge on the two middle squares of the band
            sound = places[2:4] if piece.row >= 7 else []
            self.solid.update(place for place in places if place not in sound)
        elif piece.kind in ("idol", "captive") or (piece.kind in FURNITURE and FURNITURE[piece.kind]["obstacle"]):
            self.solid.update(places)
        if piece.kind in FURNITURE and FURNITURE[piece.kind]["blocks_sight"]:
            self.tall.update(places)

    # ------------------------------------------------------------------ walls

    def open_between(self, a: Place, b: Place) -> bool:
        """No wall, rock, closed door or portcullis between two squares that share a side (DJ-17.9)."""
        if a not in self.floor or b not in self.floor:
            return False
        return self.floor[a] == self.floor[b] or frozenset((a, b)) in self.doorways

    def _aslant(self, here: Place) -> set[Place]:
        """DJ-12.6, DJ-12.7: aslant one steps only if both detours are free of walls."""
        x, y = here
        return {
            (x + dx, y + dy)
            for dx, dy in ((1, -1), (1, 1), (-1, 1), (-1, -1))
            if {(x + dx, y), (x, y + dy)} <= self.beside[here]
            and (x + dx, y + dy) in self.beside[x + dx, y]
            and (x + dx, y + dy) in self.beside[x, y + dy]
        }

    # ------------------------------------------------------------------ sight

    def sees(self, a: Place, b: Place) -> bool:
        """DJ-26.1 to DJ-26.4: the straight line from centre to centre, at each place where it leaves a square.

        Time runs from 0 to 2*dx*dy. The line leaves a column at odd multiples of dy and a row at odd multiples of dx;
        both at once is a corner point.
        """
        if a == b or b in self.near[a]:
            return True
        dx, dy = abs(b[0] - a[0]), abs(b[1] - a[1])
        right, down = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
        columns = {(2 * k + 1) * (dy or 1) for k in range(dx)}
        rows = {(2 * k + 1) * (dx or 1) for k in range(dy)}
        here = a
        for time in sorted(columns | rows):
            there = (here[0] + right * (time in columns), here[1] + down * (time in rows))
            if time in columns and time in rows:
                flanks = ((here[0] + right, here[1]), (here[0], here[1] + down))
                if all(self._shut(flank, here, there) for flank in flanks):
                    return False
            elif not self.open_between(here, there):
                return False
            here = there
            if here != b and here in self.tall:
                return False
        assert here == b
        return True

    def _shut(self, flank: Place, one: Place, other: Place) -> bool:
        return flank in self.tall or not (self.open_between(one, flank) and self.open_between(flank, other))

    # ------------------------------------------------------------------ movement

    def contact(self, figure: Figure) -> set[Place]:
        """DJ-12.10, DJ-12.11: squares next to an enemy who stands, with no wall between."""
        if figure.flying:
            return set()
        found: set[Place] = set()
        for other in self._others(figure):
            if not self._friends(figure, other) and not other.frozen and not self._down(other):
                found.update(self.near[self.spot[other.at]])
        return found

    def _others(self, figure: Figure) -> list[Figure]:
        figures: list[Figure] = [*self.t.heroes, *self.t.monsters]
        return [other for other in figures if other.number != figure.number and other.at >= 0]

    def _friends(self, one: Figure, other: Figure) -> bool:
        return (one.number < FIRST_MONSTER) == (other.number < FIRST_MONSTER)

    def _down(self, figure: Figure) -> bool:
        return figure.number < FIRST_MONSTER and figure.life <= 0

    def roads(self, figure: Figure, points: int) -> tuple[dict[Place, int], dict[Place, int]]:
        """Where it may stop and the least cost of getting there; and for each first step the least cost of a stop.

        Every walk is tried, square by square: no square is crossed off because it was visited before.
        """
        contact = self.contact(figure)
        webs = {self.spot[square] for square in self.t.webs}
        spins = isinstance(figure, Monster) and figure.kind == "giant_spider"
        held = {self.spot[other.at]: other for other in self._others(figure)}
        fires = {self.spot[square] for square, _ in self.t.fires}

        def may_stop(to: Place) -> bool:
            """DJ-12.8, DJ-12.9, DJ-31.5; a flyer does not come down into fire or a web (DJ-37.5)."""
            if to in held or to in self.solid or (to in webs and (figure.flying or not spins)):
                return False
            return not (figure.flying and to in fires)

        def may_pass(to: Place) -> bool:
            if figure.flying:
                return True
            if to in self.solid or (to in webs and not spins):
                return False
            return to not in held or self._friends(figure, held[to]) or self._down(held[to])

        start = self.spot[figure.at]
        stops: dict[Place, int] = {start: 0} if may_stop(start) else {}
        first: dict[Place, int] = {}
        walks: set[tuple[Place, Place | None]] = {(start, None)}
        for cost in range(1, points + 1):
            longer: set[tuple[Place, Place | None]] = set()
            for here, began in walks:
                for to in self.near[here]:
                    if not may_pass(to) or (to in contact and not may_stop(to)):  # DJ-12.12
                        continue
                    step = began or to
                    if may_stop(to):
                        stops.setdefault(to, cost)
                        first.setdefault(step, cost)
                    if to not in contact:
                        longer.add((to, step))
            walks = longer
        return stops, first

    def walk_from(self, goal: Place, closed: set[Place]) -> dict[Place, int]:
        """Steps to that place, figures ignored, from all places from which a way leads there."""
        found: dict[Place, int] = {}
        edge, cost = {goal}, 0
        while edge:
            found |= dict.fromkeys(edge, cost)
            edge = {to for here in edge for to in self.near[here]} - closed - found.keys()
            cost += 1
        return found


# ------------------------------------------------------------------ what the cards say


def tile_floor(zone: Zone, where: tuple[Place, ...]) -> set[Place]:
    """The floor printed on a zone's tile, as it lies (DJ-17.9, DJ-17.11)."""
    found = set()
    for y, row in enumerate(GRIDS[zone.tile]):
        for x, letter in enumerate(row):
            if letter == ".":
                gx, gy = turn_place((x, y % 6), zone.turn, zone.mirrored)
                module = where[y // 6]
                found.add((6 * module[0] + gx, 6 * module[1] + gy))
    return found


def lies(t: Table, zone: Zone) -> tuple[Place, ...]:
    return tuple(t.map.modules[module] for module in zone.modules)


def layouts(
    card: str, lower: Place, heading: int, taken: set[Place], *, objective: bool
) -> list[tuple[object, object]]:
    """DJ-17.12, DJ-17.15, DJ-17.16: modules and exits of each way to lay a tile, in the automatic order."""
    found: list[tuple[object, object]] = []
    two = len(GRIDS[CARDS[card]["tile"]]) == 12
    for quarter in (0, 3, 1) if two else (0,):  # straight, left, right
        turn = (heading + quarter) % 4
        where = (beyond(lower, ROUND[turn]), lower) if two else (lower,)
        for mirrored in (False, True):
            exits = set() if objective else card_exits(card, where, turn, mirrored)
            look = (frozenset(where), frozenset(exits))
            if not taken & set(where) and look not in found:
                found.append(look)
    return found
