"""A career of Seul dans les Souterrains on the server: in as a file, on in a match, refused if it is damaged."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from tests.server.served import Browser, Refusal, Served

GAME = GAMES["seul-dans-les-souterrains"]


def career() -> dict[str, Any]:
    """What an adventurer hands over who has just arrived in town."""
    match = Match.new(GAME, dice=FastDice(3))
    rng = Random(3)
    while match.table.phase != "town":
        match.choose(0, GAME.policy(match.table, match.pending[0], rng))
    match.choose(0, ("pause",))
    assert match.result is not None
    kept: dict[str, Any] = json.loads(json.dumps(match.result.legacy[0]))
    return kept


def test_a_career_is_taken_over_unless_it_is_damaged(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            sheet = {"game": GAME.slug, "kind": "careers", "name": "Ana", "data": career()}
            file = await ana.get("/api/me/file") | {"sheets": [sheet]}
            (kept,) = (await ana.ask("POST", "/api/me/file", file))["sheets"]
            assert kept["data"] == sheet["data"]
            for harm in ({"hero": 3}, {"format": 9}, {"dungeons": [{"name": "x"}]}):
                bad = {**sheet, "data": {**career(), "career": {**career()["career"], **harm}}}
                with pytest.raises(Refusal, match="bad-sheet"):
                    await ana.ask("POST", "/api/me/file", file | {"sheets": [bad]})
            assert len((await ana.get("/api/me"))["sheets"]) == 1

    asyncio.run(run())


def test_a_refused_sheet_names_the_field(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            data = career()
            data["career"]["hero"]["fatigue"] = 12
            sheet = {"game": GAME.slug, "kind": "careers", "name": "Ana", "data": data}
            file = await ana.get("/api/me/file") | {"sheets": [sheet]}
            with pytest.raises(Refusal, match=r"hero\.fatigue is 12: it goes from 0 to 9"):
                await ana.ask("POST", "/api/me/file", file)

    asyncio.run(run())


def test_a_typed_name_goes_as_it_is_and_control_characters_do_not(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            odd = "orc <script>&'{$n}"
            match = await ana.table(GAME.slug, seats=1, options={"name": odd, "motive": "  l\n'or  "})
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as seat:
                await seat.until(lambda s: s.state)
                assert (seat.parts["hero/name"], seat.parts["hero/motive"]) == (f"text:{odd}", "l 'or")
            for wrong in ("a\x1b[2J", "a\u202eb", "a" * 41, 7, None):
                with pytest.raises(Refusal, match="option name is a line of 40 letters at most"):
                    await ana.table(GAME.slug, seats=1, options={"name": wrong})

    asyncio.run(run())


def test_maps_by_code(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            seen = await ana.http.get("/api/dungeons/12345/map")
            assert seen.text.count("<rect") > 0
            assert (await ana.http.get("/api/dungeons/99999999999/map")).status_code == 404
            assert (await ana.http.get("/api/dungeons/SS-!/map")).status_code == 404

    asyncio.run(run())


def test_the_whole_map_is_for_those_whose_match_there_is_over(server: Served) -> None:
    """While one is in there, or about to go, it would tell every trap and treasure."""

    async def full(browser: Browser, code: int) -> Any:
        return await browser.http.get(f"/api/dungeons/{code}/map?full=1")

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            assert (await full(ana, 12345)).status_code == 403
            match = await ana.table(GAME.slug, seats=1, options={"code": 12345})
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as seat:
                while (state := await seat.until(lambda s: s.state)).result is None:
                    assert (await full(ana, 12345)).json()["code"] == "not-now"
                    options = state.ask.options
                    await seat.pick(["pause"] if ["pause"] in options else options[0])
            shown = await full(ana, 12345)
            first = await ana.http.get("/api/dungeons/12345/map")
            assert 0 < first.text.count("<rect") < shown.text.count("<rect")
            assert (await full(ana, 12346)).status_code == 403  # another dungeon
            assert (await full(eve, 12345)).status_code == 403  # somebody else

    asyncio.run(run())
