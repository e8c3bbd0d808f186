"""What each message of a socket does, once it has been read."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from oubliettes.server import moves, orders, people, queries, seat_queries, seats
from oubliettes.server.bots import DEFAULT
from oubliettes.server.driving import choose, open_now, weigh
from oubliettes.server.messages import (
    BlockedInfo,
    ChatLine,
    GiveOrder,
    Hello,
    MakeChain,
    MakePick,
    Ping,
    Pong,
    Salt,
    Say,
    Seal,
    SeatDo,
    Told,
    Undo,
    Want,
    Worth,
)
from oubliettes.server.room import Refused, Room
from oubliettes.server.shown import note_infos
from oubliettes.server.store import now_ms
from oubliettes.server.stored import SeatRow, Settings
from oubliettes.server.turns import Asker
from oubliettes.server.wire import Wire


def _my_seat(wire: Wire) -> int:
    if wire.seat is None:
        raise Refused("not-yours", "those who watch do not play")
    if wire.seat not in wire.seats:
        raise Refused("not-yours", "this seat was given to somebody else")
    return wire.seat


async def _hello(wire: Wire, message: Hello) -> None:
    raise Refused("bad-message", "hello is said once")


async def _ping(wire: Wire, message: Ping) -> None:
    wire.reply(Pong())


def _person(wire: Wire) -> int:
    """This socket's seat, if its person plays it now."""
    seat = _my_seat(wire)
    if wire.room.seats[seat].kind == "bot":
        raise Refused("not-now", "a bot plays this seat: take it back first")
    return seat


async def _pick(wire: Wire, message: MakePick) -> None:
    seat = _person(wire)
    await moves.answer(
        wire.room, seat, message.ask, message.pick, "person", lambda: wire.ack(message.id), lambda: _person(wire)
    )


async def _chain(wire: Wire, message: MakeChain) -> None:
    """The picks of one panel, each as if it came by itself, until one is not what is asked."""
    room, seat = wire.room, _person(wire)
    first = open_now(room, seat, message.ask)
    if first is None or room.game is None:
        raise Refused("closed", "this question is not open: what came of the chain is in the log")
    chain = room.game.chain_of.get(first.prompt)
    ask = message.ask
    for done, pick in enumerate(message.picks):
        if done:
            position = await moves.ready(room)
            following = position.match.ask_of(seat)
            if following is None or chain is None or room.game.chain_of.get(following.prompt) != chain:
                return wire.no(message.id, "interrupted", "something else comes before the next pick", "", done)
            ask = position.ask_id(seat)
        try:
            await moves.answer(room, seat, ask, pick, "person", may=lambda: _person(wire))
        except Refused as refused:
            return wire.no(message.id, refused.code, refused.why, refused.rule, done)
    return wire.ack(message.id)


async def _order(wire: Wire, message: GiveOrder) -> None:
    await orders.change(wire.room, _person(wire), message)
    wire.ack(message.id)


async def _undo(wire: Wire, message: Undo) -> None:
    await moves.take_back(wire.room, _my_seat(wire), message.of, lambda: wire.ack(message.id), lambda: _my_seat(wire))


async def _want(wire: Wire, message: Want) -> None:
    room, seat = wire.room, _my_seat(wire)
    ask = open_now(room, seat, message.ask)
    if ask is None:
        raise Refused("closed", "this question is not open")
    if message.what == "blocked":
        assert room.position is not None
        blocked = [BlockedInfo(list(one.pick), one.rule) for one in room.position.match.blocked(seat)]
        wire.reply(Told("blocked", message.ask, blocked=blocked))
    elif message.what == "notes":
        assert room.position is not None
        notes = note_infos(room.position.match, seat, room.settings.hints)
        wire.reply(Told("notes", message.ask, notes=notes))
    elif not room.settings.hints:
        raise Refused("no-hints", "this table agreed to play without hints")
    elif message.what == "advice":
        pick = await choose(room, ask, DEFAULT, Asker(wire.device, room.id))
        wire.reply(Told("advice", message.ask, advice=list(pick)))
    else:
        await _weigh(wire, seat, message.ask)


async def _weigh(wire: Wire, seat: int, ask: str) -> None:
    """A search takes its time: it is no longer wanted when the socket is gone."""
    task = asyncio.ensure_future(weigh(wire.room, seat, ask, Asker(wire.device, wire.room.id)))
    wire.wants.add(task)
    try:
        advice = await task
    finally:
        wire.wants.discard(task)
    picks = dict.fromkeys([*advice.values, *advice.odds])
    values = [
        Worth(list(pick), _hundredths(advice.values.get(pick)), _hundredths(advice.odds.get(pick))) for pick in picks
    ]
    wire.reply(Told("values", ask, advice=list(advice.pick), values=values))


