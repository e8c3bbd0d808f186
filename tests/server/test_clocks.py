"""Clocks run where somebody sits, all at the same time, and no set clock of the machine makes anybody late; and how
long somebody or some bot takes tells nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Ask
from oubliettes.server import clock as clocks
from oubliettes.server import driving, sweeps
from oubliettes.server.bots import STEADY, Bots, blind_delay
from oubliettes.server.hall import Hall
from oubliettes.server.recent import Said
from oubliettes.server.room import Refused, Room
from oubliettes.server.stored import EntryRow
from oubliettes.server.turns import Asker
from oubliettes.server.worker import Question
from tests.server.halls import in_hall, match_at, pick_any
from tests.server.secrets_game import GAME


@pytest.fixture(autouse=True)
def _with_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.slug, GAME)


class Somebody:
    """A socket, as far as a table looks at it."""

    seats = frozenset({0})
    seat = None
    host = True
    device = "somebody"

    def wake(self) -> None:
        """Nobody reads."""

    def end(self, why: str) -> None:
        """Nobody goes."""

    async def ended(self) -> None:
        """At once."""


async def clocked(hall: Hall, id_: str = "m1") -> Room:
    """A table with a clock of an hour, which has just run out."""
    room = await match_at(hall, 0, id_=id_)
    room.settings.clock = 3600
    room.wind()
    assert room.clock.deadline is not None
    assert room.clock.due is not None
    assert abs(room.clock.due - room.clock.now() - 3_600_000) < 60_000
    run_out(room)
    return room


def run_out(room: Room) -> None:
    room.clock.deadline = asyncio.get_running_loop().time() - 1


async def until(true: Any) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def swept(hall: Hall) -> None:
    await sweeps.clocks(hall)
    await until(lambda: not any(room.clock.ringing for room in hall.rooms.values()))


def test_no_clock_answers_at_an_empty_table(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await clocked(hall)
        await swept(hall)
        assert room.head == 0
        room.wind()  # as when somebody comes: he has all his time
        room.wires.add(Somebody())  # type: ignore[arg-type]
        await swept(hall)
        assert room.head == 0
        run_out(room)
        await swept(hall)
        assert room.head == 2, "both were asked together"
        assert not room.late, "the next question has its own time"
        room.wires.clear()

    in_hall(str(tmp_path / "matches.db"), work)


def test_a_table_that_hangs_keeps_no_other_clock_waiting(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        first, second = await clocked(hall, "m1"), await clocked(hall, "m2")
        for room in (first, second):
            room.wires.add(Somebody())  # type: ignore[arg-type]
        async with first.lock:
            await sweeps.clocks(hall)
            await until(lambda: second.head == 2)
            assert first.head == 0
        await until(lambda: first.head == 2)
        for room in (first, second):
            room.wires.clear()

    in_hall(str(tmp_path / "matches.db"), work)


def test_whoever_answers_in_the_last_moment_is_not_late(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await clocked(hall)
        room.wires.add(Somebody())  # type: ignore[arg-type]
        await pick_any(room)
        async with room.lock:
            await sweeps.clocks(hall)
            await asyncio.sleep(0)
            room.clock.deadline = asyncio.get_running_loop().time() + 60  # somebody was quicker: a new question
        await until(lambda: not room.clock.ringing)
        assert room.head == 1
        room.wires.clear()

    in_hall(str(tmp_path / "matches.db"), work)


def test_setting_the_machines_clock_makes_nobody_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0)
        room.settings.clock = 3600
        room.wind()
        room.wires.add(Somebody())  # type: ignore[arg-type]
        assert room.clock.due is not None
        left = room.clock.due - room.clock.now()
        monkeypatch.setattr(clocks, "now_ms", lambda: 10**15)
        assert not room.late
        await swept(hall)
        assert room.head == 0
        assert left - 60_000 < room.clock.due - room.clock.now() <= left, "what people are told stays true"
        room.wires.clear()

    in_hall(str(tmp_path / "matches.db"), work)


# ------------------------------------------------------------------ what time tells


def entry(by: str, at: int = 1_700_000_012_345) -> EntryRow:
    return EntryRow(7, 0, "6", "pick", '["pass"]', "[]", '[["passed",{},"",null]]', by, at)


def test_a_pass_made_for_somebody_is_told_like_his_own() -> None:
    assert Said.of(entry("pass")) == Said.of(entry("person"))
    assert Said.of(entry("bot:easy")).by == "bot:easy"


def test_a_pass_is_made_for_somebody_as_if_he_had_thought_about_it() -> None:
    delays = [blind_delay() for _ in range(1000)]
    assert 2.0 <= min(delays) < 2.5
    assert 5.5 < max(delays) <= 6.0


def test_the_log_tells_the_minute() -> None:
    assert Said.of(entry("person", 1_700_000_012_345)).at == Said.of(entry("person", 1_700_000_039_999)).at
    assert Said.of(entry("person")).at % 60_000 == 0


class Asked(Bots):
    """Bots that note what they are asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[Question] = []

    async def think(self, question: Question, asker: Any = None) -> Any:
        self.questions.append(question)
        return ("take", 1)


