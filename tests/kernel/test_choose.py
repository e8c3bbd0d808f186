"""Answering: who may, what is accepted, what the script hears."""

import pytest

from oubliettes.kernel import (
    Ask,
    Blocked,
    EndMatch,
    FastDice,
    IllegalPick,
    Match,
    Pick,
    Script,
    Together,
)
from tests.kernel.tiny import NO, YES, Notes, question, tiny
from tests.kernel.toy import TOY, cellar
from tests.support import do, offers


def once(t: Notes) -> Script[None]:
    t.heard.append((yield question()))


def numbers(t: Notes) -> Script[None]:
    options: list[Pick] = [("take", 1), ("take", 2), ("take", "1")]
    t.heard.append((yield Ask(0, "take", options)))


def all_three(t: Notes) -> Script[None]:
    t.heard.append((yield Together([question(seat) for seat in (2, 0, 1)])))


def untouched(match: Match[Notes]) -> tuple[object, ...]:
    return repr(match.table), list(match.pending), match.record.dumps(), list(match.log)


@pytest.mark.parametrize("pick", [("maybe",), (), ("yes", 1), ("YES",), ([],), (None,), "yes"])
def test_a_pick_not_offered_changes_nothing(pick: Pick) -> None:
    match = Match.new(tiny(once))
    before = untouched(match)
    with pytest.raises(IllegalPick, match=r"seat 0 may not make the pick .* now; 'q' offers \[\('yes',\), \('no',\)\]"):
        match.choose(0, pick)
    assert untouched(match) == before


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_a_seat_that_is_not_asked(seat: int) -> None:
    match = Match.new(tiny(once), seats=2)
    before = untouched(match)
    with pytest.raises(IllegalPick, match=f"seat {seat} is not asked anything now; asked: 0"):
        match.choose(seat, YES)
    assert untouched(match) == before


@pytest.mark.parametrize("pick", [("take", 1.0), ("take", True), ["take", 1]])
def test_an_equal_pick_gives_the_script_the_tuple_it_offered(pick: Pick) -> None:
    match = Match.new(tiny(numbers))
    offered = match.pending[0].options[0]
    match.choose(0, pick)
    assert match.table.heard[0] is offered
    assert match.record.entries[0].pick is offered


def test_words_and_numbers_are_different_picks() -> None:
    match = Match.new(tiny(numbers))
    match.choose(0, ("take", "1"))
    assert match.table.heard == [("take", "1")]
    with pytest.raises(IllegalPick):
        Match.new(tiny(numbers)).choose(0, ("take", "2"))


def test_together_answers_come_in_the_order_of_the_asks() -> None:
    match = Match.new(tiny(all_three), seats=3)
    assert [ask.seat for ask in match.pending] == [2, 0, 1]
    match.choose(1, NO)
    match.choose(2, YES)
    assert [ask.seat for ask in match.pending] == [0]
    assert match.table.heard == [], "the script hears nothing before the last answer"
    match.choose(0, NO)
    assert list(match.table.heard[0].items()) == [(2, YES), (0, NO), (1, NO)]
    assert match.result is not None


def test_a_seat_answers_a_together_once() -> None:
    match = Match.new(tiny(all_three), seats=3)
    match.choose(1, NO)
    before = untouched(match)
    with pytest.raises(IllegalPick, match="seat 1 is not asked anything now; asked: 2, 0"):
        match.choose(1, YES)
    assert untouched(match) == before


def test_nobody_is_asked_after_the_end() -> None:
    match = do(Match.new(tiny(once)), "yes")
    assert match.pending == []
    with pytest.raises(IllegalPick, match="asked: nobody: the match is over"):
        match.choose(0, YES)


def test_result_comes_at_the_end_only() -> None:
    match = Match.new(tiny(once))
    assert match.result is None
    do(match, "yes")
    assert match.result is not None
    assert match.result.scores == (1.0,)


def test_a_match_may_end_before_anybody_is_asked() -> None:
    def nothing(t: Notes) -> Script[None]:
        yield from ()

    match = Match.new(tiny(nothing))
    assert match.result is not None
    assert match.record.end is not None


