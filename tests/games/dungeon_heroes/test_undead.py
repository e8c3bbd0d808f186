"""DH-19: the necromancer, the white lady, and possession."""

from typing import Any

import pytest

from oubliettes.games.dungeon_heroes.table import PASSIVE, Table
from oubliettes.kernel import Match
from tests.games.dungeon_heroes.situation import HEROES, MASTER, asked, board, held, hero_of, hp, picks, where, xp
from tests.games.dungeon_heroes.situation import heroes as heroes_turn
from tests.games.dungeon_heroes.situation import master as master_turn
from tests.support import do, offers, rule

MORE = "bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap bear_trap"


def heroes(text: str, board: str = "", **facts: Any) -> Match[Table]:
    return heroes_turn(text, board, lords_undead=True, **facts)


def master(text: str, board: str = "", **facts: Any) -> Match[Table]:
    return master_turn(text, board, lords_undead=True, **facts)


@rule("DH-19.1")
@pytest.mark.parametrize("phase", [PASSIVE, "aggressive"])
@pytest.mark.parametrize("monster", ["necromancer", "white_lady"])
def test_they_appear_in_any_phase(phase: str, monster: str) -> None:
    match = do(heroes("wizard b0, cleric c0", f"c4-{monster}", phase=phase, pile=MORE), "reveal c4")
    assert board(match) == f"c4={monster}"


@rule("DH-19.2", "DH-19.3")
@pytest.mark.parametrize("monster,damage", [("necromancer", 3), ("white_lady", 2)])
def test_they_are_monsters_like_others(monster: str, damage: int) -> None:
    match = do(heroes("cleric c3, wizard a1", f"c4={monster}"), "move cleric c4")
    assert (hp(match, "cleric"), board(match)) == (8 - damage, f"c4={monster}")
    match = do(heroes("warrior c3, wizard a1", f"c4={monster}"), "move warrior c4")
    assert (hp(match, "warrior"), board(match)) == (10, "")
    match = do(master("cleric c3, wizard a1", f"c4={monster}"), f"act {monster} c4", "attack cleric")
    assert hp(match, "cleric") == 8 - damage


@rule("DH-19.4", "DH-19.6", "DH-19.13")
@pytest.mark.parametrize("monster", ["necromancer", "white_lady"])
def test_two_full_actions_a_turn(monster: str) -> None:
    match = master("cleric c3, warrior a1", f"c5={monster} f6-chest")
    do(match, f"act {monster} c5", "step c4", "attack cleric", f"act {monster} c4", "attack cleric")
    assert (match.table.spent, hp(match, "cleric")) == (2, 2 if monster == "necromancer" else 4)
    assert offers(match) == ["reveal f6"]
    limit = "DH-19.4" if monster == "necromancer" else "DH-19.13"
    assert (("act", monster, "c4"), limit) in match.blocked(MASTER)


@rule("DH-19.5", "DH-19.14", "DH-19.6")
@pytest.mark.parametrize("monster", ["necromancer", "white_lady"])
def test_they_move_diagonally_and_do_not_attack_so(monster: str) -> None:
    match = do(master("cleric d5, warrior a1", f"c4={monster}"), f"act {monster} c4")
    assert picks(match, "step") == ["b3", "c3", "d3", "b4", "d4", "b5", "c5", "d5"]
    assert picks(match, "attack") == []


# ------------------------------------------------------------------ the necromancer


@rule("DH-19.7", "DH-19.12")
def test_only_slain_base_monsters_come_back() -> None:
    text, there = "cleric c0, warrior b0", "c4=necromancer f6-orc"
    match = do(master(text, there, eliminated="goblin ogre white_lady dragon"), "act necromancer c4")
    assert {pick.split()[0] for pick in picks(match, "raise")} == {"ogre", "goblin"}
    match = do(master(text, there, eliminated="white_lady"), "act necromancer c4")
    assert picks(match, "raise") == []
    match = do(master(text, there, eliminated="goblin"), "act necromancer c4", "raise goblin c5")
    assert (match.table.spent, board(match)) == (2, "c4=necromancer c5=goblin* f6-orc")
    match.table.figures[1].spent = 1
    do(match, "reveal f6", "act orc f6", "step f5")
    do(match, "move warrior b1", "move warrior b2", "move cleric c1", "move cleric c2", "act necromancer c4")
    assert picks(match, "raise") == []


