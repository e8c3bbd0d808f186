"""What a bot needs to know: guesses of hidden things, a quick pick, and how well a seat stands.

The policy reads only what the asked seat may know. `worth` prices things, `bargain` deals and remembers, `habits`,
`ventures` and `camps` answer the questions.
"""

import math
from collections.abc import Callable
from random import Random

from oubliettes.games.quetes import camps, habits, ventures
from oubliettes.games.quetes.guild import at, fulfilled, is_fulfilled, points
from oubliettes.games.quetes.pieces import (
    MIN_PLAYERS,
    NOTHING,
    QUESTS,
)
from oubliettes.games.quetes.power import gauge
from oubliettes.games.quetes.scoring import result
from oubliettes.games.quetes.table import (
    GREEN,
    NEUTRAL,
    RED,
    UNKNOWN,
    Quest,
    Table,
    copy,
    quest_cards,
)
from oubliettes.games.quetes.worth import (
    lateness,
)
from oubliettes.kernel import Ask, Pick

Thought = Callable[[Table, Ask], Pick]


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
    seen = set(quest_cards(t))
    unseen = [card for card in range(len(QUESTS)) if card not in seen and MIN_PLAYERS[card] <= len(t.players)]
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
    """A quick pick, by the question asked."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    found = camps.camp(table, ask, rng) if ask.prompt == "camp" else THOUGHTS[ask.prompt](table, ask)
    return options[options.index(found)]  # the very tuple that was offered


THOUGHTS: dict[str, Thought] = {
    "main-quest": habits.main_quest,
    "keep-quest": habits.keep_quest,
    "give-quest": habits.give_quest,
    "new-choice": habits.new_choice,
    "guild": habits.claim,
    "spend-remains": habits.spend,
    "supply": habits.menu,
    "rest": habits.menu,
    "place": habits.place,
    "pilferer": habits.drop_worst,
    "putrefaction": habits.drop_worst,
    "djinn": habits.take_best,
    "double-loot": habits.take_best,
    "loot": habits.loot,
    "trade-purpose": habits.trade_purpose,
    "trade-give-gems": habits.trade_build,
    "trade-give": habits.trade_build,
    "trade-take-gems": habits.trade_build,
    "trade-take": habits.trade_build,
    "answer-trade": habits.answer_trade,
    "offer": habits.offer,
    "phase-two": ventures.phase_two,
    "encounter": ventures.encounter,
    "ring-talks": ventures.ring_talks,
    "solo": ventures.solo,
    "stand": ventures.stand,
    "bid": ventures.terms,
    "terms-gems": ventures.terms,
    "terms-items": ventures.terms,
    "terms-trophies": ventures.terms,
    "terms-favour": ventures.terms,
    "terms-clause": ventures.terms,
    "parley": ventures.parley,
    "answer-counter": ventures.answer_counter,
    "defender-rest": habits.settle,
    "part-gems": habits.part_gems,
    "part-goods": habits.part_goods,
    "arena-ring": camps.ring,
    "arena-talk": camps.talk,
    "answer-offer": camps.answer_offer,
    "answer-price": camps.answer_price,
    "announce": camps.announce,
    "sorcerer-flight": camps.flight,
    "reroll": camps.reroll,
    "helm": camps.helm,
}


# ------------------------------------------------------------------ how well a seat stands


def standing(t: Table, seat: int) -> float:
    """A seat's prospects in trophy points, as far as everybody can count them."""
    p = t.players[seat]
    points_ = p.trophies + 0.11 * p.gems + 0.3 * (gauge(p, tamed=False) - 8) + 0.25 * len(p.remains)
    points_ -= 0.4 * len(p.secondary) + (1.2 if p.main.card != NOTHING else 0.0)
    return points_ + 0.5 * p.token + 0.4 * len(p.kept)


def evaluate(table: Table, seat: int) -> float:
    """From 0 to 1: a seat's prospects against those of the best of the others, the surer the later."""
    if table.ending:
        ranks = result(table).ranks
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    mine = standing(table, seat)
    p = table.players[seat]
    state = fulfilled(table, seat)
    for place in range(len(p.secondary) + 1):
        quest = at(p, place)
        if quest.card >= 0 and is_fulfilled(quest, state):
            mine += points(table, quest.card) * (1 if place else 2)
    others = max(standing(table, other) for other in range(len(table.players)) if other != seat)
    sharpness = 0.25 + 0.35 * lateness(table)
    return 1.0 / (1.0 + math.exp(-sharpness * (mine - others) + math.log(max(1, len(table.players) - 1))))
