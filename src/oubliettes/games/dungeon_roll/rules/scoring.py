"""The end of the game: points, places, solo ranks and titles (DR-17 to DR-19)."""

from operator import mul

from oubliettes.games.dungeon_roll.pieces import (
    HEROES,
    RANKS,
    SCALE,
    SCALE_PAIR_BONUS,
    TITLE_LEAST,
    TITLES,
    TOKEN_VALUES,
)
from oubliettes.games.dungeon_roll.table import Player, Table
from oubliettes.kernel import Result, ranks

EVERY_HERO = frozenset(HEROES)


def token_points(player: Player) -> int:
    """DR-17.3 to DR-17.5: one a token, two a Town Portal, and two more for each pair of Dragon Scales."""
    values: int = sum(map(mul, player.tokens, TOKEN_VALUES))
    return values + SCALE_PAIR_BONUS * (player.tokens[SCALE] // 2)


def score(player: Player) -> int:
    """DR-17.2: Experience taken and unused tokens."""
    return player.xp + token_points(player)


def solo_rank(points: int) -> str:
    """DR-18.3 to DR-18.7."""
    return [name for least, name in RANKS if points >= least][-1]


def final_scoring(t: Table) -> None:
    """DR-17.1, DR-19.3: the titles that look at the whole game. DR-17.11: nothing else happens."""
    for seat, player in enumerate(t.players):
        from_tokens = token_points(player)
        points = player.xp + from_tokens
        if t.log is not None:
            t.say("final-score", "DR-17.2", seat=seat, points=points)
        if from_tokens >= TITLE_LEAST["bottomless_bag"]:
            t.earn("bottomless_bag", seat)  # DR-19.13
        if points >= TITLE_LEAST["natural_20"] and not player.hero_used:
            t.earn("natural_20", seat)  # DR-19.17
        if points >= TITLE_LEAST["magical_whirlwind"] and not player.tokens_spent:
            t.earn("magical_whirlwind", seat)  # DR-19.23
        if player.played | {HEROES[player.hero]} >= EVERY_HERO:
            t.earn("team_leader", seat)  # DR-19.21


def titles(player: Player) -> list[str]:
    return [title for bit, title in enumerate(TITLES) if player.titles >> bit & 1]


def profile(player: Player) -> dict[str, list[str]]:
    """DR-19.2, DR-19.21: what outlives the game: the heroes played and the titles earned so far."""
    earned = player.earned.union(titles(player))
    return {
        "heroes": sorted(player.played | {HEROES[player.hero]}),
        "titles": [title for title in TITLES if title in earned],
    }


def result(t: Table) -> Result:
    """DR-17.6 to DR-17.10: most points, then fewest tokens, then a shared place (DR-17.9).

    DR-18.1, DR-18.8: alone, a rank.
    """
    scores = tuple(score(player) for player in t.players)
    places = ranks([(-score(player), player.held) for player in t.players])  # DR-17.8
    sheets = [
        {
            "levels": player.levels_xp,
            "dragons": player.dragons_xp,
            "box": player.box_xp,
            "tokens": token_points(player),
            "titles": titles(player),
            "hero": HEROES[player.hero],
        }
        for player in t.players
    ]
    facts = {"sheets": sheets} | ({"rank": solo_rank(scores[0])} if len(scores) == 1 else {})
    legacy = tuple(profile(player) for player in t.players)
    return Result(scores, places, "all-delves-done", facts, legacy)
