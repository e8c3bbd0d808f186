"""What a pick of the search is worth: at single choices of games between policies, against the policy's own pick.

    python -m benchmarks.picks [dungeon-roll] [--choices 100] [--playouts 100] [--simulations 60 180] [--first 0]

Whole games tell little, since luck decides most of them. Here both picks are played on by the policies to the end of
the game, in the same worlds: the mean difference over all choices, most of which are the same pick, is what a pick
gains, in points where one plays alone and in wins otherwise. `spread`: the standard deviation of the differences in
single worlds that the search itself saw, in the coin of `evaluate`: the smaller it is, the fewer simulations tell two
options apart.
"""

import argparse
import statistics
import time
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

from benchmarks.contests import FANG, ONE, SIDES, score, won
from oubliettes.games import GAMES
from oubliettes.kernel import Ask, FastDice, Game, Match, Pick
from oubliettes.players.search import Manner, Search

SHARE = 0.1
"""Of a game's choices."""
SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "dungeon-roll": (1, {}),
    "dungeon-heroes": (2, SIDES),
    "quetes-et-trahisons": (3, {}),
    "donjon": (1, FANG),
    "seul-dans-les-souterrains": (1, ONE),
}


def choices(game: Game[Any], first: int) -> Iterator[tuple[str, Match[Any], Ask]]:
    """Some real choices of many games between policies, each with a name of its own."""
    seats, options = SETTINGS[game.slug]
    for number in range(first, 1_000_000):
        rng, lot = Random(f"policy {number}"), Random(f"lot {number}")
        match = Match.new(game, seats=seats, options=options, dice=FastDice(f"dice {number}"))
        while match.pending:
            ask = match.pending[0]
            if len(ask.options) > 1 and lot.random() < SHARE:
                yield f"{number} {len(match.record.entries)}", match, ask
            match.choose(ask.seat, ask.options[0] if len(ask.options) == 1 else game.policy(match.table, ask, rng))


def outcomes(match: Match[Any], seat: int, option: int, name: str, playouts: int) -> list[float]:
    """What came of an option in numbered worlds."""
    game, found = match.game, []
    known = Match.seen(game, match.sight(seat), FastDice(name))
    for world in range(playouts):
        rng = Random(f"{name} policy {world}")

        def pick(table: Any, ask: Ask, rng: Random = rng) -> Pick:
            return game.policy(table, ask, rng)

        fork = known.imagine(seat, FastDice(f"{name} world {world}"))
        ask = fork.ask_of(seat)
        assert ask is not None
        fork.choose(seat, ask.options[option])
        result = fork.finish(pick) if fork.pending else fork.result
        assert result is not None
        found.append((score if len(result.scores) == 1 else won)(result, seat))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="dungeon-roll", choices=SETTINGS)
    parser.add_argument("--choices", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--simulations", type=int, nargs="+", default=[16, 60, 180])
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    args = parser.parse_args()
    game, manner = GAMES[args.game], Manner()
    gains: dict[int, list[float]] = {many: [] for many in args.simulations}
    spreads: dict[int, list[float]] = {many: [] for many in args.simulations}
    times = dict.fromkeys(args.simulations, 0.0)
    others = dict.fromkeys(args.simulations, 0)
    for (name, match, ask), _ in zip(choices(game, args.first), range(args.choices), strict=False):
        cache: dict[int, list[float]] = {}
        for many in args.simulations:
            began = time.process_time()
            tally = Search(game, match.sight(ask.seat), Random(name).getrandbits(60), manner).run(many)
            times[many] += time.process_time() - began
            spreads[many].append(tally.spread)
            best, gain = tally.best(manner.doubt), 0.0
            if best != tally.first:
                others[many] += 1
                for option in (best, tally.first):
                    if option not in cache:
                        cache[option] = outcomes(match, ask.seat, option, name, args.playouts)
                gain = statistics.fmean(cache[best]) - statistics.fmean(cache[tally.first])
            gains[many].append(gain)
    print(f"{args.game}: {args.choices} choices, {args.playouts} playouts each way, from game {args.first} on")
    print("| simulations | gain a pick | standard error | other picks | spread | CPU a pick |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    for many, found in gains.items():
        error = statistics.stdev(found) / sqrt(len(found))
        spread = sqrt(statistics.fmean(one * one for one in spreads[many]))
        print(
            f"| {many} | {statistics.fmean(found):+.4f} | {error:.4f} | {others[many] / len(found):.0%} "
            f"| {spread:.4f} | {1000 * times[many] / len(found):.0f} ms |"
        )


if __name__ == "__main__":
    main()
