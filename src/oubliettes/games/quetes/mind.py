"""What a bot needs to know."""

from random import Random

from oubliettes.games.quetes.pieces import MIN_PLAYERS, QUESTS
from oubliettes.games.quetes.table import GREEN, NEUTRAL, RED, UNKNOWN, Quest, Table, copy, quest_cards
from oubliettes.kernel import Ask, Pick


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    """A full table among those that fit: unseen quests, the top card and closed fists are filled in at random."""
    t = copy(hidden)
    if t.top == UNKNOWN:
        t.top = t.deck.pop(int(rng.random() * len(t.deck)))
    fight = t.fight
    if fight and UNKNOWN in fight.camps:
        for other, camp in enumerate(fight.camps):
            if camp == UNKNOWN:
                sided = fight.bloodthirst or fight.announced[other]  # QT-14.9: only token holders announce
                fight.camps[other] = rng.choice((GREEN, RED) if sided else (GREEN, RED, NEUTRAL))
    known = set(quest_cards(t))
    unseen = [card for card in range(len(QUESTS)) if card not in known and MIN_PLAYERS[card] <= len(t.players)]
    if not unseen:
        return t
    rng.shuffle(unseen)

    def face(quest: Quest) -> Quest:
        return quest._replace(card=unseen.pop()) if quest.card == UNKNOWN else quest

    for p in t.players:
        p.candidates = [face(quest) for quest in p.candidates]
        p.main = face(p.main)
        p.secondary = [face(quest) for quest in p.secondary]
    t.shown = [face(quest) for quest in t.shown]
    t.pile = [face(quest) for quest in t.pile]
    return t


def policy(table: Table, ask: Ask, rng: Random) -> Pick:
    return rng.choice(ask.options)


def evaluate(table: Table, seat: int) -> float:
    return 0.5
