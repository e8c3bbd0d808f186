"""Solo: the dungeon's turn, without any choice or chance (DH-15, DH-16), and the expansions in it (DH-21)."""

from oubliettes.games.dungeon_heroes.pieces import (
    ACTIONS,
    AROUND,
    BOARD,
    CLERIC,
    DAMAGE,
    DUNGEON,
    FACES,
    HERO_STEPS,
    LIMITS,
    NAMES,
    NECROMANCER,
    OFF,
    OFF_CENTRE,
    POISON_CLOUD,
    RAISABLE,
    SOLO_RANK,
    START_MASK,
    TOP_ROW,
    WHITE_LADY,
    WIDTH,
    WITHIN_TWO,
    squares_of,
)
from oubliettes.games.dungeon_heroes.rules.distances import FAR, distance, nearest, place_of, reach, steps
from oubliettes.games.dungeon_heroes.rules.entering import enter
from oubliettes.games.dungeon_heroes.rules.figures import attack, in_reach, move_figure, settle
from oubliettes.games.dungeon_heroes.rules.lives import LATE, finish
from oubliettes.games.dungeon_heroes.rules.master import possess, possessed, raise_monster
from oubliettes.games.dungeon_heroes.table import DUNGEON_TURN, Figure, Hero, Table
from oubliettes.kernel import Script

