"""What a bot dares: the Dungeon or the Arena, alone or with help, and at what price (QT-10, QT-11, QT-13)."""

from oubliettes.games.quetes.mind import bargain, camps
from oubliettes.games.quetes.mind.bargain import plan_terms, terms_cost
from oubliettes.games.quetes.mind.habits import best, pick
from oubliettes.games.quetes.mind.worth import (
    WOUND,
    odds,
    prize,
)
from oubliettes.games.quetes.pieces import (
    CARD,
    CARD_GEMS,
    CONSTANTS,
    DJINN,
    DOPPELGANGER,
    MIMIC,
    MONSTERS,
    NOTHING,
    POWER,
    PRIEST,
    SEAT,
    SEATS,
    TRAP,
)
from oubliettes.games.quetes.rules.negotiation import helpers
from oubliettes.games.quetes.rules.power import ally_share, can_flee, fight_power, gauge, quarters
from oubliettes.games.quetes.table import (
    Fight,
    Table,
)
from oubliettes.kernel import Ask, Pick

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


def go_on(t: Table, ask: Ask) -> Pick:
    """QT-10.13: what is left of Supply has been thought over already."""
    return ask.options[0]


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
    if (ahead - chance) * (gain + WOUND) > 0.9 and chance < 0.88:
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
