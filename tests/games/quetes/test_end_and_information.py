"""The end (QT-25), who may know what (QT-27), one test for each row of the table of hidden things."""

import pytest

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.pieces import CAPS, NOTHING, QUEST, QUESTS
from oubliettes.games.quetes.rules.scoring import result, score
from oubliettes.games.quetes.sight.hide import hide
from oubliettes.games.quetes.table import DUE, IN_PART, UNKNOWN, Promise, Table, Terms
from oubliettes.kernel import FastDice, Match
from tests.games.quetes.situation import arena, cards, each, go, meet, options, p, play, prompt, seat, table
from tests.support import rule, said

SPENT = {"token": False}


# ------------------------------------------------------------------ the end (QT-25)


@rule("QT-1.2", "QT-25.7", "QT-25.16")
def test_most_points_after_deductions() -> None:
    t = table(seat(trophies=12, main="greed"), seat(trophies=9), seat(secondary="hunter dragon"))
    found = result(t)
    assert (found.scores, found.ranks) == ((8.0, 9.0, -2.0), (2, 1, 3))


@rule("QT-25.1")
def test_the_target_ends_the_game_at_once() -> None:
    match = meet(table(seat("thief", trophies=11), "warrior"), "vampire_count", "fight", rolls=[8, 1], rest=True)
    assert match.result
    assert match.result.ending == "target"


@rule("QT-25.5", "QT-25.17", "QT-25.6")
def test_penalties() -> None:
    t = table(seat(trophies=5, main="intrepid"), seat(trophies=5, main="wretched", secondary="just"), "", "")
    assert [score(t, number) for number in (0, 1)] == [1, 1]
    t = table(seat(trophies=5, main="intrepid"), seat(trophies=5, main="wretched", secondary="just"), "", doubled=True)
    assert [score(t, number) for number in (0, 1)] == [-1, -2]
    match: Match[Table] = Match.new(GAME, seats=3, options={"main_quest_penalty": "doubled"}, dice=FastDice(1))
    assert match.table.doubled
    assert not Match.new(GAME, seats=3, dice=FastDice(1)).table.doubled


@rule("QT-25.15", "QT-25.9", "QT-25.10")
def test_ties() -> None:
    assert result(table(seat(trophies=8, gems=2), seat(trophies=8, gems=3))).ranks == (2, 1)
    assert result(table(seat(trophies=8, gems=3), seat(trophies=8, gems=3))).ranks == (1, 1)
    assert result(table(seat(trophies=8, gems=9), seat(trophies=8, remains="giant_rat"))).ranks == (2, 1)


@rule("QT-25.12")
def test_a_fulfilled_but_unclaimed_quest_is_unfinished() -> None:
    t = table(seat("thief", trophies=11, gems=6), seat("warrior", gems=12, secondary="greed", trophies=3))
    match = go(play(t, "rest"), "buy_trophy")
    assert match.result
    assert match.result.scores == (12.0, 2.0)


@rule("QT-25.13")
def test_trophies_never_fall_below_zero() -> None:
    t = table(seat("thief", **SPENT), seat("warrior", trophies=1, **SPENT), discard="storm_giant ageless_lich")
    match = play(t, "draw", draws=["day_in_hell", "trap"], rolls=[1, 1])
    assert each(match, "trophies") == [0, 0]


@rule("QT-25.14")
def test_unfinished_quests_are_revealed_at_the_end() -> None:
    t = table(seat("thief", trophies=11, gems=6), seat("warrior", main="dragon", secondary="hunter"))
    match = play(t, "rest")
    assert [quest.name for quest in match.view(0).seats["1"].quests] == ["", ""]
    go(match, "buy_trophy")
    assert [quest.name for quest in match.view(0).seats["1"].quests] == ["dragon", "hunter"]
    assert [event.facts["quest"] for event in match.log if event.key.startswith("unfinished")] == [
        "quest:dragon",
        "quest:hunter",
    ]


@rule("QT-25.3")
def test_the_last_card_is_resolved_and_the_game_is_over() -> None:
    t = table("thief", seat("warrior", gems=9, secondary="greed"), deck="treasure_chest")
    match = go(play(t, "turn 1", "turn 0", draws=["treasure_chest"]), "1:end_phase", "dungeon")
    assert options(match) == ["claim 1", "decline"]  # what the card made possible
    go(match, "claim 1")  # no Rest: 16 gems would buy two trophy points
    assert match.result
    assert (match.result.ending, match.result.scores, p(match, 1).gems) == ("deck", (0.0, 4.0), 16)


