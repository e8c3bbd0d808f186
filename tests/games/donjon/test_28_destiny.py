"""DJ-28: destiny Points."""

import pytest

from oubliettes.games.donjon.pieces import STRENGTH
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.table import Fire, Table
from oubliettes.kernel import Match, Roll
from tests.games.donjon.fights import SPENT, fight, foe, lives, monsters_part, prowl, skilled
from tests.games.donjon.situation import asked, at, match, picks, play, table
from tests.support import rule


def struck(heroes: str, *rolls: int) -> Match[Table]:
    """A troll hits the first of them: 13 against 8, then what else is rolled."""
    t = table(heroes=heroes, monsters="troll 2,1", md=True)
    skilled(t.heroes[0])
    return play(prowl(t, rolls=[5, 3, *rolls]), "attack seat:0")


def runner(*rolls: int, heroes: str = "warrior 2,0; priest 5,5") -> Match[Table]:
    """An orc (Speed 3) that runs for the party, six squares off."""
    t = table("room_n", "n corridor", heroes=heroes, monsters="orc 2,-6", md=True)
    return play(prowl(t, rolls=rolls), "run")


@rule("DJ-28.1", "DJ-28.2")
def test_destiny_brings_back_to_10_standing() -> None:
    """Worked example 11."""
    t = table(heroes="elf wizard 2,2 life=5 fatigue=0 -shield", monsters="orc 2,1")
    m = prowl(t, rolls=[8, 3])
    play(m, "pass")
    assert asked(m) == (0, "escape-death")
    play(m, "destiny")
    assert t.heroes[0].life == 10
    assert t.heroes[0].destiny == 1


@rule("DJ-28.3", "DJ-28.4")
def test_destiny_makes_the_md_roll_again() -> None:
    """Worked example 12: 20 against 11, then 12."""
    t = table(heroes="priest 2,2 fatigue=0 -shield -body", monsters="chaos_warrior 2,1")
    t.heroes[0].base = (4, 6, 4, 3, 5, 2)
    m = prowl(t, rolls=[10, 5, 2])
    play(m, "again")
    assert asked(m) == (0, "destiny-defence")  # it still hits: another point may be spent
    play(m, "pass")
    assert t.heroes[0].life == 19
    assert t.heroes[0].destiny == 1


@rule("DJ-28.3", "DJ-28.4")
def test_a_companion_may_pay_for_the_die_of_a_blow() -> None:
    m = struck("thief 2,2 destiny=0 fatigue=0; priest 5,5", 1)
    assert asked(m) == (0, "destiny-defence")
    assert m.pending[0].options == [("call", "seat:1"), ("pass",)]
    play(m, "call seat:1")
    assert asked(m) == (1, "destiny-for")
    play(m, "again")
    assert lives(m.table) == [19, 20]  # 9 against 8
    assert [hero.destiny for hero in m.table.heroes] == [0, 1]


@rule("DJ-28.4", "DJ-25.18")
def test_an_attacker_makes_a_monster_defend_again() -> None:
    t = table(heroes="warrior 2,2 fatigue=0 destiny=1", monsters="orc 2,1; zombie 5,5")
    m = play(fight(t, rolls=[4, 10, 3]), "strike 10 orc")
    assert asked(m) == (0, "destiny-attack")
    assert picks(m, "again") == ["0 orc"]
    play(m, "again 0 orc")
    assert foe(t).life == 5 - (4 + 8 - 3 - 5)
    assert t.heroes[0].destiny == 0


@rule("DJ-28.4")
def test_destiny_against_a_die_of_harm_but_not_against_ones_own() -> None:
    t = table(heroes="warrior 2,2 destiny=1", monsters="orc 2,0")
    t.fires = (Fire(at(t, "2,2"), -1),)
    m = fight(t, rolls=[6, 2])
    assert asked(m) == (0, "roll-again")
    play(m, "again")
    assert t.heroes[0].life == 18
    assert t.heroes[0].destiny == 0
    t = table(heroes="warrior 2,2 destiny=1", monsters="orc 2,0")
    t.fires = (Fire(at(t, "2,2"), 0),)  # lit by an adventurer: no die of the MD's
    assert asked(fight(t, rolls=[6])) == (0, "fight")
    assert t.heroes[0].life == 14


