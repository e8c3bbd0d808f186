"""Event cards (QT-21): applied as soon as they are drawn; then the same player draws again."""

from oubliettes.games.quetes.pieces import (
    ARENA_ROUND,
    BLOODTHIRST,
    CARD,
    CARDS,
    CONSTANTS,
    HELL,
    HELL_MONSTERS,
    LOVE,
    MONSTERS,
    NOTHING,
    OBJECTS,
    POWER,
    RESERVED,
    TOLL,
)
from oubliettes.games.quetes.rules.combat import new_fight
from oubliettes.games.quetes.rules.goods import choose, discard, discard_drawn, wound
from oubliettes.games.quetes.rules.guild import places_of, window
from oubliettes.games.quetes.table import GREEN, Table
from oubliettes.kernel import Ask, Pick, Script, Step, number, word

SWAP_NONE: Pick = ("keep_main",)


def event(t: Table) -> None:
    """QT-21.1: the event's effect, a guild window, the next card."""
    name = CARDS[t.card]
    draw: Step = ("draw",)
    if t.card in (TOLL, LOVE):
        lasting_event(t)
    elif t.card == BLOODTHIRST:
        bloodthirst(t)
        return
    elif t.card == HELL:
        day_in_hell(t)
        return
    elif name == "new_choice":
        t.then(*(("new_choice", seat) for seat in t.order()), ("event_over",))
        return
    elif name == "putrefaction":
        t.then(*(("putrefaction", seat) for seat in t.order()), ("event_over",))
        return
    else:
        {
            "meteor_swarm": meteor_swarm,
            "day_of_grace": day_of_grace,
            "unexpected_delivery": unexpected_delivery,
            "first_shall_be_last": first_shall_be_last,
        }[name](t)
        discard_drawn(t)
    t.then(*window(t), draw)


def event_over(t: Table) -> None:
    """QT-21.35: its effect is over."""
    discard_drawn(t)
    t.then(*window(t), ("draw",))


def meteor_swarm(t: Table) -> None:
    """QT-21.2: two wounds for everybody; QT-5.9: not a defeat."""
    for seat in t.order():
        wound(t, seat, CONSTANTS["meteor_wounds"], "QT-21.2")


def day_of_grace(t: Table) -> None:
    """QT-21.3, QT-24.6: everybody but the cursed loses two wounds."""
    for seat in t.order():
        p = t.players[seat]
        if not p.cursed:
            p.wounds = max(0, p.wounds - CONSTANTS["grace_wounds"])
    t.say("grace", "QT-21.3")


def unexpected_delivery(t: Table) -> None:
    """QT-21.10: discarded reserved objects return to the shop."""
    back = [o for o in t.scrap if o in RESERVED]
    t.scrap = [o for o in t.scrap if o not in RESERVED]
    t.shop = sorted([*t.shop, *back])
    for o in back:
        t.say("delivered", "QT-21.10", object=OBJECTS[o])


def first_shall_be_last(t: Table) -> None:
    """QT-21.20 to QT-21.22: those with the most lose a point, those with the fewest gain one."""
    points = CONSTANTS["first_last_trophies"]
    most = max(p.trophies for p in t.players)
    fewest = min(p.trophies for p in t.players)
    if most == fewest:
        t.say("no-effect", "QT-21.22", card="first_shall_be_last")
        return
    for seat in t.order():
        p = t.players[seat]
        if p.trophies == most:
            lost = min(p.trophies, points)  # QT-25.13
            p.trophies -= lost
            t.say("trophy-lost", "QT-21.20", seat=seat, n=lost)
        elif p.trophies == fewest:
            p.trophies += points
            t.say("trophy-gained", "QT-21.20", seat=seat, n=points)


def lasting_event(t: Table) -> None:
    """QT-21.26, QT-21.28, QT-21.29: it lies before its drawer and replaces the one that was active."""
    end_lasting(t)
    t.lasting, t.lasting_seat, t.card = t.card, t.active, NOTHING
    t.say("lasting", "QT-21.26", seat=t.active, card=CARDS[t.lasting])


def end_lasting(t: Table) -> None:
    """QT-21.27: discarded."""
    if t.lasting != NOTHING:
        discard(t, t.lasting)
        t.say("lasting-over", "QT-21.27", card=CARDS[t.lasting])
        t.lasting = t.lasting_seat = NOTHING


def bloodthirst(t: Table) -> None:
    """QT-21.4, QT-21.6, QT-21.7, QT-21.30: an Arena against the player on the right, if Arenas are allowed."""
    if t.round < ARENA_ROUND or t.lasting == LOVE:
        t.say("no-effect", "QT-21.7" if t.round < ARENA_ROUND else "QT-21.6", card="bloodthirst")
        discard_drawn(t)
        t.then(*window(t), ("draw",))
        return
    right = (t.active - 1) % len(t.players)  # QT-1.11
    t.then(("challenge", right, True), ("event_over",))


def new_choice(t: Table, seat: int) -> Script[None]:
    """QT-21.8, QT-21.9, QT-21.31: the main quest may change places with an uncompleted secondary quest."""
    p = t.players[seat]
    if p.main.card == NOTHING or not p.secondary:
        return
    options: list[Pick] = [("swap_main", place) for place in places_of(p)]
    pick: Pick = yield Ask(seat, "new-choice", [SWAP_NONE, *options], rule="QT-21.8")
    if pick is SWAP_NONE:
        return
    place = number(pick) - 1
    p.main, p.secondary[place] = p.secondary[place], p.main
    p.fresh += 1
    t.say("main-swapped", "QT-21.9", seat=seat)


def putrefaction(t: Table, seat: int) -> Script[None]:
    """QT-21.11, QT-21.12: one remains card each, of its owner's choice."""
    p = t.players[seat]
    for _ in range(min(len(p.remains), CONSTANTS["putrefaction_remains"])):
        options: list[Pick] = [("rot", CARDS[card]) for card in p.remains]
        pick = yield from choose(Ask(seat, "putrefaction", options, rule="QT-21.11"))
        p.remains.remove(CARD[pick[1]])
        discard(t, CARD[pick[1]])
        t.say("rotted", "QT-21.11", seat=seat, card=word(pick))


def day_in_hell(t: Table) -> None:
    """QT-21.13, QT-21.14, QT-21.18: the last three monsters of the discard pile against everybody."""
    places = [place for place, card in enumerate(t.discard) if card in MONSTERS][-HELL_MONSTERS:]
    if not places:
        t.say("no-effect", "QT-21.18", card="day_in_hell")
        discard_drawn(t)
        t.then(*window(t), ("draw",))
        return
    monsters = tuple(t.discard[place] for place in places)
    for place in reversed(places):
        del t.discard[place]
    fight = new_fight(t, "hell", t.active, enemy_power=sum(POWER[card] for card in monsters), hell=monsters)
    fight.camps = [GREEN] * len(t.players)
    t.say("hell", "QT-21.13", monsters=tuple((CARDS[card], 1) for card in monsters), power=fight.enemy_power)
    t.then(("start_fight",), ("draw",))
