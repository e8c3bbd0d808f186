"""Walking: paths, steps, entering a section, links (SS-8, SS-25.22, SS-25.23)."""

from collections import deque
from collections.abc import Callable
from functools import lru_cache

from oubliettes.games.souterrains.dungeon import NOWHERE, Exit, Feature, Section, Square, Trap, beyond
from oubliettes.games.souterrains.pieces import ENCUMBRANCE
from oubliettes.games.souterrains.rules.clock import due, ends_and_lights, level, tick
from oubliettes.games.souterrains.rules.dungeons.generator import beyond_exit, dead_end, link_end
from oubliettes.games.souterrains.rules.experience import grown, look
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Script, Step

Move = tuple[str, int, int]
"""("step", x, y), ("cross", exit, 0) or ("link", x, y): a link is named by its square."""
Node = tuple[int, Square]
LINK_SQUARES = 2
"""SS-25.23: stairs and trapdoors cost as much as two squares."""


def rate(t: Table, section: int) -> int:
    """SS-7.5, SS-8.3, SS-8.10: rounds for a square; twice in a flooded section."""
    return int(ENCUMBRANCE[t.hero.status]["rounds_per_square"]) * (2 if t.dungeon.sections[section].flooded else 1)


# ------------------------------------------------------------------ ways


def way(t: Table, goal: Callable[[Node], bool], *, within: bool = False, avoid: bool = False) -> list[Move] | None:
    """SS-8.6, SS-8.8: the shortest known way; ties go north, east, south, west. `within`: inside this section only."""
    start: Node = (t.section, t.square)
    if goal(start):
        return []
    came, found = flood(t, goal, within=within, avoid=avoid)
    return trace(came, found, start) if found else None


def flood(
    t: Table, goal: Callable[[Node], bool], *, within: bool = False, avoid: bool = False
) -> tuple[dict[Node, tuple[Node, Move]], Node | None]:
    """From where he stands outwards, nearest first, until the goal: how each square was come to, and the goal."""
    dungeon = t.dungeon
    start: Node = (t.section, t.square)
    came: dict[Node, tuple[Node, Move]] = {}
    seen = {start}
    wave = deque([start])
    edges: dict[Node, list[tuple[int, Exit]]] = {}
    if not within:
        for number, edge in enumerate(dungeon.exits):
            if edge.b != NOWHERE and edge.passable:
                edges.setdefault((edge.a, edge.square), []).append((number, edge))
                edges.setdefault((edge.b, edge.far), []).append((number, edge))
    while wave:
        node = wave.popleft()
        section, square = node
        known = dungeon.sections[section].seen
        nexts: list[tuple[Node, Move]] = []
        for side in range(4):
            there = beyond(square, side)
            if there in known:
                nexts.append(((section, there), ("step", *there)))
        for number, edge in edges.get(node, ()):
            other = edge.other(section)
            if not avoid or calm_at(t, other):
                nexts.append(((other, edge.end(other)), ("cross", number, 0)))
        if not within:
            nexts += [
                ((link.joins, link.to), ("link", *square))
                for link in dungeon.sections[section].features
                if link.kind == "link"
                and link.square == square
                and link.joins != NOWHERE
                and link.id != "conduit"
                and (not avoid or calm_at(t, link.joins))
            ]
        for there_node, move in nexts:
            if there_node not in seen:
                seen.add(there_node)
                came[there_node] = (node, move)
                if goal(there_node):
                    return came, there_node
                wave.append(there_node)
    return came, None


def trace(came: dict[Node, tuple[Node, Move]], node: Node, start: Node) -> list[Move]:
    moves = []
    while node != start:
        node, move = came[node]
        moves.append(move)
    return moves[::-1]


def calm_at(t: Table, section: int) -> bool:
    group = t.dungeon.standing(section)
    return group is None or group.peace


def to_square(t: Table, square: Square) -> list[Move]:
    found = way(t, lambda node: node == (t.section, square), within=True)
    assert found is not None, f"no way to {square}"
    return found


def ground(section: Section, start: Square) -> frozenset[Square]:
    """The known squares that can be walked to from one of them: a corner seen from afar may have no known way to it."""
    if not section.unseen and _joined(section.seen):
        return section.seen
    return _around(section.seen, start)


@lru_cache(4096)
def _joined(squares: frozenset[Square]) -> bool:
    """Of one piece: every section is, but one that was only guessed at may not be."""
    return len(_around(squares, next(iter(squares)))) == len(squares)


