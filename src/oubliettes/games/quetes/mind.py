"""What a bot needs to know: guesses of hidden things, a quick pick, and how well a seat stands.

The policy reads only what the asked seat may know; `worth` prices things, `bargain` deals and remembers.
"""

import math
from collections.abc import Callable, Sequence
from random import Random

from oubliettes.games.quetes import bargain, camps
from oubliettes.games.quetes.bargain import keeps, plan_terms, plan_trade, terms_cost, trade_gain
from oubliettes.games.quetes.goods import objects_of
from oubliettes.games.quetes.guild import at, fulfilled, is_fulfilled, points
from oubliettes.games.quetes.market import sale_price
from oubliettes.games.quetes.negotiation import helpers
from oubliettes.games.quetes.pieces import (
    CARD,
    CARD_GEMS,
    CARD_TROPHIES,
    CONSTANTS,
    DJINN,
    DOPPELGANGER,
    GREED,
    MIMIC,
    MIN_PLAYERS,
    MONSTERS,
    NOTHING,
    OBJECT,
    POWER,
    PRICE,
    PRIEST,
    QUESTS,
    SEAT,
    SEATS,
    TRAP,
)
from oubliettes.games.quetes.power import ally_share, can_flee, fight_power, gauge, quarters
from oubliettes.games.quetes.table import (
    GREEN,
    NEUTRAL,
    RED,
    REST,
    UNKNOWN,
    Fight,
    Quest,
    Table,
    copy,
    quest_cards,
)
from oubliettes.games.quetes.worth import (
    CHANCE,
    WOUND,
    gems_worth,
    item_loss,
    item_worth,
    known,
    lateness,
    object_worth,
    odds,
    own_point,
    prize,
    quest_gain,
    remains_worth,
    trophy,
    wins_now,
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


def best(options: Sequence[Pick], worth: Callable[[Pick], float]) -> Pick:
    """The first of the best."""
    return max(options, key=worth)


def named(ask: Ask, verb: str) -> Pick | None:
    """The first option of that verb."""
    return next((pick for pick in ask.options if pick[0] == verb), None)


def pick(ask: Ask, *wanted: str | int) -> Pick:
    """That very option, if it is offered; else the last one, which is always the harmless one."""
    return wanted if wanted in ask.options else ask.options[-1]


# ------------------------------------------------------------------ quests


def expected(t: Table, card: int, main: bool) -> float:
    """What an open quest is worth before anything is done for it."""
    chance = CHANCE[card] * (1.0 - 0.8 * lateness(t))
    cost = trophy(t) * (points(t, card) if main else 1)
    return chance * quest_gain(t, card, main) - cost


def progress(t: Table, seat: int, card: int, main: bool) -> float:
    """The same for a quest that may already be fulfilled, or nearly."""
    if fulfilled(t, seat) >> card & 1:
        return quest_gain(t, card, main)
    return expected(t, card, main)


def main_quest(t: Table, ask: Ask) -> Pick:
    cards = [quest.card for quest in t.players[ask.seat].candidates]
    return best(ask.options, lambda one: expected(t, cards[int(one[1]) - 1], main=True))


def keep_quest(t: Table, ask: Ask) -> Pick:
    return best(ask.options, lambda one: progress(t, ask.seat, t.shown[int(one[1]) - 1].card, main=False))


def give_quest(t: Table, ask: Ask) -> Pick:
    p = t.players[ask.seat]
    return best(ask.options, lambda one: -progress(t, ask.seat, p.secondary[int(one[1]) - 1].card, main=False))


def new_choice(t: Table, ask: Ask) -> Pick:
    p, seat = t.players[ask.seat], ask.seat

    def worth(one: Pick) -> float:
        if one[0] == "keep_main":
            return 0.1
        card = p.secondary[int(one[1]) - 1].card
        swapped = progress(t, seat, card, main=True) + progress(t, seat, p.main.card, main=False)
        return swapped - progress(t, seat, p.main.card, main=True) - progress(t, seat, card, main=False)

    return best(ask.options, worth)


def claim(t: Table, ask: Ask) -> Pick:
    """QT-25.8: everything at once, but not if it would end the game for somebody else's benefit."""
    p = t.players[ask.seat]

    def worth(one: Pick) -> float:
        if one[0] != "claim":
            return 0.0
        place = int(one[1])
        gain = points(t, at(p, place).card) * (1 if place else 2)
        if p.trophies + gain >= t.target and not wins_now(t, ask.seat, gain):
            return -1.0 if lateness(t) < 0.95 else 0.5
        return float(gain)

    return best(ask.options, worth)


def spend(t: Table, ask: Ask) -> Pick:
    return best(ask.options, lambda one: -item_loss(t, ask.seat, str(one[1])) - CARD_TROPHIES[CARD[one[1]]])


# ------------------------------------------------------------------ Supply and Rest


def menu(t: Table, ask: Ask) -> Pick:
    seat, p = ask.seat, t.players[ask.seat]
    saving = any(card == GREED for card, _ in known(t, seat)) and p.gems >= 7 and lateness(t) < 0.9
    need = 0.0 if not saving else 5.0

    def worth(one: Pick) -> float:
        verb = one[0]
        if verb == "buy" or verb == "buy_on_sale":
            o = OBJECT[one[1]]
            return object_worth(t, seat, o) - (PRICE[o] if verb == "buy" else sale_price(o) + 2) - need
        if verb == "heal":
            wounds = p.wounds - (1 if t.phase == REST else 0)
            return wounds * WOUND * (1.4 if t.phase != REST else 1.1) - 2.0 - need
        if verb == "buy_quest":
            return 3.0 - 1.5 * len(p.secondary) - 3.6 * lateness(t) - need
        if verb == "buy_trophy":
            if p.trophies + 1 >= t.target:
                return 20.0 if wins_now(t, seat, 1) else -1.0
            return own_point(t, seat) - 6.0 + 3.0 * lateness(t) + 0.4 * (p.gems - 7) - need * 2
        if verb == "equip" or verb == "to_familiar":
            return object_worth(t, seat, OBJECT[one[1]]) - 0.5
        if verb == "charm_remains":
            return 30.0
        if verb == "charm_steal":
            return 3.0 - 1.5 * len(p.secondary)
        if verb == "keep_promise":
            return 40.0 if keeps(t, t.promises[int(one[1]) - 1]) else -1.0
        if verb == "keep_in_part":
            promise = t.promises[int(one[1]) - 1]
            return 35.0 if ("keep_promise", one[1]) not in ask.options and keeps(t, promise) else -1.0
        if verb == "break_promise":
            return 0.05 if not keeps(t, t.promises[int(one[1]) - 1]) else -1.0
        if verb == "trade":
            return trade_worth(t, seat, SEAT[one[1]])
        if verb == "call_for_offers":
            return 0.3 if p.surplus or p.remains or p.gems >= 2 else -1.0
        return 0.0

    return best(ask.options, worth)


def trade_worth(t: Table, seat: int, partner: int) -> float:
    if sum(t.proposals) >= 4 or bargain.weary(t, seat, partner):
        return -1.0
    plan = plan_trade(t, seat, partner)
    return 0.6 + 0.2 * t.proposals[partner] if plan else -1.0


def place(t: Table, ask: Ask) -> Pick:
    o = OBJECT[ask.options[0][1]]
    p = t.players[ask.seat]
    if p.familiar and p.on_familiar == NOTHING:
        return pick(ask, "to_familiar", ask.options[0][1])
    return ask.options[0] if object_worth(t, ask.seat, o) > 0.4 else ask.options[-1]


def drop_worst(t: Table, ask: Ask) -> Pick:
    """Pilferer, Putrefaction: what hurts least."""
    return best(ask.options, lambda one: -item_loss(t, ask.seat, str(one[1])))


def take_best(t: Table, ask: Ask) -> Pick:
    """Djinn, second loot: what helps most."""
    return best(ask.options, lambda one: item_worth(t, ask.seat, str(one[-1])))


# ------------------------------------------------------------------ trades


def trade_purpose(t: Table, ask: Ask) -> Pick:
    """QT-9.13: thanks where something is owed, a truce with those who are stronger, else no word."""
    assert t.trade
    wanted = ("purpose", "none")
    if gauge(t.players[t.trade.partner]) > gauge(t.players[ask.seat]) + 2:
        wanted = ("purpose", "truce")
    return pick(ask, *wanted)


def trade_build(t: Table, ask: Ask) -> Pick:
    trade = t.trade
    assert trade
    plan = bargain.counter_trade(t, ask.seat) if trade.counter else plan_trade(t, ask.seat, trade.partner)
    if plan is None:
        return pick(ask, "drop")
    giving = ask.prompt.startswith("trade-give")
    wanted, basket = (plan[0], trade.give) if giving else (plan[1], trade.take)
    if ask.prompt.endswith("gems"):
        return pick(ask, "gems", wanted.gems)
    for item in wanted.items:
        if item not in basket.items and ("add", item) in ask.options:
            return ("add", item)
    return ("done",) if ("done",) in ask.options else ("drop",)


def answer_trade(t: Table, ask: Ask) -> Pick:
    trade = t.trade
    assert trade
    gain = trade_gain(t, ask.seat, trade)
    if gain > 0.3:
        return ("accept",)
    if gain > -2.0 and ("counter",) in ask.options and bargain.counter_trade(t, ask.seat):
        return ("counter",)
    return ("refuse",)


def offer(t: Table, ask: Ask) -> Pick:
    if bargain.weary(t, ask.seat, t.active):
        return ("pass",)
    return ("propose",) if plan_trade(t, ask.seat, t.active) else ("pass",)


# ------------------------------------------------------------------ phase 2


def card_worth(t: Table, seat: int, card: int, power: int) -> float:
    """What drawing this card is worth, alone or with somebody's help."""
    if card in MONSTERS or card == DJINN:
        fight = Fight("monster", seat, seat, card, POWER[card])
        gain = prize(t, seat, fight)
        chance = odds(power + 2 - POWER[card])
        worth = chance * gain - (1 - chance) * WOUND * 1.2
        return max(worth, 0.0) if can_flee(power, POWER[card]) else worth
    if card == MIMIC:
        return -(1 - odds(power - POWER[card])) * WOUND
    if card == DOPPELGANGER:
        return 0.56 * CARD_GEMS[card] - 0.5
    if card == TRAP:
        return -WOUND
    return 1.5


def dungeon_worth(t: Table, seat: int) -> float:
    """The average card of the deck; for a Priest the card he has seen."""
    power = gauge(t.players[seat])
    if t.top >= 0 and t.players[seat].character == PRIEST:
        return card_worth(t, seat, t.top, power)
    cards = [*t.deck, t.top] if t.top >= 0 else t.deck
    return sum(card_worth(t, seat, card, power) for card in sorted(cards)) / max(1, len(cards))


def phase_two(t: Table, ask: Ask) -> Pick:
    seat, p = ask.seat, t.players[ask.seat]

    def worth(one: Pick) -> float:
        if one[0] == "dungeon":
            toll = CONSTANTS["toll_price"] if ("dungeon",) in ask.options and t.lasting == CARD["the_toll"] else 0
            return dungeon_worth(t, seat) - toll
        if one[0] == "rob_temple":
            chance = odds(gauge(p) - 14)
            return chance * t.temple - (1 - chance) * WOUND - 1.0
        return camps.challenge_worth(t, seat, SEAT[one[1]])

    return best(ask.options, worth)


# ------------------------------------------------------------------ before a fight


def alone(t: Table, fight: Fight) -> float:
    return odds(fight_power(t, fight, fight.principal) - fight.enemy_power)


def best_helper(t: Table, fight: Fight) -> float:
    """The chance with the strongest ally that could be had."""
    share = quarters(t, arena=False)
    power = fight_power(t, fight, fight.principal)
    most = max((ally_share(fight_power(t, fight, seat), share) for seat in helpers(t, fight)), default=0)
    return odds(power + most - fight.enemy_power)


def encounter(t: Table, ask: Ask) -> Pick:
    fight, seat = t.fight, ask.seat
    assert fight
    gain, chance = prize(t, seat, fight), alone(t, fight)
    if ("tame",) in ask.options and fight.enemy_power >= 6 and chance * gain < 8:
        return ("tame",)
    ring = [one for one in ask.options if str(one[0]).startswith("charm")]
    if ring and gain >= 9 and chance < 0.6:
        return best(ring, lambda one: _ring(t, fight, one))
    ahead = best_helper(t, fight)
    if (ahead - chance) * gain > 1.6 and chance < 0.85:
        return ("negotiate",)
    if ("flee",) in ask.options and chance * gain < (1 - chance) * WOUND * 1.3:
        return ("flee",)
    return ("fight",)


def _ring(t: Table, fight: Fight, one: Pick) -> float:
    target = fight_power(t, fight, SEAT[one[1]])
    if one[0] == "charm_substitute":
        return odds(target - fight.enemy_power) + 0.02
    own = fight_power(t, fight, fight.active)
    return odds(own + ally_share(target, quarters(t, arena=False)) - fight.enemy_power)


def ring_talks(t: Table, ask: Ask) -> Pick:
    assert t.fight
    return ("negotiate",) if alone(t, t.fight) < 0.8 else ("fight",)


def solo(t: Table, ask: Ask) -> Pick:
    return ("fight",)


def stand(t: Table, ask: Ask) -> Pick:
    fight = t.fight
    assert fight
    chance, _ = bargain.helped(t, fight, fight.active)
    gain = prize(t, ask.seat, fight)
    return ("flee",) if chance * gain < (1 - chance) * WOUND * 1.3 else ("fight",)


def terms(t: Table, ask: Ask) -> Pick:
    """Build what was planned, pick by pick."""
    assert t.draft
    plan = plan_terms(t, t.draft)
    so_far = t.draft.terms
    if plan is None:
        return pick(ask, "decline") if ask.prompt == "bid" else pick(ask, "drop")
    match ask.prompt:
        case "bid" | "terms-gems":
            return ("gems", plan.gems) if ("gems", plan.gems) in ask.options else ask.options[0]
        case "terms-items":
            for item in plan.items:
                if item not in so_far.items and ("item", item) in ask.options:
                    return ("item", item)
            return ("done",)
        case "terms-trophies":
            return pick(ask, "trophies", plan.trophies)
        case "terms-favour":
            return ("favour",) if plan.favour else ("no_favour",)
    return ("clause", plan.clause) if ("clause", plan.clause) in ask.options else ask.options[0]


def parley(t: Table, ask: Ask) -> Pick:
    """QT-11.11: the bid that brings most for its price; a dear one is haggled over first."""
    fight, seat = t.fight, ask.seat
    assert fight
    gain = prize(t, seat, fight)

    def worth(other: int) -> float:
        without, together = bargain.helped(t, fight, other)
        bid = fight.bids[other]
        price = terms_cost(t, seat, bid) if bid is not None else 1.0
        return (together - without) * (gain + WOUND) - 0.7 * price - 0.3 * bargain.grudge(t, seat, other)

    bidders = [SEAT[one[1]] for one in ask.options if one[0] == "shake"]
    other = max(bidders, key=worth) if bidders else NOTHING
    bid = fight.bids[other] if bidders else None
    if bid is not None and worth(other) > 0.2 and terms_cost(t, seat, bid) <= 2.0:
        return ("shake", SEATS[other])
    others = [one for one in ask.options if one[0] == "haggle" and bargain.worth_haggling(t, fight, SEAT[one[1]])]
    if others and sum(fight.counters) < 3:
        return best(others, lambda one: bargain.helped(t, fight, SEAT[one[1]])[1])
    return ("shake", SEATS[other]) if bidders and worth(other) > 0.2 else ("close",)


def answer_counter(t: Table, ask: Ask) -> Pick:
    assert t.draft
    return ("yes",) if bargain.accepts_terms(t, ask.seat, t.draft.terms) else ("no",)


# ------------------------------------------------------------------ settling what is due


def settle(t: Table, ask: Ask) -> Pick:
    for one in ask.options:
        if one[0] == "keep_promise" and keeps(t, t.promises[int(one[1]) - 1]):
            return one
    for one in ask.options:
        if one[0] == "keep_in_part" and keeps(t, t.promises[int(one[1]) - 1]):
            return one
    return ask.options[-1]


def part_gems(t: Table, ask: Ask) -> Pick:
    return ask.options[-1]


def part_goods(t: Table, ask: Ask) -> Pick:
    return ask.options[0]


# ------------------------------------------------------------------ loot


def loot(t: Table, ask: Ask) -> Pick:
    fight = t.fight
    assert fight
    victim = t.players[fight.defender]
    seat = ask.seat
    objects = max((item_worth(t, seat, name) for name in objects_of(victim)), default=0.0)
    remains = max((remains_worth(t, seat, card) for card in victim.remains), default=0.0)

    def worth(one: Pick) -> float:
        match one[0]:
            case "loot_gems":
                return gems_worth(t, seat, (victim.gems + 1) // 2)
            case "loot":
                return item_worth(t, seat, str(one[1]))
        both = {
            "object_and_gems": objects + gems_worth(t, seat, victim.gems),
            "object_and_remains": objects + remains,
            "remains_and_gems": remains + gems_worth(t, seat, victim.gems),
        }[str(one[1])]
        return both - 4.0 * (1.0 - lateness(t))

    return best(ask.options, worth)


THOUGHTS: dict[str, Thought] = {
    "main-quest": main_quest,
    "keep-quest": keep_quest,
    "give-quest": give_quest,
    "new-choice": new_choice,
    "guild": claim,
    "spend-remains": spend,
    "supply": menu,
    "rest": menu,
    "place": place,
    "pilferer": drop_worst,
    "putrefaction": drop_worst,
    "djinn": take_best,
    "double-loot": take_best,
    "loot": loot,
    "trade-purpose": trade_purpose,
    "trade-give-gems": trade_build,
    "trade-give": trade_build,
    "trade-take-gems": trade_build,
    "trade-take": trade_build,
    "answer-trade": answer_trade,
    "offer": offer,
    "phase-two": phase_two,
    "encounter": encounter,
    "ring-talks": ring_talks,
    "solo": solo,
    "stand": stand,
    "bid": terms,
    "terms-gems": terms,
    "terms-items": terms,
    "terms-trophies": terms,
    "terms-favour": terms,
    "terms-clause": terms,
    "parley": parley,
    "answer-counter": answer_counter,
    "defender-rest": settle,
    "part-gems": part_gems,
    "part-goods": part_goods,
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
        from oubliettes.games.quetes.scoring import result

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
