"""What a bot thinks of each option of a question, and exact odds where the game can count them."""

from random import Random
from typing import Any, NamedTuple

from oubliettes.kernel import Game, Pick, Sight
from oubliettes.players.grades import Grade
from oubliettes.players.search import Manner, Search

ADVISER = Grade(180, 0.6)
"""A short search: somebody waits for it."""


class Advice(NamedTuple):
    """Plain data: it can be pickled."""

    pick: Pick
    """What the adviser would pick."""
    values: dict[Pick, float]
    """How well the seat would stand after a pick, from 0 (lost) to 1 (won): an estimate. Not all picks of a long list
    are tried."""
    odds: dict[Pick, float]
    """The exact chance that a pick works out, where the game can count it."""


def advise(game: Game[Any], what: Sight[Any], rng: Random, *, timed: bool = False, grade: Grade = ADVISER) -> Advice:
    """About the question that is open in a sight."""
    search = Search(game, what, rng.getrandbits(63), manner := Manner())
    tally = search.run(grade.simulations, grade.guard() if timed else None)
    values = {pick: tally.value(option) for option, pick in enumerate(tally.options)}
    seen = game.hide(search.world.table, what.seat)
    notes = game.note(seen, search.ask)
    return Advice(
        tally.options[tally.best(manner.doubt)],
        {pick: min(1.0, max(0.0, value)) for pick, value in values.items() if value is not None},
        {pick: note.chance for pick, note in notes.items() if note.chance is not None},
    )
