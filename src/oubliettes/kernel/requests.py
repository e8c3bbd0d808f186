"""What a script may yield, and what it gets back.

| a script yields          | it gets back                                                        |
| ------------------------ | ------------------------------------------------------------------- |
| `Ask(seat, prompt, ...)` | the option picked: the very tuple it offered                        |
| `Together([Ask, ...])`   | `{seat: option}`, in the order of the asks; nobody sees the others' |
| `Roll((6, 6), for_=0)`   | the values, `(3, 5)`: each from 1 to its number of faces            |
| `Draw(n)`                | one of `0 .. n-1`, all equally likely                               |
| `Shuffle(n)`             | a hidden permutation of `0 .. n-1`                                  |

After a `Together`, a `Draw`, a `Shuffle` or a hidden `Roll` the beat is closed: the next ask belongs to a new beat.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

Pick = tuple[str | int, ...]
"""A flat tuple of strings and small ints, `("fight", "die:fighter", "goblin", 2)`: JSON as it is."""

Facts = Mapping[str, Any]
"""What a message speaks of: strings, numbers, and `(thing, count)` pairs."""


class Blocked(NamedTuple):
    """A pick that a person would expect and may not make now, with the rule that forbids it."""

    pick: Pick
    rule: str


TYPED = ("roll-die", "confirm-roll")
"""The prompts of the kernel itself: dice rolled on a real table and typed in. No game knows them."""


class Ask:
    """One seat picks one of `options`: never empty, all legal, all different.

    (An ask is made for every decision: arguments by name cost twice the time of those by place, and slots cost more
    than the plain attributes of a short-lived object.)
    """

    number: int = 0
    """The number of the record's entry that opened this ask: with the seat it names the ask for good."""

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Pick],
        rule: str = "",
        blocked: Callable[[Any], list[Blocked]] | None = None,
        facts: Facts | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        """The rule behind the question: what `?` shows."""
        self.facts = facts
        self.blocked = blocked
        """A function of the table, called only when a person looks: `match.blocked(seat)`."""

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, {self.prompt!r}, {list(self.options)})"


class Together:
    """Several seats choose at the same time, secretly."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = asks

    def __repr__(self) -> str:
        return f"Together({list(self.asks)})"


class Roll:
    """Dice with these numbers of faces. `hidden`: nobody sees them (a trap's die)."""

    __slots__ = ("dice", "for_", "hidden", "what")

    def __init__(self, dice: tuple[int, ...], *, for_: int = 0, hidden: bool = False, what: str = "") -> None:
        self.dice = dice
        self.for_ = for_
        """The seat whose dice they are: who types them in when people roll their own."""
        self.hidden = hidden
        self.what = what
        """The kind of dice, where faces have names: the words call them `face-<what>-<value>`."""

    def __repr__(self) -> str:
        return f"Roll({self.dice}, for_={self.for_}, hidden={self.hidden})"


class Draw:
    """One of `n` equally likely things: a card from a deck whose order nobody can know."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def __repr__(self) -> str:
        return f"Draw({self.n})"


class Shuffle:
    """A hidden permutation of `n` things, where order matters: a pile one may look into."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def __repr__(self) -> str:
        return f"Shuffle({self.n})"


Request = Ask | Together | Roll | Draw | Shuffle

T = TypeVar("T")
Script = Generator[Request, Any, T]
"""A rule as a script. Annotate what comes back: `pick: Pick = yield Ask(...)`."""
