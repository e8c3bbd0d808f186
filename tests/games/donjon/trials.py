"""Tests with scripted dice, and luck on them."""

from collections.abc import Iterable
from typing import Any

from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.table import PC_NEXT, Table
from oubliettes.kernel import Roll
from tests.games.donjon.situation import table


def try_it(
    t: Table, which: int, *dice: int, target: int = 9, figure: int = 0, answers: Iterable[tuple[Any, ...]] = ()
) -> bool:
    """A test with these dice; whoever is asked gives these answers."""
    script = trials.trial(t, t.figure(figure), which, target)
    rolls, picked = list(dice), list(answers)
    try:
        request = next(script)
        while True:
            if isinstance(request, Roll):
                request = script.send((rolls.pop(0),))
            else:
                answer = picked.pop(0)
                assert answer in request.options  # type: ignore[union-attr]
                request = script.send(answer)
    except StopIteration as end:
        assert not rolls
        assert not picked
        return bool(end.value)


def lucky(text: str, **facts: Any) -> Table:
    t = table(heroes=text, **facts)
    add_effect(t.heroes[0], "luck", 1, PC_NEXT)
    return t
