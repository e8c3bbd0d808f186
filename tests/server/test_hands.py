"""Nobody takes a seat from its person, and with it a look at their hand: attacks by the host and by lost devices."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from oubliettes.server.recent import without_names
from tests.server.served import Browser, Refusal, Seat, Served, play_out


async def playing(ana: Browser, bo: Browser, **more: Any) -> str:
    """A match with hidden cards: Ana is the host and in seat 0, Bo in seat 1."""
    match = await ana.table(game="secrets", seats=2, **more)
    await ana.invite(bo, match, 1, name="Bo")
    await ana.post(f"/api/matches/{match}/start")
    return match


def lines(seat: Seat) -> list[tuple[Any, ...]]:
    """What the table was told of seats that went from hand to hand."""
    assert seat.table is not None
    return [(one.seat, one.what, one.who, one.why, one.by) for one in seat.table.handed]


def requests(seat: Seat) -> list[tuple[Any, ...]]:
    assert seat.table is not None
    return [(one.seat, one.what, one.by, one.answer) for one in seat.table.requests]


def test_the_host_gets_no_invite_for_the_seat_of_somebody_present(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await playing(ana, bo)
            async with ana.at(match, 0) as one, bo.at(match, 1) as two:
                await two.asked()
                with pytest.raises(Refusal, match="consent"):
                    await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1)
                await two.until(lambda s: requests(s) == [(1, "invite", "Ana", "")])
                with pytest.raises(Refusal, match="not-yours"):
                    await one.do("seat", do="allow", seat=1)  # nor does she agree for him
                with pytest.raises(Refusal, match="consent"):
                    await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1)
                await two.do("seat", do="refuse", seat=1)
                await one.until(lambda s: requests(s) == [(1, "invite", "Ana", "no")])
                with pytest.raises(Refusal, match="not-now"):
                    await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1)
                await two.pick()  # the seat is his as before
                assert lines(two) == []

    asyncio.run(run())


def test_the_host_puts_no_bot_on_the_seat_of_somebody_present(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await playing(ana, bo)
            async with ana.at(match, 0) as one, bo.at(match, 1) as two, ana.at(match, "watch") as watcher:
                await two.asked()
                await one.do("seat", do="bot", seat=1, level="random")
                await two.until(lambda s: requests(s) == [(1, "bot", "Ana", "")])
                assert two.table is not None
                assert two.table.seats[1].kind == "person"
                await two.do("seat", do="allow", seat=1)
                await watcher.until(lambda s: lines(s) == [(1, "bot", "random", "agreed", "Ana")] and not requests(s))
                with pytest.raises(Refusal, match="closed"):
                    await two.do("seat", do="allow", seat=1)
                await two.do("seat", do="back", seat=1)
                await watcher.until(lambda s: lines(s)[1:] == [(1, "back", "Bo", "own", "")])
                await two.do("seat", do="bot", seat=0)  # the host, too, is asked
                await one.until(lambda s: requests(s) == [(0, "bot", "Bo", "")])
                assert watcher.table is not None
                assert watcher.table.seats[0].kind == "person"

    asyncio.run(run())


def test_a_seat_given_away_is_told_and_its_person_takes_it_back(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, Browser(server.url) as eve:
            match = await playing(ana, bo)
            async with ana.at(match, 0) as one:
                async with bo.at(match, 1) as two:
                    await two.asked()
                    with pytest.raises(Refusal, match="consent"):
                        await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1)
                    await two.do("seat", do="allow", seat=1)
                    key = (await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1))["key"]
                    assert await two.until_closed() == 4403
                with pytest.raises(InvalidStatus):
                    async with bo.at(match, 1):
                        pass
                await one.until(lambda s: lines(s) == [(1, "invited", "", "agreed", "Ana")] and not requests(s))
                assert (await eve.post("/api/enter", key=key, name="Eve"))["mine"] == [1]
                await one.until(lambda s: lines(s)[1:] == [(1, "taken", "Eve", "free", "")])
                with pytest.raises(Refusal):
                    await ana.post(f"/api/matches/{match}/back")  # it was never hers
                async with eve.at(match, 1) as three:
                    await three.pick()
                    assert (await bo.post(f"/api/matches/{match}/back"))["mine"] == [1]
                    assert await three.until_closed() == 4403
                with pytest.raises(InvalidStatus):
                    async with eve.at(match, 1):
                        pass
                await one.until(lambda s: s.table and s.table.handed[-1].what == "back")
                assert one.table is not None
                last = one.table.handed[-1]
                assert (last.why, last.name, last.since) == ("own", "Eve", one.table.handed[1].after)
                assert one.table.seats[1].name == "Bo"
                with pytest.raises(Refusal):
                    await bo.post(f"/api/matches/{match}/back")  # he has it

    asyncio.run(run())


def test_after_two_minutes_of_absence_nobody_need_be_asked_and_all_are_told(tmp_path: Path) -> None:
    async def run(served: Served) -> None:
        async with Browser(served.url) as ana, Browser(served.url) as bo, Browser(served.url) as eve:
            match = await playing(ana, bo)
            async with ana.at(match, 0) as one:
                async with bo.at(match, 1) as two:
                    await two.asked()
                await one.until(lambda s: s.table and not s.table.seats[1].here)
                key = ""
                while not key:
                    with contextlib.suppress(Refusal):
                        key = (await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1))["key"]
                    await asyncio.sleep(0.05)
                await eve.post("/api/enter", key=key, name="Eve")
                await one.until(lambda s: len(lines(s)) == 2)
                assert lines(one) == [(1, "invited", "", "absent", "Ana"), (1, "taken", "Eve", "free", "")]
                before = (await ana.get(f"/api/matches/{match}"))["table"]["handed"]
            served.stop()
            served.start()
            assert (await ana.get(f"/api/matches/{match}"))["table"]["handed"] == before

    with Served(str(tmp_path / "matches.db"), module="tests.server.impatient") as served:
        asyncio.run(run(served))


def test_a_device_that_lost_a_seat_commands_it_no_more(server: Served) -> None:
    """Bo's device held two seats; one is Eve's now, and his socket of the other is still open."""

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, Browser(server.url) as eve:
            match = await ana.table(seats=3)
            for seat in (1, 2):
                await ana.invite(bo, match, seat, name=f"Bo {seat}")
            async with bo.at(match, 1) as two:
                await two.until(lambda s: s.table and s.table.seats[2].here)
                await ana.invite(eve, match, 2, name="Eve")
                await two.until(lambda s: s.table and s.table.seats[2].name == "Eve")
                with pytest.raises(Refusal, match="not-yours"):
                    await two.do("seat", do="leave", seat=2)
                await ana.post(f"/api/matches/{match}/start")
                with pytest.raises(Refusal, match="not-yours"):
                    await two.do("seat", do="back", seat=2)
                with pytest.raises(Refusal, match="not-yours"):
                    await two.do("seat", do="allow", seat=2)
                async with eve.at(match, 2) as three:
                    await two.until(lambda s: s.table and s.table.seats[2].here)
                    await two.do("seat", do="bot", seat=2)  # he may ask, as anybody seated
                    await three.until(lambda s: requests(s) == [(2, "bot", "Bo 1", "")])
                    assert three.table is not None
                    assert three.table.seats[2].kind == "person"

    asyncio.run(run())


def test_watchers_do_not_make_a_person_absent(server: Served) -> None:
    """A host who fills the table with sockets keeps nobody out of their own seat."""

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, contextlib.AsyncExitStack() as crowd:
            match = await playing(ana, bo)
            for _ in range(32):
                watcher = await crowd.enter_async_context(ana.at(match, "watch"))
                await watcher.until(lambda s: s.table)
            async with bo.at(match, 1) as two:
                await two.asked()
                await watcher.until(lambda s: s.table and s.table.seats[1].here)
            late = await crowd.enter_async_context(ana.at(match, "watch"))
            assert await late.until_closed() == 4409

    asyncio.run(run())


async def finish(ana: Browser, match: str) -> None:
    async with ana.at(match, 0) as seat:
        await play_out(seat)


def test_going_on_from_the_middle_of_a_match_makes_no_sheets(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            bots = [{"seat": 1, "level": "random"}]
            match = await ana.table(game="secrets", options={"rounds": 1}, bots=bots)
            await ana.post(f"/api/matches/{match}/start")
            await finish(ana, match)
            before = (await ana.get("/api/me"))["sheets"]
            assert len(before) == 1
            for _ in range(2):
                again = await ana.post(f"/api/matches/{match}/continue", n=0, seat=0, name="Ana")
                await finish(ana, again["id"])
            assert (await ana.get("/api/me"))["sheets"] == before

    asyncio.run(run())


def test_who_goes_for_good_leaves_no_name_in_what_is_told_of_seats() -> None:
    told = '["taken","Eve","free","","Bo",7,-1]'
    assert without_names(told, {"Eve"}, False) == '["taken","","free","","Bo",7,-1]'
    assert without_names(told, {"Bo"}, True) == '["taken","","free","","",7,-1]'
    asked = '["bot","policy","agreed","Ana","Bo",7,-1]'
    assert without_names(asked, {"Ana"}, False) == '["bot","policy","agreed","","Bo",7,-1]'
    assert without_names(asked, {"Bo"}, True) == '["bot","policy","agreed","Ana","",7,-1]'
    assert without_names('["person","Bo"]', {"Bo"}, True) == '["person",""]'  # of an older release
