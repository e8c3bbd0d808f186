"""The report of a study: what was asked, what was found, and how sure that is, for somebody who designs games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from oubliettes.kernel import Game, values_of
from oubliettes.lab import charts
from oubliettes.lab.charts import Point, Series
from oubliettes.lab.counted import measures_section
from oubliettes.lab.page import Grid, Section, page
from oubliettes.lab.plan import Plan
from oubliettes.lab.playable import play_section
from oubliettes.lab.results import CellResults
from oubliettes.lab.speech import Speech
from oubliettes.lab.standing import tournament_section
from oubliettes.lab.stats import Spread, share, spread

MANY = 24
"""Words of a column that are told one by one; with more, none is."""
FEW = 6
"""Series that a chart can show side by side."""


def report(plan: Plan, results: Sequence[CellResults], game: Game[Any], lang: str) -> str:
    """The whole page."""
    speech = Speech(lang, game)
    title = speech.say(f"lab-title-{plan.kind}", title=speech.words.title())
    return page(lang, title, _lead(plan, results, speech), sections(plan, results, speech))


def sections(plan: Plan, results: Sequence[CellResults], speech: Speech) -> list[Section]:
    played = [result for result in results if result.games]
    if plan.kind == "tournament":
        return [
            tournament_section(played, speech),
            _setup(plan, results, speech),
            points_section(played, speech),
            measures_section(plan, played, speech),
            play_section(plan, speech),
            _making(plan, played, speech),
        ]
    return [
        _short(played, speech),
        _setup(plan, results, speech),
        points_section(played, speech),
        _endings(played, speech),
        _facts(played, speech),
        measures_section(plan, played, speech),
        play_section(plan, speech),
        _making(plan, played, speech),
    ]


def _lead(plan: Plan, results: Sequence[CellResults], speech: Speech) -> str:
    games = sum(result.games for result in results)
    wanted = plan.games * len(plan.cells)
    lead = speech.say("lab-lead", games=speech.number(games), cells=len(plan.cells), seed=str(plan.seed))
    if games < wanted:
        lead += " " + speech.say("lab-unfinished", games=speech.number(games), wanted=speech.number(wanted))
    return lead


# ------------------------------------------------------------------ in short


def _short(results: Sequence[CellResults], speech: Speech) -> Section:
    """A sentence a set-up, then what changing it did, if anything."""
    section = Section(speech.say("lab-short"))
    for result in results:
        names = speech.seats(result.cell.seats)
        told = [
            speech.say(
                "lab-short-seat" if len(names) > 1 else "lab-short-solo",
                name=name,
                share=speech.percent(share(sum(result.wins(seat)), result.games)[0]),
                points=speech.mean(spread(result.columns[f"score_{seat}"])),
            )
            for seat, name in zip(result.seats, names, strict=True)
        ]
        sentences = " ".join(told)
        name = speech.cell(result.cell)
        section.lines.append(speech.say("pair", name=name, value=sentences) if name else sentences)
    if len(results) > 1:
        section.lines.append(speech.say("lab-short-same-dice"))
    return section


# ------------------------------------------------------------------ what was played


def _setup(plan: Plan, results: Sequence[CellResults], speech: Speech) -> Section:
    section = Section(speech.say("lab-setup"))
    cells = plan.cells
    rows = [[speech.label("seats"), _among(" – ".join(map(speech.bot, cell.seats)) for cell in cells)]]
    if plan.kind == "tournament":
        rows = [[speech.label("seats"), str(len(cells[0].seats))]]
    for option in speech.game.options:
        among = [cell for cell in cells if option.applies(len(cell.seats))]
        if among and option.kind not in ("text", "legacy", "data"):
            said = (speech.value(option.id, cell.options.get(option.id, option.default)) for cell in among)
            rows.append([speech.words.option(option.id), _among(said)])
    head = [speech.say("lab-head-option"), speech.say("lab-head-value")]
    section.grids.append(Grid(speech.say("lab-options"), head, rows))
    paths = list(dict.fromkeys(change.path for cell in cells for change in cell.changes))
    if paths:
        known = values_of(speech.game.folder)
        head = [speech.say(f"lab-head-{key}") for key in ("path", "entry", "printed", "here", "source")]
        rows = []
        for path in paths:
            value = known[path]
            wanted = (change.value for cell in cells for change in cell.changes if change.path == path)
            rows.append(
                [
                    path,
                    dict(value.names).get(speech.lang, "–"),
                    speech.value(path, value.value),
                    _among(speech.value(path, new) for new in wanted),
                    speech.say("lab-supplied" if value.supplied else "lab-stated"),
                ]
            )
        section.grids.append(Grid(speech.say("lab-changes"), head, rows))
    for path in sorted({path for result in results for path in result.unread}):
        section.warnings.append(speech.say("lab-unread", path=path))
    return section


def _among(said: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(said))


# ------------------------------------------------------------------ points and wins


def points_section(results: Sequence[CellResults], speech: Speech) -> Section:
    """Points, places and wins of each seat in each cell, and how they are spread."""
    section = Section(speech.say("lab-points"))
    if not results:
        return section
    solo = all(len(result.cell.seats) == 1 for result in results)
    several = len(results) > 1
    head = [*(["cell"] if several else []), "seat", "mean", "quartiles", "range"]
    head += [*([] if solo else ["wins", "interval", "place"]), *(["difference"] if several else [])]
    rows = []
    for result in results:
        for seat, name in zip(result.seats, speech.seats(result.cell.seats), strict=True):
            points = spread(result.columns[f"score_{seat}"])
            row = [speech.cell(result.cell)] if several else []
            row += [name, speech.mean(points), _quartiles(points, speech), _range(points, speech)]
            if not solo:
                part, low, high = share(sum(result.wins(seat)), result.games)
                place = spread(result.columns[f"rank_{seat}"]).mean
                row += [
                    speech.percent(part),
                    f"{speech.percent(low)} – {speech.percent(high)}",
                    speech.number(place, 2),
                ]
            if several:
                row.append(_difference(result, results[0], seat, speech))
            rows.append(row)
    grid = Grid(speech.say("lab-points"), [speech.say(f"lab-head-{key}") for key in head], rows)
    section.lines.append(speech.say("lab-points-how"))
    _swept(section, results, speech)
    _histograms(section, results, speech)
    section.grids.append(grid)
    return section


def _quartiles(found: Spread, speech: Speech) -> str:
    return " / ".join(speech.number(value) for value in (found.first, found.middle, found.third))


def _range(found: Spread, speech: Speech) -> str:
    return f"{speech.number(found.low)} – {speech.number(found.high)}"


def _difference(result: CellResults, first: CellResults, seat: int, speech: Speech) -> str:
    """Game by game with the same dice: what a change did, much surer than the difference of two means."""
    if result is first or len(result.cell.seats) != len(first.cell.seats):
        return "–"
    theirs = dict(zip(first.numbers, first.columns[f"score_{seat}"], strict=True))
    ours = zip(result.numbers, result.columns[f"score_{seat}"], strict=True)
    found = spread(points - theirs[number] for number, points in ours if number in theirs)
    return f"{speech.signed(found.mean)} ± {speech.number(found.margin, 3 if found.margin < 1 else 2)}"


def _swept(section: Section, results: Sequence[CellResults], speech: Speech) -> None:
    """Lines over the cells of a sweep, a line a seat."""
    kinds = results[0].cell.seats
    if len(results) < 2 or any(len(result.cell.seats) != len(kinds) for result in results) or len(results) > 16:
        return
    labels = [" · ".join(speech.value(name, value) for name, value in result.cell.labels) for result in results]
    axis = " · ".join(speech.label(name) for name, _ in results[0].cell.labels)
    if any(len(label) > 18 for label in labels):
        labels = [str(number) for number in range(1, len(labels) + 1)]
    same = all(result.cell.seats == kinds for result in results)
    names = speech.seats(kinds) if same else [speech.say("seat", number=seat) for seat in results[0].seats]
    points = [
        Series(name, [_mean_point(result, seat) for result in results])
        for seat, name in zip(results[0].seats, names, strict=True)
    ]
    title = speech.say("lab-chart-mean")
    section.charts.append((title, charts.lines(title, labels, points, speech.number, axis), names))
    if len(kinds) > 1:
        wins = [
            Series(name, [Point(*share(sum(result.wins(seat)), result.games)) for result in results])
            for seat, name in zip(results[0].seats, names, strict=True)
        ]
        title = speech.say("lab-chart-wins")
        section.charts.append((title, charts.lines(title, labels, wins, speech.percent_short, axis), names))


def _mean_point(result: CellResults, seat: int) -> Point:
    found = spread(result.columns[f"score_{seat}"])
    return Point(found.mean, found.mean - found.margin, found.mean + found.margin)


def _histograms(section: Section, results: Sequence[CellResults], speech: Speech) -> None:
    """How points are spread: the seats of one cell side by side, or the cells of a sweep for each seat."""
    if len(results) == 1:
        (result,) = results
        named = [
            (name, result.columns[f"score_{seat}"])
            for seat, name in zip(result.seats, speech.seats(result.cell.seats), strict=True)
        ]
        _histogram(section, speech.say("lab-chart-points"), named, speech)
    elif len(results) <= FEW and len({result.cell.seats for result in results}) == 1:
        for seat, name in zip(results[0].seats, speech.seats(results[0].cell.seats), strict=True):
            named = [(speech.cell(result.cell), result.columns[f"score_{seat}"]) for result in results]
            _histogram(section, speech.say("lab-chart-points-of", name=name), named, speech)


@dataclass(slots=True, frozen=True)
class Bins:
    """Values put together so that a chart can show them."""

    low: float
    width: float
    count: int

    @classmethod
    def fitting(cls, values: Iterable[float]) -> "Bins":
        """Whole numbers one by one as long as there are few; else a round width."""
        found = set(values)
        low, high = min(found), max(found)
        if all(float(value).is_integer() for value in found) and high - low < 60:
            return cls(low, 1, int(high - low) + 1)
        marks = charts.ticks(low, high, 24)
        width = marks[1] - marks[0] if len(marks) > 1 else 1.0
        return cls(marks[0], width, max(1, len(marks) - 1))

    def place(self, value: float) -> int:
        return min(self.count - 1, max(0, int((value - self.low) / self.width + 1e-9)))

    def labels(self, speech: Speech) -> list[str]:
        return [speech.number(self.low + n * self.width) for n in range(self.count)]

    def shares(self, counts: Counter[float]) -> list[float]:
        found = [0] * self.count
        for value, times in counts.items():
            found[self.place(value)] += times
        return [times / max(1, counts.total()) for times in found]


def _histogram(section: Section, title: str, named: Sequence[tuple[str, Sequence[float]]], speech: Speech) -> None:
    counted = [(name, Counter(values)) for name, values in named]
    bins = Bins.fitting(value for _, counts in counted for value in counts)
    series = [(name, bins.shares(counts)) for name, counts in counted]
    chart = charts.columns(title, bins.labels(speech), series, speech.percent_short, speech.say("lab-axis-points"))
    section.charts.append((title, chart, [name for name, _ in series]))


# ------------------------------------------------------------------ endings and facts


def _endings(results: Sequence[CellResults], speech: Speech) -> Section:
    section = Section(speech.say("lab-endings"))
    endings = dict.fromkeys(ending for result in results for ending in result.columns["ending"])
    if len(endings) > 1:
        section.grids.append(_shares("ending", list(endings), results, speech, speech.say("lab-endings")))
    return section


def _shares(column: str, values: Sequence[Any], results: Sequence[CellResults], speech: Speech, caption: str) -> Grid:
    counts = [Counter(result.columns.get(column, ())) for result in results]
    ordered = sorted(values, key=lambda value: -sum(count[value] for count in counts))
    rows = []
    for value in ordered:
        row = [speech.thing(value)]
        for result, count in zip(results, counts, strict=True):
            part, low, high = share(count[value], result.games)
            row.append(f"{speech.percent(part)} ({speech.percent(low)} – {speech.percent(high)})")
        rows.append(row)
    return Grid(caption, [speech.say("lab-head-what"), *_heads(results, speech, "lab-head-share")], rows)


def _heads(results: Sequence[CellResults], speech: Speech, only: str) -> list[str]:
    """A column a cell; if there is one only, it is called by what it holds."""
    return [speech.cell(result.cell) or speech.say(only) for result in results]


def _facts(results: Sequence[CellResults], speech: Speech) -> Section:
    """The other columns: numbers by their means, words by how often they are there and how they fare."""
    section = Section(speech.say("lab-facts"))
    names = dict.fromkeys(name for result in results for name in result.columns)
    rows = []
    for name in names:
        stem, _, seat = name.rpartition("_")
        if name == "ending" or stem in ("score", "rank"):
            continue
        per_seat = seat.isdecimal() and bool(stem)
        shown = f"{speech.column(stem)} · {speech.say('seat', number=int(seat))}" if per_seat else speech.column(name)
        found = [value for result in results for value in result.columns.get(name, ()) if value is not None]
        if all(type(value) in (int, float, bool) for value in found):
            rows.append([shown, *(_mean_of(result, name, speech) for result in results)])
        elif len({thing for value in found for thing in str(value).split(", ")}) <= MANY:
            if per_seat:
                section.grids.append(_faring(name, int(seat), results, speech, shown))
            else:
                values = list(dict.fromkeys(found))
                section.grids.append(_shares(name, values, results, speech, shown))
    if rows:
        head = [speech.say("lab-head-what"), *_heads(results, speech, "lab-head-mean")]
        section.grids.insert(0, Grid(speech.say("lab-facts-means"), head, rows))
    return section


def _mean_of(result: CellResults, name: str, speech: Speech) -> str:
    values = [float(value) for value in result.columns.get(name, ()) if value is not None]
    return speech.mean(spread(values)) if values else "–"


def _faring(name: str, seat: int, results: Sequence[CellResults], speech: Speech, caption: str) -> Grid:
    """How a seat does with each thing it may have: a hero, a character."""
    several = len(results) > 1
    solo = all(len(result.cell.seats) == 1 for result in results)
    keys = ["what", *(["cell"] if several else []), "games", "mean", *([] if solo else ["wins"])]
    rows = []
    for result in results:
        if name not in result.columns:
            continue
        points, wins = result.columns[f"score_{seat}"], result.wins(seat)
        having: dict[str, list[int]] = {}
        for game, value in enumerate(result.columns[name]):
            for thing in () if value is None else str(value).split(", "):
                having.setdefault(thing, []).append(game)
        for thing, games in sorted(having.items()):
            row = [speech.thing(thing), *([speech.cell(result.cell)] if several else []), speech.number(len(games))]
            row.append(speech.mean(spread(points[game] for game in games)))
            if not solo:
                row.append(speech.percent(sum(wins[game] for game in games) / len(games)))
            rows.append(row)
    return Grid(caption, [speech.say(f"lab-head-{key}") for key in keys], rows)


def _making(plan: Plan, results: Sequence[CellResults], speech: Speech) -> Section:
    seconds = sum(result.seconds for result in results)
    games = sum(result.games for result in results)
    section = Section(speech.say("lab-making"))
    section.lines = [
        speech.say("lab-making-intervals"),
        speech.say("lab-making-seeds", seed=str(plan.seed), rules=plan.rules),
        speech.say(
            "lab-making-cost",
            seconds=speech.number(seconds, 1),
            games=speech.number(games / seconds if seconds else 0, 0),
        ),
        speech.say("lab-making-data"),
    ]
    return section
