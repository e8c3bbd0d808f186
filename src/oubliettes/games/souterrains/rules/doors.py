"""Searching, doors, containers, traps (SS-12, SS-13)."""

from oubliettes.games.souterrains.dungeon import NOWHERE, Exit, Feature, Square, Trap, beyond
from oubliettes.games.souterrains.hero import Item
from oubliettes.games.souterrains.pieces import COINS, COST, THINGS, TRAPS, TURN, UNDERGROUND, XP
from oubliettes.games.souterrains.rules.clock import alarm, level, tire
from oubliettes.games.souterrains.rules.dice import HERO, Told, amend, d, secret, tell, total
from oubliettes.games.souterrains.rules.dungeons.generator import dead_end, link_end
from oubliettes.games.souterrains.rules.experience import gain
from oubliettes.games.souterrains.rules.harm import hurt, no_payment
from oubliettes.games.souterrains.rules.travel import armed_door, enter, guards, seal
from oubliettes.games.souterrains.rules.treasure import draw_treasure
from oubliettes.games.souterrains.rules.trial import decide, prepare, save
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Ask, Die, Pick, Rolled, Script

POISON_TURNS: int = UNDERGROUND["poison_turns"]
LOCKED: int = UNDERGROUND["secret_locked_from"]
SETS_OFF: int = UNDERGROUND["trap_up_to"]
BREAKS: int = UNDERGROUND["breaks_up_to"]
SMALL_SEARCH: int = UNDERGROUND["small_search_squares"]
"""SS-7.7: up to so many squares a Search takes 6 rounds."""

# ------------------------------------------------------------------ Search (SS-12)


SEARCH: Pick = ("search",)
SEARCH_NEAR: Pick = ("search_near",)


def search_options(t: Table) -> list[Pick]:
    """SS-12.8, SS-12.9, SS-12.13: the section; in a large one also the squares around him alone."""
    section = t.place
    if section.searched:
        return []
    large = len(section.squares) > SMALL_SEARCH
    return [SEARCH, SEARCH_NEAR] if large and not close_by(t) <= section.combed else [SEARCH]


def search_rounds(t: Table, near: bool) -> int:
    """SS-7.6, SS-7.7."""
    small = near or len(t.place.squares) <= SMALL_SEARCH
    return COST["search_small"] if small else COST["search_large"]


def close_by(t: Table) -> frozenset[Square]:
    """SS-12.13: his square and known ones beside it, north, east, south, west first, as many as 6 rounds are for."""
    beside = [square for side in range(4) if (square := beyond(t.square, side)) in t.place.seen]
    return frozenset((t.square, *beside[: SMALL_SEARCH - 1]))


def searched(t: Table, near: bool = False) -> Script[None]:
    """SS-12.1: the test, once its rounds are over."""
    passed = yield from decide(t, "search-test", prepare(t, "search"))
    if passed:
        t.then(("found", near), ("search_danger",))
    else:
        t.say("search-fails", "SS-29.7")
        t.then(("search_trap", near), ("search_danger",))


def found(t: Table, near: bool = False) -> Script[None]:
    """SS-12.2 to SS-12.4, SS-12.10: all that a successful Search brings to light; Resources once (SS-12.9)."""
    section = t.place
    area = close_by(t) if near else None
    if area:
        section.combed |= area
    else:
        section.searched = True
    many = 0
    if section.gleaned:
        t.say("search-rest", "SS-12.9")
    else:
        told: Told = []
        many = yield from d(t, 6, "resources", "SS-12.2", into=told)
        section.gleaned = True
        section.loot.resources.found += many
        t.say("search-finds", "SS-12.2", resources=("resource", many), rolls=tuple(told))
    yield from uncover(t, area)
    if many:
        t.then(("search_take", many))


