"""Whether a level can be finished for certain, and how often it can when Dungeon dice are thrown first.

All throws are counted, each with all that is at hand, so this must be quick: what lies there is packed into one integer
(as hands are, see `ways`), a throw is added to it, and each sum is judged once.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from oubliettes.games.dungeon_roll.pieces import (
    BAIT,
    CHEST,
    DRAGON,
    DUNGEON_FACES,
    ELIXIR,
    LAIR_THRESHOLD,
    MONSTERS,
    PARTY_DICE,
    PARTY_FACES,
    POTION,
    RING,
    SCROLL,
    SCROLL_TOKEN,
)
from oubliettes.games.dungeon_roll.reckoning.beating import CARD, GUARD, KINDS, UNIT, Memo, covers, has, size
from oubliettes.games.dungeon_roll.reckoning.scenes import (
    Active,
    Scene,
    brews,
    pay,
    softened,
    spent,
    ultimates,
    welcome,
    without,
)

FACES = len(DUNGEON_FACES)
PARTY = range(len(PARTY_FACES))
GUARD_OF_CARD = 16 * UNIT[CARD]
NOTHING: Active = (0, 0, 0, 0, 0)
LYING = (1, 1 << 4, 1 << 8, 0, 1 << 12, 1 << 16)
"""What a Dungeon die adds to what lies there, by its face. Chests do not matter here; a Dragon goes to the Lair
(DR-4.4)."""


def possible(dice: int) -> int:
    """How many throws there are, die by die."""
    return int(FACES**dice)


@cache
def throws(dice: int) -> tuple[tuple[int, int], ...]:
    """Everything so many Dungeon dice can show: in how many orders, and what it adds to what lies there; at most 792
    for seven."""
    found = []
    for faces in combinations_with_replacement(range(FACES), dice):
        orders = factorial(dice) // prod(factorial(faces.count(face)) for face in range(FACES))
        found.append((orders, sum(LYING[face] for face in faces)))
    return tuple(found)


def clear_chance(s: Scene, dice: int) -> float:
    """The chance to get through when so many Dungeon dice are thrown into this scene."""
    goblins, skeletons, oozes, _, potions = s.active
    lying = goblins * LYING[0] + skeletons * LYING[1] + oozes * LYING[2] + potions * LYING[POTION] + s.lair * LYING[5]
    return _chance(judged(s._replace(active=NOTHING, lair=0)), dice, lying)


def _chance(fates: Memo[int, float], dice: int, lying: int) -> float:
    return sum(orders * fates[lying + more] for orders, more in throws(dice)) / possible(dice)


@lru_cache(1 << 8)
def judged(s: Scene) -> Memo[int, float]:
    """The chance to get through with everything at hand, by what lies there: certain, or after a re-roll of all
    monsters, or none."""

    def certain(lying: int) -> bool:
        """A potion less is no easier, a die less in the Lair and mostly a monster less no harder: they are judged
        first, and often settle it."""
        goblins, skeletons, oozes, potions, lair = _counts(lying)
        if lying != lying & matters and not _wakeable(s, lair):
            return sure[lying & matters]
        if potions and sure[lying - LYING[POTION]]:
            return True
        if lair:
            easier = sure[lying - LYING[DRAGON]]
            if not easier or lair > LAIR_THRESHOLD:
                return easier
        if potions <= deaths:
            for monster in burdens:
                if lying >> 4 * monster & 15 and not sure[lying - LYING[monster]]:
                    return False
        return can_clear(Scene(*s[:7], (goblins, skeletons, oozes, 0, potions), lair))

    def fate(lying: int) -> float:
        if sure[lying]:
            return 1.0
        monsters = sum(_counts(lying)[:3])
        return again[monsters, lying >> 12 << 12] if monsters and paid else 0.0

    def rerolled(thrown: tuple[int, int]) -> float:
        assert paid is not None
        return _chance(judged(paid), *thrown)

    side = s.worth.ways.side
    matters = 0xFFFF if side.loot_in_monster_phase else 0xFFF
    """While nothing can wake the Dragon only monsters matter, and potions where they may be drunk meanwhile."""
    burdens = [monster for monster in MONSTERS if not (s.ready and welcome(side, monster))]
    deaths = s.graveyard - s.tokens[ELIXIR]
    """How many potions have a die to bring back whatever happens: with more of them it may help to lose one."""
    paid = next(_rerolls(s), None)
    sure, again = Memo(certain), Memo(rerolled)
    return Memo(fate)


def _counts(lying: int) -> tuple[int, int, int, int, int]:
    """Goblins, skeletons, oozes, potions, and Dragons in the Lair."""
    return lying & 15, lying >> 4 & 15, lying >> 8 & 15, lying >> 12 & 15, lying >> 16


def _rerolls(s: Scene) -> Iterator[Scene]:
    """What can pay for a re-roll: a Scroll, the Commander's Ultimate, a Scroll token (DR-8.1, DR-16.5, DR-13.16)."""
    if has(s.dice, SCROLL):
        yield s._replace(dice=s.dice - UNIT[SCROLL])
    if s.ready and s.worth.ways.side.ultimate == "battlefield_presence":
        yield s._replace(ready=False)
    if s.tokens[SCROLL_TOKEN]:
        yield s._replace(tokens=spent(s.tokens, SCROLL_TOKEN))


