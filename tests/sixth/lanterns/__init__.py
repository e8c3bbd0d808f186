"""Lanterns: a complete small game in a folder of its own. Nothing outside it knows that it exists."""

from oubliettes.kernel import Game, Option

from .mind import evaluate, guess, policy
from .notes import box, notes, spots
from .pieces import FOLDER, ROUNDS
from .script import STEPS, result, setup
from .table import Table, check, copy, hide, view

GAME: Game[Table] = Game(
    slug="lanterns",
    version=1,
    seats=range(1, 4),
    options=(Option("nights", "number", ROUNDS, least=1, most=5, rules=("LA-1.2",)),),
    folder=FOLDER,
    setup=setup,
    steps=STEPS,
    copy=copy,
    hide=hide,
    view=view,
    guess=guess,
    policy=policy,
    evaluate=evaluate,
    result=result,
    check=check,
    note=notes,
    spots=spots,
    box=box,
    secrets=False,
)
