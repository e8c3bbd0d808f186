"""DJ-24: combat Phase."""

import pytest

from oubliettes.games.donjon.board import distance, sees
from oubliettes.games.donjon.rules.adventurer.states import add_effect, round_ends
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.ending import interruption
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.zones import ground, layout
from oubliettes.games.donjon.table import IN, NOBODY, PC, PC_NOW, PE, ROUND, Group, Phase, Table, Turn
from tests.games.donjon.arrivals import crowd
from tests.games.donjon.fights import SPENT, fight, foe, monsters_part, skilled, step_alone, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, monster, picks, play, put_piece, spot, table
from tests.support import rule, said


def phase(t: Table) -> Phase:
    """As it is now, whatever it was set to before."""
    return t.phase


@rule("DJ-24.1", "DJ-24.3", "DJ-35.6")
def test_monsters_are_placed_as_far_as_possible_in_sight() -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,-1; priest 3,-1")
    crowd(t, "orc", "orc_archer", "evil_sorcerer")
    run(arrival.settle_in(t, 1))
    heroes = [hero.at for hero in t.heroes]
    found = {one.kind: one for one in t.monsters}
    gaps = {kind: min(distance(t.map, one.at, at_) for at_ in heroes) for kind, one in found.items()}
    assert set(gaps.values()) == {5}
    assert all(any(sees(t.map, at_, one.at) for at_ in heroes) for one in t.monsters)
    # spellcasters first, then archers, each on the first farthest square in reading order
    assert [spot(t, found[kind]) for kind in ("evil_sorcerer", "orc_archer", "orc")] == ["0,-6", "1,-6", "2,-6"]


@rule("DJ-24.1")
def test_monsters_are_placed_in_sight() -> None:
    t = table("corner", heroes="warrior 2,5")
    crowd(t, "orc")
    run(arrival.settle_in(t, 0))
    assert sees(t.map, t.heroes[0].at, foe(t).at)
    t = table(heroes="warrior 2,5; priest 2,0 life=0")
    put_piece(t, "wardrobe", *[f"{x},3" for x in range(6)])
    crowd(t, "orc")
    run(arrival.settle_in(t, 0))
    assert t.map.y[foe(t).at] > 3


@rule("DJ-24.2", "DJ-24.3")
def test_the_md_chooses_the_order_and_among_equally_distant_squares() -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,-1", md=True)
    crowd(t, "orc", "goblin")
    t.agenda.append(("place_monsters", 1, NOBODY))
    t.phase = PC
    m = match(t)
    assert asked(m) == (1, "place-monster")
    squares = {tuple(option.split()[:2]) for option in picks(m, "place")}
    assert squares == {(str(x), "-6") for x in range(6)}
    assert {option.split()[2] for option in picks(m, "place")} == {"orc", "goblin"}
    play(m, "place 4 -6 goblin")
    assert spot(t, foe(t)) == "4,-6"
    assert foe(t).kind == "goblin"
    assert "4 -6 orc" not in picks(m, "place")
    assert len(picks(m, "place")) == 5


@rule("DJ-24.2")
def test_equally_distant_squares_are_all_of_them_his_to_choose() -> None:
    t = table("room_n", heroes="warrior 0,0", md=True)
    crowd(t, "orc")
    t.phase = PC
    m = match(t, ("place_monsters", 0, NOBODY))
    assert len(picks(m, "place")) == 11  # the far column and the far row
    play(m, "place 5 2 orc")
    assert foe(t).at == at(t, "5,2")


@rule("DJ-24.3")
def test_the_distance_is_that_to_the_nearest_standing_adventurer() -> None:
    t = table("room_n", "n corridor", "n room_n", heroes="warrior 2,5; priest 2,-7")
    crowd(t, "orc")
    run(arrival.settle_in(t, NOBODY))
    gaps = [distance(t.map, foe(t).at, hero.at) for hero in t.heroes]
    assert min(gaps) == 6
    t = table("room_n", heroes="warrior 0,0; priest 5,5 life=0", md=True, phase=PC)
    crowd(t, "orc")
    m = match(t, ("place_monsters", 0, NOBODY))
    assert len(picks(m, "place")) == 10  # the downed keep nobody away


@rule("DJ-24.3", "DJ-24.1")
def test_a_monster_need_be_seen_by_one_adventurer_only() -> None:
    t = table("room_nwe", "n corridor", heroes=f"warrior 2,0 {SPENT}; thief 0,5 {SPENT}")
    t.decks["monster"] = ["u_troll"]
    match(t, ("monsters", -1), draws=[0])
    at_the_end = foe(t).at
    assert sees(t.map, t.heroes[0].at, at_the_end)
    assert not sees(t.map, t.heroes[1].at, at_the_end)
    assert spot(t, foe(t)) == "2,-6"  # six squares from the warrior: nothing in sight is farther from both


