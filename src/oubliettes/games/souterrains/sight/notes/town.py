"""What each pick of the town, of the shop and of a new character does, told before it is made (SS-2, SS-23, SS-24)."""

from oubliettes.games.souterrains.pieces import (
    BANK,
    DOMAINS,
    DUNGEON_SIZES,
    DWELLINGS,
    FACES,
    GUILDS,
    HIT_DICE,
    KITS,
    RESALE,
    RST,
    RST_BONUS,
    WEEK,
)
from oubliettes.games.souterrains.rules.peddler import CHEAP, DEAR
from oubliettes.games.souterrains.rules.town.nights import CURED, THIEVES
from oubliettes.games.souterrains.rules.town.selling import COLLEGE_BASE, haggle_trial, sell_base
from oubliettes.games.souterrains.rules.town.services import coins, dues_of
from oubliettes.games.souterrains.rules.trial import STORED_BONUS
from oubliettes.games.souterrains.sight.notes.parts import Say, above, families, po, resource, told
from oubliettes.games.souterrains.sight.odds import passes
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO, THINGS, price
from oubliettes.kernel import Ask, Line, Note, line, note


def _pays(t: Table, *pick: str | int) -> Line | None:
    cost = coins(t, pick)
    return line("pays", po=po(cost)) if cost else None


# ------------------------------------------------------------------ a new character (SS-2)


def _hit_die(t: Table, id: str) -> Note:
    row = HIT_DICE[id]
    return note(
        line("hit-points", n=row["start_hp_max"]),
        line("traits", n=row["base_rst"]),
        line("domains", n=row["base_domains"]),
        line("extras", n=row["extra_advantages"]),
    )


def _rst(t: Table, id: str) -> Note:
    row = RST[id]
    if row.get("claim"):
        return note(line("bonus", n=RST_BONUS), line("on-honour"))
    return note(line("bonus-on", n=RST_BONUS, tests=list(dict.fromkeys(test.split(":")[0] for test in row["tests"]))))


def _domain(t: Table, id: str) -> Note:
    return note(line("rerolls", tests=list(DOMAINS[id]["tests"])))


def _kit(t: Table, kit: str) -> Note:
    return note(line("holds", things=[(id, many) for id, many in KITS[kit]["items"].items()]))


def _named(*keys: str) -> Say:
    """A line for each of a few things."""
    own = families(*keys)
    return lambda t, id: note(line(own[id]))


GUILD_FACTS: dict[str, dict[str, int]] = {
    "delvers": {"n": GUILDS["delvers"]["resources"]},
    "temple_order": {"n": STORED_BONUS},
    "college": {"percent": COLLEGE_BASE},
}
GUILD_NOTES = families("guild-delvers", "guild-lantern_brothers", "guild-temple_order", "guild-college")


# ------------------------------------------------------------------ buying and selling (SS-23.5 to SS-23.11)


def _buy(t: Table, id: str) -> Note:
    times = DEAR if t.phase == "dungeon" else 1
    weight = line("weight", n=THINGS[id].enc) if id in THINGS else None
    return note(line("pays", po=po(times * price(id))), line("money", po=po(t.hero.money)), weight)


