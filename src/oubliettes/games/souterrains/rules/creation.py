"""Making a character (SS-2)."""

from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import (
    ANONYMOUS,
    CAREER,
    DOMAIN_ROLL,
    DOMAINS,
    FORTUNE,
    FREE_RST,
    GIFTS,
    HIT_DICE,
    KITS,
    NAMES,
    READY_RST,
    dice,
)
from oubliettes.games.souterrains.rules.carrying import DONE
from oubliettes.games.souterrains.rules.dice import Told, d, read, total
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import LANTERN_ROUNDS, PO, SHOP, TORCH_PACK, price
from oubliettes.kernel import TEXT, Ask, Pick, Script, choose, word

ROLL_DOMAIN: Pick = ("roll_domain",)
START_HD: int = CAREER["start_hd"]
"""SS-2.3."""
START_HP: dict[int, int] = {row["faces"]: row["start_hp_max"] for row in HIT_DICE.values()}
"""SS-2.13: by hit die."""
WEALTH = dice(FORTUNE["wealth"])
WEALTH_TIMES: int = FORTUNE["wealth_times"]


def create(t: Table) -> Script[None]:
    """SS-2.1: name, hit die, extra advantages; what follows is rolled or picked in its turn."""
    hero, settings = t.hero, t.settings
    hero.hd = START_HD
    hero.motive, hero.talent = settings.motive, settings.talent
    if settings.name:
        hero.name = TEXT + settings.name  # SS-29.9
    else:
        named: Pick = yield Ask(SEAT, "name", [("name", name) for name in (*NAMES, ANONYMOUS)], rule="SS-2.2")
        hero.name = word(named)
    pick: Pick = yield Ask(SEAT, "hit-die", [("hit_die", id) for id in HIT_DICE], rule="SS-2.5")
    row = HIT_DICE[word(pick)]
    hero.hit_die = row["faces"]
    rst, domains, gifts = row["base_rst"], row["base_domains"], 0
    for _ in range(row["extra_advantages"]):  # SS-2.11: a D8 has none
        pick = yield Ask(SEAT, "extra", [("extra", id) for id in ("extra_rst", "extra_domain", "gift")], rule="SS-2.9")
        rst += pick[1] == "extra_rst"
        domains += pick[1] == "extra_domain"
        gifts += pick[1] == "gift"
    for _ in range(rst):
        free: list[Pick] = [("rst", id) for id in (*READY_RST, FREE_RST) if id not in hero.rst]
        pick = yield Ask(SEAT, "rst", free, rule="SS-2.16")
        hero.rst.append(word(pick))
    hero.honour |= FREE_RST in hero.rst  # SS-2.17
    t.then(*(("domain",),) * domains, ("gifts", gifts), ("hit_points",), ("wealth",), ("born",))


def domain(t: Table) -> Script[None]:
    """SS-2.19, SS-2.20: chosen or rolled; one already owned is rolled again."""
    hero = t.hero
    options: list[Pick] = [("domain", id) for id in DOMAINS if id not in hero.domains]
    pick: Pick = yield Ask(SEAT, "domain", [*options, ROLL_DOMAIN], rule="SS-2.19")
    if pick is not ROLL_DOMAIN:
        hero.domains.append(word(pick))
        return
    told: Told = []
    while True:
        found = yield from read(t, DOMAIN_ROLL, "domain", "SS-2.19", into=told)
        if found not in hero.domains:
            hero.domains.append(found)
            t.say("domain-rolled", "SS-2.19", domain=found, rolls=tuple(told))
            return


def gifts(t: Table, many: int) -> Script[None]:
    """SS-2.9, SS-2.12: among three, never the same twice."""
    for _ in range(many):
        options: list[Pick] = [("gift", id) for id in GIFTS if id not in t.hero.gifts]
        pick: Pick = yield Ask(SEAT, "gift", options, rule="SS-2.9")
        t.hero.gifts.append(word(pick))


def hit_points(t: Table) -> Script[None]:
    """SS-2.13, SS-2.14."""
    hero = t.hero
    hero.hp_max = START_HP[hero.hit_die]
    if t.settings.hp_mode == "rolled":
        hero.hp_max = yield from d(t, hero.hit_die, "hit_points", "SS-2.14")
    hero.hp = hero.hp_max


def wealth(t: Table) -> Script[None]:
    """SS-2.28 to SS-2.32."""
    hero = t.hero
    mode = t.settings.wealth_mode
    if mode == "nothing":
        hero.purse = False
    elif mode == "equipped":
        t.then(("kit",))
    else:
        told: Told = []
        value = (yield from total(t, WEALTH, "wealth", "SS-2.28", into=told)) * WEALTH_TIMES
        hero.pack.coins[1].plain += value
        t.say("wealth", "SS-2.28", po=value, rolls=tuple(told))
        t.then(("shop",))


def kit(t: Table) -> Script[None]:
    """SS-2.30."""
    pick: Pick = yield Ask(SEAT, "kit", [("kit", id) for id in KITS], rule="SS-2.30")
    for id, many in KITS[word(pick)]["items"].items():
        give(t, id, many)


def shop(t: Table) -> Script[None]:
    """SS-2.28, SS-23.5: purchases at list price until done, one beat."""
    while True:
        options: list[Pick] = [DONE, *buy_options(t)]
        pick = yield from choose(SEAT, "shop", options, rule="SS-2.28", facts={"po": t.hero.money // PO})
        if pick is DONE:
            return
        buy(t, word(pick))


def buy_options(t: Table) -> list[Pick]:
    """SS-23.6: the stock is unlimited."""
    money = t.hero.money
    return [("buy", id) for id in SHOP if price(id) <= money]


def buy(t: Table, id: str) -> None:
    t.hero.pack.pay(price(id))
    give(t, id, TORCH_PACK if id == "torches" else 1)
    t.say("bought", "SS-23.5", item=id)


def give(t: Table, id: str, many: int) -> None:
    pack = t.hero.pack
    if id == "resource":
        pack.resources.plain += many
    elif id == "torches":
        pack.torches.plain += many
    else:
        pack.items += [Item(id, left=LANTERN_ROUNDS if id == "lantern" else 0)] * many


STEPS = {
    "create": create,
    "domain": domain,
    "gifts": gifts,
    "hit_points": hit_points,
    "wealth": wealth,
    "kit": kit,
    "shop": shop,
}
