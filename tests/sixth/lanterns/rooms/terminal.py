"""Its table in a terminal."""

from rich.console import Group, RenderableType
from rich.text import Text

from oubliettes.terminal.drawing import Drawing
from oubliettes.words import Words

from ..table import View


def plain(view: View, words: Words) -> list[str]:
    sky = words.say("table-sky", rolls=", ".join(map(str, view.rolls)) or "–")
    return [sky, *(f"{words.seat(one.seat)}: {'*' * one.light}" for one in view.seats)]


def rich(view: View, words: Words, width: int, height: int) -> RenderableType:
    return Group(*map(Text, plain(view, words)))


DRAWING = Drawing(rich, plain)
