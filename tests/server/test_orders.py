"""Standing orders: a seat leaves answers in advance; they are its own, can be revoked, and tell nobody anything."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from oubliettes.kernel import Match, ScriptedDice
from oubliettes.server import driving
from oubliettes.server.messages import State
from tests.server.secrets_game import GAME
from tests.server.served import Browser, Refusal, Seat, Served

A_AND_B = [{"seat": 0, "name": "A"}, {"seat": 1, "name": "B"}]


def two_seats(server: Served, work: Callable[[Seat, Seat], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            match = await ana.table(game="secrets", seats=2, sit=A_AND_B)
            await ana.post(f"/api/matches/{match}/start")
            async with ana.at(match, 0) as one, ana.at(match, 1) as two:
                await work(one, two)

    asyncio.run(run())


def test_an_order_answers_what_it_names_and_nothing_else(server: Served) -> None:
    async def work(one: Seat, two: Seat) -> None:
        await two.do("order", do="give", order="take-two")
        assert two.state is not None
        assert [order.order for order in two.state.orders] == ["take-two"]
        await one.pick(("take", 1))
        await one.until(lambda s: s.parts["chosen"] == [1, 2])
        assert one.state is not None
        assert one.state.orders == []  # nobody else is told
        await one.pick(("pass",))
        assert (await two.asked()).prompt == "show"  # which it does not name
        groups = [group.by for group in one.log.values()]
        assert set(groups) <= {"person", ""}

    two_seats(server, work)


def test_nobody_is_asked_what_an_order_answers_at_once(server: Served) -> None:
    async def work(one: Seat, two: Seat) -> None:
        assert (await two.asked()).prompt == "choose"
        before = len(two.heard)
        await two.do("order", do="give", order="take-two")
        await one.pick(("take", 1))
        await two.until(lambda s: s.parts["chosen"] == [1, 2])
        states = [message for message in two.heard[before:] if isinstance(message, State)]
        assert "choose" not in [state.ask.prompt for state in states if state.ask]

    two_seats(server, work)


def test_an_order_can_be_revoked(server: Served) -> None:
    async def work(one: Seat, two: Seat) -> None:
        await one.do("order", do="give", order="keep-hidden")
        await one.do("order", do="give", order="keep-hidden", term="round")
        assert one.state is not None
        assert [(order.order, order.term) for order in one.state.orders] == [("keep-hidden", "round")]
        await one.do("order", do="revoke", order="keep-hidden")
        assert one.state.orders == []
        await one.pick(("take", 1))
        await two.pick(("take", 1))
        assert (await one.asked()).prompt == "show"

    two_seats(server, work)


@pytest.mark.parametrize(
    "wrong",
    [
        {"order": "no-such"},
        {"order": "keep-hidden", "term": "forever"},
        {"order": "copy"},
        {"order": "copy", "about": 1},
        {"order": "take-two", "about": 0},
    ],
)
def test_orders_that_the_game_does_not_know_are_refused(server: Served, wrong: dict[str, object]) -> None:
    async def work(one: Seat, two: Seat) -> None:
        with pytest.raises(Refusal, match="not-offered"):
            await two.do("order", do="give", **wrong)
        assert two.state is not None
        assert two.state.orders == []

    two_seats(server, work)


def test_an_order_for_a_round_ends_with_it() -> None:
    match = Match.new(GAME, seats=2, dice=ScriptedDice([1, 1], [4, 4]))
    standing = [match.order(0, "keep-hidden", "round")]
    match.choose(0, ("take", 1))
    match.choose(1, ("take", 1))
    assert match.ordered(0, standing) == (GAME.order_of("keep-hidden"), ("pass",))
    for pick in (("pass",), ("pass",), ("step", "left"), ("step", "left")):
        match.choose(match.pending[0].seat, pick)
    for seat in (0, 1):
        match.choose(seat, ("take", 1))
    assert (match.pending[0].seat, match.pending[0].prompt) == (0, "show")
    assert match.in_force(0, standing) == []
    assert match.ordered(0, standing) is None


def test_an_answer_by_order_takes_as_long_as_a_lone_pass() -> None:
    """A seat with nothing to show passes after a blind delay; so does one that ordered it: nobody can tell which."""
    match = Match.new(GAME, seats=2, dice=ScriptedDice([], [4, 4]))
    match.choose(0, ("take", 1))
    match.choose(1, ("take", 1))
    found = match.ordered(0, [match.order(0, "keep-hidden")])
    assert found is not None
    order, pick = found
    assert driving.Automatic(pick, order.blind) == driving.Automatic(("pass",), True)  # one path, one delay
    assert not GAME.order_of("take-two").blind
