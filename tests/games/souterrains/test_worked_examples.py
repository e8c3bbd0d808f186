"""The worked examples of the notes, 1 to 56, with scripted dice."""

from typing import Any

import pytest

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.dungeon import Cache, Section
from oubliettes.games.souterrains.fixtures import Exit, Feature, Trap
from oubliettes.games.souterrains.goods import Goods, Item, Stack
from oubliettes.games.souterrains.pieces import TURN
from oubliettes.games.souterrains.rules.blows import soften
from oubliettes.games.souterrains.rules.caches import _looted
from oubliettes.games.souterrains.rules.clock import level, tick
from oubliettes.games.souterrains.rules.combat import initiative
from oubliettes.games.souterrains.rules.dungeons.codes import run
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.rules.dungeons.generator import beyond_exit, dead_end, draw
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.games.souterrains.wares import THINGS
from oubliettes.kernel import Match, ScriptedDice
from tests.games.souterrains.situation import against, at, blank, coins, d10, group, needed, play, room, table, town
from tests.support import do, offers, rule, said


def levels(hd: int, danger: int) -> int:
    return level(table(hd=hd, danger=danger))


@rule("SS-1.11", "SS-1.12")
def test_1_level() -> None:
    asked = [(1, 0), (1, 2), (1, 3), (3, 4), (4, 9), (12, 9)]
    assert [levels(*pair) for pair in asked] == [1, 1, 2, 3, 6, 10]


@rule("SS-12.1", "SS-6.5", "SS-12.2", "SS-11.7")
def test_2_plain_test_with_reroll() -> None:
    match = at(("work", 12, "searched"), fatigue=2, domains=["observation"], danger=3, rolls=[9, 18, 4, *d10(3)])
    assert needed(match) == 18
    do(match, "reroll", "take_stack resource 4")
    assert match.table.hero.resources == 4
    assert (match.table.danger, match.table.t) == (3, 12)


@rule("SS-6.2", "SS-6.3", "SS-6.4")
def test_3_naturals() -> None:
    match = against("goblin", ("slot", (0,), ()), hd=8, rolls=[1], init=[0, 0])
    do(match, "attack 0 goblin")
    assert match.table.group.members[0].hp == 4
    match = against("goblin", ("slot", (0,), ()), hd=1, fatigue=9, off="", rolls=[20, 3], init=[0, 0])
    assert prepare(match.table, "attack", difficulty=12, target=CREATURES["goblin"]).needed == 24
    do(match, "attack 0 goblin")
    assert match.table.group.members[0].hp == 1
    new = table(armour="plate")
    new.shield_until = new.invisible_until = 9  # 16 + 3, and 4 more to hit: 21 would not do
    new.dungeon.groups.append(group("goblin"))
    new.fight = Encounter(0, "wander", init=[0])
    play(new, ("slot", (), (0,)), ("slot", (0,), ()), rolls=[20, 3])
    assert new.hero.hp == 5


@rule("SS-12.5", "SS-13.21", "SS-19.3", "SS-22.7", "SS-11.3")
def test_4_failed_search_on_a_trap() -> None:
    new = table(danger=4, resources=3, hp=8)
    new.place.hidden.traps.append(Trap("pit", "floor"))
    match = play(new, ("searched",), rolls=[5, 10, 6, *d10(9)])
    do(match, "roll", "roll", "pay")
    hero = match.table.hero
    assert (hero.hp, hero.fatigue, hero.resources, hero.xp, match.table.danger) == (8, 1, 2, 10, 6)


@rule("SS-4.2", "SS-4.3", "SS-4.4", "SS-4.5", "SS-4.6", "SS-4.1", "SS-6.10")
def test_5_encumbrance() -> None:
    new = table(armour="chain", main="medium_melee", off="", items=["small_melee", "moonstone"], resources=9)
    new.hero.pack.torches = Stack(7, 0)
    coins(new, silver=399)
    assert (new.hero.enc, new.hero.status) == (14, 0)
    new.hero.pack.items.append(Item("war_drum"))
    assert (new.hero.enc, new.hero.status) == (18, 1)
    assert dict(prepare(new, "search").malus)["encumbrance"] == 2
    new.hero.pack.items += [Item("war_drum"), Item("urn"), Item("shield")]
    assert (new.hero.enc, new.hero.status) == (25, 2)
    assert dict(prepare(new, "search").malus)["encumbrance"] == 4
    new.hero.pack.items.append(Item("shield"))
    assert (new.hero.enc, new.hero.status) == (26, 3)


