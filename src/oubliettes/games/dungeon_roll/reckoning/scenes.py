"""What the Adventurer can certainly bring about: a scene, and the scenes that actions make of it.

No dice and no draws here. A scene is all that matters to a plan, small and hashable, so that what was worked out for
one can be remembered.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from oubliettes.games.dungeon_roll.pieces import (
    FIGHTER,
    FIRST_LENT,
    FIRST_TOKEN,
    HERO,
    LAIR_THRESHOLD,
    LENT_AS,
    MONSTERS,
    PARTY_DICE,
    POTION,
    SCROLL,
    THIEF,
    Side,
)
from oubliettes.games.dungeon_roll.reckoning.beating import CARD, KINDS, UNIT, covers, has, pack, size
from oubliettes.games.dungeon_roll.reckoning.stakes import Stakes, stakes_of
from oubliettes.games.dungeon_roll.reckoning.worth import WORTH, Tokens, Worth
from oubliettes.games.dungeon_roll.table import Table

Active = tuple[int, int, int, int, int]
"""The dice of the level: goblins, skeletons, oozes, chests, potions."""


class Scene(NamedTuple):
    worth: Worth
    """The side of the Hero card that is up, and what things are worth to it."""
    stakes: Stakes
    """What points are worth."""
    level: int
    dice: int
    """Active Party dice, as a hand (see `ways`)."""
    lent: int
    """Lent companions, as a hand."""
    tokens: Tokens
    ready: bool
    active: Active
    lair: int

    @property
    def hand(self) -> int:
        """Whoever can be sent out now: dice, lent companions, companion tokens and the Hero card, by kind."""
        hand = self.dice + self.lent + purse(self.tokens)
        return hand + UNIT[CARD] if self.ready and self.worth.ways.roles[CARD] else hand

    @property
    def graveyard(self) -> int:
        return PARTY_DICE - size(self.dice)

    @property
    def monsters(self) -> int:
        return self.active[0] + self.active[1] + self.active[2]


def scene(t: Table, stakes: Stakes | None = None) -> Scene:
    """The scene on the table; whoever asks nothing about points brings any stakes, and saves working them out."""
    player, (goblins, skeletons, oozes, chests, potions) = t.players[t.adventurer], t.active
    return Scene(
        WORTH[player.hero][player.master],
        stakes or stakes_of(t),
        t.level,
        pack(t.party),
        t.lent[LENT_AS[FIGHTER]] * UNIT[FIGHTER] + t.lent[LENT_AS[THIEF]] * UNIT[THIEF],
        tuple(player.tokens),
        player.ready,
        (goblins, skeletons, oozes, chests, potions),
        t.lair,
    )


@lru_cache(1 << 12)
def purse(tokens: Tokens) -> int:
    """The tokens that stand for a face, as a hand (DR-13.9): the first five kinds, fighter to scroll."""
    return pack((0, *tokens[:SCROLL]))


# ------------------------------------------------------------------ paying (DR-5.7, DR-5.8)


def payers(s: Scene, cost: int, tokens_first: bool) -> list[int]:
    """The sources that pay a cost: lent companions first, as they leave anyway; then dice before tokens, or after."""
    found = []
    for kind in KINDS:
        needed = has(cost, kind)
        if not needed:
            continue
        if kind == CARD:
            found.append(HERO)
            continue
        row = [FIRST_LENT + LENT_AS[kind]] * has(s.lent, kind) if has(s.lent, kind) else []
        dice = [kind] * has(s.dice, kind)
        tokens = [FIRST_TOKEN + kind - 1] * s.tokens[kind - 1] if kind else []
        row += tokens + dice if tokens_first else dice + tokens
        found += row[:needed]
    return found


def pay(s: Scene, cost: int, active: Active, lair: int, tokens_first: bool = False) -> Scene:
    """The scene after a cost was paid, with what is now on the level and in the Lair."""
    worth, stakes, level, dice, lent, tokens, ready, _, _ = s
    if not lent and not tokens_first and covers(dice, cost):
        return Scene(worth, stakes, level, dice - cost, 0, tokens, ready, active, lair)
    held = list(tokens)
    for source in payers(s, cost, tokens_first):
        if source < FIRST_TOKEN:
            dice -= UNIT[source]
        elif source < FIRST_LENT:
            held[source - FIRST_TOKEN] -= 1
        elif source < HERO:
            lent -= UNIT[FIGHTER] if source == FIRST_LENT + LENT_AS[FIGHTER] else UNIT[THIEF]
        else:
            ready = False
    return Scene(worth, stakes, level, dice, lent, tuple(held), ready, active, lair)


def spent(tokens: Tokens, token: int, count: int = 1) -> Tokens:
    """These tokens without some of one kind."""
    return (*tokens[:token], tokens[token] - count, *tokens[token + 1 :])


def without(s: Scene, die: int, count: int = 1) -> Scene:
    """The scene without some active Dungeon dice of one face (or with more, for a count below zero)."""
    active = list(s.active)
    active[die] -= count
    goblins, skeletons, oozes, chests, potions = active
    return Scene(*s[:7], (goblins, skeletons, oozes, chests, potions), s.lair)  # `_replace` takes three times as long


def thrown(s: Scene, counts: tuple[int, ...]) -> Scene:
    """DR-4.4: the scene after a throw of Dungeon dice that shows these faces; Dragons go to the Lair."""
    worth, stakes, level, dice, lent, tokens, ready, (goblins, skeletons, oozes, chests, potions), lair = s
    a, b, c, d, e, dragons = counts
    active = goblins + a, skeletons + b, oozes + c, chests + d, potions + e
    return Scene(worth, stakes, level, dice, lent, tokens, ready, active, lair + dragons)


def revive(s: Scene, face: int) -> Scene:
    """DR-9.8: a die comes back."""
    return s._replace(dice=s.dice + UNIT[face])


# ------------------------------------------------------------------ Ultimates (DR-16)


def ultimates(s: Scene) -> Iterator[Scene]:
    """All that the Ultimate may make of a scene without dice or draws. The Commander's re-rolls and the Paladin draws:
    those are judged where they are chosen."""
    side = s.worth.ways.side
    after = s._replace(ready=False)
    there = [monster for monster in MONSTERS if s.active[monster]]
    if side.ultimate == "calculated_strike":
        for monster in there:
            yield from _and_another(without(after, monster))
    elif side.lends[0] >= 0:
        monster, face = side.lends
        for count in range(1, min(side.max_targets, s.active[monster]) + 1):
            yield without(after, monster, count)._replace(lent=s.lent + count * UNIT[face])
    elif side.ultimate == "bards_song" and s.lair:
        yield after._replace(lair=0)
    elif side.ultimate == "battlecry" and there:
        yield after._replace(lair=s.lair + s.monsters, active=(0, 0, 0, *s.active[3:]))
    elif brews(side):
        for monster in there:
            once = without(without(after, monster), POTION, -1)
            yield from _and_another(once) if side.max_targets > 1 else (once,)
    elif side.ultimate == "arcane_fury" and (s.lair or any(s.active)):
        yield after._replace(active=(0, 0, 0, 0, 0), lair=0)


def brews(side: Side) -> bool:
    """DR-16.17, DR-16.18: whether the Ultimate makes potions of monsters."""
    return side.ultimate in ("charm_monster", "mesmerize")


def welcome(side: Side, monster: int) -> bool:
    """Whether the Ultimate makes a companion or a potion of such a monster, so that one more of them may help."""
    return side.lends[0] == monster or brews(side)


def softened(s: Scene) -> Iterator[tuple[int, int, Scene]]:
    """DR-16.15: a Battlecry makes Dragons of the monsters that are left, so beating some of them first may help. Who
    strikes at which monsters, and the scene after that."""
    side, (goblins, skeletons, oozes, chests, potions) = s.worth.ways.side, s.active
    if s.ready and side.ultimate == "battlecry" and s.lair + s.monsters >= LAIR_THRESHOLD:
        hand = s.hand
        for kind, target, left in s.worth.ways.blows((goblins, skeletons, oozes)):
            if has(hand, kind) and any(left):
                yield kind, target, pay(s, UNIT[kind], (*left, chests, potions), s.lair)


def _and_another(s: Scene) -> Iterator[Scene]:
    """DR-16.30: a second monster, or not."""
    yield s
    yield from (without(s, monster) for monster in MONSTERS if s.active[monster])
