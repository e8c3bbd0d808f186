"""Matches of older rules: real ones, stored by an earlier release, and what becomes of them under other rules.

`old_matches/` holds one whole match of each game as the release before kept them: a line of what was agreed, then the
entries of the store.
"""

import asyncio
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Game, Record, Script, check_dice, how_far, replay
from oubliettes.server import queries, stored
from oubliettes.server.forms.finished import Replay
from oubliettes.server.hall import Hall
from oubliettes.server.moves import answer, take_back
from oubliettes.server.papers import RecordPaper, ReplayPaper
from oubliettes.server.position import begin_again
from oubliettes.server.recent import Said
from oubliettes.server.recorded import record_of
from oubliettes.server.room import Refused
from oubliettes.server.store import Sql
from oubliettes.server.stored import EntryRow, MatchRow, SeatRow
from tests.server.halls import in_hall, match_at, pick_any
from tests.server.secrets_game import GAME
from tests.server.served import Browser, Refusal, Seat, Served

FOLDER = Path(__file__).parent / "old_matches"


def caught_up(first: Seat, seat: Seat) -> bool:
    """Whether a seat has heard what another one has."""
    assert first.state is not None
    return seat.state is not None and (seat.state.n >= first.state.n or seat.state.result is not None)


class Old(NamedTuple):
    """A match as an earlier release stored it."""

    game: Game[Any]
    rules: int
    seed: str
    commitment: str
    result: str
    rows: list[EntryRow]


def read(path: Path) -> Old:
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    said = json.loads(first)
    rows = [EntryRow(*json.loads(line)) for line in lines]
    return Old(GAMES[said["game"]], said["rules"], said["seed"], said["commitment"], said["result"], rows)


def nothing(table: Any, *args: Any) -> Script[None]:
    """A rule that asks nobody anything."""
    table.agenda.clear()
    return
    yield