@rule("DH-19.7", "DH-19.12")
@pytest.mark.parametrize("sign", ["=", "-", "+"])
def test_a_monster_slain_as_figure_or_tile_comes_back(sign: str) -> None:
    facts = {"phase": PASSIVE, "pile": MORE} if sign == "+" else {}
    match = heroes("warrior c2, cleric b0", f"c3{sign}orc c6=necromancer", **facts)
    do(match, "move warrior c3", "move warrior c2", "move cleric b1", "move cleric b0")
    do(match, "act necromancer c6")
    assert {pick.split()[0] for pick in picks(match, "raise")} == {"orc"}


@rule("DH-19.8", "DH-11.25", "DH-19.10")
def test_where_a_monster_comes_back() -> None:
    there = "c1=necromancer c2-chest d2+portal e2~sword b2=orc"
    match = do(master("cleric c0, warrior b0", there, eliminated="goblin"), "act necromancer c1")
    assert picks(match, "raise", "goblin") == ["d0", "e0", "a1", "b1", "d1", "e1", "a2", "a3", "b3", "c3", "d3", "e3"]


@rule("DH-19.9", "DH-19.11")
def test_it_may_act_at_once() -> None:
    match = master("cleric c0, warrior b0", "c4=necromancer f6-chest", eliminated="orc")
    do(match, "act necromancer c4", "raise orc c2", "act orc c2", "step c1", "attack cleric")
    assert (hp(match, "cleric"), match.table.spent) == (5, 3)


@rule("DH-19.10")
def test_what_a_raising_needs() -> None:
    match = master("cleric c0, warrior b0", "c4=necromancer f6-chest", eliminated="orc")
    do(match, "act necromancer c4", "step c5", "act necromancer c5")
    assert picks(match, "raise") == []
    match = master("cleric c0, warrior b0", "c4=necromancer f6-chest f5-chest f4-chest", eliminated="orc")
    do(match, "reveal f6", "reveal f5", "reveal f4", "act necromancer c4")
    assert picks(match, "raise") == []
    match = do(master("cleric c0, warrior b0", "c4=necromancer"), "act necromancer c4")
    assert picks(match, "raise") == []
    match = do(
        master("cleric c0, warrior b0", "c4=necromancer", eliminated="orc"), "act necromancer c4", "raise orc c5"
    )
    assert picks(match, "act") == ["orc c5"]


@rule("DH-19.11", "DH-5.13", "DH-20.11", "DH-20.26")
def test_in_the_passive_phase_it_is_a_tile() -> None:
    match = master("cleric a6, warrior b0", "c1=necromancer", eliminated="orc", phase=PASSIVE, pile=MORE)
    do(match, "act necromancer c1")
    assert all(square[1] != "0" for square in picks(match, "raise", "orc"))
    do(match, "raise orc b1")
    assert board(match) == "b1+orc* c1=necromancer"
    assert picks(match, "act") == []
    do(match, "place 1", "square f6", "place 1", "square f5")
    do(match, "move warrior b1")
    assert ("b1" in board(match), xp(match, "warrior")) == (False, [])
    match = master("cleric a6, warrior e0", "c1=necromancer", eliminated="orc", phase=PASSIVE, hand="chest")
    do(match, "act necromancer c1", "raise orc b1", "place 1", "square f6")
    assert (match.table.phase, "b1=orc*" in board(match)) == ("aggressive", True)


@rule("DH-19.12", "DH-20.11", "DH-20.26")
def test_a_monster_comes_back_any_number_of_times() -> None:
    match = heroes("warrior c3, wizard a1", "c4=orc* c6=necromancer")
    do(match, "move warrior c4", "move warrior d4", "move wizard a2", "move wizard a1")
    assert xp(match, "warrior") == []
    do(match, "act necromancer c6")
    assert picks(match, "raise", "orc") != []


