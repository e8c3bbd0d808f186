"""The ladder of bots, game by game: each grade plays against the game's policy, or alone, and is measured.

    python -m benchmarks.ladder [--minutes 10] [--games 400] [--only dungeon-roll ...] [--kinds easy ...] [--data FILE]
    python -m benchmarks.ladder --report [--svg docs/bots.svg]

Games are numbered, and a game is a function of its contest, its bot and its number: what was played is kept in
`--data` (one line a game) and a later run goes on from there. The contest and bot that got least time so far play next,
so that a run may be stopped at any moment. Bots are not timed here: they think to the end, and the processor time of
each pick is noted.
"""

import argparse
import json
import math
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match, Result
from oubliettes.players import KINDS, Bot

Row = dict[str, Any]
POLICY = "policy"


class Contest(NamedTuple):
    """What is played, and what counts."""

    game: str
    name: str
    seats: int
    options: Callable[[int], dict[str, Any]]
    """By the number of the game."""
    seat: Callable[[int], int]
    """Where the measured bot sits; the game's policy has all other seats."""
    counts: Callable[[Result, int], float]
    share: bool
    """Whether it is a share of wins (then from 0 to 1) or a score."""


def _won(result: Result, seat: int) -> float:
    return (result.ranks[seat] == 1) / result.ranks.count(1)


def _score(result: Result, seat: int) -> float:
    return float(result.scores[seat])


HEROES = "dungeon-heroes"
CONTESTS = [
    Contest("dungeon-roll", "alone, score", 1, lambda n: {}, lambda n: 0, _score, share=False),
    Contest("dungeon-roll", "two players, wins", 2, lambda n: {}, lambda n: n % 2, _won, share=True),
    Contest(HEROES, "Heroes, wins", 2, lambda n: {"heroes_seat": 0}, lambda n: 0, _won, share=True),
    Contest(HEROES, "Dungeon Master, wins", 2, lambda n: {"heroes_seat": 0}, lambda n: 1, _won, share=True),
    Contest(HEROES, "alone, wins", 1, lambda n: {}, lambda n: 0, lambda r, s: r.scores[s], share=True),
    Contest("quetes-et-trahisons", "three players, wins", 3, lambda n: {}, lambda n: n % 3, _won, share=True),
    Contest(
        "seul-dans-les-souterrains",
        "a career, log10 of its score",
        1,
        lambda n: {},
        lambda n: 0,
        lambda r, s: math.log10(max(1.0, r.scores[s])),
        share=False,
    ),
]


def play(contest: Contest, kind: str, number: int) -> Row:
    """One game, by number."""
    game = GAMES[contest.game]
    key = f"{contest.game}/{contest.name}/{number}"
    seat = contest.seat(number)
    match = Match.new(game, seats=contest.seats, options=contest.options(number), dice=FastDice(f"dice/{key}"))
    bots = [
        Bot(kind if one == seat else POLICY, game, Random(f"bots/{key}/{kind}/{one}")) for one in range(contest.seats)
    ]
    started, times = time.process_time(), []
    while match.pending:
        ask = match.pending[0]
        if len(ask.options) == 1:
            match.choose(ask.seat, ask.options[0])
            continue
        before = time.process_time()
        pick = bots[ask.seat].pick(match, ask)
        if ask.seat == seat:
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
        "counts": contest.counts(match.result, seat),
        "rank": facts.get("rank", ""),
        "hero": sheets[min(seat, len(sheets) - 1)].get("hero", ""),
        "seconds": round(time.process_time() - started, 3),
        "ms": sorted(times),
    }


# ------------------------------------------------------------------ figures


