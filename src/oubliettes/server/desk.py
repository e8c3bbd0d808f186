"""Papers, kept for those who come later."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from oubliettes.server.bots import Bots
from oubliettes.server.common import Common, Quota
from oubliettes.server.papers import Paper
from oubliettes.server.turns import Asker

KEPT = 24 * 1024 * 1024
"""Bytes of papers that are kept."""
BIGGEST = KEPT // 4
"""A paper longer than that is written anew each time."""


class Desk:
    """Papers of what no longer changes: written once, kept as long as there is room, the longest unread first to go."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._common: Common[bytes] = Common()
        self._quota = Quota(8, 64)

    async def paper(self, what: Hashable, guest: str, begin: Callable[[], Awaitable[Paper]]) -> bytes:
        """A paper, by what it is; `begin` gathers what a worker needs to write it.

        Raises TooMany; ValueError, OSError or EOFError where it cannot be written."""
        if what in self._kept:
            self._kept.move_to_end(what)
            return self._kept[what]
        return await self._common.get(what, lambda: self._write(what, guest, begin))

    async def _write(self, what: Hashable, guest: str, begin: Callable[[], Awaitable[Paper]]) -> bytes:
        with self._quota.taken(guest):
            written = await self._bots.write(await begin(), Asker(guest))
        if len(written) <= BIGGEST:
            self._kept[what] = written
            self._size += len(written)
            while self._size > KEPT:
                self._size -= len(self._kept.popitem(last=False)[1])
        return written
