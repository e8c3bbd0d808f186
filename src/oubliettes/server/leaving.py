"""Going for good: from a match, from a browser, from the house. And taking back the links that were handed out."""

from collections.abc import Sequence

import msgspec

from oubliettes.server import moves, tidying
from oubliettes.server.bots import DEFAULT
from oubliettes.server.entries import encode
from oubliettes.server.forms.profile import BrowserInfo, Browsers, Gone
from oubliettes.server.guard import Trouble
from oubliettes.server.messages import Handed
from oubliettes.server.recent import without_names
from oubliettes.server.room import Refused, Room
from oubliettes.server.store import Sql, Tx
from oubliettes.server.stored import SeatRow
from oubliettes.server.web import Call

NAME = 16
"""Letters of a browser's hash that name it to its owner."""
MINE = "device IN (SELECT key_hash FROM device WHERE profile = $2)"


# ------------------------------------------------------------------ a match


async def leave_match(call: Call) -> Gone:
    """Throw a match away. Nobody else is there, or the host has not started it: it is gone for all. Otherwise only I
    go: a bot plays on for me, my name and what I said are wiped out."""
    await call.place()
    await _leave(call, call.text("match"))
    return Gone(matches=[call.text("match")])


async def _leave(call: Call, match: str) -> None:
    hall = call.hall
    room = await hall.room(match)
    mine = [row[0] for row in await hall.store.read("SELECT key_hash FROM device WHERE profile = $1", call.profile)]
    if room is None or await hall.store.run(_drop_if_alone(match, call.profile)):
        return hall.forget(match)
    seats = await _hand_over(room, call.profile)
    await hall.store.run(_wipe(match, call.profile, seats))
    for device in mine:
        hall.put_out(device, match)
    await hall.wiped(room)


def _drop_if_alone(match: str, profile: str) -> Tx[bool]:
    """Whether the match was dropped: nobody else has it, or I host it and it has not started."""
    others = yield Sql(
        "SELECT 1 FROM hold h JOIN device d ON d.key_hash = h.device "
        "LEFT JOIN seat s ON s.match = h.match AND s.seat = h.seat "
        "WHERE h.match = $1 AND d.profile <> $2 AND h.role <> 'watch' AND (h.seat < 0 OR s.gen = h.gen) LIMIT 1",
        (match, profile),
    )
    hosted = yield Sql(
        f"SELECT 1 FROM hold h JOIN match m ON m.id = h.match WHERE h.match = $1 AND h.role = 'host' "
        f"AND m.state = 'open' AND h.{MINE}",
        (match, profile),
    )
    if others and not hosted:
        return False
    yield from tidying.drop_match(match)
    return True


async def _hand_over(room: Room, profile: str) -> list[SeatRow]:
    """My seats there; in a match that is played, bots have them from now on."""
    text = (
        "SELECT DISTINCT h.seat FROM hold h JOIN seat s ON s.match = h.match AND s.seat = h.seat AND s.gen = h.gen "
        f"WHERE h.match = $1 AND h.role = 'seat' AND h.{MINE}"
    )
    seats = [room.seats[seat] for (seat,) in await room.hall.store.read(text, room.id, profile)]
    if room.info.state == "play" and not room.stuck:
        for seat in seats:
            handed = Handed(seat.seat, "bot", seat.level or DEFAULT, "own")
            try:
                await moves.change_seat(room, seat.seat, _to_nobody, handed)
            except Refused as error:
                raise Trouble(503, error.code, error.why) from None
    return seats


def _to_nobody(row: SeatRow) -> SeatRow:
    return row._replace(kind="bot", level=row.level or DEFAULT, name="", profile="")


def _wipe(match: str, profile: str, seats: Sequence[SeatRow]) -> Tx[None]:
    """My places, my links, my name and my words. The record's names are nobody's input: it replays as before."""
    roles = yield Sql(f"DELETE FROM hold WHERE match = $1 AND {MINE} RETURNING role", (match, profile))
    if ("host",) in roles:  # whoever sits there may take over, as from a host who is away
        yield Sql("UPDATE match SET host = '' WHERE id = $1", (match,))
    ((state,),) = yield Sql("SELECT state FROM match WHERE id = $1", (match,))
    for row in seats:
        seat = (match, row.seat)
        kind = "CASE WHEN $3 = 'open' THEN 'open' ELSE kind END"
        yield Sql(
            f"UPDATE seat SET name = '', profile = '', seal = CASE WHEN $3 = 'open' THEN '' ELSE seal END, "
            f"gen = gen + 1, kind = {kind} WHERE match = $1 AND seat = $2",
            (*seat, state),
        )
        yield Sql("DELETE FROM pass WHERE match = $1 AND seat = $2", seat)
        yield Sql("DELETE FROM chat WHERE match = $1 AND seat = $2", seat)
    gone, names = {row.seat for row in seats}, {row.name for row in seats}
    for n, place, pick in (yield Sql("SELECT n, seat, pick FROM entry WHERE match = $1 AND kind = 'seat'", (match,))):
        nameless = without_names(pick, names, place in gone)
        if nameless != pick:
            yield Sql("UPDATE entry SET pick = $3 WHERE match = $1 AND n = $2", (match, n, nameless))
    start = yield Sql("SELECT pick FROM entry WHERE match = $1 AND n = 0", (match,))
    if start and seats:
        begun = msgspec.json.decode(start[0][0])
        begun["names"] = ["" if seat in gone else name for seat, name in enumerate(begun["names"])]
        yield Sql("UPDATE entry SET pick = $2 WHERE match = $1 AND n = 0", (match, encode(begun)))


