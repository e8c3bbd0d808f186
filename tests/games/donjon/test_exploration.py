"""A hero's turn in an Exploration Phase (DJ-14), doors and locks (DJ-15), searching (DJ-16)."""

from oubliettes.games.donjon.rules.contents import doors
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import CLOSED, GONE, LEFT, NOBODY, OPEN, UNKNOWN, Turn
from tests.games.donjon.situation import asked, at, close, match, monster, picks, play, put_piece, spot, table, turn
from tests.support import rule, said


@rule("DJ-14.1", "DJ-14.8", "DJ-14.6", "DJ-12.14")
def test_worked_example_23_a_turn_of_points() -> None:
    """VIT 3: search, open a chest beside him, one step."""
    t = table("room_n", heroes="human warrior 2,2")
    put_piece(t, "chest", "1,2")
    m = turn(t, rolls=[5, 4])
    play(m, "search", "examine chest 0", "step n")
    assert t.turn.points == 0
    assert {pick[0] for pick in m.pending[0].options} <= {"end", "run", "unequip"}


@rule("DJ-15.1", "DJ-14.6")
def test_opening_a_door_ends_the_turn_even_between_known_zones() -> None:
    """Worked example 23: two steps, open the door: turn over, no search."""
    t = table("room_n", "n corridor", heroes="human warrior 2,2")
    close(t, 0)
    m = turn(t)
    play(m, "step n", "step n", "open")
    assert not m.pending
    assert t.turn.points == 0
    assert t.turn.over
    assert t.doors[0].state == OPEN
    t = table("room_n", "n corridor", heroes="human warrior 2,0")
    close(t, 0)
    m = turn(t)
    play(m, "open")
    assert t.turn.points == 2
    assert not m.pending


@rule("DJ-15.3", "DJ-15.5")
def test_a_door_between_two_zones_draws_no_card_and_stays_open() -> None:
    t = table("room_n", "n corridor", heroes="human warrior 2,0")
    close(t, 0)
    pile = list(t.pile)
    m = turn(t)
    play(m, "open")
    assert (t.turn.points, t.turn.over) == (2, True)
    assert t.pile == pile
    assert len(t.zones) == 2
    assert at(t, "2,-1") in t.map.near[at(t, "2,0")]
    m = turn(t)
    assert picks(m, "open") == []


@rule("DJ-15.2", "DJ-15.11", "DJ-17.2", "DJ-17.7", "DJ-40.5")
def test_a_door_onto_the_unknown_turns_a_card() -> None:
    t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, UNKNOWN])
    place = t.dungeon.index("corridor")
    m = turn(t, draws=[place])
    play(m, "open")
    assert t.zones[1].card == "corridor"
    assert t.zones[1].room == ""
    assert t.pile == [UNKNOWN]
    assert t.dungeon.count("corridor") == 2
    assert t.doors[0].state == OPEN
    assert t.doors[0].beyond == 1
    assert not m.pending


@rule("DJ-17.3", "DJ-17.4", "DJ-17.2", "DJ-41.4")
def test_only_rooms_draw_a_room_card() -> None:
    for card in ("corridor", "stairs", "corner", "t_junction", "crossroads"):
        t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, card])
        m = turn(t)
        play(m, "open")
        assert t.zones[1].card == card
        assert t.zones[1].room == ""
        assert not t.pieces
    t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, "room_n"])
    m = turn(t, draws=[t.decks["square"].index("storeroom")])
    play(m, "open")
    assert t.zones[1].room == "storeroom"
    assert len(t.pieces) == 3
    assert t.discards["square"] == ["storeroom"]
    assert "storeroom" not in t.decks["square"]
    t = table("room_n", heroes="human warrior 2,0", pile=[UNKNOWN, "idol_sanctum"])
    m = turn(t, draws=[t.decks["rectangular"].index("great_library")])
    play(m, "open")
    assert t.zones[1].room == "great_library"