def interval(values: list[float], share: bool) -> tuple[float, float, float]:
    """The mean and its 95 % interval: Wilson's for shares, the normal one for scores."""
    n, mean, z = len(values), statistics.fmean(values), 1.96
    if share:
        middle, half = mean + z * z / (2 * n), z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
        return mean, (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)
    half = z * statistics.stdev(values) / math.sqrt(n) if n > 1 else math.inf
    return mean, mean - half, mean + half


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
        print("| bot | games | mean | 95 % interval | p95 of a pick, CPU |")
        print("| --- | ---: | ---: | ---: | ---: |")
        lines = []
        for kind in KINDS:
            if kind in found:
                mean, low, high = interval([row["counts"] for row in found[kind]], contest.share)
                lines.append((kind, mean, low, high))
                said = "{:.1%}" if contest.share else "{:.2f}"
                low_, high_ = said.format(low), said.format(high)
                games = len(found[kind])
                print(f"| {kind} | {games} | {said.format(mean)} | {low_} – {high_} | {p95(found[kind]):.0f} ms |")
        charts.append((f"{contest.game}: {contest.name}", lines, contest.share))
        if contest.game == "dungeon-roll" and contest.seats == 1:
            ranks_and_heroes(found)
    if svg:
        svg.write_text(chart(charts), encoding="utf-8")
        print(f"\nchart: {svg}")


def ranks_and_heroes(found: dict[str, list[Row]]) -> None:
    """Dungeon Roll alone: the ranks of the rulebook, and the heroes that the strongest bot was dealt."""
    ranks = sorted({row["rank"] for rows in found.values() for row in rows})
    print(f"\n| bot | {' | '.join(ranks)} |\n| --- |{' ---: |' * len(ranks)}")
    for kind, rows in sorted(found.items(), key=lambda one: KINDS.index(one[0])):
        shares = [sum(row["rank"] == rank for row in rows) / len(rows) for rank in ranks]
        print(f"| {kind} | {' | '.join(f'{share:.0%}' for share in shares)} |")
    strongest = max(found, key=KINDS.index)
    heroes: dict[str, list[float]] = defaultdict(list)
    for row in found[strongest]:
        heroes[row["hero"]].append(row["counts"])
    said = (f"{hero} {statistics.fmean(scores):.1f} ({len(scores)})" for hero, scores in sorted(heroes.items()))
    print(f"\n{strongest} by hero, mean score (games): {', '.join(said)}")


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


def load(data: Path) -> list[Row]:
    return [json.loads(line) for line in data.read_text(encoding="utf-8").splitlines()] if data.exists() else []


def run(data: Path, rows: list[Row], contests: list[Contest], kinds: list[str], most: int, minutes: float) -> None:
    spent: dict[tuple[str, str, str], float] = {}
    played: dict[tuple[str, str, str], int] = {}
    cells = {(contest.game, contest.name, kind): (contest, kind) for contest in contests for kind in kinds}
    for key in cells:
        mine = [row for row in rows if (row["game"], row["contest"], row["kind"]) == key]
        spent[key], played[key] = sum(row["seconds"] for row in mine), len(mine)
    end = time.monotonic() + 60 * minutes
    with data.open("a", encoding="utf-8") as out:
        while time.monotonic() < end:
            open_ = [key for key in cells if played[key] < most]
            if not open_:
                return
            key = min(open_, key=lambda one: spent[one])
            contest, kind = cells[key]
            row = play(contest, kind, played[key])
            spent[key] += row["seconds"]
            played[key] += 1
            rows.append(row)
            out.write(json.dumps(row) + "\n")
            out.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=400, help="of each contest and bot, at most")
    parser.add_argument("--only", nargs="*", default=list(GAMES), help="games, by slug")
    parser.add_argument("--contest", default="", help="only contests whose name has this in it")
    parser.add_argument("--kinds", nargs="*", default=list(KINDS))
    parser.add_argument("--data", type=Path, default=Path("ladder.jsonl"))
    parser.add_argument("--report", action="store_true", help="play nothing, only report what was played")
    parser.add_argument("--svg", type=Path)
    args = parser.parse_args()
    rows = load(args.data)
    if not args.report:
        contests = [one for one in CONTESTS if one.game in args.only and args.contest in one.name]
        run(args.data, rows, contests, args.kinds, args.games, args.minutes)
    report(rows, args.svg)


if __name__ == "__main__":
    main()
