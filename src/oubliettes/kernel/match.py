"""Drives one game: asks, takes answers, throws dice, remembers enough to go back, fork and replay.

The scripts of a game run one *beat* at a time. A match remembers the table as it was when the beat began and the
answers given since; with these two a beat can be played again: that is a fork, and that is an undo.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic

from oubliettes.kernel.dice import HIDDEN, PUBLIC, Dice, FastDice, RealDice, RecordedDice, Throw
from oubliettes.kernel.errors import (
    BadOption,
    BeatError,
    CannotUndo,
    EndMatch,
    IllegalPick,
    Misfit,
    ScriptError,
    why,
)
from oubliettes.kernel.film import Film, Frame, Watchers
from oubliettes.kernel.game import Game, Options, Result, T
from oubliettes.kernel.notes import Note
from oubliettes.kernel.orders import ALWAYS, Order, Standing
from oubliettes.kernel.playout import Policy, playout
from oubliettes.kernel.record import End, Entry, Record, Start
from oubliettes.kernel.requests import TYPED, Ask, Blocked, Draw, Pick, Request, Roll, Script, Shuffle, Together
from oubliettes.kernel.table import Event

CHANCE = -1
"""The `seat` of an answer that dice gave."""


class Match(Generic[T]):
    """One game in play.

    `pending` and `record` are for the room that runs the match, never for a seat: a seat gets `view(seat)`,
    `log_for(seat)` and its own asks.
    """

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
        self.record: Record = _NO_RECORD
        self._script: Script[None] | None = None
        self._request: Request | None = None
        self._closed = False
        self._start: T = table
        self._log_start = 0
        self._answers: list[tuple[int, Any, int]] = []
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

    # ------------------------------------------------------------------ beginning

    @classmethod
    def new(
        cls,
        game: Game[T],
        *,
        seats: int | None = None,
        options: Options | None = None,
        dice: Dice | None = None,
        names: Sequence[str] = (),
        film: Watchers = (),
    ) -> "Match[T]":
        """A new match, played up to its first question; filmed for those who watch it."""
        count = game.seats[0] if seats is None else seats
        settled = game.settle(count, options or {})
        dice = FastDice() if dice is None else dice
        match = cls(game, game.setup(count, settled), dice, keep=True)
        fair = dice.engine if isinstance(dice, RealDice) else dice
        match.record = Record(
            Start(
                game=game.slug,
                rules=game.version,
                seats=count,
                options=settled,
                dice=dice.kind,
                commitment=getattr(fair, "commitment", ""),
                salts=tuple(getattr(fair, "salts", ())),
                names=tuple(names),
            )
        )
        match.watch(film)
        match._run()
        match.record.start.said = tuple(match.log)
        match._write(None)
        return match

    @classmethod
    def at(cls, game: Game[T], table: T, dice: Dice) -> "Match[T]":
        """A match that starts from a table prepared by hand: a test, a puzzle. Its record cannot be replayed."""
        match = cls(game, table, dice, keep=True)
        match.record = Record(Start(game.slug, game.version, 0, {}, dice.kind))
        match.watch(())
        match._run()
        match._write(None)
        return match

    @classmethod
    def again(cls, game: Game[T], start: Start, *, film: Watchers = ()) -> "Match[T]":
        """The beginning of a recorded match, its throws as they fell. Misfit: these rules begin otherwise."""
        dice: Dice = RecordedDice(start.throws)
        if start.dice == "real":
            dice = RealDice(dice)
        try:
            match = cls.new(game, seats=start.seats, options=start.options, dice=dice, names=start.names, film=film)
        except Exception as wrong:  # a rule may fail in its own way on what it does not expect
            raise Misfit(0, why(wrong)) from wrong
        kept = match.record.start
        kept.dice, kept.commitment, kept.salts, kept.said = start.dice, start.commitment, start.salts, start.said
        if start.rules < game.version:  # which may have got more options since
            kept.rules, kept.options = start.rules, start.options
        if kept != start:
            raise Misfit(0, f"the record says {start}, replaying gives {kept}")
        return match

    # ------------------------------------------------------------------ what is going on

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        if self._result is None and not self.pending:
            self._result = self.game.result(self.table)
        return self._result

    def view(self, seat: int | None) -> Any:
        """What a seat sees now (None: a spectator): built from the hidden table only."""
        return self.game.view(self.game.hide(self.table, seat), seat)

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

    def watch(self, watchers: Watchers) -> None:
        """Film what follows for these seats (None: the spectators); for nobody: film no more."""
        self.watchers = tuple(watchers)
        self.frames = []
        self.table.log = Film(self) if self.watchers else self.log

    # ------------------------------------------------------------------ answering

    def choose(self, seat: int, pick: Sequence[str | int]) -> None:
        """Answer a seat's ask. A pick that is not offered raises IllegalPick and changes nothing."""
        ask = self.ask_of(seat)
        if ask is None:
            asked = ", ".join(str(one.seat) for one in self.pending) or "nobody: the match is over"
            raise IllegalPick(f"seat {seat} is not asked anything now; asked: {asked}")
        offered = None
        pick = tuple(pick)
        for option in ask.options:
            if option == pick:
                offered = option
                break
        else:
            raise IllegalPick(
                f"seat {seat} may not make the pick {pick} now; {ask.prompt!r} offers {list(ask.options)}"
            )
        number = self._number = self._number + 1
        self.frames = []
        said = len(self.log)
        if type(self._request) is Roll:
            self._type(offered, number)
        elif type(self._request) is Ask:
            self._answer(seat, offered, number)
        else:
            self._given[seat] = (offered, number)
            self.pending = [one for one in self.pending if one.seat != seat]
            if not self.pending:
                together = {one.seat: self._given[one.seat][0] for one in self._together()}
                self._given = {}
                self._closed = True
                self._answer(CHANCE, together, number)
        if self.keep:
            self._write(Entry("pick", seat, ask.number, offered, said=tuple(self.log[said:])))

    def undoable(self, seat: int) -> int | None:
        """The number of the entry that `undo` would take back, or None."""
        request = self._request
        if type(request) is Roll:  # on the table before them all, whether or not it is typed in yet
            return self._typed[-1][1] if self._typed and request.for_ == seat else None
        if type(request) is Together:  # what came before stays: else undo would tell who has answered
            return self._given[seat][1] if seat in self._given else None
        if self._answers and self._answers[-1][0] == seat:
            return self._answers[-1][2]
        return None

    def undo(self, seat: int) -> None:
        """Take back this seat's last pick: never past dice, another seat's pick or the start of the beat."""
        number = self.undoable(seat) if self.keep else None
        if number is None:
            raise CannotUndo(
                f"seat {seat} has nothing to take back: only its own last pick can be, "
                "while nothing was rolled, drawn, shown or chosen by another seat since"
            )
        self._number += 1
        self.frames = []
        self.record.entries.append(Entry("undo", seat, number))
        if self._typed:
            self._typed.pop()
            self._ask_die()
        elif seat in self._given:
            del self._given[seat]
            self._open_together(reopened=seat)
        else:
            self._answers.pop()
            del self.log[self._log_start :]
            self.table = self.game.copy(self._start)
            self.table.log = self.log
            self._refeed()

    def apply(self, entry: Entry) -> None:
        """Play an entry of a record again, its throws as they fell.

        Misfit: it does not fit these rules, or was altered. The match is then of no use any more.
        """
        number, dice = self._number + 1, self.dice
        recorded = RecordedDice(entry.throws)
        self.dice = RealDice(recorded) if dice.typed else recorded
        try:
            if entry.kind == "pick":
                self.choose(entry.seat, entry.pick)
            elif entry.kind == "undo":
                self.undo(entry.seat)
            else:
                self.note_rules(int(entry.pick[0]))
        except Exception as wrong:
            raise Misfit(number, why(wrong)) from wrong
        finally:
            self.dice = dice
        made = self.record.entries[-1]
        if made != entry:
            raise Misfit(number, f"it says {entry}, replaying gives {made}", "was altered")
        made.said = entry.said

    def note_rules(self, version: int) -> None:
        """Rules of this version play a match on that older ones began: the record and the log say from where."""
        event = Event("rules-changed", "", {"before": self.record.rules, "now": version})
        self._number += 1
        self.log.insert(self._log_start, event)  # before the open beat, which may be played again
        self._log_start += 1
        self.record.entries.append(Entry("rules", -1, 0, (version,), said=(event,)))

    # ------------------------------------------------------------------ other worlds

    def fork(self, dice: Dice, *, keep: bool = False, film: Watchers = ()) -> "Match[T]":
        """Another match, standing where this one stands, with dice of its own; one that is kept can be filmed."""
        if not self.keep:
            raise ScriptError("this fork keeps no checkpoint: make it with fork(dice, keep=True) to fork it again")
        other: Match[T] = Match(self.game, self.game.copy(self._start), dice, keep=keep)
        other._answers = self._answers.copy() if keep else self._answers
        other._given = self._given.copy()
        if dice.typed:
            other._typed = self._typed.copy()
        other._counters = self._counters.copy()
        other._closed = self._closed
        if keep:
            other._number = self._number
            other._start = self._start
            other.record = Record(self.record.start, self.record.entries.copy(), self.record.end)
            other.log = self.log[: self._log_start]
            other._log_start = self._log_start
            other.watchers = tuple(film)
            other.table.log = other.log
        other._refeed()
        if keep:
            for ask, twin in zip(other.pending, self.pending, strict=False):
                ask.number = twin.number
        return other

    def imagine(self, seat: int, dice: FastDice) -> "Match[T]":
        """A fork in a world this seat could be in: hidden things are guessed anew, others' secret picks forgotten."""
        if not self.keep:
            raise ScriptError("this fork keeps no checkpoint: make it with fork(dice, keep=True) to imagine from it")
        if seat not in self._hidden:
            self._hidden[seat] = self.game.hide(self._start, seat)
        other: Match[T] = Match(self.game, self.game.guess(self._hidden[seat], seat, dice.rng), dice, keep=False)
        other._answers = self._answers
        if seat in self._given:
            other._given = {seat: self._given[seat]}
        other._refeed()
        return other

    def finish(self, policy: Policy[T]) -> Result:
        """Let a policy play a fork to its end: the fast loop, no way back."""
        if self.keep:
            raise ScriptError("finish() leaves no record: call it on a fork")
        while self._given:
            ask = self.pending[0]
            self.choose(ask.seat, ask.options[0] if len(ask.options) == 1 else policy(self.table, ask))
        if self.pending:
            public, hidden = self._counters
            playout(
                self.game,
                self.table,
                policy,
                self.dice,
                script=self._script,
                request=self._request,
                counters=(public, hidden),
            )
            self.pending, self._script, self._request = [], None, None
        return self.game.result(self.table)

    # ------------------------------------------------------------------ the engine room

    def _run(self, answer: Any = None) -> None:
        """Drive the script until somebody is asked or the match is over."""
        while True:
            script = self._script
            if script is None:
                if not self.table.agenda:
                    return self._over()
                script = self._begin()
                answer = None
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

    def _begin(self) -> Script[None]:
        """Pop the next step: a new beat."""
        table = self.table
        if self.keep:
            self._start = self.game.copy(table)
            self._log_start = len(self.log)
            self._answers = []
            self._hidden = {}
        self._closed = False
        name, *args = table.agenda.pop()
        step = self.game.steps.get(name)
        if step is None:
            raise ScriptError(f"{self.game.slug} has no step {name!r}: steps are {', '.join(self.game.steps)}")
        script = self._script = step(table, *args)
        return script

    def _refeed(self) -> None:
        """Play the beat again from its start, with the answers given since."""
        table = self.table
        if not table.agenda:
            self.pending = []
            return
        name, *args = table.agenda.pop()
        script = self._script = self.game.steps[name](table, *args)
        try:
            request = next(script)
            for _, answer, _ in self._answers:
                request = script.send(answer)
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

    def _write(self, entry: Entry | None) -> None:
        """Put an input, and the throws it caused, into the record."""
        throws, self._throws = tuple(self._throws), []
        if entry is None:
            self.record.start.throws = throws
        else:
            entry.throws = throws
            self.record.entries.append(entry)
        if not self.pending and self.result:
            self.record.end = End(self.result.as_json(), revealed_seed(self.dice))

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


def revealed_seed(dice: Dice) -> str:
    """What the record's last line shows of fair dice."""
    fair = dice.engine if isinstance(dice, RealDice) else dice
    seed: bytes = getattr(fair, "seed", b"")
    return seed.hex()


_NO_RECORD = Record(Start("", 0, 0, {}, ""))
