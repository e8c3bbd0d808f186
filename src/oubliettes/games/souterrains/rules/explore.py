"""Exploration: what may be chosen outside encounters (SS-29.1), and carrying it out."""

from oubliettes.games.souterrains.dungeon import NOWHERE, SIDES, Group
from oubliettes.games.souterrains.hero import Item
from oubliettes.games.souterrains.pieces import COST, FORTUNE, LANTERN_ROUNDS, TORCH_PACK, TRAPS, price
from oubliettes.games.souterrains.rules import blocked
from oubliettes.games.souterrains.rules.clock import level, rest
from oubliettes.games.souterrains.rules.dice import Told, total
from oubliettes.games.souterrains.rules.doors import box_options, door_options, reach, search_options, search_rounds
from oubliettes.games.souterrains.rules.dungeons.generator import link_end
from oubliettes.games.souterrains.rules.experience import grown, new_hd
from oubliettes.games.souterrains.rules.gear import armour_options, change_one, held_drops, manage
from oubliettes.games.souterrains.rules.harm import hurt
from oubliettes.games.souterrains.rules.magic import EXPLORE_SPELLS, usable
from oubliettes.games.souterrains.rules.rooms import MAN, ROUNDS, module_row, room_options
from oubliettes.games.souterrains.rules.travel import enter, ground, link_at, rate, reachable, to_square, way
from oubliettes.games.souterrains.rules.treasure import DONE, draw_hoard, drop_options
from oubliettes.games.souterrains.rules.trial import decide, prepare
from oubliettes.games.souterrains.rules.wander import leader
from oubliettes.games.souterrains.table import SEAT, Encounter, Table
from oubliettes.kernel import Ask, Pick, Script
from oubliettes.kernel.table import Step

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
CONDUIT_ROUNDS = 6
"""SS-25.23."""


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
    elif t.hero.status == 3:
        pick = yield Ask(SEAT, "too-heavy", _heavy_options(t), rule="SS-4.7")
    else:
        pick = yield Ask(SEAT, "explore", options(t, group), rule="SS-29.1", blocked=blocked.exploring)
    if pick[0] not in ("rest", "rest_fed"):
        t.block = 0  # SS-10.8
    t.then(("explore",))
    yield from perform(t, pick)


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
    if "magic" in hero.gifts and hero.resources:
        found += [("cast", spell) for spell in EXPLORE_SPELLS]
    if "consecrated" in hero.gifts and hero.resources:
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
    if t.hero.status < 3:
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


# ------------------------------------------------------------------ carrying it out


def perform(t: Table, pick: Pick) -> Script[None]:
    verb = pick[0]
    if verb in _SIMPLE:
        rounds, *effect = _SIMPLE[str(verb)]
        t.then(("work", rounds, *effect))
    elif verb in _WALKS:
        _walk(t, pick)
    elif verb in ("pick_lock", "force", "dig", "unlock"):
        if reach(t, int(pick[1])):
            rounds = COST["pick_force_cache"] if verb != "unlock" else COST["open_container"]
            t.then(("work", rounds, "door_try", verb, pick[1]))
    elif verb in ("open_box", "pick_box", "force_box"):
        rounds = COST["open_container"] if verb == "open_box" else COST["pick_force_cache"]
        t.then(("work", rounds, "box_try", verb, pick[1]))
    elif verb in ("search", "search_near"):
        near = verb == "search_near"
        t.then(("work", search_rounds(t, near), "searched", near))
    elif verb == "disarm":
        t.then(("work", COST["disarm"], "disarm", pick[1]))
    elif verb == "spring":
        t.then(("spring", pick[1]))
    elif verb == "use_room":
        t.then(("work", ROUNDS[str(pick[1])], "use_room", pick[1]))
    elif verb == "try":
        t.then(("work", max(1, int(module_row(t, str(pick[2]))["rounds"])), "module_test", pick[1]))
    elif verb == "gear":
        yield from manage(t)
    elif str(verb).startswith("drop"):
        change_one(t, pick)
    elif verb in ("rest", "rest_fed"):
        rest(t, verb == "rest_fed")
    elif verb == "loot":
        t.then(("draw_pending",), ("take_loot",))
    elif verb in ("cast", "use"):
        t.then(("work", COST["cast"], verb, pick[1]))
    elif verb == "don":
        t.then(("work", COST["don_armour"], "don", pick[1]))
    elif verb == "trade":
        t.then(("trade",))
    elif verb == "attack_peace":
        t.then(("meet", t.place.group, "peace"))
    elif verb == "face":
        t.then(("meet", t.place.group, "standing"))
    else:
        t.then(("work", rate(t, t.section), "leave"))  # SS-24.2


_SIMPLE: dict[str, tuple[int, str]] = {
    "heal": (COST["healing"], "healed"),
    "doff": (COST["don_armour"], "doff"),
    "make_cache": (COST["pick_force_cache"], "create_cache"),
    "open_cache": (COST["open_container"], "open_cache"),
}
_WALKS = frozenset(
    ("exit", "go_to", "approach", "further", "climb", "stairs", "travel", "travel_out", "slip_link", "slip_out")
)


