"""DJ-15.12, DJ-18: furniture in general."""

from typing import Any

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import FURNITURE, SPELLS
from oubliettes.games.donjon.rules.contents import furniture
from oubliettes.games.donjon.table import PC, Table, Turn
from oubliettes.kernel import Match
from tests.games.donjon.situation import asked, at, picks, play, put_piece, table, turn
from tests.support import rule, said

PLACED = {
    "chest": ("2,2",),
    "statue": ("2,2",),
    "throne": ("2,2",),
    "sarcophagus": ("2,2", "2,1"),
    "fountain": ("2,1", "3,1", "2,2", "3,2"),
}


def beside(kind: str, heroes: str = "warrior 2,3", **facts: Any) -> tuple[Table, int]:
    """A hero south of a piece of furniture."""
    t = table(heroes=heroes, **facts)
    return t, put_piece(t, kind, *PLACED.get(kind, ("2,2", "3,2")))


def examine(t: Table, number: int, *rolls: int, draws: tuple[int, ...] = ()) -> Match[Table]:
    return play(turn(t, rolls=rolls, draws=draws), f"examine {t.pieces[number].kind} {number}")


@rule("DJ-18.1", "DJ-14.6", "DJ-18.3")
@pytest.mark.parametrize("kind", [kind for kind in FURNITURE if kind not in ("chasm", "magic_circle")])
def test_examined_for_one_point_and_once(kind: str) -> None:
    t, number = beside(kind)
    played = examine(t, number, 2)
    assert (t.turn.points, t.turn.acted, t.pieces[number].spent) == (2, True, True)
    assert picks(played, "examine") == []
    assert "finds-nothing" in said(played)


@rule("DJ-18.2")
def test_reached_from_squares_that_share_a_side() -> None:
    t = table(heroes="warrior 0,0")
    number = put_piece(t, "table", "2,2", "3,2")
    found = []
    for square in t.zones[0].squares:
        if square in t.map.solid:
            continue
        t.stand(t.heroes[0], square)
        if [piece.number for piece in furniture.reached(t, t.heroes[0])] == [number]:
            found.append(f"{t.map.x[square]},{t.map.y[square]}")
    assert found == ["2,1", "3,1", "1,2", "4,2", "2,3", "3,3"]


@rule("DJ-18.2")
def test_not_through_a_wall() -> None:
    t = table("room_nwe", "n room_n", heroes="warrior 0,-1")
    put_piece(t, "chest", "0,0")
    assert furniture.reached(t, t.heroes[0]) == []
    t.stand(t.heroes[0], at(t, "1,0"))
    assert len(furniture.reached(t, t.heroes[0])) == 1


@rule("DJ-18.4", "DJ-18.6", "DJ-18.5")
@pytest.mark.parametrize("kind", ["chest", "wardrobe", "weapon_rack"])
def test_a_trap_that_was_found_does_nothing_and_the_piece_is_spent(kind: str) -> None:
    t, number = beside(kind)
    t.zones[0].safe = True
    played = examine(t, number, 1)
    assert (t.heroes[0].life, t.pieces[number].spent, t.monsters) == (20, True, [])
    assert "trap-disarmed" in said(played)
    assert asked(played) == (0, "turn")
    t.zones[0].safe = False


@rule("DJ-18.5", "DJ-18.4")
@pytest.mark.parametrize("kind, harm", [("altar", 3), ("torture_rack", 1), ("alchemist_bench", 3)])
def test_other_harm_is_no_trap(kind: str, harm: int) -> None:
    t, number = beside(kind, "warrior 2,3 destiny=0")
    t.zones[0].safe = True
    examine(t, number, 1, 3)
    assert t.heroes[0].life == 20 - harm


@rule("DJ-18.4")
def test_traps_found_elsewhere_do_not_help() -> None:
    t = table("room_nwe", "n room_n", heroes="warrior 2,3 destiny=0")
    t.zones[1].safe = True
    number = put_piece(t, "chest", "2,2")
    examine(t, number, 1, 4)
    assert t.heroes[0].life == 16


@rule("DJ-18.7")
def test_what_stands_in_the_way_of_steps_and_of_sight() -> None:
    tall = {"wardrobe", "library", "hearth", "statue"}
    for kind in FURNITURE:
        if kind == "chasm":
            continue
        t, number = beside(kind)
        squares = set(t.pieces[number].squares)
        assert squares.issubset(t.map.solid) == (kind != "magic_circle"), kind
        assert squares.issubset(t.map.tall) == (kind in tall), kind


@rule("DJ-18.8", "DJ-19.8")
def test_a_monster_from_furniture_ends_the_turn_and_starts_a_fight() -> None:
    t, number = beside("weapon_rack", "warrior 2,3; priest 5,5")
    t.decks["monster"] = ["goblin_band"]
    played = examine(t, number, 1, draws=(0,))
    assert t.phase == PC
    assert len(t.monsters) == 7
    assert asked(played)[1] != "turn"


@rule("DJ-18.10")
def test_no_furniture_in_a_combat_phase() -> None:
    t, _ = beside("chest")
    t.phase = PC
    t.turn = Turn(figure=0, points=3)
    assert furniture.OPTIONS(t, t.heroes[0]) == []


@rule("DJ-12.3", "DJ-14.1")
def test_no_furniture_after_a_run_or_without_a_point() -> None:
    t, number = beside("chest")
    played = turn(t, rolls=[3])
    assert picks(played, "examine") == [f"chest {number}"]
    play(played, "run")
    assert picks(played, "examine") == []
    t.turn = Turn(figure=0, points=0)
    assert furniture.OPTIONS(t, t.heroes[0]) == []


