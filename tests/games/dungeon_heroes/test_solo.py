"""DH-14 to DH-16: solo, the dungeon's turn, and how its monsters act."""

import pytest

from oubliettes.games.dungeon_heroes.pieces import FACE, SQUARE
from oubliettes.games.dungeon_heroes.rules.distances import distance, place_of
from tests.games.dungeon_heroes.situation import board, dungeon, hp, new, picks, solo, table, where
from tests.support import do, offers, rule, said

MOVES = ("monster-moves", "moves-from")
"""A monster has moved; the second where there are several of its kind."""

# ------------------------------------------------------------------ DH-14 setup and the heroes' turn


@rule("DH-14.1", "DH-1.2")
def test_solo_needs_all_four_treasures() -> None:
    match = do(solo("rogue c2, wizard a1", "c3+chest d3+chest", treasures=2), "move rogue c3")
    assert match.result is None
    do(match, "move rogue d3")
    assert match.result
    assert (match.result.scores, match.result.ending, match.result.ranks) == (
        (1.0,),
        "treasures",
        (1,),
    )


@rule("DH-14.2")
def test_solo_is_lost_with_the_last_hero() -> None:
    match = dungeon("wizard c3:1", "c4=goblin")
    assert match.result
    assert (match.result.scores, match.result.ending) == ((0.0,), "slain")


@rule("DH-14.8")
def test_heroes_begin_and_turns_alternate() -> None:
    match = new(seats=1, seed=2)
    assert (match.table.turn, match.table.round) == ("heroes", 1)
    assert "dungeon-turn" not in said(match)
    match = solo("warrior b0, cleric c0", "a6-chest")
    do(match, "move warrior b1", "move warrior b2", "move cleric c1", "move cleric c2")
    assert [event.key for event in match.log if event.key.endswith("-turn")] == [
        "heroes-turn",
        "dungeon-turn",
        "heroes-turn",
    ]
    assert match.table.round == 3


@rule("DH-14.9", "DH-14.13")
def test_four_to_eight_actions() -> None:
    match = solo("warrior b0, cleric c0, rogue d0, wizard e0")
    moves = ["warrior b1", "warrior b2", "cleric c1", "cleric c2", "rogue d1", "rogue d2", "wizard e1"]
    for number, move in enumerate(moves, start=1):
        assert ("end" in offers(match)) == (number > 4)
        do(match, f"move {move}")
    assert match.table.spent == 7
    do(match, "move wizard e2")
    assert (match.table.spent, match.table.turn, match.table.round) == (0, "heroes", 3)
    five = solo("warrior b0, cleric c0, rogue d0, wizard e0, damsel a4", dragon_damsel=True)
    do(five, *(f"move {move}" for move in moves), "move wizard e2")
    assert offers(five) == ["inspire warrior", "inspire cleric", "end"]  # the ninth action, hers, is one too many


@rule("DH-14.13")
def test_the_turn_ends_early_when_nothing_is_legal() -> None:
    match = solo("warrior b0, rogue f6 possessed", "a1-chest", lords_undead=True)
    do(match, "move warrior b1", "move warrior b2")
    assert match.table.round == 3
    match = solo("warrior b0 xp:orc, rogue f6 possessed", "a1-chest", lords_undead=True)
    do(match, "move warrior b1", "move warrior b2")
    assert offers(match) == ["buy energy_elixir", "buy strange_bread", "end"]


@rule("DH-14.10")
def test_two_actions_a_hero_in_solo() -> None:
    match = do(solo("warrior b0, cleric c0, rogue d0, wizard e0"), "move warrior b1", "move warrior b2")
    assert picks(match, "move", "warrior") == []


@rule("DH-14.11", "DH-14.12", "DH-14.10")
def test_the_last_survivor_takes_one_to_three() -> None:
    match = solo("rogue d0")
    assert "end" not in offers(match)
    do(match, "move rogue d1")
    assert "end" in offers(match)
    do(match, "move rogue d2")
    assert (match.table.round, match.table.spent) == (2, 2)
    do(match, "move rogue d3")
    assert (match.table.round, where(match, "rogue")) == (3, "d3")


