"""How a game ends: who won, and what outlives it (DJ-1.1 to DJ-1.3, DJ-34.4)."""

from oubliettes.games.donjon.rules.adventurer import campaign
from oubliettes.games.donjon.table import LEFT, NOBODY, Table
from oubliettes.kernel import Result, ranks


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
