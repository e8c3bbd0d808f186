"""The last word of a turn (DH-4.7): what was done last may still be taken back."""

from oubliettes.games.dungeon_heroes.pieces import END, END_ALWAYS
from oubliettes.games.dungeon_heroes.table import Table
from oubliettes.kernel import Ask, Pick, Script


def close(t: Table, seat: int, acted: bool) -> Script[None]:
    """Asked in the beat of the last action, which an undo can reach. After a tile was turned up there is none to reach.

    Who always ends his turn at once says so for the rest of the match.
    """
    if not acted or t.hasty >> seat & 1:
        return
    pick: Pick = yield Ask(seat, "close-turn", (END, END_ALWAYS), "DH-4.7")
    if pick is END_ALWAYS:
        t.hasty |= 1 << seat
