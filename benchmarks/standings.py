"""The figures of a ladder: means with intervals, ratings, ranks, and a chart.

What luck brought (`fortune`) is taken off every result, as far as it explains the results of all bots but random play.
"""

import math
import statistics
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from benchmarks.contests import Contest
from oubliettes.games.dungeon_roll.pieces import RANKS
from oubliettes.players import KINDS
from tests.tools.figures import Row, explained, interval, unlucky

RANDOM, POLICY = KINDS[:2]
TELLING = 1.1
"""Games' worth from which on it is said what taking off the luck did."""


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


def report(contests: Sequence[Contest], rows: list[Row], svg: Path | None) -> None:
    by: dict[tuple[str, str], dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        by[row["game"], row["contest"]][row["kind"]].append(row)
    charts = []
    for contest in contests:
        found = by.get((contest.game, contest.name))
        if not found:
            continue
        slope, worth = explained(games for kind, games in found.items() if kind != RANDOM)
        print(f"\n{contest.game}: {contest.name}\n")
        if worth >= TELLING:
            print(f"Luck taken off: a game is worth {worth:.1f}.\n")
        print(
            "| bot | games | mean | without luck | 95 % interval | rating | above the one before | above policy | p95 |"
        )
        print("| --- | ---: | ---: | ---: | ---: | ---: | --- | --- | ---: |")
        lines: list[tuple[str, float, float, float]] = []
        said = "{:.1%}" if contest.share else "{:.2f}"
        for kind in (kind for kind in KINDS if kind in found):
            plain = statistics.fmean(row["counts"] for row in found[kind])
            values = unlucky(found[kind], slope)
            mean, low, high = interval(values, contest.share, worth)
            cells = [kind, len(values), *map(said.format, (plain, mean)), f"{said.format(low)} – {said.format(high)}"]
            base = [] if contest.climbing else unlucky(found.get(POLICY, []), slope)
            cells.append(f"{rating(values) - rating(base):+.0f}" if contest.share else "")
            before = EVEN if contest.climbing else lines[-1][1:] if lines else None
            cells.append(above((mean, low, high), before) if before else "")
            policy = next((line[1:] for line in lines if line[0] == POLICY and not contest.climbing), None)
            cells.append(above((mean, low, high), policy) if policy else "")
            print("|", *(f"{cell} |" for cell in cells), f"{p95(found[kind]):.0f} ms |")
            lines.append((kind, mean, low, high))
        charts.append((f"{contest.game}: {contest.name}", lines, contest.share))
        if contest.game == "dungeon-roll" and contest.seats == 1:
            ranks_and_heroes(found, slope)
    if svg:
        svg.write_text(chart(charts), encoding="utf-8")
        print(f"\nchart: {svg}")


def ranks_and_heroes(found: dict[str, list[Row]], slope: float) -> None:
    """Dungeon Roll alone: the ranks of the rulebook, and how the strongest bot did with each hero."""
    ranks = sorted({row["rank"] for rows in found.values() for row in rows}, key=[name for _, name in RANKS].index)
    print(f"\n| bot | {' | '.join(ranks)} |\n| --- |{' ---: |' * len(ranks)}")
    for kind, rows in sorted(found.items(), key=lambda one: KINDS.index(one[0])):
        shares = [sum(row["rank"] == rank for row in rows) / len(rows) for rank in ranks]
        print(f"| {kind} | {' | '.join(f'{share:.0%}' for share in shares)} |")
    strongest = max(found, key=KINDS.index)
    heroes: dict[str, list[Row]] = defaultdict(list)
    for row in found[strongest]:
        heroes[row["hero"]].append(row)
    print(f"\n| {strongest} as | games | mean | without luck | 95 % interval | {' | '.join(ranks)} |")
    print(f"| --- | ---: | ---: | ---: | ---: |{' ---: |' * len(ranks)}")
    for hero, rows in sorted(heroes.items()):
        plain = statistics.fmean(row["counts"] for row in rows)
        mean, low, high = interval(
            [value + slope * row["allotted"] for value, row in zip(unlucky(rows, slope), rows, strict=True)],
            share=False,
        )
        shares = [sum(row["rank"] == rank for row in rows) / len(rows) for rank in ranks]
        said = " | ".join(f"{share:.0%}" for share in shares)
        print(f"| {hero} | {len(rows)} | {plain:.1f} | {mean:.1f} | {low:.1f} – {high:.1f} | {said} |")


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
