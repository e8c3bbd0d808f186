"""Caches (SS-20)."""

from oubliettes.games.souterrains.dungeon import Cache
from oubliettes.games.souterrains.goods import Goods
from oubliettes.games.souterrains.pieces import DAY, FACES, LIMITS, TURN, UNDERGROUND
from oubliettes.games.souterrains.rules.carrying import DONE, drop, drop_options
from oubliettes.games.souterrains.rules.dice import Told, d
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.games.souterrains.wares import RESOURCE_BONUS, RESOURCE_PRICE, TORCH_PACK, TORCH_PRICE
from oubliettes.kernel import Ask, Pick, Script

IMPROVE: Pick = ("improve",)
MOST_PICKS: int = LIMITS["cache_picks"]
GONE: int = UNDERGROUND["cache_gone_up_to"]
"""SS-20.9: with a D6 up to this an entry is gone."""


def create_cache(t: Table) -> Script[None]:
    """SS-20.1 to SS-20.3: things go in one by one; Resources may be spent to improve it."""
    cache = t.place.cache = Cache(Goods(), 0, t.clock)
    t.offer = []
    for _ in range(MOST_PICKS):
        options = [DONE, *drop_options(t.hero)]
        if t.hero.resources:
            options.append(IMPROVE)
        pick: Pick = yield Ask(SEAT, "cache", options, rule="SS-20.2")
        if pick is DONE:
            break
        t.offer.append(pick)
        if pick is IMPROVE:
            t.hero.spend()
            cache.bonus += RESOURCE_BONUS
        else:
            drop(t, pick, cache.goods)
    t.offer = []
    if cache.goods.empty:
        t.place.cache = None


def open_cache(t: Table) -> Script[None]:
    """SS-20.4, SS-20.6, SS-20.7: the test, if a full Turn has passed since it was closed; passed, all is there."""
    cache = t.place.cache
    assert cache is not None
    if t.clock - cache.closed_at >= TURN and not (yield from decide(t, "cache-test", cache_trial(t, cache))):
        yield from _looted(t, cache)
    t.then(("take_loot", True))


def cache_trial(t: Table, cache: Cache) -> Trial:
    """SS-20.4, SS-20.5: against 10, harder with each day, easier for a cache well made."""
    days = (t.clock - cache.closed_at) // DAY
    malus = (("days", days),) if days else ()
    bonus = (("cache", cache.bonus),) if cache.bonus else ()
    return prepare(t, "cache", malus=malus, bonus=bonus)


def _looted(t: Table, cache: Cache) -> Script[None]:
    """SS-20.8, SS-20.9: D6 for each entry; something is always missing."""
    cache.bonus = 0
    entries = _entries(cache.goods)
    kept = [False] * len(entries)
    faces, so = FACES["cache_entry"], ("kept", "gone")
    told: Told = []
    for number in range(len(entries)):
        roll = d(t, faces, "cache_entry", "SS-20.9", by="", need=">", target=GONE, outcomes=so, into=told)
        kept[number] = (yield from roll) > GONE
    if all(kept) and entries:
        best = max(range(len(entries)), key=lambda n: (_worth(entries[n]), -n))
        kept[best] = False
    cache.goods = Goods()
    for stays, entry in zip(kept, entries, strict=True):
        if stays:
            cache.goods.add(entry)
    t.say("cache-looted", "SS-20.8", rolls=tuple(told))


def _entries(goods: Goods) -> list[Goods]:
    """Each item, and each stack of coins, Resources or torches as a whole."""
    found = []
    coins = Goods()
    coins.coins = [stack.copy() for stack in goods.coins]
    if coins.coin_count:
        found.append(coins)
    if goods.resources.all:
        found.append(Goods(resources=goods.resources.copy()))
    if goods.torches.all or goods.stubs:
        found.append(Goods(torches=goods.torches.copy(), stubs=goods.stubs[:]))
    found += [Goods(items=[item]) for item in goods.items]
    return found


def _worth(goods: Goods) -> int:
    torches = (goods.torches.all + len(goods.stubs)) * TORCH_PRICE // TORCH_PACK
    return goods.coin_value + goods.resources.all * RESOURCE_PRICE + torches + sum(item.price for item in goods.items)


STEPS = {"create_cache": create_cache, "open_cache": open_cache}
