"""How a sensible adventurer buys, sells and loads. Reads only what the seat may know."""

from collections.abc import Sequence
from random import Random

from oubliettes.games.souterrains.goods import Goods, Item
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.mind.outfit import cover, rank, seeing
from oubliettes.games.souterrains.mind.tactics import burden, hit_chance
from oubliettes.games.souterrains.pieces import READY_RST, RESALE, TESTS
from oubliettes.games.souterrains.rules.careers.career import GLORY_HD
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import (
    COINS,
    COINS_PER_ENC,
    ENCUMBRANCE,
    PO,
    RESOURCE,
    THINGS,
    TORCH_PACK,
    price,
)
from oubliettes.kernel import Pick, number, word

LOAD: int = ENCUMBRANCE[0]["max"]
"""SS-4.3: the most he carries without a malus."""
LEFT = 10 * PO
"""What he likes to have left after buying armour."""
SUPPLIES = 12
"""Resources he likes to set out with."""
GOOD_RST = {"magic": ("scholar", "hedge_mage"), "": ("the_blade", "the_lucky", "paranoid")}


# ------------------------------------------------------------------ creation


def born(t: Table, prompt: str, options: list[Pick], rng: Random) -> Pick:
    hero = t.hero
    if prompt == "hit-die":
        return options[0] if rng.random() < 0.6 else rng.choice(options)
    if prompt == "extra":
        return next(pick for pick in options if pick[1] == "gift")
    if prompt == "gift":
        order = {"magic": 0, "infravision": 1, "consecrated": 2}
        return min(options, key=lambda pick: order[word(pick)])
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
    """What he lacks most and can pay: a weapon, light, supplies, armour; then more supplies and light."""
    hero = t.hero
    money = hero.money
    own = (*hero.pack.items, *hero.held())
    torches = hero.pack.torches.all + len(hero.pack.stubs)
    if not any(_arm(item) for item in own):
        return next((arm for arm in ("medium_melee", "small_melee") if money >= price(arm)), "")
    if torches < 3 and not seeing(hero) and money >= price("torches"):
        return "torches"
    if hero.resources < 5 and money >= price("resource"):
        return "resource"
    if "magic" not in hero.gifts and (armour := _armour_wanted(hero, own)):
        return armour
    if hero.resources < SUPPLIES and money >= price("resource"):
        return "resource"
    if torches < TORCH_PACK and not seeing(hero) and money >= 2 * price("torches"):
        return "torches"
    return ""


def _armour_wanted(hero: Hero, own: Sequence[Item]) -> str:
    armours = [item.thing.ac for item in own if item.thing.kind == "armour"]
    if max(armours, default=0) < THINGS["chain"].ac and hero.money >= price("chain") + LEFT:
        return "chain"
    if not armours and hero.money >= price("leather") + LEFT:
        return "leather"
    if seeing(hero) and hero.money >= price("shield") + LEFT and not any(item.id == "shield" for item in own):
        return "shield"
    return ""


def _arm(item: Item) -> bool:
    return item.thing.kind == "weapon" and item.thing.hands == 1 and rank(item) >= 4.5


def shop(t: Table, options: list[Pick]) -> Pick:
    wanted = wants(t)
    pick: Pick = ("buy", wanted)
    return pick if wanted and pick in options else ("done",)


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
            item = heap.items[number(pick)]
            if item.thing.enc <= room or (item.price >= 100 * PO * hero.hd and item.thing.enc <= room + 3):
                value = worth(hero, item)
                value = value if value >= 1.5 else 0.0
        elif pick[0] == "take_stack":
            value = _stack_worth(hero, word(pick), number(pick, 2), room)
        elif pick[0] == "bag" and hero.resources >= 5:
            coins = sum(heap.coins[n].all for n in range(2))
            value = 1.0 if coins > hero.coin_room else 0.0
        if value > 0 and (best is None or value > best[0]):
            best = (value, pick)
    return best[1] if best else None


def _stack_worth(hero: Hero, name: str, many: int, room: int) -> float:
    if name == "resource":
        return 5.0 if many <= RESOURCE["per_enc"] * max(0, room) and hero.resources + many <= 24 else 0.0
    if name == "torches":
        return 1.0 if many <= TORCH_PACK * max(0, room) and hero.pack.torches.all < 2 * TORCH_PACK else 0.0
    metal = COINS.index(name)
    if metal >= 3 and many > COINS_PER_ENC:
        return 0.0
    return 10.0 - metal if many <= COINS_PER_ENC * (max(0, room) + 1) else 0.0


# ------------------------------------------------------------------ town


