"""How a hero played by a bot explores: rest, look around, gather before the next door, and see to the quest.

A plan is worked out anew from the table at every question, from what all heroes know; it is cheap, since the distances
of a map are remembered with it.
"""

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import CHASM, CIRCLE, DEXTERITY, DIRECTION, FURNITURE, STRENGTH, seat_of
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import carries, max_fatigue, stat
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.skills.aims import from_pick
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.rules.zones.light import dark_for
from oubliettes.games.donjon.table import CLOSED, NOBODY, PC, Door, Hero, Table
from oubliettes.kernel import Pick, word

NEAR_DOOR = 6
"""The party is gathered when all are within so many steps of the door."""
LIFE_TO_GO_ON = 0.65
FATIGUE_TO_GO_ON = 1.5
"""Below these shares of Life and means of Fatigue the party rests, if resting can help."""
ARCHERS = ("thief", "wizard")
"""Who fights from a distance."""
HURT = 5
"""PV lost before a healing is worth a Fatigue Point."""
SURE_JUMP = 8
"""Dexterity plus Fatigue with which no jump fails (a die of 1 and 9 to reach)."""
WAITING = 3
"""How near to the door the others wait."""
LEAVE = "leave"
ROUND_A_CIRCLE = 2
"""Steps that are gladly made to avoid a circle nobody has tried."""
KEY = "skeleton_key"
PACE = 8
"""Exploration Phases for each zone, fights and rests included: with it even a dungeon of 16 zones is done in time."""


def turn(t: Table, hero: Hero, options: list[Pick]) -> Pick:
    """What to do next in his turn."""
    by_verb: dict[str, list[Pick]] = {}
    for pick in options:
        by_verb.setdefault(word(pick, 0), []).append(pick)
    if "end" not in by_verb:  # passing over somebody: on to where he may stop
        goal = _healers(t, hero) or _goal(t, hero)
        return _forward(t, hero, by_verb, goal) or _aside(t, hero, by_verb) or options[0]
    first = _first_aid(t, hero, by_verb) or better_gear(hero, by_verb)
    if first:
        return first
    if "torch" in by_verb and dark_for(t, hero):
        return by_verb["torch"][0]
    for verb in ("break_free", "activate", "loot", "smash", "smash-from-afar", "lid", "water"):
        if verb in by_verb:
            return by_verb[verb][0]
    if needs_rest(t) and not _urgent(t):
        return _forward(t, hero, by_verb, _healers(t, hero)) or _wait(by_verb)
    found = _look_around(t, hero, by_verb)
    if found:
        return found
    goal = _goal(t, hero)
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


# ------------------------------------------------------------------ the state of the party


def needs_rest(t: Table) -> bool:
    """Whether resting gives the party something it needs."""
    heroes = party.standing(t)
    mean = sum(hero.fatigue for hero in heroes) / len(heroes)
    if mean < FATIGUE_TO_GO_ON:
        return True
    life = sum(hero.life for hero in heroes) / sum(hero.max_life for hero in heroes)
    weakest = min(hero.life / hero.max_life for hero in heroes)
    if life >= LIFE_TO_GO_ON and weakest >= LIFE_TO_GO_ON / 2:
        return False
    return any(_can_heal(t, hero) for hero in heroes)


def _can_heal(t: Table, hero: Hero) -> bool:
    """Whether he has a treatment for somebody; a skill used in a fight is of no use before the next one (DJ-6.6)."""
    ready = _ready(hero)
    if "second_wind" in ready and _is_hurt(hero):
        return True
    if "song_of_comfort" in ready and _in_earshot(t, hero) >= HURT:
        return True
    return "healing" in ready and any(
        _is_hurt(other) and (sees(t.map, hero.at, other.at) or _reachable(t, other, (hero.at,)))
        for other in party.standing(t)
    )


def _ready(hero: Hero) -> list[str]:
    return [skill for skill, tilt in zip(hero.skills, hero.tilted, strict=True) if tilt != PC]


def _is_hurt(hero: Hero) -> bool:
    return hero.max_life - hero.life >= HURT


def _in_earshot(t: Table, hero: Hero) -> int:
    """The PV that those in his zone have lost (DJ-38.8)."""
    here = t.map.zone[hero.at]
    return sum(other.max_life - other.life for other in party.standing(t) if t.map.zone[other.at] == here)


def _healers(t: Table, hero: Hero) -> tuple[int, ...]:
    """Where somebody who is hurt finds help while the party rests: with a healer, if none sees him."""
    if not _is_hurt(hero) or not needs_rest(t):
        return ()
    healers = tuple(other.at for other in party.standing(t) if "healing" in _ready(other))
    return () if any(sees(t.map, at, hero.at) for at in healers) else healers


def _urgent(t: Table) -> bool:
    """Behind the pace at which the last zone is reached before the time is up (DJ-1.15), there is no more waiting."""
    return t.explorations > PACE * len(t.zones)


