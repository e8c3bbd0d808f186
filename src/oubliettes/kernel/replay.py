"""Play a record again, bit for bit: the picks by value, the throws as they fell."""

from oubliettes.kernel.dice import Dice, RealDice, RecordedDice
from oubliettes.kernel.errors import BadOption, BadRecord, CannotUndo, IllegalPick, NoMoreDice, WrongVersion
from oubliettes.kernel.game import Game, T
from oubliettes.kernel.match import Match, revealed_seed
from oubliettes.kernel.record import Record


def replay(game: Game[T], record: Record, *, until: int | None = None, dice: Dice | None = None) -> Match[T]:
    """The match that a record tells, at its end or after entry `until`; with `dice` it can go on from there."""
    start = record.start
    if start.game != game.slug:
        raise WrongVersion(f"this is a record of {start.game!r}, not of {game.slug!r}")
    if start.rules != game.version:
        raise WrongVersion(
            f"this record of {game.slug} follows rules {start.rules}, this program plays rules {game.version}: "
            "replay it with the release that made it"
        )
    throws: Dice = RecordedDice(record.throws())
    if start.dice == "real":
        throws = RealDice(throws)
    try:
        match = Match.new(game, seats=start.seats, options=start.options, dice=throws, names=start.names)
    except (NoMoreDice, BadOption) as wrong:
        raise BadRecord(f"the set-up does not fit these rules: {wrong}") from None
    kept = match.record.start
    kept.dice, kept.commitment, kept.salts = start.dice, start.commitment, start.salts
    if kept != start:
        raise BadRecord(f"the set-up does not fit these rules: the record says {start}, replaying gives {kept}")
    for n, entry in enumerate(record.entries if until is None else record.entries[:until], start=1):
        try:
            if entry.kind == "pick":
                match.choose(entry.seat, entry.pick)
            else:
                match.undo(entry.seat)
        except (IllegalPick, CannotUndo, NoMoreDice) as wrong:
            raise BadRecord(f"entry {n} does not fit these rules: {wrong}") from None
        if match.record.entries[-1] != entry:
            raise BadRecord(f"entry {n} was altered: it says {entry}, replaying gives {match.record.entries[-1]}")
    if until is None and record.end:
        if match.record.end is None or match.record.end.result != record.end.result:
            raise BadRecord(f"the record ends with {record.end.result}, replaying it gives {match.result}")
        match.record.end = record.end
    if dice is not None:
        match.dice = dice
        if match.record.end and not match.record.end.seed:  # it was lost: the crash came before the last line
            match.record.end.seed = revealed_seed(dice)
    return match
