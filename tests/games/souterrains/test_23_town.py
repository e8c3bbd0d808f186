"""SS-23: the town."""

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import DAY
from oubliettes.games.souterrains.rules.careers.hall import wealth
from oubliettes.games.souterrains.table import Encounter
from oubliettes.games.souterrains.wares import COIN_CP, COINS
from oubliettes.kernel import Match, ScriptedDice
from tests.games.souterrains.situation import coins, d10, group, in_town_again, needed, play, table, town
from tests.support import do, offers, rule, said


@rule("SS-23.1", "SS-23.2", "SS-23.28", "SS-23.6")
def test_the_town_never_blocks() -> None:
    match = town()
    assert {"night sleep_rough", "expedition", "retire", "gear", "give_away", "change"} <= set(offers(match))
    assert not any(pick.startswith(("buy", "meal", "rent", "deposit")) for pick in offers(match))
    rich = town(po=5000, resources=1)
    assert {"buy plate", "buy torches", "bag", "rent manor", "join college", "round_of_drinks"} <= set(offers(rich))
    assert not any(pick == f"buy {id}" for pick in offers(rich) for id in ("dagger_1", "antidote"))
    do(rich, "buy torches", "bag")
    assert (rich.table.hero.pack.torches.all, rich.table.hero.coin_room) == (6, 800 - rich.table.hero.pack.coin_count)


@rule("SS-23.3", "SS-23.4", "SS-23.5")
def test_coins_and_change() -> None:
    assert dict(zip(COINS, COIN_CP, strict=True)) == {
        "platinum": 500,
        "gold": 100,
        "electrum": 50,
        "silver": 10,
        "copper": 1,
    }
    match = town()
    coins(match.table, copper=777)
    do(match, "change")
    assert [stack.all for stack in match.table.hero.pack.coins] == [1, 2, 1, 2, 7]
    match = town(po=10)
    do(match, "buy small_melee")
    assert match.table.hero.money == 700


@rule("SS-23.10")
def test_a_heavy_pack_does_not_spoil_a_sale_and_fatigue_does() -> None:
    for fatigue, need in ((0, 15), (3, 18)):
        match = town(items=["plate"] * 4 + ["medium_melee"], po=10, fatigue=fatigue, rolls=[10])
        assert match.table.hero.status > 0
        do(match, "sell 4 medium_melee", "ask_more 10")
        assert needed(match) == need


@rule("SS-23.10", "SS-23.26")
def test_nobody_asks_for_more_than_the_whole_price() -> None:
    for guild, most in (("", 50), ("college", 40)):
        new = table(items=["lens_1"])
        new.town.guild, new.phase, new.here = guild, "town", -1
        match = play(new, ("town_sell", 0, "lens_1"))
        assert offers(match)[-1] == f"ask_more {most}"


@rule("SS-23.11")
def test_valuables_sell_in_full() -> None:
    new = town().table
    new.hero.pack.items = [Item("moonstone", value=4300)]
    new.agenda = [("town",)]
    do(Match.at(GAME, new, ScriptedDice([])), "sell_valuable 0 moonstone")
    assert new.hero.money == 4300


@rule("SS-23.11", "SS-24.6")
def test_resources_sell_like_other_equipment() -> None:
    match = town(resources=5, rolls=[20])
    assert wealth(match.table) == 5
    assert {"sell_resources resource 1", "sell_resources resource 5"} < set(offers(match))
    do(match, "sell_resources resource 1", "ask_more 0")
    assert (match.table.hero.resources, match.table.hero.money) == (4, 100)
    do(match, "sell_resources resource 4", "ask_more 50")  # what is on the counter helps no test: no question, the die
    assert (match.table.hero.resources, match.table.hero.money) == (0, 900)
    assert not any(pick.startswith("sell_resources") for pick in offers(match))


