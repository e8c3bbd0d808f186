"""The numbers of the rules are those of the box: who changes one plays by it."""

from typing import Any

import pytest

from tests.changed import changed
from tests.support import rule

SPENT = {"token": False}


def with_(**constants: int) -> Any:
    """The situations of this game where these constants are others."""
    return other({f"constants.{name}": value for name, value in constants.items()})


def other(numbers: dict[str, Any]) -> Any:
    return changed("quetes-et-trahisons", "tests.games.quetes.situation", numbers)


# ------------------------------------------------------------------ power (QT-4, QT-13, QT-23)


@rule("QT-4.4", "QT-26.7")
def test_what_an_ally_brings() -> None:
    s = with_(ally_quarters=4, ally_quarters_two_players=1)
    t = s.table(s.seat("thief", **SPENT), s.seat("warrior", **SPENT), "priest")
    match = s.meet(t, "elven_assassin", *s.bids(t, 1, *s.FREE), rolls=[1, 1])
    assert s.totals(match)[0] == 8 + 8 + 1
    assert match.view(0).seats["1"].ally == 8
    t = s.table(s.seat("thief", **SPENT), s.seat("warrior", **SPENT))
    match = s.meet(t, "elven_assassin", *s.bids(t, 1, *s.FREE), rolls=[1, 1])
    assert s.totals(match)[0] == 8 + 2 + 1


@rule("QT-13.6")
def test_from_what_one_may_flee() -> None:
    s = with_(flee_halves=2)
    assert "flee" in s.options(s.meet(s.table("thief", "warrior"), "drunken_orc"))  # 8 against 8
    s = with_(flee_halves=4)
    assert "flee" not in s.options(s.meet(s.table("thief", "warrior"), "bridge_troll"))  # 14 is not twice 8
    assert "flee" in s.options(s.meet(s.table("thief", "warrior"), "labyrinth_minotaur"))


@rule("QT-23.19", "QT-23.20")
def test_how_often_the_armour_of_might_counts() -> None:
    s = with_(might_times=3)
    t = s.table(s.seat("warrior", objects="armour_of_might", **SPENT), "thief", "priest")
    match = s.meet(t, "labyrinth_minotaur", "fight", "announce_might", rolls=[3, 1])
    assert s.totals(match)[0] == 3 * (9 + 3)
    (told,) = [event.rolls[0] for event in match.log if event.key == "totals"]
    assert told.total == 36 == sum(die.value for die in told.dice) + sum(one.value for one in told.modifiers)


@rule("QT-23.21", "QT-23.22")
def test_how_often_the_lightning_axe_strikes() -> None:
    s = with_(axe_strikes=3)
    t = s.table(s.seat("barbarian", objects="lightning_axe", **SPENT), "thief", "priest")
    match = s.meet(t, "storm_giant", "fight", "announce_axe", rolls=[1, 2, 3, 4])
    assert s.totals(match) == (3 * 9 + 1 + 3 + 4, 18 + 2)
    assert [fact["die"] for fact in s.facts(match, "second-die")] == [3, 4]
    s = with_(axe_strikes=1)
    t = s.table(s.seat("barbarian", objects="lightning_axe", **SPENT), "thief", "priest")
    assert s.totals(s.meet(t, "storm_giant", "fight", "announce_axe", rolls=[1, 2])) == (9 + 1, 20)


@rule("QT-1.9", "QT-12.3")
def test_other_dice_have_other_odds() -> None:
    s = with_(die_faces=6, kritik_face=6, kritik_value=12)
    match = s.meet(s.table("thief", "warrior", "priest"), "drunken_orc")
    level = match.view(0).fight  # 8 against 8: a tie wins, and a 6 of the monster's loses but to another
    assert (level.odds, level.heavy, level.throws) == (21, 5, 36)


# ------------------------------------------------------------------ loot, prices, purchases


@rule("QT-15.1", "QT-11.20", "QT-15.5")
def test_loot_and_the_thiefs_share() -> None:
    s = with_(loot_divisor=4, thief_gems=3)
    t = s.table(s.seat("barbarian", **SPENT), s.seat("priest", gems=10, **SPENT), "thief")
    match = s.play(t, "challenge 1 False", rolls=[7, 1])
    s.go(match, "address seat:2")
    assert s.options(match)[1:-1] + s.options(match)[-1:] == [f"gems {n}" for n in range(3 + 1)]
    t = s.table(s.seat("barbarian", **SPENT), s.seat("priest", gems=10, **SPENT), "thief")
    match = s.arena(t, 1, "2:attacker", rolls=[7, 1])
    assert s.each(match, "gems") == [3, 4, 3]


@rule("QT-20.11")
def test_what_a_sale_takes_off() -> None:
    s = with_(sale_divisor=4)
    match = s.play(s.table(s.seat("thief", kept="sale", gems=2), "warrior"), "turn 0")
    assert "buy_on_sale double_axe" in s.options(match)  # 8 gems
    assert s.p(s.go(match, "buy_on_sale double_axe"), 0).gems == 0


