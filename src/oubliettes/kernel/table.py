"""What every game's table has: the agenda (what comes next) and the voice (what just happened)."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

from oubliettes.kernel.copying import DROPPED
from oubliettes.kernel.rolled import Rolled

Step = tuple[Any, ...]
"""A step's name and its small public arguments: `("level", 3)`."""


@dataclass(slots=True, frozen=True)
class Event:
    """Something that happened: a message key, its facts, the rule it follows, and who may read it."""

    key: str
    rule: str
    facts: dict[str, Any]
    readers: tuple[int, ...] | None = None
    """The seats that may read it; `None`: everybody."""
    rolls: tuple[Rolled, ...] = ()
    """The dice that it tells of."""

    def readable_by(self, seat: int | None) -> bool:
        return self.readers is None or seat in self.readers


class Listener(Protocol):
    """Where events go."""

    def append(self, event: Event, /) -> None: ...


@dataclass(slots=True, kw_only=True)
class Table:
    """The root of a game's state. A game's table adds its own fields; `copier(Table)` copies them all.

    *Everything that outlives a beat is on the table; local variables live for one beat.*
    """

    agenda: list[Step] = field(default_factory=list)
    """A stack of steps: the last one is played next; empty, the match is over."""
    log: Annotated[Listener | None, DROPPED] = field(default=None, compare=False, repr=False)
    """Where events go: the match's log, its film, or nowhere (simulation). Not state: never copied, never compared."""

    def then(self, *steps: Step) -> None:
        """Several steps that follow this beat, in the order in which they happen; for one, `agenda.append` it."""
        self.agenda.extend(reversed(steps))

    def say(
        self,
        key: str,
        rule: str = "",
        *,
        readers: tuple[int, ...] | None = None,
        rolls: tuple[Rolled, ...] = (),
        **facts: Any,
    ) -> None:
        """Tell what happened, if anybody listens, at the moment when the table shows it.

        Where it costs to gather the facts, look at `log` first.
        """
        if self.log is not None:
            self.log.append(Event(key, rule, facts, readers, rolls))
