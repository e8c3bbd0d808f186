"""Nights and rumours (SS-23.12 to SS-23.19)."""

from oubliettes.games.souterrains.goods import Goods
from oubliettes.games.souterrains.pieces import DAY, FACES, FORTUNE, INNS, RUMOURS, SERVICES, WEEK, dice
from oubliettes.games.souterrains.rules.dice import Told, d, read, total
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import PO
from oubliettes.kernel import Ask, Pick, Script

PAY: Pick = ("pay",)
DECLINE: Pick = ("decline",)
THIEVES: int = FORTUNE["thieves_up_to"]
THEFT = dice(FORTUNE["theft_po"])
"""SS-23.15."""
CURED: int = FORTUNE["cured_from"]


def night_options(t: Table) -> list[Pick]:
    """SS-23.12, SS-23.15, SS-23.28: sleeping rough is always possible."""
    town, money = t.town, t.hero.money
    found: list[Pick] = [("night", inn) for inn in INNS if money >= SERVICES[inn]]
    if town.dwelling and town.paid_until >= t.day:
        found.append(("night", "home"))
    if town.guild and town.free_night_day != t.day:
        found.append(("night", "guild"))
    return [*found, ("night", "sleep_rough")]


def town_night(t: Table, where: str) -> Script[None]:
    """SS-23.13 to SS-23.15: 144 Turns; with a meal (or a Resource) Fatigue becomes 0."""
    hero, town = t.hero, t.town
    fed = town.meal_day == t.day
    if not fed and hero.resources and hero.fatigue:
        pick: Pick = yield Ask(SEAT, "night-feed", (PAY, DECLINE), rule="SS-23.14")
        if pick is PAY:
            hero.spend()
            fed = True
    disturbed = False
    if where in SERVICES:
        hero.pack.pay(SERVICES[where])
    elif where == "guild":
        town.free_night_day = t.day
    if where == "sleep_rough":
        faces, so = FACES["rough_night"], ("robbed", "undisturbed")
        roll = d(t, faces, "rough_night", "SS-23.15", need="<=", target=THIEVES, outcomes=so)
        disturbed = (yield from roll) <= THIEVES
    if disturbed:
        told: Told = []
        stolen = min(hero.money, (yield from total(t, THEFT, "theft", "SS-23.15", by="", into=told)) * PO)
        hero.pack.pay(stolen)
        t.say("robbed-rough", "SS-23.15", po=stolen // PO, rolls=tuple(told))
    if where == "fine_room" and hero.diseased:
        faces, so = FACES["cure"], ("cured", "still_ill")
        hero.diseased = (yield from d(t, faces, "cure", "SS-23.13", need=">=", target=CURED, outcomes=so)) < CURED
    if fed and not disturbed and not hero.diseased:
        hero.fatigue = 0
    pass_night(t)


def pass_night(t: Table) -> None:
    t.clock += DAY
    t.hero.poisoned = max(0, t.hero.poisoned - DAY)
    town = t.town
    town.nights += 1
    town.picks = 0
    t.say("night", "SS-23.14", day=t.day)


def clear_store(t: Table) -> None:
    """SS-23.22: a week after the rent has run out, on whatever day he looks, his things are gone."""
    town = t.town
    if town.dwelling and t.day > town.paid_until + WEEK:
        town.dwelling = ""
        town.stored = Goods()
        t.say("store-lost", "SS-23.22")


def town_round_of_drinks(t: Table) -> Script[None]:
    """SS-23.18, SS-23.19: a rumour, once a day."""
    t.hero.pack.pay(SERVICES["round_of_drinks"])
    t.town.drink_day = t.day
    told: Told = []
    t.town.rumour = yield from read(t, RUMOURS, "rumour", "SS-23.19", into=told)
    t.say("rumour", "SS-23.19", rumour=t.town.rumour, rolls=tuple(told))


STEPS = {"town_night": town_night, "town_round_of_drinks": town_round_of_drinks}
