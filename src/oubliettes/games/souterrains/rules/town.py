"""The town: shop, inn, bank, guild, dwelling, healer (SS-23)."""

from oubliettes.games.souterrains.hero import Goods, Hero, Item, Stack
from oubliettes.games.souterrains.pieces import (
    BANK,
    CLOCK,
    DAY,
    DWELLINGS,
    FORTUNE,
    GUILDS,
    INNS,
    LAST_DAY,
    MEALS,
    PO,
    RESALE,
    RESOURCE_PRICE,
    RUMOURS,
    SERVICES,
    THINGS,
    TORCH_PACK,
    TORCH_PRICE,
    TOWN_PICKS,
    WEEK,
    price,
)
from oubliettes.games.souterrains.rules.creation import buy, buy_options
from oubliettes.games.souterrains.rules.dice import Told, d, read
from oubliettes.games.souterrains.rules.gear import (
    MOST_PICKS,
    armour_options,
    change_one,
    free_options,
    hand_options,
    trinket_options,
)
from oubliettes.games.souterrains.rules.treasure import DONE, drop, drop_options, move_stack
from oubliettes.games.souterrains.rules.trial import decide, prepare
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.kernel import Ask, Pick, Script

EXPEDITION: Pick = ("expedition",)
RETIRE: Pick = ("retire",)
PAUSE: Pick = ("pause",)
CHANGE: Pick = ("change",)
GEAR: Pick = ("gear",)
DRINKS: Pick = ("round_of_drinks",)
LEAVE_GUILD: Pick = ("leave_guild",)
REPAIR: Pick = ("repair",)
NEW_BAG: Pick = ("bag",)
STORE: Pick = ("store",)
FETCH: Pick = ("fetch",)
GIVE_AWAY: Pick = ("give_away",)
PAY: Pick = ("pay",)
DECLINE: Pick = ("decline",)
RETURN: Pick = ("reroll",)
THIEVES: int = FORTUNE["thieves_up_to"]
CURED: int = FORTUNE["cured_from"]
COLLEGE_BASE: int = FORTUNE["college_percent"]
"""The College of Arcana: magic sells from this base."""


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
        if not serve(t, pick):
            break
    verb = pick[0]
    if pick is RETIRE:
        t.then(("retired",))
    elif pick is PAUSE:
        t.then(("paused",))
    elif pick is EXPEDITION:
        t.then(("choose_dungeon",))
    else:
        t.then((f"town_{verb}", *pick[1:]), ("town",))


def last_options(t: Table) -> list[Pick]:
    """SS-24.12: after 500 picks in a day only a night, an expedition and retirement."""
    return [*night_options(t), *([EXPEDITION] if t.hero.status < 3 else []), RETIRE]


def town_options(t: Table) -> list[Pick]:
    hero, town = t.hero, t.town
    money = hero.money
    found: list[Pick] = [*last_options(t), PAUSE]
    found += buy_options(t)
    found += sell_options(hero)
    for amount in BANK["amounts_po"]:
        if amount == -1:
            found += [("deposit", 0)] if money else []
            found += [("withdraw", 0)] if town.bank else []
        else:
            found += [("deposit", amount)] if money >= amount * PO else []
            found += [("withdraw", amount)] if town.bank >= amount * PO else []
    if town.meal_day != t.day:
        found += [("meal", meal) for meal in MEALS if money >= SERVICES[meal]]
        if town.guild:
            found.append(("meal", "guild"))
    if town.drink_day != t.day and money >= SERVICES["round_of_drinks"]:
        found.append(DRINKS)
    found += dwelling_options(t)
    if town.guild_day != t.day:
        found += [("join", guild) for guild in GUILDS if guild != town.guild] if not town.guild else [LEAVE_GUILD]
    order = town.guild == "temple_order"
    if hero.poisoned and (order or money >= SERVICES["cure_poison"]):
        found.append(("cure", "cure_poison"))
    if hero.diseased and (order or money >= SERVICES["cure_disease"]):
        found.append(("cure", "cure_disease"))
    if hero.armour and hero.armour.lost and money >= repair_price(hero):
        found.append(REPAIR)
    if hero.resources:
        found.append(NEW_BAG)
    found += [CHANGE, GEAR, GIVE_AWAY]
    return found


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


