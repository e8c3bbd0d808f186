"""A match as learners see it: numbered actions, vectors, and what it was worth in the end."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

import numpy
from numpy.typing import NDArray

from oubliettes.games import GAMES
from oubliettes.gym.layout import Actions, Layout, layout_of
from oubliettes.gym.shapes import BOUND, Encoder
from oubliettes.kernel import Ask, BadOption, Dice, FastDice, Game, IllegalPick, Match, Pick, Result

Vector: TypeAlias = NDArray[numpy.float32]
Mask: TypeAlias = NDArray[numpy.int8]


def game_of(slug: str) -> Game[Any]:
    if slug not in GAMES:
        raise BadOption(f"there is no game {slug!r}: the games are {', '.join(GAMES)}")
    return GAMES[slug]


class Reader:
    """Turns what a seat sees into a vector, and picks into actions, by the layout of a game."""

    def __init__(self, slug: str) -> None:
        self.layout: Layout = layout_of(slug)
        self.actions = Actions(self.layout)
        self._view = Encoder(self.layout.view)
        self._prompts = {prompt: n for n, prompt in enumerate(self.layout.prompts)}

    def vector(self, match: Match[Any], seat: int) -> Vector:
        """The seat, whether it is asked, what it is asked, and its view: all that this seat may know, and no more."""
        vector: Vector = numpy.zeros(self.layout.length, dtype=numpy.float32)
        vector[0] = seat
        ask = match.ask_of(seat)
        if ask is not None:
            vector[1] = 1.0
            vector[2 + self._prompts.get(ask.prompt, len(self._prompts))] = 1.0
        self._view.fill(match.view(seat), vector, 3 + len(self._prompts))
        return vector

    def mask(self, ask: Ask | None) -> Mask:
        """1 for each action that is legal now."""
        mask: Mask = numpy.zeros(self.actions.count, dtype=numpy.int8)
        if ask is not None:
            mask[list(self.actions.of(ask.options))] = 1
        return mask

    def pick(self, ask: Ask, action: int) -> Pick:
        """The pick that an action is at this ask, or IllegalPick."""
        found = self.actions.of(ask.options)
        if int(action) not in found:
            raise IllegalPick(f"action {action} is not legal now: legal are {sorted(found)}; use the action mask")
        return found[int(action)]

    def __reduce__(self) -> tuple[Any, ...]:
        return reader_of, (self.layout.game,)


@cache
def reader_of(slug: str) -> Reader:
    """One for each game will do."""
    return Reader(slug)


class Session:
    """One match at a time. Asks with one option only are answered at once: there is nothing to learn from them."""

    def __init__(self, slug: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.game = game_of(slug)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.settle(self.seats, options or {})
        self.reader = reader_of(slug)
        self.match: Match[Any] | None = None

    @property
    def bounds(self) -> tuple[float, float]:
        """Of every slot of an observation."""
        return -BOUND, BOUND

    def begin(self, seed: int | None) -> None:
        dice: Dice = FastDice(seed)
        self.match = Match.new(self.game, seats=self.seats, options=self.options, dice=dice)
        self._hurry()

    def _hurry(self) -> None:
        assert self.match is not None
        while self.match.pending and len(self.match.pending[0].options) == 1:
            ask = self.match.pending[0]
            self.match.choose(ask.seat, ask.options[0])

    @property
    def ask(self) -> Ask | None:
        """The ask to answer next. Of several that are open together the first: no seat sees what the others picked."""
        assert self.match is not None
        return self.match.pending[0] if self.match.pending else None

    def act(self, action: int) -> None:
        """Answer it, or IllegalPick."""
        assert self.match is not None
        assert self.ask is not None
        ask = self.ask
        self.match.choose(ask.seat, self.reader.pick(ask, action))
        self._hurry()

    def vector(self, seat: int) -> Vector:
        assert self.match is not None
        return self.reader.vector(self.match, seat)

    def mask(self, seat: int) -> Mask:
        """Of the ask to answer next if it is this seat's; else nothing is legal."""
        ask = self.ask
        return self.reader.mask(ask if ask is not None and ask.seat == seat else None)

    @property
    def gains(self) -> list[float]:
        assert self.match is not None
        return gains(self.match.result) if self.match.result else [0.0] * self.seats


def gains(result: Result) -> list[float]:
    """What a match was worth: alone, the points; else from 1 (before all others) to -1 (behind all), in all 0."""
    if len(result.ranks) == 1:
        return [float(result.scores[0])]
    others = len(result.ranks) - 1
    return [
        (sum(rank < other for other in result.ranks) - sum(rank > other for other in result.ranks)) / others
        for rank in result.ranks
    ]
