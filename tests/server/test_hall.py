"""Tables in memory and at rest, matches of other rules, and how a server stops."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from oubliettes.cli import main
from oubliettes.games import GAMES
from oubliettes.kernel import Game
from oubliettes.server import Config, keeping, queries, stored
from oubliettes.server.guard import Trouble
from oubliettes.server.hall import IDLE, Hall
from oubliettes.server.leaving import _wipe
from oubliettes.server.moves import answer, catch_up
from oubliettes.server.room import Refused
from oubliettes.server.running import bind
from oubliettes.server.store import NotSaved, Sql, Unknown
from tests.server.halls import in_hall, match_at, pick_any
from tests.server.secrets_game import GAME
from tests.server.served import ROOT, Browser, Refusal, Served


@pytest.fixture(autouse=True)
def _with_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.slug, GAME)


# ------------------------------------------------------------------ in memory and at rest


def test_a_table_at_rest_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 7)
        assert room.position is not None
        before = (room.position.match.view(0), room.position.n, room.position.shown, list(room.recent.tail))
        async with asyncio.timeout(5):
            while hall.rooms:
                await asyncio.sleep(0.02)
        back = await hall.room("m1")
        assert back is not None
        assert back is not room
        assert back.position is not None
        assert (back.position.match.view(0), back.position.n, back.position.shown, list(back.recent.tail)) == before
        await pick_any(back)

    in_hall(str(tmp_path / "m.db"), work, rest=0.05)


def test_many_who_ask_for_a_table_load_it_once(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        await match_at(hall, 3)
        hall.rooms.clear()
        rooms = await asyncio.gather(*(hall.room("m1") for _ in range(10)))
        assert len({id(room) for room in rooms}) == 1
        assert await hall.room("nothing") is None

    in_hall(str(tmp_path / "m.db"), work)


def test_so_many_tables_are_in_memory_and_the_longest_unused_makes_room(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        one, two = await match_at(hall, 1, id_="m1"), await match_at(hall, 1, id_="m2")
        with pytest.raises(Trouble) as full:
            await match_at(hall, 0, id_="m3")
        assert (full.value.status, set(hall.rooms)) == (503, {"m1", "m2"})
        one.used -= IDLE + 1
        two.used -= IDLE + 2
        async with one.lock, two.lock:
            with pytest.raises(Trouble):
                await hall.room("m3")
        assert await hall.room("m3")
        assert set(hall.rooms) == {"m1", "m3"}
        one.used -= IDLE
        assert await hall.room("m2") is not two
        assert set(hall.rooms) == {"m2", "m3"}

    in_hall(str(tmp_path / "m.db"), work, rooms=2)


def test_a_name_wiped_out_is_in_no_running_table(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 3)
        assert room.position is not None
        assert room.position.start.names == ("A", "B")
        await hall.store.run(_wipe("m1", "nobody", [room.seats[0]]))
        await hall.wiped(room)
        assert room.position.start.names == ("", "B")
        await pick_any(room)

    in_hall(str(tmp_path / "m.db"), work)


# ------------------------------------------------------------------ the move path's dark corners


class Flaky:
    """A store whose next commits fail in a way of their own."""

    def __init__(self, hall: Hall, how: str) -> None:
        self.run = hall.store.run
        self.how = how
        hall.store.run = self.fail  # type: ignore[method-assign]
        self.hall = hall

    async def fail(self, tx: Any) -> Any:
        self.hall.store.run = self.run  # type: ignore[method-assign]
        if self.how == "not saved":
            raise NotSaved("no room on the disk")
        if self.how == "lost before":
            raise Unknown("gone before the commit")
        await self.run(tx)
        raise Unknown("gone after the commit")


@pytest.mark.parametrize(
    "how, code, stored", [("not saved", "not-saved", 0), ("lost before", "retry", 0), ("lost after", "", 1)]
)
def test_a_commit_that_fails_is_told_as_it_is(tmp_path: Path, how: str, code: str, stored: int) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0)
        assert room.position is not None
        view = room.position.match.view(0)
        Flaky(hall, how)
        if code:
            with pytest.raises(Refused) as refused:
                await answer(room, 0, "0", ("take", 2), "person")
            assert refused.value.code == code
            assert room.position.match.view(0) == view
        else:
            await answer(room, 0, "0", ("take", 2), "person")
        assert len(await queries.entry_rows(hall.store, "m1")) == 1 + stored
        await answer(room, 0, "0", ("take", 2), "person")  # sent again: acknowledged, once in the record
        await answer(room, 1, "0", ("take", 1), "person")
        assert room.position.match.view(0).chosen == [2, 1]
        assert len(await queries.entry_rows(hall.store, "m1")) == 3

    in_hall(str(tmp_path / "m.db"), work)


@pytest.mark.parametrize("how", ["swept", "lost"])
def test_an_ack_never_comes_with_the_question_it_answers(tmp_path: Path, how: str) -> None:
    """`swept`: the store is compared with the room's memory between a commit and what follows from it. `lost`: the
    connection is lost in a commit, which is then read back."""

    async def work(hall: Hall) -> None:
        room = await match_at(hall, 3)
        assert room.position is not None
        ask = room.position.match.pending[0]
        old = room.position.ask_id(ask.seat)
        run = hall.store.run

        async def run_then(tx: Any) -> Any:
            hall.store.run = run  # type: ignore[method-assign]
            found = await run(tx)
            if how == "lost":
                raise Unknown("gone")
            hall.catch_up_soon(room)
            return found

        hall.store.run = run_then  # type: ignore[method-assign]
        shown: list[tuple[int, str | None]] = []

        def look() -> None:
            face = room.face(ask.seat)
            shown.append((room.head, face.ask.id if face.ask else None))

        def ack() -> None:
            """A socket's writer looks as soon as it is let."""
            asyncio.get_running_loop().call_soon(look)

        await answer(room, ask.seat, old, ask.options[0], "person", ack)
        await asyncio.sleep(0)
        ((head, name),) = shown
        assert head == 4
        assert name != old

    in_hall(str(tmp_path / "m.db"), work)


