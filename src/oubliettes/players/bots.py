"""Bots. They see what their seat may know, and nothing else."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from oubliettes.kernel import (
    Ask,
    Dice,
    Game,
    Match,
    Options,
    Pick,
    Policy,
    Result,
    Sight,
    playout,
    random_policy,
)
from oubliettes.players.grades import GRADES, Grade
from oubliettes.players.search import Manner, Node, Search, descend
from oubliettes.players.tally import Tally, merged


def _by_policy(game: Game[Any], rng: Random) -> Policy[Any]:
    def pick(table: Any, ask: Ask) -> Pick:
        return game.policy(table, ask, rng)

    return pick


def _at_random(game: Game[Any], rng: Random) -> Policy[Any]:
    return random_policy(rng)


QUICK: dict[str, Callable[[Game[Any], Random], Policy[Any]]] = {"random": _at_random, "policy": _by_policy}
"""Bots that answer from the table at a glance. `random`: every option equally likely; `policy`: the game's own quick
and sensible pick."""
KINDS: tuple[str, ...] = (*QUICK, *GRADES)
"""All bots, weakest first: the quick ones, then those that search."""


class Bot:
    """A player that answers at once, or after some thought.

    >>> from oubliettes.games import GAMES
    >>> match = Match.new(GAMES["dungeon-roll"], seats=1)
    >>> Bot("random", match.game, Random(7)).pick(match, match.pending[0]) in match.pending[0].options
    True
    >>> Bot("easy", match.game, Random(7)).pick(match, match.pending[0]) in match.pending[0].options
    True
    """

    def __init__(self, kind: str, game: Game[Any], rng: Random, *, timed: bool = False) -> None:
        """`timed`: thoughts end when their time is up, so that what it picks depends on the machine too."""
        self.kind, self.timed = kind, timed
        self._thinker = Thinker(game, GRADES[kind], rng, timed=timed) if kind in GRADES else None
        self._policy = QUICK[kind](game, rng) if kind in QUICK else None

    def pick(self, match: Match[Any], ask: Ask) -> Pick:
        """One of the options of `ask`, from the table as the asked seat sees it."""
        if self._policy is not None:
            return self._policy(match.game.hide(match.table, ask.seat), ask)
        assert self._thinker is not None
        return ask.options[0] if len(ask.options) == 1 else self._thinker.pick(match.sight(ask.seat))


class Thinker:
    """A player that searches, and remembers what of its tree is still of use. One for each seat."""

    def __init__(self, game: Game[Any], grade: Grade, rng: Random, *, timed: bool = False) -> None:
        self.game = game
        self.grade = grade
        self.manner = Manner()
        self._rng = rng
        self._timed = timed
        self._tree: Node | None = None
        self._picked: int | None = None
        """The option picked from the tree, if it is known."""

    def pick(self, what: Sight[Any]) -> Pick:
        """The pick that a search speaks for."""
        tally = self.think(what, self._rng.getrandbits(63))
        self._picked = tally.best(self.manner.doubt)
        return tally.options[self._picked]

    def think(self, what: Sight[Any], seed: int, share: int = 0, shares: int = 1) -> Tally:
        """What a search finds out about the question that is open in a sight: all of it, or a share of the work."""
        search = Search(self.game, what, seed, self.manner)
        if self._tree:
            search.keep(descend(self._tree, self._picked, search.ask))
        self._tree, self._picked = search.root, None
        enough = self.grade.guard() if self._timed else None
        return search.run(-(-self.grade.simulations // shares), enough, share=share, shares=shares)


def settled(tallies: Iterable[Tally]) -> Pick:
    """The pick that all shares of a search speak for together."""
    tally = merged(tallies)
    return tally.options[tally.best(Manner().doubt)]


def around(game: Game[Any], kinds: Sequence[str], rng: Random) -> Policy[Any]:
    """One policy for a whole table of quick bots, each seat with its own kind: for playouts."""
    policies = [QUICK[kind](game, rng) for kind in kinds]

    def pick(table: Any, ask: Ask) -> Pick:
        return policies[ask.seat](table, ask)

    return pick


def bots_play(game: Game[Any], kinds: Sequence[str], options: Options, dice: Dice, rng: Random) -> Result:
    """A whole game between bots. Quick ones need no match: that is a hundred times as fast."""
    if QUICK.keys() >= set(kinds):
        table = game.setup(len(kinds), game.settle(len(kinds), options))
        return game.result(playout(game, table, around(game, kinds, rng), dice))
    match = Match.new(game, seats=len(kinds), options=options, dice=dice)
    bots = [Bot(kind, game, rng) for kind in kinds]
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, bots[ask.seat].pick(match, ask))
    assert match.result is not None
    return match.result
