"""The worked examples of the rulebook's notes, E1 to E42."""

from typing import Any

import pytest

from oubliettes.games.dungeon_heroes.table import PASSIVE, Table
from oubliettes.kernel import Match
from tests.games.dungeon_heroes.situation import (
    HEROES,
    MASTER,
    asked,
    board,
    dungeon,
    held,
    hero_of,
    heroes,
    hp,
    master,
    new,
    picks,
    solo,
    where,
    xp,
)
from tests.support import do, offers, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"
"""A pile that keeps the phase passive."""


@rule("DH-3.8", "DH-3.9", "DH-3.10", "DH-3.11", "DH-17.3", "DH-17.4", "DH-17.5", "DH-17.6")
@pytest.mark.parametrize(
    "dragon,lords,fixed,left_out",
    [(False, False, 23, 10), (True, False, 27, 14), (False, True, 25, 12), (True, True, 29, 16)],
)
def test_e1_the_pile(dragon: bool, lords: bool, fixed: int, left_out: int) -> None:
    match = new(dragon_damsel=dragon, lords_undead=lords)
    said = next(event.facts for event in match.log if event.key == "pile")
    assert said == {"fixed": fixed, "drawn": 36 - fixed, "left_out": left_out}
    table = match.table
    assert (len(table.pile), len(table.hand), len(table.left_out)) == (32, 4, left_out)
    do(match, "place 1", "square a1", "place 1", "square b1", "place 1", "square c1", "place 1", "square d1")
    assert (len(table.pile), len(table.hand), table.backs.bit_count()) == (32, 0, 4)


@rule("DH-12.2", "DH-12.3", "DH-8.2", "DH-4.3", "DH-5.8", "DH-5.11")
def test_e2_first_steps() -> None:
    match = heroes(
        "warrior c0, cleric b0, rogue d0, wizard e0",
        "b1-fireball c1-orc d1-chest e1-portal",
        phase=PASSIVE,
        pile=MORE,
    )
    do(match, "move warrior c1")
    assert (board(match), hp(match, "warrior")) == ("b1-fireball d1-chest e1-portal", 10)
    do(match, "move warrior c2")
    assert (board(match), hp(match, "warrior")) == ("b1-fireball d1-chest e1-portal", 10)
    assert picks(match, "move", "warrior") == []
    assert "end" not in offers(match)
    do(match, "move rogue c1", "move rogue d2")
    assert asked(match) == (MASTER, "master")
    do(match, "place 1")
    squares = picks(match, "square")
    assert "c1" in squares
    assert "c2" not in squares


@rule("DH-10.1", "DH-10.2", "DH-9.7", "DH-10.5", "DH-10.6")
def test_e3_monster_tile_in_the_passive_phase() -> None:
    match = heroes("cleric b0, wizard e0", "b1-skeleton", phase=PASSIVE, pile=MORE)
    do(match, "move cleric b1")
    assert (hp(match, "cleric"), where(match, "cleric"), board(match)) == (6, "b1", "b1+skeleton")
    do(match, "move wizard d0", "move wizard e0", "heal cleric")
    assert hp(match, "cleric") == 8
    hero_of(match, "cleric").hp = 6
    do(match, *("place 1", "square f6", "place 1", "square f5", "place 1", "square f4", "place 1", "square f3"))
    assert hp(match, "cleric") == 6
    do(match, "move cleric b2")
    assert hp(match, "cleric") == 6
    do(match, "move cleric b1")
    assert (hp(match, "cleric"), "b1+skeleton" in board(match)) == (4, True)


@rule("DH-10.7", "DH-10.8", "DH-12.8", "DH-11.16", "DH-11.18", "DH-11.7")
def test_e4_traps() -> None:
    match = do(heroes("wizard c3 hat, cleric a1", "d3-spike_pit"), "move wizard d3")
    assert (where(match, "wizard"), board(match)) == ("dead", "d3~magic_hat")
    match = do(heroes("rogue c3, cleric a1", "d3-spike_pit"), "move rogue d3")
    assert (hp(match, "rogue"), board(match)) == (6, "")
    match = do(heroes("cleric c3 kit, wizard a1", "d3-spike_pit"), "move cleric d3")
    assert offers(match) == ["use disarming_kit", "keep disarming_kit"]
    do(match, "keep disarming_kit")
    assert (hp(match, "cleric"), board(match), held(match, "cleric")) == (4, "", ["disarming_kit"])
    match = do(heroes("cleric c3 kit, wizard a1", "d3-spike_pit"), "move cleric d3", "use disarming_kit")
    assert (hp(match, "cleric"), board(match), held(match, "cleric")) == (8, "", [])


