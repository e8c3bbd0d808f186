"""What is written for people to read: the replay and the record of a match that is over (its story: `story.py`),
the QR code of a link. Games may bring more. Workers write it (`bots.py`): other tables go on meanwhile."""

from typing import NamedTuple, Protocol

import msgspec
import segno

from oubliettes.games import GAMES
from oubliettes.kernel import why
from oubliettes.server.forms.finished import Frame, Replay
from oubliettes.server.forms.table import Square
from oubliettes.server.messages import LogGroup, ResultInfo
from oubliettes.server.parts import Parts, changes, parts_of, show
from oubliettes.server.position import Position, begin_again
from oubliettes.server.recent import Said
from oubliettes.server.recorded import ended, record_of
from oubliettes.server.stored import EntryRow
from oubliettes.server.story import NO_SEED

encode = msgspec.json.encode


class Paper(Protocol):
    def write(self) -> bytes: ...


class ReplayPaper(NamedTuple):
    """A finished match, move by move, as a seat saw it; -1 as everybody saw it."""

    game: str
    rows: list[EntryRow]
    seat: int
    result: ResultInfo | None

    def write(self) -> bytes:
        """The log is what was said at the time; the table is shown as far as the rules of today can play it again."""
        viewer = self.seat if self.seat >= 0 else None
        reel = Reel(self.game, viewer)
        frames: list[Frame] = []
        for row in self.rows:
            log = Said.of(row).for_(viewer)
            parts, gone = reel.show(row, log)
            frames.append(
                Frame(
                    n=row.n,
                    kind=row.kind,
                    seat=row.seat,
                    pick=msgspec.json.decode(row.pick) if row.kind in ("pick", "seat") else [],
                    by=row.by,
                    at=row.at,
                    parts=parts,
                    gone=gone,
                    log=log,
                    undone=msgspec.json.decode(row.pick)[0] if row.kind == "undo" else None,
                    waiting=reel.position.waiting() if reel.position else msgspec.json.decode(row.waits or "[]"),
                )
            )
        return encode(Replay(self.seat, frames, self.result, reel.until, reel.why))


class Reel:
    """The tables of a match that is played again, one after the other, until an entry does not fit these rules."""

    def __init__(self, game: str, viewer: int | None) -> None:
        self.game, self.viewer = GAMES.get(game), viewer
        self.position: Position | None = None
        self.until: int | None = None
        self.why = "" if self.game else "this server does not have that game"
        self._before: Parts = {}

    def show(self, row: EntryRow, log: LogGroup | None) -> tuple[Parts, list[str]]:
        """What changes with an entry; the events of its log get what changed with each of them."""
        if self.why:
            return {}, []
        try:
            if row.n:
                assert self.position is not None
                self.position.apply(row)
            else:
                assert self.game is not None
                self.position = begin_again(self.game, row, NO_SEED, [self.viewer])
            match = self.position.match
            seen = [parts_of(frame.views[self.viewer]) for frame in match.frames if self.viewer in frame.views]
            parts = parts_of(match.view(self.viewer))
        except Exception as wrong:
            self.position, self.until, self.why = None, row.n - 1, why(wrong)
            return {}, []
        if log:
            self._before = show(log.events, seen, self._before)
        changed, gone = changes(self._before, parts)
        self._before = parts
        return changed, gone


class RecordPaper(NamedTuple):
    """The record of a finished match, seed included: every die can be checked."""

    game: str
    rows: list[EntryRow]
    result: str
    seed: str
    continued: bool
    """It went on from a moment of another match."""

    def write(self) -> bytes:
        record = record_of(self.game, self.rows)
        return ended(record, self.rows, self.result, self.seed, continued=self.continued).dumps().encode()


class SquarePaper(NamedTuple):
    """A link as a QR code."""

    text: str

    def write(self) -> bytes:
        return encode(square(self.text))


def square(text: str) -> Square:
    code = segno.make(text, error="m", micro=False)
    border = 4
    path = []
    for y, line in enumerate(code.matrix):
        x = 0
        while x < len(line):
            run = x
            while run < len(line) and line[run]:
                run += 1
            if run > x:
                path.append(f"M{x + border} {y + border}h{run - x}v1h{x - run}z")
            x = max(run, x + 1)
    return Square(len(code.matrix) + 2 * border, "".join(path))
