"""What is kept for how long: each span from both sides, what goes with a match, and that nobody there is disturbed."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from oubliettes.cli import main
from oubliettes.server import BadKeep, Keep, queries, schema, stored
from oubliettes.server.store import Sql, Store, Tx, now_ms, open_store
from oubliettes.server.tidying import DAY, tidy
from tests.server.served import Browser, Refusal, Served, play_out

TABLES = [line.split()[2] for line in schema.FIRST.splitlines() if line.startswith("CREATE TABLE")] + ["campaign"]


def do(text: str, *args: Any) -> Tx[None]:
    yield Sql(text, args)


async def counts(store: Store) -> dict[str, int]:
    found = {}
    for table in TABLES:
        ((found[table],),) = await store.read(f"SELECT count(*) FROM {table}")
    return {table: count for table, count in found.items() if count}


async def fill(place: str) -> dict[str, str]:
    """A browser with a match in each state: a table that waits, one that is played, one that is over."""
    with Served(place) as served:
        async with Browser(served.url) as ana, Browser(served.url):
            await ana.ask("PATCH", "/api/me", {"name": "Ana"})
            matches = {state: await ana.table(game="secrets", seats=2) for state in ("open", "play", "done")}
            for state in ("play", "done"):
                await ana.post(f"/api/matches/{matches[state]}/start", fill="random")
            async with ana.at(matches["play"], 0) as seat:
                await seat.asked()
                await seat.do("say", text="mine")
            async with ana.at(matches["done"], 0) as seat:
                await play_out(seat)
            for match in matches.values():
                await ana.post(f"/api/matches/{match}/keys", role="watch")
            await ana.post("/api/me/code")
    return matches


@pytest.mark.parametrize(
    "state, span", [("open", "waiting"), ("play", "running"), ("done", "finished"), ("stuck", "finished")]
)
def test_a_match_goes_when_its_time_is_up_and_not_before(place: str, state: str, span: str) -> None:
    async def run() -> None:
        store = open_store(place)
        await store.open()
        try:
            keep = Keep()
            for name, age in (("young", getattr(keep, span) - 0.01), ("old", getattr(keep, span) + 0.01)):
                at = now_ms() - int(age * DAY)
                long_ago = at if state == "open" else 0
                row = stored.MatchRow(name, "secrets", 1, "{}", "{}", state, "", "", "", made=long_ago)
                await store.run(queries.create_match(row, [stored.SeatRow(0, "person")], [("device", 0, "seat")]))
                if state != "open":
                    for n, when in enumerate((0, at)):  # its last move counts, not its first
                        entry = stored.EntryRow(n, -1, str(n), "pick", "[]", "[]", "[]", "", when)
                        await store.run(queries.append(name, entry))
            assert (await tidy(store, keep, spare=["old"])).matches == []
            assert (await tidy(store, keep)).matches == ["old"]
            assert [row async for row in names(store)] == ["young"]
        finally:
            await store.close()

    async def names(store: Store) -> Any:
        for (name,) in await store.read("SELECT id FROM match"):
            yield name

    asyncio.run(run())


def test_all_that_hangs_on_a_match_goes_with_it_and_all_else_stays(place: str) -> None:
    async def run() -> None:
        matches = await fill(place)
        store = open_store(place)
        await store.open()
        try:
            before = await counts(store)
            assert (before["match"], before["device"], before["profile"], before["sheet"]) == (3, 2, 2, 1)
            await store.run(do("UPDATE sheet SET busy = $1", matches["play"]))
            done = await tidy(store, Keep(waiting=0, running=0, finished=0))
            assert sorted(done.matches) == sorted(matches.values())
            after = await counts(store)
            assert after == {"device": 2, "profile": 2, "sheet": 1, "code": 1}
            # it was in a match that was being played: it comes back, and it shows
            assert await store.read("SELECT busy, origin FROM sheet") == [("", "copy")]
        finally:
            await store.close()

    asyncio.run(run())


def test_links_guests_browsers_and_profiles(place: str) -> None:
    async def run() -> None:
        await fill(place)
        store = open_store(place)
        await store.open()
        try:
            assert await tidy(store, Keep()) == await tidy(store, Keep())
            assert (await counts(store))["pass"] == 3
            await store.run(do("UPDATE pass SET made = $1", now_ms() - 31 * DAY))
            assert (await tidy(store, Keep())).links == 3
            await store.run(do("UPDATE device SET seen = $1", now_ms() - 8 * DAY))
            done = await tidy(store, Keep())
            assert (done.browsers, done.profiles) == (1, 1)  # the one that left nothing
            assert (await counts(store))["hold"] == 6
            await store.run(do("UPDATE device SET seen = $1", now_ms() - 401 * DAY))
            await store.run(do("UPDATE code SET until = 1"))
            done = await tidy(store, Keep())
            assert (done.browsers, done.profiles) == (1, 1)
            assert set(await counts(store)) == {"match", "seat", "entry", "chat"}
            assert await store.read("SELECT 1 FROM seat WHERE profile <> ''") == []
        finally:
            await store.close()

    asyncio.run(run())


def test_the_server_tidies_by_itself_and_spares_who_is_there(tmp_path: Path) -> None:
    async def run(served: Served) -> None:
        async with Browser(served.url) as ana:
            here, left = await ana.table(), await ana.table()
            async with ana.at(here, 0) as seat:
                await seat.until(lambda s: s.table)
                for _ in range(600):
                    try:
                        await ana.get(f"/api/matches/{left}")
                    except Refusal:
                        break
                    await asyncio.sleep(0.1)
                else:
                    raise AssertionError("the table is still there")
                assert seat.closed is None
                assert (await ana.get(f"/api/matches/{here}"))["mine"] == [0]

    with Served(str(tmp_path / "matches.db"), "--tidy", "0.0002", "--keep", "waiting=0") as served:
        asyncio.run(run(served))


def test_the_command_gives_the_room_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "matches.db"
    asyncio.run(fill(str(place)))
    big = place.stat().st_size + 200 * 4096

    async def bloat() -> None:
        store = open_store(str(place))
        await store.open()
        row = stored.EntryRow(10_000, -1, "x", "pick", "[]", "[]", "x" * 1_000_000, "", 0)
        await store.run(queries.append((await queries.running(store))[0].id, row))
        await store.close()

    asyncio.run(bloat())
    assert place.stat().st_size > big
    spans = [f"--keep={name}=0" for name in ("waiting", "running", "finished", "links", "guests", "browsers")]
    time.sleep(0.01)
    with pytest.raises(SystemExit, match="0"):
        main(["tidy", "--store", str(place), "--lang", "en", *spans])
    assert capsys.readouterr().out.startswith("Thrown away: matches 3,")
    assert place.stat().st_size < 200 * 1024


@pytest.mark.parametrize("bad", ["", "running", "running=", "running=x", "running=-1", "running=nan", "matches=3"])
def test_a_span_that_is_none_is_refused(bad: str) -> None:
    with pytest.raises(BadKeep, match="waiting, running, finished"):
        Keep.read([bad])
    assert Keep.read(["running=0.5", "links=3"]) == Keep(running=0.5, links=3)


def test_health_is_well(server: Served) -> None:
    answer = httpx.get(f"{server.url}/health", trust_env=False)
    assert (answer.status_code, answer.text) == (200, "well\n")
