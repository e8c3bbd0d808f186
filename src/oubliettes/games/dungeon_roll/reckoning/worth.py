"""How strong a party is, and how far that strength carries.

Strength is counted in dice: a plain Companion is about 1. The weights below were guessed from play, then moved by
playing many games on either side of each of them; `benchmarks/dungeon_roll.py` shows what they are good for.
"""

from functools import cache, lru_cache, partial
from math import comb, exp

from oubliettes.games.dungeon_roll.pieces import (
    BAIT,
    DUNGEON_DICE,
    ELIXIR,
    FACE_OF,
    FIRST_LENT,
    FIRST_TOKEN,
    LAIR_THRESHOLD,
    MAX_LEVEL,
    RING,
    SCROLL,
    TOKENS,
)
from oubliettes.games.dungeon_roll.reckoning.beating import CARD, KINDS, UNIT, WAYS, Memo, Ways, has

Tokens = tuple[int, ...]
"""How many tokens of each kind."""

# ------------------------------------------------------------------ weights: a helper's strength

COMPANION = 0.65
"""Any Companion: one monster, one chest, all potions."""
GROUP = 0.12
"""More for each kind of monster that it beats in groups."""
OPENER = 0.1
"""More for opening all chests at once."""
EXTRA = 0.2
"""More for one more monster (DR-15.15)."""
PLAIN_SCROLL = 0.75
REROLL_TOO = 0.05
"""More for a Companion that can be a Scroll as well (DR-16.16)."""
SLAYERS = (0.1, 0.3, 0.9)
"""More for a party that can beat the Dragon, by dice in the Lair."""
VARIETY = 0.15
"""More for each Companion type in the party."""
TOKEN_SHARE = 0.8
"""A token that stands for a face, next to a die."""
ELIXIR_STRENGTH = 1.0
BAIT_STRENGTH = 0.4
RING_STRENGTH = (0.1, 0.3, 0.8)
"""By dice in the Lair; a second ring adds nothing."""
ULTIMATES = {
    "calculated_strike": 1.6,
    "battlefield_presence": 1.7,
    "animate_dead": 1.4,
    "command_dead": 1.6,
    "bards_song": 0.9,
    "battlecry": 2.8,
    "charm_monster": 1.9,
    "mesmerize": 2.4,
    "plea_for_help": 1.0,
    "pull_rank": 1.4,
    "holy_strike": 1.7,
    "divine_intervention": 2.5,
    "arcane_blade": 1.5,
    "arcane_fury": 2.3,
}
"""An Ultimate that is still ready."""

# ------------------------------------------------------------------ weights: what a level takes and gives

MONSTER_COST = (0.0, 0.99, 1.76, 2.53, 3.19, 3.74, 4.18, 4.62)
"""The strength that so many monsters take on average: the more there are, the more come in groups."""
DRAGON_COST = 3.2
DRAGON_POINTS = 2.1
"""An Experience and a token (DR-10.10, DR-10.11)."""
LOOT_GAIN = 0.25
"""The strength that a chest or a potion gives, whoever fetches it paid."""
LOOT_POINTS = 0.1
TOKENS_BURNT = 0.8
"""The points in tokens that are spent to get through a level that takes all one has."""
LUCK = 0.45
"""How blurred the border is between enough strength and too little."""

STEP, TOP = 0.5, 32
"""Strength is tabled in steps of a half, up to 16."""

Prospects = list[list[list[float]]]
"""`[level][lair][strength]`: what it is worth to stand at Regroup."""


