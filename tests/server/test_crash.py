"""kill -9 at random moments: every acknowledged move is there, no match is broken, clients come back by themselves."""

import asyncio
import random
from typing import Any

import pytest

from oubliettes.kernel import Record, check_dice
from tests.server.crashes import Player, check_store, sit_down, somebody_moves
from tests.server.served import Browser, Refusal, Served

KILLS = 10
TABLES = 4


def test_no_acknowledged_move_is_lost(place: str) -> None:
    async def play() -> None:
        rng = random.Random(place)
        served = Served(place)
        served.start()
        try:
            async with Browser(served.url) as browser:
                finished: list[Player] = []
                players = [await sit_down(browser, rng) for _ in range(TABLES)]
                tasks = {asyncio.create_task(player.play()): player for player in players}
                for _ in range(KILLS):
                    for task in [task for task in tasks if task.done()]:  # a match may be shorter than a crash is long
                        finished.append(tasks.pop(task))
                        task.result()
                        player = await sit_down(browser, rng)
                        tasks[asyncio.create_task(player.play())] = player
                    await somebody_moves(tasks.values())
                    await asyncio.sleep(rng.uniform(0.0, 0.05))
                    served.kill()
                    await asyncio.to_thread(served.start)
                await asyncio.wait_for(asyncio.gather(*tasks), 300)
                finished += tasks.values()
                for player in finished:
                    record = Record.loads(await browser.get(f"/api/matches/{player.match}/record"))
                    assert check_dice(record)
                assert sum(player.came_back for player in finished) >= KILLS
        finally:
            served.stop()
        await check_store(place, finished)

    asyncio.run(play())


def test_a_table_is_whole_again_after_the_database_was_away(cluster: Any) -> None:
    """PostgreSQL itself stops and comes back: the client is told to retry, and the same pick goes through."""
    place = cluster.database()

    async def play(served: Served) -> None:
        async with Browser(served.url) as browser:
            match = await browser.table(seats=1)
            await browser.post(f"/api/matches/{match}/start")
            async with browser.at(match, 0) as seat:
                await seat.pick()
                ask = await seat.asked()
                await asyncio.to_thread(cluster.down)
                try:
                    with pytest.raises(Refusal, match=r"retry|not-saved"):
                        await seat.pick(ask.options[0], ask.id)
                finally:
                    await asyncio.to_thread(cluster.up)
                for _ in range(50):
                    try:
                        await seat.pick(ask.options[0], ask.id)
                        break
                    except Refusal:
                        await asyncio.sleep(0.2)
                assert (await seat.asked()).id != ask.id

    with Served(place) as served:
        asyncio.run(play(served))
