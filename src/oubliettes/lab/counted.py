"""What was counted in the logs, as sections of a report."""

from collections import Counter
from collections.abc import Sequence

from oubliettes.lab import charts
from oubliettes.lab.charts import Point
from oubliettes.lab.measures import ALL, Measure
from oubliettes.lab.page import Grid, Section
from oubliettes.lab.plan import Plan
from oubliettes.lab.results import CellResults
from oubliettes.lab.speech import Speech
from oubliettes.lab.stats import share, spread_of

MOST = 40
"""Rows of a table of words or groups; the rest is in the data."""
SHOWN = 12
"""Bars of a chart."""


def measures_section(plan: Plan, results: Sequence[CellResults], speech: Speech) -> Section:
    """A table a measure; a chart where there is one set-up and words to compare."""
    section = Section(speech.say("lab-measures"))
    for text in plan.measures:
        measure = Measure.parse(text)
        if measure.key == ALL:
            section.grids.append(_all(results, speech))
            continue
        counts = [_of(result, text) for result in results]
        if not any(counts):
            section.warnings.append(speech.say("lab-measure-nothing", measure=text))
        elif any(isinstance(value, str) for count in counts for _, value in count):
            _words(section, text, results, counts, speech)
        else:
            _numbers(section, text, results, counts, speech)
    return section


Count = Counter[tuple[str, object]]


def _of(result: CellResults, text: str) -> Count:
    """How often each (group, value) of a measure was seen."""
    found: Count = Counter()
    for (measure, group, value), times in result.counts.items():
        if measure == text:
            found[group, value] += times
    return found


def _all(results: Sequence[CellResults], speech: Speech) -> Grid:
    """Every kind of event: how often in a game, and in how many games at all."""
    counts = [_of(result, ALL) for result in results]
    keys = sorted({key for count in counts for key, _ in count})
    rows = []
    for key in keys:
        row = [key]
        for result, count in zip(results, counts, strict=True):
            happened = Counter({float(str(value)): times for (group, value), times in count.items() if group == key})
            games = happened.total()
            happened[0] += result.games - games
            row += [speech.mean(spread_of(happened)), speech.percent(games / result.games)]
        rows.append(row)
    head = [speech.say("lab-head-event")]
    for result in results:
        cell = f" · {speech.cell(result.cell)}" if len(results) > 1 else ""
        head += [speech.say("lab-head-times") + cell, speech.say("lab-head-games-with") + cell]
    return Grid(speech.say("lab-events"), head, rows)


def _numbers(
    section: Section, text: str, results: Sequence[CellResults], counts: Sequence[Count], speech: Speech
) -> None:
    grouped = any(group for count in counts for group, _ in count)
    several = len(results) > 1
    keys = [*(["cell"] if several else []), *(["group"] if grouped else []), "seen", "mean", "quartiles", "range"]
    rows = []
    for result, count in zip(results, counts, strict=True):
        groups: dict[str, Counter[float]] = {}
        for (group, value), times in count.items():
            groups.setdefault(group, Counter())[float(str(value))] += times
        for group, values in sorted(groups.items(), key=lambda item: -item[1].total())[:MOST]:
            found = spread_of(values)
            rows.append(
                [
                    *([speech.cell(result.cell)] if several else []),
                    *([speech.thing(group)] if grouped else []),
                    speech.number(found.n),
                    speech.mean(found),
                    " / ".join(speech.number(value) for value in (found.first, found.middle, found.third)),
                    f"{speech.number(found.low)} – {speech.number(found.high)}",
                ]
            )
    section.grids.append(Grid(text, [speech.say(f"lab-head-{key}") for key in keys], rows))
    if not grouped:
        seen_at_all = sorted({float(str(value)) for count in counts for _, value in count})
        if 1 < len(seen_at_all) <= 60 and len(results) <= 6:
            series = []
            for result, count in zip(results, counts, strict=True):
                seen = Counter({float(str(value)): times for (_, value), times in count.items()})
                series.append((speech.cell(result.cell), [seen[value] / max(1, seen.total()) for value in seen_at_all]))
            chart = charts.columns(text, [speech.number(value) for value in seen_at_all], series, speech.percent_short)
            section.charts.append((text, chart, [name for name, _ in series]))


def _words(
    section: Section, text: str, results: Sequence[CellResults], counts: Sequence[Count], speech: Speech
) -> None:
    found = Counter[tuple[str, object]]()
    for count in counts:
        found.update(count)
    rows = []
    for (group, value), _ in found.most_common(MOST):
        name = speech.thing(value) if not group else f"{speech.thing(group)} · {speech.thing(value)}"
        row = [name]
        for result, count in zip(results, counts, strict=True):
            times = count[group, value]
            part = share(times, count.total())[0]
            row += [speech.number(times), speech.percent(part), speech.number(times / result.games, 3)]
        rows.append(row)
    head = [speech.say("lab-head-what")]
    for result in results:
        cell = f" · {speech.cell(result.cell)}" if len(results) > 1 else ""
        head += [speech.say(f"lab-head-{key}") + cell for key in ("seen", "share", "a-game")]
    section.grids.append(Grid(text, head, rows))
    if len(results) == 1 and len(rows) > 1:
        (count,) = counts
        shown = found.most_common(SHOWN)
        points = [Point(*share(times, count.total())) for _, times in shown]
        section.charts.append(
            (text, charts.bars(text, [row[0] for row in rows[: len(shown)]], points, speech.percent_short), [])
        )