class Worth:
    """The strength of parties led by one side of a Hero card."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.ready = ULTIMATES[ways.side.ultimate]
        self.kind = [self._kind(kind) for kind in KINDS]
        """The strength of one helper of each kind."""
        self.token = [0.0] * len(TOKENS)
        for source in range(FIRST_TOKEN, FIRST_LENT):
            self.token[source - FIRST_TOKEN] = TOKEN_SHARE * self.kind[FACE_OF[source]]
        self.token[ELIXIR], self.token[BAIT] = ELIXIR_STRENGTH, BAIT_STRENGTH
        self.dice = [Memo(partial(self._dice, lair)) for lair in range(LAIR_THRESHOLD)]
        """`dice[lair][hand]`: the strength of Party dice when the Lair holds so many."""
        self.tokens = [Memo(partial(self._tokens, lair)) for lair in range(LAIR_THRESHOLD)]
        """`tokens[lair][tokens]`: the same of tokens."""
        self.spare = Memo(self._spare)
        """`spare[hand, lair, opener]`: the die that is missed least, of all or of those that open all chests; or -1."""
        self.face = Memo(self._face)
        """`face[hand, lair]`: the face on which a die had best come back."""

    def _kind(self, kind: int) -> float:
        ways = self.ways
        if not ways.roles[kind]:
            return PLAIN_SCROLL if kind == SCROLL else 0.0
        strength = COMPANION + GROUP * sum(ways.groups[kind]) + OPENER * ways.opens_all[kind] + EXTRA * ways.extra[kind]
        return strength + REROLL_TOO if kind == SCROLL else strength

    def _dice(self, lair: int, hand: int) -> float:
        strength = sum(strength * has(hand, kind) for kind, strength in enumerate(self.kind))
        return strength + VARIETY * self.ways.types[hand] + (SLAYERS[lair] if self.ways.slays(hand) else 0.0)

    def _tokens(self, lair: int, tokens: Tokens) -> float:
        strength = sum(count * strength for count, strength in zip(tokens, self.token, strict=True))
        return strength + (RING_STRENGTH[lair] if tokens[RING] else 0.0)

    def _spare(self, key: tuple[int, int, bool]) -> int:
        hand, lair, opener = key
        kinds = [kind for kind in range(CARD) if has(hand, kind) and (not opener or self.ways.opens_all[kind])]
        return max(kinds, key=lambda kind: self.dice[lair][hand - UNIT[kind]], default=-1)

    def _face(self, key: tuple[int, int]) -> int:
        hand, lair = key
        return max(range(CARD), key=lambda face: self.dice[lair][hand + UNIT[face]])

    def strength(self, dice: int, tokens: Tokens, ready: bool, lair: int) -> float:
        """Dice, tokens and the Ultimate together."""
        found = self.dice[lair][dice] + self.tokens[lair][tokens]
        return found + self.ready if ready else found


WORTH: tuple[tuple[Worth, Worth], ...] = tuple((Worth(novice), Worth(master)) for novice, master in WAYS)
"""`WORTH[hero][master]`."""


# ------------------------------------------------------------------ the road ahead

Fate = tuple[float, float, list[tuple[float, int, int]]]
"""A level met with some strength: the chance to survive it, the points it brings on average, and the chances of each
`(lair, strength)` afterwards."""


@cache
def road(dice: int, lair: int) -> list[Fate]:
    """What a level of so many Dungeon dice does to each strength: a rough model, with the exact chances of monsters and
    Dragons and an average price for each."""
    levels = []
    for dragons in range(dice + 1):
        for monsters in range(dice - dragons + 1):
            loot = dice - dragons - monsters
            chance = comb(dice, dragons) * comb(dice - dragons, monsters) * 3**monsters * 2**loot / 6**dice
            awake = lair + dragons >= LAIR_THRESHOLD
            cost = MONSTER_COST[monsters] + (DRAGON_COST if awake else 0.0)
            prize = LOOT_POINTS * loot + (DRAGON_POINTS if awake else 0.0)
            levels.append((chance, cost, LOOT_GAIN * loot, prize, 0 if awake else lair + dragons))
    return [_fate(place * STEP, levels) for place in range(TOP + 1)]


def _fate(strength: float, levels: list[tuple[float, float, float, float, int]]) -> Fate:
    survive = points = 0.0
    after: dict[tuple[int, int], float] = {}
    for chance, cost, gain, prize, lair in levels:
        through = chance / (1.0 + exp((cost - strength) / LUCK)) if cost else chance
        survive += through
        points += through * (prize - TOKENS_BURNT * min(1.0, cost / (strength + STEP)) ** 2)
        place = min(max((strength - cost + gain) / STEP, 0.0), TOP - 1.0)
        low = int(place)
        after[lair, low] = after.get((lair, low), 0.0) + through * (1 - place + low)
        after[lair, low + 1] = after.get((lair, low + 1), 0.0) + through * (place - low)
    return survive, points, [(chance, lair, place) for (lair, place), chance in after.items()]


@lru_cache(1 << 8)
def prospects(payoffs: tuple[float, ...], fails: tuple[float, ...], rate: float) -> Prospects:
    """What each Regroup is worth, from the deepest up: the better of retiring (`payoffs`) and one level more, which may
    fail (`fails`). Points met on the way count at `rate`."""
    table: Prospects = [[[payoffs[MAX_LEVEL]] * (TOP + 1)] * LAIR_THRESHOLD]
    for level in range(MAX_LEVEL - 1, -1, -1):
        deeper, fail = table[-1], fails[level + 1]
        rows = []
        for lair in range(LAIR_THRESHOLD):
            row = []
            for survive, points, after in road(min(level + 1, DUNGEON_DICE - lair), lair):
                glory = (1 - survive) * fail + rate * points
                for chance, left, place in after:
                    glory += chance * deeper[left][place]
                row.append(max(payoffs[level], glory))
            rows.append(row)
        table.append(rows)
    return table[::-1]