@rule("DH-14.12")
def test_solo_limits_are_fixed_at_the_start() -> None:
    match = do(solo("rogue d0, wizard b0", "d1-poison_cloud"), "move rogue d1")
    assert (match.table.least, match.table.budget) == (4, 8)
    do(match, "move wizard b1", "move wizard b2")
    assert (match.table.least, match.table.budget, match.table.round) == (1, 3, 3)
    match = do(solo("rogue d3", "d4-damsel", dragon_damsel=True), "move rogue d4")
    assert match.table.budget == 3
    do(match, "move damsel d5", "move damsel d6")
    assert offers(match) == ["inspire rogue", "end"]
    match = do(solo("rogue d3", "d4-damsel", dragon_damsel=True), "move rogue d4", "move damsel d5", "move rogue d3")
    assert offers(match) == ["inspire rogue", "end"]


@rule("DH-14.14", "DH-8.3")
def test_without_the_last_survivor_two_actions() -> None:
    match = solo("rogue d0", last_survivor=False)
    do(match, "move rogue d1")
    assert "end" not in offers(match)
    do(match, "move rogue d2")
    assert match.table.round == 3


@rule("DH-14.15")
def test_revealed_monsters_are_figures_at_once() -> None:
    match = do(solo("rogue d0, wizard e0", "d1-orc d2-goblin"), "move rogue d1", "reveal d2")
    assert (board(match), hp(match, "rogue")) == ("d1=orc d2=goblin", 3)
    assert board(dungeon("wizard e0", "a6-ogre", turn=1)).endswith("=ogre")


@rule("DH-14.16")
def test_no_tile_is_placed_in_solo() -> None:
    match = new(seats=1, seed=5)
    while match.pending:
        assert not match.table.hand
        assert not match.table.pile
        assert match.table.phase == "aggressive"
        match.choose(0, match.pending[0].options[0])
    assert "placed" not in {event.key for event in match.log}


@rule("DH-14.17")
def test_the_fortieth_dungeon_turn_is_the_last() -> None:
    assert dungeon("wizard e0", turn=39).result is None
    late = dungeon("wizard e0", turn=40).result
    assert late
    assert (late.ending, late.scores) == ("late", (0.0,))
    late = dungeon("wizard e0", turn=40, dragon_damsel=True, lords_undead=True).result
    assert late
    assert late.ending == "late"


# ------------------------------------------------------------------ DH-15 the dungeon's turn

COLUMNS = "abcdef"
ALL = " ".join(f"{column}{row}-bear_trap" for row in range(1, 7) for column in COLUMNS)


def revealed(turn: int, tiles: str = ALL, figures: str = "") -> list[str]:
    match = dungeon("wizard e0", f"{tiles} {figures}", turn=turn)
    return [event.facts["square"] for event in match.log if event.key == "revealed"]


@rule("DH-15.3", "DH-15.10", "DH-15.11")
def test_first_turn() -> None:
    assert revealed(1) == ["a6", "b6", "c6", "d6", "e6", "f6"]


@rule("DH-15.10")
@pytest.mark.parametrize("turn,last_row", [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1), (7, 1), (12, 1)])
def test_later_turns_reach_further_down(turn: int, last_row: int) -> None:
    assert revealed(turn) == [f"{column}{row}" for row in range(6, last_row - 1, -1) for column in COLUMNS]


@rule("DH-15.2", "DH-15.10", "DH-15.5")
def test_occupied_tiles_wait_and_are_caught_up() -> None:
    tiles = "b6-bear_trap c5-bear_trap c4-bear_trap"
    assert revealed(3, tiles, "c5=goblin") == ["b6", "c4"]
    assert revealed(7, tiles, "c5=goblin c4=orc") == ["b6"]
    match = dungeon("wizard e3", "a6-bear_trap a6=orc", turn=8)
    assert "a6-bear_trap" in board(match)
    do(match, "move wizard e4")
    do(match, "end")
    assert "a6+bear_trap" in board(match)


TOLD = ("revealed", "monster-moves", "moves-from")