def test_nobody_sees_a_match_that_has_moved_and_is_not_published(tmp_path: Path) -> None:
    """Entries of another server come in; a line of chat is acknowledged meanwhile."""

    async def work(hall: Hall) -> None:
        room = await match_at(hall, 3)
        seen: set[tuple[int, int]] = set()
        read = hall.store.read

        async def look_and_read(text: str, *args: Any) -> Any:
            seen.add((room.head, room.version))
            found = await read(text, *args)
            seen.add((room.head, room.version))
            return found

        assert room.position is not None
        there, before = room.position.fork(), (room.head, room.version)
        ask = there.match.pending[0]
        row = there.pick(ask.seat, ask.options[0], "person")
        assert await hall.store.run(queries.append(room.id, row))
        hall.store.read = look_and_read  # type: ignore[method-assign]
        room.stale = True
        async with room.lock:
            await catch_up(room)
        assert seen == {before}
        assert room.head == 4

    in_hall(str(tmp_path / "m.db"), work)


def test_a_move_goes_on_when_its_socket_goes_away(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0)
        asked = asyncio.create_task(answer(room, 0, "0", ("take", 2), "person"))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await asyncio.gather(*room.tasks)
        rows = await queries.entry_rows(hall.store, "m1")
        assert room.head == rows[-1].n == 1

    in_hall(str(tmp_path / "m.db"), work)


# ------------------------------------------------------------------ other rules


def other_rules(monkeypatch: pytest.MonkeyPatch, version: int, **changes: Any) -> None:
    fields = {name: getattr(GAME, name) for name in GAME.__dataclass_fields__}
    monkeypatch.setitem(GAMES, GAME.slug, Game(**{**fields, "version": version, **changes}))


