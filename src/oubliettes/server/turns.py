"""Who waits for a worker, and whose turn it is. Pure: no processes, no clock.

Guests take turns, and so do the tables of one guest: whoever opens ten tables gets one turn in two next to whoever has
opened one, and none of his tables waits longer than the others.
"""

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom something is asked."""

    guest: str = ""
    table: str = ""


NOBODY = Asker()


class Line(Generic[T]):
    def __init__(self) -> None:
        self._guests: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        """Whose turn is next comes first."""
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, asker: Asker, item: T) -> None:
        tables = self._guests.setdefault(asker.guest, OrderedDict())
        tables.setdefault(asker.table, deque()).append(item)
        self._length += 1

    def next(self, may: Callable[[str], bool] = lambda guest: True) -> T | None:
        """Take out the one whose turn it is, of the guests who may; None if there is none."""
        guest = next((guest for guest in self._guests if may(guest)), None)
        if guest is None:
            return None
        table, items = next(iter(self._guests[guest].items()))
        item = items.popleft()
        self._length -= 1
        self._guests[guest].move_to_end(table)
        self._guests.move_to_end(guest)
        self._tidy(Asker(guest, table))
        return item

    def drop(self, asker: Asker, item: T) -> bool:
        """Take out one that is no longer wanted; False if it does not wait any more."""
        items = self._guests[asker.guest].get(asker.table) if asker.guest in self._guests else None
        if not items or item not in items:
            return False
        items.remove(item)
        self._length -= 1
        self._tidy(asker)
        return True

    def _tidy(self, asker: Asker) -> None:
        tables = self._guests[asker.guest]
        if not tables[asker.table]:
            del tables[asker.table]
        if not tables:
            del self._guests[asker.guest]
