"""DH-11: artefacts."""

import pytest

from oubliettes.games.dungeon_heroes.table import PASSIVE
from tests.games.dungeon_heroes.situation import (
    HEROES,
    MASTER,
    asked,
    board,
    held,
    hero_of,
    heroes,
    hp,
    master,
    picks,
    where,
)
from tests.support import do, offers, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"


@rule("DH-11.1", "DH-11.2", "DH-11.3")
def test_finding_artefacts() -> None:
    match = heroes("rogue c3 sword sword, wizard a1", "c4-holy_icon c5+magic_hat")
    do(match, "move rogue c4")
    assert asked(match) == (HEROES, "party")
    do(match, "move rogue c5")
    assert (held(match, "rogue"), board(match)) == (["sword", "sword", "holy_icon", "magic_hat"], "")


@rule("DH-11.4", "DH-11.21")
@pytest.mark.parametrize("hero", ["warrior", "cleric", "rogue", "wizard"])
def test_anyone_may_use_any_artefact(hero: str) -> None:
    match = heroes(f"{hero} c3:1 hat icon grail, damsel dead", "a6-chest", dragon_damsel=True)
    assert picks(match, "hat", hero) == ["a6"]
    assert picks(match, "icon", hero) == [hero]
    assert len(picks(match, "grail", hero, "damsel")) == 4
    if hero != "warrior":
        match = do(
            heroes(f"{hero} c3:1 sword, damsel a1", "c4=ogre", dragon_damsel=True), f"move {hero} c4", "use sword"
        )
        assert hp(match, hero) == 1
    if hero != "rogue":
        match = do(
            heroes(f"{hero} c3:1 kit, damsel a1", "c4-fireball", dragon_damsel=True),
            f"move {hero} c4",
            "use disarming_kit",
        )
        assert hp(match, hero) == 1


@rule("DH-11.5", "DH-11.6")
def test_giving() -> None:
    match = heroes("rogue c3 kit kit sword, wizard c5, cleric c4")
    assert picks(match, "give", "rogue") == ["sword cleric", "disarming_kit cleric"]
    do(match, "give rogue disarming_kit cleric")
    assert (held(match, "rogue"), held(match, "cleric")) == (["sword", "disarming_kit"], ["disarming_kit"])
    assert (hero_of(match, "rogue").used, hero_of(match, "cleric").used) == (1, 0)
    do(match, "give rogue sword cleric")
    assert picks(match, "give", "rogue") == []


@rule("DH-11.7")
def test_artefacts_are_left_where_a_hero_dies() -> None:
    match = do(heroes("rogue c3:1 sword hat, wizard a1", "c4-poison_cloud c4~holy_icon"), "move rogue c4")
    assert (board(match), held(match, "rogue")) == ("c4~holy_icon c4~sword c4~magic_hat", [])
    match = do(master("rogue c3:1 sword, wizard a1", "c4=orc"), "act orc c4", "attack rogue")
    assert "c3~sword" in board(match)


@rule("DH-11.8")
def test_the_next_hero_who_enters_takes_the_stack() -> None:
    match = heroes("rogue c3, cleric c5:2, wizard a1", "c4=goblin c4~sword c4~magic_hat")
    do(match, "move rogue c4")
    assert (held(match, "rogue"), board(match)) == (["sword", "magic_hat"], "c4=goblin")
    match = do(heroes("rogue c3, wizard a1", "c4-bear_trap c4~sword"), "move rogue c4")
    assert (held(match, "rogue"), board(match)) == (["sword"], "")
    match = heroes("wizard e5, rogue f5, cleric e6", "f6-moving_floor f6~sword")
    do(match, "move wizard f6")  # nowhere to go: he is still there, and takes it
    assert (where(match, "wizard"), held(match, "wizard")) == ("f6", ["sword"])
    match = heroes("rogue c3:1, wizard a1", "c4=goblin c4~sword")
    do(match, "move rogue c4")
    assert "c4~sword" in board(match)
    match = master("rogue c3:1 sword, damsel c3", "c4=orc", dragon_damsel=True)
    do(match, "act orc c4", "attack rogue")
    assert (held(match, "damsel"), "c3~sword" in board(match)) == ([], True)


@rule("DH-11.9")
@pytest.mark.parametrize(
    "text,there,moves",
    [
        ("cleric c3:5 sword, wizard a1", "c4=orc", ("move cleric c4", "use sword")),
        ("cleric c3:5 icon, wizard a1", "", ("icon cleric cleric",)),
        ("cleric c3:5 kit, wizard a1", "c4+fireball", ("move cleric c4", "use disarming_kit")),
        ("cleric c3:5 hat, wizard a1", "c4-fireball", ("hat cleric c4",)),
        ("cleric c3:5 grail, wizard dead", "", ("grail cleric wizard c4",)),
    ],
)
def test_an_artefact_works_once(text: str, there: str, moves: tuple[str, ...]) -> None:
    match = do(heroes(text, there), *moves)
    assert (held(match, "cleric"), "~" in board(match)) == ([], False)


