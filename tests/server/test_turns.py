"""Fair turns: what is quick never waits for what is long, guests take turns, and what nobody wants is dropped.

The workers here answer when the test says so: nothing depends on how quick the machine is.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from oubliettes.players import Tally
from oubliettes.server import bots as bots_room
from oubliettes.server.bots import Bots
from oubliettes.server.common import Common, Quota, TooMany
from oubliettes.server.desk import Desk
from oubliettes.server.turns import Asker, Line
from oubliettes.server.worker import Doubt, Question

MATCH = Match.new(GAMES["dungeon-roll"], seats=1, dice=FastDice(3))
SIGHT = MATCH.sight(0)
PICK = MATCH.pending[0].options[0]


class Page(NamedTuple):
    """A paper that takes a while."""

    number: int

    def write(self) -> bytes:
        return b"page"


# ------------------------------------------------------------------ the line


def test_guests_take_turns_and_so_do_their_tables() -> None:
    line: Line[str] = Line()
    for table in ("a", "b"):
        for number in (1, 2):
            line.add(Asker("greedy", table), f"greedy {table}{number}")
    line.add(Asker("modest", "c"), "modest c1")
    line.add(Asker("late", "d"), "late d1")
    assert [line.next() for _ in range(7)] == [
        "greedy a1",
        "modest c1",
        "late d1",
        "greedy b1",
        "greedy a2",
        "greedy b2",
        None,
    ]


def test_whoever_was_served_goes_to_the_end() -> None:
    line: Line[str] = Line()
    for name in ("one", "two"):
        line.add(Asker(name), name)
    served = []
    for _ in range(6):  # each asks anew as soon as it is served
        found = line.next()
        assert found is not None
        served.append(found)
        line.add(Asker(found), found)
    assert served == ["one", "two"] * 3


def test_those_who_may_not_are_passed_over_and_lose_no_turn() -> None:
    line: Line[str] = Line()
    line.add(Asker("one"), "one")
    line.add(Asker("two"), "two")
    assert line.next(lambda guest: guest != "one") == "two"
    assert line.next(lambda guest: guest != "one") is None
    assert (len(line), line.next(), len(line)) == (1, "one", 0)


def test_who_no_longer_waits_is_dropped_once() -> None:
    line: Line[str] = Line()
    line.add(Asker("one", "a"), "first")
    line.add(Asker("one", "a"), "second")
    assert line.drop(Asker("one", "a"), "first")
    assert not line.drop(Asker("one", "a"), "first")
    assert not line.drop(Asker("nobody"), "first")
    assert (len(line), line.next(), line.next()) == (1, "second", None)


# ------------------------------------------------------------------ the workers


class Scripted:
    """A worker that answers when it is told to."""

    made: list["Scripted"]

    def __init__(self, *, patient: bool = False) -> None:
        self.ready = True
        self.pid = None
        self.asked: list[Any] = []
        self.stopped = 0
        self._answer: asyncio.Future[Any] | None = None
        self.made.append(self)

    async def ask(self, question: Any) -> Any:
        assert self._answer is None, "a worker is asked one thing at a time"
        self.asked.append(question)
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            self._answer = None

    @property
    def busy(self) -> bool:
        return self._answer is not None

    async def say(self, answer: Any) -> None:
        assert self._answer is not None, "nobody asked"
        self._answer.set_result(answer)
        await settle()

    def stop(self) -> None:
        self.stopped += 1
        assert self._answer is not None
        self._answer.set_exception(ValueError("unwanted"))

    def close(self) -> None:
        if self._answer is not None:
            self._answer.cancel()


async def settle() -> None:
    """Let all that can happen now happen."""
    for _ in range(20):
        await asyncio.sleep(0)


class Pool:
    """Bots whose workers are scripted."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.quick, *self.searchers, self.clerk = Scripted.made

    async def think(self, level: str, guest: str, table: str = "") -> asyncio.Task[Any]:
        return await self.begin(self.bots.think(Question("dungeon-roll", level, SIGHT, table), Asker(guest, table)))

    async def begin(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        await settle()
        return task


def with_pool(monkeypatch: pytest.MonkeyPatch, searchers: int, work: Callable[[Pool], Awaitable[None]]) -> None:
    Scripted.made = []
    monkeypatch.setattr(bots_room, "Worker", Scripted)

    async def run() -> None:
        pool = Pool(Bots(searchers))
        await asyncio.wait_for(work(pool), 60)

    asyncio.run(run())


def test_a_quick_bot_does_not_wait_for_ten_tables_of_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        experts = [await pool.think("expert", "greedy", f"t{number}") for number in range(10)]
        for level in ("policy", "random", "easy", "normal"):
            pick = await pool.think(level, "greedy", "elsewhere")
            await pool.quick.say(PICK)
            assert pick.done(), level
            assert pick.result() == PICK
        (searcher,) = pool.searchers
        assert len(searcher.asked) == 1
        assert not any(task.done() for task in experts)

    with_pool(monkeypatch, 1, work)


def test_a_glance_goes_before_short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        await pool.think("expert", "one")
        for number in range(3):
            await pool.think("normal", f"guest {number}")
        await pool.think("policy", "late")
        await pool.quick.say(PICK)
        assert [asked.level for asked in pool.quick.asked] == ["normal", "policy"]

    with_pool(monkeypatch, 1, work)


def test_searchers_help_while_nobody_wants_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        (searcher,) = pool.searchers
        await pool.think("normal", "one")
        await pool.think("normal", "two")
        assert [pool.quick.busy, searcher.busy] == [True, True]
        await pool.think("expert", "three")
        await pool.think("policy", "four")
        await searcher.say(PICK)
        assert [asked.level for asked in searcher.asked] == ["normal", "expert"], "a search waited longer"

    with_pool(monkeypatch, 1, work)


def test_searches_are_given_in_turn_to_guests_then_to_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        for table in ("a", "b", "c"):
            await pool.think("expert", "greedy", table)
        await pool.think("expert", "greedy", "a")
        await pool.think("hard", "modest", "d")
        (searcher,) = pool.searchers
        for _ in range(4):
            await searcher.say(PICK)
        assert [asked.match for asked in searcher.asked] == ["a", "b", "d", "c", "a"]

    with_pool(monkeypatch, 1, work)


def test_no_guest_has_all_searchers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        for table in ("a", "b", "c", "d"):
            await pool.think("expert", "greedy", table)
        assert sum(searcher.busy for searcher in pool.searchers) == 2
        await pool.think("expert", "modest", "e")
        assert [searcher.asked[-1].match for searcher in pool.searchers].count("e") == 1

    with_pool(monkeypatch, 3, work)


def test_a_search_is_shared_when_nobody_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        pick = await pool.think("expert", "one", "a")
        busy = [searcher for searcher in pool.searchers if searcher.busy]
        assert [(asked.share, asked.shares) for searcher in busy for asked in searcher.asked] == [(0, 2), (1, 2)]
        assert len({searcher.asked[0].seed for searcher in busy}) == 1
        tally = Tally((PICK,), 0)
        await busy[0].say(tally)
        assert not pick.done()
        await pool.think("expert", "one", "b")
        await pool.think("expert", "one", "c")  # the next of them finds others waiting
        await busy[1].say(tally)
        assert pick.result() == PICK
        assert [asked.shares for searcher in pool.searchers for asked in searcher.asked] == [2, 1, 2, 1]

    with_pool(monkeypatch, 3, work)


def test_a_question_that_waits_and_is_cancelled_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        (searcher,) = pool.searchers
        await pool.think("expert", "one", "a")
        unwanted = await pool.think("expert", "one", "b")
        await pool.think("expert", "one", "c")
        unwanted.cancel()
        await settle()
        await searcher.say(PICK)
        assert [asked.match for asked in searcher.asked] == ["a", "c"]
        assert not searcher.stopped

    with_pool(monkeypatch, 1, work)


def test_a_thought_that_is_cancelled_is_stopped_and_the_next_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        (searcher,) = pool.searchers
        unwanted = await pool.think("expert", "one", "a")
        await pool.think("expert", "one", "b")
        unwanted.cancel()
        await settle()
        assert unwanted.cancelled()
        assert searcher.stopped == 1
        assert [asked.match for asked in searcher.asked] == ["a", "b"]
        assert searcher.busy

    with_pool(monkeypatch, 1, work)


def test_papers_are_nobodys_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        for number in range(3):
            await pool.begin(pool.bots.write(Page(number), Asker("reader")))
        await pool.think("policy", "one")
        await pool.begin(pool.bots.advise(Doubt("dungeon-roll", SIGHT), Asker("two")))
        assert [len(pool.quick.asked), len(pool.searchers[0].asked), len(pool.clerk.asked)] == [1, 1, 1]

    with_pool(monkeypatch, 1, work)


def test_a_bot_seems_to_take_the_same_time_whatever_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted from when a worker turned to it: neither the wait for a worker nor the length of the thought counts."""

    async def work(pool: Pool) -> None:
        loop, slept = asyncio.get_running_loop(), []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        for thought in (0.2, 1.1, 1.6):
            question = Question("dungeon-roll", "expert", SIGHT, steady=1.6)
            task = await pool.begin(pool.bots.think(question))
            with monkeypatch.context() as patch:
                now = loop.time()
                patch.setattr(loop, "time", lambda now=now, thought=thought: now + thought)
                patch.setattr(asyncio, "sleep", sleep)
                (searcher,) = pool.searchers
                assert searcher._answer is not None
                searcher._answer.set_result(PICK)
                assert await task == PICK
        assert [round(1.6 - seconds, 1) for seconds in slept] == [0.2, 1.1, 1.6]

    with_pool(monkeypatch, 1, work)


# ------------------------------------------------------------------ what several people want


def test_who_wants_the_same_gets_the_same_work_and_it_ends_with_the_last() -> None:
    async def run() -> None:
        common: Common[int] = Common()
        begun: list[asyncio.Future[int]] = []

        async def work() -> int:
            begun.append(asyncio.get_running_loop().create_future())
            return await begun[-1]

        first, second = (asyncio.ensure_future(common.get("x", work)) for _ in range(2))
        await settle()
        assert len(begun) == 1
        first.cancel()
        await settle()
        assert not begun[0].cancelled(), "the second one still wants it"
        begun[0].set_result(7)
        assert await second == 7
        assert len(common) == 0
        third = asyncio.ensure_future(common.get("x", work))
        await settle()
        third.cancel()
        await settle()
        assert begun[1].cancelled()
        assert len(common) == 0

    asyncio.run(run())


def test_so_much_at_a_time_for_each_guest_and_in_all() -> None:
    quota = Quota(2, 3)
    with quota.taken("a"), quota.taken("a"):
        with pytest.raises(TooMany), quota.taken("a"):
            pass
        with quota.taken("b"), pytest.raises(TooMany), quota.taken("c"):
            pass
        with quota.taken("c"):
            pass
    assert not quota._taken


def test_papers_are_written_once_and_the_oldest_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oubliettes.server.desk.KEPT", 10)
    monkeypatch.setattr("oubliettes.server.desk.BIGGEST", 5)
    sizes = {"a": 4, "b": 4, "c": 4, "long": 6}

    async def work(pool: Pool) -> None:
        desk = Desk(pool.bots)

        async def read(what: str) -> int:
            async def begin() -> Page:
                return Page(0)

            before = len(pool.clerk.asked)
            task = await pool.begin(desk.paper(what, "reader", begin))
            if pool.clerk.busy:
                await pool.clerk.say(b"x" * sizes[what])
            assert len(await task) == sizes[what]
            return len(pool.clerk.asked) - before

        assert [await read(what) for what in ("a", "b", "a")] == [1, 1, 0]
        assert [await read(what) for what in ("c", "a", "b")] == [1, 0, 1], "b had been unread for longest"
        assert [await read(what) for what in ("long", "long")] == [1, 1]

    with_pool(monkeypatch, 1, work)


def test_a_guest_who_wants_many_papers_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(pool: Pool) -> None:
        desk = Desk(pool.bots)

        async def begin() -> Page:
            return Page(0)

        tasks = [await pool.begin(desk.paper(number, "reader", begin)) for number in range(10)]
        assert [task.done() for task in tasks] == [False] * 8 + [True] * 2
        for task in tasks[8:]:
            with pytest.raises(TooMany):
                await task
        other = await pool.begin(desk.paper("other", "another", begin))
        for _ in range(3):  # the one under way, one more of his, then the other guest's
            await pool.clerk.say(b"map")
        assert other.done()
        assert sum(task.done() for task in tasks) == 4, "two papers, two refusals"

    with_pool(monkeypatch, 1, work)
