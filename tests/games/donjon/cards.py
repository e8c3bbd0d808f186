"""Event cards that take effect on a small party."""

from typing import Any

from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT
from tests.games.donjon.situation import match, table


def event(t: Table, card: str, *args: int, rolls: tuple[int, ...] = (), draws: tuple[int, ...] = ()) -> Match[Table]:
    """The card takes effect."""
    t.decks["event"].remove(card)
    return match(t, ("event", card, *args), rolls=rolls, draws=draws)


def two_heroes(monsters: str = "") -> Table:
    return table(heroes=f"warrior 2,2 {SPENT}; priest 4,4 {SPENT}", monsters=monsters)


def apart(**facts: Any) -> Table:
    """Two adventurers in two rooms."""
    return table("room_nwe", "n room_n", heroes=f"dwarf warrior 2,2 {SPENT}; thief 2,-3 {SPENT}", **facts)
