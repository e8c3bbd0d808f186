"""Monster figures: how they come onto the board, move, attack and fall (DH-6, DH-7, DH-18)."""

from oubliettes.games.dungeon_heroes.pieces import (
    ALWAYS_AGGRESSIVE,
    BOARD,
    DAMSEL,
    DAMSEL_TILE,
    DRAGON,
    FACES,
    MAX_HP,
    NAMES,
    OFF,
    OFF_CENTRE,
    ORTHOGONAL,
    SECOND,
    SQUARE,
    squares_of,
)
from oubliettes.games.dungeon_heroes.rules.distances import distance, place_of, reach
from oubliettes.games.dungeon_heroes.rules.lives import earn, hurt
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, Figure, Hero, Table
from oubliettes.kernel import Script, choose


def new_figure(t: Table, face: int, square: int, *, raised: bool) -> Figure:
    figure = Figure(face, square, t.made, raised=raised)
    t.made += 1
    figure.stand(square)
    t.figures.append(figure)
    t.monsters |= figure.mask
    return figure


def appear(t: Table, square: int) -> Script[None]:
    """DH-6.2, DH-6.3, DH-6.12: the figure takes the place of its tile, and harms nobody by that.

    DH-14.15: in solo at once.
    """
    face = t.tile[square]
    figure = new_figure(t, face, square, raised=t.lift(square))
    rule = "DH-18.2" if face == DRAGON else "DH-19.1" if ALWAYS_AGGRESSIVE[face] else "DH-6.2"
    t.say("appears", rule, monster=FACES[face], square=NAMES[square])
    if face == DRAGON:
        yield from second_square(t, figure)


def second_square(t: Table, dragon: Figure) -> Script[None]:
    """DH-18.6, DH-18.7: the dragon's other square, chosen by the DM; in solo DH-21.3."""
    free = ORTHOGONAL[dragon.at] & ~t.occupied
    if not free:
        return
    if t.solo:
        targets = [hero.at for hero in t.in_play]
        open_ = BOARD & ~t.occupied | dragon.mask

        def judged(square: int) -> tuple[int, int, int]:
            away = distance(DRAGON, place_of(DRAGON, dragon.at, square), targets, open_)
            return away, OFF_CENTRE[square], square

        chosen = min(squares_of(free), key=judged)
    else:
        options = [pick for bit, pick in SECOND if free & bit]
        pick = yield from choose(t.master_seat, "second-square", options, "DH-18.6")
        chosen = SQUARE[pick[1]]
    dragon.stand(dragon.at, chosen)
    t.monsters |= dragon.mask
    t.say("stretches", "DH-18.6", monster=FACES[DRAGON], square=NAMES[chosen])


def rise(t: Table, square: int) -> Script[None]:
    """DH-6.11: a monster tile that no figure stands on is replaced, in the passive phase only an expansion's."""
    bit = 1 << square
    if t.lying & bit and not t.monsters & bit and (t.phase == AGGRESSIVE or ALWAYS_AGGRESSIVE[t.tile[square]]):
        yield from appear(t, square)


def move_figure(t: Table, figure: Figure, square: int, also: int) -> Script[None]:
    """DH-7.1, DH-7.6, DH-7.7: tiles are neither revealed nor set off. DH-18.8: `also` is the dragon's other square.

    DH-7.5, DH-7.8: onto heroes, start squares and the treasure room too. DH-7.15, DH-7.16: nothing else happens
    there.
    """
    left, origin = figure.mask, figure.at
    figure.stand(square, also)
    t.monsters = t.monsters & ~left | figure.mask
    if alone(t, figure.face):
        t.say("monster-moves", "DH-7.1", monster=FACES[figure.face], square=NAMES[square])
    else:
        t.say("moves-from", "DH-7.1", monster=FACES[figure.face], origin=NAMES[origin], square=NAMES[square])
    for given_up in squares_of(left & ~figure.mask):
        yield from rise(t, given_up)


