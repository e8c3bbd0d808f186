"""Picks that a person would expect and may not make now, each with the rule that forbids it: worked out on demand."""

from oubliettes.games.dungeon_heroes.pieces import ACT, ACTIONS, MOVES, REVEALS, WIZARD
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, PASSIVE, Table
from oubliettes.kernel import Blocked


def blocked_heroes(t: Table) -> list[Blocked]:
    """Exhausted and possessed heroes, squares held by others, tiles under monsters."""
    greyed = []
    taken = t.taken
    for hero in t.heroes:
        if hero.at < 0:
            continue
        if hero.possessed:
            greyed.append(Blocked(("hero", hero.name), "DH-19.25"))
        elif hero.used >= hero.limit:
            greyed.append(Blocked(("hero", hero.name), "DH-8.2"))
        else:
            greyed += [Blocked(pick, "DH-8.9") for bit, pick in MOVES[hero.kind][hero.at] if taken & bit]
            if hero.kind == WIZARD:
                greyed += [Blocked(pick, "DH-12.12") for bit, pick in REVEALS if t.backs & t.monsters & bit]
    return greyed


def blocked_master(t: Table) -> list[Blocked]:
    """Reveals and monsters that must wait: for the aggressive phase, for tiles in hand, or for the next turn."""
    greyed = []
    must_place = t.phase == AGGRESSIVE and t.hand and t.receiving
    if t.phase == PASSIVE or must_place:
        greyed.append(Blocked(("reveal",), "DH-5.19" if must_place else "DH-5.13"))
    else:
        greyed += [Blocked(pick, "DH-6.5") for bit, pick in REVEALS if t.backs & t.monsters & bit]
    for figure in t.figures:
        pick = ACT[figure.face][figure.at]
        if figure.spent >= ACTIONS[figure.face]:
            greyed.append(Blocked(pick, "DH-6.8"))
        elif must_place:
            greyed.append(Blocked(pick, "DH-5.19"))
        elif t.phase == PASSIVE and not t.placed and t.budget - t.spent == 1:
            greyed.append(Blocked(pick, "DH-17.12"))
    return greyed
