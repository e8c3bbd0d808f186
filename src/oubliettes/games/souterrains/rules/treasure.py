"""Treasure: what it is, and taking, dropping, carrying it (SS-21)."""

from oubliettes.games.souterrains.bestiary import band
from oubliettes.games.souterrains.goods import Goods, Item, Stack
from oubliettes.games.souterrains.pieces import FACES, UNDERGROUND, dice
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.dice import Told, d, read, total
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import (
    COIN_CP,
    COIN_ROLL,
    COINS,
    EQUIPMENT,
    LANTERN_ROUNDS,
    MAGIC,
    MAGIC_TOP,
    PO,
    RELICS,
    SINGLE_USE,
    SIZE_ROLL,
    SIZES,
    THINGS,
    TORCH_PACK,
    TREASURE,
    UNIT,
    VALUABLES,
    WORTH,
)
from oubliettes.kernel import Script, Verbs

VALUABLE = dice(WORTH["valuable"])
"""SS-21.10."""
ROBBED: int = UNDERGROUND["robbed_percent"]
"""SS-19.16."""
RELIC = "relic"
"""Among treasure types that wait to be drawn: the relic of a vault."""


# ------------------------------------------------------------------ drawing (SS-21.6 to SS-21.13)


def draw_treasure(t: Table, letter: str, lv: int) -> Script[Goods]:
    """SS-21.7, SS-21.8: step by step; all its dice are told together."""
    told: Told = []
    goods = yield from _steps(t, letter, lv, told)
    if told:
        t.say("treasure-drawn", "SS-21.7", rolls=tuple(told))
    return goods


