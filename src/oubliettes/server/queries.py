"""What is read and written, as transactions for either store (see `store.py`)."""

import secrets
from collections.abc import Callable, Sequence

import msgspec

from oubliettes.server.store import Row, Sql, Store, Tx, now_ms
from oubliettes.server.stored import (
    ENTRY,
    HOLD,
    INSERT_ENTRY,
    INSERT_MATCH,
    INSERT_SEAT,
    INSERT_SHEET,
    MATCH,
    SEAT,
    UPDATE_SEAT,
    Ending,
    EntryRow,
    HoldRow,
    MatchRow,
    SeatRow,
    SheetRow,
    marks,
)

json = msgspec.json


# ------------------------------------------------------------------ reading


async def meta(store: Store, key: str) -> str:
    rows = await store.read("SELECT value FROM meta WHERE key = $1", key)
    return str(rows[0][0]) if rows else ""


async def match_row(store: Store, match: str) -> MatchRow | None:
    rows = await store.read(f"SELECT {MATCH} FROM match WHERE id = $1", match)
    return MatchRow(*rows[0]) if rows else None


async def seat_rows(store: Store, match: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in await store.read(f"SELECT {SEAT} FROM seat WHERE match = $1 ORDER BY seat", match)]


async def entry_rows(store: Store, match: str, after: int = -1) -> list[EntryRow]:
    text = f"SELECT {ENTRY} FROM entry WHERE match = $1 AND n > $2 ORDER BY n"
    return [EntryRow(*row) for row in await store.read(text, match, after)]


async def entry_of(store: Store, match: str, seat: int, ask: str) -> EntryRow | None:
    text = f"SELECT {ENTRY} FROM entry WHERE match = $1 AND seat = $2 AND ask = $3"
    rows = await store.read(text, match, seat, ask)
    return EntryRow(*rows[0]) if rows else None


async def log_rows(store: Store, match: str, before: int, limit: int) -> list[EntryRow]:
    """The last `limit` entries before a number, oldest first."""
    text = f"SELECT {ENTRY} FROM entry WHERE match = $1 AND n < $2 ORDER BY n DESC LIMIT $3"
    return [EntryRow(*row) for row in reversed(await store.read(text, match, before, limit))]


async def handed_rows(store: Store, match: str) -> list[EntryRow]:
    """The entries of seats that went from hand to hand."""
    text = f"SELECT {ENTRY} FROM entry WHERE match = $1 AND kind = 'seat' ORDER BY n"
    return [EntryRow(*row) for row in await store.read(text, match)]


async def undone(store: Store, match: str) -> list[int]:
    """The inputs that were taken back and had said something; of the others nobody knows."""
    rows = await store.read("SELECT pick FROM entry WHERE match = $1 AND kind = 'undo' ORDER BY n", match)
    taken_back = {int(json.decode(pick)[0]) for (pick,) in rows}
    said = await store.read("SELECT n FROM entry WHERE match = $1 AND log <> '[]'", match) if taken_back else []
    return sorted(taken_back & {n for (n,) in said})


