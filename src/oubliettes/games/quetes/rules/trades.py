"""Trades (QT-9): binding, all at once, built by picks. Only the active player and one other (QT-9.5)."""

from oubliettes.games.quetes.pieces import CARD, OBJECT, OBJECT_LIKE, PURPOSES, SEATS
from oubliettes.games.quetes.rules.goods import choose, move_gems, receive, remove, unnamed
from oubliettes.games.quetes.rules.guild import hand_quest, pick_places, places_of, room, window
from oubliettes.games.quetes.table import Basket, Player, Table, Trade
from oubliettes.kernel import Ask, Pick, Script, Step, number, word

DROP: Pick = ("drop",)
DONE: Pick = ("done",)
ACCEPT: Pick = ("accept",)
REFUSE: Pick = ("refuse",)
COUNTER: Pick = ("counter",)


def tradable(p: Player) -> bool:
    """QT-9.3, QT-9.4: whether a player has anything that a basket may hold."""
    return bool(p.gems or p.secondary or p.remains or p.kept or p.objects())


def partners(t: Table) -> list[int]:
    """QT-9.9, QT-9.18: the seats that may still be addressed in this phase. QT-9.15: in Supply and Rest alone."""
    if sum(t.proposals) >= t.caps["trade_proposals_per_phase"]:
        return []
    most = t.caps["trade_proposals_per_phase_and_partner"]
    return [
        seat
        for seat in t.others(t.active)
        if t.proposals[seat] < most and (tradable(t.player) or tradable(t.players[seat]))
    ]


def propose(t: Table, partner: int) -> Script[bool]:
    """QT-9.6, QT-9.8, QT-9.9: the active player builds a trade, the partner answers. Whether it was done."""
    t.proposals[partner] += 1
    if not (yield from build(t, Trade(t.active, partner))):
        return False
    return (yield from answer(t, t.caps["trade_counter_offers_per_proposal"]))


def answer(t: Table, counters: int = 0) -> Script[bool]:
    """QT-9.8, QT-9.10: yes or no, and the matter is closed; or a counter-offer, while there are any."""
    assert t.trade
    trade: Trade = t.trade
    options = [ACCEPT, REFUSE, COUNTER] if counters else [ACCEPT, REFUSE]
    facts = {"partner_seat": trade.proposer}
    pick: Pick = yield Ask(trade.partner, "answer-trade", options, rule="QT-9.8", facts=facts)
    if pick is COUNTER:
        t.say("trade-countered", "QT-9.8", seat=trade.partner, partner_seat=trade.proposer)
        if (yield from build(t, Trade(trade.partner, trade.proposer, trade.purpose, counter=True))):
            return (yield from answer(t, counters - 1))
        return False
    return (yield from settle(t, pick))


def settle(t: Table, pick: Pick) -> Script[bool]:
    assert t.trade
    trade: Trade = t.trade
    if pick is REFUSE:
        t.snubs[trade.proposer][trade.partner] += 1
        t.say("trade-refused", "QT-9.8", seat=trade.partner, partner_seat=trade.proposer)
        t.trade = None
        return False
    places = yield from pick_places(t, trade.partner, trade.take.quests, "QT-9.7")
    t.snubs[trade.proposer][trade.partner] = 0
    if trade.purpose[0] == "truce":
        t.truces[trade.proposer][trade.partner] = t.round
    execute(t, trade._replace(take=trade.take._replace(places=places)))
    t.trade = None
    return True


def _cards(t: Table, seat: int, card: int) -> list[int]:
    """Where a seat has such a card: with the objects that it keeps, or with its remains."""
    p = t.players[seat]
    return p.kept if card in OBJECT_LIKE else p.remains


def execute(t: Table, trade: Trade) -> None:
    """QT-9.2: both baskets move at the same instant."""
    a, b = trade.proposer, trade.partner
    move_gems(t, a, b, trade.give.gems)
    move_gems(t, b, a, trade.take.gems)
    moves = [(a, b, item) for item in trade.give.items] + [(b, a, item) for item in trade.take.items]
    for giver, _, item in moves:
        if item in OBJECT:
            remove(t, giver, OBJECT[item])
        else:
            _cards(t, giver, CARD[item]).remove(CARD[item])
    for _, taker, item in moves:
        if item in OBJECT:
            receive(t, taker, OBJECT[item])
        else:
            _cards(t, taker, CARD[item]).append(CARD[item])
    hand_quest(t, a, b, trade.give.places)  # they go to the end of the row: the other places stay what they are
    hand_quest(t, b, a, trade.take.places)
    t.say("trade-done", "QT-9.2", seat=a, partner_seat=b, give=goods(trade.give), take=goods(trade.take))


def goods(basket: Basket) -> tuple[tuple[str, int], ...]:
    """A basket as the words count it."""
    found: list[tuple[str, int]] = [("gem", basket.gems)] if basket.gems else []
    found += [(item, basket.items.count(item)) for item in dict.fromkeys(basket.items)]
    hidden = len(basket.places) or basket.quests
    if hidden:
        found.append(("hidden_quest", hidden))
    return tuple(found)


