"""Trades: binding, all at once, by consent (QT-9)."""

from oubliettes.games.quetes.pieces import CARD, OBJECT, QUESTS
from tests.games.quetes.situation import cards, each, facts, go, options, p, play, power, prompt, seat, table
from tests.support import rule, said


@rule("QT-9.1", "QT-9.2", "QT-9.3", "QT-9.6")
def test_a_trade_moves_both_baskets_at_once() -> None:
    t = table(
        seat("thief", gems=3, objects="steel_flail", remains="giant_rat", secondary="hunter"),
        seat("warrior", gems=2, objects="double_axe", kept="sale", remains="gnoll_hunter"),
        "priest",
    )
    match = go(play(t, "turn 0"), "trade seat:1", "purpose none", "gems 2")
    assert options(match) == ["add steel_flail", "add giant_rat", "add_quest 1", "done", "drop"]
    go(match, "add steel_flail", "add giant_rat", "add_quest 1", "gems 1")  # nothing more to add
    assert options(match) == ["add double_axe", "add sale", "add gnoll_hunter", "done", "drop"]
    go(match, "add double_axe", "add sale", "done")
    assert (prompt(match), each(match, "gems")) == ("1 answer-trade", [3, 2, 0])
    go(match, "1:accept")
    assert each(match, "gems") == [2, 3, 0]
    assert (power(match, 0), power(match, 1)) == (12, 11)
    assert (cards(p(match, 1).remains), cards(p(match, 0).kept)) == (["gnoll_hunter", "giant_rat"], ["sale"])
    assert [QUESTS[quest.card] for quest in p(match, 1).secondary] == ["hunter"]
    assert match.table.placing == []


@rule("QT-9.1")
def test_trades_in_supply_and_in_rest() -> None:
    t = table(seat("thief", gems=3), "warrior", "priest")
    assert "trade seat:1" in options(play(t, "turn 0"))
    t = table(seat("thief", gems=3), "warrior", "priest")
    assert "trade seat:1" in options(play(t, "rest"))


@rule("QT-9.4", "QT-20.5", "QT-20.32", "QT-15.4")
def test_what_can_never_be_in_a_basket() -> None:
    t = table(
        seat("forester", objects="bow_of_constraint", tamed="giant_rat", familiar="", fairy=True, main="hunter"),
        seat("warrior", completed="dragon", trophies=3, gems=1),
    )
    match = go(play(t, "turn 0"), "trade seat:1", "purpose none")
    assert options(match) == ["add bow_of_constraint", "done", "drop"]
    go(match, "done", "gems 0")
    assert match.table.trade is None  # nothing to ask for: dropped
    t = table("thief", seat("warrior", trophies=3, completed="dragon", main="hunter", familiar="", fairy=True))
    match = play(t, "supply")
    assert options(match) == ["end_phase"]  # nothing that could change hands
    t = table(seat("thief", familiar="", main="hunter", secondary="just", trophies=4), "warrior", active=1)
    t.players[1].token = False
    match = go(play(t, "challenge 0 False", rolls=[8, 1]))
    assert facts(match, "no-loot") == [{"seat": 1}]


@rule("QT-9.5")
def test_only_with_the_active_player() -> None:
    t = table(seat("thief", gems=3), seat("warrior", gems=3), seat("priest", gems=3), active=1)
    match = go(play(t, "turn 1"), "call_for_offers")
    go(match, "2:propose", "2:purpose none", "2:gems 1")
    assert match.table.trade is not None
    assert (match.table.trade.proposer, match.table.trade.partner) == (2, 1)


@rule("QT-9.7", "QT-27.3")
def test_face_down_quests() -> None:
    t = table(
        seat("thief", gems=3, secondary="hunter dragon"), seat("warrior", secondary="greed hero", gems=1), "priest"
    )
    match = go(
        play(t, "turn 0"), "trade seat:1", "purpose none", "gems 0", "add_quest 2", "done", "gems 0", "ask_quest"
    )
    assert match.view(1).trade.give == [("hidden_quest", 1)]  # the partner sees only a face-down quest
    go(match, "done", "1:accept")
    assert (prompt(match), options(match)) == ("1 give-quest", ["give_quest 1", "give_quest 2"])
    go(match, "give_quest 2")
    names = [
        [quest.name for quest in match.view(viewer).seats[str(holder)].quests]
        for holder in (0, 1)
        for viewer in (0, 1, 2)
    ]
    assert names == [["hunter", "hero"], ["", "hero"], ["", ""], ["", "dragon"], ["greed", "dragon"], ["", ""]]


