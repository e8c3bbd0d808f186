"""DJ-11: exploration Phase: MD step."""

from typing import Any

import pytest

from oubliettes.games.donjon.pieces import EVENT_CARDS
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import UNKNOWN, Fire, Table
from oubliettes.kernel import Match
from tests.games.donjon.cards import two_heroes
from tests.games.donjon.fights import SPENT, lives
from tests.games.donjon.situation import asked, at, match, picks, play, spot, table, turn
from tests.support import rule, said


def holding(*cards: str, **facts: Any) -> Table:
    """The MD has these cards; a warrior whom nobody asks about them faces an orc."""
    t = table(heroes=f"warrior 2,3 {SPENT}", md=True, revealed=True, hand=list(cards), **facts)
    for card in cards:
        t.decks["event"].remove(card)
    return t


FULL = ["ambush", "frenzy", "pit", "locked_door", "portcullis"]


def md_step(hand: list[str], md: bool = True, **facts: Any) -> Match[Table]:
    t = table(heroes=f"warrior 2,2 {SPENT}", md=md, hand=hand, **facts)
    t.decks["event"] = ["darkness"]
    return match(t, ("md_step",), draws=[0])


@rule("DJ-11.1", "DJ-11.8")
def test_the_md_takes_one_card_or_none() -> None:
    t = table(heroes="warrior 1,1", md=True)
    m = match(t, ("explore",), draws=[t.decks["event"].index("pit")])
    assert [pick[0] for pick in m.pending[0].options] == ["draw", "done"]
    play(m, "draw")
    assert t.hand == ["pit"]
    assert picks(m, "draw") == []
    t = table(heroes="warrior 1,1", md=True)
    m = match(t, ("explore",))
    play(m, "done")
    assert t.hand == []
    assert asked(m) == (0, "turn")


@rule("DJ-11.2", "DJ-11.3", "DJ-11.4", "DJ-2.7", "DJ-11.6")
def test_worked_example_26_five_cards() -> None:
    t = table(heroes="warrior 1,1 destiny=0; thief 2,2 destiny=0", md=True)
    t.hand = ["foul_air", "pit", "pit", "ambush", "whispers"]
    for card in t.hand:
        t.decks["event"].remove(card)
    m = match(t, ("explore",), draws=[t.decks["event"].index("whispers") if "whispers" in t.decks["event"] else 0])
    assert picks(m, "draw") == []
    play(m, "play 0")
    assert [hero.fatigue for hero in t.heroes] == [4, 4]
    assert t.discards["event"] == ["foul_air"]
    assert len(t.hand) == 4
    assert asked(m) == (2, "md-step")
    assert picks(m, "draw") == [""]
    assert picks(m, "play") == []
    play(m, "draw")
    assert len(t.hand) == 5
    assert asked(m)[1] == "next-hero"


@rule("DJ-42.31", "DJ-11.4", "DJ-11.5")
def test_an_immediate_card_is_resolved_and_not_replaced() -> None:
    t = two_heroes()
    draw = t.decks["event"].index("loose_slab")
    t.hand = ["foul_air"]
    t.heroes[0].fatigue = 1
    m = match(t, ("md_step",), draws=[draw])
    assert any(piece.kind == "slab" for piece in t.pieces)
    assert t.hand == []  # he still played another card
    assert "loose_slab" in t.discards["event"]
    assert said(m).count("event-played") == 2


@rule("DJ-11.4", "DJ-11.9")
def test_one_card_in_each_phase() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1")
    t.hand = ["ambush", "frenzy"]
    for card in t.hand:
        t.decks["event"].remove(card)
    match(t, ("combat",), rolls=[10, 1])
    assert t.ambush
    assert t.hand == ["frenzy"]  # not in the monsters' part of the same phase
    assert lives(t) == [14]


@rule("DJ-11.4")
def test_an_md_who_has_nothing_playable_is_asked_all_the_same() -> None:
    t = table(heroes="warrior 1,1", md=True, revealed=True, hand=["ambush"])
    t.decks["event"].remove("ambush")
    m = match(t, ("explore",))
    assert asked(m) == (1, "md-step")
    assert [pick[0] for pick in m.pending[0].options] == ["done"]


@rule("DJ-11.4")
def test_the_md_plays_one_card_in_each_phase() -> None:
    t = holding("foul_air", "foul_air")
    t.heroes[0].fatigue = 3
    m = match(t, ("explore",))
    play(m, "play 0")
    assert asked(m) == (0, "turn")
    play(m, "end")
    assert picks(m, "play") == ["0"], "a new phase, a new card"


@rule("DJ-11.4", "DJ-11.9")
def test_a_card_played_in_the_exploration_phase_does_not_count_in_the_fight() -> None:
    t = holding("ambush", monsters="orc 2,1", played=True)
    m = match(t, ("combat",))
    assert asked(m) == (1, "window")
    play(m, "play 0")
    t.hand = ["frenzy"]
    t.agenda.clear()
    assert asked(match(t, ("monsters_part",)))[1] != "window", "but the onset card does"


@rule("DJ-11.5", "DJ-11.10")
def test_a_move_card_answers_a_movement() -> None:
    for steps, played in ((("step n",), True), ((), False)):
        t = table(heroes=f"warrior 2,2 {SPENT}")
        t.hand = ["falling_block"]
        t.decks["event"].remove("falling_block")
        m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[9])
        play(m, *steps, "end")
        assert (lives(t) == [19]) is played