@rule("DH-11.10", "DH-11.11", "DH-11.12")
def test_sword() -> None:
    match = heroes("cleric c3 sword, wizard a1", "c4=ogre d4-orc")
    do(match, "move cleric c4")
    assert (asked(match), offers(match)) == ((HEROES, "sword"), ["use sword", "keep sword"])
    do(match, "keep sword")
    assert (hp(match, "cleric"), held(match, "cleric")) == (4, ["sword"])
    do(match, "move cleric d4")
    assert match.pending[0].facts == {"hero": "cleric", "monster": "orc", "damage": 3, "hp": 4}
    do(match, "use sword")
    assert (hp(match, "cleric"), board(match), match.table.spent) == (4, "c4=ogre", 2)


@rule("DH-11.12")
def test_one_sword_slays_one_monster() -> None:
    match = heroes("cleric c3 sword, wizard a1", "c4=goblin c4-orc")
    do(match, "move cleric c4", "use sword")
    assert (hp(match, "cleric"), board(match)) == (5, "c4=orc")
    match = heroes("cleric c3 sword sword, wizard a1", "c4=goblin c4-orc")
    do(match, "move cleric c4", "use sword", "use sword")
    assert (hp(match, "cleric"), board(match)) == (8, "")


@rule("DH-11.13", "DH-11.14", "DH-11.15")
def test_holy_icon() -> None:
    match = heroes("rogue c3:4 icon, wizard c4:1, warrior d4:3")
    assert picks(match, "icon") == ["rogue rogue", "rogue wizard"]
    do(match, "icon rogue wizard")
    assert (hp(match, "wizard"), match.table.spent) == (3, 0)
    match = do(heroes("rogue c3:4 icon, wizard a1", "c4-moving_floor"), "move rogue c4")
    assert picks(match, "icon") == []
    match = master("rogue c3:4 icon, wizard a1", "c4=orc")
    do(match, "act orc c4", "attack rogue")
    assert hp(match, "rogue") == 1
    assert asked(match)[1] != "icon"


@rule("DH-11.16", "DH-11.17", "DH-11.18")
def test_kit() -> None:
    match = do(heroes("cleric c3 kit, wizard a1", "c4-fireball"), "move cleric c4")
    assert match.pending[0].facts == {"hero": "cleric", "trap": "fireball", "damage": 3, "hp": 8}
    do(match, "use disarming_kit")
    assert (hp(match, "cleric"), board(match), match.table.spent) == (8, "", 1)


@rule("DH-11.19", "DH-11.20")
def test_magic_hat() -> None:
    match = heroes("cleric c3 hat, wizard dead", "a1-chest b1-orc b1=goblin c1+portal")
    assert picks(match, "hat") == ["cleric a1"]
    do(match, "hat cleric a1")
    assert board(match) == "a1+chest b1-orc b1=goblin c1+portal"
    assert (match.table.spent, hero_of(match, "cleric").used) == (1, 1)


@rule("DH-11.21", "DH-11.22")
def test_grail() -> None:
    match = heroes("cleric c3 grail, wizard dead, rogue dead, warrior a1")
    assert set(picks(match, "grail", "cleric")) == {
        f"{name} {to}" for name in ("rogue", "wizard") for to in ("c2", "b3", "d3", "c4")
    }
    do(match, "grail cleric rogue d3")
    assert (where(match, "rogue"), hp(match, "rogue")) == ("d3", 6)
    assert where(match, "wizard") == "dead"


@rule("DH-11.23", "DH-11.24")
def test_the_grail_needs_two_actions_of_hero_and_turn() -> None:
    match = heroes("cleric c3 grail, wizard dead, warrior a1")
    do(match, "move cleric c4")
    assert picks(match, "grail") == []
    match = heroes("cleric c3 grail, wizard dead, warrior a1, rogue a3")
    do(match, "move warrior b1", "move rogue a4")
    assert picks(match, "grail") != []
    do(match, "move warrior a1")
    assert picks(match, "grail") == []
    match = heroes("cleric c3 grail, warrior a1")
    assert picks(match, "grail") == []


@rule("DH-11.25", "DH-3.7")
def test_the_grail_needs_an_empty_square() -> None:
    match = heroes("cleric c3 grail, wizard dead, warrior c2", "b3-chest d3=orc c4~sword")
    assert picks(match, "grail") == []
    match = heroes("cleric c3 grail, wizard dead, warrior c2", "b3+chest d3=orc")
    assert picks(match, "grail") == ["cleric wizard c4"]
    for there, expected in ((True, ["d7"]), (False, ["c7", "d7"])):
        found = []
        for square in ("c6", "d6"):
            match = heroes(f"cleric {square} grail, wizard dead", large_chest=there)
            found += [pick.split()[-1] for pick in picks(match, "grail") if "7" in pick]
        assert found == expected


@rule("DH-11.26")
def test_the_raised_hero_has_empty_hands_and_may_act() -> None:
    match = heroes("cleric c3 grail, rogue c5 sword, wizard a1", "c4-poison_cloud")
    do(match, "move rogue c4", "grail cleric rogue d3")
    assert (held(match, "rogue"), board(match)) == ([], "c4~sword")
    assert len(picks(match, "move", "rogue")) > 0
    match = heroes("cleric c3 grail, rogue d4, wizard a1", "d5-moving_floor e5+poison_cloud", phase=PASSIVE, pile=MORE)
    do(match, "move rogue d5", "exit d4", "move rogue e5")
    assert where(match, "rogue") == "dead"
    do(match, "grail cleric rogue d3")
    assert asked(match) == (MASTER, "master")
