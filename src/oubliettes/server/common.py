"""Work that several people may want: done once for all who want the same, and only so much of it at a time."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class TooMany(Exception):
    """This guest, or all of them together, have asked for more than is worked on at a time."""

    def __init__(self) -> None:
        super().__init__("a lot is being worked out already: ask again once you have been answered")


class Quota:
    """So many at a time for each guest, and so many in all."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each, self._in_all = each, in_all
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken(self, guest: str) -> Iterator[None]:
        """One of them, for as long as it is worked on. Raises TooMany."""
        if self._taken[guest] >= self._each or self._taken.total() >= self._in_all:
            raise TooMany
        self._taken[guest] += 1
        try:
            yield
        finally:
            self._taken[guest] -= 1
            if not self._taken[guest]:
                del self._taken[guest]


@dataclass(slots=True)
class _UnderWay(Generic[V]):
    task: asyncio.Task[V]
    wanted_by: int = 0


class Common(Generic[V]):
    """Work under way, by what it is: who wants the same waits for the same; when the last one goes it ends."""

    def __init__(self) -> None:
        self._under_way: dict[Hashable, _UnderWay[V]] = {}

    def __len__(self) -> int:
        return len(self._under_way)

    async def get(self, what: Hashable, work: Callable[[], Coroutine[Any, Any, V]]) -> V:
        found = self._under_way.get(what)
        if found is None:
            found = self._under_way[what] = _UnderWay(asyncio.create_task(work()))
        found.wanted_by += 1
        try:
            return await asyncio.shield(found.task)
        finally:
            found.wanted_by -= 1
            if not found.wanted_by:
                found.task.cancel()
                if self._under_way.get(what) is found:
                    del self._under_way[what]
