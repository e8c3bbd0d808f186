"""What picks do, and what is in the box."""

from oubliettes.kernel import Ask, Box, Note, Pick, Thing, line, note

from .pieces import DARK, OIL
from .table import Table


def notes(t: Table, ask: Ask) -> dict[Pick, Note]:
    chance = (6 - DARK) / 6
    return {
        pick: note(line("brings", n=t.burning + OIL[str(pick[1])]), chance=chance)
        if pick[0] == "light"
        else note(line("keeps", n=t.burning))
        for pick in ask.options
    }


def spots(t: Table, ask: Ask, pick: Pick) -> tuple[str, ...]:
    return (str(pick[1]),) if pick[0] == "light" else (f"seat:{ask.seat}",)


def box() -> Box:
    return Box("lanterns", tuple(Thing(id, "lantern", {"oil": oil}, ("LA-1.3",)) for id, oil in OIL.items()))