def alone(t: Table, face: int) -> bool:
    """Whether it is clear which monster of this kind is meant; else its square is named."""
    if t.log is None:
        return True
    lying = sum(t.tile[square] == face for square in squares_of(t.lying))
    return lying + sum(figure.face == face for figure in t.figures) < 2


def take_away(t: Table, figure: Figure) -> None:
    """DH-18.12: a figure leaves all its squares. What lies there is for `uncover`, once that has been told."""
    t.figures.remove(figure)
    t.monsters &= ~figure.mask


def uncover(t: Table, mask: int, entered: int = OFF) -> Script[None]:
    """DH-6.11, on squares a figure has left. DH-6.13: a hero who enters one goes on with the tile there himself.

    DH-16.18: in solo it waits for the next turn.
    """
    for square in squares_of(mask):
        if square != entered:
            yield from rise(t, square)


def slay(t: Table, figure: Figure, hero: Hero, rule: str, entered: int = OFF) -> Script[None]:
    """DH-7.17: whatever slays a monster removes it at once. DH-20.11: a raised one gives no experience."""
    lone = alone(t, figure.face)
    take_away(t, figure)
    t.eliminated[figure.face] += 1
    if not figure.raised:
        t.gone[figure.face] += 1
    _tell_slain(t, hero, figure.face, figure.at, rule, lone)
    if not figure.raised:
        earn(t, hero, figure.face)
    yield from uncover(t, figure.mask, entered)


def _tell_slain(t: Table, hero: Hero, face: int, square: int, rule: str, lone: bool) -> None:
    """Of several of its kind, the one meant is named by its square."""
    if lone:
        t.say("slain", rule, hero=hero.name, monster=FACES[face], square=NAMES[square])
    else:
        t.say("slain-on", rule, hero=hero.name, monster=FACES[face], square=NAMES[square])


def slay_tile(t: Table, square: int, hero: Hero, rule: str) -> None:
    """DH-10.4, DH-20.18: the same for a monster that is still a tile."""
    face, raised = t.tile[square], t.raised >> square & 1
    lone = alone(t, face)
    t.discard(square)
    t.eliminated[face] += 1
    _tell_slain(t, hero, face, square, rule, lone)
    if not raised:
        earn(t, hero, face)


def attack(t: Table, figure: Figure, hero: Hero) -> None:
    """DH-7.13: it always hits, for the monster's damage."""
    if alone(t, figure.face):
        t.say("attacks", "DH-7.13", monster=FACES[figure.face], hero=hero.name)
    else:
        t.say("attacks-from", "DH-7.13", monster=FACES[figure.face], square=NAMES[figure.at], hero=hero.name)
    hurt(t, hero, figure.face, "DH-7.13")


def in_reach(t: Table, figure: Figure) -> list[Hero]:
    """DH-7.9, DH-18.9: the heroes it could attack from where it stands."""
    covered = reach(figure.face, figure.at, figure.also)
    return [hero for hero in t.heroes if hero.at >= 0 and covered >> hero.at & 1]


def turn_over(t: Table, square: int, rule: str) -> Script[None]:
    """DH-6.6: only the tile is turned; monsters and the damsel take its place (DH-6.2, DH-18.14, DH-19.1).

    Something hidden has been shown: what follows belongs to a new beat, the dragon's choice of a square included.
    """
    face = t.turn_up(square)
    t.say("revealed", rule, square=NAMES[square], tile=FACES[face])
    if face == DRAGON:
        t.then(("appear", square))
    else:
        yield from settle(t, square)


def settle(t: Table, square: int) -> Script[None]:
    """What a tile just turned becomes, if anything."""
    yield from rise(t, square)
    meet_damsel(t, square)


def meet_damsel(t: Table, square: int) -> None:
    """DH-18.14, DH-18.15, DH-18.16: she takes her tile's place and joins the Heroes, whoever turned it."""
    if t.tile[square] == DAMSEL_TILE:
        t.discard(square)
        damsel = t.heroes[DAMSEL]
        damsel.at = square
        damsel.hp = MAX_HP[DAMSEL]
        t.say("damsel", "DH-18.15", square=NAMES[square])
