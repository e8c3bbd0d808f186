"""Dice that an adventurer throws outside tests and blows, with the luck of a magic circle on them (DJ-19.67)."""

from oubliettes.games.donjon.pieces import D10
from oubliettes.games.donjon.states import LUCK, effect
from oubliettes.games.donjon.table import Hero, Table
from oubliettes.kernel import Roll, Script


def throw(t: Table, hero: Hero, faces: tuple[int, ...]) -> Script[int]:
    """The sum of dice for a run, a healing, gold, harm done to a monster."""
    rolled: tuple[int, ...] = yield Roll(faces, for_=hero.number)
    return lucky(t, hero, sum(rolled))


def table_die(t: Table, hero: Hero) -> Script[int]:
    """1D10 on a table: no luck goes beyond its last line (DJ-23.7)."""
    rolled: tuple[int, ...] = yield Roll((D10,), for_=hero.number)
    return on_table(t, hero, rolled[0])


def on_table(t: Table, hero: Hero, die: int) -> int:
    return lucky(t, hero, die) if die < D10 else die


def lucky(t: Table, hero: Hero, total: int) -> int:
    """DJ-19.67, DJ-23.7."""
    more = effect(hero, LUCK)
    if more:
        t.say("lucky-die", "DJ-19.67", seat=hero.number, die=total, total=total + more)
    return total + more
