"""A phase that is cut short: what was to come is forgotten (DJ-10.3, DJ-10.8, DJ-10.11)."""

from typing import NoReturn

from oubliettes.games.donjon.rules.adventurer import states
from oubliettes.games.donjon.table import PC, PE, Table, Turn
from oubliettes.kernel import Step


class Cut(Exception):
    """Raised when the phase or the game changes for good: the rest of the beat is not played. Nothing went wrong."""


def interrupt(t: Table, *steps: Step) -> NoReturn:
    """Forget all that was to come, and go on with these steps."""
    t.agenda.clear()
    t.then(*steps)
    if 0 <= t.turn.figure < len(t.heroes):
        t.heroes[t.turn.figure].knocked = False  # DJ-37.10: the turn in progress is over
    t.turn = Turn()
    t.blow = t.trial = None
    t.event = ""
    raise Cut


def start_combat(t: Table) -> NoReturn:
    """DJ-10.3, DJ-10.8: monsters have appeared; the Exploration Phase and the turn in progress are over. DJ-10.1."""
    if t.phase == PE:
        states.phase_ends(t, PE)
    t.phase = PC
    interrupt(t, ("combat",))
