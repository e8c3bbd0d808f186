"""DJ-19: magic circles."""

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus
from oubliettes.games.donjon.rules.contents import furniture
from oubliettes.games.donjon.table import NOBODY, PC, PC_NEXT, Effect, Turn
from oubliettes.kernel import Modifier
from tests.games.donjon.fights import SPENT, fight, lives, verbs
from tests.games.donjon.furnished import circle
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.games.donjon.trials import lucky
from tests.support import rule


@rule("DJ-19.57", "DJ-19.58", "DJ-19.59")
def test_the_first_step_onto_a_circle_rolls_once() -> None:
    t, number = circle()
    played = play(turn(t, rolls=[3]), "step n")
    assert (t.pieces[number].spent, t.turn.points) == (True, 2), "nothing beyond the step"
    play(played, "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,1", "no further roll"
    for flying, rolls in ((True, []), (False, [1])):
        t, number = circle()
        if flying:
            t.heroes[0].effects = (Effect("flying", 1, 1),)
        play(turn(t, rolls=rolls), "step n")
        assert t.pieces[number].spent != flying


@rule("DJ-19.58")
def test_in_combat_too_but_never_a_monster() -> None:
    t, number = circle(monsters="orc 0,0; orc 2,1", phase=PC, round=1)
    t.turn = Turn(figure=0, points=3)
    played = play(match(t, ("fight",), rolls=[6, 2]), "step n")
    if asked(played)[1] == "roll-again":
        play(played, "bear")
    assert (t.pieces[number].spent, t.heroes[0].life) == (True, 18)
    t, number = circle(monsters="orc 2,1", phase=PC, round=1)
    t.stand(t.monsters[0], at(t, "2,2"))
    assert not t.pieces[number].spent


@rule("DJ-19.58", "DJ-12.16")
@pytest.mark.parametrize("die", [4, 7, 8])
def test_a_movement_broken_over_a_companion_ends_beside_him(die: int) -> None:
    """The companion flew onto the circle: nobody has tried it yet."""
    t, number = circle("warrior 2,4; wizard 2,3", monsters="orc 0,0", phase=PC, round=1)
    t.decks["monster"] = ["goblin_band"]
    t.turn = Turn(figure=0, points=3)
    played = play(match(t, ("fight",), rolls=[die], draws=[0]), "step n")
    play(played, f"{played.pending[0].options[0][0]} 1 2" if die == 4 else "settle 1 2")
    assert (spot(t, t.heroes[0]), spot(t, t.heroes[1]), t.turn.passing) == ("1,2", "2,3", False)
    assert (t.heroes[0].prisoner == number) == (die == 8)
    assert GAME.check(t) == []


@rule("DJ-19.60", "DJ-17.25")
def test_a_circle_on_the_second_level_leads_to_the_first_zone_of_that_level() -> None:
    t = table("corridor", "n stairs", "n room_n", "n room_n", heroes="warrior 2,-14; priest 2,0")
    assert [zone.level for zone in t.zones] == [1, 1, 2, 2]
    put_piece(t, "magic_circle", "2,-15", zone=3)
    m = play(turn(t, rolls=[4]), "step n")
    assert asked(m) == (0, "arrive")
    assert len(picks(m, "arrive")) == 36
    play(m, "arrive 0 -12")
    assert t.map.zone[t.heroes[0].at] == 2


@rule("DJ-19.60", "DJ-19.61")
def test_teleported_to_the_first_zone_of_the_level() -> None:
    t = table("corridor", "n room_n", heroes="warrior 2,-1; priest 2,0")
    put_piece(t, "magic_circle", "2,-3", "3,-3", "2,-2", "3,-2", zone=1)
    played = play(turn(t, rolls=[4]), "step n")
    assert asked(played) == (0, "arrive")
    assert len(picks(played, "arrive")) == 11, "the corridor's squares, but for the priest's"
    play(played, "arrive 3 5")
    assert spot(t, t.heroes[0]) == "3,5"
    assert t.turn.over, "his turn ends"
    t, _ = circle()
    played = play(turn(t, rolls=[4]), "step n")
    assert asked(played) == (0, "arrive"), "from within that zone as well"


@rule("DJ-19.61", "DJ-22.6")
def test_nobody_is_teleported_onto_another_and_a_circle_is_left_behind() -> None:
    t, number = circle("warrior 2,4; priest 0,0; thief 1,0")
    m = play(turn(t, rolls=[4]), "step n")
    assert not {"0 0", "1 0", "2 3"} & set(picks(m, "arrive"))
    play(m, "arrive 5 5")
    assert (t.turn.over, t.heroes[0].prisoner, t.pieces[number].spent) == (True, -1, True)


@rule("DJ-19.62", "DJ-19.91")
def test_a_circle_that_heals() -> None:
    t, _ = circle("warrior 2,4 life=3 venom=2")
    play(turn(t, rolls=[5]), "step n")
    assert (t.heroes[0].life, t.heroes[0].venom) == (20, 0)


@rule("DJ-19.63")
def test_a_circle_that_bites() -> None:
    t, _ = circle("warrior 2,4 destiny=0")
    play(turn(t, rolls=[6, 6]), "step n")
    assert t.heroes[0].life == 14


@rule("DJ-19.64", "DJ-18.8", "DJ-19.58")
def test_a_summoning_circle() -> None:
    t, _ = circle("warrior 2,4; priest 5,5")
    t.decks["monster"] = ["goblin_band"]
    play(turn(t, rolls=[7], draws=[0]), "step n")
    assert (len(t.monsters), t.phase) == (7, PC)


@rule("DJ-19.65", "DJ-19.66", "DJ-19.58")
def test_the_prisoner_of_a_circle() -> None:
    t, number = circle("human warrior 2,4 fatigue=0; priest 0,0")
    played = play(turn(t, rolls=[8, 5]), "step n")
    hero = t.heroes[0]
    assert (hero.prisoner, picks(played, "step")) == (number, []), "his movement ends there"
    play(played, "break_free")
    assert (hero.prisoner, t.turn.points) == (number, 1), "3 + 5 is not enough"
    assert "break_free" not in [pick[0] for pick in played.pending[0].options], "once a turn"
    play(played, "end")
    played = turn(t, rolls=[6])
    assert picks(played, "step") == ["n", "ne", "e"], "within the circle"
    play(played, "break_free")
    assert (hero.prisoner, len(picks(played, "step"))) == (NOBODY, 8)
    hero.prisoner = number
    t.phase = PC
    t.turn = Turn(figure=0, points=1)
    assert furniture.options(t, hero) == [("break_free",)], "in either phase"
    assert furniture.options(t, t.heroes[1]) == [], "only he may attempt it"


@rule("DJ-19.66", "DJ-18.10")
def test_a_prisoner_of_a_circle_may_try_to_get_out_in_a_fight() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    number = put_piece(t, "magic_circle", "2,2", "3,2", "2,3", "3,3", row=8)
    put_piece(t, "chest", "1,2")
    t.heroes[0].prisoner = number
    m = fight(t, rolls=[1])
    assert "break_free" in verbs(m)
    assert "examine" not in verbs(m)
    play(m, "break_free")
    assert "break_free" not in verbs(m)


@rule("DJ-19.67", "DJ-23.7", "DJ-12.2")
def test_luck_runs() -> None:
    t = lucky(f"warrior 2,3 {SPENT}")
    m = play(turn(t, rolls=[3]), "run")
    assert t.turn.points == 3 + 3 + 1
    assert [roll.modifiers for event in m.log for roll in event.rolls] == [(Modifier("luck", 1, "DJ-19.67"),)]


@rule("DJ-19.67", "DJ-23.7", "DJ-16.5")
@pytest.mark.parametrize("die, found", [(8, 0), (9, 1), (10, 1)])
def test_luck_searches(die: int, found: int) -> None:
    t = lucky(f"warrior 2,3 {SPENT}")
    t.decks["treasure"] = ["antidote"] * 3
    play(turn(t, rolls=[die], draws=[0] * found), "search")
    assert len(t.heroes[0].pack) == found


@rule("DJ-19.67", "DJ-23.7", "DJ-19.1")
@pytest.mark.parametrize("die, found", [(1, 0), (5, 0), (6, 1), (8, 1), (9, 2), (10, 2)])
def test_luck_opens_chests_and_no_table_goes_beyond_its_last_line(die: int, found: int) -> None:
    t = lucky(f"warrior 2,3 {SPENT}")
    t.decks["treasure"] = ["antidote"] * 3
    number = put_piece(t, "chest", "2,2")
    play(turn(t, rolls=[die], draws=[0] * found), f"examine chest {number}")
    assert (lives(t), len(t.heroes[0].pack)) == ([20], found), "not even the dart of a 1"


@rule("DJ-19.67", "DJ-23.6")
def test_a_lucky_circle() -> None:
    t, _ = circle()
    play(turn(t, rolls=[9]), "step n")
    assert dice_bonus(t.heroes[0]) == 1
    assert t.heroes[0].effects == (Effect("luck", 1, PC_NEXT),), "until the end of the next Combat Phase"


@rule("DJ-19.68")
def test_a_circle_gives_one_treasure() -> None:
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}")
    put_piece(t, "magic_circle", "2,2")
    t.decks["treasure"] = ["antidote"] * 3
    play(turn(t, rolls=[10], draws=[0]), "step n")
    assert [item.kind for item in t.heroes[0].pack] == ["antidote"]


@rule("DJ-19.68")
def test_a_circle_with_a_treasure() -> None:
    t, _ = circle()
    t.decks["treasure"] = ["antidote"]
    play(turn(t, rolls=[10], draws=[0]), "step n")
    assert [item.kind for item in t.heroes[0].pack] == ["antidote"]
