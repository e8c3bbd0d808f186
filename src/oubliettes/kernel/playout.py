"""A match played to its end by one policy, as fast as Python can: no checkpoint, no record, no log."""

from collections.abc import Callable
from random import Random
from typing import Any

from oubliettes.kernel.dice import Dice
from oubliettes.kernel.errors import BeatError, EndMatch
from oubliettes.kernel.game import Game, T
from oubliettes.kernel.requests import Ask, Draw, Pick, Request, Roll, Script, Together

Policy = Callable[[T, Ask], Pick]
"""Who picks in a playout. Lone options are taken without asking it."""


def random_policy(rng: Random) -> Policy[Any]:
    """Every option equally likely."""
    random = rng.random

    def pick(table: Any, ask: Ask) -> Pick:
        options = ask.options
        return options[int(random() * len(options))]

    return pick


def playout(
    game: Game[T],
    table: T,
    policy: Policy[T],
    dice: Dice,
    *,
    script: Script[None] | None = None,
    request: Request | None = None,
    counters: tuple[int, int] = (0, 0),
) -> T:
    """Play `table` to the end, in place, and return it.

    It starts with a new beat, or in the middle of one that a fork has begun: `script` waiting at `request`, after so
    many public and hidden throws.
    """
    agenda, steps = table.agenda, game.steps
    public, hidden = counters
    try:
        while True:
            if script is None:
                if not agenda:
                    return table
                step = agenda.pop()
                script = steps[step[0]](table, *step[1:])
            send, closed = script.send, False
            try:
                if request is None:
                    request = next(script)
                while True:
                    kind = type(request)
                    if kind is Ask:
                        if closed:
                            raise BeatError(f"{request} in a closed beat: push a step and ask there")
                        options = request.options  # type: ignore[union-attr]
                        request = send(policy(table, request) if len(options) > 1 else options[0])  # type: ignore[arg-type]
                    elif kind is Roll:
                        if request.hidden:  # type: ignore[union-attr]
                            closed = True
                            hidden += 1  # before sending: this throw may end the beat
                            request = send(dice.roll(request.dice, hidden - 1, True))  # type: ignore[union-attr]
                        else:
                            public += 1
                            request = send(dice.roll(request.dice, public - 1))  # type: ignore[union-attr]
                    elif kind is Draw:
                        closed = True
                        hidden += 1
                        request = send(dice.draw(request.n, hidden - 1))  # type: ignore[union-attr]
                    elif kind is Together:
                        if closed:
                            raise BeatError(f"{request} in a closed beat: push a step and ask there")
                        closed = True
                        answers = {}
                        for ask in request.asks:  # type: ignore[union-attr]
                            options = ask.options
                            answers[ask.seat] = policy(table, ask) if len(options) > 1 else options[0]
                        request = send(answers)
                    else:
                        closed = True
                        hidden += 1
                        request = send(dice.shuffle(request.n, hidden - 1))  # type: ignore[union-attr]
            except StopIteration:
                script = request = None
    except EndMatch:
        agenda.clear()
        return table