def _around(squares: frozenset[Square], start: Square) -> frozenset[Square]:
    found, wave = {start}, [start]
    while wave:
        here = wave.pop()
        for side in range(4):
            there = beyond(here, side)
            if there in squares and there not in found:
                found.add(there)
                wave.append(there)
    return frozenset(found)


def reachable(t: Table) -> dict[int, frozenset[Square]]:
    """The sections that a known passable way leads to, and where in them."""
    dungeon = t.dungeon
    ways: dict[int, list[Exit]] = {}
    for edge in dungeon.exits:
        if edge.b != NOWHERE and edge.passable:
            ways.setdefault(edge.a, []).append(edge)
            ways.setdefault(edge.b, []).append(edge)
    found: dict[int, frozenset[Square]] = {}
    wave = [(t.section, t.square)]
    while wave:
        here, square = wave.pop()
        if square in found.get(here, ()):
            continue
        section = dungeon.sections[here]
        found[here] = found.get(here, frozenset()) | ground(section, square)
        for edge in ways.get(here, ()):
            if edge.end(here) in found[here]:
                other = edge.other(here)
                wave.append((other, edge.end(other)))
        wave += [
            (link.joins, link.to)
            for link in section.features
            if link.kind == "link" and link.joins != NOWHERE and link.id != "conduit" and link.square in found[here]
        ]
    return found


# ------------------------------------------------------------------ walking (SS-8.9)


def walk(t: Table, mark: int, *moves: Move) -> None:
    """Square by square, until something stops the walk: what has happened since is counted in `t.stops`."""
    if mark != t.stops or t.fight:
        return
    for place, move in enumerate(moves):
        rest = moves[place + 1 :]
        if move[0] == "step":
            if t.on_entry:
                t.on_entry = False
                t.then(("trap_check",), ("known_trap", mark), ("walk", mark, *moves))
                return
            cost = rate(t, t.section)
        elif move[0] == "cross":
            edge = t.exit(move[1])
            other = edge.other(t.section)
            if not ready_to_cross(t, move[1]):
                return
            if armed_door(t, edge):
                t.then(("door_trap", move[1]), ("walk", mark, *moves))
                return
            cost = rate(t, other) if other != NOWHERE else 0
            if other == NOWHERE or cost == 0:
                t.then(("cross", move[1]), ("walk", mark, *rest))
                return
        else:
            cost = LINK_SQUARES * rate(t, t.section)
        if not _rounds(t, mark, cost, move, rest):
            return


def armed_door(t: Table, edge: Exit) -> bool:
    """SS-13.19: a trap sits on this exit, on this side of it."""
    traps = (*t.place.traps, *t.place.hidden.traps)
    return not edge.trap and any(trap.armed and guards(trap, edge, t.section) for trap in traps)


def guards(trap: Trap, edge: Exit, section: int) -> bool:
    """A door trap of this section sits on this exit of it; two exits may share a square."""
    side = edge.side if edge.a == section else (edge.side + 2) % 4
    return trap.place == "door" and trap.on == edge.end(section) and trap.side == side


def _rounds(t: Table, mark: int, cost: int, move: Move, rest: tuple[Move, ...]) -> bool:
    """The rounds of one move; True if the walk goes on within this beat."""
    for left in range(cost - 1, -1, -1):
        tick(t)
        if left:
            if due(t):
                t.then(("checks",), ("walk_on", mark, left, move), ("walk", mark, *rest))
                return False
        else:
            steps: list[Step] = [("entered",)] if arrive(t, move) else []
            if steps or grown(t) or due(t):  # SS-7.13: what comes of the move is before the clock checks
                t.then(*steps, ("checks",), ("walk", mark, *rest))
                return False
    return True


def walk_on(t: Table, mark: int, left: int, move: Move) -> None:
    """The rest of a slow move, after clock checks in the middle of it."""
    if mark != t.stops or t.fight:
        return
    _rounds(t, mark, left, move, ())


def ready_to_cross(t: Table, number: int) -> bool:
    """SS-25.9: a dead end shows itself on reaching the exit."""
    edge = t.exit(number)
    if dead_end(t.dungeon, edge):
        seal(t, edge)
        return False
    return edge.passable


def seal(t: Table, edge: Exit) -> None:
    t.stops += 1
    edge.door = "sealed"
    t.dungeon.ends[edge.level] = True
    t.say("dead-end", "SS-25.9")


