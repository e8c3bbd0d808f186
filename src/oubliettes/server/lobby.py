"""The lobby over HTTP: open a table, sit, start."""

import msgspec

from oubliettes.games import GAMES
from oubliettes.server import campaigns, moves, people, queries, quotas, roster, seat_queries, starting
from oubliettes.server.books import game_of
from oubliettes.server.entries import encode
from oubliettes.server.forms.table import (
    ChangeMatch,
    ChangeSeat,
    Enter,
    MatchInfo,
    MoveSeat,
    NewMatch,
    Sit,
    StartMatch,
)
from oubliettes.server.guard import Trouble
from oubliettes.server.room import Room
from oubliettes.server.starting import known_level, new_match_id, settle
from oubliettes.server.store import now_ms
from oubliettes.server.stored import MatchRow, SeatRow, Settings, SheetRow
from oubliettes.server.web import Call

HOST_AWAY = 5 * 60_000


async def create(call: Call, form: NewMatch) -> MatchInfo:
    """Open a table; the caller is its host."""
    call.limits.check(call.limits.tables, call.address)
    game = game_of(form.game)
    options = settle(game, form.seats, form.options)
    seats = [SeatRow(number, "open") for number in range(form.seats)]
    holding = [(call.device, -1, "host")]
    for bot in form.bots:
        seats[seat_number(bot.seat, form.seats)] = SeatRow(bot.seat, "bot", level=known_level(bot.level))
    for sit in form.sit:
        seats[seat_number(sit.seat, form.seats)] = await seated(call, form.game, sit.seat, sit, 0)
        holding.append((call.device, sit.seat, "seat"))
    campaign = await campaigns.mine(call, form.campaign, game.slug) if form.campaign else None
    seed, commitment = starting.fresh_dice()
    host = form.sit[0].name if form.sit else await _name(call)
    row = MatchRow(
        id=new_match_id(),
        game=game.slug,
        rules=game.version,
        options=encode(options),
        settings=encode(Settings(form.clock, form.dice, form.hints, campaign=campaign.name if campaign else "")),
        state="open",
        seed=seed,
        commitment=commitment,
        host=host,
        made=now_ms(),
        campaign=form.campaign,
    )
    seats = roster.seat_bots(row.id, seats)
    await call.hall.store.run(quotas.within(quotas.hosted(call.profile), queries.create_match(row, seats, holding)))
    call.request.path_params["match"] = row.id
    return await show(call)


def seat_number(number: int, count: int) -> int:
    if not 0 <= number < count:
        raise Trouble(400, "no-seat", f"seats go from 0 to {count - 1}")
    return number


async def _name(call: Call) -> str:
    rows = await call.hall.store.read("SELECT name FROM profile WHERE id = $1", call.profile)
    return str(rows[0][0]) if rows else ""


async def seated(call: Call, game: str, seat: int, form: Sit | Enter, gen: int) -> SeatRow:
    """The caller, in a seat."""
    sheet = form.sheet
    if sheet == "auto":
        text = "SELECT id FROM sheet WHERE owner = $1 AND game = $2 AND busy = '' ORDER BY origin DESC, id LIMIT 1"
        found = await call.hall.store.read(text, call.profile, game)
        sheet = str(found[0][0]) if found else ""
    if not sheet and game in GAMES and any(option.kind == "legacy" for option in GAMES[game].options):
        new = SheetRow("", call.profile, game, "", "", "", "", "played")  # what this match may leave behind
        await call.hall.store.run(quotas.sheets(call.profile, [new]))
    elif form.sheet not in ("", "auto"):
        text = "SELECT busy FROM sheet WHERE id = $1 AND owner = $2 AND game = $3"
        rows = await call.hall.store.read(text, form.sheet, call.profile, game)
        if not rows:
            raise Trouble(404, "no-sheet", "you have no such sheet for this game")
        if rows[0][0]:
            raise Trouble(409, "sheet-busy", "this sheet is in another match")
    name = people.clean_name(form.name or await _name(call) or "?")
    return SeatRow(seat, "person", name, "", call.profile, gen, form.seal or "", "", sheet)


async def show(call: Call) -> MatchInfo:
    """A table, and what the caller is there."""
    found = await call.place()
    room = await room_of(call)
    mine = [hold.seat for hold in found if hold.role == "seat"]
    return MatchInfo(
        room.table(), mine, any(one.role == "host" for one in found), any(one.role == "watch" for one in found)
    )


async def room_of(call: Call) -> Room:
    room = await call.hall.room(call.text("match"))
    if room is None:
        raise Trouble(404, "no-match", "there is no such table")
    return room