# ------------------------------------------------------------------ possession


@rule("DH-19.15", "DH-19.16")
def test_possess_attack_or_neither() -> None:
    match = master("rogue c3, cleric c2, warrior f1", "b4=white_lady f6-chest")
    do(match, "act white_lady b4", "step c3")
    assert offers(match) == ["attack cleric", "attack rogue", "possess rogue", "hold"]
    do(match, "hold")
    assert (hero_of(match, "rogue").possessed, hp(match, "rogue")) == (False, 6)
    match = do(master("rogue c3, cleric c2, warrior f1", "b3=white_lady"), "act white_lady b3", "step c2")
    assert offers(match) == ["attack cleric", "attack rogue", "hold"]
    for name in ("warrior", "wizard", "damsel"):
        match = master(f"{name} c3, cleric f1", "b4=white_lady", dragon_damsel=True)
        do(match, "act white_lady b4", "step c3", f"possess {name}")
        assert hero_of(match, name).possessed


@rule("DH-19.17")
def test_only_her_own_move_possesses() -> None:
    match = do(heroes("rogue c3, cleric f1", "c4=white_lady f6-chest"), "move rogue c4")
    assert not hero_of(match, "rogue").possessed
    do(match, "move rogue c3", "move cleric f2", "move cleric f1", "act white_lady c4")
    assert picks(match, "possess") == []
    match = do(master("rogue c4, cleric f1", "c4=white_lady"), "act white_lady c4")
    assert (picks(match, "attack"), picks(match, "possess")) == (["rogue"], [])


@rule("DH-19.18")
def test_her_figure_leaves_the_board() -> None:
    match = master("rogue c3, cleric f1", "b4=white_lady b4+orc c3-chest f6-chest")
    do(match, "act white_lady b4", "step c3", "possess rogue")
    assert board(match) == "c3-chest b4=orc f6-chest"
    assert match.table.lady
    view = match.view(HEROES)
    assert [monster.squares for monster in view.monsters if monster.id == "white_lady"] == [[]]
    assert [hero.id for hero in view.heroes if hero.possessed] == ["rogue"]


@rule("DH-19.19", "DH-19.23")
def test_a_possessed_hero_is_only_moved_by_his_own_rule() -> None:
    match = master("rogue c3 possessed hat icon, cleric c4", "b2=orc d2-chest d3+portal f6-chest")
    assert {pick.split()[0] for pick in offers(match)} == {"reveal", "act", "walk"}
    assert picks(match, "walk", "rogue") == ["b2", "c2", "d2", "b3", "d3", "b4", "d4"]
    match = master("warrior c3 possessed, cleric c4", "f6-chest")
    assert picks(match, "walk", "warrior") == ["c2", "b3", "d3"]
    match = do(master("warrior c3 possessed, cleric c4", "c2-bear_trap f6-chest"), "walk warrior c2")
    assert hp(match, "warrior") == 9


@rule("DH-19.20", "DH-19.21")
def test_two_actions_of_lady_and_hero_together() -> None:
    match = master("rogue c3, cleric f1", "b4=white_lady f6-chest")
    do(match, "act white_lady b4", "step c3", "possess rogue", "walk rogue c4")
    assert (match.table.spent, offers(match)) == (2, ["reveal f6"])
    match = master("rogue c3 possessed, cleric f1", "f6-chest")
    do(match, "walk rogue c4", "walk rogue c5")
    assert offers(match) == ["reveal f6"]
    do(match, "reveal f6", "move cleric f2", "move cleric f1")
    assert len(picks(match, "walk", "rogue")) == 8


