"""Copies share what rests: whatever is played afterwards, a copy stays what it was."""

from random import Random

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.rules.dungeons.codes import code
from oubliettes.games.souterrains.sight.hide import hide
from oubliettes.games.souterrains.table import Table, copy
from oubliettes.kernel import FastDice, Match
from tests.games.souterrains.situation import room, table
from tests.laws import image


@pytest.mark.parametrize("seed, by, plan", [(1, "policy", 0), (2, "random", 0), (3, "policy", 1), (4, "random", 1)])
def test_a_copy_stays_what_it_was(seed: int, by: str, plan: int) -> None:
    rng = Random(seed)
    number = code("medium", "catacombs", 40 + seed) if plan else 0
    kept: list[tuple[Table, str]] = []
    left, start = 300, 0
    while left:
        start += 1
        match = Match.new(GAME, options={"code": number}, dice=FastDice(100 * seed + start))
        while match.pending and left:
            left -= 1
            ask = match.pending[0]
            if match.table.here != NOWHERE and left % 3 == 0:
                kept += [(one, image(one)) for one in (copy(match.table), hide(match.table, 0))]
                guess = GAME.guess(hide(match.table, 0), 0, rng)
                kept.append((guess, image(guess)))
            pick = GAME.policy(match.table, ask, rng) if by == "policy" else rng.choice(ask.options)
            match.choose(0, pick)
    assert len(kept) > 20
    for one, before in kept:
        assert image(one) == before


def test_a_copy_of_a_large_dungeon_copies_only_where_he_is() -> None:
    new = table(sections=[room(10 + 5 * n, 10) for n in range(6)])
    new.dungeon.rest(new.section)
    other = copy(new)
    shared = [one is two for one, two in zip(new.dungeon.sections, other.dungeon.sections, strict=True)]
    assert shared == [False, True, True, True, True, True]
    other.dungeon.section(3).searched = True
    assert not new.dungeon.sections[3].searched
