"""The luck of a magic circle on all dice, and Destiny on any die of the MD, whoever pays (DJ-19.67, DJ-28.3)."""

from typing import Any

import pytest

from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.table import PC_NEXT, Table
from oubliettes.kernel import Match, Modifier
from tests.games.donjon.fights import SPENT, fight, foe, lives, monsters_part, prowl, skilled
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule

# ------------------------------------------------------------------ luck


def lucky(text: str, **facts: Any) -> Table:
    t = table(heroes=text, **facts)
    add_effect(t.heroes[0], "luck", 1, PC_NEXT)
    return t


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


@rule("DJ-23.7", "DJ-39.10")
def test_luck_is_added_to_the_die_that_is_kept() -> None:
    t = lucky("thief 2,3 destiny=0")
    skilled(t.heroes[0], "expert_search")
    t.decks["treasure"] = ["antidote"] * 3
    m = play(turn(t, rolls=[4, 9], draws=[0]), "search", "expert")
    assert picks(m, "keep-die") == ["9", "4"], "as they lie"
    play(m, "keep-die 9")
    assert len([item for item in t.heroes[0].pack if item.kind == "antidote"]) == 1


@rule("DJ-23.7", "DJ-19.55")
def test_luck_finds_more_gold() -> None:
    t = lucky(f"warrior 2,3 {SPENT}")
    number = put_piece(t, "fountain", "2,1", "3,1", "2,2", "3,2")
    play(turn(t, rolls=[7, 5]), f"examine fountain {number}")
    assert t.heroes[0].gold == 6


@rule("DJ-23.7", "DJ-8.28", "DJ-38.2")
def test_luck_heals_more_and_it_is_that_of_the_one_who_rolls() -> None:
    t = lucky("warrior 2,3 life=5 destiny=0 fatigue=0 +healing_potion; priest 3,3 life=5 destiny=0")
    play(turn(t, rolls=[2]), "drink healing_potion")
    assert lives(t) == [8, 5]
    t.agenda.clear()
    m = turn(t, 1, rolls=[2, 2])
    before = t.heroes[0].life
    play(m, "skill-on seat:0 healing")
    healed = t.heroes[0].life - before
    assert not any(roll.modifiers for event in m.log for roll in event.rolls), "the priest rolls, and has no luck"
    assert healed > 0


@rule("DJ-23.7", "DJ-8.31")
def test_luck_hurts_monsters_more() -> None:
    t = lucky(f"warrior 2,2 {SPENT} +rat_poison", monsters="skaven 2,1; orc 5,5")
    play(fight(t, rolls=[2]), "rats 2 1")
    assert foe(t).life == 5 - 3


@rule("DJ-23.7", "DJ-42.7")
def test_luck_is_not_on_the_dice_that_cost_him_life() -> None:
    t = lucky(f"warrior 2,3 {SPENT}")
    match(t, ("event", "poisoned_darts", 0), rolls=[2, 10])
    assert lives(t) == [18]


@rule("DJ-23.6", "DJ-23.7")
def test_a_penalty_is_not_on_all_dice() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT} venom=1")
    play(turn(t, rolls=[3]), "run")
    assert t.turn.points == 3 + 3


# ------------------------------------------------------------------ Destiny


def struck(heroes: str, *rolls: int) -> Match[Table]:
    """A troll hits the first of them: 13 against 8, then what else is rolled."""
    t = table(heroes=heroes, monsters="troll 2,1", md=True)
    skilled(t.heroes[0])
    return play(prowl(t, rolls=[5, 3, *rolls]), "attack seat:0")


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


def runner(*rolls: int, heroes: str = "warrior 2,0; priest 5,5") -> Match[Table]:
    """An orc (Speed 3) that runs for the party, six squares off."""
    t = table("room_n", "n corridor", heroes=heroes, monsters="orc 2,-6", md=True)
    return play(prowl(t, rolls=rolls), "run")


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


@rule("DJ-28.5", "DJ-28.6", "DJ-37.7")
def test_who_is_in_ice_stops_no_card() -> None:
    t = table(heroes="warrior 2,2 frozen=1; priest 5,5 destiny=0", monsters="orc 0,0")
    t.phase, t.round = "PC", 1
    m = match(t, ("event", "frenzy", -1))
    assert not m.pending
    assert t.frenzy


@rule("DJ-28.4")
def test_nobody_is_asked_where_nobody_has_any() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 2,3 {SPENT}", monsters="troll 2,1")
    m = monsters_part(t, rolls=[9, 1])
    assert not m.pending
