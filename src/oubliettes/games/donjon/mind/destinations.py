"""Where an adventurer goes: quest, furniture, doors, out again; and whether he dares the jump."""

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import CHASM, CIRCLE, DEXTERITY, FURNITURE, STRENGTH
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import carries, max_fatigue, stat
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.zones import ground, layout, ways_on
from oubliettes.games.donjon.table import CLOSED, Door, Hero, Table

SURE_JUMP = 8
"""Dexterity plus Fatigue with which no jump fails (a die of 1 and 9 to reach)."""
WAITING = 3
"""How near to the door the others wait."""
LEAVE = "leave"
KEY = "skeleton_key"


def cut_off(t: Table, hero: Hero) -> bool:
    """Whether no path leads him to where he is wanted."""
    main = goals.main(t)
    if main["kind"] == "carry_out" and carries(hero, main["target"]):
        return not can_reach(t, hero, t.stairs)
    wanted = _quest_squares(t) if t.revealed else ()
    if wanted and not can_reach(t, hero, wanted):
        return True
    door = next_door(t)
    return door is None or not can_reach(t, hero, door.near)


def dares(t: Table, hero: Hero) -> bool:
    return (
        stat(hero, DEXTERITY) + hero.fatigue >= SURE_JUMP or carries(hero, "rope") or hero.fatigue == max_fatigue(hero)
    )


def goal_of(t: Table, hero: Hero) -> tuple[int, ...] | str:
    """The squares he makes for; `LEAVE` when he is to carry something out."""
    main = goals.main(t)
    if main["kind"] == "carry_out" and carries(hero, main["target"]):
        if hero.at in t.stairs:
            return LEAVE
        return t.stairs if can_reach(t, hero, t.stairs) else remedy_squares(t, hero)
    if t.revealed:
        wanted = _quest_squares(t)
        if wanted and can_reach(t, hero, wanted):
            return wanted
    pieces = _furniture_squares(t, hero)
    if pieces:
        return pieces
    door = next_door(t)
    if door is None:
        return remedy_squares(t, hero)
    far = distances.far(t, door.near)
    if any(far[other.at] == distances.NO_WAY for other in party.standing(t)):
        barred = _bars(t)
        if barred and can_reach(t, hero, barred):
            return barred
    if far[hero.at] == distances.NO_WAY:
        return remedy_squares(t, hero)
    if opener(t, door) is hero or far[hero.at] > WAITING:
        awaited = awaited_squares(t, hero)
        return tuple(square for square in door.near if square not in t.map.solid and square not in awaited)
    return ()


def next_door(t: Table) -> Door | None:
    """One door for all: open ones before locked ones, the nearest to the leader first."""
    ways = [door for door in ways_on.ways_on(t) if opener(t, door)]
    if not ways:
        ways = [door for door in t.doors if door.state == CLOSED and opener(t, door)]
    if not ways:
        return None
    at = party.leader(t).at
    return min(ways, key=lambda door: (distances.far(t, door.near)[at], door.locked, door.number))


def opener(t: Table, door: Door) -> Hero | None:
    """The healthiest opens; a lock is for those who know how, then for the strongest who has not tried it."""
    far = distances.far(t, door.near)
    able = [hero for hero in party.standing(t) if far[hero.at] != distances.NO_WAY]
    if door.locked:
        able = [hero for hero in able if _has_a_knack(hero) or not door.tried >> hero.number & 1]
        return max(able, key=_lock_breaking, default=None)
    return max(able, key=lambda hero: (hero.life, -hero.number), default=None)


def _has_a_knack(hero: Hero) -> bool:
    return "lockpicking" in hero.skills or carries(hero, KEY)


def _lock_breaking(hero: Hero) -> tuple[int, int, int]:
    return ("lockpicking" in hero.skills and hero.fatigue > 0, stat(hero, STRENGTH), -hero.number)


def _bars(t: Table) -> tuple[int, ...]:
    """Levers, and both sides of a portcullis."""
    found: list[int] = []
    for piece in t.pieces:
        if piece.kind == "lever" and not piece.gone and not piece.spent:
            found += (*piece.squares, *ground.beside(t, piece.squares))
    for door in t.doors:
        if door.portcullis:
            found += [*door.near, *door.far]
    return tuple(square for square in found if square not in t.map.solid)


def remedy_squares(t: Table, hero: Hero) -> tuple[int, ...]:
    """Where somebody who is cut off may find a way: bars to lift, a chasm to cross, a web to cut."""
    found = [*_bars(t), *_banks(t)]
    found += [square for web in t.webs for square in t.map.near[web] if square not in t.map.solid]
    return tuple(found) if found and can_reach(t, hero, tuple(found)) else ()


def _quest_squares(t: Table) -> tuple[int, ...]:
    """Next to what the quest is about, and to what hides it."""
    found: list[int] = []
    for piece in t.pieces:
        if not piece.gone and not piece.spent and (piece.role in goals.TAKEN or piece.kind == "lever"):
            found += ground.beside(t, piece.squares)
    found += [body.at for body in t.bodies if any(THINGS[item.kind].category == "quest" for item in body.items)]
    return tuple(square for square in found if square not in t.map.solid)


def _furniture_squares(t: Table, hero: Hero) -> tuple[int, ...]:
    """Next to furniture of his zone that nobody has examined."""
    if hero.life <= hero.max_life // 3:
        return ()
    here = t.map.zone[hero.at]
    bit = 1 << hero.number
    found: list[int] = []
    for piece in t.pieces:
        if piece.zone != here or piece.spent or piece.gone or piece.role or piece.row:
            continue
        if piece.kind in (CHASM, CIRCLE) or piece.kind not in FURNITURE or (piece.locked and piece.forced & bit):
            continue
        found += [
            square
            for square in ground.beside(t, piece.squares)
            if square not in t.map.solid and t.who.get(square, hero.number) == hero.number
        ]
    far = distances.far(t, found) if found else None
    return tuple(found) if far and far[hero.at] != distances.NO_WAY else ()


def can_reach(t: Table, hero: Hero, squares: tuple[int, ...]) -> bool:
    return distances.far(t, squares)[hero.at] != distances.NO_WAY


def _crossings(t: Table) -> dict[int, int]:
    """Squares from which a chasm can be crossed, and where that leads (DJ-19.85)."""
    found: dict[int, int] = {}
    steps, solid = t.map.steps, t.map.solid
    for piece in t.pieces:
        if piece.kind == CHASM and piece.row not in layout.SOUND_BRIDGES:
            for band in layout.bridge(piece) if piece.row in layout.BRIDGES else piece.squares:
                for way in (piece.side * 2, (piece.side * 2 + 4) % 8):
                    to, near = steps[band][way], steps[band][(way + 4) % 8]
                    if to >= 0 and near >= 0 and to not in solid and near not in solid:
                        found[near] = to
    return found


def _banks(t: Table) -> list[int]:
    """From where to cross: rather where nobody stands opposite."""
    found = _crossings(t)
    return [near for near, to in found.items() if to not in t.who] or list(found)


def awaited_squares(t: Table, hero: Hero) -> list[int]:
    """Where those who are cut off from him would come across."""
    found = _crossings(t)
    if found and any(not can_reach(t, other, (hero.at,)) for other in party.standing(t)):
        return list(found.values())
    return []


def untried_circles(t: Table) -> set[int]:
    return {
        square
        for piece in t.pieces
        if piece.kind == CIRCLE and not piece.row and not piece.gone
        for square in piece.squares
    }
