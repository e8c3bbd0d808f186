"""Bots off the loop: a few worker processes, asked one question at a time each, and fairly.

What takes a moment never waits for what takes long: one process is kept for bots that answer at a glance, for clocks
and for short thoughts, one for papers (replays, records, maps). The others search; while nobody waits for that they
help with the short ones. Among those who wait for the same, guests take turns, and the tables of a guest (`turns.py`).

A question that is no longer wanted is dropped if it waits. A worker that thinks about it is told to stop, and ended if
it thinks on for a second. A worker that dies is replaced and asked once more; after that the game's policy picks.
"""

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from dataclasses import dataclass, field
from enum import IntEnum
from random import SystemRandom
from typing import Any

from oubliettes.kernel import Ask, Pick
from oubliettes.players import GRADES, KINDS, QUICK, Advice, Tally, settled
from oubliettes.server.papers import Paper, SquarePaper
from oubliettes.server.process import Worker
from oubliettes.server.turns import NOBODY, Asker, Line
from oubliettes.server.worker import Doubt, Question, think

GRACE = 1.0
"""Seconds that a cancelled thought may go on."""
DEFAULT = "policy"
STEADY = {"random": 0.05, "policy": 0.05, "easy": 0.12, "normal": 0.16, "hard": 0.6, "expert": 1.6}
"""Seconds that a pick takes where how long it takes could tell others what a seat holds."""
log = logging.getLogger("oubliettes.bots")


class Lane(IntEnum):
    """What is asked, by how long it takes."""

    GLANCE = 0
    SHORT = 1
    SEARCH = 2
    PAPER = 3


QUICK_LANES = (Lane.GLANCE, Lane.SHORT)
SEARCH_LANES = (Lane.SEARCH, Lane.GLANCE, Lane.SHORT)
PAPER_LANES = (Lane.PAPER,)


def levels() -> list[str]:
    """The levels that bots have, weakest first."""
    return list(KINDS)


def lane_of(level: str) -> Lane:
    if level in QUICK:
        return Lane.GLANCE
    return Lane.SEARCH if level not in GRADES or GRADES[level].shared else Lane.SHORT


def typed(ask: Ask) -> Pick | None:
    """In a game with real dice a bot has no hand to roll with: the server rolls for it."""
    if ask.prompt == "roll-die":
        return secrets.choice(ask.options)
    if ask.prompt == "confirm-roll":
        return ask.options[0]
    return None


@dataclass(slots=True, eq=False)
class Job:
    """A question on its way: it waits, then a worker, or several, each with a share of it, are at it."""

    question: Question | Doubt | Paper
    lane: Lane
    asker: Asker
    answer: asyncio.Future[list[Any]]
    """What each share found, or why not. Cancelled: nobody wants to know any more."""
    shared: bool = False
    begun: float = 0.0
    """When workers turned to it."""
    found: dict[int, Any] = field(default_factory=dict)
    shares: int = 1


