"""Where a match stands: the kernel's match and the numbers of the room. Pure: no database, no sockets.

`n` is the number of the last entry, of whatever kind. `shown` is that of the entry that opened the present question:
while several choose together it does not move, so that it tells nobody who was quick. An ask is named after it:
`"12"`, and `"12.1"` when the seat took its answer to a Together back and is asked again.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from oubliettes.kernel import (
    BadRecord,
    Dice,
    Event,
    FairDice,
    Game,
    IllegalPick,
    Match,
    Misfit,
    Pick,
    RealDice,
    RecordedDice,
    Rolled,
    Throw,
    Watchers,
    asked,
    entries_made,
    forget,
    gathering,
    note_rules,
    together,
    why,
)
from oubliettes.server.messages import DieInfo, LogEvent, ModifierInfo, RolledInfo
from oubliettes.server.queries import EntryRow
from oubliettes.server.store import now_ms

json = msgspec.json
BEAT = 512
"""The most picks of a beat that can be taken back."""


class Start(msgspec.Struct):
    """Entry 0."""

    rules: int
    seats: int
    options: dict[str, Any]
    names: list[str]
    dice: str
    commitment: str
    salts: list[str]


class Position:
    __slots__ = ("again", "dice", "match", "missed", "n", "picks", "shown", "start")

    def __init__(self, match: Match[Any], dice: Dice, start: Start) -> None:
        self.match = match
        self.dice = dice
        """What is thrown from now on."""
        self.start = start
        self.n = 0
        self.shown = 0
        self.again: dict[int, int] = {}
        """How often each seat took back its answer to the open Together."""
        self.picks: dict[int, tuple[int, str]] = {}
        """For picks of the open beat: the kernel's number to (entry number, ask)."""
        self.missed: dict[int, int] = {}
        """How many asks running the clock has answered for a seat."""

    # ------------------------------------------------------------------ what is open

    def ask_id(self, seat: int) -> str:
        again = self.again.get(seat, 0)
        return f"{self.shown}.{again}" if again else str(self.shown)

    def undoable(self, seat: int) -> tuple[int, str] | None:
        """The entry that this seat may take back, and the ask it answered."""
        number = self.match.undoable(seat)
        return self.picks.get(number) if number is not None else None

    def waiting(self) -> list[int]:
        """Whom everybody waits for: under a Together all of its seats, until it closes."""
        return asked(self.match)

    def waits(self) -> str:
        """The seats that have yet to answer, for the store: a seat is told its own turn only."""
        return encode([ask.seat for ask in self.match.pending])

    # ------------------------------------------------------------------ going on

    def fork(self, film: Watchers = ()) -> "Position":
        """A position to play a pick on, filmed for those who watch."""
        other = Position(self.match.fork(self.dice, keep=True, film=film), self.dice, self.start)
        other.n, other.shown = self.n, self.shown
        other.again, other.picks, other.missed = self.again.copy(), self.picks.copy(), self.missed.copy()
        return other

    def pick(self, seat: int, pick: Pick, by: str) -> EntryRow:
        """Play a pick on this position, and write it down."""
        match, ask = self.match, self.ask_id(seat)
        said = len(match.log)
        match.choose(seat, pick)
        entry = match.record.entries[-1]
        row = EntryRow(
            self.n + 1,
            seat,
            ask,
            "pick",
            encode(entry.pick),
            encode(entry.throws),
            pack(match.log[said:]),
            by,
            now_ms(),
            self.waits(),
        )
        self._after(row)
        return row

    def undo(self, seat: int) -> EntryRow:
        """Take back a seat's last pick, and write it down: the entry names the one taken back."""
        found = self.undoable(seat)
        if found is None:
            raise IllegalPick(f"seat {seat} has nothing to take back")
        n, ask = found
        self.match.undo(seat)
        row = EntryRow(self.n + 1, seat, f"u{ask}", "undo", encode([n]), "[]", "[]", "person", now_ms(), self.waits())
        self._after(row)
        return row

    def apply(self, row: EntryRow) -> None:
        """Play an entry of the store again. What does not fit these rules raises BadRecord."""
        if row.n != self.n + 1:
            raise BadRecord(f"entry {row.n} where entry {self.n + 1} was expected")
        match = self.match
        if row.kind in ("pick", "undo"):
            recorded = RecordedDice(unpack_throws(row.dice))
            match.dice = RealDice(recorded) if self.dice.typed else recorded
            try:
                if row.kind == "pick":
                    match.choose(row.seat, tuple(json.decode(row.pick)))
                else:
                    match.undo(row.seat)
            except Exception as wrong:  # a rule may fail in its own way on a pick that it does not expect
                raise Misfit(row.n, why(wrong)) from wrong
            finally:
                match.dice = self.dice
            throws = match.record.entries[-1].throws
            if encode(throws) != row.dice:
                raise Misfit(row.n, f"it has the throws {row.dice}, replaying it gives {encode(throws)}")
        elif row.kind == "rules":
            note_rules(match, int(json.decode(row.pick)[0]))
        self._after(row)

    def _after(self, row: EntryRow) -> None:
        """The room's own numbers, the same whether an entry was just made or comes from the store."""
        self.n = row.n
        match = self.match
        if row.kind == "pick":
            if len(self.picks) < BEAT:
                self.picks[entries_made(match)] = (row.n, row.ask)
            self.missed[row.seat] = self.missed.get(row.seat, 0) + 1 if row.by == "clock" else 0
            fresh = not gathering(match)
        elif row.kind == "undo":
            fresh = not together(match)
        else:
            return
        if fresh:
            self.shown, self.again = row.n, {}
        elif row.kind == "undo":
            self.again[row.seat] = self.again.get(row.seat, 0) + 1
        if all(match.undoable(seat) is None for seat in range(self.start.seats)):
            self.picks = {}

    def slim(self) -> None:
        """What is stored, and what was shown, need not stay in memory."""
        forget(self.match)
        self.match.watch(())


