"""Treasure: what it is, and taking, dropping, carrying it (SS-21)."""

from oubliettes.games.souterrains.dungeon import Section
from oubliettes.games.souterrains.hero import Goods, Hero, Item, Stack
from oubliettes.games.souterrains.pieces import (
    COIN_CP,
    COIN_ROLL,
    COINS,
    COINS_PER_ENC,
    COST,
    ENCUMBRANCE,
    EQUIPMENT,
    LANTERN_ROUNDS,
    MAGIC,
    MAGIC_TOP,
    PO,
    RELICS,
    RESOURCE,
    SINGLE_USE,
    SIZE_ROLL,
    SIZES,
    THINGS,
    TORCH_PACK,
    TREASURE,
    UNIT,
    VALUABLES,
    band,
    dice,
)
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.dice import Told, d, read, total
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Ask, Pick, Script, Verbs

DONE: Pick = ("done",)
"""SS-29.3: ends what is chosen by one pick after another."""
NEW_BAG: Pick = ("bag",)
"""SS-5.12: a Resource becomes a container for coins."""
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
        if odds < 10:
            so = ("there_is", "there_is_none")
            roll = d(t, 10, kind, "SS-21.8", by="", need="<", target=odds, outcomes=so, into=told)
            if (yield from roll) >= odds:
                continue
        amount = yield from total(t, dice(step["dice"]), kind, "SS-21.8", by="", into=told)
        if kind == "coins_fixed":
            goods.coins[COINS.index(step["coin"])].found += amount
        elif kind == "coins_unit_tenth":
            goods.coins[COINS.index(step["coin"])].found += amount * unit // 10
        elif kind == "coins_unit":
            metal = COINS.index((yield from read(t, COIN_ROLL, "coin", "SS-21.9", by="", into=told)))
            goods.coins[metal].found += max(1, amount * unit * PO // COIN_CP[metal])  # SS-21.9
        elif kind == "resources":
            goods.resources.found += amount
        else:
            for _ in range(amount):
                yield from _one(t, goods, kind, lv, told)
    return goods


def _one(t: Table, goods: Goods, kind: str, lv: int, told: Told) -> Script[None]:
    if kind == "valuables":
        goods.items.append((yield from _valuable(t, lv, told)))
    elif kind == "equipment":
        put_equipment(goods, (yield from read(t, EQUIPMENT, "equipment", "SS-21.11", by="", into=told)))
    elif kind == "single_use":
        goods.items.append(
            Item((yield from read(t, SINGLE_USE, "single_use", "SS-21.13", by="", into=told)), found=True)
        )
    else:
        rows = (*MAGIC[band(lv) - 1][:-1], MAGIC_TOP) if lv == 10 else MAGIC[band(lv) - 1]  # SS-21.12
        goods.items.append(Item((yield from read(t, rows, "magic_item", "SS-21.12", by="", into=told)), found=True))


def draw_valuable(t: Table, lv: int) -> Script[Item]:
    """SS-21.10: one by itself."""
    told: Told = []
    item = yield from _valuable(t, lv, told)
    t.say("treasure-drawn", "SS-21.10", rolls=tuple(told))
    return item


def _valuable(t: Table, lv: int, told: Told) -> Script[Item]:
    """SS-21.10: its size, its value, what it is."""
    size = yield from read(t, SIZE_ROLL, "size", "SS-21.10", by="", into=told)
    times = yield from d(t, 6, "worth", "SS-21.10", by="", into=told)
    kinds = [VALUABLES[size, roll] for roll in range(1, 13)]
    id = yield from read(t, kinds, "valuable", "SS-21.10", by="", into=told)
    return Item(id, value=times * UNIT[lv - 1] * SIZES[size]["k"] // 2 * PO, found=True)


def draw_relic(t: Table, lv: int, levels: int) -> Script[Item]:
    """SS-25.29."""
    id = yield from read(t, RELICS, "relic", "SS-25.29", by="")
    return Item(id, value=10 * UNIT[lv - 1] * levels * PO, found=True)


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


# ------------------------------------------------------------------ taking (SS-21.17, SS-21.21)


def take_loot(t: Table, cached: bool = False) -> Script[None]:
    """SS-21.17: one pick for each item or stack, then done; 1 round in all. SS-20.10: a cache is closed again."""
    section = t.place
    cache = section.cache if cached else None
    heap = cache.goods if cache else section.loot
    t.offer = []
    while True:
        options = loot_options(t.hero, section, heap)
        options.append(DONE)
        if len(options) == 1:
            break
        pick: Pick = yield Ask(SEAT, "loot", options, rule="SS-21.17")
        if pick is DONE:
            break
        t.offer.append(pick)
        take(t, section, heap, pick)
    if cache:
        cache.closed_at = t.clock
        if heap.empty:
            section.cache = None
    taken, t.offer = bool(t.offer), []
    if taken:
        t.then(("work", COST["loot"], "pass_time"))


def loot_options(hero: Hero, section: Section, loot: Goods) -> list[Pick]:
    options: list[Pick] = []
    for place, item in enumerate(loot.items):
        options.append(("take", place, item.id))
    for place, box in enumerate(section.boxes):
        options.append(("carry", place, box))
    room = hero.coin_room
    short = False
    for place, metal in enumerate(COINS):
        have = loot.coins[place].all
        if not have:
            continue
        short |= have > room
        options += [
            ("take_stack", metal, n) for n in _amounts(hero, min(have, room), hero.pack.coin_count, COINS_PER_ENC)
        ]
    if short and hero.resources:
        options.append(NEW_BAG)
    if loot.resources.all:
        amounts = _amounts(hero, loot.resources.all, hero.resources, int(RESOURCE["per_enc"]))
        options += [("take_stack", "resource", n) for n in amounts]
    if loot.torches.all:
        have = hero.pack.torches.all + len(hero.pack.stubs)
        options += [("take_stack", "torches", n) for n in _amounts(hero, loot.torches.all, have, TORCH_PACK)]
    for place, _ in enumerate(loot.stubs):
        options.append(("take_stub", place))
    return options


def _amounts(hero: Hero, most: int, have: int, per: int) -> list[int]:
    """All, or as many as keep the present Encumbrance status (SS-21.17)."""
    if most <= 0:
        return []
    spare = ENCUMBRANCE[hero.status]["max"] - hero.enc
    light = min(most, (have // per + spare + 1) * per - 1 - have)
    return [most] if light >= most or light <= 0 else [most, light]


def take(t: Table, section: Section, loot: Goods, pick: Pick) -> None:
    TAKES.play(pick, t.hero, section, loot)
    t.say("taken", "SS-21.17", pick=pick)


def _take(hero: Hero, section: Section, loot: Goods, place: int, id: str) -> None:
    hero.pack.items.append(loot.items.pop(place))


def _carry(hero: Hero, section: Section, loot: Goods, place: int, id: str) -> None:
    hero.pack.items.append(Item(section.boxes.pop(place)))


def _new_bag(hero: Hero, section: Section, loot: Goods) -> None:
    """SS-5.12."""
    hero.spend()
    hero.bags += 1


def _take_stub(hero: Hero, section: Section, loot: Goods, place: int) -> None:
    hero.pack.stubs.append(loot.stubs.pop(place))


def _take_stack(hero: Hero, section: Section, loot: Goods, name: str, many: int) -> None:
    move_stack(loot, hero.pack, name, many)


TAKES: Verbs[None] = Verbs(
    "a way to take things",
    {"take": _take, "carry": _carry, "bag": _new_bag, "take_stub": _take_stub, "take_stack": _take_stack},
)


def stack_of(goods: Goods, name: str) -> Stack:
    if name == "resource":
        return goods.resources
    return goods.torches if name == "torches" else goods.coins[COINS.index(name)]


def move_stack(source: Goods, target: Goods, name: str, many: int) -> None:
    stack_of(target, name).add(stack_of(source, name).take(many))


# ------------------------------------------------------------------ dropping (SS-21.19)


def drop_options(hero: Hero) -> list[Pick]:
    """Single items one by one; of a stack all, half, or the least that brings the next lighter status."""
    pack = hero.pack
    options: list[Pick] = [("drop", place, item.id) for place, item in enumerate(pack.items) if _loose(hero, item)]
    status = hero.status
    over = hero.enc - ENCUMBRANCE[status - 1]["max"] if status else 0
    for name, stack, per, have in _stacks(hero):
        if not stack.all:
            continue
        amounts = {stack.all, (stack.all + 1) // 2}
        if over > 0 and (least := have - (have // per - over + 1) * per + 1) <= stack.all and have // per >= over:
            amounts.add(least)
        options += [("drop_stack", name, many) for many in sorted(amounts)]
    options += [("drop_stub", place) for place, _ in enumerate(pack.stubs)]
    return options


def _loose(hero: Hero, item: Item) -> bool:
    """A container whose coins would have no room stays."""
    capacity = THINGS[item.id].capacity
    return not capacity or hero.coin_room >= capacity


def _stacks(hero: Hero) -> list[tuple[str, Stack, int, int]]:
    pack = hero.pack
    torches = pack.torches.all + len(pack.stubs) + sum(item.id == "torch" for item in (*pack.items, *hero.held()))
    return [
        *((metal, pack.coins[place], COINS_PER_ENC, pack.coin_count) for place, metal in enumerate(COINS)),
        ("resource", pack.resources, int(RESOURCE["per_enc"]), hero.resources),
        ("torches", pack.torches, TORCH_PACK, torches),
    ]


def drop(t: Table, pick: Pick, where: Goods) -> None:
    """Into the section's loot, a cache, a store; marks are kept."""
    DROPS.play(pick, t.hero.pack, where)
    t.say("dropped", "SS-21.19", pick=pick)


def _drop(pack: Goods, where: Goods, place: int, id: str) -> None:
    where.items.append(pack.items.pop(place))


def _drop_stub(pack: Goods, where: Goods, place: int) -> None:
    where.stubs.append(pack.stubs.pop(place))


def _drop_stack(pack: Goods, where: Goods, name: str, many: int) -> None:
    move_stack(pack, where, name, many)


DROPS: Verbs[None] = Verbs("a way to drop things", {"drop": _drop, "drop_stub": _drop_stub, "drop_stack": _drop_stack})


# ------------------------------------------------------------------ robbers (SS-19.16)


def rob(t: Table, spoils: str) -> Goods:
    """SS-19.16: what the victors take; they take marked and unmarked alike."""
    hero = t.hero
    taken = Goods()
    if spoils == "none":
        return taken
    if spoils in ("food", "valuables"):
        taken.resources.add(hero.pack.resources.take((hero.resources + 1) // 2))
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


STEPS = {"take_loot": take_loot}