def uncover(t: Table, only: frozenset[Square] | None = None) -> Script[None]:
    """Traps, secret passages (D6 each: 5-6 locked as well, SS-13.12), the stash, hidden finds of this section; of a
    few squares only what is tied to them, and the traps of its floor (SS-12.13)."""
    section, dungeon = t.place, t.dungeon
    area = section.squares if only is None else only
    for trap in [trap for trap in section.hidden.traps if _lies_in(trap, area)]:
        t.say("trap-found", "SS-12.3", trap=section.traps[_known(t, trap)].id)
    for box in section.features + section.veiled:
        if box.trap and box.square in area:
            box_trap(t, box)
            t.say("trap-found", "SS-12.3", trap=section.traps[-1].id)
    secrets = [edge for edge in section.hidden.exits if edge.end(t.section) in area]
    section.hidden.exits = [edge for edge in section.hidden.exits if edge not in secrets]
    for edge in secrets:
        if (yield from secret_locked(t)):
            edge.door, edge.secret = "locked", True
        else:
            edge.open = True
        dungeon.exits.append(edge)
        t.say("secret-found", "SS-12.4")
        gain(t, XP["layout"], "SS-22.13")
    if only is None:
        yield from _bring_out(t)


def secret_locked(t: Table) -> Script[bool]:
    """SS-13.12: whether a secret passage is locked as well."""
    so = ("locked", "unlocked")
    return (yield from d(t, 6, "secret_door", "SS-13.12", by="", need=">=", target=LOCKED, outcomes=so)) >= LOCKED


def _lies_in(trap: Trap, area: frozenset[Square]) -> bool:
    """A trap of the floor or of the whole section may be anywhere in it."""
    return trap.place in ("floor", "section") or trap.on in area


def _bring_out(t: Table) -> Script[None]:
    """SS-12.10: what was hidden where one must look everywhere."""
    section = t.place
    for _ in section.hidden.finds:
        gain(t, XP["archaeology"], "SS-22.11")
    for find in section.hidden.finds:
        t.say("notice", "SS-22.12", what=find)
    section.hidden.finds.clear()
    stash, section.hidden.stash = section.hidden.stash, ""
    for letter in stash:
        section.loot.add((yield from draw_treasure(t, letter, level(t))))
        t.say("stash-found", "SS-12.10")


def box_trap(t: Table, box: Feature) -> Trap:
    """A container's trap becomes known."""
    trap = Trap(box.trap, "container", box.square)
    box.trap = ""
    t.place.traps.append(trap)
    return trap


def search_take(t: Table, many: int) -> Script[None]:
    """SS-12.12: the Resources at once, at no cost, as many as he wants."""
    most = min(many, t.place.loot.resources.all)
    options: list[Pick] = [("take_stack", "resource", n) for n in range(most, -1, -1)]
    pick: Pick = yield Ask(SEAT, "search-take", options, rule="SS-12.12")
    t.hero.pack.resources.add(t.place.loot.resources.take(int(pick[2])))


def search_trap(t: Table, near: bool = False) -> Script[None]:
    """SS-12.5, SS-12.11: a failed Search sets off one unknown trap: floor, then door, then container."""
    section = t.place
    area = close_by(t) if near else section.squares
    hidden = [trap for trap in section.hidden.traps if _lies_in(trap, area)]
    for places in (("floor", "section"), ("door",)):
        for trap in hidden:
            if trap.place in places and trap.armed:
                t.then(("spring", _known(t, trap)))
                return
    for box in section.features + section.veiled:
        if box.trap and box.square in area:
            box_trap(t, box)
            t.then(("spring", len(section.traps) - 1))
            return
    yield from ()


def _known(t: Table, trap: Trap) -> int:
    """The trap is known from now on; its place in the list."""
    section = t.place
    section.hidden.traps.remove(trap)
    section.traps.append(trap)
    return len(section.traps) - 1


def search_danger(t: Table) -> Script[None]:
    """SS-11.7, SS-12.6, SS-12.7: D10 strictly above the Danger as it now stands."""
    danger, so = t.danger, ("heard", "unheard")
    told: Told = []
    heard = (yield from d(t, 10, "search_danger", "SS-12.6", need=">", target=danger, outcomes=so, into=told)) > danger
    if not heard:
        t.say("search-unheard", "SS-12.6", rolls=tuple(told))
    else:
        t.say("search-heard", "SS-12.6", rolls=tuple(told))
        yield from alarm(t, 1, "SS-11.7")


# ------------------------------------------------------------------ traps (SS-13.15 to SS-13.28)


