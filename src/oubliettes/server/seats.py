"""Who plays a seat while a match is on. Nobody takes one from its person without their consent, the host included,
unless they have been away for two minutes; and everybody is told of every seat that goes from hand to hand."""

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from oubliettes.server import moves, queries, seat_queries
from oubliettes.server.bots import DEFAULT, levels
from oubliettes.server.entries import encode
from oubliettes.server.messages import Handed, Request
from oubliettes.server.room import REQUEST, Refused, Room
from oubliettes.server.store import Tx, now_ms
from oubliettes.server.stored import SeatRow, Settings

ABSENT = 2 * 60_000
"""Milliseconds of absence after which a person need not be asked."""
Ground = Literal["own", "agreed", "absent", "free", "clock"]
What = Literal["bot", "invite"]


# ------------------------------------------------------------------ consent


async def ground(room: Room, seat: int, what: What, mine: bool) -> Ground | None:
    """Why a seat may be left to a bot, or to whoever gets an invite; None: its person has to be asked."""
    if mine:
        return "own"
    if not await seat_queries.held(room.hall.store, room.id, seat):
        return "free"
    if not room.here(seat) and now_ms() - room.away.get(seat, now_ms()) >= ABSENT:
        return "absent"
    request = _request(room, seat)
    return "agreed" if request and (request.what, request.answer) == (what, "yes") else None


def _request(room: Room, seat: int) -> Request | None:
    now = now_ms()
    return next((one for one in room.settings.requests if one.seat == seat and now - one.at < REQUEST), None)


async def ask(room: Room, seat: int, what: What, by: str, level: str = "") -> None:
    """Ask a seat's person; they see it at once. Asked again, nothing changes until they have answered."""
    before = _request(room, seat)
    if before and before.answer == "no":
        raise Refused("not-now", f"{room.seats[seat].name} said no: it can be asked again in two minutes")
    if before and before.what != what:
        raise Refused("not-now", f"{room.seats[seat].name} is asked something else just now")
    if before is None:
        await _put(room, seat, Request(seat, what, by, now_ms(), level=level))


async def answer(room: Room, seat: int, yes: bool) -> None:
    """The person's yes or no. A bot sits down at a yes; an invite is made when the host asks for it again."""
    request = _request(room, seat)
    if request is None or request.answer:
        room.people_changed()  # what was forgotten is no longer shown
        raise Refused("closed", "nobody asks for this seat any more")
    if yes and request.what == "bot":
        await to_bot(room, seat, request.level, "agreed", request.by)
        await _put(room, seat, None)
    else:
        said: Literal["yes", "no"] = "yes" if yes else "no"
        await _put(room, seat, msgspec.structs.replace(request, answer=said, at=now_ms()))


async def _put(room: Room, seat: int, request: Request | None) -> None:
    """There is at most one for a seat."""

    def change(settings: Settings) -> None:
        others = [one for one in settings.requests if one.seat != seat and now_ms() - one.at < REQUEST]
        settings.requests = [*others, request] if request else others

    await agree(room, change)
    if request:
        asyncio.get_running_loop().call_later(REQUEST / 1000 + 1, room.people_changed)  # it is forgotten by then


async def agree(room: Room, change: Callable[[Settings], None]) -> None:
    """Change what the table agreed on, as it stands in the store."""
    for _ in range(moves.TRIES):
        before = room.info.settings
        settings = msgspec.json.decode(before, type=Settings)
        change(settings)
        stored = await room.hall.store.run(queries.set_settings(room.id, before, encode(settings)))
        await room.hall.changed(room.id)
        if stored:
            return
    raise Refused("retry", "others were quicker, again and again: send it again")


# ------------------------------------------------------------------ from hand to hand


async def to_bot(room: Room, seat: int, level: str, why: Ground, by: str = "") -> None:
    """A bot plays this seat from now on."""
    chosen = level or DEFAULT
    if chosen not in levels():
        raise Refused("not-offered", f"bots have the levels {', '.join(levels())}, not {level!r}")

    def change(row: SeatRow) -> SeatRow | None:
        return None if row.kind == "bot" else row._replace(kind="bot", level=chosen)

    await moves.change_seat(room, seat, change, Handed(seat, "bot", chosen, why, by))


async def back(room: Room, seat: int) -> None:
    """Its person plays again what a bot played for them."""

    def change(row: SeatRow) -> SeatRow | None:
        return row._replace(kind="person", level="") if row.kind == "bot" else None

    await moves.change_seat(room, seat, change, Handed(seat, "back", room.seats[seat].name, "own"))


async def invite(room: Room, seat: int, key_hash: str, why: Ground, by: str) -> None:
    """Whoever held this seat does no longer: its next generation is for the one who uses this key."""
    gen = room.seats[seat].gen + 1

    def change(row: SeatRow) -> SeatRow:
        if row.gen + 1 != gen:
            raise Refused("retry", "somebody else made an invite for this seat just now")
        return row._replace(gen=gen)

    def also() -> Tx[None]:
        yield from seat_queries.only_key(key_hash, room.id, seat, gen)

    await moves.change_seat(room, seat, change, Handed(seat, "invited", "", why, by), also)
    await _put(room, seat, None)


async def take(room: Room, sitting: SeatRow, key_hash: str, device: str) -> None:
    """Somebody uses an invite while the match is on. What the seat brought and sealed at the start stays as it was."""

    def change(row: SeatRow) -> SeatRow:
        if row.gen != sitting.gen:
            raise Refused("closed", "this link was replaced; ask the host for another")
        return row._replace(kind="person", name=sitting.name, level="", profile=row.profile or sitting.profile)

    def also() -> Tx[None]:
        yield from seat_queries.spend(key_hash, room.id, sitting.seat, sitting.gen, device)

    seat = sitting.seat
    await moves.change_seat(room, seat, change, Handed(seat, "taken", sitting.name, "free"), also)


async def take_home(room: Room, seat: int, device: str) -> None:
    """A seat's person takes it back from whoever was given it; all are told since when that one saw its side."""
    gen = room.seats[seat].gen + 1
    names = room.position.start.names if room.position else []
    since = next((one.after for one in _lost(room, seat)), -1)

    def change(row: SeatRow) -> SeatRow:
        if row.gen + 1 != gen:
            raise Refused("retry", "this seat was given to somebody just now")
        return row._replace(kind="person", level="", gen=gen, name=names[seat] if names else row.name)

    def also() -> Tx[None]:
        yield from seat_queries.take_home(device, room.id, seat, gen)

    name = names[seat] if names else ""
    await moves.change_seat(room, seat, change, Handed(seat, "back", name, "own", since=since), also)


def _lost(room: Room, seat: int) -> list[Handed]:
    """Who was given this seat since its person held it last, oldest first."""
    found: list[Handed] = []
    for one in room.recent.handed:
        if one.seat == seat and one.what == "taken":
            found.append(one)
        elif one.seat == seat and one.what == "back" and one.since >= 0:
            found = []
    return found