@rule("DJ-17.5", "DJ-17.6", "DJ-10.3", "DJ-10.8", "DJ-41.2")
def test_a_room_with_monsters_starts_a_fight_at_once() -> None:
    t = table("room_n", heroes="human warrior 2,0; thief 3,3", pile=[UNKNOWN, "room_n"])
    rooms, cards = t.decks["square"], t.decks["monster"]
    m = match(
        t,
        ("turn-starts", 0),
        ("turn",),
        ("turn-ends",),
        ("next-hero",),
        draws=[rooms.index("guardroom"), cards.index("bugbears")],
    )
    play(m, "open")
    assert t.phase == "PC"
    assert [one.kind for one in t.monsters] == ["bugbear"] * 3
    assert all(t.map.zone[one.at] == 1 for one in t.monsters)
    assert not any(one.at in piece.squares for one in t.monsters for piece in t.pieces)
    assert not any(step[0] == "next-hero" for step in t.agenda)  # the thief loses his turn


@rule("DJ-15.4")
def test_only_the_two_squares_of_a_door_face_it() -> None:
    t = table("room_n", heroes="human warrior 1,0")
    hero = t.heroes[0]
    facing = []
    for square in t.zones[0].squares:
        t.stand(hero, square)
        if doors.faced(t, hero):
            facing.append(spot(t, hero))
    assert facing == ["2,0", "3,0"]


@rule("DJ-15.7", "DJ-15.8")
def test_v_locks_exits_and_what_has_a_lock_but_not_the_way_in() -> None:
    t = table("room_n", "n room_n_locked=laboratory")
    way_in, way_on = t.doors
    assert not way_in.locked
    assert way_on.locked
    assert {piece.kind: piece.locked for piece in t.pieces} == {
        "alchemist_bench": False,
        "library": False,
        "wardrobe": True,
    }


@rule("DJ-15.9", "DJ-15.10", "DJ-15.11")
def test_worked_example_40_a_locked_door() -> None:
    t = table("room_n_locked", heroes="human warrior 2,0; dwarf priest 3,0", pile=[UNKNOWN, "corridor"])
    t.heroes[0].fatigue = t.heroes[1].fatigue = 0
    m = turn(t, rolls=[4])
    assert picks(m, "open") == []
    assert picks(m, "break") == [""]
    play(m, "break")
    assert t.turn.points == 2
    assert not t.turn.over
    assert picks(m, "break") == []
    play(m, "end")
    m = turn(t, 1, rolls=[5])
    play(m, "break")
    assert t.doors[0].state == OPEN
    assert t.turn.over
    assert len(t.zones) == 2


@rule("DJ-15.12")
def test_locked_furniture_is_forced_then_opened() -> None:
    t = table("room_n", heroes="human warrior 2,2; thief 3,2")
    number = put_piece(t, "chest", "1,2", locked=True)
    t.heroes[0].fatigue = 0
    m = turn(t, rolls=[5, 4])
    assert picks(m, "examine") == []
    play(m, f"force chest {number}")
    assert t.pieces[0].locked
    assert picks(m, "force") == []
    m = turn(t, rolls=[6, 4])
    assert picks(m, "force") == []  # one attempt an adventurer
    t.pieces[0].forced = 0
    m = turn(t, rolls=[6, 4])
    play(m, f"force chest {number}")
    assert not t.pieces[0].locked
    assert not t.pieces[0].spent
    assert t.turn.points == 2
    play(m, f"examine chest {number}")
    assert t.turn.points == 1
    assert t.pieces[0].spent


@rule("DJ-15.13")
def test_an_unlocked_door_still_has_to_be_opened() -> None:
    t = table("room_n_locked", heroes="thief 2,0 skill=lockpicking", pile=[UNKNOWN, "corridor"])
    m = turn(t)
    (offer,) = [pick for pick in m.pending[0].options if "lockpicking" in pick]
    play(m, " ".join(map(str, offer)))
    door = t.doors[0]
    assert door.state == CLOSED
    assert not door.locked
    assert door.relocked
    play(m, "open")
    assert door.state == OPEN


