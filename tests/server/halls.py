"""A hall without a network: matches that are begun and moved on by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from oubliettes.kernel import Game, Start
from oubliettes.server import Config, queries
from oubliettes.server.hall import Hall
from oubliettes.server.moves import answer
from oubliettes.server.position import begin
from oubliettes.server.room import Room
from oubliettes.server.store import open_store
from oubliettes.server.stored import MatchRow, SeatRow
from tests.server.secrets_game import GAME


def in_hall(place: str, work: Callable[[Hall], Awaitable[None]], **config: Any) -> None:
    async def run() -> None:
        hall = Hall(Config(store=place, workers=1, **config), open_store(place))
        await hall.open()
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def match_at(hall: Hall, picks: int, game: Game[Any] = GAME, id_: str = "m1") -> Room:
    """A stored match of two seats, so many picks old."""
    seed = "11" * 32
    seats = [SeatRow(0, "person", "A", sheet="s1"), SeatRow(1, "person", "B")]
    row = MatchRow(id_, game.slug, game.version, "{}", "{}", "open", seed, "c", "A", made=1)
    await hall.store.run(queries.create_match(row, seats, ()))
    start = Start(game.slug, game.version, 2, game.settle(2, {}), "fair", "c", ("", ""), ("A", "B"))
    _, first = begin(game, start, seed)
    await hall.store.run(queries.start_match(id_, [first], [seats[1]], "{}"))
    room = await hall.room(id_)
    assert room is not None
    for _ in range(picks):
        await pick_any(room)
    return room


async def pick_any(room: Room) -> None:
    assert room.position is not None
    ask = room.position.match.pending[0]
    await answer(room, ask.seat, room.position.ask_id(ask.seat), ask.options[0], "person")
