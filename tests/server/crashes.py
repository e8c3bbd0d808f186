"""Players who go on when a server dies under them, and what must be in its store then."""

import asyncio
import random
from collections.abc import Collection
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from oubliettes.server import queries
from oubliettes.server.store import open_store
from tests.server.served import Browser, Refusal, Seat

AGAIN = ("retry", "not-saved", "stopping")
"""The store is away, or the server goes: the same pick is sent once more."""
AWAY = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)


class Player:
    """Plays a solo match for ever, as the page does: what was not acknowledged is sent again under the same ask."""

    def __init__(self, browser: Browser, match: str, rng: random.Random) -> None:
        self.browser = browser
        self.match = match
        self.rng = rng
        self.acked: dict[str, list[Any]] = {}
        self.pending: tuple[str, list[Any]] | None = None
        self.done = False
        self.came_back = 0

    async def play(self) -> None:
        while not self.done:
            try:
                async with self.browser.at(self.match, 0) as seat:
                    await self.sit(seat)
            except AWAY:
                self.came_back += 1
                await asyncio.sleep(0.05)

    async def sit(self, seat: Seat) -> None:
        while True:
            await seat.until(lambda s: s.state and (s.state.ask or s.state.result), 5)
            assert seat.state is not None
            if self.pending is None:
                if seat.state.result:
                    self.done = True
                    return
                ask = seat.state.ask
                assert ask is not None
                self.pending = (ask.id, self.rng.choice(ask.options))
            name, pick = self.pending
            try:
                await seat.pick(pick, name)
            except Refusal as refusal:
                if refusal.code in AGAIN:
                    await asyncio.sleep(0.1)
                    continue
                # sent again too late: only this client plays here, so this must not happen
                raise AssertionError(f"{self.match}: {name} {pick} was refused with {refusal.code}") from None
            self.acked[name] = pick
            self.pending = None


async def somebody_moves(players: Collection[Player]) -> None:
    """A slow machine may take its time: who has not come back yet loses nothing by the next crash."""
    before = {player: len(player.acked) for player in players}
    for _ in range(600):
        if any(len(player.acked) > moves for player, moves in before.items()):
            return
        await asyncio.sleep(0.05)


async def sit_down(browser: Browser, rng: random.Random) -> Player:
    match = await browser.table(seats=1)
    await browser.post(f"/api/matches/{match}/start")
    return Player(browser, match, rng)


async def check_store(place: str, players: list[Player]) -> None:
    """What was acknowledged is stored, once, and numbers have no holes."""
    store = open_store(place)
    await store.open()
    try:
        for player in players:
            rows = await queries.entry_rows(store, player.match)
            assert [row.n for row in rows] == list(range(len(rows)))
            stored = [(row.ask, row.pick) for row in rows if row.kind == "pick"]
            assert len(stored) == len({ask for ask, _ in stored})
            assert {ask: queries.json.decode(pick) for ask, pick in stored} == player.acked
    finally:
        await store.close()
