"""The dungeon on thousands of maps, against a second, naive reading of the rules (`oracle`).

Every map is dealt by the game's own steps (`dungeons`); what the game works out on it (where tiles may lie, which doors
there are, steps, sights, contact, reach) is compared with the oracle, square by square or on a sample by the seed.
A module fixture deals the maps once; each test reads what was found wrong under its own heading.
"""

from collections import Counter
from random import Random

import pytest

from oubliettes.games.donjon.board import ROCK, adjacent, distance, sees
from oubliettes.games.donjon.figures import OFF
from oubliettes.games.donjon.pieces import DIRECTIONS
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.contents.doors import relent
from oubliettes.games.donjon.rules.movement import distances, walking
from oubliettes.games.donjon.rules.zones import ground, ways_on
from oubliettes.games.donjon.table import CLOSED, GONE, NOBODY, OPEN, Figure, Table, Turn, copy
from tests.games.donjon.dungeons import Border, Opening, border, crowd, doors, explore
from tests.games.donjon.oracle import (
    CARDS,
    ROUND,
    Place,
    Plan,
    beyond,
    card_exits,
    layouts,
    lies,
    middle,
    tile_floor,
    turn_side,
)
from tests.support import rule

MAPS = 2000
PAIRS = 30
"""Sights looked at on each map, half of them between neighbouring zones."""
WAYS = 4
"""Ways walked square by square for each figure."""
Wrong = dict[str, list[str]]


@pytest.fixture(scope="module")
def atlas() -> tuple[Wrong, Counter[str]]:
    """What is wrong, by heading (the first few of each), and how often each thing was met."""
    wrong: Wrong = {}
    met: Counter[str] = Counter()
    for seed in range(MAPS):
        t = None
        for opening in explore(seed, all_doors=seed % 8 == 0, cramped=seed % 4 == 1):
            t = opening.t
            met[opening.fate] += 1
            found = {
                "placement": placement(opening, met),
                "doors": borders(opening, met),
                "level": level(opening),
                "way": [] if way_on(t) else ["the party is shut in"],
            }
            _note(wrong, seed, found)
        assert t is not None
        rng = Random(seed)
        plan = Plan(t)
        found = {"floor": floor(t, plan), "complete": complete(t, plan, met), "way": yielding(t, met)}
        for time in range(3):
            found["way"] += shut_in(t, rng, closely=seed % 5 == 0 and time == 0)
        crowd(t, rng)
        plan = Plan(t)
        found |= {"steps": steps(t, plan, met), "sight": sights(t, plan, rng, met), "far": far(t, plan, rng)}
        figures: list[Figure] = [t.heroes[0], *t.monsters[:2]]
        for figure in figures:
            if figure.at != OFF:
                _note(wrong, seed, {"reach": reach(t, plan, figure, rng, met)})
                _note(wrong, seed, {"contact": contact(t, plan, figure, met)})
        _note(wrong, seed, found)
    return wrong, met


def _note(wrong: Wrong, seed: int, found: dict[str, list[str]]) -> None:
    for heading, words in found.items():
        if words and len(wrong.setdefault(heading, [])) < 5:
            wrong[heading].append(f"map {seed}: {words[0]}")


# ------------------------------------------------------------------ laying zones


def _heading(opening: Opening) -> tuple[Place, int]:
    """The module onto which the door opened leads, and its heading."""
    door = opening.door
    return beyond(opening.t.map.modules[door.module], ROUND[door.heading]), door.heading


def placement(opening: Opening, met: Counter[str]) -> list[str]:
    """DJ-17.8 to DJ-17.19: a tile lies where it may, its entry to the door; the MD had all the choices there are."""
    t = opening.t
    lower, heading = _heading(opening)
    if opening.fate not in ("laid", "refused"):
        return []
    objective = opening.card == t.objective
    legal = layouts(opening.card, lower, heading, set(opening.taken), objective=objective)
    if opening.fate == "refused":
        return [f"{opening.card} fits {legal}"] if legal else []
    zone = t.zones[-1]
    where = lies(t, zone)
    exits = set() if objective else card_exits(zone.card, where, zone.turn, zone.mirrored)
    wrong = []
    if (frozenset(where), frozenset(exits)) not in legal:
        wrong.append(f"{zone.card} at {where} is no layout")
    if max(len(legal), 1) != max(len(opening.offered), 1):
        wrong.append(f"{zone.card}: {opening.offered} for {legal}")
    met["choices"] += len(legal) > 1
    if set(where) & opening.taken:
        wrong.append(f"{zone.card} lies on another zone")
    if where[-1] != lower:
        wrong.append(f"{zone.card} is entered by its upper module")
    met["turned"] += zone.turn != heading
    met["mirrored"] += zone.mirrored
    if zone.turn == heading and turn_side("S", zone.turn, zone.mirrored) != ROUND[(heading + 2) % 4]:
        wrong.append(f"the entry of {zone.card} is not at the door")
    return wrong


