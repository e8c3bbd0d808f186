"""Rows of the store, as they are read and written."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from oubliettes.server.messages import Request


class MatchRow(NamedTuple):
    id: str
    game: str
    rules: int
    options: str
    settings: str
    state: str
    seed: str
    commitment: str
    host: str
    rematch_of: str | None = None
    continued_match: str | None = None
    continued_n: int | None = None
    result: str = ""
    made: int = 0
    campaign: str = ""
    """The campaign whose sheets are played, if any."""


class SeatRow(NamedTuple):
    seat: int
    kind: str
    name: str = ""
    level: str = ""
    profile: str = ""
    gen: int = 0
    seal: str = ""
    salt: str = ""
    sheet: str = ""
    orders: str = ""


class EntryRow(NamedTuple):
    n: int
    seat: int
    ask: str
    kind: str
    pick: str
    dice: str
    log: str
    by: str
    at: int
    waits: str = ""
    """The seats asked after it, as JSON; nothing in matches of older releases."""


class HoldRow(NamedTuple):
    match: str
    seat: int
    role: str
    gen: int


class SheetRow(NamedTuple):
    id: str
    owner: str
    game: str
    kind: str
    name: str
    data: str
    busy: str
    origin: str
    place: int = -1
    """A campaign's: the seat it belongs to."""


class CampaignRow(NamedTuple):
    id: str
    game: str
    name: str
    host: str
    made: int


class Settings(msgspec.Struct, omit_defaults=True):
    """What a table agreed on besides the game's own options."""

    clock: int = 0
    dice: str = "fair"
    hints: bool = True
    """Whether anybody may ask for advice."""
    muted: list[int] = []
    campaign: str = ""
    """What the campaign that is played is called."""
    requests: list[Request] = []
    """What people are asked to agree to: at most one for a seat."""


class Ending(NamedTuple):
    """What the last entry writes besides itself."""

    result: str
    legacy: Sequence[dict[str, Any] | None]
    kind: str
    """The option that accepts the legacy."""


OVER = ("done", "closed")
"""The states of a match in which nothing of it is hidden any more."""
MATCH = ", ".join(MatchRow._fields)
SEAT = ", ".join(SeatRow._fields)
ENTRY = ", ".join(EntryRow._fields)
SHEET = ", ".join(SheetRow._fields)


def marks(count: int, first: int = 1) -> str:
    return ", ".join(f"${number}" for number in range(first, first + count))


INSERT_MATCH = (
    f"INSERT INTO match ({MATCH}) VALUES ({marks(len(MatchRow._fields))}) ON CONFLICT DO NOTHING RETURNING id"
)
INSERT_SEAT = f"INSERT INTO seat (match, {SEAT}) VALUES ({marks(1 + len(SeatRow._fields))})"
INSERT_ENTRY = (
    f"INSERT INTO entry (match, {ENTRY}) VALUES ({marks(1 + len(EntryRow._fields))}) ON CONFLICT DO NOTHING RETURNING n"
)
CAMPAIGN = ", ".join(CampaignRow._fields)
INSERT_SHEET = f"INSERT INTO sheet ({SHEET}) VALUES ({marks(len(SheetRow._fields))})"
INSERT_CAMPAIGN = f"INSERT INTO campaign ({CAMPAIGN}) VALUES ({marks(len(CampaignRow._fields))})"
UPDATE_SEAT = (
    "UPDATE seat SET kind = $3, name = $4, level = $5, profile = $6, gen = $7, seal = $8, salt = $9, sheet = $10, "
    "orders = $11 WHERE match = $1 AND seat = $2"
)
HOLD = (
    "INSERT INTO hold (device, match, seat, role, gen) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (device, match, seat, role) DO UPDATE SET gen = excluded.gen"
)
