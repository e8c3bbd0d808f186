"""How a game's table is drawn: a drawing of its own, or one that does for any view."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from oubliettes.games import room
from oubliettes.kernel import Game, Pick, Result
from oubliettes.words import Words, slug


class Drawing(NamedTuple):
    """The pictures of one game."""

    rich: Callable[[Any, Words, int, int], RenderableType]
    """A view, for a live terminal of that width and height."""
    plain: Callable[[Any, Words], list[str]]
    """A view, as lines of text."""
    ending: Callable[[Result, Words], list[str]] = lambda result, words: []
    """What to say of a result beside the score sheet."""
    onward: Callable[[Any, Any], Pick | None] | None = None
    """The next of a run of picks that a person makes with one key: from the view before the last of them (None at the
    first) and the view now; none where the run is over."""
    halted: Callable[[Any, Any, Words], str] | None = None
    """Why it is over."""


def drawing(game: Game[Any]) -> Drawing:
    """The game's own, `DRAWING` in its `rooms/terminal.py`; else one that does for any view."""
    own = room(game, "terminal")
    return own.DRAWING if own else ANY


# ------------------------------------------------------------------ any view: dataclasses of plain data


def any_lines(view: Any, words: Words) -> list[str]:
    """One line a field; what is inside something stands further right; what is empty is left out."""
    lines: list[str] = []
    for name, value in _fields(view).items():
        if _is_block(value):
            lines.append(words.ui("pair", name=_name(name, words), value="").rstrip())
            for item in value if isinstance(value, list | tuple) else [value]:
                lines += _indented(_item(item, words))
        elif value not in (None, "", [], (), {}) or _is_seat(name):
            lines.append(_pair(name, value, words))
    return lines


def _fields(view: Any) -> dict[str, Any]:
    return {field.name: getattr(view, field.name) for field in fields(view)} if is_dataclass(view) else dict(view)


def _item(item: Any, words: Words) -> list[str]:
    """One of several: on one line if it is simple, and then without what is not so."""
    named = _fields(item)
    if any(_is_block(value) for value in named.values()):
        return any_lines(item, words)
    said = [
        _name(name, words) if value is True else _pair(name, value, words)
        for name, value in named.items()
        if value is not False and value not in (None, "", [], (), {})
    ]
    return [" · ".join(said)]


def _pair(name: str, value: Any, words: Words) -> str:
    said = _seat(value, words) if _is_seat(name) else _value(value, words)
    return words.ui("pair", name=_name(name, words), value=said)


def _indented(lines: list[str]) -> list[str]:
    return [f"  {'  ' if at else '- '}{line}" for at, line in enumerate(lines)]


def _is_seat(name: str) -> bool:
    return name == "seat" or name.endswith("_seat")


def _is_block(value: Any) -> bool:
    items = value if isinstance(value, list | tuple) and value else [value]
    return all(is_dataclass(item) or (isinstance(item, dict) and not _counts(item)) for item in items) and value != {}


def _counts(value: dict[Any, Any]) -> bool:
    return all(isinstance(count, int) for count in value.values())


def _value(value: Any, words: Words) -> str:
    match value:
        case bool():
            return words.ui("yes" if value else "no")
        case str():
            return _name(value, words)
        case dict():
            return words.listing([f"{count} {_name(name, words, count)}" for name, count in value.items()])
        case list() | tuple():
            return ", ".join(_value(item, words) for item in value)
    return str(value)


def _name(id: str, words: Words, n: int = 1) -> str:
    return words.thing(id, n) if words.has(f"thing-{slug(id)}") else id.replace("_", " ")


def _seat(value: Any, words: Words) -> str:
    return words.seat(value) if isinstance(value, int) else words.ui("nobody")


def _any_rich(view: Any, words: Words, width: int, height: int) -> RenderableType:
    return Group(*(Text(line) for line in any_lines(view, words)))


ANY = Drawing(_any_rich, any_lines)
