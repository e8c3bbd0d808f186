"""People who come to a table over a real socket."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from oubliettes.server.messages import State
from tests.server.served import Browser, Served


def alone(server: Served, work: Callable[[Browser], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            await work(ana)

    asyncio.run(run())


async def started(ana: Browser, **more: Any) -> str:
    match = await ana.table(**more)
    await ana.post(f"/api/matches/{match}/start")
    return match


def turn(state: State | None, asked: str) -> State | None:
    """A state with another question than that, or with the result."""
    return state if state and (state.result or (state.ask and state.ask.id != asked)) else None
