"""What is told about the protocol is true: TypeScript, OpenAPI, and the words of the house."""

import asyncio
import re
from typing import Any

from oubliettes.games import GAMES
from oubliettes.server import types
from oubliettes.server.routes import ENDPOINTS
from oubliettes.server.web import openapi
from tests.server.served import ROOT, Browser, Served


def test_the_typescript_types_are_up_to_date() -> None:
    kept = types.PLACE.read_text(encoding="utf-8") if types.PLACE.is_file() else ""
    assert kept == types.typescript(), "run: python -m oubliettes.server.types"


def test_every_game_has_its_view_in_typescript() -> None:
    text = types.typescript()
    for slug in GAMES:
        assert f"  '{slug}': " in text


def test_the_protocol_page_names_every_request() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        told = re.sub(r"\{(match|sheet|campaign|browser)\}", "{id}", f"{endpoint.method} {endpoint.path}")
        assert re.search(re.escape(told) + r"[`?]", page), f"docs/protocol.md does not tell of {told}"


def test_openapi_describes_every_route() -> None:
    page = openapi(ENDPOINTS, "1")
    assert {(method.upper(), path) for path, item in page["paths"].items() for method in item} == {
        (endpoint.method, endpoint.path) for endpoint in ENDPOINTS
    }
    refs: list[str] = re.findall(r"#/components/schemas/(\w+)", str(page))
    assert refs
    assert set(refs) <= set(page["components"]["schemas"])
    operations = [item[method]["operationId"] for item in page["paths"].values() for method in item]
    assert len(operations) == len(set(operations))


def test_the_house_tells_its_games_rules_and_words(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            house = await ana.get("/api/house")
            games: dict[str, Any] = {game["slug"]: game for game in house["games"]}
            assert set(GAMES) <= set(games)
            assert games["dungeon-roll"]["seats"] == [1, 2, 3, 4]
            assert {"random", "policy"} <= set(house["levels"])
            option = next(one for one in games["dungeon-roll"]["options"] if one["id"] == "hero_mode")
            assert (option["values"], option["default"]) == (["random", "choice"], "random")
            ledger = await ana.get("/api/games/dungeon-roll/ledger")
            book = GAMES["dungeon-roll"].ledger
            assert [rule["id"] for rule in ledger["rules"]] == list(book.rules)
            assert (await ana.http.get("/api/games/chess/ledger")).status_code == 404
            rulebook = await ana.get("/api/games/dungeon-roll/rulebook")
            printed = GAMES["dungeon-roll"].rulebook
            assert [part["id"] for part in rulebook["summary"]] == [part.id for part in printed.summary]
            assert rulebook["examples"]["DR-7"][0]["text"]["fr"] == printed.examples["DR-7"][0].fr
            assert (await ana.http.get("/api/games/chess/rulebook")).status_code == 404
            assert (await ana.http.get("/api/games/dungeon-roll/words/../x")).status_code == 404
            page = await ana.get("/openapi.json")
            assert page["openapi"].startswith("3.")
            assert await ana.get("/api/games/dungeon-roll/words/fr") == GAMES["dungeon-roll"].words("fr")

    asyncio.run(run())


def test_rules_that_give_a_surprise_away_are_sent_to_those_who_ask(server: Served) -> None:
    """What waits in an objective room of Donjon is for the MD alone until it is revealed."""

    async def run() -> None:
        async with Browser(server.url) as ana:
            book = GAMES["donjon"].ledger
            spoilers = {rule.id for rule in book.rules.values() if rule.spoiler}
            assert {"DJ-45.6", "DJ-45.30"} <= spoilers
            open_rules = (await ana.get("/api/games/donjon/ledger"))["rules"]
            assert {rule["id"] for rule in open_rules if rule["spoiler"]} == spoilers
            assert {rule["id"] for rule in open_rules if not rule["fr"] and not rule["en"]} == spoilers
            asked = (await ana.get("/api/games/donjon/ledger?spoilers=1"))["rules"]
            assert {rule["id"]: (rule["fr"], rule["en"]) for rule in asked} == {
                rule.id: (rule.fr, rule.en) for rule in book.rules.values()
            }

    asyncio.run(run())


def test_what_is_the_same_for_everybody_travels_compressed_and_once(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            for path in ("/api/games/dungeon-roll/words/fr", "/api/games/dungeon-roll/ledger", "/api/house"):
                whole = await ana.http.get(path, headers={"accept-encoding": "identity"})
                packed = await ana.http.get(path, headers={"accept-encoding": "gzip"})
                assert packed.content == whole.content
                assert "content-encoding" not in whole.headers
                assert int(packed.headers["content-length"]) < len(whole.content) / 2
                again = await ana.http.get(path, headers={"if-none-match": packed.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
            mine = await ana.http.get("/api/me", headers={"accept-encoding": "gzip"})
            assert mine.headers["cache-control"] == "no-store"  # what is mine alone stays nowhere
            assert "content-encoding" not in mine.headers

    asyncio.run(run())
