"""The party: who is there, who stands, who leads (DJ-1.9, DJ-7.10)."""

from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.table import IN, Hero, Table


def heroes_in(t: Table) -> list[Hero]:
    """In the dungeon, standing or not."""
    return [hero for hero in t.heroes if hero.fate == IN]


def standing(t: Table) -> list[Hero]:
    """DJ-7.10, in the order of the seats."""
    return [hero for hero in t.heroes if is_standing(hero)]


def leader(t: Table) -> Hero:
    """DJ-1.9: the first standing one in the order of Speed; where nobody stands, the first who is still there."""
    for hero in (t.heroes[number] for number in t.order):
        if is_standing(hero):
            return hero
    return next((t.heroes[n] for n in t.order if t.heroes[n].fate == IN), t.heroes[t.order[0]])


def from_leader(t: Table) -> list[Hero]:
    """All heroes in the order of the seats, from the leader on."""
    first = leader(t).number
    return t.heroes[first:] + t.heroes[:first]
