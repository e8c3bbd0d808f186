"""The store for several servers: PostgreSQL through asyncpg, LISTEN/NOTIFY to wake each other, advisory locks.

Locks and LISTEN need sessions of their own: no transaction pooler in between. Every wait has an end: a database that
restarts, is too busy to take us in, or does not answer at all is *away*, and whoever asked is told so.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import asyncpg

from oubliettes.server.store import NotSaved, R, Row, StoreUnusable, Tx, Unknown, known, migrate

CHANNEL = "oubliettes"
LONGEST = 7000
"""Characters of a NOTIFY; PostgreSQL takes fewer than 8000."""
AWAY = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,  # it stops, or somebody ended this session
    asyncpg.CrashShutdownError,  # another session crashed, and all begin anew
    asyncpg.CannotConnectNowError,  # it starts, stops or recovers
    asyncpg.IdleSessionTimeoutError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.QueryCanceledError,
    asyncpg.TooManyConnectionsError,
)
"""What the driver raises when PostgreSQL is not there for us now, whatever the reason: it may be back soon."""
CONNECT, ANSWER = 3.0, 10.0
"""Seconds for a connection to be made or to become free, and for a statement."""
TRIES, PAUSE = 4, 0.15
"""A connection that died while it rested in the pool is found out by using it: try others before giving up."""
FROZEN = 6
"""Seconds after which PostgreSQL ends the lock session of a server that has stopped beating."""
logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)  # that PostgreSQL is away is told once, by ourselves
MIGRATION_LOCK = 0x0B11E77E


class PostgresStore:
    shared = True

    def __init__(self, place: str, connections: int = 8) -> None:
        self.place = place
        self.me = secrets.token_hex(4)
        self.on_told: Callable[[str], None] = lambda words: None
        self.on_gap: Callable[[], None] = lambda: None
        self._size = connections
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._words: list[str] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._locker: asyncpg.Connection[asyncpg.Record] | None = None
        self._locked: set[str] = set()
        self._lock_turn = asyncio.Lock()

    # ------------------------------------------------------------------ opening and closing

    async def open(self, *, reading: bool = False) -> None:
        settings = {"default_transaction_read_only": "on"} if reading else {}
        try:
            self._pool = await asyncpg.create_pool(
                self.place,
                min_size=2,
                max_size=self._size,
                timeout=CONNECT,
                command_timeout=ANSWER,
                server_settings=settings,
            )
        except AWAY as error:
            raise NotSaved(f"PostgreSQL is away: {error}") from error
        except (asyncpg.PostgresError, ValueError) as error:  # no such database, not for this user, a bad address
            raise StoreUnusable(f"the database cannot be used: {error}") from error
        try:
            await (self._look() if reading else self._prepare())
        except BaseException:
            await self.close()
            raise

    async def _look(self) -> None:
        try:
            rows = await self.read("SELECT value FROM meta WHERE key = 'schema'")
        except asyncpg.PostgresError as error:
            raise StoreUnusable(f"there are no matches in this database: {error}") from error
        known(int(rows[0][0]))

    async def _prepare(self) -> None:
        async with self._connected().acquire() as connection, connection.transaction():
            # of two servers that start at once, one migrates and the other finds it done
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await _drive(connection, migrate())
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(listening)), asyncio.create_task(self._notify())]
        self._tasks.append(asyncio.create_task(self._beat()))
        await listening.wait()

    async def close(self) -> None:
        if self._words:
            await asyncio.sleep(0.05)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._locker:
            with contextlib.suppress(*AWAY):
                await self._locker.close(timeout=2)
        if self._pool:
            with contextlib.suppress(*AWAY):
                await asyncio.wait_for(self._pool.close(), 5)
            self._pool = None

    def _connected(self) -> "asyncpg.Pool[asyncpg.Record]":
        if self._pool is None:
            raise NotSaved("the store is closed")
        return self._pool

    # ------------------------------------------------------------------ reading and writing

    async def read(self, text: str, *args: Any) -> list[Row]:
        for attempt in range(1, TRIES + 1):
            try:
                async with self._connected().acquire(timeout=CONNECT) as connection:
                    return [tuple(row.values()) for row in await connection.fetch(text, *args)]
            except AWAY as error:
                await _again(attempt, error)
        raise AssertionError("the last attempt raises")

    async def run(self, tx: Tx[R]) -> R:
        for attempt in range(1, TRIES + 1):
            begun = committing = False
            try:
                async with self._connected().acquire(timeout=CONNECT) as connection:
                    await connection.execute("BEGIN")
                    begun = True
                    try:
                        value = await _drive(connection, tx)
                        committing = True
                        await connection.execute("COMMIT")
                    except BaseException:
                        if not connection.is_closed():
                            with contextlib.suppress(*AWAY):  # what went wrong first is what is told
                                await connection.execute("ROLLBACK")
                        raise
                    return value
            except AWAY as error:
                if committing:
                    raise Unknown(f"PostgreSQL went away in a commit: {_words(error)}") from error
                await _again(TRIES if begun else attempt, error)
            except asyncpg.PostgresError as error:
                raise NotSaved(str(error)) from error
        raise AssertionError("the last attempt raises")

    async def compact(self) -> None:
        """PostgreSQL does that by itself (autovacuum)."""

    # ------------------------------------------------------------------ telling the others

    def tell(self, words: str) -> None:
        self._words.append(words)
        self._wake.set()

    async def _notify(self) -> None:
        """After the commits, many at a time: inside a transaction NOTIFY makes commits wait for each other."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._words:
                words, size = [f"{self.me}"], 0
                while self._words and size + len(self._words[0]) < LONGEST:
                    size += len(self._words[0]) + 1
                    words.append(self._words.pop(0))
                # lost words are found by the sweep of heads
                with contextlib.suppress(NotSaved, asyncpg.PostgresError):
                    await self.read("SELECT pg_notify($1, $2)", CHANNEL, " ".join(words))

    async def _listen(self, listening: asyncio.Event) -> None:
        """Listen; when the connection is lost, listen again *first*, then let everybody compare."""
        while True:
            try:
                connection = await self._session()
                gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                if listening.is_set():
                    self.on_gap()
                listening.set()
                try:
                    await gone.wait()
                finally:
                    with contextlib.suppress(*AWAY):
                        await connection.close(timeout=1)
            except (*AWAY, asyncpg.PostgresError):
                pass
            await asyncio.sleep(0.2)

    async def _session(self, **settings: str) -> "asyncpg.Connection[asyncpg.Record]":
        """A connection that is not the pool's."""
        return await asyncpg.connect(
            self.place, timeout=CONNECT, command_timeout=ANSWER, server_settings=settings or None
        )

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        sender, *words = str(payload).split(" ")
        if sender != self.me:
            for word in words:
                self.on_told(word)

    # ------------------------------------------------------------------ locks: they save work, the key keeps order

    async def try_lock(self, key: str) -> bool:
        async with self._lock_turn:
            try:
                locker = await self._lock_session()
                if key in self._locked:
                    return True
                if await locker.fetchval("SELECT pg_try_advisory_lock($1)", _lock_number(key)):
                    self._locked.add(key)
                    return True
            except (*AWAY, asyncpg.PostgresError):
                await self._drop_locks()
            return False

    async def unlock(self, key: str) -> None:
        async with self._lock_turn:
            if key not in self._locked:
                return
            self._locked.discard(key)
            if self._locker is not None:
                try:
                    await self._locker.execute("SELECT pg_advisory_unlock($1)", _lock_number(key))
                except (*AWAY, asyncpg.PostgresError):
                    await self._drop_locks()

    async def _lock_session(self) -> "asyncpg.Connection[asyncpg.Record]":
        """The session that holds our locks. PostgreSQL ends it when we stop beating: who is frozen locks nothing."""
        if self._locker is None or self._locker.is_closed():
            self._locked.clear()
            self._locker = await self._session(idle_session_timeout=f"{FROZEN}s")
        return self._locker

    async def _drop_locks(self) -> None:
        self._locked.clear()
        locker, self._locker = self._locker, None
        if locker is not None:
            locker.terminate()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(FROZEN / 4)
            async with self._lock_turn:
                if self._locker is not None and not self._locker.is_closed():
                    try:
                        await self._locker.execute("SELECT 1")
                    except (*AWAY, asyncpg.PostgresError):
                        await self._drop_locks()


async def _again(attempt: int, error: BaseException) -> None:
    """Wait a little before the next attempt, or give up."""
    if attempt == TRIES or isinstance(error, TimeoutError):  # a database that does not answer was waited for enough
        raise NotSaved(f"PostgreSQL is away: {_words(error)}") from error
    await asyncio.sleep(PAUSE * attempt)


def _words(error: BaseException) -> str:
    return str(error) or type(error).__name__


def _lock_number(key: str) -> int:
    return int.from_bytes(sha256(key.encode()).digest()[:8], "big", signed=True)


async def _drive(connection: Any, tx: Tx[R]) -> R:
    rows: list[Row] | None = None
    while True:
        try:
            statement = tx.send(rows)  # type: ignore[arg-type]  # the first send of a generator is None
        except StopIteration as done:
            value: R = done.value
            return value
        rows = [tuple(row.values()) for row in await connection.fetch(statement.text, *statement.args)]
