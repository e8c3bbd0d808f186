"""DR-14: Experience, and becoming a Master."""

from random import Random

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import HEROES
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from oubliettes.kernel import FastDice, Match
from tests.games.dungeon_roll.situation import at, own, rules_of, seen
from tests.support import do, offers, rule, said


@rule("DR-14.1")
@pytest.mark.parametrize(
    "phase, level, dungeon, lair, tokens, box, pick, amount, source",
    [
        (REGROUP, 7, "", 0, "", None, "retire", 7, "DR-11.3"),
        (LOOT, 10, "chest", 0, "", None, "end_phase", 10, "DR-11.5"),
        (MONSTER, 6, "goblin", 0, "town_portal", None, "token portal", 6, "DR-13.26"),
        (DRAGON_PHASE, 6, "", 3, "", None, "dragon", 1, "DR-10.11"),
        (LOOT, 6, "chest", 0, "", "", "open die:thief 1", 1, "DR-9.5"),
    ],
)
def test_where_experience_comes_from(
    phase: str,
    level: int,
    dungeon: str,
    lair: int,
    tokens: str,
    box: str | None,
    pick: str,
    amount: int,
    source: str,
) -> None:
    match = at(
        phase,
        level=level,
        dungeon=dungeon,
        lair=lair,
        party="champion mage thief",
        tokens=tokens,
        box=box,
        draws=[] if box == "" else ["elixir"],
    )
    do(match, pick)
    assert (own(match).xp, rules_of(match, "xp")) == (amount, [source])
    sheet = match.game.result(match.table).facts["sheets"][0]
    kind = {"DR-10.11": "dragons", "DR-9.5": "box"}.get(source, "levels")
    assert {line: sheet[line] for line in ("levels", "dragons", "box")} == {
        "levels": 0,
        "dragons": 0,
        "box": 0,
        kind: amount,
    }


@rule("DR-14.2", "DR-14.8")
def test_experience_and_mastery_are_never_lost() -> None:
    for seed in range(60):
        rng = Random(seed)
        match = Match.new(GAME, seats=2, dice=FastDice(seed))
        before = [(0, False), (0, False)]
        while match.pending:
            match.choose(match.pending[0].seat, rng.choice(match.pending[0].options))
            now = [(own(match, seat).xp, own(match, seat).master) for seat in (0, 1)]
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now


@rule("DR-14.3", "DR-14.4")
@pytest.mark.parametrize("hero", HEROES)
def test_five_experience_make_a_master(hero: str) -> None:
    match = at(REGROUP, level=4, party="thief", hero=hero)
    do(match, "retire")
    assert (own(match).xp, own(match).master) == (4, False)
    match = at(REGROUP, level=1, party="thief", hero=hero, xp=4)
    do(match, "retire")
    assert (own(match).xp, own(match).master) == (5, True)
    assert rules_of(match, "master") == ["DR-14.5"]


@rule("DR-14.5")
def test_the_master_abilities_apply_from_that_moment_on() -> None:
    match = at(
        DRAGON_PHASE,
        level=4,
        lair=3,
        party="champion fighter cleric mage",
        hero="spellsword",
        ready=True,
        xp=4,
        rolls=[1, 1, 3, 3, 4],
        draws=["dragon_scale"],
    )
    do(match, "dragon", "use die:champion", "use die:cleric", "use die:fighter")
    assert (own(match).side, own(match).ready) == ("battlemage", True)
    do(match, "glory")
    assert "ultimate" in offers(match), "Arcane Fury, in the same delve"
    assert not [option for option in offers(match) if "hero" in option], "no longer a Companion"


@rule("DR-14.5", "DR-20.3")
def test_between_two_chests() -> None:
    match = at(LOOT, dungeon="chest*2", party="thief", hero="minstrel", xp=4, box="")
    do(match, "open die:thief 2")
    assert [key for key in said(match) if key in ("xp", "master")] == ["xp", "master", "xp"]
    assert (own(match).xp, own(match).side) == (6, "bard")


@rule("DR-14.6")
def test_unused_tokens_do_not_count() -> None:
    match = at(LOOT, dungeon="chest", party="thief", xp=4, tokens="town_portal*3", draws=["town_portal"])
    do(match, "open die:thief 1")
    assert (own(match).score, own(match).master) == (12, False)
    match = at(DRAGON_PHASE, lair=3, party="champion mage thief", xp=3, tokens="town_portal*4", draws=["elixir"])
    do(match, "dragon")
    assert (own(match).xp, own(match).master) == (4, False), "not even when Experience is taken"


@rule("DR-14.7")
@pytest.mark.parametrize("used", [False, True])
def test_a_used_ultimate_stays_used(used: bool) -> None:
    match = at(
        DRAGON_PHASE,
        level=3,
        lair=3,
        party="champion fighter thief",
        hero="occultist",
        ready=not used,
        xp=4,
        rolls=[2, 2, 2, 4],
        draws=["dragon_scale"],
    )
    do(match, "dragon", "glory")
    assert (own(match).side, own(match).ready) == ("necromancer", not used)
    assert ("ultimate" in offers(match)) is not used


@rule("DR-14.7", "DR-3.5")
def test_the_master_ultimate_comes_with_the_next_delve() -> None:
    rolls = [2, 2, 2, 2, 2, 2, 2, 2]
    match = at(REGROUP, level=5, party="thief", hero="occultist", delves=1, rolls=rolls)
    do(match, "retire")
    assert (own(match).side, own(match).ready, "ultimate" in offers(match)) == ("necromancer", True, True)


@rule("DR-14.8")
def test_a_master_stays_a_master_in_the_next_delve() -> None:
    match = at(dungeon="goblin", party="thief", hero="occultist", master=True, delves=1, rolls=[2] * 7 + [2])
    do(match, "flee")
    assert (seen(match).level, own(match).side) == (1, "necromancer")
