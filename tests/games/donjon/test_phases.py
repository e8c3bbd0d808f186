"""Phases and rounds (DJ-10), the MD step (DJ-11), the order of play (DJ-13), and how a game ends (DJ-1)."""

from typing import Any

import pytest

from oubliettes.games.donjon.rules.ending import interruption, outcome
from oubliettes.games.donjon.table import DEAD, IN, PE_NEXT, PE_NOW, Effect, Table
from tests.games.donjon.fights import SPENT
from tests.games.donjon.situation import asked, at, match, monster, picks, play, table
from tests.support import rule, said


@rule("DJ-10.7", "DJ-10.5", "DJ-10.2", "DJ-10.6", "DJ-11.7")
def test_an_exploration_phase_is_an_md_step_and_one_turn_each() -> None:
    t = table(heroes="warrior 1,1; thief 2,2", md=True, explorations=3)
    m = match(t, ("explore",), draws=[t.decks["event"].index("pit")])
    assert t.explorations == 4
    assert asked(m) == (2, "md-step")
    play(m, "draw", "done")
    assert asked(m) == (0, "next-hero")
    play(m, "next seat:1", "end")
    assert asked(m) == (0, "turn")  # the only one left
    play(m, "end")
    assert t.explorations == 5
    assert asked(m) == (2, "md-step")
    play(m, "done")
    assert asked(m) == (0, "next-hero")
    assert picks(m, "next") == ["seat:0", "seat:1"], "all of them play again"


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


@rule("DJ-20.3", "DJ-20.2")
def test_once_the_objective_room_is_found_no_more_event_cards_are_taken() -> None:
    t = table(heroes="warrior 1,1 destiny=0", md=True, revealed=True, hand=["foul_air"])
    t.decks["event"].remove("foul_air")
    m = match(t, ("explore",))
    assert picks(m, "draw") == []
    assert picks(m, "play") == ["0"]
    t = table(heroes="warrior 1,1", md=True, revealed=True)
    assert asked(match(t, ("explore",))) == (0, "turn")


@rule("DJ-11.4")
def test_an_md_who_has_nothing_playable_is_asked_all_the_same() -> None:
    t = table(heroes="warrior 1,1", md=True, revealed=True, hand=["ambush"])
    t.decks["event"].remove("ambush")
    m = match(t, ("explore",))
    assert asked(m) == (1, "md-step")
    assert [pick[0] for pick in m.pending[0].options] == ["done"]


