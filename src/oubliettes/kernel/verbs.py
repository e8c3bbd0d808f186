"""What a script does with a pick: a table from its verb to a handler, and its parts with their types."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from oubliettes.kernel.errors import ScriptError
from oubliettes.kernel.requests import Ask, Blocked, Facts, Pick, Script

R = TypeVar("R")


class Verbs(dict[str | int, Callable[..., R]], Generic[R]):
    """From the verb of a pick to what is done: `ACTIONS = Verbs("an action", {"drink": drink, "push": push})`.

    A handler takes the rest of the pick as parameters with types of their own: `ACTIONS.play(("drink", "potion"), t,
    hero)` calls `drink(t, hero, "potion")`, which is `def drink(t: Table, hero: Hero, thing: str)`. A verb that is not
    in the table raises ScriptError: a rule is missing, and no other is played in its place.
    """

    __slots__ = ("what",)

    def __init__(self, what: str, handlers: Mapping[Any, Callable[..., R]]) -> None:
        super().__init__(handlers)
        self.what = what

    def __missing__(self, verb: str | int) -> Callable[..., R]:
        raise ScriptError(f"{self.what} cannot be {verb!r}: it is one of {', '.join(map(str, self))}")

    def play(self, pick: Pick, *before: Any) -> R:
        """Call the handler of this pick's verb with what comes before, then with the rest of the pick."""
        return self[pick[0]](*before, *pick[1:])


def choose(
    seat: int,
    prompt: str,
    options: Sequence[Pick],
    rule: str = "",
    blocked: Callable[[Any], list[Blocked]] | None = None,
    facts: Facts | None = None,
) -> Script[Pick]:
    """The pick of a seat, who is asked only where there is something to choose: a lone option is taken for him.

    What a person is to confirm, or may not be known to be the only option, is an `Ask` even if it is alone.
    """
    if len(options) == 1:
        return options[0]
    pick: Pick = yield Ask(seat, prompt, options, rule, blocked, facts)
    return pick


def word(pick: Pick, place: int = 1) -> str:
    """The part of a pick that is a word: a thing, a seat's name, a verb."""
    part = pick[place]
    if type(part) is str:
        return part
    raise ScriptError(f"part {place} of {pick} is no word")


def number(pick: Pick, place: int = 1) -> int:
    """The part of a pick that is a number."""
    part = pick[place]
    if type(part) is int:
        return part
    raise ScriptError(f"part {place} of {pick} is no number")
