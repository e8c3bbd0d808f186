"""DH-21: the expansions in solo play."""

from typing import Any

import pytest

from oubliettes.games.dungeon_heroes.pieces import FACE, SQUARE
from oubliettes.games.dungeon_heroes.rules.distances import distance, place_of
from oubliettes.games.dungeon_heroes.table import Table
from oubliettes.kernel import Match
from tests.games.dungeon_heroes.situation import asked, board, held, hero_of, hp, new, picks, solo, table, where, xp
from tests.games.dungeon_heroes.situation import dungeon as dungeon_turn
from tests.support import do, offers, rule, said


def dungeon(text: str, board: str = "", **facts: Any) -> Match[Table]:
    return dungeon_turn(text, board, **{"lords_undead": True, "dragon_damsel": True, "turn": 1, **facts})


def entered(match: Match[Table]) -> list[str]:
    """The squares that heroes entered, in order."""
    return [event.facts["square"] for event in match.log if event.key == "enters"]


@rule("DH-21.1")
@pytest.mark.parametrize("dragon,lords,left_out", [(True, False, 14), (False, True, 12), (True, True, 16)])
def test_all_tiles_are_laid_out(dragon: bool, lords: bool, left_out: int) -> None:
    match = new(seats=1, dragon_damsel=dragon, lords_undead=lords)
    assert (match.table.backs.bit_count(), len(match.table.left_out)) == (36, left_out)
    assert (match.table.tile.count(FACE["dragon"]), match.table.tile.count(FACE["necromancer"])) == (dragon, lords)


@rule("DH-21.2")
def test_the_damsel_does_not_change_the_limits() -> None:
    match = solo("warrior b0, cleric c0, rogue d0, wizard e0, damsel c2", "a6-chest", dragon_damsel=True)
    assert (match.table.least, match.table.budget) == (4, 8)
    do(match, "move warrior b1", "move cleric c1", "move rogue d1", "inspire wizard", "reveal a6")
    assert (match.table.spent, "end" in offers(match)) == (3, False)
    match = dungeon("wizard c4:3, damsel c2:3", "c3=goblin")
    assert (hp(match, "wizard"), hp(match, "damsel")) == (2, 3)


# ------------------------------------------------------------------ the dragon


@rule("DH-21.3")
def test_the_second_square_is_the_nearest_to_a_hero() -> None:
    match = dungeon("cleric a6", "c6-dragon")
    assert [event.facts["square"] for event in match.log if event.key == "stretches"] == ["b6"]
    match = do(solo("wizard c1, cleric d1", "d5-dragon", dragon_damsel=True), "reveal d5")
    assert board(match) == "d4d5=dragon"
    match = do(solo("wizard a1, cleric a3", "d6-dragon", dragon_damsel=True), "reveal d6")
    assert board(match) == "d5d6=dragon"  # c6 is as near to a3, and further from the middle
    match = do(solo("wizard a6", "c3-dragon", dragon_damsel=True), "reveal c3")
    assert board(match) == "c3c4=dragon"  # so is b3, whose row is the lower one


@rule("DH-21.4")
def test_the_dragons_distance_is_counted_in_its_own_moves() -> None:
    dragon, board_ = FACE["dragon"], sum(1 << SQUARE[f"{c}{r}"] for c in "abcdef" for r in range(1, 7))
    lying = place_of(dragon, SQUARE["c5"], SQUARE["d5"])
    assert distance(dragon, lying, [SQUARE["c4"]], board_) == 0
    assert distance(dragon, lying, [SQUARE["a3"]], board_) == 2
    assert distance(dragon, lying, [SQUARE["f2"]], board_) == 3
    alone = place_of(dragon, SQUARE["c5"])
    assert distance(dragon, alone, [SQUARE["c3"]], board_) == 1
    wall = 1 << SQUARE["c4"] | 1 << SQUARE["d4"]
    assert distance(dragon, lying, [SQUARE["c2"]], board_) == 2
    assert distance(dragon, lying, [SQUARE["c2"]], board_ & ~wall) == 3


@rule("DH-21.4", "DH-16.14")
def test_the_new_square_is_judged() -> None:
    match = dungeon("cleric c2", "c5d5=dragon", turn=7)
    assert (board(match), hp(match, "cleric")) == ("c4c5=dragon", 8)
    match = dungeon("warrior c3, wizard e3", "d5d6=dragon", turn=7)
    assert (board(match), where(match, "wizard")) == ("d4d5=dragon", "dead")
    match = dungeon("wizard f2", "b3b4=dragon", turn=7)
    assert board(match) == "b3c3=dragon"  # as near as sideways, and it keeps a square
    match = dungeon("cleric b2, warrior e2", "c5d5=dragon", turn=7)
    assert board(match) == "c4d4=dragon"  # sideways it comes nearer to both


# ------------------------------------------------------------------ the necromancer


