"""Spaces that must not break a line.

Rich breaks lines at every space, at those of French print too. So these travel through it as characters that are no
spaces, and become spaces again on their way out.
"""

from collections.abc import Mapping
from typing import Any, TextIO

from oubliettes.words import Words

SOLID = str.maketrans({"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"})
LOOSE = {ord(solid): chr(space) for space, solid in SOLID.items()}


class SolidWords(Words):
    """Words for a screen."""

    def _format(self, id: str, attribute: str | None, facts: Mapping[str, Any]) -> str:
        return super()._format(id, attribute, facts).translate(SOLID)

    def _brought(self, id: str) -> str:
        return super()._brought(id).translate(SOLID)


class Loosened:
    """A stream that gets spaces where solid ones were written."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(text.translate(LOOSE))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
