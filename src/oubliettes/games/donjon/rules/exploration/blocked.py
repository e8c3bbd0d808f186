"""Picks that a person would expect and may not make now, each with the rule that forbids it: worked out on demand."""

from oubliettes.games.donjon.board import ROCK, place
from oubliettes.games.donjon.pieces import DX, DY
from oubliettes.games.donjon.rules.adventurer.sheet import SKILL_COST
from oubliettes.games.donjon.rules.contents import doors
from oubliettes.games.donjon.rules.exploration import search
from oubliettes.games.donjon.rules.movement import walking
from oubliettes.games.donjon.rules.order.turn_start import LEAVE, REST
from oubliettes.games.donjon.rules.skills.reach import beset
from oubliettes.games.donjon.rules.zones.ground import zone_of
from oubliettes.games.donjon.table import CLOSED, NOBODY, Hero, Table, is_hero
from oubliettes.kernel import Blocked, Pick


def in_exploration(t: Table, offered: list[Pick]) -> list[Blocked]:
    """A hero's turn in an Exploration Phase, in which all this is offered."""
    hero = t.heroes[t.turn.figure]
    if t.turn.passing:
        return []
    greyed = [*_steps(t, hero), *_run(t, hero), *_skills(t, hero)]
    door = doors.faced(t, hero)
    if door is not None and door.state == CLOSED:
        greyed.append(Blocked(doors.OPEN_DOOR, "DJ-15.9" if door.locked else _spent(t, "DJ-14.6")))
        if door.locked:
            tried = door.tried >> hero.number & 1
            greyed.append(Blocked(doors.BREAK_DOOR, "DJ-15.10" if tried else _spent(t, "DJ-15.9")))
    greyed.append(Blocked(search.SEARCH, "DJ-16.1" if zone_of(t, hero.at).searched else _spent(t, "DJ-14.8")))
    greyed.append(Blocked(REST, "DJ-14.10"))
    greyed += _way_out(t, hero)
    return _not_offered(greyed, offered)


def in_combat(t: Table, offered: list[Pick]) -> list[Blocked]:
    """A hero's turn in a Combat Phase, in which all this is offered."""
    hero = t.heroes[t.turn.figure]
    if t.turn.passing:
        return []
    greyed = [*_steps(t, hero), *_run(t, hero), *_skills(t, hero)]
    greyed += _way_out(t, hero)
    if t.turn.attacks:
        greyed += [Blocked(("strike", monster.number, monster.kind), "DJ-25.14") for monster in beset(t, hero)]
    return _not_offered(greyed, offered)


def _not_offered(greyed: list[Blocked], offered: list[Pick]) -> list[Blocked]:
    return [one for one in greyed if one.pick not in offered]


def _spent(t: Table, cost: str) -> str:
    """Why a paid action is out: he has run, or the rule that names its price."""
    return "DJ-12.3" if t.turn.ran else cost


def _way_out(t: Table, hero: Hero) -> list[Blocked]:
    if hero.at not in t.stairs:
        return []
    return [Blocked(LEAVE, _halt(t, hero) if t.turn.stopped else "DJ-1.14")]


def _halt(t: Table, hero: Hero) -> str:
    """What has ended his movement: an earthquake, an enemy beside him, his attack, a magic circle."""
    if hero.knocked:
        return "DJ-37.10"
    if walking.stops(t, hero, hero.at):
        return "DJ-12.10"
    return "DJ-24.7" if t.turn.attacks else "DJ-19.58"


def _steps(t: Table, hero: Hero) -> list[Blocked]:
    """Squares beside him: past a wall's corner, taken, or out of the question because he had to stop."""
    m = t.map
    if t.turn.points <= 0:
        return []
    greyed = []
    for way, to in enumerate(m.steps[hero.at]):
        there = m.at.get(place(m.x[hero.at] + DX[way], m.y[hero.at] + DY[way]))
        if there is None or m.zone[there] == ROCK:
            continue
        if to < 0:
            if way % 2 and m.zone[there] == m.zone[hero.at]:
                greyed.append(Blocked(walking.STEP[way], "DJ-12.7"))
        elif t.turn.stopped:
            greyed.append(Blocked(walking.STEP[way], _halt(t, hero)))
        elif hero.prisoner != NOBODY and to not in t.pieces[hero.prisoner].squares:
            greyed.append(Blocked(walking.STEP[way], "DJ-19.66"))
        else:
            greyed.append(Blocked(walking.STEP[way], _why_not(t, hero, to)))
    return greyed


def _why_not(t: Table, hero: Hero, square: int) -> str:
    """What is in the way on a square."""
    if square in t.webs:
        return "DJ-31.4"
    other = t.who.get(square, NOBODY)
    if is_hero(other):
        return "DJ-12.12" if walking.stops(t, hero, square) else "DJ-12.8"
    return "DJ-12.9"


def _run(t: Table, hero: Hero) -> list[Blocked]:
    if t.turn.ran:
        return [Blocked(walking.RUN, "DJ-12.4")]
    return [Blocked(walking.RUN, _halt(t, hero) if t.turn.stopped else "DJ-22.2")]


def _skills(t: Table, hero: Hero) -> list[Blocked]:
    """Cards that are tilted, and those he is too tired for."""
    greyed = []
    for skill, tilt in zip(hero.skills, hero.tilted, strict=True):
        if tilt or hero.fatigue < SKILL_COST:
            greyed.append(Blocked(("skill", skill), "DJ-6.5" if tilt else "DJ-6.4"))
    return greyed