@rule("QT-7.5", "QT-16.5")
def test_how_much_is_bought_in_a_turn() -> None:
    s = with_(quests_bought_per_turn=2, trophies_bought_per_turn=2)
    match = s.play(s.table(s.seat("thief", gems=20), "warrior"), "rest")
    s.go(match, "buy_trophy", "buy_trophy", "buy_quest", "keep 1", "buy_quest", "keep 1")
    assert (s.p(match, 0).trophies, len(s.p(match, 0).secondary), s.p(match, 0).gems) == (2, 2, 20 - 2 * 6 - 2 * 2)
    assert not {"buy_trophy", "buy_quest"} & set(s.options(match))


# ------------------------------------------------------------------ quests and cards


@rule("QT-18.7", "QT-18.8", "QT-17.6")
def test_what_a_quest_takes() -> None:
    s = other({"quest.bloodthirsty.needs.humanoid": 2})
    remains = "drunken_orc gnoll_hunter storm_giant"
    match = s.play(s.table(s.seat("thief", remains=remains, main="bloodthirsty"), "warrior"), "turn 0")
    s.go(match, "claim 0", "spend drunken_orc", "spend gnoll_hunter")
    assert s.cards(s.p(match, 0).remains) == ["storm_giant"]


@rule("QT-20.18", "QT-21.11", "QT-21.20", "QT-21.16")
def test_cards_that_take() -> None:
    s = with_(pilferer_objects=2, putrefaction_remains=2, first_last_trophies=2, hell_trophies=3)
    match = s.meet(
        s.table(s.seat("thief", objects="double_axe copper_ring"), "warrior"), "pilferer", "give_up copper_ring"
    )
    assert s.p(match, 0).objects() == []
    t = s.table(s.seat("thief", remains="giant_rat mist_wolf gnoll_hunter"), "warrior")
    match = s.go(s.play(t, "putrefaction 0"), "rot giant_rat", "rot gnoll_hunter")
    assert s.cards(s.p(match, 0).remains) == ["mist_wolf"]
    t = s.table(s.seat("thief", trophies=5), s.seat("warrior", trophies=1), "priest", deck="first_shall_be_last trap")
    match = s.play(t, "draw", draws=["first_shall_be_last", "trap"])
    assert s.each(match, "trophies") == [3, 1, 2]
    t = s.table(s.seat("thief", trophies=2, **SPENT), s.seat("warrior", trophies=5, **SPENT), discard="storm_giant")
    match = s.play(t, "draw", rolls=[1, 8], draws=["day_in_hell", "trap"])
    assert s.each(match, "trophies") == [0, 2]


# ------------------------------------------------------------------ talks (QT-9, QT-11, QT-26)


@rule("QT-9.8", "QT-11.8", "QT-11.17", "QT-11.18")
def test_how_often_one_may_speak() -> None:
    caps = {
        "trade_counter_offers_per_proposal": 2,
        "bids_per_seat_per_monster": 2,
        "arena_offers_per_bystander_per_pass": 2,
        "arena_price_answers_per_offer": 2,
    }
    s = other({f"negotiation_caps.{name}": value for name, value in caps.items()})
    t = s.table(s.seat("thief", gems=3), s.seat("warrior", gems=3), "priest")
    match = s.go(s.play(t, "turn 0"), "trade seat:1", "purpose none", "gems 0", "gems 3", "done", "1:counter")
    s.go(match, "1:gems 1", "1:gems 2", "1:done")
    assert (s.prompt(match), s.options(match)) == ("0 answer-trade", ["accept", "refuse", "counter"])
    s.go(match, "0:counter", "0:gems 0", "0:gems 1", "0:done")
    assert (s.prompt(match), s.options(match)) == ("1 answer-trade", ["accept", "refuse"])

    match = s.meet(s.table("thief", "warrior", "priest"), "elven_assassin", "negotiate", "1:decline", "2:decline")
    s.go(match, "1:gems 2", "1:done", "1:no_favour", "1:clause if_we_win", "2:decline")
    assert "shake seat:1" in s.options(match)

    match = s.play(s.table(s.seat("barbarian", gems=9), "priest", "thief"), "challenge 1 False")
    for _ in range(2):
        s.go(match, "address seat:2", "gems 1", "no_favour", "clause if_we_win")
        for price in (3, 4):
            s.go(match, "2:name_price", f"2:gems {price}", "2:no_favour", "2:clause if_we_win", "0:no")
    assert s.prompt(match) == "1 arena-talk"


@rule("QT-26.14")
def test_at_which_tables_help_is_paid_in_advance() -> None:
    s = other({"promise_clause.in_advance.max_players": 3})
    t = s.table(s.seat("thief", gems=3), "warrior", "priest")
    match = s.meet(t, "elven_assassin", "negotiate", "1:gems 2", "1:done", "1:no_favour")
    assert "clause in_advance" in s.options(match)


# ------------------------------------------------------------------ what is told


@pytest.mark.parametrize(
    "path, thing, number",
    [
        ("constants.base_power", "priest", "base_power"),
        ("constants.quest_gems", "quest:lavish", "gems"),
        ("constants.heal_price", "healing_temple", "heal_price"),
        ("guardian.power", "temple_guardian", "power"),
    ],
)
def test_the_box_tells_the_number_that_is_played(path: str, thing: str, number: str) -> None:
    found = other({path: 5}).GAME.box().find(thing)
    assert found
    assert found.numbers[number] == 5
