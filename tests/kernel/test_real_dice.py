"""Dice rolled on a real table: typed in one by one, confirmed, recorded as picks."""

from typing import Any

import pytest

from oubliettes.kernel import (
    CannotUndo,
    Draw,
    FairDice,
    FastDice,
    IllegalPick,
    Match,
    RealDice,
    Record,
    Roll,
    Script,
    ScriptedDice,
    check_dice,
    replay,
)
from tests.kernel.tiny import NO, YES, Notes, question, tiny
from tests.kernel.toy import TOY
from tests.support import do, offers


def attack(t: Notes) -> Script[None]:
    t.heard.append((yield question(0)))
    t.heard.append((yield Roll((6, 4), for_=1, what="sword")))
    t.heard.append((yield question(0)))


def typed(game: Any = None, engine: Any = None, **how: Any) -> Match[Any]:
    return Match.new(game or tiny(attack), seats=2, dice=RealDice(engine or ScriptedDice()), **how)


def test_a_roll_becomes_one_ask_a_die_then_a_confirmation() -> None:
    match = do(typed(), "yes")
    ask = match.pending[0]
    assert (ask.seat, ask.prompt, ask.number) == (1, "roll-die", 1)
    assert ask.facts == {"values": [], "count": 2, "what": "sword", "faces": 6, "die": 1}
    assert offers(match) == ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]
    do(match, "die 5")
    ask = match.pending[0]
    assert (ask.prompt, ask.number) == ("roll-die", 2)
    assert ask.facts == {"values": [5], "count": 2, "what": "sword", "faces": 4, "die": 2}
    assert offers(match) == ["die 1", "die 2", "die 3", "die 4"]
    with pytest.raises(IllegalPick):
        do(match, "die 5")
    do(match, "die 4")
    ask = match.pending[0]
    assert (ask.seat, ask.prompt, ask.number) == (1, "confirm-roll", 3)
    assert ask.facts == {"values": [5, 4], "count": 2, "what": "sword"}
    assert offers(match) == ["confirm", "again"]
    assert match.table.heard == [YES], "nothing counts before it is confirmed"
    do(match, "confirm")
    assert match.table.heard == [YES, (5, 4)]
    assert (match.pending[0].seat, match.pending[0].number) == (0, 4)


def test_again_types_them_all_anew() -> None:
    match = do(typed(), "yes", "die 5", "die 4", "again")
    assert match.pending[0].facts is not None
    assert match.pending[0].facts["values"] == []
    do(match, "die 1", "die 1", "confirm")
    assert match.table.heard == [YES, (1, 1)]


def test_a_typed_die_is_taken_back_one_at_a_time() -> None:
    match = do(typed(), "yes", "die 5", "die 4")
    assert (match.undoable(1), match.undoable(0)) == (3, None)
    match.undo(1)
    assert match.pending[0].prompt == "roll-die"
    assert match.pending[0].number == 4
    match.undo(1)
    assert offers(match)[-1] == "die 6"
    do(match, "die 2", "die 3", "confirm", "no")
    assert match.table.heard == [YES, (2, 3), NO]


def test_undo_never_passes_a_roll_that_is_being_typed_in() -> None:
    """The dice lie on the table for all to see: the pick that led to them stays."""
    match = do(typed(), "yes")
    for picks in ((), ("die 5",), ("die 5", "die 4", "again")):
        world = do(match.fork(match.dice, keep=True), *picks)
        assert world.undoable(0) is None
        with pytest.raises(CannotUndo):
            world.undo(0)
    do(match, "die 5")
    match.undo(1)
    assert match.undoable(1) is None
    do(match, "die 5", "die 4", "confirm")
    assert match.undoable(1) is None, "confirmed is confirmed"
    assert match.undoable(0) is None


def test_hidden_things_stay_the_engines() -> None:
    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield Roll((6,), hidden=True)))
        t.heard.append((yield Draw(9)))
        t.heard.append((yield Roll(())))

    match = typed(tiny(beat), ScriptedDice([2], draws=[7]))
    assert match.table.heard == [(2,), 7, ()], "and a roll of no dice is not asked for"
    assert match.result is not None


def test_the_record_holds_typed_dice_as_picks_and_replays() -> None:
    match = do(typed(), "yes", "die 5", "die 3", "again", "die 6", "die 2")
    match.undo(1)
    do(match, "die 4", "confirm", "no")
    assert match.table.heard == [YES, (6, 4), NO]
    assert match.record.start.dice == "real"
    assert list(match.record.throws()) == []
    again = replay(tiny(attack), Record.loads(match.record.dumps()))
    assert again.record.dumps() == match.record.dumps()
    assert again.table == match.table
    assert again.log == match.log


@pytest.mark.parametrize("until", range(9))
def test_a_record_resumes_in_the_middle_of_a_roll(until: int) -> None:
    picks = ["yes", "die 5", "die 3", "again", "die 6", "die 4", "confirm", "no"]
    whole = do(typed(), *picks)
    match = replay(tiny(attack), whole.record, until=until, dice=RealDice(ScriptedDice()))
    do(match, *picks[until:])
    assert match.record.dumps() == whole.record.dumps()


def test_a_fork_at_a_typing_ask() -> None:
    match = do(typed(), "yes", "die 5")
    for keep in (False, True):
        fork = match.fork(RealDice(ScriptedDice()), keep=keep)
        assert offers(fork) == ["die 1", "die 2", "die 3", "die 4"]
        do(fork, "die 1", "confirm")
        assert fork.table.heard == [YES, (5, 1)]
    assert offers(match) == ["die 1", "die 2", "die 3", "die 4"]
    kept = match.fork(RealDice(ScriptedDice()), keep=True)
    assert kept.pending[0].number == match.pending[0].number == 2
    kept.undo(1)
    assert offers(kept)[-1] == "die 6"
    assert match.pending[0].facts is not None
    assert match.pending[0].facts["values"] == [5]


def test_a_search_rolls_for_itself() -> None:
    match = do(typed(), "yes", "die 5")
    fork = match.fork(ScriptedDice([2, 2]))
    assert fork.table.heard == [YES, (2, 2)]
    assert fork.pending[0].prompt == "q"
    kept = match.fork(ScriptedDice([2, 2]), keep=True)
    assert kept.fork(FastDice(1)).table.heard == kept.table.heard == [YES, (2, 2)], "what it rolled stays"
    world = match.imagine(0, FastDice(1))
    assert world.pending[0].prompt == "q"
    world.choose(0, NO)
    assert world.table.heard[2] == NO
    result = match.fork(FastDice(1)).finish(lambda table, ask: YES)
    assert result.scores == (3.0,)


@pytest.mark.parametrize("seed", range(5))
def test_a_whole_match_with_typed_dice_and_fair_draws(seed: int) -> None:
    match = Match.new(TOY, seats=3, dice=RealDice(FairDice(bytes([seed]) * 32, ["a", "b", ""])))
    n = 0
    while match.pending:
        ask = match.pending[0]
        n += 1
        match.choose(ask.seat, ask.options[(seed + n) % len(ask.options)])
    record = Record.loads(match.record.dumps())
    assert {throw.stream for throw in record.throws()} == {"hidden"}
    assert check_dice(record) == len(list(record.throws())) >= 3
    assert replay(TOY, record).record.dumps() == match.record.dumps()
