"""Skills and spells where two things meet: ice and turns, flight and fire, areas and armour (DJ-36 to DJ-39)."""

from oubliettes.games.donjon.rules.adventurer.states import add_effect
from oubliettes.games.donjon.rules.attack.resolution import defence
from oubliettes.games.donjon.rules.skills import aims
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import NOBODY, PC, PC_NEXT, PC_NOW, PE, PE_NEXT, Table
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled, verbs
from tests.games.donjon.situation import asked, at, close, match, picks, play, put_piece, table, turn
from tests.support import rule


def lit(t: Table, *squares: str) -> Table:
    t.fires = tuple((at(t, square), NOBODY) for square in squares)
    layout.refresh(t)
    return t


# ------------------------------------------------------------------ warriors


@rule("DJ-36.2", "DJ-36.7", "DJ-6.12")
def test_a_mighty_charge_adds_both_bonuses() -> None:
    t = table(heroes="warrior 2,5 destiny=0 fatigue=2", monsters="troll 2,1; zombie 5,0")
    skilled(t.heroes[0], "mighty_blow", "charge")
    m = fight(t, rolls=[1, 3, 5])  # 8 + 4 + 3 + 3 = 18 against 8 + 5 = 13
    play(m, "run", *["step n"] * 3, "strike 10 troll", "declare mighty_blow", "declare charge")
    assert foe(t).life == 15 - 5


@rule("DJ-36.4")
def test_follow_through_is_for_enemies_beside_him() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1", monsters="goblin 2,1; goblin 3,2; zombie 5,5; orc 2,4")
    skilled(t.heroes[0], "follow_through")
    m = play(fight(t, rolls=[9, 1]), "strike 10 goblin")
    assert picks(m, "follow") == ["11 goblin"]


@rule("DJ-36.5")
def test_a_bodyguard_stands_before_one_who_was_knocked_down() -> None:
    t = table(heroes=f"thief 2,2 {SPENT}; warrior 3,2 destiny=0 fatigue=1", monsters="orc 1,1", md=True)
    skilled(t.heroes[1], "bodyguard")
    t.heroes[0].knocked = True
    assert asked(play(prowl(t), "attack seat:0")) == (1, "bodyguard")


@rule("DJ-36.6", "DJ-39.5")
def test_nobody_parries_a_blow_that_misses_and_a_shot_is_dodged() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1", monsters="orc 1,1", md=True)
    skilled(t.heroes[0], "parry")
    assert asked(play(prowl(t, rolls=[1, 9]), "attack seat:0")) == (1, "monster-turn")
    t = table(heroes="thief 2,2 destiny=0 fatigue=1", monsters="orc_archer 2,5", md=True)
    skilled(t.heroes[0], "dodge")
    m = play(prowl(t, rolls=[9, 1]), "attack seat:0")
    assert picks(m, "react") == ["dodge"]
    play(m, "react dodge")
    assert lives(t) == [20]


@rule("DJ-36.10", "DJ-39.6")
def test_a_woken_creature_that_cannot_reach_its_waker_is_deceived_by_stealth() -> None:
    heroes = f"thief 2,1 {SPENT}; warrior 3,1 {SPENT}; priest 5,5 {SPENT}"
    t = table(heroes=heroes, monsters="mummy 2,2 waker=2", md=True)
    add_effect(t.heroes[0], "stealth", 1, PC_NOW)
    foe(t).rooted = True
    assert picks(prowl(t), "attack") == ["seat:1"]


@rule("DJ-19.37")
def test_a_woken_creature_may_only_go_where_it_can_attack_its_waker() -> None:
    t = table(heroes=f"warrior 2,1 {SPENT}; thief 5,4 {SPENT}", monsters="mummy 2,4 waker=0", md=True)
    assert set(picks(prowl(t), "go")) == {"1 1", "3 1", "1 2", "2 2", "3 2"}
    t.agenda.clear()
    assert "end" not in verbs(prowl(t))


