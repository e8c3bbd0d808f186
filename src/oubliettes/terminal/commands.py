"""What a command of the house needs, one of a game's own too (`rooms/commands.py`)."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from oubliettes.kernel import LANGUAGES
from oubliettes.terminal.screen import Screen
from oubliettes.terminal.trouble import Trouble
from oubliettes.words import Words


class Commands(NamedTuple):
    """The command line, as a game's `add(commands)` gets it."""

    words: Words
    """The house's."""
    command: Callable[[str, str], Callable[[Callable[..., None]], Callable[..., None]]]
    """Makes a function a command: its name and its help."""
    lang: Any
    """The option `--lang`, which every command has."""


def known_language(lang: str | None) -> None:
    if lang is not None and lang not in LANGUAGES:
        raise Trouble("error-value", option="--lang", value=lang, allowed=", ".join(LANGUAGES))


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
