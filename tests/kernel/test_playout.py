"""The fast loop and a match give the same games."""

from random import Random
from typing import Any

import pytest

from oubliettes.kernel import (
    Ask,
    Dice,
    Draw,
    EndMatch,
    FairDice,
    FastDice,
    Match,
    Pick,
    Policy,
    Request,
    Roll,
    Script,
    ScriptError,
    Shuffle,
    Together,
    playout,
    random_policy,
)
from tests.kernel.tiny import NO, YES, Notes, question, tiny
from tests.kernel.toy import TOY, Cellar, cellar


def play(match: Match[Any], policy: Policy[Any]) -> Match[Any]:
    """What `playout` does, on a match: each open ask in its order; lone options are taken without the policy."""
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, ask.options[0] if len(ask.options) == 1 else policy(match.table, ask))
    return match


def toy_policy(seed: int) -> Policy[Cellar]:
    rng = Random(seed)
    return lambda table, ask: TOY.policy(table, ask, rng)


def new_dice(kind: str, seed: int) -> Dice:
    return FastDice(seed) if kind == "fast" else FairDice(bytes([seed]) * 32)


@pytest.mark.parametrize("kind", ["fast", "fair"])
@pytest.mark.parametrize("seed", range(12))
def test_a_playout_is_a_match(kind: str, seed: int) -> None:
    options = TOY.settle(3, {"hand": 1 + seed % 3, "deadly": seed % 2 == 0})
    match = play(Match.new(TOY, seats=3, options=options, dice=new_dice(kind, seed)), toy_policy(seed))
    table = playout(TOY, TOY.setup(3, options), toy_policy(seed), new_dice(kind, seed))
    assert table == match.table
    assert TOY.result(table) == match.result


@pytest.mark.parametrize("seed", range(12))
def test_finish_goes_on_from_where_a_fork_stands(seed: int) -> None:
    """At every ask of a match, with fair dice: also in the middle of a beat and of a Together."""
    dice = FairDice(bytes([seed]) * 32)
    match = Match.new(TOY, seats=3, dice=dice)
    rng = Random(seed)
    while match.pending:
        policy, twin = toy_policy(seed), toy_policy(seed)
        expected = play(match.fork(dice, keep=True), policy)
        assert match.fork(dice).finish(twin) == expected.result
        ask = rng.choice(match.pending)
        match.choose(ask.seat, rng.choice(ask.options))


def test_finish_leaves_a_fork_that_is_over() -> None:
    fork = cellar().fork(FastDice(3))
    result = fork.finish(random_policy(Random(3)))
    assert fork.pending == []
    assert fork.result == result
    assert fork.finish(random_policy(Random(4))) == result, "once over, it stays over"


def test_finish_is_for_forks_without_a_record() -> None:
    match = cellar()
    with pytest.raises(ScriptError, match="call it on a fork"):
        match.finish(random_policy(Random(1)))
    with pytest.raises(ScriptError, match="call it on a fork"):
        match.fork(FastDice(1), keep=True).finish(random_policy(Random(1)))
    assert match.pending


class Counted:
    """Dice that note the counter of each throw."""

    kind = "counted"
    typed = False

    def __init__(self) -> None:
        self.thrown: list[tuple[str, int]] = []

    def roll(self, faces: tuple[int, ...], counter: int, hidden: bool = False) -> tuple[int, ...]:
        self.thrown.append(("hidden" if hidden else "public", counter))
        return faces

    def draw(self, n: int, counter: int) -> int:
        self.thrown.append(("hidden", counter))
        return 0

    def shuffle(self, n: int, counter: int) -> tuple[int, ...]:
        self.thrown.append(("hidden", counter))
        return tuple(range(n))


def one_throw_a_beat(t: Notes, kind: str) -> Script[None]:
    throws: dict[str, Request] = {
        "roll": Roll((6,)),
        "trap": Roll((6,), hidden=True),
        "draw": Draw(3),
        "shuffle": Shuffle(3),
    }
    t.heard.append((yield throws[kind]))


def test_a_throw_that_ends_its_beat_counts_too() -> None:
    """Else fair dice would give the same throw twice."""
    agenda = tuple(("one_throw_a_beat", kind) for kind in ("roll", "roll", "trap", "draw", "roll", "shuffle", "draw"))
    game = tiny(one_throw_a_beat, agenda=agenda)
    expected = [
        *(("public", 0), ("public", 1), ("hidden", 0), ("hidden", 1), ("public", 2), ("hidden", 2), ("hidden", 3)),
    ]
    fast, slow = Counted(), Counted()
    playout(game, game.setup(1, {}), random_policy(Random(1)), fast)
    Match.new(game, dice=slow)
    assert fast.thrown == expected
    assert slow.thrown == expected


def test_lone_options_are_taken_without_the_policy() -> None:
    asked: list[Ask] = []

    def policy(table: Notes, ask: Ask) -> Pick:
        asked.append(ask)
        return ask.options[0]

    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield Ask(0, "lone", [("pass",)])))
        t.heard.append((yield question()))
        t.heard.append((yield Together([Ask(0, "lone", [("pass",)]), question(1)])))

    game = tiny(beat)
    table = playout(game, game.setup(2, {}), policy, FastDice(1))
    assert table.heard == [("pass",), YES, {0: ("pass",), 1: YES}]
    assert [ask.prompt for ask in asked] == ["q", "q"]


def test_a_playout_ends_at_once_from_a_nested_script() -> None:
    def inner(t: Notes) -> Script[None]:
        yield question()
        raise EndMatch

    def outer(t: Notes) -> Script[None]:
        t.then(("outer",))
        yield from inner(t)
        t.heard.append("never")

    game = tiny(outer)
    table = playout(game, game.setup(1, {}), random_policy(Random(1)), FastDice(1))
    assert (table.heard, table.agenda) == ([], [])


def test_a_playout_plays_in_place_and_says_nothing() -> None:
    table = TOY.setup(2, TOY.settle(2, {}))
    assert playout(TOY, table, random_policy(Random(1)), FastDice(1)) is table
    assert table.log is None


def test_a_policy_that_runs_out_of_ideas_does_not_end_the_match() -> None:
    def policy(table: Cellar, ask: Ask) -> Pick:
        return next(option for option in ask.options if option == ("win",))

    with pytest.raises(ScriptError, match="the policy or the dice raised StopIteration at Ask"):
        playout(TOY, TOY.setup(2, TOY.settle(2, {})), policy, FastDice(1))
    with pytest.raises(ScriptError, match="the policy or the dice raised StopIteration at Ask"):
        cellar().fork(FastDice(1)).finish(policy)


def test_random_policy_makes_every_pick() -> None:
    ask = Ask(0, "q", [("a",), ("b",), ("c",)])
    policy = random_policy(Random(0))
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[ask.options.index(policy(None, ask))] += 1
    assert min(counts) > 850


def test_finish_answers_the_rest_of_an_open_together() -> None:
    def beat(t: Notes) -> Script[None]:
        t.heard.append((yield Together([question(0), question(1), question(2)])))

    match = Match.new(tiny(beat), seats=3)
    match.choose(1, NO)
    fork = match.fork(FastDice(5))
    fork.finish(lambda table, ask: YES)
    assert fork.table.heard == [{0: YES, 1: NO, 2: YES}]
    assert match.table.heard == []