# ------------------------------------------------------------------ wizards


@rule("DJ-37.5")
def test_a_flyer_neither_lands_in_fire_nor_jumps() -> None:
    t = lit(table(heroes=f"wizard 2,3 {SPENT}", monsters="orc 5,0"), "2,2")
    add_effect(t.heroes[0], "flying", 1, PC_NOW)
    m = fight(t)
    assert "n" in picks(m, "step")  # over it, with points to go on
    play(m, "step n")
    assert verbs(m) == {"step"}
    t = table("room_nwe=chasm_room", heroes=f"wizard 1,4 {SPENT}")
    chasm = next(piece for piece in t.pieces if piece.kind == "chasm")
    chasm.row = 1
    layout.refresh(t)
    edge = next(sq for sq in layout.beside(t, chasm.squares) if layout.free(t, sq))
    t.stand(t.heroes[0], edge)
    assert picks(turn(t), "cross")
    t.agenda.clear()
    add_effect(t.heroes[0], "flying", 1, PC_NOW)
    assert picks(turn(t), "cross") == []


@rule("DJ-37.7")
def test_monsters_break_the_ice_of_those_beside_them() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="troll 5,5; orc 5,4 frozen; orc 2,3 frozen", md=True)
    assert picks(prowl(t), "free") == ["11 orc"]
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="troll 5,5; orc 5,4 frozen", md=True)
    play(prowl(t, rolls=[5]), "free 11 orc")  # 8 + 5
    assert not foe(t, 11).frozen


@rule("DJ-37.7", "DJ-24.13")
def test_ice_on_quest_monsters_that_stay_melts_with_the_phase() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="orc 5,5 quest frozen", phase=PC, revealed=True)
    match(t, ("combat-ends",))
    assert not foe(t).frozen


@rule("DJ-37.8")
def test_a_party_in_ice_is_not_beaten_and_sees_the_monsters_withdraw() -> None:
    t = table(
        heroes=f"warrior 0,0 {SPENT} frozen=1; thief 1,0 {SPENT} life=0", monsters="orc 5,5", round=60, revealed=True
    )
    t.phase = PC
    match(t, ("round-ends", 1))
    assert (t.heroes[0].fate, t.heroes[1].fate) == ("in", "dead")
    assert (t.phase, t.outcome) == (PE, "")


@rule("DJ-37.7", "DJ-37.8")
def test_who_is_in_ice_has_his_turn_and_tests_his_strength() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT} frozen=1; thief 5,0 {SPENT} frozen=1", monsters="orc 5,5", phase=PC, round=1)
    m = match(t, ("heroes-part",), rolls=[6, 6])  # Strength 3 both: 9
    assert asked(m) == (0, "next-hero")
    play(m, "next seat:1", "end", "end")
    assert [hero.frozen for hero in t.heroes] == [False, False]


@rule("DJ-37.9")
def test_an_earthquake_needs_a_sight_of_its_zone() -> None:
    t = table("room_nwe", "n corridor", "n room_n", heroes="wizard 0,0 fatigue=1", monsters="orc 0,-12")
    skilled(t.heroes[0], "earthquake")
    assert picks(fight(t), "skill-zone") == []
    t.agenda.clear()
    t.stand(t.heroes[0], at(t, "2,0"))
    assert picks(fight(t), "skill-zone") == ["2 earthquake"]


@rule("DJ-37.10", "DJ-37.4", "DJ-38.5")
def test_clouds_find_the_knocked_down_weaker_and_the_aegis_strong() -> None:
    t = table(heroes="warrior 2,2", monsters="troll 4,4")
    hero = t.heroes[0]
    assert defence(t, hero, armour=False) == 5
    hero.knocked = True
    assert defence(t, hero, armour=False) == 3
    add_effect(hero, "aegis", 2, PC_NOW)
    assert defence(t, hero, armour=False) == 5


