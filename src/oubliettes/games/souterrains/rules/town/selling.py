"""Selling with Negotiation (SS-23.7 to SS-23.11)."""

from oubliettes.games.souterrains.goods import Item, Stack
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.pieces import FORTUNE, RESALE
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.town.services import receive
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.games.souterrains.wares import PO, RESOURCE_PRICE, THINGS, TORCH_PACK, TORCH_PRICE
from oubliettes.kernel import Ask, Pick, Script, number

COLLEGE_BASE: int = FORTUNE["college_percent"]
"""The College of Arcana: magic sells from this base."""


def sell_options(hero: Hero) -> list[Pick]:
    """SS-23.7, SS-23.11: equipment and magic with the gamble, valuables at full value; Resources one or all."""
    found: list[Pick] = []
    for place, item in enumerate(hero.pack.items):
        kind = THINGS[item.id].kind
        if kind == "valuable":
            found.append(("sell_valuable", place, item.id))
        elif kind not in ("container", "key", "torch"):
            found.append(("sell", place, item.id))
    if hero.pack.torches.all:
        found.append(("sell_torches", "torches", hero.pack.torches.all))
    found += [("sell_resources", "resource", many) for many in sorted({1, hero.resources}) if hero.resources]
    return found


def sell_base(t: Table, item: Item) -> int:
    if t.town.guild == "college" and item.thing.magic:
        return COLLEGE_BASE
    return int(RESALE["base_percent"])


def town_sell(t: Table, place: int, id: str) -> Script[None]:
    item = t.hero.pack.items[place]
    gained = yield from haggle(t, item.price, sell_base(t, item))
    t.hero.pack.items.remove(item)
    receive(t, gained, item.dues)


def town_sell_torches(t: Table, name: str, many: int) -> Script[None]:
    gained = yield from haggle(t, many * TORCH_PRICE // TORCH_PACK, int(RESALE["base_percent"]))
    t.hero.pack.torches = Stack()
    receive(t, gained, dues=False)


def town_sell_resources(t: Table, name: str, many: int) -> Script[None]:
    t.hero.spend(many)  # on the counter: they cannot help with the price
    gained = yield from haggle(t, many * RESOURCE_PRICE, int(RESALE["base_percent"]))
    receive(t, gained, dues=False)


def haggle(t: Table, value: int, base: int) -> Script[int]:
    """Ask nothing, or so many points more; a failed test takes as many off; sold either way."""
    asks: list[Pick] = [
        ("ask_more", 0),
        *(("ask_more", more) for more in RESALE["asks"] if base + more <= RESALE["most_percent"]),
    ]
    pick: Pick = yield Ask(SEAT, "haggle", asks, rule="SS-23.10", facts={"po": value // PO, "cp": value, "base": base})
    more = number(pick)
    if more and not (yield from decide(t, "haggle-test", haggle_trial(t))):
        more = -more
    return value * (base + more) // 100


def haggle_trial(t: Table) -> Trial:
    """SS-23.9: with the merchant."""
    trial = prepare(t, "negotiation", malus=(("opponents", RESALE["merchant_hd"]),))
    trial.money = "any"
    return trial


STEPS = {
    "town_sell": town_sell,
    "town_sell_torches": town_sell_torches,
    "town_sell_resources": town_sell_resources,
}
