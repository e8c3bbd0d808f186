"""What each pick of the town, of the shop and of a new character does, told before it is made (SS-2, SS-23, SS-24)."""

from collections.abc import Callable

from oubliettes.games.souterrains.pieces import (
    BANK,
    DOMAINS,
    DUNGEON_SIZES,
    DWELLINGS,
    GUILDS,
    HIT_DICE,
    KITS,
    PO,
    RST,
    RST_BONUS,
    THINGS,
    price,
)
from oubliettes.games.souterrains.rules.peddler import DEAR
from oubliettes.games.souterrains.rules.town.nights import CURED, THIEVES
from oubliettes.games.souterrains.rules.town.selling import sell_base
from oubliettes.games.souterrains.rules.town.services import coins
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Line, Note, Pick, line, note

Say = Callable[[Table, Pick], Note]


def told(*lines: str) -> Say:
    """What is always the same."""
    return lambda t, pick: note(*(line(key) for key in lines))


def families(*keys: str) -> dict[str, str]:
    """Keys of lines by what stands after their first word: each of a few things has its own."""
    return {key.split("-", 1)[1]: key for key in keys}


def _po(cp: int) -> float:
    return cp / PO if cp % PO else cp // PO


def _pays(t: Table, pick: Pick) -> Line | None:
    cost = coins(t, pick)
    return line("pays", po=_po(cost)) if cost else None


# ------------------------------------------------------------------ a new character (SS-2)


def _hit_die(t: Table, pick: Pick) -> Note:
    row = HIT_DICE[str(pick[1])]
    return note(
        line("hit-points", n=row["start_hp_max"]),
        line("traits", n=row["base_rst"]),
        line("domains", n=row["base_domains"]),
        line("extras", n=row["extra_advantages"]),
    )


def _rst(t: Table, pick: Pick) -> Note:
    row = RST[str(pick[1])]
    if row.get("claim"):
        return note(line("bonus", n=RST_BONUS), line("on-honour"))
    return note(line("bonus-on", n=RST_BONUS, tests=list(dict.fromkeys(test.split(":")[0] for test in row["tests"]))))


def _domain(t: Table, pick: Pick) -> Note:
    return note(line("rerolls", tests=list(DOMAINS[str(pick[1])]["tests"])))


def _kit(t: Table, pick: Pick) -> Note:
    return note(line("holds", things=[(id, many) for id, many in KITS[str(pick[1])]["items"].items()]))


def _named(*keys: str) -> Say:
    """A line for each of a few things."""
    own = families(*keys)
    return lambda t, pick: note(line(own[str(pick[1])]))


GUILD_NOTES = families("guild-delvers", "guild-lantern_brothers", "guild-temple_order", "guild-college")


# ------------------------------------------------------------------ buying and selling (SS-23.5 to SS-23.11)


def _buy(t: Table, pick: Pick) -> Note:
    id = str(pick[1])
    times = DEAR if t.phase == "dungeon" else 1
    weight = line("weight", n=THINGS[id].enc) if id in THINGS else None
    return note(line("pays", po=_po(times * price(id))), line("money", po=_po(t.hero.money)), weight)