# ------------------------------------------------------------------ links


async def revoke_links(call: Call) -> Gone:
    """All links that I may hand out at this table die, and whoever came by them goes: as host, those of invitations,
    watchers and my other browsers; for my seats, their links, and the browsers of others that have them."""
    held = await call.place("seat", "host")
    match = call.text("match")
    seats = [hold.seat for hold in held if hold.role == "seat"]
    host = any(hold.role == "host" for hold in held)
    links, devices = await call.hall.store.run(_revoke(match, call.profile, seats, host))
    for device in devices:
        call.hall.put_out(device, match)
    await call.hall.changed(match)
    return Gone(links=links)


def _revoke(match: str, profile: str, seats: Sequence[int], host: bool) -> Tx[tuple[int, list[str]]]:
    others = f"match = $1 AND NOT ({MINE})"
    places = [("seat", seat) for seat in seats] + ([("watch", -1), ("host", -1)] if host else [])
    links, devices = 0, set[str]()
    if host:
        links += len((yield Sql("DELETE FROM pass WHERE match = $1 AND role = 'invite' RETURNING seat", (match,))))
    for role, seat in places:
        text = "DELETE FROM pass WHERE match = $1 AND role = $2 AND seat = $3 RETURNING seat"
        links += len((yield Sql(text, (match, role, seat))))
        text = f"DELETE FROM hold WHERE {others} AND role = $3 AND seat = $4 RETURNING device"
        devices |= {row[0] for row in (yield Sql(text, (match, profile, role, seat)))}
    return links, sorted(devices)


# ------------------------------------------------------------------ browsers


async def browsers(call: Call) -> Browsers:
    """The browsers that have this profile, the last seen first."""
    text = "SELECT key_hash, seen FROM device WHERE profile = $1 ORDER BY seen DESC, key_hash"
    rows = await call.hall.store.read(text, call.profile)
    return Browsers([BrowserInfo(device[:NAME], seen, device == call.device) for device, seen in rows])


async def sign_out(call: Call) -> Gone:
    """A browser forgets this profile; its places stay mine. The last one cannot: nobody could come back."""
    name = call.text("browser")
    device = await call.hall.store.run(_sign_out(name, call.profile, call.device))
    call.hall.put_out(device)
    return Gone(browsers=[name])


def _sign_out(name: str, profile: str, here: str) -> Tx[str]:
    rows = yield Sql("SELECT key_hash FROM device WHERE profile = $1 ORDER BY seen DESC", (profile,))
    devices = [str(row[0]) for row in rows]
    gone = next((device for device in devices if device[:NAME] == name), None)
    if gone is None:
        raise Trouble(404, "no-browser", "you have no such browser")
    others = [device for device in devices if device != gone]
    if not others:
        raise Trouble(
            409, "last-browser", "this is your only browser: move to another one first, or delete your profile"
        )
    heir = here if here in others else others[0]
    yield Sql(
        "INSERT INTO hold (device, match, seat, role, gen) SELECT $2, match, seat, role, gen FROM hold "
        "WHERE device = $1 ON CONFLICT DO NOTHING",
        (gone, heir),
    )
    yield Sql("DELETE FROM hold WHERE device = $1", (gone,))
    yield Sql("DELETE FROM device WHERE key_hash = $1", (gone,))
    return gone


# ------------------------------------------------------------------ the house


async def leave_house(call: Call) -> Gone:
    """All of it: every match as in `leave_match`, sheets, campaigns, browsers, the profile itself."""
    store = call.hall.store
    rows = await store.read(
        "SELECT DISTINCT h.match FROM hold h JOIN device d ON d.key_hash = h.device WHERE d.profile = $1", call.profile
    )
    matches = [str(row[0]) for row in rows]
    for match in matches:
        await _leave(call, match)
    devices = [row[0] for row in await store.read("SELECT key_hash FROM device WHERE profile = $1", call.profile)]
    await store.run(tidying.drop_profile(call.profile))
    for device in devices:
        call.hall.put_out(device)
    return Gone(matches=matches, browsers=[device[:NAME] for device in devices])
