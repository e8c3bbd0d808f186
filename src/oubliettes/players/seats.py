"""Who sits where: `ana,bot:policy` is a person called ana and a bot that plays the game's policy."""

import unicodedata
from dataclasses import dataclass
from typing import Literal

from oubliettes.kernel import BadOption
from oubliettes.players.bots import KINDS

LONGEST_NAME = 24
BOT = "bot:"

Trouble = Literal["empty", "long", "sign", "bot", "twice"]


class BadSeat(BadOption):
    """A seat that cannot be understood: what is wrong with it, and the text of it."""

    def __init__(self, trouble: Trouble, text: str) -> None:
        super().__init__(f"{_SAYS[trouble]}: {text!r}")
        self.trouble: Trouble = trouble
        self.text = text


_SAYS: dict[Trouble, str] = {
    "empty": "a seat needs a name, or bot: and a kind of bot",
    "long": f"a name has at most {LONGEST_NAME} characters",
    "sign": "a name has no control characters",
    "bot": f"the kinds of bots are {', '.join(KINDS)}",
    "twice": "two people need two names",
}


@dataclass(slots=True, frozen=True)
class Seat:
    """A person with a name, or a bot of a kind."""

    name: str = ""
    bot: str = ""

    @property
    def spec(self) -> str:
        """The text that `parse` reads: what a record keeps as the seat's name."""
        return f"{BOT}{self.bot}" if self.bot else self.name

    @classmethod
    def parse(cls, spec: str) -> "Seat":
        """Read one seat, or raise BadSeat.

        >>> Seat.parse(" Ana "), Seat.parse("bot:policy")
        (Seat(name='Ana', bot=''), Seat(name='', bot='policy'))
        """
        text = unicodedata.normalize("NFC", spec.strip())
        if text.lower().startswith(BOT):
            kind = text[len(BOT) :].strip().lower()
            if kind not in KINDS:
                raise BadSeat("bot", text)
            return cls(bot=kind)
        if not text:
            raise BadSeat("empty", text)
        if len(text) > LONGEST_NAME:
            raise BadSeat("long", text)
        if not text.isprintable():
            raise BadSeat("sign", text)
        return cls(name=text)


def parse_seats(text: str) -> list[Seat]:
    """Read a table's seats, separated by commas. Two people may not have the same name: their games would mix."""
    seats = [Seat.parse(spec) for spec in text.split(",")]
    names = [seat.name.casefold() for seat in seats if not seat.bot]
    for name in names:
        if names.count(name) > 1:
            raise BadSeat("twice", name)
    return seats
