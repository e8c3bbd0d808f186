"""Dice as the rulebook reads them (SS-1). Each open one says what it is for, against what, and what came of it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TypeVar

from oubliettes.games.souterrains.pieces import LOWEST, Dice
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Die, Modifier, Need, Roll, Rolled, Script, summed

HERO = f"seat:{SEAT}"
"""Whose dice the character's are."""
Told = list[Rolled]
"""Dice that wait for the event that says what came of them, which must be in the same entry: before any ask."""
T = TypeVar("T")


@cache
def _one(faces: int, hidden: bool = False) -> Roll:
    """SS-1.9: of any number of faces."""
    return Roll((faces,), for_=SEAT, hidden=hidden, what=f"d{faces}")


# ------------------------------------------------------------------ open dice


def d(
    t: Table,
    faces: int,
    what: str,
    rule: str,
    *,
    by: str = HERO,
    need: Need = "",
    target: int | None = None,
    outcomes: tuple[str, str] = ("", ""),
    into: Told | None = None,
) -> Script[int]:
    """One die. `outcomes`: what it means that it stands so to the target, and that it does not. It is told at once, or
    with what its caller says, which reads `into`. SS-1.7: a d10 reads 0 to 9."""
    (value,) = yield _one(faces)
    low = LOWEST.get(faces, 1)
    value = int(value) - 1 + low
    if t.log is not None:
        outcome = outcomes[not _stands(value, need, target)]
        die = Die(faces, value, low=low)
        tell(t, Rolled(what, (die,), by, total=value, need=need, target=target, outcome=outcome), rule, into)
    return value


def read(
    t: Table, rows: Sequence[str], what: str, rule: str, *, by: str = HERO, into: Told | None = None
) -> Script[str]:
    """A die for one row of a table: of as many faces as it has rows."""
    faces = len(rows)
    (value,) = yield _one(faces)
    found = rows[int(value) - 1]
    if t.log is not None:
        low = LOWEST.get(faces, 1)
        die = Die(faces, int(value) - 1 + low, low=low)
        tell(t, Rolled(what, (die,), by, outcome=found), rule, into)
    return found


def total(
    t: Table,
    dice: Dice,
    what: str,
    rule: str,
    *,
    by: str = HERO,
    one_to_ten: bool = False,
    into: Told | None = None,
) -> Script[int]:
    """The sum of `2d6+1`; a d10 counts 0 to 9 unless a setting says otherwise (SS-1.8)."""
    if not dice.count:
        return dice.plus
    values: tuple[int, ...] = yield Roll((dice.faces,) * dice.count, for_=SEAT, what=f"d{dice.faces}")
    low = 1 if one_to_ten else LOWEST.get(dice.faces, 1)
    amount = sum(values) - dice.count * (1 - low) + dice.plus
    if t.log is not None:
        thrown = tuple(Die(dice.faces, value - 1 + low, low=low) for value in values)
        plus = (Modifier("fixed", dice.plus),) if dice.plus else ()
        tell(t, Rolled(what, thrown, by, plus, amount), rule, into)
    return amount


def tell(t: Table, rolled: Rolled, rule: str, into: Told | None = None) -> None:
    """At once, or with the event that its caller says."""
    if into is None:
        t.say("dice", rule, rolls=(rolled,))
    else:
        into.append(rolled)


def amend(told: Told, name: str, value: int, rule: str = "") -> None:
    """What is added to the last dice after they were thrown: a charge doubles them, a thick hide takes some off."""
    if told and value:
        last = told[-1]
        modifiers = (*last.modifiers, Modifier(name, value, rule))
        told[-1] = replace(last, modifiers=modifiers, total=summed(last.dice, modifiers))


def _stands(value: int, need: Need, target: int | None) -> bool:
    if target is None:
        return True
    return {">=": value >= target, "<=": value <= target, ">": value > target, "<": value < target}.get(
        need, value == target
    )


# ------------------------------------------------------------------ hidden dice


def secret(faces: int) -> Script[int]:
    """A die nobody sees, of any number of faces: an even draw (SS-29.5). The next ask is in a new beat."""
    (value,) = yield _one(faces, True)
    return int(value) - 1 + LOWEST.get(faces, 1)


def drawn(rows: Sequence[T]) -> Script[T]:
    """A die that nobody sees for one row of a table: of as many faces as it has rows."""
    (value,) = yield _one(len(rows), True)
    return rows[int(value) - 1]


def secret_total(dice: Dice) -> Script[int]:
    """The sum of dice that nobody sees."""
    if not dice.count:
        return dice.plus
    values: tuple[int, ...] = yield Roll((dice.faces,) * dice.count, for_=SEAT, hidden=True, what=f"d{dice.faces}")
    return sum(values) - dice.count * (1 - LOWEST.get(dice.faces, 1)) + dice.plus
