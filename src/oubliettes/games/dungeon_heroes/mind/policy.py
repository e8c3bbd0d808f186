"""What a bot needs to know: guesses, a quick pick for either side, and how well a side stands."""

from collections.abc import Sequence
from math import exp
from operator import mul
from random import Random

from oubliettes.games.dungeon_heroes.mind.heroes import heroes_pick, serious_picks
from oubliettes.games.dungeon_heroes.mind.master import master_pick
from oubliettes.games.dungeon_heroes.pieces import (
    AROUND,
    ARTEFACT,
    CATEGORY,
    CHEST,
    DAMAGE,
    DAMSEL,
    END_ALWAYS,
    IS_MONSTER,
    LIMITS,
    MAX_HP,
    MONSTER,
    MOVEMENT,
    NECROMANCER,
    PILE_SIZE,
    POISON_CLOUD,
    POOL,
    TRAP,
    TREASURE,
    TREASURE_MASK,
    UNKNOWN,
    WARRIOR,
    king,
    squares_of,
)
from oubliettes.games.dungeon_heroes.reckoning import HP_WORTH, danger
from oubliettes.games.dungeon_heroes.sight.view import unseen
from oubliettes.games.dungeon_heroes.table import AGGRESSIVE, HEROES_TURN, Table, copy
from oubliettes.kernel import Ask, Pick

SET_FOR = {TRAP: 1.8, "deadly": 2.0, MONSTER: 0.6, TREASURE: 0.2, "ally": 0.3, ARTEFACT: 0.35, MOVEMENT: 1.3}
"""With the Lords of the Undead, how many times as likely as by the count each kind of tile is where a hero steps next:
a master lays there what hurts and little that the Heroes want, and monsters elsewhere, since the warrior hunts them."""


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    """The tiles this seat has not seen, dealt at random to the places it cannot see; with the Lords of the Undead the
    Heroes expect before them what a master likes to lay there.

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
    if t.lords_undead and not t.solo and seat == t.heroes_seat:
        deal_before_heroes(t, tiles, rng)
    t.pile = [tiles.pop() for _ in t.pile]
    t.hand = [tiles.pop() if face == UNKNOWN else face for face in t.hand]
    for square in squares_of(t.backs):
        if t.tile[square] == UNKNOWN:
            t.tile[square] = tiles.pop()
    return t


def deal_before_heroes(t: Table, tiles: list[int], rng: Random) -> None:
    """Deal to the squares next to the heroes, from these tiles, what a master likes to lay there."""
    beside = 0
    for hero in t.in_play:
        beside |= AROUND[hero.at]
    for square in squares_of(beside & t.backs):
        if t.tile[square] == UNKNOWN:
            leaning = [SET_FOR[CATEGORY[face]] for face in tiles]
            t.tile[square] = tiles.pop(rng.choices(range(len(tiles)), leaning)[0])


def policy(table: Table, ask: Ask, rng: Random) -> Pick:
    """A quick sensible pick, from what the asked seat may know. DH-4.7: a bot takes nothing back."""
    if ask.prompt == "close-turn":
        return END_ALWAYS
    if ask.seat == table.heroes_seat:
        return heroes_pick(table, ask, rng)
    return master_pick(table, ask, rng)


def serious(table: Table, ask: Ask) -> Sequence[Pick]:
    """The picks that a search tries beside the policy's."""
    return serious_picks(table, ask) if ask.seat == table.heroes_seat else ask.options


def calm(table: Table) -> bool:
    """Against a master, where a turn begins: in the middle of one nobody can tell what its other actions will bring."""
    return table.solo or table.spent == 0


FULL_STRENGTH = sum(hp * worth for hp, worth in zip(MAX_HP[:DAMSEL], HP_WORTH[:DAMSEL], strict=True))
FAR = 8
"""How far a treasure counts that nobody has found yet."""
SOLO = (1.2, 1.8, 1.2, -1.9, -0.5, -3.5, -0.9, -0.12, 1.5, 0.08, 0.43, -0.16)
"""Weights of `signs` alone, fitted to 4,000 games of the policy, most of them made to blunder."""
TWO_PLAYERS = (0.75, 1.6, 0.26, -1.09, -0.86, -2.5, -3.05, -0.12, 0.7, 0.05, 0.7, -0.24)
DUEL = (0.63, -0.06, -0.81, -0.45, -0.6, -0.14, 0.52, -1.17)
"""Weights of `signs` and of `duel` for two, fitted to 4,400 games between the policies, 1,100 in each of the four
settings, most of which began with blunders."""
TWO_PLAYERS_UNDEAD = (1.33, 1.44, -0.13, -1.22, -0.66, -2.99, -5.36, -0.07, 0.36, 0.06, 0.44, -0.13)
DUEL_UNDEAD = (0.78, -0.12, -0.7, -0.18, -0.54, -0.1, 0.04, -1.43)
"""The same with the Lords of the Undead, fitted to 2,400 such games."""
NECROMANCER_GONE = 1.25
"""What it is worth there that the necromancer is no more: nobody strikes twice and brings the slain back."""
EVEN, EVEN_SOLO = 0.5, 0.48
"""The Heroes' chances in the first moment at which the weights can tell."""


