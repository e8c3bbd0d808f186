"""The automatic MD's monsters: who acts, where it goes, whom it attacks, what it casts (DJ-35.7 to DJ-35.21)."""

from collections.abc import Sequence

from oubliettes.games.donjon.rules.automatic import card_play
from oubliettes.games.donjon.rules.automatic.caster_play import caster, walls_of_fire
from oubliettes.games.donjon.rules.automatic.fighter_play import archer, fighter
from oubliettes.games.donjon.rules.automatic.preferences import beset, ways_to_heroes
from oubliettes.games.donjon.rules.master import CHOOSERS
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.monsters.turn_limits import END
from oubliettes.games.donjon.table import Monster, Table
from oubliettes.kernel import Pick


def decide(t: Table, monster: Monster) -> Pick:
    """The next thing this monster does in its turn."""
    if not targeting.targets_on_board(t):
        return END
    if monster.creature.spells:
        return caster(t, monster)
    if monster.creature.ranged:
        return archer(t, monster)
    return fighter(t, monster)


# ------------------------------------------------------------------ order and targets


def next_to_act(t: Table, waiting: Sequence[Monster]) -> Monster:
    """DJ-35.7: those in contact, other fighters from the nearest, archers, spellcasters; ties as they were placed."""
    if len(waiting) == 1:
        return waiting[0]
    ways = ways_to_heroes(t)
    return min(waiting, key=lambda one: _turn_order(t, one, ways))


def _turn_order(t: Table, monster: Monster, ways: list[int]) -> tuple[int, int, int]:
    if ways[monster.at] <= 1 and beset(t, monster.at):
        return (0, 0, monster.number)
    creature = monster.creature
    rank = 3 if creature.spells else 2 if creature.ranged else 1
    return (rank, ways[monster.at] if rank == 1 else 0, monster.number)


# ------------------------------------------------------------------ for a bot on the MD's seat


def _turn(t: Table, options: Sequence[Pick]) -> Pick:
    monster = t.figure(t.turn.figure)
    assert isinstance(monster, Monster)
    pick = decide(t, monster)
    if pick in options:
        return pick
    return options[-1]


def _next(t: Table, options: Sequence[Pick]) -> Pick:
    wanted = {option[1] for option in options}
    number = next_to_act(t, [one for one in t.monsters if one.number in wanted]).number
    return next(option for option in options if option[1] == number)


CHOOSERS.update({**card_play.CHOICES, "fire": walls_of_fire, "monster-turn": _turn, "next-monster": _next})
