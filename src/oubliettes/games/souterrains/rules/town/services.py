"""What the town does at once, without dice: shop, bank, inn, dwelling, guild, healer, armourer (SS-23)."""

from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.pieces import BANK, DWELLINGS, FORTUNE, GUILDS, MEALS, SERVICES, WEEK
from oubliettes.games.souterrains.rules.creation import buy
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO, price
from oubliettes.kernel import Pick, Verbs

DUES: int = FORTUNE["dues_percent"]
"""SS-23.26."""
REPAIRS: int = FORTUNE["repair_percent"]
"""SS-23.27: of the list price, for each point."""
AHEAD: int = FORTUNE["weeks_ahead"]
"""SS-23.22: the running week and the next."""
LEAVE_GUILD: Pick = ("leave_guild",)
REPAIR: Pick = ("repair",)
NEW_BAG: Pick = ("bag",)
CHANGE: Pick = ("change",)
STORE: Pick = ("store",)
FETCH: Pick = ("fetch",)


# ------------------------------------------------------------------ what is offered


def bank_options(t: Table) -> list[Pick]:
    """SS-23.23: a few round sums, or all."""
    money, bank = t.hero.money, t.town.bank
    found: list[Pick] = []
    for amount in BANK["amounts_po"]:
        if amount == -1:
            found += [("deposit", 0)] if money else []
            found += [("withdraw", 0)] if bank else []
        else:
            found += [("deposit", amount)] if money >= amount * PO else []
            found += [("withdraw", amount)] if bank >= amount * PO else []
    return found


def meal_options(t: Table) -> list[Pick]:
    """SS-23.16, SS-23.26: one a day; members eat free."""
    town, money = t.town, t.hero.money
    if town.meal_day == t.day:
        return []
    found: list[Pick] = [("meal", meal) for meal in MEALS if money >= SERVICES[meal]]
    return [*found, ("meal", "guild")] if town.guild else found


def guild_options(t: Table) -> list[Pick]:
    """SS-23.26: one membership, one change a day."""
    town = t.town
    if town.guild_day == t.day:
        return []
    return [LEAVE_GUILD] if town.guild else [("join", guild) for guild in GUILDS]


def healer_options(t: Table) -> list[Pick]:
    """SS-23.27: healer and armourer."""
    hero, money = t.hero, t.hero.money
    order = t.town.guild == "temple_order"
    found: list[Pick] = []
    if hero.poisoned and (order or money >= SERVICES["cure_poison"]):
        found.append(("cure", "cure_poison"))
    if hero.diseased and (order or money >= SERVICES["cure_disease"]):
        found.append(("cure", "cure_disease"))
    if hero.armour and hero.armour.lost and money >= repair_price(hero):
        found.append(REPAIR)
    return found


def dwelling_options(t: Table) -> list[Pick]:
    """SS-23.20 to SS-23.22: rent a week ahead at most; store and fetch while it is paid."""
    town, money = t.town, t.hero.money
    found: list[Pick] = []
    for id, row in DWELLINGS.items():
        if money >= row["rent_cp_per_week"] and (town.dwelling != id or town.paid_until < t.day + (AHEAD - 1) * WEEK):
            found.append(("rent", id))
    if town.dwelling and town.paid_until >= t.day:
        found.append(STORE)
    if town.dwelling and not town.stored.empty:
        found.append(FETCH)
    return found


# ------------------------------------------------------------------ what is done


def _sell_valuable(t: Table, place: int, id: str) -> None:
    item = t.hero.pack.items.pop(place)
    receive(t, item.price, item.dues)


