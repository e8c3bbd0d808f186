"""How a sensible adventurer buys, sells, loads and gets ready. Reads only what the seat may know."""

from random import Random

from oubliettes.games.souterrains.hero import Goods, Hero, Item
from oubliettes.games.souterrains.mind.tactics import burden, hit_chance
from oubliettes.games.souterrains.pieces import COINS, PO, READY_RST, THINGS
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Pick

LOAD = 15
"""SS-4.3: the most he carries without a malus."""
SUPPLIES = 12
"""Resources he likes to set out with."""
GOOD_RST = {"magic": ("scholar", "hedge_mage"), "": ("the_blade", "the_lucky", "paranoid")}


def seeing(hero: Hero) -> bool:
    return "infravision" in hero.gifts


# ------------------------------------------------------------------ creation


def born(t: Table, prompt: str, options: list[Pick], rng: Random) -> Pick:
    hero = t.hero
    if prompt == "hit-die":
        return options[0] if rng.random() < 0.6 else rng.choice(options)
    if prompt == "extra":
        return next(pick for pick in options if pick[1] == "gift")
    if prompt == "gift":
        order = {"magic": 0, "infravision": 1, "consecrated": 2}
        return min(options, key=lambda pick: order[str(pick[1])])
    if prompt == "rst":
        wanted = GOOD_RST["magic" if hero.hit_die == 4 else ""]
        for id in wanted:
            if ("rst", id) in options:
                return ("rst", id)
        return ("rst", rng.choice([id for id in READY_RST if ("rst", id) in options]))
    if prompt == "domain":
        first = "wisdom" if hero.hit_die == 4 else "weapon_master"
        pick: Pick = ("domain", first)
        return pick if pick in options else options[0]
    if prompt == "kit":
        return ("kit", "mystic" if "magic" in hero.gifts else "pilgrim_kit" if seeing(hero) else "soldier")
    return rng.choice(options)


# ------------------------------------------------------------------ buying


def wants(t: Table) -> str:
    """What he lacks most and can pay."""
    hero = t.hero
    have = [item.id for item in (*hero.pack.items, *hero.held())]
    money = hero.money
    mage = "magic" in hero.gifts

    torches = hero.pack.torches.all + len(hero.pack.stubs)
    if not any(_arm(item) for item in (*hero.pack.items, *hero.held())):
        return "medium_melee" if money >= 10 * PO else "small_melee" if money >= 3 * PO else ""
    if torches < 3 and not seeing(hero) and money >= PO:
        return "torches"
    if hero.resources < 5 and money >= 2 * PO:
        return "resource"
    armoured = any(item.thing.kind == "armour" for item in (*hero.pack.items, *hero.held()))
    if not mage:
        best = max(
            (item.thing.ac for item in (*hero.pack.items, *hero.held()) if item.thing.kind == "armour"), default=0
        )
        if best < 14 and money >= 85 * PO:
            return "chain"
        if not armoured and money >= 20 * PO:
            return "leather"
        if "shield" not in have and seeing(hero) and money >= 20 * PO:
            return "shield"
    if hero.resources < SUPPLIES and money >= 2 * PO:
        return "resource"
    if torches < 6 and not seeing(hero) and money >= 2 * PO:
        return "torches"
    return ""


def _arm(item: Item) -> bool:
    return item.thing.kind == "weapon" and item.thing.hands == 1 and _rank(item) >= 4.5


def shop(t: Table, options: list[Pick]) -> Pick:
    wanted = wants(t)
    pick: Pick = ("buy", wanted)
    return pick if wanted and pick in options else ("done",)


# ------------------------------------------------------------------ gear


def _rank(item: Item) -> float:
    return item.thing.damage.mean + 2.5 * item.thing.bonus


