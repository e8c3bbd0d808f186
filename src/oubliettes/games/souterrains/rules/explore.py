"""Exploration: what may be chosen outside encounters (SS-29.1)."""

from oubliettes.games.souterrains.fixtures import SIDES
from oubliettes.games.souterrains.groups import Group
from oubliettes.games.souterrains.pieces import TRAPS
from oubliettes.games.souterrains.rules import blocked
from oubliettes.games.souterrains.rules.actions import ACTIONS
from oubliettes.games.souterrains.rules.carrying import drop_options
from oubliettes.games.souterrains.rules.doors import box_options, door_options
from oubliettes.games.souterrains.rules.experience import grown, new_hd
from oubliettes.games.souterrains.rules.gear import armour_options, held_drops
from oubliettes.games.souterrains.rules.magic import EXPLORE_SPELLS, HEALING, castable, usable
from oubliettes.games.souterrains.rules.searching import search_options
from oubliettes.games.souterrains.rules.special_rooms import room_options
from oubliettes.games.souterrains.rules.wander import leader
from oubliettes.games.souterrains.rules.ways import ground, reachable
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import IMMOBILE
from oubliettes.kernel import Ask, Pick, Script

FURTHER: Pick = ("further",)
GEAR: Pick = ("gear",)
LOOT: Pick = ("loot",)
REST: Pick = ("rest",)
REST_FED: Pick = ("rest_fed",)
MAKE_CACHE: Pick = ("make_cache",)
OPEN_CACHE: Pick = ("open_cache",)
HEAL: Pick = ("heal",)
LEAVE: Pick = ("leave",)
ATTACK_PEACE: Pick = ("attack_peace",)
TRADE: Pick = ("trade",)
FACE: Pick = ("face",)


def explore(t: Table) -> Script[None]:
    """One choice, then what comes of it, then the next."""
    if t.phase != "dungeon":
        return
    t.dungeon.rest(t.section)
    if grown(t):
        yield from new_hd(t)
    group = t.dungeon.standing(t.section)
    if group and not group.peace:
        pick: Pick = yield Ask(SEAT, "slip", slip_options(t), rule="SS-14.21")
    elif t.hero.status == IMMOBILE:
        pick = yield Ask(SEAT, "too-heavy", _heavy_options(t), rule="SS-4.7")
    else:
        pick = yield Ask(SEAT, "explore", options(t, group), rule="SS-29.1", blocked=blocked.exploring)
    if pick[0] not in ("rest", "rest_fed"):
        t.block = 0  # SS-10.8
    t.then(("explore",))
    yield from ACTIONS.play(pick, t) or ()


# ------------------------------------------------------------------ what may be chosen


def options(t: Table, group: Group | None) -> list[Pick]:
    hero = t.hero
    found = move_options(t)
    if group is None:
        found += _work_options(t)
    else:  # SS-14.29
        found.append(ATTACK_PEACE)
        if "merchant" in _abilities(group) and group.attitude == "friendly":
            found.append(TRADE)
    found.append(GEAR)
    found += armour_options(hero)
    found += castable(t, EXPLORE_SPELLS)
    if "consecrated" in hero.gifts and hero.resources >= HEALING:
        found.append(HEAL)
    found += usable(t, fighting=False)
    if hero.resources:
        found.append(REST_FED)
    found.append(REST)  # SS-29.2
    if (t.section, t.square) in t.dungeon.way_ins:
        found.append(LEAVE)
    return found


def _abilities(group: Group) -> tuple[str, ...]:
    return leader(group).abilities


def move_options(t: Table) -> list[Pick]:
    """SS-8.8: exits, points of interest, explore further, travel."""
    dungeon, place = t.dungeon, t.place
    found: list[Pick] = []
    reach = reachable(t)
    near = ground(place, t.square)  # what lies beyond another section is walked to from there
    for number, edge in dungeon.exits_of(t.section):
        if edge.door == "sealed" or edge.end(t.section) not in near:
            continue
        side = edge.side if edge.a == t.section else (edge.side + 2) % 4
        if edge.passable:
            found.append(("exit", number, SIDES[side], edge.door))
        elif t.square != edge.end(t.section):
            found.append(("go_to", number, SIDES[side], edge.door))
    for number, feature in enumerate(place.features):
        if feature.square != t.square and feature.square in near and feature.kind != "find" and not feature.opened:
            found.append(("approach", number, feature.id))
    if place.unseen:
        found.append(FURTHER)
    found += [
        ("climb", feature.id) if feature.id == "conduit" else ("stairs", feature.id)
        for feature in place.features
        if feature.kind == "link" and feature.square == t.square and not feature.out
    ]
    found += [
        ("travel", number) for number in sorted(reach) if number != t.section and dungeon.sections[number].visited
    ]
    found += [
        ("travel_out", number)
        for number, (section, square) in enumerate(dungeon.way_ins)
        if square in reach.get(section, ()) and (section, square) != (t.section, t.square)
    ]
    return found


def _work_options(t: Table) -> list[Pick]:
    """What a section without a group allows."""
    dungeon, place = t.dungeon, t.place
    found: list[Pick] = []
    found += search_options(t)
    for number, edge in dungeon.exits_of(t.section):
        if edge.end(t.section) == t.square:
            found += door_options(t, number, edge)
    for number, trap in enumerate(place.traps):
        if not trap.armed or (trap.place in ("door", "container") and trap.on != t.square):
            continue
        if TRAPS[trap.id].disarmable:
            found.append(("disarm", number, trap.id))
        found.append(("spring", number, trap.id))
    found += box_options(t)
    found += room_options(t)
    if not place.loot.empty or place.boxes or place.pending:
        found.append(LOOT)
    if place.cache:
        found.append(OPEN_CACHE)
    else:
        found.append(MAKE_CACHE)
    return found


def _heavy_options(t: Table) -> list[Pick]:
    """SS-4.7: at Encumbrance 26 or more: drop things, create a cache, manage gear."""
    found = [*drop_options(t.hero), *held_drops(t.hero), GEAR]
    if not t.place.cache and t.dungeon.standing(t.section) is None:
        found.append(MAKE_CACHE)
    return found


def slip_options(t: Table) -> list[Pick]:
    """SS-14.21: past a hostile group there is only the way out of its section."""
    dungeon, place = t.dungeon, t.place
    found: list[Pick] = []
    near = ground(place, t.square)
    if t.hero.status < IMMOBILE:
        for number, edge in dungeon.exits_of(t.section):
            if edge.passable and edge.end(t.section) in near:
                side = edge.side if edge.a == t.section else (edge.side + 2) % 4
                found.append(("exit", number, SIDES[side], edge.door))
        for number, feature in enumerate(place.features):
            if feature.kind == "link" and not feature.out and feature.square in near:
                found.append(("slip_link", number, feature.id))
        if any(section == t.section and square in near for section, square in dungeon.way_ins):
            found.append(("slip_out",))
    return found or [FACE]


STEPS = {"explore": explore}
