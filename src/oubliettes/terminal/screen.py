"""What is written to a person and read from a person: a live terminal, or plain text through pipes."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import TextIO, cast

from rich.console import Console, RenderableType
from rich.text import Text

from oubliettes.terminal.solid import LOOSE, Loosened

PLAIN_WIDTH = 100
PACE = 0.4


class Gone(Exception):
    """Nothing more can be read: the input has ended."""


class Screen:
    """Where a person reads and types.

    `live`: a terminal on both sides, so that the table can be drawn in colour and in place. Otherwise everything is
    plain lines of text, one after the other.
    """

    def __init__(self, *, plain: bool = False, pace: float = PACE) -> None:
        self.pace = pace
        """Seconds for which a live terminal shows what was seen at an event."""
        out = cast(TextIO, Loosened(sys.stdout))
        self.console = Console(file=out, highlight=False, markup=False, emoji=False)
        self.live = not plain and sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal
        if not self.live:
            self.console = Console(
                file=out,
                highlight=False,
                markup=False,
                emoji=False,
                color_system=None,
                force_terminal=False,
                width=PLAIN_WIDTH,
            )

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def show(self, *parts: RenderableType) -> None:
        """Write these below what is there."""
        for part in parts:
            if isinstance(part, str):
                part = Text(part)
            self.console.print(part, soft_wrap=not self.live)

    def lines(self, lines: Iterable[str]) -> None:
        self.show(*lines)

    def clear(self) -> None:
        """Begin a new picture; in plain text, an empty line."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def read(self, prompt: str) -> str:
        """A line typed by the person, or Gone."""
        if self.live:
            try:
                return "".join(sign for sign in input(prompt.translate(LOOSE)).strip() if sign.isprintable())
            except EOFError:
                self.console.print()
                raise Gone from None
        self.console.print(Text(prompt), end="", soft_wrap=True)
        line = sys.stdin.readline()
        typed = "".join(sign for sign in line.strip() if sign.isprintable())
        self.console.print(Text(typed), soft_wrap=True)  # a transcript shows both sides
        if not line:
            raise Gone
        return typed


def prepare() -> None:
    """Never stumble over a letter that cannot be shown or arrives damaged; make lines editable where that can be."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - importing it is what makes input() editable
