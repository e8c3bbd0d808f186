"""What changes with two players (QT-26): help paid in advance, and what stays as it is."""

import pytest

from oubliettes.games.quetes.pieces import CARD, OBJECT, QUESTS
from oubliettes.games.quetes.table import DUE, LAPSED, Fate, Promise, Table, Terms
from oubliettes.kernel import Match
from tests.games.quetes.situation import (
    Seat,
    cards,
    each,
    facts,
    go,
    meet,
    options,
    p,
    play,
    prompt,
    seat,
    table,
    totals,
)
from tests.support import rule, said

SPENT = {"token": False}


@rule("QT-26.5", "QT-26.6")
@pytest.mark.parametrize("rolls, state", [((8, 1), DUE), ((1, 8), LAPSED)])
def test_what_is_owned_moves_at_the_handshake_and_the_rest_stays_a_promise(rolls: tuple[int, int], state: Fate) -> None:
    debtor = seat("thief", gems=2, objects="copper_ring", remains="giant_rat", secondary="hunter dragon", kept="sale")
    match = meet(table(debtor, seat("warrior", **SPENT)), "vampire_count", "negotiate", rolls=rolls)
    go(match, "1:gems 3", "1:item copper_ring", "1:item giant_rat", "1:item vampire_count", "1:quest_item")
    go(match, "1:trophies 1", "1:favour", "1:clause in_advance", "shake seat:1")
    assert (prompt(match), options(match)) == ("0 give-quest", ["give_quest 1", "give_quest 2"])
    go(match, "give_quest 2")
    assert facts(match, "paid-in-advance")[0]["goods"] == (
        ("gem", 2),
        ("copper_ring", 1),
        ("giant_rat", 1),
        ("hidden_quest", 1),
    )
    assert (p(match, 1).gems, p(match, 1).objects(), cards(p(match, 1).remains)) == (
        2,
        [OBJECT["copper_ring"]],
        ["giant_rat"],
    )
    assert [QUESTS[quest.card] for quest in p(match, 1).secondary] == ["dragon"]
    assert cards(p(match, 0).kept) == ["sale"]
    assert totals(match)[0] == 8 + 7 + {8: 16, 1: 1}[rolls[0]]  # the ring serves its new owner: ceil(3 x 9 / 4)
    rest = Terms(1, ("vampire_count",), trophies=1, favour=True)
    assert match.table.promises == [Promise(0, 1, False, rest, 4, state)]


@rule("QT-26.6", "QT-26.14")
def test_the_active_player_may_offer_it_in_a_counter_offer_too() -> None:
    t = table(seat("thief", gems=2), seat("warrior", **SPENT))
    match = meet(t, "giant_rat", "negotiate", "1:decline", "haggle seat:1", "gems 2", "done", "no_favour", rolls=[1, 1])
    assert "clause in_advance" in options(match)
    go(match, "clause in_advance", "1:yes")
    assert (p(match, 1).gems, match.table.promises) == (2, [])
    assert totals(match)[0] == 8 + 6 + 1


def offered(debtor: Seat, creditor: Seat, *picks: str) -> bool:
    """Whether terms against the Vampire Count (5 gems) may be paid in advance."""
    t = table(seat("thief", **debtor), seat("warrior", **SPENT, **creditor))
    match = go(meet(t, "vampire_count", "negotiate"), *(f"1:{pick}" for pick in picks))
    return "clause in_advance" in options(match)