@rule("DJ-37.10")
def test_knocked_down_in_an_exploration_he_may_act_and_is_up_after_his_turn() -> None:
    t = table(heroes="warrior 2,2 knocked=1")
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[5])
    assert picks(m, "step") == picks(m, "run") == []
    play(m, "search", "end")
    assert not t.heroes[0].knocked


@rule("DJ-37.15")
def test_lightning_goes_through_fire() -> None:
    t = lit(table(heroes="wizard 2,5 fatigue=1", monsters="orc 2,1"), "2,3")
    skilled(t.heroes[0], "lightning_bolt")
    assert picks(fight(t), "skill-on") == ["n lightning_bolt"]
    put_piece(t, "wardrobe", "2,4")
    assert aims.aims(t, t.heroes[0], "lightning_bolt") == []


# ------------------------------------------------------------------ priests


@rule("DJ-38.3")
def test_purification_reaches_the_downed_and_leaves_luck() -> None:
    t = table("room_nwe", "n room_n", heroes="priest 2,2; warrior 3,3 life=0 venom=2; thief 2,-3 venom=1")
    skilled(t.heroes[0], "purification")
    add_effect(t.heroes[0], "luck", 1, PC_NEXT)
    add_effect(t.heroes[0], "curse", 1, PE_NEXT)
    play(turn(t), "skill purification")
    assert [hero.venom for hero in t.heroes] == [0, 0, 1]  # the thief is in another zone
    assert [one.name for one in t.heroes[0].effects] == ["luck"]


@rule("DJ-38.6", "DJ-37.7")
def test_undead_in_ice_are_not_turned() -> None:
    t = table(heroes="priest 2,2 fatigue=1 destiny=0", monsters="zombie 2,1 frozen; zombie 3,1; orc 5,5")
    skilled(t.heroes[0], "turn_undead")
    play(fight(t, rolls=[1]), "skill turn_undead")  # one die: the other one is destroyed
    assert [one.number for one in t.monsters] == [10, 12]


@rule("DJ-38.9", "DJ-28.4")
def test_destiny_makes_a_monster_try_a_sanctuary_again() -> None:
    t = table(heroes="priest 2,2 fatigue=0 destiny=1", monsters="orc 2,1", md=True)
    t.heroes[0].sanctuary = 0
    m = play(prowl(t, rolls=[7, 6]), "attack seat:0")  # Magic 2: 9 passes, 8 does not
    assert asked(m) == (0, "roll-again")
    play(m, "again")
    assert asked(m) == (1, "monster-turn")
    assert lives(t) == [20]


# ------------------------------------------------------------------ thieves


@rule("DJ-39.2")
def test_traps_are_found_in_one_zone() -> None:
    t = table("room_nwe", "n room_n", heroes="thief 2,2")
    skilled(t.heroes[0], "find_traps")
    play(turn(t), "skill find_traps")
    assert [zone.safe for zone in t.zones] == [True, False]


@rule("DJ-39.3", "DJ-15.14")
def test_a_lock_is_picked_from_either_side() -> None:
    for where in ("2,0", "2,-1"):
        t = table("room_nwe", "n room_n", heroes=f"thief {where} fatigue=1")
        close(t, 0, locked=True)
        skilled(t.heroes[0], "lockpicking")
        m = turn(t)
        assert picks(m, "skill-door") == ["0 lockpicking"]
        play(m, "skill-door 0 lockpicking", "open")
        assert t.doors[0].state == "open"


@rule("DJ-39.7", "DJ-6.6", "DJ-9.16")
def test_a_sixth_sense_of_the_set_up_is_back_with_the_second_exploration() -> None:
    t = table(heroes="thief 2,2 fatigue=2 destiny=0", phase="town", hand=["foul_air"])
    skilled(t.heroes[0], "sixth_sense")
    play(match(t, ("event", "foul_air"), rolls=[9]), "sense")
    assert t.heroes[0].tilted == (PE,)
    assert t.heroes[0].fatigue == 1
