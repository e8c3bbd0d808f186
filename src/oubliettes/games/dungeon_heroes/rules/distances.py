"""How far a monster has to go, in its own moves, until it could attack (DH-16.7): breadth first, on ints.

A *place* is where a monster stands, as one bit. For all but the dragon it is the bit of its square. The dragon's places
are dominoes, in three planes of 64 bits: lying along a row (the bit of its left square), along a column (its lower
square), or on one square alone, when it has found no second one yet (DH-18.7).
"""

from oubliettes.games.dungeon_heroes.pieces import (
    AROUND,
    BOARD,
    DIAGONAL,
    DRAGON,
    MONSTER_STEPS,
    NAMES,
    OFF,
    ORTHOGONAL,
    STEPS_TO,
    squares_of,
)
from oubliettes.games.dungeon_heroes.table import Figure
from oubliettes.kernel import Pick

PLANE = 64
ROWWISE = (1 << PLANE) - 1
FAR = 99
"""Further than any monster has to go."""


def place_of(face: int, at: int, also: int = OFF) -> int:
    """The bit of a monster's place."""
    if face != DRAGON:
        return 1 << at
    if also == OFF:
        return 1 << at + 2 * PLANE
    low, high = (at, also) if at < also else (also, at)
    return 1 << low if high - low == 1 else 1 << low + PLANE


def dominoes(squares: int) -> int:
    """All places of a dragon that has both its squares among these."""
    return (squares & squares >> 1) | (squares & squares >> 8) << PLANE


def touching(squares: int) -> int:
    """All places of a dragon that has a square among these."""
    return (squares | squares >> 1) | (squares | squares >> 8) << PLANE | squares << 2 * PLANE


def goals(face: int, square: int) -> int:
    """The places from which a monster could attack a hero on this square (DH-7.9, DH-18.9)."""
    if face == DRAGON:
        return touching(AROUND[square] | 1 << square)
    return ORTHOGONAL[square] | 1 << square


def standing(face: int, open_: int) -> int:
    """The places a monster may take, on these open squares."""
    return dominoes(open_) | open_ << 2 * PLANE if face == DRAGON else open_


def spread(face: int, places: int) -> int:
    """The places from which one move leads to one of these. DH-2.9: on the board."""
    if face == DRAGON:
        row, column = places & ROWWISE, places >> PLANE & ROWWISE
        to_row = row << 1 | row >> 1 | row << 8 | row >> 8 | column | column >> 1 | column << 8 | column << 7
        to_column = column << 8 | column >> 8 | column << 1 | column >> 1 | row | row << 1 | row >> 8 | row >> 7
        alone = row | row << 1 | column | column << 8
        return to_row & ROWWISE | (to_column & ROWWISE) << PLANE | (alone & ROWWISE) << 2 * PLANE
    found = places << 8 | places >> 8 | places << 1 | places >> 1
    if DIAGONAL[face]:
        found |= places << 9 | places >> 9 | places << 7 | places >> 7
    return found


def distance(face: int, place: int, targets: list[int], open_: int) -> int:
    """DH-16.7: the least number of moves from `place` until one of the heroes on `targets` could be attacked."""
    allowed = standing(face, open_)
    frontier = 0
    for square in targets:
        frontier |= goals(face, square)
    frontier &= allowed
    seen, moves = frontier, 0
    while frontier:
        if frontier & place:
            return moves
        frontier = spread(face, frontier) & allowed & ~seen
        seen |= frontier
        moves += 1
    return FAR


def nearest(face: int, place: int, targets: list[int], open_: int) -> tuple[int, list[tuple[int, int, int]]]:
    """The smallest distance to a hero, and for each hero so near the places one nearer, as near and one further.

    DH-16.9 compares steps by their distance to those heroes, and one step changes a distance by one at most.
    """
    allowed = standing(face, open_)
    fields = []
    for square in targets:
        frontier = goals(face, square) & allowed
        fields.append((0, frontier, frontier))
    moves = 0
    while True:
        near = [field for field in fields if field[1] & place]
        if near:
            return moves, [(before, now, spread(face, now) & allowed & ~seen) for before, now, seen in near]
        grown = []
        for _, now, seen in fields:
            after = spread(face, now) & allowed & ~seen
            if after:
                grown.append((now, after, seen | after))
        if not grown:
            return FAR, []
        fields = grown
        moves += 1


def steps(figure: Figure, closed: int) -> list[tuple[int, int]]:
    """Where one move may take a figure: its new square, and the other one of a dragon (DH-18.8), or OFF.

    The dragon keeps one of its squares, or goes sideways with both.
    """
    free = BOARD & ~closed & ~figure.mask
    at, also = figure.at, figure.also
    if figure.face != DRAGON:
        return [(square, OFF) for square in squares_of(MONSTER_STEPS[figure.face][at] & free)]
    found = [(square, at) for square in squares_of(ORTHOGONAL[at] & free)]
    if also != OFF:
        found += [(square, also) for square in squares_of(ORTHOGONAL[also] & free)]
        aside = 8 if also - at == 1 else 1
        for way in (-aside, aside):
            if at + way >= 0 and free >> (at + way) & free >> (also + way) & 1:
                found.append((at + way, also + way))
    return sorted(found)


def moves(figure: Figure, closed: int) -> dict[Pick, tuple[int, int]]:
    """The same by their picks: a move is named by its new square, one sideways by both."""
    return {
        STEPS_TO[square] if other == OFF or figure.mask >> other & 1 else ("slide", NAMES[square], NAMES[other]): (
            square,
            other,
        )
        for square, other in steps(figure, closed)
    }


def can_step(figure: Figure, closed: int) -> bool:
    """Whether it has a move at all."""
    free = BOARD & ~closed & ~figure.mask
    if figure.face != DRAGON:
        return bool(MONSTER_STEPS[figure.face][figure.at] & free)
    return bool((ORTHOGONAL[figure.at] | (ORTHOGONAL[figure.also] if figure.also != OFF else 0)) & free)


def reach(face: int, at: int, also: int = OFF) -> int:
    """DH-7.9, DH-18.9: the squares on which a monster standing there can attack a hero."""
    if face != DRAGON:
        return ORTHOGONAL[at] | 1 << at
    found = AROUND[at] | 1 << at
    return found if also == OFF else found | AROUND[also] | 1 << also
