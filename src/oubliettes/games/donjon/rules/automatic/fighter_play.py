"""What fighters and archers do under the automatic MD (DJ-35)."""

from collections.abc import Iterable

from oubliettes.games.donjon.board import distance, reading, sees
from oubliettes.games.donjon.pieces import NUMBERS, SEATS, WEBS
from oubliettes.games.donjon.rules.automatic.preferences import (
    NO_WAY,
    beset,
    bound_to,
    cheapest,
    go_to,
    prefer,
    squares_in_reach,
    ways_to_heroes,
)
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.monsters.turn_limits import END, RUN, can_move, may_attack, may_tail
from oubliettes.games.donjon.rules.zones import ground
from oubliettes.games.donjon.table import Monster, Table
from oubliettes.kernel import Pick

ESCORT: int = NUMBERS["lieutenant_soldiers"]
"""DJ-35.16."""


# ------------------------------------------------------------------ fighters


def fighter(t: Table, monster: Monster) -> Pick:
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
    if now and bound_to(t, monster) not in (None, *now):
        return _approach(t, monster)
    if now:
        hero = prefer(t, monster, now)
        if monster.creature.charges and can_move(t) and not t.turn.attacks:
            costs = squares_in_reach(t, monster)
            others = [sq for sq in targeting.stand_to_attack(t, monster, hero, costs) if sq != monster.at]
            if others:  # a step to another square next to him first
                return go_to(t, cheapest(t, others, costs))
        return ("attack", SEATS[hero.number])
    if not can_move(t) or t.turn.attacks:
        return END
    return _approach(t, monster)


def _approach(t: Table, monster: Monster) -> Pick:
    """A walk that is enough to reach somebody, else a run, else as near as possible."""
    costs = squares_in_reach(t, monster)
    bound = targeting.bound_to(t, monster, costs)
    able = {
        hero.number: squares
        for hero in targeting.targets_on_board(t)
        if (bound is None or hero is bound) and (squares := targeting.stand_to_attack(t, monster, hero, costs))
    }
    if able:
        hero = prefer(t, monster, [t.heroes[number] for number in able], loose=True)
        return go_to(t, cheapest(t, able[hero.number], costs))
    if not t.turn.ran:
        return RUN
    ways = ways_to_heroes(t, webs=not monster.creature.web)
    if ways[monster.at] >= NO_WAY and not monster.flying:
        return _hide(t, monster, costs)
    return _close_in(t, monster, costs, ways)


def _close_in(t: Table, monster: Monster, costs: dict[int, int], ways: list[int]) -> Pick:
    """DJ-35.12, DJ-35.16: a lieutenant stays behind the nearest of his soldiers while two of them stand."""
    squares: Iterable[int] = costs
    if monster.creature.unique == "lieutenant":
        soldiers = [ways[one.at] for one in t.monsters if one.creature.unique != "lieutenant"]
        if len(soldiers) >= ESCORT:
            squares = [square for square in costs if ways[square] >= min(soldiers)] or [monster.at]
    m = t.map
    best = min(squares, key=lambda square: (ways[square], costs[square], m.y[square], m.x[square]))
    return END if best == monster.at else go_to(t, best)


def _hide(t: Table, monster: Monster, costs: dict[int, int]) -> Pick:
    """DJ-35.21: no path to anybody: out of sight of all, or else as far from them as it can."""
    heroes = [hero.at for hero in targeting.targets_on_board(t)]
    m = t.map
    unseen = [square for square in costs if not any(sees(m, at, square) for at in heroes)]
    if unseen:
        best = cheapest(t, unseen, costs)
    else:
        best = min(costs, key=lambda sq: (-min(distance(m, sq, at) for at in heroes), costs[sq], m.y[sq], m.x[sq]))
    return END if best == monster.at else go_to(t, best)


def _spin(t: Table, monster: Monster) -> Pick:
    """DJ-35.17: a spider that cannot attack puts its web on the shortest path from the nearest adventurer."""
    if not monster.creature.web or t.turn.attacks or len(t.webs) >= WEBS:
        return END
    ways = ways_to_heroes(t, webs=False)
    near = [sq for sq in t.map.near[monster.at] if ground.free(t, sq) and ways[sq] == ways[monster.at] - 1]
    if not near or ways[monster.at] >= NO_WAY:
        return END
    square = reading(t.map, near)[0]
    return ("web", t.map.x[square], t.map.y[square])


# ------------------------------------------------------------------ archers


def archer(t: Table, monster: Monster) -> Pick:
    """DJ-35.13: it moves only for a line of sight, or away from an adventurer next to it; then it shoots."""
    if not may_attack(t, monster):
        return END
    now = targeting.targets(t, monster)
    if bound_to(t, monster) not in (None, *now):
        now = []
    if now and not (can_move(t) and not t.turn.ran and beset(t, monster.at)):
        return ("attack", SEATS[prefer(t, monster, now, first=True).number])
    if not can_move(t):
        return ("attack", SEATS[prefer(t, monster, now, first=True).number]) if now else END
    costs = squares_in_reach(t, monster)
    heroes = targeting.targets_on_board(t)
    m = t.map
    clear = [square for square in costs if any(sees(m, square, hero.at) for hero in heroes)]
    if now:  # somebody is next to it
        away = [square for square in clear if not beset(t, square)]
        return (
            go_to(t, cheapest(t, away, costs))
            if away
            else ("attack", SEATS[prefer(t, monster, now, first=True).number])
        )
    if clear:
        return go_to(t, cheapest(t, clear, costs))
    if not t.turn.ran:
        return RUN
    return _close_in(t, monster, costs, ways_to_heroes(t))
