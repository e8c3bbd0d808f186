"""Promises (QT-11.13, QT-11.21 to QT-11.27, QT-16): the register, when they fall due, how they are settled."""

from typing import Any

from oubliettes.games.quetes.pieces import IN_ANY_CASE
from oubliettes.games.quetes.rules.goods import choose, count_of, hand_over, holds, move_gems
from oubliettes.games.quetes.rules.guild import hand_quest, pick_places, places_of, room, window
from oubliettes.games.quetes.rules.power import in_camp
from oubliettes.games.quetes.rules.scoring import check_end
from oubliettes.games.quetes.table import (
    BROKEN,
    DUE,
    GREEN,
    IN_PART,
    KEPT,
    LAPSED,
    NOTED,
    OPEN,
    RED,
    Fate,
    Fight,
    Promise,
    Table,
    Terms,
)
from oubliettes.kernel import Ask, Pick, Script, Step, number, word

DONE: Pick = ("done",)


def spoken(terms: Terms) -> tuple[tuple[str, int], ...]:
    """Terms as the words count them."""
    found: list[tuple[str, int]] = [("gem", terms.gems)] if terms.gems else []
    found += [(item, 1) for item in (*terms.items, *terms.loot)]
    if terms.quests:
        found.append(("hidden_quest", terms.quests))
    if terms.trophies:
        found.append(("trophy_point", terms.trophies))
    if terms.favour:
        found.append(("favour", 1))
    return tuple(found)


def price(terms: Terms) -> dict[str, Any]:
    """Terms as a message tells them: the goods, how many sorts there are (none: help for nothing), and the clause."""
    goods = spoken(terms)
    return {"goods": goods, "many": len(goods), "clause": terms.clause}


def promise(t: Table, debtor: int, creditor: int, terms: Terms, *, arena: bool) -> None:
    """QT-11.13: an agreed deal with terms becomes a public record; help for nothing leaves none.

    QT-11.28: what was agreed before by the same two about the same fight is replaced.

    QT-11.4: a record, and no more than that.
    """
    one = Promise(debtor, creditor, arena, terms, t.round)
    earlier = next((n for n, other in enumerate(t.promises) if other.state == OPEN and other[:3] == one[:3]), None)
    facts: dict[str, Any] = {"debtor_seat": debtor, "creditor_seat": creditor, "goods": spoken(terms)}
    facts["clause"] = terms.clause
    if earlier is None:
        if not terms.empty:
            t.promises.append(one)
            t.say("promise", "QT-11.13", **facts)
    elif terms.empty:
        _close(t, earlier, LAPSED)
    else:
        t.promises[earlier] = one
        t.say("promise-replaced", "QT-11.28", **facts)


def lapse(t: Table) -> None:
    """QT-11.23: the fight was fled or ended without a result: nobody has broken his word."""
    for which, one in enumerate(t.promises):
        if one.state == OPEN:
            _close(t, which, LAPSED)


def fall_due(t: Table, fight: Fight) -> None:
    """QT-11.21, QT-11.25, QT-11.27: after a decided fight."""
    for which, one in enumerate(t.promises):
        if one.state != OPEN:
            continue
        side = GREEN if one.debtor == fight.active else RED
        won = fight.winner == side
        if one.creditor not in in_camp(fight, side) or not (won or one.terms.clause == IN_ANY_CASE):
            _close(t, which, LAPSED)
            continue
        terms = one.terms._replace(loot=tuple(item for item in one.terms.loot if _lootable(t, fight, item)))
        t.promises[which] = one = one._replace(terms=terms)
        if terms.empty:
            _close(t, which, LAPSED)
            continue
        if terms.favour:
            t.favours.append((one.debtor, one.creditor))
        state: Fate = DUE if terms.goods else NOTED
        t.promises[which] = one._replace(state=state)
        if state == DUE:
            t.say("promise-due", "QT-11.25", debtor_seat=one.debtor, creditor_seat=one.creditor, goods=spoken(terms))


def _lootable(t: Table, fight: Fight, item: str) -> bool:
    """QT-11.27: looted, or left with the victim although it could have been looted."""
    return fight.looted and (holds(t.players[fight.active], item) or holds(t.players[fight.defender], item))


def return_favours(t: Table, fight: Fight) -> None:
    """QT-11.14: a favour is shown until its debtor next sides with its creditor."""
    camps = [in_camp(fight, GREEN), in_camp(fight, RED)]
    t.favours = [
        (debtor, creditor)
        for debtor, creditor in t.favours
        if not any(debtor in camp and creditor in camp for camp in camps)
    ]


def _close(t: Table, which: int, state: Fate, given: tuple[tuple[str, int], ...] = ()) -> None:
    one = t.promises[which]
    t.promises[which] = one._replace(state=state)
    if state in (KEPT, IN_PART, BROKEN):  # QT-11.24
        t.players[one.debtor].record[(KEPT, IN_PART, BROKEN).index(state)] += 1
    if state == BROKEN:
        t.betrayals[one.debtor][one.creditor] += 1
    facts: dict[str, Any] = {"debtor_seat": one.debtor, "creditor_seat": one.creditor, "goods": spoken(one.terms)}
    if state == KEPT:
        t.say("promise-kept", "QT-16.6", **facts)
    elif state == IN_PART:
        t.say("promise-kept-in-part", "QT-16.6", given=given, **facts)
    elif state == BROKEN:
        t.say("promise-broken", "QT-16.7", **facts)
    else:
        t.say("promise-lapsed", "QT-11.23", **facts)


