"""Doors and containers (SS-13.6 to SS-13.14, SS-13.19, SS-13.20)."""

from oubliettes.games.souterrains.fixtures import Exit, Feature
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import DANGER, FACES, UNDERGROUND
from oubliettes.games.souterrains.rules.clock import alarm, level
from oubliettes.games.souterrains.rules.dice import d
from oubliettes.games.souterrains.rules.dungeons.generator import dead_end
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.traps import box_trap, known
from oubliettes.games.souterrains.rules.travel import seal
from oubliettes.games.souterrains.rules.treasure import draw_treasure
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.rules.ways import armed_door, guards
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import COINS, THINGS
from oubliettes.kernel import Pick, Script, Verbs

BREAKS: int = UNDERGROUND["breaks_up_to"]


def door_trap(t: Table, number: int) -> None:
    """SS-13.19, SS-13.27: opening the door sets its trap off; once the door is open the trap is over."""
    edge = t.exit(number)
    place = _door_trap(t, edge)
    edge.open = edge.trap = True
    t.then(("spring", place), ("trap_over", t.section, place))


def _door_trap(t: Table, edge: Exit) -> int:
    for trap in t.place.hidden.traps:
        if guards(trap, edge, t.section):
            return known(t, trap)
    return next(n for n, trap in enumerate(t.place.traps) if guards(trap, edge, t.section))


def door_options(t: Table, number: int, edge: Exit) -> list[Pick]:
    """What may be tried at a closed exit he stands at, again and again (SS-13.13)."""
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


def door_try(t: Table, verb: str, number: int) -> None:
    """An attempt on a closed door, when its rounds are over: its trap goes off first."""
    edge = t.exit(number)
    trap = [("spring", _door_trap(t, edge))] if armed_door(t, edge) else []
    t.then(*trap, ("door_test", verb, number, t.blackouts))


def door_test(t: Table, verb: str, number: int, blackouts: int) -> Script[None]:
    """Then the test, if he is still conscious, then the noise."""
    if blackouts != t.blackouts:
        return
    edge = t.exit(number)
    passed = yield from OPENINGS[verb](t, edge)
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


def _unlock(t: Table, edge: Exit) -> Script[bool]:
    yield from ()
    return True


def _pick_lock(t: Table, edge: Exit) -> Script[bool]:
    """SS-13.7."""
    return (yield from decide(t, "pick-lock", prepare(t, "pick_lock")))


def _force(t: Table, edge: Exit) -> Script[bool]:
    """SS-13.8 to SS-13.11: whatever comes of it, it is heard."""
    passed = yield from decide(t, "force", prepare(t, "force", situation=force_situation(edge.door)))
    yield from alarm(t, DANGER["noise"], "SS-11.5")
    return passed


OPENINGS: Verbs[Script[bool]] = Verbs(
    "a way to open a door", {"unlock": _unlock, "pick_lock": _pick_lock, "force": _force, "dig": _force}
)


def reach(t: Table, number: int) -> bool:
    """SS-25.9: a dead end shows itself before any test, noise or trap. True if the exit is a real one."""
    edge = t.exit(number)
    if dead_end(t.dungeon, edge):
        seal(t, edge)
        return False
    return True


def reached(t: Table, number: int) -> None:
    """Standing at an exit."""
    edge = t.exit(number)
    if t.square == edge.end(t.section):
        reach(t, number)


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


def box_try(t: Table, verb: str, place: int) -> None:
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


def box_test(t: Table, verb: str, place: int, blackouts: int) -> Script[None]:
    """Then the lock, if he is still conscious; then what is inside."""
    if blackouts != t.blackouts:
        return
    box = t.place.features[place]
    if verb == "pick_box":
        passed = yield from decide(t, "pick-lock", prepare(t, "pick_lock"))
    elif verb == "force_box":
        passed = yield from decide(t, "force", prepare(t, "force", situation=("locked_force",)))
        yield from alarm(t, DANGER["noise"], "SS-11.5")
    else:
        passed = True
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
                faces, so = FACES["breaks"], ("broken", "whole")
                breaks = d(t, faces, "breaks", "SS-13.14", by=item.id, need="<=", target=BREAKS, outcomes=so)
                if (yield from breaks) <= BREAKS:
                    goods.items.remove(item)
    t.place.loot.add(goods)


STEPS = {
    "door_trap": door_trap,
    "door_try": door_try,
    "door_test": door_test,
    "reached": reached,
    "box_try": box_try,
    "box_test": box_test,
}
