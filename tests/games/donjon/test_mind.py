"""What bots know: picks that a sensible adventurer makes, and how well a seat stands."""

from collections.abc import Callable
from random import Random
from statistics import fmean

import pytest

from oubliettes.games.donjon import GAME
from oubliettes.games.donjon.board import sees
from oubliettes.games.donjon.figures import Body, Item
from oubliettes.games.donjon.mind import condition
from oubliettes.games.donjon.table import DEAD, Hero, Table
from oubliettes.kernel import Match
from tests.games.donjon.situation import asked, at, close, match, play, put_piece, spot, table, turn
from tests.games.foreseen import forecasts
from tests.support import rule


def choice(m: Match[Table]) -> str:
    """What the policy picks for whoever is asked."""
    ask = m.pending[0]
    pick = GAME.policy(m.table, ask, Random(1))
    assert pick in ask.options
    return " ".join(map(str, pick))


def fight(t: Table, hero: int = 0) -> Match[Table]:
    t.phase = "PC"
    return match(t, ("fight_starts", hero), ("fight",))


# ------------------------------------------------------------------ exploring


def test_a_tired_party_rests_and_a_fresh_one_goes_on() -> None:
    t = table("room_n", heroes="warrior 1,1 fatigue=1; priest 2,2 fatigue=1")
    assert choice(turn(t)) == "rest"
    t = table("room_n", heroes="warrior 1,1; priest 2,2")
    assert choice(turn(t)) == "search"


@rule("DJ-1.15")
def test_a_party_behind_its_time_does_not_rest() -> None:
    for explorations, wanted in ((8, "rest"), (9, "search")):
        t = table("room_n", heroes="warrior 1,1 fatigue=1; priest 2,2 fatigue=1", explorations=explorations)
        assert choice(turn(t)) == wanted


def test_a_potion_is_drunk_rather_than_rested_for() -> None:
    t = table("room_n", heroes="thief 1,1 life=10 +healing_potion; priest 2,2 fatigue=0")
    t.heroes[0].fatigue = 0
    assert choice(turn(t)) == "drink healing_potion"
    t = table("room_n", heroes="thief 1,1 life=10 +healing_potion; priest 2,2")
    assert choice(turn(t)) == "search", "it is kept for worse"


def test_a_companion_is_given_a_potion_or_read_a_scroll() -> None:
    t = table("room_n", heroes="thief 2,2 +healing_potion; wizard 2,3 life=4")
    assert choice(turn(t)) == "feed healing_potion seat:1"
    t = table("room_n", heroes="thief 2,2 +scroll_healing; wizard 2,5 life=4")
    assert choice(turn(t)) == "read-on seat:1 scroll_healing"


def test_what_the_dead_leave_is_taken() -> None:
    t = table("room_n", heroes="thief 2,2")
    t.bodies = (Body(at(t, "2,3"), 0, (Item("healing_potion"),)),)
    assert choice(turn(t)) == "loot 0"


def test_who_blocks_a_door_beyond_a_chasm_makes_way_even_across_it() -> None:
    """Five in a row, no square left, and the only one who has not tried the lock is not beside it."""
    places = ("1,0", "2,0", "3,0", "4,0", "5,0")
    classes = ("thief", "warrior", "warrior", "priest", "wizard")
    heroes = "; ".join(f"{cls} {place}" for cls, place in zip(classes, places, strict=True))
    t = table("room_n_locked", heroes=heroes)
    put_piece(t, "chasm", *[f"{x},1" for x in range(6)], row=1, side=0)
    put_piece(t, "table", "0,0", spent=True)
    t.zones[0].searched = True
    t.heroes[0].skills = ("backstab", "find_traps")
    (door,) = [door for door in t.doors if t.heroes[1].at in door.near]
    door.tried = 0b10111
    assert choice(turn(t, 1)) == "cross s"


def test_between_two_blows_he_drinks_who_may_not_stand_another() -> None:
    for life, wanted in ((13, "pass"), (12, "drink healing_potion")):
        heroes = f"warrior 2,2 life={life} fatigue=0 destiny=0 +healing_potion"
        t = table(heroes=heroes, monsters="orc 2,1; orc 3,1", phase="PC", round=1)
        assert choice(match(t, ("monsters_part",), rolls=[10, 1])) == wanted


