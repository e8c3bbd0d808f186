"""Undo takes back a seat's own last pick, and tells nothing."""

from random import Random

import pytest

from oubliettes.kernel import CannotUndo, Draw, FairDice, FastDice, Match, Roll, Script, ScriptedDice, Together
from tests.kernel.tiny import NO, YES, Notes, question, tiny
from tests.kernel.toy import TOY, cellar
from tests.support import do, offers, said


def walk(t: Notes) -> Script[None]:
    """Three picks of one seat, one beat."""
    for _ in range(3):
        pick = yield question(0)
        t.heard.append(pick)
        t.say("stepped", pick=pick)


def rolls(t: Notes) -> Script[None]:
    t.heard.append((yield question(0)))
    t.heard.append((yield Roll((6,))))
    t.heard.append((yield question(0)))
    t.heard.append((yield question(0)))


def two_seats(t: Notes) -> Script[None]:
    t.heard.append((yield question(0)))
    t.heard.append((yield question(1)))
    t.heard.append((yield question(0)))


def bids(t: Notes) -> Script[None]:
    t.heard.append((yield question(0)))
    t.heard.append((yield Together([question(0), question(1)])))


def refuses(match: Match[Notes], seat: int) -> None:
    before = repr(match.table), match.record.dumps(), list(match.log), match.pending[:]
    assert match.undoable(seat) is None
    with pytest.raises(CannotUndo, match=f"seat {seat} has nothing to take back"):
        match.undo(seat)
    assert (repr(match.table), match.record.dumps(), list(match.log), match.pending[:]) == before


def test_a_walk_is_taken_back_step_by_step() -> None:
    match = do(Match.new(tiny(walk)), "yes", "no")
    assert match.table.heard == [YES, NO]
    match.undo(0)
    assert match.table.heard == [YES]
    match.undo(0)
    assert match.table.heard == []
    refuses(match, 0)
    do(match, "no", "no")
    assert match.table.heard == [NO, NO]


def test_the_log_forgets_what_was_taken_back() -> None:
    match = do(Match.new(tiny(walk, two_seats), seats=2), "yes", "no")
    match.undo(0)
    assert [event.facts["pick"] for event in match.log] == [YES]
    do(match, "yes", "yes", "no")
    match.undo(0)
    assert [event.facts["pick"] for event in match.log] == [YES, YES, YES], "what earlier beats said stays"
    assert match.table.log is match.log


def test_never_past_a_roll() -> None:
    match = Match.new(tiny(rolls), dice=ScriptedDice([4]))
    refuses(match, 0)
    do(match, "yes")
    assert match.table.heard == [YES, (4,)]
    refuses(match, 0)
    do(match, "no")
    match.undo(0)
    assert match.table.heard == [YES, (4,)], "the roll stays as it fell"
    refuses(match, 0)


def test_never_past_another_seat() -> None:
    match = do(Match.new(tiny(two_seats), seats=2), "yes")
    assert match.undoable(0) == 1, "the next seat is asked and has not answered"
    refuses(match, 1)
    do(match, "no")
    refuses(match, 0)
    match.undo(1)
    assert match.pending[0].seat == 1
    match.undo(0)
    assert match.pending[0].seat == 0
    assert match.table.heard == []


def test_never_past_the_start_of_the_beat() -> None:
    match = do(Match.new(tiny(walk, two_seats), seats=2), "yes", "yes", "yes")
    refuses(match, 0)


def test_never_past_a_draw_or_a_hidden_roll() -> None:
    def draws(t: Notes) -> Script[None]:
        t.heard.append((yield question(0)))
        yield Draw(5)

    def trap(t: Notes) -> Script[None]:
        t.heard.append((yield question(0)))
        yield Roll((6,), hidden=True)

    match = Match.new(tiny(draws, trap, walk), dice=FastDice(1))
    do(match, "yes")
    refuses(match, 0)
    do(match, "yes")
    refuses(match, 0)


def test_a_together_still_open() -> None:
    match = do(Match.new(tiny(bids, walk), seats=2), "yes")
    refuses(match, 1)
    refuses(match, 0)
    match.choose(1, NO)
    refuses(match, 0)
    match.undo(1)
    assert sorted(ask.seat for ask in match.pending) == [0, 1]
    refuses(match, 1)
    match.choose(1, YES)
    assert match.undoable(1) == 4
    match.choose(0, NO)
    assert match.table.heard == [YES, {0: NO, 1: YES}]


def test_a_pick_before_a_together_stays_whoever_has_answered() -> None:
    """If it could be taken back until another seat answers, undo would tell when that happens."""
    match = do(Match.new(tiny(bids), seats=2), "yes")
    quiet, answered = match.fork(FastDice(1), keep=True), match.fork(FastDice(1), keep=True)
    answered.choose(1, NO)
    refuses(quiet, 0)
    refuses(answered, 0)


def test_a_together_that_is_closed() -> None:
    match = do(Match.new(tiny(bids, walk), seats=2), "yes", "yes", "yes")
    refuses(match, 0)
    refuses(match, 1)


def test_nothing_after_the_end() -> None:
    match = do(Match.new(tiny(walk)), "yes", "yes", "yes")
    assert match.result is not None
    refuses(match, 0)


def test_forks_without_a_checkpoint_cannot_undo() -> None:
    match = do(Match.new(tiny(walk)), "yes")
    fork = match.fork(FastDice(1))
    with pytest.raises(CannotUndo):
        fork.undo(0)
    kept = match.fork(FastDice(1), keep=True)
    kept.undo(0)
    assert (kept.table.heard, match.table.heard) == ([], [YES])


def test_the_toys_coins() -> None:
    match = do(cellar(rolls=(3, 3)), "coin", "coin")
    assert (match.table.stake, match.table.gold) == (2, [1, 3])
    match.undo(0)
    assert (match.table.stake, match.table.gold) == (1, [2, 3])
    assert said(match)[-1:] == ["coin"]
    do(match, "roll")
    assert match.undoable(0) is None
    assert offers(match) == ["again", "stop"]


@pytest.mark.parametrize("seed", range(10))
def test_undo_brings_back_the_very_same_table_and_log(seed: int) -> None:
    rng = Random(seed)
    match = Match.new(TOY, seats=3, dice=FairDice(bytes([seed]) * 32))
    while match.pending:
        ask = rng.choice(match.pending)
        before = repr(match.table), list(match.log), [repr(one) for one in match.pending]
        match.choose(ask.seat, rng.choice(ask.options))
        if match.undoable(ask.seat) is not None and rng.random() < 0.7:
            match.undo(ask.seat)
            assert (repr(match.table), list(match.log), [repr(one) for one in match.pending]) == before
