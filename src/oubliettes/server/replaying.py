"""A stored match played again, without keeping the others waiting."""

import asyncio
import time
from typing import Any

import msgspec

from oubliettes.kernel import Game, OubliettesError
from oubliettes.server.position import Position, begin_again
from oubliettes.server.stored import EntryRow

SLICE = 0.005
"""Seconds that replaying may keep the loop."""


class Pace:
    """Lets others have the loop every few milliseconds of a long piece of work: one such slice, then all the rest, then
    the next, of the same work or of another. `async with Pace(turn) as pace`."""

    def __init__(self, turn: asyncio.Lock) -> None:
        self._turn = turn
        self._until = 0.0

    async def __aenter__(self) -> "Pace":
        await self._turn.acquire()
        self._until = time.perf_counter() + SLICE
        return self

    async def __aexit__(self, *error: object) -> None:
        self._turn.release()

    async def breathe(self) -> None:
        if time.perf_counter() > self._until:
            self._turn.release()
            try:
                await asyncio.sleep(0)
            finally:
                await self._turn.acquire()
            self._until = time.perf_counter() + SLICE


class TooNew(OubliettesError):
    """A match that a newer server has played on, or of a game this one lacks: leave it alone."""


async def replay(game: Game[Any] | None, seed: str, rows: list[EntryRow], turn: asyncio.Lock) -> Position:
    """Where a match stands after these entries."""
    if game is None:
        raise TooNew("this server does not have that game")
    if rules_of(rows) > game.version:
        raise TooNew(f"this match follows rules {rules_of(rows)}, this server plays rules {game.version}")
    async with Pace(turn) as pace:
        position = begin_again(game, rows[0], seed)
        for row in rows[1:]:
            position.apply(row)
            await pace.breathe()
    return position


def rules_of(rows: list[EntryRow]) -> int:
    """The rules that a match follows by now."""
    for row in reversed(rows):
        if row.kind == "rules":
            return int(msgspec.json.decode(row.pick)[0])
    return int(msgspec.json.decode(rows[0].pick)["rules"])
