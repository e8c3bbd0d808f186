"""What a pick of a trade, a bargain or a settlement gives and costs (QT-9, QT-11, QT-16)."""

from oubliettes.games.quetes.pieces import IN_ADVANCE, QUEST_WORDS, SEAT
from oubliettes.games.quetes.rules.power import gauge
from oubliettes.games.quetes.rules.promises import spoken
from oubliettes.games.quetes.rules.trades import execute, goods
from oubliettes.games.quetes.sight.outlook import CLAUSE, as_it_stands, helped, winning
from oubliettes.games.quetes.table import Basket, Promise, Table, Terms, Trade, copy
from oubliettes.kernel import Ask, Line, Note, Pick, Teller, line, note, number, word

# ------------------------------------------------------------------ trades (QT-9)


def trade(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-9.9: whom a proposal goes to, and how many are left in this phase."""
    partner = SEAT[pick[1]]
    most = t.caps["trade_proposals_per_phase_and_partner"]
    left = min(most - t.proposals[partner], t.caps["trade_proposals_per_phase"] - sum(t.proposals))
    return note(line("purse", gems=("gem", t.players[partner].gems)), line("proposals", n=left))


def propose(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("purse", gems=("gem", t.player.gems)), line("binds"))


def purpose(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("word-only"))


def give_basket(basket: Basket) -> Line:
    return line("gives", goods=goods(basket))


def take_basket(basket: Basket) -> Line:
    return line("gets", goods=goods(basket))


def basket(t: Table, ask: Ask, pick: Pick) -> Note:
    """What the basket holds with this; of face-down quests, whether its giver knows the face."""
    assert t.trade
    giving = ask.prompt.startswith("trade-give")
    now = t.trade.give if giving else t.trade.take
    match pick:
        case ("gems", int(n)):
            now = Basket(n)
        case ("add", str(name)):
            now = now._replace(items=(*now.items, name))
        case ("add_quest", int(place)):
            now = now._replace(places=(*now.places, place))
        case ("ask_quest",):
            now = now._replace(quests=now.quests + 1)
    lines = [give_basket(now)] if giving else [give_basket(t.trade.give), take_basket(now)]
    if pick[0] == "ask_quest":
        lines.append(line("owner-picks"))
    if pick[0] == "add_quest":
        card = t.players[t.trade.proposer].secondary[number(pick) - 1].card
        lines.append(line("loses-quest", quest=QUEST_WORDS[card]))
    return note(*lines)


def traded(t: Table, seat: int, offered: Trade) -> list[Line]:
    """QT-9.2: what the partner gets and gives, and what becomes of his power."""
    after = copy(t)
    places = tuple(range(1, offered.take.quests + 1))
    execute(after, offered._replace(take=offered.take._replace(places=places)))
    found = [take_basket(offered.give), give_basket(offered.take)]
    before, then = gauge(t.players[seat]), gauge(after.players[seat])
    return [*found, line("power", before=before, after=then)] if before != then else found


def accept(t: Table, ask: Ask, pick: Pick) -> Note:
    assert t.trade
    return note(*traded(t, ask.seat, t.trade))


def refuse(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("nothing-moves"))


def counter(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("counter-once"))


# ------------------------------------------------------------------ terms of help (QT-11.9 to QT-11.26)


def terms(t: Table, ask: Ask, pick: Pick) -> Note:
    """What the promise would say with this, and what it is worth to be helped."""
    fight, draft = t.fight, t.draft
    assert fight
    assert draft
    now, lines = _with(draft.terms, pick), []
    if now.goods or now.favour:
        lines.append(line("terms", debtor_seat=draft.debtor, creditor_seat=draft.creditor, goods=spoken(now)))
    else:
        lines.append(line("for-nothing"))
    if now.gems > t.players[draft.debtor].gems:
        lines.append(line("beyond-purse", gems=("gem", t.players[draft.debtor].gems)))
    if pick[0] == "clause":
        lines.append(line(CLAUSE[word(pick)]))
        if pick[1] != IN_ADVANCE:
            lines.append(line("only-words"))
    if fight.kind == "arena":
        return note(*lines)
    return note(*lines, chance=winning(t, fight, helped(t, fight, draft.creditor)))


def _with(now: Terms, pick: Pick) -> Terms:
    match pick:
        case ("gems", int(n)):
            return now._replace(gems=n)
        case ("item", str(name)):
            return now._replace(items=(*now.items, name))
        case ("loot_item", str(name)):
            return now._replace(loot=(*now.loot, name))
        case ("quest_item",):
            return now._replace(quests=now.quests + 1)
        case ("trophies", int(n)):
            return now._replace(trophies=n)
        case ("favour",):
            return now._replace(favour=True)
    return now


def drop(t: Table, ask: Ask, pick: Pick) -> Note:
    return note(line("dropped-trade" if ask.prompt.startswith("trade") else "dropped"))


# ------------------------------------------------------------------ settling (QT-16.6)


def promise(t: Table, pick: Pick) -> Promise:
    return t.promises[number(pick) - 1]


def owed(one: Promise) -> Line:
    return line("owes", creditor_seat=one.creditor, goods=spoken(one.terms))


def keep_promise(t: Table, ask: Ask, pick: Pick) -> Note:
    one = promise(t, pick)
    kept = t.players[one.debtor].record[0] + 1
    left = line("purse-left", gems=("gem", t.players[one.debtor].gems - one.terms.gems)) if one.terms.gems else None
    return note(owed(one), left, line("kept", n=kept))


def keep_in_part(t: Table, ask: Ask, pick: Pick) -> Note:
    one = promise(t, pick)
    return note(owed(one), line("kept-in-part", n=t.players[one.debtor].record[1] + 1))


def break_promise(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-11.24, QT-16.7: nothing is handed over, and everybody will know."""
    one = promise(t, pick)
    broken = t.players[one.debtor].record[2] + 1
    return note(
        line("betrays", creditor_seat=one.creditor, goods=spoken(one.terms)), line("broken", n=broken), danger=True
    )


def hand(t: Table, ask: Ask, pick: Pick) -> Note:
    assert ask.facts
    creditor = int(ask.facts["creditor_seat"])
    match pick:
        case ("gems", int(n)):
            return note(line("hands", creditor_seat=creditor, goods=(("gem", n),) if n else ()))
        case ("cede_trophy",):
            return note(line("hands", creditor_seat=creditor, goods=(("trophy_point", 1),)))
    return note(line("hands", creditor_seat=creditor, goods=((word(pick), 1),)))


def give_quest(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-9.7, QT-16.9, QT-17.12: its owner knows which; its deeds are lost."""
    card = t.players[ask.seat].secondary[number(pick) - 1].card
    return note(line("loses-quest", quest=QUEST_WORDS[card]))


# ------------------------------------------------------------------ picks that several questions share


def gems(t: Table, ask: Ask, pick: Pick) -> Note:
    if ask.prompt == "part-gems":
        return hand(t, ask, pick)
    return basket(t, ask, pick) if ask.prompt.startswith("trade") else terms(t, ask, pick)


def done(t: Table, ask: Ask, pick: Pick) -> Note:
    match ask.prompt:
        case "trade-give" | "trade-take":
            return basket(t, ask, pick)
        case "terms-items":
            return terms(t, ask, pick)
        case "part-goods":
            return note(line("kept-in-part", n=t.players[ask.seat].record[1] + 1))
    return as_it_stands(t, ask)


VERBS: dict[str, Teller] = {
    "trade": trade,
    "propose": propose,
    "purpose": purpose,
    "gems": gems,
    "add": basket,
    "add_quest": basket,
    "ask_quest": basket,
    "done": done,
    "drop": drop,
    "accept": accept,
    "refuse": refuse,
    "counter": counter,
    "item": terms,
    "loot_item": terms,
    "quest_item": terms,
    "trophies": terms,
    "favour": terms,
    "no_favour": terms,
    "clause": terms,
    "keep_promise": keep_promise,
    "keep_in_part": keep_in_part,
    "break_promise": break_promise,
    "hand": hand,
    "cede_trophy": hand,
    "give_quest": give_quest,
}
