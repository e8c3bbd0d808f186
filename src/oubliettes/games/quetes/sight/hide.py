"""The table as a seat may know it (QT-27.2 to QT-27.5)."""

from oubliettes.games.quetes.pieces import NOTHING, PRIEST
from oubliettes.games.quetes.rules.negotiation import bystanders
from oubliettes.games.quetes.table import UNKNOWN, Quest, Table, copy


def hide(t: Table, seat: int | None) -> Table:
    """A copy, blank where this seat cannot know. QT-25.14: after the end everything is turned over."""
    new = copy(t)
    if t.ending:
        return new
    bit = 0 if seat is None else 1 << seat

    def face(quest: Quest) -> Quest:
        return quest if quest.card == NOTHING or quest.knowers & bit else quest._replace(card=UNKNOWN)

    new.pile = [face(quest) for quest in new.pile]
    new.shown = [face(quest) for quest in new.shown]
    for number, p in enumerate(new.players):
        p.candidates = [face(quest) for quest in p.candidates]
        p.main = face(p.main)
        p.secondary = [face(quest) for quest in p.secondary]
        if number != seat:
            p.declined = 0
    if t.top >= 0 and (seat is None or t.players[seat].character != PRIEST):  # QT-27.4
        new.deck = sorted([*t.deck, t.top])
        new.top = UNKNOWN
    if new.fight and not new.fight.revealed:  # QT-27.5
        for other in bystanders(new.fight):
            if other != seat and not new.fight.fled >> other & 1:
                new.fight.camps[other] = UNKNOWN
    return new
