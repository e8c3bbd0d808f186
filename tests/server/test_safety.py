"""How such servers are attacked, row by row of the design's table: each attack is tried, each is refused."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oubliettes.server.guard import KEYS, Guard, Limit, host_allowed, origin_allowed
from oubliettes.server.messages import Chat, No, OpenSalt
from oubliettes.server.people import clean_name
from oubliettes.server.static import FOLDER as STATIC
from tests.server.guests import alone, started
from tests.server.served import Browser, Refusal, Seat, Served, seal

SOCKETS = Path("/proc/net/tcp")


# ------------------------------------------------------------------ illegal and out-of-turn messages


@pytest.mark.parametrize(
    "forged",
    [
        ["glory", 99],
        ["fight", "die:champion", "dragon", 7],
        ["retire"],
        [True],
        [1],
        ["a"] * 16,
    ],
)
def test_a_forged_pick_is_refused_and_changes_nothing(server: Served, forged: list[Any]) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        async with ana.at(match, 0) as seat:
            ask = await seat.asked()
            if forged in ask.options:
                return
            parts = dict(seat.parts)
            await seat.send({"type": "pick", "ask": ask.id, "pick": forged, "id": "x"})
            no = await seat.hear(No)
            assert no.code == ("bad-message" if forged[0] is True else "not-offered")
            assert seat.parts == parts
            await seat.pick()  # and play goes on

    alone(server, work)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"nothing"}',
        '{"type":"pick"}',
        '{"type":"pick","ask":0,"pick":["a"],"id":"x"}',
        '{"type":"pick","ask":"0","pick":[],"id":"x"}',
        '{"type":"pick","ask":"0","pick":[["a"]],"id":"x"}',
        '{"type":"pick","ask":"0","pick":[1.5],"id":"x"}',
        '{"type":"pick","ask":"0","pick":["a"],"id":"x","seat":1}',
        '{"type":"hello","v":1}',
        '{"type":"say","text":"' + "x" * 501 + '","id":"x"}',
        "\ud83d",
    ],
)
def test_what_is_not_a_message_is_refused(server: Served, text: str) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        async with ana.at(match, 0) as seat:
            await seat.asked()
            await seat.socket.send(text.encode("utf-8", "replace").decode())
            assert (await seat.hear(No)).code == "bad-message"
            await seat.pick()

    alone(server, work)


def test_nobody_plays_for_another_seat(server: Served) -> None:
    """The seat is the socket's: there is no field to lie in, and another's socket does not open."""

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(options={"first_seat": 0})
            await ana.invite(bo, match, 1, name="Bo")
            await ana.post(f"/api/matches/{match}/start")
            with pytest.raises(InvalidStatus):
                async with bo.at(match, 0):
                    pass
            async with ana.at(match, 0) as one, bo.at(match, 1) as two:
                ask = await one.asked()
                await two.until(lambda s: s.state)
                with pytest.raises(Refusal, match="closed"):
                    await two.pick(ask.options[0], ask.id)
                with pytest.raises(Refusal, match="closed"):
                    await two.do("undo", of=ask.id)
                await two.send({"type": "want", "what": "advice", "ask": ask.id})
                assert (await two.hear(No)).code == "closed"

    asyncio.run(run())


# ------------------------------------------------------------------ seat theft


def test_a_match_id_without_its_token_opens_nothing(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            match = await started(ana, seats=1)
            for place in ("0", "watch"):
                with pytest.raises(InvalidStatus) as refused:
                    async with eve.at(match, place):
                        pass
                assert refused.value.response.status_code == 403
            paths = [
                ("GET", ""),
                ("GET", "/log"),
                ("GET", "/replay"),
                ("GET", "/story"),
                ("GET", "/record"),
                ("POST", "/host"),
            ]
            paths += [("POST", "/rematch")]
            for method, path in paths:
                with pytest.raises(Refusal) as problem:
                    await eve.ask(method, f"/api/matches/{match}{path}", {} if method == "POST" else None)
                assert problem.value.status == 404, path
            bodies: list[tuple[str, dict[str, Any]]] = [
                ("/start", {}),
                ("/keys", {"role": "watch"}),
                ("/keys", {"role": "invite", "seat": 0}),
                ("/sit", {"seat": 0, "name": "Eve"}),
                ("/continue", {"n": 0, "seat": 0, "name": "Eve"}),
            ]
            for path, body in bodies:
                with pytest.raises(Refusal) as problem:
                    await eve.post(f"/api/matches/{match}{path}", **body)
                assert problem.value.status == 404, path
            with pytest.raises(Refusal) as problem:
                await eve.post("/api/enter", key="A" * 22, name="Eve")
            assert problem.value.status == 404

    asyncio.run(run())


def test_a_link_says_who_invites_to_what_and_nothing_to_who_has_none(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, Browser(server.url) as eve:
            match = await ana.table()
            invite, watch = [
                (await ana.post(f"/api/matches/{match}/keys", role=role, seat=seat))["key"]
                for role, seat in (("invite", 1), ("watch", -1))
            ]
            table = (await ana.get(f"/api/matches/{match}"))["table"]
            told = {"game": "dungeon-roll", "host": "Ana", "seats": 2, "options": table["options"]}
            for _ in range(2):  # to look is not to enter
                assert await bo.post("/api/welcome", key=invite) == {**told, "role": "invite", "seat": 1}
            assert await bo.post("/api/welcome", key=watch) == {**told, "role": "watch"}
            with pytest.raises(Refusal) as problem:
                await bo.get(f"/api/matches/{match}")
            assert problem.value.status == 404
            await bo.post("/api/enter", key=invite, name="Bo")
            assert (await bo.post("/api/welcome", key=invite))["role"] == "seat"  # their own, by the same link
            assert (await bo.post("/api/enter", key=invite))["mine"] == [1]
            with pytest.raises(Refusal, match="used"):
                await eve.post("/api/welcome", key=invite)
            again = (await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1))["key"]
            for dead in (invite, "A" * 22):
                with pytest.raises(Refusal, match="no-key"):
                    await eve.post("/api/welcome", key=dead)
            assert (await eve.post("/api/welcome", key=again))["seat"] == 1
            await ana.ask("DELETE", f"/api/matches/{match}/keys")
            with pytest.raises(Refusal, match="no-key"):
                await eve.post("/api/welcome", key=again)

    asyncio.run(run())


def test_an_invite_is_good_once_and_a_replaced_seat_dies(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, Browser(server.url) as eve:
            match = await ana.table()
            key = await ana.invite(bo, match, 1, name="Bo")
            with pytest.raises(Refusal, match="used"):
                await eve.post("/api/enter", key=key, name="Eve")
            mine = (await bo.post(f"/api/matches/{match}/keys", role="seat", seat=1))["key"]
            with pytest.raises(Refusal, match="not-yours"):
                await bo.post(f"/api/matches/{match}/keys", role="seat", seat=0)
            with pytest.raises(Refusal, match="not-yours"):
                await bo.post(f"/api/matches/{match}/keys", role="invite", seat=0)
            with pytest.raises(Refusal, match="not-yours"):
                await bo.post(f"/api/matches/{match}/keys", role="host")
            async with bo.at(match, 1) as two:
                await two.until(lambda s: s.table)
                again = (await ana.post(f"/api/matches/{match}/keys", role="invite", seat=1))["key"]
                assert await two.until_closed() == 4403
            with pytest.raises(InvalidStatus):
                async with bo.at(match, 1):
                    pass
            with pytest.raises(Refusal):
                await eve.post("/api/enter", key=mine, name="Eve")
            assert (await eve.post("/api/enter", key=again, name="Eve"))["mine"] == [1]

    asyncio.run(run())


def test_only_the_host_runs_the_table(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo:
            match = await ana.table(seats=3)
            await ana.invite(bo, match, 1, name="Bo")
            tries: list[tuple[str, str, dict[str, Any]]] = [
                ("POST", "/start", {"fill": "random"}),
                ("PATCH", "", {"seats": 2}),
                ("PUT", "/seats/0", {"kind": "bot", "level": "random"}),
                ("POST", "/sit", {"seat": 2, "name": "Bo"}),
            ]
            for method, path, body in tries:
                with pytest.raises(Refusal) as problem:
                    await bo.ask(method, f"/api/matches/{match}{path}", body)
                assert problem.value.status == 403
            with pytest.raises(Refusal, match="not-now"):
                await bo.post(f"/api/matches/{match}/host")  # the host has not been away for long

    asyncio.run(run())


def test_secrets_are_kept_hashed_and_cookies_are_strict(server: Served) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            answer = await http.get("/api/me")
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("oub-")
            for word in ("HttpOnly", "SameSite=strict", "Path=/"):
                assert word.lower() in cookie.lower()
            secret = cookie.split("=")[1].split(";")[0]
            assert len(secret) >= 22  # 128 bits
            made = await http.post("/api/matches", json={"game": "dungeon-roll", "seats": 2})
            match = made.json()["table"]["id"]
            key = (await http.post(f"/api/matches/{match}/keys", json={"role": "invite", "seat": 1})).json()["key"]
        with sqlite3.connect(server.place) as database:
            dump = "\n".join(
                str(row)
                for table in ("device", "pass", "hold", "match")
                for row in database.execute(f"SELECT * FROM {table}")
            )
        database.close()
        assert secret not in dump
        assert key not in dump

    asyncio.run(run())


# ------------------------------------------------------------------ other sites


def test_a_page_of_another_site_gets_nowhere(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        address = f"{server.url.replace('http', 'ws')}/ws/{match}/0"
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", f"{server.url}.evil.example"):
            with pytest.raises(InvalidStatus):
                async with connect(address, additional_headers={"Cookie": ana.cookie}, origin=origin, proxy=None):  # type: ignore[arg-type]
                    pass
            answer = await ana.http.post(f"/api/matches/{match}/rematch", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        answer = await ana.http.post("/api/matches", json={}, headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403
        answer = await ana.http.post("/api/matches", content=b"{}", headers={"Content-Type": "text/plain"})
        assert answer.status_code == 415  # a form of another site can send no JSON

    alone(server, work)


def test_dns_rebinding_is_refused(server: Served) -> None:
    async def work(ana: Browser) -> None:
        for host in ("evil.example", "evil.example:80", "localhost.evil.example", ""):
            answer = await ana.http.get("/api/me", headers={"Host": host})
            assert answer.status_code in (400, 421), host
        for host in ("localhost:1", "127.0.0.1", "192.168.1.20:8642", "[::1]:8642"):
            answer = await ana.http.get("/api/house", headers={"Host": host})
            assert answer.status_code == 200, host

    alone(server, work)


def test_hosts_and_origins() -> None:
    assert host_allowed("table.home:8642", ("table.home",))
    assert not host_allowed("table.home", ())
    for odd in (
        "[::1",
        "::1",
        "[::1]x",
        "127.0.0.1:x",
        "127.0.0.1:99999",
        "127.0.0.1:0",
        "eve@127.0.0.1",
        "127.0.0.1/x",
    ):
        assert not host_allowed(odd, ()), odd
    assert origin_allowed("http://table.home:8642", "table.home:8642")
    assert origin_allowed(None, "table.home")
    assert not origin_allowed("http://table.home:1", "table.home:8642")
    assert not origin_allowed("null", "table.home")
    assert not origin_allowed("http://[::1", "table.home")
    assert not origin_allowed("file://table.home", "table.home")


@pytest.mark.skipif(not SOCKETS.is_file(), reason="only Linux tells who listens where in a file")
def test_it_listens_on_loopback_only_unless_told(server: Served) -> None:
    lines = [line.split() for line in SOCKETS.read_text(encoding="ascii").splitlines()[1:]]
    listening = [line[1] for line in lines if line[3] == "0A" and int(line[1].split(":")[1], 16) == server.port]
    assert listening == [f"0100007F:{server.port:04X}"]


# ------------------------------------------------------------------ floods and giants


def test_a_frame_over_8_kilobytes_closes_the_socket(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        async with ana.at(match, 0) as seat:
            await seat.asked()
            await seat.send({"type": "say", "text": "x" * 9000, "id": "x"})
            assert await seat.until_closed() == 1009
        async with ana.at(match, 0) as seat:  # closed, not banned
            await seat.pick()

    alone(server, work)


def test_a_flood_is_closed_and_delays_nobody(server: Served) -> None:
    async def flood(seat: Seat) -> None:
        try:
            for number in range(2000):
                await seat.send({"type": "ping"} if number % 2 else {"type": "say", "text": "!", "id": "x"})
        except ConnectionClosed:
            pass

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            mine, theirs = await started(ana, seats=1), await started(eve, seats=1)
            async with ana.at(mine, 0) as seat, eve.at(theirs, 0) as bad:
                await seat.asked()
                await bad.asked()
                flooding = asyncio.create_task(flood(bad))
                loop = asyncio.get_running_loop()
                at = loop.time()
                await seat.pick()
                assert loop.time() - at < 2
                assert await bad.until_closed() == 4408
                await flooding
            async with eve.at(theirs, 0) as back:
                await back.pick()

    asyncio.run(run())


def test_a_table_has_room_for_32_sockets(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(ana.at(match, "watch")) for _ in range(32)]
            await asyncio.gather(*(seat.until(lambda s: s.state) for seat in seats))
            async with ana.at(match, "watch") as one_more:
                assert await one_more.until_closed() == 4409

    alone(server, work)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that believes this machine when it says for whom it asks."""
    with Served(str(tmp_path_factory.mktemp("proxied") / "matches.db"), "--proxy", "127.0.0.1") as served:
        yield served


