"""What notes are made of."""

from collections.abc import Callable

from oubliettes.games.souterrains.pieces import DANGER, FACES, FATIGUE, LOWEST, MOST_DANGER, MOST_FATIGUE, Dice
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import PO, Thing
from oubliettes.kernel import Line, Note, line, note

BACKLASH = {"fatigue": FATIGUE["after_magic"], "danger": DANGER["magic_instead_of_fatigue"]}
Say = Callable[..., Note]
"""The note of a pick: it takes the table, then the pick's parts after its verb."""


def told(*lines: str, **facts: int) -> Say:
    """What is always the same."""
    return lambda t, *what: note(*(line(key, **facts) for key in lines))


def families(*keys: str) -> dict[str, str]:
    """Keys of lines by what stands after their first word: each of a few things has its own."""
    return {key.split("-", 1)[1]: key for key in keys}


def rounds(n: int) -> Line | None:
    return line("rounds", n=n) if n else None


def resource(n: int = 1) -> Line:
    return line("resource", n=n)


def harm(low: int, high: int) -> Line:
    return line("damage", low=max(0, low), high=max(0, high))


def span(dice: Dice, ten: bool = False) -> tuple[int, int]:
    """The least and the most that dice show (SS-1.7, SS-1.8)."""
    low = 1 if ten else LOWEST.get(dice.faces, 1)
    return dice.count * low + dice.plus, dice.count * (low + dice.faces - 1) + dice.plus


def above(faces: int, target: int) -> int:
    """How often one die is strictly above a number, in per cent."""
    return round(100 * max(0, min(faces, faces - 1 + LOWEST.get(faces, 1) - target)) / faces)


def some(dice: Dice) -> dict[str, int]:
    """How many dice may bring."""
    low, high = span(dice)
    return {"low": low, "high": high}


def backlash(t: Table) -> Line:
    """SS-3.25: D10 above Fatigue."""
    return line("backlash", n=above(FACES["backlash"], t.hero.fatigue), **BACKLASH)


def noise(t: Table) -> Line:
    """SS-12.6: D10 above Danger."""
    return line("noise", n=above(FACES["search_danger"], t.danger), danger=DANGER["search"])


def loud(t: Table, cause: str = "noise") -> Line:
    """SS-11.15: Danger rises, or a patrol is called."""
    return line("danger-up", n=DANGER[cause]) if t.danger < MOST_DANGER else line("patrol-called")


def tires(t: Table, n: int) -> Line:
    """SS-10.11: Fatigue rises; beyond 9 he faints."""
    return line("fatigue-up", n=n) if t.hero.fatigue + n <= MOST_FATIGUE else line("faints", n=n)


def target(t: Table, place: int) -> Line:
    member = t.group.members[place]
    return line("target-hp", hp=member.hp, of=member.hp_max) if t.group.counted else line("target-unknown")


def po(cp: int) -> float:
    return cp / PO if cp % PO else cp // PO


def of(thing: Thing, worth: int = 0) -> tuple[Line | None, ...]:
    """Weight, worth, and what a thing is for."""
    return (
        line("weight", n=thing.enc),
        line("worth", po=worth / PO if worth % PO else worth // PO) if worth else None,
        harm(*span(thing.damage)) if thing.kind in ("weapon", "torch") else None,
        line("armour", n=thing.ac) if thing.kind in ("armour", "shield") else None,
    )
