"""What is printed on every skill card that is used on one's own turn: its phases, and whether it takes the attack."""

from random import Random

import pytest

from oubliettes.games.donjon import GAME, aims
from oubliettes.games.donjon.pieces import SKILLS
from oubliettes.games.donjon.table import PC, PE, Table
from oubliettes.kernel import FastDice, Match, Pick
from tests.games.donjon.fights import skilled
from tests.games.donjon.situation import table
from tests.support import rule

FREE, ATTACK = False, True
CARDS: tuple[tuple[str, str, str, bool], ...] = (
    ("whirlwind", "DJ-36.3", PC, ATTACK),
    ("taunt", "DJ-36.8", PC, FREE),
    ("second_wind", "DJ-36.9", "PE PC", FREE),
    ("magic_missile", "DJ-37.3", PC, ATTACK),
    ("toxic_cloud", "DJ-37.4", PC, ATTACK),
    ("fly", "DJ-37.5", "PE PC", FREE),
    ("ice_block", "DJ-37.6", PC, ATTACK),
    ("earthquake", "DJ-37.9", PC, ATTACK),
    ("wall_of_fire", "DJ-37.11", PC, ATTACK),
    ("fireball", "DJ-37.13", PC, ATTACK),
    ("arcane_shield", "DJ-37.14", "PE PC", FREE),
    ("lightning_bolt", "DJ-37.15", PC, ATTACK),
    ("teleport", "DJ-37.16", "PE PC", FREE),
    ("healing", "DJ-38.2", "PE PC", FREE),
    ("purification", "DJ-38.3", "PE PC", FREE),
    ("blessing", "DJ-38.4", PC, FREE),
    ("aegis", "DJ-38.5", PC, FREE),
    ("turn_undead", "DJ-38.6", PC, FREE),
    ("sacred_hammer", "DJ-38.7", PC, FREE),
    ("song_of_comfort", "DJ-38.8", "PE PC", FREE),
    ("sanctuary", "DJ-38.9", PC, FREE),
    ("find_traps", "DJ-39.2", PE, FREE),
    ("lockpicking", "DJ-39.3", PE, FREE),
    ("stealth", "DJ-39.6", "PE PC", FREE),
    ("listen_at_doors", "DJ-39.9", PE, FREE),
)


def scene(skill: str, phase: str) -> Table:
    """He is hurt and poisoned, faces a locked door, has a friend on one side and a zombie on the other.

    In an Exploration Phase these are monsters of the quest that stayed when a fight was broken off (DJ-24.13).
    """
    friend = "warrior 3,1 life=9 fatigue=0 destiny=0"
    t = table(
        "room_n_locked",
        heroes=f"{SKILLS[skill].cls} 2,0 life=19 venom=1 fatigue=1 destiny=0; {friend}",
        monsters="zombie 1,1 quest; orc 5,5 quest",
        phase=phase,
        round=1,
    )
    skilled(t.heroes[0], skill)
    return t


def uses(found: Match[Table], skill: str) -> list[Pick]:
    return [pick for pick in found.pending[0].options if str(pick[0]).startswith("skill") and pick[-1] == skill]


def his_turn(t: Table) -> Match[Table]:
    steps = [("fight-starts", 0), ("fight",)] if t.phase == PC else [("turn-starts", 0), ("turn",)]
    t.then(*steps)
    return Match.at(GAME, t, FastDice(3))


@pytest.mark.parametrize(
    "skill, phases, takes", [pytest.param(id, when, takes, marks=rule(cited)) for id, cited, when, takes in CARDS]
)
@rule("DJ-6.9", "DJ-6.11")
def test_when_a_skill_may_be_used_and_what_it_takes(skill: str, phases: str, takes: bool) -> None:
    for phase in (PE, PC):
        t = scene(skill, phase)
        found = his_turn(t)
        offered = uses(found, skill)
        assert bool(offered) is (phase in phases)
        if not offered:
            continue
        found.choose(0, offered[0])
        rng = Random(1)
        while found.pending[0].prompt not in ("fight", "turn"):  # where to, or in which order
            found.choose(0, rng.choice(found.pending[0].options))
        assert t.turn.attacks == takes
        assert (t.heroes[0].fatigue, t.heroes[0].tilted) == (0, (phase,))  # DJ-6.4, DJ-6.5


def test_every_skill_of_ones_own_turn_is_here() -> None:
    assert {id for id, *_ in CARDS} == set(aims._FINDERS)