@rule("SS-8.2", "SS-7.7", "SS-8.1", "SS-7.5")
def test_6_corridor_and_room() -> None:
    corridor = room(10, 10, 1, 3, kind="corridor")
    other = room(10, 7, 3, 3)
    door = Exit(0, 0, (10, 10), 0, "open", b=1)
    match = at(sections=[corridor, other], exits=[door], square=(10, 12))
    do(match, "exit 0 north open")
    assert match.table.t == 3
    match = at(sections=[room(10, 10, 1, 3)], rolls=[2, *d10(0)])
    do(match, "search")
    assert match.table.t == 6
    match = at(rolls=[2, *d10(0)])
    do(match, "search")
    assert match.table.t == 12


@rule("SS-8.5", "SS-22.9", "SS-22.10")
def test_7_two_sections() -> None:
    first = room(10, 10, 1, 3, kind="corridor", known=False)
    second = room(10, 7, 1, 3, kind="corridor", floor="beaten_earth", known=False, visited=False)
    second.seen, second.unseen = frozenset(), second.seen
    match = at(("entered",), sections=[first, second], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)])
    assert match.table.hero.xp == 0
    do(match, "exit 0 north open")
    assert match.table.hero.xp == 20


@rule("SS-3.39", "SS-17.9", "SS-17.12", "SS-3.25", "SS-3.20", "SS-11.14", "SS-17.2", "SS-22.2", "SS-3.26")
def test_8_fire_bolt_kill_and_morale() -> None:
    match = against(
        "goblin*3", ("slot", (0,), ()), ("end_round",), hd=2, gifts=["magic"], fatigue=3, danger=1, resources=5,
        main="", init=[0, 0, 0, 0], rolls=[11, *d10(0), 4, *d10(3), 2, 2, 2, 2, 2, 2],
    )  # fmt: skip
    do(match, "fire_bolt 0 goblin", "roll", "roll")
    hero = match.table.hero
    assert [m.state for m in match.table.dungeon.groups[0].members] == ["dead", "yielded", "yielded"]
    assert (hero.resources, match.table.danger, hero.xp, hero.fatigue) == (4, 2, 300, 3)
    assert match.pending[0].prompt == "pay-effort"
    do(match, "decline")
    assert hero.fatigue == 4
    assert match.pending[0].prompt == "prisoner"


@rule("SS-3.40", "SS-3.41")
def test_9_fire_bolt_damage() -> None:
    facts: dict[str, Any] = {"hd": 2, "hp": 20, "gifts": ["magic"], "resources": 1, "main": "", "init": [0, 0]}
    match = against("ogre", ("slot", (0,), ()), **facts, rolls=[15, 3, 5, *d10(0), *d10(0)])
    do(match, "fire_bolt 0 ogre")
    assert match.table.group.members[0].hp == 12
    match = against("salamander", ("slot", (0,), ()), **facts, rolls=[15, *d10(0)])
    do(match, "fire_bolt 0 salamander")
    assert match.table.group.members[0].hp == 20


@rule("SS-3.25", "SS-3.26", "SS-10.6", "SS-11.6")
def test_10_backlash_choice() -> None:
    match = at(("cast", "light_spell"), gifts=["magic"], fatigue=3, resources=1, rolls=[20, *d10(4)])
    do(match, "backlash danger")
    assert (match.table.danger, match.table.hero.fatigue) == (1, 3)
    match = at(("cast", "light_spell"), gifts=["magic"], fatigue=9, resources=1, rolls=[20, *d10(9)])
    assert match.pending[0].prompt == "explore"


@rule("SS-3.2", "SS-3.3", "SS-3.4", "SS-3.6", "SS-3.7")
def test_11_turn_undead() -> None:
    def turn(die: int) -> Match[Table]:
        match = against(
            "ghoul skeleton*2", ("slot", (0,), ()), ("slot", (0,), ()), hd=3, gifts=["consecrated"], danger=2,
            init=[0, 0, 0, 0], rolls=d10(die),
        )  # fmt: skip
        return do(match, "turn_undead")

    match = turn(0)
    assert [m.state for m in match.table.group.members] == ["up", "dead", "dead"]
    again = against("ghoul", ("round",), hd=3, gifts=["consecrated"], danger=2, init=[0, 9], rolls=[1])
    again.table.enc.turned = True
    do(again, "turn_undead")  # no Morale roll: the one die left is the ghoul's miss
    assert (again.table.group.members[0].state, again.table.t) == ("up", 1)
    match = turn(1)
    assert "rout" in said(match)


@rule("SS-16.1", "SS-16.2", "SS-16.3", "SS-16.4", "SS-16.8", "SS-16.10")
def test_12_initiative_and_tie() -> None:
    match = against(
        "goblin*2", ("round",), armour="chain", fatigue=1, init=[3, 6, 0], hp=[4, 6],
        rolls=[1, 15, 5, 13, 3, *d10(0), 1, 1, 1],
    )  # fmt: skip
    assert said(match) == ["enemy-misses"]  # B, at 12; then the character and A, both at 18
    do(match, "attack 0 goblin", "kill 0 goblin")
    assert said(match)[1:5] == ["test-passed", "strike", "enemy-dead", "enemy-hits"]  # at the same time
    hit = next(event for event in match.log if event.key == "enemy-hits")
    assert hit.facts["hp"] == 3


