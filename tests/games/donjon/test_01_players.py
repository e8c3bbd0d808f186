"""DJ-1: players, seats and aim."""

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import new
from oubliettes.games.donjon.rules.combat import fighter_turn
from oubliettes.games.donjon.rules.ending import interruption
from oubliettes.games.donjon.rules.ending.outcome import check_party
from oubliettes.games.donjon.rules.exploration import phase
from oubliettes.games.donjon.table import DEAD, IN, LEFT, NOBODY, OFF, PC, UNKNOWN, Body, Table
from oubliettes.kernel import BadOption, FastDice, Match
from tests.games.donjon.fights import SPENT, fight, prowl, verbs
from tests.games.donjon.openings import begin
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, new_table, picks, play, put_piece, table, turn
from tests.support import rule, said

RETRIEVE = ("retrieve", "quest_object", "troll", "barracks")
"""A custom quest."""


def why(m: Match[Table]) -> dict[str, str]:
    return {" ".join(map(str, pick)): rule for pick, rule in m.blocked(m.pending[0].seat)}


@rule("DJ-1.2")
def test_adventurers_share_one_result_and_nobody_can_strike_a_friend() -> None:
    t = table(heroes="warrior 1,1; thief 1,2", md=True, outcome="success")
    assert GAME.result(t).scores == (1.0, 1.0, 0.0)
    t.outcome = "failure"
    assert GAME.result(t).scores == (0.0, 0.0, 1.0)
    assert GAME.result(t).ranks == (2, 2, 1)

    assert fighter_turn.attacks(t, t.heroes[0]) == []


@rule("DJ-1.3")
def test_when_the_last_one_leaves_the_md_has_won() -> None:
    t = table("room_n", heroes="human warrior 2,2")
    t.stairs = (at(t, "2,1"), at(t, "3,1"))
    m = turn(t)
    play(m, "step n", "leave")
    assert t.outcome == "failure"


@rule("DJ-1.3")
def test_the_md_has_won_when_they_have_not() -> None:
    for outcome, scores in (("failure", (0.0, 0.0, 1.0)), ("success", (1.0, 1.0, 0.0))):
        t = table(heroes="warrior 1,1; thief 2,2", md=True, outcome=outcome)
        result = match(t).result
        assert result is not None
        assert result.scores == scores


@rule("DJ-1.3", "DJ-7.8")
def test_those_who_are_down_are_still_in_the_dungeon() -> None:
    t = table("room_n", heroes="warrior 2,1 life=0; thief 3,1")
    t.stairs = (at(t, "3,1"),)
    play(turn(t, 1), "leave")
    assert not t.outcome, "the game goes on until the end of this phase"
    match(t, ("explored",))
    assert (t.heroes[0].fate, t.outcome) == (DEAD, "failure")


@rule("DJ-1.3")
def test_with_nobody_left_the_md_wins() -> None:
    t = table(heroes="warrior 1,1; thief 2,2")
    t.heroes[0].fate = DEAD
    check_party(t)
    assert t.heroes[1].fate == IN
    t.heroes[1].fate = "left"
    with pytest.raises(interruption.Cut):
        check_party(t)
    assert t.outcome == "failure"


@rule("DJ-1.4")
def test_only_the_objective_room_is_prepared() -> None:
    layouts = set()
    for seed in range(6):
        m = Match.new(GAME, seats=1, options={"quest": "black_fang"}, dice=FastDice(seed))
        while m.pending and not m.table.zones:
            play(m, " ".join(map(str, m.pending[0].options[-1])))
        layouts.add(m.table.zones[0].card)
        assert [card for card in m.table.pile if card != UNKNOWN] == ["throne_hall"]
    assert len(layouts) > 2


@rule("DJ-1.5", "DJ-1.8", "DJ-1.7")
@pytest.mark.parametrize(
    "seats,master,md,party",
    [(5, "person", 4, 4), (4, "automatic", NOBODY, 4), (1, "person", NOBODY, 1), (7, "automatic", 6, 6)],
)
def test_one_seat_is_the_md_unless_he_is_automatic(seats: int, master: str, md: int, party: int) -> None:
    t = new_table(seats, master=master)
    assert (t.md, len(t.heroes)) == (md, party)


@rule("DJ-1.6")
def test_few_are_warned_and_many_too() -> None:
    assert "party-small" in said(begin("warrior", md=False))
    assert "party-small" in said(begin("warrior", "thief", md=False))
    three = said(begin("warrior", "thief", "wizard", rolls=[6, 5], md=False))
    assert "party-small" not in three
    assert "party-large" not in three
    five = begin("thief", "warrior", "priest", "wizard", "thief", rolls=[6, 5, 4, 3], md=False)
    assert "party-large" in said(five)