def trap_check(t: Table) -> Script[None]:
    """SS-13.18: silently, on moving off the entry square: a hidden D6, 1-2 sets it off."""
    for trap in t.place.hidden.traps:
        if trap.place in ("floor", "section") and trap.armed and (value := (yield from secret(6))) <= SETS_OFF:
            t.then(("spring", _known(t, trap)))
            die = (Die(6, value),)
            tell(t, Rolled("trap_check", die, HERO, need="<=", target=SETS_OFF, outcome="sprung"), "SS-13.18")
            return


def known_trap(t: Table, mark: int) -> Script[None]:
    """SS-13.24, SS-13.27: a known trap on the way: round it, disarm it, set it off, or turn back."""
    if mark != t.stops:
        return
    for place, trap in enumerate(t.place.traps):
        if not trap.armed or trap.safe or trap.place not in ("floor", "section"):
            continue
        kind = TRAPS[trap.id]
        options: list[Pick] = [("turn_back",), ("spring", place, trap.id)]
        if kind.bypassable:
            options.insert(0, ("bypass", place, trap.id))
        if kind.disarmable and t.dungeon.standing(t.section) is None:  # SS-14.21, SS-14.29
            options.insert(0, ("disarm", place, trap.id))
        pick: Pick = yield Ask(SEAT, "known-trap", options, rule="SS-13.24")
        if pick[0] == "turn_back":
            t.stops += 1
            t.on_entry = True
        else:
            step = ("bypass", place) if pick[0] == "bypass" else ("spring", place)
            t.then(("work", COST["disarm"], "disarm", place) if pick[0] == "disarm" else step, ("known_trap", mark))
        return


def bypass(t: Table, place: int) -> Script[None]:
    """SS-13.24: Acrobatics, no time beyond the walk; failure sets it off instead of the usual fall."""
    if (yield from decide(t, "acrobatics", prepare(t, "acrobatics"))):
        trap = t.place.traps[place]
        trap.safe = True
        _survived(t, trap)
    else:
        t.then(("spring", place))


def disarm(t: Table, place: int) -> Script[None]:
    """SS-13.22, SS-13.23."""
    trap = t.place.traps[place]
    if (yield from decide(t, "disarm", prepare(t, "disarm"))):
        trap.armed = False
        t.say("disarmed", "SS-13.23", trap=trap.id)
        _survived(t, trap)
    else:
        t.then(("spring", place))


def _survived(t: Table, trap: Trap) -> None:
    """SS-22.7, SS-22.8: once per trap."""
    if not trap.paid:
        trap.paid = True
        gain(t, XP["trap_survived"], "SS-22.7")


def spring(t: Table, place: int) -> Script[None]:
    """SS-13.21, SS-13.28: Danger, save, damage, extras; then the aftermath, xp, and a fall or a group that appears."""
    section = t.place
    trap = section.traps[place]
    kind = TRAPS[trap.id]
    t.stops += 1
    t.say("trap-springs", "SS-13.21", trap=trap.id)
    yield from alarm(t, 1, "SS-11.3")
    trap.armed = kind.resets
    saved = yield from save(t, kind.save)
    told: Told = []
    damage = yield from total(t, kind.damage, "damage", "SS-13.16", by=trap.id, into=told)
    if saved:
        kept = damage // 2 if kind.half else 0  # SS-13.16
        amend(told, "saved", kept - damage, "SS-13.16")
        damage = kept
    hurt(t, damage, told)
    extra = kind.extra
    after: list[tuple[object, ...]] = []
    if "entry_becomes" in extra and t.came_exit != NOWHERE:
        edge = t.exit(t.came_exit)
        edge.door, edge.open = extra["entry_becomes"], False
    if "section_becomes" in extra:
        section.flooded = True
    if t.wound and "condition_if_damaged" in extra:
        t.hero.poisoned = POISON_TURNS * TURN
    burning = False
    if not saved:
        if extra.get("condition") == "poisoned":
            t.hero.poisoned = POISON_TURNS * TURN
        burning = extra.get("condition") == "burning"
        if "armour" in extra:
            corrode(t)
        if "danger" in extra:
            yield from alarm(t, extra["danger"], "SS-13.28")
        if "lost_rounds" in extra:
            after.append(("work", extra["lost_rounds"], "pass_time"))
        if "sleep_turns" in extra:
            after.append(("unconscious", "sleep", extra["sleep_turns"] * TURN))
        if "fatigue_on_fail" in extra and tire(t, extra["fatigue_on_fail"], "SS-13.28"):
            no_payment(t)
        if "drops_level" in extra and section.level + 1 < t.dungeon.levels:
            after.append(("fall", place, t.section))
        if "encounter" in extra:
            after.append(("spring_group", t.section))
    first: tuple[object, ...] = ("burn", trap.id) if burning and t.hero.hp else ("wounded", trap.id)
    t.then(first, ("trap_paid", place, t.section), *after)


