"""DH-20: experience and the market."""

from typing import Any

import pytest

from oubliettes.games.dungeon_heroes.table import PASSIVE, Table
from oubliettes.kernel import Match
from tests.games.dungeon_heroes.situation import (
    HEROES,
    asked,
    board,
    held,
    hero_of,
    hp,
    master,
    new,
    picks,
    solo,
    where,
    xp,
)
from tests.games.dungeon_heroes.situation import heroes as heroes_turn
from tests.support import do, offers, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"


def heroes(text: str, board: str = "", **facts: Any) -> Match[Table]:
    return heroes_turn(text, board, lords_undead=True, **facts)


@rule("DH-20.1", "DH-20.6", "DH-20.7")
def test_four_tiles_with_their_prices() -> None:
    prices = {"energy_elixir": 2, "strange_bread": 3, "magic_mirror": 4, "demon_skull": 5}
    for seat in (0, 1, None):
        assert new(lords_undead=True).view(seat).market == prices
    assert new().view(0).market == {}
    for points, face in ((2, "skeleton"), (3, "orc"), (4, "ogre"), (5, "dragon")):
        match = heroes(f"rogue c3 xp:{face}, wizard a1")
        assert picks(match, "buy") == [name for name, price in prices.items() if price <= points]


@rule("DH-20.2", "DH-20.3", "DH-20.8")
def test_a_purchase_costs_the_turn_an_action_and_tires_nobody() -> None:
    match = heroes("rogue c3 xp:ogre+skeleton, wizard a1")
    do(match, "buy magic_mirror", "pay ogre", "assign wizard", "buy energy_elixir", "assign rogue")
    assert (match.table.spent, [hero.used for hero in match.table.heroes]) == (2, [0] * 5)
    assert (held(match, "wizard"), held(match, "rogue")) == (["magic_mirror"], ["energy_elixir"])
    do(match, "move rogue c4", "move rogue c3")
    assert (match.table.round, picks(match, "buy")) == (2, [])


@rule("DH-20.2")
def test_no_purchase_once_the_actions_are_spent() -> None:
    match = heroes("rogue c3:1 icon xp:ogre, wizard a1")
    do(match, "move rogue c4", "move rogue c3", "move wizard a2", "move wizard a1")
    assert offers(match) == ["icon rogue rogue", "end"]


@rule("DH-20.4", "DH-20.5")
def test_assigned_to_any_hero_in_play() -> None:
    match = heroes("rogue c3 xp:skeleton, wizard f6, cleric a1 possessed, warrior dead")
    do(match, "buy energy_elixir")
    assert offers(match) == ["assign cleric", "assign rogue", "assign wizard"]
    do(match, "assign wizard")
    assert held(match, "wizard") == ["energy_elixir"]


@rule("DH-20.8", "DH-20.10", "DH-20.11")
def test_how_experience_is_earned() -> None:
    match = do(heroes("warrior c3, wizard a1", "c4=ogre d4-goblin"), "move warrior c4", "move warrior d4")
    assert (xp(match, "warrior"), match.view(0).experience) == (["ogre", "goblin"], 5)
    match = do(
        heroes("cleric c3 sword, wizard a1", "c4=orc c5-fireball"), "move cleric c4", "use sword", "move cleric c5"
    )
    assert (xp(match, "cleric"), hp(match, "cleric")) == (["orc", "fireball"], 5)
    match = do(heroes("rogue c3, wizard a1", "c4-spike_pit"), "move rogue c4")
    assert xp(match, "rogue") == ["spike_pit"]
    match = do(heroes("wizard c3:1, rogue a1", "c4-bear_trap"), "move wizard c4")
    assert (where(match, "wizard"), xp(match, "wizard")) == ("dead", ["bear_trap"])
    match = do(heroes("cleric c3 kit, rogue a1", "c4-bear_trap"), "move cleric c4", "use disarming_kit")
    assert xp(match, "cleric") == ["bear_trap"]
    match = do(heroes("wizard c3 skull, rogue a1", "c5=ogre"), "skull wizard ogre c5")
    assert xp(match, "wizard") == ["ogre"]
    match = do(heroes("wizard c3, rogue a1", "c4+poison_cloud"), "move wizard c4")
    assert xp(match, "wizard") == []
    match = do(heroes_turn("warrior c3, wizard a1", "c4=ogre"), "move warrior c4")
    assert xp(match, "warrior") == []


