"""What bots are measured by: for each game what is played, by whom, and what counts."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from oubliettes.kernel import Result


class Contest(NamedTuple):
    """What is played, and what counts."""

    game: str
    name: str
    seats: int
    options: dict[str, Any]
    mine: Callable[[int], Sequence[int]]
    """The seats of the measured bot, by the number of the game; others are the policy's, if nothing is said."""
    counts: Callable[[Result, int], float]
    """What came of it for the first of these seats."""
    share: bool
    """Whether it is a share of wins (then from 0 to 1) or a score."""
    climbing: bool = False
    """The other seats are the next weaker bot's, not the policy's: half the wins would be no progress. Where all beat
    the policy nearly always, this still tells them apart."""
    in_turn: bool = False
    """The first choice of a game is its number's, not the bot's: every option equally often."""


def won(result: Result, seat: int) -> float:
    return (result.ranks[seat] == 1) / result.ranks.count(1)


def score(result: Result, seat: int) -> float:
    return float(result.scores[seat])


CHOICE = {"hero_mode": "choice"}
ONE = {"game_mode": "expedition"}
HEROES = "dungeon-heroes"
SIDES = {"heroes_seat": 0}
CLIMB = "against the next weaker bot, both sides in turn, wins"
FANG = {"master": "automatic", "quest": "black_fang", "beginner_d6": True}
"""One adventurer with the beginners' D6 against the automatic MD: the shortest game that may go either way."""
CONTESTS = [
    Contest(
        "dungeon-roll", "alone, each hero in turn, score", 1, CHOICE, lambda n: (0,), score, share=False, in_turn=True
    ),
    Contest("dungeon-roll", "two players, wins", 2, {}, lambda n: (n % 2,), won, share=True),
    Contest(HEROES, "Heroes, wins", 2, SIDES, lambda n: (0,), won, share=True),
    Contest(HEROES, "Dungeon Master, wins", 2, SIDES, lambda n: (1,), won, share=True),
    Contest(HEROES, "alone, wins", 1, {}, lambda n: (0,), score, share=True),
    Contest("quetes-et-trahisons", "three players, wins", 3, {}, lambda n: (n % 3,), won, share=True),
    Contest("donjon", "one adventurer, Black Fang, D6, wins", 1, FANG, lambda n: (0,), score, share=True),
    Contest("seul-dans-les-souterrains", "one expedition, score", 1, ONE, lambda n: (0,), score, share=False),
    Contest(HEROES, CLIMB, 2, SIDES, lambda n: (n % 2,), won, share=True, climbing=True),
    Contest("dungeon-roll", CLIMB, 2, {}, lambda n: (n % 2,), won, share=True, climbing=True),
]
