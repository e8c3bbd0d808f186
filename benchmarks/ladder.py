"""The ladder of bots, game by game: each grade plays against the game's policy, or alone, and is measured.

    python -m benchmarks.ladder [--minutes 10] [--games 400] [--jobs 2] [--only dungeon-roll ...] [--contest NAME]
                                [--kinds easy ...] [--data FILE]
    python -m benchmarks.ladder --report [--data FILE ...] [--svg docs/bots.svg]

Games are numbered, and a game is a function of its contest, its bot and its number: what was played is kept in
`--data` (one line a game) and a later run goes on from there. The contest and bot that got least time so far play next,
so that a run may be stopped at any moment. Bots are not timed here: they think to the end, and the processor time of
each pick is noted, and what luck brought (`fortune`). A report may be made of several files.
"""

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from random import Random

from benchmarks.contests import CONTESTS
from benchmarks.standings import POLICY, report
from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from oubliettes.players import KINDS, Bot
from tests.tools.figures import Row
from tests.tools.fortune import Fortune


def play(number_of_contest: int, kind: str, number: int) -> Row:
    """One game, by number."""
    contest = CONTESTS[number_of_contest]
    game = GAMES[contest.game]
    key = f"{contest.game}/{contest.name}/{number}"
    mine = contest.mine(number)
    rival = KINDS[max(0, KINDS.index(kind) - 1)] if contest.climbing else POLICY
    match = Match.new(game, seats=contest.seats, options=contest.options, dice=FastDice(f"dice/{key}"))
    bots = [
        Bot(kind if one in mine else rival, game, Random(f"bots/{key}/{kind}/{one}")) for one in range(contest.seats)
    ]
    started = time.process_time()
    fortune = Fortune(match, mine[0], f"luck/{key}")
    if contest.in_turn:
        fortune.allot(match.pending[0].seat, number)
    times: list[float] = []
    while match.pending:
        ask = match.pending[0]
        if len(ask.options) == 1:
            fortune.choose(ask.seat, ask.options[0])
            continue
        before = time.process_time()
        pick = bots[ask.seat].pick(match, ask)
        if ask.seat in mine:
            times.append(round(1000 * (time.process_time() - before), 1))
        fortune.choose(ask.seat, pick)
    assert match.result is not None
    facts = match.result.facts
    sheets = facts.get("sheets") or [{}]
    return {
        "game": contest.game,
        "contest": contest.name,
        "kind": kind,
        "number": number,
        "counts": contest.counts(match.result, mine[0]),
        "luck": round(fortune.luck, 5),
        "allotted": round(fortune.allotted, 5),
        "rank": facts.get("rank", ""),
        "hero": sheets[min(mine[0], len(sheets) - 1)].get("hero", ""),
        "seconds": round(time.process_time() - started, 3),
        "ms": sorted(times),
    }


Cell = tuple[int, str]
"""The number of a contest, and a kind of bot."""


def load(files: Sequence[Path]) -> list[Row]:
    """All that was played; a game that is in two files is one game."""
    found: dict[tuple[str, str, str, int], Row] = {}
    for data in files:
        for line in data.read_text(encoding="utf-8").splitlines() if data.exists() else ():
            row = json.loads(line)
            found[row["game"], row["contest"], row["kind"], row["number"]] = row
    return list(found.values())


def run(data: Path, rows: list[Row], cells: list[Cell], most: int, minutes: float, jobs: int) -> None:
    """Play on until time is up or everything is played; games under way are finished."""
    spent: dict[Cell, list[float]] = {cell: [] for cell in cells}
    played: dict[Cell, set[int]] = {cell: set() for cell in cells}
    for at, kind in cells:
        for row in rows:
            if (row["game"], row["contest"], row["kind"]) == (CONTESTS[at].game, CONTESTS[at].name, kind):
                spent[at, kind].append(row["seconds"])
                played[at, kind].add(row["number"])

    def time_of(cell: Cell) -> float:
        """What its games took so far, those under way about as long as those before."""
        return sum(spent[cell]) / max(1, len(spent[cell])) * len(played[cell])

    end = time.monotonic() + 60 * minutes
    under_way: dict[Future[Row], Cell] = {}
    with data.open("a", encoding="utf-8") as out, ProcessPoolExecutor(jobs) as pool:
        while True:
            open_ = [cell for cell in cells if len(played[cell]) < most]
            if open_ and len(under_way) < jobs and time.monotonic() < end:
                cell = min(open_, key=time_of)
                number = next(number for number in count() if number not in played[cell])
                under_way[pool.submit(play, *cell, number)] = cell
                played[cell].add(number)
                continue
            if not under_way:
                return
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                cell, row = under_way.pop(done), done.result()
                rows.append(row)
                spent[cell].append(row["seconds"])
                out.write(json.dumps(row) + "\n")
                out.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=400, help="of each contest and bot, at most")
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="games, by slug")
    parser.add_argument("--contest", default="", help="only contests whose name has this in it")
    parser.add_argument("--kinds", nargs="*", default=list(KINDS))
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--data", type=Path, nargs="+", default=[Path("ladder.jsonl")])
    parser.add_argument("--report", action="store_true", help="play nothing, only report what was played")
    parser.add_argument("--svg", type=Path)
    args = parser.parse_args()
    rows = load(args.data)
    if not args.report:
        chosen = [at for at, one in enumerate(CONTESTS) if one.game in args.only and args.contest in one.name]
        cells = [(at, kind) for at in chosen for kind in args.kinds]
        run(args.data[0], rows, cells, args.games, args.minutes, args.jobs)
    report(CONTESTS, rows, args.svg)


if __name__ == "__main__":
    main()