@rule("SS-19.4", "SS-5.3", "SS-5.4", "SS-5.7", "SS-10.3", "SS-10.4", "SS-19.2")
@pytest.mark.parametrize("lost, resources, picks, fatigue", [
    (3, 2, ("pay", "pay"), 3), (3, 1, ("pay",), 4), (3, 0, (), 5), (0, 1, ("pay",), 2), (0, 0, (), 3),
])  # fmt: skip
def test_13_the_rulebooks_aftermath(lost: int, resources: int, picks: tuple[str, ...], fatigue: int) -> None:
    new = table(fatigue=2, resources=resources)
    new.dungeon.groups.append(group("goblin"))
    new.dungeon.groups[0].members[0].state = "gone"
    new.hero.hp -= lost
    new.fight = Encounter(0, "wander", lost=lost, result="won", combat=True)
    match = play(new, ("aftermath",))
    do(match, *picks)
    assert (match.table.hero.fatigue, match.table.hero.hp) == (fatigue, 8)


@rule("SS-10.11", "SS-10.10", "SS-19.21", "SS-19.17")
def test_14_chained_rise_and_faint() -> None:
    new = table(fatigue=8)
    new.dungeon.groups.append(group("goblin"))
    new.dungeon.groups[0].members[0].state = "gone"
    new.hero.hp = 3
    new.fight = Encounter(0, "wander", lost=5, result="won", combat=True)
    new.t = new.since = 1
    match = play(new, ("aftermath",), rolls=[20])
    hero = match.table.hero
    assert (hero.fatigue, hero.hp, match.table.t) == (9, 8, 73)


@rule("SS-19.8", "SS-19.9", "SS-19.10", "SS-19.11", "SS-19.12", "SS-10.5", "SS-11.8", "SS-22.3", "SS-19.23")
def test_15_zero_hp_in_combat() -> None:
    def fall(fatigue: int, die: int) -> Match[Table]:
        return against(
            "orc", ("slot", (), (0,)), fatigue=fatigue, hp=1, danger=3, init=[0, 0], t=1, rolls=[20, 8, *d10(die), 20]
        )

    assert fall(4, 4).table.deeds.end == "dead"
    table = fall(4, 5).table
    assert (table.hero.fatigue, table.danger, table.hero.hp, table.t, table.hero.xp) == (5, 2, 8, 1 + 1 + 72, 40)
    assert table.hero.hp == table.hero.hp_max
    assert fall(9, 9).table.deeds.end == "dead"


@rule("SS-7.18", "SS-7.20", "SS-7.24", "SS-7.22", "SS-5.5", "SS-10.2", "SS-7.10")
def test_16_five_turn_check() -> None:
    match = at(("checks",), t=60, since=60, resources=3)
    do(match, "pay", "decline")
    assert (match.table.hero.fatigue, match.table.since, match.table.hero.resources) == (1, 0, 2)
    match = at(("checks",), t=60, since=60, resources=3, rolls=[20])
    do(match, "pay", "rest_now", "roll")
    assert (match.table.t, match.table.hero.fatigue, match.table.since) == (72, 0, 0)
    match = at(("checks",), t=60, since=60)
    do(match, "decline")
    assert match.table.hero.fatigue == 2


@rule("SS-7.15", "SS-14.1", "SS-6.17", "SS-9.7", "SS-7.21")
def test_17_order_at_72() -> None:
    def seventy_two(left: int) -> Match[Table]:
        new = table(t=71, since=0)
        assert new.hero.off
        new.hero.off = new.hero.off._replace(left=left)
        return play(new, ("work", 1, "pass_time"), rolls=[7, 3, 1, 1, 1, *d10(9), 20, 1, 3])

    assert "encounter" in said(seventy_two(1))
    lit = seventy_two(50)
    assert "encounter" not in said(lit)
    assert lit.table.t == 72


@rule("SS-10.7", "SS-10.8", "SS-7.23", "SS-7.19")
def test_18_three_rests() -> None:
    def rests(*picks: str) -> int:
        match = at(fatigue=4, resources=2)
        for pick in picks:
            do(match, pick)
        return match.table.hero.fatigue

    assert rests("rest_fed", "rest", "rest") == 3
    assert rests("rest", "rest", "rest") == 4
    assert rests("rest", "rest_fed", "rest") == 4
    assert rests("rest", "rest_fed", "rest", "rest") == 3
    assert rests("rest_fed", "rest", "gear", "done", "rest") == 4


