"""Supply and Rest (QT-7, QT-8, QT-16): everything the active player may buy, rearrange, trade and settle."""

from oubliettes.games.quetes.pieces import (
    ARENA_ROUND,
    CHARM,
    CONSTANTS,
    HEAL_PRICE,
    KEY,
    LOVE,
    NOTHING,
    OBJECT,
    OBJECTS,
    PRICE,
    QUEST_WORDS,
    SALE,
    SALE_DIVISOR,
    SEAT,
    SEATS,
    SLOT,
    THIEF,
    TOLL,
    TROPHY_PRICE,
)
from oubliettes.games.quetes.rules import blocked
from oubliettes.games.quetes.rules.blackmail import blackmail, steal_quest, validate_with
from oubliettes.games.quetes.rules.goods import (
    arrange,
    arrangements,
    discard,
    empty_surplus,
    pay,
    place,
    receive,
)
from oubliettes.games.quetes.rules.guild import (
    forget,
    room,
    window,
)
from oubliettes.games.quetes.rules.promises import close_promises, settle_picks, settle_promise
from oubliettes.games.quetes.rules.scoring import check_end
from oubliettes.games.quetes.rules.trades import call_for_offers, partners, propose, tradable
from oubliettes.games.quetes.table import ACHIEVED, REST, SUPPLY, Phase, Table
from oubliettes.kernel import Ask, Pick, Script, Verbs, number

END_PHASE: Pick = ("end_phase",)
HEAL: Pick = ("heal",)
BUY_QUEST: Pick = ("buy_quest",)
TROPHY: Pick = ("buy_trophy",)
CALL: Pick = ("call_for_offers",)
BACK: Pick = ("back",)
DUNGEON_PICK: Pick = ("dungeon",)
ROB: Pick = ("rob_temple",)


def start_phase(t: Table, phase: Phase) -> None:
    """QT-9.9, QT-16.12: trade caps start anew in each phase."""
    t.phase = phase
    t.proposals = [0] * len(t.players)
    t.called = t.rearranged = 0


def menu(t: Table) -> Script[None]:
    """QT-7.10, QT-16.1: any of these, in any order, until the phase is ended. One beat until a quest may be claimed.

    QT-27.7: to end a phase is asked even where nothing else is left, so that no turn runs away from its player.
    """
    while True:
        pick: Pick
        if t.phase == SUPPLY:
            pick = yield Ask(t.active, "supply", picks(t), rule="QT-7.10", blocked=blocked.menu)
        else:
            pick = yield Ask(t.active, "rest", picks(t), rule="QT-16.1", blocked=blocked.menu)
        if pick is END_PHASE:
            if t.phase == SUPPLY and forced(t):
                pick = yield Ask(t.active, "toll-arena", [*phase_two_picks(t), BACK], rule="QT-10.13")
                if pick is BACK:
                    continue
            t.then(("phase_end",))
            return
        done = MENU[pick[0]](t, pick)
        if done is True or (done and (yield from done)):
            return
        steps = window(t)
        if steps:
            t.then(*steps, ("menu",))
            return


def picks(t: Table) -> list[Pick]:
    p = t.player
    gems = p.gems
    options: list[Pick] = [("buy", OBJECTS[o]) for o in t.shop if PRICE[o] <= gems]
    if SALE in p.kept:
        options += [("buy_on_sale", OBJECTS[o]) for o in t.shop if sale_price(o) <= gems]
    if p.wounds and not p.cursed and gems >= HEAL_PRICE:  # QT-7.4
        options.append(HEAL)
    if blocked.may_buy_quest(t) and gems >= CONSTANTS["quest_price"] and room(p) > 0 and t.pile:  # QT-7.8, QT-7.9
        options.append(BUY_QUEST)
    options += [("trade", SEATS[seat]) for seat in partners(t)]
    if t.called < t.caps["calls_for_offers_per_phase"] and any(map(tradable, t.players)):  # QT-9.10
        options.append(CALL)
    if t.rearranged < t.caps["rearrangements_per_phase"]:
        for o in p.surplus:
            options += arrangements(p, o)
        if p.on_familiar != NOTHING:  # QT-20.3: the two may change places
            options.append(("to_familiar", OBJECTS[p.slots[SLOT[p.on_familiar]]]))
    if p.character == THIEF and p.equips(CHARM):
        options += blackmail(t)
    if t.phase == REST:
        if gems >= TROPHY_PRICE and blocked.may_buy_trophy(t):
            options.append(TROPHY)
        options += settle_picks(t, t.active)
    options.append(END_PHASE)
    return options