def test_destiny_is_asked_of_companions_for_a_blow_that_would_fell() -> None:
    for life, wanted in ((6, "pass"), (5, "call seat:2")):
        heroes = f"thief 2,2 life={life} fatigue=0 destiny=0; priest 5,5 destiny=1; warrior 5,4"
        t = table(heroes=heroes, monsters="troll 2,1", phase="PC", round=1)
        m = match(t, ("monsters_part",), rolls=[5, 3])  # 13 against 8
        assert choice(m) == wanted
    play(m, "call seat:1")
    assert choice(m) == "pass", "his last"
    play(m, "pass", "call seat:2")
    assert choice(m) == "again"


def test_resting_for_life_needs_somebody_who_can_heal() -> None:
    t = table("room_n", heroes="priest 1,1 life=4; thief 2,2 life=4 fatigue=4")
    t.zones[0].searched = True
    assert condition.needs_rest(t)
    t.heroes[0].tilted = ("PC", "")  # Healing was used in a fight: of no use before the next one
    assert not condition.needs_rest(t)


def test_nobody_waits_for_a_healer_whom_nothing_can_bring() -> None:
    t = table("room_n", "n corridor", heroes="priest 2,-3; thief 2,2 life=3")
    assert condition.needs_rest(t)
    close(t, 0)
    assert not condition.needs_rest(t)


def test_the_hurt_go_where_the_healer_sees_them() -> None:
    t = table("room_n", "n corridor", heroes="priest 2,-4; thief 0,5 life=3")
    assert not sees(t.map, t.heroes[0].at, t.heroes[1].at)
    m = turn(t, 1, rolls=[6])
    while choice(m) != "end":
        play(m, choice(m))
    assert sees(t.map, t.heroes[0].at, t.heroes[1].at)


def test_a_song_needs_somebody_hurt_within_earshot() -> None:
    t = table("room_n", "n corridor", heroes="priest 2,2 skill=song_of_comfort; thief 2,-3 life=3")
    t.heroes[0].tilted = ("PC", "PC", "")
    assert not condition.needs_rest(t)
    t.stand(t.heroes[1], at(t, "3,3"))
    assert condition.needs_rest(t)
    assert choice(turn(t)) == "skill song_of_comfort"


CHASM = [f"{x},2" for x in range(6)]


def test_nobody_jumps_a_chasm_that_is_not_in_his_way() -> None:
    t = table("room_n", heroes="warrior 2,0; thief 1,1 life=17; priest 2,3 life=17")
    put_piece(t, "chasm", *CHASM, row=1, side=0)
    t.zones[0].searched = True
    assert choice(turn(t, 2)) == "cross n"
    assert choice(turn(t)) == "end"  # the priest is still to come
    t.stand(t.heroes[2], at(t, "3,1"))
    assert choice(turn(t, 1)) == "end"
    assert choice(turn(t)) == "open"


def test_those_on_the_other_side_leave_room_for_whoever_comes_across() -> None:
    t = table("room_n", heroes="warrior 2,0; thief 2,2 life=12")
    put_piece(t, "chasm", *[f"{x},1" for x in range(6)], row=5, side=0)  # a bridge that ends before the door
    t.zones[0].searched = True
    m = turn(t)
    play(m, choice(m))
    assert spot(t, t.heroes[0]) in ("1,0", "4,0")
    assert choice(m) == "end"
    assert choice(turn(t, 1)) == "cross n"


def test_a_chasm_is_crossed_where_the_other_side_is_free() -> None:
    t = table("room_n", heroes="warrior 2,0; thief 0,3 life=12")
    put_piece(t, "chasm", *CHASM, row=1, side=0)
    put_piece(t, "chest", "0,1", spent=True)
    t.zones[0].searched = True
    m = turn(t, 1)
    assert choice(m) in ("step e", "step se", "step ne")
    play(m, "step e")
    assert choice(m) == "cross n"


