"""What a bot needs to know: a quick pick for every question, and how well a seat stands."""

from random import Random

from oubliettes.games.donjon.guess import guess
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Ask, Pick

__all__ = ["evaluate", "guess", "policy"]


def policy(t: Table, ask: Ask, rng: Random) -> Pick:
    return ask.options[int(rng.random() * len(ask.options))]


def evaluate(t: Table, seat: int) -> float:
    return 0.5
