"""Nobody fills the disk: numbers and sizes have bounds, many at once get no more, what is refused changes nothing."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.server import moves, queries, quotas, seats
from oubliettes.server.hall import Hall
from oubliettes.server.room import Refused
from tests.server.halls import in_hall, match_at, pick_any
from tests.server.secrets_game import GAME
from tests.server.served import Browser, Refusal, Served

SHEET = {"game": "secrets", "kind": "careers", "name": "Ana", "data": {"points": 12}}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose file can be written to from outside: to have much of something at once."""
    with Served(str(tmp_path_factory.mktemp("quotas") / "matches.db")) as served:
        yield served


def put(served: Served, text: str, rows: list[tuple[Any, ...]]) -> None:
    with closing(sqlite3.connect(served.place, timeout=30)) as connection, connection:
        connection.executemany(text, rows)


def count(served: Served, text: str, *args: Any) -> int:
    with closing(sqlite3.connect(served.place, timeout=30)) as connection:
        return int(connection.execute(text, args).fetchone()[0])


async def file_of(browser: Browser, **more: Any) -> dict[str, Any]:
    return {**await browser.get("/api/me/file"), **more}


async def all_refused(code: str, *work: Any) -> int:
    """How many of these, several at a time, were refused, all with this code."""
    turn = asyncio.Semaphore(12)  # one address has only so many connections

    async def one(job: Any) -> Any:
        async with turn:
            return await job

    found = await asyncio.gather(*map(one, work), return_exceptions=True)
    wrong = [one for one in found if isinstance(one, BaseException)]
    assert {getattr(one, "code", one) for one in wrong} <= {code}
    return len(wrong)


def test_sheets_have_a_number(own: Served) -> None:
    async def run() -> None:
        async with Browser(own.url) as ana:
            me = await ana.ask("POST", "/api/me/file", await file_of(ana, sheets=[SHEET] * 64))
            row = ("secrets", "careers", "Ana", '{"points":12}', "", "played", -1)
            fill = [(f"{me['profile']}{number}", me["profile"], *row) for number in range(quotas.SHEETS - 64 - 3)]
            put(own, "INSERT INTO sheet VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", fill)
            sheet = me["sheets"][0]["id"]
            copies = [ana.post(f"/api/sheets/{sheet}/copy") for _ in range(20)]
            assert await all_refused("too-many", *copies) == 17
            assert len((await ana.get("/api/me"))["sheets"]) == quotas.SHEETS
            with pytest.raises(Refusal, match="too-many"):
                await ana.ask("POST", "/api/me/file", await file_of(ana, name="Bo", sheets=[SHEET]))
            assert (await ana.get("/api/me"))["name"] == ""
            with pytest.raises(Refusal, match="too-many"):  # the match could not leave its sheet behind
                await ana.table(game="secrets")
            assert await ana.table(game="dungeon-heroes", seats=1)
            await ana.table(game="secrets", sit=[{"seat": 0, "name": "Ana", "sheet": sheet}])

    asyncio.run(run())