@rule("SS-11.16", "SS-11.15", "SS-11.4", "SS-11.5", "SS-13.13")
def test_19_danger_nine() -> None:
    door = Exit(0, 0, (10, 10), 0, "stuck")
    match = at(danger=9, t=188, since=0, exits=[door], rolls=[2, 3, 2, 1])
    do(match, "force 0")
    assert (match.table.t, match.table.patrol_at, match.table.danger) == (200, 236, 9)
    do(match, "force 0")
    assert (match.table.t, match.table.patrol_at) == (212, 224)


@rule("SS-11.10", "SS-11.11", "SS-11.17")
def test_20_danger_decay() -> None:
    new = table(danger=4)
    new.clock = 10 * TURN
    new.fresh_danger()
    found = []
    for turn in (39, 40, 45, 46):
        new.clock = turn * TURN
        new.drop_danger()
        found.append(new.danger)
    assert found == [4, 3, 3, 2]


@rule("SS-9.8", "SS-9.9", "SS-14.10", "SS-14.11", "SS-11.13")
@pytest.mark.parametrize("die, surprised", [(6, True), (7, False)])
def test_21_surprise_with_a_light(die: int, surprised: bool) -> None:
    match = against("orc", ("surprise",), fatigue=1, danger=6, rolls=[11, die], resources=1)
    assert needed(match) == 11
    do(match, "roll", "no_stealth")
    assert match.table.enc.group_surprised is surprised


@rule("SS-13.3", "SS-6.13", "SS-14.20", "SS-6.9", "SS-6.12")
def test_22_stealth() -> None:
    match = against(
        "goblin",
        ("stealth_choice",),
        armour="leather",
        sections=[room(floor="rubble", walls="alcove")],
        resources=1,
        rolls=[9],
    )
    do(match, "stealth")
    assert needed(match) == 10
    do(match, "roll")
    assert not match.table.enc.group_surprised
    assert match.pending[0].prompt == "first-choice"


def fleeing(rolls: list[int], **more: Any) -> Match[Table]:
    rooms = [room(10 + 3 * n, 10) for n in range(5)]
    exits = [Exit(0, n, (12 + 3 * n, 10), 1, "open", b=n + 1) for n in range(4)]
    new = table(armour="chain", danger=3, sections=rooms, exits=exits, **more)
    new.dungeon.way_ins = [(4, (24, 12))]
    new.dungeon.groups.append(group("orc*2", hp=9))
    new.fight = Encounter(0, "wander")
    new.fight.init = [0]
    return play(new, ("flight", 0), rolls=rolls)


@rule("SS-18.2", "SS-18.4", "SS-18.6", "SS-18.7", "SS-18.8", "SS-18.16", "SS-22.2", "SS-22.4", "SS-18.17", "SS-18.15")
def test_23_flight_two_in_a_row() -> None:
    match = fleeing([8, 5, *d10(1), 15, *d10(0), 13])
    table = match.table
    assert (table.danger, table.t, table.hero.xp, table.hero.hp) == (2, 3, 400, 8)
    assert table.hero.fatigue == 3  # effort 1, wound 2
    assert table.fight is None


@rule("SS-18.14", "SS-18.15", "SS-18.23")
def test_24_flight_caught() -> None:
    match = fleeing([8, 5, *d10(1), 2, 1, 1], resources=1)
    do(match, "roll", "roll", "roll")
    assert match.table.fight
    assert match.table.fight.init == [0]
    assert "caught" in said(match)


@rule("SS-18.9", "SS-18.10", "SS-18.8")
def test_25_dropping_treasure() -> None:
    match = fleeing([8, 5, *d10(1)], items=["moonstone"])
    do(match, "drop_item 0 moonstone")
    assert "give-up" in said(match)
    assert not match.table.hero.pack.items


@rule("SS-15.1", "SS-15.2", "SS-15.3", "SS-15.4", "SS-15.8", "SS-15.13", "SS-11.9")
@pytest.mark.parametrize("die, peace", [(11, True), (10, False)])
def test_26_negotiation(die: int, peace: bool) -> None:
    rolls = [die, *d10(0, 0, 0, 0)]
    match = against("goblin*3", hd=2, fatigue=1, rst=["silver_tongue"], po=20, danger=2, rolls=rolls)
    do(match, "talk negotiation", "coins", "coins")
    assert match.table.hero.money == 0
    if peace:
        assert (match.table.danger, match.table.hero.xp, match.table.fight) == (1, 300, None)
    else:
        assert match.pending[0].prompt == "action"
        assert not match.table.enc.surprised
        assert not match.table.enc.group_surprised


