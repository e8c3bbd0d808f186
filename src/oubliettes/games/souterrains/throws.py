"""Dice as the rulebook reads them (SS-1)."""

from oubliettes.games.souterrains.pieces import Dice
from oubliettes.games.souterrains.table import SEAT
from oubliettes.kernel import Roll, Script

D10 = Roll((10,), for_=SEAT, what="d10")
HIDDEN_D10 = Roll((10,), for_=SEAT, hidden=True, what="d10")
_ONE = {faces: Roll((faces,), for_=SEAT, what=f"d{faces}") for faces in (2, 4, 6, 8, 12, 20)}
_SECRET: dict[int, Roll] = {}


def d(faces: int) -> Script[int]:
    """One die of so many faces, open to all."""
    if faces == 10:
        return (yield from d10())
    (value,) = yield _ONE[faces]
    return int(value)


def d10() -> Script[int]:
    """SS-1.7: 0 to 9."""
    (value,) = yield D10
    return int(value) - 1


def secret(faces: int) -> Script[int]:
    """A die nobody sees, of any number of faces: an even draw (SS-29.5). The next ask is in a new beat."""
    roll = _SECRET.get(faces)
    if roll is None:
        roll = _SECRET[faces] = Roll((faces,), for_=SEAT, hidden=True, what=f"d{faces}")
    (value,) = yield roll
    return int(value)


def secret_d10() -> Script[int]:
    (value,) = yield HIDDEN_D10
    return int(value) - 1


def total(dice: Dice, hidden: bool = False, one_to_ten: bool = False) -> Script[int]:
    """The sum of `2d6+1`; a d10 counts 0 to 9 unless a setting says otherwise (SS-1.8)."""
    if not dice.count:
        return dice.plus
    values: tuple[int, ...] = yield Roll((dice.faces,) * dice.count, for_=SEAT, hidden=hidden, what=f"d{dice.faces}")
    zero = dice.count if dice.faces == 10 and not one_to_ten else 0
    return sum(values) - zero + dice.plus
