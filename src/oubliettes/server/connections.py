"""Connections: so many in all, so many from one address, and each has so long for what it has to say.

An idle connection costs a place that somebody else may need: when there is no room, the one that has been idle longest
makes way. So the doorway cannot be filled with people who never speak, or speak a letter a minute.
"""

import asyncio
import ipaddress
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from oubliettes.server.guard import counted

HEAD_TIME = 10.0
"""Seconds to say what is wanted."""
BODY_TIME = 20.0
"""Seconds for what comes with it."""
ANSWER_TIME = 120.0
"""Seconds until the answer is made and read: a slow phone takes the table in less."""
HEAD = 16 * 1024
"""Bytes of a request's address and headers."""
WHOLE = 1024 * 1024
"""Bytes of a request, whatever is done with them."""
MOST = 4000
"""Connections in all, where the system has files for them."""
EACH = 200
"""Connections from one address."""
IN_A_ROW = 16
"""Requests that one connection may ask before the first is answered; browsers ask one."""
RESERVE = 100
"""Files for the rest: the store, the bots, what is being closed."""


def room_for() -> int:
    """How many connections this system's limit of open files leaves room for."""
    if sys.platform == "win32":
        return 500
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else max(20, min(MOST, files - RESERVE))


class Doorway:
    """Who is here. The places of idle ones are for taking."""

    def __init__(self, most: int, each: int = EACH, proxies: Sequence[str] = ()) -> None:
        self.most = most
        self.each = min(each, max(1, most // 2))  # nobody fills the house alone
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self._here: dict[asyncio.Transport, str] = {}
        self._from: Counter[str] = Counter()
        self._idle: dict[asyncio.Transport, None] = {}
        """Those idle longest first."""

    def __len__(self) -> int:
        return len(self._here)

    def enter(self, transport: asyncio.Transport) -> bool:
        """A new connection, idle until it has asked something; False, and it must go, where there is no room."""
        who = self._who(transport)
        crowd = bool(who) and self._from[who] >= self.each
        if crowd and not self._make_room(who):
            return False
        if len(self._here) >= self.most and not self._make_room():
            return False
        self._here[transport] = who
        self._from[who] += 1
        self._idle[transport] = None
        return True

    def busy(self, transport: asyncio.Transport) -> None:
        self._idle.pop(transport, None)

    def idle(self, transport: asyncio.Transport) -> None:
        if transport in self._here:
            self._idle[transport] = None

    def leave(self, transport: asyncio.Transport) -> None:
        self._idle.pop(transport, None)
        who = self._here.pop(transport, None)
        if who is not None:
            self._from[who] -= 1
            if not self._from[who]:
                del self._from[who]

    def _make_room(self, who: str | None = None) -> bool:
        """Let the connection go that has been idle longest, of one address or of all."""
        found = next((one for one in self._idle if who is None or self._here[one] == who), None)
        if found is None:
            return False
        self.leave(found)
        found.abort()
        return True

    def _who(self, transport: asyncio.Transport) -> str:
        """Whom a connection is counted for; nobody, for a proxy: it brings those of many people."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return "?"
        if any(found in proxy for proxy in self._proxies):
            return ""
        return counted(address, bool(self._proxies))


TOO_BIG = (431, "The headers are too big.")
Phase = Literal["idle", "head", "body", "answer"]


class Connection(HttpToolsProtocol):
    """Uvicorn's, with an eye on the clock and on size."""

    def __init__(self, doorway: Doorway, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doorway = doorway
        self._phase: Phase = "head"
        self._size = 0
        """Bytes since the last request was all there."""
        self._refusal = (400, "")
        self._deadline: asyncio.TimerHandle | None = None
        self._open: list[RequestResponseCycle] = []
        """Requests that are not answered yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self._doorway.enter(transport):
            self.transport = transport
            return transport.abort()
        super().connection_made(transport)
        self._within(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doorway.leave(self.transport)
        self._within(None)
        for cycle in self._open:  # all of them: uvicorn tells the last one only
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._within(None)  # from here on it is the socket's, which has patience and limits of its own
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------------ time

    def _within(self, seconds: float | None) -> None:
        """So long for what comes next; None: no matter how long."""
        if self._deadline:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_slow) if seconds else None

    def _too_slow(self) -> None:
        if self._phase in ("answer", "idle") or any(cycle.response_started for cycle in self._open):
            self.transport.abort()  # it does not read what it is told
        elif self._size:
            self._refuse(408, "That took too long.")
        else:
            self.transport.close()

    def _at_rest(self) -> None:
        """All is said. What is left of the answer may be on its way still; a next request may have begun."""
        self._doorway.idle(self.transport)
        self._phase = "head" if self._size else "idle"
        self._within(HEAD_TIME if self._size else ANSWER_TIME)

    # ------------------------------------------------------------------ size

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._phase == "idle":
            self._phase = "head"
            self._within(HEAD_TIME)
        self._size += len(data)
        super().data_received(data)
        if self._phase == "head" and self._size > HEAD:
            self._refuse(*TOO_BIG)
        elif self._size > (WHOLE if self._phase == "body" else HEAD):
            self.transport.abort()

    def _refuse(self, status: int, why: str) -> None:
        if not self.transport.is_closing():
            kind = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
            length = f"content-length: {len(why)}\r\n\r\n".encode()
            self.transport.write(b"".join((STATUS_LINE[status], kind, length, why.encode())))
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """The parser gave up, by itself or because of what follows here."""
        status, why = self._refusal
        if self._open:  # an answer is on its way: this would land in its middle
            self.transport.abort()
        else:
            self._refuse(status, why or msg)

    # ------------------------------------------------------------------ what the parser finds

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD:
            self._refusal = TOO_BIG
            raise ValueError(TOO_BIG)
        if len(self._open) >= IN_A_ROW:
            raise ValueError("too many requests in a row")
        super().on_headers_complete()
        if self.cycle is not None:  # a WebSocket has none
            self._open.append(self.cycle)
        self._phase = "body"
        self._doorway.busy(self.transport)
        self._within(BODY_TIME)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._size = 0
        if self.cycle is not None and self.cycle.response_complete:  # it was answered before it had come to its end
            return self._at_rest()
        self._phase = "answer"
        self._within(ANSWER_TIME)

    def on_response_complete(self) -> None:
        self._open = [cycle for cycle in self._open if not cycle.response_complete]
        super().on_response_complete()
        if self.transport.is_closing() or not self.cycle.response_complete:  # the last one, or the next of a row
            self._within(ANSWER_TIME)
        elif self._phase == "answer":
            self._at_rest()


class Socket(WebSocketsSansIOProtocol):
    """A connection that became a WebSocket: it keeps its place until it goes."""

    def __init__(self, doorway: Doorway, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doorway = doorway

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # nobody else tells the caller
            self.transport.write(STATUS_LINE[400] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._doorway.leave(self.transport)
        super().connection_lost(exc)
