"""What a pick about allies does: handshakes, answers, and the token in a closed fist (QT-11, QT-14)."""

from oubliettes.games.quetes.pieces import SEAT
from oubliettes.games.quetes.rules.negotiation import bystanders
from oubliettes.games.quetes.rules.promises import spoken
from oubliettes.games.quetes.sight.outlook import (
    CLAUSE,
    again,
    arena_stake,
    heavy,
    helped,
    hundredths,
    outlook,
    own,
    prize,
    winning,
)
from oubliettes.games.quetes.table import GREEN, OPEN, RED, Table
from oubliettes.kernel import Ask, Note, Pick, Teller, line, note, word

# ------------------------------------------------------------------ allies (QT-11)


def shake(t: Table, ask: Ask, pick: Pick) -> Note:
    fight, ally = t.fight, SEAT[pick[1]]
    assert fight
    terms = fight.bids[ally]
    price = line("for-nothing")
    if terms is not None and not terms.empty:
        price = line("asks", goods=spoken(terms), clause=terms.clause)
    return note(price, line("bound"), chance=winning(t, fight, helped(t, fight, ally)))


def haggle(t: Table, ask: Ask, pick: Pick) -> Note:
    fight, ally = t.fight, SEAT[pick[1]]
    assert fight
    left = min(
        t.caps["counter_offers_per_seat"] - fight.counters[ally],
        t.caps["counter_offers_per_monster"] - sum(fight.counters),
    )
    return note(line("counters", n=left), chance=winning(t, fight, helped(t, fight, ally)))


def close(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-11.11: the fight without an ally."""
    fight = t.fight
    assert fight
    chance = winning(t, fight)
    return note(prize(t, fight), heavy(t, fight), again(t, fight, chance), chance=chance)


def address(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-11.17: what a bystander would be worth on this principal's side."""
    fight, other = t.fight, SEAT[pick[1]]
    assert fight
    share = helped(t, fight, other)
    chance = own(fight, ask.seat, winning(t, fight, share if ask.seat == fight.active else -share))
    return note(line("lone", percent=hundredths(chance)), line("only-words"))


def end_pass(t: Table, ask: Ask, pick: Pick) -> Note:
    assert t.fight
    return outlook(t.fight, own(t.fight, ask.seat, winning(t, t.fight)))


def answer(t: Table, ask: Ask, pick: Pick) -> Note:
    """QT-11.12, QT-11.18: what is promised to whom, and what the help makes of the fight."""
    fight, draft = t.fight, t.draft
    assert fight
    assert draft
    if pick[0] == "no":
        return note(line("no-deal"))
    if pick[0] == "perhaps":
        return note(line("binds-nobody"))
    if pick[0] == "name_price":
        return note(line("name-price"))
    lines = [line("for-nothing")]
    if not draft.terms.empty:
        facts = {"debtor_seat": draft.debtor, "creditor_seat": draft.creditor}
        lines = [line("terms", goods=spoken(draft.terms), **facts), line(CLAUSE[draft.terms.clause])]
    share = helped(t, fight, draft.creditor)
    if fight.kind != "arena":
        return note(*lines, line("bound"), chance=winning(t, fight, share))
    chance = own(fight, draft.debtor, winning(t, fight, share if draft.debtor == fight.active else -share))
    return note(*lines, line("lone", percent=hundredths(chance)), line("binds-nobody"))


# ------------------------------------------------------------------ fists (QT-14.2)


def camp(t: Table, ask: Ask, pick: Pick) -> Note:
    """What a token in the fist may win, and whose word it breaks (QT-11.21, QT-11.22)."""
    fight, seat = t.fight, ask.seat
    assert fight
    broken = [side for side in (GREEN, RED) if side != _SIDES[word(pick, 0)] and fight.answers[seat][side - 1] == "yes"]
    lines = [line("breaks-word", partner_seat=fight.active if side == GREEN else fight.defender) for side in broken]
    lines += [
        line("forfeits", goods=spoken(one.terms))
        for one in t.promises
        if one.state == OPEN and one.creditor == seat and (GREEN if one.debtor == fight.active else RED) in broken
    ]
    if pick[0] == "neutral":
        return note(line("stays-out"), *lines, danger=bool(lines))
    share = helped(t, fight, seat)
    green = winning(t, fight, share if pick[0] == "attacker" else -share)
    chance = green if pick[0] == "attacker" else 1 - green
    stake = arena_stake()
    if len(bystanders(fight)) == 1:
        return note(stake, *lines, chance=chance, danger=bool(lines))
    return note(line("lone", percent=hundredths(chance)), stake, *lines, danger=bool(lines))


_SIDES = {"attacker": GREEN, "defender": RED, "neutral": 0}


VERBS: dict[str, Teller] = {
    "shake": shake,
    "haggle": haggle,
    "close": close,
    "address": address,
    "end_pass": end_pass,
    "yes": answer,
    "no": answer,
    "perhaps": answer,
    "name_price": answer,
    "attacker": camp,
    "defender": camp,
    "neutral": camp,
}