def test_a_key_serves_where_nobody_could_break_the_door() -> None:
    t = table("room_n_locked", heroes="warrior 2,0 +skeleton_key; thief 4,4")
    t.zones[0].searched = True
    assert choice(turn(t)) == "break"
    t.doors[0].tried = 0b11
    assert choice(turn(t)) == "unlock_door"
    t.stand(t.heroes[0], at(t, "2,2"))
    assert choice(turn(t)) in ("step n", "step ne")


def test_a_chest_whose_place_is_taken_is_left_to_him_who_stands_there() -> None:
    t = table("room_n", heroes="warrior 1,5; priest 4,2 life=16")
    put_piece(t, "chest", "0,5", locked=True, forced=1)
    put_piece(t, "table", "0,4", spent=True)
    t.zones[0].searched = True
    assert choice(turn(t, 1)) == "end"
    t.stand(t.heroes[0], at(t, "1,3"))
    assert choice(turn(t, 1)) in ("step sw", "step w", "step s")


def test_a_priest_heals_the_worst_hurt() -> None:
    t = table("room_n", heroes="priest 1,1 life=12; thief 2,2 life=6; warrior 3,3 life=9")
    assert choice(turn(t)) == "skill-on seat:1 healing"


def test_furniture_is_examined_before_one_goes_on() -> None:
    t = table("room_n", heroes="warrior 1,1")
    t.zones[0].searched = True
    put_piece(t, "chest", "1,2")
    assert choice(turn(t)) == "examine chest 0"


def test_a_door_is_opened_when_all_are_near() -> None:
    t = table("room_n", "s corridor", "s corridor", heroes="warrior 2,0; thief 3,1 life=12")
    for zone in t.zones:
        zone.searched = True
    assert choice(turn(t)) == "open"
    t.stand(t.heroes[1], at(t, "2,16"))
    assert choice(turn(t)) != "open"  # the thief is far behind
    assert choice(turn(t, 1)) == "run"


def test_those_who_have_tried_make_way_for_the_next() -> None:
    t = table("room_n_locked", heroes="warrior 4,4; thief 2,0; wizard 3,0")
    t.zones[0].searched = True
    t.doors[0].tried = 0b110
    m = turn(t, 1)
    play(m, choice(m))
    assert t.heroes[1].at not in t.map.doors
    assert choice(m) in ("end", "rest")


def test_a_lock_is_tried_by_the_strongest_who_has_not() -> None:
    t = table("room_n_locked", heroes="human warrior 2,0; dwarf priest 3,1")
    t.zones[0].searched = True
    assert choice(turn(t, 1)) != "end"
    t.doors[0].tried = 0b10
    assert choice(turn(t)) == "break"


def test_a_door_between_known_zones_is_opened_when_nothing_else_leads_on() -> None:
    t = table("room_n", "n corridor", heroes="warrior 2,0", pile=[])
    close(t, 0)
    for zone in t.zones:
        zone.searched = True
    for door in t.doors[1:]:
        door.state = "gone"
    assert choice(turn(t)) == "open"


def test_what_is_to_be_carried_out_goes_to_the_stairs() -> None:
    t = table("room_n", heroes="warrior 2,2 +silver_flask", revealed=True)
    t.quest = "silver_spring"
    t.zones[0].searched = True
    t.stairs = (at(t, "2,1"),)
    m = turn(t)
    assert choice(m) == "step n"
    play(m, "step n")
    assert choice(m) == "leave"


def test_better_gear_is_put_on() -> None:
    t = table("room_n", heroes="warrior 2,2 +rune_axe")
    assert choice(turn(t)) == "equip rune_axe"


# ------------------------------------------------------------------ fighting


def test_the_weakest_enemy_is_struck_first() -> None:
    t = table("room_n", heroes="warrior 2,2", monsters="orc 2,1; orc 3,1 life=2; troll 1,1")
    assert choice(fight(t)) == "strike 11 orc"


