"""Doors, levels, furniture and chasms where several rules meet: each test fails when one line of them is changed."""

import pytest

from oubliettes.games.donjon.board import distance
from oubliettes.games.donjon.pieces import DUNGEON_CARDS, QUESTS
from oubliettes.games.donjon.rules.adventurer.sheet import new
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.contents import doors, loot
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.exploration import explorer_turn
from oubliettes.games.donjon.rules.skills import spells
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import LOST, PC, UNKNOWN, Item
from tests.games.donjon.fights import SPENT, skilled, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.games.donjon.test_tables import chasm, circle
from tests.support import rule

# ------------------------------------------------------------------ levels (DJ-17.24, DJ-17.25, DJ-19.60)


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


@rule("DJ-19.61", "DJ-22.6")
def test_nobody_is_teleported_onto_another_and_a_circle_is_left_behind() -> None:
    t, number = circle("warrior 2,4; priest 0,0; thief 1,0")
    m = play(turn(t, rolls=[4]), "step n")
    assert not {"0 0", "1 0", "2 3"} & set(picks(m, "arrive"))
    play(m, "arrive 5 5")
    assert (t.turn.over, t.heroes[0].prisoner, t.pieces[number].spent) == (True, -1, True)


@rule("DJ-17.15")
def test_placements_that_look_alike_are_offered_once_and_not_mirrored() -> None:
    t = table("room_n", heroes="warrior 2,0")
    for card, mirrored in (("corridor", [False]), ("crossroads", [False]), ("corner", [False, True])):
        found = layout.placements(t, DUNGEON_CARDS[card], t.doors[0], objective=False)
        assert [one.mirrored for one in found] == mirrored
    ways = layout.placements(t, DUNGEON_CARDS["throne_hall"], t.doors[0], objective=True)
    assert [(one.turn, one.mirrored) for one in ways] == [(0, False), (3, False), (1, False)], "straight, left, right"


@rule("DJ-17.20")
def test_a_way_is_there_whenever_a_phase_starts() -> None:
    for facts, more in (({}, 1), ({"revealed": True}, 0), ({"pile": []}, 0)):
        t = table("room_n", heroes="warrior 2,2", **facts)
        t.doors[0].state = "gone"
        layout.index_doors(t)
        match(t, ("explore",), seed=1)
        assert len(layout.ways_on(t)) == more
        assert not any(door.locked for door in layout.ways_on(t))


# ------------------------------------------------------------------ chasms (DJ-19.78 to DJ-19.91)


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
    m = match(t, ("fight-starts", 0), ("fight",), rolls=[2])
    play(m, "cross n", "destiny")
    assert (spot(t, t.heroes[0]), t.heroes[0].life, t.turn.over) == ("2,3", 10, True)
    assert not m.pending


HEALED = ("healing", "song_of_comfort", "purification", "scroll", "potion", "aid", "aid-scroll")


@rule("DJ-19.91", "DJ-31.8")
@pytest.mark.parametrize("how", HEALED)
def test_all_healing_by_magic_ends_venom_and_poison(how: str) -> None:
    t = table(heroes="priest 2,2; thief 3,3 life=9 venom=2 +scroll_healing +healing_potion")
    priest, thief = t.heroes
    thief.water = True
    skilled(priest, "healing", "song_of_comfort", "purification")
    if how == "healing":
        run(spells.cast(t, priest, how, ("seat:1",)), [2])
    elif how == "song_of_comfort":
        run(spells.cast(t, priest, how, ()), [1, 2])
    elif how == "purification":
        run(spells.cast(t, priest, how, ()))
    elif how == "scroll":
        play(turn(t, 1, rolls=[2, 3]), "suffer", "bear", "read-on seat:1 scroll_healing")
    elif how == "potion":
        play(turn(t, 1, rolls=[2, 3]), "suffer", "bear", "drink healing_potion")
    else:
        thief.life = 0
        if how == "aid-scroll":
            priest.fatigue = 0
            priest.pack = (new("scroll_healing"),)
        m = match(t, ("last-aid",), rolls=[3])
        play(m, f"aid {'healing' if how == 'aid' else 'scroll_healing'} seat:1")
        assert thief.life == 3
    assert (thief.venom, thief.water) == (0, False)


