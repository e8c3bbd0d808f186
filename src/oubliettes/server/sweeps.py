"""What a server looks after again and again: clocks, tables nobody uses, what other servers told in vain."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from oubliettes.server import queries, tidying
from oubliettes.server.driving import time_up
from oubliettes.server.store import StoreError, now_ms

if TYPE_CHECKING:
    from oubliettes.server.hall import Hall

PRESENCE = 30.0
"""Seconds after which servers tell each other again who is here."""
log = logging.getLogger("oubliettes.hall")


def begin(hall: "Hall") -> None:
    """From now on, until the hall closes."""
    hall.soon(_every(0.25, clocks, hall))
    hall.soon(_every(2.0, heads, hall))
    hall.soon(_every(min(5.0, hall.config.rest), rooms, hall))
    hall.soon(_every(PRESENCE, presence, hall))
    if hall.config.tidy:
        hall.soon(_every(hall.config.tidy * 3600, tidy, hall))


async def _every(seconds: float, work: "Callable[[Hall], Awaitable[None]]", hall: "Hall") -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work(hall)
        except StoreError as error:
            log.warning("the store is away: %s", error)
        except Exception:
            log.exception("in a sweep")


async def heads(hall: "Hall") -> None:
    """What was told may be lost: compare with the store."""
    if not hall.store.shared:
        return
    found = await queries.heads(hall.store, list(hall.rooms))
    for match, n in found.items():
        room = hall.rooms.get(match)
        if room and n > room.head and not room.stuck:
            hall.catch_up_soon(room)


async def tidy(hall: "Hall") -> None:
    """Throw away what was left behind long ago; nothing that somebody looks at now."""
    spare = {room.id for room in hall.rooms.values() if room.wires or room.others}
    done = await tidying.tidy(hall.store, hall.config.keep, spare)
    for match in done.matches:
        hall.forget(match)


async def clocks(hall: "Hall") -> None:
    """Where time is up, answer for whoever is late."""
    for room in list(hall.rooms.values()):
        if room.late and not room.clock.ringing:
            room.clock.ringing = True
            hall.soon(time_up(room))


async def rooms(hall: "Hall") -> None:
    """Tables that nobody has used for a while leave memory."""
    now = asyncio.get_running_loop().time()
    for room in list(hall.rooms.values()):
        if not room.busy and now - room.used > hall.config.rest:
            await hall.to_rest(room)


async def presence(hall: "Hall") -> None:
    """Forget servers that have fallen silent, and tell the others who is here."""
    old = now_ms() - 2.5 * PRESENCE * 1000
    for room in hall.rooms.values():
        gone = [server for server, other in room.others.items() if other.at < old]
        for server in gone:
            del room.others[server]
        if gone:
            room.people_changed()
        if room.wires:
            hall.tell_presence(room)