def test_new_tables_and_bodies_are_limited(proxied: Served) -> None:
    async def run() -> None:
        async with Browser(proxied.url, **{"X-Forwarded-For": "198.51.100.7"}) as eve:
            for _ in range(20):
                await eve.table(seats=1)
            with pytest.raises(Refusal) as problem:
                await eve.table(seats=1)
            assert problem.value.status == 429
        async with Browser(proxied.url, **{"X-Forwarded-For": "198.51.100.8"}) as other:
            await other.table(seats=1)
            answer = await other.http.post(
                "/api/matches", content=b" " * 10_000, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 413

    asyncio.run(run())


def test_keys_and_codes_cannot_be_tried_one_after_the_other(proxied: Served) -> None:
    """Guessing is hopeless anyway (128 bits; ten letters for ten minutes), and nobody is let try for long."""

    async def run() -> None:
        tries = {
            "/api/enter": {"key": "A" * 22, "name": "Eve"},
            "/api/welcome": {"key": "A" * 22},
            "/api/me/claim": {"code": "ABCDEFGHJK"},
        }
        for path, form in tries.items():
            address = f"198.51.100.{20 + len(path)}"
            async with Browser(proxied.url, **{"X-Forwarded-For": address}) as eve:
                statuses = []
                for _ in range(62):
                    with pytest.raises(Refusal) as problem:
                        await eve.post(path, **form)
                    statuses.append(problem.value.status)
                assert statuses == [404] * 60 + [429] * 2, path

    asyncio.run(run())


def test_browsers_without_end_are_not_made(proxied: Served) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=proxied.url, trust_env=False) as http:
            statuses = []
            for _ in range(122):
                http.cookies.clear()
                answer = await http.get("/api/me", headers={"X-Forwarded-For": "198.51.100.90"})
                statuses.append(answer.status_code)
            assert statuses == [200] * 120 + [429] * 2

    asyncio.run(run())