@rule("SS-23.12", "SS-23.13", "SS-23.14", "SS-7.25")
def test_nights() -> None:
    match = town(po=1, fatigue=4)
    do(match, "meal soup", "night dormitory")
    assert (match.table.hero.fatigue, match.table.day, match.table.hero.money) == (0, 1, 70)
    hungry = town(po=1, fatigue=4)
    do(hungry, "night inn_room")
    assert (hungry.table.hero.fatigue, hungry.table.hero.money) == (4, 70)
    fed = do(town(po=1, fatigue=4, resources=1), "night fine_room", "pay")
    assert (fed.table.hero.fatigue, fed.table.hero.money) == (0, 50)
    sick = town(po=1, fatigue=4, rolls=[5])
    sick.table.hero.diseased = True
    do(sick, "meal soup", "night fine_room")
    assert (sick.table.hero.diseased, sick.table.hero.fatigue) == (False, 0)


@rule("SS-23.15")
def test_sleeping_rough() -> None:
    match = do(town(po=3, fatigue=2, rolls=[2, 5]), "meal soup", "night sleep_rough")
    assert (match.table.hero.fatigue, match.table.hero.money) == (2, 0)
    match = do(town(po=3, fatigue=2, rolls=[3]), "meal soup", "night sleep_rough")
    assert (match.table.hero.fatigue, match.table.hero.money) == (0, 290)


@rule("SS-23.16", "SS-23.17")
def test_meals() -> None:
    match = town(po=2, rolls=[1, 1])
    do(match, "meal feast")
    assert match.table.hero.money == 100
    assert not any(pick.startswith("meal") for pick in offers(match))  # one a day
    do(match, "expedition", "new small temple")
    assert match.table.hero.stored == 1


@rule("SS-23.17", "SS-26.12")
def test_a_stored_bonus_is_offered_underground_and_used_once() -> None:
    new = table(resources=1)
    new.hero.stored = 1
    match = play(new, ("searched",), rolls=[2, *d10(0)])
    assert "stored" in offers(match)
    before = needed(match)
    do(match, "stored")
    assert (before - needed(match), new.hero.stored, "stored" in offers(match)) == (2, 0, False)
    new.hero.stored, new.phase = 1, "town"
    assert not any("stored" in pick for pick in offers(play(new, ("town_sell_resources", "resource", 1))))


@rule("SS-23.18", "SS-23.19", "SS-24.11")
def test_rumours() -> None:
    match = do(town(po=2, rolls=[3, 1, 1]), "round_of_drinks")
    assert (match.table.town.rumour, match.table.hero.money) == ("quiet_day", 100)
    assert "round_of_drinks" not in offers(match)
    do(match, "expedition", "new small temple")
    assert (match.table.quiet_test, match.table.town.rumour) == (True, "")
    new = match.table
    new.t, new.six_at = 72, 72
    match = play(new, ("checks",))
    assert ("quiet-day" in said(match), new.quiet_test) == (True, False)
    sleepy = table()
    sleepy.sleepy = True
    sleepy.dungeon.groups.append(group("orc"))
    sleepy.fight = Encounter(0, "wander")
    match = play(sleepy, ("group_surprise",))
    assert match.table.enc.group_surprised


@rule("SS-23.20", "SS-23.21", "SS-23.22")
def test_a_dwelling() -> None:
    match = town(po=1, items=["war_drum"] * 6)
    do(match, "rent hovel", "store", *["drop 0 war_drum"] * 5)
    assert not any("war_drum" in pick for pick in offers(match))  # 20 Encumbrance
    do(match, "done")
    assert match.table.town.stored.enc == 20
    do(match, "night home")
    assert match.table.hero.money == 90
    do(match, "fetch", "fetch_all")
    assert len(match.table.hero.pack.items) == 6
    lapsed = town(po=1, items=["war_drum"], rolls=[3] * 20)
    do(lapsed, "rent hovel", "store", "drop 0 war_drum")
    if lapsed.pending[0].prompt == "store":
        do(lapsed, "done")
    do(lapsed, *["night sleep_rough"] * 13)
    assert not lapsed.table.town.stored.empty  # 7 days of grace
    do(lapsed, *["night sleep_rough"] * 2)
    assert lapsed.table.town.stored.empty
    manor = do(town(po=200), "rent manor")
    assert manor.table.deeds.renown == 2


@rule("SS-23.21", "SS-23.22")
def test_a_manor_is_famous_once_and_rent_runs_a_week_ahead() -> None:
    match = do(town(po=1000), "rent manor", "rent manor")
    table_ = match.table
    assert (table_.deeds.renown, table_.town.paid_until) == (2, 13)
    assert "rent manor" not in offers(match)
    assert "rent hovel" in offers(match)