@rule("DJ-28.4", "DJ-28.3")
def test_a_monsters_test_that_concerns_a_hero_may_be_rolled_again() -> None:
    t = table(heroes="warrior 1,1 destiny=1", monsters="troll 3,3")
    script = trials.trial(t, t.monsters[0], STRENGTH, about=0)
    assert isinstance(next(script), Roll)
    ask = script.send((9,))
    assert ask.prompt == "roll-again"  # type: ignore[union-attr]
    assert isinstance(script.send(("again",)), Roll)
    with pytest.raises(StopIteration) as end:
        script.send((1,))
    assert end.value.value is False
    assert t.heroes[0].destiny == 0


@rule("DJ-28.4")
def test_a_companion_may_decline_and_is_not_called_twice() -> None:
    m = struck("thief 2,2 destiny=1 fatigue=0; priest 5,5; warrior 5,4 destiny=0")
    assert m.pending[0].options == [("again",), ("call", "seat:1"), ("pass",)]
    play(m, "call seat:1", "pass")
    assert asked(m) == (0, "destiny-defence")
    assert m.pending[0].options == [("again",), ("pass",)]
    play(m, "pass")
    assert lives(m.table) == [15, 20, 20]
    assert [hero.destiny for hero in m.table.heroes] == [1, 2, 0]


@rule("DJ-28.4", "DJ-37.7", "DJ-7.9")
@pytest.mark.parametrize("state", ["frozen=1", "life=0", "destiny=0"])
def test_who_is_in_ice_or_down_pays_for_nobody(state: str) -> None:
    m = struck(f"thief 2,2 destiny=0 fatigue=0; priest 5,5 {state}")
    assert not m.pending or asked(m)[1] == "monster-turn"
    assert m.table.heroes[0].life == 15


@rule("DJ-28.4", "DJ-25.18")
def test_a_companion_may_pay_for_the_defence_of_a_monster() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 5,5", monsters="orc 2,1; orc 0,0")
    skilled(t.heroes[0])
    m = play(fight(t, rolls=[2, 9, 1]), "strike 10 orc")
    assert asked(m) == (0, "destiny-attack")
    play(m, "call seat:1", "again 0 orc")
    assert (foe(t).life, t.heroes[1].destiny) == (5 - (2 + 8 - 5 - 1), 1)


@rule("DJ-28.4")
def test_who_is_attacked_too_is_asked_himself_and_not_called() -> None:
    t = table(heroes="thief 2,4 destiny=0 fatigue=0; priest 3,4 fatigue=0; warrior 5,0", monsters="demon 2,0", md=True)
    skilled(t.heroes[0])
    skilled(t.heroes[1])
    t.monsters[0].spells = ("fireball",)
    m = play(prowl(t, rolls=[9, 1, 1, 1]), "cast-area 2 4 fireball")
    assert asked(m) == (0, "destiny-defence")
    assert picks(m, "call") == ["seat:2"]
    play(m, "pass")
    assert asked(m) == (1, "destiny-defence")
    assert m.pending[0].options == [("again",), ("call", "seat:2"), ("pass",)]


@rule("DJ-28.4")
def test_the_running_die_of_a_monster_is_one_of_the_md() -> None:
    m = runner(4, 1)
    assert asked(m) == (0, "destiny-run")
    assert m.pending[0].facts == {"monster": "orc", "die": 4}
    play(m, "again")
    assert (asked(m)[1], m.table.turn.points, m.table.heroes[0].destiny) == ("monster-turn", 4, 1)


@rule("DJ-28.4", "DJ-1.9")
def test_a_companion_may_pay_for_a_running_die_too() -> None:
    m = runner(4, 2, heroes="warrior 2,0 destiny=0; priest 5,5")
    play(m, "call seat:1", "again")
    assert (asked(m), m.table.turn.points) == ((0, "destiny-run"), 5), "that is enough, too: another may be forced"
    play(m, "pass")
    assert (m.table.turn.points, m.table.heroes[1].destiny) == (5, 1)


@rule("DJ-28.4")
@pytest.mark.parametrize("heroes, die", [("warrior 2,0; priest 5,5", 1), ("warrior 2,5; priest 5,5", 3)])
def test_nobody_is_asked_about_a_run_that_reaches_nobody(heroes: str, die: int) -> None:
    m = runner(die, heroes=heroes)
    assert asked(m)[1] == "monster-turn"


