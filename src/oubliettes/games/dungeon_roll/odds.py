"""Numbers that people work out in their heads at Regroup and in a fight, exact, for a screen to show."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from oubliettes.games.dungeon_roll.pieces import (
    BAIT,
    CHEST,
    COMPANIONS,
    DUNGEON_DICE,
    DUNGEON_FACES,
    ELIXIR,
    LAIR_THRESHOLD,
    MONSTERS,
    PARTY_FACES,
    POTION,
    RING,
    SCROLL,
    SCROLL_TOKEN,
    TOKENS,
)
from oubliettes.games.dungeon_roll.scenes import Active, Scene, pay, scene, softened, spent, thrown, ultimates, without
from oubliettes.games.dungeon_roll.stakes import Stakes, points
from oubliettes.games.dungeon_roll.table import Table
from oubliettes.games.dungeon_roll.ways import KINDS, UNIT, has, size

FACES = len(DUNGEON_FACES)
NO_TOKENS = (0,) * len(TOKENS)
NOTHING: Active = (0, 0, 0, 0, 0)


EASY = 5
"""Of so many dice the chance to get through is worked out in milliseconds; of seven it would take a tenth of a second,
which a server has not got."""
ANY_STAKES: Stakes = points(0, 0, 0)
"""What points are worth changes no chance: leaving it out lets all tables share what is known."""


def glory_odds(t: Table) -> dict[str, float]:
    """What awaits the Adventurer who seeks glory (DR-11.6): the next level, the dice it will roll (DR-4.3), how many of
    them show a monster on average, the chance that this roll wakes the Dragon (DR-10.1), and the chance to get through
    with everything at hand. The latter is a floor: scrolls re-roll all monsters here, once nothing else helps, and what
    chests may hold is left out."""
    level = t.level + 1
    dice = dice_rolled(level, t.lair)
    found = {
        "level": level,
        "dice": dice,
        "monsters": round(dice * len(MONSTERS) / FACES, 1),
        "dragon": round(dragon_wakes(dice, t.lair), 4),
    }
    if dice <= EASY:
        s = scene(t)._replace(stakes=ANY_STAKES, level=0, lent=0, active=NOTHING)
        found["clear"] = round(clear_chance(s, dice, rerolls=True), 4)
    return found


def through_odds(t: Table, faces: Sequence[int]) -> float | None:
    """The chance to get through the level when these of its dice are thrown again (DR-8.6), a floor like that of
    `glory_odds`; None where that would take too long to count."""
    if len(faces) > EASY:
        return None
    s = scene(t)._replace(stakes=ANY_STAKES, level=0)
    for face in faces:
        s = without(s, face)
    return round(clear_chance(s, len(faces), rerolls=True), 4)


def fewest_companions(t: Table) -> int | None:
    """How many Companions, at least, it takes to beat the monsters of the level with what is at hand; None if that
    is not enough."""
    s = scene(t)
    goblins, skeletons, oozes = s.active[:3]
    return min(map(size, s.worth.ways.clears(s.hand, (goblins, skeletons, oozes))), default=None)


def dice_rolled(level: int, lair: int) -> int:
    """DR-4.3: a die for each level, as far as the Lair leaves any."""
    return min(level, DUNGEON_DICE - lair)


def dragon_wakes(dice: int, lair: int) -> float:
    """DR-10.1: the chance that a roll of so many Dungeon dice fills the Lair."""
    asleep: int = sum(
        comb(dice, dragons) * (FACES - 1) ** (dice - dragons)
        for dragons in range(min(dice, LAIR_THRESHOLD - 1 - lair) + 1)
    )
    return 1 - asleep / possible(dice)


def possible(dice: int) -> int:
    """How many throws there are, die by die."""
    return int(FACES**dice)


@cache
def outcomes(dice: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Everything so many Dungeon dice can show, as counts by face, and in how many orders: at most 792 for seven."""
    found = []
    for faces in combinations_with_replacement(range(FACES), dice):
        counts = tuple(map(faces.count, range(FACES)))
        found.append((factorial(dice) // prod(map(factorial, counts)), counts))
    return tuple(found)


@lru_cache(1 << 12)
def clear_chance(s: Scene, dice: int, rerolls: bool) -> float:
    """The chance to get through when so many Dungeon dice are thrown into this scene."""
    return sum(orders * _through(s, counts, rerolls) for orders, counts in outcomes(dice)) / possible(dice)


def _through(s: Scene, counts: tuple[int, ...], rerolls: bool) -> float:
    after = thrown(s, counts)
    if can_clear(after):
        return 1.0
    paid = next(_rerolls(after), None) if rerolls and after.monsters else None
    if paid is None:
        return 0.0
    return clear_chance(paid._replace(active=_loot(after)), after.monsters, rerolls)


def _rerolls(s: Scene) -> Iterator[Scene]:
    """What can pay for a re-roll: a Scroll, the Commander's Ultimate, a Scroll token (DR-8.1, DR-16.5, DR-13.16)."""
    if has(s.dice, SCROLL):
        yield s._replace(dice=s.dice - UNIT[SCROLL])
    if s.ready and s.worth.ways.side.ultimate == "battlefield_presence":
        yield s._replace(ready=False)
    if s.tokens[SCROLL_TOKEN]:
        yield s._replace(tokens=spent(s.tokens, SCROLL_TOKEN))


@lru_cache(1 << 14)
def can_clear(s: Scene) -> bool:
    """Whether the level can be finished for certain: no dice thrown, no tokens drawn."""
    ways, hand = s.worth.ways, s.hand
    costs = ways.clears(hand, s.active[:3])
    if costs and (s.lair < LAIR_THRESHOLD or any(ways.slays(hand - cost) for cost in costs)):
        return True
    if s.monsters and any(can_clear(pay(s, cost, _loot(s), s.lair)) for cost in costs):
        return True
    return any(can_clear(after) for after in _helps(s))


def _loot(s: Scene) -> Active:
    """What lies there besides monsters."""
    return 0, 0, 0, s.active[CHEST], s.active[POTION]


def _helps(s: Scene) -> Iterator[Scene]:
    """Where each certain help leads."""
    tokens = s.tokens
    if s.lair >= LAIR_THRESHOLD and tokens[RING]:
        yield s._replace(tokens=spent(tokens, RING), lair=0)
    if s.ready:
        yield from ultimates(s)
        yield from (after for _, _, after in softened(s))
        if s.worth.ways.side.ultimate == "divine_intervention" and any(tokens) and (s.lair or any(s.active)):
            yield s._replace(ready=False, active=NOTHING, lair=0)
    if tokens[BAIT]:
        after = s._replace(tokens=spent(tokens, BAIT), lair=s.lair + 1)
        yield from (without(after, monster) for monster in MONSTERS if s.active[monster])
    if tokens[ELIXIR] and s.graveyard:
        yield from _revivals(s._replace(tokens=spent(tokens, ELIXIR)), 1)
    if s.active[POTION] and (not s.monsters or s.worth.ways.side.loot_in_monster_phase):
        for kind in KINDS:
            if has(s.hand, kind):
                after = pay(s, UNIT[kind], s.active, s.lair)
                back = min(after.graveyard, s.active[POTION])
                if back:
                    yield from _revivals(without(after, POTION, back), back)


def _revivals(s: Scene, count: int) -> Iterator[Scene]:
    """So many dice come back. Against the Dragon alone, face by face, one that adds a type is as good as any other;
    against monsters all choices are tried."""
    if s.monsters:
        for faces in combinations_with_replacement(range(len(PARTY_FACES)), count):
            yield s._replace(dice=s.dice + sum(UNIT[face] for face in faces))
        return
    types = s.worth.ways.types
    for _ in range(count):
        s = s._replace(dice=s.dice + UNIT[max(COMPANIONS, key=lambda face: types[s.hand + UNIT[face]])])
    yield s
