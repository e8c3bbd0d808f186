"""DJ-19: chasms and their bridges."""

import pytest

from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import LOST, PC, Body, Effect, Item, Turn
from tests.games.donjon.fights import SPENT
from tests.games.donjon.furnished import chasm
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.support import rule


@rule("DJ-19.78", "DJ-19.84")
@pytest.mark.parametrize("die", range(1, 11))
def test_the_bridge_is_rolled_when_the_zone_is_revealed(die: int) -> None:
    t, number = chasm(0)
    t.decks["monster"] = ["goblin_band"]
    match(t, ("chasm", number), rolls=[die], draws=[0])
    solid = {square for square in t.pieces[number].squares if square in t.map.solid}
    bridge = {at(t, "2,2"), at(t, "3,2")}
    assert t.pieces[number].row == die
    assert set(t.pieces[number].squares) - solid == (bridge if die >= 7 else set())


@rule("DJ-19.79", "DJ-19.85", "DJ-19.66")
def test_armour_does_not_weigh_on_a_jump_but_a_circle_holds_its_prisoner() -> None:
    t = table("room_nwe=chasm_room", heroes=f"warrior 2,4 {SPENT}")
    chasm = next(piece for piece in t.pieces if piece.kind == "chasm")
    chasm.row = 1
    layout.refresh(t)
    hero = t.heroes[0]
    edge = next(square for square in ground.beside(t, chasm.squares) if ground.free(t, square))
    t.stand(hero, edge)
    m = turn(t, rolls=[6])  # Dexterity 3: 9 is enough in scale armour
    (way,) = picks(m, "cross")
    play(m, f"cross {way}")
    assert hero.at != edge
    t.agenda.clear()
    circle = put_piece(t, "magic_circle", f"{t.map.x[hero.at]},{t.map.y[hero.at]}", spent=True)
    assert picks(turn(t), "cross")
    t.agenda.clear()
    hero.prisoner = circle
    assert picks(turn(t), "cross") == []


@rule("DJ-19.79", "DJ-19.85")
def test_a_jump_goes_straight_across_for_two_points() -> None:
    t, _ = chasm(2)
    played = turn(t, rolls=[6])
    assert "n" not in picks(played, "step")
    play(played, "cross n")
    assert (spot(t, t.heroes[0]), t.turn.points) == ("2,1", 1)
    assert picks(played, "cross") == [], "one point is not enough to come back"
    for blocker in ("2,1", "1,3"):
        t, _ = chasm(2, "human warrior 2,3; priest 0,5")
        t.stand(t.heroes[1], at(t, blocker))
        assert picks(turn(t), "cross") == ([] if blocker == "2,1" else ["n"])


@rule("DJ-19.79", "DJ-19.81", "DJ-19.86", "DJ-28.2")
@pytest.mark.parametrize("row", [4, 5])
def test_drowning_and_destiny(row: int) -> None:
    t, _ = chasm(row, "human warrior 2,3 fatigue=0 destiny=1; priest 0,5")
    played = play(turn(t, rolls=[2]), "cross n")
    assert asked(played) == (0, "escape-drowning")
    play(played, "destiny")
    hero = t.heroes[0]
    assert (spot(t, hero), hero.life, hero.destiny) == ("2,3", 10, 0)
    assert not played.pending
    t, _ = chasm(row, "human warrior 2,3 fatigue=0 destiny=1; priest 0,5")
    play(turn(t, rolls=[2]), "cross n", "fall")
    assert (t.heroes[0].fate, t.bodies) == (LOST, ()), "lost with all he carries: nobody can heal him"


@rule("DJ-19.80", "DJ-19.85", "DJ-19.84")
def test_the_poor_bridge_has_two_columns() -> None:
    for x, offered in ((1, []), (2, ["n"]), (3, ["n"]), (4, [])):
        t, _ = chasm(5, f"human warrior {x},3")
        assert picks(turn(t), "cross") == offered


@rule("DJ-19.80", "DJ-19.90")
@pytest.mark.parametrize(
    "body, die", [("", 6), ("leather_armour", 7), ("scale_armour", 8), ("full_plate", 10), ("scale_1", 8)]
)
def test_armour_weighs_on_the_poor_bridge(body: str, die: int) -> None:
    for rolled, across in ((die, True), (die - 1, False)):
        t, _ = chasm(6, "human warrior 2,3 fatigue=0 destiny=0 +rope -body")
        if body:
            t.heroes[0].body = Item(body)
        play(turn(t, rolls=[rolled]), "cross n")
        assert (spot(t, t.heroes[0]) == "2,1") == across