@rule("DH-10.10", "DH-10.11", "DH-10.13", "DH-10.15", "DH-10.16", "DH-10.17", "DH-10.18", "DH-10.19")
def test_e5_chain() -> None:
    match = heroes("warrior b0, cleric c3, rogue d2", "d3-moving_floor d4-portal e3+poison_cloud c0=goblin")
    do(match, "move rogue d3")
    assert picks(match, "exit") == ["d2", "e3", "d4"]
    do(match, "exit d4")
    assert picks(match, "exit") == ["d0", "e0"]
    do(match, "exit e0")
    assert (where(match, "rogue"), board(match)) == ("e0", "c0=goblin e3+poison_cloud")
    assert (hero_of(match, "rogue").used, match.table.spent) == (1, 1)


@rule("DH-10.13", "DH-10.14", "DH-10.15")
def test_e6_floor_in_the_corner() -> None:
    match = do(heroes("warrior b1, cleric a2", "a1-moving_floor"), "move warrior a1")
    assert (where(match, "warrior"), board(match), match.table.spent) == ("b1", "", 1)
    match = do(heroes("wizard b2, cleric a2, warrior b1", "a1-moving_floor"), "move wizard a1")
    assert (where(match, "wizard"), board(match)) == ("a1", "")


@rule("DH-10.19", "DH-10.20")
def test_e7_full_start_area() -> None:
    match = heroes("warrior b0, cleric c0, wizard d3", "d0=goblin e0=orc d4-portal")
    do(match, "move wizard d4")
    assert (where(match, "wizard"), board(match)) == ("d4", "d0=goblin e0=orc")


@rule("DH-9.3", "DH-9.4", "DH-9.5", "DH-12.3", "DH-12.9")
@pytest.mark.parametrize(
    "hero,hp_left,after",
    [
        ("cleric c3:3", 0, "c4=skeleton"),
        ("cleric c3:2", 0, "c4-arrow_launcher c4=skeleton"),
        ("warrior c3", 8, ""),
        ("rogue c3", 4, "c4=skeleton"),
    ],
)
def test_e8_figure_above_a_tile(hero: str, hp_left: int, after: str) -> None:
    match = heroes(f"{hero}, wizard a1", "c4=skeleton c4-arrow_launcher")
    name = hero.split(maxsplit=1)[0]
    do(match, f"move {name} c4")
    assert (hp(match, name), board(match)) == (hp_left, after)


@rule("DH-6.11", "DH-6.9", "DH-10.5")
def test_e9_monster_under_monster() -> None:
    match = heroes("rogue d4, cleric a1", "d5=goblin d5-orc")
    do(match, "move rogue d5")
    assert (hp(match, "rogue"), board(match)) == (2, "d5+orc d5=goblin")
    do(match, "move cleric a2", "move cleric a1", "move rogue e5", "act goblin d5", "step d6")
    assert board(match) == "d5=orc d6=goblin"
    do(match, "act orc d5", "attack rogue")
    assert where(match, "rogue") == "dead"


@rule("DH-4.3", "DH-6.4", "DH-6.8", "DH-6.10")
def test_e10_compulsory_reveals() -> None:
    match = master("warrior b0, cleric c0", "f6=orc a6=goblin a4-chest b4-bear_trap c4-portal")
    do(match, "act orc f6", "step f5", "act goblin a6", "step a5")
    assert offers(match) == ["reveal a4", "reveal b4", "reveal c4"]
    do(match, "reveal a4", "reveal c4")
    assert asked(match) == (HEROES, "party")
    match = master("warrior b0, cleric c0", "f6=orc a6=goblin a4-chest b4-bear_trap c4-portal")
    do(match, "reveal a4", "reveal b4", "reveal c4")
    assert offers(match) == ["act orc f6", "act goblin a6"]