def _steps(t: Table, letter: str, lv: int, told: Told) -> Script[Goods]:
    goods = Goods()
    unit = UNIT[lv - 1]
    for step in TREASURE[letter]:
        kind, odds = step["kind"], step["chance"]
        faces = FACES["treasure"]
        if odds < faces:
            so = ("there_is", "there_is_none")
            roll = d(t, faces, kind, "SS-21.8", by="", need="<", target=odds, outcomes=so, into=told)
            if (yield from roll) >= odds:
                continue
        amount = yield from total(t, dice(step["dice"]), kind, "SS-21.8", by="", into=told)
        if kind == "coins_fixed":
            goods.coins[COINS.index(step["coin"])].found += amount
        elif kind == "coins_unit_tenth":
            goods.coins[COINS.index(step["coin"])].found += amount * unit // step["divided_by"]
        elif kind == "coins_unit":
            metal = COINS.index((yield from read(t, COIN_ROLL, "coin", "SS-21.9", by="", into=told)))
            goods.coins[metal].found += max(1, amount * unit * PO // COIN_CP[metal])  # SS-21.9
        elif kind == "resources":
            goods.resources.found += amount
        else:
            for _ in range(amount):
                yield from ONE[kind](t, goods, lv, told)
    return goods


def _one_valuable(t: Table, goods: Goods, lv: int, told: Told) -> Script[None]:
    goods.items.append((yield from _valuable(t, lv, told)))


def _one_equipment(t: Table, goods: Goods, lv: int, told: Told) -> Script[None]:
    put_equipment(goods, (yield from read(t, EQUIPMENT, "equipment", "SS-21.11", by="", into=told)))


def _one_single_use(t: Table, goods: Goods, lv: int, told: Told) -> Script[None]:
    id = yield from read(t, SINGLE_USE, "single_use", "SS-21.13", by="", into=told)
    goods.items.append(Item(id, found=True))


def _one_magic_item(t: Table, goods: Goods, lv: int, told: Told) -> Script[None]:
    """SS-21.12: by the band of the Level; the highest Level has a thing of its own."""
    rows = MAGIC[band(lv)]
    if lv >= MAGIC_TOP["top_level"]:
        rows = (*rows[:-1], MAGIC_TOP["top_item"])
    id = yield from read(t, rows, "magic_item", "SS-21.12", by="", into=told)
    goods.items.append(Item(id, found=True))


ONE: Verbs[Script[None]] = Verbs(
    "what a step of a treasure gives",
    {
        "valuables": _one_valuable,
        "equipment": _one_equipment,
        "single_use": _one_single_use,
        "magic": _one_magic_item,
    },
)
"""One thing of a kind, drawn into the goods."""


def draw_valuable(t: Table, lv: int) -> Script[Item]:
    """SS-21.10: one by itself."""
    told: Told = []
    item = yield from _valuable(t, lv, told)
    t.say("treasure-drawn", "SS-21.10", rolls=tuple(told))
    return item


def _valuable(t: Table, lv: int, told: Told) -> Script[Item]:
    """SS-21.10: its size, its value, what it is."""
    size = yield from read(t, SIZE_ROLL, "size", "SS-21.10", by="", into=told)
    times = yield from total(t, VALUABLE, "worth", "SS-21.10", by="", into=told)
    id = yield from read(t, VALUABLES[size], "valuable", "SS-21.10", by="", into=told)
    value = times * UNIT[lv - 1] * SIZES[size]["k"] // WORTH["valuable_divided_by"]
    return Item(id, value=value * PO, found=True)


def draw_relic(t: Table, lv: int, levels: int) -> Script[Item]:
    """SS-25.29."""
    id = yield from read(t, RELICS, "relic", "SS-25.29", by="")
    return Item(id, value=WORTH["relic_units"] * UNIT[lv - 1] * levels * PO, found=True)


def draw_hoard(t: Table, letter: str) -> Script[None]:
    """Treasure of a type at the Level of the moment, into the section; a vault's relic (SS-21.15, SS-25.29)."""
    loot, lv = t.place.loot, level(t)
    if letter == RELIC:
        loot.items.append((yield from draw_relic(t, lv, t.dungeon.levels)))
    else:
        loot.add((yield from draw_treasure(t, letter, lv)))


def put_equipment(goods: Goods, id: str, found: bool = True) -> None:
    if id == "torches":
        goods.torches.add(Stack(0, TORCH_PACK) if found else Stack(TORCH_PACK, 0))
    else:
        goods.items.append(Item(id, left=LANTERN_ROUNDS if id == "lantern" else 0, found=found))  # SS-9.4


# ------------------------------------------------------------------ robbers (SS-19.16)


def rob(t: Table, spoils: str) -> Goods:
    """SS-19.16: what the victors take; they take marked and unmarked alike."""
    hero = t.hero
    taken = Goods()
    if spoils == "none":
        return taken
    if spoils in ("food", "valuables"):
        taken.resources.add(hero.pack.resources.take(-(-hero.resources * ROBBED // 100)))
    if spoils == "valuables":
        for place in range(len(COINS)):
            taken.coins[place] = hero.pack.coins[place]
            hero.pack.coins[place] = Stack()
        taken.items += [item for item in hero.pack.items if _coveted(item)]
        hero.pack.items = [item for item in hero.pack.items if not _coveted(item)]
        taken.items += hero.worn
        hero.worn = []
        if hero.main and _coveted(hero.main):
            taken.items.append(hero.main)
            hero.main = None
        if hero.off and _coveted(hero.off):
            taken.items.append(hero.off)
            hero.off = None
        if hero.armour and _coveted(hero.armour):
            taken.items.append(hero.armour)
            hero.armour = None
    elif spoils in ("all", "everything"):
        taken.add(hero.pack)
        hero.pack = Goods()
        taken.items += [item for item in (hero.main, hero.off, *hero.worn) if item]
        hero.main = hero.off = None
        hero.worn = []
        hero.bags = 0
        hero.purse = False
        if spoils == "everything" and hero.armour:
            taken.items.append(hero.armour)
            hero.armour = None
    t.say("robbed", "SS-19.16")
    return taken


def _coveted(item: Item) -> bool:
    thing = THINGS[item.id]
    return thing.kind == "valuable" or thing.magic