def night_options(t: Table) -> list[Pick]:
    """SS-23.12, SS-23.15, SS-23.28: sleeping rough is always possible."""
    town = t.town
    found: list[Pick] = [("night", inn) for inn in INNS if t.hero.money >= SERVICES[inn]]
    if town.dwelling and town.paid_until >= t.day:
        found.append(("night", "home"))
    if town.guild and town.free_night_day != t.day:
        found.append(("night", "guild"))
    return [*found, ("night", "sleep_rough")]


def dwelling_options(t: Table) -> list[Pick]:
    """SS-23.20 to SS-23.22: rent a week ahead at most; store and fetch while it is paid."""
    town = t.town
    found: list[Pick] = []
    for id, row in DWELLINGS.items():
        if t.hero.money >= row["rent_cp_per_week"] and (town.dwelling != id or town.paid_until < t.day + WEEK):
            found.append(("rent", id))
    if town.dwelling and town.paid_until >= t.day:
        found.append(STORE)
    if town.dwelling and not town.stored.empty:
        found.append(FETCH)
    return found


# ------------------------------------------------------------------ what needs no dice


def serve(t: Table, pick: Pick) -> bool:
    """Carry out a pick without chance. False: it is for a beat of its own."""
    hero, town = t.hero, t.town
    verb = pick[0]
    if verb == "buy":
        buy(t, str(pick[1]))
    elif verb == "sell_valuable":
        item = hero.pack.items.pop(int(pick[1]))
        receive(t, item.price, item.dues)
    elif verb == "deposit":
        deposit(t, int(pick[1]) * PO or hero.money)
    elif verb == "withdraw":
        cp = int(pick[1]) * PO or town.bank
        town.bank -= cp
        hero.pack.add_coins(cp, False)
    elif verb == "meal":
        meal(t, str(pick[1]))
    elif verb == "rent":
        rent(t, str(pick[1]))
    elif verb == "join":
        town.guild, town.guild_day = str(pick[1]), t.day
    elif pick is LEAVE_GUILD:
        town.guild, town.guild_day = "", t.day
    elif verb == "cure":
        cure(t, str(pick[1]))
    elif pick is REPAIR:
        hero.pack.pay(repair_price(hero))
        assert hero.armour
        hero.armour = hero.armour._replace(lost=0)
    elif pick is NEW_BAG:
        hero.spend()
        hero.bags += 1
    elif pick is CHANGE:
        change(hero)
    else:
        return False
    return True


