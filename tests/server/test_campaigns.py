"""A campaign owns its sheets, one for each seat, and its host carries them from match to match."""

import asyncio
from typing import Any

import pytest

from oubliettes.server.roster import FACES
from tests.server.served import Browser, Refusal, Served, play_out

BOT = [{"seat": 1, "level": "random"}]


async def play(ana: Browser, campaign: str, name: str = "Ana", **more: Any) -> str:
    """A whole match of the campaign; its id."""
    match = await ana.table(
        game="secrets", options={"rounds": 1}, bots=BOT, campaign=campaign, sit=[{"seat": 0, "name": name}], **more
    )
    async with ana.at(match, 0) as seat:
        await ana.post(f"/api/matches/{match}/start")
        await play_out(seat)
        assert seat.table is not None
        assert seat.table.campaign == "The deep"
    return match


async def campaigns(browser: Browser) -> list[dict[str, Any]]:
    return list((await browser.get("/api/me"))["campaigns"])


def test_a_party_goes_on_from_match_to_match(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            await ana.post("/api/campaigns", game="secrets", name="The deep")
            (deep,) = await campaigns(ana)
            assert (deep["name"], deep["seats"], deep["busy"]) == ("The deep", [], "")
            first = await play(ana, deep["id"])
            most = max((await ana.get(f"/api/matches/{first}/replay"))["result"]["scores"])
            me = await ana.get("/api/me")
            assert me["sheets"] == []  # they are the campaign's, not hers
            [(person, bot)] = [one["seats"] for one in me["campaigns"]]
            assert person == "Ana"
            assert bot in FACES
            again = await ana.post(f"/api/matches/{first}/rematch")
            info = await ana.get(f"/api/matches/{again['id']}")
            assert info["table"]["campaign"] == "The deep"
            with pytest.raises(Refusal, match="no-campaign"):
                await eve.table(game="secrets", campaign=deep["id"])
            with pytest.raises(Refusal, match="no-campaign"):
                await eve.ask("DELETE", f"/api/campaigns/{deep['id']}")
            await play(ana, deep["id"], name="Somebody else")  # whoever sits there plays the seat's sheet
            await ana.ask("DELETE", f"/api/campaigns/{deep['id']}")
            me = await ana.get("/api/me")
            assert me["campaigns"] == []
            assert [sheet["origin"] for sheet in me["sheets"]] == ["played", "played"]
            assert max(sheet["data"]["points"] for sheet in me["sheets"]) > most  # points go on from those before

    asyncio.run(run())


def test_a_campaign_goes_into_a_file_and_comes_back(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            await ana.post("/api/campaigns", game="secrets", name="The deep")
            (deep,) = await campaigns(ana)
            await play(ana, deep["id"])
            kept = await ana.get("/api/me/file")
            assert kept["sheets"] == []
            (party,) = kept["campaigns"]
            assert (party["game"], party["name"], sorted(party["sheets"])) == ("secrets", "The deep", ["0", "1"])
            await eve.post("/api/me/file", **kept)
            (taken,) = await campaigns(eve)
            assert (taken["name"], taken["seats"][0], taken["busy"]) == ("The deep", "Ana", "")
            assert taken["seats"][1] in FACES
            await play(eve, taken["id"])  # and goes on
            after = (await eve.get("/api/me/file"))["campaigns"][0]["sheets"]
            assert after["0"]["data"]["points"] >= party["sheets"]["0"]["data"]["points"]
            party["sheets"] = {"9": party["sheets"]["0"]}
            with pytest.raises(Refusal, match="bad-sheet"):
                await eve.post("/api/me/file", **kept)
            party.update(game="chess", sheets={})
            with pytest.raises(Refusal, match="no-campaign"):
                await eve.post("/api/me/file", **kept)
            assert len(await campaigns(eve)) == 1

    asyncio.run(run())


def test_a_campaign_is_in_one_match_at_a_time(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            await ana.post("/api/campaigns", game="secrets", name="The deep")
            (deep,) = await campaigns(ana)
            tables = [await ana.table(game="secrets", bots=BOT, campaign=deep["id"]) for _ in range(2)]
            await ana.post(f"/api/matches/{tables[0]}/start")
            with pytest.raises(Refusal, match="sheet-busy"):
                await ana.post(f"/api/matches/{tables[1]}/start")

    asyncio.run(run())


def test_a_sheet_of_mine_may_join_a_campaign(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            match = await ana.table(game="secrets", options={"rounds": 1}, bots=BOT)
            async with ana.at(match, 0) as seat:
                await ana.post(f"/api/matches/{match}/start")
                await play_out(seat)
            (sheet,) = (await ana.get("/api/me"))["sheets"]
            for browser, seats in ((eve, {"0": sheet["id"]}), (ana, {"x": sheet["id"]}), (ana, {"0": "nothing"})):
                with pytest.raises(Refusal):
                    await browser.post("/api/campaigns", game="secrets", name="The deep", sheets=seats)
            assert await campaigns(ana) == []
            await ana.post("/api/campaigns", game="secrets", name="The deep", sheets={"0": sheet["id"]})
            (deep,) = await campaigns(ana)
            assert deep["seats"] == ["Ana"]
            with pytest.raises(Refusal, match="no-sheet"):  # it belongs to the campaign now
                await ana.table(game="secrets", sit=[{"seat": 0, "name": "Ana", "sheet": sheet["id"]}])
            with pytest.raises(Refusal, match="no-campaign"):
                await ana.post("/api/campaigns", game="dungeon-heroes", name="Nothing outlives it")

    asyncio.run(run())
