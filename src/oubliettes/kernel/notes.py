"""What a pick does, told before it is made: by the game, from what the seat may know.

`Game.note` gives a `Note` for every option of an ask and for every blocked one. Terminal, browser and advice print it;
none of them works out a consequence by itself.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from oubliettes.kernel.requests import Ask, Facts, Pick


class Line(NamedTuple):
    """One thing to know: the words call it `note-<key>`."""

    key: str
    facts: Facts


class Note(NamedTuple):
    """All that is to know about one pick: cost, consequence, who is hit and how hard, what is lost, or why not."""

    lines: tuple[Line, ...] = ()
    chance: float | None = None
    """The exact chance that it works out (a blow hits, a level is cleared), where that can be counted."""
    danger: bool = False
    """It cannot be taken back and costs dear: whoever picks it is asked once more."""


Teller = Callable[[Any, Ask, Pick], Note]
"""Makes the note of one kind of pick, from the hidden table of the seat that is asked."""


def note(*lines: Line | None, chance: float | None = None, danger: bool = False) -> Note:
    """A note of these lines; those that are None say nothing."""
    return Note(tuple(line for line in lines if line is not None), chance, danger)


def line(key: str, /, **facts: Any) -> Line:
    return Line(key, facts)