def test_newer_rules_that_fit_play_on_and_the_record_says_from_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = str(tmp_path / "m.db")
    in_hall(place, lambda hall: match_at(hall, 4))  # type: ignore[arg-type,return-value]
    other_rules(monkeypatch, 2)

    async def work(hall: Hall) -> None:
        room = await hall.room("m1")
        assert room is not None
        assert not room.stuck
        await pick_any(room)
        kinds = [row.kind for row in await queries.entry_rows(hall.store, "m1")]
        assert kinds == ["start", "pick", "pick", "pick", "pick", "rules", "pick"]

    in_hall(place, work)
    monkeypatch.setitem(GAMES, GAME.slug, GAME)  # and an older server leaves it alone

    async def older(hall: Hall) -> None:
        room = await hall.room("m1")
        assert room is not None
        assert "rules 2" in room.stuck
        with pytest.raises(Refused) as refused:
            await answer(room, 0, "9", ("take", 2), "person")
        assert refused.value.code == "stuck"
        row = await queries.match_row(hall.store, "m1")
        assert row is not None
        assert row.state == "play"

    in_hall(place, older)


def test_rules_that_do_not_fit_leave_a_match_stuck_readable_and_its_sheets_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = str(tmp_path / "m.db")

    def sheet() -> Any:
        values = ("s1", "p", "secrets", "careers", "A", "{}", "m1", "played", -1)
        yield Sql(stored.INSERT_SHEET, values)

    async def before(hall: Hall) -> None:
        await match_at(hall, 4)
        await hall.store.run(sheet())

    in_hall(place, before)

    def walk(t: Any, seat: int) -> Any:
        t.say("no-walk")
        return
        yield

    other_rules(monkeypatch, 2, steps={**GAME.steps, "choose": walk})

    async def work(hall: Hall) -> None:
        room = await hall.room("m1")
        assert room is not None
        assert "entry 1 does not fit these rules" in room.stuck
        assert room.table().state == "stuck"
        assert [said.n for said in room.recent.tail] == [0, 2, 3, 4]  # all that was said can still be read
        assert await hall.store.read("SELECT busy FROM sheet") == [("",)]
        row = await queries.match_row(hall.store, "m1")
        assert row is not None
        assert row.state == "stuck"

    in_hall(place, work)


# ------------------------------------------------------------------ stopping


def test_sigterm_finishes_what_was_begun_and_says_goodbye(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with Browser(served.url) as ana:
            match = await ana.table(seats=2, bots=[{"seat": 1, "level": "policy"}])
            async with ana.at(match, 0) as seat:
                await ana.post(f"/api/matches/{match}/start")
                ask = await seat.asked()
                await seat.send({"type": "pick", "ask": ask.id, "pick": ask.options[0], "id": "last"})
                assert await asyncio.to_thread(served.stop) == 0
                await seat.until_closed()
                assert seat.closed == 1012
                assert "stopping" in seat.raw[-1]
                refused = seat.refused("last")
                assert ("last" in seat.acks) != bool(refused)
                if refused:
                    assert refused.code == "stopping"
                acked = "last" in seat.acks
        with sqlite3.connect(served.place) as database:
            stored = database.execute(
                "SELECT count(*) FROM entry WHERE match = ? AND seat = 0 AND ask = ?", (match, ask.id)
            )
            assert stored.fetchone() == (int(acked),)
        database.close()

    served = Served(str(tmp_path / "m.db"))
    served.start()
    try:
        asyncio.run(play(served))
    finally:
        served.stop()


def test_a_second_server_says_where_the_first_is(tmp_path: Path) -> None:
    place = str(tmp_path / "m.db")
    with Served(place) as served:
        command = [sys.executable, "-m", "oubliettes.server", "--port", "0", "--store", place]
        done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, timeout=30, check=False)
        assert done.returncode == 1
        assert f"http://localhost:{served.port}/" in done.stderr


