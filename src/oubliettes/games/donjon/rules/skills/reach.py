"""Whom and what a skill reaches: foes, companions, an area, a ray, free squares (DJ-6, DJ-36 to DJ-39)."""

from collections.abc import Iterable, Iterator

from oubliettes.games.donjon.board import ROCK, Map, adjacent, distance, place, sees
from oubliettes.games.donjon.pieces import DIRECTION, DX, DY, SKILLS, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.adventurer.states import LIFTED
from oubliettes.games.donjon.rules.attack.resolution import PIECE, open_to_attack
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import IN, Figure, Hero, Monster, Piece, Table
from oubliettes.kernel import Pick, number

CLOUD = "toxic_cloud"
MANY = frozenset((CLOUD, "fireball", "lightning_bolt"))
"""Spells with as many targets as are in their area or their ray."""


# ------------------------------------------------------------------ whom


def foes(t: Table, caster: Figure) -> list[Figure]:
    """DJ-32.4: enemies that can be attacked or harmed."""
    if isinstance(caster, Hero):
        return [monster for monster in t.monsters if not monster.frozen]
    return [hero for hero in t.heroes if open_to_attack(hero)]


def companions(t: Table, caster: Figure) -> list[Figure]:
    """The caster and his allies on the board, standing."""
    if isinstance(caster, Hero):
        return [hero for hero in t.heroes if is_standing(hero)]
    return list(t.monsters)


def idols(t: Table) -> list[Piece]:
    return [piece for piece in t.pieces if piece.kind == "idol" and not piece.gone]


def aimed_at(t: Table, aim: Pick) -> Figure:
    """The figure of such an aim."""
    return t.figure(aim[0] if isinstance(aim[0], int) else seat_of(aim[0]))


def beside(t: Table, caster: Figure) -> list[Figure]:
    return [one for one in companions(t, caster) if one is caster or adjacent(t.map, caster.at, one.at)]


# ------------------------------------------------------------------ where


def area(m: Map, centre: int) -> list[int]:
    """DJ-37.2: the centre and the squares around it in its line of sight."""
    found = [centre]
    x, y = m.x[centre], m.y[centre]
    for way in range(8):
        other = m.at.get(place(x + DX[way], y + DY[way]))
        if other is not None and m.zone[other] != ROCK and sees(m, centre, other):
            found.append(other)
    return found


def caught(t: Table, squares: Iterable[int]) -> list[int]:
    """Who is struck there: adventurers by seat, monsters as they were placed, then an idol (DJ-25.19, DJ-7.16)."""
    where = set(squares)
    numbers = [hero.number for hero in t.heroes if hero.at in where and open_to_attack(hero)]
    numbers += [monster.number for monster in t.monsters if monster.at in where and not monster.frozen]
    numbers += [PIECE + idol.number for idol in idols(t) if where.intersection(idol.squares)]
    return numbers


def struck(t: Table, caster: Figure, skill: str, aim: Pick) -> list[int]:
    """Who is hit by a spell with many targets: an area, or a ray (DJ-37.4, DJ-37.13, DJ-37.15)."""
    m = t.map
    if isinstance(aim[0], str):
        return caught(t, ray(t, caster, DIRECTION[aim[0]]))
    numbers = caught(t, area(m, m.at[place(number(aim, 0), number(aim))]))
    if skill != CLOUD:
        return numbers
    undead = {monster.number for monster in t.monsters if monster.creature.undead}
    return [number for number in numbers if number not in undead]


def ray(t: Table, caster: Figure, way: int) -> list[int]:
    """DJ-37.15: squares from the caster on, up to the first wall, closed door or tall furniture."""
    m = t.map
    burning = {square for square, _ in t.fires}
    found = []
    square = m.steps[caster.at][way]
    while square >= 0 and (square not in m.tall or square in burning):
        found.append(square)
        square = m.steps[square][way]
    return found


def fire_squares(t: Table, caster: Figure) -> list[int]:
    """DJ-37.11: squares in sight, free of figures and obstacles."""
    m = t.map
    return [
        square for zone in t.zones for square in zone.squares if ground.free(t, square) and sees(m, caster.at, square)
    ]


def teleport_squares(t: Table, figure: Figure) -> Iterator[int]:
    """DJ-37.16: free floor of a revealed zone within 12 squares."""
    m, most = t.map, SKILLS["teleport"].max_distance
    for zone in t.zones:
        for square in zone.squares:
            if ground.free(t, square) and distance(m, figure.at, square) <= most:
                yield square


def in_zone(t: Table, caster: Figure) -> list[Hero]:
    zone = t.map.zone[caster.at]
    return [hero for hero in t.heroes if hero.fate == IN and t.map.zone[hero.at] == zone]


def burdened(hero: Hero) -> bool:
    """DJ-38.3: what Purification lifts."""
    return hero.venom > 0 or hero.water or hero.frozen or any(one.name in LIFTED for one in hero.effects)


def turnable(t: Table, caster: Figure) -> list[Monster]:
    """DJ-38.6: undead in sight within 4 squares."""
    m = t.map
    return [
        monster
        for monster in t.monsters
        if monster.creature.undead
        and not monster.frozen
        and distance(m, caster.at, monster.at) <= SKILLS["turn_undead"].max_distance
        and sees(m, caster.at, monster.at)
    ]


def beset(t: Table, hero: Figure) -> list[Monster]:
    """The enemies next to him."""
    near = t.map.near[hero.at]
    return [monster for monster in t.monsters if monster.at in near and not monster.frozen]
