"""Elements and special rooms (SS-26.9 to SS-26.15)."""

from collections.abc import Callable

from oubliettes.games.souterrains.fixtures import NOWHERE, Trap
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import (
    COST,
    DANGER,
    ELEMENTS,
    FACES,
    PER_EXPEDITION,
    ROOM,
    SAVED,
    TRAP_ROLL,
    TURN,
    UNDERGROUND,
    XP,
    dice,
    trap_band,
)
from oubliettes.games.souterrains.rules.clock import alarm, level, recover
from oubliettes.games.souterrains.rules.dice import d, read, total
from oubliettes.games.souterrains.rules.experience import gain
from oubliettes.games.souterrains.rules.harm import hurt
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.searching import uncover, uncover_secret
from oubliettes.games.souterrains.rules.traps import POISON_TURNS
from oubliettes.games.souterrains.rules.travel import thrown_back
from oubliettes.games.souterrains.rules.treasure import draw_treasure, draw_valuable, put_equipment
from oubliettes.games.souterrains.rules.trial import decide, save
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import EQUIPMENT, PO, SINGLE_USE
from oubliettes.kernel import Pick, Script

OFFERING: int = UNDERGROUND["offering_po"] * PO
MAN = dice(UNDERGROUND["fall"])
"""SS-13.15: what can kill a man."""
ROUNDS = {
    "well": COST["examine"], "altar": COST["examine"], "mummified_body": COST["examine"],
    "gaol_pick": COST["pick_force_cache"], "gaol_force": COST["pick_force_cache"],
    "chapel_prayer": ROOM["chapel"]["prayer_rounds"], "chapel_offering": ROOM["chapel"]["offering_rounds"],
    "forge_repair": ROOM["forge"]["repair_rounds"], "forge_weapon": ROOM["forge"]["weapon_rounds"],
    **{id: row["rounds"] for id, row in (ELEMENTS | ROOM).items() if "rounds" in row},
}  # fmt: skip
"""How long each takes (SS-26.9, SS-26.15)."""
MUSHROOMS = dice(ROOM["mushroom_garden"]["resources"])
FOOD = ("good_food", "bad_food")
VARIANTS = {
    "gaol": ("gaol_pick", "gaol_force"),
    "chapel": ("chapel_prayer", "chapel_offering"),
    "forge": ("forge_repair", "forge_weapon"),
}
ROOM_OF = {variant: room for room, variants in VARIANTS.items() for variant in variants}


def room_options(t: Table) -> list[Pick]:
    """What can be used here now."""
    place, hero = t.place, t.hero
    names = [feature.id for feature in place.features if feature.kind == "element" and feature.square == t.square]
    if place.special and place.known:
        names += VARIANTS.get(place.special, (place.special,))
    options: list[Pick] = []
    for name in names:
        if used(t, name) or name == "magic_circle":
            continue
        if name in ("altar", "chapel_offering", "talking_head") and hero.money < OFFERING:
            continue
        if name == "chapel_prayer" and "consecrated" not in hero.gifts:
            continue
        if name == "forge_repair" and not (hero.resources and hero.armour and hero.armour.lost):
            continue
        if name == "library" and not t.sight:
            continue
        options.append(("use_room", name))
    options += [
        ("try", number, feature.id)
        for number, feature in enumerate(place.features)
        if feature.kind == "test" and feature.square == t.square and feature.id not in place.used
    ]
    return options


def used(t: Table, name: str) -> bool:
    room = ROOM_OF.get(name, name)
    return room in t.place.used or room in t.place.used_now


def use_room(t: Table, name: str) -> Script[None]:
    """Its rounds are over: the effect."""
    room = ROOM_OF.get(name, name)
    if used(t, name):
        return
    if name not in ("gaol_pick", "gaol_force"):
        (t.place.used_now if room in PER_EXPEDITION else t.place.used).append(room)
    t.say("room", "SS-26.9", room=room)
    yield from _EFFECTS[name](t) or ()


def _well(t: Table) -> None:
    """SS-26.11."""
    t.water = True


def _altar(t: Table) -> Script[None]:
    """SS-26.12."""
    t.hero.pack.pay(OFFERING)
    row = ELEMENTS["altar"]
    value = yield from d(t, FACES["altar"], "altar", "SS-26.12")
    if value >= row["fatigue_from"]:
        recover(t, -row["fatigue"], "SS-26.12")
    elif value >= row["stored_from"]:
        t.hero.stored += row["stored"]


def _body(t: Table) -> Script[None]:
    """SS-26.13."""
    row = ELEMENTS["mummified_body"]
    value = yield from d(t, FACES["body"], "body", "SS-26.13")
    if value <= row["rises_up_to"]:
        t.then(("rise", "zombie" if level(t) <= row["zombie_up_to_level"] else "mummy"))
    elif value >= row["valuable_from"]:
        t.place.loot.items.append((yield from draw_valuable(t, level(t))))
        t.then(("take_loot",))


def _furniture(t: Table) -> None:
    """SS-26.15."""
    t.hero.pack.resources.found += ELEMENTS["broken_furniture"]["resources"]


def _armoury(t: Table) -> Script[None]:
    put_equipment(t.place.loot, (yield from read(t, EQUIPMENT, "equipment", "SS-26.9", by="")))
    t.then(("take_loot",))


def _pantry(t: Table) -> Script[None]:
    faces, spoiled = FACES["pantry"], ROOM["pantry"]["spoiled_up_to"]
    value = yield from d(t, faces, "pantry", "SS-26.9", need=">", target=spoiled, outcomes=FOOD)
    if value > spoiled:
        t.hero.pack.resources.found += value
    elif not (yield from save(t, "disease")):
        t.hero.diseased = True


