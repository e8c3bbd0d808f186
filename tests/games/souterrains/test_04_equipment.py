"""SS-4: equipment, hands, Encumbrance."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.goods import Item, Stack
from oubliettes.games.souterrains.pieces import Dice
from oubliettes.games.souterrains.rules.fight_actions import actions
from oubliettes.games.souterrains.rules.gear import hand_options
from oubliettes.games.souterrains.wares import BARE, THINGS, price
from tests.games.souterrains.situation import against, at, needed, table
from tests.support import do, offers, rule


@rule("SS-4.4", "SS-4.5", "SS-16.12")
def test_the_encumbered_act_with_a_malus() -> None:
    # a war drum weighs 4, his sword 1: at 17 or 21 he may still strike, 2 or 4 worse
    for drums, malus in ((0, 0), (4, 2), (5, 4)):
        match = against("orc", ("slot", (0,), ()), resources=1, items=["war_drum"] * drums, init=[0, 0])
        assert "attack 0 orc" in [" ".join(map(str, pick)) for pick in actions(match.table)]
        do(match, "attack 0 orc")
        assert needed(match) == CREATURES["orc"].ac - 1 + malus


@rule("SS-4.7", "SS-29.2")
def test_too_heavy() -> None:
    match = at(items=["war_drum"] * 7)
    assert match.pending[0].prompt == "too-heavy"
    verbs = {pick.split()[0] for pick in offers(match)}
    assert verbs == {"drop", "drop_held", "gear", "make_cache"}
    match = against("orc", items=["war_drum"] * 7)
    assert {pick.split()[0] for pick in offers(match)} == {"drop", "wait", "yield"}
    match = against("orc", ("slot", (0,), ()), items=["war_drum"] * 7, init=[0, 0])
    assert {pick.split()[0] for pick in offers(match)} == {"drop", "nothing"}
    match = against("orc", ("surprise",), items=["war_drum"] * 7, rolls=[20, 2])
    assert match.pending[0].prompt == "first-choice"  # no Stealth


@rule("SS-4.8", "SS-4.9", "SS-4.13", "SS-4.14", "SS-4.15", "SS-4.24", "SS-5.2", "SS-4.20")
def test_the_price_list() -> None:
    rows = {
        "leather": (3, 1000), "chain": (6, 7500), "plate": (9, 40000), "shield": (1, 1000), "small_melee": (0, 300),
        "small_ranged": (0, 300), "medium_ranged": (1, 2000), "medium_melee": (1, 1000), "heavy_melee": (2, 3000),
        "heavy_ranged": (2, 3000), "lantern": (1, 2000),
    }  # fmt: skip
    assert {id: (THINGS[id].enc, price(id)) for id in rows} == rows
    assert (price("torches"), price("resource")) == (100, 200)
    damage = {"small_melee": 4, "small_ranged": 4, "medium_ranged": 6, "medium_melee": 8, "heavy_melee": 10}
    assert {id: THINGS[id].damage for id in damage} == {id: Dice(1, faces) for id, faces in damage.items()}
    assert [table(armour=id).ac for id in ("", "leather", "chain", "plate")] == [10, 12, 14, 16]
    new = table(off="shield")
    assert new.ac == 11
    assert [THINGS[id].ranged for id in ("small_ranged", "medium_ranged", "heavy_ranged", "medium_melee")] == [
        True,
        True,
        True,
        False,
    ]
    bare = table(off="").hero.enc
    for torches, enc in ((5, 0), (6, 1), (11, 1), (12, 2)):
        new = table(off="")
        new.hero.pack.torches = Stack(torches, 0)
        assert new.hero.enc == bare + enc
    assert table(resources=5).hero.enc == table(resources=4).hero.enc == table().hero.enc + 2


@rule("SS-4.10", "SS-7.12")
def test_armour_takes_a_turn() -> None:
    match = at(items=["chain"])
    do(match, "don 0 chain")
    assert (match.table.t, match.table.ac) == (12, 14)
    do(match, "doff")
    assert (match.table.t, match.table.ac, match.table.hero.pack.items[0].id) == (24, 10, "chain")
    match = against("orc", ("slot", (0,), ()), items=["chain"], init=[0, 0])
    assert not any(pick.startswith("don") for pick in offers(match))


@rule("SS-4.11", "SS-16.9")
def test_a_higher_ac_is_harder_to_hit() -> None:
    # those of 1 HD with a D20 of 11 make 12, which reaches leather and nothing better
    for armour, hit in (("", True), ("leather", True), ("chain", False), ("plate", False)):
        match = against("goblin", ("slot", (), (0,)), armour=armour, init=[0, 0], rolls=[11, 3])
        assert (match.table.enc.lost, armour) == (3 * hit, armour)
    for creature, ac, hit in (("goblin", 12, True), ("bat_swarm", 13, False), ("ember_beetle", 14, False)):
        match = against(creature, ("slot", (0,), ()), hp=20, init=[0, 0], rolls=[11, 3])
        do(match, f"attack 0 {creature}")
        assert (CREATURES[creature].ac, match.table.group.members[0].hp) == (ac, 20 - 3 * hit)


@rule("SS-4.12", "SS-28.13")
def test_descending_ac() -> None:
    from oubliettes.games.souterrains.rules.modules.library import DESCENDING

    assert DESCENDING - 6 == 14


@rule("SS-4.18", "SS-4.19", "SS-4.21", "SS-4.9")
def test_hands() -> None:
    match = at(main="", off="shield", items=["heavy_melee", "medium_ranged", "lantern"])
    do(match, "gear")
    assert "hold main 0 heavy_melee" not in offers(match)  # the off hand is full
    assert "hold main 1 medium_ranged" in offers(match)
    do(match, "empty off", "hold main 0 heavy_melee")
    assert not any(pick.startswith(("hold off", "hold_torch off")) for pick in offers(match))


@rule("SS-4.21", "SS-9.10")
def test_what_hands_hold_and_strike_with() -> None:
    hero = table(items=["lantern", "shield"], main="", off="").hero
    assert hand_options(hero, set()) == [("hold", "main", 0, "lantern"), ("hold", "off", 0, "lantern"),
                                         ("hold", "off", 1, "shield")]  # fmt: skip
    hero.main = Item("torch", left=72)
    assert hero.weapon == BARE
    hero.main = Item("torch", left=72, lit=True)
    assert hero.weapon == THINGS["torch"]


@rule("SS-4.22", "SS-16.12")
def test_a_change_of_hands_takes_a_round() -> None:
    match = at(items=["small_melee", "shield"])
    do(match, "gear", "hold main 0 small_melee", "hold off 0 shield", "done")
    assert match.table.t == 1
    match = against("orc", ("round",), items=["small_melee", "small_ranged"], init=[0, 0], rolls=[1, 1])
    do(match, "change_gear", "hold main 0 small_melee")
    assert not any("main" in pick for pick in offers(match))  # one change per hand
    do(match, "done")
    assert match.table.enc.round == 2


@rule("SS-4.23", "SS-9.5", "SS-7.3")
def test_dropping_what_is_held() -> None:
    match = at()
    do(match, "gear", "drop_held off", "done")
    assert (match.table.t, match.table.place.torches) == (0, [((10, 10), 72)])
    assert match.table.sight == "light"
    match = at(off="lantern")
    do(match, "gear", "drop_held off", "done")
    assert match.table.hero.off is None
    assert match.table.place.loot.empty
