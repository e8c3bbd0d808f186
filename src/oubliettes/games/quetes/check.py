"""What every table that play can reach keeps to: each card is somewhere, once."""

from oubliettes.games.quetes.pieces import (
    ADVENTURE,
    BOW,
    CARDS,
    FAIRY,
    FAMILIAR,
    FORESTER,
    GEMS,
    MAX_SECONDARY,
    MAX_WOUNDS,
    MIN_PLAYERS,
    NOTHING,
    OBJECTS,
    QUESTS,
    SLOT,
)
from oubliettes.games.quetes.table import Player, Table


def adventure_cards(t: Table) -> list[int]:
    """Every adventure card, wherever it lies."""
    found = [*t.deck, *t.discard, t.top, t.card, t.lasting]
    for p in t.players:
        found += [*p.remains, *p.kept, p.tamed]
        found += [FAMILIAR] * p.familiar + [FAIRY] * p.fairy
    if t.fight and not t.fight.winner:  # else they are back in the discard pile (QT-21.33)
        found += t.fight.hell
    return [card for card in found if card >= 0]


def quest_cards(t: Table) -> list[int]:
    found = [quest.card for quest in (*t.pile, *t.shown)]
    for p in t.players:
        found += [quest.card for quest in (*p.quests, *p.candidates)]
        found += p.completed
    return found


def check(t: Table) -> list[str]:
    """The invariants this table breaks: 40 gems stay 40, 120 cards stay 120 (QT-1.3, QT-1.7)."""
    broken = []
    gems = t.reserve + t.pot + t.temple + sum(p.gems for p in t.players)
    if gems != GEMS or min(t.reserve, t.pot, t.temple, *(p.gems for p in t.players)) < 0:
        broken.append(f"{gems} gems instead of {GEMS}, or a purse below zero")
    if sorted(adventure_cards(t)) != list(ADVENTURE):
        broken.append("the adventure cards are not the 74 of the box")
    if t.deck != sorted(t.deck):
        broken.append("the adventure deck is not sorted")
    objects = [*t.shop, *t.aside, *t.scrap]
    for p in t.players:
        objects += p.objects()
    if sorted(objects) != list(range(len(OBJECTS))):
        broken.append("the objects are not the 21 of the box")
    quests = [number for number in range(len(QUESTS)) if MIN_PLAYERS[number] <= len(t.players)]
    if sorted(quest_cards(t)) != quests:
        broken.append("the quest cards are not those of the box")
    for seat, p in enumerate(t.players):
        broken += [f"seat {seat}: {what}" for what in _check_player(p)]
        broken += [f"seat {seat}: {CARDS[card]} was never beaten" for card in p.remains if not t.beaten >> card & 1]
    return broken


def _check_player(p: Player) -> list[str]:
    broken = []
    if not 0 <= p.wounds <= MAX_WOUNDS:
        broken.append(f"{p.wounds} wounds")
    if p.trophies < 0:
        broken.append(f"{p.trophies} trophy points")
    if len(p.secondary) > MAX_SECONDARY:
        broken.append(f"{len(p.secondary)} open secondary quests")
    if any(o != NOTHING and SLOT[o] != slot for slot, o in enumerate(p.slots)):
        broken.append("an object in a slot of another type")
    if p.on_familiar != NOTHING and (not p.familiar or p.slots[SLOT[p.on_familiar]] == NOTHING):
        broken.append("an object on the Familiar that should be in its slot")
    if p.tamed != NOTHING and (p.character != FORESTER or not p.equips(BOW)):
        broken.append("a tamed monster without an equipped Bow")
    return broken
