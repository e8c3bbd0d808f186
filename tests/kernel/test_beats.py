"""Beats: what closes one, what a script may yield, and the agenda between them."""

from collections.abc import Callable
from typing import Any

import pytest

from oubliettes.kernel import (
    Ask,
    BeatError,
    Draw,
    FastDice,
    Match,
    Request,
    Roll,
    Script,
    ScriptedDice,
    ScriptError,
    Shuffle,
    Together,
)
from tests.kernel.tiny import YES, Notes, question, tiny
from tests.support import do

Step = Callable[[Notes], Script[None]]


def asks_after(request: Callable[[], Request], again: Callable[[], Request]) -> Step:
    def asks(t: Notes) -> Script[None]:
        t.heard.append((yield request()))
        t.heard.append((yield again()))

    return asks


CLOSERS: dict[str, Callable[[], Request]] = {
    "draw": lambda: Draw(3),
    "shuffle": lambda: Shuffle(3),
    "hidden roll": lambda: Roll((6,), hidden=True),
    "together": lambda: Together([question(0), question(1)]),
}
QUESTIONS: dict[str, Callable[[], Request]] = {
    "ask": question,
    "together": lambda: Together([question(0)]),
}


def answer_all(match: Match[Notes]) -> None:
    while match.pending:
        match.choose(match.pending[0].seat, YES)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("closer", CLOSERS)
def test_no_ask_in_a_closed_beat(closer: str, question: str) -> None:
    game = tiny(asks_after(CLOSERS[closer], QUESTIONS[question]), seats=range(2, 3))
    with pytest.raises(BeatError, match="push a step and ask there"):
        answer_all(Match.new(game))


@pytest.mark.parametrize("closer", CLOSERS)
def test_a_closed_beat_may_still_throw(closer: str) -> None:
    for throw in (lambda: Draw(3), lambda: Roll((6,)), lambda: Roll((6,), hidden=True), lambda: Shuffle(2)):
        match = Match.new(tiny(asks_after(CLOSERS[closer], throw), seats=range(2, 3)), dice=FastDice(1))
        answer_all(match)
        assert len(match.table.heard) == 2


@pytest.mark.parametrize("closer", CLOSERS)
def test_the_next_beat_is_open_again(closer: str) -> None:
    def first(t: Notes) -> Script[None]:
        t.heard.append((yield CLOSERS[closer]()))

    def second(t: Notes) -> Script[None]:
        t.heard.append((yield question()))

    match = Match.new(tiny(first, second, seats=range(2, 3)))
    answer_all(match)
    assert match.table.heard[1] == YES


def test_public_rolls_and_plain_asks_do_not_close_a_beat() -> None:
    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield question()))
        t.heard.append((yield Roll((6, 6))))
        t.heard.append((yield question(1)))
        t.heard.append((yield Roll(())))
        t.heard.append((yield Together([question()])))

    match = Match.new(tiny(beat, seats=range(2, 3)), dice=ScriptedDice([3, 5]))
    answer_all(match)
    assert match.table.heard == [YES, (3, 5), YES, (), {0: YES}]


def test_a_together_of_fewer_seats_than_the_table() -> None:
    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield Together([question(2)])))

    match = Match.new(tiny(beat), seats=3)
    assert [ask.seat for ask in match.pending] == [2]
    match.choose(2, YES)
    assert match.table.heard == [{2: YES}]


# ------------------------------------------------------------------ mistakes in a script


BROKEN: dict[str, tuple[Callable[[], Any], str]] = {
    "nothing offered": (lambda: Ask(0, "q", []), "offers nothing"),
    "nothing offered to one": (lambda: Together([question(0), Ask(1, "q", [])]), "offers nothing"),
    "nobody asked": (lambda: Together([]), "asks nobody"),
    "asked twice": (lambda: Together([question(0), question(1), question(0)]), "asks a seat twice"),
    "not a request": (lambda: "roll", "a script yields Ask, Together, Roll, Draw or Shuffle, not 'roll'"),
    "a bare tuple": (lambda: (6, 6), "a script yields Ask, Together, Roll, Draw or Shuffle"),
    "nothing": (lambda: None, "a script yields Ask, Together, Roll, Draw or Shuffle, not None"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_script_that_asks_the_impossible(what: str) -> None:
    request, message = BROKEN[what]

    def beat(t: Notes) -> Script[None]:
        yield request()

    with pytest.raises(ScriptError, match=message):
        Match.new(tiny(beat), seats=2)


def test_an_unknown_step() -> None:
    def known(t: Notes) -> Script[None]:
        yield question()

    with pytest.raises(ScriptError, match="tiny has no step 'unknown': steps are known"):
        Match.new(tiny(known, agenda=(("unknown", 3),)))


def test_a_script_sees_its_own_errors() -> None:
    def beat(t: Notes) -> Script[None]:
        yield question()
        raise KeyError("a mistake in the game")

    match = Match.new(tiny(beat))
    with pytest.raises(KeyError, match="a mistake in the game"):
        match.choose(0, YES)


# ------------------------------------------------------------------ the agenda


def test_steps_are_played_in_the_order_they_are_pushed_before_what_was_there() -> None:
    def note(t: Notes, *args: Any) -> Script[None]:
        yield from ()
        t.heard.append(args)

    def start(t: Notes) -> Script[None]:
        yield from ()
        t.then(("note", 1), ("note", 2, "b"))
        t.then(("note", 0))
        t.then()

    match = Match.new(tiny(start, note, agenda=(("start",), ("note", 3))))
    assert match.table.heard == [(0,), (1,), (2, "b"), (3,)]


def test_nested_scripts_hand_back_values() -> None:
    def inner(t: Notes) -> Script[int]:
        (value,) = yield Roll((6,))
        pick = yield question()
        return int(value) if pick is YES else 0

    def outer(t: Notes) -> Script[None]:
        first = yield from inner(t)
        second = yield from inner(t)
        t.heard.append(first + second)

    match = do(Match.new(tiny(outer), dice=ScriptedDice([2, 5])), "yes", "yes")
    assert match.table.heard == [7]


def test_what_is_asked_can_be_read() -> None:
    """A mistake in a game is told with the request that made it."""
    assert repr(question(1, "why")) == "Ask(seat=1, 'why', [('yes',), ('no',)])"
    assert repr(Together([question()])) == "Together([Ask(seat=0, 'q', [('yes',), ('no',)])])"
    assert repr(Roll((6, 4), for_=2, hidden=True)) == "Roll((6, 4), for_=2, hidden=True)"
    assert (repr(Draw(3)), repr(Shuffle(4))) == ("Draw(3)", "Shuffle(4)")