@rule("DH-20.9")
def test_experience_is_pooled_dead_heroes_included() -> None:
    match = heroes("warrior dead xp:orc, rogue c3 xp:goblin, wizard a1, cleric c4")
    assert picks(match, "buy") == ["energy_elixir", "strange_bread", "magic_mirror"]
    do(match, "buy magic_mirror", "pay goblin", "assign cleric")
    assert [xp(match, name) for name in ("warrior", "rogue")] == [[], []]


@rule("DH-20.8", "DH-20.12", "DH-20.13")
def test_paying_tile_by_tile_without_change() -> None:
    match = heroes("rogue c3 xp:goblin+ogre+bear_trap, wizard a1")
    do(match, "buy energy_elixir")
    assert (asked(match), offers(match)) == ((HEROES, "pay"), ["pay ogre", "pay goblin", "pay bear_trap"])
    do(match, "pay goblin", "pay ogre")
    assert asked(match) == (HEROES, "assign")
    do(match, "assign rogue")
    assert (xp(match, "rogue"), match.table.paid) == (["bear_trap"], 0)


@rule("DH-20.14")
def test_bought_artefacts_may_be_used_given_and_dropped() -> None:
    match = heroes("rogue c3:2 xp:orc, wizard c4", "c5-poison_cloud")
    do(match, "buy strange_bread", "assign rogue")
    assert "rogue strange_bread wizard" in picks(match, "give")
    do(match, "bread rogue")
    assert hp(match, "rogue") == 6
    match = do(heroes("wizard c4 bread, rogue a1", "c5-poison_cloud"), "move wizard c5")
    assert board(match) == "c5~strange_bread"


@rule("DH-20.15", "DH-20.25")
def test_each_works_once_and_never_comes_back() -> None:
    match = heroes("rogue c3:2 xp:orc+orc, wizard c4", "b3=goblin")
    do(match, "buy strange_bread", "assign rogue", "bread rogue")
    assert (held(match, "rogue"), picks(match, "buy")) == ([], ["energy_elixir"])
    for text, pick in (
        ("wizard c3 skull, rogue a1", "skull wizard goblin b3"),
        ("wizard c3 mirror, rogue a1", "mirror wizard rogue"),
        ("wizard c3 elixir, rogue a1", "elixir wizard"),
    ):
        match = do(heroes(text, "b3=goblin"), pick)
        assert held(match, "wizard") == []


@rule("DH-20.16")
def test_buying_is_never_compulsory() -> None:
    match = heroes("rogue c3 xp:orc, wizard f6 possessed", "a6-chest")
    do(match, "move rogue c4", "move rogue c3")
    assert offers(match) == ["buy energy_elixir", "buy strange_bread", "end"]
    do(match, "end")
    assert match.table.turn == "dungeon_master"
    match = heroes("rogue c3 xp:orc, wizard f6")
    assert "end" not in offers(match)


# ------------------------------------------------------------------ the four artefacts


@rule("DH-20.17", "DH-20.18", "DH-2.7", "DH-20.11")
def test_demon_skull() -> None:
    there = "a1=ogre e5=goblin f3=orc c4-ogre d3=white_lady d3+orc"
    match = heroes("wizard c3 skull, rogue b6", there)
    assert sorted(picks(match, "skull", "wizard")) == ["goblin e5", "ogre a1", "orc d3", "white_lady d3"]
    do(match, "skull wizard ogre a1")
    assert (match.table.spent, hero_of(match, "wizard").used) == (1, 1)
    assert board(match) == "d3+orc d3=white_lady f3=orc c4-ogre e5=goblin"
    match = do(heroes("wizard c3 skull, rogue b6", there), "skull wizard orc d3")
    assert (board(match), xp(match, "wizard")) == ("a1=ogre d3=white_lady f3=orc c4-ogre e5=goblin", ["orc"])
    match = heroes("wizard c3 skull, rogue c4 possessed")
    assert picks(match, "skull") == []
    match = do(heroes("wizard c3 skull, rogue b6", "c4+orc*", phase=PASSIVE, pile=MORE), "skull wizard orc c4")
    assert (board(match), xp(match, "wizard")) == ("", [])


