"""DJ-10: phases and rounds."""

import pytest

from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus
from oubliettes.games.donjon.rules.adventurer.states import add_effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.ending import interruption
from oubliettes.games.donjon.table import PC, PC_NOW, PE, PE_NEXT, PE_NOW, Effect
from tests.games.donjon.arrivals import can_come
from tests.games.donjon.fights import SPENT, foe, prowl
from tests.games.donjon.situation import asked, match, monster, picks, play, put_piece, spot, table, turn
from tests.support import rule


@rule("DJ-10.3", "DJ-10.8", "DJ-17.7")
def test_monsters_in_an_exploration_phase_start_a_fight() -> None:
    t = table(heroes="warrior 2,5; priest 3,5")
    m = match(t, ("monsters", 0), ("next_hero",), draws=[can_come(t).index("brigands")])
    assert t.phase == PC
    assert t.round == 1
    assert asked(m)[1] == "next-hero"
    assert ("next_hero",) not in t.agenda


@rule("DJ-24.14", "DJ-10.4", "DJ-10.10")
def test_the_phase_ends_as_soon_as_the_last_monster_falls() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,5 {SPENT}", monsters="goblin 2,1")
    m = play(match(t, ("combat",), rolls=[9, 1], draws=[0] * 3), "next seat:0", "strike 10 goblin")
    assert t.phase == PE
    assert t.explorations == 2
    assert not t.heroes[1].played
    assert asked(m)[1] != "fight"


@rule("DJ-10.7", "DJ-10.5", "DJ-10.2", "DJ-10.6", "DJ-11.7")
def test_an_exploration_phase_is_an_md_step_and_one_turn_each() -> None:
    t = table(heroes="warrior 1,1; thief 2,2", md=True, explorations=3)
    m = match(t, ("explore",), draws=[t.decks["event"].index("pit")])
    assert t.explorations == 4
    assert asked(m) == (2, "md-step")
    play(m, "draw", "done")
    assert asked(m) == (0, "next-hero")
    play(m, "next seat:1")
    assert {str(pick[0]) for pick in m.pending[0].options} >= {"step", "search", "end"}, "he explores, moves and acts"
    play(m, "end")
    assert asked(m) == (0, "turn")  # the only one left
    play(m, "end")
    assert t.explorations == 5
    assert asked(m) == (2, "md-step")
    play(m, "done")
    assert asked(m) == (0, "next-hero")
    assert picks(m, "next") == ["seat:0", "seat:1"], "all of them play again"


@rule("DJ-10.8")
def test_a_turn_that_a_fight_cuts_short_was_a_turn() -> None:
    t = table("room_n", heroes="warrior 2,2; thief 5,5")
    t.heroes[0].knocked = True
    rack = put_piece(t, "weapon_rack", "2,1", "3,1")
    play(turn(t, rolls=[1], draws=[t.decks["monster"].index("goblin_band")]), f"examine weapon_rack {rack}")
    assert t.phase == PC
    assert not t.heroes[0].knocked, "DJ-37.10: until the end of his next turn, which was this one"


@rule("DJ-10.9", "DJ-13.4", "DJ-6.6")
def test_heroes_play_then_monsters_then_the_round_ends() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; priest 3,5 {SPENT}", monsters="orc 0,0")
    t.heroes[0].tilted = ("PC", "PE")
    m = match(t, ("combat",), rolls=[1, 1, 9])
    assert t.heroes[0].tilted == ("", "PE")
    assert asked(m) == (0, "next-hero")
    play(m, "next seat:1", "end")
    assert t.round == 1
    assert spot(t, foe(t)) == "0,0"
    play(m, "end")
    assert t.round == 2
    assert asked(m) == (0, "next-hero")
    assert spot(t, foe(t)) != "0,0"


@rule("DJ-24.14", "DJ-10.11", "DJ-10.4", "DJ-7.6")
def test_if_nobody_stands_they_all_die() -> None:
    t = table(heroes=f"warrior 2,2 life=1 {SPENT}; priest 5,5 life=0", monsters="orc 2,1")
    prowl(t, rolls=[10, 1])
    assert [hero.fate for hero in t.heroes] == ["dead", "dead"]
    assert t.outcome == "failure"


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


@rule("DJ-10.12")
def test_until_the_end_of_the_next_exploration_skips_the_one_in_progress() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    add_effect(hero, "curse", 1, PE_NEXT)
    phase_ends(t, PE)
    assert dice_bonus(hero) == -1
    phase_starts(t, PC)
    phase_ends(t, PC)
    assert dice_bonus(hero) == -1
    phase_starts(t, PE)
    assert dice_bonus(hero) == -1
    phase_ends(t, PE)
    assert dice_bonus(hero) == 0


@rule("DJ-10.12", "DJ-6.11")
def test_until_the_end_of_the_phase_is_the_phase_in_progress() -> None:
    t = table(heroes="warrior 2,2", monsters="orc 5,5")
    add_effect(t.heroes[0], "flying", 1, PE_NOW)
    add_effect(t.monsters[0], "flying", 1, PC_NOW)
    phase_ends(t, PE)
    assert not t.heroes[0].flying
    assert t.monsters[0].flying
    phase_ends(t, PC)
    assert not t.monsters[0].flying
