"""Every die that decides something is told: whose, what for, what is added, against what, what came of it."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.rules.dice import HERO
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Die, Match, Modifier, Rolled
from tests.games.souterrains.situation import against, at, d10
from tests.support import do, rule, said


def told(match: Match[Table], event: str) -> tuple[Rolled, ...]:
    """The dice of the last event of that name."""
    return next(one.rolls for one in reversed(match.log) if one.key == event)


@rule("SS-6.1", "SS-6.11")
def test_a_test_is_told_with_all_that_is_added() -> None:
    match = at(("searched",), rolls=[19, 5, *d10(0)], fatigue=2, hd=3)
    (roll,) = told(match, "test-passed")
    assert roll == Rolled(
        "search", (Die(20, 19),), HERO,
        (Modifier("hd", 3, "SS-6.1"), Modifier("fatigue", -2, "SS-6.11")), 20, ">=", 17, None, "passed",
    )  # fmt: skip
    (found,) = told(match, "search-finds")
    assert (found.what, found.dice, found.total) == ("resources", (Die(6, 5),), 5)


@rule("SS-6.5")
def test_a_failure_that_may_be_rolled_again_has_no_outcome_yet() -> None:
    for pick, rolls, last in (("keep", d10(0), ("failed", True)), ("reroll", [19, 1, *d10(0)], ("passed", False))):
        match = at(("searched",), rolls=[3, *rolls], domains=["observation"])
        (open_,) = told(match, "test-missed")
        assert (open_.outcome, open_.again) == ("", False)
        do(match, pick)
        (settled,) = told(match, "test-failed" if pick == "keep" else "test-passed")
        assert (settled.outcome, settled.again) == last
        assert settled.fresh() == (() if pick == "keep" else (Die(20, 19),))


@rule("SS-16.8", "SS-16.9", "SS-16.10")
def test_blows_are_told_with_their_damage() -> None:
    match = against("orc", ("slot", (0,), (0,)), init=[0, 0], hp=6, rolls=[15, 3, 12, 4])
    do(match, "attack 0 orc")
    (blow,) = told(match, "strike")
    assert (blow.what, blow.by, blow.dice, blow.total) == ("damage", HERO, (Die(8, 3),), 3)
    hit, damage = told(match, "enemy-hits")
    orc = CREATURES["orc"].attacks[0]
    assert (hit.by, hit.dice, hit.modifiers, hit.total, hit.need, hit.target, hit.outcome) == (
        "orc", (Die(20, 12),), (Modifier("hd", 2, "SS-6.16"),), 14, ">=", 10, "hit",
    )  # fmt: skip
    assert (damage.by, damage.dice, damage.total) == ("orc", (Die(orc.faces, 4),), 4)


@rule("SS-1.7", "SS-4.16")
def test_a_blow_of_nothing_is_told_too() -> None:
    match = against("orc", ("slot", (0,), ()), main="heavy_melee", off="", gifts=["infravision"], init=[0, 0],
                    rolls=[15, *d10(0)])  # fmt: skip
    do(match, "attack 0 orc")
    (blow,) = told(match, "no-effect")
    assert blow.dice == (Die(10, 0, low=0),)


@rule("SS-16.1")
def test_initiative_is_told_with_what_slows_him() -> None:
    match = against("orc", ("combat",), armour="chain", fatigue=1, rolls=[*d10(4), *d10(7)])
    mine, theirs = told(match, "combat")
    ac = match.table.ac
    assert (mine.by, mine.total) == (HERO, 4 + ac + 1)
    assert [modifier[:2] for modifier in mine.modifiers] == [("ac", ac), ("fatigue", 1)]
    assert (theirs.by, theirs.dice) == ("orc", (Die(10, 7, low=0),))


@rule("SS-19.8", "SS-19.9")
def test_survival_is_told_with_the_fatigue_it_must_beat() -> None:
    for die, outcome, event in ((5, "survived", "unconscious"), (4, "died", "death")):
        match = at(("zero", "fall"), rolls=[*d10(die), *[20] * 9], fatigue=4)
        (roll,) = told(match, event)
        assert (roll.total, roll.need, roll.target, roll.outcome) == (die, ">", 4, outcome)


@rule("SS-3.25")
def test_backlash_is_told_even_if_nothing_comes_of_it() -> None:
    match = at(("cast", "light_spell"), rolls=[19, *d10(2)], gifts=["magic"], resources=1, fatigue=3)
    assert said(match)[:2] == ["test-passed", "spell"]
    (roll,) = told(match, "no-backlash")
    assert (roll.total, roll.need, roll.target, roll.outcome) == (2, ">", 3, "no_backlash")


@rule("SS-14.10", "SS-29.8")
def test_the_surprise_of_a_group_not_yet_seen_tells_the_die_and_no_number_of_theirs() -> None:
    match = against("orc", ("group_surprise",), rolls=[20])
    (roll,) = told(match, "they-noticed")
    assert (roll.by, roll.modifiers, roll.target, roll.outcome) == ("", (), None, "noticed")


@rule("SS-21.7", "SS-21.8")
def test_a_treasure_is_told_die_by_die_in_one_event() -> None:
    match = against("kobold", ("slot", (0,), ()), init=[0, 0], hp=1, rolls=[20, 6, *[1] * 40])
    do(match, "attack 0 kobold", "kill 0 kobold")
    events = [event for event in match.log if event.key == "treasure-drawn"]
    assert len(events) == 1
    assert all(roll.by == "" for roll in events[0].rolls)