def borders(opening: Opening, met: Counter[str]) -> list[str]:
    """DJ-17.17 to DJ-17.23: which doors there are after an opening, from those before and the cards."""
    t = opening.t
    here = t.map.modules[opening.door.module]
    this = frozenset((here, _heading(opening)[0]))
    expected = dict(opening.doors)
    stairs = t.map.modules[t.stairs[0] // 36]
    ground = {place for squares in opening.floor.values() for place in ((t.map.x[s], t.map.y[s]) for s in squares)}
    if opening.fate in ("refused", "false"):
        del expected[this]
    else:
        expected[this] = (OPEN, False)
    if opening.fate == "laid":
        zone = t.zones[-1]
        where = lies(t, zone)
        ground |= tile_floor(zone, where)
        exits = set() if zone.objective else card_exits(zone.card, where, zone.turn, zone.mirrored)
        for module, side in exits:
            edge, there = frozenset((module, beyond(module, side))), beyond(module, side)
            if edge in expected:  # DJ-15.14
                expected[edge] = (expected[edge][0], expected[edge][1] or CARDS[zone.card]["locked"])
            elif there not in opening.taken or (there != stairs and _both_floor(ground, module, side)):
                expected[edge] = (CLOSED, CARDS[zone.card]["locked"])
        for module in where:
            for side in ROUND:
                edge = frozenset((module, beyond(module, side)))
                if edge in opening.doors and edge != this and not _both_floor(ground, module, side):
                    del expected[edge]
                    met["walled"] += 1
    added = _added(t, expected) if opening.fate in ("laid", "refused") else None
    if added:
        met["ways added"] += 1
        expected[added] = (CLOSED, False)
    if expected != doors(t):
        return [f"{opening.fate} {opening.card}: {sorted(map(sorted, set(expected) ^ set(doors(t))))}"]
    return []


def _both_floor(ground: set[Place], module: Place, side: str) -> bool:
    back = ROUND[(ROUND.index(side) + 2) % 4]
    return ground.issuperset(middle(module, side)) and ground.issuperset(middle(beyond(module, side), back))


def _added(t: Table, known: dict[Border, tuple[str, bool]]) -> Border | None:
    """DJ-17.20, DJ-17.22: the door that the MD has to add, if he has to."""
    taken = set(t.map.lattice)
    if t.revealed or not t.pile or any(s == CLOSED and not edge <= taken for edge, (s, _) in known.items()):
        return None
    for zone in reversed(t.zones):
        upper, lower = lies(t, zone)[0], lies(t, zone)[-1]
        for module, side in ((upper, "N"), (upper, "W"), (upper, "E"), (lower, "W"), (lower, "E"), (lower, "S")):
            there = beyond(module, turn_side(side, zone.turn, zone.mirrored))
            edge = frozenset((module, there))
            room = any(beyond(there, way) not in taken for way in ROUND)
            if edge not in known and there not in taken and room:
                return edge
    return None


def shut_in(t: Table, rng: Random, *, closely: bool) -> list[str]:
    """DJ-17.20, DJ-17.22: every way on walled up, one is added where the rules say, dug out, and can be reached.

    Much of the ground around is taken, as if other zones were there.
    """
    t = copy(t)
    t.revealed, t.pile = False, ["corridor"]
    t.map = t.map.copy()
    around = {beyond(module, side) for module in t.map.modules for side in ROUND}
    around |= {beyond(module, side) for module in around for side in ROUND}
    for where in sorted(around - t.map.lattice.keys()):
        if rng.random() < 0.5:
            t.map.lattice[where] = NOBODY
    for door in ways_on.ways_on(t):
        door.state = GONE
    expected = _added(t, doors(t))
    before = len(t.doors)
    ways_on.ensure_way(t)
    added = t.doors[before:]
    if [border(t, door) for door in added if door.state == CLOSED and not door.locked] != [expected][: len(added)]:
        return [f"{[border(t, door) for door in added]} was added, not {expected}"]
    if bool(added) != bool(expected):
        return [f"no way was added at {expected}"]
    if not added or not closely:
        return []
    plan = Plan(t)
    if not set(middle(t.map.modules[added[0].module], ROUND[added[0].heading])) <= plan.floor.keys():
        return [f"the way added at {expected} opens from rock"]
    ways = plan.walk_from(plan.spot[added[0].near[0]], set())
    return [] if plan.spot[t.stairs[0]] in ways else ["the way added cannot be reached"]


def level(opening: Opening) -> list[str]:
    """DJ-17.24."""
    if opening.fate != "laid":
        return []
    t = opening.t
    origin, zone = t.zones[opening.door.zone], t.zones[-1]
    deeper = "level_down" in CARDS[origin.card] or CARDS[origin.card]["tile"] == "stairs"
    if zone.level != origin.level + deeper:
        return [f"{zone.card} behind {origin.card} of level {origin.level} has level {zone.level}"]
    return []


def way_on(t: Table) -> bool:
    """DJ-17.20: while the objective is hidden and cards remain, a closed door leads to a free module."""
    if t.revealed or not t.pile:
        return True
    return any(state == CLOSED and not edge <= set(t.map.modules) for edge, (state, _) in doors(t).items())


def yielding(t: Table, met: Counter[str]) -> list[str]:
    """DJ-17.21: all ways locked and tried by all: the one nearest to the leader gives way, and no other."""
    ways = [door for door in t.doors if door.state == CLOSED and door.beyond == NOBODY]
    if not ways:
        return []
    met["locked in"] += 1
    hidden, pile, skills = t.revealed, t.pile, t.heroes[2].skills
    t.revealed, t.pile, t.heroes[2].skills = False, ["corridor"], ()
    at = t.heroes[party.leader(t).number].at
    x, y = t.map.x[at], t.map.y[at]
    for door in ways:
        door.locked, door.tried = True, 0b1111
    ranks = {
        door.number: min(
            (max(abs(a - x), abs(b - y)), b, a) for a, b in middle(t.map.modules[door.module], ROUND[door.heading])
        )
        for door in ways
    }
    relent(t)
    opened = [door.number for door in ways if not door.locked]
    t.revealed, t.pile, t.heroes[2].skills = hidden, pile, skills
    best = min(ranks, key=lambda number: ranks[number])
    return [] if opened == [best] else [f"{opened} gave way, not {best}: {ranks}"]


def floor(t: Table, plan: Plan) -> list[str]:
    """DJ-9.19, DJ-17.8, DJ-17.9, DJ-17.22: the floor is the tiles', the stairs and what was dug to a door."""
    wrong = []
    if len(set(t.map.modules)) != len(t.map.modules):
        wrong.append("two modules on one place")
    stairs = {plan.spot[square] for square in t.stairs}
    if len(stairs) != 4:
        wrong.append(f"stairs: {stairs}")
    for zone in t.zones:
        laid = {plan.spot[square] for square in zone.squares}
        drawn = tile_floor(zone, lies(t, zone)) | (stairs if zone.number == 0 else set())
        dug = laid - drawn
        if drawn - laid:
            wrong.append(f"{zone.card} lacks {drawn - laid}")
        for module in lies(t, zone):
            for door in t.doors:
                if t.map.modules[door.module] == module and door.zone == zone.number:
                    dug -= _alley(module, ROUND[door.heading])
        if dug:
            wrong.append(f"{zone.card} has {dug} too much")
    if {plan.spot[s] for s, zone_ in enumerate(t.map.zone) if zone_ != ROCK} != set(plan.floor):
        wrong.append("floor of no zone")
    return wrong


def _alley(module: Place, side: str) -> set[Place]:
    """The two middle rows or columns from a side to the module's middle."""
    back = {"N": (0, 1), "S": (0, -1), "W": (1, 0), "E": (-1, 0)}[side]
    return {(x + n * back[0], y + n * back[1]) for x, y in middle(module, side) for n in range(4)}


def complete(t: Table, plan: Plan, met: Counter[str]) -> list[str]:
    """From the stairs every zone, every door and what the quest is about can be walked to, chasms being jumped."""
    wrong = []
    reached = {plan.spot[t.stairs[0]]}
    edge = list(reached)
    banks = _crossings(t, plan)
    while edge:
        here = edge.pop()
        for to in (*plan.near[here], *banks.get(here, ())):
            if to not in reached and to not in plan.solid:
                reached.add(to)
                edge.append(to)
    met["jumps"] += len(banks)
    for door in t.doors:
        if door.state != GONE:
            sides = [side for side in (door.near, door.far) if side]
            if not all(any(plan.spot[square] in reached for square in side) for side in sides):
                wrong.append(f"door {door.number} cannot be reached")
    cut_off = [zone.number for zone in t.zones if not any(plan.spot[square] in reached for square in zone.squares)]
    wrong.extend(f"zone {number} is cut off" for number in cut_off)
    for piece in t.pieces:
        beside = {
            (x + dx, y + dy)
            for x, y in (plan.spot[square] for square in piece.squares)
            for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))
            if plan.floor.get((x + dx, y + dy)) == piece.zone
        }
        if not beside & reached and piece.kind != "slab":
            wrong.append(f"{piece.kind} of zone {piece.zone} ({t.zones[piece.zone].room}) cannot be touched")
    if t.revealed:
        met["completed"] += 1
        if not any(zone.objective for zone in t.zones):
            wrong.append("there is no objective room")
    elif not t.revealed:
        wrong.append("the objective room was not found")
    return wrong


