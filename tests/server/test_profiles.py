"""What is a person's own, and how it moves."""

import asyncio

import pytest

from tests.server.served import Browser, Refusal, Served


def test_a_profile_moves_by_a_code_that_is_good_once(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as phone, Browser(server.url) as laptop, Browser(server.url) as eve:
            await phone.ask("PATCH", "/api/me", {"name": "Ana", "lang": "fr", "prefs": {"letters": False}})
            match = await phone.table(seats=1)
            code = (await phone.post("/api/me/code"))["code"]
            moved = await laptop.post("/api/me/claim", code=code.lower())
            assert (moved["name"], moved["lang"], moved["prefs"]) == ("Ana", "fr", {"letters": False})
            assert [one["id"] for one in moved["matches"]] == [match]
            assert (await laptop.get(f"/api/matches/{match}"))["mine"] == [0]
            with pytest.raises(Refusal, match="no-code"):
                await eve.post("/api/me/claim", code=code)

    asyncio.run(run())


def test_a_profile_as_a_file_and_back(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as one, Browser(server.url) as two:
            await one.ask("PATCH", "/api/me", {"name": "Ana", "lang": "fr"})
            sheet = {"game": "secrets", "kind": "careers", "name": "Ana", "data": {"points": 12}}
            file = await one.get("/api/me/file") | {"sheets": [sheet]}
            found = await two.ask("POST", "/api/me/file", file)
            assert found["name"] == "Ana"
            (kept,) = found["sheets"]
            assert (kept["data"], kept["origin"]) == ({"points": 12}, "imported")
            assert (await two.get("/api/me/file"))["sheets"] == [sheet]
            await two.post(f"/api/sheets/{kept['id']}/copy")
            assert sorted(one["origin"] for one in (await two.get("/api/me"))["sheets"]) == ["copy", "imported"]
            await two.ask("DELETE", f"/api/sheets/{kept['id']}")
            assert [one["origin"] for one in (await two.get("/api/me"))["sheets"]] == ["copy"]
            for bad in ({**sheet, "game": "chess"}, {**sheet, "kind": "rounds"}):
                with pytest.raises(Refusal, match="bad-sheet"):
                    await two.ask("POST", "/api/me/file", file | {"sheets": [bad]})
            with pytest.raises(Refusal, match="no-sheet"):
                await one.post(f"/api/sheets/{kept['id']}/copy")

    asyncio.run(run())
