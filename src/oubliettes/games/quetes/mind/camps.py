"""How a bot behaves in and around an Arena (QT-11.16, QT-14): whom to challenge, whom to join, what to announce."""

from random import Random

from oubliettes.games.quetes.mind.bargain import grudge, threat, trust
from oubliettes.games.quetes.mind.worth import (
    WOUND,
    known,
    lateness,
    loot_worth,
    object_loss,
    object_worth,
    odds,
    own_point,
    power_point,
    prize,
    trophy,
)
from oubliettes.games.quetes.pieces import (
    ALLY_QUARTERS,
    ARENA_TROPHY,
    BARBARIAN,
    CARD_GEMS,
    COWARD,
    FATIGUE,
    GUARDIAN,
    INTREPID,
    LOOT_DIVISOR,
    SEAT,
    THIEF,
    THIEF_GEMS,
    UNIQUE_BONUS,
)
from oubliettes.games.quetes.rules.goods import half_purse
from oubliettes.games.quetes.rules.negotiation import bystanders
from oubliettes.games.quetes.rules.power import ally_share, fight_power, gauge, in_camp, quarters, strength
from oubliettes.games.quetes.table import GREEN, OPEN, RED, Fight, Table
from oubliettes.kernel import Ask, Pick

DARE = 0.65
"""What an Arena must be worth beyond its odds, for each player: who calls many makes enemies, and others gain too."""
WHIM = 0.6
"""How far a closed fist may differ from what is reckoned: nobody should be sure of a bystander."""

# ------------------------------------------------------------------ what the others may do


def liking(t: Table, seat: int, principal: int) -> float:
    """How gladly a bystander would see this principal win, for all that anybody can see."""
    return -2.0 * threat(t, seat, principal) - 0.5 * grudge(t, seat, principal) - 0.18 * sum(t.challenges[principal])


def leanings(t: Table, seat: int, attacker: int, defender: int, margin: float) -> tuple[float, float]:
    """How likely a bystander is to take each side: with the likely winner, against those he dislikes."""
    chance = odds(margin)
    for_attack = 0.9 + 1.2 * (chance - 0.5) + liking(t, seat, attacker)
    for_defence = 1.2 + 1.2 * (0.5 - chance) + liking(t, seat, defender)
    faith = faithful(t, seat)
    fight = t.fight
    if fight and fight.kind == "arena":
        to_attacker, to_defender = fight.answers[seat]
        for_attack += 2.0 * faith * (to_attacker == "yes")
        for_defence += 2.0 * faith * (to_defender == "yes")
    for_attack, for_defence = max(0.05, for_attack), max(0.05, for_defence)
    whole = for_attack + for_defence + 0.5
    chaos = (1.0 - faith) / 3  # who says one thing and does another may do anything
    return faith * for_attack / whole + chaos, faith * for_defence / whole + chaos


def faithful(t: Table, seat: int) -> float:
    """How far a bystander's word, and reason, can be counted on: by what he has done before."""
    kept, broken = t.words[seat]
    return (kept + 2.0) / (kept + 1.5 * broken + 2.5)


def expected_margin(t: Table, me: int, attacker: int, defender: int) -> tuple[float, float]:
    """The attacker's lead before the dice, every other bystander by his leanings, and how unsure that is."""
    powers = [gauge(p) for p in t.players]
    base = margin = float(powers[attacker] - powers[defender])
    unsure = 0.0
    for seat in range(len(t.players)):
        if seat not in (me, attacker, defender):
            attack, defend = leanings(t, seat, attacker, defender, base)
            share = ally_share(powers[seat], ALLY_QUARTERS)
            margin += share * (attack - defend)
            unsure += share * share * (attack + defend - (attack - defend) ** 2)
    return margin, unsure**0.5


def chance_of(margin: float, unsure: float) -> float:
    """The chance to win from a lead that is itself a guess."""
    return (odds(margin - unsure) + odds(margin + unsure)) / 2


