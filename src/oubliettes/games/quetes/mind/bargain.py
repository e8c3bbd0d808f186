"""How a bot bargains (QT-9, QT-11, QT-16): prices, trades, promises kept and broken for reasons, and grudges."""

from oubliettes.games.quetes.mind.worth import (
    WOUND,
    gems_worth,
    item_loss,
    item_worth,
    lateness,
    object_loss,
    object_worth,
    odds,
    prize,
    trophy,
)
from oubliettes.games.quetes.pieces import (
    CARD,
    CARD_TROPHIES,
    CARDS,
    IF_WE_WIN,
    IN_ADVANCE,
    IN_ADVANCE_PLAYERS,
    IN_ANY_CASE,
    MAX_WOUNDS,
    MONSTERS,
    OBJECT,
    OBJECTS,
)
from oubliettes.games.quetes.rules.goods import half_purse, holds, objects_of
from oubliettes.games.quetes.rules.negotiation import most_gems
from oubliettes.games.quetes.rules.power import ally_share, fight_power, gauge, quarters, strength
from oubliettes.games.quetes.table import GREEN, RED, Basket, Draft, Fight, Promise, Table, Terms, Trade

# ------------------------------------------------------------------ whom to trust


def mood(t: Table, seat: int, other: int, sides: int) -> int:
    """A whim that stays the same while a deal is being built: no two deals are alike, none changes in mid-word."""
    return (t.round * 31 + seat * 17 + other * 7 + len(t.discard) * 13 + t.reserve) % sides


def trust(t: Table, seat: int, debtor: int) -> float:
    """How likely this debtor is to keep his word to this seat: his public record, and what he did to us."""
    kept, part, broken = t.players[debtor].record
    record = (kept + 0.5 * part + 2.0) / (kept + part + broken + 2.5)
    return record * 0.5 ** t.betrayals[debtor][seat]


def grudge(t: Table, seat: int, other: int) -> float:
    """Promises that he broke to us, and Arenas he called against us."""
    return 2.0 * t.betrayals[other][seat] + 0.7 * t.challenges[other][seat]


def threat(t: Table, seat: int, other: int) -> float:
    """How much another's success is our own loss: the leader near the target is everybody's enemy."""
    theirs, mine = t.players[other].trophies, t.players[seat].trophies
    return max(0.0, (theirs - mine) / t.target) + max(0.0, theirs / t.target - 0.6)


# ------------------------------------------------------------------ what terms are worth


def terms_worth(t: Table, seat: int, terms: Terms) -> float:
    """To the creditor, if they are kept."""
    worth = gems_worth(t, seat, terms.gems) + terms.trophies * trophy(t) + terms.quests * 1.5
    worth += sum(item_worth(t, seat, item) for item in (*terms.items, *terms.loot))
    return worth + (0.4 if terms.favour else 0.0)


def terms_cost(t: Table, seat: int, terms: Terms) -> float:
    """To the debtor, if he keeps them."""
    cost = float(terms.gems) + terms.trophies * trophy(t) + terms.quests * 1.0
    for item in (*terms.items, *terms.loot):
        cost += item_loss(t, seat, item) if holds(t.players[seat], item) else item_worth(t, seat, item)
    return cost


def helped(t: Table, fight: Fight, seat: int) -> tuple[float, float]:
    """The green side's chance against a monster, without and with this seat as an ally."""
    green = strength(t, fight, GREEN)
    if fight.camps[fight.principal] != GREEN:
        green += fight_power(t, fight, fight.principal)
    margin = green - strength(t, fight, RED)
    share = ally_share(fight_power(t, fight, seat), quarters(t, arena=False))
    return odds(margin), odds(margin + share)


def asking_price(t: Table, seat: int, fight: Fight) -> float:
    """QT-11.8: about a third of what our help adds, and our risk; more for those who are ahead or have betrayed us."""
    alone, together = helped(t, fight, seat)
    gain = (together - alone) * prize(t, fight.active, fight, mine=False)
    risk = (1 - together) * WOUND * 1.2
    return (gain / 2.6 + risk) * (1.0 + 0.5 * grudge(t, seat, fight.active)) / max(0.45, trust(t, seat, fight.active))


def unwilling(t: Table, seat: int, fight: Fight) -> bool:
    """We do not help a player to win the game, nor one who has betrayed us twice, nor into a hopeless fight."""
    active = t.players[fight.active]
    if active.trophies + (CARD_TROPHIES[fight.enemy] if fight.enemy in MONSTERS else 0) >= t.target - 1:
        return True
    _, together = helped(t, fight, seat)
    return t.betrayals[fight.active][seat] >= 2 or together < 0.3 or t.players[seat].wounds >= MAX_WOUNDS


