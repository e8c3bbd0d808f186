"""The ladder of bots, game by game: each grade plays against the game's policy, or alone, and is measured.

    python -m benchmarks.ladder [--minutes 10] [--games 400] [--jobs 2] [--only dungeon-roll ...] [--contest NAME]
                                [--kinds easy ...] [--data FILE]
    python -m benchmarks.ladder --report [--data FILE ...] [--svg docs/bots.svg]

Games are numbered, and a game is a function of its contest, its bot and its number: what was played is kept in
`--data` (one line a game) and a later run goes on from there. The contest and bot that got least time so far play next,
so that a run may be stopped at any moment. Bots are not timed here: they think to the end, and the processor time of
each pick is noted. A report may be made of several files.
"""

import argparse
import json
import math
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from oubliettes.games import GAMES
from oubliettes.games.dungeon_roll.pieces import RANKS
from oubliettes.kernel import FastDice, Match, Result
from oubliettes.players import KINDS, Bot

Row = dict[str, Any]
POLICY = "policy"


class Contest(NamedTuple):
    """What is played, and what counts."""

    game: str
    name: str
    seats: int
    options: dict[str, Any]
    mine: Callable[[int], Sequence[int]]
    """The seats of the measured bot, by the number of the game; others are the policy's, if nothing is said."""
    counts: Callable[[Result, int], float]
    """What came of it for the first of these seats."""
    share: bool
    """Whether it is a share of wins (then from 0 to 1) or a score."""
    climbing: bool = False
    """The other seats are the next weaker bot's, not the policy's: half the wins would be no progress. Where all beat
    the policy nearly always, this still tells them apart."""
    in_turn: bool = False
    """The first choice of a game is its number's, not the bot's: every option equally often."""


def won(result: Result, seat: int) -> float:
    return (result.ranks[seat] == 1) / result.ranks.count(1)


def score(result: Result, seat: int) -> float:
    return float(result.scores[seat])


CHOICE = {"hero_mode": "choice"}
ONE = {"game_mode": "expedition"}
HEROES = "dungeon-heroes"
SIDES = {"heroes_seat": 0}
CLIMB = "against the next weaker bot, both sides in turn, wins"
FANG = {"master": "automatic", "quest": "black_fang", "beginner_d6": True}
"""One adventurer with the beginners' D6 against the automatic MD: the shortest game that may go either way."""
CONTESTS = [
    Contest(
        "dungeon-roll", "alone, each hero in turn, score", 1, CHOICE, lambda n: (0,), score, share=False, in_turn=True
    ),
    Contest("dungeon-roll", "two players, wins", 2, {}, lambda n: (n % 2,), won, share=True),
    Contest(HEROES, "Heroes, wins", 2, SIDES, lambda n: (0,), won, share=True),
    Contest(HEROES, "Dungeon Master, wins", 2, SIDES, lambda n: (1,), won, share=True),
    Contest(HEROES, "alone, wins", 1, {}, lambda n: (0,), score, share=True),
    Contest("quetes-et-trahisons", "three players, wins", 3, {}, lambda n: (n % 3,), won, share=True),
    Contest("donjon", "one adventurer, Black Fang, D6, wins", 1, FANG, lambda n: (0,), score, share=True),
    Contest("seul-dans-les-souterrains", "one expedition, score", 1, ONE, lambda n: (0,), score, share=False),
    Contest(HEROES, CLIMB, 2, SIDES, lambda n: (n % 2,), won, share=True, climbing=True),
    Contest("dungeon-roll", CLIMB, 2, {}, lambda n: (n % 2,), won, share=True, climbing=True),
]


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
    if contest.in_turn:
        ask = match.pending[0]
        match.choose(ask.seat, ask.options[number % len(ask.options)])
    started = time.process_time()
    times: list[float] = []
    while match.pending:
        ask = match.pending[0]
        if len(ask.options) == 1:
            match.choose(ask.seat, ask.options[0])
            continue
        before = time.process_time()
        pick = bots[ask.seat].pick(match, ask)
        if ask.seat in mine:
            times.append(round(1000 * (time.process_time() - before), 1))
        match.choose(ask.seat, pick)
    assert match.result is not None
    facts = match.result.facts
    sheets = facts.get("sheets") or [{}]
    return {
        "game": contest.game,
        "contest": contest.name,
        "kind": kind,
        "number": number,
        "counts": contest.counts(match.result, mine[0]),
        "rank": facts.get("rank", ""),
        "hero": sheets[min(mine[0], len(sheets) - 1)].get("hero", ""),
        "seconds": round(time.process_time() - started, 3),
        "ms": sorted(times),
    }


