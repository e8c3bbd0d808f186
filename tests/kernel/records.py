"""Matches that were played, with their records."""

from random import Random
from typing import Any

from oubliettes.kernel import (
    CannotUndo,
    FairDice,
    Match,
)
from tests.kernel.toy import TOY, Cellar


def fair(seed: int) -> FairDice:
    return FairDice(bytes([seed]) * 32, ["one", "two", "three"])


def move(match: Match[Any], rng: Random) -> None:
    """A pick, or an undo where there is one to make."""
    seat = rng.randrange(3)
    if rng.random() < 0.2:
        try:
            return match.undo(seat)
        except CannotUndo:
            pass
    ask = rng.choice(match.pending)
    match.choose(ask.seat, rng.choice(ask.options))


def played(seed: int) -> Match[Cellar]:
    match, rng = Match.new(TOY, seats=3, options={"hand": 3}, dice=fair(seed), names=["A", "B", "C"]), Random(seed)
    while match.pending:
        move(match, rng)
    return match