def bid_terms(t: Table, draft: Draft, fight: Fight) -> Terms | None:
    """What we ask for our help against a monster; None: we decline."""
    seat, active = draft.creditor, draft.debtor
    if unwilling(t, seat, fight):
        return None
    price = asking_price(t, seat, fight)
    if fight.enemy in MONSTERS:
        points = CARD_TROPHIES[fight.enemy]
        if points and price > 0.55 * trophy(t):
            left = price - trophy(t)
            return Terms(max(0, min(round(left), most_gems(t, fight, active))), trophies=1)
        if item_worth(t, seat, CARDS[fight.enemy]) > 4.0:  # its remains serve a quest of ours
            return Terms(items=(CARDS[fight.enemy],))
    gems = min(max(1, round(price)), most_gems(t, fight, active))
    if gems < price * 0.5:
        return Terms(gems, favour=True) if mood(t, seat, active, 2) else None
    return Terms(gems, clause=clause(t, draft, fight, gems))


def clause(t: Table, draft: Draft, fight: Fight, gems: int) -> str:
    """QT-11.13, QT-26.14: with two players we want to see the gems; those we distrust pay in any case."""
    if len(t.players) <= IN_ADVANCE_PLAYERS and fight.kind == "monster" and 0 < gems <= t.players[draft.debtor].gems:
        return IN_ADVANCE
    return IN_ANY_CASE if trust(t, draft.creditor, draft.debtor) < 0.5 else IF_WE_WIN


def counter_terms(t: Table, draft: Draft, fight: Fight) -> Terms | None:
    """What the active player offers: less than was asked for, or something to one who declined."""
    alone, together = helped(t, fight, draft.creditor)
    fair = (together - alone) * prize(t, draft.debtor, fight) / 2.4
    again = fight.counters[draft.creditor] > 1
    gems = min(max(1, round(fair * (1.3 if again else 0.8))), most_gems(t, fight, draft.debtor))
    return Terms(gems, favour=not gems)


def worth_haggling(t: Table, fight: Fight, seat: int) -> bool:
    """Whether this seat's help would add enough to be talked about again."""
    alone, together = helped(t, fight, seat)
    return (together - alone) * prize(t, fight.active, fight) > 0.9 + fight.counters[seat]


def arena_terms(t: Table, draft: Draft, fight: Fight) -> Terms | None:
    """What we offer a bystander, or ask of a principal, before an Arena."""
    purse = t.players[draft.debtor].gems
    if draft.author == draft.debtor:
        if purse:
            return Terms(min(purse, 1 + (purse >= 4) + mood(t, draft.debtor, draft.creditor, 2)))
        return Terms(favour=True)
    gems = min(2 + mood(t, draft.creditor, draft.debtor, 2), most_gems(t, fight, draft.debtor))
    return Terms(gems) if gems else Terms(favour=True)


def plan_terms(t: Table, draft: Draft) -> Terms | None:
    fight = t.fight
    assert fight
    if fight.kind == "arena":
        return arena_terms(t, draft, fight)
    return bid_terms(t, draft, fight) if draft.author == draft.creditor else counter_terms(t, draft, fight)


def accepts_terms(t: Table, seat: int, terms: Terms) -> bool:
    """Whether we help against a monster for that (QT-11.12)."""
    fight = t.fight
    assert fight
    if unwilling(t, seat, fight):
        return False
    _, together = helped(t, fight, seat)
    sure = together if terms.clause == IF_WE_WIN else 1.0
    worth = terms_worth(t, seat, terms) * trust(t, seat, fight.active) * sure
    return worth >= 0.55 * asking_price(t, seat, fight)


# ------------------------------------------------------------------ promises (QT-16.6)


def keeps(t: Table, one: Promise) -> bool:
    """Whether a promise is worth keeping: what it costs against what the partner may still be good for."""
    debtor, creditor = one.debtor, one.creditor
    cost = terms_cost(t, debtor, one.terms)
    if t.betrayals[creditor][debtor]:  # an eye for an eye
        cost *= 2.0
    if t.players[creditor].trophies + one.terms.trophies >= t.target:
        return False
    if one.terms.trophies and t.players[debtor].trophies >= t.target - 3:
        return False
    rounds = (1.0 - lateness(t)) * 9
    good = 1.0 + 0.75 * rounds + (0.8 if (creditor, debtor) in t.favours else 0.0)
    good *= 0.35 + 0.8 * trust(t, debtor, creditor)  # one lies more easily to a liar
    broken = t.players[debtor].record[2]
    if broken >= 2:
        good *= 0.6  # a name already lost is not worth much
    return cost * (1.0 + 0.8 * threat(t, debtor, creditor)) <= good + mood(t, debtor, creditor, 3)


# ------------------------------------------------------------------ trades (QT-9)


