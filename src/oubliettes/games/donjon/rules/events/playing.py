"""Event cards: the MD's hand, the moments at which he plays, and how a card is stopped (DJ-11, DJ-28.5, DJ-39.7)."""

from bisect import insort

from oubliettes.games.donjon.pieces import DEXTERITY, EVENT_CARDS, LIMITS, NUMBERS
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, pay_skill, ready
from oubliettes.games.donjon.rules.dice import fate, life
from oubliettes.games.donjon.rules.dice.fate import PASS
from oubliettes.games.donjon.rules.dice.trials import trial
from oubliettes.games.donjon.rules.equipment import between_blows
from oubliettes.games.donjon.rules.events.effects import CARDS
from oubliettes.games.donjon.rules.master import master
from oubliettes.games.donjon.table import NOBODY, PE, TOWN, Steps, Table
from oubliettes.kernel import Ask, Pick, Script, number

GENTLE: int = NUMBERS["gentle_phases"]
"""DJ-35.1."""
SIXTH_SENSE = "sixth_sense"
STOP: tuple[Pick, ...] = (("stop",), PASS)
SENSE: tuple[Pick, ...] = (("sense",), PASS)


# ------------------------------------------------------------------ the MD's hand


def resting(t: Table) -> bool:
    """DJ-35.1: the gentle automatic MD plays only in every second phase."""
    return t.md == NOBODY and t.level == "gentle" and t.phases % GENTLE != 1 % GENTLE


def exploration_cards(t: Table) -> list[Pick]:
    """The cards of his hand, by their places, that he may play in the MD step (DJ-11.4, DJ-11.5)."""
    if t.played or resting(t):
        return []
    return [("play", n) for n, card in enumerate(t.hand) if playable(t, card, "exploration")]


def useless_cards(t: Table) -> list[Pick]:
    """DJ-11.11: of a full hand in which none may be played now, one may go instead of a new one coming."""
    if len(t.hand) < LIMITS["event_hand"] or t.played or resting(t):
        return []
    return [("discard", n) for n in range(len(t.hand))]


def discard(t: Table, n: int, rule: str) -> None:
    """A card of the hand on the discard pile, for all to see."""
    card = t.hand.pop(n)
    insort(t.discards["event"], card)
    t.say("event-discarded", rule, card=card)


def playable(t: Table, card: str, moment: str, number: int = NOBODY) -> bool:
    """DJ-11.5, DJ-42.30: at its moment, and where it can have an effect. `number`: the hero, or the door."""
    return EVENT_CARDS[card].timing == moment and CARDS[card].may_act(t, number)


def play(t: Table, n: int, number: int = NOBODY) -> None:
    """Shown: the MD's card of this phase (DJ-11.4); one played before the first phase counts in none (DJ-9.17)."""
    t.played = True
    t.agenda.append(("event", t.hand.pop(n), number))


def take(t: Table, card: str) -> None:
    """A card drawn: into his hand, or resolved at once (DJ-11.5, DJ-42.31)."""
    if EVENT_CARDS[card].timing == "immediate":
        t.agenda.append(("event", card))
    else:
        t.hand.append(card)


def window(t: Table, moment: str, about: int = NOBODY) -> Script[None]:
    """A moment at which the MD may play one card: he is asked whenever he holds any (DJ-11.5, DJ-11.8).

    `about`: the hero, or the door.
    """
    if t.played or not t.hand or resting(t):
        return
    if moment == "onset" and t.listened:  # DJ-39.9
        return
    options: list[Pick] = [("play", n) for n, card in enumerate(t.hand) if playable(t, card, moment, about)]
    pick = yield from master(t, "window", [*options, PASS], "DJ-11.5")
    if pick[0] == "play":
        play(t, number(pick), about)


def event(t: Table, card: str, number: int = NOBODY) -> Script[None]:
    """The card is announced; Sixth Sense, then Destiny, may stop it (DJ-39.8, DJ-28.6); then it takes effect."""
    t.event = card
    t.say("event-played", "DJ-11.5", card=card)
    insort(t.discards["event"], card)  # DJ-11.6
    if not (yield from _stopped(t)):
        before = between_blows.shape(t)
        yield from CARDS[card].act(t, number) or ()
        yield from between_blows.potions(t, before)
    t.event = ""


def _stopped(t: Table) -> Script[bool]:
    for hero in t.heroes:
        if is_standing(hero) and not hero.frozen and ready(t, hero, SIXTH_SENSE):
            pick: Pick = yield Ask(hero.number, "sixth-sense", SENSE, "DJ-39.7", None, {"card": t.event})
            if pick[0] == "sense":
                pay_skill(t, hero, SIXTH_SENSE)
                if t.phase == TOWN:  # before the first phase: it counts as that of exploration
                    hero.tilted = tuple(PE if tilt == TOWN else tilt for tilt in hero.tilted)
                t.say("uses-skill", "DJ-39.7", seat=hero.number, skill=SIXTH_SENSE)
                if (yield from trial(t, hero, DEXTERITY, rule="DJ-39.7")):
                    t.say("event-stopped", "DJ-39.7", seat=hero.number)
                    return True
    for hero in party.from_leader(t):
        if fate.may_pay(hero):
            pick = yield Ask(hero.number, "stop-event", STOP, "DJ-28.5", None, {"card": t.event})
            if pick[0] == "stop":
                yield from life.spend_destiny(t, hero)
                t.say("event-stopped", "DJ-28.6", seat=hero.number)
                return True
    return False


STEPS: Steps = {"window": window, "event": event}
