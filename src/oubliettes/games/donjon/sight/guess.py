"""A whole dungeon among those that fit what a seat knows."""

from random import Random

from oubliettes.games.donjon.pieces import EVENT_CARDS, LIMITS
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.table import UNKNOWN, Table, copy

WINDOW = LIMITS["objective_window"]


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    """The pile's secrets and the MD's cards filled in, all worlds that fit being as likely."""
    t = copy(hidden)
    if t.outcome:
        return t
    if t.objective and t.pile and not t.revealed and t.objective not in t.pile:
        places = [n for n, card in enumerate(t.pile[:WINDOW]) if card == UNKNOWN and _open_to(t, seat, n)]
        t.pile[rng.choice(places)] = t.objective
    for place in t.heard:
        if t.pile[place] == UNKNOWN:
            t.pile[place] = _take(t.dungeon, rng)
    for n, card in enumerate(t.hand):
        if card == UNKNOWN:
            t.hand[n] = _take_event(t, rng)
    for kind, card in t.held.items():
        if card == UNKNOWN:
            t.held[kind] = _take(t.dungeon if kind == "dungeon" else t.decks[kind], rng)
    if t.drawn == UNKNOWN:
        if t.drawn_from == "event":
            t.drawn = _take_event(t, rng)
        else:
            t.drawn = _take(t.dungeon if t.drawn_from == "dungeon" else t.decks[t.drawn_from], rng)
    goals.guess(t, rng)
    return t


def _open_to(t: Table, seat: int, place: int) -> bool:
    """Whether the objective card may lie at a place that this seat cannot read: a hero reads what was heard."""
    return seat == t.md or place not in t.heard


def _take(deck: list[str], rng: Random) -> str:
    return deck.pop(int(rng.random() * len(deck)))


def _take_event(t: Table, rng: Random) -> str:
    """Immediate cards never stay in the MD's hand (DJ-11.5)."""
    deck = t.decks["event"]
    places = [n for n, card in enumerate(deck) if EVENT_CARDS[card].timing != "immediate"]
    return deck.pop(places[int(rng.random() * len(places))])