def can_clear(s: Scene, revived: int = 0) -> bool:
    """Whether the level can be finished for certain: no dice thrown, no tokens drawn. Dice that came back
    (DR-9.8, DR-13.14) count beside the scene: whoever revives one decides what it shows, here when it is sent out."""
    side, (goblins, skeletons, oozes, _, potions) = s.worth.ways.side, s.active
    lair = min(s.lair, LAIR_THRESHOLD)
    if not _wakeable(s, lair):
        if not s.monsters:
            return True
        lair, potions = 0, potions if side.loot_in_monster_phase else 0
    elif not s.monsters and lair < LAIR_THRESHOLD:
        return True
    tokens = s.tokens
    if s.ready and side.ultimate == "divine_intervention" and any(tokens):
        return True
    while tokens[ELIXIR] and s.graveyard > revived:
        tokens, revived = spent(tokens, ELIXIR), revived + 1
    dice, active = s.dice, (goblins, skeletons, oozes, 0, potions)
    if not (potions or tokens[ELIXIR] or s.worth.ways.roles[SCROLL] or (s.ready and brews(side))):
        dice -= has(dice, SCROLL) * UNIT[SCROLL]  # scrolls are good for re-rolls and potions only
        tokens = spent(tokens, SCROLL_TOKEN, tokens[SCROLL_TOKEN])
    return _can_clear(Scene(s.worth, s.stakes, s.level, dice, s.lent, tokens, s.ready, active, lair), revived)


def _wakeable(s: Scene, lair: int) -> bool:
    """Whether the Dragon is awake with so many dice in the Lair, or may be woken yet: by baits (DR-13.23) or by a
    Battlecry (DR-16.15)."""
    return lair + s.tokens[BAIT] >= LAIR_THRESHOLD or s.worth.ways.side.ultimate == "battlecry"


@lru_cache(1 << 14)
def _can_clear(s: Scene, revived: int) -> bool:
    awake = s.lair >= LAIR_THRESHOLD
    if awake and s.tokens[RING]:
        slipped = can_clear(s._replace(tokens=spent(s.tokens, RING), lair=0), revived)
        if slipped or not _wakeable(s, 0):
            return slipped  # nothing wakes it again, so that to wait with the ring is no better
    ways, monsters = s.worth.ways, s.active[:3]
    if not awake:
        done = ways.beats(s.hand, monsters, revived)
    elif s.monsters:
        most = _helpers(s, revived) - ways.side.dragon_companions
        costs = _payable(ways.clearings[monsters], s.hand, revived, most)
        done = any(can_clear(*_sent(s, revived, cost)) for cost in costs)
    else:  # a die of any face is of one more type
        done = ways.types[s.hand] + revived >= ways.side.dragon_companions
    if done:
        return True
    return any(can_clear(*after) for after in _helps(s, revived))


def _payable(costs: list[int], hand: int, revived: int, most: int) -> Iterator[int]:
    """The costs of at most so many helpers that a hand and so many dice of any face can pay."""
    most, guarded = min(most, size(hand) + revived), hand | GUARD
    for cost in costs:
        if size(cost) > most:  # the smallest come first
            return
        if (guarded - cost) & GUARD == GUARD or (revived and _lacking(hand, cost) <= revived):
            yield cost


def _helpers(s: Scene, revived: int) -> int:
    """How many helpers there can be at most, one after the other: whoever drinks the potions is one of them."""
    return size(s.hand) + revived + s.tokens[ELIXIR] + max(0, s.active[POTION] - 1)


def _lacking(hand: int, cost: int) -> int:
    """How many dice that may show any face a hand needs to pay a cost; the Hero card cannot be replaced."""
    left = (hand | GUARD) - cost
    lacks = ~left & GUARD
    if lacks & GUARD_OF_CARD:
        return PARTY_DICE + 1
    missing = 0
    while lacks:
        least = lacks & -lacks
        missing += 16 - (left // (least >> 4) & 31)
        lacks ^= least
    return missing


def _sent(s: Scene, revived: int, cost: int) -> tuple[Scene, int]:
    """The monsters are beaten at this cost; what the hand lacks, revived dice pay."""
    hand = s.hand
    if covers(hand, cost):
        return pay(s, cost, _loot(s), s.lair), revived
    own = sum(min(has(cost, kind), has(hand, kind)) * UNIT[kind] for kind in KINDS)
    return pay(s, own, _loot(s), s.lair), revived - size(cost) + size(own)


def _loot(s: Scene) -> Active:
    """What lies there besides monsters."""
    return 0, 0, 0, s.active[CHEST], s.active[POTION]


def _helps(s: Scene, revived: int) -> Iterator[tuple[Scene, int]]:
    """Where each certain help leads."""
    tokens = s.tokens
    if s.ready:
        yield from ((after, revived) for after in ultimates(s))
        yield from ((after, revived) for _, _, after in softened(s))
        for face in PARTY if revived else ():
            struck = softened(s._replace(dice=s.dice + UNIT[face]))
            yield from ((after, revived - 1) for kind, _, after in struck if kind == face)
    if tokens[BAIT]:
        after = s._replace(tokens=spent(tokens, BAIT), lair=s.lair + 1)
        yield from ((without(after, monster), revived) for monster in MONSTERS if s.active[monster])
    if s.active[POTION] and (not s.monsters or s.worth.ways.side.loot_in_monster_phase):
        drinkers = [(pay(s, UNIT[kind], s.active, s.lair), revived) for kind in KINDS if has(s.hand, kind)]
        if revived:
            drinkers.append((s, revived - 1))
        for after, left in drinkers:
            back = min(after.graveyard - left, s.active[POTION])
            if back:
                yield without(after, POTION, back), left + back
