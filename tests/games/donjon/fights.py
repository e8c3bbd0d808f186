"""A combat turn in one line, for an adventurer or a monster."""

from collections.abc import Iterable

from oubliettes.games.donjon.pieces import SPEED
from oubliettes.games.donjon.rules.automatic import monster_play
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.table import PC, Hero, Monster, Table, Turn
from oubliettes.kernel import Match, Pick
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import match

SPENT = "fatigue=0 destiny=0"
"""An adventurer whom nobody asks anything."""


def fight(t: Table, hero: int = 0, rolls: Iterable[int] = (), draws: Iterable[int] = ()) -> Match[Table]:
    """An adventurer's combat turn."""
    t.phase, t.round = PC, t.round or 1
    return match(t, ("fight_starts", hero), ("fight",), ("fight_ends",), rolls=rolls, draws=draws)


def prowl(t: Table, number: int = 10, rolls: Iterable[int] = ()) -> Match[Table]:
    """A monster's turn."""
    t.phase, t.round = PC, t.round or 1
    return match(t, ("prowl_starts", number), ("prowl",), rolls=rolls)


def monsters_part(t: Table, rolls: Iterable[int] = ()) -> Match[Table]:
    """All monsters' turns."""
    t.phase, t.round = PC, t.round or 1
    return match(t, ("monsters_part",), rolls=rolls)


def foe(t: Table, number: int = 10) -> Monster:
    return next(monster for monster in t.monsters if monster.number == number)


def lives(t: Table) -> list[int]:
    """The Life Points of the adventurers."""
    return [hero.life for hero in t.heroes]


def skilled(hero: Hero, *skills: str) -> Hero:
    """An adventurer with these skills and no others, straight."""
    hero.skills = skills
    hero.tilted = ("",) * len(skills)
    return hero


def verbs(m: Match[Table]) -> set[str]:
    """What the seat that is asked may do, by its first word."""
    return {str(pick[0]) for pick in m.pending[0].options} if m.pending else set()


def step_alone(t: Table, *words: str | int) -> Table:
    """One step alone."""
    t.agenda.clear()
    run(rounds.STEPS[str(words[0])](t, *words[1:]))
    return t


def decide(t: Table, number: int = 10) -> Pick:
    """What this monster does first."""
    monster = foe(t, number)
    t.phase = PC
    t.turn = Turn(figure=number, start=monster.at, points=monster.creature.stats[SPEED])
    return monster_play.decide(t, monster)
