"""Dice that an adventurer throws outside tests and blows, with the luck of a magic circle on them (DJ-19.67).

A throw is handed on with its dice as they are to be told: whoever says what came of it tells them.
"""

from typing import NamedTuple

from oubliettes.games.donjon.pieces import D10, SEATS
from oubliettes.games.donjon.rules.adventurer.states import LUCK, effect
from oubliettes.games.donjon.rules.dice.parts import luck_part
from oubliettes.games.donjon.table import Hero, Table
from oubliettes.kernel import Die, Roll, Rolled, Script


class Thrown(NamedTuple):
    """What dice make, and how they are told: nothing where nobody listens."""

    total: int
    rolls: tuple[Rolled, ...] = ()


def throw(t: Table, hero: Hero, faces: tuple[int, ...], what: str) -> Script[Thrown]:
    """The sum of dice for a run, a healing, gold, harm done to a monster."""
    rolled: tuple[int, ...] = yield Roll(faces, for_=hero.number)
    dice = tuple(map(Die, faces, rolled)) if t.log is not None else ()
    return lucky(t, hero, sum(rolled), dice, what)


def table_die(t: Table, hero: Hero, what: str) -> Script[Thrown]:
    """1D10 on a table: no luck goes beyond its last line (DJ-23.7)."""
    rolled: tuple[int, ...] = yield Roll((D10,), for_=hero.number)
    return on_table(t, hero, rolled[0], (Die(D10, rolled[0]),), what)


def on_table(t: Table, hero: Hero, die: int, dice: tuple[Die, ...], what: str, *, again: bool = False) -> Thrown:
    """The die that counts, among those thrown."""
    if die < D10:
        return lucky(t, hero, die, dice, what, again=again)
    return Thrown(die, (Rolled(what, dice, SEATS[hero.number], total=die, again=again),))


def lucky(t: Table, hero: Hero, total: int, dice: tuple[Die, ...], what: str, *, again: bool = False) -> Thrown:
    """DJ-19.67, DJ-23.7."""
    total += effect(hero, LUCK)
    if t.log is None:
        return Thrown(total)
    return Thrown(total, (Rolled(what, dice, SEATS[hero.number], luck_part(hero), total, again=again),))
