"""A match that is watched: what each watcher saw at the instant of every event.

A tile that is turned, seen and gone within one pick leaves three events; the view after the pick shows none of it, the
frames of the pick show all three. Forks of a search and playouts take none.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from oubliettes.kernel.table import Event

if TYPE_CHECKING:
    from oubliettes.kernel.beats import Beats

Watchers = Iterable[int | None]
"""Seats, and None for the spectators."""


class Frame(NamedTuple):
    """An event, and what its readers among the watchers saw when it was told."""

    event: Event
    views: dict[int | None, Any]


class Film:
    """What a watched table talks to: it keeps each event in the match's log and a frame of it."""

    __slots__ = ("_match",)

    def __init__(self, match: "Beats[Any]") -> None:
        self._match = match

    def append(self, event: Event, /) -> None:
        match = self._match
        match.log.append(event)
        readers = [seat for seat in match.watchers if event.readable_by(seat)]
        if match.game.secrets:
            views = {seat: match.view(seat) for seat in readers}
        else:  # everybody sees the same
            views = dict.fromkeys(readers, match.view(None)) if readers else {}
        match.frames.append(Frame(event, views))