@rule("SS-15.9", "SS-15.10", "SS-22.3")
def test_27_share() -> None:
    new = table()
    new.hero.pack.coins[1].plain = 0
    them = group("goblin*3", hoard="C")
    stand(new.dungeon, 0, them)
    new.dungeon.awaken(0)
    new.fight = Encounter(0, "standing")
    # C at Level 1: 4 x 10 PO in gold; 2 valuables; 3 Resources; no equipment; no magic
    rolls = [4, *d10(5), *d10(0), 2, 1, 1, 1, 1, 6, 2, *d10(0), 3, *d10(9), *d10(9)]
    match = play(new, ("stake_share", 1), rolls=rolls)
    assert offers(match) == ["take 0 ring_with_an_empty_setting", "take 1 moonstone"]
    do(match, "take 1 moonstone")
    hero = match.table.hero
    assert (hero.pack.coins[1].all, hero.resources, [item.id for item in hero.pack.items]) == (20, 1, ["moonstone"])
    assert new.dungeon.groups[0].peace
    match = against("goblin*3", ("stake_share", 0), hoard="C", standing=True)
    assert (match.table.hero.xp, match.table.dungeon.groups[0].gone) == (60, True)


@rule("SS-23.7", "SS-23.8", "SS-23.9", "SS-23.10")
@pytest.mark.parametrize("die, po", [(15, 6), (14, 4)])
def test_28_the_rulebooks_sale(die: int, po: int) -> None:
    match = town(items=["medium_melee"], rolls=[die])
    do(match, "sell 0 medium_melee", "ask_more 10")
    assert match.table.hero.money == po * 100
    assert not match.table.hero.pack.items


@rule("SS-22.18", "SS-22.19", "SS-22.20", "SS-22.21", "SS-22.15")
def test_29_new_hd() -> None:
    for rolls, hp in (([3, 4], 9), ([5, 6], 11)):
        second = room(10, 7, known=False, visited=False)
        match = at(xp=1990, rolls=rolls, sections=[room(), second], exits=[Exit(0, 0, (10, 10), 0, "open", b=1)])
        match.table.place.known = True
        match.table.dungeon.sections[0].known = True
        match.table.dungeon.sections.append(room(30, 30))  # two known already: 10 xp for the third
        do(match, "exit 0 north open")
        assert (match.table.hero.hd, match.table.hero.hp_max) == (2, hp)
    new = table(xp=1500)
    new.hero.pack.items = [Item("moonstone", value=700_000, found=True)]
    match = play(new, rolls=[1, 1, 1, 1, 1, 1, 1, 1, 1])
    do(match, "leave")
    assert (match.table.hero.xp, match.table.hero.hd, match.table.hero.hp_max) == (8500, 4, 11)


@rule("SS-21.11", "SS-21.13", "SS-23.11")
def test_30_magic_prices() -> None:
    assert (THINGS["dagger_1"].price, THINGS["mail_2"].price, THINGS["draught_of_vigour"].price) == (
        30000,
        1500000,
        4000,
    )
    match = town(items=["dagger_1"])
    do(match, "sell 0 dagger_1", "ask_more 0")
    assert match.table.hero.money == 15000


@rule("SS-20.4", "SS-20.5", "SS-20.8", "SS-20.9", "SS-20.3")
def test_31_cache() -> None:
    def opened(*rolls: int) -> list[str]:
        new = table(t=3 * 1728 + 5, since=0)
        goods = Goods(items=[Item("medium_melee")])
        goods.coins[1].plain = 50
        new.place.cache = Cache(goods, 4, 5)
        match = play(new, ("open_cache",), rolls=rolls)
        return offers(match)

    assert opened(8)[:2] == ["take 0 medium_melee", "take_stack gold 50"]
    assert opened(7, 5, 2) == ["take_stack gold 50", "done"]
    assert opened(7, 5, 6) == ["take 0 medium_melee", "done"]  # the coins were worth more


@rule("SS-21.1", "SS-21.2", "SS-4.2", "SS-5.12", "SS-21.21")
def test_32_coins() -> None:
    new = table(po=105, resources=1)
    new.place.loot.coins[3].found = 350
    match = play(new)
    do(match, "loot")
    assert offers(match) == ["take_stack silver 295", "bag", "done"]
    before = match.table.hero.enc
    do(match, "bag", "take_stack silver 350")
    assert (match.table.hero.pack.coin_count, match.table.hero.enc) == (455, before + 2)


@rule("SS-19.16", "SS-19.18", "SS-19.19", "SS-19.20")
def test_33_helpless() -> None:
    new = table(danger=3, fatigue=5, resources=5, po=40, t=100, since=0)
    match = play(new, ("unconscious", "orc"), rolls=[9, 4, 1, 2, *d10(5), 3])
    hero = match.table.hero
    assert (hero.money, hero.resources, hero.xp, match.table.danger, match.table.t) == (0, 2, 40, 3, 172)


