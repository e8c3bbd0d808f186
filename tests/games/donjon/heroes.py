"""Heroes made for one skill or one number."""

from typing import Any

from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.table import Hero, Table
from tests.games.donjon.fights import skilled
from tests.games.donjon.situation import table


def hero_with(skill: str, hero: str, monsters: str = "", *zones: str, others: str = "", **facts: Any) -> Table:
    """The first hero has this skill and one point for it."""
    t = table(*zones, heroes=f"{hero} destiny=0 fatigue=1; {others}", monsters=monsters, **facts)
    skilled(t.heroes[0], skill)
    return t


def new_hero(text: str = "warrior") -> Hero:
    return table(heroes=text).heroes[0]


def wizard(skill: str, where: str = "2,5", monsters: str = "orc 2,1; zombie 5,0", others: str = "") -> Table:
    """An elf wizard (Magic 6) with one spell, one point of fatigue to cast it, and no destiny."""
    t = table(heroes=f"elf wizard {where} destiny=0 fatigue=1; {others}", monsters=monsters)
    skilled(t.heroes[0], skill)
    return t


def steps(t: object, hero: int = 0) -> list[str]:
    """The directions in which a hero may step."""
    return [str(pick[1]) for pick in walking.move_options(t, t.heroes[hero]) if pick[0] == "step"]  # type: ignore[attr-defined, arg-type]
