"""Ways through what is known of a dungeon: the shortest, those to a square, those out (SS-8.9)."""

from collections import deque
from collections.abc import Callable
from functools import lru_cache

from oubliettes.games.souterrains.dungeon import Section
from oubliettes.games.souterrains.fixtures import NOWHERE, Exit, Feature, Square, Trap, beyond
from oubliettes.games.souterrains.pieces import LINKS, UNDERGROUND
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import ENCUMBRANCE

Move = tuple[str, int, int]
"""("step", x, y), ("cross", exit, 0) or ("link", x, y): a link is named by its square."""
Node = tuple[int, Square]
FLOODED: int = UNDERGROUND["flooded_times"]
"""SS-8.10."""


def rate(t: Table, section: int) -> int:
    """SS-7.5, SS-8.3, SS-8.10: rounds for a square; twice in a flooded section."""
    return int(ENCUMBRANCE[t.hero.status]["rounds_per_square"]) * (
        FLOODED if t.dungeon.sections[section].flooded else 1
    )


def link_rounds(t: Table, section: int, link: Feature) -> int:
    """SS-25.23: stairs and trapdoors cost as much as two squares."""
    return int(LINKS[link.id]["squares"]) * rate(t, section)


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


def armed_door(t: Table, edge: Exit) -> bool:
    """SS-13.19: a trap sits on this exit, on this side of it."""
    traps = (*t.place.traps, *t.place.hidden.traps)
    return not edge.trap and any(trap.armed and guards(trap, edge, t.section) for trap in traps)


def guards(trap: Trap, edge: Exit, section: int) -> bool:
    """A door trap of this section sits on this exit of it; two exits may share a square."""
    side = edge.side if edge.a == section else (edge.side + 2) % 4
    return trap.place == "door" and trap.on == edge.end(section) and trap.side == side


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