@rule("DH-19.22", "DH-19.24")
def test_neither_skill_nor_artefact_helps_the_possessed() -> None:
    match = do(master("warrior c3 possessed sword, cleric f1", "c4=orc"), "walk warrior c4")
    assert (hp(match, "warrior"), held(match, "warrior"), board(match)) == (7, ["sword"], "c4=orc")
    match = do(master("rogue c3 possessed kit, cleric f1", "c4+fireball"), "walk rogue c4")
    assert (hp(match, "rogue"), held(match, "rogue"), board(match), xp(match, "rogue")) == (
        3,
        ["disarming_kit"],
        "",
        [],
    )
    match = do(master("wizard c3 possessed kit sword, cleric f1", "c4-bear_trap"), "walk wizard c4")
    assert (hp(match, "wizard"), asked(match)[0]) == (3, HEROES)


@rule("DH-19.24")
def test_the_possessed_still_pick_up_and_find_treasure() -> None:
    match = do(master("rogue c3 possessed, cleric f1", "c4-sword c5-chest"), "walk rogue c4", "walk rogue c5")
    assert (held(match, "rogue"), match.table.treasures, hero_of(match, "rogue").possessed) == (["sword"], 1, True)
    match = do(master("rogue c5 possessed, cleric f1", "c6~sword"), "walk rogue c6", "walk rogue d7")
    assert (held(match, "rogue"), match.table.treasures, hero_of(match, "rogue").possessed) == (["sword"], 1, True)


@rule("DH-19.25")
def test_the_heroes_cannot_use_him() -> None:
    match = heroes("rogue c3:3 possessed hat icon kit elixir, cleric f1 kit", "a6-chest")
    assert not [offer for offer in offers(match) if offer.split()[1] == "rogue"]
    assert (("hero", "rogue"), "DH-19.25") in match.blocked(HEROES)


@rule("DH-19.26", "DH-19.36", "DH-19.29")
@pytest.mark.parametrize("text,pick", [("cleric c4", "heal rogue"), ("wizard c4 icon", "icon wizard rogue")])
def test_healing_frees_him_even_unhurt(text: str, pick: str) -> None:
    for hp_before, hp_after in ((6, 6), (3, 5)):
        match = heroes(f"rogue c3:{hp_before} possessed, {text}, warrior a1")
        assert "white_lady" not in " ".join(offers(match))
        do(match, pick)
        assert (hp(match, "rogue"), hero_of(match, "rogue").possessed, match.table.lady) == (hp_after, False, None)
        assert xp(match, text.split(maxsplit=1)[0]) == ["white_lady"]
        assert match.view(None).gone == {"white_lady": 1}


@rule("DH-19.36")
def test_reach_is_measured_to_his_square() -> None:
    match = heroes("rogue c3 possessed, cleric d4, warrior a1")
    assert picks(match, "heal") == []


@rule("DH-19.27")
def test_damage_and_death_free_him() -> None:
    match = do(master("rogue c3 possessed, cleric f1", "c4=goblin"), "act goblin c4", "attack rogue")
    assert (hero_of(match, "rogue").possessed, match.table.lady, match.view(None).gone) == (
        False,
        None,
        {"white_lady": 1},
    )
    match = do(master("rogue c3 possessed, cleric f1", "c4+poison_cloud"), "walk rogue c4")
    assert (where(match, "rogue"), hero_of(match, "rogue").possessed, match.table.lady) == ("dead", False, None)
    assert match.view(None).gone == {"poison_cloud": 1, "white_lady": 1}


@rule("DH-19.28")
def test_the_fairy_does_not_free_him() -> None:
    match = do(master("rogue c3:2 possessed, cleric f1", "c4-fairy", dragon_damsel=True), "walk rogue c4")
    assert (hp(match, "rogue"), hero_of(match, "rogue").possessed) == (6, True)


