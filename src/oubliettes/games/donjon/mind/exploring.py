"""How a hero played by a bot explores: rest, look around, gather before the next door, and see to the quest.

A plan is worked out anew from the table at every question, from what all heroes know; it is cheap, since the distances
of a map are remembered with it.
"""

from oubliettes.games.donjon.mind.condition import better_gear, first_aid, healers_of, needs_rest, urgent, uses
from oubliettes.games.donjon.mind.destinations import (
    LEAVE,
    awaited_squares,
    cut_off,
    dares,
    goal_of,
    next_door,
    opener,
    remedy_squares,
    untried_circles,
)
from oubliettes.games.donjon.pieces import DIRECTION
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.zones.light import dark_for
from oubliettes.games.donjon.table import CLOSED, NOBODY, Hero, Table
from oubliettes.kernel import Pick, word

NEAR_DOOR = 6
"""The party is gathered when all are within so many steps of the door."""
ROUND_A_CIRCLE = 2
"""Steps that are gladly made to avoid a circle nobody has tried."""


def turn(t: Table, hero: Hero, options: list[Pick]) -> Pick:
    """What to do next in his turn."""
    by_verb: dict[str, list[Pick]] = {}
    for pick in options:
        by_verb.setdefault(word(pick, 0), []).append(pick)
    if "end" not in by_verb:  # passing over somebody: on to where he may stop
        goal = healers_of(t, hero) or goal_of(t, hero)
        return _forward(t, hero, by_verb, goal) or _aside(t, hero, by_verb) or options[0]
    first = first_aid(t, hero, by_verb) or better_gear(hero, by_verb)
    if first:
        return first
    if "torch" in by_verb and dark_for(t, hero):
        return by_verb["torch"][0]
    for verb in ("break_free", "activate", "loot", "smash", "smash-from-afar", "lid", "water"):
        if verb in by_verb:
            return by_verb[verb][0]
    if needs_rest(t) and not urgent(t):
        return _forward(t, hero, by_verb, healers_of(t, hero)) or _wait(by_verb)
    found = _look_around(t, hero, by_verb)
    if found:
        return found
    goal = goal_of(t, hero)
    if goal == LEAVE and "leave" in by_verb:
        return by_verb["leave"][0]
    return (
        _open_up(t, hero, by_verb)
        or _forward(t, hero, by_verb, goal)
        or (_make_way(t, hero, by_verb) if not goal else None)
        or _obstacles(t, hero, by_verb)
        or _wait(by_verb)
    )


def _wait(by_verb: dict[str, list[Pick]]) -> Pick:
    return by_verb["rest"][0] if "rest" in by_verb else by_verb["end"][0]


# ------------------------------------------------------------------ things to do on the spot


def _look_around(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Traps, furniture and the search of the zone."""
    if hero.life > hero.max_life // 3:
        for verb in ("examine", "force"):
            if verb in by_verb:
                traps = [pick for skill, _, pick in uses(by_verb) if skill == "find_traps"]
                if traps and hero.fatigue > 2:
                    return traps[0]
                return by_verb[verb][0]
    return by_verb["search"][0] if "search" in by_verb else None


def _open_up(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """The next door, once the party is gathered before it."""
    number = t.map.doors.get(hero.at, NOBODY)
    if number == NOBODY or t.doors[number].state != CLOSED:
        return None
    door = t.doors[number]
    if door.locked:
        for skill, aim, pick in uses(by_verb):
            if skill == "lockpicking" and aim[0] == "door":
                return pick
        for verb in ("break", "unlock_door"):
            if verb in by_verb:
                return by_verb[verb][0]
        return None
    if "open" in by_verb and (door.beyond != NOBODY or _gathered(t, door.near)):
        return by_verb["open"][0]
    return None


def _gathered(t: Table, squares: tuple[int, ...]) -> bool:
    """All are near, but for those whom nothing can bring here."""
    far = distances.far(t, squares)
    return all(
        far[hero.at] <= NEAR_DOOR or (far[hero.at] == distances.NO_WAY and not remedy_squares(t, hero))
        for hero in party.standing(t)
    )


def _make_way(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Away from a door that another is to open, and from where others would come across a chasm."""
    if hero.at in awaited_squares(t, hero) and not cut_off(t, hero):
        return _aside(t, hero, by_verb)
    number = t.map.doors.get(hero.at, NOBODY)
    if number == NOBODY or t.doors[number].state != CLOSED or opener(t, t.doors[number]) in (None, hero):
        return None
    if next_door(t) is not t.doors[number]:
        return None
    return _aside(t, hero, by_verb) or _across(t, hero, by_verb)  # where all stand in a row beyond a chasm: back


def _aside(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """To the nearest square that is in nobody's way."""
    found = distances.ways(t, hero, t.turn.points)
    shunned = untried_circles(t).union(t.map.doors, awaited_squares(t, hero))
    squares = [square for square in found if square not in shunned]
    return _step(by_verb, found[min(squares, key=lambda square: (found[square][0], square))][1]) if squares else None


def _step(by_verb: dict[str, list[Pick]], way: int) -> Pick | None:
    return next((pick for pick in by_verb.get("step", ()) if DIRECTION[pick[1]] == way), None)


def _obstacles(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """What may be in the way: webs, a portcullis, a chasm."""
    for verb in ("hack", "lift"):
        if verb in by_verb:
            return by_verb[verb][0]
    return _across(t, hero, by_verb) if cut_off(t, hero) else None


def _across(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    return by_verb["cross"][0] if "cross" in by_verb and dares(t, hero) else None


def _forward(t: Table, hero: Hero, by_verb: dict[str, list[Pick]], goal: tuple[int, ...] | str) -> Pick | None:
    """The step that leads nearest to the goal; a run if it is far off, or others stand in the way."""
    if not goal or isinstance(goal, str) or "step" not in by_verb:
        return None
    far = distances.far(t, goal)
    here = far[hero.at]
    if here == 0 and not t.turn.passing:
        return None
    if "run" in by_verb and here != distances.NO_WAY and here > t.turn.points + 1:
        return by_verb["run"][0]
    circles = untried_circles(t)
    steps = t.map.steps[hero.at]
    best: tuple[int, int, int] | None = None
    for square, (cost, way) in distances.ways(t, hero, t.turn.points).items():
        if far[square] < here or t.turn.passing:
            circle = bool(circles) and (square in circles or steps[way] in circles)
            key = (far[square] + ROUND_A_CIRCLE * circle, cost, way)
            if best is None or key < best:
                best = key
    if best is None:
        return by_verb["run"][0] if "run" in by_verb and here != distances.NO_WAY else None
    return _step(by_verb, best[2])