# ------------------------------------------------------------------ building (QT-9.6, QT-9.17, QT-9.18)


def legal(t: Table, trade: Trade) -> bool:
    """QT-9.11, QT-9.12: nobody ends with more than three open secondary quests, and something changes hands."""
    if trade.give.empty and trade.take.empty:
        return False
    given, taken = len(trade.give.places), trade.take.quests
    more = given - taken
    return more <= room(t.players[trade.partner]) and -more <= room(t.players[trade.proposer])


def build(t: Table, trade: Trade) -> Script[bool]:
    """Purpose, then the two baskets; every pick may be the one to drop it. Whether there is a proposal."""
    t.trade = trade
    if not trade.counter:
        pick: Pick = yield Ask(trade.proposer, "trade-purpose", [*purposes(t, trade), DROP], rule="QT-9.13")
        if pick is DROP:
            return dropped(t)
        t.trade = trade = trade._replace(purpose=pick[1:])
    for side in ("give", "take"):
        if not (yield from fill(t, side)):
            return dropped(t)
    trade = t.trade
    t.say(
        "trade-proposed",
        "QT-9.6",
        seat=trade.proposer,
        partner_seat=trade.partner,
        give=goods(trade.give),
        take=goods(trade.take),
        pick=("purpose", *trade.purpose),
    )
    return True


def dropped(t: Table) -> bool:
    """QT-9.18: nothing moves; the proposal is used up."""
    t.trade = None
    return False


def purposes(t: Table, trade: Trade) -> list[Pick]:
    """QT-9.13: a public word that binds nobody."""
    found: list[Pick] = []
    for purpose in PURPOSES:
        if purpose == "arena_help":
            third = [seat for seat in t.others(trade.proposer) if seat != trade.partner]
            found += [("purpose", purpose, SEATS[seat]) for seat in third]
        else:
            found.append(("purpose", purpose))
    return found


def fill(t: Table, side: str) -> Script[bool]:
    """One basket: the number of gems, then cards one by one until `done`."""
    assert t.trade
    giving = side == "give"
    seat = t.trade.proposer
    owner = t.players[seat if giving else t.trade.partner]
    gems: list[Pick] = [("gems", n) for n in range(owner.gems + 1)]
    pick: Pick = gems[0]
    if len(gems) > 1:
        gems.append(DROP)
        if giving:
            pick = yield decide(t.trade, "trade-give-gems", gems)
        else:
            pick = yield decide(t.trade, "trade-take-gems", gems)
    if pick is DROP:
        return False
    basket = Basket(number(pick))
    while True:
        t.trade = t.trade._replace(give=basket) if giving else t.trade._replace(take=basket)
        options = additions(t, owner, basket, giving)
        if giving:
            if not options:
                return True
            pick = yield decide(t.trade, "trade-give", [*options, DONE, DROP])
        else:
            close = [DONE, DROP] if legal(t, t.trade) else [DROP]
            pick = yield from choose(decide(t.trade, "trade-take", [*options, *close]))
        if pick is DONE:
            return True
        if pick is DROP:
            return False
        if pick[0] == "add":
            basket = basket._replace(items=(*basket.items, word(pick)))
        elif pick[0] == "add_quest":
            basket = basket._replace(places=(*basket.places, number(pick)))
        else:
            basket = basket._replace(quests=basket.quests + 1)


def decide(trade: Trade, prompt: str, options: list[Pick]) -> Ask:
    """A pick in the building of a trade."""
    return Ask(trade.proposer, prompt, options, rule="QT-9.6", facts={"partner_seat": trade.partner})


def additions(t: Table, owner: Player, basket: Basket, giving: bool) -> list[Pick]:
    """QT-9.3, QT-9.7, QT-9.17: the cards that may still be laid in a basket."""
    if basket.cards >= t.caps["cards_per_basket"]:
        return []
    options: list[Pick] = [("add", name) for name in unnamed(owner, basket.items)]
    if giving:
        options += [("add_quest", place) for place in places_of(owner) if place not in basket.places]
    elif basket.quests < len(owner.secondary):
        options.append(("ask_quest",))
    return options


# ------------------------------------------------------------------ a call for offers (QT-9.10)


def call_for_offers(t: Table) -> list[Step]:
    t.called += 1
    t.say("call-for-offers", "QT-9.10", seat=t.active)
    return [("offer", seat) for seat in t.others(t.active) if tradable(t.players[seat]) or tradable(t.player)]


def offer(t: Table, seat: int) -> Script[None]:
    """QT-9.10: one trade addressed to the active player, which he accepts or refuses at once."""
    pick: Pick = yield Ask(seat, "offer", [("propose",), ("pass",)], rule="QT-9.10", facts={"partner_seat": t.active})
    if pick[0] == "propose" and (yield from build(t, Trade(seat, t.active))) and (yield from answer(t)):
        t.then(*window(t))
