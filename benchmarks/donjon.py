"""Donjon: random games a second, games by policy, and what a fork and a view cost.

python benchmarks/donjon.py [seconds]
"""

import json
import sys
import time
from dataclasses import asdict
from random import Random

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Ask, FastDice, Match, Pick, playout, random_policy


def games(seconds: float, seats: int, by: str, **options: str) -> str:
    """Whole games, one after the other, on one core."""
    asks = played = phases = won = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        rng = Random(played)
        table = GAME.setup(seats, GAME.settle(seats, options))
        if by == "random":
            playout(GAME, table, random_policy(rng), FastDice(played))
        else:

            def pick(t: Table, ask: Ask, rng: Random = rng) -> Pick:
                nonlocal asks
                asks += 1
                return GAME.policy(t, ask, rng)

            playout(GAME, table, pick, FastDice(played))
        played += 1
        phases += table.explorations
        won += table.outcome == "success"
    spent = time.process_time() - started
    more = f", {asks / spent:.0f} asks/s" if asks else ""
    return (
        f"{played / spent:6.1f} games/s{more}, {phases / played:.0f} Exploration Phases a game, {won / played:.0%} won"
    )


def each(what: str, times: int, call: object) -> str:
    started = time.process_time()
    for n in range(times):
        call(n)  # type: ignore[operator]
    return f"{what}: {(time.process_time() - started) / times * 1e6:.0f} µs"


def main(seconds: float) -> None:
    print("random heroes, automatic MD, 4 heroes:", games(seconds, 4, "random", master="automatic"))
    print("random heroes, random MD, 4 heroes:   ", games(seconds, 5, "random", master="person"))
    print("heroes by policy, automatic MD, 4:    ", games(seconds, 4, "policy", master="automatic"))
    match = Match.new(GAME, seats=5, options={"quest": "black_fang"}, dice=FastDice(2))
    rng = Random(2)
    for _ in range(600):
        if match.pending:
            match.choose(match.pending[0].seat, GAME.policy(match.table, match.pending[0], rng))
    print(f"after 600 picks: {len(match.table.zones)} zones, {len(match.table.monsters)} monsters")
    print(each("fork", 1000, lambda n: match.fork(FastDice(n))))
    print(each("copy of the table", 2000, lambda n: GAME.copy(match.table)))
    print(each("imagine", 500, lambda n: match.imagine(match.pending[0].seat, FastDice(n))))
    print(each("view", 200, lambda n: match.view(0)))
    print(f"view as JSON: {len(json.dumps(asdict(match.view(0)))) / 1024:.1f} KB")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10)
