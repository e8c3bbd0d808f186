"""What a spellcaster does under the automatic MD: which spell is worth casting, from where, at whom (DJ-35)."""

from collections.abc import Callable, Sequence

from oubliettes.games.donjon.board import distance, place, reading, sees
from oubliettes.games.donjon.pieces import NUMBERS, SEATS, SPEED, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base
from oubliettes.games.donjon.rules.adventurer.states import FLYING, add_effect, end_effect
from oubliettes.games.donjon.rules.attack.resolution import target
from oubliettes.games.donjon.rules.automatic.fighter_play import fighter
from oubliettes.games.donjon.rules.automatic.preferences import NO_WAY, beset, go_to, prefer, squares_in_reach
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.monsters.turn_limits import CAST, END, can_move
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.skills import aims, reach
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import PC_NOW, Monster, Table, is_hero
from oubliettes.kernel import Pick, number

WORTH_IT: int = NUMBERS["area_spell_heroes"]
"""Adventurers in reach of a spell on many (DJ-35.15)."""


def caster(t: Table, monster: Monster) -> Pick:
    """DJ-35.14: behind the others, far from the party with a line of sight; alone, a fighter without a useful spell."""
    others = any(one is not monster and not one.frozen for one in t.monsters)
    if others and can_move(t) and not t.turn.attacks:
        square = _vantage(t, monster)
        if square != monster.at:
            return go_to(t, square)
    if not t.turn.attacks and not t.turn.tried & CAST:  # one spell a turn (DJ-35.15)
        spell = useful_spell(t, monster)
        if spell is not None:
            return spell
    if not others or beset(t, monster.at):
        return fighter(t, monster)
    return END


def _vantage(t: Table, monster: Monster) -> int:
    """Within its Speed, the square with a line of sight to an adventurer that is farthest from all of them."""
    m = t.map
    heroes = [hero.at for hero in targeting.targets_on_board(t)]
    best, best_key = monster.at, (-1, 0, 0, 0)
    for square, cost in squares_in_reach(t, monster).items():
        key = (min(distance(m, square, at) for at in heroes), -cost, -m.y[square], -m.x[square])
        if key > best_key and any(sees(m, square, at) for at in heroes):
            best, best_key = square, key
    return best


def useful_spell(t: Table, monster: Monster) -> Pick | None:
    """DJ-35.15: the first of the list that is unspent and useful."""
    if t.dead_magic or not monster.spells:
        return None
    for spell, useful in _USEFUL.items():
        if spell in monster.spells and (aim := useful(t, monster, spell)) is not None:
            return aims.to_pick("cast", spell, aim)
    return None


def _useful_area(t: Table, monster: Monster, spell: str) -> Pick | None:
    """Two adventurers and no monster it would harm; the centre that reaches most (DJ-35.22)."""
    immune = spell == "toxic_cloud"
    best: Pick | None = None
    most = WORTH_IT - 1
    for aim in reading_aims(aims.aims(t, monster, spell)):
        squares = reach.area(t.map, t.map.at[place(number(aim, 0), number(aim))])
        numbers = reach.caught(t, squares)
        heroes = sum(map(is_hero, numbers))
        if heroes > most and not any(
            isinstance(one := target(t, number), Monster) and not (immune and one.creature.undead) for number in numbers
        ):
            best, most = aim, heroes
    return best


def reading_aims(found: list[Pick]) -> list[Pick]:
    return sorted(found, key=lambda aim: (aim[1], aim[0]))


def _useful_quake(t: Table, monster: Monster, spell: str) -> Pick | None:
    """At least two adventurers and more of them than monsters."""
    m = t.map
    for aim in aims.aims(t, monster, spell):
        zone = number(aim)
        heroes = sum(m.zone[hero.at] == zone for hero in targeting.targets_on_board(t))
        others = sum(m.zone[one.at] == zone and one is not monster for one in t.monsters)
        if heroes >= WORTH_IT and heroes > others:
            return aim
    return None


