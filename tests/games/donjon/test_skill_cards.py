"""What is printed on every skill card that is used on one's own turn: its phases, and whether it takes the attack."""

from random import Random

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import SKILLS
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.table import PC, PE, Table
from oubliettes.kernel import FastDice, Match, Pick
from tests.games.donjon.fights import skilled
from tests.games.donjon.situation import table
from tests.support import rule

FREE, ATTACK = False, True


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
    "skill, phases, takes",
    [
        pytest.param("whirlwind", PC, ATTACK, marks=rule("DJ-36.3")),
        pytest.param("taunt", PC, FREE, marks=rule("DJ-36.8")),
        pytest.param("second_wind", "PE PC", FREE, marks=rule("DJ-36.9")),
        pytest.param("magic_missile", PC, ATTACK, marks=rule("DJ-37.3")),
        pytest.param("toxic_cloud", PC, ATTACK, marks=rule("DJ-37.4")),
        pytest.param("fly", "PE PC", FREE, marks=rule("DJ-37.5")),
        pytest.param("ice_block", PC, ATTACK, marks=rule("DJ-37.6")),
        pytest.param("earthquake", PC, ATTACK, marks=rule("DJ-37.9")),
        pytest.param("wall_of_fire", PC, ATTACK, marks=rule("DJ-37.11")),
        pytest.param("fireball", PC, ATTACK, marks=rule("DJ-37.13")),
        pytest.param("arcane_shield", "PE PC", FREE, marks=rule("DJ-37.14")),
        pytest.param("lightning_bolt", PC, ATTACK, marks=rule("DJ-37.15")),
        pytest.param("teleport", "PE PC", FREE, marks=rule("DJ-37.16")),
        pytest.param("healing", "PE PC", FREE, marks=rule("DJ-38.2")),
        pytest.param("purification", "PE PC", FREE, marks=rule("DJ-38.3")),
        pytest.param("blessing", PC, FREE, marks=rule("DJ-38.4")),
        pytest.param("aegis", PC, FREE, marks=rule("DJ-38.5")),
        pytest.param("turn_undead", PC, FREE, marks=rule("DJ-38.6")),
        pytest.param("sacred_hammer", PC, FREE, marks=rule("DJ-38.7")),
        pytest.param("song_of_comfort", "PE PC", FREE, marks=rule("DJ-38.8")),
        pytest.param("sanctuary", PC, FREE, marks=rule("DJ-38.9")),
        pytest.param("find_traps", PE, FREE, marks=rule("DJ-39.2")),
        pytest.param("lockpicking", PE, FREE, marks=rule("DJ-39.3")),
        pytest.param("stealth", "PE PC", FREE, marks=rule("DJ-39.6")),
        pytest.param("listen_at_doors", PE, FREE, marks=rule("DJ-39.9")),
    ],
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


def test_no_skill_of_ones_own_turn_is_left_out() -> None:
    assert len(aims._FINDERS) == 25  # as many as above