@rule("DJ-24.4")
def test_others_come_in_any_revealed_zone() -> None:
    t = table("room_n", "n corridor", "n room_n", heroes="warrior 2,-7")
    crowd(t, "orc")
    run(arrival.settle_in(t, NOBODY))
    assert t.map.zone[foe(t).at] == 0
    assert distance(t.map, foe(t).at, t.heroes[0].at) == 12
    t = table("room_n", "n corridor", "n room_n", heroes="warrior 2,-7")
    crowd(t, "orc")
    run(arrival.settle_in(t, 2))
    assert t.map.zone[foe(t).at] == 2


@rule("DJ-24.5")
def test_what_cannot_be_seen_comes_nearest_and_what_does_not_fit_stays_away() -> None:
    t = table("corridor", heroes="warrior 2,5")
    crowd(t, *["goblin"] * 14)
    t.decks["monster"].remove("orc_band")
    run(arrival.settle_in(t, 0))
    assert len(t.monsters) == 11
    assert t.groups[-1].left == 11
    assert not t.coming
    t = table("corner", heroes="warrior 2,5")
    seen = [sq for sq in ground.free_squares(t, 0) if sees(t.map, t.heroes[0].at, sq)]
    unseen = [sq for sq in ground.free_squares(t, 0) if sq not in seen]
    crowd(t, *["goblin"] * (len(seen) + 1))
    run(arrival.settle_in(t, 0))
    last = t.monsters[-1]
    nearest = min(distance(t.map, sq, t.heroes[0].at) for sq in unseen)
    assert last.at in unseen
    assert distance(t.map, last.at, t.heroes[0].at) == nearest


@rule("DJ-24.5")
def test_the_rest_go_to_neighbouring_zones_through_an_open_door() -> None:
    for door, placed in ((True, 14), (False, 11)):
        t = table("corridor", "n room_n", heroes="warrior 2,5")
        put_piece(t, "wardrobe", "2,-1", "3,-1", zone=1)
        if not door:
            t.doors[0].portcullis = True
            layout.swing(t, t.doors[0], open_=True)
        crowd(t, *["goblin"] * 14)
        run(arrival.settle_in(t, 0))
        assert len(t.monsters) == placed
        assert sum(t.map.zone[one.at] == 1 for one in t.monsters) == placed - 11


@rule("DJ-24.6", "DJ-12.10")
def test_movement_follows_the_same_rules_and_running_is_allowed() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,2")
    m = play(fight(t, rolls=[6]), "run", "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,3"
    assert t.turn.points == 7
    assert "step" not in verbs(m)


@rule("DJ-25.14", "DJ-24.7", "DJ-24.8")
def test_one_attack_a_turn_and_a_movement_is_not_split_around_it() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}", monsters="orc 2,1; zombie 5,5 life=9")
    m = fight(t, rolls=[1, 9])
    play(m, "step n", "strike 10 orc")
    assert not verbs(m) & {"strike", "step", "run"}
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5 life=9")
    m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
    assert "step" in verbs(m)
    assert "strike" not in verbs(m)
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,1; zombie 5,5 life=9")
    m = play(fight(t, rolls=[2]), "run", "step n", "step n", "step n")
    assert picks(m, "strike") == ["10 orc"]


@rule("DJ-24.7")
def test_who_walked_and_shot_walks_no_farther() -> None:
    t = table(heroes=f"thief 2,5 {SPENT}", monsters="orc 2,0; zombie 5,0")
    m = play(fight(t, rolls=[1, 9]), "step w", "shoot 10 orc arrows")
    assert t.turn.points == 4
    assert not verbs(m) & {"step", "run"}


@rule("DJ-24.8")
def test_an_attack_costs_no_movement() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 2,1; zombie 5,5")
    m = play(fight(t, rolls=[1, 9]), "strike 10 orc")
    assert t.turn.points == 3
    assert "s" in picks(m, "step")


@rule("DJ-24.9")
def test_monsters_that_appear_in_a_fight_join_it() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,0 played=1")
    t.phase = PC
    crowd(t, "goblin")
    t.agenda.append(("place_monsters", NOBODY, NOBODY))
    m = match(t)
    assert t.phase == PC
    assert not m.pending
    assert len(t.monsters) == 2
    monsters_part(t, rolls=[1] * 8)
    assert all(one.played for one in t.monsters)  # both acted


