"""DH-17, DH-18: what the expansions share, and The Dragon and the Damsel."""

from collections import Counter
from typing import Any

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.pieces import BOARD, DRAGON, FACES, ORTHOGONAL, squares_of
from oubliettes.games.dungeon_heroes.rules.distances import dominoes, place_of, spread, steps
from oubliettes.games.dungeon_heroes.table import PASSIVE, Figure
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
    new,
    picks,
    where,
)
from tests.support import do, offers, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"
DD: dict[str, Any] = {"dragon_damsel": True}
LU: dict[str, Any] = {"lords_undead": True}

# ------------------------------------------------------------------ DH-17 common rules


@rule("DH-17.1", "DH-17.2")
@pytest.mark.parametrize("dragon", [False, True])
@pytest.mark.parametrize("lords", [False, True])
def test_each_expansion_is_an_option_of_its_own(dragon: bool, lords: bool) -> None:
    assert GAME.settle(2, {})["dragon_damsel"] is False
    assert GAME.settle(2, {})["lords_undead"] is False
    table = new(dragon_damsel=dragon, lords_undead=lords).table
    there = Counter(FACES[face] for face in table.pile + table.hand)
    assert [there[name] for name in ("dragon", "damsel", "pennant", "fairy")] == [int(dragon)] * 4
    assert [there[name] for name in ("necromancer", "white_lady")] == [int(lords)] * 2
    assert there["chest"] == 3
    assert bool(table.market) == lords


@rule("DH-17.5", "DH-17.3", "DH-17.4", "DH-17.6")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("dragon,lords,random", [(True, False, 9), (False, True, 11), (True, True, 7)])
def test_never_more_than_thirty_six_tiles(seats: int, dragon: bool, lords: bool, random: int) -> None:
    table = new(seats=seats, dragon_damsel=dragon, lords_undead=lords).table
    there = [*table.pile, *table.hand, *(face for face in table.tile if face)]
    pool = ("portal", "moving_floor", "poison_cloud", "sword", "holy_icon", "disarming_kit", "magic_hat", "holy_grail")
    assert (len(there), sum(FACES[face] in pool for face in there)) == (36, random)
    assert len(table.left_out) == 23 - random


@rule("DH-17.7")
@pytest.mark.parametrize(
    "monster,there", [("dragon", "c4c5=dragon"), ("necromancer", "c4=necromancer"), ("white_lady", "c4=white_lady")]
)
def test_expansion_monsters_act_in_the_passive_phase(monster: str, there: str) -> None:
    match = master("warrior b0, cleric c3", there, phase=PASSIVE, pile=MORE, **DD, **LU)
    assert picks(match, "act") == [f"{monster} c4"]
    do(match, f"act {monster} c4", "attack cleric")
    assert hp(match, "cleric") < 8


@rule("DH-17.7", "DH-17.8", "DH-17.9")
def test_an_action_of_theirs_takes_the_place_of_a_tile() -> None:
    match = master("warrior b0, cleric c0", "c4c5=dragon", phase=PASSIVE, pile=MORE, **DD)
    do(match, "act dragon c4", "step d4", "place 1", "square a1", "place 1", "square a2", "place 1", "square a3")
    assert (asked(match)[0], len(match.table.hand), len(match.table.pile)) == (HEROES, 1, 4)
    match = master("rogue c3 possessed, cleric c0", phase=PASSIVE, pile=MORE, **LU)
    assert (picks(match, "place"), len(picks(match, "walk", "rogue"))) == (["1", "2", "3", "4"], 8)
    do(match, "walk rogue c4", "walk rogue c5")
    assert offers(match) == ["place 1", "place 2", "place 3", "place 4"]
    assert (("hero", "rogue"), "DH-19.21") in match.blocked(MASTER)


