"""What heroes carry and may use."""

from typing import Any

from oubliettes.games.donjon.pieces import SPEED
from oubliettes.games.donjon.rules.adventurer.sheet import stat
from oubliettes.games.donjon.rules.equipment import uses
from oubliettes.games.donjon.table import PC, Hero, Table, Turn
from oubliettes.kernel import Match
from tests.games.donjon.situation import match, table


def carried(hero: Hero) -> list[str]:
    return [item.kind for item in hero.pack]


def fighting(heroes: str, monsters: str = "orc 2,0", **facts: Any) -> Table:
    """A hero in his turn of a Combat Phase."""
    t = table(heroes=heroes, monsters=monsters, phase=PC, round=1, **facts)
    t.turn = Turn(figure=0, points=3)
    return t


def turn_again(t: Table, rolls: list[int]) -> Match[Table]:
    """A turn already begun: nothing happens at its start."""
    t.turn = Turn(figure=0, start=t.heroes[0].at, points=stat(t.heroes[0], SPEED))
    return match(t, ("turn",), rolls=rolls)


def uses_of(t: Table, verb: str) -> list[str]:
    return [" ".join(map(str, pick[1:])) for pick in uses.options(t, t.heroes[0]) if pick[0] == verb]


def all_packs(t: Table) -> list[list[str]]:
    return [[item.kind for item in hero.pack] for hero in t.heroes]
