"""Rules change, records stay: played on where the new rules fit, drawn as far as they do, read to the end always."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from oubliettes.kernel import (
    BadRecord,
    Die,
    End,
    Event,
    FairDice,
    Game,
    Match,
    Modifier,
    Option,
    Record,
    Rolled,
    Script,
    WrongVersion,
    check_dice,
    how_far,
    replay,
)
from oubliettes.kernel.rolled import plain, rolled
from tests.kernel.records import fair, played
from tests.kernel.toy import TOY, Cellar, cellar


def newer(**changes: Any) -> Game[Cellar]:
    return replace(TOY, version=2, **changes)


def look_and_go_on(t: Cellar, seat: int) -> Script[None]:
    """A changed rule: who has looked takes another turn."""
    yield from TOY.steps["look"](t, seat) or ()
    t.then(("turn", seat))


FITS = newer()
DIFFERS = newer(steps={**TOY.steps, "look": look_and_go_on})


def looked(seed: int = 0) -> tuple[Record, int]:
    """A whole record in which somebody looks, and the entry in which the new rules part from the old ones."""
    for number in range(seed, seed + 200):
        record = played(number).record
        fits, why = how_far(DIFFERS, record)
        if why and fits > 2:
            return record, fits
    raise AssertionError("nobody ever looks")


def test_a_record_of_older_rules_that_fit_replays_and_keeps_its_bytes() -> None:
    record = played(1).record
    again = replay(FITS, Record.loads(record.dumps()))
    assert again.record.dumps() == record.dumps()
    assert how_far(FITS, record) == (len(record.entries), "")


def test_newer_rules_may_have_more_options() -> None:
    record = played(1).record
    more = newer(options=(*TOY.options, Option("night", "flag", False)))
    assert replay(more, record).record.dumps() == record.dumps()
    fewer = newer(options=TOY.options[1:])
    with pytest.raises(WrongVersion, match="the set-up does not fit these rules: cellar has no option 'hand'"):
        replay(fewer, record)
    assert how_far(fewer, record)[0] == -1


def test_a_running_match_goes_on_under_newer_rules_and_says_so() -> None:
    whole = played(1).record
    begun = Record.loads(Record(whole.start, whole.entries[:7]).dumps())
    match = replay(FITS, begun, dice=fair(1))
    assert (match.record.start.rules, match.record.rules, begun.rules) == (1, 2, 1)
    entry = match.record.entries[7]
    assert (entry.kind, entry.seat, entry.pick) == ("rules", -1, (2,))
    assert [(event.key, event.facts) for event in entry.said] == [("rules-changed", {"before": 1, "now": 2})]
    rng = Random(1)
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, rng.choice(ask.options))
        if match.undoable(ask.seat) and rng.random() < 0.3:
            match.undo(ask.seat)
    assert [event.key for event in match.log].count("rules-changed") == 1
    text = match.record.dumps()
    again = replay(FITS, Record.loads(text))
    assert again.record.dumps() == text
    assert again.log == match.log
    assert check_dice(again.record) == sum(again.record.counters())
    with pytest.raises(WrongVersion, match="follows rules 2, this program plays rules 1"):
        replay(TOY, again.record)  # and an older program leaves it alone
    resumed = replay(FITS, Record.loads(Record(whole.start, match.record.entries[:9]).dumps()), dice=fair(1))
    assert [entry.kind for entry in resumed.record.entries].count("rules") == 1


def test_a_match_that_is_over_is_not_played_on() -> None:
    record = played(2).record
    assert replay(FITS, record, dice=fair(2)).record.rules == 1


def test_where_newer_rules_do_not_fit_it_says_where_and_why() -> None:
    record, fits = looked()
    with pytest.raises(WrongVersion, match=rf"follows rules 1, this program plays rules 2, and entry {fits + 1} "):
        replay(DIFFERS, record)
    assert replay(DIFFERS, record, until=fits).pending
    with pytest.raises(WrongVersion):
        replay(DIFFERS, record, until=fits + 1)


def test_a_rule_that_fails_on_an_old_record_does_not_fit() -> None:
    def fails(t: Cellar, seat: int) -> Script[None]:
        raise ZeroDivisionError("a mistake in the new release")
        yield

    record, _ = looked()
    fits, why = how_far(newer(steps={**TOY.steps, "look": fails}), record)
    assert f"entry {fits + 1} does not fit these rules: ZeroDivisionError" in why


def test_all_that_was_said_can_be_read_without_any_rules() -> None:
    for seed in range(5):
        match = played(seed)
        record = Record.loads(match.record.dumps())
        told = [event for _, events in record.told() for event in events]
        assert [event.key for event in told] == [event.key for event in match.log]
        assert [event.readers for event in told] == [event.readers for event in match.log]


def test_what_was_said_stays_as_it_was_said() -> None:
    """Newer rules may say it otherwise: the record is history."""

    def loud(t: Cellar, seat: int) -> Script[None]:
        t.say("coin", seat=seat, stake=99)
        yield from TOY.steps["turn"](t, seat) or ()

    record = played(1).record
    again = replay(newer(steps={**TOY.steps, "turn": loud}), Record.loads(record.dumps()))
    assert again.record.dumps() == record.dumps()
    assert again.log != [event for _, events in again.record.told() for event in events]


def test_a_record_without_words_is_one_of_an_earlier_release() -> None:
    match = played(3)
    for one in (match.record.start, *match.record.entries):
        one.said = ()  # type: ignore[attr-defined]
    text = match.record.dumps()
    assert '"said"' not in text
    again = replay(TOY, Record.loads(text))
    assert again.record.dumps() == text


def test_a_closed_record_is_whole_and_its_dice_can_be_checked() -> None:
    whole = played(1).record
    closed = Record(whole.start, whole.entries[:9], End(None, FairDice(bytes([1]) * 32).seed.hex()))
    again = Record.loads(closed.dumps()).whole()
    assert again.end is not None
    assert again.end.result is None
    assert check_dice(again) == sum(again.counters())
    assert replay(TOY, again).pending


def test_an_altered_record_is_still_called_altered() -> None:
    record = played(1).record
    record.entries[2].pick = ("fly",)
    with pytest.raises(BadRecord) as wrong:
        replay(TOY, record)
    assert not isinstance(wrong.value, WrongVersion)


def test_dice_that_were_told_survive_the_record() -> None:
    told = Rolled(
        "attack",
        (Die(6, 4), Die(10, 0, "d10", False, 0)),
        by="seat:1",
        modifiers=(Modifier("sword", 2, "TY-1.1"), Modifier("dark", 0)),
        total=0,
        need=">=",
        target=0,
        against=Rolled("defence", (Die(6, 1),), again=True),
        outcome="hit",
    )
    match: Match[Cellar] = cellar()
    match.choose(0, ("coin",))
    event = Event("x", "TY-1.1", {"a": ["goblin", 2]}, (0,), (told,))
    match.record.entries[-1].said = (event,)
    (again,) = Record.loads(match.record.dumps()).entries[-1].said
    assert again == event
    assert rolled(plain(told)) == told