def trap_paid(t: Table, place: int, section: int) -> Script[None]:
    _survived(t, t.dungeon.section(section).traps[place])
    yield from ()


def corrode(t: Table) -> None:
    """Acid: worn armour that is not magical loses 1 AC, never below 10."""
    armour = t.hero.armour
    if armour and not armour.thing.bonus and armour.thing.ac - armour.lost > 10:
        t.hero.armour = armour._replace(lost=armour.lost + 1)


def fall(t: Table, place: int, number: int) -> Script[None]:
    """SS-13.25: down a level, same coordinates; the hole becomes a two-way conduit. Not for one who was knocked out and
    dragged off meanwhile (SS-13.28, SS-19.19)."""
    if t.section != number:
        return
    section = t.place
    hole = Feature("link", "conduit", t.square, to=t.square)
    section.features.append(hole)
    gain(t, XP["layout"], "SS-22.14")
    section.traps[place].armed = False
    t.dungeon.met[section.level : section.level + 1] = [True] if t.dungeon.met else []
    below = yield from link_end(t.dungeon, number, hole, level(t))
    enter(t, below, hole.to, number, t.square, NOWHERE)
    t.say("fell", "SS-13.25")
    t.then(("entered",))


# ------------------------------------------------------------------ doors (SS-13.6 to SS-13.13)


def door_trap(t: Table, number: int) -> Script[None]:
    """SS-13.19, SS-13.27: opening the door sets its trap off; once the door is open the trap is over."""
    edge = t.exit(number)
    place = _door_trap(t, edge)
    edge.open = edge.trap = True
    t.then(("spring", place), ("trap_over", t.section, place))
    yield from ()


def _door_trap(t: Table, edge: Exit) -> int:
    for trap in t.place.hidden.traps:
        if guards(trap, edge, t.section):
            return _known(t, trap)
    return next(n for n, trap in enumerate(t.place.traps) if guards(trap, edge, t.section))


def trap_over(t: Table, section: int, place: int) -> Script[None]:
    t.dungeon.section(section).traps[place].armed = False
    yield from ()


def door_options(t: Table, number: int, edge: Exit) -> list[Pick]:
    """What may be tried at a closed exit he stands at."""
    if edge.passable or edge.door == "sealed":
        return []
    if edge.door == "collapse_exit":
        return [("dig", number)]
    options: list[Pick] = [("force", number)]
    if edge.door == "locked":
        options.insert(0, ("pick_lock", number))
    if edge.key and any(item.id == edge.key for item in t.hero.pack.items):
        options.insert(0, ("unlock", number))
    return options


_FORCE = {"locked": ("locked_force",), "grille": ("grille_force",), "collapse_exit": ("collapse_force",)}


def force_situation(door: str) -> tuple[str, ...]:
    """The rows of the situation table for forcing such a door."""
    return _FORCE.get(door, ())


def door_try(t: Table, verb: str, number: int) -> Script[None]:
    """An attempt on a closed door, when its rounds are over: its trap goes off first."""
    edge = t.exit(number)
    trap = [("spring", _door_trap(t, edge))] if armed_door(t, edge) else []
    t.then(*trap, ("door_test", verb, number, t.blackouts))
    yield from ()


def door_test(t: Table, verb: str, number: int, blackouts: int) -> Script[None]:
    """Then the test, if he is still conscious, then the noise."""
    if blackouts != t.blackouts:
        return
    edge = t.exit(number)
    if verb == "unlock":
        passed = True
    elif verb == "pick_lock":
        passed = yield from decide(t, "pick-lock", prepare(t, "pick_lock"))
    else:
        passed = yield from decide(t, "force", prepare(t, "force", situation=force_situation(edge.door)))
        yield from alarm(t, 1, "SS-11.5")
    if passed:
        edge.open = True
        if verb == "force" and edge.door in ("locked", "stuck"):
            edge.door = "forced"  # SS-13.8, SS-13.9
        elif verb == "dig":
            edge.door = "open"  # SS-13.11
        t.say("door-opened", "SS-13.7")
        for trap in t.place.traps:
            if guards(trap, edge, t.section):
                trap.armed = False  # SS-13.27


