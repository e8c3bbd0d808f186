"""PostgreSQL goes away in every way it can, and a server freezes: everybody is answered, and play goes on."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from oubliettes.server.store import NotSaved, Sql, Tx, Unknown, open_store
from tests.server.apart import through
from tests.server.cluster import Cluster
from tests.server.served import Browser, Refusal, Seat, Served, wait_until


async def pick_at_last(seat: Seat, ask: str, pick: list[str | int]) -> None:
    """As the page does: what was refused for now is sent again."""
    for _ in range(300):
        try:
            await seat.pick(pick, ask)
            return
        except Refusal as refusal:
            if refusal.code not in ("retry", "not-saved"):
                raise
            await asyncio.sleep(0.1)
    raise AssertionError("the pick never went through")


def health(served: Served) -> tuple[int, str]:
    answer = httpx.get(f"{served.url}/health", timeout=60, trust_env=False)
    return answer.status_code, answer.text


def test_while_it_starts_it_is_away(cluster: Cluster) -> None:
    """CannotConnectNow: it answers, but takes nobody in. Every message has an answer, and /health tells."""

    async def play(served: Served) -> None:
        async with Browser(served.url) as browser:
            match = await browser.table(seats=1)
            await browser.post(f"/api/matches/{match}/start")
            async with browser.at(match, 0) as seat:
                ask = await seat.asked()
                assert await asyncio.to_thread(health, served) == (200, "well\n")
                await asyncio.to_thread(cluster.down)
                await asyncio.to_thread(cluster.nearly_up)
                try:
                    with pytest.raises(Refusal, match=r"retry|not-saved"):
                        await seat.pick(ask.options[0], ask.id)
                    with pytest.raises(Refusal, match="503"):
                        await browser.get("/api/me")
                    status, words = await asyncio.to_thread(health, served)
                    assert (status, words.split(":")[0]) == (503, "store")
                finally:
                    await asyncio.to_thread(cluster.up_after_all)
                await pick_at_last(seat, ask.id, ask.options[0])
                assert (await seat.asked()).id != ask.id
                assert (await asyncio.to_thread(health, served))[0] == 200

    with Served(cluster.database()) as served:
        asyncio.run(play(served))


def test_restarts_under_play(cluster: Cluster) -> None:
    """It restarts, gently and not, while several tables play: nobody waits for an answer that never comes."""

    async def table(browser: Browser, match: str, moved: asyncio.Event, stop: asyncio.Event) -> None:
        async with browser.at(match, 0) as seat:
            while not (seat.state and seat.state.result):
                ask = await seat.asked()
                await pick_at_last(seat, ask.id, ask.options[0])
                await seat.until(lambda s: s.state and (s.state.result or (s.state.ask and s.state.ask.id != ask.id)))  # noqa: B023
                moved.set()
                if stop.is_set():
                    return
                await asyncio.sleep(0.05)

    async def all_move(tables: dict[asyncio.Task[None], asyncio.Event]) -> None:
        for moved in tables.values():
            moved.clear()
        for task, moved in tables.items():
            await asyncio.wait([task, asyncio.create_task(moved.wait())], return_when=asyncio.FIRST_COMPLETED)

    async def play(served: Served) -> None:
        async with Browser(served.url) as browser:
            stop = asyncio.Event()
            matches = [await browser.table(seats=1) for _ in range(4)]
            for match in matches:
                await browser.post(f"/api/matches/{match}/start")
            events = [asyncio.Event() for _ in matches]
            tables = {
                asyncio.create_task(table(browser, match, moved, stop)): moved
                for match, moved in zip(matches, events, strict=True)
            }
            for how in ("fast", "immediate"):
                await all_move(tables)
                await asyncio.to_thread(cluster.down, how)
                await asyncio.to_thread(cluster.up)
            stop.set()
            await asyncio.gather(*tables)

    with Served(cluster.database()) as served:
        asyncio.run(play(served))


def test_a_session_that_is_ended_is_away(cluster: Cluster) -> None:
    """AdminShutdown in a statement means that nothing was written; in a commit, that nobody knows."""

    async def run() -> None:
        place = cluster.database()
        store = open_store(place)
        await store.open()
        try:
            await store.run(slow_commit())
            with pytest.raises(NotSaved):
                await cut_short(place, store.run(asleep()), "pg_sleep")
            with pytest.raises(Unknown):
                await cut_short(place, store.run(sleeping_commit()), "COMMIT")
            assert await store.read("SELECT 1") == [(1,)]  # all connections of the pool are dead: it has others
            assert await store.run(one()) == 1
        finally:
            await store.close()

    async def cut_short(place: str, work: Coroutine[Any, Any, Any], doing: str) -> None:
        task = asyncio.ensure_future(work)
        active = (
            "SELECT count(*) FROM pg_stat_activity "
            f"WHERE state = 'active' AND query LIKE '%{doing}%' AND pid <> pg_backend_pid()"
        )
        while await asyncio.to_thread(cluster.sql, "postgres", active) == "0":
            assert not task.done()
        await asyncio.to_thread(cluster.end_sessions, place)
        await task

    def one() -> Tx[int]:
        ((found,),) = yield Sql("SELECT 1")
        return int(found)

    def asleep() -> Tx[None]:
        yield Sql("SELECT pg_sleep(60)")

    def slow_commit() -> Tx[None]:
        yield Sql("CREATE TABLE slow (id BIGINT)")
        yield Sql(
            "CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN PERFORM pg_sleep(60); RETURN NULL; END $$"
        )
        yield Sql(
            "CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON slow DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION slowly()"
        )

    def sleeping_commit() -> Tx[None]:
        yield Sql("INSERT INTO slow (id) VALUES (1)")

    asyncio.run(run())


def test_a_frozen_server_loses_its_lock(cluster: Cluster) -> None:
    """It has the lock of a table of bots and stops in the middle: the other server's watchers see the match go on."""

    async def run() -> None:
        place = cluster.database()
        with Served(place, "--pace", "0.1") as first, Served(place) as second:
            async with Browser(first.url) as ana:
                bots = [{"seat": seat, "level": "policy"} for seat in range(4)]
                match = await ana.table(seats=4, sit=[], bots=bots)
                there = through(ana, second)
                assert first.process is not None
                async with ana.at(match, "watch") as one:
                    await ana.post(f"/api/matches/{match}/start")
                    await one.until(lambda s: s.state and s.state.n > 2)  # the first server has the lock
                    async with there.at(match, "watch") as other:
                        await other.until(lambda s: s.state)
                        os.kill(first.process.pid, signal.SIGSTOP)
                        try:
                            await other.until(lambda s: s.state and s.state.result, 120)
                        finally:
                            os.kill(first.process.pid, signal.SIGCONT)
                    await one.until(lambda s: s.state and s.state.result)  # thawed, it finds out what it missed
                await there.http.aclose()

    asyncio.run(run())


def test_health_sees_dead_bots(tmp_path: Path) -> None:
    """The processes of the bots are killed: /health says so, and others are there."""

    def killed_and_seen() -> bool:
        assert served.process is not None
        for pid in bots_of(served.process.pid):
            os.kill(pid, signal.SIGKILL)
        return health(served)[1].startswith("bots: ")

    with Served(str(tmp_path / "matches.db")) as served:
        wait_until(lambda: health(served) == (200, "well\n"))
        wait_until(killed_and_seen)
        wait_until(lambda: health(served) == (200, "well\n"))


def bots_of(server: int) -> list[int]:
    """The processes that bots think in: one that knows the rules forks them."""
    return [bot for child in children(server) for bot in children(child)]


def children(pid: int) -> list[int]:
    found = []
    for folder in (path for path in Path("/proc").iterdir() if path.name.isdecimal()):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[1])
            if parent == pid:
                found.append(int(folder.name))
    return found
