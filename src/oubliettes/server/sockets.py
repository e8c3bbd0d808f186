"""The socket of a seat or a watcher: what comes in, one message at a time."""

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from oubliettes.server import moves, people, queries
from oubliettes.server.guard import Trouble, has_nul
from oubliettes.server.hall import Hall
from oubliettes.server.handlers import HANDLERS
from oubliettes.server.messages import PROTOCOL, ClientMessage, Hello
from oubliettes.server.room import Refused
from oubliettes.server.store import StoreError
from oubliettes.server.wire import Wire

FRAME = 8192
FLOOD, WINDOW = 200, 2.0
SOCKETS = 32
PATIENCE = 10.0
"""Seconds to say hello in."""
_decode = msgspec.json.Decoder(ClientMessage).decode


async def serve_socket(hall: Hall, socket: WebSocket) -> None:
    """From handshake to goodbye."""
    wire = await _let_in(hall, socket)
    if wire is None:
        return
    room = wire.room
    writer = None
    try:
        hello = await asyncio.wait_for(_next(wire), PATIENCE)
        if not isinstance(hello, Hello) or hello.v != PROTOCOL:
            await socket.close(1002, "say hello first")
            return
        wire.older = await hall.log_since(room, hello.seen)
        wire.seen = hello.seen
        if len(room.wires) >= SOCKETS and (wire.seat is None or wire.seat in {other.seat for other in room.wires}):
            wire.end("full")  # but the first socket of a seat finds room: watchers must not make its person absent
        else:
            if room.empty:
                room.wind()
            room.wires.add(wire)
            room.people_changed()
            hall.tell_presence(room)
            hall.drive(room)
        writer = asyncio.create_task(wire.write())
        await _listen(wire)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    except StoreError:
        wire.end("stopping")
    finally:
        room.wires.discard(wire)
        for task in wire.wants:
            task.cancel()
        room.used = asyncio.get_running_loop().time()
        if not hall.stopping:
            room.people_changed()
            hall.tell_presence(room)
            if not room.wires:
                hall.drive(room)
                hall.soon(hall.store.unlock(room.id))
        if writer:
            if wire.alive:
                wire.wake()
            else:
                writer.cancel()
            await asyncio.wait([writer], timeout=2)
            writer.cancel()


async def _let_in(hall: Hall, socket: WebSocket) -> Wire | None:
    """Only a device that has a place at this table: knowing its id is not enough."""
    match, place = socket.path_params["match"], socket.path_params["place"]
    secret = socket.cookies.get(people.cookie_name(hall.instance), "")
    try:
        device = people.hashed(secret) if secret else ""
        found = await queries.holds(hall.store, device, match) if device and not hall.stopping else []
        gens = {hold.seat: hold.gen for hold in found if hold.role == "seat"}
        seat = int(place) if place.isdecimal() and len(place) < 3 else None
        room = await hall.room(match) if found else None
    except (StoreError, Trouble):
        room = None
    if room is None or (seat is None and place != "watch") or (seat is not None and seat not in gens):
        await socket.close(1008)  # before accept: a 403
        return None
    await socket.accept()
    return Wire(room, socket, device, seat, gens, any(hold.role == "host" for hold in found))


async def _next(wire: Wire) -> ClientMessage | None:
    """The next message; None, with a refusal, for what is not one."""
    message = await wire.socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text")
    if text is None or len(text) > FRAME:
        wire.no("", "bad-message", "messages are text, at most 8 KB")
        return None
    try:
        found: ClientMessage = _decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        wire.no("", "bad-message", str(error))
        return None
    if has_nul(text):
        wire.no("", "bad-message", "a text has no character U+0000")
        return None
    return found


async def _listen(wire: Wire) -> None:
    since, count = time.monotonic(), 0
    busy: set[asyncio.Task[None]] = set()
    while True:
        message = await _next(wire)
        now = time.monotonic()
        if now - since > WINDOW:
            since, count = now, 0
        count += 1
        if count > FLOOD:
            wire.end("flood")
            return
        await wire.flow()
        if message is None:
            continue
        id_ = getattr(message, "id", "")
        if len(busy) >= 8:
            wire.no(id_, "slow-down", "answer one thing after the other")
            continue
        task = asyncio.create_task(_handle(wire, message, id_))
        busy.add(task)
        task.add_done_callback(busy.discard)


async def _handle(wire: Wire, message: ClientMessage, id_: str) -> None:
    try:
        await HANDLERS[type(message)](wire, message)
    except Refused as refused:
        wire.no(id_, refused.code, refused.why, refused.rule)
    except StoreError as error:
        wire.no(id_, "retry", f"the store is away: {error}")
    except Exception as error:
        did = [type(message).__name__, *map(str, msgspec.structs.astuple(message))]
        failed = moves.broken(wire.room, -1 if wire.seat is None else wire.seat, did, error)
        wire.no(id_, failed.code, failed.why)
