"""Dice that decided something, as everybody is told: one shape for all games, in log, terminal, browser and protocol.

A script rolls with a `Roll` and tells what came of it with `say(..., rolls=(Rolled(...),))`. Every die that a script
rolls in the open is told in the entry that rolled it; a hidden one when, and to whom, the rules reveal it.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, NamedTuple

Need = Literal["", ">=", "<=", ">", "<", "="]


class Die(NamedTuple):
    """One die as it lies on the table."""

    faces: int
    value: int
    """As it counts, from `low` on."""
    kind: str = ""
    """Where its faces have names, what the words call them: `face-<kind>-<value>`."""
    counts: bool = True
    """Whether it is added: of two dice the better one may be kept."""
    low: int = 1
    """The lowest face: 0 for a d10 that the rulebook reads from 0 to 9."""


class Modifier(NamedTuple):
    """What is added to the dice, and why."""

    name: str
    """The id of a thing, or a word of the game's own for it: `mod-<name>`."""
    value: int
    rule: str = ""


@dataclass(slots=True, frozen=True)
class Rolled:
    """Who rolled what for, what was thrown and added, against what, and what came of it."""

    what: str
    """What for: the words call it `roll-<what>`."""
    dice: tuple[Die, ...]
    by: str = ""
    """Whose dice: `seat:0`, or the id of a thing on the table; nobody's: the dungeon's own."""
    modifiers: tuple[Modifier, ...] = ()
    total: int | None = None
    """What is compared, where dice and modifiers make one number."""
    need: Need = ""
    """How the total must stand to the target, or to the total of the dice `against` it."""
    target: int | None = None
    against: "Rolled | None" = None
    """The dice rolled against these."""
    outcome: str = ""
    """What came of it: the words call it `outcome-<outcome>`, or it is the id of a thing that a table gave. Empty where
    that is not settled yet."""
    again: bool = False
    """The dice were told before, and are shown again because something was added or settled."""

    def fresh(self) -> tuple[Die, ...]:
        """The dice that were thrown just now, in the order of the throws."""
        own = () if self.again else self.dice
        return own + (self.against.fresh() if self.against else ())


def summed(values: tuple[Die, ...], modifiers: tuple[Modifier, ...] = ()) -> int:
    """The dice that count, and what is added to them."""
    return sum(die.value for die in values if die.counts) + sum(modifier.value for modifier in modifiers)


def plain(one: Rolled) -> dict[str, Any]:
    """Dice as JSON keeps them, but for what is as usual."""
    return {
        key: value
        for key, value in asdict(one).items()
        if value is not None and value is not False and value != "" and value != ()
    } | ({"against": plain(one.against)} if one.against else {})


def rolled(data: Mapping[str, Any]) -> Rolled:
    """What `plain` gave."""
    parts = dict(data)
    parts["dice"] = tuple(Die(*die) for die in data["dice"])
    parts["modifiers"] = tuple(Modifier(*one) for one in data.get("modifiers", ()))
    parts["against"] = rolled(data["against"]) if "against" in data else None
    return Rolled(**parts)
