"""Picks that a person would expect and may not make now, each with the rule that forbids it: worked out on demand."""

from oubliettes.games.dungeon_heroes.pieces import ACT, ACTIONS, MOVES, NECROMANCER, WHITE_LADY, WIZARD, reveals
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, PASSIVE, Table
from oubliettes.kernel import Blocked

TWO_ACTIONS = {NECROMANCER: "DH-19.4", WHITE_LADY: "DH-19.13"}
"""The rules that limit those who act twice a turn."""


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
                greyed += [Blocked(pick, "DH-12.12") for pick in reveals(t.backs & t.monsters)]
    return greyed


def blocked_master(t: Table) -> list[Blocked]:
    """Reveals and monsters that must wait: for the aggressive phase, for tiles in hand, or for the next turn."""
    greyed = []
    must_place = t.phase == AGGRESSIVE and t.hand and t.receiving
    if t.phase == PASSIVE or must_place:
        greyed.append(Blocked(("reveal",), "DH-5.19" if must_place else "DH-5.13"))
    else:
        greyed += [Blocked(pick, "DH-6.5") for pick in reveals(t.backs & t.monsters)]
    waiting = "DH-5.19" if must_place else ""
    if t.phase == PASSIVE and not t.placed and t.budget - t.spent == 1:
        waiting = "DH-17.12"
    for figure in t.figures:
        tired = figure.spent >= ACTIONS[figure.face]
        if tired or waiting:
            rule = TWO_ACTIONS.get(figure.face, "DH-6.8") if tired else waiting
            greyed.append(Blocked(ACT[figure.face][figure.at], rule))
    if t.lady:
        tired = t.lady.spent >= ACTIONS[WHITE_LADY]
        if tired or waiting:
            rule = "DH-19.21" if tired else waiting
            greyed += [Blocked(("hero", hero.name), rule) for hero in t.heroes if hero.possessed]
    return greyed
