"""What luck brought a seat: taken off the result of a game, it lets fewer games tell how well a bot plays.

At every throw, the game as it went on is compared with others that go on from the very same choice with other dice: how
much better the seat stands, by `evaluate`, than it does there on average. Over a game that adds up to 0 on average,
whoever plays: taking off any fixed multiple of it changes no mean, but the more of the result it explains, the less
spread is left (the control variate of AIVAT; Burch, Schmid, Moravčík, Morrill and Bowling, 2018).
"""

from random import Random
from statistics import fmean
from typing import Any

from oubliettes.kernel import FastDice, Match, Pick

WORLDS = 16
"""How many other ways a game might have gone on after a choice."""


class Counting(FastDice):
    """Dice that count their throws."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.throws = 0

    def roll(self, faces: tuple[int, ...], counter: int = 0, hidden: bool = False) -> tuple[int, ...]:
        self.throws += 1
        return super().roll(faces, counter, hidden)

    def draw(self, n: int, counter: int = 0) -> int:
        self.throws += 1
        return super().draw(n, counter)

    def shuffle(self, n: int, counter: int = 0) -> tuple[int, ...]:
        self.throws += 1
        return super().shuffle(n, counter)


class Fortune:
    """Makes the choices of a match, and counts the luck that one seat has with them."""

    def __init__(self, match: Match[Any], seat: int, seed: str) -> None:
        self.match = match
        self.seat = seat
        self.luck = 0.0
        self.allotted = 0.0
        """How much of it came with choices that were not the bot's."""
        self._rng = Random(seed)

    def choose(self, seat: int, pick: Pick) -> None:
        """A bot's own choice: what the dice made of it is luck."""
        stands = []
        for _ in range(WORLDS):
            dice = Counting(self._rng.getrandbits(64))
            stands.append(self._after(dice, seat, pick))
            if not dice.throws:
                return self.match.choose(seat, pick)
        self._go(seat, pick, fmean(stands))

    def allot(self, seat: int, number: int) -> None:
        """A choice that is not the bot's but its number's: which one it was is luck too."""
        ask = self.match.ask_of(seat)
        assert ask is not None
        chosen = number % len(ask.options)
        stands = [
            fmean(self._after(FastDice(self._rng.getrandbits(64)), seat, pick) for _ in range(WORLDS))
            for pick in ask.options
        ]
        lot = stands[chosen] - fmean(stands)
        self.allotted += lot
        self.luck += lot
        self._go(seat, ask.options[chosen], stands[chosen])

    def _after(self, dice: FastDice, seat: int, pick: Pick) -> float:
        fork = self.match.fork(dice)
        fork.choose(seat, pick)
        return fork.game.evaluate(fork.table, self.seat)

    def _go(self, seat: int, pick: Pick, expected: float) -> None:
        self.match.choose(seat, pick)
        self.luck += self.match.game.evaluate(self.match.table, self.seat) - expected