def receive(t: Table, cp: int, dues: bool) -> None:
    """SS-23.26: a tenth of the sale of a find brought out as a member is the guild's."""
    share = cp // 10 if dues else 0
    t.hero.pack.add_coins(cp - share, False)
    t.say("sold", "SS-23.11", po=(cp - share) // PO)


def deposit(t: Table, cp: int) -> None:
    """SS-23.24: a tenth is the fee, rounded up to the copper piece."""
    t.hero.pack.pay(cp)
    t.town.bank += cp - -(-cp * BANK["fee_percent"] // 100)


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
        town.paid_until = min(town.paid_until + WEEK, t.day + 2 * WEEK - 1)
    else:
        town.dwelling, town.paid_until = id, t.day + WEEK - 1
    if row.get("renown_once") and not town.manor:
        town.manor = True
        t.deeds.renown += row["renown_once"]  # SS-23.21


def cure(t: Table, id: str) -> None:
    """SS-23.27: free for the White Temple's own."""
    if t.town.guild != "temple_order":
        t.hero.pack.pay(SERVICES[id])
    if id == "cure_poison":
        t.hero.poisoned = 0
    else:
        t.hero.diseased = False


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


def repair_price(hero: Hero) -> int:
    """SS-23.27: a tenth of the list price for each point."""
    assert hero.armour
    return hero.armour.thing.price // 10 * hero.armour.lost


def change(hero: Hero) -> None:
    """SS-23.4: all coins into the largest."""
    value = hero.pack.coin_value
    for stack in hero.pack.coins:
        stack.plain = stack.found = 0
    hero.pack.add_coins(value, False)


# ------------------------------------------------------------------ selling with Negotiation (SS-23.7 to SS-23.10)


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
    asks: list[Pick] = [("ask_more", 0), *(("ask_more", more) for more in RESALE["asks"] if base + more <= 100)]
    pick: Pick = yield Ask(SEAT, "haggle", asks, rule="SS-23.10", facts={"po": value // PO, "cp": value, "base": base})
    more = int(pick[1])
    if more and not (yield from decide(t, "haggle-test", haggle_trial(t))):
        more = -more
    return value * (base + more) // 100


def haggle_trial(t: Table) -> Trial:
    """SS-23.9: with the merchant."""
    trial = prepare(t, "negotiation", malus=(("opponents", RESALE["merchant_hd"]),))
    trial.money = "any"
    return trial


# ------------------------------------------------------------------ nights and rumours


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
        so = ("robbed", "undisturbed")
        disturbed = (yield from d(t, 6, "rough_night", "SS-23.15", need="<=", target=THIEVES, outcomes=so)) <= THIEVES
    if disturbed:
        told: Told = []
        stolen = min(hero.money, (yield from d(t, 6, "theft", "SS-23.15", by="", into=told)) * PO)
        hero.pack.pay(stolen)
        t.say("robbed-rough", "SS-23.15", po=stolen // PO, rolls=tuple(told))
    if where == "fine_room" and hero.diseased:
        so = ("cured", "still_ill")
        hero.diseased = (yield from d(t, 6, "cure", "SS-23.13", need=">=", target=CURED, outcomes=so)) < CURED
    if fed and not disturbed and not hero.diseased:
        hero.fatigue = 0
    pass_night(t)


def pass_night(t: Table) -> None:
    t.clock += CLOCK["turns_per_day"] * CLOCK["rounds_per_turn"]
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


# ------------------------------------------------------------------ gear and store, one beat each


def town_gear(t: Table) -> Script[None]:
    """SS-23.29: hands, lights, armour and trinkets, at no cost."""
    hero = t.hero
    for _ in range(MOST_PICKS):
        options = [
            DONE, *hand_options(hero, set()), *free_options(hero), *trinket_options(hero), *armour_options(hero)
        ]  # fmt: skip
        pick: Pick = options[0]
        if len(options) > 1:
            pick = yield Ask(SEAT, "gear", options, rule="SS-23.29")
        if pick is DONE:
            return
        if pick[0] in ("don", "doff"):
            wear(hero, pick)
        else:
            change_one(t, pick)


def wear(hero: Hero, pick: Pick) -> None:
    new = hero.pack.items.pop(int(pick[1])) if pick[0] == "don" else None
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
            _put(t.hero, trial, pick)
            if room < 0 or trial.enc <= room:
                options.append(pick)
        chosen: Pick = options[0]
        if len(options) > 1:
            chosen = yield Ask(SEAT, "store", options, rule="SS-23.21")
        if chosen is DONE:
            return
        drop(t, chosen, t.town.stored)


def _put(hero: Hero, where: Goods, pick: Pick) -> None:
    """What the store would hold."""
    if pick[0] == "drop":
        where.items.append(hero.pack.items[int(pick[1])])
    elif pick[0] == "drop_stub":
        where.stubs.append(hero.pack.stubs[int(pick[1])])
    else:
        copy = hero.pack.copy()
        move_stack(copy, where, str(pick[1]), int(pick[2]))


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
            t.hero.pack.items.append(stored.items.pop(int(pick[1])))
        else:
            t.hero.pack.add(stored)
            t.town.stored = Goods()
            return


def town_give_away(t: Table) -> Script[None]:
    """SS-23.30: what is given away is lost."""
    for _ in range(MOST_PICKS):
        options: list[Pick] = [DONE, *drop_options(t.hero)]
        pick: Pick = options[0]
        if len(options) > 1:
            pick = yield Ask(SEAT, "give-away", options, rule="SS-23.30")
        if pick is DONE:
            return
        drop(t, pick, Goods())


STEPS = {
    "town": town,
    "town_sell": town_sell,
    "town_sell_torches": town_sell_torches,
    "town_sell_resources": town_sell_resources,
    "town_night": town_night,
    "town_round_of_drinks": town_round_of_drinks,
    "town_gear": town_gear,
    "town_store": town_store,
    "town_fetch": town_fetch,
    "town_give_away": town_give_away,
}
