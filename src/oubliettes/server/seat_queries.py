"""Seats and keys in the store: who may sit where, by which key, on which device."""

from collections.abc import Sequence

from oubliettes.server.store import Sql, Store, Tx, now_ms
from oubliettes.server.stored import HOLD, UPDATE_SEAT, SeatRow, marks


def take_seat(match: str, seat: SeatRow, device: str, *, kinds: Sequence[str]) -> Tx[bool]:
    """A person sits, if the seat is still of one of these kinds."""
    text = f"SELECT kind FROM seat WHERE match = $1 AND seat = $2 AND gen = $3 AND kind IN ({marks(len(kinds), 4)})"
    if not (yield Sql(text, (match, seat.seat, seat.gen, *kinds))):
        return False
    yield Sql(UPDATE_SEAT, (match, *seat))
    yield Sql(HOLD, (device, match, seat.seat, "seat", seat.gen))
    return True


def set_seat(match: str, seat: SeatRow) -> Tx[None]:
    """Before the start: a bot or nobody. Whoever held it no longer does."""
    yield Sql(UPDATE_SEAT, (match, *seat))
    yield Sql("DELETE FROM hold WHERE match = $1 AND seat = $2", (match, seat.seat))
    yield Sql("DELETE FROM pass WHERE match = $1 AND seat = $2", (match, seat.seat))


def move_seat(match: str, before: SeatRow, to: SeatRow, device: str) -> Tx[bool]:
    """Before the start a person goes to a seat where nobody sits, or a bot, which takes theirs."""
    text = "SELECT seat FROM seat WHERE match = $1 AND seat = $2 AND gen = $3 AND kind = $4"
    for row in (before, to):
        if not (yield Sql(text, (match, row.seat, row.gen, row.kind))):
            return False
    fresh = {"seal": "", "salt": "", "orders": ""}
    yield from set_seat(match, to._replace(seat=before.seat, gen=before.gen + 1, **fresh))
    yield from set_seat(match, before._replace(seat=to.seat, gen=to.gen + 1, **fresh))
    yield Sql(HOLD, (device, match, to.seat, "seat", to.gen + 1))
    return True


def set_orders(match: str, seat: int, gen: int, orders: str) -> Tx[bool]:
    """What a seat ordered; nothing if somebody else holds it by now."""
    text = "UPDATE seat SET orders = $4 WHERE match = $1 AND seat = $2 AND gen = $3 RETURNING seat"
    return bool((yield Sql(text, (match, seat, gen, orders))))


def new_key(key_hash: str, match: str, seat: int, role: str, gen: int) -> Tx[None]:
    yield Sql(
        "INSERT INTO pass (key_hash, match, seat, role, gen, made) VALUES ($1, $2, $3, $4, $5, $6)",
        (key_hash, match, seat, role, gen, now_ms()),
    )


def new_invite(key_hash: str, match: str, seat: int) -> Tx[None]:
    """An invite for a seat before the start: the next generation, so that older keys and holds die."""
    rows = yield Sql("UPDATE seat SET gen = gen + 1 WHERE match = $1 AND seat = $2 RETURNING gen", (match, seat))
    yield from only_key(key_hash, match, seat, int(rows[0][0]))


def only_key(key_hash: str, match: str, seat: int, gen: int) -> Tx[None]:
    """From now on this invite is the one way to that seat."""
    yield Sql("DELETE FROM pass WHERE match = $1 AND seat = $2", (match, seat))
    yield from new_key(key_hash, match, seat, "invite", gen)


class Spent(Exception):
    """An invite is good once."""


def spend(key_hash: str, match: str, seat: int, gen: int, device: str) -> Tx[None]:
    """Of two who use an invite one holds the seat."""
    text = "UPDATE pass SET used = 1 WHERE key_hash = $1 AND used = 0 AND gen = $2 RETURNING key_hash"
    if not (yield Sql(text, (key_hash, gen))):
        raise Spent
    yield Sql(HOLD, (device, match, seat, "seat", gen))


def use_invite(key_hash: str, seat: SeatRow, match: str, device: str) -> Tx[None]:
    """Somebody sits down before the start."""
    yield from spend(key_hash, match, seat.seat, seat.gen, device)
    yield Sql(UPDATE_SEAT, (match, *seat))


def take_home(device: str, match: str, seat: int, gen: int) -> Tx[None]:
    """A seat's person holds it again, on this device only."""
    yield Sql("DELETE FROM pass WHERE match = $1 AND seat = $2", (match, seat))
    yield Sql(HOLD, (device, match, seat, "seat", gen))


async def held(store: Store, match: str, seat: int) -> bool:
    """Whether any device holds a seat."""
    text = (
        "SELECT 1 FROM hold h JOIN seat s ON s.match = h.match AND s.seat = h.seat AND s.gen = h.gen "
        "WHERE h.match = $1 AND h.seat = $2 AND h.role = 'seat' LIMIT 1"
    )
    return bool(await store.read(text, match, seat))


def hold(device: str, match: str, seat: int, role: str, gen: int) -> Tx[None]:
    yield Sql(HOLD, (device, match, seat, role, gen))


def take_over(device: str, match: str, name: str) -> Tx[None]:
    """A seated person becomes the host."""
    yield Sql("DELETE FROM hold WHERE match = $1 AND role = 'host'", (match,))
    yield Sql("DELETE FROM pass WHERE match = $1 AND role = 'host'", (match,))
    yield Sql(HOLD, (device, match, -1, "host", 0))
    yield Sql("UPDATE match SET host = $2 WHERE id = $1", (match, name))
