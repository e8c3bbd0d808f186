"""What the bots of both sides make of a table: where they look, what they wake, what they lay in whose way."""

from oubliettes.games.dungeon_heroes.mind.heroes import reveal_worth, waking
from oubliettes.games.dungeon_heroes.mind.master import in_the_way, open_raids, spot
from oubliettes.games.dungeon_heroes.pieces import FACE, SQUARE, WARRIOR
from oubliettes.games.dungeon_heroes.reckoning import Look
from oubliettes.games.dungeon_heroes.table import PASSIVE

from .situation import heroes, table

PARTY = "warrior c2,cleric d0,rogue b0,wizard e0"


def look(board: str, **facts: bool) -> Look:
    return Look(heroes(PARTY, board, phase=PASSIVE, pile="orc goblin", **facts).table)


def test_a_tile_that_may_wake_is_turned_where_the_warrior_can_slay_what_comes() -> None:
    seen = look("c4-dragon f6-chest", dragon_damsel=True)
    assert waking(seen, SQUARE["c4"]) > 0 > waking(seen, SQUARE["f6"])


def test_a_tired_or_possessed_warrior_slays_nothing_in_this_turn() -> None:
    seen = look("c4-dragon", dragon_damsel=True)
    warrior = seen.t.heroes[WARRIOR]
    warrior.used = 2
    assert waking(seen, SQUARE["c4"]) < 0
    warrior.used, warrior.possessed = 0, True
    assert waking(seen, SQUARE["c4"]) < 0


def test_while_tiles_are_laid_the_base_game_wakes_nothing() -> None:
    assert waking(look("c4-ogre f6-chest"), SQUARE["f6"]) == 0


def test_what_a_master_hides_is_looked_for_far_away() -> None:
    seen = look("c3-orc f6-chest")
    assert reveal_worth(seen, SQUARE["f6"]) > reveal_worth(seen, SQUARE["c3"])


def test_nobody_makes_for_what_nobody_has_seen_while_a_treasure_lies_open() -> None:
    seen = look("c3-poison_cloud a6+chest")
    fields = [seen.field(hero) for hero in seen.t.in_play]
    assert all(field[SQUARE["c3"]] > 0 for field in fields)


def test_a_tile_is_in_the_way_on_the_shortest_ways_to_open_treasures() -> None:
    t = table("rogue a1", "a4+chest", large_chest=False)
    raids = open_raids(t)
    assert [in_the_way(raids, SQUARE[name]) > 0 for name in ("a2", "b3", "d3", "f6")] == [True, True, False, False]


def test_the_master_lays_a_trap_before_the_chest_and_hides_a_chest_elsewhere() -> None:
    t = table("rogue a1,wizard e0", "a4+chest", large_chest=False)
    raids = open_raids(t)
    trap, chest = FACE["spike_pit"], FACE["chest"]
    assert spot(t, trap, SQUARE["a3"], raids) > spot(t, trap, SQUARE["d3"], raids)
    assert spot(t, chest, SQUARE["f6"], raids) > spot(t, chest, SQUARE["a3"], raids)
