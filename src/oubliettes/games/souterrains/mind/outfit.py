"""How a sensible adventurer gets ready: armour, weapon, light. Reads only what the seat may know."""

from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import NO_ARMOUR, THINGS
from oubliettes.kernel import Pick, number, word


def seeing(hero: Hero) -> bool:
    return "infravision" in hero.gifts


# ------------------------------------------------------------------ gear


def rank(item: Item) -> float:
    return item.thing.damage.mean + 2.5 * item.thing.bonus


def gear(t: Table, options: list[Pick]) -> Pick:
    """Armour on, trinkets, the best one-handed weapon, a light, else a shield; nothing else."""
    for wish in (_better_armour, _trinket, _better_weapon, _light, _shield):
        if pick := wish(t, options):
            return pick
    return ("done",)


def _better_armour(t: Table, options: list[Pick]) -> Pick | None:
    """Nothing heavy for one who casts spells."""
    hero = t.hero
    for pick in options:
        if pick[0] == "don":
            new = hero.pack.items[number(pick)]
            if "magic" in hero.gifts and new.thing.ac > NO_ARMOUR:
                continue
            if hero.armour is None or cover(new) > cover(hero.armour):
                return pick
    return None


def _trinket(t: Table, options: list[Pick]) -> Pick | None:
    return next((pick for pick in options if pick[0] == "wear"), None)


def _better_weapon(t: Table, options: list[Pick]) -> Pick | None:
    hero = t.hero
    weapons = [pick for pick in options if pick[:2] == ("hold", "main") and _one_hand(pick)]
    if not weapons:
        return None
    best = max(weapons, key=lambda pick: rank(hero.pack.items[number(pick, 2)]))
    item = hero.pack.items[number(best, 2)]
    if hero.main is None or hero.main.thing.kind != "weapon" or rank(item) > rank(hero.main):
        return best
    return None


def _light(t: Table, options: list[Pick]) -> Pick | None:
    """For one who cannot see in the dark: into the off hand, and lit where it is dark or will be."""
    hero = t.hero
    if seeing(hero):
        return None
    inside = t.phase == "dungeon"
    dark = not (inside and t.place.lit)
    if dark and not _has_lamp(hero) and (pick := _take_lamp(hero, options)):
        return pick
    if (dark or not inside) and not hero.light:
        return next((pick for hand in ("off", "main") if (pick := ("light", hand)) in options), None)
    return None


def _has_lamp(hero: Hero) -> bool:
    off = hero.off
    return off is not None and off.id in ("torch", "lantern") and (off.lit or off.left > 0)


def _take_lamp(hero: Hero, options: list[Pick]) -> Pick | None:
    """A lantern with oil, a torch, a lantern to refill, a torch in the main hand."""
    for pick in options:
        if pick[:2] == ("hold", "off") and pick[3] == "lantern" and hero.pack.items[number(pick, 2)].left:
            return pick
    if ("hold_torch", "off") in options:
        return ("hold_torch", "off")
    if hero.off is not None and hero.off.id == "lantern" and ("refill", "off") in options:
        return ("refill", "off")
    if hero.main is None and ("hold_torch", "main") in options and hero.off is None:
        return ("hold_torch", "main")
    return None


def _shield(t: Table, options: list[Pick]) -> Pick | None:
    """For one who needs no light."""
    if not seeing(t.hero) or t.hero.off is not None:
        return None
    shields = (pick for pick in options if pick[:2] == ("hold", "off") and THINGS[word(pick, 3)].kind == "shield")
    return next(shields, None)


def _one_hand(pick: Pick) -> bool:
    thing = THINGS[word(pick, 3)]
    return thing.kind == "weapon" and thing.hands == 1


def cover(item: Item) -> int:
    return item.thing.ac - item.lost + item.thing.bonus


def needs_light(t: Table) -> bool:
    hero = t.hero
    if t.sight:
        return False
    if hero.pack.torches.all or hero.pack.stubs or any(item and item.left for item in (hero.main, hero.off)):
        return not (hero.main is not None and hero.main.thing.hands == 2)
    return any(item.id == "lantern" and item.left for item in hero.pack.items)