def _crossings(t: Table, plan: Plan) -> dict[Place, list[Place]]:
    """DJ-19.84, DJ-19.85: from bank to bank, straight across, through the bridge's two squares if there is one."""
    found: dict[Place, list[Place]] = {}
    for piece in t.pieces:
        if piece.kind == "chasm" and piece.row < 7:
            band = [plan.spot[square] for square in piece.squares]
            flat = len({y for _, y in band}) == 1
            for x, y in band[2:4] if piece.row >= 5 else band:
                one, other = ((x, y - 1), (x, y + 1)) if flat else ((x - 1, y), (x + 1, y))
                for a, b in ((one, other), (other, one)):
                    if a in plan.floor and b in plan.floor:
                        found.setdefault(a, []).append(b)
    return found


# ------------------------------------------------------------------ steps, sight, reach


def steps(t: Table, plan: Plan, met: Counter[str]) -> list[str]:
    """DJ-12.6, DJ-12.7, DJ-25.2: steps go where the walls let them, both ways; so do blows."""
    wrong = []
    m = t.map
    for square, place in enumerate(plan.spot):
        near = {plan.spot[other] for other in m.near[square]}
        if near != set(plan.near.get(place, ())):
            wrong.append(f"{place}: steps to {near ^ set(plan.near.get(place, ()))}")
        for way, other in enumerate(m.steps[square]):
            dx, dy = (0, 1, 1, 1, 0, -1, -1, -1)[way], (-1, -1, 0, 1, 1, 1, 0, -1)[way]
            if other >= 0 and plan.spot[other] != (place[0] + dx, place[1] + dy):
                wrong.append(f"{DIRECTIONS[way]} of {place} is {plan.spot[other]}")
        if any(square not in m.near[other] for other in m.near[square]):
            wrong.append(f"{place}: a step without return")
    for door in t.doors:
        met["barred"] += door.state == OPEN and door.portcullis
        if door.state != GONE and door.far:
            way_through = door.state == OPEN and not door.portcullis
            for a, b in zip(door.near, door.far, strict=True):
                if adjacent(m, a, b) != way_through:
                    wrong.append(f"door {door.number} is {door.state}")
    return wrong


