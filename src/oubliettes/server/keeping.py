"""Chores of whoever keeps the matches: try them with new rules before an upgrade, new dice after a restore."""

from typing import NamedTuple

from oubliettes.games import GAMES
from oubliettes.kernel import OubliettesError
from oubliettes.server import queries
from oubliettes.server.config import Config
from oubliettes.server.hall import Hall
from oubliettes.server.replaying import replay, rules_of
from oubliettes.server.starting import fresh_dice
from oubliettes.server.store import open_store
from oubliettes.server.stored import EntryRow

RUNNING = "SELECT id, game, seed FROM match WHERE state IN ('open', 'play') ORDER BY made"
ENTRIES = "SELECT n, seat, ask, kind, pick, dice, log, by, at FROM entry WHERE match = $1 ORDER BY n"
"""What every release since the first has stored."""


class Checked(NamedTuple):
    """What the rules of this release make of the running matches."""

    same: int
    """How many go on as they are."""
    newer: dict[str, str]
    """Those that go on under newer rules than they were begun with, and what their records will say."""
    stuck: dict[str, str]
    """Those that cannot go on, and why: they can be read and closed."""


async def check(place: str) -> Checked:
    """Play all running matches again with the rules of this release.

    Nothing is written: data of an older release are read as they are. A SQLite file must not be in use.
    """
    hall = Hall(Config(store=place), open_store(place))
    await hall.store.open(reading=True)
    newer: dict[str, str] = {}
    stuck: dict[str, str] = {}
    running = 0
    try:
        for match, slug, seed in await hall.store.read(RUNNING):
            rows = [EntryRow(*row) for row in await hall.store.read(ENTRIES, match)]
            running += 1
            if not rows:
                continue
            game, rules = GAMES.get(slug), rules_of(rows)
            try:
                await replay(game, seed, rows, hall.slices)
            except OubliettesError as error:
                stuck[match] = f"{slug}: {error}"
            else:
                if game and rules < game.version:
                    newer[match] = f"{slug}: {rules} → {game.version}"
    finally:
        await hall.store.close()
    return Checked(running - len(newer) - len(stuck), newer, stuck)


async def rekey(place: str) -> int:
    """New seeds for all running matches, after a backup was restored: people may have seen the next dice."""
    store = open_store(place)
    await store.open()
    try:
        found = await queries.running(store)
        for info in found:
            await store.run(queries.rekey(info.id, *fresh_dice()))
    finally:
        await store.close()
    return len(found)
