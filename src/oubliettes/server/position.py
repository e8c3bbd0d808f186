"""Where a match stands: the kernel's match and the numbers of the room. Pure: no database, no sockets.

`n` is the number of the last entry, of whatever kind. `shown` is that of the entry that opened the present question:
while several choose together it does not move, so that it tells nobody who was quick. An ask is named after it:
`"12"`, and `"12.1"` when the seat took its answer to a Together back and is asked again.
"""

from typing import Any

import msgspec

from oubliettes.kernel import (
    BadRecord,
    Dice,
    Entry,
    FairDice,
    Game,
    IllegalPick,
    Match,
    Misfit,
    Pick,
    RealDice,
    Start,
    Watchers,
)
from oubliettes.server.entries import encode, pack, pack_start, said_of, start_of, throws_of
from oubliettes.server.store import now_ms
from oubliettes.server.stored import EntryRow

json = msgspec.json
BEAT = 512
"""The most picks of a beat that can be taken back."""


class Position:
    __slots__ = ("again", "dice", "match", "missed", "n", "picks", "shown")

    def __init__(self, match: Match[Any], dice: Dice) -> None:
        self.match = match
        self.dice = match.dice = dice
        """What is thrown from now on."""
        self.n = 0
        self.shown = 0
        self.again: dict[int, int] = {}
        """How often each seat took back its answer to the open Together."""
        self.picks: dict[int, tuple[int, str]] = {}
        """For picks of the open beat: the kernel's number to (entry number, ask)."""
        self.missed: dict[int, int] = {}
        """How many asks running the clock has answered for a seat."""

    @property
    def start(self) -> Start:
        """What was fixed before the first pick."""
        return self.match.record.start

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
        return self.match.asked

    def waits(self) -> str:
        """The seats that have yet to answer, for the store: a seat is told its own turn only."""
        return encode([ask.seat for ask in self.match.pending])

    # ------------------------------------------------------------------ going on

    def fork(self, film: Watchers = ()) -> "Position":
        """A position to play a pick on, filmed for those who watch."""
        other = Position(self.match.fork(self.dice, keep=True, film=film), self.dice)
        other.n, other.shown = self.n, self.shown
        other.again, other.picks, other.missed = self.again.copy(), self.picks.copy(), self.missed.copy()
        return other

    def pick(self, seat: int, pick: Pick, by: str) -> EntryRow:
        """Play a pick on this position, and write it down."""
        match, ask = self.match, self.ask_id(seat)
        match.choose(seat, pick)
        entry = match.record.entries[-1]
        row = EntryRow(
            self.n + 1,
            seat,
            ask,
            "pick",
            encode(entry.pick),
            encode(entry.throws),
            pack(entry.said),
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
        if entry := self._entry(row):
            try:
                self.match.apply(entry)
            except Misfit as wrong:  # it counts the entries of the game, not those about who sits where
                raise Misfit(row.n, str(wrong)) from wrong
        self._after(row)

    def _entry(self, row: EntryRow) -> Entry | None:
        """The kernel's entry that a row of the store is, at this moment; None for one that is no part of the game."""
        pick = tuple(json.decode(row.pick))
        match row.kind:
            case "pick":
                ask = self.match.ask_of(row.seat)
                return Entry("pick", row.seat, ask.number if ask else -1, pick, throws_of(row), said_of(row))
            case "undo":
                return Entry("undo", row.seat, self.match.undoable(row.seat) or -1)
            case "rules":
                return Entry("rules", -1, 0, pick, said=said_of(row))
        return None

    def _after(self, row: EntryRow) -> None:
        """The room's own numbers, the same whether an entry was just made or comes from the store."""
        self.n = row.n
        match = self.match
        if row.kind == "pick":
            if len(self.picks) < BEAT:
                self.picks[match.entries_made] = (row.n, row.ask)
            self.missed[row.seat] = self.missed.get(row.seat, 0) + 1 if row.by == "clock" else 0
            fresh = not match.gathering
        elif row.kind == "undo":
            fresh = not match.together
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
        self.match.forget()
        self.match.watch(())
        self.start.throws = self.start.said = ()


# ------------------------------------------------------------------ beginning


def dice_of(start: Start, seed: str) -> Dice:
    fair = FairDice(bytes.fromhex(seed), start.salts)
    return RealDice(fair) if start.dice == "real" else fair


def begin(game: Game[Any], start: Start, seed: str) -> tuple[Position, EntryRow]:
    """A new match: entry 0 and where it leads."""
    dice = dice_of(start, seed)
    match = Match.new(game, seats=start.seats, options=start.options, dice=dice, names=start.names)
    kept = match.record.start
    kept.dice, kept.commitment, kept.salts = start.dice, start.commitment, start.salts
    position = Position(match, dice)
    throws, said = encode(kept.throws), pack(kept.said)
    return position, EntryRow(0, -1, "", "start", pack_start(kept), throws, said, "", now_ms(), position.waits())


def begin_again(game: Game[Any], row: EntryRow, seed: str, film: Watchers = ()) -> Position:
    """The beginning of a stored match, from its entry 0; filmed for those who watch it again."""
    start = start_of(row, game.slug)
    return Position(Match.again(game, start, film=film), dice_of(start, seed))
