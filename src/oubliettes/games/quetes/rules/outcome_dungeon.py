"""What comes of a fight in the Dungeon: defeats, gains, the Djinn, Hell (QT-13, QT-20, QT-21.15)."""

from oubliettes.games.quetes.pieces import (
    CARD,
    CARD_GEMS,
    CARD_TROPHIES,
    CARDS,
    DJINN,
    DRAGON_OBJECT,
    GUARDIAN,
    HELL_TROPHIES,
    MONSTERS,
    NOTHING,
    OBJECT,
    OBJECT_LIKE,
    OBJECTS,
    SEAT,
    SEATS,
)
from oubliettes.games.quetes.rules.defeat import defeat, leave_monster
from oubliettes.games.quetes.rules.goods import discard_drawn, gain_gems, hand_over, objects_of, receive, remains_of
from oubliettes.games.quetes.rules.power import in_camp
from oubliettes.games.quetes.table import GREEN, RED, Fight, Table
from oubliettes.kernel import Ask, Pick, Script, word


def dungeon_result(t: Table, fight: Fight, losers: list[int]) -> Script[set[int]]:
    if fight.kind == "hell":
        return hell_result(t, fight, losers)
    if fight.winner == RED:
        spared = defeat(t, fight, losers)
        if fight.enemy != GUARDIAN:
            leave_monster(t, fight)
        return spared
    seat, enemy = fight.active, fight.enemy
    p = t.players[seat]
    if enemy == GUARDIAN:
        gems, t.temple = t.temple, 0
        p.gems += gems
        t.say("temple-robbed", "QT-24.2", seat=seat, gems=("gem", gems))
        return set()
    gems = gain_gems(t, seat, CARD_GEMS[enemy])  # QT-13.3
    p.trophies += CARD_TROPHIES[enemy]
    t.trophies_won = CARD_TROPHIES[enemy]
    won = (("gem", gems), ("trophy_point", CARD_TROPHIES[enemy]), (CARDS[enemy], int(enemy in MONSTERS)))
    if goods := tuple(one for one in won if one[1]):
        t.say("spoils", "QT-13.3", seat=seat, goods=goods)
    if enemy in MONSTERS:
        p.remains.append(enemy)  # QT-13.4
        t.beaten |= 1 << enemy
        t.card = NOTHING
        if enemy in DRAGON_OBJECT:  # QT-22.1
            o = DRAGON_OBJECT[enemy]
            t.aside.remove(o)
            receive(t, seat, o)
            t.say("dragon-object-won", "QT-22.1", seat=seat, object=OBJECTS[o])
        return set()
    discard_drawn(t)  # QT-20.26
    if enemy == DJINN:
        yield from wish(t, seat)
    return set()


def wishes(t: Table, seat: int) -> list[Pick]:
    """QT-20.7, QT-20.8: every object and every remains card on the table, discarded ones included.

    A monster that was never beaten has left no remains, though its card is discarded too (QT-13.10).
    """
    names = [OBJECTS[o] for o in (*t.shop, *t.scrap)]
    names += [CARDS[card] for card in t.discard if card in OBJECT_LIKE or t.beaten >> card & 1]
    options: list[Pick] = [("wish", name) for name in dict.fromkeys(names)]
    for other in t.others(seat):
        p = t.players[other]
        options += [("wish_from", SEATS[other], name) for name in (*objects_of(p), *remains_of(p))]
    return options


def wish(t: Table, seat: int) -> Script[None]:
    """QT-20.6: the Djinn gives one of them."""
    pick: Pick = yield Ask(seat, "djinn", wishes(t, seat), rule="QT-20.6")
    name = word(pick, -1)
    p = t.players[seat]
    if pick[0] == "wish_from":
        hand_over(t, SEAT[pick[1]], seat, name)
    elif name in OBJECT:
        o = OBJECT[name]
        (t.shop if o in t.shop else t.scrap).remove(o)
        receive(t, seat, o)
    else:
        card = CARD[name]
        at = len(t.discard) - 1 - t.discard[::-1].index(card)
        del t.discard[at]
        (p.kept if card in OBJECT_LIKE else p.remains).append(card)
    t.say("wish", "QT-20.6", seat=seat, card=name)


def hell_result(t: Table, fight: Fight, losers: list[int]) -> set[int]:
    """QT-21.15, QT-21.16: gems one by one in turn order; or wounds, and a trophy point less for everybody."""
    spared: set[int] = set()
    fighters = [seat for seat in t.order() if seat in in_camp(fight, GREEN)]
    if fight.winner == GREEN:
        shares = dict.fromkeys(fighters, 0)
        for n in range(sum(CARD_GEMS[card] for card in fight.hell)):
            shares[fighters[n % len(fighters)]] += gain_gems(t, fighters[n % len(fighters)], 1)
        for seat, gems in shares.items():
            t.say("hell-gems", "QT-21.15", seat=seat, gems=("gem", gems))
    else:
        spared = defeat(t, fight, losers)
        for seat in losers:
            p = t.players[seat]
            lost = min(p.trophies, HELL_TROPHIES)
            if lost:  # QT-25.13, QT-20.33
                p.trophies -= lost
                t.say("hell-trophy", "QT-21.16", seat=seat, n=lost)
    bury_hell(t, fight)
    return spared


def bury_hell(t: Table, fight: Fight) -> None:
    """QT-21.33: its monsters lie on the discard pile again, below the event card."""
    t.discard += fight.hell
    discard_drawn(t)
