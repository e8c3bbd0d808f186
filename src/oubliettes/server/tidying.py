"""What is kept for how long, and throwing away the rest: `oubliettes tidy`, or a server by itself (`serve --tidy`)."""

import dataclasses
from collections.abc import Collection
from dataclasses import dataclass

from oubliettes.server.store import Sql, Store, Tx, now_ms, open_store

DAY = 86_400_000
BATCH = 20
"""Matches thrown away in one transaction: picks of others wait for no more than that."""


class BadKeep(ValueError):
    """A span that is not one."""

    def __init__(self, given: str, names: list[str]) -> None:
        super().__init__(f"{given!r} is not a span: write NAME=DAYS, where NAME is one of {', '.join(names)}")
        self.given = given
        self.names = names


@dataclass(slots=True, frozen=True, kw_only=True)
class Keep:
    """Days that things are kept for when nobody touches them."""

    waiting: float = 14
    """A table that was opened and never started."""
    running: float = 180
    """A match that is being played: since its last move."""
    finished: float = 365
    """A match that is over, or stuck: since its last move."""
    links: float = 30
    """A secret link that nobody has used."""
    guests: float = 7
    """A browser that came and left nothing: no name, no place at a table, no sheet."""
    browsers: float = 400
    """A browser that has not been back; its cookie dies then too. With its last browser goes a profile."""

    @classmethod
    def read(cls, words: Collection[str]) -> "Keep":
        """From `running=90`, `finished=30`, ...: what is not named stays as it is."""
        spans: dict[str, float] = {}
        names = [field.name for field in dataclasses.fields(cls)]
        for word in words:
            name, _, days = word.partition("=")
            try:
                spans[name] = float(days)
            except ValueError:
                spans[name] = -1
            if name not in names or not spans[name] >= 0:
                raise BadKeep(word, names)
        return cls(**spans)


@dataclass(slots=True, kw_only=True)
class Tidied:
    """What was thrown away."""

    matches: list[str]
    links: int = 0
    browsers: int = 0
    profiles: int = 0


OLD = (
    "SELECT id FROM (SELECT m.id, m.state, "
    "coalesce((SELECT e.at FROM entry e WHERE e.match = m.id ORDER BY e.n DESC LIMIT 1), m.made) AS moved "
    "FROM match m) AS one "
    "WHERE ((state = 'open' AND moved < $1) OR (state = 'play' AND moved < $2) "
    "OR (state IN ('done', 'stuck', 'closed') AND moved < $3))"
)
GUESTS = (
    "DELETE FROM device WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM hold h WHERE h.device = key_hash) "
    "AND NOT EXISTS (SELECT 1 FROM sheet s WHERE s.owner = device.profile) "
    "AND NOT EXISTS (SELECT 1 FROM campaign c WHERE c.host = device.profile) "
    "AND EXISTS (SELECT 1 FROM profile p WHERE p.id = device.profile AND p.name = '') RETURNING key_hash"
)
ORPHANS = "SELECT id FROM profile p WHERE NOT EXISTS (SELECT 1 FROM device d WHERE d.profile = p.id) LIMIT 200"


async def tidy(store: Store, keep: Keep, spare: Collection[str] = ()) -> Tidied:
    """Throw away what is older than that; `spare`: matches where somebody is now."""
    ends = tuple(now_ms() - int(days * DAY) for days in (keep.waiting, keep.running, keep.finished))
    done = Tidied(matches=[])
    old = [match for (match,) in await store.read(OLD, *ends) if match not in spare]
    for start in range(0, len(old), BATCH):
        done.matches += await store.run(_drop_old(old[start : start + BATCH], ends))
    done.links = await store.run(_drop_links(now_ms() - int(keep.links * DAY)))
    done.browsers = await store.run(_drop_browsers(keep))
    while gone := await store.run(_drop_orphans()):
        done.profiles += gone
    return done


async def tidy_place(place: str, keep: Keep) -> Tidied:
    """Tidy a store that no server of ours has open (SQLite), and give its room back."""
    store = open_store(place)
    await store.open()
    try:
        done = await tidy(store, keep)
        await store.compact()
    finally:
        await store.close()
    return done


def _drop_old(matches: list[str], ends: tuple[int, ...]) -> Tx[list[str]]:
    """These matches, as far as nobody has moved in them meanwhile."""
    dropped = []
    for match in matches:
        if (yield Sql(f"{OLD} AND id = $4", (*ends, match))):
            yield from drop_match(match)
            dropped.append(match)
    return dropped


def drop_match(match: str) -> Tx[None]:
    """A match and all that hangs on it. A sheet that was in it while it was played comes back marked as a copy: who
    throws a match away to save the dying keeps them, but not as heroes."""
    yield Sql(
        "UPDATE sheet SET busy = '', origin = CASE WHEN EXISTS (SELECT 1 FROM match WHERE id = $1 AND state = 'play') "
        "THEN 'copy' ELSE origin END WHERE busy = $1",
        (match,),
    )
    for table in ("entry", "chat", "pass", "hold", "seat"):
        yield Sql(f"DELETE FROM {table} WHERE match = $1", (match,))
    yield Sql("DELETE FROM match WHERE id = $1", (match,))


def _drop_links(before: int) -> Tx[int]:
    """Links that were used, grew old or lead to a match that is over, and codes whose ten minutes are up."""
    yield Sql("DELETE FROM code WHERE until < $1", (now_ms(),))
    rows = yield Sql(
        "DELETE FROM pass WHERE used = 1 OR made < $1 OR (role = 'invite' AND NOT EXISTS "
        "(SELECT 1 FROM match m WHERE m.id = pass.match AND m.state IN ('open', 'play'))) RETURNING key_hash",
        (before,),
    )
    return len(rows)


def _drop_browsers(keep: Keep) -> Tx[int]:
    now = now_ms()
    guests = yield Sql(GUESTS, (now - int(keep.guests * DAY),))
    old = yield Sql("DELETE FROM device WHERE seen < $1 RETURNING key_hash", (now - int(keep.browsers * DAY),))
    for (device,) in old:
        yield Sql("DELETE FROM hold WHERE device = $1", (device,))
    return len(guests) + len(old)


def _drop_orphans() -> Tx[int]:
    """Profiles that no browser can reach any more, some at a time."""
    rows = yield Sql(ORPHANS)
    for (profile,) in rows:
        yield from drop_profile(profile)
    return len(rows)


def drop_profile(profile: str) -> Tx[None]:
    """A profile with its browsers, sheets and campaigns. The seats that it held stay, and nobody's name is on them."""
    yield Sql("DELETE FROM sheet WHERE owner = $1 OR owner IN (SELECT id FROM campaign WHERE host = $1)", (profile,))
    yield Sql("DELETE FROM campaign WHERE host = $1", (profile,))
    yield Sql("DELETE FROM code WHERE profile = $1", (profile,))
    yield Sql("DELETE FROM hold WHERE device IN (SELECT key_hash FROM device WHERE profile = $1)", (profile,))
    yield Sql("DELETE FROM device WHERE profile = $1", (profile,))
    yield Sql("UPDATE seat SET profile = '' WHERE profile = $1", (profile,))
    yield Sql("DELETE FROM profile WHERE id = $1", (profile,))