@rule("QT-9.8")
def test_refusals_and_one_counter_offer() -> None:
    t = table(seat("thief", gems=3, objects="double_axe"), seat("warrior", gems=3), "priest")
    ask = ("trade seat:1", "purpose none", "gems 0", "add double_axe", "gems 3", "done")
    match = go(play(t, "turn 0"), *ask)
    assert options(match) == ["accept", "refuse", "counter"]
    go(match, "refuse")
    assert each(match, "gems") == [3, 3, 0]
    go(match, *ask, "1:counter", "1:gems 1", "1:gems 0", "1:add double_axe", "1:done")
    assert (prompt(match), options(match)) == ("0 answer-trade", ["accept", "refuse"])
    go(match, "0:accept")
    assert (each(match, "gems"), power(match, 1)) == ([4, 2, 0], 12)


@rule("QT-9.9", "QT-16.12", "QT-27.10")
def test_caps_per_phase() -> None:
    match = play(table(seat("thief", gems=3), "warrior", "priest", "barbarian"), "turn 0", draws=["trap"])
    for number in (1, 1, 2, 3):
        assert f"trade seat:{number}" in options(match)
        go(match, f"trade seat:{number}", "drop")
        assert number != 1 or match.table.proposals[1] < 2 or "trade seat:1" not in options(match)
    assert not any(pick.startswith("trade") for pick in options(match))
    go(match, "end_phase", "dungeon")
    assert "trade seat:1" in options(match)  # anew in Rest
    match.table.caps = match.table.caps | {"trade_proposals_per_phase": 1}
    match = go(play(match.table, "rest"), "trade seat:1", "drop")
    assert not any(pick.startswith("trade") for pick in options(match))


@rule("QT-9.9")
def test_counter_offers_are_not_counted() -> None:
    match = play(table(seat("thief", gems=3), seat("warrior", gems=3), "priest"), "turn 0")
    go(match, "trade seat:1", "purpose none", "gems 0", "gems 3", "done", "1:counter", "1:drop")
    assert match.table.proposals == [0, 1, 0]


@rule("QT-9.10", "QT-16.12")
def test_call_for_offers() -> None:
    t = table(seat("thief", gems=1), seat("warrior", gems=3), "priest", active=0)
    match = go(play(t, "turn 0", draws=["trap"]), "call_for_offers")
    assert (prompt(match), options(match)) == ("1 offer", ["propose", "pass"])
    go(match, "1:propose", "1:purpose thanks", "1:gems 2", "1:gems 0", "1:done")
    assert (prompt(match), options(match)) == ("0 answer-trade", ["accept", "refuse"])
    go(match, "0:accept")
    assert each(match, "gems") == [3, 1, 0]
    assert prompt(match) == "2 offer"
    go(match, "2:pass")
    assert "call_for_offers" not in options(match)
    go(match, "end_phase", "dungeon")
    assert "call_for_offers" in options(match)


@rule("QT-9.11")
def test_no_more_than_three_open_quests_on_either_side() -> None:
    full = "greed hero witcher"
    t = table(seat("thief", secondary="hunter dragon"), seat("warrior", secondary=full), "priest")
    match = go(play(t, "turn 0"), "trade seat:1", "purpose none", "add_quest 1", "done")
    assert options(match) == ["ask_quest", "drop"]
    go(match, "ask_quest")
    assert "done" in options(match)
    t = table(seat("thief", secondary=full, gems=1), seat("warrior", secondary="hunter dragon"), "priest")
    match = go(play(t, "turn 0"), "trade seat:1", "purpose none", "gems 1", "done", "ask_quest")
    assert "done" not in options(match)


