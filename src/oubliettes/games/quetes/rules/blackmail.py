"""The Blackmail Charm (QT-23.26 to QT-23.29): the Thief uses another player's remains, or steals a quest."""

from oubliettes.games.quetes.pieces import CARDS, CHARM, QUEST_WORDS, REMAINS_QUESTS, SEAT, SEATS
from oubliettes.games.quetes.rules.goods import discard, scrap
from oubliettes.games.quetes.rules.guild import at, complete, hand_quest, pick_remains, places_of, room, sets, window
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import Draw, Pick, Script


def blackmail(t: Table) -> list[Pick]:
    """QT-23.28: any other player's remains may serve one of the Thief's quests; QT-23.29: or a quest is stolen.

    Which of the Thief's quests is named by its place: it is offered whatever its face, if the remains would do for it,
    so only the Thief's own list depends on the faces.
    """
    p = t.player
    options: list[Pick] = []
    for seat in t.others(t.active):
        victim = t.players[seat]
        if victim.remains:
            for place_ in (0, *places_of(p)):
                quest = at(p, place_)
                if quest.card in REMAINS_QUESTS:
                    theirs = set(victim.remains)
                    if any(theirs & set(chosen) for chosen in sets([*p.remains, *victim.remains], quest.card)):
                        options.append(("charm_remains", SEATS[seat], place_))
        if victim.secondary and room(p) > 0:
            options.append(("charm_steal", SEATS[seat]))
    return options


def validate_with(t: Table, pick: Pick) -> bool:
    """QT-23.28: names a player and one of his own quests."""
    t.then(("charm_remains", SEAT[pick[1]], pick[2]), ("menu",))
    return True


def charm_remains(t: Table, victim: int, place_: int) -> Script[None]:
    """QT-23.28, QT-23.42: exactly the needed cards are discarded, at least one of them the victim's."""
    seat, p, other = t.active, t.player, t.players[victim]
    card = at(p, place_).card
    pool = [*p.remains, *other.remains]
    spent = yield from pick_remains(t, seat, card, pool, set(other.remains))
    t.say("charm-remains", "QT-23.28", seat=seat, victim_seat=victim, cards=tuple((CARDS[one], 1) for one in spent))
    for one in spent:
        (p if one in p.remains else other).remains.remove(one)
        discard(t, one)
    scrap(t, seat, CHARM)  # QT-23.4
    complete(t, seat, place_)
    t.then(*window(t))


def steal_quest(t: Table, pick: Pick) -> Script[bool]:
    """QT-23.29: one uncompleted secondary quest at random."""
    victim = SEAT[pick[1]]
    scrap(t, t.active, CHARM)
    found: int = yield Draw(len(t.players[victim].secondary))
    hand_quest(t, victim, t.active, (found + 1,))
    t.say("charm-steal", "QT-23.29", seat=t.active, victim_seat=victim)
    t.then(("stolen",))
    return True


def stolen(t: Table) -> None:
    """QT-27.3: the Thief has seen what he stole: a new beat."""
    quest = t.player.secondary[-1]
    t.say("quest-kept", "QT-23.29", readers=(t.active,), seat=t.active, quest=QUEST_WORDS[quest.card])
    t.then(*window(t), ("menu",))
