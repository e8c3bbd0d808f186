"""The end of the game and the final count (QT-25)."""

from oubliettes.games.quetes.pieces import CONSTANTS, EVEN_POINTS, MAIN_TIMES, NOTHING, POINTS, QUEST_WORDS
from oubliettes.games.quetes.table import Ending, Table
from oubliettes.kernel import EndMatch, Result, ranks


def check_end(t: Table) -> None:
    """QT-25.1: the game ends at once when somebody has reached the target. QT-25.11: by several at once, too."""
    if any(p.trophies >= t.target for p in t.players):
        finish(t, "target")


def finish(t: Table, ending: Ending) -> None:
    """QT-25.12, QT-25.14: nothing more can be done; unfinished quests are turned over."""
    t.ending = ending
    for seat in t.order():
        p = t.players[seat]
        if p.main.card != NOTHING:
            name = QUEST_WORDS[p.main.card]
            t.say("unfinished-main", "QT-25.4", seat=seat, quest=name, points=main_penalty(t, seat))
        for quest in p.secondary:
            name = QUEST_WORDS[quest.card]
            points = CONSTANTS["unfinished_secondary_penalty"]
            t.say("unfinished", "QT-25.6", seat=seat, quest=name, points=points)
    raise EndMatch


def main_penalty(t: Table, seat: int) -> int:
    """QT-25.4, QT-25.5, QT-25.17: an unfinished main quest costs its printed points, or twice that."""
    main = t.players[seat].main
    if main.card == NOTHING:
        return 0
    printed = (EVEN_POINTS if len(t.players) % 2 == 0 else POINTS)[main.card]
    return printed * (MAIN_TIMES if t.doubled else 1)


def score(t: Table, seat: int) -> int:
    """QT-25.4, QT-25.6, QT-25.16: the points after deductions; they may be negative."""
    p = t.players[seat]
    return p.trophies - main_penalty(t, seat) - CONSTANTS["unfinished_secondary_penalty"] * len(p.secondary)


def result(t: Table) -> Result:
    """QT-25.7 to QT-25.10, QT-25.15: most points, then most remains, then most gems, then shared.

    QT-1.2, QT-25.9: the order of the count.
    """
    scores = [score(t, seat) for seat in range(len(t.players))]
    keys = [(-points, -len(p.remains), -p.gems) for points, p in zip(scores, t.players, strict=True)]
    facts = {"rounds": t.round, "trophies": [p.trophies for p in t.players]}
    return Result(tuple(map(float, scores)), ranks(keys), t.ending, facts)
