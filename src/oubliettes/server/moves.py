"""The move path: from a pick that came in to a committed entry. docs/protocol.md tells what clients notice."""

import logging
from collections.abc import Callable, Sequence

import msgspec

from oubliettes.kernel import Ask, BadRecord, Pick
from oubliettes.server import queries
from oubliettes.server.entries import encode
from oubliettes.server.loading import fill
from oubliettes.server.messages import Handed
from oubliettes.server.position import Position
from oubliettes.server.recent import FILMED, handed_words
from oubliettes.server.room import Refused, Room
from oubliettes.server.store import NotSaved, StoreError, Tx, Unknown, now_ms
from oubliettes.server.stored import Ending, EntryRow, SeatRow

TRIES = 5
LONG = 20_000
"""Inputs after which a match can only go forward."""
log = logging.getLogger("oubliettes.moves")


Ack = Callable[[], None]
"""Called once the input is stored and the room stands where it led to, in one breath with its publishing: the ack then
travels with what it led to, never with the question that it answered."""


May = Callable[[], object]
"""Called when it is this input's turn: refuses if whoever sent it has lost the seat meanwhile."""
Change = Callable[[SeatRow], SeatRow | None]
"""From how a seat is to how it becomes; None: it is so already. May refuse."""
Also = Callable[[], Tx[None]]


def nobody() -> None:
    """Bots and clocks need no ack, and may always."""


def nothing() -> Tx[None]:
    yield from ()


async def answer(
    room: Room, seat: int, ask: str, pick: Sequence[str | int], by: str, ack: Ack = nobody, may: May = nobody
) -> None:
    """Play a seat's pick; it is stored when this returns. Raises Refused."""
    await room.own(_answer(room, seat, ask, pick, by, ack, may))


async def take_back(room: Room, seat: int, of: str, ack: Ack = nobody, may: May = nobody) -> None:
    """Take back a seat's answer to the ask `of`."""
    await room.own(_take_back(room, seat, of, ack, may))


async def change_seat(room: Room, seat: int, change: Change, handed: Handed, also: Also = nothing) -> None:
    """Somebody else plays a seat from now on: part of the record. `also`: what is stored with it."""
    await room.own(_change_seat(room, seat, change, handed, also))


# ------------------------------------------------------------------ the three inputs


async def _answer(room: Room, seat: int, ask: str, pick: Sequence[str | int], by: str, ack: Ack, may: May) -> None:
    async with room.lock:
        for _ in range(TRIES):
            position = await ready(room)
            may()
            open_ask = position.match.ask_of(seat)
            if open_ask is None or position.ask_id(seat) != ask:
                await _settled(room, seat, ask, pick)
                return ack()
            offered = find(open_ask, pick)
            after = position.fork(room.watchers())
            try:
                row = after.pick(seat, offered, by)
            except Exception as error:
                raise broken(room, seat, ["pick", *offered], error) from error
            if await _store(room, after, row, ack):
                return
    raise Refused("retry", "others were quicker, again and again: send it again")


def find(ask: Ask, pick: Sequence[str | int]) -> Pick:
    """The option that was offered, by its value."""
    wanted = tuple(pick)
    for option in ask.options:
        if option == wanted:
            return option
    raise Refused("not-offered", f"{list(pick)} is not among the picks offered", ask.rule)


def broken(room: Room, seat: int, did: Sequence[str | int], error: Exception) -> Refused:
    """A rule that fails is the program's fault and nobody's at the table: it is noted so that it can be repeated.

    The match, its rules and the entry it stands at say from where; the dice are in the store, and so is the rest.
    """
    position = room.position
    where = {"match": room.id, "game": room.info.game, "n": room.head, "seat": seat, "did": did}
    where["rules"] = room.game.version if room.game else 0
    where["asked"] = [str(ask.prompt) for ask in position.match.pending] if position else []
    room.note_failure(encode(where), error)
    return Refused(
        "broken", "this makes the program fail: nothing has changed, and the fault is noted; do another thing"
    )


async def _settled(room: Room, seat: int, ask: str, pick: Sequence[str | int]) -> None:
    """An ask that is not open: the same answer again is acknowledged again."""
    row = await _entry(room, seat, ask)
    if row is None:
        raise Refused("closed", "this question is not open")
    if msgspec.json.decode(row.pick) != list(pick):
        raise Refused("answered", "this question was answered with another pick")


async def _take_back(room: Room, seat: int, of: str, ack: Ack, may: May) -> None:
    async with room.lock:
        for _ in range(TRIES):
            position = await ready(room)
            may()
            _not_for_ever(position)
            found = position.undoable(seat)
            if found is None or found[1] != of:
                if await _entry(room, seat, f"u{of}"):
                    return ack()
                raise Refused("closed", "this answer can no longer be taken back")
            after = position.fork()
            try:
                row = after.undo(seat)
            except Exception as error:
                raise broken(room, seat, ["undo", of], error) from error
            if await _store(room, after, row, ack):
                return
    raise Refused("retry", "others were quicker, again and again: send it again")