@rule("DH-17.10", "DH-6.2")
def test_entering_their_tile_resolves_the_monster_first() -> None:
    match = do(heroes("cleric c3, wizard a1", "c4-necromancer", phase=PASSIVE, pile=MORE, **LU), "move cleric c4")
    assert (hp(match, "cleric"), board(match)) == (5, "c4=necromancer")
    match = do(heroes("cleric c3:2, wizard a1", "c4-white_lady", phase=PASSIVE, pile=MORE, **LU), "move cleric c4")
    assert (where(match, "cleric"), board(match)) == ("dead", "c4=white_lady")
    match = do(heroes("warrior c3, wizard a1", "c4-dragon", phase=PASSIVE, pile=MORE, **DD), "move warrior c4")
    assert (hp(match, "warrior"), board(match), asked(match)) == (10, "", (HEROES, "party"))
    match = heroes("cleric c3 sword, wizard a1", "c4-dragon", phase=PASSIVE, pile=MORE, **DD)
    do(match, "move cleric c4", "use sword")
    assert (hp(match, "cleric"), board(match)) == (8, "")
    match = do(heroes("cleric c3, wizard a1", "c4-dragon", phase=PASSIVE, pile=MORE, **DD), "move cleric c4")
    assert (hp(match, "cleric"), asked(match)) == (3, (MASTER, "second-square"))
    do(match, "second c3")
    assert (board(match), asked(match)) == ("c3c4=dragon", (HEROES, "party"))


@rule("DH-17.11")
def test_the_bag_is_only_a_pile() -> None:
    assert [option.id for option in GAME.options] == ["heroes_seat", "dragon_damsel", "lords_undead", "last_survivor"]
    match = master("warrior b0, cleric c0", phase=PASSIVE, pile=f"dragon damsel {MORE}", **DD)
    assert match.view(MASTER).hand[:2] == ["dragon", "damsel"]


@rule("DH-17.12")
def test_at_least_one_placement_a_turn() -> None:
    match = master("warrior b0, cleric c0", "c4=necromancer e5=white_lady", phase=PASSIVE, pile=MORE, **LU)
    do(match, "act necromancer c4", "step c5", "act necromancer c5", "step c4")
    assert picks(match, "act") == ["white_lady e5"]
    do(match, "act white_lady e5", "step e4")
    assert offers(match) == ["place 1", "place 2", "place 3", "place 4"]
    assert (("act", "white_lady", "e4"), "DH-17.12") in match.blocked(MASTER)
    match = master(
        "warrior b0, cleric c0", "c4=necromancer c6=white_lady", phase=PASSIVE, pile=MORE, eliminated="orc", **LU
    )
    do(match, "act white_lady c6", "step d6", "act white_lady d6", "step c6", "act necromancer c4")
    assert picks(match, "raise") == []
    match = master(
        "warrior b0, cleric c0", "c4=necromancer c6=white_lady", phase=PASSIVE, pile=MORE, eliminated="orc", **LU
    )
    do(match, "place 1", "square a1", "act white_lady c6", "step d6", "act necromancer c4")
    assert len(picks(match, "raise", "orc")) > 0
    match = master("warrior b0, cleric c0", "e5=white_lady c4=necromancer", phase=PASSIVE, pile=MORE, **LU)
    do(match, *(pick for square in ("a1", "a2", "a3", "a4") for pick in ("place 1", f"square {square}")))
    do(match, "move warrior b1", "move warrior b0", "move cleric c1", "move cleric c0")
    do(match, "act white_lady e5", "step e4", "act white_lady e4", "step e5", "act necromancer c4", "step c5")
    assert offers(match) == ["place 1", "place 2", "place 3", "place 4"]  # last turn's tiles do not count


# ------------------------------------------------------------------ DH-18 the dragon


@rule("DH-18.1", "DH-18.5")
def test_the_dragon_strikes_for_five_from_either_square() -> None:
    for hero in ("b2", "b5"):
        match = do(master(f"warrior {hero}, cleric a1", "c3c4=dragon", **DD), "act dragon c3", "attack warrior")
        assert hp(match, "warrior") == 5


@rule("DH-18.2")
@pytest.mark.parametrize("phase", [PASSIVE, "aggressive"])
def test_the_dragon_appears_in_any_phase(phase: str) -> None:
    match = heroes("wizard b0, cleric c0", "e4-dragon a6-chest", phase=phase, pile=MORE, **DD)
    do(match, "reveal e4")
    assert asked(match) == (MASTER, "second-square")
    do(match, "second f4")
    assert (board(match), asked(match)) == ("e4f4=dragon a6-chest", (HEROES, "party"))
    match = heroes("warrior e3:9, rogue e5", "e4-dragon", phase=phase, pile=MORE, **DD)
    do(match, "move rogue e4", "second f4")
    assert (board(match), hp(match, "rogue")) == ("e4f4=dragon", 1)


