"""Plays the beats of a match: runs the scripts, puts their questions, throws the dice, and can play a beat again.

The scripts of a game run one *beat* at a time. A match remembers the table as it was when the beat began and the
answers given since; with these two a beat can be played again: that is a fork, and that is an undo.
"""

from collections.abc import Sequence
from typing import Any, Generic

from oubliettes.kernel.dice import HIDDEN, PUBLIC, Dice, Throw
from oubliettes.kernel.errors import BeatError, EndMatch, ScriptError
from oubliettes.kernel.film import Film, Frame, Watchers
from oubliettes.kernel.game import Game, Result, T
from oubliettes.kernel.record import Record, Start
from oubliettes.kernel.requests import Ask, Draw, Pick, Request, Roll, Script, Shuffle, Together
from oubliettes.kernel.table import Event

CHANCE = -1
"""The `seat` of an answer that dice gave."""
NO_RECORD = Record(Start("", 0, 0, {}, ""))

Answers = list[tuple[int, Any, int]]
"""Who answered what, and the number of the record's entry."""


class Beats(Generic[T]):
    """The engine room of a `Match`: all its state, and how it goes on from an answer to the next question."""

    __slots__ = (
        "_answers",
        "_closed",
        "_counters",
        "_given",
        "_hidden",
        "_log_start",
        "_number",
        "_request",
        "_result",
        "_script",
        "_start",
        "_throws",
        "_typed",
        "dice",
        "frames",
        "game",
        "keep",
        "log",
        "pending",
        "record",
        "table",
        "watchers",
    )

    def __init__(self, game: Game[T], table: T, dice: Dice, *, keep: bool) -> None:
        """Use `Match.new`, `replay` or `match.fork`."""
        self.game = game
        self.table = table
        self.dice = dice
        self.keep = keep
        """Whether this match keeps a checkpoint, a record and a log; forks for a search do not."""
        self.pending: list[Ask] = []
        """The asks open now; several under a `Together`; none when the match is over."""
        self.log: list[Event] = []
        self.watchers: tuple[int | None, ...] = ()
        """For whom it is filmed."""
        self.frames: list[Frame] = []
        """Of a match that is filmed: one for each event of the last pick."""
        self.record: Record = NO_RECORD
        self._script: Script[None] | None = None
        self._request: Request | None = None
        self._closed = False
        self._start: T = table
        self._log_start = 0
        self._answers: Answers = []
        """Who answered what since the beat began, and the entry number of that answer."""
        self._given: dict[int, tuple[Pick, int]] = {}
        """The answers to an open Together so far."""
        self._typed: list[tuple[int, int]] = []
        """The dice typed in so far for an open roll."""
        self._number = 0
        """The number of the entry now being played: asks that it opens are named after it."""
        self._counters = [0, 0]
        self._throws: list[Throw] = []
        self._hidden: dict[int, T] = {}
        self._result: Result | None = None

    # ------------------------------------------------------------------ who looks on

    def view(self, seat: int | None) -> Any:
        """What a seat sees now (None: a spectator): built from the hidden table only."""
        return self.game.view(self.game.hide(self.table, seat), seat)

    def watch(self, watchers: Watchers) -> None:
        """Film what follows for these seats (None: the spectators); for nobody: film no more."""
        self.watchers = tuple(watchers)
        self.frames = []
        self.table.log = Film(self) if self.watchers else self.log

    # ------------------------------------------------------------------ from one question to the next

    def _run(self, answer: Any = None) -> None:
        """Drive the script until somebody is asked or the match is over."""
        while True:
            script = self._script
            if script is None:
                if not self.table.agenda:
                    return self._over()
                script = self._script = self._begin()
                answer = None
                if script is None:
                    continue
            try:
                request = script.send(answer)
            except StopIteration:
                self._script = None
                continue
            except EndMatch:
                self._script = None
                self.table.agenda.clear()
                continue
            self._request = request
            kind = type(request)
            if kind is Ask or kind is Together:
                return self._open()
            if kind is Roll and self.dice.typed and not request.hidden and request.dice:  # type: ignore[union-attr]
                return self._ask_die()
            answer = self._throw(request)
            if self.keep:
                self._answers.append((CHANCE, answer, 0))

    def _begin(self) -> Script[None] | None:
        """A new beat; None: it asked nothing and is over."""
        if self.keep:
            self._start = self.game.copy(self.table)
            self._log_start = len(self.log)
            self._answers = []
            self._hidden = {}
        self._closed = False
        try:
            return self._next_step(self.table)
        except EndMatch:
            self.table.agenda.clear()
            return None

    def _next_step(self, table: T) -> Script[None] | None:
        """Pop the next step of a table and begin it."""
        name, *args = table.agenda.pop()
        step = self.game.steps.get(name)
        if step is None:
            raise ScriptError(f"{self.game.slug} has no step {name!r}: steps are {', '.join(self.game.steps)}")
        return step(table, *args)

    def _refeed(self) -> None:
        """Play the beat again from its start, with the answers given since."""
        table = self.table
        if not table.agenda:
            self.pending = []
            return
        name = table.agenda[-1][0]
        script = self._script = self._next_step(table)
        try:
            request = next(script or iter(()))
            for _, answer, _ in self._answers:
                request = script.send(answer)  # type: ignore[union-attr]
        except (StopIteration, EndMatch):
            raise ScriptError(
                f"step {name!r} ends early when it is played again: whom it asks depends on hidden things, "
                "or on something that is not on the table"
            ) from None
        if self.watchers:  # what was said again took no frame: what is said from here on does
            self.table.log = Film(self)
        self._request = request
        if type(request) is Roll:
            if self.dice.typed:
                return self._ask_die()
            answer = self._throw(request)
            if self.keep:
                self._answers.append((CHANCE, answer, 0))
            return self._run(answer)
        self._open()

    def _answer(self, seat: int, answer: Any, number: int) -> None:
        if self.keep:
            self._answers.append((seat, answer, number))
        self._run(answer)

    def _throw(self, request: Request) -> Any:
        """Ask the dice, and note the throw."""
        counters, dice = self._counters, self.dice
        shape: tuple[str | int, ...]
        if type(request) is Roll:
            hidden = request.hidden
            stream = 1 if hidden else 0
            answer: Any = dice.roll(request.dice, counters[stream], hidden)
            shape, found = ("roll", *request.dice), answer
            self._closed |= hidden
        elif type(request) is Draw:
            stream = 1
            answer = dice.draw(request.n, counters[1])
            shape, found = ("draw", request.n), (answer,)
            self._closed = True
        elif type(request) is Shuffle:
            stream = 1
            answer = found = dice.shuffle(request.n, counters[1])
            shape = ("shuffle", request.n)
            self._closed = True
        else:
            raise ScriptError(f"a script yields Ask, Together, Roll, Draw or Shuffle, not {request!r}")
        if self.keep:
            self._throws.append(Throw(HIDDEN if stream else PUBLIC, counters[stream], shape, found))
        counters[stream] += 1
        return answer

    def _open(self) -> None:
        """Put the script's question to the seats."""
        request = self._request
        if self._closed:
            raise BeatError(f"{request} in a beat closed by a draw or a secret: push a step and ask there")
        if type(request) is Ask:
            if not request.options:
                raise ScriptError(f"{request} offers nothing: every list of options holds at least one pick")
            request.number = self._number
            self.pending = [request]
        else:
            self._open_together()

    def _together(self) -> Sequence[Ask]:
        assert type(self._request) is Together
        return self._request.asks

    def _open_together(self, reopened: int | None = None) -> None:
        asks = self._together()
        if len({ask.seat for ask in asks}) < max(1, len(asks)):
            raise ScriptError(
                f"{self._request} asks {'a seat twice' if asks else 'nobody'}: each seat has one ask in it"
            )
        for ask in asks:
            if not ask.options:
                raise ScriptError(f"{ask} offers nothing: every list of options holds at least one pick")
            if reopened is None or ask.seat == reopened:
                ask.number = self._number
        self.pending = [ask for ask in asks if ask.seat not in self._given]

    def _over(self) -> None:
        self.pending, self._request = [], None
        if self.keep:
            self._start, self._answers, self._hidden = self.table, [], {}
            self._log_start = len(self.log)

    # ------------------------------------------------------------------ dice rolled on a real table

    def _ask_die(self) -> None:
        """Ask for the next die of an open roll, or for a confirmation of them all."""
        roll = self._request
        assert type(roll) is Roll
        values = [value for value, _ in self._typed]
        facts = {"values": values, "count": len(roll.dice), "what": roll.what}
        if len(values) < len(roll.dice):
            faces = roll.dice[len(values)]
            options: list[Pick] = [("die", value) for value in range(1, faces + 1)]
            ask = Ask(roll.for_, "roll-die", options, facts=facts | {"faces": faces, "die": len(values) + 1})
        else:
            ask = Ask(roll.for_, "confirm-roll", [("confirm",), ("again",)], facts=facts)
        ask.number = self._number
        self.pending = [ask]

    def _type(self, pick: Pick, number: int) -> None:
        if pick[0] == "die":
            self._typed.append((int(pick[1]), number))
            self._ask_die()
        elif pick[0] == "again":
            self._typed = []
            self._ask_die()
        else:
            values = tuple(value for value, _ in self._typed)
            self._typed = []
            self._answer(CHANCE, values, number)
