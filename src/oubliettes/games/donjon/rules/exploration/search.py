"""Searching a zone (DJ-16)."""

from dataclasses import replace

from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.pieces import ACTION_SPEED, EVENT_CARDS, LIMITS
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.master import master
from oubliettes.games.donjon.rules.skills import using
from oubliettes.games.donjon.rules.zones.ground import zone_of
from oubliettes.games.donjon.table import Actions, Hero, Steps, Table
from oubliettes.kernel import Pick, Script, Verbs, number

SEARCH: Pick = ("search",)
PLAY_NOW: Pick = ("play-now",)
KEEP: Pick = ("hold",)
FOUND = {"nothing": "search-nothing", "event": "search-event", "treasure": "search-treasure"}
"""What a search brings, by the effect of a row."""
AT_ONCE = frozenset(("exploration", "move"))
"""Moments of the cards that a search may set off at once (DJ-16.7)."""


def options(t: Table, hero: Hero) -> list[Pick]:
    """DJ-16.1: once for the whole party."""
    return [] if zone_of(t, hero.at).searched else [SEARCH]


def search(t: Table, hero: Hero) -> Script[None]:
    """DJ-16.2 to DJ-16.5."""
    t.turn.points -= ACTION_SPEED
    t.turn.acted = True
    zone_of(t, hero.at).searched = True
    die, rolls = yield from using.search_die(t, hero, "search")
    row = TABLES["search"][die - 1]
    if t.log is not None:
        found = "nothing" if row.effect == "event" and t.revealed else row.effect
        told = tuple(replace(roll, outcome=FOUND[found]) for roll in rolls)
        t.say("searches", "DJ-16.2", rolls=told, seat=hero.number, die=die)
    if row.effect == "event" and not t.revealed:
        t.then(*(("search_event", hero.number),) * row.draw)
    elif row.effect == "treasure":
        t.agenda.append(("treasure", hero.number, row.draw, ""))


def search_event(t: Table, number: int) -> Script[None]:
    """DJ-16.6: the card goes to the MD, unseen; an immediate one is resolved."""
    card = yield from draws.draw_event(t)
    if not card:
        return
    t.say("search-event", "DJ-16.3", seat=number)
    if EVENT_CARDS[card].timing == "immediate":
        t.agenda.append(("event", card))
    else:
        t.drawn, t.drawn_from = card, draws.EVENT
        t.agenda.append(("search_card", number))


def search_card(t: Table, number: int) -> Script[None]:
    """DJ-16.6, DJ-16.7: played at once, outside the limit of the phase, or kept."""
    timing = EVENT_CARDS[t.drawn].timing
    now = timing in AT_ONCE and playing.playable(t, t.drawn, timing, number) and not playing.resting(t)  # DJ-35.1
    pick = yield from master(t, "search-event", (PLAY_NOW, KEEP) if now else (KEEP,), "DJ-16.6")
    card, t.drawn, t.drawn_from = t.drawn, "", ""
    if pick is PLAY_NOW:
        t.agenda.append(("event", card, number))
        return
    t.hand.append(card)
    if len(t.hand) > LIMITS["event_hand"]:
        t.agenda.append(("sixth_card",))


def sixth_card(t: Table) -> Script[None]:
    """DJ-16.6: with six in hand he discards one."""
    places: list[Pick] = [("discard", n) for n in range(len(t.hand))]
    pick = yield from master(t, "sixth-card", places, "DJ-16.6")
    playing.discard(t, number(pick), "DJ-16.6")


ACTIONS: Actions = Verbs("a search", {"search": search})
STEPS: Steps = {
    "search_event": search_event,
    "search_card": search_card,
    "sixth_card": sixth_card,
}
