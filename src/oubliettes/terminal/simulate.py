"""Bots play many games, and the counts."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean, quantiles
from typing import Any

from rich import box
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from oubliettes.kernel import FastDice, Game, Result
from oubliettes.players import Seat, bots_play
from oubliettes.terminal.screen import Screen
from oubliettes.words import Words


def simulate(
    game: Game[Any], seats: Sequence[Seat], options: dict[str, Any], games: int, seed: int, words: Words, screen: Screen
) -> list[Result]:
    """Play them, under a bar that shows how far it is."""
    dice, rng = FastDice(seed), Random(f"bots/{seed}")
    kinds = [seat.bot for seat in seats]
    settled = game.settle(len(seats), options)
    results = []
    with Progress(console=screen.console, transient=True, disable=not screen.live) as progress:
        task = progress.add_task(words.ui("simulating"), total=games)
        for _ in range(games):
            results.append(bots_play(game, kinds, settled, dice, rng))
            progress.advance(task)
    return results


def report(results: Sequence[Result], words: Words, screen: Screen) -> None:
    """Points, wins and places by seat; then ranks and titles, where the game has them."""
    table = Table(box=box.SIMPLE_HEAD)
    for key in ("player", "mean", "quartiles", "range", "wins", "mean-place"):
        table.add_column(words.ui(f"column-{key}"), justify="left" if key == "player" else "right")
    for seat in range(len(results[0].scores)):
        scores = [result.scores[seat] for result in results]
        low, middle, high = quantiles(scores, n=4) if len(scores) > 1 else scores * 3
        wins = sum(1 / result.ranks.count(1) for result in results if result.ranks[seat] == 1)
        table.add_row(
            Text(words.seat(seat)),
            words.ui("decimal", value=fmean(scores)),
            f"{low:g} / {middle:g} / {high:g}",
            f"{min(scores):g}–{max(scores):g}",
            _share(wins, len(results), words),
            words.ui("decimal", value=fmean(result.ranks[seat] for result in results)),
        )
    screen.show(table)
    ranks = Counter(result.facts["rank"] for result in results if "rank" in result.facts)
    _counts("ranks", ranks, len(results), words, screen)
    titles = Counter(
        title for result in results for sheet in result.facts.get("sheets", ()) for title in sheet.get("titles", ())
    )
    _counts("titles", titles, len(results), words, screen)


def _counts(key: str, counts: Counter[str], games: int, words: Words, screen: Screen) -> None:
    if not counts:
        return
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(words.ui(f"column-{key}"))
    table.add_column(words.ui("column-games"), justify="right")
    table.add_column("", justify="right")
    for id, count in counts.most_common():
        table.add_row(words.thing(id), str(count), _share(count, games, words))
    screen.show(table)


def _share(part: float, whole: int, words: Words) -> str:
    return words.ui("percent", value=round(100 * part / whole, 1))
