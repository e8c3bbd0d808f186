"""What a table shows at each event: a tile is seen where it lies, then it does what it does, then it goes."""

from typing import Any

import pytest

from oubliettes.kernel import Match
from tests.games.dungeon_heroes.situation import dungeon, heroes, master
from tests.support import do


def shown(match: Match[Any], *picks: str) -> list[tuple[str, str, list[str], list[str]]]:
    """After these picks: each event, the tile on c4 as everybody sees it, the figures, and who stands on c4."""
    told = []
    for pick in picks:
        match.watch([None])
        do(match, pick)
        for frame in match.frames:
            view = frame.views.get(None)
            if view is not None:
                figures = [f"{one.id} {'+'.join(one.squares)}" for one in view.figures.values()]
                there = [hero.id for hero in view.party.values() if hero.square == "c4"]
                told.append((frame.event.key, view.tiles.get("c4", ""), figures, there))
    return told


def test_a_trap_is_seen_hurts_and_goes() -> None:
    match = heroes("cleric c3, wizard a1", "c4-fireball", lords_undead=True)
    assert shown(match, "move cleric c4") == [
        ("enters", "back", [], ["cleric"]),
        ("revealed", "fireball", [], ["cleric"]),
        ("hurt", "fireball", [], ["cleric"]),
        ("tile-leaves", "", [], ["cleric"]),
        ("experience", "", [], ["cleric"]),
    ]
    assert match.frames[2].views[None].party["cleric"].hp == 5


def test_a_deadly_trap_goes_before_its_victim() -> None:
    match = heroes("wizard c3:2 sword, cleric a1", "c4-fireball", lords_undead=True)
    keys = [(key, tile, there) for key, tile, _, there in shown(match, "move wizard c4")]
    assert keys[1:] == [
        ("revealed", "fireball", ["wizard"]),
        ("hurt", "fireball", ["wizard"]),
        ("tile-leaves", "", ["wizard"]),
        ("experience", "", ["wizard"]),
        ("dropped", "", ["wizard"]),
        ("dies", "", []),
    ]


def test_the_rogue_disarms_what_everybody_has_seen() -> None:
    told = shown(heroes("rogue c3, wizard a1", "c4-fireball"), "move rogue c4")
    assert told[1:] == [("revealed", "fireball", [], ["rogue"]), ("disarmed", "", [], ["rogue"])]


def test_the_possessed_spring_traps_for_nothing() -> None:
    """DH-20.10: the possession ends with the wound, and the trap is still nobody's experience."""
    match = master("cleric c3 possessed, wizard a1", "c4-fireball", lords_undead=True)
    told = [key for key, *_ in shown(match, "walk cleric c4")]
    assert told[:5] == ["enters", "revealed", "released", "hurt", "tile-leaves"]
    assert "experience" not in told
    assert match.table.heroes[1].xp == ()


@pytest.mark.parametrize("face,to", [("moving_floor", "c5"), ("portal", "b0")])
def test_what_carries_a_hero_is_seen_until_he_goes(face: str, to: str) -> None:
    match = heroes("rogue c3, wizard a1", f"c4-{face}")
    assert shown(match, "move rogue c4", f"exit {to}") == [
        ("enters", "back", [], ["rogue"]),
        ("revealed", face, [], ["rogue"]),
        ("carried", face, [], ["rogue"]),
        ("tile-leaves", "", [], ["rogue"]),
        ("enters", "", [], []),
    ]


def test_poison_spreads_clears_and_kills() -> None:
    told = shown(heroes("rogue c3, wizard a1", "c4-poison_cloud"), "move rogue c4")
    assert [(key, tile, there) for key, tile, _, there in told[1:]] == [
        ("revealed", "poison_cloud", ["rogue"]),
        ("poison", "poison_cloud", ["rogue"]),
        ("tile-leaves", "", ["rogue"]),
        ("dies", "", []),
    ]


@pytest.mark.parametrize("face,key", [("chest", "treasure"), ("sword", "equips")])
def test_what_is_taken_is_seen_first(face: str, key: str) -> None:
    told = shown(heroes("rogue c3, wizard a1", f"c4-{face}"), "move rogue c4")
    assert told[1:] == [("revealed", face, [], ["rogue"]), (key, "", [], ["rogue"])]


def test_the_fairy_heals_then_flies() -> None:
    told = shown(heroes("rogue c3:2, wizard a1", "c4-fairy", dragon_damsel=True), "move rogue c4")
    assert [(key, tile) for key, tile, *_ in told[1:]] == [
        ("revealed", "fairy"),
        ("healed", "fairy"),
        ("tile-leaves", ""),
    ]


def test_a_monster_is_seen_before_it_wakes_and_falls_when_it_is_slain() -> None:
    match = heroes("rogue c3, wizard a1, warrior b4", "c4-orc")
    assert shown(match, "reveal c4", "move warrior c4") == [
        ("revealed", "orc", [], []),
        ("appears", "", ["orc c4"], []),
        ("enters", "", ["orc c4"], ["warrior"]),
        ("slain", "", [], ["warrior"]),
    ]
    told = shown(heroes("warrior c3, wizard a1", "c4-orc"), "move warrior c4")
    assert told[1:] == [("revealed", "orc", [], ["warrior"]), ("slain", "", [], ["warrior"])]


def test_what_lay_under_a_figure_rises_after_it_fell() -> None:
    match = heroes("warrior b4, wizard a1, cleric c5:2 skull", "c4=orc c4+goblin", lords_undead=True)
    told = shown(match, "skull cleric orc c4")
    assert [(key, figures) for key, _, figures, _ in told if key != "experience"] == [
        ("artefact-used", ["orc c4"]),
        ("slain", []),
        ("appears", ["goblin c4"]),
    ]


def test_the_white_lady_leaves_the_board_as_she_possesses() -> None:
    match = master("wizard c4, cleric a1", "c5=white_lady", lords_undead=True)
    told = shown(match, "act white_lady c5", "step c4", "possess wizard")
    assert [(key, figures) for key, _, figures, _ in told] == [
        ("monster-moves", ["white_lady c4"]),
        ("possessed", ["white_lady "]),
    ]
    assert match.frames[0].views[None].party["wizard"].possessed


def test_the_necromancer_s_dead_stand_when_they_are_told_of() -> None:
    match = master("wizard a1, cleric b1", "c5=necromancer", eliminated="orc", lords_undead=True)
    told = shown(match, "act necromancer c5", "raise orc c4")
    assert told[0] == ("raised", "", ["necromancer c5", "orc c4"], [])


def test_a_gift_is_in_the_other_s_hands() -> None:
    match = heroes("wizard c4 sword, cleric b4")
    shown(match, "give wizard sword cleric")
    party = match.frames[0].views[None].party
    assert (party["wizard"].artefacts, party["cleric"].artefacts) == ([], ["sword"])


def test_the_dungeon_s_turn_goes_step_by_step() -> None:
    """DH-15.1: each tile turned, each monster that wakes, moves and strikes has a frame of its own."""
    match = dungeon("wizard c1, cleric a1", "c3-orc d4-sword", turn=6)
    keys = [event.key for event in match.log]
    start = keys.index("dungeon-turn")
    assert keys[start : start + 6] == ["dungeon-turn", "revealed", "revealed", "appears", "monster-moves", "attacks"]
