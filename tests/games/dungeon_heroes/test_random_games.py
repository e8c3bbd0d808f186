"""Whole games in all modes: 36 tiles stay 36, every game ends, nobody is ever asked an empty or a double question."""

from collections import Counter
from random import Random

import pytest

from oubliettes.games.dungeon_heroes import GAME
from oubliettes.games.dungeon_heroes.table import Table
from oubliettes.kernel import Ask, FastDice, Match, Pick, playout, replay
from tests.support import rule

MODES = [(seats, dragon, lords) for seats in (1, 2) for dragon in (False, True) for lords in (False, True)]
GAMES = 250
"""A mode: two thousand in all."""


def begin(seats: int, dragon: bool, lords: bool, last_survivor: bool = True) -> Table:
    options = {"dragon_damsel": dragon, "lords_undead": lords}
    if seats == 1:
        options["last_survivor"] = last_survivor
    return GAME.setup(seats, GAME.settle(seats, options))


@rule("DH-3.11", "DH-17.5", "DH-13.5", "DH-13.4")
@pytest.mark.parametrize("seats,dragon,lords", MODES)
def test_random_games_end_and_lose_no_tile(seats: int, dragon: bool, lords: bool) -> None:
    rng, dice = Random(seats), FastDice(f"{seats}{dragon}{lords}")
    asks = 0
    endings: Counter[str] = Counter()

    def pick(table: Table, ask: Ask) -> Pick:
        nonlocal asks
        asks += 1
        if asks % 11 == 0:
            assert GAME.check(table) == []
            assert len(set(ask.options)) == len(ask.options)
        return rng.choice(ask.options)

    for game in range(GAMES):
        table = playout(GAME, begin(seats, dragon, lords, game % 2 == 0), pick, dice)
        assert GAME.check(table) == []
        assert table.round <= (40 if seats == 1 else 60)
        result = GAME.result(table)
        assert sum(result.scores) == (table.heroes_won if seats == 1 else 1)
        endings[result.ending] += 1
        if table.heroes_won:
            assert table.treasures == (4 if seats == 1 else 3)
    assert endings["slain"] > 0


@pytest.mark.parametrize("seats,dragon,lords", MODES)
def test_policies_play_whole_games(seats: int, dragon: bool, lords: bool) -> None:
    rng, dice = Random(5), FastDice(5)

    def pick(table: Table, ask: Ask) -> Pick:
        chosen = GAME.policy(table, ask, rng)
        assert any(chosen is option for option in ask.options)
        return chosen

    for _ in range(4):
        table = playout(GAME, begin(seats, dragon, lords), pick, dice)
        assert GAME.check(table) == []


@pytest.mark.parametrize("seats,dragon,lords", MODES)
def test_the_policy_reads_only_what_its_seat_may_know(seats: int, dragon: bool, lords: bool) -> None:
    """The same pick on the full table, on the hidden one and on a guess."""
    rng, dice = Random(8), FastDice(8)

    def pick(table: Table, ask: Ask) -> Pick:
        if rng.random() < 0.15:
            hidden = GAME.hide(table, ask.seat)
            seed = rng.random()
            chosen = GAME.policy(table, ask, Random(seed))
            assert GAME.policy(hidden, ask, Random(seed)) == chosen
            assert GAME.policy(GAME.guess(hidden, ask.seat, rng), ask, Random(seed)) == chosen
        return GAME.policy(table, ask, rng)

    for _ in range(2):
        playout(GAME, begin(seats, dragon, lords), pick, dice)


@pytest.mark.parametrize("sensible", ["heroes", "master"])
def test_policies_beat_random_play(sensible: str) -> None:
    """All but a few of twenty games; the benchmark plays more of them."""
    rng, dice = Random(12), FastDice(12)

    def pick(table: Table, ask: Ask) -> Pick:
        heroes = ask.seat == table.heroes_seat
        return GAME.policy(table, ask, rng) if heroes == (sensible == "heroes") else rng.choice(ask.options)

    won = sum(playout(GAME, begin(2, False, False), pick, dice).heroes_won for _ in range(20))
    assert won >= 18 if sensible == "heroes" else won <= 2


def test_the_policy_wins_solo() -> None:
    rng, dice = Random(13), FastDice(13)
    won = sum(
        playout(GAME, begin(1, False, False), lambda t, a: GAME.policy(t, a, rng), dice).heroes_won for _ in range(30)
    )
    assert won >= 12


@pytest.mark.parametrize("seats,dragon,lords", MODES)
def test_a_position_is_worth_something_between_lost_and_won(seats: int, dragon: bool, lords: bool) -> None:
    rng, dice = Random(9), FastDice(9)

    def pick(table: Table, ask: Ask) -> Pick:
        values = [GAME.evaluate(table, seat) for seat in range(seats)]
        assert all(0 <= value <= 1 for value in values)
        if seats == 2:
            assert sum(values) == pytest.approx(1)
        return rng.choice(ask.options)

    table = playout(GAME, begin(seats, dragon, lords), pick, dice)
    assert [GAME.evaluate(table, seat) for seat in range(seats)] == list(GAME.result(table).scores)


@pytest.mark.parametrize("seats,dragon,lords", MODES)
def test_matches_replay_and_forks_agree(seats: int, dragon: bool, lords: bool) -> None:
    options = {"dragon_damsel": dragon, "lords_undead": lords}
    match = Match.new(GAME, seats=seats, options=options, dice=FastDice(3))
    rng = Random(3)
    while match.pending:
        ask = match.pending[0]
        pick = rng.choice(ask.options)
        if match.table.turn != "setup" and rng.random() < 0.2:
            fork = match.fork(FastDice(1), keep=True)
            assert fork.table == match.table
            fork.choose(ask.seat, pick)
            match.choose(ask.seat, pick)
            assert fork.table == match.table
            continue
        match.choose(ask.seat, pick)
    again = replay(GAME, match.record)
    assert again.table == match.table
    assert again.result == match.result
