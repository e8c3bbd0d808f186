"""The end of a match: points by source, places, titles, and what to check the dice with."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from oubliettes.kernel import Game, Match, Result
from oubliettes.terminal.drawing import drawing
from oubliettes.words import Words


def ending(game: Game[Any], result: Result, words: Words, *, live: bool) -> list[RenderableType]:
    """How it ended, and the score sheet where the game keeps one."""
    shown: list[RenderableType] = [Text(words.ending(result), style="bold")]
    shown.append(_table(result, words) if live else "\n".join(_lines(result, words)))
    shown += _lists(result, words)
    winners = [words.seat(seat) for seat, rank in enumerate(result.ranks) if rank == 1]
    if _decided(result):
        key = "winner" if len(winners) == 1 else "winners"
        shown.append(Text(words.ui(key, names=words.listing(winners)), style="bold"))
    if "rank" in result.facts:
        shown.append(Text(words.ui("solo-rank", rank=words.thing(result.facts["rank"])), style="bold"))
    return [*shown, *drawing(game).ending(result, words)]


def _decided(result: Result) -> bool:
    """Several seats, and somebody has won: a party that failed together has not."""
    return len(result.ranks) > 1 and (max(result.scores) > 0 or max(result.ranks) > 1)


def _rows(result: Result, words: Words) -> list[tuple[str, list[str]]]:
    """The lines of the sheet: a name, and a value for each seat."""
    rows = [
        (words.say(f"sheet-{line}"), [_cell(value, words) for value in values])
        for line, values in _sheet(result).items()
        if not isinstance(values[0], list)
    ]
    rows.append((words.ui("score"), [f"{score:g}" for score in result.scores]))
    if _decided(result):
        rows.append((words.ui("place"), [str(rank) for rank in result.ranks]))
    return rows


def _lists(result: Result, words: Words) -> list[str]:
    """What a sheet lists, such as titles: a line for each seat that has any."""
    return [
        words.ui(
            "of-seat",
            what=words.say(f"sheet-{line}"),
            name=words.seat(seat),
            things=words.listing([words.thing(id) for id in ids]),
        )
        for line, values in _sheet(result).items()
        for seat, ids in enumerate(values)
        if isinstance(ids, list) and ids
    ]


def _sheet(result: Result) -> dict[str, list[Any]]:
    """The score sheets, line by line."""
    sheets: Sequence[dict[str, Any]] = result.facts.get("sheets", [])
    return {line: [sheet[line] for sheet in sheets] for line in (sheets[0] if sheets else ())}


def _cell(value: Any, words: Words) -> str:
    return words.thing(value) if isinstance(value, str) else str(value)


def _table(result: Result, words: Words) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for seat in range(len(result.scores)):
        table.add_column(Text(words.seat(seat)), justify="right")
    for name, values in _rows(result, words):
        table.add_row(name, *map(Text, values), style="bold" if name == words.ui("score") else "")
    return table


def _lines(result: Result, words: Words) -> list[str]:
    rows = _rows(result, words)
    return [
        words.ui(
            "pair",
            name=words.seat(seat),
            value=" · ".join(words.ui("pair", name=name, value=values[seat]) for name, values in rows),
        )
        for seat in range(len(result.scores))
    ]


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
