"""Negotiation (QT-11): bids and handshakes against a monster, offers and answers before an Arena. Only words."""

from oubliettes.games.quetes.pieces import (
    CARD_GEMS,
    CARD_TROPHIES,
    CARDS,
    DRAGON_OBJECT,
    IF_WE_WIN,
    IN_ADVANCE,
    IN_ADVANCE_PLAYERS,
    IN_ANY_CASE,
    MONSTERS,
    OBJECTS,
    SEAT,
    SEATS,
)
from oubliettes.games.quetes.rules.goods import (
    choose,
    count_of,
    half_purse,
    hand_over,
    move_gems,
    unnamed,
)
from oubliettes.games.quetes.rules.guild import hand_quest, pick_places, room, window
from oubliettes.games.quetes.rules.promises import price, promise, spoken
from oubliettes.games.quetes.table import GREEN, TALKS, Draft, Fight, Table, Terms
from oubliettes.kernel import Ask, Pick, Script, number, word

DROP: Pick = ("drop",)
DONE: Pick = ("done",)
DECLINE: Pick = ("decline",)
CLOSE: Pick = ("close",)
YES: Pick = ("yes",)
NO: Pick = ("no",)
PERHAPS: Pick = ("perhaps",)
PRICE: Pick = ("name_price",)
END_PASS: Pick = ("end_pass",)
FAVOUR: Pick = ("favour",)
NO_FAVOUR: Pick = ("no_favour",)


# ------------------------------------------------------------------ building terms (QT-11.26)


def most_gems(t: Table, fight: Fight, debtor: int) -> int:
    """QT-11.10, QT-11.20: what the debtor has, and what he hopes for."""
    most = t.players[debtor].gems
    if fight.kind != "arena":
        return most + CARD_GEMS[fight.enemy]
    most += t.pot
    if debtor == fight.active:
        most += half_purse(t.players[fight.defender])
    return most


def stakes(fight: Fight) -> list[str]:
    """QT-11.9: what a beaten monster will leave: its remains, and a dragon's object."""
    if fight.enemy not in MONSTERS:
        return []
    found = [CARDS[fight.enemy]]
    if fight.enemy in DRAGON_OBJECT:
        found.append(OBJECTS[DRAGON_OBJECT[fight.enemy]])
    return found


def items(t: Table, fight: Fight, draft: Draft) -> list[Pick]:
    """QT-11.9, QT-11.19: the cards that may still be named."""
    terms, debtor = draft.terms, t.players[draft.debtor]
    if terms.cards >= t.caps["cards_per_terms"]:
        return []
    options: list[Pick] = [("item", name) for name in unnamed(debtor, terms.items)]
    if fight.kind != "arena":
        options += [("item", name) for name in stakes(fight) if name not in terms.items]
    elif draft.debtor == fight.active:
        options += [("loot_item", name) for name in unnamed(t.players[fight.defender], terms.loot)]
    if terms.quests < len(debtor.secondary):
        options.append(("quest_item",))
    return options


def handable(t: Table, fight: Fight, draft: Draft) -> bool:
    """QT-26.14: whether the terms hold something that the active player owns and can hand over at once."""
    terms, debtor = draft.terms, t.players[draft.debtor]
    return bool(
        (terms.gems and debtor.gems)
        or any(count_of(debtor, item) for item in terms.items)
        or (terms.quests and room(t.players[draft.creditor]) > 0)
    )


def clauses(t: Table, fight: Fight, draft: Draft) -> list[Pick]:
    """QT-11.13, QT-26.14."""
    found = [IF_WE_WIN, IN_ANY_CASE]
    if len(t.players) <= IN_ADVANCE_PLAYERS and fight.kind == "monster" and handable(t, fight, draft):
        found.append(IN_ADVANCE)
    return [("clause", clause) for clause in found]


def decide(draft: Draft, prompt: str, options: list[Pick]) -> Ask:
    """A pick in the building of terms, by whoever names them."""
    facts = {"debtor_seat": draft.debtor, "creditor_seat": draft.creditor}
    return Ask(draft.author, prompt, options, rule="QT-11.26", facts=facts)


