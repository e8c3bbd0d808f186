"""What changes hands: gems, wounds, objects and their slots (QT-5, QT-8), cards by name, the discard piles."""

from bisect import insort

from oubliettes.games.quetes.pieces import (
    BOW,
    CARD,
    CARDS,
    DRAGON_OBJECTS,
    FAMILIAR,
    LOOT_DIVISOR,
    MAX_WOUNDS,
    NOTHING,
    OBJECT,
    OBJECT_LIKE,
    OBJECTS,
    SLOT,
)
from oubliettes.games.quetes.table import Player, Table
from oubliettes.kernel import Ask, Pick, Script


def choose(ask: Ask) -> Script[Pick]:
    """QT-27.7: a decision with a single legal option is taken without a question, if that tells nothing (QT-27.6)."""
    if len(ask.options) == 1:
        return ask.options[0]
    pick: Pick = yield ask
    return pick


# ------------------------------------------------------------------ gems and wounds


def gain_gems(t: Table, seat: int, amount: int) -> int:
    """QT-1.8: from the reserve, as far as it goes."""
    taken = min(amount, t.reserve)
    t.reserve -= taken
    t.players[seat].gems += taken
    return taken


def pay(t: Table, seat: int, amount: int) -> None:
    """QT-7.2: back to the reserve."""
    t.players[seat].gems -= amount
    t.reserve += amount


