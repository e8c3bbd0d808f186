"""What a bot does at its own table: quests, purchases, trades, promises, loot."""

from collections.abc import Callable, Sequence

from oubliettes.games.quetes.mind import bargain
from oubliettes.games.quetes.mind.bargain import keeps, plan_trade, trade_gain
from oubliettes.games.quetes.mind.worth import (
    CHANCE,
    WOUND,
    gems_worth,
    item_loss,
    item_worth,
    known,
    lateness,
    object_worth,
    own_point,
    quest_gain,
    remains_worth,
    trophy,
    wins_now,
)
from oubliettes.games.quetes.pieces import (
    BONUS,
    CARD,
    CARD_TROPHIES,
    GREED,
    HEAL_PRICE,
    HERO,
    LAVISH,
    MAIN_TIMES,
    NEEDS,
    NOTHING,
    OBJECT,
    PRICE,
    SEAT,
    ST_MICHAEL,
    TROPHY_PRICE,
    WOUNDS_RECOVERED,
    WRETCHED,
)
from oubliettes.games.quetes.rules.goods import half_purse, objects_of
from oubliettes.games.quetes.rules.guild import at, counts, fulfilled, points
from oubliettes.games.quetes.rules.market import sale_price
from oubliettes.games.quetes.table import (
    REST,
    Table,
)
from oubliettes.kernel import Ask, Pick


def best(options: Sequence[Pick], worth: Callable[[Pick], float]) -> Pick:
    """The first of the best."""
    return max(options, key=worth)


def pick(ask: Ask, *wanted: str | int) -> Pick:
    """That very option, if it is offered; else the last one, which is always the harmless one."""
    return wanted if wanted in ask.options else ask.options[-1]


# ------------------------------------------------------------------ quests


def expected(t: Table, card: int, main: bool) -> float:
    """What an open quest is worth before anything is done for it."""
    chance = CHANCE[card] * (1.0 - 0.8 * lateness(t))
    cost = trophy(t) * (points(t, card) if main else 1)
    return chance * quest_gain(t, card, main) - cost


def nearness(t: Table, seat: int, card: int) -> float:
    """How likely a quest is to be completed by one who stands as this seat does."""
    p = t.players[seat]
    if fulfilled(t, seat) >> card & 1:
        return 1.0
    chance = CHANCE[card]
    if card in NEEDS:
        have = counts(p.remains)
        left = sum(max(0, many - mine) for many, mine in zip(NEEDS[card], have, strict=True))
        if left < 3 and card != ST_MICHAEL:
            chance = (1.0, 0.75, 0.55)[left]
    elif card == LAVISH:
        chance = (1.0, 0.85, 0.7, 0.55)[p.slots.count(NOTHING)]
    elif card == GREED:
        chance = min(0.8, p.gems / 14)
    elif card in (WRETCHED, HERO):
        others = [other.trophies for other in t.players if other is not p]
        close = p.trophies <= min(others) if card == WRETCHED else p.trophies >= max(others)
        chance = 0.7 if close else 0.3
    return chance * (1.0 - 0.8 * lateness(t))


def progress(t: Table, seat: int, card: int, main: bool) -> float:
    """What an open quest is worth to one who stands as this seat does."""
    cost = trophy(t) * (points(t, card) if main else 1)
    return nearness(t, seat, card) * quest_gain(t, card, main) - cost


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
        printed = points(t, at(p, place).card)
        gain, saved = (printed, 1) if place else (MAIN_TIMES * printed, printed)
        if p.trophies + gain >= t.target and not wins_now(t, ask.seat, gain, saved):
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
            wounds = p.wounds - (WOUNDS_RECOVERED if t.phase == REST else 0)
            return wounds * WOUND * (1.4 if t.phase != REST else 1.1) - HEAL_PRICE - need
        if verb == "buy_quest":
            return 3.0 - 1.5 * len(p.secondary) - 5.0 * lateness(t) - need
        if verb == "buy_trophy":
            if p.trophies + 1 >= t.target:
                return 20.0 if wins_now(t, seat, 1) else -1.0
            return own_point(t, seat) - TROPHY_PRICE + 3.0 * lateness(t) + 0.4 * (p.gems - 7) - need * 2
        if verb == "equip" or verb == "to_familiar":
            o = OBJECT[one[1]]
            if o not in p.surplus:  # QT-20.4: the better one is safer in its slot
                return 0.1 if BONUS[o] < BONUS[p.on_familiar] else -1.0
            return object_worth(t, seat, o) - 0.5
        if verb == "charm_remains":
            return 30.0
        if verb == "charm_steal":
            return 1.0 - 1.0 * len(p.secondary)
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
    if sum(t.proposals) >= 3 or bargain.weary(t, seat, partner):
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
    """QT-9.13: a truce where we ask for a tribute, thanks to one whom we owe a favour, else no word."""
    trade = t.trade
    assert trade
    plan = plan_trade(t, ask.seat, trade.partner)
    if plan and plan[0].empty:
        return pick(ask, "purpose", "truce")
    return pick(ask, "purpose", "thanks" if (ask.seat, trade.partner) in t.favours else "none")


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
    whim = bargain.mood(t, ask.seat, trade.proposer, 3) == 0
    if whim and gain > -2.0 and ("counter",) in ask.options and bargain.counter_trade(t, ask.seat):
        return ("counter",)
    return ("refuse",)


def offer(t: Table, ask: Ask) -> Pick:
    if bargain.weary(t, ask.seat, t.active):
        return ("pass",)
    return ("propose",) if plan_trade(t, ask.seat, t.active) else ("pass",)


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
                return gems_worth(t, seat, half_purse(victim))
            case "loot":
                return item_worth(t, seat, str(one[1]))
        both = {
            "object_and_gems": objects + gems_worth(t, seat, victim.gems),
            "object_and_remains": objects + remains,
            "remains_and_gems": remains + gems_worth(t, seat, victim.gems),
        }[str(one[1])]
        return both - 4.0 * (1.0 - lateness(t))

    return best(ask.options, worth)
