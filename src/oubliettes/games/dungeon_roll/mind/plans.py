"""Plans for a level: what each action leads to, in the coin of the stakes, when the rest is played well.

Exact where the rules are: all ways to beat the monsters and the Dragon are looked at. Judged by weights where dice
decide: what is left at Regroup, and what chests hold. Re-rolls are in `rerolls`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from oubliettes.games.dungeon_roll.pieces import (
    BAIT,
    CHEST,
    COMPANIONS,
    DRAGON_XP,
    DUNGEON_FACES,
    ELIXIR,
    FIGHTER,
    LAIR_THRESHOLD,
    MONSTERS,
    PORTAL,
    POTION,
    RING,
    SOURCES,
    THIEF,
)
from oubliettes.games.dungeon_roll.reckoning.beating import CARD, KINDS, UNIT, has
from oubliettes.games.dungeon_roll.reckoning.scenes import (
    Scene,
    pay,
    payers,
    purse,
    revive,
    softened,
    spent,
    ultimates,
    without,
)
from oubliettes.kernel import Pick

Choice = tuple[float, Pick]
"""What a pick leads to, and the pick."""
Clearing = tuple[float, int, bool]
"""What a fight leads to, what it costs, and whether tokens pay before dice."""

CLEAR: Pick = ("clear",)
"""No pick of the game: stands for the first blow of the best clearing."""
DRAGON_FIGHT: Pick = ("dragon",)
ULTIMATE: Pick = ("ultimate",)
FLEE: Pick = ("flee",)
END_PHASE: Pick = ("end_phase",)

THRIFT = 1e-6
"""Where strength does not matter any more, the stronger party is still preferred."""
WAYS_WEIGHED = 3
"""How many of the clearings that leave most strength are thought through to the end of the level."""
TOKEN_LOSS = 1.2
"""How much less willingly a token opens or drinks than a die of the same face."""


def best(choices: Iterator[Choice]) -> Choice:
    """The first of the best."""
    return max(choices, key=lambda choice: choice[0])


def regroup(s: Scene) -> float:
    """What it is worth to finish the level like this."""
    strength = s.worth.strength(s.dice, s.tokens, s.ready, s.lair)
    return s.stakes.regroup(s.level, s.lair, strength, s.tokens) + THRIFT * strength


def seeks_glory(s: Scene) -> bool:
    """DR-11.2: whether the road ahead is worth more than the level's Experience."""
    strength = s.worth.strength(s.dice, s.tokens, s.ready, s.lair)
    return s.stakes.regroup(s.level, s.lair, strength, s.tokens) > s.stakes.out(s.level, s.tokens)


# ------------------------------------------------------------------ monsters


@lru_cache(1 << 12)
def finish(s: Scene) -> float:
    """What a scene leads to without re-rolls."""
    return best(facing_monsters(s))[0] if s.monsters else past_monsters(s)


def past_monsters(s: Scene) -> float:
    """DR-9.16: the Loot phase, if there is any."""
    return loot(s) if s.active[CHEST] or s.active[POTION] else dragon(s)


def facing_monsters(s: Scene) -> Iterator[Choice]:
    """Fight; if that is not enough, or not cheap, the Hero; if it cannot be done, tokens, or out."""
    found = clear(s)
    if found:
        yield found[0], CLEAR
    if s.ready:
        yield from ((value, ULTIMATE) for value in by_ultimate(s))
        for kind, target, after in softened(s):
            yield (
                finish(after),
                ("fight", payer(s, kind), DUNGEON_FACES[target], s.active[target] - after.active[target]),
            )
    if s.active[POTION] and s.worth.ways.side.loot_in_monster_phase:
        yield from early_drinks(s)
    if not found and s.tokens[ELIXIR] and s.graveyard:
        after = s._replace(tokens=spent(s.tokens, ELIXIR))
        yield max([finish(revive(after, face)) for face in faces(after)]), ("token", "elixir")
    if not found and s.tokens[BAIT]:
        after = s._replace(tokens=spent(s.tokens, BAIT), lair=s.lair + 1)
        for monster in MONSTERS:
            if s.active[monster]:
                yield finish(without(after, monster)), ("token", "bait", DUNGEON_FACES[monster])
    yield from ways_out(s)


def ways_out(s: Scene) -> Iterator[Choice]:
    """DR-13.26, DR-12.3: the portal, or the run for the exit."""
    if s.tokens[PORTAL]:
        yield s.stakes.out(s.level, spent(s.tokens, PORTAL)), ("token", "portal")
    yield s.stakes.out(0, s.tokens), FLEE


