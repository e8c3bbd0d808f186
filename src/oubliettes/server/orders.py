"""Standing orders: what a seat wants to have answered by itself. They are the seat's own: nobody else is told."""

import msgspec

from oubliettes.kernel import BadOption, Standing
from oubliettes.server import seat_queries
from oubliettes.server.entries import encode
from oubliettes.server.messages import GiveOrder, StandingInfo
from oubliettes.server.room import Refused, Room
from oubliettes.server.stored import SeatRow

MOST = 32
"""Orders that one seat may have."""


def given(seat: SeatRow) -> list[Standing]:
    """The orders that a seat gave, whether or not their time is up."""
    return [Standing(*one) for one in msgspec.json.decode(seat.orders)] if seat.orders else []


def told(room: Room, seat: int) -> list[StandingInfo]:
    """Those in force, as its sockets are told."""
    if room.position is None or not room.seats[seat].orders:
        return []
    standing = room.position.match.in_force(seat, given(room.seats[seat]))
    return [StandingInfo(one.order, one.term, one.about) for one in standing]


async def change(room: Room, seat: int, message: GiveOrder) -> None:
    """Give or revoke an order; it holds from the question that is open now."""
    position = room.position
    if position is None or room.info.state != "play":
        raise Refused("not-now", "orders are given while the match is played")
    row = room.seats[seat]
    kept = [one for one in position.match.in_force(seat, given(row)) if not _same(one, message)]
    if message.do == "give":
        try:
            kept.append(position.match.order(seat, message.order, message.term, message.about))
        except BadOption as wrong:
            raise Refused("not-offered", str(wrong)) from None
        if len(kept) > MOST:
            raise Refused("not-now", f"a seat has {MOST} orders at most: revoke one")
    orders = encode(kept) if kept else ""
    if not await room.hall.store.run(seat_queries.set_orders(room.id, seat, row.gen, orders)):
        raise Refused("not-yours", "this seat is no longer yours")
    room.seats[seat] = room.seats[seat]._replace(orders=orders)
    room.publish()


def _same(one: Standing, message: GiveOrder) -> bool:
    return (one.order, one.about) == (message.order, message.about)
