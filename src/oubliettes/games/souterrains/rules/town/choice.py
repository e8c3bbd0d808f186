"""The town: what may be chosen there, day after day (SS-23.2)."""

from collections.abc import Callable

from oubliettes.games.souterrains.pieces import LAST_DAY, SERVICES, TOWN_PICKS
from oubliettes.games.souterrains.rules.creation import buy_options
from oubliettes.games.souterrains.rules.town import belongings, nights, selling
from oubliettes.games.souterrains.rules.town.nights import clear_store, night_options
from oubliettes.games.souterrains.rules.town.selling import sell_options
from oubliettes.games.souterrains.rules.town.services import (
    AT_ONCE,
    CHANGE,
    NEW_BAG,
    bank_options,
    dwelling_options,
    guild_options,
    healer_options,
    meal_options,
)
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import IMMOBILE, PO
from oubliettes.kernel import Ask, Pick, Script, Step, Verbs

EXPEDITION: Pick = ("expedition",)
RETIRE: Pick = ("retire",)
PAUSE: Pick = ("pause",)
GEAR: Pick = ("gear",)
DRINKS: Pick = ("round_of_drinks",)
GIVE_AWAY: Pick = ("give_away",)


def town(t: Table) -> Script[None]:
    """SS-23.1, SS-23.2: one beat for all that needs no dice; a night, a test or an expedition ends it."""
    t.phase = "town"
    clear_store(t)
    if t.day >= LAST_DAY:  # SS-24.12
        t.then(("retired",))
        return
    while True:
        t.town.picks += 1
        options = town_options(t) if t.town.picks <= TOWN_PICKS else last_options(t)
        pick: Pick = yield Ask(SEAT, "town", options, rule="SS-23.2", facts={"po": t.hero.money // PO, "day": t.day})
        if pick[0] not in AT_ONCE:
            break
        AT_ONCE.play(pick, t)
    BEATS.play(pick, t)


def _then(*steps: Step) -> Callable[[Table], None]:
    return lambda t: t.then(*steps)


def _beat(step: str) -> Callable[..., None]:
    """A beat of its own, for dice or for many picks; then the town goes on."""
    return lambda t, *what: t.then((step, *what), ("town",))


BEATS: Verbs[None] = Verbs(
    "a choice in town",
    {
        "retire": _then(("retired",)),
        "pause": _then(("paused",)),
        "expedition": _then(("choose_dungeon",)),
        "sell": _beat("town_sell"),
        "sell_torches": _beat("town_sell_torches"),
        "sell_resources": _beat("town_sell_resources"),
        "night": _beat("town_night"),
        "round_of_drinks": _beat("town_round_of_drinks"),
        "gear": _beat("town_gear"),
        "store": _beat("town_store"),
        "fetch": _beat("town_fetch"),
        "give_away": _beat("town_give_away"),
    },
)


def last_options(t: Table) -> list[Pick]:
    """SS-24.12: after 500 picks in a day only a night, an expedition and retirement."""
    return [*night_options(t), *([EXPEDITION] if t.hero.status < IMMOBILE else []), RETIRE]


def town_options(t: Table) -> list[Pick]:
    hero, town = t.hero, t.town
    found: list[Pick] = [*last_options(t), PAUSE]
    found += buy_options(t)
    found += sell_options(hero)
    found += bank_options(t)
    found += meal_options(t)
    if town.drink_day != t.day and hero.money >= SERVICES["round_of_drinks"]:
        found.append(DRINKS)
    found += dwelling_options(t)
    found += guild_options(t)
    found += healer_options(t)
    if hero.resources:
        found.append(NEW_BAG)
    found += [CHANGE, GEAR, GIVE_AWAY]
    return found


STEPS = {"town": town, **selling.STEPS, **nights.STEPS, **belongings.STEPS}
