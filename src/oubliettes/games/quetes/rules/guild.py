"""The Adventurers' Guild: what each quest asks for, and the windows in which quests are claimed (QT-17, QT-18).

Whether a seat is asked depends on what all can see: what it *could* claim if it held the right card, and whether that
has changed since it was last asked. What it is offered depends on the cards it holds (QT-27.6).
"""

from itertools import combinations
from typing import Any

from oubliettes.games.quetes.pieces import (
    BIG_BONUS,
    BLACKSMITH,
    BONUS,
    CARD,
    CARDS,
    DEEDS,
    DRAGON_OBJECTS,
    DRAGON_QUEST,
    EVEN_POINTS,
    GREED,
    GREED_GEMS,
    HERO,
    JEWELLER,
    KEEN_EDGE,
    LAVISH,
    LUCKY,
    LUCKY_QUESTS,
    MAIN_TIMES,
    MAX_SECONDARY,
    NEEDS,
    NOTHING,
    POINTS,
    QUEST_GEMS,
    QUEST_WORDS,
    QUESTS,
    REMAINS_QUESTS,
    SLOT,
    SLOTS,
    TYPE,
    WRETCHED,
)
from oubliettes.games.quetes.rules.goods import discard, gain_gems
from oubliettes.games.quetes.rules.power import usable
from oubliettes.games.quetes.rules.scoring import check_end
from oubliettes.games.quetes.table import NO_QUEST, Player, Quest, Table
from oubliettes.kernel import Ask, Pick, Script, Step, Together, number, word

DECLINE: Pick = ("decline",)
PASS: Pick = ("pass",)
_BIG = (KEEN_EDGE, BLACKSMITH, JEWELLER)
"""The quest that a +4 in each slot fulfils."""
_FULFILS = tuple(
    (1 << _BIG[slot] if bonus >= BIG_BONUS else 0) | (1 << DRAGON_QUEST if o in DRAGON_OBJECTS else 0)
    for o, (slot, bonus) in enumerate(zip(SLOT, BONUS, strict=True))
)
"""A bit for each quest that an object of use fulfils by itself (QT-18.6)."""
_FILLS = tuple(1 << slot for slot in SLOT)
_ALL_SLOTS = (1 << len(SLOTS)) - 1
_NEEDS = tuple(NEEDS.items())
_MAIN_BIT = 1 << len(QUESTS)
UNASKED = (0, -1)
"""What has been seen of a seat that must be asked whatever it could claim before."""


# ------------------------------------------------------------------ what is fulfilled (QT-18)


def points(t: Table, card: int) -> int:
    """QT-18.21: the printed points."""
    return (EVEN_POINTS if len(t.players) % 2 == 0 else POINTS)[card]


def counts(remains: list[int]) -> list[int]:
    found = [0, 0, 0, 0]
    for card in remains:
        found[TYPE[card]] += 1
    return found


def fulfilled(t: Table, seat: int) -> int:
    """QT-17.11: a bit for each state quest that this seat's things on the table fulfil now."""
    p = t.players[seat]
    found = 0
    filled = 0
    for o in (*p.slots, p.on_familiar):  # QT-18.25
        if o != NOTHING and usable(p, o):
            filled |= _FILLS[o]
            found |= _FULFILS[o]
    if filled == _ALL_SLOTS:
        found |= 1 << LAVISH
    if p.remains:
        humanoids, undead, creatures, dragons = counts(p.remains)
        for quest, (humanoid, dead, creature, dragon) in _NEEDS:  # QT-18.28
            if humanoids >= humanoid and undead >= dead and creatures >= creature and dragons >= dragon:
                found |= 1 << quest
    if p.gems >= GREED_GEMS:
        found |= 1 << GREED
    if len(p.completed) >= LUCKY_QUESTS:
        found |= 1 << LUCKY  # QT-18.17
    standings = [other.trophies for other in t.players]
    if standings.count(p.trophies) == 1:
        if p.trophies == min(standings):
            found |= 1 << WRETCHED
        elif p.trophies == max(standings):
            found |= 1 << HERO
    return found


