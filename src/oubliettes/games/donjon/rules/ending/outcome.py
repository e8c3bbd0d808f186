"""How a game ends: when, who won, and what outlives it (DJ-1.1 to DJ-1.3, DJ-1.14, DJ-1.16, DJ-34.4)."""

from typing import NoReturn

from oubliettes.games.donjon.rules.adventurer import campaign, party
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.ending.interruption import interrupt
from oubliettes.games.donjon.table import LEFT, NOBODY, OFF, Hero, Outcome, Table
from oubliettes.kernel import Result, ranks


def game_over(t: Table, outcome: Outcome) -> NoReturn:
    """DJ-1.1, DJ-1.3: what follows is the aftermath."""
    t.outcome = outcome
    if outcome == "success":
        t.say("game-over-success", "DJ-1.1")
    else:
        t.say("game-over-failure", "DJ-1.3")
    interrupt(t, ("aftermath",))


def check_party(t: Table) -> None:
    """DJ-1.3, DJ-1.16: with nobody left in the dungeon the game ends."""
    if not party.heroes_in(t):
        game_over(t, "success" if "main" in t.done else "failure")


def leave(t: Table, hero: Hero) -> None:
    """DJ-1.14: out by the stairs, with all he carries, for good."""
    t.stand(hero, OFF)
    hero.fate = LEFT
    t.turn.over = True
    t.say("leaves", "DJ-1.14", seat=hero.number)
    goals.carried_out(t, hero)
    check_party(t)


def result(t: Table) -> Result:
    """The adventurers share one result (DJ-1.2), whoever of them lives; the MD has the other."""
    won = t.outcome == "success"
    scores = [1.0 if won else 0.0] * len(t.heroes)
    if t.md != NOBODY:
        scores.append(0.0 if won else 1.0)
    return Result(
        scores=tuple(scores),
        ranks=ranks([-score for score in scores]),
        ending=t.outcome,
        facts={
            "quest": t.quest,
            "objectives": list(t.done),
            "explorations": t.explorations,
            "survivors": [hero.number for hero in t.heroes if hero.fate == LEFT],
            "richest": list(t.result),
        },
        legacy=campaign.legacy(t),
    )
