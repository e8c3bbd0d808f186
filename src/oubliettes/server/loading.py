"""A table whose match is in the store: played again, and what its rules have to do with those of this server."""

import logging

from oubliettes.kernel import BadRecord, Event, Misfit, OubliettesError
from oubliettes.server import queries
from oubliettes.server.entries import encode, pack
from oubliettes.server.replaying import TooNew, replay, rules_of
from oubliettes.server.room import Room
from oubliettes.server.store import now_ms
from oubliettes.server.stored import EntryRow

log = logging.getLogger("oubliettes.hall")


async def fill(room: Room) -> None:
    """Play a stored match again, a few milliseconds at a time."""
    hall = room.hall
    room.recent.forget_entries()
    room.position = None
    rows = await queries.entry_rows(hall.store, room.id)
    if not rows:
        return
    await hall.refresh(room)
    for row in rows:
        room.recent.remember(row)
    try:
        room.position = await replay(room.game, room.info.seed, rows, hall.slices)
    except (BadRecord, OubliettesError) as error:
        room.stuck = error.told if isinstance(error, Misfit) else str(error)
        if room.info.state == "play" and not isinstance(error, TooNew):
            log.error("match %s is stuck: %s", room.id, error)
            await hall.store.run(queries.get_stuck(room.id))
            await hall.refresh(room)
        return
    room.stuck = ""
    room.position.slim()
    if room.info.state == "stuck":
        await _revive(room)
    if room.game and room.info.state == "play" and rules_of(rows) < room.game.version:
        await _note_rules(room, rules_of(rows), room.game.version)


async def _revive(room: Room) -> None:
    """Rules that fit again, in a release after the one that was stuck: go on, unless sheets have left the match."""
    hall = room.hall
    if await hall.store.run(queries.revive(room.id)):
        await hall.refresh(room)
    else:
        room.stuck = "the sheets that were brought to this match have been given back"


async def _note_rules(room: Room, before: int, version: int) -> None:
    """A match that newer rules can play on: the record says from where they hold."""
    assert room.position is not None
    n = room.position.n + 1
    waits = room.position.waits()
    told = pack([Event("rules-changed", "", {"before": before, "now": version})])
    row = EntryRow(n, -1, f"r{n}", "rules", encode([version]), "[]", told, "", now_ms(), waits)
    if await room.hall.store.run(queries.append(room.id, row)):
        room.position.apply(row)
        room.recent.remember(row)
    else:
        room.stale = True