def test_requests_of_one_address_are_limited() -> None:
    async def knock(guard: Guard, *addresses: str) -> list[int]:
        statuses: list[int] = []

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        for number in range(450):
            address = addresses[number % len(addresses)]
            scope = {"type": "http", "method": "GET", "path": "/", "client": (address, 1)}
            await guard({**scope, "headers": [(b"host", b"localhost")]}, None, send)  # type: ignore[arg-type]
        return statuses

    async def run() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})

        limited = [200] * 400 + [429] * 50
        guard = Guard(app, ())
        assert await knock(guard, "198.51.100.9") == limited
        assert await knock(guard, "198.51.100.10", "::ffff:198.51.100.10") == limited  # the same, in other clothes
        assert await knock(guard, *(f"2001:db8:0:1::{number:x}" for number in range(1, 99))) == limited  # one household
        assert await knock(guard, "2001:db8:0:2::1") == limited  # its neighbour
        assert await knock(guard, "127.0.0.1") == await knock(guard, "::1") == [200] * 450  # the machine itself may
        proxied = Guard(app, (), proxied=True)  # where a proxy stands before it, anybody seems to come from here
        assert await knock(proxied, "127.0.0.1") == limited
        assert await knock(proxied, "::1") == limited

    asyncio.run(run())


def test_a_limit_remembers_so_many_and_no_more() -> None:
    limit = Limit(2, 3600)
    for number in range(25_000):
        assert limit.take(str(number))
    assert len(limit) == KEYS
    assert [limit.take("24999"), limit.take("24999")] == [True, False]


