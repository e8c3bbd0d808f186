"""A potion at any time, also between two blows (DJ-14.5); woken creatures; full hands; tombs without a free square."""

from typing import Any

import pytest

from oubliettes.games.donjon.pieces import EVENT_CARDS
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.monsters.arrival import LATER
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import PC, Group, Table
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, foe, lives, monsters_part, prowl
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, match, picks, play, table, turn
from tests.games.donjon.test_quests import beside, cleared
from tests.support import rule

# ------------------------------------------------------------------ potions


def two_orcs(heroes: str, *rolls: int) -> Match[Table]:
    """Two orcs with 12 against 9: each blow costs the warrior 3 PV. Who is asked then?"""
    t = table(heroes=heroes, monsters="orc 2,1; orc 3,1")
    t.heroes[0].hits = 0
    return monsters_part(t, rolls=rolls)


@rule("DJ-14.5", "DJ-14.3", "DJ-8.28")
def test_a_potion_between_two_blows() -> None:
    m = two_orcs(f"warrior 2,2 {SPENT} life=9 +healing_potion", 10, 1, 4, 10, 1)
    assert asked(m) == (0, "potion")
    assert m.pending[0].options == [("drink", "healing_potion"), ("pass",)]
    after_one = m.table.heroes[0].life
    assert after_one < 9
    play(m, "drink healing_potion")
    assert m.table.heroes[0].life == after_one + 4 - (9 - after_one), "healed, then struck once more"
    assert not m.pending, "after the last blow his own turn comes"


@rule("DJ-14.5")
def test_he_may_keep_it_and_is_asked_again_after_the_next_blow_only() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} +healing_potion", monsters="orc 2,1; orc 3,1; orc 1,1")
    m = monsters_part(t, rolls=[10, 1, 1, 10, 10, 1])
    play(m, "pass")  # the second misses
    assert not m.pending, "the third blow is the last"
    assert t.heroes[0].pack


@rule("DJ-14.5", "DJ-6.13")
@pytest.mark.parametrize("things", ["", "+strength_potion +speed_potion +torch"])
def test_nobody_is_asked_who_carries_nothing_that_helps(things: str) -> None:
    assert not two_orcs(f"warrior 2,2 {SPENT} {things}", 10, 1, 10, 1).pending


@rule("DJ-14.5", "DJ-8.29", "DJ-7.12")
def test_a_companion_beside_him_may_give_one_even_to_the_fallen() -> None:
    heroes = f"warrior 2,2 {SPENT} life=2; priest 2,3 {SPENT} +healing_potion; thief 5,5 {SPENT} +healing_potion"
    m = two_orcs(heroes, 10, 1, 3, 1, 10)
    assert m.table.heroes[0].life == 0
    assert asked(m) == (1, "potion")
    assert picks(m, "feed") == ["healing_potion seat:0"]
    play(m, "feed healing_potion seat:0")
    assert m.table.heroes[0].life == 3
    assert not m.pending, "the thief is too far off"


@rule("DJ-14.5", "DJ-37.7")
def test_who_is_in_ice_gives_nothing() -> None:
    m = two_orcs(f"warrior 2,2 {SPENT}; priest 2,3 {SPENT} frozen=1 +healing_potion", 10, 1, 10, 1)
    assert not m.pending


@rule("DJ-14.5", "DJ-31.17")
def test_a_potion_between_the_axe_and_the_tail_of_a_fimir() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} +healing_potion", monsters="fimir 2,1")
    m = monsters_part(t, rolls=[5, 1, 4, 1, 10])
    assert asked(m) == (0, "potion")
    play(m, "drink healing_potion")
    assert not m.pending


@rule("DJ-14.5", "DJ-42.9")
def test_a_potion_right_after_an_event() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} life=4 +healing_potion")
    m = match(t, ("event", "falling_block", 0), rolls=[1, 3, 5])
    assert (lives(t), asked(m)) == ([1], (0, "potion"))
    play(m, "drink healing_potion")
    assert lives(t) == [6]


