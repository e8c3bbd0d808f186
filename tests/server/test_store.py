"""The two stores, by the same tests; then what each has of its own."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from oubliettes.server import queries, schema, seat_queries, stored
from oubliettes.server.store import NotSaved, Sql, Store, StoreBusy, StoreTooNew, Tx, open_store
from oubliettes.server.stored import Ending, EntryRow, MatchRow, SeatRow
from tests.server.cluster import Cluster


def with_store(place: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(place)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(n: int, seat: int = 0, ask: str = "", pick: str = '["a"]') -> EntryRow:
    return EntryRow(n, seat, ask or str(n - 1), "pick", pick, "[]", "[]", "person", 0)


def match(id_: str = "m1", **more: Any) -> MatchRow:
    return MatchRow(id_, "secrets", 1, "{}", "{}", "play", "00", "c0", "Ana", made=1)._replace(**more)


async def new_match(store: Store, id_: str = "m1", **more: Any) -> None:
    await store.run(queries.create_match(match(id_, **more), [SeatRow(0, "person", "Ana"), SeatRow(1, "bot")], ()))


# ------------------------------------------------------------------ both


def test_an_entry_is_there_once_stored(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store)
        assert await store.run(queries.append("m1", entry(1)))
        assert await queries.entry_rows(store, "m1") == [entry(1)]
        assert await queries.entry_of(store, "m1", 0, "0") == entry(1)
        assert await queries.entry_of(store, "m1", 1, "0") is None

    with_store(place, work)
    with_store(place, again)  # and after closing and opening


async def again(store: Store) -> None:
    assert [row.n for row in await queries.entry_rows(store, "m1")] == [1]


def test_of_many_who_race_for_a_number_one_wins(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store)
        racing = [store.run(queries.append("m1", entry(1, seat, f"x{seat}"))) for seat in range(20)]
        answers = await asyncio.gather(*racing)
        assert sorted(answers) == [False] * 19 + [True]

    with_store(place, work)


def test_a_seat_answers_an_ask_once_under_whatever_number(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store)
        assert await store.run(queries.append("m1", entry(1, 0, "0")))
        assert not await store.run(queries.append("m1", entry(2, 0, "0")))
        assert await store.run(queries.append("m1", entry(2, 1, "0")))
        assert await store.run(queries.append("m2", entry(2, 0, "0")))

    with_store(place, work)


def test_a_failed_transaction_leaves_nothing_and_spoils_no_other(place: str) -> None:
    def fails() -> Tx[None]:
        yield from queries.append("m1", entry(7))
        raise LookupError("half way")

    async def work(store: Store) -> None:
        await new_match(store)
        found = await asyncio.gather(
            store.run(queries.append("m1", entry(1))),
            store.run(fails()),
            store.run(queries.append("m1", entry(2))),
            return_exceptions=True,
        )
        assert found[0] is found[2] is True
        assert isinstance(found[1], LookupError)
        assert [row.n for row in await queries.entry_rows(store, "m1")] == [1, 2]

    with_store(place, work)


def test_the_last_entry_writes_result_and_sheets_with_it(place: str) -> None:
    ending = Ending('{"scores":[1]}', ({"points": 3}, {"points": 4}), "careers")

    async def work(store: Store) -> None:
        seats = [SeatRow(0, "person", "Ana", profile="pa", sheet="s1"), SeatRow(1, "person", "Bo", profile="pb")]
        await store.run(queries.create_match(match(), seats, ()))
        await store.run(add_sheet("s1", busy="m1"))
        await store.run(queries.append("m1", entry(1), ending=ending))
        row = await queries.match_row(store, "m1")
        assert row is not None
        assert (row.state, row.result) == ("done", ending.result)
        sheets = await store.read("SELECT owner, data, busy, origin FROM sheet ORDER BY owner")
        assert sheets == [("pa", '{"points":3}', "", "played"), ("pb", '{"points":4}', "", "played")]

    with_store(place, work)


def test_an_ending_that_comes_second_writes_nothing(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store)
        await store.run(queries.append("m1", entry(1)))
        late = entry(1, 1, "9")
        assert not await store.run(queries.append("m1", late, ending=Ending("{}", (), "")))
        row = await queries.match_row(store, "m1")
        assert row is not None
        assert row.state == "play"

    with_store(place, work)


def add_sheet(id_: str, busy: str = "", owner: str = "pa") -> Tx[None]:
    yield Sql(stored.INSERT_SHEET, (id_, owner, "secrets", "careers", "Ana", '{"points":1}', busy, "played", -1))


def test_a_sheet_is_in_one_match_at_a_time(place: str) -> None:
    async def work(store: Store) -> None:
        seats = [SeatRow(0, "person", "Ana", profile="pa", sheet="s1")]
        for id_ in ("m1", "m2"):
            await store.run(queries.create_match(match(id_, state="open"), seats, ()))
        await store.run(add_sheet("s1"))
        first = entry(0)
        assert await store.run(queries.start_match("m1", [first], seats, "{}")) == ""
        with pytest.raises(queries.SheetBusy):
            await store.run(queries.start_match("m2", [first], seats, "{}"))
        row = await queries.match_row(store, "m2")
        assert row is not None
        assert row.state == "open"
        assert await queries.entry_rows(store, "m2") == []
        await store.run(queries.get_stuck("m1"))
        assert await store.run(queries.start_match("m2", [first], seats, "{}")) == ""

    with_store(place, work)


def test_a_match_starts_once(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store, state="open")
        starts = [store.run(queries.start_match("m1", [entry(0)], [], "{}")) for _ in range(5)]
        assert sorted(await asyncio.gather(*starts)) == ["", *["started"] * 4]

    with_store(place, work)


def test_an_invite_is_good_once_and_a_new_one_ends_the_old(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store)
        await store.run(seat_queries.new_invite("k1", "m1", 1))
        seat = SeatRow(1, "person", "Bo", gen=1)
        using = (store.run(seat_queries.use_invite("k1", seat, "m1", f"d{n}")) for n in range(4))
        used = await asyncio.gather(*using, return_exceptions=True)
        assert [type(one) for one in used].count(seat_queries.Spent) == 3
        holder = f"d{used.index(None)}"
        assert await seat_queries.held(store, "m1", 1)
        assert [hold.seat for hold in await queries.holds(store, holder, "m1")] == [1]
        await store.run(seat_queries.new_invite("k2", "m1", 1))
        assert await queries.holds(store, holder, "m1") == []
        assert not await seat_queries.held(store, "m1", 1)
        with pytest.raises(seat_queries.Spent):
            await store.run(seat_queries.use_invite("k1", seat, "m1", "d9"))

    with_store(place, work)


def test_data_of_a_newer_release_are_left_alone(place: str) -> None:
    def newer() -> Tx[None]:
        yield Sql("UPDATE meta SET value = $1 WHERE key = 'schema'", (str(schema.VERSION + 1),))

    with_store(place, lambda store: store.run(newer()))
    with pytest.raises(StoreTooNew):
        with_store(place, lambda store: store.run(newer()))


def test_chat_lines_are_numbered(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store)
        assert [await store.run(queries.say("m1", 0, text)) for text in ("a", "b", "c")] == [1, 2, 3]
        assert [row[2] for row in await queries.chat_rows(store, "m1", 1)] == ["b", "c"]

    with_store(place, work)


def test_heads(place: str) -> None:
    async def work(store: Store) -> None:
        await new_match(store)
        await new_match(store, "m2")
        await store.run(queries.append("m1", entry(1)))
        await store.run(queries.append("m1", entry(2)))
        assert await queries.heads(store, ["m1", "m2", "m3"]) == {"m1": 2}

    with_store(place, work)


# ------------------------------------------------------------------ SQLite


def test_one_server_a_file(tmp_path: Path) -> None:
    place = str(tmp_path / "matches.db")

    def note() -> Tx[None]:
        yield Sql("INSERT INTO meta (key, value) VALUES ('address', 'http://localhost:1/')")

    async def work(store: Store) -> None:
        await store.run(note())
        second = open_store(place)
        with pytest.raises(StoreBusy) as busy:
            await second.open()
        assert busy.value.address == "http://localhost:1/"
        await second.close()

    with_store(place, work)
    with_store(place, again_nothing)


async def again_nothing(store: Store) -> None:
    assert await queries.entry_rows(store, "m1") == []


def test_a_full_disk_is_told_to_everybody_in_the_batch(tmp_path: Path) -> None:
    def limit(pages: int) -> Tx[None]:
        yield Sql(f"PRAGMA max_page_count = {pages}")

    async def work(store: Store) -> None:
        await new_match(store)
        await store.run(queries.append("m1", entry(1)))
        await store.run(limit(1))  # no page more than there are
        long = "x" * 20_000
        tries = [store.run(queries.append("m1", entry(n, pick=f'["{long}"]'))) for n in range(2, 5)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert all(isinstance(one, NotSaved) for one in found)
        assert [row.n for row in await queries.entry_rows(store, "m1")] == [1]
        await store.run(limit(1_000_000))
        assert await store.run(queries.append("m1", entry(2)))

    with_store(str(tmp_path / "matches.db"), work)


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    place = tmp_path / "matches.db"

    def settings() -> Tx[list[Any]]:
        found = yield Sql("PRAGMA synchronous")
        found += yield Sql("PRAGMA journal_mode")
        return found

    async def work(store: Store) -> None:
        assert await store.run(settings()) == [(2,), ("wal",)]  # FULL

    with_store(str(place), work)


def test_sqlite_is_copied_before_a_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "matches.db"
    with_store(str(place), new_match)
    later = [*schema.MIGRATIONS, ["ALTER TABLE match ADD COLUMN mood TEXT NOT NULL DEFAULT ''"]]
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    monkeypatch.setattr(schema, "VERSION", len(later))

    async def work(store: Store) -> None:
        assert await store.read("SELECT id, mood FROM match") == [("m1", "")]

    with_store(str(place), work)
    copy = sqlite3.connect(f"{place}.schema-{len(later) - 1}")
    assert copy.execute("SELECT id FROM match").fetchall() == [("m1",)]
    copy.close()


# ------------------------------------------------------------------ PostgreSQL


def test_servers_hear_each_other_and_not_themselves(cluster: Cluster) -> None:
    async def run() -> None:
        place = cluster.database()
        one, two = open_store(place), open_store(place)
        heard: dict[str, list[str]] = {"one": [], "two": []}
        one.on_told = heard["one"].append
        two.on_told = heard["two"].append
        await asyncio.gather(one.open(), two.open())  # both migrate: one does it, the other finds it done
        try:
            for n in range(2000):  # more than one NOTIFY can carry
                one.tell(f"m:match{n}:{n}")
            async with asyncio.timeout(10):
                while len(heard["two"]) < 2000:
                    await asyncio.sleep(0.02)
            assert heard["two"] == [f"m:match{n}:{n}" for n in range(2000)]
            assert heard["one"] == []
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_a_lost_listener_listens_again_and_says_that_there_was_a_gap(cluster: Cluster) -> None:
    async def run() -> None:
        place = cluster.database()
        one, two = open_store(place), open_store(place)
        gap = asyncio.Event()
        heard: list[str] = []
        two.on_gap = gap.set
        two.on_told = heard.append
        await one.open()
        await two.open()
        try:
            await one.read(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
            await asyncio.wait_for(gap.wait(), 60)
            one.tell("m:x:1")
            async with asyncio.timeout(5):
                while not heard:
                    await asyncio.sleep(0.02)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_a_lock_is_held_by_one_server_and_goes_with_it(cluster: Cluster) -> None:
    async def run() -> None:
        place = cluster.database()
        one, two = open_store(place), open_store(place)
        await one.open()
        await two.open()
        assert await one.try_lock("m1")
        assert await one.try_lock("m1")
        assert not await two.try_lock("m1")
        assert await two.try_lock("m2")
        await one.unlock("m1")
        assert await two.try_lock("m1")
        await two.close()
        assert await one.try_lock("m2")
        await one.close()

    asyncio.run(run())


# ------------------------------------------------------------------ without the extra `postgres`


def test_without_asyncpg_files_are_served_and_postgresql_says_what_it_needs(tmp_path: Path) -> None:
    program = """
import asyncio, sys
sys.modules["asyncpg"] = None
from oubliettes.server import running, store
async def use(place):
    opened = store.open_store(place)
    await opened.open()
    await opened.close()
asyncio.run(use(sys.argv[1]))
sys.exit(running.run(running.Config(port=0, store="postgresql://nobody@127.0.0.1:1/nothing")))
"""
    place = tmp_path / "matches.db"
    done = subprocess.run([sys.executable, "-c", program, str(place)], capture_output=True, text=True, check=False)
    assert place.exists()
    assert (done.returncode, done.stdout) == (1, "")
    assert "asyncpg" in done.stderr
    assert 'pip install "oubliettes[postgres]"' in done.stderr
    assert "Traceback" not in done.stderr