def possible(t: Table, seat: int) -> int:
    """What this seat could claim, for all that everybody can see: no hidden face is looked at."""
    p = t.players[seat]
    found = fulfilled(t, seat) | p.main.deeds
    for quest in p.secondary:
        found |= quest.deeds
    if found:
        for other in t.players:
            for card in other.completed:
                found &= ~(1 << card)
    return found


def is_fulfilled(quest: Quest, state: int) -> bool:
    """QT-17.11, QT-17.12."""
    return bool((quest.deeds if quest.card in DEEDS else state) >> quest.card & 1)


def claimable(t: Table, seat: int) -> list[int]:
    """The places of the quests that this seat can claim: 0 is the main quest, then the secondary ones from 1."""
    p, state = t.players[seat], fulfilled(t, seat)
    found = [0] if p.main.card != NOTHING and is_fulfilled(p.main, state) else []
    return found + [place for place, quest in enumerate(p.secondary, start=1) if is_fulfilled(quest, state)]


def at(p: Player, place: int) -> Quest:
    """The quest at a place."""
    return p.secondary[place - 1] if place else p.main


def _signature(p: Player, places: list[int]) -> int:
    """QT-17.10: the set of quests that can be claimed, as bits; being the main quest makes a difference."""
    found = 0
    for place in places:
        found |= 1 << at(p, place).card
        if not place:
            found |= _MAIN_BIT
    return found


# ------------------------------------------------------------------ windows (QT-17.8 to QT-17.10)


def to_ask(t: Table) -> dict[int, tuple[int, int]]:
    """The seats whose possible claims have changed since they were last asked, in turn order, and to what."""
    asked = {}
    for seat in t.order():
        p = t.players[seat]
        if p.main.card != NOTHING or p.secondary:
            now = (possible(t, seat), p.fresh)
            if now != p.seen:
                if now[0]:
                    asked[seat] = now
                else:
                    p.seen = now
                    p.declined = 0
    return asked


def forget(t: Table) -> None:
    """QT-17.10: before a fight and in phase 6 earlier declines are forgotten."""
    for p in t.players:
        p.seen = UNASKED
        p.declined = 0


def window(t: Table) -> list[Step]:
    """The steps of a guild window, if anybody has something to choose: objects find their places first (QT-8.5)."""
    if t.placing:
        return [("place",), ("guild",)]
    return [("guild",)] if to_ask(t) else []


def guild(t: Table) -> Script[None]:
    """QT-17.9: all that might claim are asked at once; after the first claim in turn order the window starts over.

    Whoever comes after the claimant has not been visited yet: he is asked anew, but a decline stands (QT-17.10).
    """
    asks = []
    for seat, now in to_ask(t).items():
        p = t.players[seat]
        p.seen = now
        places = claimable(t, seat)
        signature = _signature(p, places)
        options: list[Pick] = [PASS]
        if signature and signature != p.declined:
            options = [*(("claim", place) for place in places), DECLINE]
        p.declined = signature
        asks.append(Ask(seat, "guild", options, rule="QT-17.9"))
    if not asks:
        return
    answers: dict[int, Pick] = yield Together(asks)
    claims = [(seat, pick[1]) for seat, pick in answers.items() if pick[0] == "claim"]
    if claims:
        claimant, place = claims[0]
        order = list(answers)
        for later in order[order.index(claimant) + 1 :]:
            t.players[later].seen = UNASKED
            if answers[later][0] == "claim":
                t.players[later].declined = 0
        t.then(("claim", claimant, place), ("guild",))


def claim(t: Table, seat: int, place: int) -> Script[None]:
    """QT-17.1, QT-17.5: a claim, and the remains that it takes."""
    p = t.players[seat]
    p.declined = 0
    card = at(p, place).card
    spent: list[int] = []
    if card in REMAINS_QUESTS:
        spent = yield from pick_remains(t, seat, card, p.remains)
    for one in spent:
        p.remains.remove(one)
        discard(t, one)
    complete(t, seat, place)