@rule("DJ-15.6")
def test_monsters_never_open_doors() -> None:

    t = table("room_n", "n corridor", heroes="warrior 2,-2")
    close(t, 0)
    orc = monster(t, "orc", "2,1")
    assert distances.far(t, [t.heroes[0].at])[orc.at] == distances.NO_WAY
    assert all(t.map.zone[square] == 0 for square in distances.reach(t, orc, 9))
    layout.swing(t, t.doors[0], open_=True)
    assert any(t.map.zone[square] == 1 for square in distances.reach(t, orc, 9))


@rule("DJ-14.9", "DJ-14.10", "DJ-29.3")
def test_rest_is_the_first_and_only_thing() -> None:
    t = table("room_n", heroes="human warrior 2,2 fatigue=2")
    m = turn(t)
    assert "rest" in [pick[0] for pick in m.pending[0].options]
    play(m, "rest")
    assert t.heroes[0].fatigue == 3
    assert not m.pending
    m = turn(t)
    play(m, "unequip shield")
    assert picks(m, "rest") == []  # free actions count as doing something
    t = table("room_n", heroes="human warrior 2,2 fatigue=5")
    assert picks(turn(t), "rest") == []  # never above the maximum


@rule("DJ-14.12", "DJ-14.11")
def test_a_turn_may_end_at_any_moment_without_the_benefit_of_rest() -> None:
    t = table("room_n", heroes="human warrior 2,2 fatigue=2")
    m = turn(t)
    play(m, "end")
    assert t.heroes[0].fatigue == 2
    assert not m.pending


@rule("DJ-14.2", "DJ-14.5", "DJ-14.14")
def test_equipment_is_free_at_any_moment_twice_a_slot() -> None:
    t = table("room_n", heroes="human warrior 2,2")
    m = turn(t)
    play(m, "step n", "unequip body", "step s")
    assert t.turn.points == 1
    assert t.heroes[0].body.kind == ""
    (ready,) = [pick for pick in m.pending[0].options if pick[0] == "equip" and "scale_armour" in pick]
    play(m, " ".join(map(str, ready)))
    assert picks(m, "unequip", "body") == []
    assert picks(m, "unequip", "shield") == [""]


@rule("DJ-14.3")
def test_items_are_used_for_nothing() -> None:
    t = table("room_n", heroes="human warrior 2,2 life=9 +healing_potion")
    m = turn(t, rolls=[4])
    play(m, "drink healing_potion")
    assert t.heroes[0].life == 13
    assert t.turn.points == 3


@rule("DJ-14.4")
def test_skills_cost_fatigue_and_no_speed() -> None:
    t = table("room_n", heroes="human warrior 2,2 life=9")
    m = turn(t, rolls=[4])
    (wind,) = [pick for pick in m.pending[0].options if "second_wind" in pick]
    play(m, " ".join(map(str, wind)))
    assert (t.heroes[0].life, t.heroes[0].fatigue, t.turn.points) == (13, 4, 3)
    assert t.heroes[0].tilted[t.heroes[0].skills.index("second_wind")] == "PE"


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


@rule("DJ-1.3")
def test_when_the_last_one_leaves_the_md_has_won() -> None:
    t = table("room_n", heroes="human warrior 2,2")
    t.stairs = (at(t, "2,1"), at(t, "3,1"))
    m = turn(t)
    play(m, "step n", "leave")
    assert t.outcome == "failure"


# ------------------------------------------------------------------ searching


@rule("DJ-16.1", "DJ-16.2", "DJ-16.4")
def test_a_zone_is_searched_once_for_the_whole_party() -> None:
    t = table("room_n", heroes="human warrior 2,2; thief 3,3")
    m = turn(t, rolls=[2])
    play(m, "search")
    assert t.turn.points == 2
    assert t.zones[0].searched
    assert picks(m, "search") == []
    assert t.heroes[0].gold == 0
    assert not t.hand
    play(m, "end")
    assert picks(turn(t, 1), "search") == []


@rule("DJ-16.5", "DJ-16.8", "DJ-2.9")
def test_a_ten_finds_a_treasure_for_the_searcher() -> None:
    t = table("room_n", heroes="human warrior 2,2; thief 3,3")
    m = turn(t, rolls=[10], draws=[t.decks["treasure"].index("gold_casket")])
    play(m, "search")
    assert [hero.gold for hero in t.heroes] == [40, 0]
    assert t.discards["treasure"] == ["gold_casket"]