def gear(t: Table, options: list[Pick]) -> Pick:
    """Armour on, the best one-handed weapon, a light, else a shield; trinkets; nothing else."""
    hero = t.hero
    inside = t.phase == "dungeon"
    for pick in options:
        if pick[0] == "don":
            new = hero.pack.items[int(pick[1])]
            if "magic" in hero.gifts and new.thing.ac > 10:
                continue
            if hero.armour is None or _cover(new) > _cover(hero.armour):
                return pick
    for pick in options:
        if pick[0] == "wear":
            return pick
    weapons = [pick for pick in options if pick[0] == "hold" and pick[1] == "main" and _one_hand(hero, pick)]
    if weapons:
        best = max(weapons, key=lambda pick: _rank(hero.pack.items[int(pick[2])]))
        item = hero.pack.items[int(best[2])]
        if hero.main is None or hero.main.thing.kind != "weapon" or _rank(item) > _rank(hero.main):
            return best
    dark = not seeing(hero) and not (inside and t.place.lit)
    lamp = hero.off is not None and hero.off.id in ("torch", "lantern") and (hero.off.lit or hero.off.left > 0)
    if dark and not lamp:
        for pick in options:
            if pick[0] == "hold" and pick[1] == "off" and pick[3] == "lantern" and hero.pack.items[int(pick[2])].left:
                return pick
        if ("hold_torch", "off") in options:
            return ("hold_torch", "off")
        if hero.off is not None and hero.off.id == "lantern" and ("refill", "off") in options:
            return ("refill", "off")
        if hero.main is None and ("hold_torch", "main") in options and hero.off is None:
            return ("hold_torch", "main")
    if dark or not inside:
        for hand in ("off", "main"):
            if not hero.light and ("light", hand) in options and not seeing(hero):
                return ("light", hand)
    if seeing(hero) and hero.off is None:
        for pick in options:
            if pick[0] == "hold" and pick[1] == "off" and THINGS[str(pick[3])].kind == "shield":
                return pick
    return ("done",)


def _one_hand(hero: Hero, pick: Pick) -> bool:
    thing = THINGS[str(pick[3])]
    return thing.kind == "weapon" and thing.hands == 1


def _cover(item: Item) -> int:
    return item.thing.ac - item.lost + item.thing.bonus


def needs_light(t: Table) -> bool:
    hero = t.hero
    if t.sight:
        return False
    if hero.pack.torches.all or hero.pack.stubs or any(item and item.left for item in (hero.main, hero.off)):
        return not (hero.main is not None and hero.main.thing.hands == 2)
    return any(item.id == "lantern" and item.left for item in hero.pack.items)


# ------------------------------------------------------------------ loot


def worth(hero: Hero, item: Item) -> float:
    """PO an Encumbrance, roughly: the rulebook's own advice (SS-21.5)."""
    thing = item.thing
    if thing.kind in ("valuable", "worn", "single_use", "key") or thing.bonus:
        return (item.price / PO + 1) / max(0.5, thing.enc)
    if thing.kind == "container":
        return 0
    return item.price / PO / 3 / max(0.5, thing.enc)


def tempting(t: Table, heap: Goods, options: list[Pick]) -> Pick | None:
    hero = t.hero
    room = LOAD - hero.enc
    best: tuple[float, Pick] | None = None
    for pick in options:
        value = 0.0
        if pick[0] == "take":
            item = heap.items[int(pick[1])]
            if item.thing.enc <= room or (item.price >= 100 * PO * hero.hd and item.thing.enc <= room + 3):
                value = worth(hero, item)
                value = value if value >= 1.5 else 0.0
        elif pick[0] == "take_stack":
            value = _stack_worth(hero, str(pick[1]), int(pick[2]), room)
        elif pick[0] == "bag" and hero.resources >= 5:
            coins = sum(heap.coins[n].all for n in range(2))
            value = 1.0 if coins > hero.coin_room else 0.0
        if value > 0 and (best is None or value > best[0]):
            best = (value, pick)
    return best[1] if best else None


def _stack_worth(hero: Hero, name: str, many: int, room: int) -> float:
    if name == "resource":
        return 5.0 if many <= 2 * max(0, room) and hero.resources + many <= 24 else 0.0
    if name == "torches":
        return 1.0 if many <= 6 * max(0, room) and hero.pack.torches.all < 12 else 0.0
    metal = COINS.index(name)
    if metal >= 3 and many > 200:
        return 0.0
    return 10.0 - metal if many <= 200 * (max(0, room) + 1) else 0.0


# ------------------------------------------------------------------ town


