"""Taking, dropping, carrying (SS-21.17 to SS-21.21)."""

from oubliettes.games.souterrains.dungeon import Section
from oubliettes.games.souterrains.goods import Goods, Item, Stack
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.pieces import COST
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import COINS, COINS_PER_ENC, ENCUMBRANCE, RESOURCE, THINGS, TORCH_PACK
from oubliettes.kernel import Ask, Pick, Script, Verbs

DONE: Pick = ("done",)
"""SS-29.3: ends what is chosen by one pick after another."""
NEW_BAG: Pick = ("bag",)
"""SS-5.12: a Resource becomes a container for coins."""


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


STEPS = {"take_loot": take_loot}