def close_promises(t: Table) -> None:
    """QT-16.7: a promise still due at the end of Rest is broken."""
    for which, one in enumerate(t.promises):
        if one.state == DUE:
            _close(t, which, BROKEN)


# ------------------------------------------------------------------ settling (QT-16.6)


def able(t: Table, one: Promise) -> bool:
    """Whether a promise can be honoured in full now (QT-16.9, QT-16.10)."""
    debtor, terms = t.players[one.debtor], one.terms
    goods = (*terms.items, *terms.loot)
    return (
        debtor.gems >= terms.gems
        and all(count_of(debtor, item) >= goods.count(item) for item in goods)
        and terms.quests <= min(len(debtor.secondary), room(t.players[one.creditor]))
        and terms.trophies <= t.trophies_won
    )


def something(t: Table, one: Promise) -> bool:
    """Whether at least one thing can be handed over."""
    debtor, terms = t.players[one.debtor], one.terms
    return bool(
        (terms.gems and debtor.gems)
        or any(holds(debtor, item) for item in (*terms.items, *terms.loot))
        or (terms.quests and debtor.secondary and room(t.players[one.creditor]) > 0)
        or (terms.trophies and t.trophies_won)
    )


def settle_picks(t: Table, seat: int) -> list[Pick]:
    """One irrevocable choice a due promise: in full, in part, or not at all. QT-13.5, QT-16.2: the debtor decides."""
    options: list[Pick] = []
    for which, one in enumerate(t.promises, start=1):
        if one.state == DUE and one.debtor == seat:
            if able(t, one):
                options.append(("keep_promise", which))
            if something(t, one) and not (able(t, one) and one.terms.things == 1):  # one thing has no parts
                options.append(("keep_in_part", which))
            options.append(("break_promise", which))
    return options


def settle_promise(t: Table, pick: Pick) -> Script[list[Step]]:
    """QT-16.6: settle one promise; the steps that follow."""
    which = number(pick) - 1
    one = t.promises[which]
    if pick[0] == "break_promise":
        _close(t, which, BROKEN)
        return window(t)
    full = pick[0] == "keep_promise"
    terms = one.terms
    gems, items, trophies = terms.gems, (*terms.items, *terms.loot), terms.trophies
    places: tuple[int, ...] = ()
    if full:
        places = yield from pick_places(t, one.debtor, terms.quests, "QT-16.9")
    else:
        gems, items, places, trophies = yield from _pick_part(t, one)
        full = (gems, len(items), len(places), trophies) == (
            terms.gems,
            len(terms.items) + len(terms.loot),
            terms.quests,
            terms.trophies,
        )
    deliver(t, one.debtor, one.creditor, gems, items, places, trophies)
    given = spoken(Terms(gems, items, quests=len(places), trophies=trophies))
    _close(t, which, KEPT if full else IN_PART, given)
    if trophies:
        check_end(t)  # QT-16.11
    return window(t)


def deliver(
    t: Table, debtor: int, creditor: int, gems: int, items: tuple[str, ...], places: tuple[int, ...], trophies: int
) -> None:
    """QT-16.9, QT-16.10: without consent; trophy points out of those won from the monster."""
    move_gems(t, debtor, creditor, gems)
    for item in items:
        hand_over(t, debtor, creditor, item)
    hand_quest(t, debtor, creditor, places)
    t.trophies_won -= trophies
    t.players[debtor].trophies -= trophies
    t.players[creditor].trophies += trophies


def _pick_part(t: Table, one: Promise) -> Script[tuple[int, tuple[str, ...], tuple[int, ...], int]]:
    """A which of gems, then things one by one, at least one thing in all."""
    debtor, terms = t.players[one.debtor], one.terms
    goods: list[str] = []
    for item in (*terms.items, *terms.loot):  # two Sales look alike, and one of them may be gone
        if goods.count(item) < count_of(debtor, item):
            goods.append(item)
    quests = min(terms.quests, room(t.players[one.creditor]), len(debtor.secondary))
    trophies = min(terms.trophies, t.trophies_won)
    gems = ceded = 0
    places: tuple[int, ...] = ()
    t.picked = ()
    most = min(terms.gems, debtor.gems)
    facts = {"creditor_seat": one.creditor}
    if most:
        least = 0 if goods or quests or trophies else 1
        options: list[Pick] = [("gems", n) for n in range(least, most + 1)]
        pick: Pick = yield from choose(Ask(one.debtor, "part-gems", options, rule="QT-16.6", facts=facts))
        gems = number(pick)
    while True:
        left = [item for item in dict.fromkeys(goods) if t.picked.count(item) < goods.count(item)]
        options = [("hand", item) for item in left]
        if len(places) < quests:
            options += [("give_quest", place) for place in places_of(debtor) if place not in places]
        if ceded < trophies:
            options.append(("cede_trophy",))
        if not options:
            break
        if gems or ceded or places or t.picked:
            options.append(DONE)
        pick = yield from choose(Ask(one.debtor, "part-goods", options, rule="QT-16.6", facts=facts))
        if pick is DONE:
            break
        if pick[0] == "hand":
            t.picked = (*t.picked, word(pick))
        elif pick[0] == "give_quest":
            places = (*places, number(pick))
        else:
            ceded += 1
    items, t.picked = t.picked, ()
    return gems, items, places, ceded
