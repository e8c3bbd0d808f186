"""A game shown again, move by move, and the checks that prove it."""

from pathlib import Path
from typing import Any

from rich.text import Text

from oubliettes.kernel import BadRecord, Match, Record, check_dice
from oubliettes.terminal.drawing import drawing
from oubliettes.terminal.ending import ending
from oubliettes.terminal.screen import Gone, Screen
from oubliettes.terminal.start import again
from oubliettes.terminal.trouble import Trouble
from oubliettes.words import Words


def whole_log(record: Record, path: Path, words: Words, screen: Screen) -> None:
    """The game as text."""
    match = again(record, path)
    screen.lines([words.event(event) for event in match.log])
    if match.result:
        screen.clear()
        screen.show(*ending(match, words, live=screen.live))


def step_through(record: Record, path: Path, words: Words, screen: Screen) -> None:
    """Enter goes on, `b` back, a number to that move, `q` ends."""
    last = len(record.entries)
    move = 0
    while True:
        match = again(record, path, until=move) if move < last else again(record, path)
        _show(match, move, last, words, screen)
        try:
            typed = screen.read(words.ui("replay-prompt")).lower()
        except Gone:
            return
        if typed == "q":
            return
        if typed.isdecimal() and len(typed) < 6:
            move = min(int(typed), last)
        elif typed == "b":
            move = max(0, move - 1)
        elif typed:
            screen.lines([words.ui("replay-help")])
        elif move == last:
            return
        else:
            move += 1


def _show(match: Match[Any], move: int, last: int, words: Words, screen: Screen) -> None:
    picture = drawing(match.game)
    screen.clear()
    screen.show(picture.rich(match.view(None), words, screen.width, screen.height), "")
    screen.lines([words.ui("replay-move", move=move, last=last)])
    if move:
        entry = match.record.entries[-1]
        what = words.label(entry.pick) if entry.kind == "pick" else words.ui("replay-undo")
        screen.show(Text(words.ui("pair", name=words.seat(entry.seat), value=what), style="bold"))
    screen.lines([f"  {words.event(event)}" for event in match.log[-8:]])
    if match.result:
        screen.show(*ending(match, words, live=screen.live))


def verify(record: Record, path: Path, words: Words) -> list[str]:
    """Check all that can be checked, and say what that was. What is wrong is Trouble."""
    told = [words.ui("verified-file", lines=1 + len(record.entries) + (record.end is not None))]
    again(record, path)
    told.append(words.ui("verified-rules", picks=len(record.entries), rules=record.start.rules))
    if record.end is None:
        return [*told, words.ui("unverified-end")]
    if not record.start.commitment:
        return [*told, words.ui("unverified-dice")]
    try:
        throws = check_dice(record)
    except (BadRecord, ValueError) as wrong:
        raise Trouble("error-dice", path=str(path), detail=str(wrong)) from None
    told.append(words.ui("verified-dice", throws=throws, code=record.start.commitment))
    if record.start.dice == "real":
        told.append(words.ui("unverified-typed"))
    return told