async def _change_seat(room: Room, seat: int, change: Change, handed: Handed, also: Also) -> None:
    async with room.lock:
        for _ in range(TRIES):
            position = await ready(room)
            if room.info.state != "play":
                raise Refused("not-now", "the match is over")
            _not_for_ever(position)
            before = room.seats[seat]
            after = change(before)
            if after is None:
                return
            told_so = msgspec.structs.replace(handed, name=before.name, after=position.shown)
            by = "clock" if handed.why == "clock" else "person"
            n = position.n + 1
            row = EntryRow(n, seat, f"s{n}", "seat", handed_words(told_so), "[]", "[]", by, now_ms(), position.waits())
            if await _put(room, queries.hand_over(room.id, row, after, also), row):
                position.apply(row)
                room.seats[seat] = after
                room.recent.remember(row)
                told(room)
                room.people_changed()
                room.publish()
                return
    raise Refused("retry", "others were quicker, again and again: send it again")


def _not_for_ever(position: Position) -> None:
    """Picks bring a match to its end. Taking back and changing seats do not: a record has a bound."""
    if position.n >= LONG:
        raise Refused("not-now", f"this match has more than {LONG} inputs: it can only be played on")


# ------------------------------------------------------------------ storing


async def _store(room: Room, after: Position, row: EntryRow, ack: Ack) -> bool:
    """Commit an entry and publish what it leads to; False when somebody else took its number."""
    ending = None
    result = after.match.result
    if result is not None:
        assert room.game is not None
        kinds = [option.id for option in room.game.options if option.kind == "legacy"]
        ending = Ending(encode(result.as_json()), result.legacy if kinds else (), kinds[0] if kinds else "")
    if not await _put(room, queries.append(room.id, row, ending=ending), row):
        return False
    if room.stale:  # others wrote too, or the connection was lost: take it from the store, with all that came with it
        await _caught_up(room)
        ack()
        return True
    room.recent.keep_film(row.n, after.match.frames)
    after.slim()
    room.position = after
    if ending:
        room.info = room.info._replace(state="done", result=ending.result)
        room.people_changed()
    room.recent.remember(row)
    told(room)
    ack()
    room.publish()
    return True


async def _put(room: Room, tx: Tx[bool], row: EntryRow) -> bool:
    """Run an append; False on a conflict. After a connection lost in a commit, look whether the entry is there."""
    try:
        stored = await room.hall.store.run(tx)
    except NotSaved as error:
        room.stale = True
        raise Refused("not-saved", f"it could not be saved, nothing has changed: {error}") from error
    except Unknown as error:
        room.stale = True
        found = await _entry(room, row.seat, row.ask)
        if found is None:
            raise Refused("retry", f"it is not known whether it was saved: {error}") from error
        return found == row._replace(at=found.at)
    if not stored:
        room.stale = True
    return stored


async def _entry(room: Room, seat: int, ask: str) -> EntryRow | None:
    try:
        return await queries.entry_of(room.hall.store, room.id, seat, ask)
    except StoreError as error:
        raise Refused("retry", f"the store is away: {error}") from error


def told(room: Room) -> None:
    """Wake the other servers."""
    room.hall.store.tell(f"m:{room.id}:{room.head}")


# ------------------------------------------------------------------ catching up


async def ready(room: Room) -> Position:
    """Where the match stands, entries of other servers included."""
    if room.hall.stopping:
        raise Refused("stopping", "the server stops: send it again when you are back")
    if room.stale:
        await _caught_up(room)
    if room.stuck:
        raise Refused("stuck", room.stuck)
    if room.info.state == "closed":
        raise Refused("stuck", "this match was closed")
    if room.position is None:
        raise Refused("not-now", "the match has not started")
    return room.position


async def _caught_up(room: Room) -> None:
    try:
        await catch_up(room)
    except StoreError as error:
        raise Refused("retry", f"the store is away: {error}") from error


async def catch_up(room: Room) -> None:
    """Read and play the entries that other servers wrote. The caller has the lock."""
    if room.position is None:
        await fill(room)
        room.stale = False
        room.publish()
        return
    rows = await queries.entry_rows(room.hall.store, room.id, room.head)
    if rows:
        await room.hall.refresh(room)  # first: nobody may look while the match has moved and is not published
    try:
        if len(rows) <= FILMED:
            room.position.match.watch(room.watchers())
        for row in rows:
            room.position.apply(row)
            room.recent.keep_film(row.n, room.position.match.frames)
            room.recent.remember(row)
    except BadRecord as error:
        log.error("match %s: %s; loading it again", room.id, error)
        await fill(room)
    if room.position is not None:
        room.position.slim()
    room.stale = False
    if rows:
        room.publish()