@rule("DJ-11.5", "DJ-11.8")
def test_the_md_is_asked_whenever_he_holds_a_card() -> None:
    """Whether he could play it is nobody's business."""
    for hand in (["ambush"], ["falling_block"]):
        t = table(heroes=f"warrior 2,2 {SPENT}", md=True)
        t.hand = hand
        m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[9])
        play(m, "step n", "end")
        assert asked(m) == (1, "window")
        assert picks(m, "play") == ([] if hand == ["ambush"] else ["0"])
        play(m, "pass")


@rule("DJ-11.5", "DJ-42.5", "DJ-15.11")
def test_a_locked_door_event_spends_the_point_but_not_the_turn() -> None:
    t = table("room_n", heroes="human warrior 2,0 destiny=0", md=True, hand=["locked_door"], pile=[UNKNOWN, "corridor"])
    t.decks["event"].remove("locked_door")
    m = turn(t)
    play(m, "open")
    assert asked(m) == (1, "window")
    play(m, "play 0")
    while asked(m) != (0, "turn"):
        play(m, "pass")
    assert t.doors[0].locked
    assert t.turn.points == 2
    assert len(t.zones) == 1
    assert picks(m, "break") == [""]


@rule("DJ-11.5", "DJ-11.10")
def test_a_move_card_comes_at_the_end_of_the_turn_of_one_who_moved() -> None:
    t = table("room_n", heroes="warrior 1,1 destiny=0", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[9])
    play(m, "step s", "end")
    assert asked(m) == (1, "window")
    assert picks(m, "play") == ["0"]
    t = table("room_n", heroes="warrior 1,1 destiny=0", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[5])
    play(m, "search", "end")
    assert not m.pending  # he did not move
    t = table("room_n", heroes="warrior 1,1; thief 4,4", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    t.stairs = (at(t, "1,2"),)
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",))
    play(m, "step s", "leave")
    assert not m.pending  # he left


@rule("DJ-11.5")
def test_onset_and_melee_cards_have_their_moments() -> None:
    t = holding("ambush", "frenzy", "foul_air", "pit", monsters="orc 2,1")
    m = match(t, ("combat",))
    assert (asked(m), picks(m, "play")) == ((1, "window"), ["0"])
    play(m, "pass")
    assert asked(m) == (0, "fight")
    play(m, "end")
    assert (asked(m), picks(m, "play")) == ((1, "window"), ["1"])
    t = table("room_n", heroes=f"warrior 2,0 {SPENT}", md=True, hand=["locked_door", "pit"])
    m = match(t, ("turn_starts", 0), ("turn",))
    play(m, "open")
    assert (asked(m), picks(m, "play")) == ((1, "window"), ["0"])


@rule("DJ-11.10")
def test_a_move_card_has_no_moment_when_he_has_fallen() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} life=2; priest 5,5 destiny=0")
    t.hand = ["falling_block"]
    t.fires = (Fire(at(t, "2,1"), -1),)
    layout.refresh(t)
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[6])
    play(m, "step n")
    assert t.heroes[0].life == 0
    assert t.hand == ["falling_block"]
    assert spot(t, t.heroes[0]) == "2,1"


@rule("DJ-11.11", "DJ-11.2")
def test_of_five_cards_that_cannot_be_played_one_may_make_room() -> None:
    m = md_step(FULL[:])
    assert m.pending[0].options == [*[("discard", n) for n in range(5)], ("done",)]
    play(m, "discard 1")
    assert m.table.hand == ["ambush", "pit", "locked_door", "portcullis"]
    assert m.table.discards["event"] == ["frenzy"]
    assert picks(m, "draw") == [], "instead of the card of this phase"
    play(m, "done")
    m.table.agenda.clear()
    m.table.drew = False
    m = match(m.table, ("md_step",), draws=[0])
    play(m, "draw")
    assert m.table.hand[-1] == "darkness"


@rule("DJ-11.11", "DJ-11.3")
def test_a_card_that_can_be_played_is_played_instead() -> None:
    m = md_step([*FULL[:4], "darkness"])
    assert m.pending[0].options == [("play", 4), ("done",)]


@rule("DJ-11.11", "DJ-20.3", "DJ-11.1")
@pytest.mark.parametrize("facts", [{"revealed": True}, {"drew": True}])
def test_no_room_is_made_where_no_card_may_be_taken(facts: dict[str, bool]) -> None:
    m = md_step(FULL[:], **facts)
    assert picks(m, "discard") == []


@rule("DJ-11.11")
def test_four_cards_leave_room_enough() -> None:
    assert md_step(FULL[:4]).pending[0].options == [("draw",), ("done",)]


@rule("DJ-11.11", "DJ-35.1")
def test_the_automatic_md_makes_room_too() -> None:
    t = md_step(FULL[:], md=False).table
    assert len(t.hand) == 4
    assert t.discards["event"] == [min(FULL, key=lambda card: EVENT_CARDS[card].value)]


@rule("DJ-11.11", "DJ-35.1")
def test_the_gentle_md_keeps_its_hand_in_a_phase_in_which_it_rests() -> None:
    t = md_step(FULL[:], md=False, level="gentle", phases=2).table
    assert t.hand == FULL
