"""A peddler: one who is friendly and has the merchant ability (SS-14.23)."""

from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import FORTUNE, LIMITS
from oubliettes.games.souterrains.rules.carrying import DONE
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import LANTERN_ROUNDS, TORCH_PACK, price
from oubliettes.kernel import Ask, Pick, Script, Verbs

TRADE_GOODS = ("resource", "torches", "lantern")
DEAR: int = FORTUNE["peddler_times"]
"""He sells at twice the list price,"""
CHEAP: int = FORTUNE["peddler_percent"]
"""and buys at half (SS-14.23)."""
MOST_TRADES: int = LIMITS["trades"]


def trade(t: Table) -> Script[None]:
    hero = t.hero
    for _ in range(MOST_TRADES):
        picks: list[Pick] = [DONE]
        picks += [("buy", id) for id in TRADE_GOODS if hero.money >= DEAR * price(id)]
        picks += [
            ("sell", place, item.id)
            for place, item in enumerate(hero.pack.items)
            if item.price and not item.thing.capacity
        ]
        pick: Pick = yield Ask(SEAT, "trade", picks, rule="SS-14.23")
        if pick is DONE:
            break
        DEALS.play(pick, t)


def _buy(t: Table, id: str) -> None:
    pack = t.hero.pack
    pack.pay(DEAR * price(id))
    if id == "resource":
        pack.resources.plain += 1
    elif id == "torches":
        pack.torches.plain += TORCH_PACK
    else:
        pack.items.append(Item("lantern", left=LANTERN_ROUNDS))


def _sell(t: Table, place: int, id: str) -> None:
    hero = t.hero
    item = hero.pack.items.pop(place)
    hero.pack.add_coins(item.price * CHEAP // 100, item.found)  # SS-21.20
    if hero.coin_room < 0:
        hero.pack.take_coins(-hero.coin_room)  # what fits nowhere is left with him (SS-21.2)


DEALS: Verbs[None] = Verbs("a deal with a peddler", {"buy": _buy, "sell": _sell})
STEPS = {"trade": trade}