@rule("DJ-1.7")
def test_a_party_has_one_to_six() -> None:
    with pytest.raises(BadOption):
        GAME.settle(8, {})
    with pytest.raises(BadOption):
        GAME.settle(0, {})
    assert [len(new_table(seats, master="automatic").heroes) for seats in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@rule("DJ-1.9", "DJ-13.2")
def test_the_fastest_leads_ties_are_rolled_and_rolled_again() -> None:
    m = begin("warrior", "thief", "priest", "wizard", rolls=[4, 4, 2, 6], md=False)
    # the thief has 5; warrior and elf wizard 3: 4 and 4, then 2 and 6; the dwarf priest 2
    assert m.table.order == (1, 3, 0, 2)


@rule("DJ-1.9")
def test_when_the_leader_falls_the_next_in_that_order_leads() -> None:

    t = table(heroes="warrior 1,1; thief 2,2; priest 3,3", order=(1, 2, 0))
    assert party.leader(t).number == 1
    t.heroes[1].life = 0
    assert party.leader(t).number == 2
    t.heroes[1].life = 3
    assert party.leader(t).number == 1
    assert [hero.number for hero in party.from_leader(t)] == [1, 2, 0]


@rule("DJ-1.10")
def test_sheets_and_monsters_are_public() -> None:
    t = table(heroes="warrior 1,1 gold=7; thief 1,2 life=4", monsters="troll 3,3 life=4", md=True)
    seen = [GAME.view(GAME.hide(t, seat), seat) for seat in (0, 1, 2, None)]
    for view in seen:
        assert view.heroes == seen[0].heroes
        assert (view.sheets, view.packs, view.purses) == (seen[0].sheets, seen[0].packs, seen[0].purses)
        assert view.monsters == seen[0].monsters
    assert seen[3].purses["0"].gold == 7
    assert seen[3].monsters["10"].life == 4


@rule("DJ-1.11", "DJ-1.9")
def test_the_party_may_go_home_at_once_in_the_middle_of_a_turn() -> None:
    for answer, outcome in (("home", "success"), ("stay", "")):
        t = table("room_n", heroes="warrior 2,2; thief 4,4", custom=RETRIEVE, order=(1, 0))
        number = put_piece(t, "chest", "2,1", role="object")
        m = turn(t)
        play(m, f"activate {number} object")
        assert t.done == ("main",)
        assert asked(m) == (1, "go-home"), "the leader is asked, at once"
        play(m, answer)
        assert t.outcome == outcome
        if answer == "stay":
            assert asked(m) == (0, "turn"), "and the turn goes on"


@rule("DJ-1.11")
def test_a_quest_object_taken_from_the_dead_counts_at_once() -> None:
    t = table("room_n", heroes="warrior 2,2; thief 4,4", custom=RETRIEVE)
    t.bodies = (Body(at(t, "2,1"), 0, (new("quest_object"),)),)
    m = turn(t)
    play(m, "loot 0", "take_thing quest_object")
    assert asked(m) == (0, "go-home")
    t = table("room_n", heroes="warrior 2,2", monsters="orc 5,5", custom=RETRIEVE)
    t.bodies = (Body(at(t, "2,1"), 0, (new("quest_object"),)),)
    play(turn(t), "loot 0", "take_thing quest_object")
    assert not t.done, "not with a monster on the board"


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


@rule("DJ-1.12", "DJ-1.14")
def test_only_the_carrier_who_leaves_has_carried_it_out() -> None:
    t = table("room_n", heroes="warrior 2,1; thief 3,1 +silver_flask; priest 5,5")
    t.quest = "silver_spring"
    t.stairs = (at(t, "2,1"), at(t, "3,1"))
    run(phase.explore(t))
    t.agenda.clear()
    assert not t.done, "holding it is not enough"
    play(turn(t, 0), "leave")
    assert not t.done, "his companion has it"
    m = turn(t, 1)
    play(m, "leave")
    assert t.done == ("main",)
    assert asked(m) == (2, "go-home")
    assert [hero.fate for hero in t.heroes] == [LEFT, LEFT, IN]


@rule("DJ-1.13")
def test_an_objective_reached_in_the_phase_in_which_all_fall_does_not_count() -> None:
    t = table(heroes=f"warrior 2,2 life=1 {SPENT}", monsters="orc_warlord 2,1 life=1 quest=1; orc 1,1")
    t.phase, t.phases = PC, 5
    play(fight(t, rolls=[9, 1]), "strike 10 orc_warlord", "end")
    assert t.done == ("main",)
    prowl(t, 11, rolls=[10, 1])
    assert t.outcome == "failure"
    t = table(heroes=f"warrior 2,2 life=1 {SPENT}", monsters="orc 1,1", done=("main",))
    prowl(t, 10, rolls=[10, 1])
    assert t.outcome == "success"  # DJ-1.16: it had been accomplished before


@rule("DJ-1.13")
def test_one_who_got_out_keeps_what_was_reached_while_the_others_fell() -> None:
    for fate, outcome in ((LEFT, "success"), (DEAD, "failure")):
        t = table(heroes=f"warrior 2,2 life=1 {SPENT}; thief 5,5", monsters="orc 1,1", done=("main",))
        t.phases, t.marks = 5, {"main_phase": 5}
        t.stand(t.heroes[1], -1)
        t.heroes[1].fate = fate
        prowl(t, 10, rolls=[10, 1])
        assert t.outcome == outcome


@rule("DJ-1.14")
def test_one_may_leave_by_the_stairs_in_a_fight() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; priest 3,3", monsters="orc 0,0")
    t.stairs = (at(t, "2,5"),)
    play(fight(t), "leave")
    assert t.heroes[0].fate == "left"
    assert t.heroes[0].at == OFF


@rule("DJ-1.14", "DJ-14.11", "DJ-1.3")
def test_leaving_by_the_stairs() -> None:
    t = table("room_n", heroes="human warrior 2,2; thief 3,3")
    t.stairs = (at(t, "2,1"), at(t, "3,1"))
    m = turn(t)
    assert picks(m, "leave") == []
    play(m, "step n", "leave")
    hero = t.heroes[0]
    assert hero.fate == LEFT
    assert hero.at == -1
    assert hero.weapon.kind == "long_sword"
    assert not m.pending
    assert not t.outcome
    m = turn(t, 1)
    play(m, "step nw", "step nw" if "nw" in picks(m, "step") else "step n")
    assert t.heroes[1].at in t.stairs or picks(m, "step")


@rule("DJ-1.14")
def test_leaving_costs_a_movement_point_and_needs_movement() -> None:
    t = table("room_n", heroes="dwarf warrior 2,3")
    t.stairs = (at(t, "2,1"),)
    m = turn(t, rolls=[1])
    play(m, "step n", "step n")
    assert "leave" not in verbs(m), "no point is left"
    play(m, "run")
    assert "leave" in verbs(m), "running is movement"
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}", monsters="orc 3,1; troll 0,4")
    t.stairs = (at(t, "2,2"), at(t, "4,4"))
    m = fight(t, rolls=[5, 1])
    play(m, "step n")
    assert "leave" not in verbs(m), "the orc has stopped him (DJ-12.10)"
    assert m.blocked(0)[-1] == (("leave",), "DJ-12.10")
    play(m, "strike 10 orc")
    t = table("room_n", heroes=f"warrior 2,2 {SPENT}", monsters="troll 3,1")
    t.stairs = (at(t, "2,2"),)
    m = fight(t, rolls=[1, 9])
    play(m, "strike 10 troll", "leave")
    assert t.heroes[0].fate == LEFT, "an attack, then his movement"