@rule("DJ-19.82", "DJ-19.83", "DJ-19.88")
def test_guards_beyond_a_sound_bridge() -> None:
    for die, many in ((7, 7), (9, 7), (10, 0)):
        t, number = chasm(0, "warrior 2,4; priest 3,4")
        t.decks["monster"] = ["goblin_band"]
        match(t, ("chasm", number), rolls=[die], draws=[0])
        assert len(t.monsters) == many
        assert all(t.map.y[monster.at] < 2 for monster in t.monsters), "on the far side"


@rule("DJ-19.83", "DJ-19.87")
def test_a_sound_bridge_is_floor() -> None:
    t, _ = chasm(10, monsters="orc 2,0")
    t.stand(t.monsters[0], at(t, "5,0"))
    play(turn(t), "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,1"


@rule("DJ-19.85")
def test_a_jump_after_a_run() -> None:
    t, _ = chasm(2, "human warrior 2,4")
    played = play(turn(t, rolls=[2, 9]), "run", "step n", "cross n")
    assert (spot(t, t.heroes[0]), t.turn.points) == ("2,1", 2)
    assert played.pending


@rule("DJ-19.86")
def test_the_drowned_are_lost_with_all_but_a_quest_object() -> None:
    t = table(heroes="warrior 2,3 fatigue=0 destiny=0 gold=5 +ring_of_protection +dead_kings_crown; priest 0,5")
    t.decks["treasure"].remove("ring_of_protection")
    where = t.heroes[0].at
    put_piece(t, "chasm", *(f"{x},2" for x in range(6)), row=1, side=0)
    play(turn(t, rolls=[2]), "cross n")
    hero = t.heroes[0]
    assert (hero.fate, hero.life, hero.gold, hero.pack, hero.weapon.kind) == (LOST, 0, 0, (), "")
    assert t.bodies == (Body(where, 0, (Item("dead_kings_crown"),)),)
    assert t.discards["treasure"] == ["ring_of_protection"]


@rule("DJ-19.86")
def test_the_quests_object_is_left_and_the_rest_is_lost() -> None:
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 destiny=0 gold=30 +silver_flask +antidote; priest 0,5")
    play(turn(t, rolls=[2]), "cross n")
    assert t.heroes[0].fate == LOST
    assert [(body.at, body.gold, body.items) for body in t.bodies] == [(at(t, "2,3"), 0, (Item("silver_flask"),))]
    assert t.discards["treasure"] == ["antidote"]


@rule("DJ-19.86", "DJ-19.85")
def test_in_a_fight_too_a_fall_ends_the_turn() -> None:
    t, _ = chasm(1, "human warrior 2,3 fatigue=0 destiny=1; priest 0,5", monsters="orc 5,5")
    t.phase, t.round = PC, 1
    m = match(t, ("fight_starts", 0), ("fight",), rolls=[2])
    play(m, "cross n", "destiny")
    assert (spot(t, t.heroes[0]), t.heroes[0].life, t.turn.over) == ("2,3", 10, True)
    assert not m.pending


@rule("DJ-19.87")
def test_flyers_cross_without_a_test_and_monsters_never_jump() -> None:
    t, _ = chasm(1)
    t.heroes[0].effects = (Effect("flying", 1, 1),)
    played = play(turn(t), "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,1"
    assert picks(played, "cross") == []
    for row, crosses in ((1, False), (5, False), (7, True)):
        t, _ = chasm(row, "warrior 0,5", monsters="orc 2,1")
        t.turn = Turn(figure=10, points=9)
        reached = distances.reach(t, t.monsters[0], 9)
        assert any(t.map.y[square] > 2 for square in reached) == crosses


@rule("DJ-19.88")
def test_guards_are_beyond_the_band_even_where_this_side_is_farther() -> None:
    t, number = chasm(0, "warrior 0,3")
    t.decks["monster"] = ["goblin_band"]
    match(t, ("chasm", number), rolls=[8], draws=[0])
    assert len(t.monsters) == 7
    assert {t.map.y[monster.at] for monster in t.monsters} <= {0, 1}
    t, number = chasm(0, "warrior 0,1")
    t.decks["monster"] = ["goblin_band"]
    match(t, ("chasm", number), rolls=[8], draws=[0])
    assert {t.map.y[monster.at] for monster in t.monsters} <= {3, 4, 5}, "from the other bank"


@rule("DJ-19.89")
def test_a_chasm_does_not_block_sight() -> None:
    t, number = chasm(1)
    assert sees(t.map, at(t, "2,3"), at(t, "2,0"))
    assert t.pieces[number].squares[0] not in t.map.tall
