"""Monsters that are to come."""

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.table import NOBODY, PC, Coming, Group, Table
from oubliettes.kernel import Match
from tests.games.donjon.situation import match


def all_that_may_come(t: Table, kind: str, why: str = "", zone: int = NOBODY) -> set[str]:
    """Every card that a draw could give, found by drawing each."""
    found: set[str] = set()
    for n in range(100):
        copy = GAME.copy(t)
        script = draws.draw(copy, kind, "then", why, zone)
        try:
            request = next(script)
        except StopIteration:
            return {str(copy.agenda[-1][1])}
        if n >= request.n:  # type: ignore[union-attr]
            return found
        try:
            script.send(n)
        except StopIteration:
            found.add(str(copy.agenda[-1][1]))
    return found


def arrive(t: Table, *draws: int) -> Match[Table]:
    """A Monster card is drawn in the middle of a fight, so that nothing else happens."""
    t.phase = PC
    return match(t, ("monsters", 0), draws=draws)


def can_come(t: Table) -> list[str]:
    return [card for card in t.decks["monster"] if arrival.may_come(t, card, "")]


def crowd(t: Table, *kinds: str) -> None:
    """Monsters that are to be placed."""
    t.groups.append(Group("orc_band", len(kinds), 0))
    t.coming = [Coming(kind, len(t.groups) - 1) for kind in kinds]