@lru_cache(1 << 12)
def clear(s: Scene) -> Clearing | None:
    """The best way to beat all monsters, with dice, companion tokens, lent companions and the Hero card."""
    goblins, skeletons, oozes, chests, potions = s.active
    hand, left, lair = s.hand, (0, 0, 0, chests, potions), s.lair
    costs = s.worth.ways.clears(hand, (goblins, skeletons, oozes))
    if len(costs) > WAYS_WEIGHED:
        costs = _cheapest(s, hand, costs)
    found: Clearing | None = None
    for cost in costs:
        for tokens_first in (False, True) if _token_or_die(s, cost) else (False,):
            value = past_monsters(pay(s, cost, left, lair, tokens_first))
            if found is None or value > found[0]:
                found = (value, cost, tokens_first)
    return found


def _cheapest(s: Scene, hand: int, costs: list[int]) -> list[int]:
    """The costs that leave most strength; with the Dragon awake, those that leave a set against it come first."""
    strength, slays = s.worth.dice[min(s.lair, 2)], s.worth.ways.slays
    if s.lair >= LAIR_THRESHOLD:
        ranked = [(bool(slays(hand - cost)), strength[hand - cost], cost) for cost in costs]
    elif s.lent:
        ranked = [(True, strength[hand - cost - _idle(s.lent, cost)], cost) for cost in costs]
    else:
        ranked = [(True, strength[hand - cost], cost) for cost in costs]
    ranked.sort(reverse=True)
    return [cost for _, _, cost in ranked[:WAYS_WEIGHED]]


def _idle(lent: int, cost: int) -> int:
    """Lent companions that a cost does not use: they leave at Regroup and are no strength (DR-15.14)."""
    return sum(max(0, has(lent, kind) - has(cost, kind)) * UNIT[kind] for kind in (FIGHTER, THIEF))


def _token_or_die(s: Scene, cost: int) -> bool:
    """Whether a token or a die could pay for some part of a cost."""
    held = purse(s.tokens)
    return bool(held) and any(has(cost, kind) and has(held, kind) and has(s.dice, kind) for kind in range(1, CARD))


def first_blow(s: Scene, cost: int, tokens_first: bool) -> Pick:
    """Of the blows that a cost pays for, one after which the rest of it still beats the rest, the heaviest first."""
    goblins, skeletons, oozes = s.active[:3]
    ways, before = s.worth.ways, (goblins, skeletons, oozes)
    blows = [
        (before[target] if ways.groups[kind][target] else 1, kind, target)
        for kind, target, left in ways.blows(before)
        if has(cost, kind) and ways.clears(cost - UNIT[kind], left)
    ]
    count, kind, target = max(blows)
    return "fight", payer(s, kind, tokens_first), DUNGEON_FACES[target], count


def payer(s: Scene, kind: int, tokens_first: bool = False) -> str:
    """The name of the source that pays for one helper of a kind."""
    if not tokens_first and not s.lent and has(s.dice, kind):  # the common case, quickly
        return SOURCES[kind]
    return SOURCES[payers(s, UNIT[kind], tokens_first)[0]]


# ------------------------------------------------------------------ the Ultimate


def by_ultimate(s: Scene) -> Iterator[float]:
    """What the Ultimate may lead to."""
    onward = finish if s.monsters or s.lair < LAIR_THRESHOLD else dragon
    for after in ultimates(s):
        yield onward(after)
    if s.worth.ways.side.ultimate == "divine_intervention" and any(s.tokens) and (s.lair or any(s.active)):
        stakes, more = s.stakes.draw(s.active[CHEST])
        after = s._replace(stakes=stakes, tokens=spent(s.tokens, offering(s)), ready=False, lair=0)
        yield regroup(drunk(after)) + more


def offering(s: Scene) -> int:
    """DR-16.24: the token that is missed least."""
    held = [token for token, count in enumerate(s.tokens) if count]
    return max(held, key=lambda token: regroup(s._replace(tokens=spent(s.tokens, token), lair=0)))


# ------------------------------------------------------------------ loot


@lru_cache(1 << 12)
def loot(s: Scene) -> float:
    """What a scene without monsters leads to from the Loot phase."""
    return best(looting(s))[0]


def looting(s: Scene) -> Iterator[Choice]:
    """Whoever is missed least opens or drinks; chests that one helper can open together are opened together."""
    chests, potions = s.active[CHEST], s.active[POTION]
    yield dragon(s), END_PHASE
    if chests:
        yield from _open(s, spare(s, s.worth.ways.fighters), 1)
    if chests > 1:
        yield from _open(s, spare(s, s.worth.ways.openers, opener=True), chests)
    if potions:
        yield from _drink(s, spare(s, KINDS))