def build_terms(t: Table, draft: Draft, refuse: Pick = DROP) -> Script[Terms | None]:
    """Gems, cards, trophy points where allowed, favour, clause. They may be dropped at any pick."""
    fight = t.fight
    assert fight
    t.draft = draft
    gems: list[Pick] = [("gems", n) for n in range(most_gems(t, fight, draft.debtor) + 1)]
    pick: Pick
    if refuse is DROP:
        pick = yield decide(draft, "terms-gems", [DROP, *gems])
    else:
        pick = yield decide(draft, "bid", [DECLINE, *gems])
    terms = draft.terms
    if pick is refuse:
        return _dropped(t)
    terms = terms._replace(gems=number(pick))
    while True:
        t.draft = draft = draft._replace(terms=terms)
        options = items(t, fight, draft)
        if not options:
            break
        pick = yield decide(draft, "terms-items", [*options, DONE, DROP])
        if pick is DROP:
            return _dropped(t)
        if pick is DONE:
            break
        if pick[0] == "item":
            terms = terms._replace(items=(*terms.items, word(pick)))
        elif pick[0] == "loot_item":
            terms = terms._replace(loot=(*terms.loot, word(pick)))
        else:
            terms = terms._replace(quests=terms.quests + 1)
    points = CARD_TROPHIES[fight.enemy] if fight.enemy in MONSTERS else 0
    if points:  # QT-11.5
        pick = yield decide(draft, "terms-trophies", [*(("trophies", n) for n in range(points + 1)), DROP])
        if pick is DROP:
            return _dropped(t)
        terms = terms._replace(trophies=number(pick))
        t.draft = draft = draft._replace(terms=terms)
    pick = yield decide(draft, "terms-favour", [NO_FAVOUR, FAVOUR, DROP])
    if pick is DROP:
        return _dropped(t)
    terms = terms._replace(favour=pick is FAVOUR)
    t.draft = draft = draft._replace(terms=terms)
    if not terms.empty:
        pick = yield decide(draft, "terms-clause", [*clauses(t, fight, draft), DROP])
        if pick is DROP:
            return _dropped(t)
        terms = terms._replace(clause=word(pick))
    t.draft = None
    return terms


def _dropped(t: Table) -> Terms | None:
    t.draft = None
    return None


# ------------------------------------------------------------------ against a monster (QT-11.7 to QT-11.12)


def helpers(t: Table, fight: Fight) -> list[int]:
    """QT-23.35: who may be asked: everybody but the active player and the Ring's substitute."""
    return [seat for seat in t.others(fight.active) if seat != fight.principal]


def negotiate(t: Table) -> None:
    """QT-11.8: each in turn makes one bid; then the active player chooses."""
    assert t.fight
    t.phase = TALKS
    bids = [("bid", seat) for _ in range(t.caps["bids_per_seat_per_monster"]) for seat in helpers(t, t.fight)]
    t.then(*bids, ("parley",))


def bid(t: Table, seat: int) -> Script[None]:
    """QT-11.8: decline, or help on stated terms, possibly none."""
    fight = t.fight
    assert fight
    terms = yield from build_terms(t, Draft(seat, fight.active, seat), DECLINE)
    fight.bids[seat] = terms
    if terms is None:
        t.say("bid-declined", "QT-11.8", seat=seat)
    else:
        t.say("bid", "QT-11.8", seat=seat, **price(terms))


def parley(t: Table) -> Script[None]:
    """QT-11.11, QT-11.12: accept a bid, make a counter-offer, or close without an ally."""
    fight = t.fight
    assert fight
    caps = t.caps
    while True:
        seats = helpers(t, fight)
        options: list[Pick] = [("shake", SEATS[seat]) for seat in seats if fight.bids[seat] is not None]
        if sum(fight.counters) < caps["counter_offers_per_monster"]:
            options += [
                ("haggle", SEATS[seat]) for seat in seats if fight.counters[seat] < caps["counter_offers_per_seat"]
            ]
        options.append(CLOSE)
        pick: Pick = yield from choose(Ask(t.active, "parley", options, rule="QT-11.11"))
        if pick is CLOSE:
            t.say("no-ally", "QT-11.11", seat=t.active)
            break
        seat = SEAT[pick[1]]
        if pick[0] == "shake":
            terms = fight.bids[seat]
            assert terms is not None
            yield from handshake(t, seat, terms)
            break
        fight.counters[seat] += 1
        counter = yield from build_terms(t, Draft(t.active, t.active, seat))
        if counter is None:
            continue
        t.draft = Draft(t.active, t.active, seat, counter)
        t.say("counter-offer", "QT-11.11", seat=t.active, partner_seat=seat, **price(counter))
        facts = {"partner_seat": t.active, **price(counter)}
        pick = yield Ask(seat, "answer-counter", [YES, NO], rule="QT-11.12", facts=facts)
        t.draft = None
        if pick is YES:
            yield from handshake(t, seat, counter)
            break
        t.say("counter-refused", "QT-11.12", seat=seat)
    t.then(*window(t), ("stand",))


def handshake(t: Table, seat: int, terms: Terms) -> Script[None]:
    """QT-11.2, QT-11.6: the ally is bound to the fight; the price stays a promise, but for what is paid in advance."""
    fight = t.fight
    assert fight
    fight.camps[seat] = GREEN
    t.say("handshake", "QT-11.6", seat=t.active, ally_seat=seat)
    if terms.clause == IN_ADVANCE:
        terms = yield from prepay(t, seat, terms)
    promise(t, t.active, seat, terms, arena=False)


