"""What one seat knows of a match as data, and what a room may tell or forget."""

import pickle
from random import Random

import pytest

from oubliettes.kernel import (
    FairDice,
    FastDice,
    Match,
    Record,
    Script,
    ScriptError,
    Together,
    replay,
)
from tests.kernel.tiny import NO, YES, Notes, question, tiny
from tests.kernel.toy import TOY, UNKNOWN, cellar
from tests.support import do, offers


def bids(t: Notes) -> Script[None]:
    t.heard.append((yield Together([question(seat) for seat in range(3)])))


def steps(t: Notes) -> Script[None]:
    for _ in range(3):
        t.heard.append((yield question(0)))


# ------------------------------------------------------------------ a seat's sight


def test_a_sight_holds_nothing_to_peek_at() -> None:
    match = do(cellar(), "coin")
    what = match.sight(0)
    assert (what.table.hands, what.table.trap) == ([[2, 4], [UNKNOWN, UNKNOWN]], UNKNOWN)
    assert set(what.table.pile) == {UNKNOWN}
    assert [(seat, answer) for seat, answer, _ in what.answers] == [(0, ("coin",))]


def test_a_sight_holds_no_answer_of_an_open_together() -> None:
    match = Match.new(tiny(bids), seats=3)
    match.choose(1, NO)
    assert match.sight(0).answers == []


def test_a_sight_is_of_the_seat_that_is_asked() -> None:
    match = cellar()
    with pytest.raises(ScriptError, match="seat 1 has no open ask"):
        match.sight(1)
    with pytest.raises(ScriptError, match="seat 0 has no open ask"):
        match.fork(FastDice(1)).sight(0)


@pytest.mark.parametrize("seed", range(6))
def test_a_world_that_fits_a_sight_shows_the_seat_the_same(seed: int) -> None:
    """Also after a trip to another process."""
    match, rng = Match.new(TOY, seats=3, dice=FairDice(bytes([seed]) * 32)), Random(seed)
    while match.pending:
        ask = rng.choice(match.pending)
        what = pickle.loads(pickle.dumps(match.sight(ask.seat)))
        world = Match.seen(TOY, what, FastDice(seed))
        assert world.view(ask.seat) == match.view(ask.seat)
        assert world.asked == match.asked
        there = world.ask_of(ask.seat)
        assert there is not None
        assert list(there.options) == list(ask.options)
        assert TOY.check(world.table) == []
        assert world.imagine(ask.seat, FastDice(1)).view(ask.seat) == match.view(ask.seat)
        world.fork(FastDice(1)).finish(lambda table, ask: ask.options[0])
        match.choose(ask.seat, rng.choice(ask.options))


def test_worlds_that_fit_a_sight_differ() -> None:
    what = do(cellar(), "coin").sight(0)
    worlds = [Match.seen(TOY, what, FastDice(seed)) for seed in range(30)]
    assert len({tuple(world.table.hands[1]) for world in worlds}) > 5
    assert {world.table.stake for world in worlds} == {1}


# ------------------------------------------------------------------ what a room may tell


def test_who_is_asked_whether_they_have_answered_or_not() -> None:
    match = Match.new(tiny(bids, steps), seats=3)
    assert (match.asked, match.together, match.gathering) == ([0, 1, 2], True, False)
    match.choose(1, YES)
    assert (match.asked, match.together, match.gathering) == ([0, 1, 2], True, True)
    assert match.imagine(0, FastDice(1)).asked == [0, 1, 2]
    match.undo(1)
    assert match.gathering is False
    for seat in range(3):
        match.choose(seat, YES)
    assert (match.asked, match.together, match.gathering) == ([0], False, False)
    do(match, "yes", "yes", "yes")
    assert (match.asked, match.together) == ([], False)


# ------------------------------------------------------------------ what a room may forget


def test_a_forgetful_match_goes_on_as_before() -> None:
    whole, short = (Match.new(TOY, seats=2, dice=FairDice(bytes(32))) for _ in range(2))
    rng = Random(4)
    while whole.pending:
        ask = rng.choice(whole.pending)
        pick = rng.choice(ask.options)
        short.forget(events=2)
        assert short.record.entries == []
        for match in (whole, short):
            match.choose(ask.seat, pick)
        assert short.record.entries == whole.record.entries[-1:]
        assert [one.number for one in short.pending] == [one.number for one in whole.pending]
        assert short.entries_made == whole.entries_made == len(whole.record.entries)
        assert short.log == whole.log[-len(short.log) :] if short.log else True
        assert short.undoable(ask.seat) == whole.undoable(ask.seat)
    assert short.result == whole.result
    assert short.table == whole.table


def test_undo_after_forgetting() -> None:
    match = do(Match.new(tiny(steps)), "yes", "no")
    match.forget()
    match.undo(0)
    assert match.table.heard == [YES]
    assert [(entry.kind, entry.ask) for entry in match.record.entries] == [("undo", 2)]
    assert match.pending[0].number == 3
    assert offers(match) == ["yes", "no"]


def test_forgotten_entries_kept_elsewhere_make_the_record_whole() -> None:
    match = Match.new(TOY, seats=2, dice=FairDice(bytes(32)))
    kept, rng = [], Random(2)
    while match.pending:
        ask = rng.choice(match.pending)
        match.choose(ask.seat, rng.choice(ask.options))
        kept += match.record.entries
        match.forget()
    again = replay(TOY, Record(match.record.start, kept, match.record.end))
    assert again.table == match.table