def _sell(t: Table, pick: Pick) -> Note:
    item = t.hero.pack.items[int(pick[1])]
    if t.phase == "dungeon":
        return note(line("brings", po=_po(item.price // DEAR)))
    return note(line("brings", po=_po(item.price * sell_base(t, item) // 100)), line("may-haggle"))


def _sell_valuable(t: Table, pick: Pick) -> Note:
    """SS-23.11, SS-23.26: at full value, but for the guild's tenth."""
    item = t.hero.pack.items[int(pick[1])]
    share = item.price // 10 if item.dues else 0
    return note(line("brings", po=_po(item.price - share)), line("guild-takes", po=_po(share)) if share else None)


# ------------------------------------------------------------------ bank, nights, guilds, leaving


def _deposit(t: Table, pick: Pick) -> Note:
    """SS-23.24: the fee, rounded up."""
    cp = int(pick[1]) * PO or t.hero.money
    return note(line("fee", po=_po(-(-cp * BANK["fee_percent"] // 100))))


def _withdraw(t: Table, pick: Pick) -> Note:
    cp = int(pick[1]) * PO or t.town.bank
    return note(line("bank-left", po=_po(t.town.bank - cp)))


def _meal(t: Table, pick: Pick) -> Note:
    return note(_pays(t, pick), line("fed"), line("stores-bonus") if pick[1] == "feast" else None)


def _night(t: Table, pick: Pick) -> Note:
    """SS-23.13 to SS-23.15."""
    hero, where = t.hero, str(pick[1])
    eaten = t.town.meal_day == t.day
    if not hero.fatigue:
        rest = line("a-day-passes")
    elif hero.diseased and where != "fine_room":
        rest = line("too-ill")
    elif eaten:
        rest = line("fatigue-gone")
    else:
        rest = line("fatigue-gone-if-fed")
    return note(
        _pays(t, pick),
        rest,
        line("thieves", n=round(100 * THIEVES / 6)) if where == "sleep_rough" else None,
        line("may-cure", n=round(100 * (7 - CURED) / 6)) if where == "fine_room" and hero.diseased else None,
    )


def _night_feed(t: Table, pick: Pick) -> Note:
    if pick[0] == "pay":
        return note(line("resource", n=1), line("fatigue-gone"))
    return note(line("fatigue-stays", n=t.hero.fatigue))


def _rent(t: Table, pick: Pick) -> Note:
    return note(_pays(t, pick), line("a-week"), line("stores", n=DWELLINGS[str(pick[1])]["storage_enc"]))


def _join(t: Table, pick: Pick) -> Note:
    guild = str(pick[1])
    return note(line(GUILD_NOTES[guild]), line("guild-share", n=GUILDS[guild]["share_percent"]))


def _cure(t: Table, pick: Pick) -> Note:
    return note(_pays(t, pick) or line("free-of-charge"), line("cured"))


def _repair(t: Table, pick: Pick) -> Note:
    assert t.hero.armour
    return note(_pays(t, pick), line("armour-back", n=t.hero.armour.lost))


def _return(t: Table, pick: Pick) -> Note:
    dungeon = t.dungeons[int(pick[1])]
    known = sum(section.known for section in dungeon.sections)
    return note(line("known-sections", n=known), line("danger-there", n=dungeon.danger))


def _new(t: Table, pick: Pick) -> Note:
    row = DUNGEON_SIZES[str(pick[1])]
    return note(
        line("levels", n=row["levels"]), line("a-new-one-a-night") if t.settings.game_mode == "career" else None
    )


TOWN: dict[str, Say] = {
    "name": told("a-name"),
    "hit_die": _hit_die,
    "extra": _named("extra-extra_rst", "extra-extra_domain", "extra-gift"),
    "rst": _rst,
    "domain": _domain,
    "roll_domain": told("one-of-six"),
    "gift": _named("gift-consecrated", "gift-infravision", "gift-magic"),
    "kit": _kit,
    "buy": _buy,
    "done": told("done"),
    "sell": _sell,
    "sell_valuable": _sell_valuable,
    "sell_torches": told("half-price", "may-haggle"),
    "sell_resources": told("half-price", "may-haggle"),
    "deposit": _deposit,
    "withdraw": _withdraw,
    "meal": _meal,
    "round_of_drinks": lambda t, pick: note(_pays(t, pick), line("a-rumour")),
    "night": _night,
    "pay": _night_feed,
    "decline": _night_feed,
    "rent": _rent,
    "store": told("at-home"),
    "fetch": told("from-home"),
    "fetch_all": told("from-home"),
    "give_away": told("lost-for-good"),
    "join": _join,
    "leave_guild": told("out-of-guild"),
    "cure": _cure,
    "repair": _repair,
    "change": told("largest-coins"),
    "expedition": told("choose-where"),
    "retire": lambda t, pick: note(line("career-ends"), line("xp-counts", n=t.hero.xp), danger=True),
    "pause": told("another-time"),
    "back": told("stays-in-town"),
    "return": _return,
    "new": _new,
    "module": told("a-written-dungeon"),
    "shared": told("the-same-for-all"),
}