@rule("DJ-28.4", "DJ-37.7")
def test_the_test_of_a_monster_in_ice_may_be_rolled_again_by_the_leader() -> None:
    t = table(heroes="warrior 2,5; priest 5,5", monsters="orc 2,1 frozen=1; orc 0,0")
    m = prowl(t, rolls=[9, 1])
    assert asked(m) == (0, "roll-again")
    play(m, "again")
    assert foe(t).frozen


@rule("DJ-28.4", "DJ-31.5")
def test_a_monster_that_tears_a_web_may_have_to_try_again() -> None:
    t = table(heroes="warrior 2,5; priest 5,5", monsters="orc 2,1; orc 0,0", md=True)
    t.webs = (at(t, "2,2"),)
    m = play(prowl(t, rolls=[9, 1]), "tear 2 2")
    assert asked(m) == (0, "roll-again")
    play(m, "again")
    assert len(t.webs) == 1


@rule("DJ-28.4", "DJ-42.7")
def test_a_companion_may_pay_for_the_die_of_a_trap() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}; priest 5,5")
    m = match(t, ("event", "poisoned_darts", 0), rolls=[4, 1, 10])
    play(m, "pass", "call seat:1", "again")  # the priest does not stop the card
    assert lives(t) == [19, 20]


@rule("DJ-28.4")
def test_nobody_is_asked_where_nobody_has_any() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 2,3 {SPENT}", monsters="troll 2,1")
    m = monsters_part(t, rolls=[9, 1])
    assert not m.pending


@rule("DJ-28.5", "DJ-28.6", "DJ-11.6")
def test_destiny_stops_a_card_from_the_leader_on() -> None:
    t = table(heroes="warrior 2,2; priest 4,4; thief 1,1 life=0")
    t.order = (1, 0, 2)
    t.hand = ["foul_air"]
    t.decks["event"].remove("foul_air")
    m = match(t, ("md_step",), draws=[0] * 2)
    assert asked(m) == (1, "stop-event")
    play(m, "pass")
    assert asked(m) == (0, "stop-event")
    play(m, "stop")
    assert [hero.fatigue for hero in t.heroes] == [5, 5, 5]
    assert t.heroes[0].destiny == 1
    assert t.played
    assert "foul_air" in t.discards["event"]


@rule("DJ-28.5", "DJ-28.6", "DJ-37.7")
def test_who_is_in_ice_stops_no_card() -> None:
    t = table(heroes="warrior 2,2 frozen=1; priest 5,5 destiny=0", monsters="orc 0,0")
    t.phase, t.round = "PC", 1
    m = match(t, ("event", "frenzy", -1))
    assert not m.pending
    assert t.frenzy


@rule("DJ-28.6", "DJ-11.4")
def test_a_card_that_destiny_stopped_is_his_card_of_the_phase() -> None:
    t = table(heroes="warrior 2,2 destiny=1 fatigue=0", monsters="orc 2,1", md=True)
    t.hand = ["ambush", "frenzy"]
    m = play(match(t, ("combat",), rolls=[1, 9]), "play 0")
    assert asked(m) == (0, "stop-event")
    play(m, "stop")
    assert not t.ambush
    assert t.played
    play(m, "end")
    assert asked(m) == (1, "monster-turn")  # no window for Frenzy


@rule("DJ-28.6", "DJ-42.31")
def test_immediate_cards_may_be_stopped_too() -> None:
    t = table(heroes="warrior 2,2 destiny=1", md=True)
    play(match(t, ("event", "loose_slab")), "stop")
    assert not t.pieces
    assert t.discards["event"] == ["loose_slab"]


@rule("DJ-28.7")
def test_spent_destiny_is_gone() -> None:
    t = table(heroes="warrior 2,2 life=1 destiny=1 fatigue=0", monsters="orc 2,1")
    play(prowl(t, rolls=[9, 1]), "pass", "destiny")
    assert t.heroes[0].destiny == 0
    m = match(t, ("explore",), rolls=[], draws=[0, 0, 0, 0])
    assert t.heroes[0].destiny == 0
    assert m.table is t