@rule("DJ-1.14", "DJ-14.11")
def test_who_has_left_has_finished_his_turn() -> None:
    t = table("room_n", heroes="warrior 2,2; thief 4,4")
    t.stairs = (at(t, "2,2"),)
    play(turn(t), "leave")
    assert t.turn.over
    assert t.turn.points == 2


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
def test_an_objective_reached_before_this_fight_is_kept() -> None:
    t = table(heroes=f"warrior 2,2 life=1 {SPENT}", monsters="orc 1,1", done=("main",))
    t.phases, t.marks = 6, {"main_phase": 5}
    prowl(t, 10, rolls=[10, 1])
    assert t.outcome == "success"


@rule("DJ-1.16")
def test_success_is_kept_when_the_last_ones_die_or_leave() -> None:
    t = table(heroes="warrior 1,1", done=("main",))
    t.heroes[0].fate = DEAD
    with pytest.raises(interruption.Cut):
        check_party(t)
    assert t.outcome == "success"


def test_a_paid_action_is_out_after_a_run_or_without_a_point() -> None:
    t = table("room_n", heroes="dwarf warrior 2,1")
    m = turn(t, rolls=[1])
    play(m, "step n", "run")
    assert (why(m)["open"], why(m)["search"]) == ("DJ-12.3", "DJ-12.3")
    m = turn(table("room_n", heroes="dwarf warrior 2,2"))
    play(m, "step n", "step n")
    assert (why(m)["open"], why(m)["search"]) == ("DJ-14.6", "DJ-14.8")
    t = table("room_n_locked", heroes="dwarf warrior 2,2")
    m = turn(t)
    play(m, "step n", "step n")
    assert why(m)["break"] == "DJ-15.9"


def test_what_has_ended_a_movement() -> None:
    t = table("room_n", heroes=f"warrior 2,2 {SPENT} knocked=1", monsters="orc 4,4")
    assert why(fight(t))["run"] == "DJ-37.10"
    t = table("room_n", heroes="wizard 2,2 fatigue=1 destiny=0", monsters="troll 4,5")
    m = fight(t, rolls=[1, 9])
    play(m, "step n", "skill-at 10 troll magic_missile")
    assert why(m)["run"] == "DJ-24.7"
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}; thief 3,3", monsters="orc 4,2")
    assert why(fight(t))["step e"] == "DJ-12.12"
    t = table("room_n", heroes=f"warrior 2,3 {SPENT}")
    put_piece(t, "magic_circle", "2,2")
    m = turn(t, rolls=[8])
    play(m, "step n")
    assert why(m)["run"] == "DJ-19.58"