def _useful_ice(t: Table, monster: Monster, spell: str) -> Pick | None:
    """The adventurer with the highest attack total in sight."""
    found = [t.heroes[seat_of(aim[0])] for aim in aims.aims(t, monster, spell)]
    return (SEATS[max(found, key=lambda hero: (attack_base(hero), -hero.number)).number],) if found else None


def _useful_missile(t: Table, monster: Monster, spell: str) -> Pick | None:
    found = [t.heroes[seat_of(aim[0])] for aim in aims.aims(t, monster, spell) if aim[0] in SEATS]  # no web
    return (SEATS[prefer(t, monster, found, first=True).number],) if found else None


def path_of_nearest(t: Table, monster: Monster) -> list[int]:
    """The shortest path of the nearest adventurer to this monster, from his side, both ends left out."""
    ways = distances.far(t, (monster.at,))
    heroes = [hero for hero in targeting.targets_on_board(t) if ways[hero.at] < NO_WAY]
    if not heroes:
        return []
    square = min(heroes, key=lambda hero: (ways[hero.at], hero.number)).at
    found = []
    while ways[square] > 1:
        square = reading(t.map, (to for to in t.map.near[square] if ways[to] == ways[square] - 1))[0]
        found.append(square)
    return found


def _first_to_burn(t: Table, monster: Monster) -> int | None:
    for square in path_of_nearest(t, monster):
        if ground.free(t, square) and sees(t.map, monster.at, square):
            return square
    return None


def _useful_fire(t: Table, monster: Monster, spell: str) -> Pick | None:
    return () if _first_to_burn(t, monster) is not None and aims.aims(t, monster, spell) else None


def _useful_flight(t: Table, monster: Monster, spell: str) -> Pick | None:
    """When it gives an attack that walking does not."""
    if monster.flying or not can_move(t) or targeting.targets(t, monster):
        return None
    heroes = targeting.targets_on_board(t)
    speed = monster.creature.stats[SPEED]
    walk = distances.reach(t, monster, speed)
    if any(targeting.stand_to_attack(t, monster, hero, walk) for hero in heroes):
        return None
    before = monster.effects
    add_effect(monster, FLYING, 1, PC_NOW)
    flight = distances.reach(t, monster, speed)
    end_effect(monster, FLYING)
    monster.effects = before
    if any(targeting.stand_to_attack(t, monster, hero, flight) for hero in heroes):
        return (monster.number, monster.kind)
    return None


_USEFUL: dict[str, Callable[[Table, Monster, str], Pick | None]] = {
    "toxic_cloud": _useful_area,
    "fireball": _useful_area,
    "earthquake": _useful_quake,
    "ice_block": _useful_ice,
    "magic_missile": _useful_missile,
    "wall_of_fire": _useful_fire,
    "fly": _useful_flight,
}


def walls_of_fire(t: Table, options: Sequence[Pick]) -> Pick:
    """DJ-35.22: the longest legal line with the first free square of the nearest adventurer's path."""
    monster = t.figure(t.turn.figure)
    assert isinstance(monster, Monster)
    if options[-1][0] != "done":
        square = _first_to_burn(t, monster)
        if square is not None:
            wanted: Pick = ("fire", t.map.x[square], t.map.y[square])
            if wanted in options:
                return wanted
        return options[0]
    squares = {(option[1], option[2]) for option in options[:-1]}
    last = t.fires[-1][0]
    x, y = t.map.x[last], t.map.y[last]
    for option in options[:-1]:  # an end that leaves room for a third square, on the same side or on the other
        dx, dy = number(option) - x, number(option, 2) - y
        if (x - dx, y - dy) in squares or _clear(t, monster, x + 2 * dx, y + 2 * dy):
            return option
    return options[0]


def _clear(t: Table, monster: Monster, x: int, y: int) -> bool:
    square = t.map.at.get(place(x, y))
    return square is not None and ground.free(t, square) and sees(t.map, monster.at, square)
