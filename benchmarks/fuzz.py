"""Whole games at random, looking for errors: options, seats, careers, picks and undos are all drawn.

    python -m benchmarks fuzz --game dungeon-roll --games 20000 [--seed 1] [--jobs 1] [--minutes 60]
    python -m benchmarks fuzz --game dungeon-roll --seed 1 --only 137
    python -m benchmarks fuzz --game donjon --games 20000 --bare [--random]

Without `--game` all games are played in turn. A *life* is one match, or a few that hand their sheets on; it is a
function of the game, the seed and its number, so that `--only` plays a failed one again, with its last picks and where
it broke. With `--bare` games are played out without record, log, undo or views: ten to fifty times as many in the
same time; with `--random` every pick is drawn by lot, and no policy is asked. Exit code 1: something broke.
"""

import argparse
import sys

from oubliettes.games import GAMES
from tests.tools.fuzz import (
    How,
    lives,
    search,
)


def _say(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="this one (may be said again)")
    parser.add_argument("--games", type=int, default=100, help="how many matches of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--minutes", type=float, default=120, help="at most, for each game")
    parser.add_argument("--bare", action="store_true", help="played out without record, log, undo or views")
    parser.add_argument("--random", action="store_true", help="every pick by lot, no policy")
    parser.add_argument("--only", type=int, metavar="LIFE", help="play this life again")
    wanted = parser.parse_args()
    how = How(wanted.bare, wanted.random)
    failed = 0
    for slug in wanted.game or sorted(GAMES):
        if wanted.only is not None:
            lot = lives(slug, wanted.seed, (wanted.only,), how)
            print(*(failure.told for failure in lot.failures), f"{lot}"[:2000], sep="\n")
        else:
            seconds = 60 * wanted.minutes
            lot = search(slug, wanted.seed, wanted.games, wanted.jobs, seconds, _say, how)
        failed += len(lot.failures)
    return 1 if failed else 0


if __name__ == "__main__" and main():
    sys.exit(1)
