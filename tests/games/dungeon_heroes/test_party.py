"""DH-8, DH-12, DH-13: the Heroes' turn, the four heroes, and the end of the game."""

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
BY_CLASS = {
    "warrior": "b3 c2 c4 d3",
    "cleric": "b3 c2 c4 d3",
    "rogue": "b2 b3 b4 c2 c4 d2 d3 d4",
    "wizard": "b2 b3 b4 c2 c4 d2 d3 d4",
}

# ------------------------------------------------------------------ DH-8 the Heroes' turn


@rule("DH-8.1")
def test_moves_and_abilities() -> None:
    match = heroes("cleric c3:5, wizard e5", "a1-chest")
    verbs = {(pick[0], pick[1]) for pick in match.pending[0].options}
    assert verbs == {("move", "cleric"), ("heal", "cleric"), ("move", "wizard"), ("reveal", "a1")}


@rule("DH-8.2", "DH-8.17")
def test_two_actions_a_hero() -> None:
    match = heroes("warrior b0, rogue e0", "a6-chest")
    do(match, "move warrior b1", "move warrior b2")
    assert picks(match, "move", "warrior") == []
    assert (("hero", "warrior"), "DH-8.2") in match.blocked(HEROES)
    do(match, "move rogue e1", "move rogue e2", "reveal a6")
    assert asked(match) == (HEROES, "party")
    assert picks(match, "move", "warrior") == ["b1", "a2", "c2", "b3"]


@rule("DH-8.3", "DH-8.4")
def test_a_lone_hero_has_two_actions() -> None:
    match = heroes("rogue e0", "a6-chest")
    assert (match.table.budget, match.table.least) == (2, 2)
    do(match, "move rogue e1", "move rogue e2")
    assert asked(match) == (MASTER, "master")


@rule("DH-8.4", "DH-8.17")
def test_the_number_of_actions_is_fixed_at_the_start() -> None:
    match = heroes("warrior b0, rogue e0", "e1-poison_cloud")
    do(match, "move rogue e1", "move warrior b1", "move warrior b2")
    assert match.table.round == 2
    match = heroes("cleric e3 grail, warrior dead")
    do(match, "grail cleric warrior e2")
    assert match.table.round == 2


@rule("DH-8.17", "DH-11.26")
def test_a_raised_hero_keeps_his_count() -> None:
    match = heroes("cleric e3 grail, rogue d2, wizard a1", "d3-poison_cloud")
    do(match, "move rogue d3", "grail cleric rogue e2")
    assert (hero_of(match, "rogue").used, match.table.spent) == (1, 3)
    do(match, "move rogue d1")
    assert match.table.round == 2


@rule("DH-8.5", "DH-11.20", "DH-12.14")
@pytest.mark.parametrize(
    "text,pick,cost",
    [
        ("rogue c3, wizard a1", "move rogue c4", 1),
        ("cleric c3:5, wizard a1", "heal cleric", 1),
        ("wizard c3, cleric a1", "reveal a6", 1),
        ("rogue c3 kit, wizard c4", "give rogue disarming_kit wizard", 1),
        ("rogue c3 hat, wizard a1", "hat rogue a6", 1),
        ("rogue c3 grail, wizard a1, warrior dead", "grail rogue warrior c2", 2),
    ],
)
def test_what_counts_as_an_action(text: str, pick: str, cost: int) -> None:
    match = do(heroes(text, "a6-chest"), pick)
    assert (match.table.spent, hero_of(match, text.split(maxsplit=1)[0]).used) == (cost, cost)


@rule("DH-8.6", "DH-11.11", "DH-11.14", "DH-11.17")
def test_free_uses_count_against_nothing() -> None:
    match = heroes("cleric c3:5 icon sword kit, wizard a1", "c4=goblin c5-fireball")
    do(match, "move cleric c4", "use sword", "move cleric c5", "use disarming_kit")
    assert (match.table.spent, hero_of(match, "cleric").used, hp(match, "cleric")) == (2, 2, 5)
    do(match, "icon cleric cleric")
    assert (match.table.spent, hero_of(match, "cleric").used, hp(match, "cleric")) == (2, 2, 7)


@rule("DH-8.7", "DH-8.8", "DH-12.1", "DH-12.5", "DH-12.7", "DH-12.10")
@pytest.mark.parametrize("hero", list(BY_CLASS))
def test_how_heroes_move(hero: str) -> None:
    match = heroes(f"{hero} c3, damsel f6", dragon_damsel=True)
    assert sorted(picks(match, "move", hero)) == BY_CLASS[hero].split()


@rule("DH-8.9", "DH-8.10")
def test_no_entering_and_no_passing_another_hero() -> None:
    match = heroes("warrior c3, cleric c4, rogue b3")
    assert sorted(picks(match, "move", "warrior")) == ["c2", "d3"]
    assert (("move", "warrior", "c4"), "DH-8.9") in match.blocked(HEROES)
    assert all(len(pick) == 3 for pick in match.pending[0].options)


@rule("DH-8.11", "DH-8.12", "DH-8.13")
def test_where_heroes_may_go() -> None:
    match = heroes("rogue c6, wizard c1", "b6=goblin c5+orc d6-chest")
    assert sorted(picks(match, "move", "rogue")) == ["b5", "b6", "c5", "c7", "d5", "d6", "d7"]
    assert {"b0", "c0", "d0"} <= set(picks(match, "move", "wizard"))
    do(match, "move wizard d2")
    assert (where(match, "wizard"), hp(match, "wizard")) == ("d2", 4)