@rule("QT-9.12")
def test_a_gift_needs_consent_and_something_must_move() -> None:
    match = play(table(seat("thief", gems=1), seat("warrior", gems=1), "priest"), "turn 0")
    go(match, "trade seat:1", "purpose none", "gems 0", "gems 0")
    assert (match.table.trade, prompt(match)) == (None, "0 supply")  # both baskets empty: it lapses
    go(match, "trade seat:1", "purpose none", "gems 1", "gems 0", "done")
    assert prompt(match) == "1 answer-trade"
    assert each(match, "gems") == [1, 1, 0]


@rule("QT-9.13", "QT-9.16")
def test_the_purpose_is_public_and_binds_nobody() -> None:
    match = play(table(seat("thief", gems=1), "warrior", "priest"), "turn 0")
    go(match, "trade seat:1", "purpose arena_help seat:2", "gems 1", "done", "1:accept")
    assert facts(match, "trade-proposed")[0]["pick"] == ("purpose", "arena_help", "seat:2")
    assert match.table.promises == []
    go(match, "end_phase", "arena seat:2", "end_pass", "2:end_pass", "0:end_pass", "2:end_pass")
    assert options(match, 1) == ["attacker", "defender", "neutral"]


@rule("QT-9.14", "QT-23.31", "QT-15.7")
def test_a_bow_that_changes_hands_loses_its_monster() -> None:
    forester = seat("forester", objects="bow_of_constraint", tamed="giant_rat", token=False)
    match = play(table(forester, seat("warrior", gems=1)), "turn 0")
    go(match, "trade seat:1", "purpose none", "add bow_of_constraint", "gems 0", "done", "1:accept")
    assert (p(match, 0).tamed, cards(match.table.discard), power(match, 0)) == (-1, ["giant_rat"], 8)
    t = table(forester, seat("warrior", token=False), active=1)
    match = play(t, "challenge 0 False", rolls=[7, 1])  # the Bow is all there is to loot
    assert (p(match, 0).tamed, cards(match.table.discard)) == (-1, ["giant_rat"])
    assert p(match, 1).slots[0] == OBJECT["bow_of_constraint"]


@rule("QT-23.31")
def test_a_bow_moved_to_the_familiar_keeps_its_monster() -> None:
    forester = seat("forester", objects="bow_of_constraint blunt_dagger", tamed="giant_rat", familiar="")
    match = go(play(table(forester, "warrior"), "turn 0"), "to_familiar blunt_dagger")
    assert p(match, 0).tamed == CARD["giant_rat"]
    forester = seat("forester", objects="bow_of_constraint blunt_dagger", tamed="giant_rat")
    match = go(play(table(forester, "warrior"), "turn 0"), "equip blunt_dagger")
    assert (p(match, 0).tamed, cards(match.table.discard)) == (-1, ["giant_rat"])


@rule("QT-9.15")
def test_nothing_changes_hands_between_supply_and_rest() -> None:
    match = play(table(seat("thief", gems=3), "warrior", "priest"), "turn 0", draws=["giant_rat"])
    go(match, "end_phase")
    assert not any(pick.startswith("trade") for pick in options(match))
    go(match, "dungeon")
    assert options(match) == ["fight", "negotiate"]
    go(match, "negotiate", "1:gems 1", "1:done", "1:no_favour")
    assert options(match) == ["clause if_we_win", "clause in_any_case", "drop"]  # nothing in advance


@rule("QT-9.17", "QT-27.10")
def test_four_cards_a_basket() -> None:
    remains = "giant_rat gnoll_hunter drunken_orc mist_wolf blood_bat"
    match = play(table(seat("thief", remains=remains), "warrior", "priest"), "turn 0")
    go(match, "trade seat:1", "purpose none", *(f"add {name}" for name in remains.split()[:4]))
    assert match.table.trade is not None
    assert (match.table.trade.give.cards, prompt(match)) == (4, "0 trade-take")  # the basket is full


@rule("QT-9.18")
def test_nobody_is_addressed_for_nothing() -> None:
    assert not any("trade" in pick for pick in options(play(table("thief", "warrior", "priest"), "turn 0")))
    match = play(table("thief", seat("warrior", gems=1), "priest"), "turn 0")
    assert [pick for pick in options(match) if "trade" in pick] == ["trade seat:1"]
    go(match, "trade seat:1", "drop")
    assert "trade-proposed" not in said(match)
    assert match.table.proposals == [0, 1, 0]
