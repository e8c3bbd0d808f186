"""The small helpers of scripts: verbs, lone options, typed parts of a pick, steps that ask nothing."""

from dataclasses import replace
from random import Random

import pytest

from oubliettes.kernel import (
    Ask,
    EndMatch,
    FastDice,
    Match,
    Pick,
    Script,
    ScriptError,
    Verbs,
    choose,
    number,
    playout,
    random_policy,
    word,
)
from tests.kernel.toy import TOY, Cellar

done: list[tuple[str, int, str]] = []


def push(who: str, at: int, what: str = "door") -> None:
    done.append((who, at, what))


def think(who: str) -> Script[int]:
    pick: Pick = yield Ask(0, "think", [("one", 1), ("two", 2)])
    return number(pick)


ACTIONS: Verbs[Script[int] | None] = Verbs("an action", {"push": push, "think": think})


def test_a_pick_plays_the_handler_of_its_verb_with_its_parts() -> None:
    done.clear()
    assert ACTIONS.play(("push", 3), "hero") is None
    assert ACTIONS.play(("push", 4, "lever"), "hero") is None
    assert done == [("hero", 3, "door"), ("hero", 4, "lever")]
    script = ACTIONS.play(("think",), "hero")
    assert script is not None
    next(script)
    with pytest.raises(StopIteration) as end:
        script.send(("two", 2))
    assert end.value.value == 2


def test_a_verb_without_a_handler_is_refused_by_name() -> None:
    with pytest.raises(ScriptError, match="an action cannot be 'leave': it is one of push, think"):
        ACTIONS.play(("leave",), "hero")


def test_a_lone_option_is_taken_without_asking() -> None:
    script = choose(1, "which", [("only",)])
    with pytest.raises(StopIteration) as end:
        next(script)
    assert end.value.value == ("only",)
    script = choose(1, "which", [("a",), ("b",)], "ZZ-1.1", facts={"n": 1})
    ask = next(script)
    assert isinstance(ask, Ask)
    assert (ask.seat, ask.prompt, ask.rule, ask.facts) == (1, "which", "ZZ-1.1", {"n": 1})


def test_the_parts_of_a_pick_have_types() -> None:
    pick: Pick = ("take", "sword", 2)
    assert (word(pick), number(pick, 2), word(pick, 0)) == ("sword", 2, "take")
    with pytest.raises(ScriptError, match="part 2"):
        word(pick, 2)
    with pytest.raises(ScriptError, match="part 1"):
        number(pick)


# ------------------------------------------------------------------ steps that ask nothing


def quiet_end(t: Cellar) -> None:
    t.say("quiet", "")
    t.agenda.clear()


def quiet_stop(t: Cellar) -> None:
    raise EndMatch


@pytest.mark.parametrize("last", [quiet_end, quiet_stop])
def test_a_step_may_be_a_plain_function(last: object) -> None:
    def setup(seats: int, options: object) -> Cellar:
        table = TOY.setup(seats, TOY.settle(seats, {}))
        table.then(("quiet",), ("quiet",), ("turn", 0), ("last",), ("turn", 1))
        return table

    seen: list[int] = []
    steps = {**TOY.steps, "quiet": lambda t: seen.append(len(t.agenda)), "last": last}
    game = replace(TOY, setup=setup, steps=steps)  # type: ignore[arg-type]
    match = Match.new(game, seats=2, dice=FastDice(1))
    assert len(seen) == 2
    twin = match.fork(FastDice(2))
    assert len(seen) == 2  # the open beat alone is played again
    rng = Random(1)
    while match.pending and ("last",) in match.table.agenda:
        match.choose(match.pending[0].seat, rng.choice(match.pending[0].options))
    twin.finish(random_policy(Random(3)))
    assert twin.table.agenda == []
    table = playout(game, setup(2, {}), random_policy(Random(4)), FastDice(4))
    assert (table.agenda, len(seen)) == ([], 4)


def test_a_step_that_asked_nothing_when_it_is_played_again_is_a_mistake() -> None:
    asks = True

    def fickle(t: Cellar, seat: int) -> Script[None] | None:
        return TOY.steps["turn"](t, seat) if asks else None

    match = Match.new(replace(TOY, steps={**TOY.steps, "turn": fickle}), seats=2, dice=FastDice(1))
    while ("turn" not in str(match._start.agenda[-1])) and match.pending:
        match.choose(match.pending[0].seat, match.pending[0].options[0])
    asks = False
    with pytest.raises(ScriptError, match="ends early"):
        match.fork(FastDice(1))
