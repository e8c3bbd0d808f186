"""What the points are worth that a delve may bring: alone the more the better, against others what it takes to win."""

from abc import ABC, abstractmethod
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from oubliettes.games.dungeon_roll.pieces import (
    DELVES,
    MAX_LEVEL,
    PORTAL,
    RETIRE_XP,
    SCALE,
    SCALE_PAIR_BONUS,
    TOKEN_VALUES,
)
from oubliettes.games.dungeon_roll.reckoning.beating import Memo
from oubliettes.games.dungeon_roll.reckoning.worth import STEP, TOP, Prospects, Tokens, prospects
from oubliettes.games.dungeon_roll.rules.scoring import score
from oubliettes.games.dungeon_roll.table import Player, Table

# ------------------------------------------------------------------ weights, in points

FUTURE_USE = 0.4
"""What a token adds to each later delve, beyond its points."""
MASTER = 1.0
"""What the Master side adds to each later delve (DR-14.5)."""
TREASURE = 1.5
"""A token not drawn yet: 40 points lie in 36 tokens, pairs of scales apart."""
SCALE_HOPE = 0.3
"""An odd scale may still find its pair (DR-17.5)."""
DELVE, MASTER_DELVE, DELVE_SPREAD = 7.3, 8.7, 3.2
"""What a Novice's and a Master's delve bring when they are played like this, and the standard deviation of that."""
NUDGE = 1e-6
"""Who cannot win any more still likes a deep level; who has won is content."""

LEVELS = range(MAX_LEVEL + 1)
"""What a delve can be left with; 0 for a flight (DR-12.3)."""


