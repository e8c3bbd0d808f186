"""Movement, in both phases (DJ-12): steps, passing and stopping, running, and how far one gets."""

from collections.abc import Iterable

from oubliettes.games.donjon.board import ROCK, distance, picked_square
from oubliettes.games.donjon.pieces import CHASM, CIRCLE, DIRECTION, DIRECTIONS, NUMBERS
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing
from oubliettes.games.donjon.rules.adventurer.states import effect
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.master import decide
from oubliettes.games.donjon.rules.zones.ground import free, zone_of
from oubliettes.games.donjon.rules.zones.layout import BRIDGES, SOUND_BRIDGES, bridge
from oubliettes.games.donjon.rules.zones.light import dark_for
from oubliettes.games.donjon.table import NOBODY, Figure, Hero, Monster, Piece, Table, is_hero
from oubliettes.kernel import Pick, Script, choose

STEP: tuple[Pick, ...] = tuple(("step", name) for name in DIRECTIONS)
CROSS: tuple[Pick, ...] = tuple(("cross", name) for name in DIRECTIONS)
RUN: Pick = ("run",)
CROSSING: int = NUMBERS["crossing_speed"]
"""Movement points of a jump or a poor bridge (DJ-19.85)."""


# ------------------------------------------------------------------ who is in the way of whom


def enemies_of(t: Table, figure: Figure) -> list[Figure]:
    """Those whose presence stops this figure (DJ-12.11): standing, and not in ice (DJ-37.7)."""
    if isinstance(figure, Hero):
        return [monster for monster in t.monsters if not monster.frozen]
    return [hero for hero in t.heroes if is_standing(hero) and not hero.frozen]


def danger(t: Table, figure: Figure) -> set[int]:
    """Squares in which this figure has to stop (DJ-12.10). Flyers (DJ-37.5) and the stealthy (DJ-39.6) need not."""
    if figure.flying or (isinstance(figure, Hero) and effect(figure, "stealth")):
        return set()
    near = t.map.near
    found: set[int] = set()
    for enemy in enemies_of(t, figure):
        found.update(near[enemy.at])
    return found


def stops(t: Table, figure: Figure, square: int) -> bool:
    """DJ-12.10."""
    return square in danger(t, figure)


def _spins(figure: Figure) -> bool:
    """Webs stop everybody except spiders (DJ-31.5)."""
    return isinstance(figure, Monster) and figure.creature.web


def may_stop(t: Table, figure: Figure, square: int) -> bool:
    """A floor square that is not another's, nor an obstacle's (DJ-12.8, DJ-12.9)."""
    return (
        t.map.zone[square] != ROCK
        and square not in t.map.solid
        and t.who.get(square, figure.number) == figure.number
        and (square not in t.webs or (_spins(figure) and not figure.flying))
        and not (t.fires and figure.flying and any(square == fire for fire, _ in t.fires))
    )


def may_enter(t: Table, figure: Figure, square: int) -> bool:
    """Whether one may be on this square, were it only in passing (DJ-12.8, DJ-12.9, DJ-7.11)."""
    if figure.flying:
        return True
    if square in t.map.solid or (square in t.webs and not _spins(figure)):
        return False
    other = t.who.get(square, NOBODY)
    if other in (NOBODY, figure.number):
        return True
    if is_hero(other) == isinstance(figure, Hero):
        return True
    return is_hero(other) and not is_standing(t.heroes[other])  # a downed adventurer


def bound_squares(t: Table, figure: Figure) -> tuple[int, ...] | None:
    """The squares a prisoner of a circle cannot leave (DJ-19.66)."""
    if isinstance(figure, Hero) and figure.prisoner != NOBODY:
        return t.pieces[figure.prisoner].squares
    return None


# ------------------------------------------------------------------ a hero's moves, one by one


def move_options(t: Table, figure: Figure) -> list[Pick]:
    """The steps, crossings and the run that are open now (DJ-12.1, DJ-12.2, DJ-12.15)."""
    turn = t.turn
    found: list[Pick] = []
    if turn.stopped:
        return found
    points = turn.points
    if points > 0:
        m, who = t.map, t.who
        solid = m.solid
        plain = not (t.webs or t.fires or figure.flying)
        perils = danger(t, figure) if t.monsters or isinstance(figure, Monster) else ()
        bound = bound_squares(t, figure)
        for way, to in enumerate(m.steps[figure.at]):
            if to < 0 or (bound is not None and to not in bound):
                continue
            if plain:
                if to in solid:
                    continue
                if to not in who:
                    found.append(STEP[way])
                    continue
            if not may_enter(t, figure, to):
                continue
            passes = to not in perils and points > 1  # DJ-12.12
            if may_stop(t, figure, to) or (passes and _settles(t, figure, to, points - 1, bound)):
                found.append(STEP[way])
        if points >= CROSSING and not turn.passing and bound is None:
            found.extend(CROSS[way] for way in crossings(t, figure))
    if not turn.ran and not turn.passing and may_run(t, figure):
        found.append(RUN)
    return found


