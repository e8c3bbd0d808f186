"""Where matches are kept. One small interface; `sqlite.py` and `postgres.py` implement it, the same tests try both.

A transaction is a script, like a rule: a generator that yields statements and gets their rows back. The SQLite
writer thread drives it there and then, PostgreSQL drives it over its connection; it is written once, in `queries.py`.
Parameters are `$1`, `$2`, ... in both.
"""

import secrets
import time
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol, TypeVar

from oubliettes.server import schema

R = TypeVar("R")
Row = tuple[Any, ...]


class Sql(NamedTuple):
    text: str
    args: tuple[Any, ...] = ()


Tx = Generator[Sql, list[Row], R]


class StoreError(Exception):
    """The root of what a store raises."""


class NotSaved(StoreError):
    """Nothing was written: the disk is full, the database refused or is away."""


class Unknown(StoreError):
    """The connection was lost while committing: read back before saying anything."""


class StoreBusy(StoreError):
    """Another server has this SQLite file; `address` is where it serves."""

    def __init__(self, place: str, address: str) -> None:
        super().__init__(f"{place} is in use by another server" + (f" at {address}" if address else ""))
        self.address = address


class StoreUnusable(StoreError):
    """The data cannot be used here, and waiting does not help: whoever keeps them has to do something."""


class StoreTooNew(StoreError):
    """The data were written by a newer release."""


class Store(Protocol):
    shared: bool
    """Whether other servers may write to it too."""
    on_told: Callable[[str], None]
    """Called with what another server told."""
    on_gap: Callable[[], None]
    """Called when tellings may have been missed."""

    async def open(self, *, reading: bool = False) -> None:
        """`reading`: nothing is written, not even to bring old data up to date, and only `read` may be called."""

    async def close(self) -> None:
        """Write what waits, then let go."""

    async def read(self, text: str, *args: Any) -> list[Row]: ...
    async def run(self, tx: Tx[R]) -> R:
        """Run a transaction; it is on the disk when this returns. Raises NotSaved or Unknown."""

    async def compact(self) -> None:
        """Give the room of what was thrown away back to the disk. For chores: while people play it is used anew."""

    def tell(self, words: str) -> None:
        """Tell the other servers, soon and after what was committed."""

    async def try_lock(self, key: str) -> bool: ...
    async def unlock(self, key: str) -> None: ...


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def known(version: int) -> None:
    """Refuse data that a newer release has written."""
    if version > schema.VERSION:
        raise StoreTooNew(
            f"the data are of schema {version}, this release knows {schema.VERSION}: install the newer one"
        )


def migrate() -> Tx[None]:
    """Bring the tables up to this release's version."""
    yield Sql(schema.META)
    rows = yield Sql("SELECT value FROM meta WHERE key = 'schema'")
    version = int(rows[0][0]) if rows else 0
    known(version)
    for statements in schema.MIGRATIONS[version:]:
        for text in statements:
            yield Sql(text)
    if version < schema.VERSION:
        upsert = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        yield Sql(upsert, ("schema", str(schema.VERSION)))
    yield Sql(
        "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", ("instance", secrets.token_hex(4))
    )


def open_store(place: str) -> Store:
    """A store by its place: `postgresql://...`, or a file."""
    if place.startswith(("postgresql://", "postgres://")):
        try:
            from oubliettes.server.postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise StoreUnusable(
                f'PostgreSQL needs the package {error.name}: pip install "oubliettes[postgres]" '
                "(in the folder of play.py: .venv/bin/python -m pip install -e '.[postgres]'); a file needs none"
            ) from error

        return PostgresStore(place)
    from oubliettes.server.sqlite import SqliteStore

    return SqliteStore(place)
