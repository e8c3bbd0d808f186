"""How far a quest has come: what its holder has of what it asks for (QT-18)."""

from oubliettes.games.quetes.pieces import (
    BIG_BONUS,
    BLACKSMITH,
    BONUS,
    GREED,
    GREED_GEMS,
    HERO,
    JEWELLER,
    KEEN_EDGE,
    LAVISH,
    LUCKY,
    LUCKY_QUESTS,
    NEEDS,
    NOTHING,
    SLOT,
    SLOTS,
)
from oubliettes.games.quetes.rules.guild import counts, fulfilled, is_fulfilled
from oubliettes.games.quetes.rules.power import usable
from oubliettes.games.quetes.table import Quest, Table


def progress(t: Table, seat: int, quest: Quest) -> tuple[int, int]:
    """`(2, 3)`: two undead of three. A rank, a dragon object or a deed is there or not."""
    p, card = t.players[seat], quest.card
    worn = [o for o in (*p.slots, p.on_familiar) if o != NOTHING and usable(p, o)]
    if card == LAVISH:
        return len({SLOT[o] for o in worn}), len(SLOTS)
    if card in (KEEN_EDGE, BLACKSMITH, JEWELLER):
        slot = (KEEN_EDGE, BLACKSMITH, JEWELLER).index(card)
        return min(BIG_BONUS, max((BONUS[o] for o in worn if SLOT[o] == slot), default=0)), BIG_BONUS
    if card in NEEDS:
        have = counts(p.remains)
        return sum(map(min, have, NEEDS[card])), sum(NEEDS[card])
    if card == GREED:
        return min(p.gems, GREED_GEMS), GREED_GEMS
    if card == LUCKY:
        return min(len(p.completed), LUCKY_QUESTS), LUCKY_QUESTS
    if card == HERO:
        need = 1 + max(other.trophies for other in t.players if other is not p)
        return min(p.trophies, need), need
    return int(is_fulfilled(quest, fulfilled(t, seat))), 1
