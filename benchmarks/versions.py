"""Random play of every game by two versions of the house in one run: `python -m benchmarks kernel --against SRC`.

Each version is a process of its own. They play the same games in turns, slice by slice, so that a busy machine disturbs
both alike, and the time that counts is that of the CPU.
"""

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
SLICE = 0.3
"""About how many seconds a slice takes."""
LEAST = 5
"""Slices of each version, at least."""


class Lot(NamedTuple):
    """A table at which games are played."""

    name: str
    slug: str
    seats: int
    options: Mapping[str, Any] = MappingProxyType({})


LOTS = (
    Lot("Dungeon Roll, 2 seats", "dungeon-roll", 2),
    Lot("Dungeon Roll, 4 seats, Heroes chosen", "dungeon-roll", 4, {"hero_mode": "choice"}),
    Lot("Dungeon Heroes, 2 seats", "dungeon-heroes", 2),
    Lot("- with both expansions", "dungeon-heroes", 2, {"dragon_damsel": True, "lords_undead": True}),
    Lot("- alone, with both", "dungeon-heroes", 1, {"dragon_damsel": True, "lords_undead": True}),
    Lot("Quêtes et Trahisons, 2 seats", "quetes-et-trahisons", 2),
    Lot("Quêtes et Trahisons, 4 seats", "quetes-et-trahisons", 4),
    Lot("- 6 seats, to 20 points", "quetes-et-trahisons", 6, {"target": "20", "main_quest_penalty": "doubled"}),
    Lot("Donjon, 5 seats", "donjon", 5),
    Lot("- automatic MD, 4 seats", "donjon", 4, {"master": "automatic", "quest": "random", "coherence": "theme"}),
    Lot("Souterrains", "seul-dans-les-souterrains", 1),
    Lot("- with honours", "seul-dans-les-souterrains", 1, {"honour_claims": "on", "hp_mode": "rolled"}),
)


class Version:
    """A process that plays by the `oubliettes` of one folder."""

    def __init__(self, src: Path, stack: ExitStack) -> None:
        if not (src / "oubliettes" / "__init__.py").is_file():
            raise SystemExit(f"there is no oubliettes in {src}: name the src folder of another commit")
        command = [sys.executable, "-P", str(HERE / "_slices.py"), str(src.resolve())]
        self._child = stack.enter_context(
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )

    def play(self, lot: Lot, games: int, *, counted: bool = False) -> float:
        """Seconds that these games took, or how many decisions there were in them."""
        pipe, answers = self._child.stdin, self._child.stdout
        assert pipe
        assert answers
        table = {"slug": lot.slug, "seats": lot.seats, "options": dict(lot.options)}
        print(json.dumps(table | {"games": games, "counted": counted}), file=pipe, flush=True)
        return float(json.loads(answers.readline()))


class Duel:
    """The games of one table, and how long they took both versions, slice by slice."""

    def __init__(self, lot: Lot, before: Version, now: Version) -> None:
        self.lot, self.versions = lot, (before, now)
        for version in self.versions:
            version.play(lot, 2)
        self.games = max(2, round(10 * SLICE / before.play(lot, 10)))
        self.decisions = [version.play(lot, self.games, counted=True) for version in self.versions]
        self.times: list[tuple[float, float]] = []

    def go_on(self) -> None:
        """A slice each; who begins takes turns."""
        before, now = self.versions
        if len(self.times) % 2:
            late = now.play(self.lot, self.games)
            self.times.append((before.play(self.lot, self.games), late))
        else:
            self.times.append((before.play(self.lot, self.games), now.play(self.lot, self.games)))

    def row(self) -> str:
        before, now = (statistics.median(times) for times in zip(*self.times, strict=True))
        best = [min(times) for times in zip(*self.times, strict=True)]
        ratios = [early / late for early, late in self.times]
        low, middle, high = statistics.quantiles(ratios, n=4)
        rates = f"{self.games / before:9,.1f} {self.games / now:9,.1f}"
        picks = f"{self.decisions[0] / before:10,.0f} {self.decisions[1] / now:10,.0f}"
        same = "" if self.decisions[0] == self.decisions[1] else "  other games: other picks were asked"
        return (
            f"{self.lot.name:38} {rates} {picks} {middle:7.3f} {low:6.3f} to {high:5.3f} {best[0] / best[1]:7.3f}{same}"
        )


def compare(src: Path, seconds: float) -> None:
    """This version beside that in `src`: the median slice of each, and how much more is played now."""
    with ExitStack() as stack:
        before, now = Version(src, stack), Version(HERE.parent / "src", stack)
        duels = [Duel(lot, before, now) for lot in LOTS]
        end = time.monotonic() + seconds
        while time.monotonic() < end or len(duels[0].times) < LEAST:
            for duel in duels:
                duel.go_on()
        print(
            f"{len(duels[0].times)} slices of each version; now : before by pairs of slices, and by the best of each\n"
        )
        print(
            f"{'random play, CPU time':38} {'games/s':>9} {'now':>9} {'decisions/s':>10} {'now':>9} {'ratio':>7}",
            end="",
        )
        print(f" {'half are':>15} {'best':>7}")
        for duel in duels:
            print(duel.row())
