"""Walking: paths, steps, entering a section, links (SS-8, SS-25.22, SS-25.23)."""

from oubliettes.games.souterrains.fixtures import NOWHERE, Exit, Feature, Square, beyond
from oubliettes.games.souterrains.rules.clock import due, ends_and_lights, level, tick
from oubliettes.games.souterrains.rules.dungeons.generator import beyond_exit, dead_end, link_end
from oubliettes.games.souterrains.rules.experience import grown, look
from oubliettes.games.souterrains.rules.ways import Move, Node, armed_door, link_rounds, rate, way
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Script, Step

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
            cost = link_rounds(t, t.section, link_at(t, (move[1], move[2])))
        if not _rounds(t, mark, cost, move, rest):
            return


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
    t.then(("link_rounds", t.stops, link_rounds(t, t.section, link), x, y))


def take_link(t: Table, mark: int, cost: int, x: int, y: int) -> None:
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
    "link_rounds": take_link,
    "entered": entered,
    "further": further,
    "further_on": further_on,
}
