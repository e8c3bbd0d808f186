"""One socket at a table. It has one writer and a flag, no queue: it sends what the socket lacks *now*."""

import asyncio
from typing import Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from oubliettes.server import orders
from oubliettes.server.messages import Bye, Chat, LogGroup, No, OpenSalt, People, ServerMessage, State
from oubliettes.server.parts import Parts, changes, show
from oubliettes.server.recent import FILMED, Said
from oubliettes.server.room import Room

End = Literal["stopping", "replaced", "gone", "flood", "full"]
CODES: dict[End, int] = {"stopping": 1012, "replaced": 4403, "gone": 4404, "flood": 4408, "full": 4409}
LOG = 6_500
"""Bytes of a log with its frames: the rest of the 8 KB of a message is for the question and what has changed since."""
REPLIES = 64
"""Answers that may wait; a client that does not read them is not listened to either."""
_encode = msgspec.json.Encoder().encode


class Wire:
    def __init__(
        self, room: Room, socket: WebSocket, device: str, seat: int | None, gens: dict[int, int], host: bool
    ) -> None:
        self.room = room
        self.socket = socket
        self.device = device
        self.seat = seat
        """None: a watcher."""
        self.gens = gens
        """All seats of this device, each with the generation it holds: whoever passes one phone around is there for all
        of them, as long as nobody else was given one."""
        self.host = host
        self.acks: list[str] = []
        self.replies: list[ServerMessage] = []
        self.older: list[Said] = []
        self.wants: set[asyncio.Future[Any]] = set()
        """What is being worked out for this socket alone."""
        self.seen = -1
        self._flag = asyncio.Event()
        self._flag.set()
        self._room_for_more = asyncio.Event()
        self._room_for_more.set()
        self._bye: End | None = None
        self._ended = asyncio.Event()
        self._parts: Parts | None = None
        self._shown: tuple[object, ...] = ()
        self._n = 0
        self._undone = -1
        self._version = -1
        self._people = -1
        self._chat = 0
        self._opened: list[str] | None = None

    # ------------------------------------------------------------------ its seats

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(self.gens)

    def keep(self, gens: dict[int, int]) -> None:
        """A device that lost a seat commands it no more."""
        self.gens = {seat: gen for seat, gen in self.gens.items() if gens.get(seat) == gen}
        if self.seat is not None and self.seat not in self.gens:
            self.end("replaced")

    # ------------------------------------------------------------------ being woken

    def wake(self) -> None:
        self._flag.set()

    def reply(self, message: ServerMessage) -> None:
        self.replies.append(message)
        if len(self.replies) >= REPLIES:
            self._room_for_more.clear()
        self._flag.set()

    async def flow(self) -> None:
        """Wait until the client has read most of what it was told."""
        await self._room_for_more.wait()

    def no(self, id_: str, code: str, why: str, rule: str = "", done: int = 0) -> None:
        self.reply(No(id_, code, why, rule, done))  # type: ignore[arg-type]

    def ack(self, id_: str) -> None:
        self.acks.append(id_)
        self._flag.set()

    def end(self, why: End) -> None:
        self._bye = self._bye or why
        self._flag.set()

    async def ended(self) -> None:
        await self._ended.wait()

    # ------------------------------------------------------------------ writing

    async def write(self) -> None:
        """The writer task: ends when the socket does."""
        try:
            while True:
                await self._flag.wait()
                self._flag.clear()
                for message in () if self._bye == "replaced" else self.lacking():
                    await self.socket.send_text(_encode(message).decode())
                if self._bye:
                    await self.socket.send_text(_encode(Bye(self._bye)).decode())
                    await self.socket.close(CODES[self._bye])
                    return
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # it went away; the reader notices too
        finally:
            self._ended.set()

    def lacking(self) -> list[ServerMessage]:
        """What this socket does not have yet."""
        room = self.room
        found: list[ServerMessage] = []
        if self._people != room.people_version:
            self._people = room.people_version
            found.append(People(room.table()))
        if self._version != room.version or self.acks or self._parts is None:
            self._version = room.version
            if state := self._state():
                found.append(state)
        if room.recent.chat and room.recent.chat[-1].id > self._chat:
            found.append(Chat([line for line in room.recent.chat if line.id > self._chat]))
            self._chat = room.recent.chat[-1].id
        if room.opening != self._opened:
            self._opened = room.opening
            mine = [seat for seat, seal in enumerate(room.opening or ()) if seal and seat in self.seats]
            if room.opening and mine:
                found.append(OpenSalt(room.info.commitment, mine, room.opening))
        found += self.replies
        self.replies = []
        self._room_for_more.set()
        return found

    def _state(self) -> State | None:
        room, position = self.room, self.room.position
        if position is None and not room.stuck:
            if not self.acks:
                return None
            acks, self.acks = self.acks, []
            return State(0, acks=acks)
        face = room.face(self.seat)
        fresh = self._parts is None
        before = self._parts or {}
        log, undone = self._log()
        if not fresh:
            before = self._frames(log, before)
        parts, gone = changes(before, face.parts)
        n = position.shown if position else 0
        ask = face.ask.id if face.ask else None
        standing = orders.told(room, self.seat) if self.seat is not None else []
        shown = (n, ask, face.waiting, face.undo, room.clock.due, room.info.state, room.stuck, standing)
        # others' answers in a Together wake us too, and must change nothing that can be seen
        if not (fresh or parts or gone or log or undone or self.acks or shown != self._shown):
            return None
        acks, self.acks = self.acks, []
        state = State(
            n=n,
            base=None if fresh else self._n,
            parts=parts,
            gone=gone,
            ask=face.ask,
            waiting=face.waiting,
            undo=face.undo,
            log=log,
            undone=undone,
            due=room.clock.due,
            now=room.clock.now(),
            acks=acks,
            result=room.result(),
            stuck=room.stuck,
            orders=standing,
        )
        self._parts, self._n, self._shown = face.parts, n, shown
        return state

    def _frames(self, log: list[LogGroup], before: Parts) -> Parts:
        """Tell with each event what was seen at its instant, as far as there are frames; where that leads to.

        Whoever lags by more than a few entries, or would be sent too much, gets the last view at once.
        """
        led_to = before
        if len(log) <= FILMED:
            for group in log:
                led_to = show(group.events, self.room.recent.films.get(group.n, {}).get(self.seat, []), led_to)
        self.room.drop_films()
        if led_to is not before and len(_encode(log)) > LOG:
            for event in (event for group in log for event in group.events):
                event.parts, event.gone = {}, []
            return before
        return led_to

    def _log(self) -> tuple[list[LogGroup], list[int]]:
        room = self.room
        undone = [n for at, n in room.recent.undone if at > self._undone]
        gone = {n for _, n in room.recent.undone}
        older, self.older = self.older, []
        groups = [
            said.for_(self.seat) for said in (*older, *room.recent.tail) if said.n > self.seen and said.n not in gone
        ]
        log = [group for group in groups if group]
        if room.recent.undone:
            self._undone = room.recent.undone[-1][0]
        if room.recent.tail:
            self.seen = max(self.seen, room.recent.tail[-1].n)
        return log, undone

    @property
    def alive(self) -> bool:
        return self.socket.client_state is WebSocketState.CONNECTED
