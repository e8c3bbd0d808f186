"""What is written for people to read: the replay and the record of a match that is over (its story: `story.py`), the
map of a dungeon, the QR code of a link. Workers write it (`bots.py`): other tables go on meanwhile."""

from typing import NamedTuple, Protocol

import msgspec
import segno

from oubliettes.games import GAMES
from oubliettes.games.souterrains.career import first_sight
from oubliettes.games.souterrains.maps import draw_map
from oubliettes.games.souterrains.share import dungeon_of
from oubliettes.kernel import End
from oubliettes.server.forms import Frame, Replay, Square
from oubliettes.server.messages import ResultInfo
from oubliettes.server.parts import Parts, changes, parts_of, show
from oubliettes.server.position import begin_again
from oubliettes.server.queries import EntryRow
from oubliettes.server.room import Said
from oubliettes.server.story import NO_SEED

encode = msgspec.json.encode


class Paper(Protocol):
    def write(self) -> bytes: ...


class ReplayPaper(NamedTuple):
    """A finished match, move by move, as a seat saw it; -1 as everybody saw it."""

    game: str
    rows: list[EntryRow]
    seat: int
    result: ResultInfo

    def write(self) -> bytes:
        viewer = self.seat if self.seat >= 0 else None
        position = begin_again(GAMES[self.game], self.rows[0], NO_SEED, [viewer])
        frames: list[Frame] = []
        before: Parts = {}
        for row in self.rows:
            if row.n:
                position.apply(row)
            log = Said.of(row).for_(viewer)
            if log:
                seen = [parts_of(frame.views[viewer]) for frame in position.match.frames if viewer in frame.views]
                before = show(log.events, seen, before)
            parts = parts_of(position.match.view(viewer))
            changed, gone = changes(before, parts)
            before = parts
            frames.append(
                Frame(
                    n=row.n,
                    kind=row.kind,
                    seat=row.seat,
                    pick=msgspec.json.decode(row.pick) if row.kind in ("pick", "seat") else [],
                    by=row.by,
                    at=row.at,
                    parts=changed,
                    gone=gone,
                    log=log,
                    undone=msgspec.json.decode(row.pick)[0] if row.kind == "undo" else None,
                    waiting=position.waiting(),
                )
            )
        return encode(Replay(self.seat, frames, self.result))


class RecordPaper(NamedTuple):
    """The record of a finished match, seed included: every die can be checked."""

    game: str
    rows: list[EntryRow]
    seed: str
    continued: bool
    """It went on from a moment of another match."""

    def write(self) -> bytes:
        position = begin_again(GAMES[self.game], self.rows[0], self.seed)
        for row in self.rows[1:]:
            position.apply(row)
        paper = position.match.record
        assert paper.end is not None
        rekeyed = any(row.kind == "rekey" for row in self.rows)
        if self.continued or rekeyed:  # dice of two seeds: all in the record, but no one commitment covers them
            paper.start.dice, paper.start.commitment = "rekeyed" if rekeyed else "continued", ""
            paper.end = End(paper.end.result, "")
        else:
            paper.end = End(paper.end.result, self.seed)
        return paper.dumps().encode()


class MapPaper(NamedTuple):
    """The map of a dungeon, with all its secrets, or as one sees it who has just come in."""

    number: int
    full: bool

    def write(self) -> bytes:
        drawn = draw_map(dungeon_of(self.number), full=True) if self.full else draw_map(first_sight(self.number))
        return drawn.encode()


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