def arrive(t: Table, move: Move) -> bool:
    """The move is done. True if he is in another section now."""
    kind = move[0]
    if kind == "step":
        t.square = (move[1], move[2])
        look(t)
        return False
    if kind == "cross":
        edge = t.exit(move[1])
        other = edge.other(t.section)
        enter(t, other, edge.end(other), t.section, t.square, move[1])
    else:
        link = link_at(t, (move[1], move[2]))
        enter(t, link.joins, link.to, t.section, t.square, NOWHERE)
    return True


def link_at(t: Table, square: Square) -> Feature:
    return next(feature for feature in t.place.features if feature.kind == "link" and feature.square == square)


def cross(t: Table, number: int) -> Script[None]:
    """Through an exit nobody has passed: what lies behind is drawn now (SS-25.5)."""
    edge = t.exit(number)
    section = yield from beyond_exit(t.dungeon, edge, level(t))
    cost = rate(t, section)
    t.then(("cross_rounds", t.stops, cost, number))


def cross_rounds(t: Table, mark: int, cost: int, number: int) -> None:
    _rounds(t, mark, cost, ("cross", number, 0), ())


def use_link(t: Table, x: int, y: int) -> Script[None]:
    """Stairs and trapdoors: 2 squares of movement (SS-25.23)."""
    link = link_at(t, (x, y))
    if link.joins == NOWHERE:
        yield from link_end(t.dungeon, t.section, link, level(t))
    t.then(("link_rounds", t.stops, LINK_SQUARES * rate(t, t.section), x, y))


def link_rounds(t: Table, mark: int, cost: int, x: int, y: int) -> None:
    _rounds(t, mark, cost, ("link", x, y), ())


def enter(t: Table, section: int, square: Square, from_section: int, from_square: Square, edge: int) -> None:
    t.section, t.square = section, square
    t.came_section, t.came_square, t.came_exit = from_section, from_square, edge
    t.on_entry = True
    t.place.seen |= {square}
    t.place.unseen -= {square}


def entered(t: Table) -> None:
    """A section was stepped into: who moved in (SS-24.3), what is seen, who stands there (SS-7.13)."""
    section = t.place
    if not section.restocked:
        t.then(("restock",), ("entered",))
        return
    new = not section.visited
    section.visited = True
    fresh = look(t)
    if new or fresh:
        t.stops += 1  # SS-8.9: a new section is seen
    number = t.dungeon.awaken(t.section)
    if number != NOWHERE and not t.dungeon.groups[number].peace:
        ends_and_lights(t)
        t.then(("meet", number, "standing"))


def thrown_back(t: Table, section: int, square: Square) -> None:
    """SS-19.15: moved by others."""
    t.section, t.square = section, square
    t.came_section = t.came_exit = NOWHERE
    t.on_entry = False


def towards_out(t: Table) -> Node:
    """The nearest section without a hostile group on the way out; at worst the start section."""
    dungeon = t.dungeon
    moves = way(t, lambda node: node in dungeon.way_ins)
    here, square = t.section, t.square
    for move in moves or ():
        if move[0] == "step":
            square = (move[1], move[2])
        elif move[0] == "cross":
            edge = t.exit(move[1])
            here = edge.other(here)
            square = edge.end(here)
        else:
            link = next(
                feature
                for feature in dungeon.sections[here].features
                if feature.kind == "link" and feature.square == (move[1], move[2])
            )
            here, square = link.joins, link.to
        if here != t.section and calm_at(t, here):
            return here, square
    return 0, dungeon.sections[0].entry


def further(t: Table, mark: int) -> None:
    """SS-8.8: towards the nearest unseen square, until something new is seen."""
    if mark != t.stops or t.fight or not t.place.unseen:
        return
    unseen = t.place.unseen

    def near(node: Node) -> bool:
        return any(beyond(node[1], side) in unseen for side in range(4))

    moves = way(t, near, within=True)
    if not moves:  # he stands beside it and does not see: he feels his way (SS-8.12)
        side = next((side for side in range(4) if beyond(t.square, side) in unseen), NOWHERE)
        if side == NOWHERE:
            return
        x, y = beyond(t.square, side)
        moves = [("step", x, y)]
    known = len(t.place.seen), len(t.place.features), len(t.dungeon.exits)
    t.then(("walk", mark, moves[0]), ("further_on", mark, *known))


def further_on(t: Table, mark: int, *known: int) -> None:
    if (len(t.place.seen), len(t.place.features), len(t.dungeon.exits)) == known:
        t.then(("further", mark))


STEPS = {
    "walk": walk,
    "walk_on": walk_on,
    "cross": cross,
    "cross_rounds": cross_rounds,
    "use_link": use_link,
    "link_rounds": link_rounds,
    "entered": entered,
    "further": further,
    "further_on": further_on,
}
