"""One game in play: begun, answered, taken back, written down, forked and replayed."""

from collections.abc import Sequence
from typing import Any

from oubliettes.kernel.beats import CHANCE, Answers
from oubliettes.kernel.dice import Dice, FastDice, RealDice, RecordedDice, revealed_seed
from oubliettes.kernel.errors import CannotUndo, IllegalPick, Misfit, ScriptError, why
from oubliettes.kernel.film import Watchers
from oubliettes.kernel.game import Game, Options, Result, T
from oubliettes.kernel.playout import Policy, playout
from oubliettes.kernel.record import End, Entry, Record, Start
from oubliettes.kernel.requests import Ask, Roll, Together
from oubliettes.kernel.seats import Seats, Sight
from oubliettes.kernel.table import Event


class Match(Seats[T]):
    """One game in play.

    `pending` and `record` are for the room that runs the match, never for a seat: a seat gets `view(seat)`,
    `log_for(seat)` and its own asks.
    """

    __slots__ = ()

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
        return cls._new(
            game, count, game.settle(count, options or {}), FastDice() if dice is None else dice, names, film
        )

    @classmethod
    def _new(
        cls, game: Game[T], count: int, settled: dict[str, Any], dice: Dice, names: Sequence[str], film: Watchers
    ) -> "Match[T]":
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
                variant=game.variant.as_json() if game.variant else None,
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
            options = game.recorded(start.seats, start.options)
            match = cls._new(game, start.seats, options, dice, start.names, film)
        except Exception as wrong:  # a rule may fail in its own way on what it does not expect
            raise Misfit(0, why(wrong)) from wrong
        kept = match.record.start
        kept.dice, kept.commitment, kept.salts, kept.said = start.dice, start.commitment, start.salts, start.said
        if kept.options == start.options:
            kept.options = start.options  # in the order in which they stand there
        if start.rules < game.version:  # which may have got more options since
            kept.rules, kept.options = start.rules, start.options
        if kept != start:
            raise Misfit(0, f"the record says {start}, replaying gives {kept}")
        return match

    @classmethod
    def seen(cls, game: Game[T], what: Sight[T], dice: FastDice) -> "Match[T]":
        """A match in a world that fits a sight: it can be forked; `imagine` for that seat starts from the sight."""
        match = cls(game, game.guess(what.table, what.seat, dice.rng), dice, keep=True)
        match.record = Record(Start(game.slug, game.version, 0, {}, dice.kind))
        match._start = game.copy(match.table)
        match._hidden = {what.seat: what.table}
        match._answers = match._as_offered(what.answers)
        match._refeed()
        return match

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

    def _as_offered(self, answers: Answers) -> Answers:
        """A script gets the very tuple it offered. Answers that came from elsewhere are only equal to it."""
        script = self._next_step(self.game.copy(self._start))
        if script is None:
            return answers
        request = next(script)
        offered: Answers = []
        for seat, answer, number in answers:
            if type(request) is Ask:
                answer = next((option for option in request.options if option == answer), answer)
            offered.append((seat, answer, number))
            request = script.send(answer)
        script.close()
        return offered

    # ------------------------------------------------------------------ on paper

    @property
    def entries_made(self) -> int:
        """How many entries its record has had, those forgotten included."""
        return self._number

    def forget(self, events: int = 0) -> None:
        """Drop what is kept elsewhere: the record's entries, and all but the last events before the open beat.

        Entries still count on from where they were.
        """
        self.record.entries.clear()
        surplus = self._log_start - events
        if surplus > 0:
            del self.log[:surplus]
            self._log_start -= surplus

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