def complete(t: Table, seat: int, place: int) -> None:
    """QT-17.2, QT-17.3, QT-17.4, QT-17.17: face up, points (a main quest's doubled), gems, end check.

    QT-17.7: objects and gems stay.
    """
    p = t.players[seat]
    quest = at(p, place)
    worth = points(t, quest.card)
    main = place == 0
    if main:
        p.main = NO_QUEST
        worth *= MAIN_TIMES
    else:
        del p.secondary[place - 1]
    p.completed.append(quest.card)
    p.fresh += 1
    p.trophies += worth
    gems = gain_gems(t, seat, QUEST_GEMS)
    facts: dict[str, Any] = {"seat": seat, "quest": QUEST_WORDS[quest.card], "points": worth, "gems": ("gem", gems)}
    if main:
        t.say("main-quest-claimed", "QT-17.2", **facts)
    else:
        t.say("quest-claimed", "QT-17.3", **facts)
    check_end(t)


# ------------------------------------------------------------------ which remains are spent (QT-17.6)


def sets(remains: list[int], card: int) -> list[tuple[int, ...]]:
    """The sets of remains that a quest can take from these."""
    need = NEEDS[card]
    chosen: list[tuple[int, ...]] = [()]
    for kind, many in enumerate(need):
        fitting = [one for one in remains if TYPE[one] == kind]
        chosen = [(*before, *more) for before in chosen for more in combinations(fitting, many)]
    return chosen


def pick_remains(t: Table, seat: int, card: int, remains: list[int], fits: set[int] | None = None) -> Script[list[int]]:
    """QT-17.6: the claimant names them one by one, while there is a choice. `fits`: at least one must be of these."""
    found = [one for one in sets(remains, card) if fits is None or fits & set(one)]
    t.picked = ()
    while len(found) > 1:
        left = sorted({one for chosen in found for one in chosen if CARDS[one] not in t.picked})
        pick: Pick = yield Ask(seat, "spend-remains", [("spend", CARDS[one]) for one in left], rule="QT-17.6")
        t.picked = (*t.picked, word(pick))
        found = [chosen for chosen in found if all(CARD[name] in chosen for name in t.picked)]
    spent = [CARD[name] for name in t.picked]
    t.picked = ()
    rest = [one for one in remains if one in found[0] and one not in spent]  # QT-27.9: oldest first
    return spent + rest


# ------------------------------------------------------------------ cards that change hands


def hand_quest(t: Table, giver: int, taker: int, places: tuple[int, ...]) -> None:
    """QT-17.16, QT-27.3: face-down quests, by their places among the giver's secondary quests; credit is lost."""
    source, target = t.players[giver], t.players[taker]
    for place in sorted(places, reverse=True):
        quest = source.secondary.pop(place - 1)
        target.secondary.append(Quest(quest.card, quest.knowers | 1 << taker))  # QT-17.12
    if places:
        source.fresh += 1
        target.fresh += 1


def places_of(p: Player) -> range:
    """The places of a player's secondary quests, from 1."""
    return range(1, len(p.secondary) + 1)


def pick_places(t: Table, seat: int, many: int, rule: str) -> Script[tuple[int, ...]]:
    """QT-9.7, QT-16.9: their owner picks which face-down quests he hands over."""
    places: tuple[int, ...] = ()
    while len(places) < many:
        left = [place for place in places_of(t.players[seat]) if place not in places]
        pick: Pick = ("give_quest", left[0])
        if len(left) > many - len(places):
            pick = yield Ask(seat, "give-quest", [("give_quest", place) for place in left], rule=rule)
        places = (*places, number(pick))
    return places


def deed(t: Table, seat: int, card: int) -> None:
    """QT-17.12: every quest that this seat holds now will remember it; it counts for the one that asks for it."""
    p = t.players[seat]
    bit = 1 << card
    if p.main.card != NOTHING:
        p.main = p.main._replace(deeds=p.main.deeds | bit)
    p.secondary = [quest._replace(deeds=quest.deeds | bit) for quest in p.secondary]
    p.fresh += 1


def room(p: Player) -> int:
    """QT-17.13: how many more secondary quests a player may hold.

    QT-17.14: the main quest and completed ones do not count.
    """
    return MAX_SECONDARY - len(p.secondary)