@rule("DJ-16.3", "DJ-16.6")
def test_a_one_gives_the_md_a_card_which_he_may_play_on_the_searcher() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True)
    m = turn(t, rolls=[1], draws=[t.decks["event"].index("pit")])
    play(m, "search")
    assert asked(m) == (1, "search-event")
    assert [pick[0] for pick in m.pending[0].options] == ["play-now", "hold"]
    play(m, "hold")
    assert t.hand == ["pit"]
    assert t.drawn == ""
    assert asked(m) == (0, "turn")


@rule("DJ-16.7")
def test_door_onset_and_melee_cards_go_to_the_hand() -> None:
    for card in ("locked_door", "ambush", "frenzy"):
        t = table("room_n", heroes="human warrior 2,2", md=True)
        m = turn(t, rolls=[1], draws=[t.decks["event"].index(card)])
        play(m, "search")
        assert [pick[0] for pick in m.pending[0].options] == ["hold"]


@rule("DJ-16.6")
def test_with_six_in_hand_the_md_discards_one() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True)
    t.hand = ["pit", "pit", "frenzy", "ambush", "ambush"]
    for card in t.hand:
        t.decks["event"].remove(card)
    m = turn(t, rolls=[1], draws=[t.decks["event"].index("draught")])
    play(m, "search", "hold")
    assert asked(m) == (1, "sixth-card")
    assert picks(m, "discard") == ["0", "1", "2", "3", "4", "5"]
    play(m, "discard 2")
    assert t.hand == ["pit", "pit", "ambush", "ambush", "draught"]
    assert t.discards["event"] == ["frenzy"]


@rule("DJ-16.6", "DJ-20.3")
def test_after_the_objective_room_a_search_gives_no_event() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True, revealed=True)
    m = turn(t, rolls=[1])
    play(m, "search")
    assert asked(m) == (0, "turn")
    assert not t.hand


@rule("DJ-16.6", "DJ-11.4")
def test_a_card_played_by_a_search_does_not_count_against_the_phase() -> None:
    t = table("room_n", heroes="human warrior 2,2", md=True)
    m = turn(t, rolls=[1], draws=[t.decks["event"].index("foul_air")])
    play(m, "search", "play-now")
    while m.pending and asked(m)[1] != "turn":
        play(m, "pass")
    assert t.heroes[0].fatigue == 4
    assert not t.played
    assert t.discards["event"] == ["foul_air"]


@rule("DJ-24.13")
def test_a_quest_monster_in_sight_ends_the_peace() -> None:
    t = table("room_n", heroes="human warrior 2,2")
    orc = monster(t, "orc", "2,5", "quest")
    t.turn = Turn(0)
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",))
    play(m, "end")
    assert t.phase == "PE"  # he did nothing
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",))
    play(m, "step n", "end")
    assert t.phase == "PC"
    assert orc in t.monsters


@rule("DJ-11.5", "DJ-42.5", "DJ-15.11")
def test_a_locked_door_event_spends_the_point_but_not_the_turn() -> None:
    t = table("room_n", heroes="human warrior 2,0 destiny=0", md=True, hand=["locked_door"], pile=[UNKNOWN, "corridor"])
    t.decks["event"].remove("locked_door")
    m = turn(t)
    play(m, "open")
    assert asked(m) == (1, "window")
    play(m, "play 0")
    while asked(m) != (0, "turn"):
        play(m, "pass")
    assert t.doors[0].locked
    assert t.turn.points == 2
    assert len(t.zones) == 1
    assert picks(m, "break") == [""]


@rule("DJ-2.11")
def test_false_doors_are_gone() -> None:
    t = table("room_n", heroes="human warrior 2,0", pile=[])
    m = turn(t)
    play(m, "open")
    assert t.doors[0].state == GONE
    assert "door-false" in said(m)
    assert t.map.doors == {}
    assert t.doors[0].beyond == NOBODY