@rule("SS-23.22")
def test_a_store_is_lost_while_he_is_underground_too() -> None:
    for day, kept in ((13, 1), (14, 0)):
        new = table()
        new.town.dwelling, new.town.paid_until = "hovel", 6
        new.town.stored.items.append(Item("shield"))
        new.clock = day * DAY
        new.dungeon.next_drop = 10**9
        do(play(new), "leave")
        assert (len(new.town.stored.items), bool(new.town.dwelling)) == (kept, bool(kept))


@rule("SS-23.24", "SS-23.23")
def test_the_banks_fee_is_rounded_up() -> None:
    new = table(po=1)
    coins(new, copper=1)
    new.phase, new.here = "town", -1
    match = play(new, ("town",))
    do(match, "deposit 0")
    assert (new.hero.money, new.town.bank) == (0, 101 - 11)
    do(match, "withdraw 0")
    assert (new.hero.money, new.town.bank) == (90, 0)


@rule("SS-23.25", "SS-23.26")
def test_guilds() -> None:
    match = do(town(rolls=[1, 1]), "join delvers")
    assert not any(pick.startswith(("join", "leave_guild")) for pick in offers(match))  # once a day
    do(match, "meal guild", "expedition", "new small temple")
    assert match.table.hero.resources == 2
    new = table()
    new.town.guild = "college"
    new.hero.pack.coins[1].found = 50
    new.hero.pack.items = [Item("moonstone", value=1000, found=True), Item("dagger_1", found=True)]
    match = do(play(new), "leave")
    assert (new.hero.xp, new.hero.money) == (50 + 10 + 300, 4500)
    do(match, "sell_valuable 0 moonstone")
    assert new.hero.money == 4500 + 900  # a tenth of the sale of a find
    do(match, "sell 0 dagger_1", "ask_more 0")
    assert new.hero.money == 5400 + 18000 - 1800  # from a base of 60 %
    temple = town()
    temple.table.town.guild = "temple_order"
    temple.table.hero.diseased = True
    temple = Match.at(GAME, in_town_again(temple.table), ScriptedDice([]))
    do(temple, "cure cure_disease")
    assert not temple.table.hero.diseased
    lantern = town(rolls=[2, 6, 1, 1])
    lantern.table.town.guild = "lantern_brothers"
    do(lantern, "expedition", "new small temple")
    assert lantern.pending[0].prompt == "rumour"
    do(lantern, "reroll")
    assert not lantern.table.sleepy


@rule("SS-23.27")
def test_healer_and_armourer() -> None:
    new = town(po=100, armour="chain").table
    new.hero.poisoned, new.hero.diseased = 5, True
    assert new.hero.armour
    new.hero.armour = new.hero.armour._replace(lost=2)
    match = do(Match.at(GAME, in_town_again(new), ScriptedDice([])), "cure cure_poison", "cure cure_disease", "repair")
    assert match.table.hero.money == 10000 - 500 - 2500 - 1500
    assert match.table.hero.ac == 14


@rule("SS-23.28", "SS-23.6")
def test_what_cannot_be_paid_is_not_offered() -> None:
    match = town(po=0, resources=2)
    assert [pick for pick in offers(match) if pick.startswith(("night", "meal", "round", "rent", "buy"))] == [
        "night sleep_rough"
    ]
    do(match, "bag")
    assert (match.table.hero.bags, match.table.hero.resources) == (1, 1)


@rule("SS-23.30", "SS-23.29")
def test_setting_out() -> None:
    match = town(items=["war_drum"] * 7)
    assert "expedition" not in offers(match)
    do(match, "give_away", "drop 0 war_drum", "drop 0 war_drum", "done")
    assert "expedition" in offers(match)
    rich = town(po=500, items=["medium_melee"], rolls=[1, 1])
    do(rich, "expedition", "new small temple", "hold main 0 medium_melee", "done")
    assert (rich.table.town.bank, rich.table.hero.pack.coin_count, rich.table.t) == (9000, 400, 0)
    assert rich.table.hero.main is not None
    do(rich, "leave", "expedition")
    assert not any(pick.startswith("new") for pick in offers(rich))  # one new dungeon between two nights
