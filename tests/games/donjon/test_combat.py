"""The Combat Phase (DJ-24): placing monsters, rounds, idle rounds, its end."""

import pytest

from oubliettes.games.donjon.board import distance, sees
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.ending import interruption
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import IN, NOBODY, OFF, PC, PE, Group, Table
from tests.games.donjon.fights import SPENT, fight, foe, lives, monsters_part, prowl, skilled, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, close, match, picks, play, put_piece, spot, table
from tests.support import rule, said


def crowd(t: Table, *kinds: str) -> None:
    """Monsters that are to be placed."""
    t.groups.append(Group("orc_band", len(kinds), 0))
    t.coming = [(kind, len(t.groups) - 1) for kind in kinds]


# ------------------------------------------------------------------ placing


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


@rule("DJ-24.2", "DJ-24.3")
def test_the_md_chooses_the_order_and_among_equally_distant_squares() -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,-1", md=True)
    crowd(t, "orc", "goblin")
    t.agenda.append(("place-monsters", 1, NOBODY))
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
    seen = [sq for sq in layout.free_squares(t, 0) if sees(t.map, t.heroes[0].at, sq)]
    unseen = [sq for sq in layout.free_squares(t, 0) if sq not in seen]
    crowd(t, *["goblin"] * (len(seen) + 1))
    run(arrival.settle_in(t, 0))
    last = t.monsters[-1]
    nearest = min(distance(t.map, sq, t.heroes[0].at) for sq in unseen)
    assert last.at in unseen
    assert distance(t.map, last.at, t.heroes[0].at) == nearest


# ------------------------------------------------------------------ rounds


@rule("DJ-24.6", "DJ-12.10")
def test_movement_follows_the_same_rules_and_running_is_allowed() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,2")
    m = play(fight(t, rolls=[6]), "run", "step n", "step n")
    assert spot(t, t.heroes[0]) == "2,3"
    assert t.turn.points == 7
    assert "step" not in verbs(m)


@rule("DJ-24.9")
def test_monsters_that_appear_in_a_fight_join_it() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,0 played=1")
    t.phase = PC
    crowd(t, "goblin")
    t.agenda.append(("place-monsters", NOBODY, NOBODY))
    m = match(t)
    assert t.phase == PC
    assert not m.pending
    assert len(t.monsters) == 2
    monsters_part(t, rolls=[1] * 8)
    assert all(one.played for one in t.monsters)  # both acted


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
            m = match(t, ("round-ends", 0), draws=[0] * 3)
            assert t.idle == n
            if n < idle:
                assert t.monsters, f"gone after {n}"
                t.agenda.clear()
                t.phase = PC
        assert not t.monsters
        assert t.heroes[0].xp == 0
        assert "skeleton_guard" in t.decks["monster"]
        assert "withdraw" in said(m)
        assert t.phase == PE
        assert t.explorations == 2


@rule("DJ-24.10")
def test_a_fight_or_ice_interrupts_the_count() -> None:
    t = table(heroes="warrior 2,5", monsters="skeleton 1,0")
    t.phase, t.round, t.idle, t.struck = PC, 4, 2, True
    assert step(t, "round-ends", 0).idle == 0
    t = table(heroes="warrior 2,5", monsters="skeleton 1,0")
    t.phase, t.round, t.idle = PC, 4, 2
    assert step(t, "round-ends", 1).idle == 2


def step(t: Table, *words: str | int) -> Table:
    """One step alone."""
    t.agenda.clear()
    run(rounds.STEPS[str(words[0])](t, *words[1:]))
    return t


@rule("DJ-24.11", "DJ-31.59", "DJ-31.60")
def test_the_end_of_a_round_heals_trolls_then_ends_its_effects() -> None:
    """Worked example 16."""
    t = table(heroes="warrior 2,5", monsters="troll 1,0 life=9; troll 5,0")
    skilled(t.heroes[0], "taunt")
    m = play(fight(t), "skill taunt", "end")
    assert any(one.name == "taunt" for one in t.heroes[0].effects)
    assert not m.pending
    step(t, "round-ends", 0)
    assert [one.life for one in t.monsters] == [10, 15]
    assert not t.heroes[0].effects