def sights(t: Table, plan: Plan, rng: Random, met: Counter[str]) -> list[str]:
    """DJ-26: what the rules say of a line, the same from both ends; neighbours always see each other."""
    wrong = []
    m = t.map
    floor = [square for zone in t.zones for square in zone.squares]
    for n in range(PAIRS):
        a = rng.choice(floor)
        if n % 2:
            zones = [m.zone[a], *ground.joined_zones(t, m.zone[a])]
            b = rng.choice(t.zones[rng.choice(zones)].squares)
        else:
            b = rng.choice(floor)
        expected = plan.sees(plan.spot[a], plan.spot[b])
        if expected != plan.sees(plan.spot[b], plan.spot[a]):
            wrong.append(f"the oracle sees {plan.spot[b]} from {plan.spot[a]} one way only")
        m.sights.clear()
        if sees(m, a, b) != expected:
            wrong.append(f"{plan.spot[a]} to {plan.spot[b]}: {not expected}, should be {expected}")
        m.sights.clear()
        if sees(m, b, a) != expected:
            wrong.append(f"{plan.spot[b]} to {plan.spot[a]} is not as the other way")
        met["seen"] += expected
        met["unseen"] += not expected
        met["aslant"] += expected and m.zone[a] != m.zone[b]
    a = rng.choice(floor)
    near = {a, *(square for fire, _ in t.fires for square in m.near[fire])}
    blind = [plan.spot[square] for square in near if not all(sees(m, square, b) for b in m.near[square])]
    wrong.extend(f"{place} does not see its neighbours" for place in blind)
    if distance(m, a, b) != max(abs(m.x[a] - m.x[b]), abs(m.y[a] - m.y[b])):
        wrong.append("distance")
    return wrong


