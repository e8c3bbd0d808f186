"""Whole games, by chance and by policy, in all modes: invariants hold, options are sound, every game ends."""

from random import Random

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import WRITTEN
from oubliettes.kernel import FastDice, Match, playout, random_policy
from tests.games.donjon.modes import MODES
from tests.support import rule


@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("by", ["random", "policy"])
def test_invariants_hold_in_whole_games(mode: int, by: str) -> None:
    seats, options = MODES[mode]
    rng = Random(mode)
    for seed in range(1 if by == "policy" else 3):
        match = Match.new(GAME, seats=seats, options=options, dice=FastDice(seed))
        while match.pending:
            ask = match.pending[0]
            assert 0 < len(ask.options) == len(set(ask.options)), ask
            assert GAME.check(match.table) == []
            pick = rng.choice(ask.options) if by == "random" else GAME.policy(match.table, ask, rng)
            match.choose(ask.seat, pick)
        assert match.result is not None
        assert match.table.outcome in ("success", "failure")
        assert match.table.explorations <= 150


@rule("DJ-1.15", "DJ-24.12")
def test_every_game_ends() -> None:
    outcomes = set()
    for seed in range(40):
        table = GAME.setup(4, GAME.settle(4, {"master": "automatic"}))
        playout(GAME, table, random_policy(Random(seed)), FastDice(seed))
        assert table.outcome
        assert GAME.check(table) == []
        outcomes.add(table.outcome)
    assert outcomes


@rule("DJ-1.1")
@pytest.mark.parametrize("quest", WRITTEN[:6])
def test_heroes_that_play_by_policy_can_win_every_quest_for_a_fresh_party(quest: str) -> None:
    won = 0
    rng = Random(quest)
    for seed in range(6):
        table = GAME.setup(4, GAME.settle(4, {"master": "automatic", "quest": quest, "beginner_d6": True}))
        playout(GAME, table, lambda t, ask: GAME.policy(t, ask, rng), FastDice(seed))
        won += table.outcome == "success"
        if won:
            break
    assert won