@rule("DH-21.5", "DH-21.6")
def test_the_necromancer_acts_twice() -> None:
    match = dungeon("cleric c3", "c4=necromancer", eliminated="ogre")
    assert (hp(match, "cleric"), board(match)) == (2, "c4=necromancer")
    match = dungeon("cleric c3", "c6=necromancer")
    assert (hp(match, "cleric"), board(match)) == (5, "c4=necromancer")
    match = dungeon("wizard c3:3, cleric a1", "c4=necromancer", eliminated="ogre")
    assert (where(match, "wizard"), "raised" in said(match)) == ("dead", False)  # too late for a raising


@rule("DH-21.5", "DH-16.2")
def test_two_actions_before_the_next_in_the_order() -> None:
    match = dungeon("cleric c2", "c6=necromancer a5=orc")
    keys = [event.facts["monster"] for event in match.log if event.key in ("monster-moves", "attacks")]
    assert keys == ["necromancer", "necromancer", "orc"]


@rule("DH-21.6", "DH-21.7")
def test_raising_takes_both_actions_and_the_strongest_comes() -> None:
    match = dungeon("cleric c1", "c5=necromancer", eliminated="goblin skeleton orc orc")
    assert (board(match), hp(match, "cleric")) == ("c2=orc* c5=necromancer", 5)
    assert match.table.eliminated[FACE["orc"]] == 1
    match = dungeon("cleric c1", "c5=necromancer", eliminated="goblin")
    assert (board(match), hp(match, "cleric")) == ("c2=goblin* c5=necromancer", 7)


@rule("DH-21.7")
def test_the_raised_monster_acts_once() -> None:
    match = dungeon("cleric c2", "c5=necromancer", eliminated="goblin")
    assert (board(match), hp(match, "cleric")) == ("c3=goblin* c5=necromancer", 7)
    actions = [event.facts["monster"] for event in match.log if event.key in ("monster-moves", "attacks")]
    assert actions == ["goblin"]


@rule("DH-21.7", "DH-21.3")
@pytest.mark.parametrize("hero,lord,square", [("b2", "d3", "c2"), ("b3", "f3", "d3"), ("c5", "b1", "c3")])
def test_of_equally_near_squares_the_middle_then_the_lower_row(hero: str, lord: str, square: str) -> None:
    match = dungeon(f"cleric {hero}", f"{lord}=necromancer", eliminated="goblin")
    assert [event.facts["square"] for event in match.log if event.key == "raised"] == [square]


# ------------------------------------------------------------------ the white lady


@rule("DH-21.8")
def test_the_lady_possesses_whom_she_can_reach() -> None:
    match = dungeon("cleric c3:1, rogue d5:4, wizard b5:4", "c4=white_lady")
    assert (hero_of(match, "rogue").possessed, hp(match, "cleric")) == (True, 1)
    match = dungeon("cleric c3:1, rogue d5:4, wizard b5:3", "c4=white_lady")
    assert hero_of(match, "wizard").possessed
    match = dungeon("cleric c3, rogue c4", "c4=white_lady")
    assert (hp(match, "rogue"), hp(match, "cleric"), hero_of(match, "rogue").possessed) == (2, 8, False)
    match = dungeon("cleric c3", "c6=white_lady")
    assert (hp(match, "cleric"), board(match)) == (6, "c4=white_lady")


@rule("DH-21.8")
def test_the_lady_makes_for_others_than_the_cleric() -> None:
    match = dungeon("cleric d1, wizard a1", "e5=white_lady")
    assert board(match) == "c3=white_lady"
    match = dungeon("cleric c1, wizard a6", "f1=white_lady")
    assert board(match) == "d3=white_lady"
    match = dungeon("cleric b5, wizard f6", "d4=white_lady d6=orc e5=orc e6=goblin f5=goblin", turn=7)
    assert not hero_of(match, "cleric").possessed


@rule("DH-21.8", "DH-7.3")
def test_she_cannot_enter_a_square_with_a_monster() -> None:
    match = dungeon("wizard d5", "c4=white_lady d5=skeleton*")
    assert "possessed" not in said(match)
    assert "possessed" in said(dungeon("wizard d5", "c4=white_lady d6=skeleton*"))


@rule("DH-21.9", "DH-21.10")
def test_where_she_drives_the_possessed() -> None:
    match = dungeon("warrior c4:4 possessed, cleric f1", "c6+poison_cloud c3+spike_pit")
    assert (where(match, "warrior"), board(match)) == ("dead", "c3+spike_pit")
    match = dungeon("warrior c4:4 possessed, cleric f1", "e4+spike_pit c0=goblin")
    assert where(match, "warrior") == "dead"
    match = dungeon("warrior c4:5 possessed, cleric f1", "e4+spike_pit")
    assert (where(match, "warrior"), hero_of(match, "warrior").possessed) == ("c2", True)
    match = dungeon("rogue c4:2 possessed, cleric f1", "e6=skeleton*")  # he comes before it acts
    assert (where(match, "rogue"), entered(match)) == ("dead", ["d5", "e6"])
    match = dungeon("warrior c4:4 possessed, cleric f1", "e4-spike_pit d3-ogre")  # nobody has seen them
    assert entered(match) == ["c3", "c2"]
    match = dungeon("warrior c4 possessed, cleric f1", "e4-poison_cloud")  # nor this
    assert (where(match, "warrior"), entered(match)) == ("c2", ["c3", "c2"])
    match = dungeon("rogue c2 possessed, cleric f6", "b0=goblin*")  # no goal: a monster holds it
    assert entered(match) == ["b1", "c0"]


