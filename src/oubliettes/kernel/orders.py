"""Standing orders: answers that a seat leaves in advance, for questions it does not want to be asked each time.

A game says which orders it takes; whoever runs the match keeps those that a seat gave, asks `Standing.answer` before
he asks the person, and lets the person see and revoke them at any time. An order answers only what it names, and only
with a pick that is offered.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from oubliettes.kernel.requests import Ask, Pick

ALWAYS = "always"


@dataclass(slots=True, frozen=True)
class Order:
    """A kind of standing order."""

    id: str
    """The words call it `order-<id>`."""
    prompts: tuple[str, ...]
    """The questions that it answers."""
    answer: Callable[[Any, Ask, int], Pick | None]
    """From the hidden table, the ask and the order's `about`: the pick, or None where the person is to be asked."""
    about: Literal["", "seat"] = ""
    """`seat`: the order is about one other seat (decline all trades of this one). Empty: about nobody."""
    terms: tuple[str, ...] = (ALWAYS,)
    """For how long it can be given: `always`, or until a counter of `Game.terms` moves (`round`, `attacked`)."""
    blind: bool = True
    """Whether an answer at once would tell others something: then it takes as long as a pass that is the only option.
    False where all know what the seat could answer."""


class Standing(NamedTuple):
    """An order that a seat gave."""

    order: str
    term: str = ALWAYS
    about: int = -1
    mark: int = 0
    """Where the term's counter stood when it was given."""

    def over(self, counters: Mapping[str, int]) -> bool:
        """Whether its time is up."""
        return self.term != ALWAYS and counters.get(self.term, 0) != self.mark