# ------------------------------------------------------------------ doors and keys (DJ-15)


@rule("DJ-15.13", "DJ-44.20")
def test_a_key_unlocks_and_does_not_open() -> None:
    t = table("room_n_locked", heroes="warrior 2,0 +skeleton_key", pile=[UNKNOWN, "corridor"])
    chest = put_piece(t, "chest", "1,0", locked=True)
    m = turn(t)
    play(m, "unlock_door", f"unlock chest {chest}")
    assert (t.doors[0].locked, t.doors[0].state, t.turn.points) == (False, "closed", 3)
    assert (t.pieces[chest].locked, t.pieces[chest].spent) == (False, False)
    assert t.heroes[0].pack[-1].left == 1
    assert (picks(m, "open"), picks(m, "unlock_door")) == ([""], [])


@rule("DJ-15.10")
def test_one_attempt_for_each_adventurer_and_each_door() -> None:
    t = table("room_nwe", heroes="human warrior 2,0 fatigue=0; human priest 3,0 fatigue=0")
    for door in t.doors:
        door.locked = True
    m = turn(t, rolls=[1])
    play(m, "break")
    assert picks(m, "break") == []
    assert picks(turn(t, 1), "break") == [""], "his companion has his own"
    t.stand(t.heroes[0], at(t, "0,2"))
    assert picks(turn(t, 0), "break") == [""], "and another door is another try"


@rule("DJ-14.1", "DJ-14.6", "DJ-14.8")
def test_without_a_point_nothing_that_costs_one_is_offered() -> None:
    t = table("room_n", heroes="dwarf warrior 2,2", pile=[UNKNOWN, "corridor"])
    put_piece(t, "chest", "1,0")
    m = turn(t)
    play(m, "step n", "step n")
    assert (t.turn.points, verbs(m)) == (0, {"run", "unequip", "end"})
    t.turn.points = 1
    assert {"open", "search", "examine"} <= {str(pick[0]) for pick in explorer_turn.menu(t, t.heroes[0])}


@rule("DJ-14.13")
def test_an_object_is_activated_from_its_square_or_side_by_side() -> None:
    t = table("room_n", heroes="warrior 2,2")
    put_piece(t, "slab", "2,2")
    for where, offered in (("2,2", True), ("2,1", True), ("3,2", True), ("3,3", False), ("1,1", False), ("2,4", False)):
        t.stand(t.heroes[0], at(t, where))
        assert bool(picks(turn(t), "activate")) == offered, where
        t.agenda.clear()


@rule("DJ-17.21")
def test_no_lock_gives_way_while_another_way_is_open() -> None:
    for unlocked in (True, False):
        t = table("room_nwe", heroes="warrior 2,2; priest 3,3")
        for door in t.doors:
            door.locked, door.tried = True, 0b11
        t.doors[2].locked = not unlocked
        doors.relent(t)
        assert sum(door.locked for door in t.doors) == 2


@rule("DJ-17.13", "DJ-17.15")
def test_a_rectangular_room_is_laid_where_there_is_room() -> None:
    t = table("room_nwe", "n corridor", "0w room_n", "n room_n", heroes="warrior 2,2")
    door = layout.door_on(t, 0, 1)
    assert door is not None
    found = layout.placements(t, DUNGEON_CARDS["throne_hall"], door, objective=True)
    assert [one.where for one in found] == [((2, 0), (1, 0)), ((1, -1), (1, 0)), ((1, 1), (1, 0))]
    t.map.lattice[(2, 0)] = t.map.lattice[(1, 1)] = 0
    found = layout.placements(t, DUNGEON_CARDS["throne_hall"], door, objective=True)
    assert [one.where for one in found] == [((1, -1), (1, 0))], "it overlaps nothing"


