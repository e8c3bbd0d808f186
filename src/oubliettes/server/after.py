"""Once a match is over: its replay from every seat, its record, a rematch, a table that goes on from a moment of it."""

from collections.abc import Callable, Hashable
from dataclasses import replace

import msgspec

from oubliettes.kernel import BadRecord, OubliettesError, Start
from oubliettes.server import people, queries, quotas, roster, starting, stored
from oubliettes.server.bots import DEFAULT
from oubliettes.server.entries import encode, pack_start, start_of
from oubliettes.server.forms.finished import ContinueMatch, Created, LogPage
from oubliettes.server.forms.table import MatchInfo
from oubliettes.server.guard import Trouble
from oubliettes.server.lobby import show
from oubliettes.server.papers import Paper, RecordPaper, ReplayPaper
from oubliettes.server.position import Position, begin_again
from oubliettes.server.recent import Said
from oubliettes.server.replaying import Pace
from oubliettes.server.room import Room
from oubliettes.server.shown import result_of
from oubliettes.server.starting import known_level, new_match_id, settle
from oubliettes.server.store import Sql, Tx, now_ms
from oubliettes.server.stored import EntryRow, MatchRow, SeatRow, Settings
from oubliettes.server.story import Past
from oubliettes.server.web import Call, written

PAGE = 100


async def log_page(call: Call) -> LogPage:
    """Scroll back in the log, as one's own seat may read it."""
    found = await call.place()
    seat = call.number("seat", -1)
    if seat >= 0 and seat not in {hold.seat for hold in found if hold.role == "seat"}:
        raise Trouble(403, "not-yours", "this seat is not yours")
    before = call.number("before", 2**31)
    store, match = call.hall.store, call.text("match")
    rows = await queries.log_rows(store, match, before, PAGE)
    undone = await queries.undone(store, match)
    groups = [Said.of(row).for_(seat if seat >= 0 else None) for row in rows if row.n not in undone and row.log != "[]"]
    return LogPage([group for group in groups if group], undone, bool(rows) and rows[0].n > 0)


async def _finished(call: Call, *roles: str) -> Room:
    """The table in the path, once its match is over: before, this would show what is hidden."""
    await call.place(*roles)
    room = await call.hall.room(call.text("match"))
    if room is None or room.info.state not in stored.OVER:
        raise Trouble(409, "not-now", "this is for after the end")
    return room


async def _over(call: Call) -> MatchRow:
    """The match in the path, once it is over."""
    await call.place()
    info = await queries.match_row(call.hall.store, call.text("match"))
    if info is None or info.state not in stored.OVER:
        raise Trouble(409, "not-now", "this is for after the end")
    return info


async def _paper(call: Call, kind: Hashable, info: MatchRow, begin: Callable[[list[EntryRow]], Paper]) -> bytes:
    """A paper about a match that is over: kept, since nothing of it will change."""

    async def gather() -> Paper:
        return begin(await queries.entry_rows(call.hall.store, info.id))

    return await written(call.hall.desk.paper((kind, info.id), call.device, gather))


async def replay(call: Call) -> msgspec.Raw:
    """A finished match, move by move, as a seat saw it; -1 as everybody saw it."""
    info = await _over(call)
    seat, result = call.number("seat", -1), result_of(info)
    if not -1 <= seat < len(await queries.seat_rows(call.hall.store, info.id)):
        raise Trouble(400, "no-seat", "there is no such seat")
    return msgspec.Raw(
        await _paper(call, ("replay", seat), info, lambda rows: ReplayPaper(info.game, rows, seat, result))
    )


async def story(call: Call) -> msgspec.Raw:
    """How a finished match went: standing after each move, luck, turning point."""
    info = await _over(call)
    return msgspec.Raw(await _paper(call, "story", info, lambda rows: Past(info.game, rows)))


async def record(call: Call) -> str:
    """The record of a finished match, seed included: every die can be checked."""
    info = await _over(call)
    continued = bool(info.continued_match)
    paper = await _paper(
        call, "record", info, lambda rows: RecordPaper(info.game, rows, info.result, info.seed, continued)
    )
    return paper.decode()


async def close(call: Call) -> MatchInfo:
    """Close a match that these rules cannot play on. Its story so far can then be read like that of any other."""
    await call.place("seat", "host")
    room = await call.hall.room(call.text("match"))
    if room is None or not await call.hall.store.run(queries.close(room.id)):
        raise Trouble(409, "not-now", "only a match that these rules cannot play on can be closed before its end")
    await call.hall.changed(room.id)
    room.publish()
    return await show(call)


