"""DJ-16: searching a zone."""

import pytest

from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus
from tests.games.donjon.cards import event, two_heroes
from tests.games.donjon.fights import SPENT
from tests.games.donjon.furnished import beside, examine
from tests.games.donjon.situation import asked, match, picks, play, table, turn
from tests.support import rule


@rule("DJ-16.1", "DJ-16.2", "DJ-16.4")
def test_a_zone_is_searched_once_for_the_whole_party() -> None:
    t = table("room_n", heroes="human warrior 2,2; thief 3,3")
    m = turn(t, rolls=[2])
    play(m, "search")
    assert t.turn.points == 2
    assert t.zones[0].searched
    assert picks(m, "search") == []
    assert t.heroes[0].gold == 0
    assert not t.hand
    play(m, "end")
    assert picks(turn(t, 1), "search") == []


@rule("DJ-16.3", "DJ-16.6")
def test_a_one_gives_the_md_a_card_which_he_may_play_on_the_searcher() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True)
    m = turn(t, rolls=[1], draws=[t.decks["event"].index("pit")])
    play(m, "search")
    assert asked(m) == (1, "search-event")
    assert [pick[0] for pick in m.pending[0].options] == ["play-now", "hold"]
    play(m, "hold")
    assert t.hand == ["pit"]
    assert t.drawn == ""
    assert asked(m) == (0, "turn")


@rule("DJ-16.4", "DJ-16.5")
@pytest.mark.parametrize("die, found", [(2, 0), (9, 0), (10, 1)])
def test_a_search_finds_something_on_a_ten_alone(die: int, found: int) -> None:
    t = table("room_n", heroes=f"warrior 2,2 {SPENT}")
    t.decks["treasure"] = ["antidote"] * 3
    play(turn(t, rolls=[die], draws=[0] * found), "search")
    assert [item.kind for item in t.heroes[0].pack] == ["antidote"] * found


@rule("DJ-16.5", "DJ-16.8", "DJ-2.9")
def test_a_ten_finds_a_treasure_for_the_searcher() -> None:
    t = table("room_n", heroes="human warrior 2,2; thief 3,3")
    m = turn(t, rolls=[10], draws=[t.decks["treasure"].index("gold_casket")])
    play(m, "search")
    assert [hero.gold for hero in t.heroes] == [40, 0]
    assert t.discards["treasure"] == ["gold_casket"]


@rule("DJ-16.6")
def test_a_card_of_a_search_is_aimed_at_the_searcher() -> None:
    t = two_heroes()
    t.heroes[0].targeted = 5
    event(t, "evil_eye", 0, rolls=(1,))
    assert dice_bonus(t.heroes[0]) == -1


@rule("DJ-16.6")
def test_with_six_in_hand_the_md_discards_one() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True)
    t.hand = ["pit", "pit", "frenzy", "ambush", "ambush"]
    for card in t.hand:
        t.decks["event"].remove(card)
    m = turn(t, rolls=[1], draws=[t.decks["event"].index("draught")])
    play(m, "search", "hold")
    assert asked(m) == (1, "sixth-card")
    assert picks(m, "discard") == ["0", "1", "2", "3", "4", "5"]
    play(m, "discard 2")
    assert t.hand == ["pit", "pit", "ambush", "ambush", "draught"]
    assert t.discards["event"] == ["frenzy"]


@rule("DJ-16.6", "DJ-20.3")
def test_after_the_objective_room_a_search_gives_no_event() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True, revealed=True)
    m = turn(t, rolls=[1])
    play(m, "search")
    assert asked(m) == (0, "turn")
    assert not t.hand


@rule("DJ-16.6", "DJ-11.4")
def test_a_card_played_by_a_search_does_not_count_against_the_phase() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True)
    m = turn(t, rolls=[1], draws=[t.decks["event"].index("foul_air")])
    play(m, "search", "play-now")
    while m.pending and asked(m)[1] != "turn":
        play(m, "pass")
    assert t.heroes[0].fatigue == 4
    assert not t.played
    assert t.discards["event"] == ["foul_air"]


@rule("DJ-16.6")
def test_a_searchs_card_must_touch_the_searcher_or_his_zone() -> None:
    """The thief is in the next zone: what he alone has is none of the searcher's business."""
    for card, fact in (("draught", "torch"), ("foul_air", "fatigue")):
        for number, now in ((1, ["hold"]), (0, ["play-now", "hold"])):
            t = table("room_n", "n room_n", heroes="warrior 2,2 fatigue=0; thief 2,-3 fatigue=0", md=True)
            setattr(t.heroes[number], fact, 1)
            m = match(t, ("search_event", 0), draws=[t.decks["event"].index(card)])
            assert [pick[0] for pick in m.pending[0].options] == now


@rule("DJ-16.6", "DJ-2.7")
def test_a_fifth_card_from_a_search_is_kept_and_a_sixth_costs_one() -> None:
    for held, prompt in ((4, "turn"), (5, "sixth-card")):
        t = table("room_n", heroes=f"warrior 2,2 {SPENT}", md=True)
        t.hand = ["ambush"] * held
        t.decks["event"] = ["frenzy"]
        m = play(turn(t, rolls=[1], draws=[0]), "search", "hold")
        assert asked(m)[1] == prompt
        assert len(t.hand) == held + 1


@rule("DJ-16.7")
def test_door_onset_and_melee_cards_go_to_the_hand() -> None:
    for card in ("locked_door", "ambush", "frenzy"):
        t = table("room_n", heroes="human warrior 2,2", md=True)
        m = turn(t, rolls=[1], draws=[t.decks["event"].index(card)])
        play(m, "search")
        assert [pick[0] for pick in m.pending[0].options] == ["hold"]


@rule("DJ-16.8", "DJ-19.4")
def test_two_cards_of_a_chest_are_the_finders() -> None:
    t, number = beside("chest", "warrior 2,3; priest 5,5")
    t.decks["treasure"] = ["antidote", "gemstones"]
    examine(t, number, 10, draws=(0, 0))
    assert ([item.kind for item in t.heroes[0].pack], t.heroes[0].gold) == (["antidote"], 60)
    assert t.marks["gold"] == 60