@rule("DJ-24.10")
def test_idle_rounds_make_monsters_withdraw() -> None:
    """Worked example 41: three without a path, ten with one."""
    for row, idle in ((1, 3), (10, 10)):
        t = table("room_n", "n room_n", heroes="warrior 2,5", monsters="skeleton 1,-6; skeleton 2,-6")
        if row == 1:
            put_piece(t, "chasm", *[f"{x},-3" for x in range(6)], zone=1, row=1, side=0)
        t.groups = [Group("skeleton_guard", 2, 3)]
        for one in t.monsters:
            one.group = 0
        t.phase, t.round = PC, 1
        t.decks["monster"].remove("skeleton_guard")
        for n in range(1, idle + 1):
            m = match(t, ("round_ends", 0), draws=[0] * 3)
            assert t.idle == n
            if n < idle:
                assert t.monsters, f"gone after {n}"
                t.agenda.clear()
                t.phase = PC
        assert not t.monsters
        assert t.heroes[0].xp == 0
        assert "skeleton_guard" in t.decks["monster"]
        assert "withdraw" in said(m)
        assert phase(t) == PE
        assert t.explorations == 2


@rule("DJ-24.10")
def test_a_fight_or_ice_interrupts_the_count() -> None:
    t = table(heroes="warrior 2,5", monsters="skeleton 1,0")
    t.phase, t.round, t.idle, t.struck = PC, 4, 2, True
    assert step_alone(t, "round_ends", 0).idle == 0
    t = table(heroes="warrior 2,5", monsters="skeleton 1,0")
    t.phase, t.round, t.idle = PC, 4, 2
    assert step_alone(t, "round_ends", 1).idle == 2


@rule("DJ-24.10")
def test_spells_that_are_left_keep_monsters_from_being_shut_out() -> None:
    for spells, gone in ((("magic_missile",), False), ((), True)):
        t = table("room_n", "n room_n", heroes="warrior 2,5", monsters="skeleton_sorcerer 2,-6")
        put_piece(t, "chasm", *[f"{x},-3" for x in range(6)], zone=1, row=1, side=0)
        foe(t).spells = spells
        t.phase, t.round, t.idle = PC, 5, 2
        if gone:
            with pytest.raises(interruption.Cut):
                run(rounds.STEPS["round_ends"](t, 0))
        else:
            run(rounds.STEPS["round_ends"](t, 0))
        assert (not t.monsters) is gone


@rule("DJ-24.10")
@pytest.mark.parametrize("who, frozen", [("hero", 1), ("monster", 1), ("", 0)])
def test_rounds_that_start_with_ice_are_told_apart(who: str, frozen: int) -> None:
    t = table(heroes="warrior 2,5; priest 3,5", monsters="orc 0,0; orc 5,0", phase=PC, struck=True)
    t.heroes[1].frozen = who == "hero"
    t.monsters[1].frozen = who == "monster"
    run(rounds.STEPS["round"](t))
    assert ("round_ends", frozen) in t.agenda
    assert not t.struck  # each round is judged anew


@rule("DJ-24.10")
def test_a_blow_breaks_the_row_of_idle_rounds_even_beside_ice() -> None:
    t = table(heroes="warrior 2,5", monsters="skeleton 1,0")
    t.phase, t.round, t.idle, t.struck = PC, 4, 2, True
    run(rounds.STEPS["round_ends"](t, 1))
    assert t.idle == 0


@rule("DJ-24.10", "DJ-45.10")
@pytest.mark.parametrize("spell, target, struck", [("missile", "idol", False), ("missile", "orc", True)])
def test_an_idol_is_no_enemy_figure(spell: str, target: str, struck: bool) -> None:
    t = table(heroes="wizard 2,5 destiny=0 fatigue=1", monsters="orc 5,0")
    skilled(t.heroes[0], "magic_missile", "fireball")
    number = put_piece(t, "idol", "2,1", "3,1", "2,2", "3,2", life=10)
    aim = {"idol": 1000 + number, "orc": 10}[target]
    play(fight(t, rolls=[1, 10]), f"skill-at {aim} {target} magic_missile")
    assert t.struck is struck


@rule("DJ-24.10", "DJ-37.13")
def test_a_fireball_on_the_idol_alone_is_idle() -> None:
    for where, struck in (("2 2", False), ("4 1", True)):
        t = table(heroes="wizard 2,5 destiny=0 fatigue=1", monsters="orc 5,0")
        skilled(t.heroes[0], "fireball")
        put_piece(t, "idol", "2,1", "3,1", "2,2", "3,2", life=10)
        play(fight(t, rolls=[1, 10, 10]), f"skill-area {where} fireball")
        assert t.struck is struck


@rule("DJ-24.11")
def test_what_lasts_a_round_ends_with_it() -> None:
    t = table(heroes="warrior 2,2")
    add_effect(t.heroes[0], "taunt", 1, ROUND)
    add_effect(t.heroes[0], "aegis", 2, PC_NOW)
    round_ends(t)
    assert [one.name for one in t.heroes[0].effects] == ["aegis"]


