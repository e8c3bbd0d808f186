"""One game of a study: a function of the cell, the study's seed and the game's number, and of nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any

from oubliettes.kernel import Event, FastDice, Game, Match, Options, Policy, Result, playout, random_policy
from oubliettes.players import QUICK, Bot, around


class Player:
    """Plays the games of one cell. Made once: only the random numbers begin anew with each game."""

    def __init__(self, game: Game[Any], kinds: Sequence[str], options: Options, seed: int) -> None:
        self.game = game
        self.kinds = tuple(kinds)
        self.options = game.settle(len(kinds), options)
        self.seed = seed
        self._dice = FastDice()
        self._rng = Random()
        self._policy: Policy[Any] | None = None
        if set(kinds) == {"random"}:
            self._policy = random_policy(self._rng)  # a playout knows this one, and spares the calls
        elif quick(kinds):
            self._policy = around(game, kinds, self._rng)

    def play(self, number: int, *, log: bool) -> tuple[Result, list[Event]]:
        """Game `number` and, if asked for, what was said in it."""
        self._dice.rng.seed(f"dice/{self.seed}/{number}")
        self._rng.seed(f"bots/{self.seed}/{number}")
        if self._policy is None:
            return self._think(number)
        table = self.game.setup(len(self.kinds), self.options)
        said: list[Event] = []
        if log:
            table.log = said
        playout(self.game, table, self._policy, self._dice)
        return self.game.result(table), said

    def _think(self, number: int) -> tuple[Result, list[Event]]:
        """The same with bots that look ahead: each has random numbers of its own."""
        match = Match.new(self.game, seats=len(self.kinds), options=self.options, dice=self._dice)
        bots = [
            Bot(kind, self.game, Random(f"bot/{self.seed}/{number}/{seat}")) for seat, kind in enumerate(self.kinds)
        ]
        while match.pending:
            ask = match.pending[0]
            lone = len(ask.options) == 1
            match.choose(ask.seat, ask.options[0] if lone else bots[ask.seat].pick(match, ask))
        assert match.result is not None
        return match.result, match.log


def quick(kinds: Sequence[str]) -> bool:
    """Whether all of them answer at a glance: then they play without a match, a hundred times as fast."""
    return QUICK.keys() >= set(kinds)
