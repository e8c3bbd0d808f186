"""What the bots of both sides make of a table: where they look, what they wake, what they lay in whose way."""

from itertools import product
from random import Random
from statistics import fmean

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.mind.heroes import (
    ENOUGH,
    REVEAL,
    SEARCH,
    WORTH_A_THOUGHT,
    reveal_worth,
    score,
    waking,
)
from oubliettes.games.dungeon_heroes.mind.laying import in_the_way, open_raids, spots
from oubliettes.games.dungeon_heroes.mind.master import UNSURE, Plan, arrival
from oubliettes.games.dungeon_heroes.mind.policy import evaluate
from oubliettes.games.dungeon_heroes.pieces import CATEGORY, FACE, OFF, ROGUE, SQUARE, TRAP, WARRIOR
from oubliettes.games.dungeon_heroes.reckoning import Look
from oubliettes.games.dungeon_heroes.table import PASSIVE, Table
from tests.games.foreseen import forecasts

from .situation import HEROES, MASTER, heroes, master, table

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


def better(t: Table, face: str, this: str, that: str) -> bool:
    """Whether the master would rather lay this tile here than there."""
    here, there = spots(t, FACE[face], [SQUARE[this], SQUARE[that]])
    return here > there


def test_the_master_lays_a_trap_before_the_chest_and_hides_a_chest_elsewhere() -> None:
    t = table("cleric a1,wizard e0", "a4+chest", large_chest=False)
    assert better(t, "spike_pit", "a3", "d3")
    assert better(t, "chest", "f6", "a3")


@pytest.mark.parametrize("face, unharmed", [("spike_pit", "rogue"), ("ogre", "warrior")])
def test_what_one_hero_does_not_fear_is_laid_in_the_way_of_others(face: str, unharmed: str) -> None:
    """DH-12.3, DH-12.9: monsters do the warrior no harm, traps the rogue none."""
    gains = {}
    for hero in (unharmed, "cleric"):
        t = table(f"{hero} a1", "a5+chest", large_chest=False)
        on_the_way, beside = spots(t, FACE[face], [SQUARE["a3"], SQUARE["d3"]])
        gains[hero] = on_the_way - beside
    assert gains["cleric"] > 0
    assert gains["cleric"] > gains[unharmed] + 0.5


@pytest.mark.parametrize("face", ["poison_cloud", "portal"])
def test_clouds_and_portals_bar_the_treasure_room_while_a_treasure_is_in_it(face: str) -> None:
    party = "warrior c1,cleric d1,rogue b1,wizard e0"
    gains = []
    for large_chest in (True, False):
        before, aside = spots(table(party, large_chest=large_chest), FACE[face], [SQUARE["b6"], SQUARE["a6"]])
        gains.append(before - aside)
    assert gains[0] > gains[1] + 5


def test_it_is_the_rogue_who_runs_for_treasures_against_a_master() -> None:
    """The same step, as far from the same chest: worth more to the rogue than to the cleric."""
    steps = {}
    for hero in ("rogue", "cleric"):
        t = heroes(f"{hero} c2,wizard e0", "c6+chest", large_chest=False).table
        steps[hero] = score(Look(t), ("move", hero, "c3"))
    assert steps["rogue"] > steps["cleric"] > 0


def test_with_the_expansions_he_runs_less_and_alone_no_more_than_the_others() -> None:
    """Their monsters act from the first turn on; the solo game is what it was."""
    base, dragon, lords = (look("a6+chest", **facts) for facts in ({}, {"dragon_damsel": True}, {"lords_undead": True}))
    assert base.runner / base.step > dragon.runner / dragon.step > lords.runner / lords.step == 1
    base.t.solo = True
    alone = Look(base.t)
    assert alone.runner == alone.step


def test_a_chest_is_not_hidden_beside_another_one() -> None:
    party = "warrior c1,rogue d1,wizard d0"
    assert better(table(party), "chest", "a6", "f5")
    assert not better(table(party, "a5-chest"), "chest", "a6", "f5")
    assert better(table(party, "a5-sword"), "chest", "a6", "f5")


def test_nor_before_the_treasure_room_while_a_treasure_is_in_it() -> None:
    party = "warrior c1,rogue d1,wizard d0"
    assert better(table(party), "chest", "e5", "e6")
    assert better(table(party, large_chest=False), "chest", "e6", "e5")


def test_a_cloud_lies_before_the_warrior_rather_than_before_the_wizard() -> None:
    t = table("warrior b3,wizard e0", large_chest=False)
    assert better(t, "poison_cloud", "b4", "e1")


def test_heavy_traps_and_portals_stand_in_the_way_rather_than_light_traps() -> None:
    t = table("cleric c1,wizard e0", "c5+chest", large_chest=False)
    gains = {}
    for face in ("spike_pit", "portal", "bear_trap"):
        on_the_way, beside = spots(t, FACE[face], [SQUARE["c2"], SQUARE["b1"]])
        gains[face] = on_the_way - beside
    assert gains["spike_pit"] > gains["bear_trap"] < gains["portal"]


def test_a_monster_stands_on_a_chest_that_nobody_has_seen() -> None:
    """DH-12.12: the wizard cannot turn it then."""
    board = "c4=orc c5-{} d3=goblin"
    party = "cleric a1,wizard f0"
    chest, trap = (Plan(table(party, board.format(face))) for face in ("chest", "bear_trap"))
    assert chest.guard(SQUARE["c5"]) > trap.guard(SQUARE["c5"]) == 0