def _hundredths(share: float | None) -> int:
    return -1 if share is None else round(100 * share)


async def _say(wire: Wire, message: Say) -> None:
    room, seat = wire.room, _my_seat(wire)
    if seat in room.settings.muted:
        raise Refused("not-now", "the host has muted this seat")
    text = people.clean_text(message.text)
    if text:
        number = await room.hall.store.run(queries.say(room.id, seat, text))
        if not room.recent.chat or number == room.recent.chat[-1].id + 1:
            room.recent.chat.append(ChatLine(number, seat, text, now_ms()))
        else:
            await room.hall.hear(room)
        for other in room.wires:
            other.wake()
        room.hall.store.tell(f"c:{room.id}")
    wire.ack(message.id)


async def _seal(wire: Wire, message: Seal) -> None:
    seat = _held(wire, message.seat)
    if wire.room.opening or not await wire.room.hall.store.run(queries.seal(wire.room.id, seat, message.seal)):
        raise Refused("late-seal", "salts are being opened, or the match has begun: it is too late for a seal")
    await wire.room.hall.changed(wire.room.id)


async def _salt(wire: Wire, message: Salt) -> None:
    seat = _held(wire, message.seat)
    seals = wire.room.opening
    if not seals or not seals[seat]:
        raise Refused("not-now", "salts are opened when the match starts, by seats that sealed theirs before")
    if people.hashed(message.salt) != seals[seat]:
        raise Refused("not-offered", "this is not the salt that was sealed")
    await wire.room.hall.store.run(queries.open_salt(wire.room.id, seat, message.salt))


def _held(wire: Wire, seat: int) -> int:
    seat = _my_seat(wire) if seat < 0 else seat
    if seat not in wire.seats:
        raise Refused("not-yours", "this seat is not yours")
    return seat


# ------------------------------------------------------------------ seats


async def _seat(wire: Wire, message: SeatDo) -> None:
    room = wire.room
    if not 0 <= message.seat < len(room.seats):
        raise Refused("not-offered", "there is no such seat")
    if message.do in ("mute", "unmute"):
        await _mute(wire, message)
    elif message.do == "bot":
        await _let_bot_play(wire, message.seat, message.level)
    else:
        await _my_own(wire, message)
    wire.ack(message.id)


async def _let_bot_play(wire: Wire, seat: int, level: str) -> None:
    """At once where one may; otherwise the seat's person is asked."""
    room = wire.room
    if not wire.seats and not wire.host:
        raise Refused("not-yours", "those who watch do not play")
    if room.info.state != "play":
        raise Refused("not-now", "the match is not being played")
    if room.seats[seat].kind == "bot":
        return
    mine = seat in wire.seats
    by = "" if mine else room.info.host if wire.seat is None else room.seats[wire.seat].name
    why = await seats.ground(room, seat, "bot", mine)
    if why:
        await seats.to_bot(room, seat, level, why, by)
    else:
        await seats.ask(room, seat, "bot", by, level)


async def _my_own(wire: Wire, message: SeatDo) -> None:
    """What only the person of a seat may do with it."""
    room, seat = wire.room, _held(wire, message.seat)
    row = room.seats[seat]
    if message.do in ("allow", "refuse"):
        await seats.answer(room, seat, message.do == "allow")
    elif message.do == "back":
        await seats.back(room, seat)
    elif room.info.state == "open":
        await room.hall.store.run(seat_queries.set_seat(room.id, SeatRow(seat, "open", gen=row.gen + 1)))
        await room.hall.changed(room.id)
    else:
        await _let_bot_play(wire, seat, message.level)


async def _mute(wire: Wire, message: SeatDo) -> None:
    room: Room = wire.room
    if not wire.host:
        raise Refused("not-yours", "only the host can do that")

    def change(settings: Settings) -> None:
        muted = set(settings.muted) - {message.seat}
        settings.muted = sorted(muted | {message.seat} if message.do == "mute" else muted)

    await seats.agree(room, change)


HANDLERS: dict[type, Callable[[Wire, Any], Awaitable[None]]] = {
    Hello: _hello,
    Ping: _ping,
    MakePick: _pick,
    MakeChain: _chain,
    Undo: _undo,
    Want: _want,
    Say: _say,
    Seal: _seal,
    Salt: _salt,
    SeatDo: _seat,
    GiveOrder: _order,
}