def _sell(t: Table, place: int, id: str) -> Note:
    item = t.hero.pack.items[place]
    if t.phase == "dungeon":
        return note(line("brings", po=po(item.price * CHEAP // 100)))
    return note(line("brings", po=po(item.price * sell_base(t, item) // 100)), line("may-haggle"))


def _sell_valuable(t: Table, place: int, id: str) -> Note:
    """SS-23.11, SS-23.26: at full value, but for the guild's tenth."""
    item = t.hero.pack.items[place]
    share = dues_of(item.price) if item.dues else 0
    return note(line("brings", po=po(item.price - share)), line("guild-takes", po=po(share)) if share else None)


# ------------------------------------------------------------------ bank, nights, guilds, leaving


def _deposit(t: Table, amount: int) -> Note:
    """SS-23.24: the fee, rounded up."""
    cp = amount * PO or t.hero.money
    return note(line("fee", po=po(-(-cp * BANK["fee_percent"] // 100))))


def _withdraw(t: Table, amount: int) -> Note:
    cp = amount * PO or t.town.bank
    return note(line("bank-left", po=po(t.town.bank - cp)))


def _meal(t: Table, grade: str) -> Note:
    return note(
        _pays(t, "meal", grade), line("fed"), line("stores-bonus", n=STORED_BONUS) if grade == "feast" else None
    )


def _night(t: Table, where: str) -> Note:
    """SS-23.13 to SS-23.15."""
    hero = t.hero
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
        _pays(t, "night", where),
        rest,
        line("thieves", n=100 - above(FACES["rough_night"], THIEVES)) if where == "sleep_rough" else None,
        line("may-cure", n=above(FACES["cure"], CURED - 1)) if where == "fine_room" and hero.diseased else None,
    )


def _fed_night(t: Table) -> Note:
    return note(resource(), line("fatigue-gone"))


def _hungry_night(t: Table) -> Note:
    return note(line("fatigue-stays", n=t.hero.fatigue))


def _rent(t: Table, id: str) -> Note:
    return note(_pays(t, "rent", id), line("a-week", n=WEEK), line("stores", n=DWELLINGS[id]["storage_enc"]))


def _join(t: Table, guild: str) -> Note:
    return note(
        line(GUILD_NOTES[guild], **GUILD_FACTS.get(guild, {})), line("guild-share", n=GUILDS[guild]["share_percent"])
    )


def _cure(t: Table, id: str) -> Note:
    return note(_pays(t, "cure", id) or line("free-of-charge"), line("cured"))


def _repair(t: Table) -> Note:
    assert t.hero.armour
    return note(_pays(t, "repair"), line("armour-back", n=t.hero.armour.lost))


def _return(t: Table, number: int, way_in: int) -> Note:
    dungeon = t.dungeons[number]
    known = sum(section.known for section in dungeon.sections)
    return note(line("known-sections", n=known), line("danger-there", n=dungeon.danger))


def _new(t: Table, size: str, theme: str) -> Note:
    row = DUNGEON_SIZES[size]
    return note(
        line("levels", n=row["levels"]), line("a-new-one-a-night") if t.settings.game_mode == "career" else None
    )


def _round_of_drinks(t: Table) -> Note:
    return note(_pays(t, "round_of_drinks"), line("a-rumour"))


def _retire(t: Table) -> Note:
    return note(line("career-ends"), line("xp-counts", n=t.hero.xp), danger=True)


def haggle(t: Table, ask: Ask, more: int) -> Note:
    """SS-23.9, SS-23.10: so many points more, or as many less."""
    facts = ask.facts or {}
    value, base = int(facts["cp"]), int(facts["base"])

    def brings(percent: int) -> float:
        return po(value * percent // 100)

    if not more:
        return note(line("brings", po=brings(base)), chance=1.0)
    both = line("brings", po=brings(base + more)), line("or-brings", po=brings(base - more))
    return note(*both, chance=passes(t, haggle_trial(t)))


VERBS: dict[str, Say] = {
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
    "sell_torches": told("half-price", "may-haggle", percent=RESALE["base_percent"]),
    "sell_resources": told("half-price", "may-haggle", percent=RESALE["base_percent"]),
    "deposit": _deposit,
    "withdraw": _withdraw,
    "meal": _meal,
    "round_of_drinks": _round_of_drinks,
    "night": _night,
    "pay": _fed_night,
    "decline": _hungry_night,
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
    "retire": _retire,
    "pause": told("another-time"),
    "back": told("stays-in-town"),
    "return": _return,
    "new": _new,
    "module": told("a-written-dungeon"),
    "shared": told("the-same-for-all"),
}
PROMPTS: dict[str, dict[str, Say]] = {
    "rumour": {"reroll": told("another-rumour"), "keep": told("keeps-rumour")},
    "trade": {"done": told("trade-over")},
}
"""What is said otherwise to these questions."""