@rule("DJ-24.12")
def test_a_fight_lasts_60_rounds_at_most() -> None:
    t = table(heroes="warrior 2,5", monsters="orc 1,0")
    t.phase, t.round, t.struck = PC, 59, True
    step_alone(t, "round_ends", 0)
    assert t.monsters
    t.round, t.struck = 60, True
    with pytest.raises(interruption.Cut):
        step_alone(t, "round_ends", 0)
    assert not t.monsters
    assert t.agenda == [("combat_ends",)]


@rule("DJ-24.13", "DJ-20.13")
def test_quest_monsters_stay_and_a_new_fight_starts_when_they_are_seen() -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,5", monsters="orc 1,-6 quest=1; goblin 5,-6")
    t.phase, t.round, t.struck = PC, 60, True
    match(t, ("round_ends", 0), draws=[0] * 4)
    assert [one.kind for one in t.monsters] == ["orc"]
    assert phase(t) == PE
    t = table("room_n", "n room_n", heroes="warrior 2,1", monsters="orc 2,-6 quest=1")
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[1] * 4)
    play(m, "step n", "end")
    assert t.phase == PC
    assert asked(m)[1] == "fight"
    t = table("room_n", "n room_n", heroes="warrior 2,1", monsters="orc 2,-6 quest=1")
    m = play(match(t, ("turn_starts", 0), ("turn",), ("turn_ends",)), "end")
    assert t.phase == PE  # he neither moved nor acted


@rule("DJ-24.13")
def test_a_quest_monster_in_sight_ends_the_peace() -> None:
    t = table("room_n", heroes="human warrior 2,2")
    orc = monster(t, "orc", "2,5", "quest")
    t.turn = Turn(0)
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",))
    play(m, "end")
    assert phase(t) == PE  # he did nothing
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",))
    play(m, "step n", "end")
    assert phase(t) == PC
    assert orc in t.monsters


@rule("DJ-24.13")
def test_a_quest_monster_out_of_sight_starts_nothing() -> None:
    t = table("room_n", "n room_n", heroes="warrior 0,5", monsters="orc 0,-6 quest=1")
    play(match(t, ("turn_starts", 0), ("turn",), ("turn_ends",)), "step n", "end")
    assert t.phase == PE


@rule("DJ-24.13")
def test_quest_monsters_take_part_in_any_other_fight() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="orc 5,-6 quest=1; goblin 2,4")
    match(t, ("monsters_part",), rolls=[1, 9, 1], draws=[])
    assert all(one.played for one in t.monsters)
    assert spot(t, foe(t)) != "5,-6"


@rule("DJ-24.13")
@pytest.mark.parametrize("pick, phase", [("drink healing_potion", PC), ("rest", PE), ("end", PE)])
def test_a_free_action_in_sight_of_quest_monsters_starts_the_fight(pick: str, phase: str) -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,0 life=9 fatigue=4 +healing_potion", monsters="orc 2,-6 quest=1")
    t.listened = True  # of another door, where nothing lived
    m = match(t, ("turn_starts", 0), ("turn",), ("turn_ends",), rolls=[3])
    play(m, pick)
    if pick.startswith("drink"):
        play(m, "end")
    assert t.phase == phase
    assert t.listened is (phase == PE)


@rule("DJ-24.14", "DJ-7.13")
def test_last_aid_comes_before_deaths() -> None:
    """Worked example 35."""
    t = table(heroes=f"warrior 2,2 {SPENT}; wizard 0,5 life=0; priest 3,5 fatigue=1 destiny=0", monsters="goblin 2,1")
    m = play(match(t, ("combat",), rolls=[9, 1, 4], draws=[0] * 3), "next seat:0", "strike 10 goblin")
    assert asked(m) == (2, "last-aid")
    play(m, "aid healing seat:1")
    assert t.heroes[1].life == 4
    assert t.heroes[1].fate == IN
    assert t.phase == PE


@rule("DJ-24.14")
def test_if_the_last_of_both_sides_fall_together_the_party_is_lost() -> None:
    t = table(heroes="elf wizard 2,3 life=1 destiny=0 fatigue=1; warrior 5,5 life=0", monsters="goblin 2,1")
    skilled(t.heroes[0], "fireball")
    play(fight(t, rolls=[10, 1, 1]), "skill-area 2 2 fireball")
    assert not t.monsters
    assert [hero.fate for hero in t.heroes] == ["dead", "dead"]
    assert t.outcome == "failure"


@rule("DJ-24.14", "DJ-1.13")
def test_a_villain_who_takes_the_whole_party_with_him_has_won() -> None:
    t = table(heroes="elf wizard 2,3 life=1 destiny=0 fatigue=1", monsters="orc_warlord 2,1 life=1 quest=1")
    skilled(t.heroes[0], "fireball")
    play(fight(t, rolls=[10, 1, 1]), "skill-area 2 2 fireball")
    assert not t.monsters
    assert t.outcome == "failure"
