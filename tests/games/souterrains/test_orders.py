"""Standing orders and chains: an order answers only what it names, with what is offered, until its time is up."""

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.sight.orders import ORDERS, TESTS
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Match, Pick
from tests.games.souterrains.situation import against, at, d10
from tests.messages import called
from tests.support import do, rule


def answer(match: Match[Table], order: str) -> Pick | None:
    found = match.ordered(0, [match.order(0, order)])
    return found[1] if found else None


@rule("SS-7.20")
def test_every_five_turns_he_eats_and_rests_by_order() -> None:
    match = at(("five_check",), resources=1, since=60)
    assert match.pending[0].prompt == "five-feed"
    assert (answer(match, "feed"), answer(match, "rest")) == (("pay",), None)
    do(match, "pay")
    assert (answer(match, "feed"), answer(match, "rest")) == (None, ("rest_now",))


@rule("SS-10.10", "SS-7.20")
@pytest.mark.parametrize("fatigue, kept", [(7, ("decline",)), (8, None)])
def test_resources_are_kept_unless_he_could_faint(fatigue: int, kept: Pick | None) -> None:
    match = at(("five_check",), resources=1, since=60, fatigue=fatigue)
    assert answer(match, "keep-resources") == kept


@rule("SS-23.14")
def test_a_night_without_food_tires_nobody() -> None:
    match = at(("town_night", "sleep_rough"), resources=1, fatigue=9)
    assert match.pending[0].prompt == "night-feed"
    assert (answer(match, "keep-resources"), answer(match, "feed")) == (("decline",), ("pay",))


@rule("SS-16.20")
def test_prisoners_are_left_alone() -> None:
    match = at(("prisoner", "kobold"))
    assert answer(match, "no-question") == ("no_question",)


@rule("SS-19.4", "SS-16.19")
def test_a_fight_is_paid_for_and_its_fallen_are_dealt_with() -> None:
    match = against("giant_rat", ("slot", (0,), ()), init=[0, 0], hp=1, resources=2, rolls=[20, 1, 2])
    do(match, "attack 0 giant_rat")
    assert (match.pending[0].prompt, answer(match, "plain-dice")) == ("attack", ("roll",))
    do(match, "roll")
    assert answer(match, "kill") == ("kill", 0, "giant_rat")
    assert answer(match, "spare") == ("spare", 0, "giant_rat")
    assert answer(match, "pay-fights") is None
    do(match, "kill 0 giant_rat")
    assert answer(match, "pay-fights") == ("pay",)


@rule("SS-3.25", "SS-11.15")
@pytest.mark.parametrize("danger, calls", [(8, ("backlash", "danger")), (9, None)])
def test_magic_is_paid_for_with_fatigue_or_with_danger_that_calls_no_patrol(danger: int, calls: Pick | None) -> None:
    match = at(("cast", "light_spell"), gifts=["magic"], danger=danger, resources=1, rolls=[20, *d10(4)])
    assert match.pending[0].prompt == "backlash"
    assert answer(match, "backlash-fatigue") == ("backlash", "fatigue")
    assert answer(match, "backlash-danger") == calls


@rule("SS-6.5")
def test_a_failed_test_is_rolled_again() -> None:
    match = at(("searched",), domains=["observation"], rolls=[1])
    assert (answer(match, "reroll"), answer(match, "plain-dice")) == (("reroll",), None)


@rule("SS-15.4")
def test_money_is_never_decided_by_an_order() -> None:
    match = against("orc", po=50, domains=["charisma"])
    do(match, "talk bribery")
    assert match.pending[0].prompt == "talk"
    do(match, "coins")
    assert ("roll",) in match.pending[0].options
    assert answer(match, "plain-dice") is None


def test_the_terms_end_with_an_expedition_an_encounter_or_fatigue() -> None:
    match = at()
    given = [match.order(0, "rest", term) for term in ORDERS[0].terms]
    assert match.in_force(0, given) == given
    match.table.hero.fatigue += 1
    assert [one.term for one in match.in_force(0, given)] == ["always", "expedition", "encounter"]
    match.table.encounters += 1
    assert [one.term for one in match.in_force(0, given)] == ["always", "expedition"]
    match.table.deeds.expeditions += 1
    assert [one.term for one in match.in_force(0, given)] == ["always"]


def test_every_test_may_be_answered_by_order_but_those_of_talk() -> None:
    assert called(GAME.folder, {"decide"}, 1) - set(TESTS) == {"talk", "haggle-test"}