@rule("DH-21.9")
def test_no_goal_under_another_hero_or_under_himself() -> None:
    match = dungeon("wizard c2 possessed, rogue b0, warrior c0, cleric d0, damsel e0", "")
    assert where(match, "wizard") == "c2"
    match = dungeon("wizard c2:2 possessed, rogue b0, warrior c0, cleric d0, damsel e0", "c2+arrow_launcher")
    assert where(match, "wizard") == "c2"
    match = dungeon("wizard c2:2 possessed, rogue b0", "c2+arrow_launcher")
    assert entered(match) == ["b1", "c2"]
    match = dungeon("wizard c3:1 possessed, rogue c4", "c4+poison_cloud c5+bear_trap")
    assert entered(match) == ["b4", "c5"]


@rule("DH-21.9", "DH-21.10")
def test_his_way_avoids_heroes_monsters_and_face_up_tiles() -> None:
    match = dungeon("warrior c3 possessed, cleric c2", "d3+portal b3=goblin* c6+poison_cloud c4-chest", turn=1)
    assert (where(match, "warrior"), match.table.treasures) == ("c5", 1)
    match = dungeon("warrior c3 possessed, cleric c2", "c4=goblin* c6+poison_cloud")
    assert entered(match) == ["b3", "b4"]
    match = dungeon("warrior c3 possessed, cleric c2", "d3+portal b3+portal c4+portal c6+poison_cloud", turn=1)
    assert where(match, "warrior") == "c3"


@rule("DH-21.10")
def test_the_lower_row_then_the_column() -> None:
    match = dungeon("rogue c3 possessed, cleric f6", "")
    assert entered(match) == ["b2", "a1"]


@rule("DH-21.11")
def test_on_a_start_square_he_stays() -> None:
    match = dungeon("wizard c0 possessed, rogue f6", "")
    assert (where(match, "wizard"), entered(match)) == ("c0", [])
    match = dungeon("wizard c0:2 possessed, rogue f6", "c2+arrow_launcher")
    assert where(match, "wizard") == "dead"


@rule("DH-21.12")
def test_the_ways_of_floors_and_portals_are_the_lowest() -> None:
    match = dungeon("warrior c2 possessed, rogue f6, cleric f5", "c1-moving_floor")
    assert where(match, "warrior") == "c0"
    match = dungeon("warrior c2 possessed, rogue b0, cleric f5", "c1-portal d0=goblin*")
    assert where(match, "warrior") == "c0"
    assert asked(match) == (0, "party")


@rule("DH-1.8", "DH-19.33")
def test_a_hero_freed_in_mid_entry_decides_himself() -> None:
    match = dungeon("warrior c3 possessed kit, cleric f6", "c2-moving_floor c1=goblin c1-fireball")
    assert (match.table.turn, asked(match), hp(match, "warrior")) == ("dungeon", (0, "kit"), 9)
    do(match, "use disarming_kit")
    assert (match.table.turn, hp(match, "warrior"), xp(match, "warrior")) == ("heroes", 8, ["fireball"])


@rule("DH-21.9", "DH-19.21")
def test_the_lady_in_possession_keeps_her_place_and_two_actions() -> None:
    match = dungeon("warrior c4 possessed, cleric f6", "")
    assert (where(match, "warrior"), match.table.lady and match.table.lady.spent) == ("c2", 2)
    match = dungeon("rogue d4, cleric f6", "c5=white_lady", turn=1)
    assert where(match, "rogue") != "d4"
    assert hero_of(match, "rogue").possessed


@rule("DH-21.14")
def test_other_monsters_attack_the_possessed() -> None:
    match = dungeon("rogue c4 possessed, cleric f6", "c5=orc", turn=7)
    assert (hp(match, "rogue"), hero_of(match, "rogue").possessed) == (3, False)
    match = dungeon("rogue c4 possessed, cleric f6", "c6=orc", turn=7)
    assert (board(match), hp(match, "rogue")) == ("c5=orc", 3)


@rule("DH-21.13")
def test_the_market_is_open_in_solo() -> None:
    match = solo("rogue c3 xp:orc, wizard a1", lords_undead=True)
    assert picks(match, "buy") == ["energy_elixir", "strange_bread"]
    assert (held(match, "rogue"), xp(match, "rogue")) == ([], ["orc"])
    assert table("rogue c3", solo=True, lords_undead=True).market