def test_a_seated_person_takes_over_from_a_host_long_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five minutes, told in milliseconds: a server of its own whose patience is shorter."""
    with Served(str(tmp_path / "m.db"), module="tests.server.impatient") as served:

        async def run() -> None:
            async with Browser(served.url) as ana, Browser(served.url) as bo:
                match = await ana.table(seats=2)
                await ana.invite(bo, match, 1, name="Bo")
                async with ana.at(match, 0) as one:
                    await one.until(lambda s: s.table)
                    await asyncio.sleep(0.4)
                    with pytest.raises(Refusal, match="not-now"):
                        await bo.post(f"/api/matches/{match}/host")
                    await ana.post(f"/api/matches/{match}/start")
                async with bo.at(match, 1) as two:
                    await two.until(lambda s: s.table and s.table.host_away)
                    await asyncio.sleep(0.4)
                    await two.do("seat", do="bot", seat=0)  # absent long enough, anybody seated may
                    assert (await bo.post(f"/api/matches/{match}/host"))["host"]
                    assert not (await ana.get(f"/api/matches/{match}"))["host"]

        asyncio.run(run())


# ------------------------------------------------------------------ chores


def test_running_matches_are_tried_with_new_rules_before_an_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = str(tmp_path / "m.db")
    in_hall(place, lambda hall: match_at(hall, 4))  # type: ignore[arg-type,return-value]
    assert asyncio.run(keeping.check(place)) == keeping.Checked(1, {}, {})
    other_rules(monkeypatch, 2)
    assert asyncio.run(keeping.check(place)) == keeping.Checked(0, {"m1": "secrets: 1 → 2"}, {})
    other_rules(monkeypatch, 2, steps={"deal": GAME.steps["deal"]})
    (trouble,) = asyncio.run(keeping.check(place)).stuck.items()
    assert trouble[0] == "m1"
    assert trouble[1].startswith("secrets: ")
    with pytest.raises(SystemExit, match="1"):
        main(["check", "--store", place, "--lang", "en"])
    assert "m1: secrets: " in capsys.readouterr().out
    monkeypatch.setitem(GAMES, GAME.slug, GAME)
    with pytest.raises(SystemExit, match="0"):  # trying has changed nothing
        main(["check", "--store", place, "--lang", "en"])
    assert "could not go on with: 0. Going on as they are: 1; under newer rules: 0." in capsys.readouterr().out


def test_a_restored_match_throws_other_dice_from_there_on(tmp_path: Path) -> None:
    place = str(tmp_path / "m.db")

    async def dice_of_the_walk(hall: Hall) -> None:
        room = await hall.room("m1") or await match_at(hall, 0)
        assert room.position is not None
        while len(room.position.match.pending) != 1 or room.position.match.pending[0].prompt != "walk":
            await pick_any(room)
        seeds.append(room.info.seed)
        for _ in range(3):
            next_dice.append(room.position.dice.roll((20, 20, 20, 20), len(next_dice)))

    seeds: list[str] = []
    next_dice: list[tuple[int, ...]] = []
    in_hall(place, dice_of_the_walk)
    assert asyncio.run(keeping.rekey(place)) == 1
    in_hall(place, dice_of_the_walk)
    assert seeds[0] != seeds[1]

    async def work(hall: Hall) -> None:
        room = await hall.room("m1")
        assert room is not None
        await pick_any(room)
        await pick_any(room)
        kinds = [row.kind for row in await queries.entry_rows(hall.store, "m1")]
        assert kinds.count("rekey") == 1
        assert room.info.commitment != "c"

    in_hall(place, work)


def test_the_house_is_served_only_when_asked() -> None:
    for config, address in ((Config(port=0), "127.0.0.1"), (Config(port=0, lan=True), "0.0.0.0")):
        door = bind(config)
        assert door.getsockname()[0] == address
        door.close()


def test_a_proxy_is_named_by_its_address(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "en", "serve", "--proxy", "table.example"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert "“table.example” is not a value for --proxy" in told
    assert "10.0.0.0/8" in told
    with pytest.raises(SystemExit):
        main(["--lang", "fr", "serve", "--help"])
    assert "--proxy" in capsys.readouterr().out
