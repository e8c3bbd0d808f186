"""Nobody chooses the dice, the server's owner included: attacks on the order of commitment, seals and salts."""

import asyncio
import contextlib
import sqlite3
from itertools import count
from pathlib import Path

import pytest

from oubliettes.kernel.fair import stream_key, values
from oubliettes.server.messages import No, OpenSalt
from tests.server.served import WAIT, Browser, Refusal, Seat, Served, seal

ONES = ("roll", 6, 6, 6)


def look(place: str, match: str) -> tuple[str, list[str]]:
    """What an owner finds in the store: the seed, and the salts opened so far."""
    with contextlib.closing(sqlite3.connect(f"file:{place}?mode=ro", uri=True)) as store:
        ((seed,),) = store.execute("SELECT seed FROM match WHERE id = ?", (match,))
        salts = store.execute("SELECT salt FROM seat WHERE match = ? ORDER BY seat", (match,))
        return seed, [salt for (salt,) in salts]


def grind(seed: str, before: list[str]) -> str:
    """A salt for the last seat with which the first public dice are all ones."""
    for number in count():
        key = stream_key(bytes.fromhex(seed), [*before, f"salt {number}"], "public")
        if values(key, 0, ONES) == (1, 1, 1):
            return f"salt {number}"
    raise AssertionError


async def until_opened(place: str, match: str, seat: int) -> tuple[str, list[str]]:
    async with asyncio.timeout(WAIT):
        while not (found := look(place, match))[1][seat]:
            await asyncio.sleep(0.01)
    return found


async def refused(seat: Seat) -> str:
    return str((await seat.hear(No)).code)


def refusals(seat: Seat) -> set[str]:
    return {one.code for one in seat.heard if isinstance(one, No)}


def said(seat: Seat, kind: str) -> int:
    return sum(type(one).__name__ == kind for one in seat.heard)


def test_an_owner_with_a_late_seat_does_not_choose_the_dice(tmp_path: Path) -> None:
    """Bo's salt is open, the owner's own is not yet: a third salt, ground until the dice are ones, comes too late."""
    place = str(tmp_path / "matches.db")

    async def attack(served: Served) -> None:
        async with Browser(served.url) as owner, Browser(served.url) as bo:
            sit = [{"seat": 0, "name": "Owner", "seal": seal("mine")}, {"seat": 2, "name": "Late"}]
            match = await owner.table(seats=3, sit=sit)
            await owner.invite(bo, match, 1, name="Bo", seal=seal("honest"))
            async with owner.at(match, 0) as mine, bo.at(match, 1) as his:
                await mine.until(lambda s: s.table and s.table.seats[1].here)
                start = asyncio.create_task(owner.post(f"/api/matches/{match}/start"))
                await his.hear(OpenSalt)
                await his.send({"type": "salt", "salt": "honest"})
                seed, _ = await until_opened(place, match, 1)
                ground = grind(seed, ["mine", "honest"])
                known = said(mine, "People")
                await mine.send({"type": "seal", "seal": seal(ground), "seat": 2})
                await mine.until(lambda s: refusals(s) or said(s, "People") > known)
                await mine.send({"type": "salt", "salt": ground, "seat": 2})
                async with asyncio.timeout(WAIT):
                    while not look(place, match)[1][2] and not refusals(mine) & {"not-now", "not-offered"}:
                        await asyncio.sleep(0.01)
                await mine.send({"type": "salt", "salt": "mine", "seat": 0})
                await start
                await his.until(lambda s: s.table and s.table.salts)
                assert his.table is not None
                assert his.table.salts == ["mine", "honest", ""]
                assert refusals(mine) == {"late-seal", "not-now"}

    with Served(place) as served:
        asyncio.run(attack(served))


def test_seals_are_published_and_closed_before_the_first_salt_is_opened(server: Served) -> None:
    """`open` says whose salts count: a page keeps that and can check the record against it."""

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, Browser(server.url) as cleo:
            match = await ana.table(seats=3, sit=[{"seat": 0, "name": "Ana", "seal": seal("a")}])
            for guest, seat, salt in ((bo, 1, "b"), (cleo, 2, "c")):
                await ana.invite(guest, match, seat, name=salt, seal=seal(salt))
            async with ana.at(match, 0) as one, bo.at(match, 1) as two:  # Cleo sealed, but is not there
                await one.until(lambda s: s.table and s.table.seats[1].here)
                assert one.table is not None
                assert [row.seal for row in one.table.seats] == [seal("a"), seal("b"), seal("c")]
                start = asyncio.create_task(ana.post(f"/api/matches/{match}/start"))
                opening = await two.hear(OpenSalt)
                assert opening.seals == [seal("a"), seal("b"), ""]
                assert (opening.seats, opening.commitment) == ([1], one.table.commitment)
                await two.send({"type": "salt", "salt": "b"})
                async with cleo.at(match, 2) as late:  # nor does it count whether she comes now
                    await late.until(lambda s: s.table)
                    await late.send({"type": "salt", "salt": "c"})
                    assert await refused(late) == "not-now"
                    with pytest.raises(Refusal, match="late-seal"):
                        await ana.ask("PUT", f"/api/matches/{match}/seats/2", {"kind": "open"})
                    await one.send({"type": "salt", "salt": "a"})
                    await start
                    await late.until(lambda s: s.table and s.table.salts == ["a", "b", ""])
                    assert late.table is not None
                    assert [row.seal for row in late.table.seats] == opening.seals

    asyncio.run(run())


def test_a_start_broken_off_does_not_begin_again_with_the_same_dice(tmp_path: Path) -> None:
    """An owner who stops the server once a salt is open, and starts it anew, finds other dice."""
    place = str(tmp_path / "matches.db")

    async def attack(served: Served) -> None:
        async with Browser(served.url) as owner, Browser(served.url) as bo:
            match = await owner.table(sit=[{"seat": 0, "name": "Owner", "seal": seal("mine")}])
            await owner.invite(bo, match, 1, name="Bo", seal=seal("honest"))
            async with owner.at(match, 0) as mine, bo.at(match, 1) as his:
                await mine.until(lambda s: s.table and s.table.seats[1].here)
                start = asyncio.create_task(owner.post(f"/api/matches/{match}/start"))
                await his.hear(OpenSalt)
                await his.send({"type": "salt", "salt": "honest"})
                seed, _ = await until_opened(place, match, 1)
                served.kill()
                with contextlib.suppress(Exception):
                    await start
            served.start()
            async with owner.at(match, 0) as mine, bo.at(match, 1) as his:
                await mine.until(lambda s: s.table and s.table.seats[1].here)
                await mine.send({"type": "seal", "seal": seal("another")})
                assert await refused(mine) == "late-seal"
                with pytest.raises(Refusal, match="unsealed"):
                    await owner.post(f"/api/matches/{match}/start")
                assert look(place, match) != (seed, ["", "honest"])
                assert look(place, match)[1] == ["", ""]
                await his.until(lambda s: s.table and not s.table.seats[1].seal)

    with Served(place) as served:
        asyncio.run(attack(served))
