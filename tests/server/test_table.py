"""People at a table, over real sockets."""

import asyncio

from oubliettes.kernel import Record, check_dice
from tests.server.served import Browser, Served


def test_a_whole_game_against_a_bot(server: Served) -> None:
    """Open a table, fill it with a bot, play to the end, check every die."""

    async def play() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(seats=2, bots=[{"seat": 1, "level": "policy"}])
            async with ana.at(match, 0) as seat:
                await ana.post(f"/api/matches/{match}/start")
                while True:
                    await seat.until(lambda s: s.state and (s.state.ask or s.state.result))
                    assert seat.state is not None
                    if seat.state.result:
                        break
                    await seat.pick()
                assert len(seat.state.result.scores) == 2
                assert seat.table is not None
                commitment = seat.table.commitment
            record = Record.loads(await ana.get(f"/api/matches/{match}/record"))
            assert record.start.commitment == commitment
            assert record.end is not None
            assert record.end.seed == seat.state.result.seed
            assert check_dice(record) > 6

    asyncio.run(play())