def test_nobody_says_for_whom_he_asks_unless_he_is_trusted(server: Served) -> None:
    """Without a proxy named, a forged address is not looked at; with one, only what that proxy adds counts."""

    async def run() -> None:
        async with Browser(server.url, **{"X-Forwarded-For": "198.51.100.7", "X-Forwarded-Proto": "https"}) as eve:
            for _ in range(25):
                match = await eve.table(seats=1)  # this machine is exempt, whatever it says of others
            key = await eve.post(f"/api/matches/{match}/keys", role="watch")
            assert key["url"].startswith("http://")

    asyncio.run(run())


def test_an_address_in_front_of_the_proxys_own_is_not_believed(proxied: Served) -> None:
    async def run() -> None:
        async with httpx.AsyncClient(base_url=proxied.url, trust_env=False) as http:
            statuses = []
            for number in range(121):
                http.cookies.clear()
                said = f"203.0.113.{number}, 198.51.100.91"  # what the caller made up, then what the proxy saw
                statuses.append((await http.get("/api/me", headers={"X-Forwarded-For": said})).status_code)
            assert statuses == [200] * 120 + [429]

    asyncio.run(run())


# ------------------------------------------------------------------ markup


def test_markup_in_names_and_chat_stays_text(server: Served) -> None:
    markup = "<img src=x onerror=alert(1)>"

    async def work(ana: Browser) -> None:
        match = await ana.table(seats=1, sit=[{"seat": 0, "name": markup}])
        answer = await ana.http.get(f"/api/matches/{match}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.json()["table"]["seats"][0]["name"] == markup  # text, for a text node
        async with ana.at(match, 0) as seat:
            await seat.do("say", text=markup + "\u202e\x07")
            heard = await seat.hear(Chat)
            assert heard.lines[0].text == markup

    alone(server, work)


def built(*endings: str) -> list[str]:
    """The addresses of the page's parts, by how their names end."""
    return [f"/assets/{file.name}" for file in sorted((STATIC / "assets").iterdir()) if file.name.endswith(endings)]


def test_every_answer_carries_a_strict_policy(server: Served) -> None:
    async def work(ana: Browser) -> None:
        paths = ("/", "/api/me", "/nothing.js", "/openapi.json", "/api/matches/none", "/assets/nothing.js", "/icon.svg")
        for path in (*paths, *built(".svg")[:1]):
            answer = await ana.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"

    alone(server, work)


def test_parts_of_a_page_carry_what_concerns_them_alone(server: Served) -> None:
    async def work(ana: Browser) -> None:
        for path in built(".js", ".css", ".woff2", ".webp"):
            answer = await ana.http.get(path)
            assert answer.status_code == 200
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "content-security-policy" not in answer.headers

    alone(server, work)


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "a\x00b", "\x1b[31m"])
def test_names_that_lie_are_refused(name: str) -> None:
    with pytest.raises(Exception, match="a name has letters"):
        clean_name(name)


