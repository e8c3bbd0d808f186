"""Bots off the loop: a few worker processes, asked one question at a time each.

A question that is no longer wanted is dropped if it waits. A worker that thinks about it is told to stop, and ended if
it thinks on for a second: a bot never delays another table. A worker that dies is replaced and asked once more; after
that the game's policy picks.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import SystemRandom
from typing import Any

from oubliettes.kernel import Ask, Pick
from oubliettes.players import GRADES, KINDS, Advice, Tally, settled
from oubliettes.server.forms import Story
from oubliettes.server.story import Past
from oubliettes.server.worker import Doubt, Question, think, work

GRACE = 1.0
"""Seconds that a cancelled thought may go on."""
DEFAULT = "policy"
log = logging.getLogger("oubliettes.bots")


def levels() -> list[str]:
    """The levels that bots have, weakest first."""
    return list(KINDS)


def typed(ask: Ask) -> Pick | None:
    """In a game with real dice a bot has no hand to roll with: the server rolls for it."""
    if ask.prompt == "roll-die":
        return secrets.choice(ask.options)
    if ask.prompt == "confirm-roll":
        return ask.options[0]
    return None


class Worker:
    """One process and the thread that talks with it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._unwanted = multiprocessing.get_context("spawn").Value("q", 0, lock=False)
        self._number = 0
        self._ready = False

    async def ask(self, question: Question | Doubt | Past) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, question)

    def _ask(self, question: Question | Doubt | Past) -> Any:
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._pipe is not None
        self._number += 1
        try:
            if not self._ready:
                self._pipe.recv()  # it says so once it can be told to stop
                self._ready = True
            self._pipe.send((self._number, question))
            answer = self._pipe.recv()
        except (OSError, EOFError):
            self.end()
            raise
        if isinstance(answer, str):
            raise ValueError(answer)
        return answer

    def _start(self) -> None:
        self.end()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, self._unwanted), daemon=True, name="oubliettes-bot")
        self._process.start()
        theirs.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def end(self) -> None:
        """End the process; whoever waits for its answer gets an error."""
        if self._process is not None:
            self._process.kill()
        if self._pipe is not None and self._process is not None:
            self._process.join(2)
            self._pipe.close()
        self._process = self._pipe = None
        self._ready = False

    def stop(self) -> None:
        """The thought it is at is no longer wanted; the process goes on to the next."""
        self._unwanted.value = self._number
        if self._ready and self._process is not None and self._process.pid and sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGUSR1)

    def kill(self) -> None:
        """End a thought that goes on too long: the pipe breaks, the next question starts a new process."""
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        self.kill()
        self._thread.shutdown(wait=True)
        self.end()


class Bots:
    """The workers of a server."""

    def __init__(self, count: int) -> None:
        self._workers = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._ending: set[asyncio.Task[None]] = set()

    async def think(self, question: Question) -> Pick:
        """A bot's pick. Cancel the task that awaits this when it is no longer wanted."""
        for _ in range(2):
            try:
                return await self._pick(question)
            except (OSError, EOFError):
                log.warning("a bot's process died; asking again")
            except ValueError as error:
                log.error("a bot of level %s could not answer: %s", question.level, error)
                break
        return think(question._replace(level=DEFAULT))

    async def _pick(self, question: Question) -> Pick:
        """One worker's pick; where it is worth the while, all workers search and their tallies are merged."""
        shares = len(self._workers) if question.level in GRADES and GRADES[question.level].shared else 1
        if shares == 1:
            pick: Pick = await self._ask_worker(question)
            return pick
        asked = question._replace(seed=secrets.randbits(63), shares=shares)
        found = await asyncio.gather(
            *(self._ask_worker(asked._replace(share=share)) for share in range(shares)), return_exceptions=True
        )
        tallies = [one for one in found if isinstance(one, Tally)]
        if not tallies:
            raise next(one for one in found if isinstance(one, BaseException))
        return settled(tallies)

    async def advise(self, doubt: Doubt) -> Advice:
        """What each option is worth. Raises ValueError, OSError or EOFError where that cannot be told."""
        advice: Advice = await self._ask_worker(doubt)
        return advice

    async def look_back(self, past: Past) -> Story:
        """How a finished match went. Raises ValueError, OSError or EOFError where that cannot be told."""
        story: Story = await self._ask_worker(past)
        return story

    async def _ask_worker(self, question: Question | Doubt | Past) -> Any:
        worker = await self._free.get()
        thought = asyncio.ensure_future(worker.ask(question))
        try:
            answer = await asyncio.shield(thought)
        except asyncio.CancelledError:
            task = asyncio.create_task(self._give_up(worker, thought))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)
            raise
        except BaseException:
            self._free.put_nowait(worker)
            raise
        self._free.put_nowait(worker)
        return answer

    async def _give_up(self, worker: Worker, thought: asyncio.Future[Any]) -> None:
        worker.stop()
        with contextlib.suppress(Exception):
            done, _ = await asyncio.wait([thought], timeout=GRACE)
            if not done:
                worker.kill()
                await thought
        if thought.done() and not thought.cancelled():
            thought.exception()
        self._free.put_nowait(worker)

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker.pid]

    async def close(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self._workers))


def blind_delay() -> float:
    """A lone `pass` is made for its seat after 2 to 6 seconds, whatever it holds: speed is a tell."""
    return SystemRandom().uniform(2.0, 6.0)