async def heads(store: Store, matches: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for start in range(0, len(matches), 500):
        some = matches[start : start + 500]
        rows = await store.read(
            "SELECT m.id, (SELECT max(n) FROM entry WHERE match = m.id) FROM match m "
            f"WHERE m.id IN ({marks(len(some))})",
            *some,
        )
        found.update({match: n for match, n in rows if n is not None})
    return found


async def running(store: Store) -> list[MatchRow]:
    """The matches that are open or being played."""
    rows = await store.read(f"SELECT {MATCH} FROM match WHERE state IN ('open', 'play') ORDER BY made")
    return [MatchRow(*row) for row in rows]


async def chat_rows(store: Store, match: str, after: int, limit: int = 100) -> list[Row]:
    text = "SELECT id, seat, text, at FROM chat WHERE match = $1 AND id > $2 ORDER BY id DESC LIMIT $3"
    return list(reversed(await store.read(text, match, after, limit)))


async def holds(store: Store, device: str, match: str) -> list[HoldRow]:
    """What a device may do at a table: holds of an older generation than their seat's are dead."""
    rows = await store.read(
        "SELECT h.match, h.seat, h.role, h.gen FROM hold h LEFT JOIN seat s ON s.match = h.match AND s.seat = h.seat "
        "WHERE h.device = $1 AND h.match = $2 AND (h.seat < 0 OR s.gen = h.gen) ORDER BY h.seat",
        device,
        match,
    )
    return [HoldRow(*row) for row in rows]


# ------------------------------------------------------------------ matches


def create_match(row: MatchRow, seats: Sequence[SeatRow], holding: Sequence[tuple[str, int, str]]) -> Tx[bool]:
    """A new table; `holding`: (device, seat, role). False when another is the rematch already."""
    if not (yield Sql(INSERT_MATCH, row)):
        return False
    for seat in seats:
        yield Sql(INSERT_SEAT, (row.id, *seat))
    for device, number, role in holding:
        yield Sql(HOLD, (device, row.id, number, role, 0))
    return True


def append(match: str, row: EntryRow, *, ending: Ending | None = None) -> Tx[bool]:
    """An input and all that follows from it; False when the number, or the answer to this ask, is there already.

    `ending`: the match is over.
    """
    if not (yield Sql(INSERT_ENTRY, (match, *row))):
        return False
    if ending is not None:
        yield Sql("UPDATE match SET state = 'done', result = $2 WHERE id = $1", (match, ending.result))
        yield from _keep_legacy(match, ending)
    return True


def hand_over(match: str, row: EntryRow, seat: SeatRow, also: Callable[[], Tx[None]]) -> Tx[bool]:
    """A seat goes from hand to hand: the entry that tells of it, how the seat is now, and what its keys become."""
    done = yield from append(match, row)
    if done:
        yield Sql(UPDATE_SEAT, (match, *seat))
        yield from also()
    return done


def _keep_legacy(match: str, ending: Ending) -> Tx[None]:
    """What outlives the match goes to the sheets that were brought, or to new ones; a match that went on from another
    one's middle was for trying out, and leaves nothing."""
    rows = yield Sql(f"SELECT {SEAT} FROM seat WHERE match = $1 ORDER BY seat", (match,))
    ((game, campaign, continued),) = yield Sql(
        "SELECT game, campaign, continued_match FROM match WHERE id = $1", (match,)
    )
    if continued:
        return
    for seat, legacy in zip([SeatRow(*row) for row in rows], ending.legacy, strict=False):
        if legacy is None:
            continue
        data = json.encode(legacy).decode()
        owner = campaign or seat.profile
        if seat.sheet:
            yield Sql("UPDATE sheet SET data = $2 WHERE id = $1", (seat.sheet, data))
        elif owner:
            place = seat.seat if campaign else -1
            yield Sql(INSERT_SHEET, SheetRow(new_id(), owner, game, ending.kind, seat.name, data, "", "played", place))
    yield Sql("UPDATE sheet SET busy = '' WHERE busy = $1", (match,))


def start_match(match: str, rows: Sequence[EntryRow], seats: Sequence[SeatRow], options: str) -> Tx[str]:
    """Entry 0, and for a match that goes on from another one the entries up to there. "" or what is in the way."""
    found = yield Sql("SELECT state, campaign FROM match WHERE id = $1", (match,))
    if not found or found[0][0] != "open":
        return "started"
    campaign = found[0][1]
    if campaign and (yield Sql("SELECT id FROM match WHERE campaign = $1 AND state = 'play'", (campaign,))):
        return "campaign"
    for seat in seats:
        if seat.sheet:
            free = "UPDATE sheet SET busy = $2 WHERE id = $1 AND busy = '' AND owner = $3 RETURNING id"
            if not (yield Sql(free, (seat.sheet, match, campaign or seat.profile))):
                raise SheetBusy(seat.seat)
    for row in rows:
        if not (yield Sql(INSERT_ENTRY, (match, *row))):
            return "started"
    for seat in seats:
        yield Sql(UPDATE_SEAT, (match, *seat))
    yield Sql("UPDATE match SET state = 'play', options = $2 WHERE id = $1", (match, options))
    return ""


class SheetBusy(Exception):
    """A sheet is in one match at a time."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"the sheet of seat {seat} is in another match")
        self.seat = seat


def new_dice(match: str, seed: str, commitment: str) -> Tx[None]:
    """A start that failed: the salts opened are no secret any more, so the seed is another and seals are asked anew."""
    yield Sql("UPDATE match SET seed = $2, commitment = $3 WHERE id = $1 AND state = 'open'", (match, seed, commitment))
    yield Sql("UPDATE seat SET seal = '', salt = '' WHERE match = $1", (match,))


def rekey(match: str, seed: str, commitment: str) -> Tx[None]:
    """Other dice from here on: an entry says so, for those who check."""
    rows = yield Sql("SELECT n, waits FROM entry WHERE match = $1 ORDER BY n DESC LIMIT 1", (match,))
    if rows:
        n = int(rows[0][0]) + 1
        words = json.encode([commitment]).decode()
        yield Sql(INSERT_ENTRY, (match, n, -1, f"k{n}", "rekey", words, "[]", "[]", "", now_ms(), rows[0][1]))
    yield Sql("UPDATE match SET seed = $2, commitment = $3 WHERE id = $1", (match, seed, commitment))


def open_salt(match: str, seat: int, salt: str) -> Tx[None]:
    yield Sql("UPDATE seat SET salt = $3 WHERE match = $1 AND seat = $2 AND salt = ''", (match, seat, salt))


def seal(match: str, seat: int, hash_: str) -> Tx[bool]:
    """A seat's seal, while the match is open and no seat has opened its salt: whoever knows a salt chooses no other."""
    rows = yield Sql(
        "UPDATE seat SET seal = $3 WHERE match = $1 AND seat = $2 AND kind = 'person' "
        "AND EXISTS (SELECT 1 FROM match WHERE id = $1 AND state = 'open') "
        "AND NOT EXISTS (SELECT 1 FROM seat WHERE match = $1 AND salt <> '') RETURNING seat",
        (match, seat, hash_),
    )
    return bool(rows)


def get_stuck(match: str) -> Tx[None]:
    """These rules cannot go on with it: it stays readable, and sheets are given back."""
    yield Sql("UPDATE match SET state = 'stuck' WHERE id = $1 AND state = 'play'", (match,))
    yield Sql("UPDATE sheet SET busy = '' WHERE busy = $1", (match,))


def revive(match: str) -> Tx[bool]:
    """A stuck match can go on again. Not if sheets were brought: they may have been elsewhere since."""
    text = (
        "UPDATE match SET state = 'play' WHERE id = $1 AND state = 'stuck' "
        "AND NOT EXISTS (SELECT 1 FROM seat WHERE match = $1 AND sheet <> '') RETURNING id"
    )
    return bool((yield Sql(text, (match,))))


def close(match: str) -> Tx[bool]:
    """People give up a match that these rules cannot go on with."""
    return bool(
        (yield Sql("UPDATE match SET state = 'closed' WHERE id = $1 AND state = 'stuck' RETURNING id", (match,)))
    )


def change_match(before: MatchRow, options: str, settings: str, seats: int | None) -> Tx[bool]:
    """False when the table is no longer as it was before: nothing is changed then."""
    text = """UPDATE match SET options = $4, settings = $5
              WHERE id = $1 AND state = 'open' AND options = $2 AND settings = $3 RETURNING id"""
    if not (yield Sql(text, (before.id, before.options, before.settings, options, settings))):
        return False
    if seats is not None:
        yield from _resize(before.id, seats)
    return True


def _resize(match: str, count: int) -> Tx[None]:
    """As many seats as that; those that fall away lose their people."""
    rows = yield Sql("SELECT seat FROM seat WHERE match = $1", (match,))
    have = len(rows)
    for seat in range(have, count):
        yield Sql(INSERT_SEAT, (match, *SeatRow(seat, "open")))
    if have > count:
        yield Sql("DELETE FROM seat WHERE match = $1 AND seat >= $2", (match, count))
        yield Sql("DELETE FROM hold WHERE match = $1 AND seat >= $2", (match, count))
        yield Sql("DELETE FROM pass WHERE match = $1 AND seat >= $2", (match, count))


def set_settings(match: str, before: str, after: str) -> Tx[bool]:
    """False when they are no longer as they were before."""
    text = "UPDATE match SET settings = $3 WHERE id = $1 AND settings = $2 RETURNING id"
    return bool((yield Sql(text, (match, before, after))))


CHAT = 1000
"""Lines of chat that a table keeps: the oldest go."""


def say(match: str, seat: int, text: str) -> Tx[int]:
    rows = yield Sql(
        "INSERT INTO chat (match, id, seat, text, at) "
        "SELECT $1, 1 + coalesce((SELECT max(id) FROM chat WHERE match = $1), 0), $2, $3, $4 RETURNING id",
        (match, seat, text, now_ms()),
    )
    number = int(rows[0][0])
    yield Sql("DELETE FROM chat WHERE match = $1 AND id <= $2", (match, number - CHAT))
    return number


def new_id() -> str:
    """80 bits, in letters that can be read aloud."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(17))
