"""Chores of whoever keeps the matches: try them with new rules before an upgrade, new dice after a restore."""

from oubliettes.games import GAMES
from oubliettes.kernel import OubliettesError
from oubliettes.server import queries
from oubliettes.server.config import Config
from oubliettes.server.hall import Hall
from oubliettes.server.starting import fresh_dice
from oubliettes.server.store import open_store


async def check(place: str) -> dict[str, str]:
    """Play all running matches again with the rules of this release; those that would be stuck, and why.

    Nothing is written. A SQLite file must not be in use.
    """
    hall = Hall(Config(store=place), open_store(place))
    await hall.store.open()
    troubles: dict[str, str] = {}
    try:
        for info in await queries.running(hall.store):
            rows = await queries.entry_rows(hall.store, info.id)
            try:
                if rows:
                    await hall.replay(GAMES.get(info.game), info.seed, rows)
            except OubliettesError as error:
                troubles[info.id] = f"{info.game}: {error}"
    finally:
        await hall.store.close()
    return troubles


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
