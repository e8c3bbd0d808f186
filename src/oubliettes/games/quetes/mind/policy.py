"""What a bot needs to know: guesses of hidden things, a quick pick, and how well a seat stands.

The policy reads only what the asked seat may know. `worth` prices things, `bargain` deals and remembers, `habits`,
`ventures` and `camps` answer the questions.
"""

import math
from collections.abc import Callable
from random import Random

from oubliettes.games.quetes.check import quest_cards
from oubliettes.games.quetes.mind import camps, habits, ventures
from oubliettes.games.quetes.mind.worth import (
    lateness,
)
from oubliettes.games.quetes.pieces import (
    BASE_POWER,
    MIN_PLAYERS,
    NOTHING,
    QUESTS,
)
from oubliettes.games.quetes.rules.guild import at, fulfilled, is_fulfilled, points
from oubliettes.games.quetes.rules.power import gauge
from oubliettes.games.quetes.rules.scoring import result
from oubliettes.games.quetes.table import GREEN, NEUTRAL, RED, UNKNOWN, Quest, Table, copy
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
    "toll-arena": ventures.go_on,
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


def standing(t: Table, seat: int, late: float) -> float:
    """What everybody can count of a seat's prospects. The weights are fitted to 900 games between policies, some of
    them made to blunder: the chance to win goes with their exponential."""
    p = t.players[seat]
    worth = (
        (0.1 + 0.19 * late) * p.trophies + 0.085 * p.gems + (0.26 - 0.12 * late) * (gauge(p, tamed=False) - BASE_POWER)
    )
    worth += 0.07 * len(p.remains) + (0.09 - 0.32 * late) * len(p.secondary) - 0.11 * len(p.completed)
    worth += (1.25 - 2.25 * late) * (p.main.card != NOTHING)
    return worth + 0.24 * p.token + 0.06 * len(p.kept)


def hopes(t: Table, seat: int, late: float) -> float:
    """What a seat's own quests add: those fulfilled, and those near it."""
    p = t.players[seat]
    state = fulfilled(t, seat)
    worth = 0.0
    for place in range(len(p.secondary) + 1):
        quest = at(p, place)
        if quest.card >= 0:
            gain = points(t, quest.card) * (1 if place else 2)
            done = is_fulfilled(quest, state)
            worth += gain * (0.21 if done else (0.014 + 0.08 * late) * habits.nearness(t, seat, quest.card))
    return worth


def evaluate(table: Table, seat: int) -> float:
    """From 0 to 1: the chance to win, by a seat's prospects among those of all."""
    if table.ending:
        ranks = result(table).ranks
        return 1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0
    late = lateness(table)
    mine = standing(table, seat, late) + hopes(table, seat, late)
    others = [standing(table, other, late) for other in range(len(table.players)) if other != seat]
    return 1.0 / (1.0 + sum(math.exp(other - mine) for other in others))


def calm(table: Table) -> bool:
    """Nothing is being fought for, dealt or bargained over."""
    return table.card == NOTHING and table.fight is None and table.trade is None and table.draft is None
