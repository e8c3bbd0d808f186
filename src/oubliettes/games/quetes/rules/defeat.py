"""Those who lost a fight, and the monster that was left standing (QT-13)."""

from oubliettes.games.quetes.pieces import DEFEAT_WOUNDS, DRAGON_OBJECT, FAIRY, HEAVY_WOUNDS, OBJECTS
from oubliettes.games.quetes.rules.goods import discard, discard_drawn, wound
from oubliettes.games.quetes.rules.power import kritik
from oubliettes.games.quetes.table import Fight, Table


def leave_monster(t: Table, fight: Fight) -> None:
    """QT-13.8, QT-13.10, QT-22.4, QT-22.5: the card is discarded, and a dragon's object with it."""
    if fight.enemy in DRAGON_OBJECT:
        o = DRAGON_OBJECT[fight.enemy]
        t.aside.remove(o)
        t.scrap.append(o)
        t.say("dragon-object-lost", "QT-22.4", object=OBJECTS[o])
    discard_drawn(t)


def defeat(t: Table, fight: Fight, losers: list[int]) -> set[int]:
    """QT-5.1, QT-5.2, QT-5.8, QT-20.22: one wound each, two on a KritiK; the Good Fairy saves her owner.

    QT-5.3: by a die of the winners. QT-14.13, QT-14.19: each of the beaten camp.
    """
    spared = set()
    wounds = HEAVY_WOUNDS if kritik(fight, fight.winner) else DEFEAT_WOUNDS
    for seat in losers:
        p = t.players[seat]
        if p.fairy:
            p.fairy = False
            discard(t, FAIRY)
            spared.add(seat)
            t.say("fairy", "QT-20.24", seat=seat)
        else:
            wound(t, seat, wounds, "QT-5.8")
    return spared
