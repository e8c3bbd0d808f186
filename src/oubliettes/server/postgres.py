"""The store for several servers: PostgreSQL through asyncpg, LISTEN/NOTIFY to wake each other, advisory locks.

Locks and LISTEN need sessions of their own: no transaction pooler in between.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import asyncpg

from oubliettes.server.store import NotSaved, R, Row, Tx, Unknown, migrate

CHANNEL = "oubliettes"
LONGEST = 7000
"""Characters of a NOTIFY; PostgreSQL takes fewer than 8000."""
AWAY = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncio.TimeoutError)
MIGRATION_LOCK = 0x0B11E77E
NOW = """CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT LANGUAGE SQL VOLATILE
AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::BIGINT $$"""


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

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(self.place, min_size=2, max_size=self._size, command_timeout=30)
        try:
            await self._prepare()
        except BaseException:
            await self.close()
            raise

    async def _prepare(self) -> None:
        async with self._connected().acquire() as connection, connection.transaction():
            # of two servers that start at once, one migrates and the other finds it done
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await connection.execute(NOW)
            await _drive(connection, migrate())
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(listening)), asyncio.create_task(self._notify())]
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
        try:
            return [tuple(row.values()) for row in await self._connected().fetch(text, *args)]
        except AWAY as error:
            raise NotSaved(f"PostgreSQL is away: {error}") from error

    async def run(self, tx: Tx[R]) -> R:
        committing = False
        try:
            async with self._connected().acquire() as connection:
                await connection.execute("BEGIN")
                try:
                    value = await _drive(connection, tx)
                    committing = True
                    await connection.execute("COMMIT")
                except BaseException:
                    if not connection.is_closed():
                        await connection.execute("ROLLBACK")
                    raise
                return value
        except AWAY as error:
            if committing:
                raise Unknown(f"PostgreSQL went away in a commit: {error}") from error
            raise NotSaved(f"PostgreSQL is away: {error}") from error
        except asyncpg.PostgresError as error:
            raise NotSaved(str(error)) from error

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
                connection = await asyncpg.connect(self.place, timeout=5)
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

    def _heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        sender, *words = str(payload).split(" ")
        if sender != self.me:
            for word in words:
                self.on_told(word)

    # ------------------------------------------------------------------ locks: they save work, the key keeps order

    async def try_lock(self, key: str) -> bool:
        async with self._lock_turn:
            if key in self._locked:
                return True
            try:
                if self._locker is None or self._locker.is_closed():
                    self._locked.clear()
                    self._locker = await asyncpg.connect(self.place, timeout=5)
                if await self._locker.fetchval("SELECT pg_try_advisory_lock($1)", _lock_number(key)):
                    self._locked.add(key)
                    return True
            except (*AWAY, asyncpg.PostgresError):
                self._locker = None
            return False

    async def unlock(self, key: str) -> None:
        async with self._lock_turn:
            if key in self._locked and self._locker is not None:
                self._locked.discard(key)
                with contextlib.suppress(*AWAY, asyncpg.PostgresError):
                    await self._locker.execute("SELECT pg_advisory_unlock($1)", _lock_number(key))


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