@rule("SS-14.9")
@pytest.mark.parametrize("danger, attitude", [(3, "friendly"), (4, "hostile")])
def test_34_attitude(danger: int, attitude: str) -> None:
    new = table(danger=danger)
    them = group("peddler", attitude="")
    from oubliettes.games.souterrains.rules.wander import roll_attitude

    run(roll_attitude(new, them), ScriptedDice(d10(6)))
    assert them.attitude == attitude


@rule("SS-25.7", "SS-25.10", "SS-25.11", "SS-25.12", "SS-25.15", "SS-25.18")
def test_35_corridor_then_room() -> None:
    dungeon = blank()
    north = Exit(0, 0, (20, 38), 0, "open")
    decor = [1, 1, 1, 20, 1]  # floor, walls, lighting, water, contents
    number = run(beyond_exit(dungeon, north, 1), ScriptedDice([8, 3, 10, 5, 13, *decor]))
    corridor = dungeon.sections[number]
    assert (corridor.kind, sorted(corridor.squares)) == ("corridor", [(20, 34), (20, 35), (20, 36), (20, 37)])
    assert [(e.square, e.side, e.door) for e in corridor.veiled_exits] == [((20, 34), 0, "open"), ((20, 34), 3, "door")]
    west = corridor.veiled_exits[1]
    number = run(beyond_exit(dungeon, west, 1), ScriptedDice([9, 3, 1, 1, 1, 1, 1, 1, 20, 1, 1]))
    hall = dungeon.sections[number]
    assert hall.kind == "room"
    assert sorted(hall.squares) == sorted((x, y) for x in (18, 19) for y in (31, 32, 33, 34))


@rule("SS-25.13")
def test_36_sliding() -> None:
    dungeon = blank()
    dungeon.sections.append(room(17, 33, 1, 1))
    number = run(draw(dungeon, 0, (19, 34), 3, "corridor", 1), ScriptedDice([9, 2, 3, 2, 1, 1, 1, 1, 20, 1, 1]))
    assert sorted(dungeon.sections[number].squares) == sorted((x, y) for x in range(16, 20) for y in (34, 35, 36))


@rule("SS-25.13")
def test_37_shrinking() -> None:
    dungeon = blank()
    dungeon.sections.append(room(17, 34, 1, 1))
    number = run(draw(dungeon, 0, (19, 34), 3, "corridor", 1), ScriptedDice([9, 2, 3, 2, 1, 1, 1, 1, 20, 1, 1]))
    assert sorted(dungeon.sections[number].squares) == [(18, 34), (18, 35), (19, 34), (19, 35)]


@rule("SS-25.8", "SS-25.9")
def test_38_dead_end_and_loop() -> None:
    new = table(exits=[Exit(0, 0, (10, 10), 0, "locked")])
    new.dungeon.budgets = [1]
    match = play(new)
    do(match, "force 0")
    assert new.exit(0).door == "sealed"
    assert (new.danger, new.hero.xp, new.t) == (0, 0, 0)
    first, second = room(), room(10, 7)
    new = table(sections=[first, second], exits=[Exit(0, 0, (10, 10), 0, "open")])
    match = play(new)
    do(match, "exit 0 north open")
    assert (new.exit(0).b, new.section, new.hero.xp, len(new.dungeon.sections)) == (1, 1, 0, 2)
    assert dead_end(new.dungeon, Exit(0, 0, (12, 12), 1, "open")) is False


@rule("SS-14.7")
def test_39_approach_round() -> None:
    lit = room(lighting="lamp")
    match = against(
        "orc", ("combat",), distance=6, main="medium_ranged", sections=[lit], rolls=[*d10(0, 0), 15, 3, 2, 20, 1]
    )
    do(match, "attack 0 orc")
    assert match.table.group.members[0].hp == 1
    assert (match.table.enc.round, match.table.hero.hp) == (2, 8)
    lit = room(lighting="lamp")
    match = against("orc", ("combat",), distance=6, sections=[lit], rolls=d10(0, 0))
    assert not any(pick.startswith("attack") for pick in offers(match))


@rule("SS-9.11", "SS-9.12", "SS-9.13", "SS-9.14", "SS-16.5", "SS-27.9")
def test_40_thrown_lantern() -> None:
    match = against(
        "orc", ("slot", (0,), ()), ("end_round",), off="lantern", init=[0, 9], hp=9, rolls=[15, 3, 1, 5, 2, 1, 14]
    )
    before = initiative(match.table, 0)
    do(match, "throw_lantern 0 orc")
    member = match.table.group.members[0]
    # he has hit with a 15 for 3; the first save comes at the end of the next round
    assert (match.table.hero.off, member.hp, member.burning) == (None, 6, True)
    assert initiative(match.table, 0) == before + 4
    assert dict(prepare(match.table, "attack", difficulty=13, target=CREATURES["orc"]).malus)["blind"] == 4
    do(match, "nothing")  # the orc misses; its save fails with a 5, 2 more
    assert (member.hp, member.burning) == (4, True)
    do(match, "nothing")  # it misses again; a 14 puts the fire out
    assert (member.hp, member.burning) == (4, False)


