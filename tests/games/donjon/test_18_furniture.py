"""DJ-18: furniture: general rules."""

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.pieces import FURNITURE, MAGIC
from oubliettes.games.donjon.rules.adventurer.sheet import new, put, stat
from oubliettes.games.donjon.rules.contents import furniture
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.table import PC, Turn
from tests.games.donjon.fights import SPENT, fight, foe, lives, skilled
from tests.games.donjon.furnished import beside, examine
from tests.games.donjon.heroes import hero_with
from tests.games.donjon.packs import carried, fighting, uses_of
from tests.games.donjon.quest_rooms import room, stand_beside
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule, said


@rule("DJ-18.1", "DJ-14.6", "DJ-18.3")
@pytest.mark.parametrize("kind", [kind for kind in FURNITURE if kind not in ("chasm", "magic_circle")])
def test_examined_for_one_point_and_once(kind: str) -> None:
    t, number = beside(kind)
    played = examine(t, number, 2)
    assert (t.turn.points, t.turn.acted, t.pieces[number].spent) == (2, True, True)
    assert picks(played, "examine") == []
    assert "finds-nothing" in said(played)
    assert picks(turn(t), "examine") == [], "nor in a later turn"


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


@rule("DJ-18.4")
def test_traps_found_elsewhere_do_not_help() -> None:
    t = table("room_nwe", "n room_n", heroes="warrior 2,3 destiny=0")
    t.zones[1].safe = True
    number = put_piece(t, "chest", "2,2")
    examine(t, number, 1, 4)
    assert t.heroes[0].life == 16


@rule("DJ-39.2", "DJ-18.4", "DJ-18.6")
def test_found_traps_do_nothing_in_that_zone() -> None:
    t = hero_with("find_traps", "thief 2,2")
    chest = put_piece(t, "chest", "2,1")
    m = play(turn(t, rolls=[1]), "skill find_traps", f"examine chest {chest}")
    assert lives(t) == [20]
    assert t.pieces[chest].spent
    assert f"chest {chest}" not in picks(m, "examine")
    for card in ("pit", "poisoned_darts", "sleeping_gas", "falling_block", "arrow_slit"):
        assert not playing.playable(t, card, "move", 0)


@rule("DJ-18.5", "DJ-18.4")
@pytest.mark.parametrize("kind, harm", [("altar", 3), ("torture_rack", 1), ("alchemist_bench", 3)])
def test_other_harm_is_no_trap(kind: str, harm: int) -> None:
    t, number = beside(kind, "warrior 2,3 destiny=0")
    t.zones[0].safe = True
    examine(t, number, 1, 3)
    assert t.heroes[0].life == 20 - harm


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


@rule("DJ-18.7")
def test_what_is_in_the_way() -> None:
    for kind in FURNITURE.values():
        assert kind.obstacle == (kind.id not in ("magic_circle", "chasm"))
        assert kind.tall == (kind.id in ("wardrobe", "library", "hearth", "statue"))


@rule("DJ-18.8", "DJ-19.8")
def test_a_monster_from_furniture_ends_the_turn_and_starts_a_fight() -> None:
    t, number = beside("weapon_rack", "warrior 2,3; priest 5,5")
    t.decks["monster"] = ["goblin_band"]
    played = examine(t, number, 1, draws=(0,))
    assert t.phase == PC
    assert len(t.monsters) == 7
    assert asked(played)[1] != "turn"


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


@rule("DJ-18.10")
def test_no_furniture_in_a_combat_phase() -> None:
    t, _ = beside("chest")
    t.phase = PC
    t.turn = Turn(figure=0, points=3)
    assert furniture.options(t, t.heroes[0]) == []


@rule("DJ-18.10", "DJ-45.4")
def test_the_chest_waits_for_the_end_of_the_fight() -> None:
    t = room("black_fang")
    stand_beside(t, "banner")
    assert picks(fight(t), "activate") == []


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


@rule("DJ-18.13", "DJ-18.12", "DJ-5.7")
def test_a_grimoire_uses_the_readers_own_magic_and_his_attack() -> None:
    t = fighting("warrior 2,5 fatigue=0 destiny=0", "orc 2,1")
    put(t.heroes[0], new("grimoire:magic_missile"))
    assert uses_of(t, "read-at") == ["10 orc grimoire:magic_missile"]
    t.turn.attacks = 1
    assert uses_of(t, "read-at") == [], "it takes his attack"
    t.turn.attacks = 0
    play(match(t, ("fight",), rolls=[6, 5]), "read-at 10 orc grimoire:magic_missile")
    assert t.monsters[0].life == 5 - (6 + 3 + 4 - (5 + 3 + 2)), "D10 + Magic 3 + Power 4 against D10 + 5"
    assert t.turn.attacks == 1
    assert carried(t.heroes[0]) == [], "once cast, it is useless"
    assert t.discards["treasure"] == [], "and it was no card"


@rule("DJ-18.13", "DJ-44.14")
def test_a_grimoire_costs_no_fatigue_and_tilts_nothing() -> None:
    t = table(heroes="wizard 2,5 destiny=0", monsters="orc 2,1; zombie 5,5")
    hero = skilled(t.heroes[0], "magic_missile")
    put(hero, new("grimoire:magic_missile"))
    hero.fatigue = 3
    play(fight(t, rolls=[9, 1]), "read-at 10 orc grimoire:magic_missile")
    assert (hero.fatigue, hero.tilted) == (3, ("",))
    assert len(t.monsters) == 1


@rule("DJ-18.13", "DJ-44.14")
@pytest.mark.parametrize("thing", ["scroll_fireball", "grimoire:fireball"])
def test_anybody_reads_a_spell_for_no_fatigue(thing: str) -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} +{thing}", monsters="orc 2,1; zombie 5,5")
    m = fight(t, rolls=[9, 5])
    play(m, f"read-area 2 1 {thing}")
    assert foe(t).life == 5 - (9 + stat(t.heroes[0], MAGIC) + 2 - 10)
    assert t.turn.attacks == 1
    assert not picks(m, "read-area")
