"""The shop of the town (DJ-8, DJ-34.1)."""

from oubliettes.games.donjon.goods import SHOP
from oubliettes.games.donjon.rules.adventurer.sheet import new, put
from oubliettes.games.donjon.rules.equipment.ready_set import arm
from oubliettes.games.donjon.table import Hero, Table
from oubliettes.kernel import Ask, Pick, Script, word

DONE: Pick = ("done",)
_BUY: tuple[tuple[int, Pick], ...] = tuple((thing.price, ("buy", thing.id)) for thing in SHOP.values())


def wares(hero: Hero) -> list[Pick]:
    """DJ-8.16: anything he can pay for, usable by him or not; nothing is sold back (DJ-8.17)."""
    return [pick for price, pick in _BUY if price <= hero.gold]


def buy(t: Table, hero: Hero, kind: str) -> None:
    hero.gold -= SHOP[kind].price
    put(hero, new(kind))
    t.say("buys", "DJ-8.16", seat=hero.number, thing=kind, gold=SHOP[kind].price)


def shopping(t: Table, hero: Hero) -> Script[None]:
    """DJ-8.1: purchases until he has enough."""
    while options := wares(hero):
        pick: Pick = yield Ask(hero.number, "shop", [*options, DONE], "DJ-8.1", None, {"gold": hero.gold})
        if pick is DONE:
            break
        buy(t, hero, word(pick))
    arm(hero)
