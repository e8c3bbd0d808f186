"""One version of the house at work for `versions`: plays the games it is told to, and says what time they took.

    python -P benchmarks/_slices.py SRC

A line of JSON comes in for each slice, one goes out. This file is run with the `oubliettes` of SRC, which may be older
than itself: it keeps to what has been there for long.
"""

import json
import random
import sys
import time
from typing import Any


class Counted(random.Random):
    """A source of random numbers that knows how many were taken: one for each decision."""

    taken = 0

    def random(self) -> float:
        self.taken += 1
        return super().random()


def play(slug: str, seats: int, options: dict[str, Any], games: int, counted: bool) -> float:
    """So many games by lot, always the same ones: seconds of CPU time, or how many decisions there were."""
    from oubliettes import GAMES, FastDice, playout, random_policy

    game = GAMES[slug]
    settled = game.settle(seats, options)
    rng = Counted(1) if counted else random.Random(1)
    policy, dice = random_policy(rng), FastDice(2)
    start = time.process_time()
    for _ in range(games):
        playout(game, game.setup(seats, settled), policy, dice)
    return rng.taken if isinstance(rng, Counted) else time.process_time() - start


def main(src: str) -> None:
    sys.path.insert(0, src)
    for line in sys.stdin:
        print(json.dumps(play(**json.loads(line))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