def test_a_monster_that_reaches_nobody_goes_nearer() -> None:
    t = table("cleric c0", "c4=ogre", large_chest=False)
    plan = Plan(t)
    nearer, farther = (arrival(plan, t.figures[0], SQUARE[name], OFF) for name in ("c3", "c5"))
    assert nearer - farther > 2 * UNSURE


def test_with_enough_treasures_in_sight_and_the_lords_about_it_is_time_to_run() -> None:
    """Three to win, one of them in the treasure room: with two chests in sight fewer tiles are turned."""
    boards = "c3-orc a6+chest", "c3-orc a6+chest a5+chest"
    few, enough, base = (look(boards[0], lords_undead=True), look(boards[1], lords_undead=True), look(boards[1]))
    assert few.search
    assert not enough.search
    square = SQUARE["c3"]
    assert reveal_worth(enough, square) == pytest.approx(ENOUGH * (reveal_worth(few, square) - SEARCH))
    assert reveal_worth(base, square) > REVEAL


def test_with_the_lords_time_is_short_and_a_death_dearer() -> None:
    base, lords = look("a6+chest"), look("a6+chest", lords_undead=True)
    assert lords.step > base.step
    rogue = base.t.heroes[ROGUE]
    assert lords.loss(rogue, rogue.hp) > base.loss(rogue, rogue.hp)


def test_with_the_lords_the_heroes_look_at_the_edges_first() -> None:
    party, board = "warrior d2,cleric d0,rogue c0,wizard e0", "a3-chest b5-orc"
    base, lords, both = (
        Look(heroes(party, board, phase=PASSIVE, pile="orc goblin", **facts).table)
        for facts in ({}, {"lords_undead": True}, {"lords_undead": True, "dragon_damsel": True})
    )
    lead = [reveal_worth(seen, SQUARE["a3"]) - reveal_worth(seen, SQUARE["b5"]) for seen in (base, both, lords)]
    assert lead == sorted(lead)
    assert lead[0] <= 0 < lead[2]


def test_with_the_lords_a_search_of_the_heroes_expects_traps_where_they_step_next() -> None:
    """A master lays before the warrior what hurts him; what is turned from afar is as the count says."""
    board = "c3-orc a6-bear_trap"
    match = heroes(
        "warrior c2,cleric d0,rogue e0,wizard b0", board, phase=PASSIVE, pile="orc goblin", lords_undead=True
    )
    hidden = GAME.hide(match.table, HEROES)
    rng = Random(3)
    trapped = {"c3": 0, "a6": 0}
    for _ in range(300):
        guessed = GAME.guess(hidden, HEROES, rng)
        for name in trapped:
            trapped[name] += CATEGORY[guessed.tile[SQUARE[name]]] == TRAP
    assert trapped["c3"] > 1.3 * trapped["a6"]


def test_what_is_foreseen_comes_to_pass_on_average_in_every_setting() -> None:
    told = []
    for dragon_damsel, lords_undead in product((False, True), repeat=2):
        options = {"heroes_seat": HEROES, "dragon_damsel": dragon_damsel, "lords_undead": lords_undead}
        found = forecasts(GAME, options, games=200, share=0.1, seats=2)
        assert fmean(end - forecast for forecast, end in found) == pytest.approx(0.0, abs=0.1)
        told += found
    assert fmean(end for forecast, end in told if forecast > 0.8) > 0.75
    assert fmean(end for forecast, end in told if forecast < 0.2) < 0.25


def test_the_same_table_is_worth_more_with_a_treasure_more_and_less_with_more_monsters_to_come() -> None:
    party = "warrior c1,cleric d1,rogue b1,wizard d0"
    poor, rich = (table(party, "a5-orc", treasures=treasures) for treasures in (0, 1))
    crowded = table(party, "a5-orc e6+ogre", treasures=1)
    assert evaluate(rich, HEROES) > evaluate(poor, HEROES)
    assert evaluate(crowded, HEROES) < evaluate(rich, HEROES)
    assert evaluate(rich, HEROES) + evaluate(rich, MASTER) == pytest.approx(1)


def test_a_search_against_a_master_looks_on_to_the_end_of_a_turn() -> None:
    for solo, stops in ((False, False), (True, True)):
        t = table("warrior c3, wizard b2", solo=solo)
        assert GAME.calm(t)
        t.spent = 1
        assert GAME.calm(t) is stops


def test_with_the_lords_a_search_of_the_heroes_tries_the_best_picks_and_one_tile_at_most() -> None:
    board = "a3-orc a4-orc b5-goblin c6-chest d5-orc e4-goblin f3-chest c3=skeleton"
    base, lords = (heroes(PARTY, board, pile="orc goblin", lords_undead=undead) for undead in (False, True))
    ask, plain = lords.pending[0], base.pending[0]
    tried = GAME.serious(lords.table, ask)
    assert len(tried) == WORTH_A_THOUGHT < len(ask.options)
    assert ("move", "warrior", "c3") in tried
    assert [pick[0] for pick in tried].count("reveal") <= 1
    seen = Look(lords.table)
    assert min(score(seen, pick) for pick in tried) > min(score(seen, pick) for pick in ask.options)
    assert GAME.serious(base.table, plain) is plain.options


def test_a_search_of_the_master_tries_every_pick() -> None:
    match = master("warrior c3,cleric d0", "c5=orc", hand="orc goblin", lords_undead=True)
    ask = match.pending[0]
    assert GAME.serious(match.table, ask) is ask.options


def test_with_the_lords_a_slain_necromancer_tells_for_the_heroes() -> None:
    standing, slain = (table(PARTY, "a5-orc", eliminated=gone, lords_undead=True) for gone in ("", "necromancer"))
    assert evaluate(slain, HEROES) > evaluate(standing, HEROES)