def test_names_may_have_any_letters() -> None:
    assert clean_name("  Zoé  d’Arc ") == "Zoé d’Arc"
    assert clean_name("اَلْمَلِكُ") == "اَلْمَلِكُ"
    assert clean_name("A\u202eb") == "Ab"


# ------------------------------------------------------------------ the seed, and what could be made up


def test_the_seed_leaves_only_after_the_end(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, seats=1)
        with sqlite3.connect(server.place) as database:
            ((seed,),) = database.execute("SELECT seed FROM match WHERE id = ?", (match,)).fetchall()
        database.close()
        assert len(seed) == 64  # 256 bits
        async with ana.at(match, 0) as seat:
            heard = 0
            while True:
                await seat.until(lambda s: s.state and (s.state.ask or s.state.result))
                assert seat.state is not None
                if seat.state.result:
                    break
                await seat.pick()
                assert not any(seed in text for text in seat.raw[heard:] if '"result"' not in text)
                heard = len(seat.raw)
            assert seat.state.result.seed == seed
        other = await started(ana, seats=1)
        info = json.dumps(await ana.get(f"/api/matches/{other}"))
        assert "seed" not in info

    alone(server, work)


def test_nobody_seals_or_opens_anothers_salt(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as eve:
            match = await ana.table()
            await ana.invite(eve, match, 1, name="Eve")
            async with ana.at(match, 0) as one, eve.at(match, 1) as two, eve.at(match, "watch") as watch:
                await one.send({"type": "seal", "seal": seal("mine"), "seat": 0})
                await two.until(lambda s: s.table and s.table.seats[0].seal)
                for seat in (two, watch):
                    for message in ({"type": "seal", "seal": seal("hers")}, {"type": "salt", "salt": "mine"}):
                        seat.heard.clear()
                        await seat.send({**message, "seat": 0})
                        assert (await seat.hear(No)).code == "not-yours"
                starting = asyncio.create_task(ana.post(f"/api/matches/{match}/start"))
                await one.hear(OpenSalt)
                await one.send({"type": "salt", "salt": "mine", "seat": 0})
                await starting
                await two.until(lambda s: s.table and s.table.salts)
                assert two.table is not None
                assert two.table.salts == ["mine", ""]

    asyncio.run(run())


def test_a_career_cannot_be_made_up(server: Served) -> None:
    async def work(ana: Browser) -> None:
        with pytest.raises(Refusal, match="bad-option"):
            await ana.table(game="secrets", options={"careers": [{"points": 1000}, None]})

    alone(server, work)


def test_files_outside_the_page_are_not_served(server: Served) -> None:
    async def work(ana: Browser) -> None:
        for path in ("/../store.py", "/%2e%2e/store.py", "/assets/../../store.py", "/.stamp", "/....//store.py"):
            answer = await ana.http.get(path)
            assert "sqlite" not in answer.text, path
            assert answer.status_code in (404, 503), path

    alone(server, work)
