"""His belongings: gear, store, what he gives away; one beat each (SS-23.21, SS-23.22, SS-23.29, SS-23.30)."""

from oubliettes.games.souterrains.goods import Goods, Item
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.pieces import (
    DWELLINGS,
)
from oubliettes.games.souterrains.rules.carrying import DONE, DROPS, drop, drop_options
from oubliettes.games.souterrains.rules.gear import (
    MOST_PICKS,
    armour_options,
    change_one,
    free_options,
    hand_options,
    trinket_options,
)
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Ask, Pick, Script, choose, number


def town_gear(t: Table) -> Script[None]:
    """SS-23.29: hands, lights, armour and trinkets, at no cost."""
    hero = t.hero
    for _ in range(MOST_PICKS):
        options = [
            DONE, *hand_options(hero, set()), *free_options(hero), *trinket_options(hero), *armour_options(hero)
        ]  # fmt: skip
        pick = yield from choose(SEAT, "gear", options, rule="SS-23.29")
        if pick is DONE:
            return
        if pick[0] in ("don", "doff"):
            wear(hero, hero.pack.items.pop(number(pick)) if pick[0] == "don" else None)
        else:
            change_one(t, pick)


def wear(hero: Hero, new: Item | None) -> None:
    if hero.armour:
        hero.pack.items.append(hero.armour)
    hero.armour = new


def town_store(t: Table) -> Script[None]:
    """SS-23.21: as much as the dwelling holds."""
    room = DWELLINGS[t.town.dwelling]["storage_enc"]
    for _ in range(MOST_PICKS):
        options: list[Pick] = [DONE]
        for pick in drop_options(t.hero):
            trial = t.town.stored.copy()
            DROPS.play(pick, t.hero.pack.copy(), trial)
            if room < 0 or trial.enc <= room:
                options.append(pick)
        chosen = yield from choose(SEAT, "store", options, rule="SS-23.21")
        if chosen is DONE:
            return
        drop(t, chosen, t.town.stored)


def town_fetch(t: Table) -> Script[None]:
    """Everything stored comes back into the pack, item by item or all at once."""
    stored = t.town.stored
    for _ in range(MOST_PICKS):
        options: list[Pick] = [DONE, ("fetch_all",)]
        options += [("take", place, item.id) for place, item in enumerate(stored.items)]
        pick: Pick = yield Ask(SEAT, "fetch", options, rule="SS-23.22")
        if pick is DONE:
            return
        if pick[0] == "take":
            t.hero.pack.items.append(stored.items.pop(number(pick)))
        else:
            t.hero.pack.add(stored)
            t.town.stored = Goods()
            return


def town_give_away(t: Table) -> Script[None]:
    """SS-23.30: what is given away is lost."""
    for _ in range(MOST_PICKS):
        options: list[Pick] = [DONE, *drop_options(t.hero)]
        pick = yield from choose(SEAT, "give-away", options, rule="SS-23.30")
        if pick is DONE:
            return
        drop(t, pick, Goods())


STEPS = {
    "town_gear": town_gear,
    "town_store": town_store,
    "town_fetch": town_fetch,
    "town_give_away": town_give_away,
}
