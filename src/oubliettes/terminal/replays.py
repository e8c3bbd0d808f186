"""A game shown again, move by move, and the checks that prove it.

A game of older rules is drawn as far as these rules can play it again; what was said is read from its record, to the
end.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from oubliettes.kernel import BadRecord, Event, Match, Pick, Record, Result, check_dice, how_far
from oubliettes.terminal.drawing import drawing
from oubliettes.terminal.ending import ending
from oubliettes.terminal.screen import Gone, Screen
from oubliettes.terminal.start import again, game_of
from oubliettes.terminal.telling import dice_lines
from oubliettes.trouble import Trouble
from oubliettes.words import MissingWords, Words


class Story:
    """A record to be read: `fits` is the last move that these rules can draw."""

    def __init__(self, record: Record, path: Path, words: Words) -> None:
        self.record, self.path, self.words = record, path, words
        self.game = game_of(record, path)
        self.last = len(record.entries)
        self.fits, self.why = how_far(self.game, record)
        if self.why and record.rules >= self.game.version:
            again(record, path)  # altered, or of newer rules: that is trouble
        self.told = dict(record.told())
        self.kept = any(self.told.values())
        """Whether it keeps what was said: a record of an early release does not."""

    def notice(self) -> list[str]:
        """Why some moves cannot be drawn, if so."""
        if not self.why:
            return []
        theirs, ours = self.record.rules, self.game.version
        key = "replay-half" if self.fits >= 0 else "replay-words"
        return [self.words.ui(key, theirs=theirs, ours=ours, move=max(0, self.fits))]

    def at(self, move: int) -> Match[Any] | None:
        """Where the game stood after a move, if that can be drawn."""
        if move > self.fits:
            return None
        whole = move == self.last and not self.why
        return again(self.record, self.path, until=None if whole else move)

    def said(self, first: int, last: int) -> list[str]:
        """What was said after these moves."""
        return [line for n in range(first, last + 1) for event in self.told.get(n, ()) for line in self.event(event)]

    def event(self, event: Event) -> list[str]:
        """A sentence of the log and its dice; where the words of an older release are gone, its bare facts."""
        try:
            return [self.words.event(event), *dice_lines(event, self.words)]
        except MissingWords:
            return [_bare(event.key, [f"{name}: {value}" for name, value in event.facts.items()])]

    def move(self, n: int) -> str:
        """Who did what."""
        entry = self.record.entries[n - 1]
        if entry.kind == "rules":
            return self.words.ui("replay-rules", rules=entry.pick[0])
        what = self._label(entry.pick) if entry.kind == "pick" else self.words.ui("replay-undo")
        return self.words.ui("pair", name=self.words.seat(entry.seat), value=what)

    def _label(self, pick: Pick) -> str:
        try:
            return self.words.label(pick)
        except MissingWords:
            return _bare(str(pick[0]), [str(part) for part in pick[1:]])

    def end(self, live: bool) -> list[RenderableType]:
        """How it ended, as the record has it."""
        end = self.record.end
        if end is None:
            return []
        if end.result is None:
            return [Text(self.words.ui("replay-closed"), style="bold")]
        result = Result.from_json(end.result)
        try:
            return ending(self.game, result, self.words, live=live)
        except (MissingWords, KeyError, IndexError, TypeError):
            scores = [f"{self.words.seat(seat)}: {score:g}" for seat, score in enumerate(result.scores)]
            return [Text(", ".join(scores), style="bold")]


def _bare(name: str, facts: Sequence[str]) -> str:
    return f"{name} ({', '.join(facts)})" if facts else name


def whole_log(record: Record, path: Path, words: Words, screen: Screen) -> None:
    """The game as text."""
    story = Story(record, path, words)
    screen.lines(story.notice())
    if story.kept and story.why:
        screen.lines(story.said(0, story.last))
    else:
        match = story.at(story.fits)
        screen.lines([line for event in match.log for line in story.event(event)] if match else [])
        screen.lines([story.move(n) for n in range(max(0, story.fits) + 1, story.last + 1)])
    if shown := story.end(screen.live):
        screen.clear()
        screen.show(*shown)


def step_through(record: Record, path: Path, words: Words, screen: Screen) -> None:
    """Enter goes on, `b` back, a number to that move, `q` ends."""
    story = Story(record, path, words)
    move = 0
    while True:
        _show(story, move, words, screen)
        try:
            typed = screen.read(words.ui("replay-prompt")).lower()
        except Gone:
            return
        if typed == "q":
            return
        if typed.isdecimal() and len(typed) < 6:
            move = min(int(typed), story.last)
        elif typed == "b":
            move = max(0, move - 1)
        elif typed:
            screen.lines([words.ui("replay-help")])
        elif move == story.last:
            return
        else:
            move += 1


def _show(story: Story, move: int, words: Words, screen: Screen) -> None:
    screen.clear()
    match = story.at(move)
    if match is not None:
        picture = drawing(match.game)
        screen.show(picture.rich(match.view(None), words, screen.width, screen.height), "")
    elif move == max(0, story.fits + 1) or move == story.last:
        screen.lines([*story.notice(), ""])
    screen.lines([words.ui("replay-move", move=move, last=story.last)])
    if move:
        screen.show(Text(story.move(move), style="bold"))
    if match is not None and not (story.why and story.kept):
        said = [line for event in match.log for line in story.event(event)]
    else:
        said = story.said(max(0, move - 8), move)
    screen.lines([f"  {sentence}" for sentence in said[-8:]])
    if move == story.last:
        screen.show(*story.end(screen.live))


def verify(record: Record, path: Path, words: Words) -> list[str]:
    """Check all that can be checked, and say what that was. What is wrong is Trouble."""
    told = [words.ui("verified-file", lines=1 + len(record.entries) + (record.end is not None))]
    try:
        again(record, path)
        told.append(words.ui("verified-rules", picks=len(record.entries), rules=record.rules))
    except Trouble as trouble:
        if trouble.key != "error-other-rules":
            raise
        told.append(words.ui("unverified-rules", theirs=record.rules, ours=trouble.facts["ours"]))
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