@rule("QT-25.3")
def test_a_monster_that_is_the_last_card_is_fought_and_nothing_follows() -> None:
    t = table(seat("thief", token=False), seat("warrior", gems=2, **SPENT), "barbarian", deck="giant_rat")
    match = play(t, "turn 0", "turn 1", draws=["giant_rat"], rolls=[8, 1])
    go(match, "end_phase", "dungeon", "negotiate", "1:gems 0", "done", "favour", "clause if_we_win", "2:decline")
    go(match, "0:shake seat:1")
    assert match.result
    assert (match.result.ending, cards(p(match, 0).remains)) == ("deck", ["giant_rat"])


@rule("QT-25.3", "QT-27.4")
def test_a_last_card_that_the_priest_has_seen_is_still_to_be_drawn() -> None:
    t = table(seat("priest", token=False), seat("warrior", **SPENT), deck="trap")
    match = go(play(t, "turn 0", "turn 1", draws=["trap"], rolls=[1, 7]), "end_phase", "arena seat:1")
    assert prompt(match) == "0 rest"
    assert match.result is None


# ------------------------------------------------------------------ hidden things (QT-27)


def hidden_quests(match: Match[Table], viewer: int | None, holder: int) -> list[str]:
    return [quest.name for quest in match.view(viewer).seats[str(holder)].quests]


@rule("QT-27.1")
def test_what_is_public() -> None:
    t = table(
        seat(
            "thief", gems=3, objects="double_axe", kept="sale", remains="giant_rat", trophies=2, wounds=2, main="just"
        ),
        seat("warrior", completed="dragon", secondary="hunter", **SPENT),
        discard="trap",
        temple=2,
        pot=1,
    )
    match = play(t, "turn 0")
    for viewer in (0, 1, None):
        view = match.view(viewer)
        first, second = view.seats.values()
        assert (first.gems, first.slots, first.kept, first.remains) == (
            3,
            {"weapon": "double_axe"},
            ["sale"],
            ["giant_rat"],
        )
        assert (first.trophies, first.wounds, first.power, first.token, second.token) == (2, 1, 11, True, False)
        assert (view.temple, view.pot, view.reserve, view.discard, len(view.shop)) == (2, 1, 34, ["trap"], 17)
        assert (len(first.quests), len(second.quests), second.completed) == (1, 1, ["dragon"])


@rule("QT-27.2", "QT-2.7")
def test_row_candidates_and_main_quest() -> None:
    match: Match[Table] = Match.new(GAME, seats=3, dice=FastDice(3))
    assert [bool(name) for name in match.view(1).seats["1"].candidates] == [True, True]
    assert match.view(0).seats["1"].candidates == match.view(None).seats["1"].candidates == ["", ""]
    for number in range(3):
        match.choose(number, ("keep", 1))
    assert hidden_quests(match, 1, 1) != [""]
    assert hidden_quests(match, 0, 1) == hidden_quests(match, None, 1) == [""]
    rejected = {quest.card for quest in hide(match.table, 1).pile}
    assert rejected == {UNKNOWN}  # even one's own rejected card is lost in the shuffle


@rule("QT-27.2")
def test_row_secondary_quests_and_their_number() -> None:
    match = play(table("thief", seat("warrior", main="just", secondary="hunter greed"), "priest"), "turn 0")
    assert hidden_quests(match, 1, 1) == ["just", "hunter", "greed"]
    assert hidden_quests(match, 0, 1) == ["", "", ""]
    assert match.view(0).seats["1"].score is None
    assert match.view(1).seats["1"].score == -4


@rule("QT-27.3", "QT-27.4")
def test_row_a_bought_quest_and_the_one_put_back() -> None:
    t = table(seat("thief", gems=2), "warrior", "priest")
    match = go(play(t, "turn 0"), "buy_quest")
    assert all(match.view(0).shown)
    assert match.view(1).shown == ["", ""]
    bottom = match.view(0).shown[1]
    go(match, "keep 1")
    assert list(match.view(0).known_pile) == [bottom]
    assert match.view(0).known_pile[bottom] == len(match.table.pile) - 1
    assert (match.view(1).known_pile, match.view(None).known_pile) == ({}, {})
    assert [event.readers for event in match.log if event.key == "quest-kept"] == [(0,)]


