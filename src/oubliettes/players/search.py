"""Information-set Monte Carlo tree search: it plays every game through `guess`, `policy`, `evaluate` and forks.

A search is given a `Sight`: what its seat knows. Each simulation draws a world that fits it (`imagine`), walks down the
tree, plays on with the game's policy for a while and asks `evaluate` how each seat stands there.

- **The tree** has one node for each question that the same picks lead to. Chance needs no nodes of its own: what dice
  and cards brought shows in who is asked what, and that is how a pick's children are told apart. Worlds that ask the
  same share a node, so that its figures are those of an information set, not of one deal.
- **Every seat wants its own good** (max^n): a node counts what its own seat got. Of an open `Together` only the
  searching seat's ask is a node: the others pick in secret, so their policies answer for them.
- **Other picks than the policy's** are opened little by little (progressive widening), the slower the more chance has
  to say after the question: where luck decides most, trying out what is not better only blurs what is compared. What
  the game does not call `serious` is never opened.
- **At the root** the picks race: all are tried in the same worlds with the same dice, so that luck is the same for all,
  and the worse half leaves, again and again (sequential halving); so does at once what is plainly worse than the
  policy's pick or no different from it, and when nothing is left the search ends early. The policy's pick stays to the
  end: nothing replaces it that is not better by what was seen, doubts deducted.
- **Between picks** the part of the tree that play has come to is kept.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import ceil, log, log2, sqrt
from random import Random
from typing import Any

from oubliettes.kernel import Ask, FastDice, Game, Match, Pick, ScriptError, Sight
from oubliettes.players.luck import TwinDice
from oubliettes.players.tally import Tally

PRIME = 1_000_003
"""Keeps the worlds of a search apart."""

PATIENCE = 40
"""After so many more questions without a calm one a playout ends all the same."""

Key = tuple[int, str, tuple[Pick, ...]]
"""What tells the children of a pick apart: who is asked, what, and among which options."""


@dataclass(slots=True, frozen=True)
class Manner:
    """How a search goes about it. The numbers were found by play."""

    horizon: int = 10
    """So many questions from the root on, `evaluate` speaks, or at the next calm question after that."""
    wideness: float = 0.5
    """How many options of a node below the root are open: one, and this times the square root of its visits, if chance
    has nothing to say after it."""
    trust: float = 3.0
    """How much slower that is, on top, where chance has as much to say as at the root: there the policy is trusted."""
    curiosity: float = 0.7
    """How much an option attracts that is less known than others, in standard deviations of what was seen."""
    doubt: float = 1.0
    """By how many standard errors another pick must be better than the policy's, after many trials."""
    sure: float = 2.5
    """An option that is worse than the policy's pick by so many standard errors leaves the race at once; when the last
    one is better by as many, the race is over."""
    opinions: int = 4
    """How many times more the policy is asked at the root: what it picks then races too."""
    entrants: int = 16
    """How many options race at the root, at most."""


class Node:
    """A question in the tree: what came of each of its options, for the seat that is asked."""

    __slots__ = ("children", "counts", "options", "order", "seat", "squares", "sums", "visits")

    def __init__(self, ask: Ask, first: int, serious: Sequence[Pick], rng: Random) -> None:
        self.seat = ask.seat
        self.options = tuple(ask.options)
        others = (option for option, pick in enumerate(self.options) if serious is ask.options or pick in serious)
        self.order = [first, *(option for option in others if option != first)]
        """In which order options are opened: the policy's pick, then the others as luck has it."""
        if len(self.order) > 2:
            tail = self.order[1:]
            rng.shuffle(tail)
            self.order[1:] = tail
        self.counts = [0] * len(self.options)
        self.sums = [0.0] * len(self.options)
        self.squares = 0.0
        self.visits = 0
        self.children: dict[tuple[int, Key], Node] = {}

    @property
    def spread(self) -> float:
        """The standard deviation of what the seat got."""
        if self.visits < 2:
            return 0.5
        mean = sum(self.sums) / self.visits
        return sqrt(max(0.0, self.squares / self.visits - mean * mean)) + 1e-6

    def mean(self, option: int) -> float:
        return self.sums[option] / self.counts[option] if self.counts[option] else 0.0

    def favour(self, option: int) -> None:
        """Open this option second, unless it is the first."""
        first, *others = self.order
        if option != first:
            self.order = [first, option, *(other for other in others if other != option)]

    def keep(self, known: "Node") -> None:
        """Take over what is known of the same question."""
        self.children = known.children
        first, *others = self.order
        others.sort(key=lambda option: -known.mean(option))
        self.order = [first, *others]

    def add(self, option: int, reward: float) -> None:
        self.visits += 1
        self.counts[option] += 1
        self.sums[option] += reward
        self.squares += reward * reward

    def select(self, manner: Manner, usual: float) -> int:
        """The option that promises most: a new one when it is time, else by mean and by how little it is known.

        `usual`: the spread at the root."""
        visits, counts, sums, spread = self.visits, self.counts, self.sums, self.spread
        width = 1 + int(manner.wideness * sqrt(visits) / (1 + manner.trust * spread / usual))
        pull = manner.curiosity * spread * sqrt(log(visits + 1))
        best, chosen = -1.0, self.order[0]
        for place, option in enumerate(self.order):
            count = counts[option]
            if not count:
                if place < width:
                    return option
                break
            worth = sums[option] / count + pull / sqrt(count)
            if worth > best:
                best, chosen = worth, option
        return chosen


