"""Two numbers: an entry's place in the record, and the number of the entry that opened an ask."""

from random import Random

import pytest

from oubliettes.kernel import CannotUndo, FairDice, Match, Script, Together
from tests.kernel.tiny import NO, YES, Notes, question, tiny
from tests.kernel.toy import TOY
from tests.support import do


def alone(t: Notes) -> Script[None]:
    t.heard.append((yield question(0)))
    t.heard.append((yield question(0)))


def together(t: Notes) -> Script[None]:
    t.heard.append((yield Together([question(seat) for seat in range(3)])))


def after(t: Notes) -> Script[None]:
    t.heard.append((yield question(1)))


def numbers(match: Match[Notes]) -> dict[int, int]:
    return {ask.seat: ask.number for ask in match.pending}


def test_the_set_up_is_entry_0_and_each_answer_the_next() -> None:
    match = Match.new(tiny(alone))
    assert numbers(match) == {0: 0}
    do(match, "yes")
    assert numbers(match) == {0: 1}
    do(match, "no")
    assert [(entry.seat, entry.ask, entry.pick) for entry in match.record.entries] == [(0, 0, YES), (0, 1, NO)]


def test_asks_of_a_together_share_a_number_that_others_answers_leave_alone() -> None:
    match = do(Match.new(tiny(alone, together, after), seats=3), "yes", "yes")
    assert numbers(match) == {0: 2, 1: 2, 2: 2}
    match.choose(2, NO)
    assert numbers(match) == {0: 2, 1: 2}, "nobody's answer makes another's click stale"
    match.choose(0, YES)
    assert numbers(match) == {1: 2}
    match.choose(1, YES)
    assert numbers(match) == {1: 5}
    assert [(entry.seat, entry.ask) for entry in match.record.entries[2:]] == [(2, 2), (0, 2), (1, 2)]


def test_undo_in_a_together_opens_that_seats_ask_under_a_new_number_only() -> None:
    match = Match.new(tiny(together, after), seats=3)
    match.choose(2, NO)
    match.choose(0, NO)
    assert match.undoable(2) == 1
    match.undo(2)
    assert numbers(match) == {1: 0, 2: 3}
    match.choose(2, YES)
    match.undo(2)
    assert numbers(match) == {1: 0, 2: 5}
    assert [(e.kind, e.seat, e.ask) for e in match.record.entries] == [
        *(("pick", 2, 0), ("pick", 0, 0), ("undo", 2, 1), ("pick", 2, 3), ("undo", 2, 4)),
    ]


def test_an_undo_is_an_entry_that_names_the_one_taken_back() -> None:
    match = do(Match.new(tiny(alone)), "yes")
    assert match.undoable(0) == 1
    match.undo(0)
    assert numbers(match) == {0: 2}, "the same question, under a new number"
    do(match, "no")
    assert numbers(match) == {0: 3}
    assert [(e.kind, e.seat, e.ask, e.pick, e.throws) for e in match.record.entries] == [
        ("pick", 0, 0, YES, ()),
        ("undo", 0, 1, (), ()),
        ("pick", 0, 2, NO, ()),
    ]


@pytest.mark.parametrize("seed", range(20))
def test_seat_and_ask_name_an_answer_for_good(seed: int) -> None:
    """Over whole games with undos: no two picks of a record have the same seat and ask."""
    rng = Random(seed)
    match = Match.new(TOY, seats=3, dice=FairDice(bytes(32)))
    open_asks: dict[int, int] = {}
    while match.pending:
        for ask in match.pending:
            if ask.seat in open_asks:
                assert open_asks[ask.seat] == ask.number, (
                    "it changes only when the seat's own ask closes or opens again"
                )
            open_asks[ask.seat] = ask.number
            assert ask.number <= len(match.record.entries)
        seat = rng.randrange(3)
        try:
            if rng.random() < 0.3:
                match.undo(seat)
                open_asks = {ask.seat: open_asks.get(ask.seat, ask.number) for ask in match.pending if ask.seat != seat}
                continue
        except CannotUndo:
            pass
        asked = rng.choice(match.pending)
        match.choose(asked.seat, rng.choice(asked.options))
        del open_asks[asked.seat]
        if not any(ask.seat in open_asks for ask in match.pending):
            open_asks = {}
    keys = [(entry.seat, entry.ask) for entry in match.record.entries if entry.kind == "pick"]
    assert len(keys) == len(set(keys))
    taken_back = [entry.ask for entry in match.record.entries if entry.kind == "undo"]
    assert len(taken_back) == len(set(taken_back))
    for n in taken_back:
        assert match.record.entries[n - 1].kind == "pick"
        assert match.record.entries[n - 1].throws == (), "an undone entry holds no dice"
