"""Every game as an OpenSpiel game: import this, then `pyspiel.load_game("oubliettes_dungeon_roll", {"players": 2})`.

Chance is explicit: each die, each draw and each step of a shuffle is a chance node with equally likely outcomes.
Seats that choose together do so one after the other; none of them sees what the others picked. Asks with one option
only are answered at once.
"""

import json
from collections.abc import Sequence
from typing import Any

import numpy
import pyspiel

from oubliettes.games import GAMES
from oubliettes.gym.session import gains, reader_of
from oubliettes.kernel import Ask, Game, Match, Option, Pick

LONGEST = 1_000_000
"""Moves of a match, at most; no game comes near."""
NOT_SAID = ("text", "legacy", "data")
"""Kinds of options that are no parameters."""
BEST = 1_000_000.0
"""Points of a solo match, at most."""


def short_name(slug: str) -> str:
    return f"oubliettes_{slug.replace('-', '_')}"


class _More(Exception):
    """The dice are needed for one thing more, which can fall in so many ways."""

    def __init__(self, ways: int) -> None:
        super().__init__(ways)
        self.ways = ways


class _Feed:
    """Dice that fall as they are told, and stop the match where nothing was told any more."""

    kind = "fed"
    typed = False

    def __init__(self, fell: Sequence[int]) -> None:
        self._fell = fell
        self._used = 0

    def draw(self, n: int, counter: int = 0) -> int:
        if n == 1:
            return 0
        if self._used == len(self._fell):
            raise _More(n)
        self._used += 1
        return self._fell[self._used - 1]

    def roll(self, faces: tuple[int, ...], counter: int = 0, hidden: bool = False) -> tuple[int, ...]:
        return tuple(self.draw(face) + 1 for face in faces)

    def shuffle(self, n: int, counter: int = 0) -> tuple[int, ...]:
        order = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.draw(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class _Position:
    """Where a match stands: at a decision, or between a pick and the dice that it wants.

    The match at the last decision is never touched again, so that any number of positions can share it. What follows
    is played on a fork of it, from the pick on, as far as the dice have been told.
    """

    def __init__(self, slug: str, seats: int, options: dict[str, Any]) -> None:
        self._setup = (slug, seats, options)
        self._story: Any = None
        """All that was picked or fell, the last first: `(before, what)`."""
        self.match: Match[Any] | None = None
        self._pick: tuple[int, Pick] | None = None
        self._fell: list[int] = []
        self.seen: dict[Any, Any] = {}
        """What was worked out about the last decision: what the seats know, which actions are legal."""
        self.ways = 0
        """In how many ways the next die can fall; 0 at a decision and at the end."""
        self._go()

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Position":
        other = object.__new__(_Position)
        other._setup, other.match, other._pick, other.ways = self._setup, self.match, self._pick, self.ways
        other._fell, other.seen, other._story = self._fell.copy(), self.seen, self._story
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """A script that waits cannot be pickled; what led there can."""
        story, before = [], self._story
        while before is not None:
            before, what = before
            story.append(what)
        return _again, (*self._setup, story[::-1])

    @property
    def ask(self) -> Ask | None:
        return self.match.pending[0] if self.match and self.match.pending else None

    def choose(self, pick: Pick) -> None:
        assert self.ask is not None
        self._pick = (self.ask.seat, pick)
        self._story = (self._story, pick)
        self._go()

    def fall(self, way: int) -> None:
        self._fell.append(way)
        self._story = (self._story, way)
        self._go()

    def _go(self) -> None:
        dice: Any = _Feed(self._fell)
        try:
            if self.match is None:
                slug, seats, options = self._setup
                match = Match.new(GAMES[slug], seats=seats, options=options, dice=dice)
            else:
                assert self._pick is not None
                match = self.match.fork(dice, keep=True)
                match.choose(*self._pick)
            while match.pending and len(match.pending[0].options) == 1:
                match.choose(match.pending[0].seat, match.pending[0].options[0])
        except _More as more:
            self.ways = more.ways
            return
        match.forget()
        self.match, self._pick, self._fell, self.ways, self.seen = match, None, [], 0, {}


def _again(slug: str, seats: int, options: dict[str, Any], story: Sequence[Any]) -> _Position:
    position = _Position(slug, seats, options)
    for what in story:
        if isinstance(what, int):
            position.fall(what)
        else:
            position.choose(tuple(what))
    return position


class OubliettesState(pyspiel.State):
    """A state. All of it is in one position, which clones share as far as they can."""

    def __init__(self, game: "OubliettesGame") -> None:
        super().__init__(game)
        self._reader = game.reader
        self._position = game.start()

    def current_player(self) -> int:
        position = self._position
        if position.ways:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.ask is None else position.ask.seat

    def _picks(self) -> dict[int, Pick]:
        """The legal actions, and the pick that each of them is."""
        ask, seen = self._position.ask, self._position.seen
        assert ask is not None
        if "picks" not in seen:
            seen["picks"] = dict(sorted(self._reader.actions.of(ask.options).items()))
        found: dict[int, Pick] = seen["picks"]
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._picks())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ways = self._position.ways
        return [(way, 1 / ways) for way in range(ways)]

    def _apply_action(self, action: int) -> None:
        position = self._position
        if position.ways:
            position.fall(int(action))
        else:
            position.choose(self._picks()[int(action)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._position.ask is None:
            return f"falls {action}"
        pick = self._picks().get(int(action))
        return f"illegal {action}" if pick is None else " ".join(map(str, pick))

    def is_terminal(self) -> bool:
        return not self._position.ways and self._position.ask is None

    def returns(self) -> list[float]:
        match = self._position.match
        if not self.is_terminal() or match is None or match.result is None:
            return [0.0] * self.num_players()
        return gains(match.result)

    def vector(self, player: int) -> Any:
        """What a seat knows; before the first decision nothing."""
        match, seen = self._position.match, self._position.seen
        if match is None:
            return numpy.zeros(self._reader.layout.length, dtype=numpy.float32)
        if player not in seen:
            seen[player] = self._reader.vector(match, player)
        return seen[player]

    def told(self, player: int) -> str:
        """The same for people to read."""
        match, seen = self._position.match, self._position.seen
        if match is None:
            return ""
        if ("told", player) not in seen:
            seen["told", player] = f"{match.ask_of(player) or ''} {match.view(player)}".strip()
        text: str = seen["told", player]
        return text

    def __str__(self) -> str:
        ask = self._position.ask
        return f"one of {self._position.ways}" if self._position.ways else "the end" if ask is None else repr(ask)


class OubliettesObserver:
    """What a seat knows, as OpenSpiel's algorithms want it."""

    def __init__(self, length: int) -> None:
        self.tensor = numpy.zeros(length, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OubliettesState, player: int) -> None:
        self.tensor[:] = state.vector(player)

    def string_from(self, state: OubliettesState, player: int) -> str:
        return state.told(player)


class OubliettesGame(pyspiel.Game):
    """A game with its number of seats and its options."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        game = GAMES[self.slug]
        self.reader = reader_of(self.slug)
        self._seats = int(given.get("players", game.seats[0]))
        self._options = {
            option.id: _read(option, given[option.id])
            for option in game.options
            if option.kind not in NOT_SAID and option.id in given
        }
        game.settle(self._seats, self._options)
        alone = self._seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.reader.actions.count,
            max_chance_outcomes=self.reader.layout.chance,
            num_players=self._seats,
            min_utility=-BEST if alone else -1.0,
            max_utility=BEST if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game, zero_sum=not alone), info, given)
        self._start: _Position | None = None

    def start(self) -> _Position:
        """The beginning: the same for every match, so worked out once."""
        if self._start is None:
            self._start = _Position(self.slug, self._seats, self._options)
        return self._start.__deepcopy__({})

    def new_initial_state(self) -> OubliettesState:
        return OubliettesState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OubliettesObserver:
        if params:
            raise ValueError(f"no parameters are known here: {params}")
        return OubliettesObserver(self.reader.layout.length)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


def _written(option: Option) -> Any:
    """An option's default as a parameter of OpenSpiel: a number, a flag or a word."""
    return option.default if type(option.default) in (int, bool, str) else json.dumps(option.default)


def _read(option: Option, value: Any) -> Any:
    if option.kind == "seat" and isinstance(value, str) and value.isdecimal():
        return int(value)
    return value


def _type(game: Game[Any], *, zero_sum: bool) -> Any:
    options = {option.id: _written(option) for option in game.options if option.kind not in NOT_SAID}
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.slug),
        long_name=f"Oubliettes: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **options},
        default_loadable=True,
    )


for _slug, _game in GAMES.items():
    pyspiel.register_game(
        _type(_game, zero_sum=1 not in _game.seats), type(short_name(_slug), (OubliettesGame,), {"slug": _slug})
    )