def face_value(tokens: Tokens) -> int:
    """DR-17.3 to DR-17.5: the points of unspent tokens."""
    values = sum([count * value for count, value in zip(tokens, TOKEN_VALUES, strict=True)])
    return values + SCALE_PAIR_BONUS * (tokens[SCALE] // 2)


class Stakes(ABC):
    """What the end of this delve is worth to the Adventurer."""

    @abstractmethod
    def out(self, level: int, tokens: Tokens) -> float:
        """The worth of leaving now with this level's Experience (0: by flight) and these tokens."""

    @abstractmethod
    def outlook(self, tokens: Tokens) -> tuple[Prospects, float]:
        """What each Regroup is worth to somebody with these tokens, and what is to be added."""

    @abstractmethod
    def gain(self, xp: int) -> "Stakes":
        """The stakes of somebody who has just gained so much."""

    @abstractmethod
    def draw(self, count: int) -> "tuple[Stakes, float]":
        """The stakes of somebody who has just drawn so many tokens, not seen yet, and what is to be added."""

    def regroup(self, level: int, lair: int, strength: float, tokens: Tokens) -> float:
        """What it is worth to stand at Regroup: the better of retiring and seeking glory."""
        table, more = self.outlook(tokens)
        row = table[level][lair]
        place = strength / STEP
        low = int(place)
        return more + (row[TOP] if low >= TOP else row[low] + (place - low) * (row[low + 1] - row[low]))


class Points(Stakes):
    """As many points as possible: alone, and until the last delve."""

    def __init__(self, missing: int, later: int, gained: int) -> None:
        """`missing`: Experience to the Master side when the delve began; `later`: delves to come after this one."""
        self.missing, self.later, self.gained = missing, later, gained
        self.treasure = TREASURE + FUTURE_USE * later
        self.payoffs = tuple(self._payoff(gained + RETIRE_XP[level]) for level in LEVELS)
        lost = self.payoffs[0]
        portal = TOKEN_VALUES[PORTAL] + FUTURE_USE * later
        self.alone = prospects(self.payoffs, (lost,) * len(LEVELS), 1.0)
        self.insured = prospects(self.payoffs, tuple(max(lost, payoff - portal) for payoff in self.payoffs), 1.0)
        self._outlooks = Memo(self._outlook)

    def _payoff(self, xp: int) -> float:
        return xp + (MASTER * self.later if 0 < self.missing <= xp else 0.0)

    def kept(self, tokens: Tokens) -> float:
        """What tokens are worth unspent."""
        useful = sum(tokens) - tokens[SCALE]
        return face_value(tokens) + FUTURE_USE * self.later * useful + SCALE_HOPE * (tokens[SCALE] % 2)

    def out(self, level: int, tokens: Tokens) -> float:
        return self.payoffs[level] + self.outlook(tokens)[1]

    def outlook(self, tokens: Tokens) -> tuple[Prospects, float]:
        return self._outlooks[tokens]

    def _outlook(self, tokens: Tokens) -> tuple[Prospects, float]:
        return (self.insured if tokens[PORTAL] else self.alone), self.kept(tokens)

    def gain(self, xp: int) -> "Points":
        return points(self.missing, self.later, self.gained + xp)

    def draw(self, count: int) -> "tuple[Points, float]":
        return self, count * self.treasure


def delve(player: Player) -> float:
    """What a whole delve may bring to a player."""
    return MASTER_DELVE if player.master else DELVE


def to_come(player: Player, delves: int) -> float:
    """What so many delves may bring. A Novice will mostly be a Master after the next one."""
    return delve(player) + (delves - 1) * MASTER_DELVE if delves else 0.0


def forecast(player: Player) -> tuple[float, float]:
    """Where a player who is not delving will end, and the standard deviation of that; 0 when all delves are done."""
    left = DELVES - player.delves
    return score(player) + to_come(player, left), sqrt(left) * DELVE_SPREAD


class Rival(NamedTuple):
    """Somebody to beat, by the forecast, rounded so that like cases are remembered as one."""

    points: int
    spread: float
    tokens: int


def rivals(players: list[Player], me: Player) -> tuple[Rival, ...]:
    """The best of those who are done and the favourite of those who are not: the others hardly matter, and so few cases
    can be remembered."""
    found: dict[bool, Rival] = {}
    for player in players:
        if player is not me:
            mean, spread = forecast(player)
            new = Rival(round(mean), spread, sum(player.tokens))
            old = found.setdefault(spread > 0, new)
            if (new.points, -new.tokens) > (old.points, -old.tokens):
                found[spread > 0] = new
    return tuple(found.values())


class Race(Stakes):
    """The last delve with opponents: the chance to end ahead of all of them."""

    def __init__(self, xp: int, rivals: tuple[Rival, ...]) -> None:
        self.xp, self.rivals = xp, rivals
        self._outlooks = Memo(self._outlook)

    def chance(self, points: int, tokens: int) -> float:
        """DR-17.6 to DR-17.8: more points, or as many with fewer tokens; a shared place is half a win."""
        found = 1.0
        for most, spread, theirs in self.rivals:
            if spread:
                found *= 0.5 + 0.5 * erf((points - most) / (spread * sqrt(2)))
            else:
                ours, other = (points, -tokens), (most, -theirs)
                found *= (ours > other) + 0.5 * (ours == other)
        return round(found, 4)

    def out(self, level: int, tokens: Tokens) -> float:
        chance = self.chance(self.xp + RETIRE_XP[level] + face_value(tokens), sum(tokens))
        return chance + NUDGE * (1 - chance) * level

    def outlook(self, tokens: Tokens) -> tuple[Prospects, float]:
        return self._outlooks[tokens]

    def _outlook(self, tokens: Tokens) -> tuple[Prospects, float]:
        payoffs = tuple(self.out(level, tokens) for level in LEVELS)
        fails = [payoffs[0]] * len(LEVELS)
        if tokens[PORTAL]:
            rest = (*tokens[:PORTAL], tokens[PORTAL] - 1)
            fails = [max(payoffs[0], self.out(level, rest)) for level in LEVELS]
        return prospects(payoffs, tuple(fails), 0.0), 0.0

    def gain(self, xp: int) -> "Race":
        return race(self.xp + xp, self.rivals)

    def draw(self, count: int) -> "tuple[Race, float]":
        return self.gain(count), 0.0


points = lru_cache(128)(Points)
race = lru_cache(64)(Race)


def stakes_of(t: Table) -> Stakes:
    """What the Adventurer plays for."""
    player = t.players[t.adventurer]
    later = DELVES - 1 - player.delves
    if later or len(t.players) == 1:
        return points(max(0, player.side.xp_to_master - player.xp), later, 0)
    return race(player.xp, rivals(t.players, player))