@rule("DJ-24.12")
def test_a_fight_lasts_60_rounds_at_most() -> None:
    t = table(heroes="warrior 2,5", monsters="orc 1,0")
    t.phase, t.round, t.struck = PC, 59, True
    step(t, "round-ends", 0)
    assert t.monsters
    t.round, t.struck = 60, True
    with pytest.raises(interruption.Cut):
        step(t, "round-ends", 0)
    assert not t.monsters
    assert t.agenda == [("combat-ends",)]


@rule("DJ-24.13", "DJ-20.13")
def test_quest_monsters_stay_and_a_new_fight_starts_when_they_are_seen() -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,5", monsters="orc 1,-6 quest=1; goblin 5,-6")
    t.phase, t.round, t.struck = PC, 60, True
    match(t, ("round-ends", 0), draws=[0] * 4)
    assert [one.kind for one in t.monsters] == ["orc"]
    assert t.phase == PE
    t = table("room_n", "n room_n", heroes="warrior 2,1", monsters="orc 2,-6 quest=1")
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[1] * 4)
    play(m, "step n", "end")
    assert t.phase == PC
    assert asked(m)[1] == "fight"
    t = table("room_n", "n room_n", heroes="warrior 2,1", monsters="orc 2,-6 quest=1")
    m = play(match(t, ("turn-starts", 0), ("turn",), ("turn-ends",)), "end")
    assert t.phase == PE  # he neither moved nor acted


@rule("DJ-24.14", "DJ-10.4", "DJ-10.10")
def test_the_phase_ends_as_soon_as_the_last_monster_falls() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,5 {SPENT}", monsters="goblin 2,1")
    m = play(match(t, ("combat",), rolls=[9, 1], draws=[0] * 3), "next seat:0", "strike 10 goblin")
    assert t.phase == PE
    assert t.explorations == 2
    assert not t.heroes[1].played
    assert asked(m)[1] != "fight"


@rule("DJ-24.14", "DJ-10.11", "DJ-10.4", "DJ-7.6")
def test_if_nobody_stands_they_all_die() -> None:
    t = table(heroes=f"warrior 2,2 life=1 {SPENT}; priest 5,5 life=0", monsters="orc 2,1")
    prowl(t, rolls=[10, 1])
    assert [hero.fate for hero in t.heroes] == ["dead", "dead"]
    assert t.outcome == "failure"


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


@rule("DJ-7.7")
def test_harsh_death_kills_at_the_end_of_the_round_after_last_aid() -> None:
    for harsh, fate in ((True, "dead"), (False, "in")):
        t = table(heroes=f"warrior 2,5 {SPENT}; wizard 5,5 life=0", monsters="orc 0,0", harsh_death=harsh)
        t.phase, t.round, t.struck = PC, 1, True
        match(t, ("round-ends", 0))
        assert t.heroes[1].fate == fate


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


@rule("DJ-1.14")
def test_one_may_leave_by_the_stairs_in_a_fight() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; priest 3,3", monsters="orc 0,0")
    t.stairs = (at(t, "2,5"),)
    play(fight(t), "leave")
    assert t.heroes[0].fate == "left"
    assert t.heroes[0].at == OFF


@rule("DJ-7.9", "DJ-37.7")
def test_the_end_of_a_fight_melts_ice_and_puts_out_fire() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,5 {SPENT} frozen=1", monsters="goblin 2,1")
    t.fires = ((at(t, "5,5"), 0),)
    layout.refresh(t)
    t.heroes[0].drained = 1
    play(match(t, ("combat",), rolls=[9, 1], draws=[0] * 3), "next seat:0", "strike 10 goblin")
    assert not t.heroes[1].frozen
    assert not t.fires
    assert t.heroes[0].drained == 0
    assert at(t, "5,5") not in t.map.tall


@rule("DJ-15.6")
def test_monsters_never_open_closed_doors() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="goblin 2,-6")
    close(t, 0)
    prowl(t, rolls=[6])
    assert t.map.zone[foe(t).at] == 1
    assert lives(t) == [20]


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
