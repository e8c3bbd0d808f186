"""What was said last at a table: kept in memory for sockets that lag and for those who come back."""

from collections import OrderedDict, deque
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from oubliettes.kernel import Frame
from oubliettes.server.entries import StoredEvent, read_events
from oubliettes.server.messages import ChatLine, Handed, LogGroup
from oubliettes.server.parts import Parts, parts_of
from oubliettes.server.stored import EntryRow

TAIL = 50
"""Events kept in memory, for those who reconnect."""
CHAT = 100
FILMED = 4
"""Of how many entries the frames are kept for sockets that lag; whoever lags more gets the last view at once."""
COARSE = 60_000
"""Milliseconds: the log tells the minute. How long somebody took may tell what he holds."""


class Said(NamedTuple):
    """What followed from one entry."""

    n: int
    by: str
    at: int
    events: list[StoredEvent]

    @classmethod
    def of(cls, row: EntryRow) -> "Said":
        # the one who closes a Together is not named: who was last is nobody's business
        alone = row.kind == "pick" and row.ask == str(row.n - 1)
        by = "person" if row.by == "pass" else row.by  # that somebody could only pass is nobody's business either
        return cls(row.n, by if alone else "", row.at - row.at % COARSE, read_events(row.log))

    def for_(self, seat: int | None) -> LogGroup | None:
        """What this seat may read of it."""
        found = [event.told() for event in self.events if event.readable_by(seat)]
        return LogGroup(self.n, found, self.by, self.at) if found else None


Film = dict[int | None, list[Parts]]
"""For each watcher, what he saw at each event of an entry that he may read."""


HANDED = ("what", "who", "why", "by", "name", "after", "since")
"""What the entry of a seat that went from hand to hand says, in this order."""


def handed_words(handed: Handed) -> str:
    return msgspec.json.encode([getattr(handed, field) for field in HANDED]).decode()


def handed_of(row: EntryRow) -> Handed:
    """Older entries say less: whether a bot or a person, and which."""
    what, *rest = msgspec.json.decode(row.pick)
    facts = dict(zip(HANDED[1:], rest, strict=False))
    return Handed(row.seat, "back" if what == "person" else what, at=row.at - row.at % COARSE, **facts)


def without_names(pick: str, names: Collection[str], theirs: bool) -> str:
    """What such an entry says once somebody has gone for good; `theirs`: it is about their seat."""
    words = msgspec.json.decode(pick)
    whose = {"by"} if words[0] == "bot" else {"by", "who"}
    for at, field in enumerate(HANDED[: len(words)]):
        if (field in whose | {"name"} and words[at] in names) or (theirs and field in whose - {"by"} | {"name"}):
            words[at] = ""
    return msgspec.json.encode(words).decode()


class Recent:
    """The last entries of a match, and the last lines of its chat."""

    def __init__(self) -> None:
        self.tail: deque[Said] = deque()
        self.undone: deque[tuple[int, int]] = deque(maxlen=TAIL)
        """(entry of the undo, entry taken back)."""
        self.films: OrderedDict[int, Film] = OrderedDict()
        """The frames of the last entries, until all sockets have them."""
        self.handed: deque[Handed] = deque(maxlen=TAIL)
        self.chat: deque[ChatLine] = deque(maxlen=CHAT)

    def forget_entries(self) -> None:
        """Before they are read again."""
        self.tail.clear()
        self.undone.clear()
        self.handed.clear()

    def remember(self, row: EntryRow) -> None:
        """Keep what an entry said, as long as it is among the last."""
        if row.kind == "undo":
            taken_back = msgspec.json.decode(row.pick)[0]
            # an answer to a Together said nothing: nobody is told that it was given, nor that it was taken back
            if any(said.n == taken_back for said in self.tail):
                self.undone.append((row.n, taken_back))
        if row.kind == "seat":
            self.handed.append(handed_of(row))
        if row.log != "[]":
            self.tail.append(Said.of(row))
            size = sum(len(said.events) for said in self.tail)
            while len(self.tail) > 1 and size > TAIL:
                size -= len(self.tail.popleft().events)

    def keep_film(self, n: int, frames: list[Frame]) -> None:
        """Keep what was seen at each event of entry `n`, until it is sent."""
        if frames:
            film: Film = {}
            for frame in frames:
                shown: dict[int, Parts] = {}
                for seat, view in frame.views.items():
                    if id(view) not in shown:  # where nothing is hidden all have the same
                        shown[id(view)] = parts_of(view)
                    film.setdefault(seat, []).append(shown[id(view)])
            self.films[n] = film
            while len(self.films) > FILMED:
                self.films.popitem(last=False)

    def drop_films(self, seen: int) -> None:
        """Forget the frames up to an entry that every socket has."""
        while self.films and next(iter(self.films)) <= seen:
            self.films.popitem(last=False)
