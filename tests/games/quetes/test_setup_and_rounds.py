"""Box, setup, first player, rounds and Pot (QT-1 to QT-3, QT-26)."""

from collections import Counter

import pytest

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.check import check
from oubliettes.games.quetes.pieces import (
    ADVENTURE,
    CARD,
    CHARACTERS,
    COMPONENTS,
    DIE,
    MONSTERS,
    OBJECT,
    OBJECTS,
    QUESTS,
    SPECIALS,
    TYPE,
    TYPES,
)
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import BadOption, FastDice, Match, ScriptedDice
from tests.games.quetes.situation import FREE, arena, bids, cards, each, facts, go, meet, options, p, play, seat, table
from tests.support import rule


def new(seats: int, **settings: object) -> Match[Table]:
    return Match.new(GAME, seats=seats, options=settings, dice=FastDice(seats))


def begun(seats: int, *rolls: int) -> Match[Table]:
    """A match after the choice of main quests: characters and quests in the order of the box."""
    kept = [card for card in range(18) if seats > 2 or QUESTS[card] not in ("intrepid", "coward")]
    pile = len(kept) - seats
    draws = [0] * seats + ([0] if seats > 1 else [])
    shuffles = [tuple(range(len(kept))), tuple(range(pile))]
    match: Match[Table] = Match.new(GAME, seats=seats, dice=ScriptedDice(rolls, draws, shuffles))
    for number in range(seats):
        match.choose(number, ("keep", 1))
    return match


@rule("QT-1.1")
def test_two_to_six_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(BadOption):
        new(7)


@rule("QT-1.3", "QT-1.4", "QT-20.1")
def test_cards_of_the_box() -> None:
    assert (len(ADVENTURE), len(QUESTS), len(OBJECTS) + 1, len(CHARACTERS)) == (74, 18, 22, 6)
    assert len(ADVENTURE) + len(QUESTS) + len(OBJECTS) + 1 + len(CHARACTERS) == 120
    assert sum(card in MONSTERS for card in ADVENTURE) == 51
    assert Counter(TYPE[card] for card in MONSTERS) == {0: 16, 1: 16, 2: 16, 3: 3}
    specials = Counter(cards(card for card in ADVENTURE if card in SPECIALS))
    assert sum(specials.values()) == 13
    assert {name: many for name, many in specials.items() if many > 1} == {"treasure_chest": 2, "sale": 2}
    assert len(ADVENTURE) - 51 - 13 == 10


@rule("QT-1.5", "QT-1.6", "QT-1.9", "QT-1.10")
def test_tokens_markers_dice_and_box_information() -> None:
    tokens = {token["id"]: token["count"] for token in COMPONENTS["token"]}
    assert (tokens["attacker"], tokens["defender"], tokens["unique_power"], tokens["curse"]) == (6, 6, 6, 1)
    assert sum(tokens.values()) == 23
    assert sum(marker["count"] for marker in COMPONENTS["marker"]) == 18
    assert DIE == 8
    assert [(one["points"], one["minutes"]) for one in COMPONENTS["length"]] == [(12, 45), (15, 90), (20, 120)]


@rule("QT-1.7", "QT-2.18")
def test_forty_gems_all_in_the_reserve_at_the_start() -> None:
    match = new(4)
    assert (match.table.reserve, each(match, "gems")) == (40, [0] * 4)
    t = table("thief", "warrior")
    assert check(t) == []
    t.pot += 1
    assert check(t) == ["41 gems instead of 40, or a purse below zero"]


@rule("QT-1.8", "QT-3.16")
def test_an_empty_reserve() -> None:
    t = table(seat("thief", gems=20), seat("warrior", gems=19))
    match = meet(t, "treasure_chest", rest=True)
    assert (p(match, 0).gems, match.table.reserve) == (21, 0)
    t = table(seat("thief", gems=20), seat("warrior", gems=20), arena_decided=False)
    match = play(t, "round")
    assert (match.table.pot, match.table.round) == (0, 5)


@rule("QT-1.8")
def test_simultaneous_gains_are_served_from_the_active_player() -> None:
    t = table(seat("thief", gems=19), seat("warrior", gems=19, token=False), active=1, discard="drunken_orc")
    match = play(t, "draw", draws=["day_in_hell", "trap"], rolls=[8, 1])
    assert each(match, "gems") == [20, 20]
    t = table(seat("thief", gems=19), seat("warrior", gems=20, token=False), active=1, discard="drunken_orc")
    match = play(t, "draw", draws=["day_in_hell", "trap"], rolls=[8, 1])
    assert each(match, "gems") == [19, 21]