def test_a_wizard_burns_two_enemies_but_no_friend() -> None:
    t = table("room_n", heroes="wizard 0,5; warrior 5,5", monsters="orc 2,1; orc 3,1; orc 2,2")
    assert choice(fight(t)).startswith("skill-area")
    t = table("room_n", heroes="wizard 0,5; warrior 3,2", monsters="orc 2,1; orc 4,3")
    assert choice(fight(t)) == "skill-at 10 orc magic_missile"


def test_the_fallen_are_healed_at_once() -> None:
    t = table("room_n", heroes="priest 2,2; thief 5,5 life=0", monsters="orc 2,1")
    assert choice(fight(t)) == "skill-on seat:1 healing"


def test_a_warrior_goes_where_the_enemies_are() -> None:
    t = table("room_n", heroes="warrior 2,5", monsters="orc 2,2; orc 3,2")
    m = fight(t)
    while choice(m).startswith("step"):
        play(m, choice(m))
    assert choice(m).startswith("strike")


def test_fatigue_finishes_a_kill_and_destiny_is_kept_for_death() -> None:
    t = table("room_n", heroes="human warrior 2,2 skill=parry", monsters="orc 2,1 life=2")
    t.heroes[0].tilted = ("PC", "PC", "PC")
    t.phase = "PC"
    m = match(t, ("fight_starts", 0), ("fight",), rolls=[4, 6])
    play(m, "strike 10 orc")
    while asked(m)[1] != "fatigue-attack":
        assert choice(m) == "pass"
        play(m, "pass")
    assert choice(m) == "fatigue 1"  # 12 against 11: one more kills


# ------------------------------------------------------------------ in town


def test_experience_buys_destiny_for_those_who_have_none_then_skills_then_strength() -> None:
    def bought(**facts: int) -> str:
        t = table(heroes="human warrior 2,2")
        for name, value in facts.items():
            setattr(t.heroes[0], name, value)
        return choice(match(t, ("spend_xp", 0)))

    assert bought(xp=200, destiny=0) == "grow destiny"
    assert bought(xp=200, destiny=1) == "skill_card parry"
    t = table(heroes="human warrior 2,2")
    hero = t.heroes[0]
    hero.xp, hero.skills = 300, (*hero.skills, "parry", "follow_through", "whirlwind", "charge")
    hero.tilted = ("",) * len(hero.skills)
    hero.destiny = 1
    assert choice(match(t, ("spend_xp", 0))) == "grow destiny"
    t.agenda.clear()
    hero.destiny = 2
    assert choice(match(t, ("spend_xp", 0))) == "grow defence"


# ------------------------------------------------------------------ how well a seat stands


@pytest.mark.parametrize("seats,md", [(3, 2), (2, -1)])
def test_evaluation_is_between_lost_and_won_and_the_md_sees_the_other_side(seats: int, md: int) -> None:
    t = table("room_n", heroes="warrior 1,1; thief 2,2", md=md >= 0)
    well = GAME.evaluate(t, 0)
    assert 0 < well < 1
    if md >= 0:
        assert GAME.evaluate(t, md) == pytest.approx(1 - well)
    t.heroes[0].life = 3
    hurt = GAME.evaluate(t, 0)
    t.heroes[0].fate = DEAD
    assert GAME.evaluate(t, 0) < hurt < well
    t.done = ("main",)
    assert GAME.evaluate(t, 0) == 1
    t.outcome = "failure"
    assert GAME.evaluate(t, 0) == 0


def test_monsters_on_the_board_are_a_peril() -> None:
    calm = table("room_n", heroes="warrior 1,1; thief 2,2")
    beset = table("room_n", heroes="warrior 1,1; thief 2,2", monsters="troll 4,4; orc 5,5")
    assert GAME.evaluate(beset, 0) < GAME.evaluate(calm, 0)


