"""Secret links over HTTP: an invitation to a seat, one's own seat on another device, a place to watch from."""

import socket
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from oubliettes.server import people, queries, quotas, seat_queries, seats
from oubliettes.server.forms.table import Enter, KeyInfo, MatchInfo, NewKey, Role, ShowKey, Square, Welcome
from oubliettes.server.guard import Trouble, loopback
from oubliettes.server.lobby import not_starting, room_of, seat_number, seated, show, sits_now
from oubliettes.server.papers import SquarePaper
from oubliettes.server.room import Refused, Room
from oubliettes.server.turns import Asker
from oubliettes.server.web import Call, written


async def new_key(call: Call, form: NewKey) -> KeyInfo:
    """A secret link: an invite (host), my own seat, a place to watch from, the host's other device."""
    found = await call.place()
    room = await room_of(call)
    held = {(hold.role, hold.seat) for hold in found}
    secret = people.new_secret()
    key_hash = people.hashed(secret)
    allowed = {
        "invite": ("host", -1) in held,
        "seat": ("seat", form.seat) in held,
        "watch": True,
        "host": ("host", -1) in held,
    }[form.role]
    if not allowed:
        raise Trouble(403, "not-yours", "this link is not yours to give")
    if form.role == "invite":
        await _invite(call, room, seat_number(form.seat, len(room.seats)), key_hash, ("seat", form.seat) in held)
    else:
        seat = form.seat if form.role == "seat" else -1
        gen = room.seats[form.seat].gen if form.role == "seat" else 0
        await call.hall.store.run(
            quotas.within(
                quotas.links(room.id, seat, form.role),
                seat_queries.new_key(key_hash, room.id, seat, form.role, gen),
            )
        )
    url = f"{_base(call)}/join#{secret}"
    code = await written(call.hall.bots.write(SquarePaper(url), Asker(call.device)))
    return KeyInfo(secret, url, msgspec.json.decode(code, type=Square))


async def _invite(call: Call, room: Room, seat: int, key_hash: str, mine: bool) -> None:
    """The seat is for whoever uses this key. While the match is on, its person is asked first."""
    if room.info.state not in ("open", "play"):
        raise Trouble(409, "not-now", "the match is over")
    if room.info.state == "open":
        not_starting(room)
        await call.hall.store.run(seat_queries.new_invite(key_hash, room.id, seat))
        return await call.hall.changed(room.id)
    try:
        why = await seats.ground(room, seat, "invite", mine)
        if why is None:
            await seats.ask(room, seat, "invite", room.info.host)
            name = room.seats[seat].name
            raise Trouble(409, "consent", f"{name} is playing this seat and was asked to leave it: wait for the answer")
        await seats.invite(room, seat, key_hash, why, room.info.host)
    except Refused as refused:
        raise Trouble(409, refused.code, refused.why) from None


def _base(call: Call) -> str:
    """The address to put into a link: in the house, one that other devices can reach."""
    url = call.request.url
    if call.hall.config.lan and (url.hostname == "localhost" or loopback(url.hostname or "")):
        return f"{url.scheme}://{lan_address()}:{urlsplit(str(url)).port or 80}"
    return f"{url.scheme}://{url.netloc}"


def lan_address() -> str:
    """This machine's own address in the house; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


class _Pass(NamedTuple):
    """What a good key opens."""

    room: Room
    key_hash: str
    seat: int
    role: Role
    gen: int
    used: bool


async def _pass(call: Call, key: str) -> _Pass:
    """What this key is good for; refused where it is good for nothing."""
    call.limits.check(call.limits.keys, call.address)
    key_hash = people.hashed(key)
    rows = await call.hall.store.read("SELECT match, seat, role, gen, used FROM pass WHERE key_hash = $1", key_hash)
    if not rows:
        raise Trouble(404, "no-key", "this link is not good: it was used up or replaced; ask the host for another")
    match, seat, role, gen, used = rows[0]
    call.request.path_params["match"] = match
    room = await room_of(call)
    if seat >= 0 and (seat >= len(room.seats) or room.seats[seat].gen != gen):
        raise Trouble(404, "no-key", "this link was replaced; ask the host for another")
    if used and any(hold.seat == seat for hold in await queries.holds(call.hall.store, call.device, match)):
        role = "seat"  # whoever used it finds their own seat by it again
    return _Pass(room, key_hash, seat, role, gen, bool(used))


async def welcome(call: Call, form: ShowKey) -> Welcome:
    """Where a link leads, before it is used; who has none that is good is told nothing."""
    found = await _pass(call, form.key)
    if found.role == "invite":
        _still_good(found)
    table = found.room.table()
    return Welcome(table.game, found.role, table.host, found.seat, len(table.seats), table.options)


def _still_good(found: _Pass) -> None:
    """An invitation is to a match that is not over, and good once."""
    if found.room.info.state not in ("open", "play"):
        raise Trouble(409, "not-now", "the match is over")
    if found.used:
        raise _spent()


def _spent() -> Trouble:
    return Trouble(409, "used", "somebody has used this link already; ask the host for another")


async def enter(call: Call, form: Enter) -> MatchInfo:
    """Use a key: sit down, or watch."""
    found = await _pass(call, form.key)
    match = found.room.id
    if found.role == "invite":
        await _accept(call, found, form)
    else:
        sitting = seat_queries.hold(call.device, match, found.seat, found.role, found.gen)
        await call.hall.store.run(quotas.within(quotas.places(call.profile), sitting))
    if found.seat >= 0:
        sits_now(found.room, call.device, found.seat)
    await call.hall.changed(match)
    return await show(call)


async def _accept(call: Call, found: _Pass, form: Enter) -> None:
    """Of two who use an invitation one sits."""
    _still_good(found)
    room = found.room
    not_starting(room)
    row = await seated(call, room.info.game, found.seat, form, found.gen)
    try:
        if room.info.state == "play":
            await call.hall.store.run(quotas.places(call.profile))
            await seats.take(room, row, found.key_hash, call.device)
        else:
            sitting = seat_queries.use_invite(found.key_hash, row, room.id, call.device)
            await call.hall.store.run(quotas.within(quotas.places(call.profile), sitting))
    except seat_queries.Spent:
        raise _spent() from None
    except Refused as error:
        raise Trouble(503, error.code, error.why) from None


async def take_home(call: Call) -> MatchInfo:
    """The seats of mine that others were given while I was away, or because I agreed, are mine again."""
    room = await room_of(call)
    held = {hold.seat for hold in await queries.holds(call.hall.store, call.device, room.id) if hold.role == "seat"}
    mine = [row.seat for row in room.seats if row.profile == call.profile and row.seat not in held]
    if room.info.state != "play" or not mine:
        raise Trouble(404, "no-match", "no seat of yours is in other hands at this table")
    for seat in mine:
        try:
            await seats.take_home(room, seat, call.device)
        except Refused as refused:
            raise Trouble(409, refused.code, refused.why) from None
        sits_now(room, call.device, seat)
    return await show(call)