@rule("DH-7.2", "DH-7.9", "DH-7.10", "DH-7.11")
def test_e11_goblin_reach() -> None:
    match = do(master("rogue d4, cleric a1", "c3=goblin"), "act goblin c3")
    assert picks(match, "attack") == []
    attacking = []
    for step in picks(match, "step"):
        other = do(
            master("rogue d4, cleric a1", "c3=goblin f6-chest f5-chest f4-chest"), "act goblin c3", f"step {step}"
        )
        if asked(other) == (MASTER, "after-move"):
            attacking.append(step)
    assert attacking == ["d3", "c4", "d4"]


@rule("DH-7.5", "DH-7.16", "DH-12.4")
def test_e12_orc_visits_the_warrior() -> None:
    match = master("warrior c2, cleric a1", "c3=orc")
    do(match, "act orc c3", "step c2", "attack warrior")
    assert (hp(match, "warrior"), board(match)) == (7, "c2=orc")
    do(match, "move warrior b2", "move warrior c2")
    assert (hp(match, "warrior"), board(match)) == (7, "")
    assert picks(match, "move", "warrior") == []


@rule("DH-5.15", "DH-5.16", "DH-5.17", "DH-5.18", "DH-5.19", "DH-6.1")
def test_e13_phase_change_within_a_turn() -> None:
    full = " ".join(f"{c}{r}-bear_trap" for c in "abcdef" for r in range(1, 7) if f"{c}{r}" not in "a1b1c1d1e1f1")
    match = master(
        "warrior a1, cleric b1, rogue c1", f"{full} b1+orc", phase=PASSIVE, hand="goblin goblin goblin chest"
    )
    do(match, "place 1", "square d1", "place 1", "square e1", "place 1")
    assert picks(match, "square") == ["f1"]
    do(match, "square f1")
    assert match.table.phase == "aggressive"
    assert "b1=orc" in board(match)
    assert "act orc b1" in offers(match)
    assert not picks(match, "place")
    do(match, "act orc b1", "attack warrior")
    do(match, "move rogue c0", "move rogue d0", "move cleric b0", "move cleric c0")
    assert (match.table.phase, offers(match)) == ("aggressive", ["place 1"])
    do(match, "place 1")
    assert picks(match, "square") == ["b1", "c1"]


@rule("DH-8.3", "DH-8.4")
def test_e14_last_two_heroes() -> None:
    match = heroes("rogue c3, wizard a1", "d5-poison_cloud")
    do(match, "move rogue d4", "move rogue d5")
    assert where(match, "rogue") == "dead"
    do(match, "move wizard a2", "move wizard a1")
    assert (match.table.turn, match.table.budget) == ("heroes", 2)


@rule("DH-11.21", "DH-11.22", "DH-11.23", "DH-11.25", "DH-11.26", "DH-12.2")
def test_e15_grail() -> None:
    match = heroes("cleric e3 grail, rogue d3, warrior dead", "e4-chest f3=goblin")
    assert picks(match, "grail") == ["cleric warrior e2"]
    do(match, "grail cleric warrior e2")
    assert (where(match, "warrior"), hp(match, "warrior"), held(match, "cleric")) == ("e2", 10, [])
    assert (match.table.spent, picks(match, "move", "cleric")) == (2, [])
    do(match, "move warrior f2", "move warrior f3")
    assert "goblin" not in board(match)


@rule("DH-11.5", "DH-11.6")
def test_e16_gift() -> None:
    match = heroes("rogue c3 kit, wizard d4, cleric a1", "")
    do(match, "move wizard d5", "move wizard d4")
    assert picks(match, "move", "wizard") == []
    do(match, "give rogue disarming_kit wizard")
    assert (held(match, "rogue"), held(match, "wizard"), hero_of(match, "rogue").used) == ([], ["disarming_kit"], 1)


@rule("DH-10.26", "DH-10.27", "DH-10.28", "DH-9.4")
def test_e17_treasure_room() -> None:
    match = do(heroes("wizard c6:2, cleric c5", "d7=skeleton"), "move wizard d7")
    assert (where(match, "wizard"), match.table.treasures) == ("dead", 0)
    match = do(heroes("wizard c6:3, cleric c5", "d7=skeleton"), "move wizard d7")
    assert (hp(match, "wizard"), match.table.treasures) == (1, 1)
    match = do(heroes("wizard c6:3, cleric c5", "d7=skeleton"), "move wizard c7")
    assert (hp(match, "wizard"), match.table.treasures) == (3, 1)
    do(match, "move wizard b6", "move cleric c6", "move cleric c7")
    assert match.table.treasures == 1