def receive(t: Table, cp: int, dues: bool) -> None:
    """SS-23.26: a tenth of the sale of a find brought out as a member is the guild's."""
    share = dues_of(cp) if dues else 0
    t.hero.pack.add_coins(cp - share, False)
    t.say("sold", "SS-23.11", po=(cp - share) // PO)


def dues_of(cp: int) -> int:
    return cp * DUES // 100


def _deposit(t: Table, amount: int) -> None:
    deposit(t, amount * PO or t.hero.money)


def deposit(t: Table, cp: int) -> None:
    """SS-23.24: a tenth is the fee, rounded up to the copper piece."""
    t.hero.pack.pay(cp)
    t.town.bank += cp - -(-cp * BANK["fee_percent"] // 100)


def _withdraw(t: Table, amount: int) -> None:
    cp = amount * PO or t.town.bank
    t.town.bank -= cp
    t.hero.pack.add_coins(cp, False)


def meal(t: Table, grade: str) -> None:
    """SS-23.16, SS-23.17, SS-7.26: counts as a Rest with a Resource; a feast stores a bonus."""
    town = t.town
    if grade != "guild":
        t.hero.pack.pay(SERVICES[grade])
    town.meal_day = t.day
    if grade == "feast":
        town.feast = True
    t.since = 0
    t.rested = t.fed = False


def rent(t: Table, id: str) -> None:
    town = t.town
    row = DWELLINGS[id]
    t.hero.pack.pay(row["rent_cp_per_week"])
    if town.dwelling == id and town.paid_until >= t.day:
        town.paid_until = min(town.paid_until + WEEK, t.day + AHEAD * WEEK - 1)
    else:
        town.dwelling, town.paid_until = id, t.day + WEEK - 1
    if row.get("renown_once") and not town.manor:
        town.manor = True
        t.deeds.renown += row["renown_once"]  # SS-23.21


def _join(t: Table, guild: str) -> None:
    t.town.guild, t.town.guild_day = guild, t.day


def _leave_guild(t: Table) -> None:
    t.town.guild, t.town.guild_day = "", t.day


def cure(t: Table, id: str) -> None:
    """SS-23.27: free for the White Temple's own."""
    if t.town.guild != "temple_order":
        t.hero.pack.pay(SERVICES[id])
    if id == "cure_poison":
        t.hero.poisoned = 0
    else:
        t.hero.diseased = False


def _repair(t: Table) -> None:
    hero = t.hero
    hero.pack.pay(repair_price(hero))
    assert hero.armour
    hero.armour = hero.armour._replace(lost=0)


def repair_price(hero: Hero) -> int:
    """SS-23.27: a tenth of the list price for each point."""
    assert hero.armour
    return hero.armour.thing.price * REPAIRS // 100 * hero.armour.lost


def _new_bag(t: Table) -> None:
    """SS-5.12."""
    t.hero.spend()
    t.hero.bags += 1


def _change(t: Table) -> None:
    """SS-23.4: all coins into the largest."""
    hero = t.hero
    value = hero.pack.coin_value
    for stack in hero.pack.coins:
        stack.plain = stack.found = 0
    hero.pack.add_coins(value, False)


AT_ONCE: Verbs[None] = Verbs(
    "a service of the town",
    {
        "buy": buy,
        "sell_valuable": _sell_valuable,
        "deposit": _deposit,
        "withdraw": _withdraw,
        "meal": meal,
        "rent": rent,
        "join": _join,
        "leave_guild": _leave_guild,
        "cure": cure,
        "repair": _repair,
        "bag": _new_bag,
        "change": _change,
    },
)


def coins(t: Table, pick: Pick) -> int:
    """What a pick of the town or of the shop costs, or a valuable brings in, in copper pieces; 0: nothing is paid."""
    match pick:
        case ("buy", str(id)):
            return price(id)
        case ("rent", str(id)):
            return int(DWELLINGS[id]["rent_cp_per_week"])
        case ("meal" | "night" | "cure", str(id)) if id in SERVICES:
            return 0 if pick[0] == "cure" and t.town.guild == "temple_order" else SERVICES[id]
        case ("round_of_drinks",):
            return SERVICES["round_of_drinks"]
        case ("repair",):
            return repair_price(t.hero)
        case ("sell_valuable", int(place), _):
            return t.hero.pack.items[place].price
    return 0
