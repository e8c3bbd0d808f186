"""Bots. They see what their seat may know, and nothing else."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from oubliettes.kernel import Ask, Game, Match, Pick, Policy, random_policy


def _by_policy(game: Game[Any], rng: Random) -> Policy[Any]:
    def pick(table: Any, ask: Ask) -> Pick:
        return game.policy(table, ask, rng)

    return pick


def _at_random(game: Game[Any], rng: Random) -> Policy[Any]:
    return random_policy(rng)


KINDS: dict[str, Callable[[Game[Any], Random], Policy[Any]]] = {"random": _at_random, "policy": _by_policy}
"""`random`: every option equally likely; `policy`: the game's own quick and sensible pick."""


class Bot:
    """A player that answers at once.

    >>> from oubliettes.games import GAMES
    >>> match = Match.new(GAMES["dungeon-roll"], seats=1)
    >>> Bot("random", match.game, Random(7)).pick(match, match.pending[0]) in match.pending[0].options
    True
    """

    def __init__(self, kind: str, game: Game[Any], rng: Random) -> None:
        self.kind = kind
        self._policy = KINDS[kind](game, rng)

    def pick(self, match: Match[Any], ask: Ask) -> Pick:
        """One of the options of `ask`, from the table as the asked seat sees it."""
        return self._policy(match.game.hide(match.table, ask.seat), ask)


def around(game: Game[Any], kinds: Sequence[str], rng: Random) -> Policy[Any]:
    """One policy for a whole table of bots, each seat with its own kind: for playouts."""
    policies = [KINDS[kind](game, rng) for kind in kinds]

    def pick(table: Any, ask: Ask) -> Pick:
        return policies[ask.seat](table, ask)

    return pick