def challenge_worth(t: Table, seat: int, victim: int) -> float:
    """An Arena against this victim: a point, the loot and the Pot, against the point and wound of a defeat."""
    p, other = t.players[seat], t.players[victim]
    chance = chance_of(*expected_margin(t, seat, seat, victim))
    gain = own_point(t, seat) + loot_worth(t, seat, other) + (p.character == THIEF)
    gain += 0 if t.arena_decided else t.pot
    gain += 1.5 * grudge(t, seat, victim) + 3.0 * threat(t, seat, victim)
    rivals = trophy(t) / (len(t.players) - 1)  # what another's point costs us
    allies = (len(t.players) - 2) * 0.6
    loss = rivals * (1 + allies) + WOUND + 0.5
    for card, main in known(t, seat):
        if card in (COWARD, INTREPID):
            gain += 4.0 if main else 2.0
    if other.trophies + ARENA_TROPHY >= t.target:
        loss += 9.0
    bystanding = [one for number, one in enumerate(t.players) if number not in (seat, victim)]
    loss_anyway = 4.0 * sum(
        one.trophies + ARENA_TROPHY >= t.target for one in bystanding
    )  # they may win it from their seats
    gain -= loss_anyway
    loss += loss_anyway
    if t.truces[seat][victim] >= t.round - 1 > 0:
        gain -= 4.0  # he has paid to be left alone
    return chance * (gain - rivals * allies) - (1 - chance) * loss - DARE * len(t.players)


# ------------------------------------------------------------------ talks


def side_of(fight: Fight, principal: int) -> int:
    return GREEN if principal == fight.active else RED


def talk(t: Table, ask: Ask) -> Pick:
    """QT-11.17: the strongest bystander who has not said yes, while the outcome is open; one offer a pass."""
    fight, seat = t.fight, ask.seat
    assert fight
    if sum(fight.counters):
        return ask.options[-1]
    margin, unsure = expected_margin(t, seat, fight.principal, fight.defender)
    chance = chance_of(margin if seat == fight.active else -margin, unsure)
    open_ones = [
        one
        for one in ask.options
        if one[0] == "address"
        and fight.answers[SEAT[one[1]]][seat == fight.defender] != "yes"
        and grudge(t, SEAT[one[1]], seat) < 2
        and faithful(t, SEAT[one[1]]) > 0.55
    ]
    if not open_ones or not 0.08 < chance < 0.9:
        return ask.options[-1]
    return max(open_ones, key=lambda one: gauge(t.players[SEAT[one[1]]]) - 2 * grudge(t, SEAT[one[1]], seat))


def answer_offer(t: Table, ask: Ask) -> Pick:
    """QT-11.18: yes to the side that we would join anyway, or for a good price; else perhaps, a price, or no."""
    fight, draft, seat = t.fight, t.draft, ask.seat
    assert fight
    assert draft
    attack, defend = utilities(t, fight, seat)
    mine, theirs = (attack, defend) if draft.debtor == fight.active else (defend, attack)
    mine += draft.terms.gems * 0.5 * trust(t, seat, draft.debtor)
    if grudge(t, seat, draft.debtor) >= 3:
        return ("no",)
    if mine > theirs and mine > 0:
        return ("yes",) if draft.terms.gems >= 2 or any(fight.answers[seat]) else ("name_price",)
    return ("perhaps",) if mine > theirs - 2.5 else ("no",)


def answer_price(t: Table, ask: Ask) -> Pick:
    assert t.draft
    return ("yes",) if t.draft.terms.gems <= 4 else ("no",)


def ring(t: Table, ask: Ask) -> Pick:
    """QT-23.12: charm the strongest, if the Arena is worth it; he fights in our place if he is stronger."""
    fight = t.fight
    assert fight
    own = gauge(t.players[ask.seat])
    margin, unsure = expected_margin(t, ask.seat, fight.principal, fight.defender)
    if chance_of(margin, unsure) > 0.75:
        return ask.options[0]

    def worth(one: Pick) -> float:
        if one[0] == "no_ring":
            return 1.0
        power = gauge(t.players[SEAT[one[1]]])
        return float(power - own) if one[0] == "charm_substitute" else float(ally_share(power, ALLY_QUARTERS))

    return max(ask.options, key=worth)


