"""Heroes in town: made, and after the dungeon."""

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import FastDice, Match
from tests.games.donjon.situation import asked, play


def through(played: Match[Table], **plans: list[str]) -> Match[Table]:
    """Plans by prompt, made by whoever is asked; all else is declined."""
    while played.pending:
        seat, prompt = asked(played)
        plan = plans.get(f"{prompt.replace('-', '_')}_{seat}", [])
        play(played, plan.pop(0) if plan else "done")
    return played


def making(seats: int = 1) -> Match[Table]:
    """A party from its first question on."""
    return Match.new(GAME, seats=seats, options={"master": "automatic"}, dice=FastDice(3))
