"""All the tables of one server: found in memory or loaded, woken by other servers, dropped when nobody is there."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from oubliettes.games import GAMES
from oubliettes.server import moves, queries, stored, sweeps
from oubliettes.server.bots import Bots
from oubliettes.server.common import Quota
from oubliettes.server.config import Config
from oubliettes.server.desk import Desk
from oubliettes.server.driving import drive
from oubliettes.server.entries import encode, start_of
from oubliettes.server.guard import Trouble
from oubliettes.server.loading import fill
from oubliettes.server.messages import ChatLine
from oubliettes.server.recent import TAIL, Said, handed_of
from oubliettes.server.room import Presence, Room
from oubliettes.server.store import Store, StoreError, now_ms
from oubliettes.server.stored import MatchRow, Settings

IDLE = 5.0
"""Seconds unused after which a table may have to leave memory for another."""
PATIENCE = 3.0
"""Seconds that the store may take to say that it is there."""
log = logging.getLogger("oubliettes.hall")


class Hall:
    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.instance = ""
        self.address = ""
        self.stopping = False
        self.rooms: dict[str, Room] = {}
        self.bots = Bots(config.workers)
        self.desk = Desk(self.bots)
        self.doubts = Quota(4, 64)
        """Searches under way for people who wonder what to do."""
        self.slices = asyncio.Lock()
        """Whoever has it may keep the loop for a moment."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._me = encode(now_ms())

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        self.store.on_told = self._told
        self.store.on_gap = self._gap
        await self.store.open()
        self.instance = await queries.meta(self.store, "instance")
        self._me = f"{self.instance}-{id(self)}-{now_ms()}"
        sweeps.begin(self)

    async def close(self) -> None:
        """Refuse what comes, finish what was begun, say goodbye."""
        self.stopping = True
        for room in list(self.rooms.values()):
            for job in room.jobs.values():
                job.cancel()
            if room.tasks:
                await asyncio.wait(room.tasks, timeout=5)
        wires = [wire for room in self.rooms.values() for wire in room.wires]
        for wire in wires:
            wire.end("stopping")
        if wires:
            await asyncio.wait([asyncio.create_task(wire.ended()) for wire in wires], timeout=3)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()

    async def troubles(self) -> list[str]:
        """What keeps this server from its work, for whoever watches over it; nothing when all is well."""
        found = ["stopping"] if self.stopping else []
        try:
            await asyncio.wait_for(self.store.read("SELECT 1"), PATIENCE)
        except (StoreError, TimeoutError) as error:
            found.append(f"store: {error or 'no answer'}")
        if died := self.bots.died():
            found.append(f"bots: {died} of their processes died and are being started anew")
        return found

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("in the background: %r", error, exc_info=error)

    # ------------------------------------------------------------------ rooms

    async def room(self, match: str) -> Room | None:
        """A table by its id, loaded if need be; one load at a time for all who ask."""
        if match in self.rooms:
            return self.rooms[match]
        if match not in self._loading:
            task = asyncio.create_task(self._load(match))
            self._loading[match] = task
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Room | None:
        info = await queries.match_row(self.store, match)
        if info is None:
            return None
        await self._make_room()
        room = Room(self, info, await queries.seat_rows(self.store, match), GAMES.get(info.game))
        rows = await queries.chat_rows(self.store, match, 0)
        room.recent.chat.extend(ChatLine(*row) for row in rows)
        room.rematch = await self._rematch_of(info)
        await fill(room)
        self.rooms[match] = room
        self.store.tell(f"q:{match}")
        return room

    async def _make_room(self) -> None:
        """See to it that one table more may be in memory; Trouble while all are in use."""
        if len(self.rooms) + len(self._loading) <= self.config.rooms:  # the one that is loaded now among them
            return
        idle = asyncio.get_running_loop().time() - IDLE
        oldest = min((room for room in self.rooms.values() if not room.busy), key=lambda room: room.used, default=None)
        if oldest is None or oldest.used > idle:
            raise Trouble(503, "full", "as many tables are open here as there is room for: try again in a minute")
        await self.to_rest(oldest)

    async def to_rest(self, room: Room) -> None:
        """Out of memory: it is in the store."""
        for job in room.jobs.values():
            job.cancel()
        self.rooms.pop(room.id, None)
        await self.store.unlock(room.id)

    async def refresh(self, room: Room) -> None:
        """Read again what is agreed and who sits where; all of it changes at once."""
        seats = await queries.seat_rows(self.store, room.id)
        info = await queries.match_row(self.store, room.id)
        if info is None:
            return
        rematch = room.rematch or await self._rematch_of(info)
        room.info, room.seats, room.rematch = info, seats, rematch
        room.settings = msgspec.json.decode(info.settings, type=Settings)
        room.people_changed()

    async def _rematch_of(self, info: MatchRow) -> str:
        if info.state not in stored.OVER:
            return ""
        rows = await self.store.read("SELECT id FROM match WHERE rematch_of = $1", info.id)
        return str(rows[0][0]) if rows else ""

    async def changed(self, match: str) -> None:
        """The lobby changed a table: show it here and tell the other servers."""
        if room := self.rooms.get(match):
            await self.refresh(room)
        self.store.tell(f"p:{match}")

    def drive(self, room: Room) -> None:
        drive(room)

    # ------------------------------------------------------------------ other servers

    def _told(self, words: str) -> None:
        """What another server says: a letter, a match or a session, and what belongs to it.

        A letter that a newer server has and this one has not is passed over.
        """
        kind, match, *rest = words.split(":")
        if kind == "s":
            self._put_out(match, rest[0])
        elif (room := self.rooms.get(match)) and (told := TOLD.get(kind)):
            told(self, room, *rest)

    def _told_wipe(self, room: Room) -> None:
        self.soon(self._wiped(room))

    def _told_move(self, room: Room, head: str) -> None:
        if int(head) > room.head:
            self.catch_up_soon(room)

    def _told_places(self, room: Room) -> None:
        self.soon(self.refresh(room))

    def _told_chat(self, room: Room) -> None:
        self.soon(self.hear(room))

    def _told_question(self, room: Room) -> None:
        if room.wires:
            self.tell_presence(room)

    def _told_people(self, room: Room, server: str, seats: str, host: str, watchers: str) -> None:
        there = frozenset(int(seat) for seat in seats.split(",") if seat)
        if there or host == "1" or int(watchers):
            room.others[server] = Presence(there, host == "1", int(watchers), now_ms())
        else:
            room.others.pop(server, None)
        room.people_changed()

    def _told_opening(self, room: Room, names: str) -> None:
        room.opening = names.split(".") if names else None
        for wire in room.wires:
            wire.wake()

    def forget(self, match: str) -> None:
        """A match that was thrown away: whoever is there is told, here and on the other servers."""
        if room := self.rooms.get(match):
            self._forget(room)
        self.store.tell(f"x:{match}")

    def _forget(self, room: Room) -> None:
        room.stuck = "this match was thrown away"
        for job in room.jobs.values():
            job.cancel()
        for wire in room.wires:
            wire.end("gone")
        self.rooms.pop(room.id, None)

    async def wiped(self, room: Room) -> None:
        """Somebody's name and words were taken out of a match: no memory keeps them, here or on the other servers."""
        await self._wiped(room)
        self.store.tell(f"w:{room.id}")

    async def _wiped(self, room: Room) -> None:
        room.recent.chat.clear()
        await self.hear(room)
        if room.position:
            (first,) = await queries.log_rows(self.store, room.id, 1, 1)
            room.position.start.names = start_of(first, room.info.game).names
        room.recent.handed.clear()
        room.recent.handed.extend(map(handed_of, await queries.handed_rows(self.store, room.id)))
        await self.refresh(room)

    def put_out(self, device: str, match: str = "") -> None:
        """A browser lost its places, at one table or at all: its sockets end, here and on the other servers."""
        self._put_out(match, device)
        self.store.tell(f"s:{match}:{device}")

    def _put_out(self, match: str, device: str) -> None:
        for room in [self.rooms[match]] if match in self.rooms else [] if match else self.rooms.values():
            for wire in room.wires:
                if wire.device == device:
                    wire.end("replaced")

    def _gap(self) -> None:
        self.soon(sweeps.heads(self))
        for room in self.rooms.values():
            self.soon(self.refresh(room))
            self.soon(self.hear(room))

    def catch_up_soon(self, room: Room) -> None:
        room.stale = True
        self.soon(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            if room.stale:
                try:
                    await moves.catch_up(room)
                except StoreError as error:
                    log.warning("match %s: %s", room.id, error)

    async def hear(self, room: Room) -> None:
        """Read what was said in another server's chat."""
        last = room.recent.chat[-1].id if room.recent.chat else 0
        for row in await queries.chat_rows(self.store, room.id, last):
            if not room.recent.chat or row[0] > room.recent.chat[-1].id:
                room.recent.chat.append(ChatLine(*row))
        for wire in room.wires:
            wire.wake()

    def tell_presence(self, room: Room) -> None:
        if not self.store.shared:
            return
        seats = ",".join(sorted({str(seat) for wire in room.wires for seat in wire.seats}))
        host = int(any(wire.host for wire in room.wires))
        watchers = sum(wire.seat is None for wire in room.wires)
        self.store.tell(f"h:{room.id}:{self._me}:{seats}:{host}:{watchers}")

    # ------------------------------------------------------------------ the log, for those who were away

    async def log_since(self, room: Room, seen: int) -> list[Said]:
        """The groups after `seen` that the room's memory no longer holds, unless they are too many."""
        first = room.recent.tail[0].n if room.recent.tail else room.head + 1
        if seen < 0 or seen + 1 >= first:
            return []
        rows = await queries.log_rows(self.store, room.id, first, min(4 * TAIL, first - seen - 1))
        return [Said.of(row) for row in rows if row.log != "[]"]


TOLD: dict[str, Callable[..., None]] = {
    "x": Hall._forget,
    "w": Hall._told_wipe,
    "m": Hall._told_move,
    "p": Hall._told_places,
    "c": Hall._told_chat,
    "q": Hall._told_question,
    "h": Hall._told_people,
    "o": Hall._told_opening,
}
"""By the first letter of what another server says of a match."""