def may_run(t: Table, figure: Figure) -> bool:
    """DJ-22.2: in darkness nobody runs; it affects adventurers only (DJ-22.4)."""
    return isinstance(figure, Monster) or not dark_for(t, figure)


def _settles(t: Table, figure: Figure, start: int, points: int, bound: tuple[int, ...] | None) -> bool:
    """DJ-12.15: whether a square where it may stop can be reached from here."""
    m = t.map
    perils = danger(t, figure)
    seen = {start}
    edge = [start]
    for _ in range(points):
        further = []
        for square in edge:
            for to in m.near[square]:
                if to in seen or (bound is not None and to not in bound) or not may_enter(t, figure, to):
                    continue
                if may_stop(t, figure, to):
                    return True
                seen.add(to)
                if to not in perils:
                    further.append(to)
        edge = further
    return False


def crossings(t: Table, figure: Figure) -> list[int]:
    """Directions in which a chasm can be jumped or its poor bridge tried from here (DJ-19.85)."""
    if isinstance(figure, Monster) or figure.flying or not any(piece.kind == CHASM for piece in t.pieces):
        return []
    return [way for way in (0, 2, 4, 6) if chasm_ahead(t, figure, way) is not None]


def chasm_ahead(t: Table, figure: Figure, way: int) -> tuple[Piece, int] | None:
    """The chasm in that direction, and the square opposite, if it can be crossed there."""
    band = t.map.steps[figure.at][way]
    if band < 0 or band not in t.map.solid:
        return None
    for piece in t.pieces:
        if piece.kind == CHASM and band in piece.squares and way // 2 in (piece.side, (piece.side + 2) % 4):
            if piece.row in SOUND_BRIDGES or (piece.row in BRIDGES and band not in bridge(piece)):
                return None
            to = t.map.steps[band][way]
            return (piece, to) if to >= 0 and may_stop(t, figure, to) else None
    return None


def is_plain(t: Table, hero: Hero, pick: Pick) -> bool:
    """Whether a pick is a step on which nothing can happen: it needs no beat of its own."""
    if pick[0] != "step":
        return False
    if hero.flying:
        return True
    to = t.map.steps[hero.at][DIRECTION[pick[1]]]
    return not (t.fires and any(to == fire for fire, _ in t.fires)) and untried_circle(t, to) is None


def untried_circle(t: Table, square: int) -> Piece | None:
    """The untried circle on a square (DJ-19.58)."""
    for piece in t.pieces:
        if piece.kind == CIRCLE and not piece.row and not piece.spent and not piece.gone and square in piece.squares:
            return piece
    return None


def step(t: Table, figure: Figure, to: int) -> None:
    """One square further (DJ-12.1), without what lies there."""
    turn = t.turn
    turn.points -= 1
    turn.steps += 1
    t.stand(figure, to)
    turn.passing = not may_stop(t, figure, to)
    if not turn.passing and (t.monsters or isinstance(figure, Monster)) and stops(t, figure, to):
        turn.stopped = True
    if isinstance(figure, Hero):
        carry_torch(t, figure)


def carry_torch(t: Table, hero: Hero) -> None:
    """DJ-22.6: a torch lasts for one level."""
    if hero.torch and zone_of(t, hero.at).level != hero.torch:
        hero.torch = 0
        t.say("torch-spent", "DJ-22.6", seat=hero.number)


def settle(t: Table, figure: Figure) -> Script[None]:
    """DJ-12.16: whoever must stop where he cannot is put on the nearest free square, his player choosing."""
    if t.who.get(figure.at, figure.number) == figure.number and figure.at not in t.map.solid:
        t.turn.passing = False
        return
    m = t.map
    free_ones = [square for square in range(len(m.x)) if free(t, square)]
    least = min(distance(m, square, figure.at) for square in free_ones)
    options: list[Pick] = [
        ("settle", m.x[square], m.y[square]) for square in free_ones if distance(m, square, figure.at) == least
    ]
    if isinstance(figure, Hero):
        pick = yield from choose(figure.number, "settle", options, "DJ-12.16")
    else:
        pick = yield from decide(t, "settle", options)
    t.stand(figure, picked_square(m, pick))
    t.turn.passing = False


def walk(t: Table, monster: Monster, squares: Iterable[int]) -> Script[None]:
    """A monster's movement along these squares; fire hurts it on the way (DJ-37.12)."""
    for square in squares:
        t.turn.steps += 1
        t.stand(monster, square)
        if t.fires and not monster.flying and any(square == fire for fire, _ in t.fires):
            yield from harm.burn(t, monster)
            if monster.life <= 0:
                return