def uses(by_verb: dict[str, list[Pick]]) -> list[tuple[str, Pick, Pick]]:
    """The skills that are offered: which, on whom or where, and the pick."""
    return [(*from_pick(pick), pick) for verb, picks in by_verb.items() if verb.startswith("skill") for pick in picks]


def _first_aid(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Healing skills, and potions for those about to fall."""
    best: tuple[int, Pick] | None = None
    for skill, aim, pick in uses(by_verb):
        if skill == "healing":
            other = t.heroes[seat_of(aim[0])]
            lost = other.max_life - other.life + (HURT if other.venom or other.water else 0)
            if lost >= HURT and (best is None or lost > best[0]):
                best = (lost, pick)
        elif skill == "song_of_comfort":
            lost = _in_earshot(t, hero)
            if lost >= HURT and (best is None or lost // 2 > best[0]):
                best = (lost // 2, pick)
        elif skill == "second_wind" and _is_hurt(hero) and hero.fatigue > 1:
            best = best or (0, pick)
    if best:
        return best[1]
    return _remedies(t, hero, by_verb)


def _remedies(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Potions and scrolls of healing: for those about to fall, and rather than rest where nobody else can heal."""
    low = hero.max_life // (2 if needs_rest(t) or _urgent(t) else 4)
    for pick in by_verb.get("drink", ()):
        if THINGS[word(pick)].heal and (hero.life <= low or hero.venom > 1):
            return pick
    for pick in by_verb.get("feed", []) + by_verb.get("read-on", []):
        thing, seat = (pick[1], pick[2]) if pick[0] == "feed" else (pick[2], pick[1])
        heals = THINGS[str(thing)].heal or THINGS[str(thing)].skill == "healing"
        if heals and t.heroes[seat_of(seat)].life <= low:
            return pick
    return None


def better_gear(hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """A piece in the pack that is better than the one in its place; a bow or a sling for those who stay back."""
    for pick in by_verb.get("equip", ()):
        thing = THINGS[word(pick)]
        old = getattr(hero, thing.slot)
        if thing.ranged and not (old.kind and THINGS[old.kind].ranged):
            if hero.cls in ARCHERS and any(THINGS[i.kind].ammo == thing.ammo for i in hero.pack if i.kind != thing.id):
                return pick
            continue
        if not old.kind:
            if thing.slot != "shield" or not hero.weapon.kind or THINGS[hero.weapon.kind].hands == 1:
                return pick
            continue
        now = THINGS[old.kind]
        stronger = thing.power + thing.bonus > now.power + now.bonus - old.notch
        if stronger and thing.ranged == now.ranged and (thing.hands == 1 or not hero.shield.kind):
            return pick
    return None


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
        far[hero.at] <= NEAR_DOOR or (far[hero.at] == distances.NO_WAY and not _remedy(t, hero))
        for hero in party.standing(t)
    )


def _make_way(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """Away from a door that another is to open, and from where others would come across a chasm."""
    if hero.at in _awaited(t, hero) and not _cut_off(t, hero):
        return _aside(t, hero, by_verb)
    number = t.map.doors.get(hero.at, NOBODY)
    if number == NOBODY or t.doors[number].state != CLOSED or _opener(t, t.doors[number]) in (None, hero):
        return None
    if _next_door(t) is not t.doors[number]:
        return None
    return _aside(t, hero, by_verb) or _across(t, hero, by_verb)  # where all stand in a row beyond a chasm: back


def _aside(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """To the nearest square that is in nobody's way."""
    found = distances.ways(t, hero, t.turn.points)
    shunned = _untried_circles(t).union(t.map.doors, _awaited(t, hero))
    squares = [square for square in found if square not in shunned]
    return _step(by_verb, found[min(squares, key=lambda square: (found[square][0], square))][1]) if squares else None


def _step(by_verb: dict[str, list[Pick]], way: int) -> Pick | None:
    return next((pick for pick in by_verb.get("step", ()) if DIRECTION[pick[1]] == way), None)


def _obstacles(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    """What may be in the way: webs, a portcullis, a chasm."""
    for verb in ("hack", "lift"):
        if verb in by_verb:
            return by_verb[verb][0]
    return _across(t, hero, by_verb) if _cut_off(t, hero) else None


def _across(t: Table, hero: Hero, by_verb: dict[str, list[Pick]]) -> Pick | None:
    return by_verb["cross"][0] if "cross" in by_verb and _dares(t, hero) else None


def _cut_off(t: Table, hero: Hero) -> bool:
    """Whether no path leads him to where he is wanted."""
    main = goals.main(t)
    if main["kind"] == "carry_out" and carries(hero, main["target"]):
        return not _reachable(t, hero, t.stairs)
    wanted = _quest_squares(t) if t.revealed else ()
    if wanted and not _reachable(t, hero, wanted):
        return True
    door = _next_door(t)
    return door is None or not _reachable(t, hero, door.near)


def _dares(t: Table, hero: Hero) -> bool:
    return (
        stat(hero, DEXTERITY) + hero.fatigue >= SURE_JUMP or carries(hero, "rope") or hero.fatigue == max_fatigue(hero)
    )


# ------------------------------------------------------------------ where to go


def _goal(t: Table, hero: Hero) -> tuple[int, ...] | str:
    """The squares he makes for; `LEAVE` when he is to carry something out."""
    main = goals.main(t)
    if main["kind"] == "carry_out" and carries(hero, main["target"]):
        if hero.at in t.stairs:
            return LEAVE
        return t.stairs if _reachable(t, hero, t.stairs) else _remedy(t, hero)
    if t.revealed:
        wanted = _quest_squares(t)
        if wanted and _reachable(t, hero, wanted):
            return wanted
    pieces = _furniture_squares(t, hero)
    if pieces:
        return pieces
    door = _next_door(t)
    if door is None:
        return _remedy(t, hero)
    far = distances.far(t, door.near)
    if any(far[other.at] == distances.NO_WAY for other in party.standing(t)):
        barred = _bars(t)
        if barred and _reachable(t, hero, barred):
            return barred
    if far[hero.at] == distances.NO_WAY:
        return _remedy(t, hero)
    if _opener(t, door) is hero or far[hero.at] > WAITING:
        awaited = _awaited(t, hero)
        return tuple(square for square in door.near if square not in t.map.solid and square not in awaited)
    return ()


def _next_door(t: Table) -> Door | None:
    """One door for all: open ones before locked ones, the nearest to the leader first."""
    ways = [door for door in layout.ways_on(t) if _opener(t, door)]
    if not ways:
        ways = [door for door in t.doors if door.state == CLOSED and _opener(t, door)]
    if not ways:
        return None
    at = party.leader(t).at
    return min(ways, key=lambda door: (distances.far(t, door.near)[at], door.locked, door.number))


def _opener(t: Table, door: Door) -> Hero | None:
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
            found += (*piece.squares, *layout.beside(t, piece.squares))
    for door in t.doors:
        if door.portcullis:
            found += [*door.near, *door.far]
    return tuple(square for square in found if square not in t.map.solid)


def _remedy(t: Table, hero: Hero) -> tuple[int, ...]:
    """Where somebody who is cut off may find a way: bars to lift, a chasm to cross, a web to cut."""
    found = [*_bars(t), *_banks(t)]
    found += [square for web in t.webs for square in t.map.near[web] if square not in t.map.solid]
    return tuple(found) if found and _reachable(t, hero, tuple(found)) else ()


def _quest_squares(t: Table) -> tuple[int, ...]:
    """Next to what the quest is about, and to what hides it."""
    found: list[int] = []
    for piece in t.pieces:
        if not piece.gone and not piece.spent and (piece.role in goals.TAKEN or piece.kind == "lever"):
            found += layout.beside(t, piece.squares)
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
            for square in layout.beside(t, piece.squares)
            if square not in t.map.solid and t.who.get(square, hero.number) == hero.number
        ]
    far = distances.far(t, found) if found else None
    return tuple(found) if far and far[hero.at] != distances.NO_WAY else ()


def _reachable(t: Table, hero: Hero, squares: tuple[int, ...]) -> bool:
    return distances.far(t, squares)[hero.at] != distances.NO_WAY


def _crossings(t: Table) -> dict[int, int]:
    """Squares from which a chasm can be crossed, and where that leads (DJ-19.85)."""
    found: dict[int, int] = {}
    steps, solid = t.map.steps, t.map.solid
    for piece in t.pieces:
        if piece.kind == CHASM and piece.row < layout.SOUND_BRIDGE:
            for band in layout.bridge(piece) if piece.row >= layout.POOR_BRIDGE else piece.squares:
                for way in (piece.side * 2, (piece.side * 2 + 4) % 8):
                    to, near = steps[band][way], steps[band][(way + 4) % 8]
                    if to >= 0 and near >= 0 and to not in solid and near not in solid:
                        found[near] = to
    return found


def _banks(t: Table) -> list[int]:
    """From where to cross: rather where nobody stands opposite."""
    found = _crossings(t)
    return [near for near, to in found.items() if to not in t.who] or list(found)


def _awaited(t: Table, hero: Hero) -> list[int]:
    """Where those who are cut off from him would come across."""
    found = _crossings(t)
    if found and any(not _reachable(t, other, (hero.at,)) for other in party.standing(t)):
        return list(found.values())
    return []


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
    circles = _untried_circles(t)
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


def _untried_circles(t: Table) -> set[int]:
    return {
        square
        for piece in t.pieces
        if piece.kind == CIRCLE and not piece.row and not piece.gone
        for square in piece.squares
    }
