"""One worker: a process that answers, and the thread that talks with it."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess, SpawnProcess
from typing import Any

from oubliettes.server import worker

METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
"""A process that knows the rules and does nothing else forks the workers: one starts in 30 ms and shares its memory.
Where there is no forking each of them learns the rules by itself, in a second."""
CONTEXT: Any = multiprocessing.get_context(METHOD)
if METHOD == "forkserver":
    CONTEXT.set_forkserver_preload([worker.__name__])


class Worker:
    def __init__(self, *, patient: bool = False) -> None:
        """`patient`: others go first, where the processor is wanted."""
        self._patient = patient
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._process: ForkServerProcess | SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._unwanted = CONTEXT.Value("q", 0, lock=False)
        self._number = 0
        self._closed = False
        self.ready = False
        """Its process has said that it can be asked and told to stop."""

    async def warm(self) -> None:
        """Start the process, so that the first who asks need not wait for it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._warm)

    async def ask(self, question: Any) -> Any:
        """Its answer. Raises OSError or EOFError if the process dies over it, ValueError if it cannot answer."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, question)

    def _warm(self) -> None:
        if self._process is None or not self._process.is_alive():
            self._start()
        if not self.ready:
            assert self._pipe is not None
            self._pipe.recv()
            self.ready = True

    def _ask(self, question: Any) -> Any:
        self._number += 1
        try:
            self._warm()
            assert self._pipe is not None
            self._pipe.send((self._number, question))
            answer = self._pipe.recv()
        except (OSError, EOFError):
            self.end()
            raise
        if isinstance(answer, worker.Failed):
            raise ValueError(answer.why)
        return answer

    def _start(self) -> None:
        self.end()
        if self._closed:
            raise EOFError("the server stops")
        self._pipe, theirs = CONTEXT.Pipe()
        args = (theirs, self._unwanted, self._patient)
        process = CONTEXT.Process(target=worker.work, args=args, daemon=True, name="oubliettes-bot")
        process.start()
        theirs.close()
        self._process = process
        if self._closed:  # meanwhile
            process.kill()

    @property
    def died(self) -> bool:
        """Its process was there and is gone; the next question starts another."""
        return self._process is not None and not self._process.is_alive()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def end(self) -> None:
        """End the process; whoever waits for its answer gets an error."""
        self.ready = False
        if self._process is not None:
            self._process.kill()
        if self._pipe is not None and self._process is not None:
            self._process.join(2)
            self._pipe.close()
        self._process = self._pipe = None

    def stop(self) -> None:
        """The thought it is at is no longer wanted; the process goes on to the next."""
        self._unwanted.value = self._number
        if self.ready and self._process is not None and self._process.pid and sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGUSR1)

    def kill(self) -> None:
        """End a thought that goes on too long: the pipe breaks, the next question starts a new process."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        self._closed = True
        self.kill()
        self._thread.shutdown(wait=True)
        self.end()