@rule("DH-13.1", "DH-13.4")
def test_e18_win_in_mid_action() -> None:
    match = heroes("rogue c2, cleric a1", "c3-moving_floor c4-chest", treasures=2)
    do(match, "move rogue c3", "exit c4")
    assert (match.pending, match.table.spent) == ([], 1)
    assert match.result
    assert (match.result.scores, match.result.ending) == ((1.0, 0.0), "treasures")


@rule("DH-6.2", "DH-6.6", "DH-12.12", "DH-12.13")
def test_e19_reveals_do_nothing() -> None:
    match = heroes("wizard a1, rogue c4", "c5-fireball d5-ogre e5-chest e5=goblin")
    assert picks(match, "reveal") == ["c5", "d5"]
    do(match, "reveal c5", "reveal d5")
    assert board(match) == "c5+fireball d5=ogre e5-chest e5=goblin"
    assert (hp(match, "rogue"), match.view(MASTER).squares, match.view(HEROES).round) != (5, [], 0)
    assert hp(match, "rogue") == 6


@rule("DH-15.5", "DH-15.10", "DH-15.11", "DH-16.1", "DH-16.2", "DH-16.4", "DH-16.5", "DH-16.6")
def test_e20_dungeon_turn_three() -> None:
    match = dungeon(
        "warrior b1, cleric c1, rogue c3, wizard d1",
        "a5=goblin b4=skeleton d5=orc a5-bear_trap c5-portal b4-chest a4-arrow_launcher c4-goblin d4-sword "
        "e4-poison_cloud f4-fireball",
        turn=3,
    )
    revealed = [event.facts["square"] for event in match.log if event.key == "revealed"]
    assert revealed == ["c5", "a4", "c4", "d4", "e4", "f4"]
    moves = [
        (e.key, e.facts["monster"])
        for e in match.log
        if e.key in ("monster-moves", "moves-from", "attacks", "attacks-from")
    ]
    assert moves == [
        ("monster-moves", "orc"),
        ("monster-moves", "skeleton"),
        ("attacks", "skeleton"),
        ("attacks-from", "goblin"),
        ("moves-from", "goblin"),
    ]
    assert board(match) == (
        "b3=skeleton a4+arrow_launcher b4-chest b4=goblin c4=goblin d4+sword d4=orc e4+poison_cloud f4+fireball "
        "a5-bear_trap c5+portal"
    )
    assert hp(match, "rogue") == 3


@rule("DH-16.8", "DH-16.9")
def test_e21_centre() -> None:
    match = dungeon("warrior c3, rogue e3", "d5=orc")
    assert (board(match), hp(match, "warrior"), hp(match, "rogue")) == ("d4=orc", 10, 6)


@rule("DH-16.12", "DH-16.14")
def test_e22_kill_first() -> None:
    match = dungeon("cleric c2, wizard e4:1", "c4=ogre")
    assert (board(match), where(match, "wizard")) == ("d4=ogre", "dead")


@rule("DH-16.10", "DH-16.14")
def test_e23_weaker_target() -> None:
    match = dungeon("warrior b1:9, rogue d3", "b3=skeleton")
    assert (board(match), hp(match, "rogue"), hp(match, "warrior")) == ("c3=skeleton", 4, 9)


@rule("DH-16.14", "DH-16.15")
def test_e24_last_tie_break() -> None:
    match = dungeon("cleric d4", "c5=goblin")
    assert (board(match), hp(match, "cleric")) == ("c4=goblin", 7)


@rule("DH-16.16")
def test_e25_shut_in() -> None:
    """An ogre in the corner, which acts first: both its neighbours are still there on its turn."""
    match = dungeon("cleric d1", "a6=ogre a5=skeleton b6=skeleton b5=orc b4=orc a4=orc")
    assert "a6=ogre" in board(match)


@rule("DH-16.5", "DH-16.10")
def test_e26_attack_in_place() -> None:
    match = dungeon("warrior c3:5, rogue c4:5, wizard d3", "c3=orc")
    assert (hp(match, "wizard"), hp(match, "warrior"), hp(match, "rogue"), board(match)) == (1, 5, 5, "c3=orc")


