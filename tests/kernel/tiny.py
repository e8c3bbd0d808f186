"""Games of a line or two: a kernel's promise is best shown by a script that does nothing else."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from oubliettes.kernel import Ask, Game, Option, Options, Pick, Result, Script, Step, Table

YES: Pick = ("yes",)
NO: Pick = ("no",)


@dataclass(slots=True, kw_only=True)
class Notes(Table):
    """A table that remembers what its scripts heard."""

    heard: list[Any] = field(default_factory=list)


def copy(table: Notes) -> Notes:
    return Notes(agenda=table.agenda[:], heard=table.heard[:])


def hide(table: Notes, seat: int | None) -> Notes:
    return copy(table)


def view(table: Notes, seat: int | None) -> list[Any]:
    return table.heard[:]


def guess(table: Notes, seat: int, rng: Random) -> Notes:
    return copy(table)


def policy(table: Notes, ask: Ask, rng: Random) -> Pick:
    return ask.options[0]


def result(table: Notes) -> Result:
    return Result(scores=(float(len(table.heard)),), ranks=(1,), ending="end")


def tiny(
    *steps: Callable[..., Script[None]],
    agenda: tuple[Step, ...] | None = None,
    options: tuple[Option, ...] = (),
    seats: range = range(1, 4),
) -> Game[Notes]:
    """A game of these steps, played once each in this order, or in the order of `agenda`."""

    def setup(seats: int, options: Options) -> Notes:
        table = Notes()
        table.then(*([(step.__name__,) for step in steps] if agenda is None else agenda))
        return table

    return Game(
        slug="tiny",
        version=1,
        seats=seats,
        options=options,
        folder=Path(__file__).parent,
        setup=setup,
        steps={step.__name__: step for step in steps},
        copy=copy,
        hide=hide,
        view=view,
        guess=guess,
        policy=policy,
        evaluate=lambda table, seat: 0.5,
        result=result,
        check=lambda table: [],
    )


def question(seat: int = 0, prompt: str = "q") -> Ask:
    return Ask(seat, prompt, [YES, NO])