def town(t: Table, options: list[Pick], rng: Random) -> Pick:
    """Sell, eat, buy, sleep, go down again; retire at 9 HD."""
    hero = t.hero
    offered = set(options)
    if hero.hd >= 9:
        return ("retire",)
    for pick in options:
        if pick[0] == "sell_valuable":
            return pick
    spare = _spare(hero)
    for pick in options:
        if pick[0] == "sell" and int(pick[1]) in spare:
            return pick
    for pick in (("cure", "cure_disease"), ("cure", "cure_poison"), ("repair",)):
        if pick in offered:
            return pick
    if hero.money < 20 * PO:
        for amount in (50, 10, 0):
            if ("withdraw", amount) in offered:
                return ("withdraw", amount)
    if hero.diseased and ("leave_guild",) in offered:
        return ("leave_guild",)
    wanted_guild: Pick = ("join", "temple_order" if hero.diseased else "delvers")
    if wanted_guild in offered:
        return wanted_guild
    tired = hero.fatigue > 0 or t.town.new_dungeon_night == t.town.nights
    if tired:
        for food in ("guild", "soup"):
            if ("meal", food) in offered:
                return ("meal", food)
        sick = hero.diseased and ("night", "fine_room") in offered
        for where in ("fine_room",) if sick else ("guild", "home", "dormitory"):
            if ("night", where) in offered:
                return ("night", where)
        if not hero.diseased or t.town.new_dungeon_night == t.town.nights:
            return ("night", "sleep_rough")
    wanted = wants(t)
    if wanted and ("buy", wanted) in offered:
        return ("buy", wanted)
    if sum(stack.all for stack in hero.pack.coins[2:]) > 40:
        return ("change",)
    for amount in (500, 100):
        if hero.money > (amount + 50) * PO and ("deposit", amount) in offered:
            return ("deposit", amount)
    if excess(hero) and ("give_away",) in offered:
        return ("give_away",)
    return ("expedition",) if ("expedition",) in offered else rng.choice(options)


def excess(hero: Hero) -> bool:
    """More than he should carry down."""
    return hero.enc > LOAD - 2 and (hero.resources > SUPPLIES + 2 or any(item.thing.enc for item in hero.pack.items))


def give(t: Table, options: list[Pick]) -> Pick:
    """What weighs and is worth least."""
    hero = t.hero
    if excess(hero):
        if hero.resources > SUPPLIES + 2:
            return min((p for p in options if p[:2] == ("drop_stack", "resource")), key=lambda pick: int(pick[2]))
        heavy = [pick for pick in options if pick[0] == "drop" and hero.pack.items[int(pick[1])].thing.enc]
        if heavy:
            return min(heavy, key=lambda pick: worth(hero, hero.pack.items[int(pick[1])]))
    return ("done",)


def _spare(hero: Hero) -> set[int]:
    """Things of the pack worth more sold than carried."""
    found = set()
    best_armour = max((_cover(item) for item in hero.held() if item.thing.kind == "armour"), default=0)
    best_weapon = max((_rank(item) for item in hero.held() if item.thing.kind == "weapon"), default=0.0)
    for place, item in enumerate(hero.pack.items):
        kind = item.thing.kind
        if (
            (kind == "armour" and (_cover(item) <= best_armour or "magic" in hero.gifts))
            or (kind == "weapon" and hero.main is not None and (_rank(item) <= best_weapon or item.thing.hands == 2))
            or (kind == "shield" and not seeing(hero))
            or (kind in ("worn", "single_use") and hero.money < 15 * PO)
            or (kind == "worn" and any(item.id == other.id for other in hero.worn))
        ):
            found.add(place)
    return found


def haggle(t: Table, options: list[Pick]) -> Pick:
    """The expectation is linear: all or nothing."""
    chance = hit_chance(15 + 1 + burden(t) - t.hero.hd)
    if "charisma" in t.hero.domains:
        chance = 1 - (1 - chance) ** 2
    return options[-1] if chance > 0.5 else options[0]


def choose_dungeon(t: Table, options: list[Pick], rng: Random) -> Pick:
    mine: Pick = ("module", t.settings.module)
    if mine in options:
        return mine
    new = [pick for pick in options if pick[0] == "new" and pick[1] == "small"]
    if new:
        return rng.choice(new)
    back = [pick for pick in options if pick[0] == "return"]
    return back[-1] if back else options[0]
