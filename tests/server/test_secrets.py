"""Nothing a seat may not know leaves the server: not in views, logs or numbers, nor in when something is sent."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from oubliettes.kernel import Match, ScriptedDice
from oubliettes.server.entries import encode
from oubliettes.server.position import Position
from oubliettes.server.room import Room
from oubliettes.server.stored import MatchRow, SeatRow
from oubliettes.server.wire import Wire
from tests.server.secrets_game import GAME
from tests.server.served import Browser, Seat, Served

SEATS = 3


async def three(ana: Browser, bo: Browser, cy: Browser) -> str:
    match = await ana.table(game="secrets", seats=SEATS)
    for number, guest in ((1, bo), (2, cy)):
        await ana.invite(guest, match, number, name=f"Guest {number}")
    await ana.post(f"/api/matches/{match}/start")
    return match


def test_hidden_cards_and_private_words_reach_their_owner_only(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, Browser(server.url) as cy:
            match = await three(ana, bo, cy)
            async with ana.at(match, 0) as one, bo.at(match, 1) as two, ana.at(match, "watch") as watch:
                for seat, mine in ((one, 0), (two, 1), (watch, None)):
                    await seat.until(lambda s: s.state)
                    cards = seat.parts["cards"]
                    assert [number for number, card in enumerate(cards) if card != -1] == (
                        [mine] if mine is not None else []
                    )
                    told = [event for group in seat.log.values() for event in group.events if event.key == "card"]
                    assert [event.facts["seat"] for event in told] == ([mine] if mine is not None else [])
                page = await bo.get(f"/api/matches/{match}/log?seat=1")
                told = [event for group in page["groups"] for event in group["events"] if event["key"] == "card"]
                assert [event["facts"]["seat"] for event in told] == [1]

    asyncio.run(run())


def test_nobody_notices_who_has_answered_a_together(server: Served) -> None:
    async def quiet(*seats: Seat) -> None:
        before = [len(seat.raw) for seat in seats]
        await asyncio.sleep(0.3)
        assert [len(seat.raw) for seat in seats] == before, [seat.raw[-1] for seat in seats]

    async def run() -> None:
        async with Browser(server.url) as ana, Browser(server.url) as bo, Browser(server.url) as cy:
            match = await three(ana, bo, cy)
            async with (
                ana.at(match, 0) as one,
                bo.at(match, 1) as two,
                cy.at(match, 2) as three_,
                ana.at(match, "watch") as watch,
            ):
                for seat in (one, two, three_, watch):
                    await seat.until(lambda s: s.state and s.state.waiting == [0, 1, 2])
                await asyncio.sleep(0.2)
                quiet_ones = asyncio.create_task(quiet(one, three_, watch))
                first = await two.pick(("take", 2))
                await two.do("undo", of=first)
                second = await two.pick(("take", 1))
                assert (first, second) == ("0", "0.1")
                await quiet_ones
                # not even the numbers of the one who answered say how many others have
                assert two.state is not None
                assert (two.state.n, two.state.waiting, two.state.undo) == (0, [0, 1, 2], "0.1")
                quiet_ones = asyncio.create_task(quiet(one, two, watch))
                await three_.pick()
                await quiet_ones
                await one.pick()
                await asyncio.gather(*(seat.until(lambda s: s.state and s.state.n == 5) for seat in (one, two, watch)))
                assert two.parts["chosen"][1] == 1
                closing = two.log[5]
                assert (closing.events[0].key, closing.by) == ("chosen", "")

    asyncio.run(run())


# ------------------------------------------------------------------ the law, on bytes


class Listener:
    """A room without a network: every byte that a seat and a watcher would get."""

    def __init__(self, cards: list[int], rolls: list[int]) -> None:
        dice = ScriptedDice(rolls, draws=[card - 1 for card in cards])
        match = Match.new(GAME, seats=SEATS, dice=dice)
        hall = SimpleNamespace(drive=lambda room: None)
        info = MatchRow("m", "secrets", 1, "{}", "{}", "play", "00", "c", "A")
        self.room = Room(cast(Any, hall), info, [SeatRow(seat, "person") for seat in range(SEATS)], GAME)
        self.room.position = Position(match, dice)
        self.room.away = dict.fromkeys(self.room.away, 0)  # times of day are no secret, and differ
        self.wires = [
            Wire(self.room, cast(Any, None), "", seat, {} if seat is None else {seat: 0}, False) for seat in (0, None)
        ]
        self.room.wires.update(self.wires)
        self.heard: list[bytes] = []
        self.listen()

    def listen(self) -> None:
        self.heard += [msgspec.json.encode(message) for wire in self.wires for message in wire.lacking()]

    def step(self, choice: int, undo: bool) -> bool:
        position = self.room.position
        assert position is not None
        if not position.match.pending:
            return False
        asks = position.match.pending
        ask = asks[choice % len(asks)]
        after = position.fork()
        if undo and after.undoable(ask.seat):
            row = after.undo(ask.seat)
        else:
            options = [option for option in ask.options if option != ("show",)]  # what is shown is no secret
            row = after.pick(ask.seat, options[choice % len(options)], "person")
        self.room.position = after
        self.room.recent.remember(row._replace(at=0))
        self.room.publish()
        self.listen()
        return True


@settings(max_examples=60, deadline=None)
@given(
    mine=st.integers(1, 9),
    theirs=st.tuples(st.integers(1, 9), st.integers(1, 9)),
    others=st.tuples(st.integers(1, 9), st.integers(1, 9)),
    rolls=st.lists(st.integers(1, 6), min_size=3, max_size=3),
    choices=st.lists(st.tuples(st.integers(0, 11), st.booleans()), min_size=5, max_size=40),
)
def test_anothers_secret_never_changes_my_bytes(
    mine: int, theirs: tuple[int, int], others: tuple[int, int], rolls: list[int], choices: list[tuple[int, bool]]
) -> None:
    async def run() -> None:
        one, two = Listener([mine, *theirs], rolls.copy()), Listener([mine, *others], rolls.copy())
        assert one.heard == two.heard
        for choice, undo in choices:
            if not one.step(choice, undo):
                break
            two.step(choice, undo)
            assert one.heard == two.heard

    asyncio.run(run())


@settings(max_examples=40, deadline=None)
@given(choices=st.lists(st.tuples(st.integers(0, 11), st.booleans()), min_size=5, max_size=40))
def test_entries_played_again_give_the_same_position(choices: list[tuple[int, bool]]) -> None:
    """What a server makes and what another reads from the store agree, numbers and names of asks included."""

    async def run() -> None:
        rolls, cards = [3, 4, 5], [1, 2, 3]
        made = Listener(cards, rolls.copy())
        position = made.room.position
        assert position is not None
        read = Listener(cards, rolls.copy()).room.position
        assert read is not None
        read.dice = ScriptedDice()
        for choice, undo in choices:
            position = made.room.position
            assert position is not None
            if not position.match.pending:
                break
            ask = position.match.pending[choice % len(position.match.pending)]
            after = position.fork()
            if undo and after.undoable(ask.seat):
                row = after.undo(ask.seat)
            else:
                row = after.pick(ask.seat, ask.options[choice % len(ask.options)], "person")
            made.room.position = after
            read.apply(row)
            for seat in range(SEATS):
                assert read.ask_id(seat) == after.ask_id(seat)
                assert read.undoable(seat) == after.undoable(seat)
            assert (read.n, read.shown, read.waiting()) == (after.n, after.shown, after.waiting())
            assert encode(read.match.view(0)) == encode(after.match.view(0))

    asyncio.run(run())
