"""Picks, throws, games and forks a second for random Dungeon Roll, next to peers measured in the same run.

    python -m benchmarks kernel [--seconds 20] [--seats 2]
    python -m benchmarks kernel [--seconds 300] --against ../before/src

The peers come with `requirements/bench.txt`: OpenSpiel (its C++ connect four called from Python, and its Python games)
and Catanatron. Without them only our own figures are printed. All players pick at random. Slices of the contestants
are interleaved, and the median slice counts, so that a busy machine disturbs all alike.

With `--against` the src folder of another commit (`git worktree add ../before v1.0`) random play of all games is
measured instead, by that version and by this one, in the same manner.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.versions import compare
from oubliettes import GAMES, FastDice, Match, playout, random_policy

GAME = GAMES["dungeon-roll"]
SLICE = 0.05
Contestant = Callable[[], tuple[int, int]]
"""Plays one game; how many games that were, and how many decisions."""


class Ours:
    """Random Dungeon Roll by `playout`."""

    def __init__(self, seats: int) -> None:
        self.seats, self.options = seats, GAME.settle(seats, {})
        self.dice, self.policy = FastDice(1), random_policy(random.Random(2))
        self.decisions, self.throws = self._averages()

    def play(self) -> tuple[int, float]:
        playout(GAME, GAME.setup(self.seats, self.options), self.policy, self.dice)
        return 1, self.decisions

    def _averages(self, games: int = 500) -> tuple[float, float]:
        """Decisions and throws a game, counted apart: counting must not slow the clocked loop."""
        asks = throws = 0
        for seed in range(games):
            match = Match.new(GAME, seats=self.seats, dice=FastDice(seed))
            while match.pending:
                ask = match.pending[0]
                match.choose(ask.seat, self.policy(match.table, ask))
            asks += len(match.record.entries)
            throws += len(list(match.record.throws()))
        return asks / games, throws / games


def openspiel(name: str, *, quick_chance: bool = False) -> Contestant:
    """One random game, by the loop of OpenSpiel's own `example.py`: numpy draws at chance nodes. `quick_chance` draws
    there by `random.choices` instead: what the same game can do with a quicker loop around it."""
    import numpy as np
    import pyspiel
    from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401

    game, rng = pyspiel.load_game(name), random.Random(4)

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(
                    rng.choices(outcomes, chances)[0] if quick_chance else np.random.choice(outcomes, p=chances)
                )
            else:
                state.apply_action(rng.choice(state.legal_actions(state.current_player())))
                decisions += 1
        return 1, decisions

    return play


def catanatron() -> Contestant:
    from catanatron import Color, Game, RandomPlayer

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        records = getattr(game.state, "action_records", None) or getattr(game.state, "actions", [])
        return 1, len(records)

    return play


def contestants(seats: int) -> tuple[Ours, dict[str, Callable[[], tuple[int, float]]]]:
    ours = Ours(seats)
    found: dict[str, Callable[[], tuple[int, float]]] = {f"Oubliettes, Dungeon Roll, {seats} seats": ours.play}
    peers: list[tuple[str, Callable[[], Contestant]]] = [
        ("OpenSpiel C++ connect_four from Python", lambda: openspiel("connect_four")),
        ("OpenSpiel Python tic-tac-toe", lambda: openspiel("python_tic_tac_toe")),
        ("OpenSpiel Python Kuhn poker", lambda: openspiel("python_kuhn_poker")),
        ("- with a quicker loop around it", lambda: openspiel("python_kuhn_poker", quick_chance=True)),
        ("OpenSpiel Python liar's poker", lambda: openspiel("python_liars_poker")),
        ("OpenSpiel Python dominoes", lambda: openspiel("python_block_dominoes")),
        ("Catanatron, 4 random players", catanatron),
    ]
    for name, make in peers:
        try:
            found[name] = make()
        except ImportError as missing:
            print(f"not measured: {name} ({missing}); pip install -r requirements/bench.txt")
    return ours, found


def race(players: dict[str, Callable[[], tuple[int, float]]], seconds: float) -> dict[str, tuple[float, float]]:
    """Games and decisions a second of CPU time: the median of interleaved slices."""
    slices: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    for play in players.values():
        play()
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, play in players.items():
            games = decisions = 0.0
            start = time.process_time()
            while (spent := time.process_time() - start) < SLICE:
                more, picks = play()
                games += more
                decisions += picks
            slices[name].append((games / spent, decisions / spent))
    return {
        name: (statistics.median(found[0] for found in runs), statistics.median(found[1] for found in runs))
        for name, runs in slices.items()
    }


def forks(seats: int, games: int = 20) -> tuple[float, float, float]:
    """Microseconds a fork, at every ask of some random games: mean, median and 99th percentile."""
    dice, rng = FastDice(5), random.Random(6)
    times = []
    for seed in range(games):
        match = Match.new(GAME, seats=seats, dice=FastDice(seed))
        while match.pending:
            ask = match.pending[0]
            best = float("inf")
            for _ in range(5):
                start = time.perf_counter()
                for _ in range(4):
                    match.fork(dice)
                best = min(best, (time.perf_counter() - start) / 4)
            times.append(best * 1e6)
            match.choose(ask.seat, rng.choice(ask.options))
    return statistics.mean(times), statistics.median(times), statistics.quantiles(times, n=100)[98]


def kept(seats: int, seconds: float = 2.0) -> float:
    """Picks a second of a whole Match: checkpoints, record and log kept."""
    rng, picks, start = random.Random(7), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        match = Match.new(GAME, seats=seats, dice=FastDice(picks))
        while match.pending:
            ask = match.pending[0]
            match.choose(ask.seat, rng.choice(ask.options))
            picks += 1
    return picks / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", type=Path, metavar="SRC", help="the src folder of another commit: all games, both")
    args = parser.parse_args()
    if args.against:
        compare(args.against, args.seconds)
        return
    ours, players = contestants(args.seats)
    figures = race(players, args.seconds)
    own = next(iter(figures.values()))
    print(f"\n{'random play, one core, CPU time':42} {'games/s':>10} {'decisions/s':>12} {'ours is':>9}")
    for name, (games, decisions) in figures.items():
        ratio = "" if decisions == own[1] else f"{own[1] / decisions:8.2f}x"
        print(f"{name:42} {games:10,.0f} {decisions:12,.0f} {ratio:>9}")
    print(
        f"\na game: {ours.decisions:.1f} picks, {ours.throws:.1f} throws; {own[0] * ours.throws:,.0f} throws a second"
    )
    print(f"a Match with checkpoints, record and log: {kept(args.seats):,.0f} picks a second")
    mean, median, high = forks(args.seats)
    print(f"a fork: mean {mean:.1f} µs, median {median:.1f} µs, 99 % under {high:.1f} µs")


if __name__ == "__main__":
    main()