SWEEP: tuple[int, ...] = tuple(sorted(DUNGEON, key=lambda square: (-(square // WIDTH), square)))
"""DH-15.11: row 6 downwards, a to f."""


# ------------------------------------------------------------------ the dungeon's turn (DH-15)


def dungeon_begins(t: Table) -> Script[None]:
    """DH-15.1: first the reveals, then every monster acts; DH-16.3: in an order fixed now.

    DH-1.8: nobody decides anything in it. DH-15.12: what lies open or is gone is passed over.
    """
    t.turn = DUNGEON_TURN
    t.say("dungeon-turn", "DH-15.1", round=t.round)
    last = max(1, TOP_ROW + 1 - t.round)  # DH-15.10
    for square in SWEEP:
        if square // WIDTH < last:
            break
        if t.backs >> square & 1 and not t.monsters >> square & 1:  # DH-15.2
            face = t.turn_up(square)
            t.say("revealed", "DH-15.10", square=NAMES[square], tile=FACES[face])
            yield from settle(t, square)
    figures = [*t.figures, *([t.lady] if t.lady else [])]
    for figure in figures:
        figure.spent = 0
    t.order = tuple(figure.number for figure in sorted(figures, key=lambda figure: precedence(t, figure)))
    t.then(("dungeon",))


def precedence(t: Table, figure: Figure) -> tuple[int, int, int]:
    """DH-16.1, DH-16.2: by kind, then the one nearer to a hero, then the lower row, then the column nearer to a."""
    away = 0
    if ACTIONS[figure.face] == 1 and figure.at >= 0:
        targets = [hero.at for hero in t.in_play]
        away = distance(figure.face, place_of(figure.face, figure.at, figure.also), targets, open_to(t, figure))
    return SOLO_RANK[figure.face], away, figure.at


def dungeon(t: Table) -> Script[None]:
    """DH-16: the monsters of the order, one after the other. The beat ends early when a possessed hero turns a tile."""
    t.then(("dungeon",))
    while t.order:
        number = t.order[0]
        figure = next((figure for figure in t.figures if figure.number == number), None)
        if figure is None and t.lady and t.lady.number == number:
            figure = t.lady
        if figure is None or figure.spent >= ACTIONS[figure.face]:  # DH-16.19, DH-21.5
            t.order = t.order[1:]
            continue
        figure.spent += 1
        if figure is t.lady:
            if (yield from drive(t)):
                return
        elif figure.face == WHITE_LADY:
            yield from haunt(t, figure)
        elif figure.face == NECROMANCER and figure.spent == 1:
            yield from necromancy(t, figure)
        else:
            yield from hunt(t, figure, t.in_play)
    t.agenda.pop()
    if t.round == LIMITS["dungeon_turn_cap_solo"]:
        finish(t, LATE, "DH-14.17")
    t.then(("heroes_begin",))


# ------------------------------------------------------------------ how a monster acts (DH-16)


def open_to(t: Table, figure: Figure) -> int:
    """Squares not closed by other monsters (DH-16.7); its own are open to it."""
    return BOARD & ~t.occupied | figure.mask


def best(heroes: list[Hero]) -> Hero:
    """DH-16.10, DH-16.11, DH-21.2: fewest hit points, then warrior, cleric, rogue, wizard, damsel.

    DH-16.12: whom it can eliminate. DH-21.14: possessed or not.
    """
    return min(heroes, key=lambda hero: (hero.hp, hero.kind))


def hunt(t: Table, figure: Figure, prey: list[Hero]) -> Script[None]:
    """DH-16.4 to DH-16.6: attack from where it stands; else one step towards the nearest hero, and attack if it can.

    DH-16.5: without a step, if it can.
    """
    there = in_reach(t, figure)
    if not there:
        step = chosen_step(t, figure, prey)
        if step is None:
            return
        yield from move_figure(t, figure, *step)
        there = in_reach(t, figure)
    if there:
        attack(t, figure, best(there))


def chosen_step(t: Table, figure: Figure, prey: list[Hero]) -> tuple[int, int] | None:
    """DH-16.9, DH-16.14: among the steps that bring it nearer to a nearest hero, the best; None: it stays still.

    DH-16.8, DH-16.13: what is central between several heroes, and hems them in. DH-16.17: heroes and tiles do not
    block.
    """
    face = figure.face
    place = place_of(face, figure.at, figure.also)
    targets = [hero.at for hero in prey]
    away, fields = nearest(face, place, targets, open_to(t, figure))
    if away == FAR:  # DH-16.16
        away, fields = nearest(face, place, targets, BOARD)
    chosen, least = None, (True, 0, FAR, 0, 0, 0, 0)
    for square, kept in steps(figure, t.occupied):
        new = place_of(face, square, kept)
        central = 0
        nearer = False
        for before, _, after in fields:
            if before & new:
                nearer = True
                central -= 1
            elif after & new:
                central += 1
        if not nearer:
            continue
        covered = reach(face, square, kept)
        there = [hero for hero in t.heroes if hero.at >= 0 and covered >> hero.at & 1]
        hp, kind = FAR, 0
        if there:
            target = best(there)
            hp, kind = target.hp, target.kind
        taken = (square,) if kept == OFF or figure.mask >> kept & 1 else (square, kept)  # DH-21.4
        judged = (hp > DAMAGE[face], central, hp, kind, *min((OFF_CENTRE[one], one) for one in taken), len(taken))
        if chosen is None or judged < least:
            chosen, least = (square, kept), judged
    return chosen


# ------------------------------------------------------------------ the necromancer (DH-21.6, DH-21.7)


def necromancy(t: Table, necromancer: Figure) -> Script[None]:
    """DH-21.6: he attacks if he can; else he raises, for both actions; else he acts as any monster."""
    kinds = [face for face in RAISABLE if t.eliminated[face]]
    room = squares_of(t.empty & WITHIN_TWO[necromancer.at])
    if in_reach(t, necromancer) or not kinds or not room:
        yield from hunt(t, necromancer, t.in_play)
        return
    face = kinds[0]
    targets = [hero.at for hero in t.in_play]
    open_ = BOARD & ~t.occupied

    def judged(square: int) -> tuple[int, int, int]:
        return distance(face, 1 << square, targets, open_), OFF_CENTRE[square], square

    raised = raise_monster(t, necromancer, face, min(room, key=judged))
    assert raised
    raised.spent = 1
    yield from hunt(t, raised, t.in_play)


# ------------------------------------------------------------------ the white lady (DH-21.8 to DH-21.12)


def haunt(t: Table, lady: Figure) -> Script[None]:
    """DH-21.8: she possesses whom one move can reach, else attacks in place, else makes for others than the cleric."""
    near = AROUND[lady.at] & ~t.occupied
    others = [hero for hero in t.in_play if hero.kind != CLERIC]
    found = [hero for hero in others if near >> hero.at & 1]
    if found:
        hero = best(found)
        yield from move_figure(t, lady, hero.at, OFF)
        yield from possess(t, lady, hero)
    else:
        yield from hunt(t, lady, others or t.in_play)


def drive(t: Table) -> Script[bool]:
    """DH-21.9 to DH-21.11: she walks the possessed hero one step towards the nearest thing that is bad for him."""
    hero = possessed(t)
    here = 1 << hero.at
    others = t.taken & ~here
    for goals in (clouds, deadly, entrance):
        aims = goals(t, hero) & ~others & ~here
        step = first_step(t, hero, aims)
        if step is not None:
            return (yield from enter(t, hero, step))
        if goals is deadly and START_MASK & here:
            break
    return False


def clouds(t: Table, hero: Hero) -> int:
    """Face-up poison clouds."""
    return sum(1 << square for square in DUNGEON if t.tile[square] == POISON_CLOUD) & ~t.backs


def deadly(t: Table, hero: Hero) -> int:
    """Face-up traps and monsters whose damage is at least his hit points."""
    found = 0
    for square in squares_of(t.covered & ~t.backs):
        if DAMAGE[t.tile[square]] >= hero.hp:
            found |= 1 << square
    for figure in t.figures:
        if DAMAGE[figure.face] >= hero.hp:
            found |= figure.mask
    return found


def entrance(t: Table, hero: Hero) -> int:
    """Start squares without hero or monster."""
    return START_MASK & ~t.monsters


def first_step(t: Table, hero: Hero, aims: int) -> int | None:
    """DH-21.10: the first step of a shortest way to the nearest goal; the lower row, then the column nearer to a."""
    around = HERO_STEPS[hero.kind]
    passable = BOARD & ~(t.taken | t.monsters | (t.covered & ~t.backs))
    frontier, seen = aims, aims
    while frontier:
        at_hand = around[hero.at] & frontier
        if at_hand:
            return squares_of(at_hand)[0]
        grown = 0
        for square in squares_of(frontier):
            grown |= around[square]
        frontier = grown & passable & ~seen
        seen |= frontier
    return None