def basket_worth(t: Table, seat: int, basket: Basket) -> float:
    worth = gems_worth(t, seat, basket.gems) + sum(item_worth(t, seat, item) for item in basket.items)
    return worth + 1.5 * max(len(basket.places), basket.quests)


def basket_loss(t: Table, seat: int, basket: Basket) -> float:
    loss = basket.gems + sum(item_loss(t, seat, item) for item in basket.items)
    return loss + 1.5 * max(len(basket.places), basket.quests)


def plan_trade(t: Table, seat: int, partner: int) -> tuple[Basket, Basket] | None:
    """A trade worth proposing: sell what is of no use here, buy what serves a quest or fills a slot.

    The first price is a hard one, as among people; who has been refused asks a fair one.
    """
    me, other = t.players[seat], t.players[partner]
    fair = t.snubs[seat][partner] > 0
    best: tuple[float, Basket, Basket] | None = None
    if other.gems:
        spare = [OBJECTS[o] for o in me.surplus]
        if mood(t, seat, partner, 3) == 0:
            spare += dict.fromkeys(CARDS[card] for card in me.remains)
        for item in spare:
            worth = public_worth(t, partner, item)
            price = min(other.gems, round(worth * (0.5 if fair else 0.9) + 0.5))
            gain = price - item_loss(t, seat, item)
            if price and gain > 0.4 and (best is None or gain > best[0]):
                best = gain, Basket(0, (item,)), Basket(price)
    if me.gems:
        for item in (*(CARDS[card] for card in other.remains), *objects_of(other)):
            worth = item_worth(t, seat, item)
            if worth < 2.0:
                continue
            price = max(1, round(public_loss(t, partner, item) * (1.1 if fair else 0.4) + 0.2))
            gain = worth - price
            if price <= me.gems and gain > 1.2 and (best is None or gain > best[0]):
                best = gain, Basket(price), Basket(0, (item,))
    if best is None and tribute(t, seat, partner):
        return Basket(), Basket(tribute(t, seat, partner))
    return (best[1], best[2]) if best else None


def tribute(t: Table, seat: int, partner: int) -> int:
    """What we ask of a player who is not much stronger for leaving him alone: what an Arena would take."""
    me, other = t.players[seat], t.players[partner]
    if seat == t.active and t.proposals[partner] > (t.trade is not None):
        return 0  # not twice in a phase
    if t.round < 2 or not other.gems or t.truces[seat][partner] >= t.round - 1 or gauge(me) + 3 < gauge(other):
        return 0
    return half_purse(other)


def fear(t: Table, seat: int, other: int) -> float:
    """What being left alone by a stronger player is worth."""
    ahead = gauge(t.players[other]) - gauge(t.players[seat])
    if ahead < 1:
        return 0.0
    return 0.22 * min(ahead, 5) * (1.5 + t.players[seat].gems / 2)


def weary(t: Table, seat: int, partner: int) -> bool:
    """After three refusals in a row we seldom bother that partner again."""
    return t.snubs[seat][partner] >= 3 and mood(t, seat, partner, 17) != 0


def public_worth(t: Table, seat: int, item: str) -> float:
    """What a card would be worth to another player, seen from outside."""
    if item in OBJECT:
        return object_worth(t, seat, OBJECT[item], mine=False)
    return 1.5 if CARD[item] in MONSTERS else 2.0


def public_loss(t: Table, seat: int, item: str) -> float:
    """What giving up a card would cost another player, seen from outside."""
    if item in OBJECT:
        return object_loss(t, seat, OBJECT[item], mine=False)
    return 1.5 if CARD[item] in MONSTERS else 2.0


def trade_gain(t: Table, seat: int, trade: Trade) -> float:
    """What an open trade brings to the partner who must answer it."""
    gain = basket_worth(t, seat, trade.give) - basket_loss(t, seat, trade.take)
    gain -= 0.6 * threat(t, seat, trade.proposer) * basket_worth_public(t, trade)
    if trade.purpose[0] == "truce":
        gain += fear(t, seat, trade.proposer) * trust(t, seat, trade.proposer)
    return gain - 0.5 * t.betrayals[trade.proposer][seat]


def basket_worth_public(t: Table, trade: Trade) -> float:
    """Roughly what the proposer gains, seen from outside."""
    return trade.take.gems + 2.0 * trade.take.cards


def counter_trade(t: Table, seat: int) -> tuple[Basket, Basket] | None:
    """QT-9.8: the same goods for a better price, if the other can pay it. Baskets from the counter-offerer's side."""
    trade = t.trade
    assert trade
    other = trade.partner if trade.proposer == seat else trade.proposer
    purse = t.players[other].gems
    plan = plan_trade(t, seat, other)
    if plan and plan[1].gems < purse and plan[0].items:
        return plan[0], plan[1]._replace(gems=min(purse, plan[1].gems + 1))
    return plan