def test_sheets_have_a_size(own: Served) -> None:
    async def run() -> None:
        async with Browser(own.url) as ana:
            big = {**SHEET, "data": {"points": 12, "story": "x" * quotas.SHEET}}
            with pytest.raises(Refusal, match="too-big"):
                await ana.ask("POST", "/api/me/file", await file_of(ana, sheets=[big]))
            me = await ana.ask("POST", "/api/me/file", await file_of(ana, sheets=[SHEET]))
            long = f'{{"points":12,"story":"{"x" * 30_000}"}}'
            fill = [
                (f"{me['profile']}{number}", me["profile"], "secrets", "careers", "A", long, "", "played", -1)
                for number in range(quotas.SHEETS_SIZE // len(long))
            ]
            put(own, "INSERT INTO sheet VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", fill)
            with pytest.raises(Refusal, match="too-many"):
                await ana.post(f"/api/sheets/{fill[0][0]}/copy")
            await ana.post(f"/api/sheets/{me['sheets'][0]['id']}/copy")

    asyncio.run(run())


def test_a_copy_answers_with_the_copy_alone(own: Served) -> None:
    async def run() -> None:
        async with Browser(own.url) as ana:
            me = await ana.ask("POST", "/api/me/file", await file_of(ana, sheets=[SHEET] * 3))
            sheet = me["sheets"][0]["id"]
            copy = await ana.post(f"/api/sheets/{sheet}/copy")
            assert (copy["origin"], copy["data"], copy["id"] == sheet) == ("copy", {"points": 12}, False)
            assert set(copy) == {"id", "game", "kind", "name", "origin", "busy", "data"}
            assert await ana.ask("DELETE", f"/api/sheets/{sheet}") == {"sheets": [sheet]}
            assert {one["id"] for one in (await ana.get("/api/me"))["sheets"]} == {
                copy["id"],
                *(one["id"] for one in me["sheets"][1:]),
            }

    asyncio.run(run())


def test_campaigns_and_preferences(own: Served) -> None:
    async def run() -> None:
        async with Browser(own.url) as ana:
            found = [ana.post("/api/campaigns", game="secrets", name="Ours") for _ in range(quotas.CAMPAIGNS + 5)]
            assert await all_refused("too-many", *found) == 5
            one = {"game": "secrets", "name": "Ours", "sheets": {}}
            with pytest.raises(Refusal, match="too-many"):
                await ana.ask("POST", "/api/me/file", await file_of(ana, campaigns=[one]))
            long = {f"key{number}": "x" * 90 for number in range(60)}
            with pytest.raises(Refusal, match="too-big"):
                await ana.ask("PATCH", "/api/me", {"prefs": long})
            with pytest.raises(Refusal, match="too-big"):
                await ana.ask("POST", "/api/me/file", await file_of(ana, campaigns=[], prefs=long))
            assert (await ana.get("/api/me"))["prefs"] == {}

    asyncio.run(run())


def test_tables_and_places(own: Served) -> None:
    async def run() -> None:
        async with Browser(own.url) as ana, Browser(own.url) as bo:
            made = [ana.table(game="dungeon-heroes", seats=1) for _ in range(quotas.TABLES + 6)]
            assert await all_refused("too-many", *made) == 6
            mine = (await ana.get("/api/me"))["matches"]
            await ana.ask("DELETE", f"/api/matches/{mine[0]['id']}")
            match = await ana.table(seats=2)  # room again
            device = device_of(own, (await ana.get("/api/me"))["profile"])
            names = "game, rules, options, settings, seed, commitment, host, made"
            copy = f"INSERT INTO match (id, state, {names}) SELECT ?, 'done', {names} FROM match WHERE id = ?"
            old = [f"old{number}" for number in range(quotas.PLACES - quotas.TABLES)]
            put(own, copy, [(one, match) for one in old])
            put(own, "INSERT INTO hold VALUES (?, ?, 0, 'watch', 0)", [(device, one) for one in old])
            theirs = await bo.table(seats=2)
            for role in ("invite", "watch"):
                key = (await bo.post(f"/api/matches/{theirs}/keys", role=role, seat=1))["key"]
                with pytest.raises(Refusal, match="too-many"):
                    await ana.post("/api/enter", key=key, name="Ana")

    asyncio.run(run())


def device_of(served: Served, profile: str) -> str:
    with closing(sqlite3.connect(served.place, timeout=30)) as connection:
        return str(connection.execute("SELECT key_hash FROM device WHERE profile = ?", (profile,)).fetchone()[0])


def test_links_and_browsers(own: Served) -> None:
    async def run() -> None:
        async with Browser(own.url) as ana, Browser(own.url) as bo:
            match = await ana.table(seats=2)
            for role in ("watch", "host", "seat"):
                links = [ana.post(f"/api/matches/{match}/keys", role=role, seat=0) for _ in range(quotas.LINKS + 2)]
                assert await all_refused("too-many", *links) == 2
            for _ in range(3):  # a new invitation takes the place of the old one
                await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1)
            assert count(own, "SELECT count(*) FROM pass WHERE match = ?", match) == 3 * quotas.LINKS + 1
            profile = (await ana.get("/api/me"))["profile"]
            put(
                own,
                "INSERT INTO device VALUES (?, ?, 0)",
                [(f"{n}-{profile}", profile) for n in range(quotas.BROWSERS - 1)],
            )
            code = (await ana.post("/api/me/code"))["code"]
            with pytest.raises(Refusal, match="too-many"):
                await bo.post("/api/me/claim", code=code)
            (other,) = [
                one["id"] for one in (await ana.get("/api/me/browsers"))["browsers"] if one["id"].startswith("7-")
            ]
            await ana.ask("DELETE", f"/api/me/browsers/{other}")
            assert (await bo.post("/api/me/claim", code=code))["profile"] == profile  # the code was not used up

    asyncio.run(run())


def test_chat_is_not_for_ever(own: Served) -> None:
    async def run() -> None:
        async with Browser(own.url) as ana:
            match = await ana.table(seats=1)
            rows = [(match, number, 0, "x", 0) for number in range(1, queries.CHAT + 50)]
            put(own, "INSERT INTO chat VALUES (?, ?, ?, ?, ?)", rows)
            async with ana.at(match, 0) as seat:
                await seat.do("say", text="the last word")
            assert count(own, "SELECT count(*) FROM chat WHERE match = ?", match) == queries.CHAT

    asyncio.run(run())


def test_taking_back_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pick and undo, again and again, would write for ever: after so many inputs a match only goes on."""

    async def run(hall: Hall) -> None:
        room = await match_at(hall, 1)
        assert room.position is not None
        seat, (_, ask) = next((seat, found) for seat in (0, 1) if (found := room.position.undoable(seat)))
        monkeypatch.setattr(moves, "LONG", room.head)
        with pytest.raises(Refused, match="only be played on"):
            await moves.take_back(room, seat, ask)
        with pytest.raises(Refused, match="only be played on"):
            await seats.to_bot(room, 1, "random", "own")
        monkeypatch.setattr(moves, "LONG", room.head + 1)
        await moves.take_back(room, seat, ask)
        for _ in range(3):
            await pick_any(room)

    monkeypatch.setitem(GAMES, GAME.slug, GAME)
    in_hall(str(tmp_path / "matches.db"), run)
