"""Bots think in processes of their own, see only what their seat knows, and never stop a table."""

import asyncio
import contextlib
import os
import pickle
import signal
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match, Pick, ScriptedDice
from oubliettes.players import GRADES, Tally
from oubliettes.server import worker
from oubliettes.server.bots import Bots
from oubliettes.server.worker import Question, think
from tests.server.secrets_game import GAME


def ask_bots(work: Callable[[Bots], Awaitable[None]]) -> None:
    async def run() -> None:
        bots = Bots(1)
        try:
            await work(bots)
        finally:
            await bots.close()

    asyncio.run(run())


def question(level: str = "hard") -> tuple[Match[Any], Question]:
    match = Match.new(GAMES["dungeon-roll"], seats=1, dice=FastDice(3))
    return match, Question("dungeon-roll", level, match.sight(0))


def test_a_bot_answers_with_an_option() -> None:
    async def work(bots: Bots) -> None:
        for level in ("random", "policy", "easy", "normal"):
            match, asked = question(level)
            assert await bots.think(asked) in match.pending[0].options

    ask_bots(work)


def test_workers_share_a_hard_question() -> None:
    """Each searches its share; what they found is merged, and a share that is lost is not missed."""

    async def run() -> None:
        bots = Bots(3)
        try:
            match, asked = question("hard")
            assert await bots.think(asked) in match.pending[0].options
            assert len(bots.pids) == 2
            bots._searchers[1]._ask = lost  # type: ignore[method-assign]
            assert await bots.think(asked) in match.pending[0].options
        finally:
            await bots.close()

    def lost(question: object) -> Pick:
        raise EOFError

    asyncio.run(run())


def test_a_worker_goes_on_from_what_it_thought_before() -> None:
    _, asked = question("easy")
    worker._THINKERS.clear()
    think(asked._replace(match="one"))
    (thinker,) = worker._THINKERS.values()
    tree = thinker._tree
    think(asked._replace(match="one"))
    assert list(worker._THINKERS.values()) == [thinker]
    assert thinker._tree is not tree
    think(asked)
    assert len(worker._THINKERS) == 1, "a question of no match is forgotten"
    for number in range(worker.REMEMBERED + 3):
        worker._THINKERS["m", number, "easy"] = thinker
    think(asked._replace(match="two"))
    assert ("one", 0, "easy") not in worker._THINKERS
    assert ("two", 0, "easy") in worker._THINKERS


def test_shares_are_tallies_of_one_search() -> None:
    _, asked = question("hard")
    shares = [worker.reply(asked._replace(seed=5, share=share, shares=12)) for share in range(2)]
    assert all(isinstance(share, Tally) for share in shares)
    assert [share.simulations for share in shares if isinstance(share, Tally)] == [GRADES["hard"].simulations // 12] * 2


def test_a_level_that_fails_leaves_it_to_the_policy() -> None:
    async def work(bots: Bots) -> None:
        match, asked = question("no such level")
        for _ in range(3):
            assert await asyncio.wait_for(bots.think(asked), 60) in match.pending[0].options

    ask_bots(work)


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def work(bots: Bots) -> None:
        match, asked = question()
        await bots.think(asked)
        (first,) = bots.pids
        os.kill(first, signal.SIGKILL)
        assert await asyncio.wait_for(bots.think(asked), 60) in match.pending[0].options
        assert bots.pids != [first]

    ask_bots(work)


def test_a_thought_no_longer_wanted_makes_room_for_the_next() -> None:
    async def work(bots: Bots) -> None:
        match, asked = question()
        await bots.think(asked)
        (pid,) = bots.pids
        os.kill(pid, signal.SIGSTOP)  # a thought that does not end
        waiting = asyncio.create_task(bots.think(asked))
        await asyncio.sleep(0.1)
        waiting.cancel()
        assert await asyncio.wait_for(bots.think(asked), 60) in match.pending[0].options
        assert bots.pids != [pid]

    ask_bots(work)


def work_with_dreamer(pipe: Connection, shared: Any, patient: bool) -> None:
    """A process whose bots of one level think for ever, and hold fast whatever goes wrong meanwhile."""

    def dream(question: Question) -> Pick:
        while question.level == "endless":
            with contextlib.suppress(Exception):
                think(question._replace(level="policy"))
        return think(question)

    worker.think = dream
    worker.work(pipe, shared, patient)


def test_a_worker_told_to_stop_is_there_for_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a flag: a new process would take seconds to know the rules."""

    async def work(bots: Bots) -> None:
        match, asked = question()
        await bots.think(asked)
        (pid,) = bots.pids
        endless = asked._replace(level="endless")
        for _ in range(3):
            waiting = asyncio.create_task(bots.think(endless))
            await asyncio.sleep(0.2)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert await asyncio.wait_for(bots.think(asked), 60) in match.pending[0].options
            assert bots.pids == [pid]

    monkeypatch.setattr(worker, "work", work_with_dreamer)
    ask_bots(work)


def test_a_worker_gets_nothing_to_peek_at() -> None:
    """What is sent to a worker is the same, byte for byte, whatever the others hold."""
    asked = []
    for theirs in (2, 7):
        match = Match.new(GAME, seats=2, dice=ScriptedDice(draws=[4, theirs]))
        asked.append(pickle.dumps(Question("secrets", "policy", match.sight(0))))
        match.choose(1, ("take", 1))
        asked.append(pickle.dumps(Question("secrets", "policy", match.sight(0))))
    assert asked[0] == asked[2]
    assert asked[1] == asked[3] == asked[0]  # nor that the other has answered


def test_a_sight_that_travelled_plays_like_the_match() -> None:
    """Scripts may compare picks by identity: what comes out of a pickle is equal only, and must not be fed as it is."""
    rng = Random(5)
    game = GAMES["dungeon-roll"]
    for seed in range(6):
        match = Match.new(game, seats=2, dice=FastDice(seed))
        while match.pending:
            ask = match.pending[0]
            travelled = pickle.loads(pickle.dumps(match.sight(ask.seat)))
            twin = Match.seen(game, travelled, FastDice(1))
            there = twin.ask_of(ask.seat)
            assert there is not None
            assert (there.prompt, list(there.options)) == (ask.prompt, list(ask.options))
            assert twin.view(ask.seat) == match.view(ask.seat)
            assert think(Question(game.slug, "random", travelled)) in ask.options
            match.choose(ask.seat, rng.choice(ask.options))
