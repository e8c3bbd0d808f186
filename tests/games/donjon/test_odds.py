"""The chances that notes tell: exact, by the numbers of the rulebook's notes, and against simulated dice."""

from random import Random

import pytest

from oubliettes.games.donjon.pieces import DEXTERITY, STRENGTH
from oubliettes.games.donjon.sight.odds import fall, passes
from oubliettes.games.donjon.table import Table
from oubliettes.kernel import Line, Match, Note
from tests.games.donjon.fights import fight
from tests.games.donjon.situation import table, turn
from tests.support import rule


def struck(m: Match[Table]) -> Note:
    """What is told of a blow at the first monster."""
    return next(note for pick, note in m.notes(0).items() if pick[0] == "strike")


@rule("DJ-25.7", "DJ-25.11")
@pytest.mark.parametrize(
    "gap, hit, tenths",
    [(-4, 15, 4), (-3, 21, 6), (-2, 28, 8), (-1, 36, 12), (0, 45, 16), (1, 55, 22), (3, 72, 36), (5, 85, 52)],
)
def test_the_numbers_of_the_notes(gap: int, hit: int, tenths: int) -> None:
    found = fall(gap, 10, 10, 1)
    assert (round(100 * found.hit), round(10 * found.mean)) == (hit, tenths)
    assert found.kill == found.hit


def test_exact_odds_agree_with_a_million_throws() -> None:
    rng = Random(7)
    throws = 1_000_000
    faces = rng.choices(range(1, 11), k=throws), rng.choices(range(1, 7), k=throws)
    found = [2 + a - b for a, b in zip(*faces, strict=True)]
    exact = fall(2, 10, 6, 5)
    assert abs(sum(n > 0 for n in found) / throws - exact.hit) < 0.002
    assert abs(sum(n >= 5 for n in found) / throws - exact.kill) < 0.002
    assert abs(sum(max(0, n) for n in found) / throws - exact.mean) < 0.02


@rule("DJ-25.5", "DJ-25.6")
def test_a_blow_counts_all_that_is_added() -> None:
    t = table(heroes="warrior 2,3", monsters="orc 2,2")
    m = fight(t)
    assert struck(m).chance == 0.72
    assert struck(m).lines[0] == Line("blow", {"mean": 3.6, "kill": 36})
    t.monsters[0].life = 1
    assert struck(m).lines[0] == Line("blow", {"mean": 3.6, "kill": 72})
    t.heroes[0].venom = 3  # DJ-23.6
    assert struck(m).chance == 0.45


@rule("DJ-25.16", "DJ-31.11")
def test_who_is_hurt_by_magic_only_is_not_killed() -> None:
    told = struck(fight(table(heroes="warrior 2,3", monsters="demon 2,2")))
    assert told.lines[0].key == "unhurt"
    assert told.chance is None


@rule("DJ-23.2", "DJ-23.3")
def test_a_test_before_any_fatigue() -> None:
    t = table(heroes="warrior 2,3")
    turn(t)
    assert passes(t, t.heroes[0], STRENGTH) == 0.5  # 3 + 6
    assert passes(t, t.heroes[0], DEXTERITY, 13) == 0.1  # DJ-23.4: a 10 always does


def test_only_picks_that_lead_straight_to_dice_have_chances() -> None:
    found = fight(table(heroes="warrior 2,3", monsters="orc 2,2"))
    chances = {pick: note.chance for pick, note in found.notes(0).items() if note.chance is not None}
    assert chances == {("strike", 10, "orc"): 0.72}