@rule("DH-19.29", "DH-19.30", "DH-20.10")
def test_the_lady_on_the_board_can_be_banished() -> None:
    for square, there in (("c4", True), ("c3", True), ("d4", False), ("c5", False)):
        match = heroes("cleric c3, wizard a1", f"{square}=white_lady")
        assert (picks(match, "heal") == ["white_lady"]) == there
    assert picks(heroes("cleric c3, warrior a1", "c4=orc f6=white_lady"), "heal") == []
    match = do(heroes("cleric c3, warrior a1", "c4=white_lady c4+orc"), "heal white_lady")
    assert (board(match), xp(match, "cleric"), match.table.spent) == ("c4=orc", ["white_lady"], 1)
    assert match.view(None).gone == {"white_lady": 1}
    match = do(heroes("rogue c3 icon, warrior a1", "c4=white_lady"), "icon rogue white_lady")
    assert (board(match), xp(match, "rogue"), match.table.spent, held(match, "rogue")) == ("", ["white_lady"], 0, [])


@rule("DH-19.31")
def test_a_possessed_hero_is_still_in_play() -> None:
    match = heroes("rogue c3 possessed, wizard c4 kit mirror", "b2=orc")
    assert match.table.budget == 4
    assert "c3" not in picks(match, "move", "wizard")
    assert "wizard disarming_kit rogue" in picks(match, "give")
    assert picks(match, "mirror", "wizard") == ["rogue"]
    match = heroes("rogue c3 possessed, wizard c4 pennant, damsel b4", dragon_damsel=True)
    assert (picks(match, "inspire"), picks(match, "pennant", "wizard")) == (["wizard"], ["damsel"])
    match = do(master("rogue c3 possessed, wizard f1", "c4=orc"), "act orc c4")
    assert picks(match, "attack") == ["rogue"]
    match = do(master("rogue c3 possessed, wizard f1", phase=PASSIVE, pile=MORE), "place 1")
    assert "c3" not in picks(match, "square")


@rule("DH-19.32", "DH-19.35")
def test_the_only_hero_possessed() -> None:
    match = heroes("rogue c3 possessed xp:ogre", "a6-chest")
    assert offers(match) == ["buy energy_elixir", "buy strange_bread", "buy magic_mirror", "end"]
    do(match, "end")
    assert (asked(match)[0], match.table.lone_turns) == (MASTER, 1)
    match = do(heroes("rogue c3 possessed xp:ogre", "a6-chest"), "buy energy_elixir")
    assert (asked(match)[0], held(match, "rogue")) == (MASTER, ["energy_elixir"])
    match = heroes("rogue c3 possessed", "a6-chest")
    assert asked(match)[0] == MASTER
    match = heroes("rogue c3 possessed", "a6-damsel f6-chest e6-chest d6-chest c6-chest b6-chest", dragon_damsel=True)
    do(match, "reveal f6", "reveal e6", "reveal d6", "reveal c6")
    assert match.table.lone_turns == 2
    do(match, "reveal a6", "reveal b6", "walk rogue c4", "walk rogue c3")
    assert (match.table.lone_turns, match.result) == (0, None)


@rule("DH-19.33", "DH-19.24")
def test_freed_in_mid_entry_he_is_himself_again() -> None:
    match = master("wizard c3 possessed sword kit, cleric f1", "c4=goblin c4-orc f6-chest")
    do(match, "walk wizard c4")
    assert (asked(match), hp(match, "wizard")) == ((HEROES, "sword"), 3)
    do(match, "use sword")
    assert (hp(match, "wizard"), board(match)) == (3, "c4=goblin f6-chest")
    match = master("wizard c3 possessed, cleric f1", "c4=goblin c4-moving_floor f6-chest")
    do(match, "walk wizard c4")
    assert asked(match) == (HEROES, "floor")


@rule("DH-19.34")
def test_freed_in_the_heroes_turn_he_may_act() -> None:
    match = do(heroes("rogue c3 possessed, cleric c4"), "heal rogue")
    assert len(picks(match, "move", "rogue")) > 0
    do(match, "move rogue c2", "move rogue c1")
    assert picks(match, "move", "rogue") == []


@rule("DH-19.35")
def test_a_third_lone_possessed_turn_loses_solo_too() -> None:
    match = heroes("rogue b0 possessed", solo=True)
    assert match.result
    assert (match.result.ending, match.result.scores) == ("lost", (0.0,))