@rule("DH-18.3", "DH-18.4")
def test_the_dragon_attacks_diagonally_and_moves_orthogonally() -> None:
    match = do(master("warrior e2, cleric a1", "c4c5=dragon b1-chest", **DD), "act dragon c4")
    assert picks(match, "step") == ["c3", "b4", "d4", "b5", "d5", "c6"]
    assert picks(match, "attack") == []
    do(match, "step d4")
    assert asked(match) == (MASTER, "master")
    match = do(master("warrior e3, cleric a1", "c4c5=dragon", **DD), "act dragon c4", "step d4", "attack warrior")
    assert hp(match, "warrior") == 5
    match = do(master("warrior b3, cleric d6, rogue a1", "c4c5=dragon", **DD), "act dragon c4")
    assert picks(match, "attack") == ["warrior", "cleric"]


@rule("DH-18.6")
def test_the_second_square() -> None:
    match = master("rogue b4, cleric a1", "c4-dragon c3+orc c3=goblin c5+portal d4-chest", **DD)
    do(match, "reveal c4")
    assert picks(match, "second") == ["b4", "d4", "c5"]
    match = do(heroes("wizard b0, cleric c0", "c4-dragon c3+orc", phase=PASSIVE, pile=MORE, **DD), "reveal c4")
    assert picks(match, "second") == ["b4", "d4", "c5"]
    match = master("rogue b0, cleric c0", "a1-dragon", **DD)
    do(match, "reveal a1")
    assert picks(match, "second") == ["b1", "a2"]


@rule("DH-18.7")
def test_a_dragon_hemmed_in() -> None:
    match = master("rogue e0, cleric a1", "c4-dragon c3=orc b4=orc d4=goblin c5=goblin", **DD)
    do(match, "reveal c4")
    assert ("c4=dragon" in board(match), asked(match)) == (True, (MASTER, "master"))
    do(match, "act orc c3", "step c2", "act dragon c4")
    assert picks(match, "step") == ["c3"]
    do(match, "step c3")
    assert "c3c4=dragon" in board(match)


@rule("DH-18.8")
def test_the_dragon_bends_round_corners() -> None:
    match = do(master("warrior b0, cleric c0", "c3c4=dragon d3=orc", **DD), "act dragon c3")
    assert picks(match, "step") == ["c2", "b3", "b4", "d4", "c5"]
    do(match, "step d4")
    assert "c4d4=dragon" in board(match)
    match = do(master("warrior b0, cleric c0", "c3c4=dragon", **DD), "act dragon c3", "step c2")
    assert board(match) == "c2c3=dragon"


@rule("DH-18.8", "DH-7.11")
def test_the_dragon_is_asked_about_the_square_it_moved_to() -> None:
    match = do(master("warrior e4, cleric c0", "c3c4=dragon", **DD), "act dragon c3", "step d4")
    assert asked(match) == (MASTER, "after-move")
    assert match.pending[0].facts == {"monster": "dragon", "square": "d4"}


@rule("DH-18.8", "DH-7.1", "DH-7.3")
def test_the_dragon_goes_sideways_with_both_halves() -> None:
    match = do(master("warrior b0, cleric c0", "c3c4=dragon", **DD), "act dragon c3")
    assert picks(match, "slide") == ["b3 b4", "d3 d4"]
    do(match, "slide d3 d4")
    assert board(match) == "d3d4=dragon"
    match = do(master("warrior b0, cleric c0", "c3d3=dragon c4=orc", **DD), "act dragon c3")
    assert picks(match, "slide") == ["c2 d2"]  # the orc is in the way
    do(match, "slide c2 d2")
    assert board(match) == "c2d2=dragon c4=orc"
    match = do(master("warrior b0, cleric c0", "a3a4=dragon", **DD), "act dragon a3")
    assert picks(match, "slide") == ["b3 b4"]  # not through the wall


@rule("DH-18.8", "DH-21.4")
def test_the_dragons_ways_are_its_moves() -> None:
    dragon = Figure(DRAGON, 0, 0)
    for at in squares_of(BOARD):
        for also in squares_of(ORTHOGONAL[at] & BOARD):
            if also > at:
                dragon.stand(at, also)
                reached = {place_of(DRAGON, *step) for step in steps(dragon, 0)}
                back = spread(DRAGON, place_of(DRAGON, at, also)) & dominoes(BOARD)
                assert reached == {1 << bit for bit in range(128) if back >> bit & 1}


