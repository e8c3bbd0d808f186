"""Traps (SS-13.15 to SS-13.28)."""

from typing import Any

from oubliettes.games.souterrains.fixtures import NOWHERE, Feature, Trap
from oubliettes.games.souterrains.pieces import COST, DANGER, FACES, SAVED, TRAPS, TURN, UNDERGROUND, XP
from oubliettes.games.souterrains.rules.clock import alarm, level, tire
from oubliettes.games.souterrains.rules.dice import HERO, Told, amend, secret, tell, total
from oubliettes.games.souterrains.rules.dungeons.generator import link_end
from oubliettes.games.souterrains.rules.experience import gain
from oubliettes.games.souterrains.rules.harm import hurt, no_payment
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.travel import enter
from oubliettes.games.souterrains.rules.trial import decide, save
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import NO_ARMOUR
from oubliettes.kernel import Ask, Die, Pick, Rolled, Script, Step, Verbs

POISON_TURNS: int = UNDERGROUND["poison_turns"]
SETS_OFF: int = UNDERGROUND["trap_up_to"]


def box_trap(t: Table, box: Feature) -> Trap:
    """A container's trap becomes known."""
    trap = Trap(box.trap, "container", box.square)
    box.trap = ""
    t.place.traps.append(trap)
    return trap


def known(t: Table, trap: Trap) -> int:
    """The trap is known from now on; its place in the list."""
    section = t.place
    section.hidden.traps.remove(trap)
    section.traps.append(trap)
    return len(section.traps) - 1


def trap_check(t: Table) -> Script[None]:
    """SS-13.18: silently, on moving off the entry square: a hidden D6, 1-2 sets it off."""
    faces = FACES["trap_check"]
    for trap in t.place.hidden.traps:
        if trap.place in ("floor", "section") and trap.armed and (value := (yield from secret(faces))) <= SETS_OFF:
            t.then(("spring", known(t, trap)))
            die = (Die(faces, value),)
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
        BEFORE_A_TRAP.play(pick, t, mark)
        return


def _turn_back(t: Table, mark: int) -> None:
    t.stops += 1
    t.on_entry = True


def _go_round(t: Table, mark: int, place: int, id: str) -> None:
    t.then(("bypass", place), ("known_trap", mark))


def _set_off(t: Table, mark: int, place: int, id: str) -> None:
    t.then(("spring", place), ("known_trap", mark))


def _disarm(t: Table, mark: int, place: int, id: str) -> None:
    t.then(("work", COST["disarm"], "disarm", place), ("known_trap", mark))


BEFORE_A_TRAP: Verbs[None] = Verbs(
    "what is done before a known trap",
    {"turn_back": _turn_back, "bypass": _go_round, "spring": _set_off, "disarm": _disarm},
)


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
    yield from alarm(t, DANGER["sprung_trap"], "SS-11.3")
    trap.armed = kind.resets
    saved = yield from save(t, kind.save)
    told: Told = []
    damage = yield from total(t, kind.damage, "damage", "SS-13.16", by=trap.id, into=told)
    if saved:
        kept = damage // SAVED if kind.half else 0  # SS-13.16
        amend(told, "saved", kept - damage, "SS-13.16")
        damage = kept
    hurt(t, damage, told)
    _places_change(t, kind.extra)
    if t.wound and "condition_if_damaged" in kind.extra:
        t.hero.poisoned = POISON_TURNS * TURN
    after = [] if saved else (yield from _failed_save(t, place, kind.extra))
    burning = not saved and kind.extra.get("condition") == "burning"
    first: Step = ("burn", trap.id) if burning and t.hero.hp else ("wounded", trap.id)
    t.then(first, ("trap_paid", place, t.section), *after)


def _places_change(t: Table, extra: dict[str, Any]) -> None:
    """Traps that close the way he came, or let the water in."""
    if "entry_becomes" in extra and t.came_exit != NOWHERE:
        edge = t.exit(t.came_exit)
        edge.door, edge.open = extra["entry_becomes"], False
    if "section_becomes" in extra:
        t.place.flooded = True


def _failed_save(t: Table, place: int, extra: dict[str, Any]) -> Script[list[Step]]:
    """SS-13.28: what else a failed save brings: now, and after the wound is paid for."""
    after: list[Step] = []
    if extra.get("condition") == "poisoned":
        t.hero.poisoned = POISON_TURNS * TURN
    if "armour" in extra:
        corrode(t, extra["armour"])
    if "danger" in extra:
        yield from alarm(t, extra["danger"], "SS-13.28")
    if "lost_rounds" in extra:
        after.append(("work", extra["lost_rounds"], "pass_time"))
    if "sleep_turns" in extra:
        after.append(("unconscious", "sleep", extra["sleep_turns"] * TURN))
    if "fatigue_on_fail" in extra and tire(t, extra["fatigue_on_fail"], "SS-13.28"):
        no_payment(t)
    if "drops_level" in extra and t.place.level + 1 < t.dungeon.levels:
        after.append(("fall", place, t.section))
    if "encounter" in extra:
        after.append(("spring_group", t.section))
    return after


def trap_paid(t: Table, place: int, section: int) -> None:
    _survived(t, t.dungeon.section(section).traps[place])


def corrode(t: Table, change: int) -> None:
    """Acid: worn armour that is not magical loses AC, never below that of no armour."""
    armour = t.hero.armour
    if armour and not armour.thing.bonus:
        t.hero.armour = armour._replace(lost=min(armour.lost - change, armour.thing.ac - NO_ARMOUR))


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


def trap_over(t: Table, section: int, place: int) -> None:
    t.dungeon.section(section).traps[place].armed = False


STEPS = {
    "trap_check": trap_check,
    "known_trap": known_trap,
    "bypass": bypass,
    "disarm": disarm,
    "spring": spring,
    "trap_paid": trap_paid,
    "trap_over": trap_over,
    "fall": fall,
}