# ------------------------------------------------------------------ the objective room (DJ-20)


@rule("DJ-20.13", "DJ-20.5")
def test_the_monsters_of_a_written_quest_are_quest_monsters_and_stay() -> None:
    t = table("room_n", "n throne_hall!", heroes=f"warrior 2,1 {SPENT}", monsters="goblin 5,5")
    match(t, ("objective-room", 1), seed=1)
    assert sorted({one.kind for one in t.monsters if one.quest}) == ["orc", "orc_archer", "orc_warlord"]
    rounds.withdraw(t)
    assert len(t.monsters) == 8, "the goblin alone withdraws (DJ-24.13)"
    assert not any(one.kind == "goblin" for one in t.monsters)


@rule("DJ-20.11", "DJ-45.19")
@pytest.mark.parametrize(
    "quest, treasures",
    [
        ("black_fang", 3),
        ("dead_kings_crown", 2),
        ("silver_spring", 2),
        ("arena_captives", 2),
        ("forbidden_laboratory", 3),
        ("bleeding_idol", 3),
        ("gate_of_hell", 5),
    ],
)
def test_the_quest_states_its_treasures(quest: str, treasures: int) -> None:
    card = QUESTS[quest]["objective_card"]
    t = table("room_n", f"n {card}!", heroes=f"warrior 2,1 {SPENT}")
    t.quest = quest
    deck = list(t.decks["monster"])
    match(t, ("objective-room", 1), seed=1)
    assert [(group.card, group.treasures) for group in t.groups] == [("", treasures)]
    assert t.decks["monster"] == deck, "they come from no Monster card"


@rule("DJ-20.7")
def test_the_room_is_won_when_its_last_occupant_is_gone() -> None:
    t = table("room_n", "n throne_hall!", heroes="warrior 2,1", monsters="orc 2,-1 quest=1; orc 3,-1 quest=1")
    t.quest, t.phase = "random", PC
    harm.kill(t, t.monsters[0], 0)
    assert not t.done
    harm.kill(t, t.monsters[0], 0)
    assert t.done == ("main",)


@rule("DJ-20.10")
def test_a_square_that_is_taken_is_replaced_by_the_nearest() -> None:
    t = table("room_n", "n throne_hall!", heroes=f"warrior 2,1 {SPENT}; thief 3,1 {SPENT}")
    match(t, ("objective-room", 1), seed=1)
    home = [one.at for one in t.monsters]
    t = table("room_n", "n throne_hall!", heroes=f"warrior 2,1 {SPENT}; thief 3,1 {SPENT}")
    t.stand(t.heroes[0], home[-1])
    match(t, ("objective-room", 1), seed=1)
    moved = [one.at for one in t.monsters]
    assert moved[:-1] == home[:-1]
    assert distance(t.map, moved[-1], home[-1]) == 1


# ------------------------------------------------------------------ loot (DJ-30) and belongings


@rule("DJ-7.14")
def test_a_body_is_looted_for_one_point_from_its_square_or_beside_it() -> None:
    t = table(heroes=f"warrior 2,2; thief 3,3 {SPENT} gold=7 +rope")
    life.die(t, t.heroes[1])
    m = turn(t)
    play(m, "loot 0", "take_gold", "take_thing rope", "done")
    assert (t.heroes[0].gold, t.turn.points) == (7, 2)
    assert "rope" in [item.kind for item in t.heroes[0].pack]
    t.stand(t.heroes[0], at(t, "3,3"))
    assert len(loot.options(t, t.heroes[0])) == 1
    t.stand(t.heroes[0], at(t, "5,3"))
    assert loot.options(t, t.heroes[0]) == []
    t.stand(t.heroes[0], at(t, "3,3"))
    t.phase = PC
    assert not any(pick[0] == "loot" for pick in rounds.menu(t, t.heroes[0]))