async def _open_room(call: Call) -> Room:
    """The table in the path, its caller the host, before the start."""
    await call.place("host")
    room = await room_of(call)
    if room.info.state != "open" or room.game is None:
        raise Trouble(409, "not-now", "the match has started: this can no longer be changed")
    not_starting(room)
    return room


def not_starting(room: Room) -> None:
    """Who sits and whose seals count is settled before the first salt is opened."""
    if room.opening:
        raise Trouble(409, "late-seal", "the match is just starting and salts are being opened: try in a few seconds")


async def change(call: Call, form: ChangeMatch) -> MatchInfo:
    """Other options, another number of seats, a clock, real dice, hints or none: before the start."""
    for _ in range(moves.TRIES):
        room = await _open_room(call)
        assert room.game is not None
        before = room.info
        count = form.seats or len(room.seats)
        kept = {option.id for option in room.game.options_for(count)}  # what means nothing to so many seats goes
        options = {id: value for id, value in msgspec.json.decode(before.options).items() if id in kept}
        settled = settle(room.game, count, options | (form.options or {}))
        settings = msgspec.structs.replace(
            room.settings,
            clock=room.settings.clock if form.clock is None else form.clock,
            dice=form.dice or room.settings.dice,
            hints=room.settings.hints if form.hints is None else form.hints,
        )
        stored = await call.hall.store.run(queries.change_match(before, encode(settled), encode(settings), form.seats))
        await call.hall.changed(room.id)
        if stored:
            return await show(call)
    raise Trouble(409, "not-saved", "others changed the table at the same time, again and again: send it again")


async def sit(call: Call, form: Sit) -> MatchInfo:
    """The host takes one more seat on this device."""
    room = await _open_room(call)
    seat = room.seats[seat_number(form.seat, len(room.seats))]
    row = await seated(call, room.info.game, form.seat, form, seat.gen)
    if not await call.hall.store.run(seat_queries.take_seat(room.id, row, call.device, kinds=("open", "bot"))):
        raise Trouble(409, "taken", "somebody sits there already")
    sits_now(room, call.device, form.seat)
    await call.hall.changed(room.id)
    return await show(call)


def sits_now(room: Room, device: str, seat: int) -> None:
    """A device whose socket is open already is there for its new seat too."""
    for wire in room.wires:
        if wire.device == device:
            wire.gens[seat] = room.seats[seat].gen
    room.people_changed()


async def change_seat(call: Call, form: ChangeSeat) -> MatchInfo:
    """A bot in a seat, or nobody: before the start."""
    room = await _open_room(call)
    seat = room.seats[seat_number(call.number("seat"), len(room.seats))]
    bot = form.kind == "bot"
    level = known_level(form.level) if bot else ""
    name = (seat.name if seat.kind == "bot" else roster.new_name(room.id, room.seats)) if bot else ""
    row = SeatRow(seat.seat, form.kind, name, level, gen=seat.gen + 1)
    await call.hall.store.run(seat_queries.set_seat(room.id, row))
    await call.hall.changed(room.id)
    return await show(call)


async def move_seat(call: Call, form: MoveSeat) -> MatchInfo:
    """Somebody who sits at the table chooses another seat, and with it another part: before the start."""
    held = {hold.seat for hold in await call.place("seat") if hold.role == "seat"}
    room = await room_of(call)
    if room.info.state != "open":
        raise Trouble(409, "not-now", "the match has started: this can no longer be changed")
    not_starting(room)
    before = room.seats[seat_number(call.number("seat"), len(room.seats))]
    to = room.seats[seat_number(form.to, len(room.seats))]
    if before.seat not in held:
        raise Trouble(403, "not-yours", "you do not sit there")
    if to.kind == "person" or not await call.hall.store.run(seat_queries.move_seat(room.id, before, to, call.device)):
        raise Trouble(409, "taken", "somebody sits there already")
    await call.hall.changed(room.id)
    sits_now(room, call.device, to.seat)
    return await show(call)


async def start(call: Call, form: StartMatch) -> MatchInfo:
    """Begin. Salts are opened first: this may take a few seconds."""
    room = await _open_room(call)
    await room.own(starting.start(room, form.fill))
    return await show(call)


async def become_host(call: Call) -> MatchInfo:
    """A seated person takes over from a host who has been away for five minutes."""
    found = await call.place("seat", "host")
    room = await room_of(call)
    if not any(hold.role == "host" for hold in found):
        if room.host_here() or now_ms() - room.away[-1] < HOST_AWAY:
            raise Trouble(409, "not-now", "the host is here, or has not been away for five minutes")
        seat = next(hold.seat for hold in found if hold.role == "seat")
        await call.hall.store.run(seat_queries.take_over(call.device, room.id, room.seats[seat].name))
        await call.hall.changed(room.id)
        for wire in room.wires:
            wire.host = wire.device == call.device
        room.people_changed()
    return await show(call)