@rule("DH-20.19", "DH-20.20")
def test_magic_mirror() -> None:
    there = "c3~magic_hat f6=goblin f6~sword"
    match = heroes("wizard c3 mirror, rogue f6, cleric a1, damsel c3", there, dragon_damsel=True)
    assert picks(match, "mirror", "wizard") == ["cleric", "rogue"]
    do(match, "mirror wizard rogue")
    assert (where(match, "wizard"), where(match, "rogue"), hp(match, "wizard")) == ("f6", "c3", 4)
    assert (held(match, "wizard"), match.table.spent, hero_of(match, "wizard").used) == ([], 1, 1)
    assert (held(match, "rogue"), board(match)) == ([], there)
    match = do(heroes("wizard c3 mirror, rogue c6", ""), "move rogue c7")
    assert match.table.treasures == 1
    match = heroes("wizard c3 mirror, rogue a1")
    match.table.heroes[2].at = 7 * 8 + 3
    do(match, "mirror wizard rogue")
    assert (where(match, "wizard"), match.table.treasures) == ("c7", 0)


@rule("DH-20.21", "DH-20.22")
def test_energy_elixir() -> None:
    match = heroes("rogue c3 elixir, wizard a1", "f6-chest")
    do(match, "move rogue c4", "move rogue c3")
    assert picks(match, "move", "rogue") == []
    do(match, "elixir rogue")
    assert match.table.spent == 2
    do(match, "move rogue c4", "move rogue c3")
    assert (where(match, "rogue"), match.table.turn) == ("c3", "dungeon_master")
    do(match, "reveal f6")
    do(match, "move rogue c4", "move rogue c3")
    assert picks(match, "move", "rogue") == []
    match = heroes("rogue c3 elixir, wizard a1:1 icon")
    do(match, "move rogue c4", "move rogue c3", "move wizard a2", "move wizard a1")
    assert offers(match) == ["icon wizard wizard", "end"]
    match = do(heroes("rogue c3 elixir grail, wizard a1, cleric dead"), "move rogue c4", "elixir rogue")
    assert picks(match, "grail") != []
    do(match, "move rogue c3", "move wizard a2")
    assert picks(match, "grail") == []


@rule("DH-20.23", "DH-20.24")
def test_strange_bread() -> None:
    match = heroes("rogue c3:1 bread, wizard a1")
    do(match, "bread rogue")
    assert (hp(match, "rogue"), match.table.spent, hero_of(match, "rogue").used) == (6, 1, 1)
    assert picks(heroes("rogue c3 bread, wizard a1"), "bread") == []


@rule("DH-20.25")
def test_one_copy_of_each() -> None:
    match = heroes("rogue c3 xp:ogre+ogre, wizard a1")
    do(match, "buy strange_bread", "assign rogue")
    assert picks(match, "buy") == ["energy_elixir", "magic_mirror"]


@rule("DH-20.26", "DH-20.11")
def test_a_raising_takes_no_experience_back() -> None:
    match = master("warrior c2 xp:orc, wizard a1", "c4=necromancer f6-chest", lords_undead=True, eliminated="orc")
    do(match, "act necromancer c4", "raise orc c3")
    assert xp(match, "warrior") == ["orc"]
    do(match, "reveal f6", "act orc c3", "step b3", "move warrior c3", "move warrior b3")
    assert (xp(match, "warrior"), "orc" in board(match)) == (["orc"], False)


@rule("DH-21.13")
def test_the_market_in_solo() -> None:
    match = solo("rogue c3 xp:orc, wizard a1", lords_undead=True)
    do(match, "buy strange_bread", "assign rogue", "move rogue c4", "move rogue c3")
    assert (match.table.spent, "end" in offers(match)) == (3, False)
    do(match, "move wizard a2")
    assert "end" in offers(match)


@rule("DH-20.11")
@pytest.mark.parametrize("sign", ["=", "+"])
def test_a_raised_monster_gives_nothing(sign: str) -> None:
    phase = "aggressive" if sign == "=" else PASSIVE
    match = do(heroes("warrior c3, wizard a1", f"c4{sign}orc*", phase=phase, pile=MORE), "move warrior c4")
    assert (xp(match, "warrior"), board(match), match.table.eliminated.count(1)) == ([], "", 1)
    assert match.view(0).gone == {}
