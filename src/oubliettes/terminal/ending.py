"""The end of a match: points by source, places, titles, and what to check the dice with."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from oubliettes.kernel import Match, Result
from oubliettes.terminal.drawing import drawing
from oubliettes.words import Words


def ending(match: Match[Any], words: Words, *, live: bool) -> list[RenderableType]:
    """How it ended, and the score sheet where the game keeps one."""
    result = match.result
    assert result is not None
    shown: list[RenderableType] = [Text(words.ending(result), style="bold")]
    shown.append(_table(result, words) if live else "\n".join(_lines(result, words)))
    winners = [words.seat(seat) for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(result.ranks) > 1:
        key = "winner" if len(winners) == 1 else "winners"
        shown.append(Text(words.ui(key, names=words.listing(winners)), style="bold"))
    if "rank" in result.facts:
        shown.append(Text(words.ui("solo-rank", rank=words.thing(result.facts["rank"])), style="bold"))
    return [*shown, *drawing(match.game).ending(result, words)]


def _rows(result: Result, words: Words) -> list[tuple[str, list[str]]]:
    """The lines of the sheet: a name, and a value for each seat."""
    sheets: Sequence[dict[str, Any]] = result.facts.get("sheets", [])
    rows = []
    for line in sheets[0] if sheets else ():
        values = [_cell(sheet.get(line), words) for sheet in sheets]
        rows.append((words.say(f"sheet-{line}"), values))
    rows.append((words.ui("score"), [f"{score:g}" for score in result.scores]))
    if len(result.ranks) > 1:
        rows.append((words.ui("place"), [str(rank) for rank in result.ranks]))
    return rows


def _cell(value: Any, words: Words) -> str:
    if isinstance(value, str):
        return words.thing(value)
    if isinstance(value, list | tuple):
        return ", ".join(words.thing(str(item)) for item in value) or "–"
    return str(value)


def _table(result: Result, words: Words) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for seat in range(len(result.scores)):
        table.add_column(Text(words.seat(seat)), justify="right")
    for name, values in _rows(result, words):
        total = name == words.ui("score")
        table.add_row(name, *(Text(value) for value in values), style="bold" if total else "")
    return table


def _lines(result: Result, words: Words) -> list[str]:
    lines = []
    for seat in range(len(result.scores)):
        cells = [words.ui("pair", name=name, value=values[seat]) for name, values in _rows(result, words)]
        lines.append(words.ui("pair", name=words.seat(seat), value=" · ".join(cells)))
    return lines


def dice_lines(match: Match[Any], path: Path, words: Words) -> list[str]:
    """The promise made before the game, the seed that kept it, and how to check it."""
    start, end = match.record.start, match.record.end
    if end is None or not start.commitment:
        return [words.ui("kept-in", path=str(path))]
    return [
        words.ui("seed-promised", code=start.commitment),
        words.ui("seed-revealed", code=end.seed),
        words.ui("seed-check", path=str(path)),
    ]
