"""All ways to beat monsters and Dragons, exactly: what a bot plans with and what a screen counts with.

A *hand* is how many there are of each kind of helper: the six faces (a die, a token and a lent companion of one face do
the same: DR-13.10, DR-15.13) and the Hero card. It is packed into one integer, five bits a kind, so that paying is a
subtraction, and a guard bit above each count tells in one step whether it can be paid.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement
from typing import TypeVar

from oubliettes.games.dungeon_roll.pieces import DEFEATS, HERO, MANY, MONSTERS, OPENS, SIDES, Side

CARD = 6
"""The kind of the Hero card; kinds 0 to 5 are the faces."""
KINDS = range(7)
BITS, MASK = 5, 15
UNIT: tuple[int, ...] = tuple(1 << BITS * kind for kind in KINDS)
GUARD = sum(16 * unit for unit in UNIT)

Monsters = tuple[int, int, int]
K = TypeVar("K")
V = TypeVar("V")


def pack(counts: Iterable[int]) -> int:
    """`[2, 0, 1]` (two champions and a cleric) as a hand."""
    return sum(count * unit for count, unit in zip(counts, UNIT, strict=False))


def unpack(hand: int) -> list[int]:
    return [hand >> BITS * kind & MASK for kind in KINDS]


def has(hand: int, kind: int) -> int:
    """How many of a kind there are."""
    return hand >> BITS * kind & MASK


def covers(hand: int, cost: int) -> bool:
    """Whether the hand holds at least what the cost names, of every kind."""
    return ((hand | GUARD) - cost) & GUARD == GUARD


def size(hand: int) -> int:
    """How many helpers there are in all: the digits of a number in base 32, up to a sum of 30, are its rest by 31."""
    return hand % 31


class Memo(dict[K, V]):
    """What was worked out before: `memo[key]` works out what is missing. When it grows too big it forgets all."""

    def __init__(self, work: Callable[[K], V], most: int = 1 << 11) -> None:
        self.work, self.most = work, most

    def __missing__(self, key: K) -> V:
        if len(self) >= self.most:
            self.clear()
        found = self[key] = self.work(key)
        return found


class Ways:
    """What one side of a Hero card makes of a hand. Everything here is a pure function, worked out once."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self.roles = [side.roles[kind if kind < CARD else HERO] for kind in KINDS]
        """The Companion types each kind may count as (DR-15.10, DR-15.12, DR-16.16)."""
        self.groups = [
            tuple(any(DEFEATS[role][m] == MANY for role in self.roles[kind]) for m in MONSTERS) for kind in KINDS
        ]
        """Whether a kind defeats all monsters of a kind in one use (DR-7.2 to DR-7.6)."""
        self.opens_all = [any(OPENS[role] == MANY for role in self.roles[kind]) for kind in KINDS]
        """Whether a kind opens all chests in one use (DR-9.2)."""
        self.fighters = [kind for kind in KINDS if self.roles[kind]]
        self.openers = [kind for kind in self.fighters if self.opens_all[kind]]
        self.extra = [side.extra_monster in self.roles[kind] for kind in KINDS]
        """Whether a kind defeats one more monster (DR-15.15)."""
        self.types: Memo[int, int] = Memo(self._types)
        """How many Companions of different types a hand can field (DR-15.11)."""
        self.dragon_sets: list[int] = self._dragon_sets()
        """What beats the Dragon (DR-10.3, DR-15.11, DR-16.14)."""
        self.clearings: Memo[Monsters, list[int]] = Memo(self._clearings)
        """Every smallest cost that beats these monsters, whatever the hand: none of them contains another."""
        self.jokers = self._jokers()
        self.spans: Memo[tuple[int, int], list[tuple[int, int, int, int]]] = Memo(self._spans)
        """By a hand and how many dice of any face join it: see `beats`."""

    def _dragon_sets(self) -> list[int]:
        size = self.side.dragon_companions
        sets = [sum(UNIT[kind] for kind in kinds) for kinds in combinations_with_replacement(self.fighters, size)]
        return [cost for cost in sets if has(cost, CARD) < 2 and self.types[cost] == size]

    def _types(self, hand: int) -> int:
        """Each helper as one of its types: all sets of types that can be fielded, helper by helper."""
        fielded = {0}
        for kind in self.fighters:
            roles = [1 << role for role in self.roles[kind]]
            for _ in range(min(has(hand, kind), len(roles))):
                fielded |= {types | role for types in fielded for role in roles}
        return max(types.bit_count() for types in fielded)

    def _clearings(self, monsters: Monsters) -> list[int]:
        if not any(monsters):
            return [0]
        first = next(monster for monster in MONSTERS if monsters[monster])  # in whatever order, somebody has to beat it
        struck = {(kind, left) for kind, _, left in self.blows(monsters) if left[first] < monsters[first]}
        costs = {UNIT[kind] + rest for kind, left in struck for rest in self.clearings[left]}
        return _smallest(cost for cost in costs if has(cost, CARD) < 2)

    def blows(self, monsters: Monsters) -> Iterator[tuple[int, int, Monsters]]:
        """Who strikes at which monsters, and what that leaves; to spare one that could be beaten is never better."""
        for target in MONSTERS:
            for kind in self.fighters if monsters[target] else ():
                left = less(monsters, target, monsters[target] if self.groups[kind][target] else 1)
                yield kind, target, left
                if self.extra[kind]:
                    yield from ((kind, target, less(left, other, 1)) for other in MONSTERS if left[other])

    def beats(self, hand: int, monsters: Monsters, jokers: int = 0) -> bool:
        """Whether a hand, joined by dice that may each show any face, can beat all of these monsters: `clears` without
        the costs. Some kinds of monsters fall in groups, to one helper each; the others one by one."""
        goblins, skeletons, oozes = monsters
        return any(a * goblins + b * skeletons + c * oozes <= most for a, b, c, most in self.spans[hand, jokers])

    def _spans(self, key: tuple[int, int]) -> list[tuple[int, int, int, int]]:
        """For each set of kinds of monsters that can fall in groups: which kinds are left, as factors of 0 or 1, and
        how many of those fall to the other helpers and to the extra blows (DR-15.15)."""
        hand, jokers = key
        if jokers:
            most: dict[Monsters, int] = {}
            for face in self.jokers:
                for a, b, c, count in self.spans[hand + UNIT[face], jokers - 1]:
                    most[a, b, c] = max(count, most.get((a, b, c), 0))
            return [(*left, count) for left, count in most.items()]
        grouped = {0}
        for kind in self.fighters:
            falls = [1 << monster for monster in MONSTERS if self.groups[kind][monster]]
            for _ in range(min(has(hand, kind), len(falls))):
                grouped |= {falling | more for falling in grouped for more in falls}
        blows = sum(has(hand, kind) * (1 + self.extra[kind]) for kind in self.fighters)
        return [
            (1 - (falling & 1), 1 - (falling >> 1 & 1), 1 - (falling >> 2), blows - falling.bit_count())
            for falling in grouped
        ]

    def _jokers(self) -> list[int]:
        """The faces that a die of any face had best show: no other one does all that they do, and more."""
        does = {
            kind: {monster for monster in MONSTERS if self.groups[kind][monster]}
            | ({-1} if self.extra[kind] else set())
            for kind in self.fighters
            if kind != CARD
        }
        return [kind for kind in does if not any(does[kind] < does[other] for other in does)]

    def clears(self, hand: int, monsters: Monsters) -> list[int]:
        """The costs that this hand can pay."""
        guarded = hand | GUARD
        return [cost for cost in self.clearings[monsters] if (guarded - cost) & GUARD == GUARD]

    def slays(self, hand: int) -> list[int]:
        """The Dragon sets that this hand can field."""
        guarded = hand | GUARD
        return [cost for cost in self.dragon_sets if (guarded - cost) & GUARD == GUARD]


def less(monsters: Monsters, target: int, count: int) -> Monsters:
    """These monsters without some of one kind."""
    left = list(monsters)
    left[target] -= count
    return left[0], left[1], left[2]


def _smallest(costs: Iterable[int]) -> list[int]:
    """Without those that contain another one."""
    kept: list[int] = []
    for cost in sorted(costs, key=lambda cost: (size(cost), cost)):
        guarded = cost | GUARD
        for other in kept:
            if (guarded - other) & GUARD == GUARD:
                break
        else:
            kept.append(cost)
    return kept


WAYS: tuple[tuple[Ways, Ways], ...] = tuple((Ways(novice), Ways(master)) for novice, master in SIDES)
"""`WAYS[hero][master]`."""