def dungeon_turn(turn: int, row: int) -> None:
    """What waited in row 6 comes first, the row of the turn next, then the monsters; b6 waits again under its orc."""
    tiles = "a6-chest b6-chest b6=orc " + " ".join(f"f{number}-chest" for number in range(1, 6))
    match = dungeon("wizard e0", tiles, turn=turn)
    rows = [f"f{number}" for number in range(5, row - 1, -1)]
    told = [event.facts.get("monster") or event.facts["square"] for event in match.log if event.key in TOLD]
    assert told == ["a6", *rows, "orc"]
    assert {f"f{number}-chest" in board(match) for number in range(1, row)} <= {True}


@rule("DH-15.4")
def test_second_turn() -> None:
    dungeon_turn(2, 5)


@rule("DH-15.5")
def test_third_turn() -> None:
    dungeon_turn(3, 4)


@rule("DH-15.6")
def test_fourth_turn() -> None:
    dungeon_turn(4, 3)


@rule("DH-15.7")
def test_fifth_turn() -> None:
    dungeon_turn(5, 2)


@rule("DH-15.8")
def test_sixth_turn() -> None:
    dungeon_turn(6, 1)


@rule("DH-15.9")
@pytest.mark.parametrize("turn", [7, 8, 20])
def test_seventh_turn_and_later(turn: int) -> None:
    dungeon_turn(turn, 1)


@rule("DH-15.11")
def test_occupation_is_looked_at_tile_by_tile() -> None:
    """The dragon turned on a6 stretches onto a5 before a5's turn comes."""
    match = dungeon("wizard a3", "a6-dragon a5-chest b6-chest", turn=2, dragon_damsel=True)
    shown = [event.facts["square"] for event in match.log if event.key == "revealed"]
    assert shown == ["a6", "b6"]


@rule("DH-15.12")
def test_face_up_and_missing_tiles_are_passed_over() -> None:
    assert revealed(1, "a6+bear_trap c6-bear_trap d6-poison_cloud") == ["c6", "d6"]
    match = dungeon("rogue c5, wizard e0", "c6-poison_cloud", turn=1)
    assert (board(match), where(match, "rogue")) == ("c6+poison_cloud", "c5")


@rule("DH-15.1")
def test_all_monsters_act_after_the_reveals() -> None:
    match = dungeon("rogue c4, wizard f1", "c6-orc a6-chest e6=goblin", turn=1)
    keys = [event.key for event in match.log if event.key in ("revealed", *MOVES)]
    assert keys == ["revealed", "revealed", "monster-moves", "monster-moves"]
    assert (board(match), hp(match, "rogue")) == ("c5=orc d5=goblin a6+chest", 3)
    do(match, "move wizard f2", "move wizard f1", "move rogue b4", "move rogue a4")
    assert board(match) == "c4=orc c5=goblin a6+chest"  # each has its action again


# ------------------------------------------------------------------ DH-16 controlling the monsters


def actors(text: str, there: str, **facts: bool) -> list[str]:
    match = dungeon(text, there, **facts)
    return [event.facts["monster"] for event in match.log if event.key in (*MOVES, "attacks", "attacks-from")]


@rule("DH-16.1", "DH-16.2")
def test_the_order_of_kinds() -> None:
    there = "a1=goblin a2=skeleton a3=orc a4=ogre a5=white_lady a6=necromancer e5e6=dragon"
    found = actors("warrior e0", there, dragon_damsel=True, lords_undead=True)
    assert list(dict.fromkeys(found)) == ["dragon", "ogre", "necromancer", "orc", "white_lady", "skeleton", "goblin"]


@rule("DH-16.2")
def test_ties_in_the_order() -> None:
    """Nearest first, then the lower row, then the column nearer to a."""
    match = dungeon("warrior d6", "d1=goblin d4=goblin")
    moved = [event.facts["square"] for event in match.log if event.key in MOVES]
    assert moved == ["d5", "c2"]
    match = dungeon("warrior c3", "c6=goblin e3=goblin c1=goblin a3=goblin")
    moved = [event.facts["square"] for event in match.log if event.key in MOVES]
    assert moved == ["c2", "b3", "d3", "c5"]


