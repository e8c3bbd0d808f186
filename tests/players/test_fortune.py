"""What luck brought in a game of the ladder: it explains results, is nothing on average, and changes no game."""

from random import Random
from statistics import correlation, fmean, stdev

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from tests.tools.figures import explained, interval, unlucky
from tests.tools.fortune import Fortune

GAME = GAMES["dungeon-roll"]


def game(number: int) -> tuple[float, float, float]:
    """What came of a game of the policy's, its luck, and the part of it that came with the hero."""
    match = Match.new(GAME, seats=1, options={"hero_mode": "choice"}, dice=FastDice(number))
    fortune, rng = Fortune(match, 0, f"fortune {number}"), Random(number)
    fortune.allot(0, number)
    while match.pending:
        (ask,) = match.pending
        fortune.choose(0, GAME.policy(match.table, ask, rng))
    assert match.result
    return match.result.scores[0], fortune.luck, fortune.allotted


def test_a_game_goes_on_as_it_would_have_gone() -> None:
    for number in range(4):
        match = Match.new(GAME, seats=1, options={"hero_mode": "choice"}, dice=FastDice(number))
        match.choose(0, match.pending[0].options[number])
        rng = Random(number)
        while match.pending:
            match.choose(0, GAME.policy(match.table, match.pending[0], rng))
        assert match.result
        assert game(number)[0] == match.result.scores[0]


def test_luck_is_nothing_on_average_and_explains_most() -> None:
    found = [game(number) for number in range(96)]
    lucks = [luck for _, luck, _ in found]
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / 96**0.5
    assert correlation([score for score, _, _ in found], lucks) > 0.7
    allotted = [allotted for _, _, allotted in found]
    assert abs(fmean(allotted)) < 0.1 * stdev(allotted), "every hero equally often"


def test_what_is_not_left_to_chance_is_no_luck() -> None:
    game = GAMES["dungeon-heroes"]
    match = Match.new(game, seats=2, options={"heroes_seat": 0}, dice=FastDice(1))
    fortune, rng = Fortune(match, 0, "none"), Random(1)
    while match.pending:
        ask = match.pending[0]
        fortune.choose(ask.seat, game.policy(match.table, ask, rng))
    assert match.result
    assert fortune.luck == 0


def test_luck_is_taken_off_by_what_it_explains() -> None:
    """Of two bots, one three points better, with luck that counts double and a little that luck does not explain."""
    rest = (0.1, -0.1, -0.1, 0.1)
    groups = [
        [{"counts": base + 2 * luck + more, "luck": luck} for luck, more in zip((-3, -1, 1, 3), rest, strict=True)]
        for base in (10.0, 13.0)
    ]
    slope, worth = explained(groups)
    assert slope == pytest.approx(2)
    assert worth == pytest.approx(100), "the most that is believed"
    assert unlucky(groups[1], slope) == pytest.approx([13.1, 12.9, 12.9, 13.1])
    assert explained([[{"counts": 1.0, "luck": 0.0}, {"counts": 0.0, "luck": 0.0}]]) == (0.0, 1.0)


def test_games_that_are_worth_more_make_narrower_intervals() -> None:
    wins = [1.0] * 7 + [0.0] * 3
    mean, low, high = interval(wins, share=True)
    assert (mean, round(low, 3), round(high, 3)) == (0.7, 0.397, 0.892)
    assert interval(wins * 4, share=True) == pytest.approx(interval(wins, share=True, worth=4))
