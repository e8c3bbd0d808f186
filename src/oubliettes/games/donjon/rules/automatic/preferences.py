"""Whom a monster prefers and how it gets there, under the automatic MD (DJ-35)."""

from collections.abc import Iterable

from oubliettes.games.donjon.rules.adventurer.sheet import guard
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.monsters.turn_limits import calm, can_move
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.table import NOBODY, Hero, Monster, Table, is_monster
from oubliettes.kernel import Pick

NO_WAY = distances.NO_WAY


def ways_to_heroes(t: Table, *, webs: bool = True) -> list[int]:
    """Steps from every square to the nearest adventurer who can be attacked."""
    return distances.far(t, [hero.at for hero in targeting.targets_on_board(t)], webs=webs)


def beset(t: Table, square: int) -> bool:
    """Whether an adventurer stands next to this square."""
    near = t.map.near[square]
    return any(hero.at in near for hero in targeting.targets_on_board(t))


def _engaged(t: Table, hero: Hero, but: Monster) -> bool:
    """Whether another monster is next to him (DJ-35.11)."""
    near, who = t.map.near[hero.at], t.who
    return any(is_monster(who.get(square, NOBODY)) and square != but.at for square in near)


def prefer(t: Table, monster: Monster, heroes: Iterable[Hero], *, loose: bool = False, first: bool = False) -> Hero:
    """DJ-35.8, DJ-35.9, DJ-35.11, DJ-35.19: whom it attacks.

    `loose`: among equally attacked ones rather him with no monster next to him; `first`: above all him.
    Whoever stays back may be the one (DJ-35.10).
    """

    def key(hero: Hero) -> tuple[int, ...]:
        if t.level == "ruthless":
            return (hero.life, guard(hero), hero.number)
        engaged = int(_engaged(t, hero, monster)) if loose or first else 0
        return (engaged if first else 0, hero.hits, engaged, guard(hero), hero.life, hero.number)

    return min(heroes, key=key)


def go_to(t: Table, square: int) -> Pick:
    return ("go", t.map.x[square], t.map.y[square])


def squares_in_reach(t: Table, monster: Monster) -> dict[int, int]:
    """Where it gets with the points it has, around fire unless no other path leads to anybody (DJ-35.18)."""
    with calm(t, monster):
        found = distances.reach(t, monster, t.turn.points)
        if t.fires and ways_around_fire(t, monster) >= NO_WAY:
            found = {}
    found = found or distances.reach(t, monster, t.turn.points)
    bound = bound_to(t, monster)
    if bound is None:
        return found
    return {square: found[square] for square in targeting.allowed(t, monster, found, bound)} or found


def bound_to(t: Table, monster: Monster) -> Hero | None:
    """Whom it has to go for before it attacks anybody else (DJ-19.37, DJ-36.8)."""
    if t.turn.attacks or not can_move(t) or not targeting.has_duties(t, monster):
        return None
    return targeting.bound_to(t, monster, targeting.walk_of(t, monster))


def ways_around_fire(t: Table, monster: Monster) -> int:
    heroes = [hero.at for hero in targeting.targets_on_board(t)]
    return distances.far(t, heroes, webs=not monster.creature.web, fires=True)[monster.at]


def cheapest(t: Table, squares: Iterable[int], costs: dict[int, int]) -> int:
    """The nearest of these squares to walk to, in reading order."""
    m = t.map
    return min(squares, key=lambda square: (costs[square], m.y[square], m.x[square]))