async def rematch(call: Call) -> Created:
    """The same people at a new table. Two who ask get the same one."""
    room = await _finished(call, "seat", "host")
    if room.game is None:
        raise Trouble(409, "stuck", "this server does not have that game")
    options = msgspec.json.decode(room.info.options)
    for option in room.game.options:
        if option.kind == "legacy":
            options[option.id] = None
    seed, commitment = starting.fresh_dice()
    row = MatchRow(
        id=new_match_id(),
        game=room.info.game,
        rules=room.game.version,
        options=encode(settle(room.game, len(room.seats), options)),
        settings=encode(msgspec.structs.replace(room.settings, muted=[], requests=[])),
        state="open",
        seed=seed,
        commitment=commitment,
        host=room.info.host,
        rematch_of=room.id,
        made=now_ms(),
        campaign=room.info.campaign,
    )
    seats = [_again(seat) for seat in room.seats]
    await call.hall.store.run(quotas.within(quotas.hosted(call.profile), _rematch(row, seats)))
    rows = await call.hall.store.read("SELECT id FROM match WHERE rematch_of = $1", room.id)
    await call.hall.changed(room.id)
    return Created(rows[0][0])


def _again(seat: SeatRow) -> SeatRow:
    """A seat's person again, with the sheet it brought; a bot that stood in for a person goes home."""
    if seat.profile:
        return seat._replace(kind="person", level="", seal="", salt="", gen=0)
    return seat._replace(seal="", salt="", gen=0)


def _rematch(row: MatchRow, seats: list[SeatRow]) -> Tx[None]:
    if (yield from queries.create_match(row, seats, ())):
        yield Sql(
            "INSERT INTO hold (device, match, seat, role, gen) "
            "SELECT h.device, $1, h.seat, h.role, 0 FROM hold h "
            "LEFT JOIN seat s ON s.match = h.match AND s.seat = h.seat "
            "WHERE h.match = $2 AND (h.seat < 0 OR s.gen = h.gen)",
            (row.id, row.rematch_of),
        )


async def continue_from(call: Call, form: ContinueMatch) -> Created:
    """A new table that stands where a finished match stood after input `n`, with new dice and bots."""
    call.limits.check(call.limits.tables, call.address)
    room = await _finished(call)
    if room.game is None:
        raise Trouble(409, "stuck", "this server does not have that game")
    rows = await queries.entry_rows(room.hall.store, room.id)
    if not 0 <= form.seat < len(room.seats):
        raise Trouble(400, "no-seat", "there is no such seat")
    level = known_level(form.level or DEFAULT)
    name = people.clean_name(form.name)
    seats = [
        SeatRow(seat.seat, "person", name, "", call.profile)
        if seat.seat == form.seat
        else SeatRow(seat.seat, "bot", level=level)
        for seat in room.seats
    ]
    match = new_match_id()
    seats = roster.seat_bots(match, seats)
    seed, commitment = starting.fresh_dice()
    old = start_of(rows[0], room.info.game)
    begun = replace(
        old,
        rules=room.game.version,
        names=tuple(seat.name for seat in seats),
        commitment=commitment,
        salts=("",) * old.seats,
    )
    position, copied = await _up_to(room, rows, form.n, begun, seed)
    if not position.match.pending:
        raise Trouble(409, "not-now", "the match was over there: choose an earlier moment")
    row = MatchRow(
        id=match,
        game=room.info.game,
        rules=room.game.version,
        options=encode(begun.options),
        settings=encode(Settings(0, old.dice)),
        state="open",
        seed=seed,
        commitment=commitment,
        host=name,
        continued_match=room.id,
        continued_n=form.n,
        made=now_ms(),
    )
    holding = [(call.device, -1, "host"), (call.device, form.seat, "seat")]
    await call.hall.store.run(quotas.within(quotas.hosted(call.profile), _continue(row, seats, holding, copied)))
    return Created(row.id)


async def _up_to(room: Room, rows: list[EntryRow], n: int, begun: Start, seed: str) -> tuple[Position, list[EntryRow]]:
    """The entries of a match up to one, numbered anew without those that are not part of the game."""
    assert room.game is not None
    first = rows[0]._replace(pick=pack_start(begun))
    copied = [first]
    try:
        async with Pace(room.hall.slices) as pace:
            position = begin_again(room.game, first, seed)
            for row in rows[1:]:
                if row.n > n:
                    break
                if row.kind == "pick":
                    row = row._replace(n=position.n + 1, ask=position.ask_id(row.seat))
                elif row.kind == "undo":
                    found = position.undoable(row.seat)
                    if found is None:
                        raise BadRecord(f"entry {row.n} takes back what cannot be taken back")
                    row = row._replace(n=position.n + 1, ask=f"u{found[1]}", pick=encode([found[0]]))
                else:
                    continue
                position.apply(row)
                copied.append(row)
                await pace.breathe()
    except OubliettesError as error:
        raise Trouble(409, "stuck", str(error)) from None
    return position, copied


def _continue(
    row: MatchRow, seats: list[SeatRow], holding: list[tuple[str, int, str]], copied: list[EntryRow]
) -> Tx[None]:
    yield from queries.create_match(row, seats, holding)
    yield from queries.start_match(row.id, copied, seats, row.options)