@rule("DH-8.14")
def test_diagonal_steps_are_not_hindered() -> None:
    match = heroes("rogue c3, warrior c4, cleric d3", "b3=orc c2=orc")
    assert {"d4", "b2"} <= set(picks(match, "move", "rogue"))


@rule("DH-8.15")
def test_no_healing_at_full_hit_points() -> None:
    match = heroes("cleric c3 icon, warrior c4, rogue c2:5")
    assert (picks(match, "heal"), picks(match, "icon")) == (["rogue"], ["cleric rogue"])


@rule("DH-8.16", "DH-11.15")
def test_free_uses_after_the_last_action() -> None:
    match = heroes("cleric c3:5 icon, wizard a1")
    do(match, "move cleric c4", "move cleric c3", "move wizard a2", "move wizard a1")
    assert offers(match) == ["icon cleric cleric", "end"]
    do(match, "end")
    assert match.table.round == 2
    match = heroes("cleric c3 icon, wizard a1", "a6-chest")
    do(match, "move cleric c4", "move cleric c3", "move wizard a2", "move wizard a1")
    assert asked(match) == (MASTER, "master")


# ------------------------------------------------------------------ DH-12 the heroes


@rule("DH-12.2", "DH-12.3", "DH-12.14")
def test_the_warrior_slays_whatever_he_enters() -> None:
    match = heroes("warrior c2 sword, wizard a1", "c3=ogre c3-orc d3-goblin")
    do(match, "move warrior c3")
    assert (board(match), hp(match, "warrior"), held(match, "warrior")) == ("d3-goblin", 10, ["sword"])
    do(match, "move warrior d3")
    assert (board(match), hp(match, "warrior"), match.table.spent) == ("", 10, 2)


@rule("DH-12.4")
def test_the_warrior_slays_only_by_entering() -> None:
    match = heroes("warrior c2, wizard a1", "c2=goblin")
    do(match, "move wizard a2")
    assert board(match) == "c2=goblin"


@rule("DH-12.6")
def test_the_cleric_heals_two() -> None:
    match = heroes("cleric c3:5, warrior c4:3, rogue d4:1, wizard b3:3")
    assert picks(match, "heal") == ["warrior", "cleric", "wizard"]
    do(match, "heal warrior")
    assert (hp(match, "warrior"), hp(match, "cleric")) == (5, 5)


@rule("DH-12.8", "DH-12.9")
def test_the_rogue_disarms_known_and_unknown_traps() -> None:
    match = heroes("rogue c3 kit, wizard a1", "c4-spike_pit c5+fireball")
    do(match, "move rogue c4", "move rogue c5")
    assert (hp(match, "rogue"), board(match), held(match, "rogue"), match.table.spent) == (6, "", ["disarming_kit"], 2)


@rule("DH-12.11", "DH-12.12")
def test_the_wizard_reveals_from_afar() -> None:
    match = heroes("wizard b0, rogue c0", "f6-chest a6-orc a6=goblin")
    assert picks(match, "reveal") == ["f6"]
    assert (("reveal", "a6"), "DH-12.12") in match.blocked(HEROES)
    do(match, "reveal f6")
    assert board(match) == "a6-orc a6=goblin f6+chest"


@rule("DH-12.13", "DH-10.29")
def test_what_the_wizard_reveals_is_public_and_stays() -> None:
    match = heroes("wizard b0, rogue c0", "c1-poison_cloud f6-chest", phase=PASSIVE, pile=MORE)
    do(match, "reveal c1")
    for seat in (HEROES, MASTER, None):
        tiles = {square.id: (square.tile, square.face_up) for square in match.view(seat).squares.values()}
        assert tiles["c1"] == ("poison_cloud", True)
    do(match, "move wizard b1", "move rogue b0")
    do(match, "move rogue c1")
    assert where(match, "rogue") == "dead"


@rule("DH-12.15")
def test_hit_points_never_exceed_the_maximum() -> None:
    match = do(heroes("cleric c3, rogue c4:5"), "heal rogue")
    assert hp(match, "rogue") == 6


@rule("DH-12.16", "DH-12.17")
def test_no_hero_below_zero() -> None:
    match = do(master("rogue c3:1, wizard a1", "c4=ogre"), "act ogre c4", "attack rogue")
    assert (where(match, "rogue"), hp(match, "rogue")) == ("dead", 0)


# ------------------------------------------------------------------ DH-13 the end


@rule("DH-13.2")
def test_the_large_chest_counts() -> None:
    match = do(heroes("rogue c6, wizard a1", treasures=2), "move rogue d7")
    assert match.result
    assert match.result.facts["treasures"] == 3


@rule("DH-13.3", "DH-13.4")
def test_the_end_comes_in_mid_entry() -> None:
    match = do(heroes("rogue c3:1", "c4-orc"), "move rogue c4")
    assert match.result
    assert match.result.ending == "slain"
    assert board(match) == "c4+orc"


@rule("DH-13.5")
def test_the_last_round() -> None:
    match = heroes("rogue c3, wizard a1", "a6-chest", rounds=59)
    do(match, "move rogue c4", "move rogue c3", "move wizard a2", "move wizard a1")
    assert match.result is None
    do(match, "reveal a6", "move rogue c4", "move rogue c3", "move wizard a2", "move wizard a1")
    assert match.result
    assert (match.result.ending, match.result.scores) == ("late", (0.0, 1.0))