@pytest.fixture(params=sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def old(request: pytest.FixtureRequest) -> Old:
    return read(request.param)


@pytest.fixture(params=["today", "fits", "differs"])
def changed(request: pytest.FixtureRequest, old: Old, monkeypatch: pytest.MonkeyPatch) -> Old:
    """The same match under the rules of today, under newer ones that say the same, and under some that ask nothing."""
    game = old.game
    if request.param == "fits":
        steps = _as_it_was(old)
        if not steps:
            return old
        game = replace(game, version=game.version + 1)
    elif request.param == "differs":
        game = replace(game, version=game.version + 1, steps=dict.fromkeys(game.steps, nothing))
    monkeypatch.setitem(GAMES, game.slug, game)
    return old._replace(game=game)


def _as_it_was(old: Old) -> bool:
    return how_far(old.game, record_of(old.game.slug, old.rows))[1] == ""


def lay_down(old: Old, rows: list[EntryRow], result: str) -> Any:
    """Put it into a store, as it lay there."""
    seats = len(json.loads(rows[0].pick)["names"])
    state = "done" if result else "play"
    row = MatchRow(
        "m1", old.game.slug, old.rules, "{}", "{}", state, old.seed, old.commitment, "Ana", result=result, made=1
    )
    yield from queries.create_match(row, [SeatRow(seat, "person", "Ana") for seat in range(seats)], ())
    for entry in rows:
        yield Sql(stored.INSERT_ENTRY, ("m1", *entry))


def frames_of(old: Old, seat: int) -> Replay:
    return msgspec.json.decode(ReplayPaper(old.game.slug, old.rows, seat, None).write(), type=Replay)


def test_a_finished_match_is_readable_step_by_step_whatever_the_rules(changed: Old) -> None:
    for seat in (-1, 0):
        paper = frames_of(changed, seat)
        assert [frame.n for frame in paper.frames] == [row.n for row in changed.rows]
        for frame, row in zip(paper.frames, changed.rows, strict=True):
            said = Said.of(row).for_(seat if seat >= 0 else None)
            told = [(event.key, event.facts, event.rule) for event in frame.log.events] if frame.log else []
            assert told == ([(event.key, event.facts, event.rule) for event in said.events] if said else [])
            drawn = paper.until is None or frame.n <= paper.until
            assert drawn or not (frame.parts or frame.gone)
        assert (paper.until is None) == (paper.why == "")


def test_rules_that_ask_nothing_draw_nothing_and_say_why(old: Old, monkeypatch: pytest.MonkeyPatch) -> None:
    other = replace(old.game, version=old.game.version + 1, steps=dict.fromkeys(old.game.steps, nothing))
    monkeypatch.setitem(GAMES, other.slug, other)
    paper = frames_of(old, 0)
    assert paper.until is not None
    assert paper.until < 1
    assert "does not fit these rules" in paper.why


def test_its_record_needs_no_rules_and_its_dice_can_be_checked(changed: Old) -> None:
    text = RecordPaper(changed.game.slug, changed.rows, changed.result, changed.seed, False).write().decode()
    record = Record.loads(text).whole()
    assert check_dice(record) == sum(record.counters())
    assert record.rules == changed.rules
    told = [event.key for _, events in record.told() for event in events]
    assert told == [
        event.key
        for row in changed.rows
        for event in Said.of(row).events
        if row.n not in {json.loads(undo.pick)[0] for undo in changed.rows if undo.kind == "undo"}
    ]


def test_a_record_made_without_rules_is_the_one_that_the_rules_make(old: Old) -> None:
    """Asks are named alike: what the kernel wrote while it played is what is read from the store."""
    if not _as_it_was(old):
        return  # the rules have changed since; the game of secrets shows it for good
    position = begin_again(old.game, old.rows[0], old.seed)
    for row in old.rows[1:]:
        position.apply(row)
    assert record_of(old.game.slug, old.rows).entries == position.match.record.entries


def test_a_running_match_goes_on_under_newer_rules_or_says_why_not_and_is_closed(tmp_path: Path, changed: Old) -> None:
    rows = changed.rows[: len(changed.rows) // 2]
    fits, why = how_far(changed.game, record_of(changed.game.slug, rows))

    async def work(hall: Hall) -> None:
        await hall.store.run(lay_down(changed, rows, ""))
        room = await hall.room("m1")
        assert room is not None
        kept = await queries.entry_rows(hall.store, "m1")
        assert kept[: len(rows)] == rows
        if why:
            assert room.table().state == "stuck"
            assert room.stuck
            assert len(kept) == len(rows)
            with pytest.raises(Refused) as refused:
                await answer(room, 0, "0", ("pass",), "person")
            assert refused.value.code == "stuck"
            assert await hall.store.run(queries.close("m1"))
            await hall.changed("m1")
            assert room.table().state == "closed"
            assert not await hall.store.run(queries.close("m1"))
        elif changed.rules < changed.game.version:
            assert [row.kind for row in kept[len(rows) :]] == ["rules"]
            assert room.recent.tail[-1].events[-1].key == "rules-changed"
            assert room.recent.tail[-1].events[-1].facts == {"before": changed.rules, "now": changed.game.version}
            await pick_any(room)
            again = record_of(changed.game.slug, await queries.entry_rows(hall.store, "m1"))
            assert (again.start.rules, again.rules) == (changed.rules, changed.game.version)
            assert replay(changed.game, again).record.entries == again.entries
        else:
            assert len(kept) == len(rows)
            await pick_any(room)

    assert fits <= len(rows)
    in_hall(str(tmp_path / "m.db"), work)


@pytest.mark.parametrize("sheet", ["", "s1"])
@pytest.mark.parametrize("closed", [False, True])
def test_a_stuck_match_goes_on_once_rules_fit_again_unless_it_was_closed_or_its_sheets_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sheet: str, closed: bool
) -> None:
    place = str(tmp_path / "m.db")
    monkeypatch.setitem(GAMES, GAME.slug, GAME)

    def brought() -> Any:
        yield Sql("UPDATE seat SET sheet = $1 WHERE match = 'm1' AND seat = 0", (sheet,))

    async def before(hall: Hall) -> None:
        await match_at(hall, 3)
        await hall.store.run(brought())

    async def stuck(hall: Hall) -> None:
        room = await hall.room("m1")
        assert room is not None
        assert room.table().state == "stuck"
        if closed:
            assert await hall.store.run(queries.close("m1"))

    async def after(hall: Hall) -> None:
        room = await hall.room("m1")
        assert room is not None
        assert room.table().state == ("closed" if closed else "stuck" if sheet else "play")
        if closed or sheet:
            with pytest.raises(Refused) as refused:
                await pick_any(room)
            assert refused.value.code == "stuck"
        else:
            await pick_any(room)

    in_hall(place, before)
    monkeypatch.setitem(GAMES, GAME.slug, replace(GAME, version=2, steps=dict.fromkeys(GAME.steps, nothing)))
    in_hall(place, stuck)
    monkeypatch.setitem(GAMES, GAME.slug, replace(GAME, version=3))
    in_hall(place, after)


def test_asks_of_a_together_taken_back_are_named_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.slug, GAME)

    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0)
        await answer(room, 0, "0", ("take", 2), "person")
        await take_back(room, 0, "0")
        await answer(room, 0, "0.1", ("take", 1), "person")
        await take_back(room, 0, "0.1")
        await answer(room, 0, "0.2", ("take", 2), "person")
        for _ in range(7):
            await pick_any(room)
        rows = await queries.entry_rows(hall.store, "m1")
        position = begin_again(GAME, rows[0], room.info.seed)
        for row in rows[1:]:
            position.apply(row)
        assert record_of(GAME.slug, rows).entries == position.match.record.entries

    in_hall(str(tmp_path / "m.db"), work)


