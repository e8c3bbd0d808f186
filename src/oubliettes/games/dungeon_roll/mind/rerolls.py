"""When a level is hard: what throwing some monsters again may lead to (DR-8)."""

from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random

from oubliettes.games.dungeon_roll.mind.plans import ULTIMATE, Choice, clear, finish
from oubliettes.games.dungeon_roll.pieces import DUNGEON_FACES, MONSTERS, SCROLL, SCROLL_TOKEN, SOURCES
from oubliettes.games.dungeon_roll.reckoning.beating import UNIT, has
from oubliettes.games.dungeon_roll.reckoning.scenes import Scene, spent, thrown, without

HARD = 1.5
"""Strength that the best clearing must cost before a re-roll is thought of."""
SURE = 0.1
"""What a re-roll must promise beyond the best sure thing."""

FACES = range(len(DUNGEON_FACES))


def rerolling(s: Scene) -> Iterator[Choice]:
    """Where a Scroll, the Commander's Ultimate or, in need, a Scroll token may lead."""
    found = clear(s)
    if found and sum(strength * has(found[1], kind) for kind, strength in enumerate(s.worth.kind)) < HARD:
        return
    if has(s.dice, SCROLL):
        yield reroll(s._replace(dice=s.dice - UNIT[SCROLL]))[0] - SURE, ("reroll", SOURCES[SCROLL])
    if s.ready and s.worth.ways.side.ultimate == "battlefield_presence":
        yield reroll(s._replace(ready=False))[0] - SURE, ULTIMATE
    if s.tokens[SCROLL_TOKEN] and not found:
        yield reroll(s._replace(tokens=spent(s.tokens, SCROLL_TOKEN)))[0] - SURE, ("reroll", "token:scroll_token")


@lru_cache(1 << 10)
def reroll(s: Scene) -> tuple[float, tuple[int, ...]]:
    """What a re-roll leads to, and which monsters had best be thrown again; its price is paid."""
    return max((_average(s, chosen), chosen) for chosen in _choices(s))


def _choices(s: Scene) -> Iterator[tuple[int, ...]]:
    """All monsters, or all but a kind that one helper beats."""
    there = tuple([monster for monster in MONSTERS if s.active[monster]])
    yield there
    if len(there) > 1:
        hand, ways = s.hand, s.worth.ways
        for kept in there:
            alone = s.active[kept] == 1
            if any(has(hand, kind) and (alone or ways.groups[kind][kept]) for kind in ways.fighters):
                yield tuple([monster for monster in there if monster != kept])


def _average(s: Scene, chosen: tuple[int, ...]) -> float:
    sample = throws(sum([s.active[monster] for monster in chosen]))
    for monster in chosen:
        s = without(s, monster, s.active[monster])
    return sum([finish(thrown(s, counts)) for counts in sample]) / len(sample)


@cache
def throws(dice: int) -> list[tuple[int, ...]]:
    """Six throws, as counts by face, that stand for all of so many Dungeon dice: each die shows each face once."""
    rng = Random(dice)
    columns = [rng.sample(FACES, len(FACES)) for _ in range(dice)]
    return [tuple(map(row.count, FACES)) for row in zip(*columns, strict=True)]
