"""Every message gets an answer, even where the program fails: a `no`, an unharmed match, and a note to repeat it by."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Game
from oubliettes.server import queries, starting, stored
from oubliettes.server.guard import Trouble
from oubliettes.server.hall import Hall
from oubliettes.server.messages import No, State
from oubliettes.server.moves import answer
from oubliettes.server.replaying import replay
from oubliettes.server.room import Refused
from oubliettes.server.store import Sql
from oubliettes.server.stored import MatchRow, SeatRow
from tests.server.fragile_game import GAME
from tests.server.guests import alone, started
from tests.server.halls import in_hall, match_at
from tests.server.served import Browser, Refusal, Seat, Served


async def refused(seat: Seat, **message: Any) -> No:
    """What a message is refused with."""
    heard = len(seat.heard)
    await seat.send(message)
    no: No = await seat.until(lambda seat: next((one for one in seat.heard[heard:] if isinstance(one, No)), None))
    return no


def test_a_rule_that_fails_is_a_no_and_the_match_goes_on(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, game="fragile", seats=1)
        async with ana.at(match, 0) as seat:
            ask = await seat.asked()
            before = dict(seat.parts)
            no = await refused(seat, type="pick", ask=ask.id, pick=["break"], id="x")
            assert (no.id, no.code) == ("x", "broken")
            assert "nothing has changed" in no.why
            for again in range(3):  # and again, on the same socket
                assert (await refused(seat, type="pick", ask=ask.id, pick=["break"], id=f"y{again}")).code == "broken"
            await seat.pick(["go"])
            assert seat.parts != before
            for _ in range(3):
                await seat.pick(["go"])
            assert await seat.until(lambda seat: seat.state and seat.state.result)

    alone(server, work)


def test_any_other_message_that_fails_is_a_no_too(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, game="fragile", seats=1)
        async with ana.at(match, 0) as seat:
            ask = await seat.asked()
            no = await refused(seat, type="want", what="blocked", ask=ask.id)
            assert no.code == "broken"
            await seat.pick(["go"])

    alone(server, work)


def test_bots_and_clocks_that_pick_what_fails_pick_something_else(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, game="fragile", seats=2, bots=[{"seat": 1, "level": "policy"}], clock=1)
        async with ana.at(match, "watch") as seat:
            await seat.until(lambda seat: seat.state and seat.state.result)
        frames = (await ana.get(f"/api/matches/{match}/replay"))["frames"]
        assert {frame["by"] for frame in frames if frame["kind"] == "pick"} >= {"clock", "bot:policy"}

    alone(server, work)


def test_whoever_ordered_what_fails_is_asked_after_all(server: Served) -> None:
    async def work(ana: Browser) -> None:
        match = await started(ana, game="fragile", seats=1, options={"doomed": True})
        async with ana.at(match, 0) as seat:
            await seat.asked()
            before = len(seat.heard)
            await seat.do("order", do="give", order="march")
            ask = await seat.until(
                lambda seat: next((one.ask for one in seat.heard[before:] if isinstance(one, State) and one.ask), None)
            )
            assert (await refused(seat, type="pick", ask=ask.id, pick=["go"], id="x")).code == "broken"

    alone(server, work)


def test_a_sheet_that_the_rules_fail_on_stays_outside(server: Served) -> None:
    async def work(ana: Browser) -> None:
        sheet = {"game": "fragile", "kind": "sheets", "name": "A", "data": {"broken": 1}}
        with pytest.raises(Refusal) as trouble:
            await ana.post("/api/me/file", oubliettes=1, name="Ana", lang="en", sheets=[sheet])
        assert (trouble.value.status, trouble.value.code) == (400, "bad-sheet")

    alone(server, work)


def test_a_set_up_that_fails_is_a_clear_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that an older release let in."""
    monkeypatch.setitem(GAMES, GAME.slug, GAME)

    def kept() -> Any:
        yield Sql(stored.INSERT_SHEET, ("s1", "p", "fragile", "sheets", "A", '{"broken": 1}', "", "played", -1))

    async def work(hall: Hall) -> None:
        seats = [SeatRow(0, "person", "A", profile="p", sheet="s1")]
        row = MatchRow("m1", GAME.slug, GAME.version, "{}", "{}", "open", "11" * 32, "c", "A", made=1)
        await hall.store.run(queries.create_match(row, seats, ()))
        await hall.store.run(kept())
        room = await hall.room("m1")
        assert room is not None
        with pytest.raises(Trouble) as trouble:
            await starting.start(room, "")
        assert (trouble.value.status, trouble.value.problem.code) == (409, "broken")
        assert room.info.state == "open"

    in_hall(str(tmp_path / "m.db"), work)


