"""The lobby over HTTP: open a table, sit, invite, start."""

import socket
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Game
from oubliettes.server import campaigns, people, queries, quotas, roster, seat_queries, seats, starting
from oubliettes.server.books import game_of
from oubliettes.server.bots import levels
from oubliettes.server.entries import encode
from oubliettes.server.forms import (
    About,
    ChangeMatch,
    ChangeSeat,
    Enter,
    GameInfo,
    House,
    KeyInfo,
    MatchInfo,
    MoveSeat,
    NewKey,
    NewMatch,
    OptionInfo,
    Sit,
    Square,
    StartMatch,
)
from oubliettes.server.guard import Trouble, loopback
from oubliettes.server.lessons import lessons_of
from oubliettes.server.messages import PROTOCOL
from oubliettes.server.papers import SquarePaper
from oubliettes.server.room import Refused, Room
from oubliettes.server.starting import known_level, new_match_id, settle
from oubliettes.server.store import now_ms
from oubliettes.server.stored import MatchRow, SeatRow, Settings, SheetRow
from oubliettes.server.turns import Asker
from oubliettes.server.web import Call, written
from oubliettes.words import Words

HOST_AWAY = 5 * 60_000


# ------------------------------------------------------------------ the house


async def house(call: Call) -> House:
    """The games, their options, the levels of bots."""
    games = [
        GameInfo(
            game.slug,
            game.version,
            list(game.seats),
            [
                OptionInfo(
                    one.id,
                    one.kind,
                    one.default,
                    list(one.values),
                    one.least,
                    one.most,
                    list(one.rules),
                    list(one.seats),
                )
                for one in game.options
                if one.kind != "data"
            ],
            _about(game),
            len(lessons_of(game)),
            game.secrets,
            game.dice,
        )
        for game in GAMES.values()
    ]
    return House(games, levels(), PROTOCOL, call.hall.config.lan)


@cache
def _about(game: Game[Any]) -> dict[str, About]:
    """In every language that the game speaks."""
    spoken = [Words(lang, game) for lang in LANGUAGES if (game.folder / f"words.{lang}.ftl").is_file()]
    return {
        words.lang: About(words.say("game-title"), words.say("game-summary"), words.say("game-minutes"))
        for words in spoken
    }


# ------------------------------------------------------------------ a table


async def create(call: Call, form: NewMatch) -> MatchInfo:
    """Open a table; the caller is its host."""
    call.limits.check(call.limits.tables, call.address)
    game = game_of(form.game)
    options = settle(game, form.seats, form.options)
    seats = [SeatRow(number, "open") for number in range(form.seats)]
    holding = [(call.device, -1, "host")]
    for bot in form.bots:
        seats[_seat(bot.seat, form.seats)] = SeatRow(bot.seat, "bot", level=known_level(bot.level))
    for sit in form.sit:
        seats[_seat(sit.seat, form.seats)] = await _person(call, form.game, sit.seat, sit, 0)
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


def _seat(number: int, count: int) -> int:
    if not 0 <= number < count:
        raise Trouble(400, "no-seat", f"seats go from 0 to {count - 1}")
    return number


async def _name(call: Call) -> str:
    rows = await call.hall.store.read("SELECT name FROM profile WHERE id = $1", call.profile)
    return str(rows[0][0]) if rows else ""


async def _person(call: Call, game: str, seat: int, form: Sit | Enter, gen: int) -> SeatRow:
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
    room = await _room(call)
    mine = [hold.seat for hold in found if hold.role == "seat"]
    return MatchInfo(
        room.table(), mine, any(one.role == "host" for one in found), any(one.role == "watch" for one in found)
    )


async def _room(call: Call) -> Room:
    room = await call.hall.room(call.text("match"))
    if room is None:
        raise Trouble(404, "no-match", "there is no such table")
    return room


async def _open_room(call: Call) -> Room:
    """The table in the path, its caller the host, before the start."""
    await call.place("host")
    room = await _room(call)
    if room.info.state != "open" or room.game is None:
        raise Trouble(409, "not-now", "the match has started: this can no longer be changed")
    _not_starting(room)
    return room


def _not_starting(room: Room) -> None:
    """Who sits and whose seals count is settled before the first salt is opened."""
    if room.opening:
        raise Trouble(409, "late-seal", "the match is just starting and salts are being opened: try in a few seconds")


async def change(call: Call, form: ChangeMatch) -> MatchInfo:
    """Other options, another number of seats, a clock, real dice, hints or none: before the start."""
    room = await _open_room(call)
    assert room.game is not None
    count = form.seats or len(room.seats)
    options = form.options
    if options is None:  # those of the table, as far as they mean something to so many seats
        kept = {option.id for option in room.game.options_for(count)}
        options = {id: value for id, value in msgspec.json.decode(room.info.options).items() if id in kept}
    settled = settle(room.game, count, options)
    settings = msgspec.structs.replace(
        room.settings,
        clock=room.settings.clock if form.clock is None else form.clock,
        dice=form.dice or room.settings.dice,
        hints=room.settings.hints if form.hints is None else form.hints,
    )
    if count != len(room.seats):
        await call.hall.store.run(queries.resize(room.id, count))
    await call.hall.store.run(queries.change_match(room.id, encode(settled), encode(settings)))
    await call.hall.changed(room.id)
    return await show(call)


