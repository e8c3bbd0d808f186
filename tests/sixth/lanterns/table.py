"""The state: all of it in the open."""

from dataclasses import dataclass, field

from oubliettes.kernel import Table as KernelTable


@dataclass(slots=True, kw_only=True)
class Table(KernelTable):
    light: list[int]
    """What each seat has brought home."""
    burning: int = 0
    """What the seat whose turn it is may still lose."""
    rolls: list[int] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class SeatView:
    seat: int
    light: int


@dataclass(slots=True, frozen=True)
class View:
    burning: int
    rolls: list[int]
    seats: list[SeatView]


def copy(t: Table) -> Table:
    return Table(agenda=t.agenda[:], light=t.light[:], burning=t.burning, rolls=t.rolls[:])


def hide(t: Table, seat: int | None) -> Table:
    return copy(t)


def view(t: Table, seat: int | None) -> View:
    return View(t.burning, t.rolls[:], [SeatView(number, light) for number, light in enumerate(t.light)])


def check(t: Table) -> list[str]:
    return [] if min(t.light) >= 0 else ["LA-1.4: light below zero"]
