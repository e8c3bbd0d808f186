"""Simulations a second of our tree search, next to OpenSpiel's MCTS in the same run.

    python -m benchmarks.search [--seconds 20] [--answers 40]

The peers come with `requirements/bench.txt`; without them only our own figures are printed. A simulation walks down the
tree, adds a node and plays on: at random to the end of the game where we compare, with the game's policy up to the
horizon where our bots play (that one is slower, and worth more). OpenSpiel's Python MCTS is its `MCTSBot` with one
random rollout a leaf, on its C++ games called from Python; connect four is shorter than Dungeon Roll for two, and
backgammon longer; both have cheaper rules. Slices of the contestants are interleaved, and the median slice counts.

With `--answers` the time of a pick is measured too: so many picks of each grade in each game, by the clock on the wall
with the guard that a server sets, and in processor time without it.
"""

import argparse
import dataclasses
import math
import random
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import Ask, FastDice, Game, Match, Pick
from oubliettes.players import GRADES, Bot
from oubliettes.players.search import Manner, Search

SIMULATIONS = 60
"""In one go: a search of a small bot."""
Contestant = Callable[[], int]
"""One search of so many simulations, or fewer where the race was decided: how many it made."""


def at_random(game: Game[Any]) -> Game[Any]:
    """The game with a policy that costs nothing and knows nothing."""

    def policy(table: Any, ask: Ask, rng: Random) -> Pick:
        return ask.options[int(rng.random() * len(ask.options))]

    return dataclasses.replace(game, policy=policy)


def ours(game: Game[Any], matches: list[Match[Any]], manner: Manner) -> Contestant:
    """A search about one question after the other."""
    numbers = iter(range(1_000_000))

    def think() -> int:
        number = next(numbers)
        match = matches[number % len(matches)]
        return Search(game, match.sight(match.pending[0].seat), number, manner).run(SIMULATIONS).simulations

    return think


def beginnings(game: Game[Any], seats: int) -> list[Match[Any]]:
    """New matches at their first real choice."""
    found = [Match.new(game, seats=seats, dice=FastDice(number)) for number in range(40)]
    for match in found:
        while len(match.pending[0].options) == 1:
            match.choose(match.pending[0].seat, match.pending[0].options[0])
    return found


def openspiel(name: str) -> Contestant:
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game, luck = pyspiel.load_game(name), random.Random(4)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = mcts.MCTSBot(game, uct_c=2, max_simulations=SIMULATIONS, evaluator=evaluator, solve=False)

    def think() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, chances)[0])
        bot.step(state)
        return SIMULATIONS

    return think


def contestants() -> dict[str, Contestant]:
    to_the_end = Manner(horizon=1_000_000, sure=math.inf)
    roll = GAMES["dungeon-roll"]
    found = {
        "Oubliettes, Dungeon Roll for 2, random to the end": ours(at_random(roll), beginnings(roll, 2), to_the_end)
    }
    peers = {
        "OpenSpiel Python MCTS, C++ connect_four": "connect_four",
        "OpenSpiel Python MCTS, C++ backgammon": "backgammon",
    }
    for name, peer in peers.items():
        try:
            found[name] = openspiel(peer)
        except ImportError as missing:
            print(f"not measured: {name} ({missing}); pip install -r requirements/bench.txt")
    for slug, game in GAMES.items():
        found[f"Oubliettes as played, {slug}"] = ours(game, moments(game, 40), Manner())
    return found


def race(players: dict[str, Contestant], seconds: float) -> dict[str, float]:
    """Simulations a second of CPU time: the median of interleaved searches."""
    rates: dict[str, list[float]] = {name: [] for name in players}
    for think in players.values():
        think()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, think in players.items():
            start = time.process_time()
            simulations = think()
            rates[name].append(simulations / max(1e-9, time.process_time() - start))
    return {name: statistics.median(found) for name, found in rates.items()}


def answers(count: int) -> None:
    """How long bots take, at moments spread over games between policies: by the clock with the server's guard, and in
    processor time without it, which other work on the machine does not lengthen much."""
    print(f"\n{'a pick, ms: median, 95 %, most':44} " + " ".join(f"{grade:>18}" for grade in GRADES))
    for slug, game in GAMES.items():
        matches = moments(game, count)
        for guarded in (True, False):
            said = []
            for grade in GRADES:
                times = sorted(_answer(Bot(grade, game, Random(1), timed=guarded), match) for match in matches)
                said.append(
                    f"{times[len(times) // 2]:5.0f} {times[int(0.95 * (len(times) - 1))]:5.0f} {times[-1]:5.0f}"
                )
            how = "by the clock, guarded" if guarded else "processor, no guard"
            print(f"{slug + ', ' + how:48}" + " ".join(f"{one:>18}" for one in said), flush=True)


def moments(game: Game[Any], count: int) -> list[Match[Any]]:
    """Real choices, one in twenty, in games of all numbers of seats."""
    found: list[Match[Any]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng, seats = Random(seed), game.seats[seed % len(game.seats)]
        match = Match.new(game, seats=seats, dice=FastDice(seed))
        for _ in range(400):
            if not match.pending or len(found) == count:
                break
            ask = match.pending[0]
            if len(ask.options) > 1 and rng.random() < 0.05:
                found.append(match.fork(FastDice(seed), keep=True))
            match.choose(ask.seat, game.policy(match.table, ask, rng))
    return found


def _answer(bot: Bot, match: Match[Any]) -> float:
    clock = time.perf_counter if bot.timed else time.process_time
    start = clock()
    bot.pick(match, match.pending[0])
    return 1000 * (clock() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--answers", type=int, default=0)
    args = parser.parse_args()
    figures = race(contestants(), args.seconds)
    own = next(iter(figures.values()))
    print(f"\n{'one core, CPU time':52} {'simulations/s':>14} {'ours is':>9}")
    for name, rate in figures.items():
        ratio = "" if rate == own else f"{own / rate:8.2f}x"
        print(f"{name:52} {rate:14,.0f} {ratio if 'OpenSpiel' in name else '':>9}")
    if args.answers:
        answers(args.answers)


if __name__ == "__main__":
    main()