@rule("DJ-15.12", "DJ-15.13", "DJ-15.8")
def test_a_lock_is_forced_once_by_each_and_opening_costs_its_own_point() -> None:
    t = table(heroes="human warrior 2,3 fatigue=0; dwarf priest 3,2 fatigue=0")
    number = put_piece(t, "chest", "2,2", locked=True)
    played = turn(t, rolls=[5])
    assert (picks(played, "force"), picks(played, "examine")) == ([f"chest {number}"], [])
    play(played, f"force chest {number}")
    assert (t.pieces[number].locked, t.turn.points) == (True, 2), "3 + 5 is not enough"
    assert picks(played, "force") == []
    play(played, "end")
    played = turn(t, 1, rolls=[5, 2])
    play(played, f"force chest {number}")
    assert (t.pieces[number].locked, t.turn.points) == (False, 1), "4 + 5 is"
    play(played, f"examine chest {number}")
    assert (t.pieces[number].spent, t.turn.points) == (True, 0)


# ------------------------------------------------------------------ Treasure drawn on (DJ-18.9)


@rule("DJ-18.9", "DJ-19.10")
def test_only_arms_from_a_rack_and_nothing_if_there_are_none() -> None:
    t, number = beside("weapon_rack")
    t.decks["treasure"] = ["copper_purse", "gemstones", "rune_arrows"]
    examine(t, number, 6, draws=(0,))
    assert [item.kind for item in t.heroes[0].pack] == ["rune_arrows"]
    assert t.decks["treasure"] == ["copper_purse", "gemstones"], "the others are shuffled back"
    t, number = beside("weapon_rack")
    t.decks["treasure"], t.discards["treasure"] = ["copper_purse"], ["antidote"]
    played = examine(t, number, 9)
    assert t.heroes[0].pack == ()
    assert said(played).count("no-treasure") == 2
    t, number = beside("weapon_rack")
    t.decks["treasure"], t.discards["treasure"] = ["copper_purse"], ["leather_1"]
    examine(t, number, 8, draws=(0,))
    assert [item.kind for item in t.heroes[0].pack] == ["leather_1"], "the discard pile counts"


# ------------------------------------------------------------------ the distance to the objective (DJ-18.11)


@rule("DJ-18.11", "DJ-19.15")
def test_the_finder_alone_sees_the_number_and_may_pass_it_on() -> None:
    t, number = beside("library", "warrior 2,3; priest 5,5; thief 0,5", md=True)
    pile = list(t.pile)
    played = examine(t, number, 6)
    assert asked(played) == (0, "parchment")
    play(played, "look")
    assert t.learnt == [True, False, False, False]
    shown = [event for event in played.log if event.key == "distance"]
    assert [(event.readers, event.facts["cards"]) for event in shown] == [((0,), 9)]
    assert asked(played) == (0, "tell-distance")
    play(played, "tell")
    assert t.learnt == [True, True, True, False], "never the MD"
    shown = [event for event in played.log if event.key == "distance"]
    assert [event.readers for event in shown] == [(0,), (1, 2)]
    assert t.pile == pile


@rule("DJ-18.11")
def test_he_may_decline_or_keep_it() -> None:
    t, number = beside("library", "warrior 2,3; priest 5,5")
    play(examine(t, number, 6), "decline")
    assert t.learnt == [False, False]
    t, number = beside("library", "warrior 2,3; priest 5,5")
    play(examine(t, number, 6), "look", "keep")
    assert t.learnt == [True, False]


@rule("DJ-18.11")
def test_nothing_is_found_once_the_room_is_revealed() -> None:
    t, number = beside("desk", revealed=True)
    played = examine(t, number, 7)
    assert asked(played) == (0, "turn")
    assert "finds-nothing" in said(played)


@rule("DJ-18.11")
def test_what_one_seat_learnt_shows_to_no_other() -> None:
    """Hidden information: the place of the objective card."""
    t, number = beside("desk", "warrior 2,3; priest 5,5", md=True)
    play(examine(t, number, 8), "look", "keep")
    places = [
        GAME.hide(t, seat).pile.index("throne_hall") if "throne_hall" in GAME.hide(t, seat).pile else -1
        for seat in (0, 1, 2, None)
    ]
    assert places == [2, -1, -1, -1]


# ------------------------------------------------------------------ grimoires (DJ-18.12)


@rule("DJ-18.12", "DJ-19.16", "DJ-19.40")
@pytest.mark.parametrize("kind, row", [("library", 7), ("desk", 9)])
def test_a_grimoire_holds_the_spell_of_its_number(kind: str, row: int) -> None:
    for number, spell in enumerate(SPELLS, 1):
        t, piece = beside(kind)
        examine(t, piece, row, number)
        assert t.heroes[0].pack[-1].kind == f"grimoire:{spell}"
    assert SPELLS[0] == "magic_missile"
    assert SPELLS[9] == "teleport"


@rule("DJ-16.8", "DJ-19.4")
def test_two_cards_of_a_chest_are_the_finders() -> None:
    t, number = beside("chest", "warrior 2,3; priest 5,5")
    t.decks["treasure"] = ["antidote", "gemstones"]
    examine(t, number, 10, draws=(0, 0))
    assert ([item.kind for item in t.heroes[0].pack], t.heroes[0].gold) == (["antidote"], 60)
    assert t.marks["gold"] == 60
