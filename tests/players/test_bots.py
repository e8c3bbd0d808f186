"""Bots answer what they are asked, from what their seat may know."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match, playout
from oubliettes.players import QUICK, Bot, around
from tests.games.dungeon_roll.situation import at

ROLL = GAMES["dungeon-roll"]


@pytest.mark.parametrize("kind", [*QUICK, "easy"])
def test_a_bot_picks_what_is_offered_and_touches_nothing(kind: str) -> None:
    match = Match.new(ROLL, seats=2, dice=FastDice(3))
    bot = Bot(kind, ROLL, Random(5))
    for _ in range(40):
        before = ROLL.copy(match.table)
        pick = bot.pick(match, match.pending[0])
        assert pick in match.pending[0].options
        assert match.table == before
        match.choose(match.pending[0].seat, pick)


@pytest.mark.parametrize("kind", [*QUICK, "easy"])
def test_the_same_luck_makes_the_same_picks(kind: str) -> None:
    def picks() -> list[Any]:
        match = Match.new(ROLL, seats=1, dice=FastDice(8))
        bot = Bot(kind, ROLL, Random(4))
        while match.pending:
            match.choose(0, bot.pick(match, match.pending[0]))
        return [entry.pick for entry in match.record.entries]

    assert picks() == picks()


def test_a_bot_is_given_the_hidden_table_of_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []
    given: list[Any] = []
    hide = ROLL.hide

    def watched(table: Any, seat: int | None) -> Any:
        asked.append(seat)
        return hide(table, seat)

    def policy(table: Any, ask: Any, rng: Random) -> Any:
        given.append(table)
        return ask.options[0]

    monkeypatch.setattr(ROLL, "hide", watched)
    monkeypatch.setattr(ROLL, "policy", policy)
    match = Match.new(ROLL, seats=2, options={"first_seat": 1}, dice=FastDice(3))
    asked.clear()
    Bot("policy", ROLL, Random(1)).pick(match, match.pending[0])
    assert asked == [1]
    assert given[0] is not match.table


def test_the_random_bot_makes_every_pick_about_as_often() -> None:
    match = at(level=3, dungeon="goblin*3", party="fighter mage thief")
    bot = Bot("random", ROLL, Random(1))
    counts = Counter(bot.pick(match, match.pending[0]) for _ in range(3000))
    assert set(counts) == set(match.pending[0].options)
    assert max(counts.values()) < 1.3 * min(counts.values())


def test_around_a_table_each_seat_has_its_own_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[tuple[str, int]] = []

    def named(kind: str) -> Any:
        def make(game: Any, rng: Random) -> Any:
            def pick(table: Any, ask: Any) -> Any:
                answered.append((kind, ask.seat))
                return rng.choice(ask.options)

            return pick

        return make

    for kind in QUICK:
        monkeypatch.setitem(QUICK, kind, named(kind))
    policy = around(ROLL, ["random", "policy", "random"], Random(1))
    playout(ROLL, ROLL.setup(3, ROLL.settle(3, {})), policy, FastDice(1))
    assert set(answered) == {("random", 0), ("policy", 1), ("random", 2)}


def test_the_policy_bot_asks_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at(level=3, dungeon="goblin*3", party="fighter mage thief")
    monkeypatch.setattr(ROLL, "policy", lambda table, ask, rng: ask.options[-1])
    assert Bot("policy", ROLL, Random(1)).pick(match, match.pending[0]) == ("flee",)
