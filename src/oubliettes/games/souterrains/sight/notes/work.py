"""Work in a section: searching, doors, traps, special rooms, caches (SS-12, SS-13, SS-20, SS-26)."""

from oubliettes.games.souterrains.pieces import COST, DANGER, ELEMENTS, FACES, ROOM, TRAPS, TURN, XP
from oubliettes.games.souterrains.rules.caches import cache_trial
from oubliettes.games.souterrains.rules.doors import force_situation
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.module_tests import module_row, module_trial
from oubliettes.games.souterrains.rules.searching import GLEANED, search_rounds
from oubliettes.games.souterrains.rules.special_rooms import MUSHROOMS, OFFERING, ROUNDS
from oubliettes.games.souterrains.rules.trial import STORED_BONUS
from oubliettes.games.souterrains.sight.notes.parts import (
    Say,
    above,
    families,
    harm,
    loud,
    noise,
    resource,
    rounds,
    some,
    span,
    told,
)
from oubliettes.games.souterrains.sight.odds import passes, percent
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO, RESOURCE_BONUS
from oubliettes.kernel import Line, Note, line, note

ROOM_NOTES = families(
    "room-well", "room-altar", "room-mummified_body", "room-broken_furniture", "room-armoury", "room-pantry",
    "room-gaol_pick", "room-gaol_force", "room-library", "room-laboratory", "room-healing_spring",
    "room-chapel_prayer", "room-chapel_offering", "room-forge_repair", "room-forge_weapon", "room-throne_room",
    "room-mushroom_garden", "room-talking_head", "room-standing_portal",
)  # fmt: skip


ROOM_FACTS: dict[str, dict[str, int]] = {
    "altar": {"po": OFFERING // PO, "bonus": STORED_BONUS, "n": -ELEMENTS["altar"]["fatigue"]},
    "broken_furniture": {"n": ELEMENTS["broken_furniture"]["resources"]},
    "pantry": {
        "low": ROOM["pantry"]["spoiled_up_to"] + 1,
        "high": FACES["pantry"],
        "percent": 100 - above(FACES["pantry"], ROOM["pantry"]["spoiled_up_to"]),
    },
    "gaol_force": {"n": DANGER["noise"]},
    "laboratory": {"percent": 100 - above(FACES["laboratory"], ROOM["laboratory"]["explodes_up_to"])},
    "healing_spring": {"n": -ROOM["healing_spring"]["fatigue"]},
    "chapel_prayer": {"n": -ROOM["chapel"]["prayer_fatigue"]},
    "chapel_offering": {"po": OFFERING // PO, "bonus": STORED_BONUS},
    "forge_repair": {"n": DANGER["noise"]},
    "mushroom_garden": {
        **some(MUSHROOMS),
        "percent": 100 - above(FACES["mushroom_poison"], ROOM["mushroom_garden"]["poison_up_to"]),
    },
    "talking_head": {"po": OFFERING // PO},
}


def _search(near: bool) -> Say:
    def say(t: Table) -> Note:
        chance = passes(t, prepare(t, "search"))
        return note(rounds(search_rounds(t, near)), line("search-brings", **some(GLEANED)), noise(t), chance=chance)

    return say


def _pick_lock(t: Table, exit_: int) -> Note:
    return note(rounds(COST["pick_force_cache"]), line("quiet-work"), chance=passes(t, prepare(t, "pick_lock")))


def _force(t: Table, exit_: int) -> Note:
    trial = prepare(t, "force", situation=force_situation(t.exit(exit_).door))
    return note(rounds(COST["pick_force_cache"]), loud(t), chance=passes(t, trial))


def _unlock(t: Table, exit_: int) -> Note:
    return note(rounds(COST["open_container"]), line("has-the-key"), chance=1.0)


def _open_box(t: Table, place: int, id: str) -> Note:
    return note(rounds(COST["open_container"]), line("may-be-trapped"))


def _pick_box(t: Table, place: int, id: str) -> Note:
    chance = passes(t, prepare(t, "pick_lock"))
    return note(rounds(COST["pick_force_cache"]), line("may-be-trapped"), chance=chance)


def _force_box(t: Table, place: int, id: str) -> Note:
    chance = passes(t, prepare(t, "force", situation=("locked_force",)))
    return note(rounds(COST["pick_force_cache"]), loud(t), line("may-break"), line("may-be-trapped"), chance=chance)


def _trap_harm(t: Table, place: int) -> tuple[Line | None, Line]:
    kind = TRAPS[t.place.traps[place].id]
    hurts = harm(*span(kind.damage)) if kind.damage.count or kind.damage.plus else None
    return hurts, line("save", n=percent(passes(t, prepare(t, "save", tag=kind.save))))


def _past_trap(test: str, time: int) -> Say:
    """Disarmed, or gone round: both go by a test."""

    def say(t: Table, place: int, id: str) -> Note:
        chance = passes(t, prepare(t, test))
        lines = (line("else-it-springs"), *_trap_harm(t, place), line("xp", n=XP["trap_survived"]))
        return note(rounds(time), *lines, chance=chance)

    return say


def _spring(t: Table, place: int, id: str) -> Note:
    return note(*_trap_harm(t, place), loud(t, "sprung_trap"), danger=True)


def _use_room(t: Table, name: str) -> Note:
    trials = {"gaol_pick": ("pick_lock", ()), "gaol_force": ("force", ("locked_force",))}
    chance = None
    if name in trials:
        test, situation = trials[name]
        chance = passes(t, prepare(t, test, situation=situation))
    return note(rounds(ROUNDS[name]), line(ROOM_NOTES[name], **ROOM_FACTS.get(name, {})), chance=chance)


def _try(t: Table, place: int, id: str) -> Note:
    row = module_row(t, id)
    return note(rounds(max(1, int(row["rounds"]))), chance=passes(t, module_trial(t, row), row.get("domain", "")))


def _open_cache(t: Table) -> Note:
    cache = t.place.cache
    assert cache is not None
    if t.clock + COST["open_container"] - cache.closed_at < TURN:
        return note(rounds(COST["open_container"]), chance=1.0)
    return note(rounds(COST["open_container"]), line("else-looted"), chance=passes(t, cache_trial(t, cache)))


def _make_cache(t: Table) -> Note:
    return note(rounds(COST["pick_force_cache"]), line("cache-keeps"))


def _improve(t: Table) -> Note:
    return note(resource(), line("bonus", n=RESOURCE_BONUS))


def _loot(t: Table) -> Note:
    return note(rounds(COST["loot"]), line("takes-what-he-wants"))


VERBS: dict[str, Say] = {
    "search": _search(near=False),
    "search_near": _search(near=True),
    "pick_lock": _pick_lock,
    "force": _force,
    "dig": _force,
    "unlock": _unlock,
    "open_box": _open_box,
    "pick_box": _pick_box,
    "force_box": _force_box,
    "disarm": _past_trap("disarm", COST["disarm"]),
    "bypass": _past_trap("acrobatics", 0),
    "spring": _spring,
    "turn_back": told("stays-here"),
    "use_room": _use_room,
    "try": _try,
    "loot": _loot,
    "make_cache": _make_cache,
    "open_cache": _open_cache,
    "improve": _improve,
}
