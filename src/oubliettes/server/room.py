"""A table in memory: where its match stands, who is there, and what was said last.

The room owns all that changes it: a closing socket never cancels a move half done. What is published is committed.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from oubliettes.kernel import Game
from oubliettes.players import Advice
from oubliettes.server import roster
from oubliettes.server.clock import Clock
from oubliettes.server.common import Common
from oubliettes.server.messages import (
    ContinuedFrom,
    NoCode,
    ResultInfo,
    SeatInfo,
    TableInfo,
)
from oubliettes.server.parts import Parts, parts_of
from oubliettes.server.position import Position
from oubliettes.server.recent import Recent
from oubliettes.server.shown import Face, ask_info, result_of
from oubliettes.server.store import now_ms
from oubliettes.server.stored import MatchRow, SeatRow, Settings
from oubliettes.server.turns import Asker

if TYPE_CHECKING:
    from oubliettes.server.hall import Hall
    from oubliettes.server.wire import Wire

R = TypeVar("R")
FAILURES = 50
"""How many are remembered, so that each is noted once."""
REQUEST = 2 * 60_000
"""Milliseconds after which what somebody asks of a seat's person is forgotten, and so is the answer."""
log = logging.getLogger("oubliettes.room")


class Refused(Exception):
    """Told to whoever asked, as a `no`. Nothing has changed."""

    def __init__(self, code: NoCode, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.code: NoCode = code
        self.why = why
        self.rule = rule


class Presence(NamedTuple):
    """Who is at this table on another server."""

    seats: frozenset[int]
    host: bool
    watchers: int
    at: int


class Room:
    def __init__(self, hall: "Hall", info: MatchRow, seats: list[SeatRow], game: Game[Any] | None) -> None:
        self.hall = hall
        self.id = info.id
        self.info = info
        self.seats = seats
        self.game = game
        self.settings = msgspec.json.decode(info.settings, type=Settings)
        self.position: Position | None = None
        """None before the start, and when the match is stuck."""
        self.stuck = ""
        self.stale = False
        """Entries may be in the store that this room has not seen."""
        self.lock = asyncio.Lock()
        self.recent = Recent()
        self.clock = Clock()
        self.rematch = ""
        self.wires: set[Wire] = set()
        self.others: dict[str, Presence] = {}
        self.away: dict[int, int] = {}
        """Since when nobody has been at a person's seat, here; -1 is the host."""
        self.version = 0
        self.people_version = 0
        self.opening: list[str] | None = None
        """The match is about to start and salts are being opened: the seals, closed before the first of them."""
        self.jobs: dict[tuple[int, str], asyncio.Task[None]] = {}
        self.instant: set[tuple[int, str]] = set()
        """The questions that a standing order is answering this moment: nobody is asked them."""
        self.bots_in_a_row = 0
        """The picks that bots have made since a person was asked."""
        self.broken: set[tuple[int, str]] = set()
        """The questions that no answer given for somebody got past: people are left to try."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.doubts: Common[Advice] = Common()
        """What people wonder about and bots work out, by seat and ask."""
        self.used = asyncio.get_running_loop().time()
        self._faces: dict[int | None, Face] = {}
        self._open: Parts | None = None
        self._failures: deque[str] = deque(maxlen=FAILURES)
        """The latest failures noted."""
        now = now_ms()
        for seat in (-1, *(row.seat for row in seats)):
            self.away[seat] = now

    # ------------------------------------------------------------------ the room's own work

    async def own(self, work: Coroutine[Any, Any, R]) -> R:
        """Do it to the end, even if whoever asked goes away."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, or went away and does not want it

    def note_failure(self, where: str, error: Exception) -> None:
        """Log what failed, with all that is needed to repeat it; once, however often somebody tries again."""
        if where not in self._failures:
            self._failures.append(where)
            log.error("failed: %s", where, exc_info=error)

    @property
    def head(self) -> int:
        return self.position.n if self.position else -1

    def asker(self) -> Asker:
        """For whom the bots of this table think: its host, if he is there, else somebody who is."""
        devices = sorted((not wire.host, wire.device) for wire in self.wires)
        return Asker(devices[0][1] if devices else "", self.id)

    # ------------------------------------------------------------------ what is shown

    def face(self, seat: int | None) -> Face:
        if seat not in self._faces:
            self._faces[seat] = self._look(seat)
        return self._faces[seat]

    def _look(self, seat: int | None) -> Face:
        position = self.position
        if position is None:
            return Face({}, None, [], None)
        match = position.match
        try:
            parts = self._parts(seat)
        except Exception as error:  # what is asked can be answered all the same
            self.note_failure(
                f'{{"match": "{self.id}", "n": {position.n}, "view": {seat if seat is not None else -1}}}', error
            )
            parts = {}
        ask = undo = None
        if seat is not None:
            id_ = position.ask_id(seat)
            ask = None if (seat, id_) in self.instant else ask_info(match, seat, id_)
            found = position.undoable(seat)
            undo = found[1] if found else None
        return Face(parts, ask, position.waiting(), undo)

    def _parts(self, seat: int | None) -> Parts:
        """What a seat sees; where nothing is hidden, worked out once for all."""
        assert self.position is not None
        if self.game is None or self.game.secrets:
            return parts_of(self.position.match.view(seat))
        if self._open is None:
            self._open = parts_of(self.position.match.view(None))
        return self._open

    # ------------------------------------------------------------------ frames

    def watchers(self) -> list[int | None]:
        """For whom a pick is filmed: those who look on here."""
        return list({wire.seat for wire in self.wires}) if self.hall.config.film else []

    def drop_films(self) -> None:
        """Forget frames that every socket has."""
        self.recent.drop_films(min((wire.seen for wire in self.wires), default=self.head))

    def result(self) -> ResultInfo | None:
        return result_of(self.info)

    def publish(self) -> None:
        """The match moved: wake those who watch, and the bots."""
        self.version += 1
        self._faces = {}
        self._open = None
        self.used = asyncio.get_running_loop().time()
        if self._question != self.clock.question or self.info.state != "play":
            self.wind()
        for wire in self.wires:
            wire.wake()
        self.hall.drive(self)

    @property
    def _question(self) -> int:
        return self.position.shown if self.position else -1

    def wind(self) -> None:
        """Its people have all their time, from now on."""
        runs = self.position is not None and self.info.state == "play"
        self.clock.wind(self._question, self.settings.clock if runs else 0)

    @property
    def late(self) -> bool:
        """Time is up, and somebody is there to whom that matters."""
        return bool(self.wires) and self.clock.up

    # ------------------------------------------------------------------ who is there

    @property
    def busy(self) -> bool:
        """Somebody is there, or something is under way: it stays in memory."""
        return bool(self.wires or self.tasks or self.lock.locked())

    @property
    def empty(self) -> bool:
        return not self.wires and not self.others

    def here(self, seat: int) -> bool:
        return any(seat in wire.seats for wire in self.wires) or any(
            seat in other.seats for other in self.others.values()
        )

    def host_here(self) -> bool:
        return any(wire.host for wire in self.wires) or any(other.host for other in self.others.values())

    def people_changed(self) -> None:
        """Somebody came or went, or a seat is another's: note since when seats are empty, and tell."""
        self.people_version += 1
        gens = {row.seat: row.gen for row in self.seats}
        for wire in list(self.wires):
            wire.keep(gens)
            wire.wake()
        now = now_ms()
        for seat in (-1, *gens):
            there = self.host_here() if seat < 0 else self.here(seat)
            self.away[seat] = 0 if there else self.away.get(seat) or now

    def table(self) -> TableInfo:
        """What everybody at the table may know about it."""
        info = self.info
        start = self.position.start if self.position else None
        continued = info.continued_match
        return TableInfo(
            id=info.id,
            game=info.game,
            rules=info.rules,
            state="stuck" if self.stuck and info.state == "play" else info.state,  # type: ignore[arg-type]
            seats=[self._seat_info(row) for row in self.seats],
            options=_public_options(self.game, msgspec.json.decode(info.options)),
            clock=self.settings.clock,
            dice=self.settings.dice,  # type: ignore[arg-type]
            hints=self.settings.hints,
            commitment=info.commitment,
            salts=list(start.salts) if start else [],
            host=info.host,
            host_away=0 if self.host_here() else self.away[-1],
            watchers=sum(wire.seat is None for wire in self.wires)
            + sum(other.watchers for other in self.others.values()),
            rematch=self.rematch,
            campaign=self.settings.campaign,
            requests=[one for one in self.settings.requests if now_ms() - one.at < REQUEST],
            handed=list(self.recent.handed),
            continued=ContinuedFrom(continued, info.continued_n or 0) if continued else None,
        )

    def _seat_info(self, row: SeatRow) -> SeatInfo:
        person = row.kind == "person"
        here = self.here(row.seat)
        return SeatInfo(
            seat=row.seat,
            kind=row.kind,  # type: ignore[arg-type]
            name=row.name,
            level=row.level if row.kind == "bot" else "",
            here=here,
            away=self.away.get(row.seat, 0) if person and not here else 0,
            owned=row.kind == "bot" and bool(row.profile),
            seal=row.seal,
            muted=row.seat in self.settings.muted,
            sheet=bool(row.sheet),
            face=roster.face(row.name) if row.kind == "bot" else "",
        )


def _public_options(game: Game[Any] | None, options: dict[str, Any]) -> dict[str, Any]:
    """Sheets are their owners': a table shows the other options."""
    private = {option.id for option in game.options if option.kind in ("legacy", "data")} if game else set()
    return {key: value for key, value in options.items() if key not in private}
