"""Searching (SS-12)."""

from oubliettes.games.souterrains.fixtures import Exit, Square, Trap, beyond
from oubliettes.games.souterrains.pieces import COST, DANGER, FACES, UNDERGROUND, XP, dice
from oubliettes.games.souterrains.rules.clock import alarm, level
from oubliettes.games.souterrains.rules.dice import Told, d, total
from oubliettes.games.souterrains.rules.experience import gain
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.traps import box_trap, known
from oubliettes.games.souterrains.rules.treasure import draw_treasure
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Ask, Pick, Script, number

LOCKED: int = UNDERGROUND["secret_locked_from"]
SMALL_SEARCH: int = UNDERGROUND["small_search_squares"]
"""SS-7.7: up to so many squares a Search takes 6 rounds."""
GLEANED = dice(UNDERGROUND["search_resources"])
"""SS-12.2."""
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
        many = yield from total(t, GLEANED, "resources", "SS-12.2", into=told)
        section.gleaned = True
        section.loot.resources.found += many
        t.say("search-finds", "SS-12.2", resources=("resource", many), rolls=tuple(told))
    yield from uncover(t, area)
    if many:
        t.then(("search_take", many))


def uncover(t: Table, only: frozenset[Square] | None = None) -> Script[None]:
    """Traps, secret passages (D6 each: 5-6 locked as well, SS-13.12), the stash, hidden finds of this section; of a
    few squares only what is tied to them, and the traps of its floor (SS-12.13)."""
    section = t.place
    area = section.squares if only is None else only
    for trap in [trap for trap in section.hidden.traps if _lies_in(trap, area)]:
        t.say("trap-found", "SS-12.3", trap=section.traps[known(t, trap)].id)
    for box in section.features + section.veiled:
        if box.trap and box.square in area:
            box_trap(t, box)
            t.say("trap-found", "SS-12.3", trap=section.traps[-1].id)
    secrets = [edge for edge in section.hidden.exits if edge.end(t.section) in area]
    section.hidden.exits = [edge for edge in section.hidden.exits if edge not in secrets]
    for edge in secrets:
        yield from uncover_secret(t, edge)
        t.say("secret-found", "SS-12.4")
        gain(t, XP["layout"], "SS-22.13")
    if only is None:
        yield from _bring_out(t)


def uncover_secret(t: Table, edge: Exit) -> Script[None]:
    """A secret passage is found: from now on it is an exit like others, open or locked."""
    if (yield from _secret_locked(t)):
        edge.door, edge.secret = "locked", True
    else:
        edge.open = True
    t.dungeon.exits.append(edge)


def _secret_locked(t: Table) -> Script[bool]:
    """SS-13.12: whether a secret passage is locked as well."""
    faces, so = FACES["secret_door"], ("locked", "unlocked")
    return (yield from d(t, faces, "secret_door", "SS-13.12", by="", need=">=", target=LOCKED, outcomes=so)) >= LOCKED


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


def search_take(t: Table, many: int) -> Script[None]:
    """SS-12.12: the Resources at once, at no cost, as many as he wants."""
    most = min(many, t.place.loot.resources.all)
    options: list[Pick] = [("take_stack", "resource", n) for n in range(most, -1, -1)]
    pick: Pick = yield Ask(SEAT, "search-take", options, rule="SS-12.12")
    t.hero.pack.resources.add(t.place.loot.resources.take(number(pick, 2)))


def search_trap(t: Table, near: bool = False) -> None:
    """SS-12.5, SS-12.11: a failed Search sets off one unknown trap: floor, then door, then container."""
    section = t.place
    area = close_by(t) if near else section.squares
    hidden = [trap for trap in section.hidden.traps if _lies_in(trap, area)]
    for places in (("floor", "section"), ("door",)):
        for trap in hidden:
            if trap.place in places and trap.armed:
                t.then(("spring", known(t, trap)))
                return
    for box in section.features + section.veiled:
        if box.trap and box.square in area:
            box_trap(t, box)
            t.then(("spring", len(section.traps) - 1))
            return


def search_danger(t: Table) -> Script[None]:
    """SS-11.7, SS-12.6, SS-12.7: D10 strictly above the Danger as it now stands."""
    danger, so = t.danger, ("heard", "unheard")
    told: Told = []
    roll = d(t, FACES["search_danger"], "search_danger", "SS-12.6", need=">", target=danger, outcomes=so, into=told)
    if (yield from roll) <= danger:
        t.say("search-unheard", "SS-12.6", rolls=tuple(told))
    else:
        t.say("search-heard", "SS-12.6", rolls=tuple(told))
        yield from alarm(t, DANGER["search"], "SS-11.7")


STEPS = {
    "searched": searched,
    "found": found,
    "search_take": search_take,
    "search_trap": search_trap,
    "search_danger": search_danger,
}