# ------------------------------------------------------------------ figures


def interval(values: list[float], share: bool) -> tuple[float, float, float]:
    """The mean and its 95 % interval: Wilson's for shares, the normal one for scores."""
    n, mean, z = len(values), statistics.fmean(values), 1.96
    if share:
        middle, half = mean + z * z / (2 * n), z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
        return mean, max(0.0, (middle - half) / (1 + z * z / n)), (middle + half) / (1 + z * z / n)
    half = z * statistics.stdev(values) / math.sqrt(n) if n > 1 else math.inf
    return mean, mean - half, mean + half


EVEN = (0.5, 0.5, 0.5)
"""Half the wins, for certain."""


def above(one: tuple[float, float, float], other: tuple[float, float, float]) -> str:
    """Whether a bot is better than the one before: `apart`: their intervals do not overlap; `better`: they do, but the
    95 % interval of the difference (Newcombe's) lies above zero; else nothing is shown."""
    mean, low, _ = one
    mean_, _, high_ = other
    if low > high_:
        return "apart"
    return "better" if mean - mean_ > math.hypot(mean - low, high_ - mean_) else "not shown"


def rating(wins: list[float]) -> float:
    """A share of wins on the scale of Elo, drawn a little to the middle so that none is endless."""
    share = (sum(wins) + 1) / (len(wins) + 2)
    return 400 * math.log10(share / (1 - share))


def p95(rows: list[Row]) -> float:
    times = sorted(ms for row in rows for ms in row["ms"])
    return times[int(0.95 * (len(times) - 1))] if times else 0.0


