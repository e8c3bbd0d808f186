"""The automatic MD's monsters: who acts, where it goes, whom it attacks, what it casts (DJ-35.7 to DJ-35.21)."""

from collections.abc import Callable, Iterable, Sequence

from oubliettes.games.donjon.board import distance, place, reading, sees
from oubliettes.games.donjon.pieces import LIMITS, SEATS, SPEED, seat_of
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, guard
from oubliettes.games.donjon.rules.adventurer.states import FLYING, add_effect, end_effect
from oubliettes.games.donjon.rules.attack.resolution import target
from oubliettes.games.donjon.rules.automatic import card_play
from oubliettes.games.donjon.rules.master import CHOOSERS
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.monsters.turn_limits import CAST, END, RUN, calm, can_move, may_attack, may_tail
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import NOBODY, PC_NOW, Hero, Monster, Table, is_hero, is_monster
from oubliettes.kernel import Pick, number

WEBS = LIMITS["web_tokens"]
NO_WAY = distances.NO_WAY


def decide(t: Table, monster: Monster) -> Pick:
    """The next thing this monster does in its turn."""
    if not targeting.targets_on_board(t):
        return END
    if monster.creature.spells:
        return _caster(t, monster)
    if monster.creature.ranged:
        return _archer(t, monster)
    return _fighter(t, monster)


# ------------------------------------------------------------------ order and targets


def next_to_act(t: Table, waiting: Sequence[Monster]) -> Monster:
    """DJ-35.7: those in contact, other fighters from the nearest, archers, spellcasters; ties as they were placed."""
    if len(waiting) == 1:
        return waiting[0]
    ways = _ways(t)
    return min(waiting, key=lambda one: _turn_order(t, one, ways))


def _turn_order(t: Table, monster: Monster, ways: list[int]) -> tuple[int, int, int]:
    if ways[monster.at] <= 1 and _beset(t, monster.at):
        return (0, 0, monster.number)
    creature = monster.creature
    rank = 3 if creature.spells else 2 if creature.ranged else 1
    return (rank, ways[monster.at] if rank == 1 else 0, monster.number)


def _ways(t: Table, *, webs: bool = True) -> list[int]:
    """Steps from every square to the nearest adventurer who can be attacked."""
    return distances.far(t, [hero.at for hero in targeting.targets_on_board(t)], webs=webs)


def _beset(t: Table, square: int) -> bool:
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


def _go(t: Table, square: int) -> Pick:
    return ("go", t.map.x[square], t.map.y[square])


def _reach(t: Table, monster: Monster) -> dict[int, int]:
    """Where it gets with the points it has, around fire unless no other path leads to anybody (DJ-35.18)."""
    with calm(t, monster):
        found = distances.reach(t, monster, t.turn.points)
        if t.fires and _ways_around_fire(t, monster) >= NO_WAY:
            found = {}
    found = found or distances.reach(t, monster, t.turn.points)
    bound = _bound(t, monster)
    if bound is None:
        return found
    return {square: found[square] for square in targeting.allowed(t, monster, found, bound)} or found


def _bound(t: Table, monster: Monster) -> Hero | None:
    """Whom it has to go for before it attacks anybody else (DJ-19.37, DJ-36.8)."""
    if t.turn.attacks or not can_move(t) or not targeting.has_duties(t, monster):
        return None
    return targeting.bound_to(t, monster, targeting.walk_of(t, monster))


def _ways_around_fire(t: Table, monster: Monster) -> int:
    heroes = [hero.at for hero in targeting.targets_on_board(t)]
    return distances.far(t, heroes, webs=not monster.creature.web, fires=True)[monster.at]


def _cheapest(t: Table, squares: Iterable[int], costs: dict[int, int]) -> int:
    """The nearest of these squares to walk to, in reading order."""
    m = t.map
    return min(squares, key=lambda square: (costs[square], m.y[square], m.x[square]))


# ------------------------------------------------------------------ fighters


def _fighter(t: Table, monster: Monster) -> Pick:
    """DJ-35.12."""
    if may_attack(t, monster):
        pick = _fight(t, monster)
        if pick is not END:
            return pick
    if may_tail(t, monster):
        found = targeting.targets(t, monster, tail=True)
        if found:
            return ("tail", SEATS[prefer(t, monster, found).number])
    return _spin(t, monster)


def _fight(t: Table, monster: Monster) -> Pick:
    """An attack from where it stands, or the way to one."""
    now = targeting.targets(t, monster)
    if now and _bound(t, monster) not in (None, *now):
        return _approach(t, monster)
    if now:
        hero = prefer(t, monster, now)
        if monster.creature.charges and can_move(t) and not t.turn.attacks:
            costs = _reach(t, monster)
            others = [sq for sq in targeting.stand_to_attack(t, monster, hero, costs) if sq != monster.at]
            if others:  # a step to another square next to him first
                return _go(t, _cheapest(t, others, costs))
        return ("attack", SEATS[hero.number])
    if not can_move(t) or t.turn.attacks:
        return END
    return _approach(t, monster)


def _approach(t: Table, monster: Monster) -> Pick:
    """A walk that is enough to reach somebody, else a run, else as near as possible."""
    costs = _reach(t, monster)
    bound = targeting.bound_to(t, monster, costs)
    able = {
        hero.number: squares
        for hero in targeting.targets_on_board(t)
        if (bound is None or hero is bound) and (squares := targeting.stand_to_attack(t, monster, hero, costs))
    }
    if able:
        hero = prefer(t, monster, [t.heroes[number] for number in able], loose=True)
        return _go(t, _cheapest(t, able[hero.number], costs))
    if not t.turn.ran:
        return RUN
    ways = _ways(t, webs=not monster.creature.web)
    if ways[monster.at] >= NO_WAY and not monster.flying:
        return _hide(t, monster, costs)
    return _close_in(t, monster, costs, ways)


