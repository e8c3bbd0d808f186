"""A study of a hundred thousand games of Dungeon Roll with its report, as a designer runs it.

`python -m benchmarks lab`. Beside it the same games in one process and nothing else: what the lab adds.
"""

import os
import tempfile
import time
from pathlib import Path

from oubliettes.games import GAMES
from oubliettes.lab.data import write_data
from oubliettes.lab.plan import Cell, Plan
from oubliettes.lab.play import Player
from oubliettes.lab.report import report
from oubliettes.lab.results import read
from oubliettes.lab.run import cores, run
from oubliettes.lab.store import Store

GAME = GAMES["dungeon-roll"]


def study(kinds: tuple[str, ...], games: int) -> None:
    plan = Plan("study", GAME.slug, GAME.version, 1, games, (Cell(kinds, {}),))
    with tempfile.TemporaryDirectory() as folder:
        clock, before = time.perf_counter(), os.times()
        store = Store.begin(Path(folder) / "study", plan)
        run(store)
        results = read(store)
        page = report(plan, results, GAME, "en")
        write_data(store.folder, plan, results)
        after = os.times()
        cpu = sum(after[:4]) - sum(before[:4])
        print(
            f"study    {games:>7} games, {', '.join(kinds)}: {time.perf_counter() - clock:6.1f} s on {cores()} cores, "
            f"{cpu:6.1f} s of processor time, report {len(page) // 1000} kB"
        )


def bare(kinds: tuple[str, ...], games: int) -> None:
    player = Player(GAME, kinds, {}, 1)
    started = time.process_time()
    for number in range(games):
        player.play(number, log=False)
    used = time.process_time() - started
    print(
        f"playouts {games:>7} games, {', '.join(kinds)}: {used:6.1f} s of processor time, {games / used:,.0f} a second"
    )


def main() -> None:
    bare(("random", "random"), 10_000)
    study(("random", "random"), 100_000)
    bare(("policy", "policy"), 200)
    study(("policy", "policy"), 2_000)


if __name__ == "__main__":
    main()
