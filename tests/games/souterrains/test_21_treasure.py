"""SS-21: treasure."""

from oubliettes.games.souterrains.goods import Goods, Item, Stack
from oubliettes.games.souterrains.rules.carrying import drop_options
from oubliettes.games.souterrains.rules.dungeons.codes import (
    run,
)
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.rules.gear import trinket_options
from oubliettes.games.souterrains.rules.treasure import ONE, draw_treasure
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.games.souterrains.wares import COINS, MAGIC, PO, SINGLE_USE, SIZES, THINGS, UNIT, VALUABLES
from oubliettes.kernel import ScriptedDice
from tests.games.souterrains.situation import ONES, d10, group, play, table, two_rooms
from tests.support import do, offers, rule


@rule("SS-21.3", "SS-21.4", "SS-21.1")
def test_what_treasure_weighs() -> None:
    assert {id: row["enc"] for id, row in SIZES.items()} == {"small": 1, "medium": 2, "large": 4}
    assert (THINGS["moonstone"].enc, THINGS["dress_sword"].enc, THINGS["war_drum"].enc) == (1, 2, 4)
    assert table(resources=7).hero.enc - table().hero.enc == 3


@rule("SS-21.5")
def test_loot_can_be_left() -> None:
    new = table()
    new.place.loot.items = [Item("war_drum"), Item("moonstone", value=900)]
    match = do(play(new), "loot", "take 1 moonstone", "done")
    assert ([item.id for item in new.place.loot.items], match.table.t) == (["war_drum"], 1)


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
    assert (len(MAGIC), len(SINGLE_USE), sum(map(len, VALUABLES.values()))) == (3, 8, 36)
    copper = run(draw_treasure(Table(), "G", 1), ScriptedDice([1, 1, *d10(9), 1, 1, 1, 1, *d10(9, 9, 9)]))
    assert copper.coins[0].found == 4  # 20 PO in platinum


@rule("SS-21.12")
def test_the_plate_of_legend_is_for_level_ten() -> None:
    found = {}
    for lv in (7, 9, 10):
        goods = Goods()
        run(ONE["magic"](Table(), goods, lv, []), ScriptedDice([12]))
        found[lv] = goods.items[0].id
    assert found[7] == found[9] != found[10]
    assert THINGS[found[10]].price == 40_000 * PO  # the plate of the notes


@rule("SS-21.14")
def test_two_trinkets_of_one_name_do_not_act_together() -> None:
    new = table(items=["lens_1", "hush_boots_1"])
    new.hero.worn = [Item("lens_1")]
    assert trinket_options(new.hero) == [("unwear", 0, "lens_1"), ("wear", 1, "hush_boots_1")]
    new.hero.worn += [Item("deft_gloves_1"), Item("watch_pendant_1")]
    assert [pick[0] for pick in trinket_options(new.hero)] == ["unwear"] * 3


@rule("SS-21.15", "SS-18.23")
def test_a_hoard_waits_where_it_is_when_its_guards_fall_elsewhere() -> None:
    new = two_rooms(resources=1)
    stand(new.dungeon, 0, group("goblin", hoard="H"))
    new.dungeon.awaken(0)
    new.section, new.square = 1, (13, 10)
    new.dungeon.groups[0].members[0].state = "dead"
    new.dungeon.groups[0].relic = True
    new.fight = Encounter(0, "standing", init=[0], start_hd=1, result="won", combat=True)
    match = do(play(new, ("aftermath",), rolls=ONES), "decline")
    assert new.dungeon.sections[0].pending == ["H", "relic"]
    assert not [item for item in new.place.loot.items if item.id.startswith("relic")]
    while match.pending[0].prompt == "loot":
        do(match, "done")
    do(match, "travel 0", "loot")
    assert new.section == 0
    assert any(item.id.startswith("relic") for item in new.place.loot.items)
    assert new.place.pending == []


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


@rule("SS-21.18")
def test_resources_found_are_marked() -> None:
    goods = run(draw_treasure(Table(), "H", 1), ScriptedDice([*d10(9, 9, 0), 3, *d10(9)]))
    assert goods.resources == Stack(0, 3)


@rule("SS-21.19")
def test_half_of_a_stack_is_rounded_up() -> None:
    assert drop_options(table(resources=5).hero) == [("drop_stack", "resource", 3), ("drop_stack", "resource", 5)]
    hero = table(resources=33).hero
    assert (hero.enc, hero.status) == (17, 1)
    assert ("drop_stack", "resource", 4) in drop_options(hero)  # the least that makes 15
    hero.pack.resources.take(3)
    assert hero.status == 1
    hero.pack.resources.take(1)
    assert hero.status == 0