def far(t: Table, plan: Plan, rng: Random) -> list[str]:
    """Distances of a walk: 0 at the goal, one more a step; no shorter than DJ-12.13's, infinite where no way leads."""
    wrong = []
    m = t.map
    goal = rng.choice(t.zones).squares[0]
    webs = rng.random() < 0.5
    closed = plan.solid | ({plan.spot[square] for square in t.webs} if webs else set())
    expected = plan.walk_from(plan.spot[goal], closed)
    found = distances.far(t, (goal,), webs=webs)
    for square, cost in enumerate(found):
        if cost != expected.get(plan.spot[square], distances.NO_WAY):
            wrong.append(f"{plan.spot[square]}: {cost} steps to {plan.spot[goal]}")
        if cost < distance(m, square, goal):
            wrong.append(f"{plan.spot[square]} is nearer than can be")
    return wrong


def contact(t: Table, plan: Plan, figure: Figure, met: Counter[str]) -> list[str]:
    """DJ-12.10, DJ-12.11."""
    expected = plan.contact(figure)
    met["contact"] += bool(expected)
    found = {plan.spot[square] for square in walking.danger(t, figure)}
    if found != expected:
        return [f"contact of {figure.number}: {found ^ expected}"]
    return []


def reach(t: Table, plan: Plan, figure: Figure, rng: Random, met: Counter[str]) -> list[str]:
    """DJ-12.1, DJ-12.8 to DJ-12.15: where one may stop, what it costs, which steps are offered, and each way there."""
    wrong = []
    points = rng.choice((1, 2, 2, 3, 4, 5, 6, 7))
    stops, first = plan.roads(figure, points)
    found = {plan.spot[square]: cost for square, cost in distances.reach(t, figure, points).items()}
    if found != stops:
        return [f"{figure.number} from {plan.spot[figure.at]} with {points}: {set(found.items()) ^ set(stops.items())}"]
    met["reached"] += len(found)
    t.turn = Turn(figure.number, points=points)
    offered = {plan.spot[to] for to in _steps(t, figure)}
    if offered != set(first):
        wrong.append(f"steps of {figure.number} at {plan.spot[figure.at]}: {offered ^ set(first)}")
    held = {plan.spot[square] for square, who in t.who.items() if who != figure.number}
    met["passed over"] += bool(offered & held)
    over = [square for square in t.map.near[figure.at] if plan.spot[square] in offered & held]
    if over:
        wrong.extend(_passing(t, plan, figure, points, rng.choice(over)))
    start = plan.spot[figure.at]
    ways = {plan.spot[square]: found for square, found in distances.ways(t, figure, points).items()}
    if {to: cost for to, (cost, _) in ways.items()} != {to: cost for to, cost in stops.items() if to != start}:
        wrong.append("ways and reach differ")
    for square in rng.sample(sorted(distances.ways(t, figure, points)), min(WAYS, len(ways))):
        to = plan.spot[square]
        cost, way = ways[to]
        path = [plan.spot[s] for s in distances.path(t, figure, points, square) or ()]
        if len(path) != cost or path[-1] != to or path[0] != plan.spot[t.map.steps[figure.at][way]]:
            wrong.append(f"the way to {to} costs {cost}: {path}")
        if any(after not in plan.near[before] for before, after in zip([start, *path], path, strict=False)):
            wrong.append(f"the way to {to} goes through a wall")
        if any(place in plan.contact(figure) for place in path[:-1]):
            wrong.append(f"the way to {to} leads past an enemy")
    return wrong