@rule("DH-18.9")
def test_one_attack_around_either_square() -> None:
    match = do(master("warrior c4, cleric b2, rogue e5, wizard d5", "c3c4=dragon", **DD), "act dragon c3")
    assert picks(match, "attack") == ["warrior", "cleric", "wizard"]
    do(match, "attack warrior")
    assert asked(match) == (HEROES, "party")


@rule("DH-18.10")
def test_stepping_along_the_dragon_is_entering_again() -> None:
    match = do(heroes("warrior c2:9, cleric c5", "c3c4=dragon", **DD), "move cleric c4")
    assert hp(match, "cleric") == 3
    do(match, "move cleric c3")
    assert where(match, "cleric") == "dead"


@rule("DH-18.11")
def test_tiles_under_either_square_are_occupied() -> None:
    match = heroes("wizard b0, cleric c0", "c3c4=dragon c3-chest c4-chest d4-chest", **DD)
    assert picks(match, "reveal") == ["d4"]
    match = master("wizard b0, cleric c0", "c3c4=dragon c3-chest c4-chest d4-chest", **DD)
    assert picks(match, "reveal") == ["d4"]


@rule("DH-18.12")
def test_slain_on_one_square_gone_from_both() -> None:
    match = do(heroes("warrior c2, cleric b4", "c3c4=dragon c4+orc c3+goblin", **DD), "move warrior c3")
    assert board(match) == "c4=orc"
    assert (match.table.monsters.bit_count(), hp(match, "warrior")) == (1, 10)
    match = heroes("wizard c2 skull, cleric a1", "e4f4=dragon", **DD, **LU)
    assert picks(match, "skull") == ["wizard dragon e4"]
    assert picks(heroes("wizard e3 skull, cleric a1", "b3c3=dragon", **DD, **LU), "skull") == ["wizard dragon b3"]
    assert picks(heroes("wizard c1 skull, cleric a1", "e4f4=dragon", **DD, **LU), "skull") == []


@rule("DH-18.13")
def test_appearing_over_a_hero_does_not_hurt_him() -> None:
    match = do(master("rogue c3, cleric a1", "c4-dragon", **DD), "reveal c4", "second c3")
    assert hp(match, "rogue") == 6


# ------------------------------------------------------------------ DH-18 the damsel


@rule("DH-18.14", "DH-18.21")
def test_whoever_reveals_the_damsel_she_joins_the_heroes() -> None:
    match = do(master("rogue c3, cleric a1", "c5-damsel d5-chest", **DD), "reveal c5")
    assert (board(match), where(match, "damsel"), hp(match, "damsel")) == ("d5-chest", "c5", 4)
    match = do(heroes("wizard c3, cleric a1", "c5-damsel", **DD), "reveal c5")
    assert (where(match, "damsel"), match.table.budget) == ("c5", 4)
    assert picks(match, "move", "damsel") == ["c4", "b5", "d5", "c6"]
    match = do(heroes("wizard c3", "c5-damsel a6-chest", **DD), "reveal c5")
    assert match.table.budget == 2
    do(match, "move damsel c4")
    assert offers(match) == ["inspire wizard", "end"]


@rule("DH-18.15", "DH-18.16", "DH-18.22")
def test_the_damsel_is_a_hero() -> None:
    match = heroes("damsel c3, cleric b3", "c4-sword a3=orc a6-chest", **DD)
    assert match.table.budget == 4
    assert picks(match, "move", "damsel") == ["c2", "d3", "c4"]
    do(match, "move damsel c4")
    assert (held(match, "damsel"), hero_of(match, "damsel").used) == (["sword"], 1)
    match = do(master("damsel c3:1, cleric a1:1", "c4=orc a2=orc", **DD), "act orc a2", "attack cleric")
    assert match.result is None
    do(match, "act orc c4", "attack damsel")
    assert match.result
    assert match.result.ending == "slain"
    unseen = do(master("cleric a1:1", "c5-damsel a2=orc", **DD), "act orc a2", "attack cleric")
    assert unseen.result
    assert unseen.result.ending == "slain"
    view = match.view(None).heroes[-1]
    assert (view.id, view.max_hp) == ("damsel", 4)


