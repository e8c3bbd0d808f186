"""The search for errors by random games: it finds them, and what it found can be played again."""

from dataclasses import replace
from random import Random

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Ask, Game, Pick, Script
from tests.kernel.toy import TOY, Cellar, look
from tests.tools import fuzz


def breaking(t: Cellar, seat: int) -> Script[None]:
    """A rule that forgot a case: seat 1 looks at the pile."""
    assert seat != 1, "nobody thought of that"
    yield from look(t, seat)


BROKEN = replace(TOY, steps={**TOY.steps, "look": breaking})


def played(game: Game[Cellar], monkeypatch: pytest.MonkeyPatch, numbers: range) -> fuzz.Lot:
    monkeypatch.setitem(GAMES, TOY.slug, game)
    return fuzz.lives(TOY.slug, 1, numbers)


def test_a_sound_game_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    lot = played(TOY, monkeypatch, range(40))
    assert not lot.failures
    assert lot.matches >= 40
    assert lot.picks > lot.matches


def test_a_rule_that_breaks_is_found_with_its_place_and_again_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    lot = played(BROKEN, monkeypatch, range(40))
    assert lot.failures
    first = lot.failures[0]
    assert "nobody thought of that" in first.what
    assert "test_fuzz.py" in first.what
    assert "('look',)" in first.told
    assert '"seats"' in first.told
    again = played(BROKEN, monkeypatch, range(first.number, first.number + 1))
    assert [failure.what for failure in again.failures] == [first.what]


def test_a_policy_that_picks_what_is_not_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def astray(t: Cellar, ask: Ask, rng: Random) -> Pick:
        return ("fold",)

    lot = played(replace(TOY, policy=astray), monkeypatch, range(20))
    assert any("('fold',), which is not offered" in failure.what for failure in lot.failures)