@rule("DH-14.9", "DH-14.10", "DH-14.11", "DH-14.12", "DH-14.13", "DH-14.14")
def test_e27_solo_limits() -> None:
    def limits(text: str, **facts: Any) -> tuple[int, int]:
        table = solo(text, **facts).table
        return table.least, table.budget

    assert limits("warrior b0, cleric c0, rogue d0, wizard e0") == (4, 8)
    assert limits("rogue d0") == (1, 3)
    assert limits("rogue d0", last_survivor=False) == (2, 2)
    match = solo("warrior b0, cleric e0")
    for pick in ("move warrior b1", "move warrior b2", "move cleric e1"):
        do(match, pick)
        assert "end" not in offers(match)
    do(match, "move cleric e2")
    assert match.table.round == 3
    assert match.table.spent == 0


@rule("DH-18.2", "DH-18.6", "DH-18.13", "DH-6.9")
def test_e28_dragon_appears() -> None:
    match = master("rogue d3, cleric a1", "d4-dragon d5-chest e4=goblin", dragon_damsel=True)
    do(match, "reveal d4")
    assert asked(match) == (MASTER, "second-square")
    assert picks(match, "second") == ["d3", "c4", "d5"]
    do(match, "second d3")
    assert (hp(match, "rogue"), "d3d4=dragon" in board(match)) == (6, True)
    do(match, "act dragon d3", "attack rogue")
    assert hp(match, "rogue") == 1


@rule("DH-18.8", "DH-18.9", "DH-18.10", "DH-18.12")
def test_e29_dragon_moves_and_is_entered() -> None:
    match = do(master("cleric b2, wizard b1", "c3c4=dragon", dragon_damsel=True), "act dragon c3")
    assert picks(match, "step") == ["c2", "b3", "d3", "b4", "d4", "c5"]
    assert picks(match, "attack") == ["cleric"]
    match = heroes("cleric b3, wizard a1", "c3c4=dragon", dragon_damsel=True)
    do(match, "move cleric c3")
    assert hp(match, "cleric") == 3
    do(match, "move cleric c4")
    assert where(match, "cleric") == "dead"
    match = do(heroes("warrior c5, wizard a1", "c3c4=dragon", dragon_damsel=True), "move warrior c4")
    assert (board(match), match.table.monsters) == ("", 0)


@rule("DH-18.14", "DH-18.16", "DH-18.17", "DH-18.18", "DH-18.19", "DH-18.20", "DH-18.21")
def test_e30_damsel() -> None:
    match = heroes("rogue f2, wizard d4, cleric a1", "f3-damsel a6-chest", dragon_damsel=True)
    do(match, "move wizard e4", "move wizard d5")
    do(match, "move rogue f3")
    assert (where(match, "rogue"), where(match, "damsel"), hp(match, "damsel")) == ("f3", "f3", 4)
    assert "inspire wizard" in offers(match)
    spent = match.table.spent
    do(match, "inspire wizard", "reveal a6")
    assert (board(match), match.table.spent) == ("a6+chest", spent)
    assert picks(match, "inspire") == []
    do(match, "move rogue e3")
    assert (match.table.turn, match.table.spent) == ("heroes", 0)
    assert "f2" in picks(match, "move", "rogue")
    assert "f3" not in picks(match, "move", "rogue")


@rule("DH-19.15", "DH-19.16", "DH-19.18", "DH-19.20", "DH-19.23", "DH-19.24", "DH-19.26", "DH-19.27", "DH-20.10")
def test_e31_possession() -> None:
    def begin(extra: str) -> Match[Table]:
        match = master("rogue e4, cleric e3", f"d3=white_lady a6-chest b6-chest c6-chest {extra}", lords_undead=True)
        do(match, "act white_lady d3", "step e4", "possess rogue")
        assert hero_of(match, "rogue").possessed
        assert "white_lady" not in board(match)
        return match

    match = begin("f5+poison_cloud")
    do(match, "walk rogue f5")
    assert (where(match, "rogue"), match.table.lady, match.table.budget - match.table.spent) == ("dead", None, 2)
    match = begin("e5+spike_pit")
    do(match, "walk rogue e5")
    assert (hp(match, "rogue"), xp(match, "rogue"), match.table.lady) == (2, [], None)
    assert "spike_pit" not in board(match)
    match = begin("")
    do(match, "reveal a6", "reveal b6", "reveal c6", "heal rogue")
    assert (hp(match, "rogue"), match.table.lady, xp(match, "cleric")) == (6, None, ["white_lady"])
    assert not hero_of(match, "rogue").possessed