@rule("DH-16.3")
def test_the_order_is_not_revised() -> None:
    """Once the ogre has killed the rogue the goblin of f3 is the nearer one, and keeps its place all the same."""
    match = dungeon("rogue a3:1, wizard f6", "a4=ogre c3=goblin f3=goblin")
    assert where(match, "rogue") == "dead"
    moved = [event.facts["square"] for event in match.log if event.key in MOVES]
    assert moved == ["d3", "e4"]


@rule("DH-16.4", "DH-16.5", "DH-16.10", "DH-16.11")
def test_attack_in_place_the_weakest() -> None:
    match = dungeon("warrior c2:3, cleric b3:3, rogue d3:4, wizard c4:4", "c3=goblin")
    assert [hp(match, name) for name in ("warrior", "cleric", "rogue", "wizard")] == [2, 3, 4, 4]
    assert board(match) == "c3=goblin"
    match = dungeon("cleric b3:3, rogue d3:3, wizard c4:3", "c3=goblin")
    assert [hp(match, name) for name in ("cleric", "rogue", "wizard")] == [2, 3, 3]
    match = dungeon("rogue d3:3, wizard c4:3, damsel c2:3", "c3=goblin", dragon_damsel=True)
    assert [hp(match, name) for name in ("rogue", "wizard", "damsel")] == [2, 3, 3]
    match = dungeon("wizard c4:3, damsel c2:3", "c3=goblin", dragon_damsel=True)
    assert [hp(match, name) for name in ("wizard", "damsel")] == [2, 3]


@rule("DH-16.6")
def test_a_step_towards_the_nearest_then_the_attack() -> None:
    match = dungeon("rogue b1, wizard f6", "d1=skeleton")
    assert (board(match), hp(match, "rogue")) == ("c1=skeleton", 4)
    match = dungeon("rogue a1, wizard f6", "d1=skeleton")
    assert (board(match), hp(match, "rogue")) == ("c1=skeleton", 6)


@rule("DH-16.7", "DH-16.17")
def test_distances_go_round_monsters_and_over_everything_else() -> None:
    walls = " ".join(f"{column}3=skeleton" for column in "abcde")
    found = table("rogue a1", f"a5=orc {walls}", solo=True)
    figure = found.figures[0]
    open_ = ~(found.occupied & ~figure.mask) & sum(1 << SQUARE[f"{c}{r}"] for c in COLUMNS for r in range(1, 7))
    place = place_of(FACE["orc"], figure.at)
    assert distance(FACE["orc"], place, [SQUARE["a1"]], open_) == 13
    assert distance(FACE["goblin"], place, [SQUARE["a1"]], open_) == 9
    assert "b4=ogre" in board(dungeon("cleric a1", "a4=ogre a3=goblin"))  # the straight way is closed
    match = dungeon("wizard a1, warrior a3", "a5=orc a4+fireball a4~sword")
    assert (board(match), hp(match, "warrior")) == ("a4+fireball a4=orc a4~sword", 7)


@rule("DH-16.17")
def test_heroes_do_not_block_monsters() -> None:
    """Between two monsters the way leads over the warrior's square, who is in reach, so he is attacked at once."""
    match = dungeon("warrior c3, wizard c1:1", "c4=orc")
    assert hp(match, "warrior") == 7
    found = table("warrior c3, wizard c1", "c5=orc b5=goblin d5=goblin", solo=True)
    assert distance(FACE["orc"], place_of(FACE["orc"], SQUARE["c5"]), [SQUARE["c1"]], 2**64 - 1) == 3
    assert found.occupied & 1 << SQUARE["c3"] == 0


