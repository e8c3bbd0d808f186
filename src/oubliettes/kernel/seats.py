"""What each seat of a match may know and may order: its question, its notes, its log, its sight.

Nothing here changes the match.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic

from oubliettes.kernel.beats import Answers, Beats
from oubliettes.kernel.errors import BadOption, ScriptError
from oubliettes.kernel.game import Result, T
from oubliettes.kernel.notes import Note
from oubliettes.kernel.orders import ALWAYS, Order, Standing
from oubliettes.kernel.requests import TYPED, Ask, Blocked, Pick, Together
from oubliettes.kernel.table import Event


@dataclass(slots=True)
class Sight(Generic[T]):
    """What one seat knows, as data: a bot can think about it in another process, and has nothing to peek at.

    It is the beat's first table as `hide` leaves it for that seat, and the answers given since, all of them public.
    (The answers to an open Together are not among them, and a closed one ends its beat.) Plain data: it can be pickled.
    """

    seat: int
    table: T
    answers: Answers


class Seats(Beats[T]):
    """A match as its seats are told of it."""

    __slots__ = ()

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        if self._result is None and not self.pending:
            self._result = self.game.result(self.table)
        return self._result

    def log_for(self, seat: int | None) -> list[Event]:
        return [event for event in self.log if event.readable_by(seat)]

    def ask_of(self, seat: int) -> Ask | None:
        """The ask that is open for this seat."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        return None

    def blocked(self, seat: int) -> list[Blocked]:
        """The picks this seat would expect in its open ask and may not make now, each with the rule that forbids it."""
        ask = self.ask_of(seat)
        return ask.blocked(self.table) if ask and ask.blocked else []

    def notes(self, seat: int) -> Mapping[Pick, Note]:
        """What this seat may know of each pick of its open ask, and of each that it may not make now."""
        ask = self.ask_of(seat)
        if ask is None or ask.prompt in TYPED:
            return {}
        return self.game.note(self.game.hide(self.table, seat), ask)

    def spots(self, seat: int) -> list[tuple[str, ...]]:
        """For each option of this seat's open ask the places on the board that it concerns, in the order of touch."""
        ask = self.ask_of(seat)
        if ask is None:
            return []
        if ask.prompt in TYPED:
            return [()] * len(ask.options)
        table = self.game.hide(self.table, seat)
        return [self.game.spots(table, ask, option) for option in ask.options]

    def order(self, seat: int, order: str, term: str = ALWAYS, about: int = -1) -> Standing:
        """A standing order of this seat, given now; BadOption if the game knows no such order, term or seat."""
        kind = self.game.order_of(order)
        if term not in kind.terms:
            raise BadOption(f"the order {order!r} is given for {' or '.join(kind.terms)}, not for {term!r}")
        if (kind.about == "seat") != (about >= 0) or about == seat:
            raise BadOption(f"the order {order!r} is about {'another seat' if kind.about else 'nobody'}, not {about}")
        counters = self.game.terms(self.game.hide(self.table, seat), seat)
        return Standing(order, term, about, counters.get(term, 0))

    def ordered(self, seat: int, orders: Iterable[Standing]) -> tuple[Order, Pick] | None:
        """What this seat ordered to be answered to its open ask, and by which order."""
        ask = self.ask_of(seat)
        if ask is None:
            return None
        hidden = self.game.hide(self.table, seat)
        for standing in self.in_force(seat, orders):
            kind = self.game.order_of(standing.order)
            if ask.prompt in kind.prompts:
                pick = kind.answer(hidden, ask, standing.about)
                if pick is not None and pick in ask.options:
                    return kind, pick
        return None

    def in_force(self, seat: int, orders: Iterable[Standing]) -> list[Standing]:
        """Those orders of a seat whose time is not up."""
        counters = self.game.terms(self.game.hide(self.table, seat), seat)
        return [standing for standing in orders if not standing.over(counters)]

    # ------------------------------------------------------------------ for bots, and for the room

    def sight(self, seat: int) -> Sight[T]:
        """What `seat` knows at its open ask."""
        if not self.keep or self.ask_of(seat) is None:
            raise ScriptError(f"seat {seat} has no open ask in a match that keeps its beat: nothing to think about")
        return Sight(seat, self.game.hide(self._start, seat), list(self._answers))

    @property
    def asked(self) -> list[int]:
        """The seats of the open question, whether they have answered or not: who was quick is nobody's business."""
        request = self._request
        return [ask.seat for ask in (request.asks if type(request) is Together else self.pending)]

    @property
    def together(self) -> bool:
        """Whether the open question is a Together."""
        return type(self._request) is Together

    @property
    def gathering(self) -> bool:
        """Whether the open question is a Together that somebody has answered already."""
        return self.together and bool(self._given)