class Bots:
    """The workers of a server."""

    def __init__(self, count: int) -> None:
        """`count`: how many search. A guest has all of them but one, so that another's search begins at once."""
        self._quick = Worker()
        self._searchers = [Worker(patient=True) for _ in range(count)]
        self._lanes = {
            self._quick: QUICK_LANES,
            **dict.fromkeys(self._searchers, SEARCH_LANES),
            Worker(): PAPER_LANES,
        }
        self._most = max(1, count - 1)
        self._free = list(self._lanes)
        self._lines: dict[Lane, Line[Job]] = {lane: Line() for lane in Lane}
        self._searching: Counter[str] = Counter()
        """How many searchers are at work for each guest."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def warm(self) -> None:
        """Start the processes, the quick one first."""
        for worker in self._lanes:
            with contextlib.suppress(OSError, EOFError):
                await worker.warm()

    # ------------------------------------------------------------------ what can be asked

    async def think(self, question: Question, asker: Asker = NOBODY) -> Pick:
        """A bot's pick. Cancel the task that awaits this when it is no longer wanted.

        It comes `question.steady` seconds after a worker has turned to it, never sooner: how long it took tells
        nothing."""
        lane, loop = lane_of(question.level), asyncio.get_running_loop()
        begun = loop.time()
        pick: Pick | None = None
        if lane is Lane.GLANCE and not self._quick.ready:  # a fresh server: its processes are still learning the rules
            pick = await asyncio.to_thread(think, question)
        for _ in range(0 if pick else 2):
            job = Job(question, lane, asker, loop.create_future(), shared=lane is Lane.SEARCH)
            try:
                found = await self._ask(job)
            except (OSError, EOFError):
                log.warning("a bot's process died; asking again")
            except ValueError as error:
                log.error("a bot of level %s could not answer: %s", question.level, error)
                break
            else:
                begun = job.begun
                tallies = [one for one in found if isinstance(one, Tally)]
                pick = settled(tallies) if tallies else found[0]
                break
        if pick is None:
            pick = await asyncio.to_thread(think, question._replace(level=DEFAULT))
        await asyncio.sleep(max(0.0, begun + question.steady - loop.time()))
        return pick

    async def advise(self, doubt: Doubt, asker: Asker) -> Advice:
        """What each option is worth. Raises ValueError, OSError or EOFError where that cannot be told."""
        advice: Advice = await self._ask_one(doubt, Lane.SEARCH, asker)
        return advice

    async def write(self, paper: Paper, asker: Asker) -> bytes:
        """Something to read. Raises ValueError, OSError or EOFError where it cannot be written."""
        lane = Lane.GLANCE if isinstance(paper, SquarePaper) else Lane.PAPER
        if lane is Lane.GLANCE and not self._quick.ready:
            return await asyncio.to_thread(paper.write)
        written: bytes = await self._ask_one(paper, lane, asker)
        return written

    async def _ask_one(self, question: Doubt | Paper, lane: Lane, asker: Asker) -> Any:
        return (await self._ask(Job(question, lane, asker, asyncio.get_running_loop().create_future())))[0]

    # ------------------------------------------------------------------ taking turns

    async def _ask(self, job: Job) -> list[Any]:
        self._lines[job.lane].add(job.asker, job)
        self._hand_out()
        try:
            return await job.answer
        finally:
            self._lines[job.lane].drop(job.asker, job)  # if it still waited, it was cancelled

    def _hand_out(self) -> None:
        """Give those who wait to the workers that are free."""
        for worker in list(self._free):
            job = self._next(self._lanes[worker]) if worker in self._free else None
            if job is not None:
                self._begin(job, worker)

    def _next(self, lanes: tuple[Lane, ...]) -> Job | None:
        for lane in lanes:
            line = self._lines[lane]
            job = line.next(self._may_search) if lane is Lane.SEARCH else line.next()
            if job is not None:
                return job
        return None

    def _may_search(self, guest: str) -> bool:
        return self._searching[guest] < self._most

    def _begin(self, job: Job, worker: Worker) -> None:
        """One worker; where it is worth the while and nobody else waits, all that are free and that he may have."""
        team = [worker]
        if job.shared and not self._lines[Lane.SEARCH]:
            more = self._most - self._searching[job.asker.guest] - 1
            team += [other for other in self._searchers if other in self._free and other is not worker][:more]
        job.begun = asyncio.get_running_loop().time()
        job.shares = len(team)
        seed = secrets.randbits(63)
        for share, member in enumerate(team):
            question = job.question
            if job.shared and isinstance(question, Question):
                question = question._replace(seed=seed, share=share, shares=job.shares)
            self._free.remove(member)
            task = asyncio.create_task(self._work(job, member, question, share))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if job.lane is Lane.SEARCH:
            self._searching[job.asker.guest] += job.shares

    async def _work(self, job: Job, worker: Worker, question: Question | Doubt | Paper, share: int) -> None:
        """Until a worker has answered or, when nobody wants to know, has stopped."""
        thought = asyncio.ensure_future(worker.ask(question))
        await asyncio.wait([thought, job.answer], return_when=asyncio.FIRST_COMPLETED)
        if not thought.done():
            worker.stop()
            await asyncio.wait([thought], timeout=GRACE)
        if not thought.done():
            worker.kill()
            await asyncio.wait([thought])
        job.found[share] = thought.exception() or thought.result()
        if len(job.found) == job.shares:
            self._settle(job)
        if job.lane is Lane.SEARCH:
            self._searching[job.asker.guest] -= 1
            self._searching += Counter()  # forgets those at nought
        self._free.append(worker)
        self._free.sort(key=list(self._lanes).index)  # the quick one first
        self._hand_out()

    def _settle(self, job: Job) -> None:
        """A share that is lost is not missed, as long as there is another."""
        answers = [job.found[share] for share in sorted(job.found)]
        good = [answer for answer in answers if not isinstance(answer, BaseException)]
        if job.answer.done():
            return
        if good:
            job.answer.set_result(good)
        else:
            job.answer.set_exception(answers[0])

    def died(self) -> int:
        """How many processes have died since somebody last looked: they are started anew."""
        dead = [worker for worker in self._lanes if worker.died]
        for worker in dead:
            task = asyncio.create_task(self._revive(worker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return len(dead)

    async def _revive(self, worker: Worker) -> None:
        with contextlib.suppress(OSError, EOFError):
            await worker.warm()

    @property
    def pids(self) -> list[int]:
        """The processes of those who search."""
        return [worker.pid for worker in self._searchers if worker.pid]

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self._lanes))
        await asyncio.gather(*self._tasks, return_exceptions=True)


def blind_delay() -> float:
    """A lone `pass` is made for its seat after 2 to 6 seconds, whatever it holds: speed is a tell."""
    return SystemRandom().uniform(2.0, 6.0)
