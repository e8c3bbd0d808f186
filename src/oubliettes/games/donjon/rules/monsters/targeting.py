"""Whom a monster may attack, and from where: reach, taunts, wakers, stealth (DJ-31.32, DJ-36.8, DJ-36.10, DJ-39.6)."""

from collections.abc import Iterable

from oubliettes.games.donjon.board import distance, sees
from oubliettes.games.donjon.pieces import SPEED
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.adventurer.states import STEALTH, TAUNT, effect
from oubliettes.games.donjon.rules.attack.resolution import open_to_attack
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.table import NOBODY, Hero, Monster, Table


def targets_on_board(t: Table) -> list[Hero]:
    return [hero for hero in t.heroes if open_to_attack(hero)]


def strikes_from(t: Table, monster: Monster, square: int, hero: Hero) -> bool:
    """DJ-25.1, DJ-31.32, DJ-31.33: in melee, next to him, or two squares away in sight with a long reach."""
    return _strikes(t, monster, square, hero.at)


def _strikes(t: Table, monster: Monster, square: int, to: int) -> bool:
    m = t.map
    if to in m.near[square]:
        return True
    reach = monster.creature.reach
    return reach > 1 and distance(m, square, to) <= reach and sees(m, square, to)


def attacks_from(t: Table, monster: Monster, square: int, hero: Hero) -> bool:
    """In melee or, for an archer, along any line of sight (DJ-25.3, DJ-31.39)."""
    return attacks_square(t, monster, square, hero.at)


def attacks_square(t: Table, monster: Monster, square: int, to: int) -> bool:
    """Whether its weapon would reach that square from this one."""
    return sees(t.map, square, to) if monster.creature.ranged else _strikes(t, monster, square, to)


def stand_to_attack(t: Table, monster: Monster, hero: Hero, squares: Iterable[int]) -> list[int]:
    """Those of the squares from which it could attack this adventurer."""
    if not monster.creature.ranged and monster.creature.reach == 1:
        near = t.map.near[hero.at]
        return [square for square in squares if square in near]
    return [square for square in squares if attacks_from(t, monster, square, hero)]


def may_target(t: Table, monster: Monster, reachable: list[Hero]) -> list[Hero]:
    """Of those it can attack from its square, whom it may choose: Taunt, then its waker, then Stealth (DJ-36.10)."""
    if len(reachable) < 2:
        return reachable
    taunting = [hero for hero in reachable if effect(hero, TAUNT)]
    if taunting:
        return taunting
    if monster.waker != NOBODY and any(hero.number == monster.waker for hero in reachable):
        return [t.heroes[monster.waker]]
    seen = [hero for hero in reachable if not effect(hero, STEALTH)]  # DJ-39.6
    return seen or reachable


def targets(t: Table, monster: Monster, *, tail: bool = False) -> list[Hero]:
    """Whom it may attack with its weapon from where it stands; its tail strikes in melee only (DJ-31.18)."""
    able = strikes_from if tail else attacks_from
    return may_target(t, monster, [hero for hero in targets_on_board(t) if able(t, monster, monster.at, hero)])


def walk_of(t: Table, monster: Monster) -> dict[int, int]:
    """Where a walk of at most its Speed takes it; nowhere if it cannot move (DJ-36.7, DJ-37.10)."""
    if monster.rooted or monster.knocked:
        return {monster.at: 0}
    return distances.reach(t, monster, monster.creature.stats[SPEED])


def threatens(t: Table, monster: Monster, points: int) -> bool:
    """Whether that many points bring it to where it can attack somebody, or cast at him."""
    squares = distances.reach(t, monster, points)
    return any(
        stand_to_attack(t, monster, hero, squares)
        or (monster.spells and any(sees(t.map, square, hero.at) for square in squares))
        for hero in targets_on_board(t)
    )


def has_duties(t: Table, monster: Monster) -> bool:
    """Whether anything could bind it to somebody."""
    return monster.waker != NOBODY or any(effect(hero, TAUNT) for hero in t.heroes)


def bound_to(t: Table, monster: Monster, walk: dict[int, int]) -> Hero | None:
    """DJ-19.37, DJ-36.8, DJ-36.10: whom it has to go for, since a walk is enough to attack him."""
    for hero in t.heroes:
        if effect(hero, TAUNT) and open_to_attack(hero) and stand_to_attack(t, monster, hero, walk):
            return hero
    if monster.waker != NOBODY:
        waker = t.heroes[monster.waker]
        if open_to_attack(waker) and is_standing(waker) and stand_to_attack(t, monster, waker, walk):
            return waker
    return None


def allowed(t: Table, monster: Monster, squares: Iterable[int], hero: Hero | None) -> list[int]:
    """DJ-36.8: bound, it may not end where it can attack another but not him; a woken creature goes to its waker."""
    if hero is None:
        return list(squares)
    good = set(stand_to_attack(t, monster, hero, squares))
    if not effect(hero, TAUNT):
        return [square for square in squares if square in good]
    others = [other for other in targets_on_board(t) if other is not hero]
    bad: set[int] = set()
    for other in others:
        bad.update(stand_to_attack(t, monster, other, squares))
    return [square for square in squares if square in good or square not in bad]
