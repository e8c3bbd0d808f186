"""Where rules of several chapters meet: ways out, objectives reached in a turn, gifts, falls, decks that run dry."""

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.rules import draws
from oubliettes.games.donjon.rules.adventurer.sheet import new, owned
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.exploration import phase
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.table import DEAD, IN, LEFT, PC, Body, Table
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, fight, prowl, skilled, verbs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.support import rule

RETRIEVE = ("retrieve", "quest_object", "troll", "barracks")
"""A custom quest."""

# ------------------------------------------------------------------ going home, and leaving (DJ-1)


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


@rule("DJ-1.11", "DJ-7.8", "DJ-7.15")
def test_going_home_at_once_ends_the_phase_for_those_who_are_down() -> None:
    for aid, fate in (("aid healing seat:2", LEFT), ("pass", DEAD)):
        t = table("room_n", heroes="warrior 2,2; priest 4,4; thief 5,5 life=0", done=("main",))
        m = match(t, ("go-home",), rolls=[4])
        play(m, "home")
        assert asked(m) == (1, "last-aid")
        play(m, aid)
        assert (t.outcome, t.heroes[2].fate) == ("success", fate)


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
def test_one_who_got_out_keeps_what_was_reached_while_the_others_fell() -> None:
    for fate, outcome in ((LEFT, "success"), (DEAD, "failure")):
        t = table(heroes=f"warrior 2,2 life=1 {SPENT}; thief 5,5", monsters="orc 1,1", done=("main",))
        t.phases, t.marks = 5, {"main_phase": 5}
        t.stand(t.heroes[1], -1)
        t.heroes[1].fate = fate
        prowl(t, 10, rolls=[10, 1])
        assert t.outcome == outcome


@rule("DJ-1.16")
def test_an_objective_reached_before_this_fight_is_kept() -> None:
    t = table(heroes=f"warrior 2,2 life=1 {SPENT}", monsters="orc 1,1", done=("main",))
    t.phases, t.marks = 6, {"main_phase": 5}
    prowl(t, 10, rolls=[10, 1])
    assert t.outcome == "success"


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


# ------------------------------------------------------------------ walking and acting (DJ-12.14)


@rule("DJ-12.14")
def test_a_web_is_cut_on_the_way() -> None:
    t = table("room_n", heroes="human warrior 2,3")
    t.webs = (at(t, "2,1"),)
    m = turn(t, rolls=[10])
    play(m, "step n", "hack 2 1", "step n")
    assert spot(t, t.heroes[0]) == "2,1", "in a PE steps and actions mix"
    assert t.turn.points == 0


@rule("DJ-14.5", "DJ-12.4")
def test_free_actions_are_free_without_a_point_and_after_a_run() -> None:
    t = table("room_n", heroes="dwarf warrior 2,3 life=9 +healing_potion; priest 5,5")
    m = turn(t, rolls=[1, 4])
    for steps in (("step n", "step n"), ("run", "step s")):
        play(m, *steps)
        assert t.turn.points == 0
        assert {"unequip", "drink", "skill", "give"} <= verbs(m)
    play(m, "drink healing_potion")
    assert t.heroes[0].life == 13


@rule("DJ-12.17")
def test_a_teleport_is_no_movement() -> None:
    t = table("room_n", heroes="human wizard 2,5 destiny=0", md=True, hand=["pit"])
    t.decks["event"].remove("pit")
    skilled(t.heroes[0], "teleport")
    number = put_piece(t, "magic_circle", "2,2")
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",))
    play(m, "skill-on seat:0 teleport", "to 2 2")
    assert (spot(t, t.heroes[0]), t.turn.points, t.pieces[number].spent) == ("2,2", 3, False), "no circle is set off"
    play(m, "end")
    assert not m.pending, "nor may the MD answer a movement (DJ-11.5)"
    t = table("room_n", heroes="human wizard 2,5 destiny=0", monsters="orc 2,2")
    skilled(t.heroes[0], "teleport")
    m = fight(t)
    play(m, "skill-on seat:0 teleport", "to 2 1")
    assert (t.turn.points, t.turn.stopped) == (3, False), "beside an enemy he is not stopped"
    assert "n" in picks(m, "step")


@rule("DJ-12.15")
def test_over_a_friend_there_is_nothing_to_do_but_go_on_in_a_fight_too() -> None:
    t = table("corridor", heroes="human warrior 2,4; thief 2,3", monsters="orc 2,0")
    m = fight(t)
    play(m, "step n")
    assert verbs(m) == {"step"}
    assert not m.blocked(0)


