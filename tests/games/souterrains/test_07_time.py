"""SS-7: time."""

import pytest

from oubliettes.games.souterrains.fixtures import Exit, Feature
from oubliettes.games.souterrains.pieces import (
    COST,
    DAY,
    TURN,
)
from oubliettes.games.souterrains.wares import ENCUMBRANCE
from tests.games.souterrains.situation import (
    ONES,
    against,
    at,
    d10,
    facing,
    group,
    hidden_here,
    in_a_row,
    play,
    room,
    table,
)
from tests.support import do, rule, said


def two_rooms_with(door: str = "open", **more: object) -> dict[str, object]:
    return {"sections": [room(), room(10, 7)], "exits": [Exit(0, 0, (10, 10), 0, door, b=1)], **more}


@rule("SS-7.1", "SS-7.2", "SS-7.4", "SS-8.3", "SS-7.25")
def test_rounds_turns_days() -> None:
    assert (TURN, DAY) == (12, 144 * 12)
    assert DAY // TURN * 10 == 24 * 60  # minutes
    long = room(10, 10, 13, 1, kind="corridor")
    match = at(sections=[long], square=(10, 10))
    match.table.dungeon.sections[0].features.append(Feature("element", "well", (22, 10)))
    match = play(match.table)
    assert (match.table.turn, match.table.t) == (1, 0)
    do(match, "approach 0 well")
    assert (match.table.t, match.table.turn, match.table.clock, match.table.square) == (12, 2, 12, (22, 10))


@rule("SS-7.3")
def test_free_picks_cost_no_time() -> None:
    match = do(at(**two_rooms_with("door")), "exit 0 north door")  # type: ignore[arg-type]
    assert match.table.t == 1
    match = do(at(), "gear", "douse off", "done")
    assert match.table.t == 0


@rule("SS-7.5", "SS-4.3", "SS-4.4", "SS-4.5")
@pytest.mark.parametrize("drums, rounds", [(3, 1), (4, 2), (5, 3)])
def test_the_load_slows_him(drums: int, rounds: int) -> None:
    match = do(at(items=["war_drum"] * drums, **two_rooms_with()), "exit 0 north open")  # type: ignore[arg-type]
    assert match.table.t == rounds


@rule("SS-7.7", "SS-7.6")
def test_a_search_of_four_squares_and_of_five() -> None:
    for wide, rounds in ((1, 6), (4, 6), (5, 12)):
        new = table(sections=[room(wide=wide, deep=1)], resources=1)
        do(play(new), "search")
        assert new.t == rounds


@rule("SS-7.8", "SS-7.9", "SS-7.11", "SS-7.12")
def test_what_actions_cost() -> None:
    assert COST == {
        "search_small": 6, "search_large": 12, "exchange": 1, "rest": 12, "pick_force_cache": 12, "disarm": 12,
        "cast": 1, "healing": 12, "gear": 1, "loot": 1, "open_container": 1, "examine": 1, "talk": 1, "single_use": 1,
        "don_armour": 12, "question": 12,
    }  # fmt: skip
    assert [row["rounds_per_square"] for row in ENCUMBRANCE] == [1, 2, 3, 0]  # of a walk and, SS-7.8, of four at a run
    match = do(at(), "make_cache", "done")
    assert match.table.t == 12
    match = do(at(exits=[Exit(0, 0, (10, 10), 0, "locked")], rolls=[2]), "pick_lock 0")
    assert match.table.t == 12
    match = against("orc", ("round",), init=[9, 9], rolls=[1])
    do(match, "nothing")
    assert match.table.t == 1


@rule("SS-7.12", "SS-3.8", "SS-15.14")
def test_costs_that_the_table_does_not_give() -> None:
    new = table(gifts=["consecrated"], resources=1, fatigue=3)
    do(play(new), "heal")
    assert (new.t, new.hero.fatigue) == (12, 1)
    new = hidden_here(0)
    do(play(new), "open_cache")
    assert new.t == 1
    match = do(against("goblin", resources=1), "talk charm")
    assert match.table.t == 1


