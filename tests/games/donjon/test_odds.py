"""The chances that the view shows: exact, by the numbers of the notes, and against simulated dice."""

from random import Random

import pytest

from oubliettes.games.donjon.pieces import DEXTERITY, STRENGTH
from oubliettes.games.donjon.sight.odds import Odds, blow, chance, exchange, odds
from tests.games.donjon.fights import fight
from tests.games.donjon.situation import table, turn
from tests.support import rule


@rule("DJ-25.7", "DJ-25.11")
@pytest.mark.parametrize(
    "gap, hit, tenths",
    [(-4, 15, 4), (-3, 21, 6), (-2, 28, 8), (-1, 36, 12), (0, 45, 16), (1, 55, 22), (3, 72, 36), (5, 85, 52)],
)
def test_the_numbers_of_the_notes(gap: int, hit: int, tenths: int) -> None:
    assert (exchange(gap, 10, 10, 1).success, exchange(gap, 10, 10, 1).damage) == (hit, tenths)
    assert exchange(gap, 10, 10, 1).kill == hit


def test_exact_odds_agree_with_a_million_throws() -> None:
    rng = Random(7)
    throws = 1_000_000
    faces = rng.choices(range(1, 11), k=throws), rng.choices(range(1, 7), k=throws)
    found = [2 + a - b for a, b in zip(*faces, strict=True)]
    exact = exchange(2, 10, 6, 5)
    assert abs(100 * sum(n > 0 for n in found) / throws - exact.success) < 0.7  # rounded to a hundredth
    assert abs(100 * sum(n >= 5 for n in found) / throws - exact.kill) < 0.7
    assert abs(10 * sum(max(0, n) for n in found) / throws - exact.damage) < 0.7


@rule("DJ-25.5", "DJ-25.6")
def test_a_blow_counts_all_that_is_added() -> None:
    t = table(heroes="warrior 2,3", monsters="orc 2,2")
    fight(t)
    assert blow(t, t.heroes[0], t.monsters[0]) == Odds(72, 36, 36)
    t.monsters[0].life = 1
    assert blow(t, t.heroes[0], t.monsters[0]).kill == 72
    t.heroes[0].venom = 3  # DJ-23.6
    assert blow(t, t.heroes[0], t.monsters[0]).success == 45


@rule("DJ-25.16", "DJ-31.11")
def test_who_is_hurt_by_magic_only_is_not_killed() -> None:
    t = table(heroes="warrior 2,3", monsters="demon 2,2")
    fight(t)
    found = blow(t, t.heroes[0], t.monsters[0])
    assert found.success > 0
    assert (found.kill, found.damage) == (0, 0)


@rule("DJ-23.2", "DJ-23.3")
def test_a_test_before_any_fatigue() -> None:
    t = table(heroes="warrior 2,3")
    turn(t)
    assert chance(t, t.heroes[0], STRENGTH) == Odds(50)  # 3 + 6
    assert chance(t, t.heroes[0], DEXTERITY, 13) == Odds(10)  # DJ-23.4: a 10 always does


def test_only_picks_that_lead_straight_to_dice_have_odds() -> None:
    t = table(heroes="warrior 2,3", monsters="orc 2,2")
    found = fight(t)
    options = list(found.pending[0].options)
    assert list(odds(t, t.heroes[0], options)) == [("strike", 10, "orc")]
    assert found.view(0).odds == {"strike 10 orc": [72, 36, 36]}


def test_advice_has_the_exact_chances() -> None:
    found = fight(table(heroes="warrior 2,3", monsters="orc 2,2"))
    chances = {pick: note.chance for pick, note in found.notes(0).items() if note.chance is not None}
    assert chances == {("strike", 10, "orc"): 0.72}