def town(t: Table, options: list[Pick], rng: Random) -> Pick:
    """Sell, get well, join, sleep, buy, put money by, go down again; retire at 9 HD."""
    if t.hero.hd >= GLORY_HD:
        return ("retire",)
    for wish in (_sell, _get_well, _fetch_money, _guild, _recover, _stock_up, _put_by, _lighten):
        if pick := wish(t, options):
            return pick
    return ("expedition",) if ("expedition",) in options else rng.choice(options)


def _first(options: list[Pick], *wanted: Pick) -> Pick | None:
    return next((pick for pick in wanted if pick in options), None)


def _sell(t: Table, options: list[Pick]) -> Pick | None:
    """Valuables, then what is worth more sold than carried."""
    for pick in options:
        if pick[0] == "sell_valuable":
            return pick
    spare = _spare(t.hero)
    return next((pick for pick in options if pick[0] == "sell" and pick[1] in spare), None)


def _get_well(t: Table, options: list[Pick]) -> Pick | None:
    return _first(options, ("cure", "cure_disease"), ("cure", "cure_poison"), ("repair",))


def _fetch_money(t: Table, options: list[Pick]) -> Pick | None:
    if t.hero.money >= 20 * PO:
        return None
    return _first(options, ("withdraw", 50), ("withdraw", 10), ("withdraw", 0))


def _guild(t: Table, options: list[Pick]) -> Pick | None:
    """The White Temple's for the Diseased, whom it heals; else the Delvers'."""
    ill = t.hero.diseased
    if ill and ("leave_guild",) in options:
        return ("leave_guild",)
    return _first(options, ("join", "temple_order" if ill else "delvers"))


def _recover(t: Table, options: list[Pick]) -> Pick | None:
    """A meal and a night for one who is tired, or who must wait for a new dungeon."""
    waits = t.town.new_dungeon_night == t.town.nights
    ill = t.hero.diseased
    if not (t.hero.fatigue > 0 or waits):
        return None
    if meal := _first(options, ("meal", "guild"), ("meal", "soup")):
        return meal
    sick = ill and ("night", "fine_room") in options
    beds = ("fine_room",) if sick else ("guild", "home", "dormitory")
    if bed := _first(options, *(("night", where) for where in beds)):
        return bed
    return ("night", "sleep_rough") if not ill or waits else None


def _stock_up(t: Table, options: list[Pick]) -> Pick | None:
    wanted = wants(t)
    return _first(options, ("buy", wanted)) if wanted else None


def _put_by(t: Table, options: list[Pick]) -> Pick | None:
    """Small coins changed, large sums to the bank."""
    hero = t.hero
    if sum(stack.all for stack in hero.pack.coins[2:]) > 40:
        return ("change",)
    return _first(options, *(("deposit", amount) for amount in (500, 100) if hero.money > (amount + 50) * PO))


def _lighten(t: Table, options: list[Pick]) -> Pick | None:
    return _first(options, ("give_away",)) if excess(t.hero) else None


def excess(hero: Hero) -> bool:
    """More than he should carry down."""
    return hero.enc > LOAD - 2 and (hero.resources > SUPPLIES + 2 or any(item.thing.enc for item in hero.pack.items))


def give(t: Table, options: list[Pick]) -> Pick:
    """What weighs and is worth least."""
    hero = t.hero
    if excess(hero):
        if hero.resources > SUPPLIES + 2:
            return min((p for p in options if p[:2] == ("drop_stack", "resource")), key=lambda pick: number(pick, 2))
        heavy = [pick for pick in options if pick[0] == "drop" and hero.pack.items[number(pick)].thing.enc]
        if heavy:
            return min(heavy, key=lambda pick: worth(hero, hero.pack.items[number(pick)]))
    return ("done",)


def _spare(hero: Hero) -> set[int]:
    """Things of the pack worth more sold than carried."""
    found = set()
    best_armour = max((cover(item) for item in hero.held() if item.thing.kind == "armour"), default=0)
    best_weapon = max((rank(item) for item in hero.held() if item.thing.kind == "weapon"), default=0.0)
    for place, item in enumerate(hero.pack.items):
        kind = item.thing.kind
        if (
            (kind == "armour" and (cover(item) <= best_armour or "magic" in hero.gifts))
            or (kind == "weapon" and hero.main is not None and (rank(item) <= best_weapon or item.thing.hands == 2))
            or (kind == "shield" and not seeing(hero))
            or (kind in ("worn", "single_use") and hero.money < 15 * PO)
            or (kind == "worn" and any(item.id == other.id for other in hero.worn))
        ):
            found.add(place)
    return found


def haggle(t: Table, options: list[Pick]) -> Pick:
    """The expectation is linear: all or nothing."""
    needed = int(TESTS["negotiation"]["difficulty"]) + RESALE["merchant_hd"] + burden(t) - t.hero.hd
    chance = hit_chance(needed)
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
