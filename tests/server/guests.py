"""People who come to a table over a real socket."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.served import Browser, Seat, Served


def alone(server: Served, work: Callable[[Browser], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            await work(ana)

    asyncio.run(run())


async def started(ana: Browser, **more: Any) -> str:
    match = await ana.table(**more)
    await ana.post(f"/api/matches/{match}/start")
    return match


async def second_round(one: Seat, two: Seat) -> None:
    """The game of secrets between two: both choose, neither shows a card, and the second seat leads the next round."""
    await one.pick()
    await two.pick()
    await one.pick(("pass",))
    await two.pick(("pass",))
