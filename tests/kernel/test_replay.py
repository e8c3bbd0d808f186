"""A record played again: the same match bit for bit, up to any entry, and on from there."""

from dataclasses import replace
from random import Random

import pytest

from oubliettes.kernel import (
    Ask,
    BadRecord,
    FastDice,
    Match,
    NoMoreDice,
    Record,
    Roll,
    Script,
    ScriptedDice,
    check_dice,
    replay,
)
from tests.kernel.records import fair, move, played
from tests.kernel.tiny import Notes, question, tiny
from tests.kernel.toy import TOY
from tests.support import do


@pytest.mark.parametrize("seed", range(10))
def test_replaying_gives_the_same_match_bit_for_bit(seed: int) -> None:
    match = played(seed)
    again = replay(TOY, Record.loads(match.record.dumps()))
    assert again.record.dumps() == match.record.dumps()
    assert again.table == match.table
    assert again.log == match.log
    assert again.result == match.result


@pytest.mark.parametrize("seed", range(3))
def test_replay_until(seed: int) -> None:
    """After entry n everything is as it was then."""
    match, rng = Match.new(TOY, seats=3, dice=fair(seed)), Random(seed)
    then = []
    while True:
        asks = [(ask.seat, ask.number, ask.prompt, list(ask.options)) for ask in match.pending]
        then.append((repr(match.table), list(match.log), asks, [match.undoable(seat) for seat in range(3)]))
        if not match.pending:
            break
        move(match, rng)
    for n, (table, log, asks, undoable) in enumerate(then):
        again = replay(TOY, match.record, until=n)
        assert repr(again.table) == table
        assert again.log == log
        assert [(ask.seat, ask.number, ask.prompt, list(ask.options)) for ask in again.pending] == asks
        assert [again.undoable(seat) for seat in range(3)] == undoable
        assert again.record.entries == match.record.entries[:n]


@pytest.mark.parametrize("seed", range(3))
def test_a_match_resumed_anywhere_equals_the_uninterrupted_one(seed: int) -> None:
    """The record is the counter: fair dice go on exactly where they were."""
    whole = played(seed).record
    for n in range(len(whole.entries) + 1):
        interrupted = Record.loads(Record(whole.start, whole.entries[:n]).dumps())
        match = replay(TOY, interrupted, dice=fair(seed))
        for entry in whole.entries[n:]:
            if entry.kind == "pick":
                match.choose(entry.seat, entry.pick)
            else:
                match.undo(entry.seat)
        assert match.record.dumps() == whole.dumps(), f"interrupted after entry {n}"


def test_a_replayed_match_has_no_dice_of_its_own() -> None:
    def rolls(t: Notes) -> Script[None]:
        while len(t.heard) < 9:
            t.heard.append((yield question()))
            t.heard.append((yield Roll((6,))))

    whole = do(Match.new(tiny(rolls), dice=FastDice(1)), "yes", "yes").record
    match = replay(tiny(rolls), whole)
    with pytest.raises(NoMoreDice, match=r"public throw 2 .*which the record does not hold"):
        do(match, "yes")


def test_a_replayed_match_can_be_forked_and_imagined() -> None:
    match = replay(TOY, played(2).record, until=5)
    match.fork(FastDice(1)).finish(lambda table, ask: ask.options[0])
    assert match.imagine(0, FastDice(1)).view(0) == match.view(0)


def test_replay_leaves_the_record_alone() -> None:
    record = played(3).record
    before = record.dumps()
    match = replay(TOY, record, until=4, dice=fair(3))
    move(match, Random(1))
    assert record.dumps() == before
    assert match.record is not record


def choice(t: Notes) -> Script[None]:
    t.heard.append((yield Ask(0, "q", [("a",), ("b", 1), ("b", 2)])))


def reordered(t: Notes) -> Script[None]:
    t.heard.append((yield Ask(0, "q", [("c",), ("b", 2), ("a",), ("b", 1)])))


def test_picks_are_recorded_by_value_so_options_may_be_re_ordered() -> None:
    match = do(Match.new(tiny(choice), dice=ScriptedDice()), "b 2")
    reordered.__name__ = "choice"
    again = replay(tiny(reordered), match.record)
    assert again.table.heard == [("b", 2)]
    assert again.record.dumps() == match.record.dumps()


def test_rules_that_differ_are_noticed_even_under_the_same_version() -> None:
    record = played(4).record
    rich = replace(TOY, setup=lambda seats, options: replace(TOY.setup(seats, options), gold=[99, 99, 99]))
    with pytest.raises(BadRecord, match=r"entry \d+ does not fit|entry \d+ was altered|the record ends with"):
        replay(rich, record)


def test_a_record_that_lost_only_its_last_line_gets_the_same_one_again() -> None:
    """The crash came between the last pick and the end."""
    whole = played(5).record
    match = replay(TOY, Record(whole.start, list(whole.entries)), dice=fair(5))
    assert match.record.dumps() == whole.dumps()
    assert check_dice(match.record) > 0
    blind = replay(TOY, Record(whole.start, list(whole.entries)))
    assert blind.record.end is not None
    assert blind.record.end.seed == "", "without the dice nobody knows the seed"


def test_a_match_prepared_by_hand_keeps_a_record_that_cannot_be_replayed() -> None:
    table = TOY.setup(2, TOY.settle(2, {}))
    match = Match.at(TOY, table, FastDice(1))
    do(match, "coin")
    assert len(match.record.entries) == 1
    with pytest.raises(BadRecord, match="the set-up does not fit these rules"):
        replay(TOY, match.record)