@rule("QT-1.11", "QT-21.4")
def test_the_player_on_the_right_plays_just_before() -> None:
    match = play(table("thief", "warrior", "priest", "barbarian", active=2), "draw", draws=["bloodthirst"])
    assert facts(match, "arena-open") == [{"seat": 2, "victim_seat": 1}]


@rule("QT-2.1", "QT-2.2", "QT-26.1")
def test_length_of_the_game() -> None:
    assert [new(seats).table.target for seats in range(2, 7)] == [12, 12, 12, 15, 15]
    assert [new(4, target=target).table.target for target in ("12", "15", "20")] == [12, 15, 20]
    assert "target" not in {option.id for option in GAME.options_for(2)}  # nothing to choose
    with pytest.raises(BadOption, match="option target applies to 3 to 6 seats, not to 2"):
        new(2, target="20")


@rule("QT-26.10", "QT-27.10")
def test_two_players_have_no_talks_to_limit() -> None:
    passes = "arena_passes_per_principal"
    assert passes in GAME.settle(3, {})
    assert passes not in GAME.settle(2, {})


@rule("QT-2.3", "QT-2.4", "QT-2.11")
def test_shop_at_the_start() -> None:
    match = new(2)
    assert len(match.table.shop) == 18
    assert sorted(OBJECTS[o] for o in match.table.aside) == ["dragon_amulet", "dragon_armour", "dragon_sword"]
    assert "bow_of_constraint" in match.view(0).shop  # whoever was dealt


@rule("QT-2.5", "QT-2.6", "QT-5.7", "QT-24.1")
def test_the_temple_is_a_place_and_nobodys_card() -> None:
    assert "healing_temple" not in OBJECT
    match = go(play(table(seat("thief", gems=3, wounds=4), "warrior"), "turn 0"), "heal")
    assert (p(match, 0).wounds, p(match, 0).gems, match.table.temple, match.table.reserve) == (0, 1, 2, 37)
    match = meet(table("thief", seat("warrior", gems=1), temple=2), "djinn", "fight", rolls=[8, 1])
    assert not any("temple" in pick for pick in options(match))


@rule("QT-2.7", "QT-2.8", "QT-2.9", "QT-2.10", "QT-26.2", "QT-26.3")
@pytest.mark.parametrize("seats, candidates, quests", [(2, 3, 16), (3, 2, 18), (6, 2, 18)])
def test_main_quests(seats: int, candidates: int, quests: int) -> None:
    match = new(seats)
    shown = [quest.card for player in match.table.players for quest in player.candidates]
    assert len(shown) == len(set(shown)) == seats * candidates
    assert [ask.seat for ask in match.pending] == list(range(seats))
    chosen = [player.candidates[1].card for player in match.table.players]
    for number in range(seats):
        match.choose(number, ("keep", 2))
    assert [player.main.card for player in match.table.players] == chosen
    assert len(match.table.pile) == quests - seats
    assert set(shown) - set(chosen) < {quest.card for quest in match.table.pile}
    assert all(not player.candidates and not player.secondary for player in match.table.players)
    before = match.view(1).seats["0"]
    assert (before.character in CHARACTERS, [quest.name for quest in before.quests]) == (True, [""])
    every = {quest.card for quest in match.table.pile} | set(chosen)
    assert ("intrepid" in {QUESTS[card] for card in every}) == (seats > 2)


@rule("QT-2.8")
def test_the_quest_pile_is_shuffled_after_the_choice() -> None:
    kept = [card for card in range(18) if QUESTS[card] not in ("intrepid", "coward")]
    dice = ScriptedDice([8, 1], [0, 1], [tuple(range(16)), tuple(reversed(range(14)))])
    match: Match[Table] = Match.new(GAME, seats=2, dice=dice)
    match.choose(0, ("keep", 1))
    match.choose(1, ("keep", 1))
    rejected = [kept[10], kept[11], kept[13], kept[14]]
    assert [quest.card for quest in match.table.pile] == [*rejected, *reversed(kept[:10])]


