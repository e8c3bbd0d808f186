"""A rule's script, run on its own by scripted dice; whoever is asked takes the first option, or what is scripted."""

from collections.abc import Iterable
from typing import Any

from oubliettes.kernel import Ask, Draw, Pick, Roll, Script


def run(
    script: Script[Any] | None, rolls: Iterable[int] = (), picks: Iterable[Pick] = (), draws: Iterable[int] = ()
) -> Any:
    if script is None:  # a step that asks nothing
        return None
    dice, answers, cards = iter(rolls), iter(picks), iter(draws)
    try:
        request = next(script)
        while True:
            answer: Any
            if isinstance(request, Roll):
                answer = tuple(next(dice) for _ in request.dice)
            elif isinstance(request, Draw):
                answer = next(cards)
            else:
                assert isinstance(request, Ask)
                answer = next(answers)
                assert answer in request.options, f"{answer} is not offered: {request}"
            request = script.send(answer)
    except StopIteration as end:
        left = list(dice)
        assert not left, f"dice left: {left}"
        return end.value
