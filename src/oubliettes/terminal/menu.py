"""The options of an ask as a person sees them: numbered, grouped, and after them those that a rule forbids now."""

import unicodedata
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from oubliettes.kernel import Ask, Blocked, Pick
from oubliettes.terminal.solid import LOOSE
from oubliettes.words import Words

NUMBER = 3
"""How wide the column of numbers is."""
KEYS = str.maketrans({"’": "'", "\N{MINUS SIGN}": "-", "\N{NON-BREAKING HYPHEN}": "-"})
"""Signs of print, and the keys for them."""
FEW = 7
"""So many options of a verb have a line each, if they have notes."""


@dataclass(slots=True, frozen=True)
class Item:
    """One thing that can be typed."""

    number: int
    pick: Pick
    label: str
    note: str = ""
    """Cost, consequence, odds."""
    sure: str = ""
    """The question to put before it, where it would be regretted."""
    forbidden_by: str = ""
    """The rule that forbids it; nothing if it can be picked."""


class Menu:
    """What can be typed at an ask."""

    def __init__(
        self,
        ask: Ask,
        blocked: Sequence[Blocked],
        words: Words,
        notes: Mapping[Pick, str],
        dangers: Container[Pick] = (),
    ) -> None:
        self.items = [
            Item(number, pick, words.label(pick, ask), notes.get(pick, ""), words.sure(pick, danger=pick in dangers))
            for number, pick in enumerate(ask.options, start=1)
        ]
        self.blocked = [
            Item(number, refusal.pick, words.label(refusal.pick, ask), notes.get(refusal.pick, ""), "", refusal.rule)
            for number, refusal in enumerate(blocked, start=len(self.items) + 1)
        ]

    def find(self, typed: str) -> Item | None:
        """The item of that number, the one whose label that is, or the only one whose label begins like that."""
        if typed.isdecimal():
            number = int(typed) if len(typed) < 6 else 0
            return next((item for item in (*self.items, *self.blocked) if item.number == number), None)
        found = self.meant(typed)
        return found[0] if len(found) == 1 else None

    def meant(self, typed: str) -> list[Item]:
        """The items whose label that is; if there are none, those whose label begins like that."""
        wanted = simple(typed)
        begun = [item for item in self.items if simple(item.label).startswith(wanted)] if len(wanted) > 1 else []
        return [item for item in begun if simple(item.label) == wanted] or begun

    def draw(self, width: int, words: Words) -> list[Text]:
        """All of it, in lines that fit."""
        lines = [line for row in self._rows() for line in _columns(row, width)]
        for rule, group in groupby(self.blocked, lambda item: item.forbidden_by):
            items = list(group)
            numbers = str(items[0].number) if len(items) == 1 else f"{items[0].number}-{items[-1].number}"
            told = [f"{item.label} ({item.note})" if item.note else item.label for item in items]
            reason = words.ui("blocked", label=", ".join(told), rule=rule)
            lines.append(Text(f"{numbers:>{NUMBER}} × {reason}", style="dim"))
        return lines

    def _rows(self) -> list[list[Item]]:
        """What belongs together stands together: all that one source can do, or all picks of a verb. What has a note,
        unless there are many of its kind, and what would be regretted, stands apart."""
        verbs = Counter(item.pick[0] for item in self.items)
        sources = Counter(item.pick[:2] for item in self.items)

        def row(item: Item) -> Pick:
            if item.note and verbs[item.pick[0]] <= FEW:
                return (item.number,)
            if item.sure:
                return ("sure",)
            if sources[item.pick[:2]] > 1:
                return item.pick[:2]
            return item.pick[:1] if verbs[item.pick[0]] > 1 else ()

        return [list(items) for _, items in groupby(self.items, row)]


def _columns(row: Sequence[Item], width: int) -> list[Text]:
    """Items beside each other in even columns, as many as fit. Where notes leave no room for columns, what is to know
    about several in a row stands behind them once."""
    cells = [_cell(item).append_text(_note(item)) for item in row]
    wide = [bool(item.note) and cell_len(cell.plain) > width // 2 for cell, item in zip(cells, row, strict=True)]
    if not any(wide):
        return _grid(cells, width)
    lines = []
    for (apart, note), some in groupby(zip(wide, row, strict=True), lambda one: (one[0], one[1].note * one[0])):
        items = [item for _, item in some]
        lines += (
            _behind(_grid([_cell(item) for item in items], width), note, width) if apart else _columns(items, width)
        )
    return lines


def _grid(cells: Sequence[Text], width: int) -> list[Text]:
    """In even columns, as many as fit."""
    column = max(cell_len(cell.plain) for cell in cells) + 1
    across = max(1, width // column)
    lines = []
    for start in range(0, len(cells), across):
        line = Text()
        for cell in cells[start : start + across]:
            cell.pad_right(column - cell_len(cell.plain))
            line.append_text(cell)
        line.rstrip()
        lines.append(line)
    return lines


def _cell(item: Item) -> Text:
    return Text.assemble((f"{item.number:>{NUMBER}}", "bold"), "  ", item.label)


def _note(item: Item) -> Text:
    return Text(f"  ({item.note})", style="italic") if item.note else Text()


def _behind(lines: list[Text], note: str, width: int) -> list[Text]:
    """A note beside the last line, or below it where there is no room."""
    if cell_len(lines[-1].plain) + cell_len(note) + len("  ()") <= width:
        return [*lines[:-1], lines[-1].append(f"  ({note})", style="italic")]
    indent = " " * (NUMBER + 2)
    below = wrap(f"({note})", max(width - 1, 20), initial_indent=indent, subsequent_indent=f"{indent} ")
    return [*lines, *(Text(line, style="italic") for line in below)]


def simple(text: str) -> str:
    """Text as a keyboard has it: small letters, plain spaces, apostrophes and hyphens, no accents."""
    letters = unicodedata.normalize("NFD", text.translate(LOOSE).translate(KEYS).casefold())
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())