def report(rows: list[Row], svg: Path | None) -> None:
    by: dict[tuple[str, str], dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        by[row["game"], row["contest"]][row["kind"]].append(row)
    charts = []
    for contest in CONTESTS:
        found = by.get((contest.game, contest.name))
        if not found:
            continue
        print(f"\n{contest.game}: {contest.name}\n")
        print("| bot | games | mean | 95 % interval | rating | above the one before | p95 of a pick, CPU |")
        print("| --- | ---: | ---: | ---: | ---: | --- | ---: |")
        lines: list[tuple[str, float, float, float]] = []
        said = "{:.1%}" if contest.share else "{:.2f}"
        for kind in (kind for kind in KINDS if kind in found):
            values = [row["counts"] for row in found[kind]]
            mean, low, high = interval(values, contest.share)
            cells = [kind, len(values), said.format(mean), f"{said.format(low)} – {said.format(high)}"]
            base = [] if contest.climbing else [row["counts"] for row in found.get(POLICY, [])]
            cells.append(f"{rating(values) - rating(base):+.0f}" if contest.share else "")
            before = EVEN if contest.climbing else lines[-1][1:] if lines else None
            cells.append(above((mean, low, high), before) if before else "")
            print("|", *(f"{cell} |" for cell in cells), f"{p95(found[kind]):.0f} ms |")
            lines.append((kind, mean, low, high))
        charts.append((f"{contest.game}: {contest.name}", lines, contest.share))
        if contest.game == "dungeon-roll" and contest.seats == 1:
            ranks_and_heroes(found)
    if svg:
        svg.write_text(chart(charts), encoding="utf-8")
        print(f"\nchart: {svg}")


def ranks_and_heroes(found: dict[str, list[Row]]) -> None:
    """Dungeon Roll alone: the ranks of the rulebook, and the heroes that the strongest bot was dealt."""
    ranks = sorted({row["rank"] for rows in found.values() for row in rows}, key=[name for _, name in RANKS].index)
    print(f"\n| bot | {' | '.join(ranks)} |\n| --- |{' ---: |' * len(ranks)}")
    for kind, rows in sorted(found.items(), key=lambda one: KINDS.index(one[0])):
        shares = [sum(row["rank"] == rank for row in rows) / len(rows) for rank in ranks]
        print(f"| {kind} | {' | '.join(f'{share:.0%}' for share in shares)} |")
    strongest = max(found, key=KINDS.index)
    heroes: dict[str, list[Row]] = defaultdict(list)
    for row in found[strongest]:
        heroes[row["hero"]].append(row)
    print(f"\n| {strongest} as | games | mean | 95 % interval | {' | '.join(ranks)} |")
    print(f"| --- | ---: | ---: | ---: |{' ---: |' * len(ranks)}")
    for hero, rows in sorted(heroes.items()):
        mean, low, high = interval([row["counts"] for row in rows], share=False)
        shares = [sum(row["rank"] == rank for row in rows) / len(rows) for rank in ranks]
        said = " | ".join(f"{share:.0%}" for share in shares)
        print(f"| {hero} | {len(rows)} | {mean:.1f} | {low:.1f} – {high:.1f} | {said} |")


def chart(charts: list[tuple[str, list[tuple[str, float, float, float]], bool]]) -> str:
    """Dots with whiskers, one panel a contest."""
    left, width, row, head = 90, 420, 22, 34
    heights = [head + row * len(lines) + 26 for _, lines, _ in charts]
    size = f"0 0 {left + width + 90} {sum(heights)}"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="sans-serif" font-size="12">']
    parts.append('<rect width="100%" height="100%" fill="#fff"/>')
    top = 0
    for (title, lines, share), height in zip(charts, heights, strict=True):
        ends = [end for _, _, low, high in lines for end in (low, high) if math.isfinite(end)]
        least, most = (0.0, 1.0) if share else (min(ends), max(ends))
        scale = width / (most - least or 1)

        def x(value: float, least: float = least, most: float = most, scale: float = scale) -> float:
            return left + (min(most, max(least, value)) - least) * scale

        parts.append(f'<text x="8" y="{top + 18}" font-weight="bold">{title}</text>')
        for at, (kind, mean, low, high) in enumerate(lines):
            y = top + head + row * at + 8
            said = f"{mean:.0%}" if share else f"{mean:.2f}"
            parts.append(
                f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{kind}</text>'
                f'<line x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}" stroke="#0072b2" stroke-width="3"/>'
                f'<circle cx="{x(mean):.1f}" cy="{y}" r="5" fill="#d55e00"/>'
                f'<text x="{left + width + 12}" y="{y + 4}">{said}</text>'
            )
        y = top + head + row * len(lines) + 8
        parts.append(f'<text x="{left}" y="{y}" fill="#555">{least:.2f}</text>')
        parts.append(f'<text x="{left + width}" y="{y}" text-anchor="end" fill="#555">{most:.2f}</text>')
        top += height
    return "\n".join(parts) + "\n</svg>\n"


# ------------------------------------------------------------------ playing


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
    spent, played = dict.fromkeys(cells, 0.0), dict.fromkeys(cells, 0)
    for at, kind in cells:
        mine = [
            row
            for row in rows
            if (row["game"], row["contest"], row["kind"]) == (CONTESTS[at].game, CONTESTS[at].name, kind)
        ]
        spent[at, kind] = sum(row["seconds"] for row in mine)
        played[at, kind] = max((row["number"] + 1 for row in mine), default=0)
    end = time.monotonic() + 60 * minutes
    under_way: dict[Future[Row], Cell] = {}
    with data.open("a", encoding="utf-8") as out, ProcessPoolExecutor(jobs) as pool:
        while True:
            open_ = [cell for cell in cells if played[cell] < most]
            if open_ and len(under_way) < jobs and time.monotonic() < end:
                cell = min(open_, key=lambda one: spent[one])
                under_way[pool.submit(play, *cell, played[cell])] = cell
                spent[cell] += spent[cell] / max(1, played[cell])  # about as long as those before
                played[cell] += 1
                continue
            if not under_way:
                return
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                cell, row = under_way.pop(done), done.result()
                rows.append(row)
                spent[cell] = sum(
                    one["seconds"]
                    for one in rows
                    if (one["game"], one["contest"], one["kind"]) == (row["game"], row["contest"], row["kind"])
                )
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
    report(rows, args.svg)


if __name__ == "__main__":
    main()
