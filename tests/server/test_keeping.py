"""What those who keep matches meet: a check that touches nothing, and stores that cannot be used."""

import asyncio
import sqlite3
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from oubliettes.cli import main
from oubliettes.server import keeping, schema
from oubliettes.server.sqlite import SqliteStore
from oubliettes.server.store import StoreBusy, StoreError, StoreTooNew, StoreUnusable, open_store
from tests.server.cluster import Cluster
from tests.server.served import ROOT, Browser, Refusal, Served


def played(place: str) -> None:
    """A match that runs, left behind by a server that was killed: its last moves are in the log only."""

    async def run(url: str) -> None:
        async with Browser(url) as ana:
            match = await ana.table(seats=1)
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as seat:
                for _ in range(2):  # fewer than delves: whatever the dice show, it is not over
                    await seat.pick()

    server = Served(place)
    server.start()
    asyncio.run(run(server.url))
    server.kill()


def everything(folder: Path) -> dict[str, tuple[str, int]]:
    """All files of a folder, their content and when they were written."""
    return {path.name: (sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns) for path in folder.iterdir()}


@pytest.mark.parametrize("state", ["crashed", "at rest", "older"])
def test_a_check_writes_nothing(tmp_path: Path, state: str) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    place = folder / "m.db"
    played(str(place))
    if state != "crashed":
        with Served(str(place)):
            pass  # a server that ends well leaves one file
    if state == "older":
        with sqlite3.connect(place) as database:
            database.execute("UPDATE meta SET value = '1' WHERE key = 'schema'")
            database.execute("ALTER TABLE entry DROP COLUMN waits")
        database.close()
    before = everything(folder)
    assert ("m.db-wal" in before) == (state == "crashed")
    found = asyncio.run(keeping.check(str(place)))
    assert (found.same, found.newer, found.stuck) == (1, {}, {})
    assert everything(folder) == before


def test_a_check_of_postgresql_writes_nothing(cluster: Cluster) -> None:
    place = cluster.database()
    name = place.split("/")[3].split("?")[0]
    with pytest.raises(StoreUnusable, match="no matches in this database"):
        asyncio.run(keeping.check(place))
    assert cluster.sql(name, "SELECT count(*) FROM pg_class WHERE relname = 'meta'") == "0"
    played(place)
    cluster.sql(name, "UPDATE meta SET value = '1' WHERE key = 'schema'")
    cluster.sql(name, "ALTER TABLE entry DROP COLUMN waits")
    found = asyncio.run(keeping.check(place))
    assert (found.same, found.newer, found.stuck) == (1, {}, {})
    assert cluster.sql(name, "SELECT value FROM meta WHERE key = 'schema'") == "1"


def test_a_check_makes_no_file_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["check", "--store", str(tmp_path / "none" / "m.db")])
    assert ended.value.code == 2
    assert "there is no such file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_check_does_not_disturb_a_server(tmp_path: Path) -> None:
    place = str(tmp_path / "m.db")
    with Served(place) as server, pytest.raises(StoreBusy, match=str(server.port)):
        asyncio.run(keeping.check(place))


def test_data_of_a_newer_release_are_left_alone(tmp_path: Path) -> None:
    place = tmp_path / "m.db"
    with Served(str(place)):
        pass
    with sqlite3.connect(place) as database:
        database.execute("UPDATE meta SET value = $1 WHERE key = 'schema'", (str(schema.VERSION + 1),))
    database.close()
    with pytest.raises(StoreTooNew):
        asyncio.run(keeping.check(str(place)))


@pytest.mark.parametrize("trouble", ["garbage", "folder", "no folder"])
def test_a_store_that_cannot_be_used_is_told_in_words(tmp_path: Path, trouble: str) -> None:
    place = tmp_path / "m.db"
    if trouble == "garbage":
        place.write_bytes(b"this is no database" * 100)
    elif trouble == "folder":
        place.mkdir()
    else:
        (tmp_path / "file").write_text("")
        place = tmp_path / "file" / "m.db"
    for command in ([], ["--check"], ["--rekey"]):
        done = subprocess.run(
            [sys.executable, "-m", "oubliettes.server", "--port", "0", "--store", str(place), *command],
            cwd=ROOT,
            env={"PYTHONPATH": str(ROOT / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert f"{place} cannot be used: " in done.stderr
        assert "--store" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_read_only_store_is_told_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may write everywhere: SQLite itself is told that this file is not to be written."""
    place = tmp_path / "m.db"
    with Served(str(place)):
        pass
    connect = sqlite3.connect

    def read_only(database: object, **more: object) -> sqlite3.Connection:
        if str(database) == str(place):
            return connect(f"{place.as_uri()}?mode=ro", uri=True, **more)  # type: ignore[call-overload, no-any-return]
        return connect(str(database), **more)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(StoreUnusable, match=r"readonly database.*yours to write"):
        asyncio.run(open_store(str(place)).open())


def test_a_store_that_breaks_is_told_as_away(tmp_path: Path) -> None:
    """The file is overwritten under the server's feet: each request gets an answer, and none is a traceback."""
    place = tmp_path / "m.db"
    log = tmp_path / "log"

    async def run(url: str) -> None:
        async with Browser(url) as ana:
            match = await ana.table(seats=1)
            with place.open("r+b") as file:
                file.write(b"\xff" * place.stat().st_size)
            Path(f"{place}-wal").write_bytes(b"")
            for path in ("/api/me", f"/api/matches/{match}", "/api/me/file"):
                with pytest.raises(Refusal) as refused:
                    await ana.get(path)
                assert (refused.value.status, refused.value.code) == (503, "not-saved")

    with Served(str(place), log=log) as server:
        asyncio.run(run(server.url))
    assert "Traceback" not in log.read_text()


def test_reading_is_all_that_can_be_done_with_a_store_opened_for_it(tmp_path: Path) -> None:
    place = str(tmp_path / "m.db")
    with Served(place):
        pass

    async def run() -> None:
        store = SqliteStore(place)
        await store.open(reading=True)
        try:
            with pytest.raises(StoreError):
                await store.read("DELETE FROM meta RETURNING key")
            assert await store.read("SELECT count(*) FROM match") == [(0,)]
        finally:
            await store.close()

    asyncio.run(run())