def test_what_failed_can_be_repeated_from_the_log_and_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(GAMES, GAME.slug, GAME)

    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0, GAME)
        await answer(room, 0, "0", ("go",), "person")
        assert room.position is not None
        table = room.position.match.view(None)
        for _ in range(2):
            with caplog.at_level(logging.ERROR), pytest.raises(Refused) as no:
                await answer(room, 1, "1", ("break",), "person")
            assert no.value.code == "broken"
        assert room.position.match.view(None) == table
        assert room.head == 1
        (noted,) = [one for one in caplog.records if one.message.startswith("failed: ")]  # once
        assert noted.exc_info is not None
        where = json.loads(noted.message.removeprefix("failed: "))
        assert where == {
            "match": "m1",
            "game": "fragile",
            "rules": 3,
            "n": 1,
            "seat": 1,
            "did": ["pick", "break"],
            "asked": ["turn"],
        }
        rows = await queries.entry_rows(hall.store, where["match"])
        again = await replay(GAMES[where["game"]], room.info.seed, rows[: where["n"] + 1], hall.slices)
        with pytest.raises(AssertionError, match="nobody thought of that"):
            again.match.choose(where["seat"], where["did"][1:])

    in_hall(str(tmp_path / "m.db"), work)


def test_a_view_that_fails_leaves_the_question_answerable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fields = {name: getattr(GAME, name) for name in GAME.__dataclass_fields__}

    def blind(table: Any, seat: int | None) -> Any:
        raise KeyError("nobody drew that")

    blindfold = Game(**{**fields, "view": blind})
    monkeypatch.setitem(GAMES, GAME.slug, blindfold)

    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0, blindfold)
        face = room.face(0)
        assert face.parts == {}
        assert face.ask is not None
        assert face.ask.options == [["break"], ["go"]]
        assert any("nobody drew that" in (one.exc_text or "") for one in caplog.records)

    in_hall(str(tmp_path / "m.db"), work)


def test_a_stored_match_that_the_rules_now_fail_on_is_stuck_and_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table is told where it stopped; why, which may tell a secret, is for the log."""
    place = str(tmp_path / "m.db")
    monkeypatch.setitem(GAMES, GAME.slug, GAME)

    async def before(hall: Hall) -> None:
        room = await match_at(hall, 0, GAME)
        await answer(room, 0, "0", ("go",), "person")

    in_hall(place, before)
    fields = {name: getattr(GAME, name) for name in GAME.__dataclass_fields__}

    def fails(t: Any, seat: int) -> Any:
        yield from GAME.steps["turn"](t, seat) or ()
        raise RuntimeError("a mistake in the new release")

    monkeypatch.setitem(GAMES, GAME.slug, Game(**{**fields, "version": 4, "steps": {"turn": fails}}))

    async def after(hall: Hall) -> None:
        room = await hall.room("m1")
        assert room is not None
        assert room.stuck == "entry 1 does not fit these rules"
        assert "entry 1 does not fit these rules: RuntimeError('a mistake in the new release')" in caplog.text
        assert [said.n for said in room.recent.tail] == [1]

    in_hall(place, after)
