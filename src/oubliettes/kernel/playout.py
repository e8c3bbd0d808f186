"""A match played to its end by one policy, as fast as Python can: no checkpoint, no record, no log."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from oubliettes.kernel.dice import Dice
from oubliettes.kernel.errors import EndMatch, ScriptError
from oubliettes.kernel.game import Game, T
from oubliettes.kernel.requests import Ask, Draw, Pick, Request, Roll, Script, Together
from oubliettes.kernel.table import Table

Policy = Callable[[T, Ask], Pick]
"""Who picks in a playout. Lone options are taken without asking it."""


class random_policy:  # noqa: N801 - used as a function that makes a policy
    """Every option equally likely. The playout knows it, and spares the call."""

    __slots__ = ("random",)

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def __call__(self, table: Any, ask: Ask) -> Pick:
        options = ask.options
        return options[int(self.random() * len(options))]


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
    try:
        if script is not None:
            counters = _drive(script, request, table, policy, dice, counters)
        _drive(_beats(table, game.steps), None, table, policy, dice, counters)
    except EndMatch:
        table.agenda.clear()
    return table


def _beats(table: Table, steps: Mapping[str, Callable[..., Script[None] | None]]) -> Script[None]:
    """All beats that are left, one after the other."""
    agenda = table.agenda
    while agenda:
        step = agenda.pop()
        if len(step) == 2:  # as most have one argument: spreading a list costs more than all the rest here
            script = steps[step[0]](table, step[1])
        else:
            script = steps[step[0]](table, *step[1:])
        if script is not None:
            yield from script


def _drive(
    script: Script[None],
    request: Request | None,
    table: T,
    policy: Policy[T],
    dice: Dice,
    counters: tuple[int, int],
) -> tuple[int, int]:
    """Answer a script until it ends. That scripts keep to their beats is `Match`'s to check."""
    public, hidden = counters
    send, roll = script.send, dice.roll
    random = policy.random if type(policy) is random_policy else None
    try:
        if request is None:
            request = next(script)
        while True:
            kind = type(request)
            if kind is Ask:
                options = request.options  # type: ignore[union-attr]
                if random is not None:
                    request = send(options[int(random() * len(options))])
                elif len(options) == 1:
                    request = send(options[0])
                else:
                    request = send(policy(table, request))  # type: ignore[arg-type]
            elif kind is Roll:
                if request.hidden:  # type: ignore[union-attr]
                    values = roll(request.dice, hidden, True)  # type: ignore[union-attr]
                    hidden += 1  # before sending: the script may end with this throw
                else:
                    values = roll(request.dice, public)  # type: ignore[union-attr]
                    public += 1
                request = send(values)
            elif kind is Draw:
                hidden += 1
                request = send(dice.draw(request.n, hidden - 1))  # type: ignore[union-attr]
            elif kind is Together:
                request = send(
                    {
                        ask.seat: policy(table, ask) if len(ask.options) > 1 else ask.options[0]
                        for ask in request.asks  # type: ignore[union-attr]
                    }
                )
            else:
                hidden += 1
                request = send(dice.shuffle(request.n, hidden - 1))  # type: ignore[union-attr]
    except StopIteration:
        if getattr(
            script, "gi_frame", None
        ):  # it was not the script that ended: the match would stop half-way, unnoticed
            raise ScriptError(f"the policy or the dice raised StopIteration at {request}") from None
        return public, hidden
