"""Every address of the server, with what nobody would send: a refusal each time, never a failure of the server."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from oubliettes.server.routes import ENDPOINTS
from tests.server.served import Browser, Served

WORDS = [
    "",
    "0",
    "-1",
    "1.5",
    "x",
    "seat",
    "auto",
    "9" * 23,
    "9" * 5000,
    "-" + "9" * 23,
    "a" * 300,
    "%00",
    "%2e%2e",
    "%2F",
    "%ff%fe",
    "%F0%9F%98%80",
    "..",
    "'; DROP TABLE match; --",
    "null",
    "NaN",
    "1e400",
    "²",
    "٣",
    "dungeon-roll",
    "fr",
    "SS-1K7Q2",
    "true",
]
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    1,
    2**31,
    2**63,
    10**23,
    10**400,
    1.5,
    1e308,
    "",
    "x",
    "a\0b",
    "\0",
    "\u202e",
    "é" * 40,
    "x" * 500,
    [],
    [None],
    {},
    {"": ""},
    {"a": {"b": [1, "\0"]}},
    "seat",
    "invite",
    "bot",
    "policy",
    "dungeon-roll",
    "fair",
    "A" * 22,
    ["x"] * 50,
    [{"seat": 0, "name": "A"}],
    [{"seat": -1, "name": "\0"}],
    {"0": "x"},
    {"first_seat": 10**23},
    {"code": -5},
]
BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"\\ud800"',
    b"\xff\xfe",
    b"[" * 4000,
    b'{"a":' * 1000,
    b"1e999999",
    b'{"name": "\\ud83d"}',
    b'{"name": "\\u0000"}',
    b'{"n": ' + b"9" * 5000 + b"}",
    b'{"seat": 1, "seat": 2}',
    b" " * 8000,
]


def fields(endpoint: Any) -> list[str]:
    return list(endpoint.body.__struct_fields__) if endpoint.body else []


def bodies(endpoint: Any, rng: Random) -> Iterator[bytes | None]:
    """What an address is sent: next to nothing, nonsense, then its fields with any values."""
    if endpoint.body is None:
        yield from [None] * 8
        return
    yield from [b"{}"] * 8
    yield from BODIES
    for _ in range(20):
        yield json.dumps({name: rng.choice(VALUES) for name in fields(endpoint) if rng.random() < 0.7}).encode()


def test_no_address_fails_whatever_it_is_sent(place: str) -> None:
    """On both stores, for one who has a place at two tables, one of them being played."""
    rng = Random(5)

    async def run(url: str) -> None:
        async with Browser(url) as ana:
            running = await ana.table(seats=1)
            await ana.post(f"/api/matches/{running}/start")
            opened = await ana.table(seats=2)
            failed: list[str] = []

            async def send(method: str, path: str, content: bytes | None = None) -> None:
                headers = {"content-type": "application/json"} if content is not None else {}
                answer = await ana.http.request(method, path, content=content, headers=headers)
                if answer.status_code >= 500:
                    failed.append(f"{method} {path[:200]} {(content or b'')[:200]!r}: {answer.text[:200]}")
                if not ana.http.cookies or path == "/api/me/claim":
                    await ana.get("/api/me")

            def address(endpoint: Any) -> str:
                path = str(endpoint.path)
                for name in ("slug", "lang", "code", "sheet", "campaign", "match", "seat"):
                    known = [running, opened] if name == "match" else []
                    path = path.replace(f"{{{name}}}", rng.choice([*known * 12, *WORDS]))
                if endpoint.query and rng.random() < 0.8:
                    path += "?" + "&".join(f"{name}={rng.choice(WORDS)}" for name in endpoint.query)
                return path

            # first, while the places at the tables are still there: what follows may give them away
            for path, name in [(one.path, name) for one in ENDPOINTS for name in one.query]:
                for word in WORDS:
                    await send("GET", path.replace("{match}", running).replace("{code}", "12345") + f"?{name}={word}")
            for endpoint in ENDPOINTS:
                for body in bodies(endpoint, rng):
                    await send(endpoint.method, address(endpoint), body)
            for word in WORDS:
                for path in (f"/{word}", f"/assets/{word}", f"/table/{word}", f"/api/{word}", f"/ws/{word}/{word}"):
                    await send("GET", path)
            assert failed == []

    with Served(place) as server:
        asyncio.run(run(server.url))


def valid(name: str) -> Any:
    """A value that its form accepts, so that the others are looked at."""
    return {
        "game": "dungeon-roll",
        "seats": 2,
        "seat": 0,
        "name": "A",
        "role": "invite",
        "key": "A" * 22,
        "code": "ABC",
        "kind": "bot",
        "level": "policy",
        "n": 0,
        "oubliettes": 1,
        "lang": "fr",
        "sheets": [],
        "fill": "policy",
    }.get(name)


def test_no_form_fails_for_one_wrong_field(place: str) -> None:
    async def run(url: str) -> None:
        async with Browser(url) as ana:
            match = await ana.table(seats=2)
            failed: list[str] = []
            for endpoint in ENDPOINTS:
                path = endpoint.path.replace("{match}", match).replace("{seat}", "1")
                good = {name: valid(name) for name in fields(endpoint) if valid(name) is not None}
                for field in fields(endpoint):
                    for value in VALUES[:: 1 if field in ("sheet", "options", "sheets", "prefs") else 3]:
                        body = json.dumps({**good, field: value}).encode()
                        headers = {"content-type": "application/json"}
                        answer = await ana.http.request(endpoint.method, path, content=body, headers=headers)
                        if answer.status_code >= 500:
                            failed.append(f"{endpoint.method} {path} {body[:200]!r}: {answer.text[:200]}")
            assert failed == []

    with Served(place) as server:
        asyncio.run(run(server.url))