@rule("DJ-15.4")
def test_a_door_is_opened_from_either_of_its_two_squares() -> None:
    for where, offered in (("1,0", []), ("2,0", [""]), ("3,0", [""]), ("4,0", []), ("2,1", [])):
        assert picks(turn(table("room_n", heroes=f"warrior {where}")), "open") == offered


@rule("DJ-12.9")
def test_furniture_is_in_the_way_of_all_wherever_webs_hang() -> None:
    for webs in ((), ("5,5",)):
        t = table("room_n", heroes="human warrior 2,3", monsters="goblin 0,0; orc 2,1")
        put_piece(t, "table", "1,2", "2,2")
        put_piece(t, "chest", "3,2")
        t.webs = tuple(at(t, web) for web in webs)
        assert picks(fight(t), "step") == ["e", "se", "s", "sw", "w"]
        t.agenda.clear()
        reached = distances.reach(t, t.monsters[1], 3)
        assert not any(square in t.map.solid for square in reached)


@rule("DJ-12.6", "DJ-12.7")
def test_no_diagonal_step_round_a_door_post() -> None:
    t = table("room_n", "n room_n", heroes="human warrior 2,0")
    assert picks(turn(t), "step") == ["n", "ne", "e", "se", "s", "sw", "w"], "not north-west: the wall's end is there"
    for inside, ways in (("1,0", ["e", "se", "s", "sw", "w"]), ("2,-1", ["n", "ne", "e", "se", "s", "w", "nw"])):
        t.stand(t.heroes[0], at(t, inside))
        assert picks(turn(t), "step") == ways


@rule("DJ-10.8")
def test_a_turn_that_a_fight_cuts_short_was_a_turn() -> None:
    t = table("room_n", heroes="warrior 2,2; thief 5,5")
    t.heroes[0].knocked = True
    rack = put_piece(t, "weapon_rack", "2,1", "3,1")
    play(turn(t, rolls=[1], draws=[t.decks["monster"].index("goblin_band")]), f"examine weapon_rack {rack}")
    assert t.phase == PC
    assert not t.heroes[0].knocked, "DJ-37.10: until the end of his next turn, which was this one"


@rule("DJ-16.6")
def test_a_searchs_card_must_touch_the_searcher_or_his_zone() -> None:
    """The thief is in the next zone: what he alone has is none of the searcher's business."""
    for card, fact in (("draught", "torch"), ("foul_air", "fatigue")):
        for number, now in ((1, ["hold"]), (0, ["play-now", "hold"])):
            t = table("room_n", "n room_n", heroes="warrior 2,2 fatigue=0; thief 2,-3 fatigue=0", md=True)
            setattr(t.heroes[number], fact, 1)
            m = match(t, ("search-event", 0), draws=[t.decks["event"].index(card)])
            assert [pick[0] for pick in m.pending[0].options] == now


@rule("DJ-8.30", "DJ-42.6")
def test_a_rope_gets_its_owner_or_a_neighbour_out_of_a_pit_and_is_kept() -> None:
    for own, other, where, lost in (
        ("+rope", "", "3,2", False),
        ("", "+rope", "3,2", False),
        ("", "+rope", "5,2", True),
    ):
        t = table("room_n", heroes=f"warrior 2,2 {SPENT} {own}; priest {where} {SPENT} {other}")
        match(t, ("event", "pit", 0), rolls=[1, 3])
        assert (t.heroes[0].life, t.heroes[0].lost_turn) == (17, lost)
        assert sum(item.kind == "rope" for hero in t.heroes for item in hero.pack) == 1


@rule("DJ-8.31", "DJ-42.13")
def test_rat_poison_helps_in_its_owners_zone_only() -> None:
    t = table("room_n", "n room_n", heroes=f"warrior 2,2 {SPENT}; thief 2,-3 {SPENT} +rat_poison", md=True)
    m = match(t, ("event", "rat_swarm"), rolls=[3])
    assert picks(m, "in-zone") == ["1", "0"]
    play(m, "in-zone 0")
    assert [hero.life for hero in t.heroes] == [17, 20]
    t = table("room_n", heroes=f"warrior 2,2 {SPENT}; thief 2,3 {SPENT} +rat_poison +rat_poison", md=True)
    m = match(t, ("event", "rat_swarm"))
    assert asked(m) == (1, "rats")
    play(m, "rat-poison")
    assert [hero.life for hero in t.heroes] == [20, 20]
    assert sum(item.kind == "rat_poison" for item in t.heroes[1].pack) == 1


