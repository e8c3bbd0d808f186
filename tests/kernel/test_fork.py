"""Other worlds: forks, and worlds that a seat could be in."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from oubliettes.kernel import (
    Draw,
    FairDice,
    FastDice,
    IllegalPick,
    Match,
    Roll,
    Script,
    ScriptedDice,
    ScriptError,
    Together,
)
from tests.kernel.tiny import NO, YES, Notes, question, tiny
from tests.kernel.toy import TOY, Cellar, cellar
from tests.support import do, offers


def fair(seed: int) -> FairDice:
    return FairDice(bytes([seed]) * 32)


def new(seed: int) -> Match[Cellar]:
    return Match.new(TOY, seats=3, options={"deadly": False}, dice=fair(seed))


def some_pick(match: Match[Any], rng: Random) -> None:
    ask = rng.choice(match.pending)
    match.choose(ask.seat, rng.choice(ask.options))


# ------------------------------------------------------------------ forks


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_a_fork_given_the_same_answers_ends_on_the_same_table(seed: int, keep: bool) -> None:
    match, rng = new(seed), Random(seed)
    forks: list[Match[Cellar]] = []
    while match.pending:
        forks.append(match.fork(fair(seed), keep=keep))
        some_pick(match, rng)
    entries = match.record.entries
    for n, fork in enumerate(forks):
        for entry in entries[n:]:
            fork.choose(entry.seat, entry.pick)
        assert fork.table == match.table
        assert fork.result == match.result


@pytest.mark.parametrize("seed", range(6))
def test_every_earlier_table_keeps_its_equality_while_forks_play_on(seed: int) -> None:
    """The copy fuzz: a copy that shares something is found by playing on it."""
    match, rng = new(seed), Random(seed)
    seen: list[tuple[Match[Cellar], str]] = []
    while match.pending:
        kept = match.fork(fair(seed), keep=True)
        seen.append((kept, repr(kept.table)))
        for fork in (match.fork(FastDice(seed)), kept.fork(FastDice(seed), keep=True), kept.imagine(0, FastDice(seed))):
            for _ in range(5):
                if fork.pending:
                    some_pick(fork, rng)
        some_pick(match, rng)
    for kept, table in seen:
        assert repr(kept.table) == table


def test_a_fork_is_independent_both_ways() -> None:
    match = do(cellar(rolls=(3, 3, 3, 3)), "coin")
    fork = match.fork(ScriptedDice([6, 4]))
    do(fork, "coin", "roll")
    assert (match.table.stake, offers(match)[:2]) == (1, ["coin", "roll"])
    do(match, "open 1")
    assert (fork.table.opened, fork.table.dice) == ([], (6, 4))
    assert match.record.entries[0].pick == ("coin",)
    assert len(match.record.entries) == 2


def test_a_fork_has_dice_of_its_own() -> None:
    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield Roll((6,))))
        t.heard.append((yield question()))
        t.heard.append((yield Roll((6,))))

    match = Match.new(tiny(beat), dice=ScriptedDice([2, 3]))
    fork = do(match.fork(ScriptedDice([5])), "yes")
    assert fork.table.heard == [(2,), YES, (5,)], "what was rolled stays, what comes is the fork's"
    assert do(match, "no").table.heard == [(2,), NO, (3,)]


def test_a_fork_goes_on_counting_throws() -> None:
    match, rng = new(3), Random(3)
    for _ in range(9):
        some_pick(match, rng)
    fork = match.fork(fair(3), keep=True)
    while match.pending:
        ask = match.pending[0]
        pick = rng.choice(ask.options)
        match.choose(ask.seat, pick)
        fork.choose(ask.seat, pick)
    assert fork.record.dumps() == match.record.dumps()


def test_a_fork_for_a_search_keeps_nothing() -> None:
    match = do(cellar(), "coin")
    fork = match.fork(FastDice(1))
    do(fork, "look")
    assert fork.log == []
    assert fork.record.entries == []
    with pytest.raises(ScriptError, match="keep=True"):
        fork.fork(FastDice(1))
    with pytest.raises(ScriptError, match="keep=True"):
        fork.imagine(0, FastDice(1))


def test_a_fork_that_keeps_has_record_log_and_numbers() -> None:
    match = do(cellar(rolls=(2, 2)), "coin", "coin")
    match.undo(0)
    fork = match.fork(ScriptedDice([2, 2]), keep=True)
    assert fork.record == match.record
    assert fork.log == match.log
    assert fork.table == match.table
    assert (
        [(ask.seat, ask.number) for ask in fork.pending]
        == [(ask.seat, ask.number) for ask in match.pending]
        == [(0, 3)]
    )
    assert fork.undoable(0) == match.undoable(0) == 1
    do(fork, "roll")
    assert len(fork.record.entries) == 4
    assert len(match.record.entries) == 3
    assert len(fork.log) == len(match.log) + 1
    do(match, "roll")
    assert fork.record == match.record
    fork.fork(FastDice(1), keep=True)


def test_a_fork_in_the_middle_of_a_together() -> None:
    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield question(0)))
        t.heard.append((yield Together([question(seat) for seat in range(3)])))

    match = do(Match.new(tiny(beat), seats=3), "no")
    match.choose(1, NO)
    for keep in (False, True):
        fork = match.fork(FastDice(1), keep=keep)
        assert [ask.seat for ask in fork.pending] == [0, 2]
        with pytest.raises(IllegalPick):
            fork.choose(1, YES)
        do(fork, "yes", "yes")
        assert fork.table.heard == [NO, {0: YES, 1: NO, 2: YES}]
    kept = match.fork(FastDice(1), keep=True)
    assert [ask.number for ask in kept.pending] == [1, 1]
    kept.undo(1)
    assert {ask.seat: ask.number for ask in kept.pending} == {0: 1, 1: 3, 2: 1}
    assert [ask.seat for ask in match.pending] == [0, 2]


def test_a_fork_of_a_match_that_is_over() -> None:
    match = do(cellar(rolls=(4,)), "open 2")
    for keep in (False, True):
        fork = match.fork(FastDice(1), keep=keep)
        assert fork.pending == []
        assert fork.result == match.result
    assert match.fork(FastDice(1), keep=True).record == match.record
    assert match.imagine(0, FastDice(1)).pending == []


# ------------------------------------------------------------------ imagine


def test_an_imagined_world_keeps_what_the_seat_knows() -> None:
    match = do(cellar(), "look")
    hands, tops, traps = set(), set(), set()
    for seed in range(60):
        world = match.imagine(0, FastDice(seed))
        assert world.table.hands[0] == [2, 4]
        assert world.view(0) == match.view(0)
        assert TOY.check(world.table) == []
        hands.add(tuple(world.table.hands[1]))
        tops.add(world.table.pile[-1])
        traps.add(world.table.trap)
    assert tops == {4}, "seat 0 has looked"
    assert len(hands) > 5
    assert traps == {1, 2, 3}
    assert {match.imagine(1, FastDice(seed)).table.pile[-1] for seed in range(60)} == {1, 2, 3, 4}


def test_an_imagined_world_stands_where_the_match_stands_in_its_beat() -> None:
    match = do(cellar(rolls=(6, 1)), "coin", "coin", "roll")
    world = match.imagine(1, FastDice(1))
    assert (world.table.stake, world.table.dice, offers(world)) == (4, (6, 1), ["again", "stop"])


def test_of_an_open_together_a_seat_imagines_its_own_answer_only() -> None:
    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield Together([question(seat) for seat in range(3)])))

    match = Match.new(tiny(beat), seats=3)
    match.choose(1, NO)
    match.choose(2, NO)
    assert [ask.seat for ask in match.imagine(1, FastDice(1)).pending] == [0, 2]
    assert [ask.seat for ask in match.imagine(0, FastDice(1)).pending] == [0, 1, 2]
    world = match.imagine(1, FastDice(1))
    world.choose(0, YES)
    world.choose(2, YES)
    assert world.table.heard == [{0: YES, 1: NO, 2: YES}]
    assert [ask.seat for ask in match.pending] == [0]


def test_imagine_hides_once_a_beat_and_guesses_each_time() -> None:
    calls: list[str] = []

    def hide(table: Cellar, seat: int | None) -> Cellar:
        calls.append(f"hide {seat}")
        return TOY.hide(table, seat)

    def guess(table: Cellar, seat: int, rng: Random) -> Cellar:
        calls.append(f"guess {seat}")
        return TOY.guess(table, seat, rng)

    game = replace(TOY, hide=hide, guess=guess)
    match = Match.new(game, seats=2, options={"first": 0}, dice=FastDice(1))
    for seat in (0, 0, 1, 0):
        match.imagine(seat, FastDice(1))
    assert calls == ["hide 0", "guess 0", "guess 0", "hide 1", "guess 1", "guess 0"]
    calls.clear()
    do(match, "coin")
    match.imagine(0, FastDice(1))
    assert calls == ["guess 0"], "the beat goes on"
    do(match, "look")
    match.imagine(0, FastDice(1))
    assert calls[1:] == ["hide 0", "guess 0"], "a new beat"


def test_the_same_dice_imagine_the_same_world() -> None:
    match = cellar()
    assert match.imagine(0, FastDice(5)).table == match.imagine(0, FastDice(5)).table


def test_a_draw_before_the_ask_belongs_to_an_earlier_beat() -> None:
    """So no imagined world can be fed a draw that it should have guessed."""

    def secret(t: Notes) -> Script[None]:
        t.heard.append((yield Draw(6)))

    def ask(t: Notes) -> Script[None]:
        t.heard.append((yield question()))

    game = tiny(secret, ask)
    game.guess = lambda table, seat, rng: Notes(agenda=table.agenda[:], heard=[rng.randrange(6)])
    match = Match.new(game, dice=ScriptedDice(draws=[3]))
    assert {match.imagine(0, FastDice(seed)).table.heard[0] for seed in range(40)} == set(range(6))
