"""How much one profile, and one table, may keep: counted in the transaction that adds to it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oubliettes.server.guard import Trouble
from oubliettes.server.store import R, Sql, Tx
from oubliettes.server.stored import SheetRow

SHEETS = 300
"""Sheets of a profile, those of its campaigns included."""
SHEET = 32 * 1024
"""Characters of one sheet."""
SHEETS_SIZE = 1024 * 1024
"""Characters of all of them: what `GET /api/me` has to tell."""
CAMPAIGNS = 50
TABLES = 100
"""Tables that a profile hosts and that are not over."""
PLACES = 1000
"""Tables that a profile has a place at, finished ones included."""
LINKS = 32
"""Links of one kind, for one seat, that wait to be used."""
BROWSERS = 20
PREFERENCES = 4096
"""Characters of what a page remembers for its person."""

_SHEETS = (
    "SELECT count(*), coalesce(sum(length(data)), 0) FROM sheet "
    "WHERE owner = $1 OR owner IN (SELECT id FROM campaign WHERE host = $1)"
)
_HELD = "FROM device d JOIN hold h ON h.device = d.key_hash JOIN match m ON m.id = h.match WHERE d.profile = $1"


def within(check: Tx[None], tx: Tx[R]) -> Tx[R]:
    """A transaction that first looks whether there is room."""
    yield from check
    return (yield from tx)


def sheets(profile: str, more: Sequence[SheetRow], campaigns: int = 0) -> Tx[None]:
    """Room for these sheets, and for so many more campaigns."""
    if any(len(row.data) > SHEET for row in more):
        raise Trouble(413, "too-big", f"a sheet has at most {SHEET} characters")
    ((count, size),) = yield Sql(_SHEETS, (profile,))
    if count + len(more) > SHEETS:
        raise Trouble(409, "too-many", f"nobody keeps more than {SHEETS} sheets: throw some away first")
    if size + sum(len(row.data) for row in more) > SHEETS_SIZE:
        raise Trouble(409, "too-many", "your sheets are too big altogether: throw some away first")
    if campaigns:
        ((carried,),) = yield Sql("SELECT count(*) FROM campaign WHERE host = $1", (profile,))
        if carried + campaigns > CAMPAIGNS:
            raise Trouble(409, "too-many", f"nobody carries more than {CAMPAIGNS} campaigns: end one first")


def hosted(profile: str) -> Tx[None]:
    """Room for one more table of one's own."""
    text = f"SELECT count(DISTINCT h.match) {_HELD} AND h.role = 'host' AND m.state IN ('open', 'play')"
    ((count,),) = yield Sql(text, (profile,))
    if count >= TABLES:
        raise Trouble(
            409, "too-many", f"nobody hosts more than {TABLES} tables at a time: finish some, or throw some away"
        )
    yield from places(profile)


def places(profile: str) -> Tx[None]:
    """Room for one more place, at anybody's table."""
    ((count,),) = yield Sql(f"SELECT count(DISTINCT h.match) {_HELD}", (profile,))
    if count >= PLACES:
        raise Trouble(409, "too-many", f"nobody has a place at more than {PLACES} tables: throw some matches away")


def links(match: str, seat: int, role: str) -> Tx[None]:
    """Room for one more link of this kind."""
    text = "SELECT count(*) FROM pass WHERE match = $1 AND seat = $2 AND role = $3 AND used = 0"
    ((count,),) = yield Sql(text, (match, seat, role))
    if count >= LINKS:
        raise Trouble(409, "too-many", f"{LINKS} such links are out already: revoke them first")


def browsers(profile: str) -> Tx[None]:
    ((count,),) = yield Sql("SELECT count(*) FROM device WHERE profile = $1", (profile,))
    if count >= BROWSERS:
        raise Trouble(409, "too-many", f"nobody uses more than {BROWSERS} browsers: sign one out first")


def preferences(prefs: dict[str, Any]) -> str:
    """As they are kept."""
    text = msgspec.json.encode(prefs).decode()
    if len(text) > PREFERENCES:
        raise Trouble(413, "too-big", f"preferences have at most {PREFERENCES} characters")
    return text
