"""Who answers for the Dungeon Master: a person, or the rules of DJ-35 (`automatic` fills in CHOOSERS)."""

from collections.abc import Callable, Sequence
from operator import itemgetter

from oubliettes.games.donjon.table import NOBODY, Table
from oubliettes.kernel import Ask, Pick, Script

Chooser = Callable[[Table, Sequence[Pick]], Pick]
CHOOSERS: dict[str, Chooser] = {}
"""For each prompt, how the automatic MD picks. Without one it takes the first option: they come in its order."""
BY_PLACE: frozenset[str | int] = frozenset(("play", "discard"))
"""Picks of a card of the MD's hand by its place: their labels need the cards."""
_verb = itemgetter(0)


def master(t: Table, prompt: str, options: Sequence[Pick], rule: str = "", **facts: object) -> Script[Pick]:
    """A choice that is the MD's. With these choices he shapes the dungeon, and with no others (DJ-21.8, DJ-21.9)."""
    if t.md == NOBODY:
        return choose(t, prompt, options)
    for verb in BY_PLACE.intersection(map(_verb, options)):
        facts[str(verb)] = tuple(t.hand)
    pick: Pick = yield Ask(t.md, prompt, options, rule, None, facts)
    return pick


def decide(t: Table, prompt: str, options: Sequence[Pick], rule: str = "", **facts: object) -> Script[Pick]:
    """A choice of the MD, who is asked only where there is something to choose, and nothing hidden made it alone."""
    if len(options) == 1:
        return options[0]
    return (yield from master(t, prompt, options, rule, **facts))


def choose(t: Table, prompt: str, options: Sequence[Pick]) -> Pick:
    """What the automatic MD picks (DJ-35). It may be given a table hidden from the heroes only."""
    chooser = CHOOSERS.get(prompt)
    return chooser(t, options) if chooser and len(options) > 1 else options[0]


def md_hand(t: Table) -> int:
    """The seat that throws the MD's dice: his, or the first hero's if nobody plays him."""
    return t.md if t.md != NOBODY else 0