@rule("SS-17.5", "SS-17.10", "SS-2.23")
def test_41_weapon_master_on_morale() -> None:
    match = against(
        "orc*3",
        ("slot", (0,), ()),
        domains=["weapon_master"],
        danger=2,
        standing=True,
        init=[0, 0, 0, 0],
        hp=1,
        rolls=[15, 1, *d10(2, 3), 1, 6, 1],
    )
    do(match, "attack 0 orc", "kill 0 orc")
    assert match.pending[0].prompt == "reroll"
    do(match, "reroll")
    assert [member.state for member in match.table.dungeon.groups[0].members] == ["dead", "gone", "gone"]


@rule("SS-3.12", "SS-3.13", "SS-3.14", "SS-3.15", "SS-3.16")
def test_42_infravision_and_the_dead() -> None:
    match = against("goblin skeleton", gifts=["infravision"], off="")
    table = match.table
    assert "blind" not in dict(prepare(table, "attack", difficulty=12, target=CREATURES["goblin"]).malus)
    assert dict(prepare(table, "attack", difficulty=12, target=CREATURES["skeleton"]).malus)["blind"] == 4
    assert "blind" not in dict(prepare(table, "surprise").malus)
    table = against("skeleton*2", gifts=["infravision"], off="").table
    assert dict(prepare(table, "surprise").malus)["blind"] == 4
    assert initiative(table, 0) == 14


@rule("SS-3.30", "SS-3.31")
def test_43_shield_spell_and_own_ac() -> None:
    new = table()
    new.shield_until = 5
    assert (new.ac, new.ac_defence, initiative_of(new)) == (13, 13, 13)
    assert prepare(new, "flight").needed == 12
    new = table(armour="leather_1")
    assert (new.ac, new.ac_defence) == (12, 13)


def initiative_of(table: Table) -> int:
    return initiative(table, 0)


@rule("SS-23.23", "SS-23.24")
def test_44_selling_out_at_the_bank() -> None:
    match = town(po=100)
    do(match, "deposit 100")
    assert (match.table.town.bank, match.table.hero.money) == (9000, 0)
    do(match, "withdraw 0")
    assert match.table.hero.money == 9000


@rule("SS-7.26", "SS-7.4", "SS-23.16")
def test_45_return_on_the_same_day() -> None:
    def back(*picks: str) -> Table:
        match = at(t=50, since=50, po=10, rolls=[4])
        match.table.hero.resources  # noqa: B018
        do(match, "leave", *picks, "expedition", "return 0 0", "done")
        return match.table

    assert (back().t, back().since) == (51, 51)
    fed = back("meal soup")
    assert (fed.t, fed.since) == (51, 0)
    slept = back("meal soup", "night dormitory")
    assert (slept.t, slept.since) == (0, 0)


@rule("SS-7.15", "SS-7.17", "SS-7.20")
def test_46_two_checks_at_one_t() -> None:
    match = at(("checks",), t=144, since=60, rolls=[20])
    match.table.six_at = 0
    new = table(t=144, since=60, resources=1)
    new.six_at = 144
    match = play(new, ("checks",), rolls=[20])
    assert match.pending[0].prompt == "encounter-test"
    do(match, "roll")
    assert match.pending[0].prompt == "five-feed"
    do(match, "pay", "rest_now")
    assert match.table.t == 156


@rule("SS-7.14", "SS-7.19", "SS-7.20", "SS-7.24")
def test_47_interrupted_rest() -> None:
    new = table(t=60, since=60, resources=1)
    new.patrol_at = 65
    match = play(new, ("checks",), rolls=[1, 1, 1, *d10(9), 20, 20])
    do(match, "pay", "rest_now")
    assert match.table.t == 65
    do(match, "stealth")
    while match.pending[0].prompt != "explore":
        do(match, offers(match)[0])
    assert (match.table.hero.fatigue, match.table.since) == (1, 0)


@rule("SS-3.28", "SS-6.18")
def test_48_light_in_the_dark() -> None:
    assert prepare(table(gifts=["magic"], off=""), "magic").needed == 13
    assert prepare(table(gifts=["magic"]), "magic").needed == 9