@rule("QT-27.2", "QT-27.4")
@pytest.mark.parametrize("kept, other", [(1, 2), (2, 1)])
def test_row_nobody_sees_which_of_the_two_was_kept(kept: int, other: int) -> None:
    """Not even the player who put one of the two back earlier: he knows no more than that it was among them."""
    t = table(seat("thief", gems=2), "warrior", "priest")
    t.pile[-2] = t.pile[-2]._replace(knowers=2)
    match = go(play(t, "turn 0"), "buy_quest")
    shown = match.view(0).shown
    assert match.view(1).shown == ["", shown[1]]
    go(match, f"keep {kept}")
    assert hidden_quests(match, 0, 0) == [shown[kept - 1]]
    assert hidden_quests(match, 1, 0) == [""]
    assert match.view(0).known_pile == {shown[other - 1]: len(match.table.pile) - 1}
    assert match.view(1).known_pile == {}
    t = table(seat("thief", gems=2), "warrior", "priest")
    last = t.pile[-1]._replace(knowers=2)
    t.players[2].completed = [quest.card for quest in t.pile[:-1]]
    t.pile = [last]
    match = go(play(t, "turn 0"), "buy_quest")
    assert hidden_quests(match, 1, 0) == [QUESTS[last.card]]  # the last card of the pile: there was no choice


@rule("QT-27.4")
def test_row_pile_and_deck_order() -> None:
    match = play(table("thief", "warrior"), "turn 0")
    assert {quest.card for quest in hide(match.table, 0).pile} == {UNKNOWN}
    assert match.table.deck == sorted(match.table.deck)  # there is no order to know


@rule("QT-27.4", "QT-19.12")
def test_row_the_priests_card() -> None:
    match = play(table("priest", "warrior"), "phase_two", draws=["storm_giant"])
    blank = hide(match.table, 1)
    assert (blank.top, len(blank.deck)) == (UNKNOWN, 74)
    assert hide(match.table, 0).top == match.table.top
    go(match, "dungeon")
    assert hide(match.table, 1).top == NOTHING
    assert cards([match.table.card]) == ["storm_giant"]


@rule("QT-27.5")
def test_row_camp_tokens() -> None:
    t = table("thief", "sorcerer", "warrior", "barbarian")
    match = play(t, "challenge 1 False")
    for _ in range(4):
        match.choose(match.pending[0].seat, ("end_pass",))
    match.choose(2, ("attacker",))
    assert match.view(0).fight.camps[2:] == ["closed", "closed"]  # not even that he has chosen
    match.choose(3, ("defender",))
    assert [match.view(viewer).fight.camps[2] for viewer in (0, 1, 2, 3, None)] == [
        "closed",
        "closed",
        "attacker",
        "closed",
        "closed",
    ]
    go(match, "2:done", "3:done", "1:flee_fight")
    assert match.table.fight is None  # the Arena ended before the dice: never shown
    assert "fist-opened" not in said(match)


@rule("QT-27.5", "QT-19.18")
def test_row_the_token_of_a_fled_sorcerer() -> None:
    t = table("thief", seat("priest", **SPENT), "sorcerer", seat("warrior", **SPENT))
    match = arena(t, 1, "2:defender", "3:attacker", "2:flee_fight", rolls=[1, 1])
    assert [event.facts["seat"] for event in match.log if event.key == "fist-opened"] == [3]
    assert match.view(0).fight.camps[2] == "neutral"


@rule("QT-27.6")
@pytest.mark.parametrize("quest", ["keen_edge", "hunter"])
def test_row_being_asked_to_claim(quest: str) -> None:
    """The Warrior is asked because an axe was bought, whatever his quest is; declining leaves no trace."""
    t = table("thief", seat("warrior", gems=8, secondary=quest), active=1)
    match = play(t, "turn 1")
    match.choose(1, ("buy", "double_axe"))
    assert prompt(match) == "1 guild"
    before = len(match.log)
    assert options(match) == (["claim 1", "decline"] if quest == "keen_edge" else ["pass"])
    match.choose(1, match.pending[0].options[-1])
    assert (prompt(match), len(match.log)) == ("1 supply", before)


@rule("QT-27.6", "QT-12.9")
@pytest.mark.parametrize("side", ["attacker", "neutral"])
def test_row_being_asked_to_flee(side: str) -> None:
    t = table("thief", seat("priest", **SPENT), "sorcerer")
    match = play(t, "challenge 1 False", rolls=[1, 1])
    for _ in range(4):
        match.choose(match.pending[0].seat, ("end_pass",))
    match.choose(2, (side,))
    assert prompt(match) == "2 sorcerer-flight"
    assert options(match) == (["stay", "flee_fight"] if side == "attacker" else ["pass"])


