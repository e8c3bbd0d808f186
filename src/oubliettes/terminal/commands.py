"""What a command of the house needs, one of a game's own too (`rooms/commands.py`)."""

import sys
from collections.abc import Callable
from getpass import getuser
from pathlib import Path
from typing import Any, NamedTuple

from oubliettes.players import BadSeat, Seat
from oubliettes.terminal.screen import Screen
from oubliettes.trouble import Trouble
from oubliettes.words import Words


class Commands(NamedTuple):
    """The command line, as a game's `add(commands)` gets it."""

    words: Words
    """The house's."""
    command: Callable[..., Callable[[Callable[..., None]], Callable[..., None]]]
    """Makes a function a command: its name, and its help where the house has no words for it."""
    lang: Any
    """The option `--lang`, which every command has."""


def user_name(words: Words) -> str:
    """What the machine calls whoever sits before it, if it can be a player's name."""
    try:
        return Seat.parse(getuser().capitalize()).spec
    except (OSError, KeyError, ImportError, BadSeat):
        return words.ui("seat", number=1)


def put_out(text: str, path: str | None, words: Words) -> None:
    """A paper, into a file or to whoever reads our output."""
    if path is None:
        sys.stdout.write(text)
        return
    try:
        Path(path).write_text(text, encoding="utf-8", newline="\n")
    except OSError as wrong:
        raise Trouble("error-file", path=path, reason=wrong.strerror or str(wrong)) from None
    Screen().lines([words.ui("put-out", path=path)])