def reach(t: Table, number: int) -> bool:
    """SS-25.9: a dead end shows itself before any test, noise or trap. True if the exit is a real one."""
    edge = t.exit(number)
    if dead_end(t.dungeon, edge):
        seal(t, edge)
        return False
    return True


def reached(t: Table, number: int) -> Script[None]:
    """Standing at an exit."""
    edge = t.exit(number)
    if t.square == edge.end(t.section):
        reach(t, number)
    yield from ()


# ------------------------------------------------------------------ containers (SS-13.14, SS-13.20)


def box_options(t: Table) -> list[Pick]:
    options: list[Pick] = []
    for place, box in enumerate(t.place.features):
        if box.kind != "container" or box.opened or box.square != t.square:
            continue
        if box.locked:
            options += [("pick_box", place, box.id), ("force_box", place, box.id)]
        else:
            options.append(("open_box", place, box.id))
    return options


def box_try(t: Table, verb: str, place: int) -> Script[None]:
    """When the rounds are over: its trap first."""
    box = t.place.features[place]
    armed = [
        n for n, trap in enumerate(t.place.traps) if trap.armed and trap.on == box.square and trap.place == "container"
    ]
    if box.trap:
        box_trap(t, box)
        armed = [len(t.place.traps) - 1]
    trap = [("spring", number) for number in armed[:1]]
    t.then(*trap, ("box_test", verb, place, t.blackouts))
    yield from ()


def box_test(t: Table, verb: str, place: int, blackouts: int) -> Script[None]:
    """Then the lock, if he is still conscious; then what is inside."""
    if blackouts != t.blackouts:
        return
    box = t.place.features[place]
    passed = True
    if verb == "pick_box":
        passed = yield from decide(t, "pick-lock", prepare(t, "pick_lock"))
    elif verb == "force_box":
        passed = yield from decide(t, "force", prepare(t, "force", situation=("locked_force",)))
        yield from alarm(t, 1, "SS-11.5")
    if not passed:
        return
    box.opened = True
    for trap in t.place.traps:
        if trap.place == "container" and trap.on == box.square:
            trap.armed = False  # SS-13.27
    yield from _empty(t, box, broken=verb == "force_box")
    t.place.boxes.append(box.id)
    t.say("box-opened", "SS-13.14", box=box.id)
    t.then(("take_loot",))


def _empty(t: Table, box: Feature, broken: bool) -> Script[None]:
    """SS-13.14: forcing breaks single-use things inside on D6 1-2 each."""
    goods = yield from draw_treasure(t, box.treasure or "N", level(t))
    for text in box.items:
        id, _, many = text.partition(":")
        if id == "resource":
            goods.resources.found += int(many)
        elif id == "torches":
            goods.torches.found += int(many)
        elif id in COINS:
            goods.coins[COINS.index(id)].found += int(many)
        else:
            goods.items += [Item(id, value=THINGS[id].price, found=True)] * int(many)
    if broken:
        for item in goods.items[:]:
            if item.thing.kind == "single_use":
                so = ("broken", "whole")
                breaks = d(t, 6, "breaks", "SS-13.14", by=item.id, need="<=", target=BREAKS, outcomes=so)
                if (yield from breaks) <= BREAKS:
                    goods.items.remove(item)
    t.place.loot.add(goods)


STEPS = {
    "searched": searched,
    "found": found,
    "search_take": search_take,
    "search_trap": search_trap,
    "search_danger": search_danger,
    "trap_check": trap_check,
    "known_trap": known_trap,
    "bypass": bypass,
    "disarm": disarm,
    "spring": spring,
    "trap_paid": trap_paid,
    "trap_over": trap_over,
    "fall": fall,
    "door_trap": door_trap,
    "door_try": door_try,
    "door_test": door_test,
    "reached": reached,
    "box_try": box_try,
    "box_test": box_test,
}