@rule("DH-18.17", "DH-18.18")
def test_the_damsels_help() -> None:
    match = heroes("damsel c3, rogue e5, warrior f3, wizard a1", "f6-chest", **DD)
    assert picks(match, "inspire") == ["rogue", "wizard"]
    do(match, "inspire rogue", "move rogue d5")
    table = match.table
    assert (table.spent, [hero.used for hero in table.heroes]) == (0, [0] * 5)
    assert picks(match, "inspire") == []
    do(match, "move rogue d4", "move rogue d5", "move damsel c4", "move damsel c3")
    do(match, "reveal f6")
    assert picks(match, "inspire") == ["rogue", "wizard"]
    match = heroes("damsel c3, rogue e5, cleric f1", **DD)
    do(match, "move rogue d5", "move rogue e5")
    assert picks(match, "inspire") == ["rogue"]
    match = heroes("damsel c3 possessed, rogue e5, cleric f1", **DD, **LU)
    assert picks(match, "inspire") == []
    match = heroes("damsel c3, rogue e5 possessed, cleric f1", **DD, **LU)
    assert picks(match, "inspire") == []


@rule("DH-18.19")
def test_what_a_free_action_may_be() -> None:
    text = "damsel c3, cleric c4:5 sword hat skull mirror bread grail elixir xp:ogre+ogre, wizard dead, rogue d4"
    match = heroes(text, "f6-chest d5=orc", **DD, **LU)
    assert picks(match, "buy")
    assert picks(match, "grail")
    assert picks(match, "elixir")
    do(match, "inspire cleric")
    assert {pick.split()[0] for pick in offers(match)} == {"move", "heal", "give", "hat", "skull", "mirror", "bread"}
    do(match, "bread cleric")
    assert (hp(match, "cleric"), match.table.spent, hero_of(match, "cleric").used) == (8, 0, 0)
    match = heroes("damsel c3, wizard d4, cleric a1", "f6-chest", **DD)
    do(match, "inspire wizard")
    assert picks(match, "reveal") == ["f6"]


@rule("DH-18.20")
def test_two_heroes_on_one_square() -> None:
    match = do(heroes("cleric c3, rogue f1", "c4-damsel", **DD), "move cleric c4")
    assert (where(match, "cleric"), where(match, "damsel")) == ("c4", "c4")
    do(match, "move damsel c5")
    assert "c4" not in picks(match, "move", "damsel")


# ------------------------------------------------------------------ DH-18 pennant and fairy


@rule("DH-18.23", "DH-18.24", "DH-18.25")
def test_pennant() -> None:
    match = heroes("rogue c3 pennant, wizard e5, warrior f3, cleric c2", "f6-chest", **DD)
    assert picks(match, "pennant") == ["rogue cleric", "rogue wizard"]
    do(match, "move wizard e4", "move wizard e5", "pennant rogue wizard")
    assert (asked(match), held(match, "rogue")) == ((HEROES, "free-action"), [])
    do(match, "reveal f6")
    assert (match.table.spent, hero_of(match, "wizard").used, hero_of(match, "rogue").used) == (2, 2, 0)
    assert picks(match, "pennant") == []
    match = do(heroes("rogue c3 pennant, wizard e5", "f6-chest", **DD), "move rogue c4", "move rogue c3")
    assert picks(match, "pennant") == ["rogue wizard"]  # exhausted himself, he still inspires


@rule("DH-18.26")
def test_who_may_be_inspired_by_the_pennant() -> None:
    match = heroes("rogue c3 pennant, wizard c4 possessed, cleric f1", **DD, **LU)
    assert picks(match, "pennant") == []
    match = heroes("rogue b1 pennant, warrior a1, cleric a2", **DD)
    assert picks(match, "pennant") == ["rogue cleric"]
    match = master("rogue b1 pennant, warrior a1", "b3=orc", **DD)
    assert picks(match, "pennant") == []


@rule("DH-18.27", "DH-18.28", "DH-18.29")
def test_fairy() -> None:
    match = do(heroes("rogue c3:1, cleric f1", "c4-fairy", **DD), "move rogue c4")
    assert (hp(match, "rogue"), board(match), held(match, "rogue")) == (6, "", [])
    match = do(heroes("rogue c3, cleric f1", "c4-fairy", **DD), "move rogue c4")
    assert (hp(match, "rogue"), board(match)) == (6, "")
    match = do(heroes("wizard c3:1, cleric f1", "c4-fairy", **DD), "reveal c4")
    assert (hp(match, "wizard"), board(match)) == (1, "c4+fairy")
    do(match, "move wizard c4")
    assert (hp(match, "wizard"), board(match)) == (4, "")
