"""Two servers on one PostgreSQL: what is done through one appears on the other, and the key keeps order."""

import asyncio

from tests.server.apart import sit_apart, through
from tests.server.cluster import Cluster
from tests.server.served import Browser, Refusal, Seat, Served


async def until_same(one: Seat, other: Seat) -> None:
    await other.until(lambda s: s.state and one.state and s.state.n == one.state.n)
    assert {key: value for key, value in one.parts.items() if key != "cards"} == {
        key: value for key, value in other.parts.items() if key != "cards"
    }


def test_moves_people_and_chat_cross_over(two: tuple[Served, Served]) -> None:
    async def run() -> None:
        async with Browser(two[0].url) as ana, Browser(two[1].url) as bo:
            match = await sit_apart(ana, bo)
            async with ana.at(match, 0) as one, bo.at(match, 1) as other:
                await one.until(lambda s: s.table and s.table.seats[1].here)
                await other.until(lambda s: s.table and s.table.seats[0].here)
                await ana.post(f"/api/matches/{match}/start")
                await other.asked()
                await other.do("say", text="hello over there")
                await one.until(lambda s: "hello over there" in str(s.heard))
                await asyncio.gather(one.pick(("take", 1)), other.pick(("take", 2)))  # a race for the same number
                await one.until(lambda s: s.parts.get("chosen") == [1, 2])
                await other.until(lambda s: s.parts.get("chosen") == [1, 2])
                while True:
                    for seat in (one, other):
                        await seat.until(lambda s: s.state and (s.state.waiting or s.state.result))
                    assert one.state is not None
                    assert other.state is not None
                    if one.state.result and other.state.result:
                        break
                    mover, watcher = (one, other) if one.state.ask else (other, one)
                    if mover.state and mover.state.ask:
                        await mover.pick()
                        if mover.state.waiting != [0, 1]:
                            await until_same(mover, watcher)
                    else:
                        await asyncio.sleep(0.01)
                assert one.state.result == other.state.result

    asyncio.run(run())


def test_a_race_for_one_ask_through_two_servers_has_one_winner(two: tuple[Served, Served]) -> None:
    async def run() -> None:
        async with Browser(two[0].url) as ana:
            for _ in range(8):
                match = await ana.table(seats=1)
                await ana.post(f"/api/matches/{match}/start")
                there = through(ana, two[1])
                async with ana.at(match, 0) as one, there.at(match, 0) as other:
                    ask = await one.asked()
                    assert (await other.asked()).id == ask.id
                    options = ask.options
                    found = await asyncio.gather(
                        one.pick(options[0], ask.id), other.pick(options[-1], ask.id), return_exceptions=True
                    )
                    lost = [one for one in found if isinstance(one, Refusal)]
                    if options[0] == options[-1]:
                        assert not lost
                    else:
                        assert [one.code for one in lost] == ["answered"]
                    n = int(ask.id) + 1
                    for seat in (one, other):
                        await seat.until(lambda s: s.state and s.state.n == n)  # noqa: B023
                    assert one.parts == other.parts
                await there.http.aclose()

    asyncio.run(run())


def test_a_bot_answers_once_and_another_server_takes_over(cluster: Cluster) -> None:
    """The server that asks the bot is killed: the other's table goes on."""

    async def run() -> None:
        place = cluster.database()
        first, second = Served(place), Served(place)
        first.start()
        second.start()
        try:
            async with Browser(first.url) as ana:
                bots = [{"seat": seat, "level": "policy"} for seat in range(4)]
                match = await ana.table(seats=4, sit=[], bots=bots)
                there = through(ana, second)
                async with there.at(match, "watch") as other:
                    async with ana.at(match, "watch") as one:
                        await ana.post(f"/api/matches/{match}/start")
                        await one.until(lambda s: s.state and s.state.n > 4)
                        first.kill()
                    await other.until(lambda s: s.state and s.state.result, 60)
                replay = await there.get(f"/api/matches/{match}/replay")
                numbers = [frame["n"] for frame in replay["frames"]]
                assert numbers == list(range(len(numbers)))
                await there.http.aclose()
        finally:
            first.kill()
            second.stop()

    asyncio.run(run())


def test_a_seat_given_anew_dies_on_both(two: tuple[Served, Served]) -> None:
    async def run() -> None:
        async with Browser(two[0].url) as ana, Browser(two[1].url) as bo:
            match = await sit_apart(ana, bo)
            async with bo.at(match, 1) as other:
                await other.until(lambda s: s.table)
                await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1)
                assert await other.until_closed() == 4403

    asyncio.run(run())
