"""Play a record again, bit for bit: the picks by value, the throws as they fell.

Rules change. A record of older rules is played by these where they still fit; where they do not, `how_far` says up to
which entry it can be shown, and its words can be read to the end (`record.told`).
"""

from typing import Any

from oubliettes.kernel.dice import Dice, RealDice, RecordedDice
from oubliettes.kernel.errors import BadRecord, Misfit, WrongVersion, why
from oubliettes.kernel.game import Game, T
from oubliettes.kernel.match import Match, revealed_seed
from oubliettes.kernel.record import Entry, Record, Start
from oubliettes.kernel.table import Event


def replay(game: Game[T], record: Record, *, until: int | None = None, dice: Dice | None = None) -> Match[T]:
    """The match that a record tells, at its end or after entry `until`; with `dice` it can go on from there.

    BadRecord: it was altered. WrongVersion: it is of another game, of newer rules, or of older ones that do not fit.
    """
    playable(game, record)
    try:
        match = _begin(game, record.start)
        for entry in record.entries if until is None else record.entries[:until]:
            apply(match, entry)
        if until is None and record.end:
            _end(match, record)
    except BadRecord as wrong:
        if record.rules == game.version:
            raise
        raise WrongVersion(
            f"this record of {game.slug} follows rules {record.rules}, this program plays rules {game.version}, "
            f"and {wrong}"
        ) from wrong
    if dice is not None:
        match.dice = dice
        if match.record.end and not match.record.end.seed:  # it was lost: the crash came before the last line
            match.record.end.seed = revealed_seed(dice)
        if match.pending and match.record.rules < game.version:
            note_rules(match, game.version)
    return match


def how_far(game: Game[T], record: Record) -> tuple[int, str]:
    """Up to which entry these rules can play a record again, and why not further; -1: not even its set-up."""
    n = -1
    try:
        playable(game, record)
        match = _begin(game, record.start)
        n = 0
        for entry in record.entries:
            apply(match, entry)
            n += 1
        if record.end:
            _end(match, record)
    except BadRecord as wrong:
        return n, str(wrong)
    return n, ""


def playable(game: Game[T], record: Record) -> None:
    """Whether it makes sense to try: a record of this game, and of no newer rules."""
    if record.start.game != game.slug:
        raise WrongVersion(f"this is a record of {record.start.game!r}, not of {game.slug!r}")
    if record.rules > game.version:
        raise WrongVersion(
            f"this record of {game.slug} follows rules {record.rules}, this program plays rules {game.version}: "
            "replay it with the release that made it, or a newer one"
        )


def apply(match: Match[Any], entry: Entry) -> None:
    """Play an entry of a record again, its throws as they fell.

    What does not fit these rules raises BadRecord: the match is then of no use any more.
    """
    n, dice = match._number + 1, match.dice
    recorded = RecordedDice(entry.throws)
    match.dice = RealDice(recorded) if dice.typed else recorded
    try:
        if entry.kind == "pick":
            match.choose(entry.seat, entry.pick)
        elif entry.kind == "undo":
            match.undo(entry.seat)
        else:
            note_rules(match, int(entry.pick[0]))
    except Exception as wrong:  # a rule may fail in its own way on what it does not expect
        raise Misfit(n, why(wrong)) from wrong
    finally:
        match.dice = dice
    made = match.record.entries[-1]
    if made != entry:
        raise BadRecord(f"entry {n} was altered: it says {entry}, replaying gives {made}")
    made.said = entry.said


def note_rules(match: Match[Any], version: int) -> None:
    """Rules of this version play a match on that older ones began: the record and the log say from where."""
    event = Event("rules-changed", "", {"before": match.record.rules, "now": version})
    match._number += 1
    match.log.insert(match._log_start, event)  # before the open beat, which may be played again
    match._log_start += 1
    match.record.entries.append(Entry("rules", -1, 0, (version,), said=(event,)))


def _begin(game: Game[T], start: Start) -> Match[T]:
    throws: Dice = RecordedDice(start.throws)
    if start.dice == "real":
        throws = RealDice(throws)
    try:
        match = Match.new(game, seats=start.seats, options=start.options, dice=throws, names=start.names)
    except Exception as wrong:
        raise Misfit(0, why(wrong)) from wrong
    kept = match.record.start
    kept.dice, kept.commitment, kept.salts, kept.said = start.dice, start.commitment, start.salts, start.said
    if start.rules < game.version:  # which may have got more options since
        kept.rules, kept.options = start.rules, start.options
    if kept != start:
        raise Misfit(0, f"the record says {start}, replaying gives {kept}")
    return match


def _end(match: Match[T], record: Record) -> None:
    assert record.end is not None
    if record.end.result is not None and (match.record.end is None or match.record.end.result != record.end.result):
        raise BadRecord(f"the record ends with {record.end.result}, replaying it gives {match.result}")
    match.record.end = record.end
