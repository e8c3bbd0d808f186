"""What a bot needs to know."""

from random import Random

from oubliettes.games.dungeon_heroes.pieces import POOL, UNKNOWN, squares_of
from oubliettes.games.dungeon_heroes.table import Table, copy
from oubliettes.games.dungeon_heroes.view import unseen
from oubliettes.kernel import Ask, Pick


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    """The tiles this seat has not seen, dealt at random to the places it cannot see.

    All fixed tiles are in play (DH-3.8); of the pool's any may have been left out (DH-3.9).
    """
    t = copy(hidden)
    if t.ending:
        return t
    left = unseen(t)
    fixed = [face for face, count in enumerate(left) for _ in range(count) if not POOL[face]]
    pool = [face for face, count in enumerate(left) for _ in range(count) if POOL[face]]
    rng.shuffle(pool)
    cut = len(pool) - len(t.left_out)
    tiles = fixed + pool[:cut]
    rng.shuffle(tiles)
    t.left_out = pool[cut:]
    t.pile = [tiles.pop() for _ in t.pile]
    t.hand = [tiles.pop() if face == UNKNOWN else face for face in t.hand]
    for square in squares_of(t.backs):
        if t.tile[square] == UNKNOWN:
            t.tile[square] = tiles.pop()
    return t


def policy(table: Table, ask: Ask, rng: Random) -> Pick:
    return rng.choice(ask.options)


def evaluate(table: Table, seat: int) -> float:
    return 0.5
