"""How a match begins: the salts are opened, entry 0 fixes them with the set-up, and nothing can be bent after."""

import asyncio
import secrets
from typing import Any, NoReturn

import msgspec

from oubliettes.kernel import BadOption, Game, OubliettesError, Start
from oubliettes.kernel.fair import commitment, new_seed
from oubliettes.server import queries, roster
from oubliettes.server.bots import levels
from oubliettes.server.entries import encode
from oubliettes.server.guard import Trouble
from oubliettes.server.moves import told
from oubliettes.server.people import hashed
from oubliettes.server.position import begin
from oubliettes.server.queries import SheetBusy
from oubliettes.server.room import Room
from oubliettes.server.stored import SeatRow

PATIENCE = 5.0
"""Seconds to open a salt in."""


def fresh_dice() -> tuple[str, str]:
    """A seed, in hex, and what is published of it."""
    seed = new_seed()
    return seed.hex(), commitment(seed)


def settle(game: Game[Any], seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options as a person may give them: what outlives matches comes from sheets only, or it could be made up."""
    for option in game.options:
        if option.kind == "legacy" and options.get(option.id) is not None:
            raise Trouble(400, "bad-option", f"{option.id} comes from the sheets that people bring, not from a request")
        if option.kind == "data" and options.get(option.id) is not None:
            raise Trouble(400, "bad-option", f"{option.id} is a file of one's own: it is played at the terminal")
    try:
        return game.settle(seats, options)
    except BadOption as error:
        raise Trouble(400, "bad-option", str(error)) from None


def known_level(level: str) -> str:
    if level not in levels():
        raise Trouble(400, "no-level", f"bots have the levels {', '.join(levels())}, not {level!r}")
    return level


async def start(room: Room, fill: str) -> None:
    """Begin the match, or say what is in the way."""
    async with room.lock:
        await room.hall.refresh(room)
        if room.info.state != "open" or room.game is None:
            raise Trouble(409, "not-now", "the match has started already")
        seats = [_filled(row, fill) for row in room.seats]
        empty = [str(row.seat) for row in seats if row.kind == "open"]
        if empty:
            raise Trouble(
                409, "empty-seats", f"nobody sits in seat {', '.join(empty)}: invite people, or fill with bots"
            )
        seals = await _open_salts(room)
        filled = [_filled(_counted(row, seals[row.seat]), fill) for row in room.seats]
        seats = await _of_campaign(room, roster.seat_bots(room.id, filled))
        options = await _with_sheets(room, room.game, seats)
        begun = Start(
            game=room.game.slug,
            rules=room.game.version,
            seats=len(seats),
            options=options,
            names=tuple(row.name for row in seats),
            dice=room.settings.dice,
            commitment=room.info.commitment,
            salts=tuple(row.salt for row in seats),
        )
        try:
            position, row = begin(room.game, begun, room.info.seed)
        except OubliettesError as error:
            raise Trouble(400, "bad-option", str(error)) from None
        except Exception as error:
            where = {"match": room.id, "game": room.info.game, "rules": room.game.version, "options": options}
            room.note_failure(encode(where), error)
            why = "the program fails to set this up, and the fault is noted; try without the sheets that were brought"
            raise Trouble(409, "broken", why) from error
        try:
            trouble = await room.hall.store.run(queries.start_match(room.id, [row], seats, encode(options)))
        except SheetBusy as busy:
            raise Trouble(409, "sheet-busy", str(busy)) from None
        if trouble == "campaign":
            raise Trouble(409, "sheet-busy", "this campaign is in another match: finish that first")
        if trouble:
            room.stale = True
            room.hall.catch_up_soon(room)
            raise Trouble(409, "not-now", "the match has started already")
        position.slim()
        room.position = position
        room.recent.remember(row)
        await room.hall.refresh(room)
        told(room)
        room.hall.store.tell(f"p:{room.id}")
        room.publish()


def _filled(row: SeatRow, fill: str) -> SeatRow:
    return row._replace(kind="bot", level=known_level(fill)) if row.kind == "open" and fill else row


def _counted(row: SeatRow, seal: str) -> SeatRow:
    """A seat as it goes into the dice: with the salt that its closed seal promised, or with none."""
    return row if seal else row._replace(seal="", salt="")


async def _open_salts(room: Room) -> list[str]:
    """Close the seals of those who are there, tell them to all, then have them opened; the seals.

    Which salts count, and their hashes, is thus fixed before the first of them is known: a seal that comes later, or a
    seat left out after a look at the others' salts, would be a choice of dice. One who does not open may be waiting to
    see the others' first: the dice are made anew.
    """
    if any(row.salt for row in room.seats):
        await _make_dice_anew(room, "a start was broken off after salts had been opened")
    seals = [row.seal if room.here(row.seat) else "" for row in room.seats]
    closed = [seat for seat, seal in enumerate(seals) if seal]
    if not closed:
        return seals
    _ask_salts(room, seals)
    try:
        for _ in range(int(PATIENCE / 0.05)):
            room.seats = await queries.seat_rows(room.hall.store, room.id)
            if len(room.seats) != len(seals):
                await _make_dice_anew(room, "the table has another number of seats by now")
            closed = [seat for seat, seal in enumerate(seals) if seal and not _opened(room.seats[seat], seal)]
            if not closed:
                return seals
            await asyncio.sleep(0.05)
    finally:
        _ask_salts(room, None)
    names = ", ".join(room.seats[seat].name or str(seat) for seat in closed)
    await _make_dice_anew(room, f"{names} did not open the salt that was sealed")


def _opened(row: SeatRow, seal: str) -> bool:
    return bool(row.salt) and hashed(row.salt) == seal


async def _make_dice_anew(room: Room, why: str) -> NoReturn:
    """Salts that were opened are no secret any more."""
    await room.hall.store.run(queries.new_dice(room.id, *fresh_dice()))
    await room.hall.changed(room.id)
    raise Trouble(409, "unsealed", f"{why}: the dice are made anew, start again")


def _ask_salts(room: Room, seals: list[str] | None) -> None:
    room.opening = seals
    room.hall.store.tell(f"o:{room.id}:{'.'.join(seals or ())}")
    for wire in room.wires:
        wire.wake()


async def _of_campaign(room: Room, seats: list[SeatRow]) -> list[SeatRow]:
    """In a campaign every seat plays the campaign's sheet for it, whoever sits there."""
    if not room.info.campaign:
        return seats
    rows = await room.hall.store.read("SELECT place, id FROM sheet WHERE owner = $1", room.info.campaign)
    sheets: dict[int, str] = dict(rows)
    return [row._replace(sheet=sheets.get(row.seat, "")) for row in seats]


async def _with_sheets(room: Room, game: Game[Any], seats: list[SeatRow]) -> dict[str, Any]:
    """The options, with what each seat brings from earlier matches."""
    options: dict[str, Any] = settle(game, len(seats), msgspec.json.decode(room.info.options))
    for option in game.options:
        if option.kind != "legacy":
            continue
        brought: list[dict[str, Any] | None] = []
        for row in seats:
            text = "SELECT data FROM sheet WHERE id = $1 AND owner = $2 AND game = $3 AND kind = $4"
            owner = room.info.campaign or row.profile
            rows = await room.hall.store.read(text, row.sheet, owner, game.slug, option.id) if row.sheet else []
            brought.append(msgspec.json.decode(rows[0][0]) if rows else None)
        options[option.id] = brought if any(item is not None for item in brought) else None
    try:
        return game.settle(len(seats), options)
    except BadOption as error:
        raise Trouble(400, "bad-option", str(error)) from None


def new_match_id() -> str:
    """80 bits: knowing one gives no right to anything."""
    return secrets.token_hex(10)