def evaluate(table: Table, seat: int) -> float:
    """The chance that this side wins, between policies: the ways to the treasures, heroes, monsters, tiles, time."""
    t = table
    if t.ending:
        heroes = float(t.heroes_won)
    elif t.round == 0:  # the Heroes line up on an empty board: there is nothing yet to tell by
        heroes = EVEN_SOLO if t.solo else EVEN
    else:
        far = ways(t)
        if t.solo:
            lead = sum(map(mul, SOLO, signs(t, far)))
        elif t.lords_undead:
            lead = sum(map(mul, TWO_PLAYERS_UNDEAD, signs(t, far))) + sum(map(mul, DUEL_UNDEAD, duel(t, far)))
            lead += NECROMANCER_GONE * t.gone[NECROMANCER]
        else:
            lead = sum(map(mul, TWO_PLAYERS, signs(t, far))) + sum(map(mul, DUEL, duel(t, far)))
        heroes = 1 / (1 + exp(-lead))
    return heroes if seat == t.heroes_seat else 1 - heroes


def signs(t: Table, far: list[int]) -> tuple[float, ...]:
    """What tells how the Heroes stand, alone or against a master."""
    closed, taken, actions = t.occupied, t.taken, t.budget - t.spent
    warrior = t.heroes[WARRIOR]
    buried = [t.tile[square] for square in squares_of(t.backs)]
    return (
        1.0,
        sum(hero.hp * HP_WORTH[hero.kind] for hero in t.heroes) / FULL_STRENGTH,
        len(t.in_play) / DAMSEL,
        sum(DAMAGE[figure.face] for figure in t.figures) / 10,
        sum(DAMAGE[figure.face] for figure in t.figures if danger(figure, closed) & taken) / 10,
        len(buried) / PILE_SIZE,
        t.round / LIMITS["dungeon_turn_cap_solo" if t.solo else "round_cap_two_player"],
        sum(far),
        warrior.hp / MAX_HP[WARRIOR] if warrior.at >= 0 else 0.0,
        actions if t.turn == HEROES_TURN else -actions,
        buried.count(CHEST),
        buried.count(POISON_CLOUD),
    )


def duel(t: Table, far: list[int]) -> tuple[float, ...]:
    """What tells more against a master: treasures and the way to the next, guards, monsters to come, the last hero."""
    monsters = guards = hidden = 0
    heroes = [hero.at for hero in t.in_play]
    for square in squares_of(t.covered):
        face = t.tile[square]
        if face == CHEST:
            if t.backs >> square & 1:
                hidden += min([king(at, square) for at in heroes])
            else:
                guards += sum([DAMAGE[figure.face] for figure in t.figures if king(figure.at, square) <= 1])
        elif t.backs >> square & 1 and face != UNKNOWN and IS_MONSTER[face]:
            monsters += DAMAGE[face]
    return (
        t.treasures,
        far[0],
        sum([DAMAGE[t.tile[square]] for square in squares_of(t.lying)]) / 10,
        monsters / 10,
        guards / 10,
        hidden,
        t.phase == AGGRESSIVE,
        len(heroes) == 1,
    )


def ways(t: Table) -> list[int]:
    """How far each treasure that is still needed is from the nearest hero, the nearest first."""
    need = LIMITS["treasures_to_win_solo" if t.solo else "treasures_to_win_two_player"] - t.treasures
    places = [1 << square for square in squares_of(t.covered & ~t.backs) if t.tile[square] == CHEST]
    if t.large_chest:
        places.append(TREASURE_MASK)
    heroes = [hero.at for hero in t.heroes if hero.at >= 0]
    away = sorted(min((king(at, to) for at in heroes for to in squares_of(place)), default=FAR) for place in places)
    return [*away, *[FAR] * need][:need]