@rule("QT-26.14")
def test_only_for_what_can_be_handed_over_at_once() -> None:
    end = ("done", "trophies 0", "no_favour")
    assert offered({"gems": 1}, {}, "gems 3", *end)
    assert not offered({}, {}, "gems 3", *end)  # all of it still to be won
    assert offered({"remains": "giant_rat"}, {}, "gems 0", "item giant_rat", *end)
    assert not offered({}, {}, "gems 0", "item vampire_count", *end[1:])
    assert not offered({"gems": 1}, {}, "gems 0", "done", "trophies 1", "no_favour")
    assert not offered({"gems": 1}, {}, "gems 0", "done", "trophies 0", "favour")
    quests: Seat = {"secondary": "hunter"}
    assert offered(quests, {"secondary": "greed hero"}, "gems 0", "quest_item", *end)
    assert not offered(quests, {"secondary": "greed hero just"}, "gems 0", "quest_item", *end)  # no room
    match = meet(table(seat("thief", gems=2), "warrior", "priest"), "giant_rat", "negotiate", "1:gems 1", "1:done")
    go(match, "1:no_favour")
    assert options(match) == ["clause if_we_win", "clause in_any_case", "drop"]  # with three players never


@rule("QT-26.12")
@pytest.mark.parametrize("active, ally", [("sorcerer", "warrior"), ("warrior", "sorcerer")])
def test_nobody_leaves_a_fight_paid_in_advance(active: str, ally: str) -> None:
    def fought(clause: str) -> Match[Table]:
        t = table(seat(active, gems=1), seat(ally))
        terms = ("1:gems 1", "1:done", "1:trophies 0", "1:no_favour", f"1:clause {clause}", "shake seat:1")
        return meet(t, "vampire_count", "negotiate", *terms, rolls=[1, 1])

    match = fought("in_advance")
    assert prompt(match).endswith("announce")  # no second thoughts
    go(match, "done")
    assert "totals" in said(match)  # no window for the Sorcerer
    match = go(fought("if_we_win"), "fight", "done")
    assert prompt(match).endswith("sorcerer-flight")


@rule("QT-26.11", "QT-3.5", "QT-3.7")
def test_pot_and_observation_rounds_are_the_same() -> None:
    t = table("thief", "warrior", arena_decided=False, round=1)
    match = go(play(t, "round", draws=["trap"]), "end_phase")
    assert (match.table.pot, match.table.round) == (1, 2)
    assert prompt(match) == "0 rest"  # round 2: the Dungeon was the only way
    t = table("thief", "warrior", round=3)
    assert options(play(t, "phase_two")) == ["dungeon", "arena seat:1"]


@rule("QT-10.13", "QT-10.11")
def test_who_cannot_pay_the_toll_is_asked_before_he_leaves_supply() -> None:
    def poor(gems: int = 1) -> Match[Table]:
        t = table(seat("thief", gems=gems, token=False), seat("warrior", gems=3, token=False))
        t.deck.remove(CARD["the_toll"])
        t.lasting, t.lasting_seat = CARD["the_toll"], 1
        return go(play(t, "supply", rolls=[7, 1], draws=["trap"]), "end_phase")

    match = poor()
    assert (prompt(match), options(match)) == ("0 toll-arena", ["arena seat:1", "back"])
    match.undo(0)
    assert prompt(match) == "0 supply"
    go(match, "end_phase", "back")
    assert prompt(match) == "0 supply"
    go(match, "trade seat:1", "purpose none", "gems 0", "gems 1", "done", "accept", "end_phase")
    assert options(match) == ["dungeon", "arena seat:1"]  # he has found the gems
    match = go(poor(), "arena seat:1")
    assert (p(match, 0).gems, prompt(match)) == (1 + 2 + 1, "0 rest")  # half of the loot, and one more for the Thief
    assert prompt(poor(gems=2)) == "0 phase-two"


@rule("QT-26.10", "QT-26.4")
def test_a_duel_has_no_talks_no_ring_and_no_tokens() -> None:
    t = table(seat("sorcerer", objects="charm_ring", gems=2, **SPENT), seat("warrior", **SPENT), "thief")
    assert prompt(play(t, "challenge 1 False")) == "0 arena-ring"
    t = table(seat("sorcerer", objects="charm_ring", gems=2, **SPENT), seat("warrior", **SPENT))
    match = play(t, "challenge 1 False", rolls=[1, 8])
    assert (totals(match), each(match, "trophies"), each(match, "wounds")) == ((10, 24), [0, 1], [2, 0])
    assert not {"fists-closed", "fist-opened"} & set(said(match))