def prepay(t: Table, seat: int, terms: Terms) -> Script[Terms]:
    """QT-26.5, QT-26.6, QT-26.12: what the active player owns moves now, and nobody may leave; the rest if they win."""
    fight, p = t.fight, t.player
    assert fight
    fight.bound = True
    gems = min(terms.gems, p.gems)
    owned = tuple(item for item in terms.items if count_of(p, item))
    quests = min(terms.quests, room(t.players[seat]))
    places = yield from pick_places(t, t.active, quests, "QT-26.6")
    move_gems(t, t.active, seat, gems)
    for item in owned:
        hand_over(t, t.active, seat, item)
    hand_quest(t, t.active, seat, places)
    paid = Terms(gems, owned, quests=quests)
    t.say("paid-in-advance", "QT-26.6", seat=t.active, ally_seat=seat, goods=spoken(paid))
    rest = tuple(item for item in terms.items if item not in owned)
    return terms._replace(gems=terms.gems - gems, items=rest, quests=terms.quests - quests, clause=IF_WE_WIN)


# ------------------------------------------------------------------ before an Arena (QT-11.16 to QT-11.21)


def bystanders(fight: Fight) -> list[int]:
    """Everybody who is neither a principal, nor charmed, nor a Sorcerer replaced by a substitute (QT-23.41)."""
    taken = (fight.active, fight.principal, fight.defender, fight.charmed)
    return [seat for seat in range(len(fight.camps)) if seat not in taken]


def arena_pass(t: Table, number: int) -> Script[None]:
    """QT-11.17: attacker and defender in turn; in a pass each bystander may be addressed once."""
    fight = t.fight
    assert fight
    seat = fight.defender if number % 2 else fight.active
    fight.counters = [0] * len(t.players)
    order = [one for one in t.others(seat) if one in bystanders(fight)]
    while True:
        left = [one for one in order if fight.counters[one] < t.caps["arena_offers_per_bystander_per_pass"]]
        if not left:
            return
        pick: Pick = yield Ask(
            seat, "arena-talk", [*(("address", SEATS[one]) for one in left), END_PASS], rule="QT-11.17"
        )
        if pick is END_PASS:
            return
        yield from arena_offer(t, seat, SEAT[pick[1]])


def arena_offer(t: Table, principal: int, seat: int) -> Script[None]:
    """QT-11.18: an offer, and its answer: yes, no, perhaps, or a price, which the principal agrees to or turns down."""
    fight = t.fight
    assert fight
    fight.counters[seat] += 1
    terms = yield from build_terms(t, Draft(principal, principal, seat))
    if terms is None:
        return
    offered = terms
    t.say("arena-offer", "QT-11.17", seat=principal, partner_seat=seat, **price(offered))
    prices = t.caps["arena_price_answers_per_offer"]
    while True:
        terms, t.draft = offered, Draft(principal, principal, seat, offered)
        options = [YES, NO, PERHAPS, PRICE] if prices else [YES, NO, PERHAPS]
        facts = {"partner_seat": principal, **price(offered)}
        pick: Pick = yield Ask(seat, "answer-offer", options, rule="QT-11.18", facts=facts)
        t.draft = None
        if pick is not PRICE:
            break
        prices -= 1
        terms = yield from build_terms(t, Draft(seat, principal, seat))
        pick = NO
        if terms is not None:
            t.draft = Draft(seat, principal, seat, terms)
            t.say("price-named", "QT-11.18", seat=seat, partner_seat=principal, **price(terms))
            facts = {"partner_seat": seat, **price(terms)}
            pick = yield Ask(principal, "answer-price", [YES, NO], rule="QT-11.18", facts=facts)
            t.draft = None
        if pick is YES or not prices:
            break
    note_answer(fight, principal, seat, word(pick, 0))
    if pick is PERHAPS:
        t.say("answer-perhaps", "QT-11.18", seat=seat, partner_seat=principal)
    elif pick is NO or terms is None:
        t.say("answer-no", "QT-11.18", seat=seat, partner_seat=principal)
    else:
        t.say("answer-yes", "QT-11.18", seat=seat, partner_seat=principal)
        promise(t, principal, seat, terms, arena=True)  # QT-11.21


def note_answer(fight: Fight, principal: int, seat: int, answer: str) -> None:
    """QT-11.28: each principal has his own answer, and a yes stands whatever is said to a later offer."""
    to_attacker, to_defender = fight.answers[seat]
    if principal == fight.active:
        fight.answers[seat] = (to_attacker if to_attacker == "yes" else answer, to_defender)
    else:
        fight.answers[seat] = (to_attacker, to_defender if to_defender == "yes" else answer)