@rule("DH-16.8", "DH-16.9")
def test_the_most_central_step() -> None:
    match = dungeon("warrior b2, rogue f2", "d4=orc")
    assert board(match) == "d3=orc"
    match = dungeon("warrior a6, cleric d5", "b3=orc")  # c3 is nearer to the middle of the room, and to one hero only
    assert board(match) == "b4=orc"
    match = dungeon("cleric a3, rogue c5", "c3=ogre")
    assert (board(match), hp(match, "rogue"), hp(match, "cleric")) == ("c4=ogre", 2, 8)
    assert board(dungeon("warrior c5, cleric f3", "c2=goblin")) == "d3=goblin"  # nearer to both, not to one alone
    assert board(dungeon("warrior d6, cleric f1", "d3=goblin")) == "d4=goblin"  # c4 would be further from the cleric


@rule("DH-16.12", "DH-16.14")
def test_a_kill_comes_before_the_centre() -> None:
    """From c3 it would have two heroes in reach; from c5 it kills."""
    match = dungeon("warrior c2, cleric d3, wizard c6:3", "c4=orc")
    assert (board(match), where(match, "wizard")) == ("c5=orc", "dead")
    match = dungeon("warrior c2, cleric d3, wizard c6:4", "c4=orc")
    assert (board(match), hp(match, "cleric")) == ("c3=orc", 5)


@rule("DH-16.13", "DH-16.15", "DH-16.14")
def test_then_nearness_to_the_middle() -> None:
    """Both steps bring it one nearer: the one that leaves the hero the corner is taken, whatever its row."""
    match = dungeon("cleric f6", "c2=skeleton")
    assert board(match) == "c3=skeleton"
    match = dungeon("cleric a1", "f6=goblin")
    assert board(match) == "e5=goblin"
    match = dungeon("cleric f1", "c5=skeleton")
    assert board(match) == "c4=skeleton"
    assert board(dungeon("cleric f6", "b1=skeleton")) == "c1=skeleton"  # b2 is no nearer: 3 + 3, as 1 + 5


@rule("DH-16.14")
def test_then_the_better_target_then_the_lower_row_then_column() -> None:
    match = dungeon("warrior c2, cleric e5", "d4=goblin")
    assert (board(match), hp(match, "cleric")) == ("e4=goblin", 7)
    match = dungeon("cleric c2, warrior e5:8", "d4=goblin")
    assert (board(match), hp(match, "warrior")) == ("e4=goblin", 7)
    match = dungeon("cleric e5, warrior dead", "d4=skeleton c6-chest", turn=7)
    assert (board(match).split()[0], hp(match, "cleric")) == ("e4=skeleton", 6)


@rule("DH-16.9", "DH-16.16")
def test_only_steps_that_bring_it_nearer_count() -> None:
    """From d3 the goblin is two steps from either hero; c3 would keep both so."""
    assert board(dungeon("warrior a1, cleric e6", "d3=goblin")) == "d4=goblin"
    match = dungeon("warrior d6", "b6=orc c6=goblin d5=goblin e6=goblin d7=goblin")
    assert "b6=orc" in board(match)


@rule("DH-16.16")
def test_shut_in_monsters_press_on_or_stay() -> None:
    match = dungeon("cleric d1", "a6=ogre a5=goblin b6=goblin")
    assert "a6=ogre" in board(match)
    walls = "a3=skeleton b3=skeleton c3=skeleton d3=skeleton e3=skeleton f3=skeleton"
    match = dungeon("cleric d1", f"d6=ogre {walls}")
    assert "d5=ogre" in board(match)


@rule("DH-16.18", "DH-6.11")
def test_a_tile_that_waited_does_not_act_this_turn() -> None:
    match = dungeon("cleric c3", "c5=orc c5+skeleton")
    assert (board(match), hp(match, "cleric")) == ("c4=orc c5=skeleton", 5)
    match = dungeon("cleric b4, wizard d5", "c5=orc c5+goblin")
    assert hp(match, "wizard") == 1
    assert hp(match, "cleric") == 8


@rule("DH-16.19")
def test_figures_that_come_later_do_not_act() -> None:
    """The possessed rogue walks towards the entrance and turns an ogre on b1, which hurts him once."""
    match = dungeon("rogue c2 possessed, wizard f6", "b1-ogre", turn=1, lords_undead=True)
    assert (where(match, "rogue"), hp(match, "rogue"), board(match)) == ("b1", 2, "b1=ogre")