def _passing(t: Table, plan: Plan, figure: Figure, points: int, square: int) -> list[str]:
    """DJ-12.15: on a square where one may not stop, only steps that lead to one where one may."""
    home = figure.at
    t.turn = Turn(figure.number, points=points)
    walking.step(t, figure, square)
    offered = {plan.spot[to] for to in _steps(t, figure)}
    _, first = plan.roads(figure, points - 1)
    passing = t.turn.passing
    t.stand(figure, home)
    if not passing or offered != set(first):
        return [f"{figure.number} passing over {plan.spot[square]} with {points - 1}: {offered ^ set(first)}"]
    return []


def _steps(t: Table, figure: Figure) -> list[int]:
    """Where the steps that are offered lead."""
    picks = [pick for pick in walking.move_options(t, figure) if pick[0] == "step"]
    return [t.map.steps[figure.at][DIRECTIONS.index(str(pick[1]))] for pick in picks]


# ------------------------------------------------------------------ what was found

Atlas = tuple[Wrong, Counter[str]]


@rule("DJ-17.8", "DJ-17.11", "DJ-17.12", "DJ-17.15", "DJ-17.19")
def test_tiles_lie_where_they_may(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("placement", []) == []
    assert min(met["choices"], met["turned"], met["mirrored"], met["laid"] // 10) > 500
    assert met["refused"] > 10


@rule("DJ-9.19", "DJ-17.8", "DJ-17.9", "DJ-17.22")
def test_the_floor_is_that_of_the_tiles(atlas: Atlas) -> None:
    assert atlas[0].get("floor", []) == []


@rule("DJ-15.14", "DJ-17.17", "DJ-17.18", "DJ-17.22", "DJ-2.11")
def test_doors_are_where_two_floors_or_the_unknown_meet(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("doors", []) == []
    assert min(met["walled"], met["ways added"], met["joined"], met["false"]) > 10


@rule("DJ-17.24")
def test_stairs_lead_one_level_down(atlas: Atlas) -> None:
    assert atlas[0].get("level", []) == []


@rule("DJ-17.20", "DJ-17.21", "DJ-17.22")
def test_nobody_is_ever_shut_in(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("way", []) == []
    assert met["locked in"] > 500


@rule("DJ-17.10", "DJ-17.20", "DJ-17.26", "DJ-41.3")
def test_every_dungeon_can_be_completed(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("complete", []) == []
    assert met["completed"] == MAPS
    assert met["jumps"] > 100


@rule("DJ-12.6", "DJ-12.7", "DJ-15.5", "DJ-17.9", "DJ-25.2")
def test_steps_and_blows_respect_walls(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("steps", []) == []
    assert met["barred"] > 100


@rule("DJ-26.1", "DJ-26.2", "DJ-26.4", "DJ-12.13")
def test_sight_on_every_map(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("sight", []) == []
    assert min(met["seen"], met["unseen"], met["aslant"]) > MAPS


@rule("DJ-12.10", "DJ-12.11")
def test_contact_is_next_to_an_enemy_without_a_wall(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("contact", []) == []
    assert met["contact"] > MAPS // 2


@rule("DJ-12.1", "DJ-12.8", "DJ-12.9", "DJ-12.12", "DJ-12.15")
def test_reach_costs_and_offers(atlas: Atlas) -> None:
    wrong, met = atlas
    assert wrong.get("reach", []) == []
    assert met["passed over"] > 100
    assert met["reached"] > 20 * MAPS


@rule("DJ-12.13")
def test_distances_of_a_walk(atlas: Atlas) -> None:
    assert atlas[0].get("far", []) == []
