"""Going for good: a match, a browser, a profile, links. What is deleted is gone from the store, and others play on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from oubliettes.kernel import Record, check_dice
from tests.server.apart import sit_apart, through
from tests.server.served import Browser, Refusal, Seat, Served, play_out


def dump(place: str) -> str:
    """Everything that a file of SQLite holds, as text."""
    with closing(sqlite3.connect(place, timeout=30)) as connection:
        return "\n".join(connection.iterdump())


def test_a_match_of_my_own_is_gone_for_all(tmp_path: Path) -> None:
    place = str(tmp_path / "matches.db")

    async def run(served: Served) -> None:
        async with Browser(served.url) as ana, Browser(served.url) as eve:
            match = await ana.table(seats=1)
            await ana.post(f"/api/matches/{match}/start")
            with pytest.raises(Refusal, match="no-match"):
                await eve.ask("DELETE", f"/api/matches/{match}")
            key = (await ana.post(f"/api/matches/{match}/keys", role="watch"))["key"]
            await eve.post("/api/enter", key=key)
            async with ana.at(match, 0) as seat, eve.at(match, "watch") as watcher:
                await seat.asked()
                await watcher.until(lambda s: s.state)
                assert await ana.ask("DELETE", f"/api/matches/{match}") == {"matches": [match]}
                assert await seat.until_closed() == 4404
                assert await watcher.until_closed() == 4404
            for browser in (ana, eve):
                with pytest.raises(Refusal, match="no-match"):
                    await browser.get(f"/api/matches/{match}")
                assert (await browser.get("/api/me"))["matches"] == []
            assert match not in dump(place)

    with Served(place) as served:
        asyncio.run(run(served))


async def speaks_and_goes(bo: Browser, his: Seat, other: Seat, match: str) -> None:
    """Boris says a word, which somebody else hears, then throws the match away."""
    await his.asked()
    await his.do("say", text="a word of Boris")
    await other.until(lambda s: "a word of Boris" in str(s.heard))
    await bo.ask("DELETE", f"/api/matches/{match}")


def test_others_play_on_when_one_throws_the_match_away(tmp_path: Path) -> None:
    place = str(tmp_path / "matches.db")

    async def run(served: Served) -> None:
        async with Browser(served.url) as ana, Browser(served.url) as bo:
            match = await sit_apart(ana, bo)
            await bo.post("/api/me/code")
            async with ana.at(match, 0) as one, bo.at(match, 1) as other:
                await ana.post(f"/api/matches/{match}/start")
                await speaks_and_goes(bo, other, one, match)
                assert await other.until_closed() == 4403
                await one.until(lambda s: s.table and s.table.seats[1].kind == "bot")
                assert one.table is not None
                assert (one.table.seats[1].name, one.table.seats[1].owned) == ("", False)
                await play_out(one)
            with pytest.raises(Refusal, match="no-match"):
                await bo.get(f"/api/matches/{match}")
            record = await ana.get(f"/api/matches/{match}/record")
            assert check_dice(Record.loads(record))
            kept = dump(place)
            assert "a word of Boris" not in kept
            assert '"Bo"' not in kept
            assert "'Bo'" not in kept
            assert "Ana" in kept

    with Served(place) as served:
        asyncio.run(run(served))


def test_a_table_that_waits_is_its_hosts(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await sit_apart(ana, bo)
            async with ana.at(match, 0) as one:
                await bo.ask("DELETE", f"/api/matches/{match}")  # a guest only gets up
                await one.until(lambda s: s.table and s.table.seats[1].kind == "open")
            await ana.invite(bo, match, 1, name="Bo")
            async with bo.at(match, 1) as other:
                await other.until(lambda s: s.table)
                await ana.ask("DELETE", f"/api/matches/{match}")
                assert await other.until_closed() == 4404

    asyncio.run(run())


def test_throwing_a_match_away_does_not_save_the_dying(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            sheet = {"game": "secrets", "kind": "careers", "name": "Ana", "data": {"points": 12}}
            file = await ana.get("/api/me/file") | {"sheets": [sheet]}
            (mine,) = (await ana.ask("POST", "/api/me/file", file))["sheets"]
            match = await ana.table(game="secrets", seats=2, sit=[{"seat": 0, "name": "Ana", "sheet": mine["id"]}])
            await ana.post(f"/api/matches/{match}/start", fill="random")
            assert (await ana.get("/api/me"))["sheets"][0]["busy"] == match
            await ana.ask("DELETE", f"/api/matches/{match}")
            (left,) = (await ana.get("/api/me"))["sheets"]
            assert (left["busy"], left["origin"]) == ("", "copy")

    asyncio.run(run())


def test_a_browser_is_signed_out(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as phone, Browser(server.url) as laptop, Browser(server.url) as eve:
            (here,) = (await phone.get("/api/me/browsers"))["browsers"]
            assert here["here"]
            with pytest.raises(Refusal, match="last-browser"):
                await phone.ask("DELETE", f"/api/me/browsers/{here['id']}")
            await laptop.post("/api/me/claim", code=(await phone.post("/api/me/code"))["code"])
            match = await laptop.table(seats=1)  # the phone has no place there
            both = (await phone.get("/api/me/browsers"))["browsers"]
            (other,) = [one["id"] for one in both if not one["here"]]
            with pytest.raises(Refusal, match="no-browser"):
                await eve.ask("DELETE", f"/api/me/browsers/{other}")
            async with laptop.at(match, 0) as seat:
                await seat.until(lambda s: s.table)
                await phone.ask("DELETE", f"/api/me/browsers/{other}")
                assert await seat.until_closed() == 4403
            with pytest.raises(Refusal, match="no-device"):
                await laptop.get(f"/api/matches/{match}")
            assert (await laptop.get("/api/me"))["matches"] == []  # somebody new
            assert (await phone.get(f"/api/matches/{match}"))["mine"] == [0]  # nothing was lost

    asyncio.run(run())


def test_all_of_it(tmp_path: Path) -> None:
    """Nothing of a person is left in the store, and who played with them keeps their match."""
    place = str(tmp_path / "matches.db")

    async def run(served: Served) -> None:
        async with Browser(served.url) as ana, Browser(served.url) as bo:
            me = await bo.ask("PATCH", "/api/me", {"name": "Bo"})
            matches = [await sit_apart(ana, bo) for _ in range(3)]
            for match in matches[:2]:
                await ana.post(f"/api/matches/{match}/start")
            async with ana.at(matches[0], 0) as one, bo.at(matches[0], 1) as other:
                await asyncio.gather(play_out(one), play_out(other))
            alone = await bo.table(seats=1)
            await bo.post("/api/campaigns", game="secrets", name="Ours")
            await bo.post("/api/me/code")
            async with bo.at(matches[1], 1) as other:
                await other.asked()
                gone = await bo.ask("DELETE", "/api/me")
                assert sorted(gone["matches"]) == sorted([*matches, alone])
                assert await other.until_closed() == 4403
            kept = dump(place)
            assert me["profile"] not in kept
            for word in ("Bo", "Ours"):
                assert f"'{word}'" not in kept
                assert f'"{word}"' not in kept
            assert (await bo.get("/api/me"))["profile"] != me["profile"]
            assert sorted(one["id"] for one in (await ana.get("/api/me"))["matches"]) == sorted(matches)
            replay = await ana.get(f"/api/matches/{matches[0]}/replay")
            assert replay["result"]["scores"]

    with Served(place) as served:
        asyncio.run(run(served))


def test_links_are_revoked(server: Served) -> None:
    async def run() -> None:
        async with (
            Browser(server.url) as ana,
            Browser(server.url) as bo,
            Browser(server.url) as spy,
            Browser(server.url) as late,
        ):
            match = await sit_apart(ana, bo)
            keys: dict[str, str] = {}
            for who, role, seat in ((ana, "watch", -1), (ana, "host", -1), (ana, "seat", 0), (bo, "seat", 1)):
                keys[f"{role}{seat}"] = (await who.post(f"/api/matches/{match}/keys", role=role, seat=seat))["key"]
            await spy.post("/api/enter", key=keys["seat0"])
            await spy.post("/api/enter", key=keys["watch-1"])
            async with spy.at(match, 0) as seen, bo.at(match, 1) as other:
                await seen.until(lambda s: s.table)
                await other.until(lambda s: s.table)
                assert await ana.ask("DELETE", f"/api/matches/{match}/keys") == {"links": 4}
                assert await seen.until_closed() == 4403
                assert other.closed is None
            with pytest.raises(Refusal, match="no-match"):
                await spy.get(f"/api/matches/{match}")
            for name in ("watch-1", "host-1", "seat0"):
                with pytest.raises(Refusal, match="no-key"):
                    await late.post("/api/enter", key=keys[name])
            assert (await late.post("/api/enter", key=keys["seat1"]))["mine"] == [1]  # that one is Bo's to take back
            assert await bo.ask("DELETE", f"/api/matches/{match}/keys") == {"links": 1}
            with pytest.raises(Refusal, match="no-match"):
                await late.get(f"/api/matches/{match}")
            assert (await bo.get(f"/api/matches/{match}"))["mine"] == [1]
            assert (await ana.get(f"/api/matches/{match}"))["host"]
            await spy.post("/api/enter", key=(await ana.post(f"/api/matches/{match}/keys", role="watch"))["key"])
            with pytest.raises(Refusal, match="403"):  # who watches hands out no rights, and takes none back
                await spy.ask("DELETE", f"/api/matches/{match}/keys")

    asyncio.run(run())


def test_wiped_out_on_both_servers(two: tuple[Served, Served]) -> None:
    """What the other server has in memory is wiped out too: who comes there later reads nothing."""

    async def run() -> None:
        async with Browser(two[0].url) as ana, Browser(two[1].url) as bo:
            match = await sit_apart(ana, bo)
            async with ana.at(match, 0) as one, bo.at(match, 1) as other:
                await ana.post(f"/api/matches/{match}/start")
                await speaks_and_goes(bo, other, one, match)
                await one.until(lambda s: s.table and s.table.seats[1].kind == "bot" and not s.table.seats[1].name)
                await one.do("say", text="he is gone")
                for _ in range(100):
                    async with ana.at(match, 0) as later:
                        await later.until(lambda s: "he is gone" in str(s.heard))
                        if "a word of Boris" not in str(later.heard):
                            break
                    await asyncio.sleep(0.1)
                else:
                    raise AssertionError("the other server still tells what was wiped out")

    asyncio.run(run())


def test_gone_on_both_servers(two: tuple[Served, Served]) -> None:
    async def run() -> None:
        async with Browser(two[0].url) as ana:
            match = await ana.table(seats=1)
            there = through(ana, two[1])
            async with there.at(match, 0) as seat:
                await seat.until(lambda s: s.table)
                await ana.ask("DELETE", f"/api/matches/{match}")
                assert await seat.until_closed() == 4404
            match = await ana.table(seats=1)
            async with there.at(match, 0) as seat:
                await seat.until(lambda s: s.table)
                await ana.ask("DELETE", "/api/me")
                assert await seat.until_closed() in (4403, 4404)
            await there.http.aclose()

    asyncio.run(run())