def half_purse(p: Player) -> int:
    """QT-15.1, QT-11.20: half of a victim's gems, rounded up."""
    return -(-p.gems // LOOT_DIVISOR)


def move_gems(t: Table, giver: int, taker: int, amount: int) -> None:
    t.players[giver].gems -= amount
    t.players[taker].gems += amount


def wound(t: Table, seat: int, wounds: int, rule: str) -> None:
    """QT-5.4, QT-5.5: never more than four; nobody dies."""
    p = t.players[seat]
    taken = min(wounds, MAX_WOUNDS - p.wounds)
    p.wounds += taken
    t.say("wounded", rule, seat=seat, wounds=wounds, total=p.wounds)


# ------------------------------------------------------------------ the discard piles


def discard(t: Table, card: int) -> None:
    """QT-27.8: on top of the adventure discard pile."""
    t.discard.append(card)


def discard_drawn(t: Table) -> None:
    """The card being resolved is done with (QT-20.35, QT-21.35)."""
    t.discard.append(t.card)
    t.card = NOTHING


# ------------------------------------------------------------------ objects: slots, Familiar, surplus (QT-8)


def receive(t: Table, seat: int, o: int) -> None:
    """QT-8.2, QT-8.5: into its slot; where that is taken, its new owner will say which one he equips.

    QT-8.1: one slot a type.
    """
    p = t.players[seat]
    if p.slots[SLOT[o]] == NOTHING:
        p.slots[SLOT[o]] = o
    else:
        p.surplus.append(o)
        t.placing.append((seat, o))


def remove(t: Table, seat: int, o: int) -> None:
    """An object leaves its owner, from wherever it lies. QT-20.3, QT-8.4: what then fits a slot drops into it."""
    p = t.players[seat]
    if o in p.surplus:
        p.surplus.remove(o)
        if (seat, o) in t.placing:
            t.placing.remove((seat, o))
    elif p.on_familiar == o:
        p.on_familiar = NOTHING
    else:
        p.slots[SLOT[o]] = NOTHING
        refill(t, seat, SLOT[o])
    free_tamed(t, seat)


def refill(t: Table, seat: int, slot: int) -> None:
    p = t.players[seat]
    if p.on_familiar != NOTHING and SLOT[p.on_familiar] == slot:  # QT-20.3
        p.slots[slot], p.on_familiar = p.on_familiar, NOTHING
        return
    spare = [o for o in p.surplus if SLOT[o] == slot]
    if spare:
        p.slots[slot] = spare[0]
        p.surplus.remove(spare[0])
        t.placing = [entry for entry in t.placing if entry not in [(seat, o) for o in spare]]
        t.placing += [(seat, o) for o in spare[1:]]


def free_tamed(t: Table, seat: int) -> None:
    """QT-23.31, QT-9.14, QT-15.7: without an equipped Bow the tamed monster goes to the discard pile."""
    p = t.players[seat]
    if p.tamed != NOTHING and not p.equips(BOW):
        discard(t, p.tamed)
        t.say("tamed-lost", "QT-23.31", seat=seat, monster=CARDS[p.tamed])
        p.tamed = NOTHING


def scrap(t: Table, seat: int, o: int) -> None:
    """An object is discarded (QT-27.11)."""
    remove(t, seat, o)
    t.scrap.append(o)


def to_shop(t: Table, seat: int, o: int, rule: str) -> None:
    """QT-8.10: on sale again; QT-8.7: a dragon object is discarded instead."""
    remove(t, seat, o)
    if o in DRAGON_OBJECTS:
        t.scrap.append(o)
        t.say("object-discarded", rule, seat=seat, object=OBJECTS[o])
    else:
        insort(t.shop, o)
        t.say("object-to-shop", rule, seat=seat, object=OBJECTS[o])


def arrangements(p: Player, o: int) -> list[Pick]:
    """QT-8.5, QT-20.2: what may be done with an object in the surplus."""
    options: list[Pick] = [("equip", OBJECTS[o])]
    if p.familiar:
        options.append(("to_familiar", OBJECTS[o]))
    return options


def arrange(t: Table, seat: int, pick: Pick) -> None:
    """Carry out one of the above: what it replaces goes to the surplus. QT-20.3: slot and Familiar may trade places."""
    p, o = t.players[seat], OBJECT[pick[1]]
    if o in p.surplus:
        p.surplus.remove(o)
        if pick[0] == "equip":
            old, p.slots[SLOT[o]] = p.slots[SLOT[o]], o
        else:
            old, p.on_familiar = p.on_familiar, o
        if old != NOTHING:
            p.surplus.append(old)
        free_tamed(t, seat)
    else:
        p.slots[SLOT[o]], p.on_familiar = p.on_familiar, o
    if pick[0] == "equip":
        t.say("equipped", "QT-8.5", seat=seat, object=OBJECTS[o])
    else:
        t.say("to-familiar", "QT-20.2", seat=seat, object=OBJECTS[o])


def place(t: Table) -> Script[None]:
    """QT-8.5: the owners of objects just received say which they equip."""
    while t.placing:
        seat, o = t.placing[0]
        p = t.players[seat]
        options = [*arrangements(p, o), ("surplus", OBJECTS[o])]
        pick: Pick = yield Ask(seat, "place", options, rule="QT-8.5", facts={"object": OBJECTS[o]})
        t.placing.remove((seat, o))
        if pick[0] != "surplus":
            arrange(t, seat, pick)


def empty_surplus(t: Table) -> None:
    """QT-8.3, QT-8.6, QT-7.12: every player hands back for nothing what has no slot."""
    for seat in t.order():
        for o in t.players[seat].surplus[:]:
            to_shop(t, seat, o, "QT-8.6")


def lose_familiar(t: Table, seat: int, rule: str) -> None:
    """QT-20.4: the Familiar dies, and the object on it returns to the shop."""
    p = t.players[seat]
    if p.on_familiar != NOTHING:
        to_shop(t, seat, p.on_familiar, rule)
    p.familiar = False
    discard(t, FAMILIAR)
    t.say("familiar-dies", rule, seat=seat)


# ------------------------------------------------------------------ cards by name


def objects_of(p: Player) -> list[str]:
    """QT-8.8: objects and object-like cards, each name once."""
    names = [OBJECTS[o] for o in p.objects()]
    if p.kept:
        names += dict.fromkeys([CARDS[card] for card in p.kept])
    return names


def remains_of(p: Player) -> list[str]:
    return [CARDS[card] for card in p.remains]


def holds(p: Player, item: str) -> bool:
    if item in OBJECT:
        return OBJECT[item] in p.objects()
    return CARD[item] in p.kept or CARD[item] in p.remains


def count_of(p: Player, item: str) -> int:
    """How many of a card a player has: two Sales look alike."""
    if item in OBJECT:
        return int(OBJECT[item] in p.objects())
    return p.kept.count(CARD[item]) + p.remains.count(CARD[item])


def unnamed(p: Player, named: tuple[str, ...]) -> list[str]:
    """The cards of a player, each name once, but those that have been named as often as he has them."""
    names = [*objects_of(p), *remains_of(p)]
    return [name for name in names if named.count(name) < count_of(p, name)] if named else names


def hand_over(t: Table, giver: int, taker: int, item: str) -> None:
    """A card changes hands (trade, promise, loot, Djinn)."""
    source, target = t.players[giver], t.players[taker]
    if item in OBJECT:
        remove(t, giver, OBJECT[item])
        receive(t, taker, OBJECT[item])
    elif CARD[item] in OBJECT_LIKE:
        source.kept.remove(CARD[item])
        target.kept.append(CARD[item])
    else:
        source.remains.remove(CARD[item])
        target.remains.append(CARD[item])


def give_up(t: Table, seat: int, item: str, rule: str) -> None:
    """QT-8.7, QT-8.11, QT-20.18: an object goes back to the shop; what came out of the dungeon is discarded."""
    if item in OBJECT:
        to_shop(t, seat, OBJECT[item], rule)
    else:
        t.players[seat].kept.remove(CARD[item])
        discard(t, CARD[item])
        t.say("object-discarded", rule, seat=seat, object=item)
