"""What one seat knows of a match, as data: a bot can think about it in another process, and has nothing to peek at.

Also what a room may tell about an open question, and what it may forget once it is stored.
"""

from dataclasses import dataclass
from typing import Any, Generic

from oubliettes.kernel.dice import FastDice
from oubliettes.kernel.errors import ScriptError
from oubliettes.kernel.game import Game, T
from oubliettes.kernel.match import Match
from oubliettes.kernel.record import Record, Start
from oubliettes.kernel.requests import Ask, Together


@dataclass(slots=True)
class Sight(Generic[T]):
    """The beat's first table as `hide` leaves it for a seat, and the answers given since, all of them public.

    (The answers to an open Together are not among them, and a closed one ends its beat.) Plain data: it can be pickled.
    """

    seat: int
    table: T
    answers: list[tuple[int, Any, int]]


def sight(match: Match[T], seat: int) -> Sight[T]:
    """What `seat` knows at its open ask."""
    if not match.keep or match.ask_of(seat) is None:
        raise ScriptError(f"seat {seat} has no open ask in a match that keeps its beat: nothing to think about")
    return Sight(seat, match.game.hide(match._start, seat), list(match._answers))


def seen(game: Game[T], what: Sight[T], dice: FastDice) -> Match[T]:
    """A match in a world that fits a sight: it can be forked; `imagine` for that seat starts from the sight."""
    match: Match[T] = Match(game, game.guess(what.table, what.seat, dice.rng), dice, keep=True)
    match.record = Record(Start(game.slug, game.version, 0, {}, dice.kind))
    match._start = game.copy(match.table)
    match._hidden = {what.seat: what.table}
    match._answers = _as_offered(match, what.answers)
    match._refeed()
    return match


def _as_offered(match: Match[Any], answers: list[tuple[int, Any, int]]) -> list[tuple[int, Any, int]]:
    """A script gets the very tuple it offered. Answers that came from elsewhere are only equal to it."""
    table = match.game.copy(match._start)
    name, *args = table.agenda.pop()
    script = match.game.steps[name](table, *args)
    request = next(script)
    offered: list[tuple[int, Any, int]] = []
    for seat, answer, number in answers:
        if type(request) is Ask:
            answer = next((option for option in request.options if option == answer), answer)
        offered.append((seat, answer, number))
        request = script.send(answer)
    script.close()
    return offered


def asked(match: Match[Any]) -> list[int]:
    """The seats of the open question, whether they have answered or not: who was quick is nobody's business."""
    request = match._request
    return [ask.seat for ask in (request.asks if type(request) is Together else match.pending)]


def together(match: Match[Any]) -> bool:
    """Whether the open question is a Together."""
    return type(match._request) is Together


def gathering(match: Match[Any]) -> bool:
    """Whether the open question is a Together that somebody has answered already."""
    return together(match) and bool(match._given)


def entries_made(match: Match[Any]) -> int:
    """How many entries its record has had, those forgotten included."""
    return match._number


def forget(match: Match[Any], events: int = 0) -> None:
    """Drop what is kept elsewhere: the record's entries, and all but the last events before the open beat.

    Entries still count on from where they were.
    """
    match.record.entries.clear()
    surplus = match._log_start - events
    if surplus > 0:
        del match.log[:surplus]
        match._log_start -= surplus
