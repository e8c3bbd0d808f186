"""Where a pick is on the board, in the order in which a hand would touch it: source, then target.

Heroes, monsters and artefacts are touched by their ids, squares by their names, the tiles of the DM's hand by their
places there.
"""

from oubliettes.games.dungeon_heroes.pieces import (
    ARTEFACTS,
    BREAD,
    CLERIC,
    DAMSEL,
    DRAGON,
    ELIXIR,
    GRAIL,
    HAT,
    HEROES,
    HOLY_ICON,
    MIRROR,
    NAMES,
    PENNANT,
    SKULL,
    WIZARD,
)
from oubliettes.games.dungeon_heroes.sight.box import SLOTS
from oubliettes.games.dungeon_heroes.table import Table
from oubliettes.kernel import Ask, Pick, number

TOOL = {
    "hat": HAT,
    "grail": GRAIL,
    "skull": SKULL,
    "mirror": MIRROR,
    "bread": BREAD,
    "icon": HOLY_ICON,
    "elixir": ELIXIR,
    "pennant": PENNANT,
}
"""The artefact that is used, after the hero who bears it."""
BAR = frozenset({"keep", "hold", "end", "end_always"})
"""Verbs without a place on the board."""


def spots(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    verb, words = pick[0], tuple(str(word) for word in pick[1:])
    if verb in BAR:
        return ()
    if verb == "place":
        return (SLOTS[number(pick) - 1],)
    if verb == "skull":  # the square before the monster: a figure may stand on a monster that is still a tile
        hero, monster, square = words
        return hero, ARTEFACTS[SKULL], square, monster
    if verb in TOOL:
        return words[0], ARTEFACTS[TOOL[str(verb)]], *words[1:]
    if verb == "act":
        return (words[1],)
    return *_source(t, ask, str(verb)), *words


def _source(t: Table, ask: Ask, verb: str) -> tuple[str, ...]:
    """Who or what does it, where the pick does not say so."""
    match verb:
        case "square":
            return (SLOTS[t.picked - 1],)
        case "reveal" if ask.seat == t.heroes_seat:
            return (HEROES[WIZARD],)
        case "heal":
            return (HEROES[CLERIC],)
        case "inspire":
            return (HEROES[DAMSEL],)
        case "assign":
            return (ARTEFACTS[t.buying],)
        case "exit" | "use":
            return (str((ask.facts or {})["hero"]),)
        case "attack" | "step" | "slide" | "raise" | "possess":
            return tuple(NAMES[figure.at] for figure in t.figures if figure.number == t.acting)
        case "second":
            return tuple(NAMES[figure.at] for figure in t.figures if figure.face == DRAGON)
    return ()