def _close_in(t: Table, monster: Monster, costs: dict[int, int], ways: list[int]) -> Pick:
    """DJ-35.12, DJ-35.16: a lieutenant stays behind the nearest of his soldiers while two of them stand."""
    squares: Iterable[int] = costs
    if monster.creature.unique == "lieutenant":
        soldiers = [ways[one.at] for one in t.monsters if one.creature.unique != "lieutenant"]
        if len(soldiers) >= 2:
            squares = [square for square in costs if ways[square] >= min(soldiers)] or [monster.at]
    m = t.map
    best = min(squares, key=lambda square: (ways[square], costs[square], m.y[square], m.x[square]))
    return END if best == monster.at else _go(t, best)


def _hide(t: Table, monster: Monster, costs: dict[int, int]) -> Pick:
    """DJ-35.21: no path to anybody: out of sight of all, or else as far from them as it can."""
    heroes = [hero.at for hero in targeting.targets_on_board(t)]
    m = t.map
    unseen = [square for square in costs if not any(sees(m, at, square) for at in heroes)]
    if unseen:
        best = _cheapest(t, unseen, costs)
    else:
        best = min(costs, key=lambda sq: (-min(distance(m, sq, at) for at in heroes), costs[sq], m.y[sq], m.x[sq]))
    return END if best == monster.at else _go(t, best)


def _spin(t: Table, monster: Monster) -> Pick:
    """DJ-35.17: a spider that cannot attack puts its web on the shortest path from the nearest adventurer."""
    if not monster.creature.web or t.turn.attacks or len(t.webs) >= WEBS:
        return END
    ways = _ways(t, webs=False)
    near = [sq for sq in t.map.near[monster.at] if layout.free(t, sq) and ways[sq] == ways[monster.at] - 1]
    if not near or ways[monster.at] >= NO_WAY:
        return END
    square = reading(t.map, near)[0]
    return ("web", t.map.x[square], t.map.y[square])


# ------------------------------------------------------------------ archers


def _archer(t: Table, monster: Monster) -> Pick:
    """DJ-35.13: it moves only for a line of sight, or away from an adventurer next to it; then it shoots."""
    if not may_attack(t, monster):
        return END
    now = targeting.targets(t, monster)
    if _bound(t, monster) not in (None, *now):
        now = []
    if now and not (can_move(t) and not t.turn.ran and _beset(t, monster.at)):
        return ("attack", SEATS[prefer(t, monster, now, first=True).number])
    if not can_move(t):
        return ("attack", SEATS[prefer(t, monster, now, first=True).number]) if now else END
    costs = _reach(t, monster)
    heroes = targeting.targets_on_board(t)
    m = t.map
    clear = [square for square in costs if any(sees(m, square, hero.at) for hero in heroes)]
    if now:  # somebody is next to it
        away = [square for square in clear if not _beset(t, square)]
        return (
            _go(t, _cheapest(t, away, costs)) if away else ("attack", SEATS[prefer(t, monster, now, first=True).number])
        )
    if clear:
        return _go(t, _cheapest(t, clear, costs))
    if not t.turn.ran:
        return RUN
    return _close_in(t, monster, costs, _ways(t))


# ------------------------------------------------------------------ spellcasters


def _caster(t: Table, monster: Monster) -> Pick:
    """DJ-35.14: behind the others, far from the party with a line of sight; alone, a fighter without a useful spell."""
    others = any(one is not monster and not one.frozen for one in t.monsters)
    if others and can_move(t) and not t.turn.attacks:
        square = _vantage(t, monster)
        if square != monster.at:
            return _go(t, square)
    if not t.turn.attacks and not t.turn.tried & CAST:  # one spell a turn (DJ-35.15)
        spell = useful_spell(t, monster)
        if spell is not None:
            return spell
    if not others or _beset(t, monster.at):
        return _fighter(t, monster)
    return END


def _vantage(t: Table, monster: Monster) -> int:
    """Within its Speed, the square with a line of sight to an adventurer that is farthest from all of them."""
    m = t.map
    heroes = [hero.at for hero in targeting.targets_on_board(t)]
    best, best_key = monster.at, (-1, 0, 0, 0)
    for square, cost in _reach(t, monster).items():
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
    most = 1
    for aim in reading_aims(aims.aims(t, monster, spell)):
        squares = aims.area(t.map, t.map.at[place(number(aim, 0), number(aim))])
        numbers = aims.caught(t, squares)
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
        if heroes >= 2 and heroes > others:
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
        if layout.free(t, square) and sees(t.map, monster.at, square):
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


def _fire(t: Table, options: Sequence[Pick]) -> Pick:
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
    return square is not None and layout.free(t, square) and sees(t.map, monster.at, square)


# ------------------------------------------------------------------ for a bot on the MD's seat


def _turn(t: Table, options: Sequence[Pick]) -> Pick:
    monster = t.figure(t.turn.figure)
    assert isinstance(monster, Monster)
    pick = decide(t, monster)
    if pick in options:
        return pick
    return options[-1]


def _next(t: Table, options: Sequence[Pick]) -> Pick:
    wanted = {option[1] for option in options}
    number = next_to_act(t, [one for one in t.monsters if one.number in wanted]).number
    return next(option for option in options if option[1] == number)


CHOOSERS.update({**card_play.CHOICES, "fire": _fire, "monster-turn": _turn, "next-monster": _next})