@pytest.mark.parametrize("level", list(STEADY))
def test_a_bot_takes_its_time_from_the_question_not_from_what_it_holds(tmp_path: Path, level: str) -> None:
    """Whether it can only pass or has a choice, it waits in the same line for a worker and seems to take as long."""

    async def work(hall: Hall) -> None:
        await hall.bots.close()
        hall.bots = asked = Asked()
        room = await match_at(hall, 0)
        assert room.position is not None
        ask = room.position.match.pending[0]
        lone = Ask(ask.seat, ask.prompt, ask.options[:1])
        for one in (ask, lone):
            await driving.choose(room, one, level, room.asker(), driving.steady(room, level))
        assert [question.steady for question in asked.questions] == [STEADY[level]] * 2

    in_hall(str(tmp_path / "matches.db"), work)


def test_where_nothing_is_hidden_a_bot_takes_the_time_it_needs(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0, GAMES["dungeon-roll"])
        assert driving.steady(room, "expert") == 0.0

    in_hall(str(tmp_path / "matches.db"), work)


@pytest.mark.parametrize("made,share", [(0, 1), (7, 1), (8, 2), (15, 2), (24, 4)])
def test_the_longer_bots_play_the_sooner_they_play_on(tmp_path: Path, made: int, share: int) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0)
        room.bots_in_a_row = made
        assert driving.pace(room) == hall.config.pace / share > 0
        room.seats = [seat._replace(kind="bot") for seat in room.seats]
        assert driving.pace(room) == hall.config.pace, "nobody waits: somebody watches"

    in_hall(str(tmp_path / "matches.db"), work)


def test_what_bots_play_is_counted_until_a_person_is_asked(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room = await match_at(hall, 0, GAMES["dungeon-roll"])
        assert room.position is not None
        bot = room.position.match.pending[0].seat
        room.seats[bot] = room.seats[bot]._replace(kind="bot", level="policy")
        room.wires.add(Somebody())  # type: ignore[arg-type]
        found = []
        driving.drive(room)
        while room.position.match.pending[0].seat == bot:
            found.append(room.bots_in_a_row)
            await asyncio.sleep(0.001)
        assert max(found) > driving.BRISK
        assert found == sorted(found)
        assert room.bots_in_a_row == 0

    in_hall(str(tmp_path / "matches.db"), work, pace=0.001)


# ------------------------------------------------------------------ what nobody needs any more


class Searching(Bots):
    """Bots whose searches for people end only by being cancelled."""

    def __init__(self) -> None:
        super().__init__(1)
        self.searches: list[asyncio.Future[Any]] = []

    async def advise(self, doubt: Any, asker: Any) -> Any:
        self.searches.append(asyncio.get_running_loop().create_future())
        return await self.searches[-1]


async def wondering(hall: Hall) -> tuple[Room, str, Searching]:
    await hall.bots.close()
    hall.bots = bots = Searching()
    room = await match_at(hall, 0)
    assert room.position is not None
    return room, room.position.ask_id(0), bots


def test_a_search_ends_when_the_last_who_wonders_has_gone(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room, ask, bots = await wondering(hall)
        wants = [asyncio.create_task(driving.weigh(room, 0, ask, Asker(f"device {n}", room.id))) for n in range(30)]
        await until(lambda: bots.searches)
        (search,) = bots.searches
        for want in wants[1:]:
            want.cancel()
        await asyncio.wait(wants[1:])
        assert not search.done()
        wants[0].cancel()
        await until(search.cancelled)

    in_hall(str(tmp_path / "matches.db"), work)


def test_a_search_ends_when_the_question_is_answered(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room, ask, bots = await wondering(hall)
        want = asyncio.create_task(driving.weigh(room, 0, ask, Asker("device", room.id)))
        await until(lambda: bots.searches)
        await pick_any(room)
        await pick_any(room)
        with pytest.raises(Refused, match="answered meanwhile"):
            await want
        await until(bots.searches[0].cancelled)

    in_hall(str(tmp_path / "matches.db"), work)


def test_a_guest_who_wonders_about_everything_is_told_to_wait(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        room, ask, bots = await wondering(hall)
        greedy = [room, *[await match_at(hall, 0, id_=f"m{number}") for number in range(2, 6)]]
        wants = [asyncio.create_task(driving.weigh(one, 0, ask, Asker("greedy", one.id))) for one in greedy]
        await until(wants[4].done)
        with pytest.raises(Refused, match="a lot is being worked out"):
            await wants[4]
        other = asyncio.create_task(driving.weigh(greedy[4], 0, ask, Asker("modest", greedy[4].id)))
        await until(lambda: len(bots.searches) == 5)
        for task in (*wants, other):
            task.cancel()

    in_hall(str(tmp_path / "matches.db"), work)
