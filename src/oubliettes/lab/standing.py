"""The ratings of a tournament, as a section of a report."""

from collections.abc import Sequence
from itertools import pairwise

from oubliettes.lab import charts
from oubliettes.lab.charts import Point
from oubliettes.lab.page import Grid, Section
from oubliettes.lab.results import CellResults
from oubliettes.lab.speech import Speech
from oubliettes.lab.stats import share
from oubliettes.lab.tournament import bots_of, met, ratings


def tournament_section(results: Sequence[CellResults], speech: Speech) -> Section:
    """Who plays how well, and who beat whom."""
    section = Section(speech.say("lab-ratings"))
    if not results:
        return section
    found = ratings(results)
    names = [speech.bot(rating.name) for rating in found]
    title = speech.say("lab-ratings")
    points = [Point(rating.rating, rating.low, rating.high) for rating in found]
    section.charts.append((title, charts.dots(title, names, points, lambda value: speech.number(value, 0)), []))
    head = [speech.say(f"lab-head-{key}") for key in ("bot", "rating", "rating-interval", "games", "won")]
    rows = [
        [
            name,
            speech.number(rating.rating, 0),
            f"{speech.number(rating.low, 0)} – {speech.number(rating.high, 0)}",
            speech.number(rating.games),
            speech.percent(rating.won / rating.games if rating.games else 0),
        ]
        for name, rating in zip(names, found, strict=True)
    ]
    section.lines.append(speech.say("lab-ratings-how"))
    for above, below in pairwise(found):
        if above.low <= below.high:
            section.warnings.append(
                speech.say("lab-ratings-overlap", above=speech.bot(above.name), below=speech.bot(below.name))
            )
    section.grids.append(Grid(speech.say("lab-ratings"), head, rows))
    section.grids.append(_cross(results, [rating.name for rating in found], speech))
    return section


def _cross(results: Sequence[CellResults], ordered: Sequence[str], speech: Speech) -> Grid:
    """What share of its games the bot of a row won against the bot of a column."""
    between = met(results)
    assert set(ordered) == set(bots_of(results))
    rows = []
    for one in ordered:
        row = [speech.bot(one)]
        for other in ordered:
            if (one, other) in between:
                won, games = between[one, other]
            elif (other, one) in between:
                lost, games = between[other, one]
                won = games - lost
            else:
                won, games = 0.0, 0
            row.append(speech.percent(share(won, games)[0]) if games else "–")
        rows.append(row)
    return Grid(speech.say("lab-cross"), [speech.say("lab-head-bot"), *map(speech.bot, ordered)], rows)