async def sit(call: Call, form: Sit) -> MatchInfo:
    """The host takes one more seat on this device."""
    room = await _open_room(call)
    seat = room.seats[_seat(form.seat, len(room.seats))]
    row = await _person(call, room.info.game, form.seat, form, seat.gen)
    if not await call.hall.store.run(seat_queries.take_seat(room.id, row, call.device, kinds=("open", "bot"))):
        raise Trouble(409, "taken", "somebody sits there already")
    _sits_now(room, call.device, form.seat)
    await call.hall.changed(room.id)
    return await show(call)


def _sits_now(room: Room, device: str, seat: int) -> None:
    """A device whose socket is open already is there for its new seat too."""
    for wire in room.wires:
        if wire.device == device:
            wire.gens[seat] = room.seats[seat].gen
    room.people_changed()


async def change_seat(call: Call, form: ChangeSeat) -> MatchInfo:
    """A bot in a seat, or nobody: before the start."""
    room = await _open_room(call)
    seat = room.seats[_seat(call.number("seat"), len(room.seats))]
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
    room = await _room(call)
    if room.info.state != "open":
        raise Trouble(409, "not-now", "the match has started: this can no longer be changed")
    _not_starting(room)
    before = room.seats[_seat(call.number("seat"), len(room.seats))]
    to = room.seats[_seat(form.to, len(room.seats))]
    if before.seat not in held:
        raise Trouble(403, "not-yours", "you do not sit there")
    if to.kind == "person" or not await call.hall.store.run(seat_queries.move_seat(room.id, before, to, call.device)):
        raise Trouble(409, "taken", "somebody sits there already")
    await call.hall.changed(room.id)
    _sits_now(room, call.device, to.seat)
    return await show(call)


async def start(call: Call, form: StartMatch) -> MatchInfo:
    """Begin. Salts are opened first: this may take a few seconds."""
    room = await _open_room(call)
    await room.own(starting.start(room, form.fill))
    return await show(call)


async def become_host(call: Call) -> MatchInfo:
    """A seated person takes over from a host who has been away for five minutes."""
    found = await call.place("seat", "host")
    room = await _room(call)
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


# ------------------------------------------------------------------ keys


async def new_key(call: Call, form: NewKey) -> KeyInfo:
    """A secret link: an invite (host), my own seat, a place to watch from, the host's other device."""
    found = await call.place()
    room = await _room(call)
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
        await _invite(call, room, _seat(form.seat, len(room.seats)), key_hash, ("seat", form.seat) in held)
    else:
        seat_number = form.seat if form.role == "seat" else -1
        gen = room.seats[form.seat].gen if form.role == "seat" else 0
        await call.hall.store.run(
            quotas.within(
                quotas.links(room.id, seat_number, form.role),
                seat_queries.new_key(key_hash, room.id, seat_number, form.role, gen),
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
        _not_starting(room)
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


async def enter(call: Call, form: Enter) -> MatchInfo:
    """Use a key: sit down, or watch."""
    call.limits.check(call.limits.keys, call.address)
    key_hash = people.hashed(form.key)
    rows = await call.hall.store.read("SELECT match, seat, role, gen FROM pass WHERE key_hash = $1", key_hash)
    if not rows:
        raise Trouble(404, "no-key", "this link is not good: it was used up or replaced; ask the host for another")
    match, seat, role, gen = rows[0]
    call.request.path_params["match"] = match
    room = await _room(call)
    if seat >= 0 and (seat >= len(room.seats) or room.seats[seat].gen != gen):
        raise Trouble(404, "no-key", "this link was replaced; ask the host for another")
    if role == "invite":
        await _accept(call, room, key_hash, form, seat, gen)
    else:
        await call.hall.store.run(
            quotas.within(quotas.places(call.profile), seat_queries.hold(call.device, match, seat, role, gen))
        )
    if seat >= 0:
        _sits_now(room, call.device, seat)
    await call.hall.changed(match)
    return await show(call)


async def _accept(call: Call, room: Room, key_hash: str, form: Enter, seat: int, gen: int) -> None:
    """An invite is good once."""
    if room.info.state not in ("open", "play"):
        raise Trouble(409, "not-now", "the match is over")
    _not_starting(room)
    row = await _person(call, room.info.game, seat, form, gen)
    try:
        if room.info.state == "play":
            await call.hall.store.run(quotas.places(call.profile))
            await seats.take(room, row, key_hash, call.device)
        else:
            sitting = seat_queries.use_invite(key_hash, row, room.id, call.device)
            await call.hall.store.run(quotas.within(quotas.places(call.profile), sitting))
    except seat_queries.Spent:
        raise Trouble(409, "used", "somebody has used this link already; ask the host for another") from None
    except Refused as error:
        raise Trouble(503, error.code, error.why) from None


async def take_home(call: Call) -> MatchInfo:
    """The seats of mine that others were given while I was away, or because I agreed, are mine again."""
    room = await _room(call)
    held = {hold.seat for hold in await queries.holds(call.hall.store, call.device, room.id) if hold.role == "seat"}
    mine = [row.seat for row in room.seats if row.profile == call.profile and row.seat not in held]
    if room.info.state != "play" or not mine:
        raise Trouble(404, "no-match", "no seat of yours is in other hands at this table")
    for seat in mine:
        try:
            await seats.take_home(room, seat, call.device)
        except Refused as refused:
            raise Trouble(409, refused.code, refused.why) from None
        _sits_now(room, call.device, seat)
    return await show(call)
