"""What notes cost: the time of one ask's notes, over whole games of the policies, in all five games.

    python -m benchmarks.notes [--games 40] [--most 10]

A person waits for notes, so each ask may take `--most` ms of processor time; where one takes longer, the command says
which and fails. `view`: the time of what is sent at every pick anyway, measured in the same run to compare with. As on
a server, the policies think in another process: what they have reckoned out already is of no use to the notes.
"""

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from benchmarks.command import parser, verdict
from benchmarks.picks import SETTINGS
from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match, Pick

HEADER = "| game | asks | view, median | notes, median | 95 % | 99 % | longest |"


def timed(work: Callable[..., object], *args: object) -> float:
    """In ms of this process: what other programs do meanwhile does not count, nor does the collection of garbage."""
    gc.collect(0)
    gc.disable()
    began = time.process_time()
    work(*args)
    taken = 1000 * (time.process_time() - began)
    gc.enable()
    return taken


def dealt(slug: str, number: int) -> Match[Any]:
    seats, options = SETTINGS[slug]
    return Match.new(GAMES[slug], seats=seats, options=options, dice=FastDice(f"dice {number}"))


def played(slug: str, number: int) -> list[Pick]:
    """What the policies pick in a whole game."""
    match, rng, picks = dealt(slug, number), Random(f"policy {number}"), []
    while match.pending:
        ask = match.pending[0]
        picks.append(ask.options[0] if len(ask.options) == 1 else match.game.policy(match.table, ask, rng))
        match.choose(ask.seat, picks[-1])
    return picks


def measured(slug: str, number: int, picks: list[Pick]) -> Iterator[tuple[float, float, str]]:
    """For each choice of a game the time of its view and of its notes, and its name."""
    match = dealt(slug, number)
    for at, pick in enumerate(picks):
        ask = match.pending[0]
        if len(ask.options) > 1:
            view = timed(match.game.view, match.game.hide(match.table, ask.seat), ask.seat)
            notes = timed(match.notes, ask.seat)
            yield view, notes, f"{slug}, game {number}, pick {at}, {ask.prompt}"
        match.choose(ask.seat, pick)


def main() -> int:
    args = parser(__doc__, games=40, most=10.0).parse_args()
    print(f"{args.games} games each, ms of processor time\n\n{HEADER}\n|{' --- |' * 7}")
    long = []
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as elsewhere:
        for slug in SETTINGS:
            games = elsewhere.map(played, [slug] * args.games, range(args.games))
            asks = [ask for number, picks in enumerate(games) for ask in measured(slug, number, picks)]
            views, notes, _ = zip(*asks, strict=True)
            cuts = statistics.quantiles(notes, n=100)
            figures = (statistics.median(views), statistics.median(notes), cuts[94], cuts[98], max(notes))
            print(f"| {slug} | {len(asks)} | {' | '.join(f'{ms:.2f}' for ms in figures)} |", flush=True)
            long += [f"{ms:.1f} ms: {name}" for _, ms, name in asks if ms > args.most]
    return verdict(long[:20], f"no ask takes more than {args.most:g} ms")


if __name__ == "__main__":
    sys.exit(main())