def sale_price(o: int) -> int:
    """QT-20.11, QT-20.12: half, rounded up."""
    return -(-PRICE[o] // SALE_DIVISOR)


# ------------------------------------------------------------------ the picks of the menu


def buy(t: Table, pick: Pick) -> Script[bool]:
    """QT-7.1, QT-7.11, QT-7.13, QT-20.29: the printed price, or half of it with a Sale, which is then discarded."""
    seat, p = t.active, t.player
    o, on_sale = OBJECT[pick[1]], pick[0] == "buy_on_sale"
    price = sale_price(o) if on_sale else PRICE[o]
    pay(t, seat, price)
    if on_sale:
        p.kept.remove(SALE)
        discard(t, SALE)
    t.shop.remove(o)
    receive(t, seat, o)
    t.say("bought", "QT-20.11" if on_sale else "QT-7.1", seat=seat, object=OBJECTS[o], price=("gem", price))
    yield from place(t)
    return False


def heal(t: Table, pick: Pick) -> bool:
    """QT-7.3, QT-24.1: of all wounds; the price goes to the Temple."""
    p = t.player
    p.gems -= HEAL_PRICE
    t.temple += HEAL_PRICE
    p.wounds = 0
    t.say("healed", "QT-7.3", seat=t.active)
    return False


def buy_trophy(t: Table, pick: Pick) -> bool:
    """QT-16.4; QT-16.11: it may end the game."""
    pay(t, t.active, TROPHY_PRICE)
    t.trophies_bought += 1
    t.player.trophies += 1
    t.say("trophy-bought", "QT-16.4", seat=t.active)
    check_end(t)
    return False


def rearrange(t: Table, pick: Pick) -> bool:
    """QT-8.5, QT-20.3: another object in a slot or on the Familiar."""
    t.rearranged += 1
    arrange(t, t.active, pick)
    return False


def trade(t: Table, pick: Pick) -> Script[bool]:
    """QT-9: a proposal to one player; the Guild may have something to say of what changed hands."""
    if not (yield from propose(t, SEAT[pick[1]])):
        return False
    t.then(*window(t), ("menu",))
    return True


def call(t: Table, pick: Pick) -> bool:
    """QT-9.10: all others may offer."""
    t.then(*call_for_offers(t), ("menu",))
    return True


def settle(t: Table, pick: Pick) -> Script[bool]:
    """QT-16.6: a promise kept, kept in part or broken."""
    t.then(*(yield from settle_promise(t, pick)), ("menu",))
    return True


# ------------------------------------------------------------------ quests from the Guild (QT-7.5 to QT-7.9)


def buy_quest(t: Table, pick: Pick) -> bool:
    """QT-7.7: look at the top two quest cards. QT-17.15: the only source after the setup."""
    seat = t.active
    pay(t, seat, CONSTANTS["quest_price"])
    t.quests_bought += 1
    for _ in range(min(len(t.pile), CONSTANTS["quest_cards_shown_on_purchase"])):
        quest = t.pile.pop()
        t.shown.append(quest._replace(knowers=quest.knowers | 1 << seat))
    t.say("quest-bought", "QT-7.5", seat=seat)
    t.then(("keep_quest",))
    return True


def keep_quest(t: Table) -> Script[None]:
    """QT-7.7, QT-7.9: keep one, put the other at the bottom of the pile.

    QT-27.2: where there was a choice nobody else knows what was kept, not even who had put that card back before.
    """
    options: list[Pick] = [("keep", place) for place in range(1, len(t.shown) + 1)]
    pick = options[0]
    if len(options) > 1:
        pick = yield Ask(t.active, "keep-quest", options, rule="QT-7.7")
        t.shown = [quest._replace(knowers=1 << t.active) for quest in t.shown]
    kept = t.shown.pop(number(pick) - 1)
    t.player.secondary.append(kept)
    t.player.fresh += 1
    t.pile[:0] = t.shown
    t.shown = []
    t.say("quest-kept", "QT-7.7", readers=(t.active,), seat=t.active, quest=QUEST_WORDS[kept.card])
    t.then(*window(t), ("menu",))


# ------------------------------------------------------------------ the end of a phase (QT-8.6, QT-16.8)


def phase_two_picks(t: Table) -> list[Pick]:
    """QT-10.1, QT-6.6: Dungeon, an Arena, or the temple robbery, whichever are legal.

    QT-3.8, QT-3.9: Arenas alone wait for round 3. QT-6.5: there is no way to do nothing. QT-10.10, QT-10.12.
    """
    options: list[Pick] = []
    if t.player.gems >= toll(t):  # QT-10.11
        options.append(DUNGEON_PICK)
    if t.round >= ARENA_ROUND and t.lasting != LOVE:  # QT-3.7, QT-21.25
        options += [("arena", SEATS[seat]) for seat in t.others(t.active)]
    if KEY in t.player.kept:
        options.append(ROB)
    return options


def toll(t: Table) -> int:
    """QT-21.23: what drawing an adventure card costs now."""
    return CONSTANTS["toll_price"] if t.lasting == TOLL else 0


def forced(t: Table) -> bool:
    """QT-10.13: whether nothing but an Arena against the only other player would follow."""
    options = phase_two_picks(t)
    return len(options) == 1 and options[0] is not DUNGEON_PICK


def phase_end(t: Table) -> None:
    """End of Supply: surplus, then phase 2. End of Rest: the defender's settling, then `rest_end`."""
    if t.phase == SUPPLY:
        empty_surplus(t)
        t.then(*window(t), ("phase_two",))
        return
    defender = t.fight.defender if t.fight else NOTHING
    t.then(*([("defender_rest", defender)] if defender != NOTHING else []), ("rest_end",))


def defender_rest(t: Table, seat: int) -> Script[None]:
    """QT-16.3, QT-16.8: after an Arena the defender settles what he promised."""
    options = [*settle_picks(t, seat), END_PHASE]
    if len(options) == 1:
        return
    pick: Pick = yield Ask(seat, "defender-rest", options, rule="QT-16.3")
    if pick is not END_PHASE:
        t.then(*(yield from settle_promise(t, pick)), ("defender_rest", seat))


def rest_end(t: Table) -> None:
    """QT-16.7, QT-8.6: what is still due is broken; surplus; guild window; then phase 6."""
    close_promises(t)
    t.fight = None
    empty_surplus(t)
    t.then(*window(t), ("quest_achieved",))


def quest_achieved(t: Table) -> None:
    """QT-6.7, QT-17.10: phase 6 is open to all, and earlier declines are forgotten."""
    t.phase = ACHIEVED
    forget(t)
    t.then(*window(t))


MENU: Verbs[Script[bool] | bool] = Verbs(
    "a pick of Supply or Rest",
    {
        "buy": buy,
        "buy_on_sale": buy,
        "heal": heal,
        "buy_quest": buy_quest,
        "buy_trophy": buy_trophy,
        "equip": rearrange,
        "to_familiar": rearrange,
        "trade": trade,
        "call_for_offers": call,
        "charm_remains": validate_with,
        "charm_steal": steal_quest,
        "keep_promise": settle,
        "keep_in_part": settle,
        "break_promise": settle,
    },
)
"""What each pick of the menu does; it tells whether the beat is over, at once or by a script."""
