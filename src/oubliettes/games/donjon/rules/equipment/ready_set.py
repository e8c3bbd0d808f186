"""The ready set: what is worn and held, and how it changes (DJ-8.23 to DJ-8.27, DJ-14.2, DJ-14.14)."""

from oubliettes.games.donjon.goods import BODY, SHIELD, SLOTS, THINGS, WEAPON, Thing
from oubliettes.games.donjon.pieces import LIMITS
from oubliettes.games.donjon.rules.adventurer.sheet import may_use, put, remove
from oubliettes.games.donjon.rules.adventurer.states import SACRED_HAMMER, add_effect, effect, end_effect
from oubliettes.games.donjon.rules.skills import priests
from oubliettes.games.donjon.table import NOTHING, PC, PC_NOW, Hero, Item, Table
from oubliettes.kernel import Pick, Verbs

CHANGES = LIMITS["equipment_changes_per_slot_and_turn"]
"""DJ-14.14."""


UNEQUIP: dict[str, Pick] = {slot: ("unequip", slot) for slot in SLOTS}


EQUIP: dict[str, Pick] = {thing.id: ("equip", thing.id) for thing in THINGS.values() if thing.slot}


def ready_item(hero: Hero, slot: str) -> Item:
    return hero.weapon if slot == WEAPON else hero.shield if slot == SHIELD else hero.body


def set_ready(hero: Hero, slot: str, item: Item) -> None:
    if slot == WEAPON:
        hero.weapon = item
    elif slot == SHIELD:
        hero.shield = item
    else:
        hero.body = item


def changeable(t: Table) -> tuple[bool, bool, bool]:
    """Which slots may be changed: twice a turn each (DJ-14.14); in combat hands only, before the attack (DJ-8.27)."""
    weapon, shield, body = t.turn.changes
    if t.phase == PC:
        hands = not t.turn.attacks
        return (hands and weapon < CHANGES, hands and shield < CHANGES, False)
    return (weapon < CHANGES, shield < CHANGES, body < CHANGES)


def best(hero: Hero, kind: str) -> Item:
    """The best of several things of a kind: not notched, coated, blessed."""
    found = [item for item in hero.pack if item.kind == kind]
    if len(found) == 1:
        return found[0]
    return min(found, key=lambda item: (item.notch, not item.coat, not item.blessed))


def swap(hero: Hero, kind: str) -> None:
    """Make a thing of the pack ready; what was there goes into the pack."""
    item = best(hero, kind)
    slot = THINGS[kind].slot
    remove(hero, item)
    stow(hero, slot)
    if item.blessed:
        item = item._replace(blessed=False)
        add_effect(hero, SACRED_HAMMER, priests.HAMMER_BONUS, PC_NOW)
    set_ready(hero, slot, item)


def stow(hero: Hero, slot: str) -> None:
    """What is ready there goes into the pack; a blessing stays with its weapon (DJ-38.7)."""
    item = ready_item(hero, slot)
    if not item.kind:
        return
    if slot == WEAPON and effect(hero, SACRED_HAMMER):
        item = item._replace(blessed=True)
        end_effect(hero, SACRED_HAMMER)
    put(hero, item)
    set_ready(hero, slot, NOTHING)


def put_on(t: Table, hero: Hero, kind: str) -> None:
    """DJ-14.2."""
    swap(hero, kind)
    t.say("equips", "DJ-14.2", seat=hero.number, thing=kind)
    _changed(t, THINGS[kind].slot)


def take_off(t: Table, hero: Hero, slot: str) -> None:
    """DJ-14.2."""
    t.say("takes-off", "DJ-14.2", seat=hero.number, thing=ready_item(hero, slot).kind)
    stow(hero, slot)
    _changed(t, slot)


def _changed(t: Table, slot: str) -> None:
    """DJ-14.14: one change of that slot."""
    changes = list(t.turn.changes)
    changes[SLOTS.index(slot)] += 1
    t.turn.changes = (changes[0], changes[1], changes[2])


def arm(hero: Hero) -> None:
    """In town: what he can use and is best is made ready where nothing is. A shield is worth a hand."""
    for slot in (BODY, SHIELD, WEAPON):
        if ready_item(hero, slot).kind:
            continue
        fit = [THINGS[item.kind] for item in hero.pack if THINGS[item.kind].slot == slot]
        fit = [thing for thing in fit if may_use(hero, thing)]
        if fit:
            swap(hero, max(fit, key=lambda thing: (_worth(hero, thing), -thing.hands)).id)


def _worth(hero: Hero, thing: Thing) -> int:
    if thing.slot == WEAPON and thing.ranged:
        return 0
    return thing.power + thing.bonus - (hero.shield.kind != "" and thing.hands > 1)


INSTANT: Verbs[None] = Verbs("a change of equipment", {"equip": put_on, "unequip": take_off})
"""Done at once, inside the beat."""