@rule("SS-7.13", "SS-7.14")
def test_an_action_takes_effect_before_the_checks_of_its_last_round() -> None:
    match = at(t=60, since=48, resources=1, fatigue=2, rolls=[20])
    do(match, "rest_fed")
    assert (match.table.t, match.table.since) == (72, 0)  # complete before the Encounter test and the five-Turn check
    new = table(t=0, since=0)
    new.patrol_at = 6
    match = do(play(new, rolls=[1, 1, 1, *d10(9), 20, 20]), "search")
    assert match.table.t == 6
    do(match, "stealth")
    assert "search-fails" not in said(match)  # broken off: no test at all
    assert match.table.t == 6


@rule("SS-7.13", "SS-7.15")
def test_a_section_is_entered_before_the_clock_is_looked_at() -> None:
    new = in_a_row(t=69, since=57, resources=2)
    match = do(play(new, rolls=[3, 20, 20]), "travel 1")
    assert (new.t, new.six_at, new.enc.group, match.pending[0].prompt) == (72, 72, 0, "surprise")
    do(match, "roll", "no_stealth")
    assert (new.six_at, new.since) == (72, 60)  # the Encounter test and the five-Turn check wait for the end of this


@rule("SS-7.16")
def test_a_patrol_replaces_the_test_of_its_round() -> None:
    new = table(t=72, since=0)
    new.six_at = new.patrol_at = 72
    match = play(new, ("checks",), rolls=[1, 1, 1, *d10(9), 20, 20])
    do(match, "stealth")
    assert match.pending[0].prompt == "explore"  # no die left for an Encounter test
    assert match.table.six_at == 0


@rule("SS-7.17")
def test_in_an_encounter_the_clock_waits() -> None:
    new = facing("orc", table(t=72, since=60, resources=1))
    new.six_at, new.patrol_at = 72, 70
    new.dungeon.danger, new.dungeon.next_drop = 3, 0
    match = play(new, ("checks",), ("first_choice",))
    assert (match.pending[0].prompt, new.danger, new.six_at, new.patrol_at) == ("first-choice", 3, 72, 70)


@rule("SS-7.19", "SS-7.24")
def test_marks_of_rest_and_food() -> None:
    new = table(resources=2)
    do(play(new), "rest")
    assert (new.since, new.rested, new.fed) == (12, True, False)
    new = table(resources=2)
    do(play(new), "rest_fed")
    assert (new.since, new.rested, new.fed, new.hero.resources) == (0, False, False, 1)
    new = table(resources=2)
    new.patrol_at = 5
    match = do(play(new, rolls=ONES), "rest_fed")
    assert (match.pending[0].prompt, new.t) == ("surprise", 5)
    assert (new.since, new.rested, new.fed, new.hero.resources) == (5, False, True, 1)


@rule("SS-7.20", "SS-10.8")
def test_only_a_resource_of_the_check_itself_opens_a_block_of_rests() -> None:
    new = table(t=60, since=60, fatigue=2, resources=1)
    new.fed = True  # fed by a Rest that was broken off
    match = do(play(new, ("checks",), rolls=[20]), "rest_now", "roll")
    assert match.table.block == 0
    match = do(at(("checks",), t=60, since=60, fatigue=2, resources=2, rolls=[20]), "pay", "rest_now", "roll")
    assert match.table.block == 1


@rule("SS-7.23", "SS-10.8")
def test_an_encounter_closes_a_block_of_rests() -> None:
    new = table(resources=1)
    new.block = 2
    new.dungeon.groups.append(group("orc"))
    play(new, ("meet", 0, "wander"), rolls=[3])
    assert new.block == 0


@rule("SS-7.26", "SS-23.26")
def test_an_unused_gift_is_still_there_on_a_return_the_same_day() -> None:
    new = table()
    new.town.guild = "temple_order"
    new.hero.stored = 1
    match = do(play(new, rolls=[20]), "leave", "expedition", "return 0 0", "done")
    assert new.hero.stored == 1  # kept, not given again
    do(match, "leave", "night guild", "expedition", "return 0 0", "done")
    assert new.hero.stored == 1  # a new day: the old one is gone, a new one given