def test_a_server_with_newer_rules_reads_goes_on_and_closes(tmp_path: Path) -> None:
    """A finished match, one that fits the newer rules, and one that does not; before and after a restart."""
    served = Served(str(tmp_path / "m.db"))

    async def play(ana: Browser, rounds: int, picks: int) -> str:
        sit = [{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Bea"}]
        match = await ana.table("secrets", 2, sit=sit, options={"rounds": rounds})
        async with ana.at(match, 0) as one, ana.at(match, 1) as two:
            await ana.post(f"/api/matches/{match}/start")
            for _ in range(picks):
                await one.until(lambda _: (one.state and one.state.ask) or (two.state and two.state.ask))
                seat = one if one.state and one.state.ask else two
                await seat.pick()
                for other in (one, two):
                    await other.until(partial(caught_up, seat))
        return match

    async def before(ana: Browser) -> tuple[str, str, str]:
        return await play(ana, 1, 6), await play(ana, 2, 3), await play(ana, 2, 6)

    async def after(ana: Browser, done: str, fits: str, stuck: str) -> None:
        log = (await ana.get(f"/api/matches/{done}/log"))["groups"]
        paper = await ana.get(f"/api/matches/{done}/replay")
        shown = [frame["log"] for frame in paper["frames"] if "log" in frame]
        assert [[event["key"] for event in group["events"]] for group in shown] == [
            [event["key"] for event in group["events"]] for group in log
        ]
        assert paper["until"] < paper["frames"][-1]["n"]
        assert "does not fit these rules" in paper["why"]
        assert paper["result"]["ending"] == "rounds-done"
        record = Record.loads(await ana.ask("GET", f"/api/matches/{done}/record"))
        assert check_dice(record) == sum(record.counters())
        async with ana.at(fits, 0) as seat:
            await seat.until(lambda seat: seat.state and seat.state.log)
            said = [event.key for group in seat.log.values() for event in group.events]
            assert "rules-changed" in said
        async with ana.at(stuck, 0) as seat:
            await seat.until(lambda seat: seat.state and seat.state.stuck)
            assert seat.log
            with pytest.raises(Refusal) as refused:
                await ana.get(f"/api/matches/{stuck}/replay")
            assert refused.value.code == "not-now"
            await ana.post(f"/api/matches/{stuck}/close")
            await seat.until(lambda seat: seat.table and seat.table.state == "closed")
        paper = await ana.get(f"/api/matches/{stuck}/replay?seat=1")
        assert "result" not in paper
        assert any("log" in frame for frame in paper["frames"])
        closed = Record.loads(await ana.ask("GET", f"/api/matches/{stuck}/record"))
        assert closed.end is not None
        assert closed.end.result is None
        assert check_dice(closed) == sum(closed.counters())
        for match in (fits, done):  # which can go on, or is over: not for closing
            with pytest.raises(Refusal) as refused:
                await ana.post(f"/api/matches/{match}/close")
            assert (refused.value.status, refused.value.code) == (409, "not-now")

    async def run() -> None:
        served.start()
        async with Browser(served.url) as ana:
            matches = await before(ana)
            await asyncio.to_thread(served.stop)
            served.module = "tests.server.with_newer_rules"
            await asyncio.to_thread(served.start)
            await after(ana, *matches)
            await asyncio.to_thread(served.stop)

    try:
        asyncio.run(run())
    finally:
        served.stop()