# ------------------------------------------------------------------ beginning


def dice_of(start: Start, seed: str) -> Dice:
    fair = FairDice(bytes.fromhex(seed), start.salts)
    return RealDice(fair) if start.dice == "real" else fair


def begin(game: Game[Any], start: Start, seed: str) -> tuple[Position, EntryRow]:
    """A new match: entry 0 and where it leads."""
    dice = dice_of(start, seed)
    match = Match.new(game, seats=start.seats, options=start.options, dice=dice, names=start.names)
    throws = encode(match.record.start.throws)
    position = Position(match, dice, start)
    row = EntryRow(0, -1, "", "start", encode(start), throws, pack(match.log), "", now_ms(), position.waits())
    return position, row


def begin_again(game: Game[Any], row: EntryRow, seed: str, film: Watchers = ()) -> Position:
    """The beginning of a stored match, from its entry 0; filmed for those who watch it again."""
    if row.n != 0 or row.kind != "start":
        raise BadRecord(f"a match begins with entry 0, not with {row.kind} {row.n}")
    start = json.decode(row.pick, type=Start)
    recorded: Dice = RecordedDice(unpack_throws(row.dice))
    real = start.dice == "real"
    try:
        dice = RealDice(recorded) if real else recorded
        match = Match.new(game, seats=start.seats, options=start.options, dice=dice, names=start.names, film=film)
    except Exception as wrong:
        raise Misfit(0, why(wrong)) from wrong
    if encode(match.record.start.throws) != row.dice:
        raise Misfit(0, "other dice are thrown")
    kept = match.record.start
    kept.dice, kept.commitment, kept.salts = start.dice, start.commitment, tuple(start.salts)
    kept.rules, kept.options = start.rules, start.options
    position = Position(match, dice_of(start, seed), start)
    match.dice = position.dice
    return position


# ------------------------------------------------------------------ on paper


def encode(data: Any) -> str:
    return json.encode(data).decode()


def pack(events: Iterable[Event]) -> str:
    """Events with their readers and their dice: a log can be read without playing the match again."""
    return encode([stored(event) for event in events])


class StoredEvent(msgspec.Struct, array_like=True, omit_defaults=True):
    """An event on paper. What was added later comes last: older papers do not have it."""

    key: str
    facts: dict[str, Any]
    rule: str
    readers: list[int] | None
    rolls: list[RolledInfo] = []

    def readable_by(self, seat: int | None) -> bool:
        return self.readers is None or seat in self.readers

    def told(self) -> LogEvent:
        """As it is told to those who may read it."""
        return LogEvent(self.key, self.facts, self.rule, self.rolls)


def stored(event: Event) -> StoredEvent:
    readers = None if event.readers is None else list(event.readers)
    return StoredEvent(event.key, event.facts, event.rule, readers, [rolled_info(roll) for roll in event.rolls])


def rolled_info(roll: Rolled) -> RolledInfo:
    return RolledInfo(
        what=roll.what,
        dice=[DieInfo(*die) for die in roll.dice],
        by=roll.by,
        modifiers=[ModifierInfo(*modifier) for modifier in roll.modifiers],
        total=roll.total,
        need=roll.need,
        target=roll.target,
        against=rolled_info(roll.against) if roll.against else None,
        outcome=roll.outcome,
        again=roll.again,
    )


def unpack_throws(text: str) -> list[Throw]:
    return [Throw(stream, counter, tuple(shape), tuple(values)) for stream, counter, shape, values in json.decode(text)]