def test_ending_from_a_nested_script_empties_the_agenda() -> None:
    def outer(t: Notes) -> Script[None]:
        t.then(("once",))
        yield from middle(t)
        t.heard.append("never")

    def middle(t: Notes) -> Script[None]:
        t.heard.append((yield question()))
        t.say("the-end")
        raise EndMatch

    match = do(Match.new(tiny(outer, once)), "yes")
    assert (match.table.heard, match.table.agenda, match.pending) == ([YES], [], [])
    assert match.result is not None
    assert [event.key for event in match.log] == ["the-end"]


# ------------------------------------------------------------------ the same, in the toy game


def test_the_toy_deals_what_the_tests_say() -> None:
    match = cellar()
    assert match.table.hands == [[2, 4], [2, 3]]
    assert match.table.pile[-1] == 4
    assert offers(match) == [
        *("coin", "roll", "look", "steal 1 0", "steal 1 1", "open 1", "open 2", "open 3"),
    ]


def test_blocked_picks_name_their_rule() -> None:
    match = cellar()
    assert match.blocked(0) == [Blocked(("dig",), "TY-2.6")]
    assert match.blocked(1) == [], "seat 1 is not asked"
    do(match, "coin", "coin", "coin")
    assert match.blocked(0) == [Blocked(("dig",), "TY-2.6"), Blocked(("coin",), "TY-2.1")]
    do(match, "open 1")
    assert match.blocked(1) == [Blocked(("open", 1), "TY-2.5"), Blocked(("dig",), "TY-2.6")]


def test_an_ask_without_blocked_picks_has_none() -> None:
    match = Match.new(tiny(once))
    assert match.blocked(0) == []


def test_who_might_hold_something_is_asked_even_with_pass_alone() -> None:
    match = do(cellar(), "steal 1 0")
    assert match.pending[0].seat == 1
    assert offers(match) == ["pass"]
    do(match, "pass")
    assert match.table.hands == [[2, 4, 2], [3]]
    do(match, "steal 0 1")
    assert offers(match) == ["pass", "ward"]
    do(match, "ward")
    assert match.table.hands == [[2, 4, 2], [3]]


def test_events_have_readers() -> None:
    match = do(cellar(), "look")
    assert [(event.key, event.facts) for event in match.log_for(0)[-2:]] == [
        ("looked", {"seat": 0}),
        ("saw", {"seat": 0, "card": 4}),
    ]
    assert [event.key for event in match.log_for(1)] == ["first", "dealt", "looked"]
    assert [event.key for event in match.log_for(None)] == ["first", "looked"]
    assert [event.key for event in match.log] == ["first", "dealt", "dealt", "looked", "saw"]


def test_a_view_holds_what_the_seat_knows() -> None:
    match = do(cellar(), "look")
    mine, other, watcher = match.view(0), match.view(1), match.view(None)
    assert (mine.hand, mine.top, mine.trap) == ([2, 4], 4, 0)
    assert (other.hand, other.top, other.trap) == ([2, 3], 0, 0)
    assert (watcher.hand, watcher.top, watcher.hands) == ([], 0, [2, 2])


def test_a_deadly_trap_ends_the_match_from_three_scripts_down() -> None:
    match = do(cellar(rolls=(4,)), "coin", "open 2")
    assert match.result is not None
    assert match.result.ending == "deadly"
    assert match.table.agenda == []
    assert match.table.sprung
    assert [event.key for event in match.log[-2:]] == ["trap", "deadly"]
    gentle = do(cellar(rolls=(4,), deadly=False), "open 2")
    assert gentle.result is None


def test_whole_matches_of_the_toy_end() -> None:
    endings = set()
    for seed in range(30):
        match = Match.new(TOY, seats=2 + seed % 2, dice=FastDice(seed))
        while match.pending:
            ask = match.pending[-1]
            match.choose(ask.seat, ask.options[-1 - seed % 2 * (len(ask.options) - 1)])
        assert match.result is not None
        endings.add(match.result.ending)
    assert endings == {"deadly", "rounds"}