# ------------------------------------------------------------------ the closed fist (QT-14.2)


def utilities(t: Table, fight: Fight, seat: int) -> tuple[float, float]:
    """What joining the attacker or the defender is worth to a bystander."""
    margin, unsure = expected_margin(t, seat, fight.principal, fight.defender)
    share = ally_share(gauge(t.players[seat]), ALLY_QUARTERS)
    found = []
    for side, principal in ((GREEN, fight.active), (RED, fight.defender)):
        ahead = margin + share if side == GREEN else share - margin
        chance = chance_of(ahead, unsure)
        worth = chance * own_point(t, seat) - (1 - chance) * (WOUND * 1.2)
        worth += 1.6 * liking(t, seat, principal) * chance
        if side == GREEN:
            worth -= chance * 0.35 * loot_worth_public(t, principal, fight.defender)
            if t.players[seat].character == THIEF and t.players[fight.defender].gems:
                worth += chance * THIEF_GEMS  # QT-15.6: of his own
        if t.players[principal].trophies + ARENA_TROPHY >= t.target and chance > 0.3:
            worth -= 12.0
        for promise in t.promises:
            if promise.state == OPEN and promise.debtor == principal and promise.creditor == seat:
                worth += 0.7 * promise.terms.gems * trust(t, seat, principal) * chance
        if fight.answers[seat][side == RED] == "yes":
            worth += 0.6  # a word is a word, a little
        found.append(worth + quest_bias(t, seat, side, ahead))
    return found[0], found[1]


def loot_worth_public(t: Table, attacker: int, defender: int) -> float:
    """What a bystander sees the attacker gain by the loot."""
    victim = t.players[defender]
    worths = [object_worth(t, attacker, o, mine=False) for o in victim.objects()]
    return max([(victim.gems + 1) / LOOT_DIVISOR, *worths])


def quest_bias(t: Table, seat: int, side: int, ahead: float) -> float:
    """QT-18.21, QT-18.22: the coward likes a crowd, the intrepid a strong loner."""
    bias = 0.0
    for card, main in known(t, seat):
        if card == COWARD:
            bias += (3.0 if main else 1.5) * (ahead > 0)
        elif card == INTREPID and side == RED:
            bias += 2.0 if main else 1.0
    return bias


def camp(t: Table, ask: Ask, rng: Random) -> Pick:
    fight = t.fight
    assert fight
    attack, defend = utilities(t, fight, ask.seat)
    attack += rng.gauss(0.0, WHIM)
    defend += rng.gauss(0.0, WHIM)
    least = 0.6 + 0.4 * t.players[ask.seat].wounds
    if max(attack, defend) < least and ("neutral",) in ask.options:
        return ("neutral",)
    return ("attacker",) if attack >= defend else ("defender",)


# ------------------------------------------------------------------ windows of a fight


def margin_for(t: Table, fight: Fight, seat: int) -> float:
    """How far ahead this fighter's side is, closed fists by their leanings."""
    if fight.kind != "arena" or fight.revealed:
        margin = float(strength(t, fight, GREEN) - strength(t, fight, RED))
    else:
        own = fight.camps[seat]
        margin = float(fight_power(t, fight, fight.principal) - fight_power(t, fight, fight.defender))
        base = margin
        for other in bystanders(fight):
            share = ally_share(fight_power(t, fight, other), ALLY_QUARTERS)
            if other == seat:
                margin += share if own == GREEN else -share if own == RED else 0
            else:
                attack, defend = leanings(t, other, fight.principal, fight.defender, base)
                margin += share * (attack - defend)
        if fight.charmed not in (-1, fight.principal):
            margin += ally_share(fight_power(t, fight, fight.charmed), ALLY_QUARTERS)
    return margin if fight.camps[seat] == GREEN else -margin