# ------------------------------------------------------------------ falling (DJ-7)


@rule("DJ-7.7", "DJ-7.8")
def test_harsh_death_waits_for_those_who_fell_before_the_fight() -> None:
    t = table(heroes=f"warrior 0,5 life=0; thief 3,5 {SPENT}; priest 5,5 {SPENT}", monsters="orc 2,0", harsh_death=True)
    match(t, ("combat",))
    assert t.fallen == (0,)
    t.heroes[2].life = 0
    t.agenda.clear()
    match(t, ("round-ends", 0))
    assert [hero.fate for hero in t.heroes] == [IN, IN, DEAD]
    t.heroes[0].life = 3
    run(harm.hurt(t, t.heroes[0], 4), picks=[("fall",)])
    t.agenda.clear()
    match(t, ("round-ends", 0))
    assert t.heroes[0].fate == DEAD, "healed and struck down again, he fell in this fight"


@rule("DJ-14.11")
def test_who_goes_down_in_his_own_turn_has_finished_it() -> None:
    for figure in (0, 1):
        t = table("room_n", heroes=f"warrior 2,2 {SPENT}; priest 3,3")
        t.turn.figure = figure
        run(harm.hurt(t, t.heroes[0], 20))
        assert t.turn.over == (figure == 0)


# ------------------------------------------------------------------ gifts (DJ-8.33)


@rule("DJ-8.33", "DJ-46.1")
def test_between_games_what_is_in_hand_or_worn_is_given_too() -> None:
    t = table(heroes="warrior; priest -weapon -shield -body", outcome="success", done=("main",))
    m = match(t, ("aftermath",))
    play(m, "give seat:1")
    assert picks(m, "hand") == ["long_sword", "small_shield", "scale_armour"]
    play(m, "hand scale_armour")
    assert not t.heroes[0].body.kind
    assert "scale_armour" in [item.kind for item in owned(t.heroes[1])]
    t = table(heroes="warrior 2,2; priest 3,3")
    m = turn(t)
    assert picks(m, "give") == [], "in a PE he takes it off first"


# ------------------------------------------------------------------ decks (DJ-2.12, DJ-41.4)


@rule("DJ-2.12", "DJ-21.7")
def test_draws_that_must_suit_the_place_go_through_the_discard_pile() -> None:
    bulky = [card for card, thing in THINGS.items() if thing.bulky and thing.count]
    t = table("room_n", heroes="wizard 1,3", coherence="theme")
    t.decks["treasure"], t.discards["treasure"] = [bulky[0]], ["gemstones", bulky[1]]
    run(draws.draw(t, "treasure", "treasure-found", "desk"), draws=[0])
    assert t.agenda[-1][1] == "gemstones"
    assert (t.decks["treasure"], t.discards["treasure"]) == (sorted(bulky[:2]), [])
    t.decks["treasure"], t.discards["treasure"] = [bulky[0]], [bulky[1]]
    run(draws.draw(t, "treasure", "treasure-found", "desk"), draws=[0])
    assert t.agenda[-1][1] == bulky[0], "none fits: the first card refused"
    t = table("room_n", heroes="warrior 2,2", coherence="free", md=True)
    t.decks["treasure"], t.discards["treasure"] = ["copper_purse"], ["gemstones"]
    m = turn(t, rolls=[10], draws=[0, 0])
    play(m, "search", "redraw")
    assert t.drawn == "gemstones"
    assert t.discards["treasure"] == []


@rule("DJ-41.4", "DJ-20.8")
def test_the_room_card_that_furnishes_a_random_objective_room_is_discarded() -> None:
    t = table("room_n", "n throne_hall!", heroes="warrior 2,2")
    t.quest = "random"
    deck = len(t.decks["rectangular"])
    match(t, ("objective-room", 1), draws=[0, 0, 0], rolls=[10] * 3)
    assert len(t.decks["rectangular"]) == deck - 1
    assert len(t.discards["rectangular"]) == 1


# ------------------------------------------------------------------ what is greyed, and why


def why(m: Match[Table]) -> dict[str, str]:
    return {" ".join(map(str, pick)): rule for pick, rule in m.blocked(m.pending[0].seat)}


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
