"""Drawing cards: decks that run out, cards that must fit, coherence, one card ahead (DJ-2.10 to DJ-2.12, DJ-21).

The order of these decks is nobody's to know, so a deck is a bag from which a card is drawn by chance. Drawing on until
one fits and shuffling the others back (DJ-2.12) comes to drawing among those that fit: that is what is done.
"""

from bisect import insort
from collections.abc import Callable

from oubliettes.games.donjon.goods import TREASURES
from oubliettes.games.donjon.pieces import CREATURES, MONSTER_CARDS, ROOM_CARDS
from oubliettes.games.donjon.rules.master import master
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.table import NOBODY, UNKNOWN, Steps, Table
from oubliettes.kernel import Draw, Pick, Script

DUNGEON, MONSTER, TREASURE, EVENT = "dungeon", "monster", "treasure", "event"
AHEAD_KINDS = (DUNGEON, "square", "rectangular", MONSTER, TREASURE)
"""DJ-21.11."""
RACK = "rack"
"""Why a Treasure is drawn: only what a weapon rack may hold (DJ-19.10)."""
ON_RACKS = frozenset(("weapon", "ammunition", "armour"))
SMALL = frozenset(("desk", "table", "library", "alchemist_bench", "hearth", "throne"))
"""Furniture in which nothing bulky is found, if draws are coherent (DJ-21.6)."""
NEW: Pick = ("new",)
HELD: Pick = ("held",)
ACCEPT: tuple[Pick, ...] = (("accept",), ("redraw",))


def discard(t: Table, kind: str, card: str) -> None:
    """Face up beside its deck; Monster cards go back into theirs (DJ-30.6)."""
    insort(t.decks[kind] if kind == MONSTER else t.discards[kind], card)


def _may_come(t: Table, kind: str, card: str, why: str) -> bool:
    """What the situation asks of a card, whoever draws it (DJ-21.14)."""
    if kind == MONSTER:
        return arrival.may_come(t, card, why)
    return kind != TREASURE or why != RACK or TREASURES[card].category in ON_RACKS


def _fits_theme(t: Table, kind: str, card: str, why: str, zone: int) -> bool:
    """DJ-21.5, DJ-21.6."""
    if kind == TREASURE:
        return why not in SMALL or not TREASURES[card].bulky
    if kind == MONSTER and zone != NOBODY and t.zones[zone].room in ROOM_CARDS:
        theme = ROOM_CARDS[t.zones[zone].room].theme
        return not theme or any(tag in theme for tag in CREATURES[MONSTER_CARDS[card].creatures[0][0]].tags)
    return True


def _candidates(t: Table, kind: str, fits: Callable[[str], bool]) -> list[str]:
    """The cards of the deck that fit; when it holds none its discard pile is shuffled in (DJ-2.10, DJ-2.12)."""
    deck = t.decks[kind]
    found = [card for card in deck if fits(card)]
    if not found and t.discards[kind]:
        deck.extend(t.discards[kind])
        deck.sort()
        t.discards[kind].clear()
        found = [card for card in deck if fits(card)]
    return found


def draw(t: Table, kind: str, then: str, why: str = "", zone: int = NOBODY, *args: object) -> Script[None]:
    """A card of that kind; the step `then` gets it as its first argument, "" if there was none to be had.

    `why` and `zone` (of the room, for its theme) say what it is for, and are handed on with the other arguments.
    """
    found = _candidates(t, kind, lambda card: _may_come(t, kind, card, why))
    if not found:
        t.agenda.append((then, "", why, zone, *args))
        return
    fresh = _candidates(t, kind, lambda card: _may_come(t, kind, card, why) and card not in t.refused)
    if not fresh:  # DJ-21.7: the whole deck has been refused
        card = t.refused[0]
        t.refused.clear()
        t.decks[kind].remove(card)
        t.agenda.append((then, card, why, zone, *args))
        return
    if t.coherence == "theme":
        fitting = _candidates(
            t, kind, lambda card: _may_come(t, kind, card, why) and _fits_theme(t, kind, card, why, zone)
        )
        fresh = fitting or fresh  # DJ-21.7: the first card refused
    chosen: int = yield Draw(len(fresh))
    card = fresh[chosen]
    t.decks[kind].remove(card)
    if t.coherence == "free" and t.md != NOBODY and kind in (MONSTER, TREASURE):
        t.drawn = card
        t.agenda.append(("accept", kind, then, why, zone, *args))
    else:
        _ahead(t, card, kind, then, why, zone, *args)


def accept(t: Table, kind: str, then: str, why: str, zone: int, *args: object) -> Script[None]:
    """DJ-21.1, DJ-21.2: the MD keeps the card, or has another drawn. DJ-21.3: or lets the cards decide."""
    pick = yield from master(t, "accept-card", ACCEPT, "DJ-21.4", card=t.drawn)
    card, t.drawn = t.drawn, ""
    if pick[0] == "accept":
        t.refused.clear()
        _ahead(t, card, kind, then, why, zone, *args)
    else:
        t.say("card-refused", "DJ-21.7", card=card)
        t.refused.append(card)
        insort(t.decks[kind], card)
        t.agenda.append(("draw", kind, then, why, zone, *args))


def _ahead(t: Table, card: str, kind: str, then: str, *args: object) -> None:
    """The card is shown, or goes to the MD who may play the one he held instead."""
    if t.ahead and kind in t.held:
        t.drawn, t.drawn_from = card, kind
        t.agenda.append(("ahead", kind, then, *args))
    else:
        t.agenda.append((then, card, *args))


def ahead(t: Table, kind: str, then: str, *args: object) -> Script[None]:
    """DJ-21.10: the MD plays the new card, or the one he held and keeps the new one."""
    why = str(args[0]) if kind in (MONSTER, TREASURE) else ""
    options = (NEW, HELD) if _may_come(t, kind, t.held[kind], why) else (NEW,)
    pick = yield from master(t, "card-ahead", options, "DJ-21.10", kind=kind)
    card, t.drawn, t.drawn_from = t.drawn, "", ""
    if pick is HELD:
        card, t.held[kind] = t.held[kind], card
    t.agenda.append((then, card, *args))


def draw_event(t: Table) -> Script[str]:
    """An Event card, "" if deck and discard pile are empty. The beat asks nobody afterwards."""
    deck = t.decks[EVENT]
    if not deck:
        deck.extend(sorted(t.discards[EVENT]))
        t.discards[EVENT].clear()
    if not deck:
        return ""
    n: int = yield Draw(len(deck))
    return deck.pop(n)


STEPS: Steps = {"draw": draw, "accept": accept, "ahead": ahead}


def turn_card(t: Table) -> Script[str]:
    """The card on top of the Dungeon pile. It does not come back into the pile (DJ-40.5)."""
    card = yield from top_card(t)
    t.pile.pop()
    here = len(t.pile)
    t.seen = tuple(place for place in t.seen if place < here)
    t.heard = tuple(place for place in t.heard if place < here)
    return card


def top_card(t: Table) -> Script[str]:
    """What it is, still in its place. The beat asks nobody afterwards."""
    card = t.pile[-1]
    if card == UNKNOWN:
        n: int = yield Draw(len(t.dungeon))
        card = t.pile[-1] = t.dungeon.pop(n)
    return card