# ------------------------------------------------------------------ woken creatures


@rule("DJ-19.37", "DJ-19.32", "DJ-19.43")
def test_a_woken_creature_attacks_its_waker_first_and_is_then_free() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}; thief 1,1 {SPENT}", monsters="mummy 1,2 waker=0", md=True)
    m = prowl(t, rolls=[1, 10])
    assert picks(m, "attack") == ["seat:0"]
    play(m, "attack seat:0", "end")
    assert foe(t).waker == -1
    t.agenda.clear()
    assert picks(prowl(t), "attack") == ["seat:0", "seat:1"]


@rule("DJ-19.37", "DJ-36.8")
def test_an_attack_on_another_does_not_release_it() -> None:
    t = table(
        "room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}; thief 1,-5 {SPENT}", monsters="mummy 1,-6 waker=0", md=True
    )
    play(prowl(t, rolls=[1, 10]), "attack seat:1", "end")
    assert foe(t).waker == 0


@rule("DJ-19.37", "DJ-38.9")
def test_an_attack_that_a_sanctuary_stops_was_one() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}; priest 5,5 {SPENT}", monsters="mummy 1,2 waker=0", md=True)
    t.heroes[0].sanctuary = 1
    play(prowl(t, rolls=[1]), "attack seat:0")
    assert foe(t).waker == -1


# ------------------------------------------------------------------ tombs


@rule("DJ-45.6", "DJ-19.36")
def test_a_mummy_of_the_royal_crypt_rises_where_there_is_room() -> None:
    t = cleared("dead_kings_crown")
    number = beside(t, "crown", place=0)
    around = layout.around(t, t.pieces[number].squares)
    crowd = [square for square in around if layout.free(t, square)]
    for square in crowd:
        layout.add_piece(t, "table", t.pieces[number].zone, [square])
    layout.refresh(t)
    play(turn(t, rolls=[1]), f"activate {number} crown")
    (mummy,) = t.monsters
    assert (mummy.kind, t.phase) == ("mummy", PC)
    assert mummy.at not in around


# ------------------------------------------------------------------ a full hand


def md_step(hand: list[str], md: bool = True, **facts: Any) -> Match[Table]:
    t = table(heroes=f"warrior 2,2 {SPENT}", md=md, hand=hand, **facts)
    t.decks["event"] = ["darkness"]
    return match(t, ("md-step",), draws=[0])


FULL = ["ambush", "frenzy", "pit", "locked_door", "portcullis"]


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
    m = match(m.table, ("md-step",), draws=[0])
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


# ------------------------------------------------------------------ a lieutenant's soldiers


@rule("DJ-30.8", "DJ-24.3")
@pytest.mark.parametrize("piece", [-1, LATER])
def test_a_lieutenant_waits_for_his_soldiers_before_anybody_is_placed(piece: int) -> None:
    t = table(heroes="warrior 2,5")
    run(arrival.monster_card(t, "u_ogre", "", 0, piece))
    assert t.agenda == [("draw", "monster", "monster-card", "soldiers", 0, piece)]
    t.agenda.clear()
    run(arrival.monster_card(t, "orc_band", "soldiers", 0, piece))
    assert t.agenda == ([] if piece == LATER else [("place-monsters", 0, piece)])
    assert [kind for kind, _ in t.coming] == ["ogre", *["orc"] * 5]
    assert t.groups == [Group("u_ogre", 1, t.groups[0].treasures), Group("orc_band", 5, 0)]


@rule("DJ-30.9")
def test_a_lieutenant_for_whom_no_card_is_left_is_placed_alone() -> None:
    t = table(heroes="warrior 2,5")
    run(arrival.monster_card(t, "", "soldiers", 0, -1))
    assert t.agenda == [("place-monsters", 0, -1)]
