"""What a bot needs to know: guesses, a quick pick for either side, and how well a side stands."""

from math import exp
from operator import mul
from random import Random

from oubliettes.games.dungeon_heroes.mind.heroes import heroes_pick
from oubliettes.games.dungeon_heroes.mind.master import master_pick
from oubliettes.games.dungeon_heroes.pieces import (
    CHEST,
    DAMAGE,
    DAMSEL,
    END_ALWAYS,
    LIMITS,
    MAX_HP,
    PILE_SIZE,
    POISON_CLOUD,
    POOL,
    TREASURE_MASK,
    UNKNOWN,
    WARRIOR,
    king,
    squares_of,
)
from oubliettes.games.dungeon_heroes.reckoning import HP_WORTH, danger
from oubliettes.games.dungeon_heroes.sight.view import unseen
from oubliettes.games.dungeon_heroes.table import HEROES_TURN, Table, copy
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
    """A quick sensible pick, from what the asked seat may know. DH-4.7: a bot takes nothing back."""
    if ask.prompt == "close-turn":
        return END_ALWAYS
    if ask.seat == table.heroes_seat:
        return heroes_pick(table, ask, rng)
    return master_pick(table, ask, rng)


FULL_STRENGTH = sum(hp * worth for hp, worth in zip(MAX_HP[:DAMSEL], HP_WORTH[:DAMSEL], strict=True))
FAR = 8
"""How far a treasure counts that nobody has found yet."""
SOLO = (1.2, 1.8, 1.2, -1.9, -0.5, -3.5, -0.9, -0.12, 1.5, 0.08, 0.43, -0.16)
TWO_PLAYERS = (1.5, 1.4, 1.0, -0.87, -0.13, -4.75, -2.3, -0.17, 0.8, 0.04, 0.5, 0.0)
"""Weights of the signs in `evaluate`, fitted to games between the policies, most of them made to blunder: 4000 alone,
1200 for two with and without expansions."""


EVEN, EVEN_SOLO = 0.52, 0.48
"""The Heroes' chances in the first moment at which the weights can tell."""


def evaluate(table: Table, seat: int) -> float:
    """The chance that this side wins, between policies: the ways to the treasures, heroes, monsters, tiles, time."""
    t = table
    if t.ending:
        heroes = float(t.heroes_won)
    elif t.round == 0:  # the Heroes line up on an empty board: there is nothing yet to tell by
        heroes = EVEN_SOLO if t.solo else EVEN
    else:
        closed, taken, actions = t.occupied, t.taken, t.budget - t.spent
        warrior = t.heroes[WARRIOR]
        buried = [t.tile[square] for square in squares_of(t.backs)]
        signs = (
            1.0,
            sum(hero.hp * HP_WORTH[hero.kind] for hero in t.heroes) / FULL_STRENGTH,
            len(t.in_play) / DAMSEL,
            sum(DAMAGE[figure.face] for figure in t.figures) / 10,
            sum(DAMAGE[figure.face] for figure in t.figures if danger(figure, closed) & taken) / 10,
            len(buried) / PILE_SIZE,
            t.round / LIMITS["dungeon_turn_cap_solo" if t.solo else "round_cap_two_player"],
            sum(ways(t)),
            warrior.hp / MAX_HP[WARRIOR] if warrior.at >= 0 else 0.0,
            actions if t.turn == HEROES_TURN else -actions,
            buried.count(CHEST),
            buried.count(POISON_CLOUD),
        )
        heroes = 1 / (1 + exp(-sum(map(mul, SOLO if t.solo else TWO_PLAYERS, signs))))
    return heroes if seat == t.heroes_seat else 1 - heroes


def ways(t: Table) -> list[int]:
    """How far each treasure that is still needed is from the nearest hero, the nearest first."""
    need = LIMITS["treasures_to_win_solo" if t.solo else "treasures_to_win_two_player"] - t.treasures
    places = [1 << square for square in squares_of(t.covered & ~t.backs) if t.tile[square] == CHEST]
    if t.large_chest:
        places.append(TREASURE_MASK)
    heroes = [hero.at for hero in t.heroes if hero.at >= 0]
    away = sorted(min((king(at, to) for at in heroes for to in squares_of(place)), default=FAR) for place in places)
    return [*away, *[FAR] * need][:need]
