"""DR-17 and DR-18: the end of the game, scoring, and the solo game."""

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import TOKENS
from oubliettes.games.dungeon_roll.table import REGROUP
from oubliettes.kernel import FastDice, Match
from tests.games.dungeon_roll.situation import at, ended, held, outcome, own, prompt, seen, start
from tests.support import do, rule

FORMED = [2, 2, 2, 2, 2, 2, 2, 1]


@rule("DR-17.1", "DR-1.2")
@pytest.mark.parametrize("delves, over", [(0, False), (1, False), (2, True)])
def test_the_game_ends_after_three_delves(delves: int, over: bool) -> None:
    match = at(REGROUP, level=1, party="thief", hero="occultist", delves=delves, rolls=FORMED)
    do(match, "retire")
    assert (not match.pending, own(match).delves) == (over, delves + 1)
    if over:
        assert outcome(match).ending == "all-delves-done"


@rule("DR-17.1")
def test_everybody_finishes_the_round() -> None:
    match = start("occultist", "spellsword", "crusader", rolls=FORMED * 9)
    for _ in range(8):
        do(match, "flee")
    assert [own(match, seat).delves for seat in range(3)] == [3, 3, 2]
    assert (seen(match).adventurer, match.result) == (2, None)
    do(match, "flee")
    assert not match.pending


@rule("DR-17.2")
def test_experience_and_unused_tokens() -> None:
    assert outcome(ended((12, ""))).scores == (12,)
    assert outcome(ended((0, "talisman*2"))).scores == (2,)
    assert outcome(ended((12, "talisman*2"), (3, "elixir"))).scores == (14, 4)


@rule("DR-17.2", "DR-13.5")
def test_a_token_used_is_no_longer_counted() -> None:
    match = at(dungeon="goblin", tokens="vorpal_sword talisman")
    do(match, "fight token:vorpal_sword goblin 1", "retire")
    assert (outcome(match).scores, held(match)) == ((4,), {"talisman": 1})


@rule("DR-17.3", "DR-13.28")
@pytest.mark.parametrize("token", TOKENS)
def test_the_value_of_each_token(token: str) -> None:
    assert outcome(ended((0, token))).scores == (2 if token == "town_portal" else 1,)


@rule("DR-17.3")
def test_four_portals() -> None:
    assert outcome(ended((0, "town_portal*4 elixir"))).scores == (9,)


@rule("DR-17.4", "DR-17.5", "DR-13.20")
@pytest.mark.parametrize("scales, points", [(1, 1), (2, 4), (3, 5), (4, 8), (5, 9), (6, 12)])
def test_dragon_scales(scales: int, points: int) -> None:
    match = ended((0, f"dragon_scale*{scales}"))
    assert (outcome(match).scores, own(match).token_points, own(match).score) == ((points,), points, points)


@rule("DR-17.4")
def test_a_pair_must_be_in_one_hand() -> None:
    assert outcome(ended((0, "dragon_scale"), (0, "dragon_scale"))).scores == (1, 1)


@rule("DR-17.6")
def test_the_highest_total_wins() -> None:
    assert outcome(ended((10, ""), (12, ""), (11, ""))).ranks == (3, 1, 2)
    assert outcome(ended((10, "town_portal*2"), (12, ""))).ranks == (1, 2), "tokens included"


@rule("DR-17.7")
def test_fewest_tokens_break_a_tie() -> None:
    assert outcome(ended((10, "talisman*2"), (11, "elixir"), (12, ""))).ranks == (3, 2, 1)


@rule("DR-17.8")
def test_each_token_counts_as_one_whatever_its_value() -> None:
    match = ended((8, "town_portal*2"), (9, "elixir*3"))
    assert (outcome(match).scores, outcome(match).ranks) == ((12, 12), (1, 2))
    match = ended((8, "dragon_scale*2"), (10, "elixir*2"))
    assert (outcome(match).scores, outcome(match).ranks) == ((12, 12), (1, 1))


@rule("DR-17.8")
def test_tokens_spent_do_not_count() -> None:
    match = at(REGROUP, level=2, party="thief", tokens="elixir*2 talisman", seats=2, xp=1)
    match.table.players[1].xp = match.table.players[1].levels_xp = 4
    do(match, "token elixir", "face mage", "token elixir", "face mage", "retire")
    assert (outcome(match).scores, outcome(match).ranks) == ((4, 4), (2, 1)), "one token left against none"


@rule("DR-17.9")
def test_a_shared_victory() -> None:
    assert outcome(ended((10, "talisman"), (10, "elixir"), (3, ""))).ranks == (1, 1, 3)


@rule("DR-17.10")
def test_the_other_places() -> None:
    match = ended((30, ""), (20, "elixir"), (19, "talisman*2"), (20, "talisman"))
    assert (outcome(match).scores, outcome(match).ranks) == ((30, 21, 21, 21), (1, 2, 4, 2))


@rule("DR-17.11", "DR-14.6")
def test_end_scoring_turns_no_hero() -> None:
    match = ended((4, "town_portal*4 dragon_scale*4"))
    assert (outcome(match).scores, own(match).master, own(match).xp) == ((20,), False, 4)
    assert [event.key for event in match.log if event.key in ("xp", "master")] == []


# ------------------------------------------------------------------ solo (DR-18)


@rule("DR-18.1")
def test_alone_three_delves_under_the_normal_rules() -> None:
    match = start("occultist", rolls=FORMED * 3)
    for delve in range(3):
        assert (seen(match).delve, seen(match).adventurer) == (delve + 1, 0)
        do(match, "fight die:fighter goblin 1", "retire")
    assert outcome(match).scores == (3,)


@rule("DR-18.2", "DR-1.5")
def test_the_dungeon_dice_are_rolled_for_the_solo_player() -> None:
    match = at(REGROUP, level=1, party="thief", rolls=[1, 4])
    do(match, "glory")
    assert (prompt(match), seen(match).dungeon, seen(match).dungeon_master) == (
        "monster-phase",
        {"goblin": 1, "chest": 1},
        0,
    )


@rule("DR-18.3", "DR-18.4", "DR-18.5", "DR-18.6", "DR-18.7")
def test_every_score_has_its_rank() -> None:
    ranks = [outcome(ended((points, ""))).facts["rank"] for points in range(70)]
    assert ranks == (
        ["dragon_fodder"] * 16
        + ["village_hero"] * 8
        + ["seasoned_explorer"] * 6
        + ["champion_rank"] * 5
        + ["hero_of_the_ages"] * 35
    )


@rule("DR-18.8")
def test_the_solo_result_is_the_score_and_its_rank() -> None:
    result = outcome(ended((14, "town_portal")))
    assert (result.scores, result.facts["rank"]) == ((16,), "village_hero"), "tokens included"
    assert result.ranks == (1,)
    assert "rank" not in outcome(ended((14, ""), (3, ""))).facts, "no solo rank with opponents"


@rule("DR-18.8", "DR-17.2")
def test_the_score_sheet_adds_up() -> None:
    for seed in range(30):
        match = Match.new(GAME, seats=1, dice=FastDice(seed))
        while match.pending:
            options = match.pending[0].options
            match.choose(0, options[seed % len(options)])
        (sheet,) = outcome(match).facts["sheets"]
        assert outcome(match).scores == (sum(sheet[line] for line in ("levels", "dragons", "box", "tokens")),)
