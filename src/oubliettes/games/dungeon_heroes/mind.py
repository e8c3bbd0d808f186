"""What a bot needs to know: guesses, a quick pick for either side, and how well a side stands."""

from math import exp
from operator import mul
from random import Random

from oubliettes.games.dungeon_heroes.heroes_mind import heroes_pick
from oubliettes.games.dungeon_heroes.master_mind import master_pick
from oubliettes.games.dungeon_heroes.pieces import (
    CHEST,
    DAMAGE,
    DAMSEL,
    LIMITS,
    MAX_HP,
    PILE_SIZE,
    POOL,
    UNKNOWN,
    squares_of,
)
from oubliettes.games.dungeon_heroes.sight import HP_WORTH, danger
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
    """A quick sensible pick, from what the asked seat may know."""
    if ask.seat == table.heroes_seat:
        return heroes_pick(table, ask, rng)
    return master_pick(table, ask, rng)


FULL_STRENGTH = sum(hp * worth for hp, worth in zip(MAX_HP[:DAMSEL], HP_WORTH[:DAMSEL], strict=True))
SOLO = (0.6, 1.5, 0.0, 2.5, 0.3, -1.6, -0.6, -3.9, -2.3)
TWO_PLAYERS = (-3.7, 2.6, 0.7, 0.5, 3.2, -0.5, -0.2, -0.8, 1.8)
"""Weights of the signs in `evaluate`, fitted to games between the policies, some of them made to blunder."""


def evaluate(table: Table, seat: int) -> float:
    """The chance that this side wins, between policies: treasures, heroes, monsters, tiles still hidden, time."""
    t = table
    if t.ending:
        heroes = float(t.heroes_won)
    else:
        need = LIMITS["treasures_to_win_solo" if t.solo else "treasures_to_win_two_player"]
        found = sum(t.tile[square] == CHEST for square in squares_of(t.covered & ~t.backs)) + t.large_chest
        closed, taken = t.occupied, t.taken
        lining_up = t.round == 0  # nobody stands on the board yet, and in solo no tile lies there
        signs = (
            1.0,
            t.treasures / need,
            min(found, need - t.treasures) / need,
            sum(hero.hp * HP_WORTH[hero.kind] for hero in t.heroes) / FULL_STRENGTH,
            1.0 if lining_up else len(t.in_play) / DAMSEL,
            sum(DAMAGE[figure.face] for figure in t.figures) / 10,
            sum(DAMAGE[figure.face] for figure in t.figures if danger(figure, closed) & taken) / 10,
            1.0 if lining_up and t.solo else t.backs.bit_count() / PILE_SIZE,
            t.round / LIMITS["dungeon_turn_cap_solo" if t.solo else "round_cap_two_player"],
        )
        heroes = 1 / (1 + exp(-sum(map(mul, SOLO if t.solo else TWO_PLAYERS, signs))))
    return heroes if seat == t.heroes_seat else 1 - heroes
