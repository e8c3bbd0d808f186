"""What is left of a match: its log, its replay, its story, and a table that goes on from it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from oubliettes.server.messages import Level, LogGroup, PersonName, PickItem, ResultInfo, SeatNumber


class Frame(Struct, omit_defaults=True):
    """The table after input `n`: what changed since the one before, as in `state`; its events carry their frames."""

    n: int
    kind: str
    seat: int = -1
    pick: list[PickItem] = []
    by: str = ""
    at: int = 0
    parts: dict[str, Any] = {}
    gone: list[str] = []
    log: LogGroup | None = None
    undone: int | None = None
    waiting: list[int] = []


class Replay(Struct, omit_defaults=True):
    """A finished match as one seat saw it (-1: as everybody saw it)."""

    seat: int
    frames: list[Frame]
    result: ResultInfo | None = None
    """None: it was closed before its end."""
    until: int | None = None
    """The last input after which these rules can still show the table (-1: none): later frames have their log only."""
    why: str = ""


class Story(Struct):
    """How a finished match went."""

    moves: list[int]
    """The numbers of the inputs, 0 (the set-up) first."""
    standing: list[list[float]]
    """For each seat, how it stood after each of them: from 0 (lost) to 1 (won)."""
    luck: list[float]
    """For each seat, how much more dice, cards and tiles gave it than they do on average; nothing for dice typed in."""
    turn: int
    """The input that changed most: the turning point; 0 where nothing did."""
    seat: int
    """The seat that it was good for."""


class LogPage(Struct):
    """Scroll-back: the groups before `before`, oldest first; `more`: there are older ones."""

    groups: list[LogGroup]
    undone: list[int]
    more: bool


class ContinueMatch(Struct, forbid_unknown_fields=True):
    """A new table that stands where a finished match stood after input `n`; the asker takes `seat`, bots the others."""

    n: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: PersonName
    level: Level = ""


class Created(Struct):
    id: str