def stakes(t: Table, fight: Fight, seat: int) -> float:
    """What winning instead of losing is worth to this fighter."""
    if fight.kind == "arena":
        worth = own_point(t, seat) + WOUND
        if seat == fight.active:
            worth += loot_worth(t, seat, t.players[fight.defender])
        elif seat == fight.defender:
            worth += exposed(t, seat)
        return worth
    if fight.kind == "hell":
        return trophy(t) + sum(CARD_GEMS[card] for card in fight.hell) / len(t.players)
    return prize(t, seat, fight) + WOUND if seat == fight.active else WOUND + 1.5


def exposed(t: Table, seat: int) -> float:
    """What a defender stands to lose by the loot."""
    p = t.players[seat]
    worst = half_purse(p)
    return max([float(worst), *(object_loss(t, seat, o) for o in p.objects())])


def announce(t: Table, ask: Ask) -> Pick:
    """QT-12.7: a power is spent where it turns enough of the odds, the sooner the later it is."""
    fight, seat = t.fight, ask.seat
    assert fight
    margin = margin_for(t, fight, seat)
    worth = stakes(t, fight, seat)
    lead = seat in (fight.principal, fight.defender)
    share = 1.0 if lead else quarters(t, arena=fight.kind == "arena") / 4
    power = fight_power(t, fight, seat)
    price = 1.6 - 1.5 * lateness(t)
    found: tuple[float, Pick] | None = None
    for one in ask.options:
        match one[0]:
            case "announce_unique":
                bonus, cost = UNIQUE_BONUS[t.players[seat].character] * share, price
                if t.players[seat].character == BARBARIAN:
                    cost += FATIGUE * power_point(t) * (1.0 - lateness(t))  # QT-19.4: it is felt to the end
            case "announce_might" | "announce_axe":
                bonus, cost = (power + 4.5) * share, price + 0.5
            case "drink_vial":
                bonus, cost = 0.5 * share, 0.05
            case _:
                continue
        gain = (odds(margin + bonus) - odds(margin)) * worth - cost
        if gain > 0 and (found is None or gain > found[0]):
            found = gain, one
    return found[1] if found else ask.options[-1]


def flight(t: Table, ask: Ask) -> Pick:
    """QT-19.16: out of a fight that is as good as lost and would cost much."""
    fight, seat = t.fight, ask.seat
    assert fight
    chance = odds(margin_for(t, fight, seat))
    loss = WOUND + (trophy(t) * 0.5 + exposed(t, seat) if seat == fight.defender else 0.0)
    if seat == fight.active and fight.enemy == GUARDIAN:
        loss = WOUND
    return ("flee_fight",) if chance < 0.25 and loss > 4.5 - 3.0 * lateness(t) else ("stay",)


def reroll(t: Table, ask: Ask) -> Pick:
    """QT-19.13: after a defeat that matters, if the next throw has a chance."""
    fight, seat = t.fight, ask.seat
    assert fight
    chance = odds(margin_for(t, fight, seat))
    return ("reroll",) if chance * stakes(t, fight, seat) > 3.6 - 2.4 * lateness(t) else ("accept_result",)


def helm(t: Table, ask: Ask) -> Pick:
    """QT-23.25: what the whole camp would lose, and what the winners would gain."""
    fight, seat = t.fight, ask.seat
    assert fight
    side = fight.camps[seat]
    winners = in_camp(fight, GREEN + RED - side)
    loss = 0.6 * trophy(t) * len(winners) / 2 + WOUND
    if seat == fight.defender:
        loss += exposed(t, seat)
    if any(t.players[one].trophies + ARENA_TROPHY >= t.target for one in winners):
        loss += 10.0
    return ("use_helm",) if loss > 4.5 - 2.0 * lateness(t) else ("keep_helm",)
