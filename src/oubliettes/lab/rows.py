"""A result as one row of numbers and words: what a table of games holds."""

from collections.abc import Mapping, Sequence
from typing import Any

from oubliettes.kernel import Result

Row = dict[str, Any]


def row_of(result: Result) -> Row:
    """Points and places by seat (from 1), what ended the game, and the facts of the result that are numbers or words.

    A fact that is a list with one entry a seat becomes one column a seat: `trophies_1`, `trophies_2`; a sheet a seat
    becomes `hero_1`, `levels_1`.
    """
    row: Row = {}
    for seat, (score, rank) in enumerate(zip(result.scores, result.ranks, strict=True), start=1):
        row[f"score_{seat}"] = float(score)
        row[f"rank_{seat}"] = rank
    row["ending"] = result.ending
    seats = len(result.scores)
    for name, fact in result.facts.items():
        if isinstance(fact, list | tuple) and len(fact) == seats and not isinstance(fact, str):
            for seat, item in enumerate(fact, start=1):
                _add(row, "" if isinstance(item, Mapping) else name, f"_{seat}", item)
        else:
            _add(row, name, "", fact)
    return row


def _add(row: Row, name: str, suffix: str, fact: Any) -> None:
    match fact:
        case bool() | int() | float() | str():
            row[f"{name}{suffix}"] = fact
        case Mapping():
            for key, item in fact.items():
                _add(row, f"{name}_{key}" if name else str(key), suffix, item)
        case [*items] if all(isinstance(item, str) for item in items):
            row[f"{name}{suffix}"] = ", ".join(sorted(items))


def columns_of(rows: Sequence[Row]) -> dict[str, list[Any]]:
    """The same by column; a game without a fact has None there."""
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: [row.get(name) for row in rows] for name in names}