@rule("DH-19.7", "DH-19.8", "DH-19.9", "DH-19.11")
def test_e32_raising() -> None:
    match = master("rogue e3, cleric a1", "c4=necromancer a6-chest", lords_undead=True, eliminated="orc")
    do(match, "reveal a6", "act necromancer c4", "raise orc e4")
    assert (match.table.spent, "e4=orc*" in board(match)) == (3, True)
    do(match, "act orc e4", "attack rogue")
    assert hp(match, "rogue") == 3
    match = master(
        "rogue e3, cleric a1",
        "c4=necromancer",
        lords_undead=True,
        eliminated="orc",
        phase=PASSIVE,
        pile=MORE,
    )
    do(match, "act necromancer c4", "raise orc e4")
    assert "e4+orc*" in board(match)
    assert picks(match, "act") == []


@rule("DH-20.2", "DH-20.3", "DH-20.4", "DH-20.6", "DH-20.12", "DH-20.13", "DH-20.17", "DH-20.18", "DH-18.12")
def test_e33_market() -> None:
    text = "warrior b1 xp:orc+goblin, rogue c1 xp:arrow_launcher+bear_trap, wizard d2, cleric a1"
    match = heroes(text, "f4f5=dragon", lords_undead=True, dragon_damsel=True)
    do(match, "buy demon_skull", "pay orc", "pay arrow_launcher")
    assert offers(match) == ["assign warrior", "assign cleric", "assign rogue", "assign wizard"]
    do(match, "assign wizard")
    assert (match.table.spent, hero_of(match, "wizard").used) == (1, 0)
    do(match, "skull wizard dragon f4")
    assert (board(match), xp(match, "wizard")) == ("", ["dragon"])
    assert (match.table.spent, hero_of(match, "wizard").used) == (2, 1)
    assert (xp(match, "warrior"), xp(match, "rogue")) == (["goblin"], ["bear_trap"])
    for second, left in (("goblin", ["orc"]), ("orc", ["goblin"])):
        match = heroes(text, "f4f5=dragon", lords_undead=True, dragon_damsel=True)
        do(match, "buy strange_bread", "pay arrow_launcher", f"pay {second}", "assign wizard")
        assert xp(match, "warrior") == left


@rule("DH-5.3", "DH-17.8", "DH-17.9")
def test_e34_passive_phase_with_a_dragon() -> None:
    match = master("warrior b0, cleric c0", "c5c6=dragon", phase=PASSIVE, pile=MORE, dragon_damsel=True)
    do(match, "place 1", "square a1", "place 1", "square a2", "act dragon c5", "step c4")
    assert picks(match, "act") == []
    do(match, "place 1", "square a3")
    table = match.table
    assert (len(table.hand), len(table.pile), table.turn) == (1, 4, "heroes")
    do(match, "move warrior b1", "move warrior b2", "move cleric c1", "move cleric c2")
    assert (len(table.hand), len(table.pile)) == (4, 1)


@rule("DH-17.8", "DH-17.9", "DH-17.12")
def test_e35_no_standstill() -> None:
    def begin() -> Match[Table]:
        return master(
            "warrior b0, cleric c0",
            "c4=necromancer e5=white_lady",
            phase=PASSIVE,
            pile=MORE,
            lords_undead=True,
            eliminated="goblin",
        )

    match = begin()
    do(match, "act necromancer c4", "raise goblin d4", "act white_lady e5", "step e4")
    assert picks(match, "act") == []
    assert offers(match) == ["place 1", "place 2", "place 3", "place 4"]
    match = begin()
    do(match, "act necromancer c4", "step c5", "act necromancer c5", "step c4", "act white_lady e5", "step e4")
    assert picks(match, "act") == []
    match = begin()
    do(match, "act necromancer c4", "step c5", "act necromancer c5", "step c4", "place 1", "square a1")
    assert picks(match, "act") == ["white_lady e5"]