def _gaol(t: Table, test: str) -> Script[None]:
    """He who is freed counts as a friendly pilgrim and grants the information stake."""
    if test == "force":
        passed = yield from decide(t, "force", prepare(t, "force", situation=("locked_force",)))
        yield from alarm(t, DANGER["noise"], "SS-11.5")
    else:
        passed = yield from decide(t, "pick-lock", prepare(t, "pick_lock"))
    if passed:
        t.place.used.append("gaol")
        t.place.prisoner = False
        gain(t, XP["friendly_encounter"], "SS-22.1")
        t.then(("freed",))


def freed(t: Table) -> Script[None]:
    yield from uncover(t)
    t.then(("information",))


def _library(t: Table) -> Script[None]:
    """A discovery, and the secret passages of this section and of those next to it."""
    gain(t, XP["archaeology"], "SS-22.11")
    dungeon = t.dungeon
    near = {t.section} | {edge.other(t.section) for _, edge in dungeon.exits_of(t.section)} - {NOWHERE}
    for number in sorted(near):
        section = dungeon.section(number)
        secrets, section.hidden.exits = section.hidden.exits, []
        for edge in secrets:
            yield from uncover_secret(t, edge)
            gain(t, XP["layout"], "SS-22.13")


def _laboratory(t: Table) -> Script[None]:
    faces, explodes, so = FACES["laboratory"], ROOM["laboratory"]["explodes_up_to"], ("finds", "explodes")
    if (yield from d(t, faces, "laboratory", "SS-26.9", need=">", target=explodes, outcomes=so)) <= explodes:
        damage = yield from total(t, MAN, "damage", "SS-26.9", by="")
        if (yield from save(t, "fire")):
            damage //= SAVED
        hurt(t, damage, [])
        t.then(("wounded", "laboratory"))
    else:
        t.place.loot.items.append(Item((yield from read(t, SINGLE_USE, "single_use", "SS-26.9", by="")), found=True))
        t.then(("take_loot",))


def _spring(t: Table) -> None:
    t.hero.poisoned = 0
    recover(t, -ROOM["healing_spring"]["fatigue"], "SS-26.9", cure=True)


def _prayer(t: Table) -> None:
    recover(t, -ROOM["chapel"]["prayer_fatigue"], "SS-26.9", cure=True)


def _offering(t: Table) -> None:
    t.hero.pack.pay(OFFERING)
    t.hero.stored += ROOM["chapel"]["stored"]


def _repair(t: Table) -> Script[None]:
    hero = t.hero
    if hero.armour and hero.resources:
        hero.spend()
        hero.armour = hero.armour._replace(lost=0)
    yield from alarm(t, DANGER["noise"], "SS-11.4")


def _weapon(t: Table) -> None:
    put_equipment(t.place.loot, "medium_melee")
    t.then(("take_loot",))


def _throne(t: Table) -> Script[None]:
    row = ROOM["throne_room"]
    value = yield from d(t, FACES["throne"], "throne", "SS-26.9")
    if value <= row["trap_up_to"]:
        id = yield from read(t, TRAP_ROLL[trap_band(level(t))], "trap", "SS-26.5", by="")
        t.place.traps.append(Trap(id, "floor", safe=True))
        place = len(t.place.traps) - 1
        t.then(("spring", place), ("trap_over", t.section, place))
    elif value >= row["stash_from"]:
        t.place.loot.add((yield from draw_treasure(t, "H", level(t))))
        t.then(("take_loot",))
    elif value >= row["valuable_from"]:
        t.place.loot.items.append((yield from draw_valuable(t, level(t))))
        t.then(("take_loot",))


def _mushrooms(t: Table) -> Script[None]:
    t.hero.pack.resources.found += yield from total(t, MUSHROOMS, "mushrooms", "SS-26.9")
    faces, bad = FACES["mushroom_poison"], ROOM["mushroom_garden"]["poison_up_to"]
    value = yield from d(t, faces, "mushroom_poison", "SS-26.9", need=">", target=bad, outcomes=FOOD)
    if value <= bad and not (yield from save(t, "poison")):
        t.hero.poisoned = POISON_TURNS * TURN


def _head(t: Table) -> None:
    """The section behind an exit, and where the link down or the vault is, if it is drawn."""
    t.hero.pack.pay(OFFERING)
    mine = t.place.level
    t.dungeon.wake()
    for section in t.dungeon.sections:
        if section.level == mine:
            for feature in section.veiled[:]:
                if feature.kind == "link" and not feature.up:
                    section.veiled.remove(feature)
                    section.features.append(feature)
                    section.seen |= {feature.square}
                    section.unseen -= {feature.square}
                    gain(t, XP["layout"], "SS-22.14")
    t.then(("information",))


def _portal(t: Table) -> None:
    """One way, to the start section; it counts as a new way out."""
    if "portal" not in t.place.used:
        t.place.used.append("portal")
        gain(t, XP["layout"], "SS-22.14")
    thrown_back(t, 0, t.dungeon.sections[0].entry)
    t.then(("entered",))


_EFFECTS: dict[str, Callable[[Table], Script[None] | None]] = {
    "well": _well, "altar": _altar, "mummified_body": _body, "broken_furniture": _furniture, "armoury": _armoury,
    "pantry": _pantry, "gaol_pick": lambda t: _gaol(t, "pick_lock"), "gaol_force": lambda t: _gaol(t, "force"),
    "library": _library, "laboratory": _laboratory, "healing_spring": _spring, "chapel_prayer": _prayer,
    "chapel_offering": _offering, "forge_repair": _repair, "forge_weapon": _weapon, "throne_room": _throne,
    "mushroom_garden": _mushrooms, "talking_head": _head, "standing_portal": _portal,
}  # fmt: skip


STEPS = {"use_room": use_room, "freed": freed}
