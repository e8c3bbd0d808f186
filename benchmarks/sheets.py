"""Damaged sheets of Seul dans les Souterrains: each is refused in words, or plays like any other.

    python -m benchmarks sheets [--mutants 100000] [--seed 1] [--minutes 30]

Careers of many lengths are played by the policy and handed over; a mutant is one of them with a few values changed,
taken out, doubled, or put where others belong. Exit code 1: one was let in and broke something.
"""

import argparse
import sys
import time
import traceback
from collections import Counter

from tests.games.souterrains.mutants import mutant, tried

SHOWN = 3
"""So many of a kind are told."""


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks sheets")
    parser.add_argument("--mutants", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=30)
    given = parser.parse_args(args)
    came = Counter[str]()
    broken: Counter[str] = Counter()
    end = time.monotonic() + 60 * given.minutes
    for number in range(given.mutants):
        if time.monotonic() > end:
            break
        try:
            came[tried(mutant(number, given.seed), number).partition(":")[0]] += 1
        except Exception as wrong:
            place = traceback.extract_tb(wrong.__traceback__)[-1]
            where = f"{place.filename.rsplit('/', 1)[-1]}:{place.lineno}"
            broken[where] += 1
            if broken[where] <= SHOWN:
                print(f"mutant {number}: {type(wrong).__name__} {str(wrong)[:80]} at {where}", flush=True)
    print(f"{sum(came.values()) + sum(broken.values())} mutants: {dict(came)}, broken {dict(broken)}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