@rule("SS-16.18", "SS-16.19", "SS-17.1", "SS-17.9")
def test_49_spare_or_kill() -> None:
    def strike(*picks: str) -> list[str]:
        rolls = [15, 1, *(d10(0) if "kill 0 orc" in picks else []), 15, 1, *d10(0)]
        match = against("orc*3", ("slot", (0,), ()), ("slot", (0,), ()), init=[0, 0, 0, 0], hp=1, rolls=rolls)
        do(match, *picks)
        return match.table.enc.fired

    assert strike("attack 0 orc", "kill 0 orc") == ["death"]
    assert strike("attack 0 orc", "spare 0 orc") == []
    assert strike("attack 0 orc", "spare 0 orc", "attack 1 orc", "spare 1 orc") == ["half"]


@rule("SS-3.22", "SS-17.9")
def test_50_failed_spell() -> None:
    match = against(
        "goblin*3", ("slot", (0,), ()), gifts=["magic"], resources=1, main="", init=[0, 0, 0, 0], rolls=[2, *d10(0)]
    )
    do(match, "fire_bolt 0 goblin")
    assert (match.table.hero.resources, match.table.enc.fired) == (0, [])


@rule("SS-14.28", "SS-22.6", "SS-14.21")
def test_51_peace_counts_once() -> None:
    def pass_by(table: Table) -> Match[Table]:
        table.fight = Encounter(0, "standing")
        return play(table, ("end_encounter", "stealth"))

    new = table(danger=5)
    stand(new.dungeon, 0, group("orc*3"))
    new.dungeon.awaken(0)
    pass_by(new)
    assert (new.hero.xp, new.danger) == (600, 4)
    match = pass_by(new)
    assert (new.hero.xp, new.danger) == (600, 4)
    assert match.pending[0].prompt == "slip"


@rule("SS-13.27", "SS-13.19")
def test_52_known_blade_on_a_door() -> None:
    first, second = room(), room(10, 7)
    first.traps.append(Trap("swinging_blade", "door", (10, 10), 0))
    match = at(sections=[first, second], exits=[Exit(0, 0, (10, 10), 0, "door", b=1)], rolls=[20, 4])
    do(match, "exit 0 north door")
    table = match.table
    assert (table.danger, table.hero.xp, table.hero.fatigue) == (1, 10, 2)
    assert not table.dungeon.sections[0].traps[0].armed
    assert table.exit(0).open


@rule("SS-19.19")
def test_53_friendly_passers_by() -> None:
    new = table(danger=3, t=143, since=0, resources=4)
    new.dungeon.theme = "temple"
    match = play(new, ("unconscious", "orc", 1), rolls=[1, 4, 11, 3, 1, *d10(4)])
    assert "passers-by" in said(match)


@rule("SS-16.12", "SS-16.13", "SS-16.14", "SS-3.27")
def test_54_two_actions() -> None:
    match = against(
        "ogre", ("round",), hd=5, gifts=["magic"], resources=3, armour="", init=[5, 9, 9], hp=20, rolls=[2, 20, 1]
    )
    assert any(pick.startswith("fire_bolt") for pick in offers(match))
    do(match, "attack 0 ogre", "roll")
    assert match.pending[0].prompt == "action"
    assert not any(pick.startswith(("fire_bolt", "cast")) for pick in offers(match))
    match = against(
        "ogre",
        ("round",),
        hd=5,
        gifts=["magic"],
        resources=1,
        armour="",
        init=[5, 9, 9],
        hp=20,
        rolls=[20, 1, *d10(0), 1],
    )
    do(match, "cast shield_spell")
    assert match.table.enc.round == 2  # the second action of round 1 was lost


@rule("SS-9.14", "SS-19.6")
def test_55_burning_outside_a_fight() -> None:
    new = table(resources=1)
    new.place.traps.append(Trap("flame_jet", "floor"))
    match = play(new, ("spring", 0), rolls=[2, 3, 2, 2, 19])
    do(match, "roll", "roll", "roll", "pay")
    hero = match.table.hero
    assert (hero.hp, hero.fatigue, hero.resources, hero.xp, match.table.t) == (8, 1, 0, 10, 2)


@rule("SS-22.15", "SS-22.16", "SS-21.20", "SS-21.18", "SS-24.2")
def test_56_leaving() -> None:
    new = table(resources=8, po=20)
    pack = new.hero.pack
    pack.resources.found += 5
    pack.coins[1].found += 41
    new.hero.spend(6)
    pack.pay(1000)
    match = play(new)
    do(match, "leave")
    assert (new.hero.resources, new.hero.pack.coin_count, new.hero.xp) == (7, 51, 51)
    do(match, "expedition", "return 0 0", "done", "leave")
    assert new.hero.xp == 51


def test_helpers_are_sound() -> None:
    assert soften(("swarm",), THINGS["small_melee"], 3) == 1
    assert isinstance(Feature("element", "well", (1, 1)), Feature)
    assert isinstance(room(), Section)
    tick(table())
    assert _looted is not None