CHANGES: dict[str, Callable[[Table, Hero], object]] = {
    "a potion of healing": lambda t, hero: setattr(hero, "pack", (*hero.pack, Item("healing_potion"))),
    "any other potion": lambda t, hero: setattr(hero, "pack", (*hero.pack, Item("speed_potion"))),
    "a Destiny Point": lambda t, hero: setattr(hero, "destiny", hero.destiny + 1),
    "a better weapon": lambda t, hero: setattr(hero, "weapon", Item("long_sword_1")),
    "armour": lambda t, hero: setattr(hero, "body", Item("full_plate")),
    "a shield": lambda t, hero: setattr(hero, "shield", Item("shield_1")),
    "another zone": lambda t, hero: setattr(t, "zones", t.zones * 2),
    "the objective": lambda t, hero: setattr(t, "revealed", True),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_worn_and_kept_and_how_far_they_have_come_counts(change: str) -> None:
    """A search wastes what counts for nothing."""
    t = table("room_n", heroes="warrior 1,1; thief 2,2")
    t.heroes[0].destiny = 1
    before = GAME.evaluate(t, 0)
    CHANGES[change](t, t.heroes[0])
    assert GAME.evaluate(t, 0) > before


def test_an_objective_found_counts_more_than_a_zone_and_a_zone_more_than_a_potion() -> None:
    def after(change: str) -> float:
        t = table("room_n", heroes="warrior 1,1; thief 2,2")
        CHANGES[change](t, t.heroes[0])
        return GAME.evaluate(t, 0)

    assert after("a potion of healing") < after("another zone") < after("the objective")


PACK = ("dagger", "short_sword", "two_handed_sword", "short_bow", "long_sword_1", "full_plate", "scale_armour")


@pytest.mark.parametrize(
    "weapon, serious",
    [
        (Item("long_sword"), ["two_handed_sword", "short_bow", "long_sword_1", "full_plate"]),
        (Item("two_handed_sword"), ["dagger", "short_sword", "short_bow", "long_sword_1", "full_plate"]),
        (Item("long_sword", notch=2), ["dagger", "short_sword", "two_handed_sword", *PACK[3:6]]),
        (Item("short_bow"), ["dagger", "short_sword", "two_handed_sword", "long_sword_1", "full_plate"]),
    ],
)
def test_a_search_tries_no_gear_that_is_worse(weapon: Item, serious: list[str]) -> None:
    """Nor does it take anything off: a bot that may do so for nothing would, to gain time."""
    t = table("room_n", heroes="warrior 1,1; thief 2,2")
    warrior = t.heroes[0]
    warrior.weapon, warrior.shield, warrior.body = weapon, Item("small_shield"), Item("chain_mail")
    warrior.pack = tuple(Item(kind) for kind in PACK if kind != weapon.kind)
    m = turn(t)
    tried = GAME.serious(t, m.pending[0])
    offered = set(m.pending[0].options)
    assert {pick[1] for pick in offered if pick[0] == "unequip"} == {"weapon", "shield", "body"}
    assert [pick[1] for pick in tried if pick[0] == "equip"] == serious
    assert {pick for pick in offered - set(tried) if pick[0] not in ("equip", "unequip")} == set()


def test_a_bow_counts_in_the_hands_of_those_who_shoot() -> None:
    t = table("room_n", heroes="warrior 1,1; thief 2,2")
    warrior, thief = t.heroes
    before = GAME.evaluate(t, 0)
    warrior.weapon = Item("long_bow_1")
    unarmed = GAME.evaluate(t, 0)
    assert unarmed < before
    thief.weapon = Item("long_bow_1")
    assert GAME.evaluate(t, 0) > unarmed


def test_a_shield_counts_where_a_hand_is_free_for_it() -> None:
    t = table("room_n", heroes="warrior 1,1; thief 2,2")
    warrior = t.heroes[0]
    warrior.weapon, warrior.shield = Item("two_handed_sword"), Item("")
    before = GAME.evaluate(t, 0)
    warrior.shield = Item("shield_1")
    assert GAME.evaluate(t, 0) == before


def test_what_is_foreseen_comes_to_pass_on_average() -> None:
    """The quest of the Black Fang, one adventurer with the beginners' D6, against the automatic MD."""
    options = {"master": "automatic", "quest": "black_fang", "beginner_d6": True}
    found = forecasts(GAME, options, games=120, share=0.05)
    assert len(found) > 1000
    assert fmean(end - forecast for forecast, end in found) == pytest.approx(0.0, abs=0.09)
