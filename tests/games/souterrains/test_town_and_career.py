"""Chapters 20 to 24: caches, treasure, experience, town, career."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.dungeon import Cache, Exit, Feature
from oubliettes.games.souterrains.hero import Goods, Item, Stack
from oubliettes.games.souterrains.pieces import COIN_CP, COINS, MAGIC, SINGLE_USE, SIZES, THINGS, UNIT, VALUABLES
from oubliettes.games.souterrains.rules.aftermath import reward
from oubliettes.games.souterrains.rules.careers.career import entry, hall, score, title, wealth
from oubliettes.games.souterrains.rules.careers.legacy import restore, save
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.rules.harm import die
from oubliettes.games.souterrains.rules.treasure import draw_relic, draw_treasure, drop_options
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.kernel import BadOption, FastDice, Match, ScriptedDice, playout
from tests.games.souterrains.situation import at, coins, d10, group, needed, play, room, table
from tests.games.souterrains.test_worked_examples import town
from tests.support import do, offers, rule, said

# ------------------------------------------------------------------ 20. caches


@rule("SS-20.1", "SS-20.2", "SS-20.3", "SS-20.6", "SS-20.7", "SS-20.10", "SS-12.8")
def test_a_cache() -> None:
    match = at(items=["moonstone"], resources=3, po=10)
    do(match, "make_cache", "drop 0 moonstone", "improve", "drop_stack gold 5", "done")
    cache = match.table.place.cache
    assert cache is not None
    assert (cache.bonus, [item.id for item in cache.goods.items], cache.goods.coin_count, match.table.t) == (
        2,
        ["moonstone"],
        5,
        12,
    )
    assert "make_cache" not in offers(match)  # one per section
    do(match, "open_cache")  # within a Turn: no test
    assert match.pending[0].prompt == "loot"
    do(match, "take 0 moonstone", "done")
    assert match.table.place.cache is not None
    assert match.table.place.cache.bonus == 2
    match.table.place.cache.closed_at = -1728
    match.dice.rolls += [20]  # type: ignore[attr-defined]
    do(match, "open_cache", "roll", "done")
    assert match.table.place.cache.closed_at == match.table.clock
    new = table()
    new.place.cache = Cache(Goods(items=[Item("moonstone")]), 6, -99)
    play(new, ("open_cache",), rolls=[1, 2])
    assert new.place.cache is None or new.place.cache.bonus == 0  # looted: the bonus is lost


@rule("SS-20.10", "SS-21.17")
@pytest.mark.parametrize("place", ["cache", "loot"])
def test_a_bot_takes_from_the_heap_that_is_offered(place: str) -> None:
    """As much silver lies about as is hidden, a shield here and a moonstone there."""
    new = table()
    lying, cached = Goods(items=[Item("shield")]), Goods(items=[Item("shield"), Item("moonstone", value=9000)])
    for goods in (lying, cached):
        goods.coins[COINS.index("silver")].plain = 5
    new.place.loot = lying
    new.place.cache = Cache(cached, 0, new.clock)
    match = play(new, ("open_cache",) if place == "cache" else ("take_loot",))
    assert ("take 1 moonstone" in offers(match)) == (place == "cache")
    while match.pending[0].prompt == "loot":
        match.choose(0, GAME.policy(new, match.pending[0], Random(1)))
    assert ("moonstone" in [item.id for item in new.hero.pack.items]) == (place == "cache")
    assert (new.place.loot if place == "loot" else cached).coin_count == 0


# ------------------------------------------------------------------ 21. treasure


@rule("SS-21.3", "SS-21.4", "SS-21.1")
def test_what_treasure_weighs() -> None:
    assert {id: row["enc"] for id, row in SIZES.items()} == {"small": 1, "medium": 2, "large": 4}
    assert (THINGS["moonstone"].enc, THINGS["dress_sword"].enc, THINGS["war_drum"].enc) == (1, 2, 4)
    assert table(resources=7).hero.enc - table().hero.enc == 3


@rule("SS-21.6", "SS-21.7", "SS-21.8", "SS-21.9", "SS-21.12")
def test_drawing_treasure() -> None:
    assert UNIT == (10, 20, 40, 70, 150, 260, 450, 750, 1200, 1900)
    # C: 1d6 x u = 60 PO, D10 = 3 silver; valuables D10 = 4 < 5, 1, small, D6 = 2, D12 = 2; Resources D10 = 6: no;
    # equipment D10 = 3, D12 = 10 a lantern; magic D10 = 0, D12 = 12
    rolls = [6, *d10(3), *d10(4), 1, 1, 2, 2, *d10(6), *d10(3), 10, *d10(0), 12]
    goods = run(draw_treasure(Table(), "C", 1), ScriptedDice(rolls))
    assert goods.coins[COINS.index("silver")].found == 600
    assert [(item.id, item.value, item.found) for item in goods.items] == [
        ("moonstone", 2000, True),
        ("lantern", 0, True),
        ("sword_1", 0, True),
    ]
    assert goods.items[1].left == 288
    assert goods.resources.all == 0
    assert run(draw_treasure(Table(), "A", 1), ScriptedDice([3, 4])).coins[3].found == 7
    assert run(draw_treasure(Table(), "B", 5), ScriptedDice([6])).coins[1].found == 90
    assert run(draw_treasure(Table(), "N", 5), ScriptedDice([])).empty
    top = run(draw_treasure(Table(), "E", 10), ScriptedDice([*d10(9), *d10(9), *d10(0), 12]))
    assert top.items[0].id == "plate_1"
    assert (len(MAGIC), len(SINGLE_USE), len(VALUABLES)) == (3, 8, 36)
    copper = run(draw_treasure(Table(), "G", 1), ScriptedDice([1, 1, *d10(9), 1, 1, 1, 1, *d10(9, 9, 9)]))
    assert copper.coins[0].found == 4  # 20 PO in platinum


@rule("SS-21.5")
def test_loot_can_be_left() -> None:
    new = table()
    new.place.loot.items = [Item("war_drum"), Item("moonstone", value=900)]
    match = do(play(new), "loot", "take 1 moonstone", "done")
    assert ([item.id for item in new.place.loot.items], match.table.t) == (["war_drum"], 1)


@rule("SS-21.17", "SS-21.21", "SS-21.2")
def test_taking_stacks_and_containers() -> None:
    new = table(armour="plate", items=["war_drum"])
    new.place.loot.resources.found = 9
    new.place.boxes = ["leather_bag"]
    match = do(play(new), "loot")
    assert new.hero.enc == 14
    assert {"take_stack resource 9", "take_stack resource 3", "carry 0 leather_bag"} <= set(offers(match))
    do(match, "take_stack resource 3")
    assert new.hero.status == 0
    do(match, "carry 0 leather_bag")
    assert new.hero.coin_room == 400 + 800


@rule("SS-21.18", "SS-21.19")
def test_dropping_keeps_the_mark() -> None:
    new = table(resources=8, items=["war_drum"] * 3)
    new.hero.pack.items[0] = Item("war_drum", value=500, found=True)
    match = do(play(new), "gear")
    picks = offers(match)
    assert {"drop_stack resource 8", "drop_stack resource 4", "drop_stack resource 3"} <= set(picks)
    do(match, "drop 0 war_drum", "done")
    assert new.place.loot.items[0].found
    heavy = table(resources=8, items=["war_drum"] * 3)
    assert heavy.hero.enc == 17
    amounts = sorted(int(pick[2]) for pick in drop_options(heavy.hero) if pick[:2] == ("drop_stack", "resource"))
    assert amounts == [3, 4, 8]  # 3 bring the next lighter status


# ------------------------------------------------------------------ 22. experience


@rule("SS-22.1", "SS-22.2", "SS-22.3", "SS-22.6")
def test_a_group_gives_its_best_result_once() -> None:
    new = table()
    them = group("orc*2")
    reward(new, them, success=False)
    assert new.hero.xp == 80
    reward(new, them, success=True)
    assert new.hero.xp == 400
    reward(new, them, success=True)
    assert new.hero.xp == 400


@rule("SS-22.11", "SS-22.12", "SS-22.13", "SS-22.14", "SS-25.28", "SS-26.9")
def test_discoveries() -> None:
    def see(**more: object) -> Table:
        hall = room(
            known=False,
            seen=frozenset(),
            unseen=frozenset((10 + i, 10 + j) for i in range(3) for j in range(3)),
            **more,  # type: ignore[arg-type]
        )
        new = table(sections=[hall, room(30, 30), room(34, 30)])
        play(new, ("entered",))
        return new

    assert see().hero.xp == 10
    assert see(walls="old_frescoes").hero.xp == 60
    assert see(special="forge").hero.xp == 30
    assert see(kind="vault").hero.xp == 30
    assert see(veiled=[Feature("element", "mummified_body", (11, 11))]).hero.xp == 60
    out = see(veiled=[Feature("link", "stairs", (11, 11), up=True, out=True)])
    assert (out.hero.xp, out.dungeon.way_ins[-1]) == (30, (0, (11, 11)))


# ------------------------------------------------------------------ 23. town


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
    temple = Match.at(GAME, _again(temple.table), ScriptedDice([]))
    do(temple, "cure cure_disease")
    assert not temple.table.hero.diseased
    lantern = town(rolls=[2, 6, 1, 1])
    lantern.table.town.guild = "lantern_brothers"
    do(lantern, "expedition", "new small temple")
    assert lantern.pending[0].prompt == "rumour"
    do(lantern, "reroll")
    assert not lantern.table.sleepy


def _again(new: Table) -> Table:
    new.agenda = [("town",)]
    return new


@rule("SS-23.27")
def test_healer_and_armourer() -> None:
    new = town(po=100, armour="chain").table
    new.hero.poisoned, new.hero.diseased = 5, True
    assert new.hero.armour
    new.hero.armour = new.hero.armour._replace(lost=2)
    match = do(Match.at(GAME, _again(new), ScriptedDice([])), "cure cure_poison", "cure cure_disease", "repair")
    assert match.table.hero.money == 10000 - 500 - 2500 - 1500
    assert match.table.hero.ac == 14


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


# ------------------------------------------------------------------ 24. career


@rule("SS-24.1", "SS-24.2")
def test_a_career_survives_its_file() -> None:
    for seed in range(12):
        from random import Random

        rng = Random(seed)
        options = GAME.settle(1, {"game_mode": "expedition", "wealth_mode": "equipped"})
        end = playout(GAME, GAME.setup(1, options), lambda t, ask, rng=rng: GAME.policy(t, ask, rng), FastDice(seed))  # type: ignore[misc]
        if end.deeds.end == "left":
            break
    data = json.loads(json.dumps(GAME.result(end).legacy[0]))
    match = Match.new(GAME, options={"careers": [data]}, dice=FastDice(1))
    assert match.pending[0].prompt == "town"
    now = match.table
    assert (now.hero, now.clock, now.deeds.sections) == (end.hero, end.clock, end.deeds.sections)
    assert now.dungeons == end.dungeons
    assert save(now)["hero"] == data["career"]["hero"]
    with pytest.raises(BadOption, match="leave the dungeon"):
        save(table())
    with pytest.raises(BadOption, match="no career"):
        restore(table(), {"format": 0})


@rule("SS-24.3")
@pytest.mark.parametrize("die, moved_in", [(2, True), (3, False)])
def test_restocking_after_a_night(die: int, moved_in: bool) -> None:
    rolls = [die, *([1, 2, 1, 20, 20, 1, 1] if moved_in else [])]
    match = at(po=5, rolls=rolls)
    do(match, "leave", "night dormitory", "expedition", "return 0 0", "done")
    assert (match.table.fight is not None) is moved_in
    same_day = at(po=5)
    do(same_day, "leave", "expedition", "return 0 0", "done")
    assert same_day.pending[0].prompt == "explore"


@rule("SS-24.4", "SS-24.5", "SS-24.7", "SS-24.6")
def test_retirement_and_score() -> None:
    match = do(town(hd=9, xp=1000, po=30, items=["medium_melee"]), "retire")
    assert match.result is not None
    assert match.result.ending == "glorious"
    assert wealth(match.table) == 35
    assert match.result.scores == (float((1000 + 35) * 3 // 2),)
    match = do(town(hd=3, xp=1000, po=30), "retire")
    assert match.result is not None
    assert (match.result.ending, match.result.scores) == ("retired", (1030.0,))
    dead = table(xp=700, po=30)
    dead.deeds.renown = 2
    die(dead, "orc")
    assert score(dead) == 900


@rule("SS-24.7")
def test_renown() -> None:
    new = table()
    new.hero.pack.items = [Item("relic_crown", value=100, found=True)]
    new.reached_nine = True
    do(play(new), "leave")
    assert new.deeds.renown == 2
    assert run(draw_relic(Table(), 2, 3), ScriptedDice([1])).value == 10 * 20 * 3 * 100


@rule("SS-24.9", "SS-24.10", "SS-19.23")
def test_the_hall_of_fame() -> None:
    new = table(xp=700)
    new.deeds.sections, new.deeds.overcome = 9, 4
    die(new, "orc")
    line = entry(new)
    assert (line["name"], line["title"], line["killer"], line["where"], line["sections"]) == (
        "Aubin",
        "title_1",
        "orc",
        "test",
        9,
    )
    assert (title(1), title(9), title(12)) == ("title_1", "title_9", "title_9")
    rows = [
        {"score": 5, "xp": 1, "expeditions": 1}, {"score": 9, "xp": 1, "expeditions": 2},
        {"score": 9, "xp": 1, "expeditions": 1}, {"score": 9, "xp": 3, "expeditions": 9},
    ]  # fmt: skip
    assert hall(rows) == [rows[3], rows[2], rows[1], rows[0]]
    assert not Match.at(GAME, new, ScriptedDice([])).pending


@rule("SS-24.12")
def test_every_career_ends() -> None:
    new = town(po=5).table
    new.town.picks = 500
    assert set(offers(Match.at(GAME, _again(new), ScriptedDice([])))) == {
        "night dormitory", "night inn_room", "night fine_room", "night sleep_rough", "expedition", "retire"
    }  # fmt: skip
    old = town().table
    old.clock = 3650 * 1728
    match = Match.at(GAME, _again(old), ScriptedDice([]))
    assert match.result is not None
    assert match.result.ending == "retired"


@rule("SS-14.28", "SS-24.3")
def test_a_new_expedition_forgets_the_peace() -> None:
    new = table(po=5)
    stand(new.dungeon, 0, group("orc"))
    new.dungeon.awaken(0)
    new.dungeon.groups[0].peace = new.dungeon.groups[0].quiet = True
    match = play(new, rolls=[1, 20, 20])
    do(match, "leave", "night dormitory", "expedition", "return 0 0", "done")
    assert match.table.fight is not None
    assert not match.table.dungeon.groups[0].quiet
    assert isinstance(Exit(0, 0, (1, 1), 0, "open"), Exit)
    assert Stack(1, 2).all == 3


@rule("SS-24.1", "SS-24.7")
def test_a_career_may_be_closed_in_town_and_goes_on_in_another_match() -> None:
    new = table(po=50, fatigue=2, resources=3, rst=["elf"], domains=["agility"])
    new.deeds.expeditions = 4
    new.phase, new.here, new.section = "town", -1, -1
    new.town.bank = 70 * 100
    match = play(new, ("town",))
    do(match, "pause")
    assert match.result is not None
    assert (match.result.ending, match.result.scores) == (
        "left",
        (float(50 + 70 + match.table.hero.wealth // 100 - 50),),
    )
    again = Match.new(GAME, options={"careers": list(match.result.legacy)}, dice=FastDice(1))
    hero, other = match.table.hero, again.table.hero
    assert (other, again.table.town.bank, again.table.deeds.expeditions) == (hero, 7000, 4)
    assert (again.table.phase, again.pending[0].prompt, again.table.deeds.end) == ("town", "town", "")
    assert again.table.dungeons == match.table.dungeons


@rule("SS-24.1")
@pytest.mark.parametrize("harm", [
    lambda data: data.pop("hero"),
    lambda data: data.update(format=2),
    lambda data: data["hero"].update(hp="8"),
    lambda data: data["hero"].update(hp=-3),
    lambda data: data["hero"].update(hd=0),
    lambda data: data["hero"].update(rst=["superhero"]),
    lambda data: data["hero"]["pack"].update(items=[["crown_of_wishes", 0, 0, 0, False, False, False]]),
    lambda data: data["hero"]["pack"].update(items=[["moonstone"]]),
    lambda data: data["hero"]["pack"].update(coins=[]),
    lambda data: data["town"].update(bank=-1),
    lambda data: data["dungeons"][0].update(theme="moon"),
    lambda data: data["dungeons"][0].update(way_ins=[[7, [0, 0]]]),
    lambda data: data["dungeons"][0].update(budgets=[]),
    lambda data: data["dungeons"][0]["sections"][0].update(kind="spaceship"),
    lambda data: data.update(dungeons="none"),
])  # fmt: skip
def test_a_career_that_was_tampered_with_is_refused_in_a_sentence(harm: Callable[[dict[str, Any]], object]) -> None:
    new = table(po=50, rst=["elf"], domains=["agility"])
    new.phase, new.here, new.section = "town", -1, -1
    data = json.loads(json.dumps(save(new)))
    Match.new(GAME, options={"careers": [{"career": data}]}, dice=FastDice(1))
    harm(data)
    with pytest.raises(BadOption, match="export it again"):
        Match.new(GAME, options={"careers": [{"career": data}]}, dice=FastDice(1))


@rule("SS-24.4", "SS-24.5", "SS-24.7")
@pytest.mark.parametrize("hd, ending", [(1, "retired"), (8, "retired"), (9, "glorious"), (10, "glorious")])
def test_a_retirement_is_glorious_from_9_hd_on(hd: int, ending: str) -> None:
    new = table(hd=hd, xp=1000)
    new.phase, new.here, new.section = "town", -1, -1
    match = do(play(new, ("town",)), "retire")
    assert match.result is not None
    whole = 1000 + match.table.hero.wealth // 100
    assert (match.result.ending, match.result.scores) == (ending, (float(whole * 3 // 2 if hd >= 9 else whole),))


@rule("SS-23.10")
def test_a_heavy_pack_does_not_spoil_a_sale_and_fatigue_does() -> None:
    for fatigue, need in ((0, 15), (3, 18)):
        match = town(items=["plate"] * 4 + ["medium_melee"], po=10, fatigue=fatigue, rolls=[10])
        assert match.table.hero.status > 0
        do(match, "sell 4 medium_melee", "ask_more 10")
        assert needed(match) == need
