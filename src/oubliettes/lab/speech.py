"""How the lab speaks: numbers, shares, cells and columns in the reader's language."""

from collections.abc import Sequence
from typing import Any

from oubliettes.kernel import Game
from oubliettes.lab.plan import Cell
from oubliettes.lab.stats import Spread
from oubliettes.words import MissingWords, Words, slug

NARROW = "\N{NARROW NO-BREAK SPACE}"


class Speech:
    """The words of one game and of the lab, and the forms of numbers."""

    def __init__(self, lang: str, game: Game[Any]) -> None:
        self.lang = lang
        self.game = game
        self.words = Words(lang, game, more=("lab",))
        self.say = self.words.ui

    # ------------------------------------------------------------------ numbers

    def number(self, value: float, digits: int | None = None) -> str:
        """With as many digits as it deserves, and the signs of the language."""
        if digits is None:
            digits = 0 if float(value).is_integer() else 1 if abs(value) >= 100 else 2 if abs(value) >= 1 else 3
        text = f"{value:,.{digits}f}".replace("-", "−")
        if self.lang == "fr":
            return text.replace(",", NARROW).replace(".", ",")
        return text

    def percent(self, value: float) -> str:
        return self.say("percent", value=self.number(100 * value, 1))

    def percent_short(self, value: float) -> str:
        return self.say("percent", value=self.number(100 * value, None if value * 100 % 1 else 0))

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "") + self.number(value, 3 if abs(value) < 1 else 2)

    def mean(self, found: Spread) -> str:
        """`12.3 ± 0.2`."""
        if not found.margin:
            return self.number(found.mean)
        digits = 1 if found.margin >= 0.5 else 2 if found.margin >= 0.01 else 3
        return f"{self.number(found.mean, digits)} ± {self.number(found.margin, digits)}"

    # ------------------------------------------------------------------ names

    def bot(self, kind: str) -> str:
        return self.say(f"bot-{kind}") if self.words.has(f"bot-{kind}") else kind

    def seats(self, kinds: Sequence[str]) -> list[str]:
        """What the seats are called; if the same bot sits twice, by the place too."""
        if len(set(kinds)) == len(kinds):
            return [self.bot(kind) for kind in kinds]
        return [self.say("lab-seat", number=number, bot=self.bot(kind)) for number, kind in enumerate(kinds, start=1)]

    def label(self, name: str) -> str:
        """What an axis of a sweep is called: an option by its name, a value of the box by its path."""
        if name in ("seats", "bots"):
            return self.say(f"lab-axis-{name}")
        return self.words.option(name) if self.words.has(f"option-{slug(name)}") else name

    def value(self, name: str, value: Any) -> str:
        """A value on an axis."""
        if name in ("seats", "bots"):
            return str(value)
        if self.words.has(f"option-{slug(name)}"):
            if isinstance(value, bool):
                return self.say("yes" if value else "no")
            return self.words.option_value(name, value)
        return self.number(value) if type(value) in (int, float) else str(value)

    def cell(self, cell: Cell) -> str:
        """What sets a cell apart; nothing, if it is the only one."""
        return " · ".join(f"{self.label(name)} = {self.value(name, value)}" for name, value in cell.labels)

    def column(self, name: str) -> str:
        """A column of the results: as the score sheet calls it, where it does."""
        id = f"sheet-{slug(name)}"
        return self.words.say(id) if self.words.has(id) else name.replace("_", " ")

    def thing(self, value: Any) -> str:
        """A word of the results or the log, by its name where it has one."""
        if type(value) in (int, float):
            return self.number(value)
        if not value:
            return "–"
        try:
            return ", ".join(self.words.thing(part) for part in str(value).split(", "))
        except MissingWords:
            return str(value)