def _walk(t: Table, pick: Pick) -> None:
    verb = pick[0]
    dungeon = t.dungeon
    mark = t.stops
    if verb == "exit":
        number = int(pick[1])
        moves = to_square(t, t.exit(number).end(t.section))
        t.then(("walk", mark, *moves, ("cross", number, 0)))
    elif verb == "go_to":
        number = int(pick[1])
        t.then(("walk", mark, *to_square(t, t.exit(number).end(t.section))), ("reached", number))
    elif verb == "approach":
        t.then(("walk", mark, *to_square(t, t.place.features[int(pick[1])].square)))
    elif verb == "further":
        t.then(("further", mark))
    elif verb == "climb":
        t.then(("work", CONDUIT_ROUNDS, "climb", *t.square))
    elif verb == "stairs":
        t.then(("use_link", *t.square))
    elif verb in ("travel", "travel_out"):
        if verb == "travel":
            section = int(pick[1])

            def goal(node: tuple[int, tuple[int, int]]) -> bool:
                return node[0] == section
        else:
            out = dungeon.way_ins[int(pick[1])]

            def goal(node: tuple[int, tuple[int, int]]) -> bool:
                return node == out

        moves = way(t, goal, avoid=True) or way(t, goal) or []
        t.then(("walk", mark, *moves))
    elif verb == "slip_link":
        link = t.place.features[int(pick[1])]
        step: Step = (
            ("work", CONDUIT_ROUNDS, "climb", *link.square) if link.id == "conduit" else ("use_link", *link.square)
        )
        t.then(("walk", mark, *to_square(t, link.square)), ("if_at", *link.square, step))
    else:
        near = ground(t.place, t.square)
        square = next(square for section, square in dungeon.way_ins if section == t.section and square in near)
        t.then(("walk", mark, *to_square(t, square)), ("if_at", *square, ("work", rate(t, t.section), "leave")))


def if_at(t: Table, x: int, y: int, step: Step) -> Script[None]:
    """Go on if he has reached the square."""
    if t.square == (x, y) and not t.fight and t.phase == "dungeon":
        t.then(step)
    yield from ()


def climb(t: Table, x: int, y: int) -> Script[None]:
    """SS-25.23: a conduit: Acrobatics; a fall of 1d8; going down he arrives anyway, going up he stays below."""
    link = link_at(t, (x, y))
    if (yield from decide(t, "acrobatics", prepare(t, "acrobatics"))):
        t.then(("climbed", x, y))
        return
    told: Told = []
    hurt(t, (yield from total(t, MAN, "fall", "SS-13.4", by="", into=told)), told)  # SS-13.4, SS-13.5
    t.say("fell", "SS-13.4")
    group = t.dungeon.standing(t.section)
    heard: list[Step] = []
    if group and not group.peace:
        heard = [("heard",)]  # SS-14.21
    if link.up:
        t.then(("wounded", "fall"), *heard)
    else:
        t.then(("wounded", "fall"), ("climbed", x, y))


def heard(t: Table) -> Script[None]:
    """SS-14.21: a failed climb is heard: the encounter goes on, the group not Surprised."""
    group = t.dungeon.standing(t.section)
    if not group or group.peace or t.fight:
        return
    t.encounters += 1
    t.fight = Encounter(t.place.group, "standing", stealth_failed=True)
    t.then(("appear",))
    yield from ()


def climbed(t: Table, x: int, y: int) -> Script[None]:
    """Through the conduit: its rounds are already spent."""
    if t.square != (x, y) or t.fight:
        return
    link = link_at(t, (x, y))
    if link.joins == NOWHERE:
        yield from link_end(t.dungeon, t.section, link, level(t))
    enter(t, link.joins, link.to, t.section, t.square, NOWHERE)
    t.then(("entered",))


def draw_pending(t: Table) -> Script[None]:
    """SS-28.6: loose treasure of a module is drawn when it can be taken, at the Level of the moment."""
    letters, t.place.pending = t.place.pending, []
    for letter in letters:
        yield from draw_hoard(t, letter)


# ------------------------------------------------------------------ a peddler (the merchant ability)

TRADE_GOODS = ("resource", "torches", "lantern")
DEAR: int = FORTUNE["peddler_times"]
"""He sells at twice the list price and buys at half."""
MOST_TRADES = 40


def trade(t: Table) -> Script[None]:
    hero = t.hero
    for _ in range(MOST_TRADES):
        picks: list[Pick] = [DONE]
        picks += [("buy", id) for id in TRADE_GOODS if hero.money >= DEAR * price(id)]
        picks += [
            ("sell", place, item.id)
            for place, item in enumerate(hero.pack.items)
            if item.price and not item.thing.capacity
        ]
        pick: Pick = yield Ask(SEAT, "trade", picks, rule="SS-14.23")
        if pick is DONE:
            break
        if pick[0] == "buy":
            id = str(pick[1])
            hero.pack.pay(DEAR * price(id))
            if id == "resource":
                hero.pack.resources.plain += 1
            elif id == "torches":
                hero.pack.torches.plain += TORCH_PACK
            else:
                hero.pack.items.append(Item("lantern", left=LANTERN_ROUNDS))
        else:
            item = hero.pack.items.pop(int(pick[1]))
            hero.pack.add_coins(item.price // 2, item.found)  # SS-21.20
            if hero.coin_room < 0:
                hero.pack.take_coins(-hero.coin_room)  # what fits nowhere is left with him (SS-21.2)


STEPS = {
    "explore": explore,
    "if_at": if_at,
    "climb": climb,
    "climbed": climbed,
    "heard": heard,
    "draw_pending": draw_pending,
    "trade": trade,
}
