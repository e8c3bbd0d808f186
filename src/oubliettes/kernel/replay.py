"""Play a record again, bit for bit: the picks by value, the throws as they fell.

Rules change. A record of older rules is played by these where they still fit; where they do not, `how_far` says up to
which entry it can be shown, and its words can be read to the end (`record.told`).
"""

from oubliettes.kernel.dice import Dice, revealed_seed
from oubliettes.kernel.errors import BadRecord, WrongVersion
from oubliettes.kernel.game import Game, T
from oubliettes.kernel.match import Match
from oubliettes.kernel.record import Record


def replay(game: Game[T], record: Record, *, until: int | None = None, dice: Dice | None = None) -> Match[T]:
    """The match that a record tells, at its end or after entry `until`; with `dice` it can go on from there.

    BadRecord: it was altered. WrongVersion: it is of another game, of newer rules, or of older ones that do not fit.
    """
    playable(game, record)
    try:
        match = Match.again(game, record.start)
        for entry in record.entries if until is None else record.entries[:until]:
            match.apply(entry)
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
            match.note_rules(game.version)
    return match


def how_far(game: Game[T], record: Record) -> tuple[int, str]:
    """Up to which entry these rules can play a record again, and why not further; -1: not even its set-up."""
    n = -1
    try:
        playable(game, record)
        match = Match.again(game, record.start)
        n = 0
        for entry in record.entries:
            match.apply(entry)
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


def _end(match: Match[T], record: Record) -> None:
    assert record.end is not None
    if record.end.result is not None and (match.record.end is None or match.record.end.result != record.end.result):
        raise BadRecord(f"the record ends with {record.end.result}, replaying it gives {match.result}")
    match.record.end = record.end