@rule("DJ-11.5", "DJ-11.10")
def test_a_move_card_comes_at_the_end_of_the_turn_of_one_who_moved() -> None:
    t = table("room_n", heroes="warrior 1,1 destiny=0", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[9])
    play(m, "step s", "end")
    assert asked(m) == (1, "window")
    assert picks(m, "play") == ["0"]
    t = table("room_n", heroes="warrior 1,1 destiny=0", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[5])
    play(m, "search", "end")
    assert not m.pending  # he did not move
    t = table("room_n", heroes="warrior 1,1; thief 4,4", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    t.stairs = (at(t, "1,2"),)
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",))
    play(m, "step s", "leave")
    assert not m.pending  # he left


@rule("DJ-10.12")
def test_until_the_end_of_the_next_exploration_phase() -> None:
    t = table(heroes="warrior 1,1", phase="PC")
    t.heroes[0].effects = (Effect("curse", 1, PE_NEXT),)
    m = match(t, ("explore",), draws=[0, 0])
    assert list(t.heroes[0].effects) == [Effect("curse", 1, PE_NOW)]
    while t.explorations == 2:
        play(m, "end" if asked(m)[1] == "turn" else "pass")
    assert list(t.heroes[0].effects) == []


@rule("DJ-10.12", "DJ-10.8")
def test_a_phase_cut_short_counts_as_ended() -> None:
    t = table(heroes="warrior 1,1")
    t.heroes[0].effects = (Effect("curse", 1, PE_NOW), Effect("weakened", 1, PE_NEXT))
    monster(t, "orc", "4,4")
    with pytest.raises(interruption.Cut):
        interruption.start_combat(t)
    assert list(t.heroes[0].effects) == [Effect("weakened", 1, PE_NEXT)]
    assert t.agenda == [("combat",)]
    assert t.phase == "PC"


# ------------------------------------------------------------------ order of play (DJ-13)


@rule("DJ-13.1", "DJ-13.3", "DJ-13.6")
def test_the_leader_names_the_next_among_those_who_stand_and_have_not_played() -> None:
    t = table(heroes="warrior 1,1; thief 2,2; priest 3,3 life=0; wizard 4,4", order=(1, 0, 2, 3))
    m = match(t, ("next-hero",))
    assert asked(m) == (1, "next-hero")
    assert picks(m, "next") == ["seat:0", "seat:1", "seat:3"]
    play(m, "next seat:3", "end")
    assert picks(m, "next") == ["seat:0", "seat:1"]
    t = table(heroes="warrior 1,1; thief 2,2", monsters="orc 5,5", phase="PC")
    m = match(t, ("heroes-part",))
    assert asked(m) == (0, "next-hero")


@rule("DJ-13.3", "DJ-13.2")
def test_the_strict_game_goes_by_speed() -> None:
    t = table(heroes="warrior 1,1; thief 2,2; wizard 4,4", order=(1, 2, 0), initiative="strict")
    m = match(t, ("next-hero",), draws=[0])
    order = []
    for _ in range(3):
        order.append(asked(m)[0])
        play(m, "end")
    assert order == [1, 2, 0]


# ------------------------------------------------------------------ the end (DJ-1)


@rule("DJ-1.11", "DJ-1.1")
def test_the_party_may_go_home_once_the_main_objective_is_done() -> None:
    t = table(heroes="warrior 1,1; thief 2,2", done=("main",), order=(1, 0))
    m = match(t, ("explore",), draws=[0])
    assert asked(m) == (1, "go-home")
    assert [pick[0] for pick in m.pending[0].options] == ["home", "stay"]
    play(m, "home")
    assert t.outcome == "success"
    t = table(heroes="warrior 1,1; thief 2,2", done=("main",), order=(1, 0))
    m = match(t, ("explore",), draws=[0])
    play(m, "stay")
    assert not t.outcome
    assert asked(m)[1] == "next-hero"
    t = table(heroes="warrior 1,1", monsters="orc 5,5", done=("main",))
    t.monsters[0].quest = True
    assert asked(match(t, ("explore",), draws=[0]))[1] != "go-home"


@rule("DJ-1.15")
@pytest.mark.parametrize("done,outcome", [((), "failure"), (("main",), "success")])
def test_worked_example_46_the_cap(done: tuple[str, ...], outcome: str) -> None:
    t = table(heroes="warrior 1,1", explorations=149, done=done, revealed=True)
    m = match(t, ("explore",))
    assert t.explorations == 150
    assert not t.outcome
    if done:
        play(m, "stay")
    play(m, "end")
    assert t.outcome == outcome


@rule("DJ-1.15")
def test_a_fight_that_broke_out_is_fought_first() -> None:
    t = table(heroes="warrior 1,1", monsters="goblin 1,2 life=1", explorations=150)
    m = match(t, ("combat",), rolls=[10, 1])
    assert asked(m) == (0, "fight")
    play(m, "strike 10 goblin")
    while m.pending and not t.outcome:
        play(m, "pass" if ("pass",) in m.pending[0].options else " ".join(map(str, m.pending[0].options[0])))
    assert t.outcome == "failure"


@rule("DJ-1.16")
def test_success_is_kept_when_the_last_ones_die_or_leave() -> None:
    t = table(heroes="warrior 1,1", done=("main",))
    t.heroes[0].fate = DEAD
    with pytest.raises(interruption.Cut):
        outcome.check_party(t)
    assert t.outcome == "success"


@rule("DJ-1.3")
def test_with_nobody_left_the_md_wins() -> None:
    t = table(heroes="warrior 1,1; thief 2,2")
    t.heroes[0].fate = DEAD
    outcome.check_party(t)
    assert t.heroes[1].fate == IN
    t.heroes[1].fate = "left"
    with pytest.raises(interruption.Cut):
        outcome.check_party(t)
    assert t.outcome == "failure"


@rule("DJ-7.8", "DJ-7.15")
def test_last_aid_at_the_end_of_an_exploration_phase() -> None:
    t = table(heroes="priest 1,1; thief 2,2 life=0")
    m = match(t, ("explored",), rolls=[4], draws=[0])
    assert asked(m) == (0, "last-aid")
    play(m, " ".join(map(str, m.pending[0].options[0])))
    assert t.heroes[1].life == 4
    t = table(heroes="priest 1,1; thief 2,2 life=0")
    m = match(t, ("explored",), draws=[0])
    play(m, "pass")
    assert t.heroes[1].fate == DEAD
    assert "dies" in said(m)


# ------------------------------------------------------------------ the MD's moments (DJ-11)


def holding(*cards: str, **facts: Any) -> Table:
    """The MD has these cards; a warrior whom nobody asks about them faces an orc."""
    t = table(heroes=f"warrior 2,3 {SPENT}", md=True, revealed=True, hand=list(cards), **facts)
    for card in cards:
        t.decks["event"].remove(card)
    return t


@rule("DJ-11.4")
def test_one_card_in_each_phase() -> None:
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
    assert asked(match(t, ("monsters-part",)))[1] != "window", "but the onset card does"


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
    m = match(t, ("turn-starts", 0), ("turn",))
    play(m, "open")
    assert (asked(m), picks(m, "play")) == ((1, "window"), ["0"])