@rule("QT-2.11", "QT-2.12", "QT-2.13", "QT-2.14", "QT-2.15")
def test_characters_and_markers() -> None:
    dice = ScriptedDice([1, 8], [1, 3, 0], [tuple(range(16)), tuple(range(14))])
    match: Match[Table] = Match.new(GAME, seats=2, dice=dice)
    assert [CHARACTERS[player.character] for player in match.table.players] == ["forester", "barbarian"]
    assert TYPES[match.table.players[0].type_token] == "dragon"
    assert match.view(1).seats["0"].type_token == "dragon"
    assert (each(match, "token"), each(match, "trophies"), each(match, "wounds")) == ([True] * 2, [0] * 2, [0] * 2)
    assert [(one.power, one.ally) for one in new(3).view(None).seats.values()] == [(8, 4)] * 3


@rule("QT-2.12", "QT-26.4", "QT-14.2")
def test_camp_tokens_with_three_or_more_players() -> None:
    match = arena(table("thief", "warrior", "barbarian"), 1)
    assert options(match, 2) == ["attacker", "defender", "neutral"]
    match = arena(table("thief", seat("warrior", token=False)), 1, rolls=[1, 1])
    assert "fists-closed" not in [event.key for event in match.log]


@rule("QT-2.16", "QT-2.17")
def test_all_adventure_cards_are_in_the_deck() -> None:
    match = new(3)
    assert match.table.deck == list(ADVENTURE)
    assert CARD["good_fairy"] in match.table.deck


@rule("QT-3.1", "QT-3.2", "QT-3.3", "QT-3.4", "QT-6.8")
def test_first_player_and_order() -> None:
    match = begun(3, 8, 3, 8, 2, 5)
    assert facts(match, "first-roll")[-2:] == [{"seat": 0, "die": 2}, {"seat": 2, "die": 5}]
    assert (match.table.first, match.table.active, match.table.round) == (2, 2, 1)
    order = []
    for _ in range(4):
        order.append((match.table.round, match.table.active))
        match.table.agenda = [step for step in match.table.agenda if step[0] in ("turn", "round")]
        match = play(match.table)
    assert order == [(1, 2), (1, 0), (1, 1), (2, 2)]


@rule("QT-3.5", "QT-3.6", "QT-3.12", "QT-3.13")
def test_pot_grows_until_an_arena_is_decided() -> None:
    t = table("thief", "warrior", arena_decided=False, round=0)
    for number in range(1, 5):
        t.agenda = []
        play(t, "round")
        assert (t.round, t.pot) == (number, number)
    t.agenda = []
    t.arena_decided = True
    play(t, "round")
    assert t.pot == 4


@rule("QT-3.7", "QT-3.8", "QT-10.1", "QT-10.8", "QT-10.12")
def test_arenas_from_round_three() -> None:
    for number in (1, 2):
        t = table(seat("thief", kept="temple_key"), "warrior", round=number)
        assert options(play(t, "phase_two")) == ["dungeon", "rob_temple"]
    match = play(table("thief", "warrior", "barbarian", round=3), "phase_two")
    assert options(match) == ["dungeon", "arena seat:1", "arena seat:2"]
    match.table.challenges[0][1] = 5
    match = play(match.table, "phase_two")
    assert "arena seat:1" in options(match)


@rule("QT-3.9")
def test_everything_else_from_round_one() -> None:
    t = table(seat("thief", gems=8), "warrior", "barbarian", round=1)
    found = options(play(t, "rest"))
    assert {"buy_trophy", "buy_quest", "buy double_axe", "trade seat:1", "call_for_offers"} <= set(found)
    t = table("thief", "warrior", "barbarian", round=1)
    assert "negotiate" in options(meet(t, "giant_rat"))
    t = table("thief", seat("priest", token=False), "barbarian", round=1)
    match = meet(t, "giant_rat", *bids(t, 1, *FREE), rolls=[1, 1])
    assert p(match, 0).remains


@rule("QT-3.14", "QT-3.15")
def test_early_cards_are_replaced_as_often_as_needed() -> None:
    for early in ("dragon_black", "the_toll"):
        match = play(table("thief", "warrior", round=2), "draw", draws=[early, early, "dragon_green", "trap"])
        assert p(match, 0).wounds == 1
        assert len(match.table.deck) == 73
        assert [one["card"] for one in facts(match, "too-early")] == [early, early, "dragon_green"]
        assert match.table.scrap == []
    match = play(table("thief", "warrior", round=3), "draw", draws=["dragon_black"])
    assert match.pending[0].prompt == "encounter"
