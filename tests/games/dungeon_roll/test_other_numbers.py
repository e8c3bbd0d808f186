"""Numbers of the box that a designer changes are those that are played, shown and foretold."""

from typing import Any

import pytest

from oubliettes import variants
from oubliettes.games import GAMES
from oubliettes.kernel import Match, ScriptedDice, Variant
from tests.support import do

PARTY = [2] * 7
POTION, DRAGON = 5, 6


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Variants stay in this test."""
    monkeypatch.setattr(variants, "GAMES", dict(GAMES))


def begun(changes: dict[str, Any], rolls: list[int]) -> Match[Any]:
    """A delve of a Knight alone, whose party is seven Fighters, with these numbers in the box."""
    game = variants.load(Variant.make("dungeon-roll", "other numbers", changes))
    dice = ScriptedDice([*PARTY, *rolls, *PARTY, POTION], [0] * 3)
    match: Match[Any] = Match.new(game, seats=1, options={"hero_mode": "choice"}, dice=dice)
    do(match, "hero knight")
    return match


def test_the_experience_of_a_level() -> None:
    match = begun({"level.0.retire_xp": 4}, [POTION])
    do(match, "end_phase")
    assert match.view(0).odds["xp"] == 4
    do(match, "retire")
    assert match.view(0).seats[0].xp == 4


def test_the_experience_that_turns_the_card() -> None:
    match = begun({"hero.knight.xp_to_master": 1}, [POTION])
    assert match.view(0).seats[0].needed == 1
    do(match, "end_phase", "retire")
    assert match.view(0).seats[0].master


def test_as_many_dragons_as_wake_it_and_as_many_companions_as_slay_it() -> None:
    changes = {"constants.lair_threshold": 1, "constants.dragon_companions": 1, "constants.dragon_tokens": 2}
    match = begun(changes, [DRAGON])
    assert (match.view(0).wakes, match.view(0).slayers) == (1, 1)
    assert match.view(0).phase == "dragon_phase"
    before = match.view(0)
    do(match, "dragon")
    assert sum(match.view(0).seats[0].tokens.values()) == 2
    assert match.view(0).graveyard == before.graveyard + 1


@pytest.mark.parametrize("least, earned", [(1, ["dragon_lure"]), (2, [])])
def test_what_a_title_asks_for(least: int, earned: list[str]) -> None:
    match = begun({"title.dragon_lure.least": least}, [DRAGON])
    assert match.view(0).seats[0].titles == earned


def test_how_deep_it_goes() -> None:
    match = begun({"constants.max_level": 1}, [POTION])
    assert match.view(0).levels == 1
    do(match, "end_phase")
    assert match.view(0).seats[0].delves == 1
    assert match.view(0).seats[0].xp == 1