@rule("QT-17.12", "QT-27.2")
def test_row_deed_credit() -> None:
    holder = seat("thief", objects="titan_cuirass", secondary="witcher", **SPENT)
    match = meet(table(holder, "warrior"), "vampire_count", "fight", rolls=[8, 1], rest=True)
    assert match.view(0).seats["0"].quests[0].fulfilled
    assert not match.view(1).seats["0"].quests[0].fulfilled
    match.table.players[0].secondary[0] = match.table.players[0].secondary[0]._replace(knowers=3)
    assert match.view(1).seats["0"].quests[0].name == "witcher"  # even one who knows the card
    assert not match.view(1).seats["0"].quests[0].fulfilled


@rule("QT-27.6", "QT-17.10")
def test_row_what_a_seat_declined() -> None:
    t = table(seat("thief", gems=12, secondary="greed"), "warrior")
    match = go(play(t, "turn 0"), "decline")
    assert hide(match.table, 0).players[0].declined == 1 << QUEST["greed"]
    assert hide(match.table, 1).players[0].declined == hide(match.table, None).players[0].declined == 0


@rule("QT-27.7")
def test_a_single_option_is_taken_without_a_question() -> None:
    match = play(table("thief", "warrior", round=1), "turn 0", draws=["trap"])
    match.choose(0, ("end_phase",))
    assert prompt(match) == "0 rest"  # the Dungeon was the only way
    t = table(seat("barbarian", **SPENT), seat("priest", gems=5, **SPENT))
    match = play(t, "challenge 1 False", rolls=[7, 1])
    assert (match.pending, each(match, "gems")) == ([], [3, 2])  # gems were all there was to loot
    t = table(seat("thief", gems=1), "warrior", "priest")
    t.promises = [Promise(0, 1, False, Terms(2), 4, DUE)]
    match = play(t, "rest")
    match.choose(0, ("keep_in_part", 1))
    assert (p(match, 1).gems, match.table.promises[0].state) == (1, IN_PART)  # one gem of two


@rule("QT-27.7", "QT-9.10")
def test_the_end_of_a_phase_is_asked_even_if_nothing_else_is_left() -> None:
    for step in ("supply", "rest"):
        assert options(play(table("thief", "warrior", "priest"), step)) == ["end_phase"]  # nobody has anything to offer
        assert options(play(table("thief", "warrior", seat("priest", gems=1)), step)) == [
            "trade seat:2",
            "call_for_offers",
            "end_phase",
        ]


@rule("QT-27.10")
def test_caps_are_settings() -> None:
    named = {option.id: option for option in GAME.options if option.kind == "number"}
    assert {id: named[id].default for id in ("trade_proposals_per_phase", "cards_per_basket", "cards_per_terms")} == {
        "trade_proposals_per_phase": 4,
        "cards_per_basket": 4,
        "cards_per_terms": 4,
    }
    match: Match[Table] = Match.new(GAME, seats=3, options={"calls_for_offers_per_phase": 0}, dice=FastDice(2))
    assert match.table.caps["calls_for_offers_per_phase"] == 0
    assert CAPS["calls_for_offers_per_phase"] == 1
    t = table(seat("thief", gems=1), "warrior", "priest", caps=dict(CAPS, calls_for_offers_per_phase=0))
    assert "call_for_offers" not in options(play(t, "turn 0"))
    t = table("thief", "warrior", "priest", caps=dict(CAPS, counter_offers_per_seat=0))
    match = meet(t, "giant_rat", "negotiate", "1:gems 0", "1:done", "1:no_favour", "2:decline")
    assert options(match) == ["shake seat:1", "close"]
    t = table(seat("thief", remains="mist_wolf blood_bat"), "warrior", "priest", caps=dict(CAPS, cards_per_terms=1))
    match = meet(t, "giant_rat", "negotiate", "1:gems 0", "1:item mist_wolf")
    assert prompt(match) == "1 terms-favour"


@rule("QT-27.8", "QT-27.9")
def test_cards_discarded_together() -> None:
    t = table(seat("thief", remains="mist_wolf giant_rat blood_bat", secondary="hunter"), "warrior", discard="trap")
    match = go(play(t, "turn 0"), "claim 1")
    assert cards(match.table.discard) == ["trap", "mist_wolf", "giant_rat", "blood_bat"]  # on top, oldest first
    assert p(match, 0).completed == [QUEST["hunter"]]