class _Enough(Exception):
    """A playout has come to its horizon."""


class Search:
    """One seat's thoughts about the question it is asked."""

    def __init__(self, game: Game[Any], sight: Sight[Any], seed: int, manner: Manner) -> None:
        self.game = game
        self.seat = sight.seat
        self.manner = manner
        self.seed = seed
        rng = Random(seed)
        self.world = Match.seen(game, sight, FastDice(rng.getrandbits(64)))
        """A match in a world that fits what the seat knows: simulations imagine others from it."""
        ask = self.world.ask_of(sight.seat)
        if ask is None:
            raise ScriptError(f"seat {sight.seat} is not asked anything in what it sees")
        self.ask = ask
        self.root = self._node(self.world.table, ask, rng)
        for _ in range(manner.opinions):  # a policy that tosses coins has more than one favourite
            self.root.favour(ask.options.index(game.policy(self.world.table, ask, rng)))
        self.tally = Tally(self.root.options, self.root.order[0])

    def keep(self, known: Node | None) -> None:
        """Go on from what an earlier search knows of the same question: what follows it, and the order to try."""
        if known:
            self.root.keep(known)

    def _node(self, table: Any, ask: Ask, rng: Random) -> Node:
        pick = self.game.policy(table, ask, rng)
        return Node(ask, ask.options.index(pick), self.game.serious(table, ask), rng)

    # ------------------------------------------------------------------ the race at the root

    def run(
        self, simulations: int, enough: Callable[[], bool] | None = None, *, share: int = 0, shares: int = 1
    ) -> Tally:
        """At most so many simulations, or until there were enough: rounds of a race, the worse half leaving after each.

        Several processes search together when each takes a share: of `n` shares number `i` plays in the worlds
        `i`, `i + n`, `i + 2n`, ..., and their tallies are merged.
        """
        tally, first, sure = self.tally, self.tally.first, self.manner.sure
        if len(tally.options) == 1:
            return tally
        entrants = max(2, min(self.manner.entrants, simulations // 4))
        racing = self.root.order[1:entrants]
        rounds = max(1, ceil(log2(len(racing) + 1)))
        world = share
        for round_ in range(rounds):
            end = tally.simulations + (simulations - tally.simulations) // (rounds - round_)
            while tally.simulations < end:
                base = self._simulate(first, world)
                tally.add(first, base, 0.0)
                for option in racing:
                    if tally.simulations >= simulations or (enough and enough()):
                        return tally
                    reward = self._simulate(option, world)
                    tally.add(option, reward, reward - base)
                world += shares
                racing = [option for option in racing if tally.verdict(option, sure) >= 0]
                if not racing or (len(racing) == 1 and tally.verdict(racing[0], sure) > 0):
                    return tally
            racing.sort(key=lambda option: -tally.gains[option])
            del racing[max(1, len(racing) // 2) :]
        return tally

    # ------------------------------------------------------------------ one simulation

    def _simulate(self, option: int, world: int) -> float:
        """Try an option of the root in one of the worlds: the same number, the same world and dice."""
        dice = TwinDice(self.seed + PRIME * (world + 1))
        rng = Random(self.seed - PRIME * (world + 1))
        match = self.world.imagine(self.seat, dice)
        manner, seat, root = self.manner, self.seat, self.root
        usual = root.spread
        path: list[tuple[Node, int]] = [(root, option)]
        match.choose(seat, root.options[option])
        node: Node | None = root
        while node is not None and match.pending:
            ask = match.ask_of(seat) or match.pending[0]
            if len(ask.options) == 1:
                match.choose(ask.seat, ask.options[0])
                continue
            if ask.seat != seat and match.together:
                match.choose(ask.seat, self.game.policy(match.table, ask, rng))
                continue
            key = (option, (ask.seat, ask.prompt, tuple(ask.options)))
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = self._node(match.table, ask, rng)
                option = child.order[0]
                node = None
            else:
                option = child.select(manner, usual)
                node = child
            path.append((child, option))
            match.choose(ask.seat, child.options[option])
        if match.pending:
            self._play_on(match, max(2, manner.horizon - len(path)), rng)
        rewards: dict[int, float] = {}
        for node, option in path:
            if node.seat not in rewards:
                rewards[node.seat] = self.game.evaluate(match.table, node.seat)
            node.add(option, rewards[node.seat])
        return rewards[seat]

    def _play_on(self, match: Match[Any], questions: int, rng: Random) -> None:
        """The policy picks for all, for so many questions and on to a calm one."""
        policy, calm, left = self.game.policy, self.game.calm, questions

        def pick(table: Any, ask: Ask) -> Pick:
            nonlocal left
            if left <= 0 and (calm(table) or left <= -PATIENCE):
                raise _Enough
            left -= 1
            return policy(table, ask, rng)

        with suppress(_Enough):
            match.finish(pick)


def descend(root: Node, option: int | None, ask: Ask) -> Node | None:
    """The part of a tree to keep: the best known node with that very question which the option (None: any of them)
    leads to, before any other question to its seat."""
    wanted = (ask.seat, ask.prompt, tuple(ask.options))
    found: list[Node] = []
    waiting = [(key, child) for (taken, key), child in root.children.items() if option is None or taken == option]
    while waiting:
        key, node = waiting.pop()
        if key == wanted:
            found.append(node)
        elif node.seat != ask.seat:
            waiting += [(key, child) for (_, key), child in node.children.items()]
    return max(found, key=lambda node: node.visits, default=None)
