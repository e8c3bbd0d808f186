"""The default store: the standard library's sqlite3, one writer thread, group commit, WAL, synchronous FULL."""

import asyncio
import contextlib
import queue
import shutil
import sqlite3
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from oubliettes.server import schema
from oubliettes.server.store import NotSaved, R, Row, StoreBusy, StoreUnusable, Tx, known, migrate

BATCH = 256
"""The most transactions that one commit covers."""


ADVICE = (
    "See that the file and its folder are there and yours to write, and that the disk has room; "
    "bring a backup back, or name another file with --store"
)


class Job(NamedTuple):
    tx: Tx[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class Answer(NamedTuple):
    job: Job
    value: Any
    error: BaseException | None


class SqliteStore:
    """One server a file: it holds an exclusive lock on a small database beside it, which a killed process lets go.
    The lock is SQLite's own: it holds wherever SQLite's locks hold, and can be looked at without writing a byte."""

    shared = False

    def __init__(self, place: str) -> None:
        self.place = Path(place)
        self.on_told: Callable[[str], None] = lambda words: None
        self.on_gap: Callable[[], None] = lambda: None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="sqlite-read")
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._lock: sqlite3.Connection | None = None
        self._read_from: Path | None = None
        """Set while nothing may be written: the file, or a copy of it."""
        self._copy: tempfile.TemporaryDirectory[str] | None = None

    # ------------------------------------------------------------------ opening and closing

    async def open(self, *, reading: bool = False) -> None:
        opened = self._open_for_reading if reading else self._open
        try:
            await asyncio.get_running_loop().run_in_executor(self._readers, opened)
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise StoreUnusable(f"{self.place} cannot be used: {error}. {ADVICE}") from error
        except BaseException:
            await self.close()
            raise
        if reading:
            return
        self._writer = threading.Thread(target=self._write, name="sqlite-write", daemon=True)
        self._writer.start()

    def _open(self) -> None:
        self.place.parent.mkdir(parents=True, exist_ok=True)
        self._lock = sqlite3.connect(f"{self.place}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise self._busy_or(error) from None
        connection = self._connect()
        self._copy_before_migrating(connection)
        connection.execute("BEGIN IMMEDIATE")
        _drive(connection, migrate())
        connection.execute("COMMIT")

    def _open_for_reading(self) -> None:
        """The file as it is, without a lock, a log or a byte of our own beside it. What a server that crashed has left
        in its log is read from a copy of both."""
        if not self.place.is_file():
            raise FileNotFoundError("there is no such file")
        lock = self.place.with_name(f"{self.place.name}.lock")
        if lock.is_file():
            with contextlib.closing(_reading(lock, "mode=ro")) as held:
                try:
                    held.execute("SELECT count(*) FROM sqlite_master").fetchall()
                except sqlite3.OperationalError as error:
                    raise self._busy_or(error) from None
        left = self.place.with_name(f"{self.place.name}-wal")
        self._read_from = self.place
        if left.is_file() and left.stat().st_size:
            self._copy = tempfile.TemporaryDirectory(prefix="oubliettes-")
            self._read_from = Path(self._copy.name) / "copy"
            shutil.copyfile(self.place, self._read_from)
            shutil.copyfile(left, f"{self._read_from}-wal")
        rows = self._read("SELECT value FROM meta WHERE key = 'schema'", ())
        known(int(rows[0][0]))

    def _busy_or(self, error: sqlite3.OperationalError) -> Exception:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return StoreBusy(str(self.place), self._address())
        return error

    def _copy_before_migrating(self, connection: sqlite3.Connection) -> None:
        """A migration goes forward only: the file as it was is kept beside it."""
        try:
            ((version,),) = connection.execute("SELECT value FROM meta WHERE key = 'schema'").fetchall()
        except (sqlite3.OperationalError, ValueError):
            return
        if int(version) < schema.VERSION:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            shutil.copy2(self.place, f"{self.place}.schema-{version}")

    def _address(self) -> str:
        """Where the server that has this file serves: it said so in its data."""
        try:
            with contextlib.closing(sqlite3.connect(self.place, timeout=1)) as connection:
                rows = connection.execute("SELECT value FROM meta WHERE key = 'address'").fetchall()
        except sqlite3.Error:
            return ""
        return str(rows[0][0]) if rows else ""

    def _connect(self) -> sqlite3.Connection:
        if self._read_from:
            connection = _reading(self._read_from, "mode=rw" if self._copy else "immutable=1")
            self._connections.append(connection)
            return connection
        connection = sqlite3.connect(self.place, timeout=10, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        self._connections.append(connection)
        return connection

    async def close(self) -> None:
        if self._writer:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._connections.clear()
        if self._lock:
            self._lock.close()
            self._lock = None
        if self._copy:
            self._copy.cleanup()
            self._copy = None

    # ------------------------------------------------------------------ reading

    async def read(self, text: str, *args: Any) -> list[Row]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, text, args)
        except sqlite3.DatabaseError as error:
            raise NotSaved(f"it cannot be read: {error}") from error

    def _read(self, text: str, args: tuple[Any, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
        return connection.execute(text, _named(args)).fetchall()

    # ------------------------------------------------------------------ writing

    async def run(self, tx: Tx[R]) -> R:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[R] = loop.create_future()
        if self._writer is None:
            raise NotSaved("the store is closed")
        self._jobs.put(Job(tx, loop, future))
        return await future

    def _write(self) -> None:
        """The writer thread: whatever waits goes into one commit."""
        connection = self._connect()
        stopping = False
        while not stopping:
            job = self._jobs.get()
            batch: list[Job] = []
            while True:
                if job is None:
                    stopping = True
                    break
                batch.append(job)
                if len(batch) == BATCH:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                answers = self._commit(connection, batch)
                batch[0].loop.call_soon_threadsafe(_hand_out, answers)

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> list[Answer]:
        """One commit for all; a job that fails spoils no other, a disk that fails is told to all."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            answers = [self._try(connection, job, alone=len(batch) == 1) for job in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            return [Answer(job, None, NotSaved(str(error))) for job in batch]
        return answers

    def _try(self, connection: sqlite3.Connection, job: Job, alone: bool) -> Answer:
        """Run one transaction of a batch. One that is alone needs no savepoint of its own."""
        if not alone:
            connection.execute("SAVEPOINT job")
        try:
            answer = Answer(job, _drive(connection, job.tx), None)
        except sqlite3.Error:
            raise  # the disk, not this job
        except Exception as error:
            if alone:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN")  # nothing, for the commit that follows
            else:
                connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
            return Answer(job, None, error)
        if not alone:
            connection.execute("RELEASE job")
        return answer

    async def compact(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, self._compact)

    def _compact(self) -> None:
        connection = self._connect()
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # ------------------------------------------------------------------ the only server there is

    def tell(self, words: str) -> None:
        pass

    async def try_lock(self, key: str) -> bool:
        return True

    async def unlock(self, key: str) -> None:
        pass


def _reading(place: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{place.resolve().as_uri()}?{how}", uri=True, timeout=0, isolation_level=None, check_same_thread=False
    )


def _named(args: tuple[Any, ...]) -> dict[str, Any]:
    """`$1` is a named parameter to SQLite."""
    return {str(number): value for number, value in enumerate(args, start=1)}


def _drive(connection: sqlite3.Connection, tx: Tx[R]) -> R:
    rows: list[Row] | None = None
    while True:
        try:
            statement = tx.send(rows)  # type: ignore[arg-type]  # the first send of a generator is None
        except StopIteration as done:
            value: R = done.value
            return value
        rows = connection.execute(statement.text, _named(statement.args)).fetchall()


def _hand_out(answers: list[Answer]) -> None:
    for job, value, error in answers:
        if job.future.done():  # whoever asked went away; it is stored all the same
            continue
        if error is None:
            job.future.set_result(value)
        else:
            job.future.set_exception(error)