def _open(s: Scene, who: "tuple[int, bool] | None", count: int) -> Iterator[Choice]:
    if who:
        stakes, more = s.stakes.draw(count)
        after = pay(s, UNIT[who[0]], (0, 0, 0, s.active[CHEST] - count, s.active[POTION]), s.lair, who[1])
        yield past_monsters(after._replace(stakes=stakes)) + more, ("open", payer(s, *who), count)


def _drink(s: Scene, who: "tuple[int, bool] | None") -> Iterator[Choice]:
    if who:
        after = pay(s, UNIT[who[0]], s.active, s.lair, who[1])
        if after.graveyard:
            yield (finish if s.monsters else past_monsters)(drunk(after)), ("drink", payer(s, *who))


def early_drinks(s: Scene) -> Iterator[Choice]:
    """DR-16.19: the Half-Goblin may drink before the fight, and fight with who comes back."""
    for who in {spare(s, KINDS), spare(s, COMPANIONS)}:
        yield from _drink(s, who)


def drunk(s: Scene) -> Scene:
    """After drinking: as many dice are back as potions and Graveyard allow (DR-9.10), on the best faces."""
    goblins, skeletons, oozes, chests, potions = s.active
    back = min(potions, s.graveyard)
    for _ in range(back):
        s = revive(s, best_face(s))
    return s._replace(active=(goblins, skeletons, oozes, chests, potions - back))


def best_face(s: Scene) -> int:
    """A type that is missing against a Dragon awake, else the strongest."""
    if s.lair < LAIR_THRESHOLD or s.worth.ways.slays(s.hand):
        return s.worth.face[s.dice, min(s.lair, 2)]
    hand, types, strength = s.hand, s.worth.ways.types, s.worth.kind
    return max(range(CARD), key=lambda face: (types[hand + UNIT[face]], strength[face]))


def faces(s: Scene) -> set[int]:
    """The faces worth thinking of while monsters stand."""
    return {best_face(s), s.worth.face[s.dice, min(s.lair, 2)]}


def spare(s: Scene, kinds: Sequence[int], opener: bool = False) -> "tuple[int, bool] | None":
    """Whoever of these kinds is missed least, and whether it is a token."""
    worth, lair = s.worth, min(s.lair, 2)
    if not s.lent and s.lair < LAIR_THRESHOLD:  # the common case, remembered
        kind = worth.spare[s.dice, lair, opener]
        if kind in kinds:
            return kind, False
    hand, slays, strength = s.hand, worth.ways.slays, worth.dice[lair]
    needed = s.lair >= LAIR_THRESHOLD and bool(slays(hand))
    found: list[tuple[bool, float, int, bool]] = []
    for kind in kinds:
        if has(hand, kind):
            breaks = needed and not slays(hand - UNIT[kind])
            if has(s.lent, kind):
                found.append((breaks, 0.0, kind, False))
            elif has(s.dice, kind):
                found.append((breaks, strength[s.dice] - strength[s.dice - UNIT[kind]], kind, False))
            elif kind == CARD:
                found.append((breaks, worth.ready, kind, False))
            else:
                found.append((breaks, TOKEN_LOSS + worth.kind[kind], kind, True))
    return min(found)[2:] if found else None


# ------------------------------------------------------------------ the Dragon


def dragon(s: Scene) -> float:
    """What a scene leads to once the loot is left: Regroup, or the Dragon first."""
    return best(facing_dragon(s))[0] if s.lair >= LAIR_THRESHOLD else regroup(s)


def facing_dragon(s: Scene) -> Iterator[Choice]:
    """Fight, ring, Ultimate, elixir for a missing type, or out."""
    found = slay(s)
    if found:
        yield found[0], DRAGON_FIGHT
    if s.tokens[RING]:
        yield regroup(s._replace(lair=0, tokens=spent(s.tokens, RING))), ("token", "ring")
    if s.ready:
        yield from ((value, ULTIMATE) for value in by_ultimate(s))
    if not found and s.tokens[ELIXIR] and s.graveyard:
        after = s._replace(tokens=spent(s.tokens, ELIXIR))
        yield dragon(revive(after, best_face(after))), ("token", "elixir")
    yield from ways_out(s)


def slay(s: Scene) -> Clearing | None:
    """The best set against the Dragon (DR-10.3), with its reward."""
    stakes, more = s.stakes.gain(DRAGON_XP).draw(1)
    found: Clearing | None = None
    for cost in s.worth.ways.slays(s.hand):
        for tokens_first in (False, True) if _token_or_die(s, cost) else (False,):
            value = regroup(pay(s, cost, s.active, 0, tokens_first)._replace(stakes=stakes)) + more
            if found is None or value > found[0]:
                found = (value, cost, tokens_first)
    return found