@rule("DH-9.4", "DH-6.11", "DH-6.13", "DH-11.12")
def test_e36_tile_waiting_under_a_dragon() -> None:
    def begin(*answers: str) -> Match[Table]:
        match = heroes("cleric b4 sword, wizard a1", "c3c4=dragon c4-orc", phase=PASSIVE, pile=MORE, dragon_damsel=True)
        return do(match, "move cleric c4", *answers)

    match = begin("use sword")
    assert (hp(match, "cleric"), board(match)) == (5, "c4+orc")
    match = begin("keep sword", "use sword")
    assert (hp(match, "cleric"), board(match)) == (3, "c3c4=dragon")
    match = begin("keep sword", "keep sword")
    assert (where(match, "cleric"), board(match)) == ("dead", "c3c4=dragon c4+orc c4~sword")
    do(match, "move wizard a2", "move wizard a3", "act dragon c3", "step c2")
    assert "c4+orc" in board(match)


@rule("DH-6.13", "DH-12.3")
def test_e37_waiting_tile_and_warrior() -> None:
    match = do(heroes("warrior d4, wizard a1", "d5=goblin d5+orc"), "move warrior d5")
    assert (board(match), hp(match, "warrior")) == ("", 10)
    match = do(heroes("cleric d4 sword, wizard a1", "d5=goblin d5+orc"), "move cleric d5", "use sword")
    assert (board(match), hp(match, "cleric")) == ("d5=orc", 5)


@rule("DH-19.24", "DH-19.27", "DH-19.33", "DH-20.10")
def test_e38_freed_in_mid_entry() -> None:
    match = master("rogue b3 possessed, cleric f1", "b4=goblin b4-fireball a6-chest", lords_undead=True)
    do(match, "walk rogue b4")
    assert (hp(match, "rogue"), xp(match, "rogue"), match.table.lady) == (5, ["fireball"], None)
    assert board(match) == "b4=goblin a6-chest"


@rule("DH-19.32", "DH-19.35")
def test_e39_the_last_hero_possessed() -> None:
    match = master("wizard b3 possessed", "a6-chest b6-chest c6-chest d6-chest e6-chest", lords_undead=True)
    do(match, "reveal a6", "reveal b6", "reveal c6", "reveal d6")
    assert (match.table.round, match.table.lone_turns, asked(match)) == (3, 1, (MASTER, "master"))
    do(match, "walk wizard b2", "walk wizard b3", "reveal e6")
    assert match.table.lone_turns == 2
    do(match, "walk wizard b2", "walk wizard b3")
    assert match.result
    assert (match.result.ending, match.result.scores) == ("lost", (0.0, 1.0))


@rule("DH-21.3", "DH-21.4", "DH-16.14")
def test_e40_solo_dragon() -> None:
    match = dungeon("rogue b2, cleric f1", "d4-dragon", turn=3, dragon_damsel=True)
    stretched = next(event.facts["square"] for event in match.log if event.key == "stretches")
    assert (stretched, board(match), hp(match, "rogue")) == ("d3", "c3d3=dragon", 1)


@rule("DH-21.6", "DH-21.7")
def test_e41_solo_necromancer() -> None:
    match = dungeon("cleric b2, warrior f1", "d5=necromancer", lords_undead=True, eliminated="goblin orc")
    assert (board(match), hp(match, "cleric")) == ("b3=orc* d5=necromancer", 5)


@rule("DH-21.8", "DH-21.9", "DH-21.10")
def test_e42_solo_white_lady() -> None:
    match = dungeon(
        "cleric c3, wizard d5:3", "c4=white_lady f5+poison_cloud e4-arrow_launcher", turn=1, lords_undead=True
    )
    assert (where(match, "wizard"), hp(match, "wizard"), xp(match, "wizard")) == ("e4", 1, [])
    assert (match.table.lady, hp(match, "cleric"), board(match)) == (None, 8, "f5+poison_cloud")
    match = dungeon("cleric c3, wizard d5:3", "c4=white_lady f5+poison_cloud", turn=1, lords_undead=True)
    assert (where(match, "wizard"), hero_of(match, "wizard").possessed) == ("e4", True)
    do(match, "move cleric c2", "move cleric c1")
    assert where(match, "wizard") == "dead"
