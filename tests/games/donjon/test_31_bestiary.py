"""DJ-31: bestiary."""

import pytest

from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.pieces import CREATURES, DEFENCE, SPEED, STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import dice_bonus, is_standing, stat
from oubliettes.games.donjon.rules.adventurer.states import add_effect, effect, phase_ends, phase_starts
from oubliettes.games.donjon.rules.combat.rounds import STEPS
from oubliettes.games.donjon.rules.contents import findings
from oubliettes.games.donjon.rules.dice import life
from oubliettes.games.donjon.rules.monsters import targeting
from oubliettes.games.donjon.rules.movement import distances, walking
from oubliettes.games.donjon.table import PC, PC_NOW, PE, PE_NEXT
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled, step_alone
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, spot, table, turn
from tests.support import rule, said

SHEETS = {
    "giant_spider": (3, 3, 4, 2, 1, 4, 5, 3, 1, 20),
    "brigand": (3, 3, 3, 3, 2, 3, 5, 2, 2, 15),
    "demon": (5, 4, 6, 5, 5, 6, 10, 4, 2, 65),
    "major_demon": (6, 5, 6, 6, 6, 6, 20, 5, 4, 100),
    "fimir": (5, 3, 5, 3, 2, 3, 5, 4, 1, 25),
    "gnoll": (3, 3, 4, 3, 2, 5, 5, 4, 2, 20),
    "goblin": (2, 2, 2, 3, 1, 4, 3, 2, 1, 10),
    "bugbear": (4, 3, 4, 3, 1, 4, 5, 4, 4, 20),
    "ghoul": (4, 2, 3, 3, 2, 3, 5, 1, 0, 15),
    "chaos_warrior": (6, 6, 5, 3, 3, 4, 10, 4, 4, 50),
    "hobgoblin": (3, 3, 3, 4, 3, 4, 5, 3, 3, 20),
    "beastman": (3, 3, 4, 4, 3, 6, 5, 3, 0, 20),
    "minotaur": (5, 4, 6, 3, 2, 4, 10, 4, 3, 50),
    "mummy": (5, 4, 5, 4, 3, 3, 5, 2, 2, 25),
    "ogre": (5, 4, 6, 3, 2, 4, 10, 4, 3, 50),
    "orc": (3, 3, 4, 3, 2, 3, 5, 2, 2, 15),
    "orc_archer": (3, 3, 3, 3, 2, 4, 5, 2, 2, 15),
    "orc_warlord": (4, 4, 5, 3, 2, 3, 10, 4, 3, 40),
    "skaven": (3, 3, 3, 4, 3, 8, 5, 3, 3, 10),
    "evil_sorcerer": (3, 2, 2, 3, 6, 4, 10, 1, 2, 40),
    "spectre": (3, 1, 3, 4, 4, 2, 5, 0, 0, 25),
    "skeleton": (3, 3, 3, 2, 1, 3, 5, 2, 2, 10),
    "skeleton_sorcerer": (3, 3, 2, 2, 4, 3, 10, 1, 1, 25),
    "troll": (5, 5, 5, 3, 2, 4, 15, 3, 3, 45),
    "carrion_worm": (5, 5, 6, 3, 1, 4, 15, 4, 2, 50),
    "zombie": (3, 2, 3, 2, 1, 2, 5, 2, 1, 10),
}
"""Six characteristics, PV, weapon, armour, XP, as printed."""


@rule("DJ-31.2", "DJ-31.3", "DJ-35.17")
def test_a_spider_that_does_not_fight_spins_a_web() -> None:
    t = table("room_n", "n corridor", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="giant_spider 2,-12")
    prowl(t, rolls=[1])
    assert len(t.webs) == 1
    assert t.webs[0] in t.map.near[foe(t).at]
    ways = distances.far(t, [t.heroes[0].at], webs=False)
    assert ways[t.webs[0]] == ways[foe(t).at] - 1
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="giant_spider 2,4")
    prowl(t, rolls=[1, 9])
    assert not t.webs  # it fought


@rule("DJ-31.2", "DJ-31.3")
def test_where_a_spider_may_spin() -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}", monsters="giant_spider 2,2; orc 1,1", md=True)
    put_piece(t, "chest", "3,1")
    m = prowl(t, rolls=[1, 9])
    assert sorted(picks(m, "web")) == ["1 2", "1 3", "2 1", "3 2", "3 3"]  # free, and beside it
    play(m, "attack seat:0")
    assert picks(m, "web") == []
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="giant_spider 2,2", md=True)
    m = play(prowl(t), "web 2 3")
    assert not m.pending  # it ends the turn
    assert len(t.webs) == 1


@rule("DJ-31.3")
def test_at_most_eight_webs() -> None:
    t = table("room_n", "n corridor", "n room_n", heroes=f"warrior 2,5 {SPENT}", monsters="giant_spider 2,-12")
    t.webs = tuple(at(t, f"{x},{y}") for y in (-8, -7) for x in (0, 1, 4, 5))
    prowl(t, rolls=[1])
    assert len(t.webs) == 8
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="giant_spider 1,1", md=True)
    t.webs = (*(at(t, f"{x},4") for x in range(6)), at(t, "0,5"))
    assert picks(prowl(t), "web")
    t.webs = (*t.webs, at(t, "1,5"))
    t.agenda.clear()
    assert not picks(prowl(t), "web")


@rule("DJ-31.4", "DJ-31.5")
@pytest.mark.parametrize("die", [4, 5])
def test_a_web_needs_13(die: int) -> None:
    """Worked example 14."""
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="giant_spider 5,5")
    t.webs = (at(t, "2,1"),)
    m = fight(t, rolls=[die])
    assert "n" not in picks(m, "step")
    play(m, "hack 2 1")
    assert (not t.webs) is (die == 5)
    assert picks(m, "hack") == []  # his attack of the turn is used


@rule("DJ-31.5")
def test_a_web_stops_everybody_but_spiders() -> None:
    t = table("corridor", heroes=f"warrior 2,5 {SPENT}", monsters="orc 2,0; giant_spider 3,0")
    t.webs = (at(t, "2,2"), at(t, "3,2"))
    assert max(t.map.y[square] for square in distances.reach(t, foe(t), 9)) == 1
    assert max(t.map.y[square] for square in distances.reach(t, foe(t, 11), 9)) == 4


@rule("DJ-31.5")
def test_in_exploration_each_try_costs_a_point() -> None:
    t = table(heroes=f"thief 2,2 {SPENT}")
    t.webs = (at(t, "2,1"), at(t, "2,4"))
    m = turn(t, rolls=[1, 1])
    assert t.turn.points == 5
    play(m, "hack 2 1", "pierce 2 4 arrows")
    assert t.turn.points == 3
    assert len(t.webs) == 2


@rule("DJ-31.5")
def test_a_missile_may_burst_a_web() -> None:
    t = table(heroes="wizard 2,5 fatigue=1 destiny=0", monsters="orc 5,0")
    t.webs = (at(t, "2,1"),)
    play(fight(t, rolls=[3]), "skill-area 2 1 magic_missile")
    assert not t.webs


@rule("DJ-31.5")
def test_a_bowman_pierces_a_web_from_afar_and_an_arrow_is_gone() -> None:
    t = table(heroes=f"thief 2,5 {SPENT}", monsters="orc 5,5")
    t.webs = (at(t, "2,0"),)
    play(fight(t, rolls=[8]), "pierce 2 0 arrows")  # 3 + 2 + 8
    assert not t.webs
    assert [item.left for item in t.heroes[0].pack if item.kind == "arrows"] == [9]


@rule("DJ-31.5")
def test_archers_and_long_arms_reach_a_web_from_afar() -> None:
    for kind, far in (("orc_archer", True), ("minotaur", True), ("orc", False)):
        t = table(heroes=f"warrior 5,5 {SPENT}", monsters=f"{kind} 2,1", md=True)
        t.webs = (at(t, "2,3"),)
        m = prowl(t, rolls=[10])
        assert (picks(m, "tear") == ["2 3"]) is far
        if far:
            play(m, "tear 2 3")
            assert not t.webs
            assert picks(m, "attack") == []  # it was its attack
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="minotaur 2,0", md=True)
    t.webs = (at(t, "2,3"),)
    assert picks(prowl(t), "tear") == []  # three squares away


@rule("DJ-31.5")
@pytest.mark.parametrize("die, torn", [(7, False), (8, True)])
def test_a_monster_needs_13_as_well(die: int, torn: bool) -> None:
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="orc 2,2", md=True)
    t.webs = (at(t, "2,3"),)
    play(prowl(t, rolls=[die]), "tear 2 3")
    assert (not t.webs) is torn


@rule("DJ-31.5")
@pytest.mark.parametrize("die, torn", [(2, False), (3, True)])
def test_a_sorcerer_may_burst_a_web_with_a_missile(die: int, torn: bool) -> None:
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="evil_sorcerer 2,0", md=True)
    foe(t).spells = ("magic_missile",)
    t.webs = (at(t, "2,3"),)
    m = prowl(t, rolls=[die])
    assert picks(m, "cast-area") == ["2 3 magic_missile"]
    play(m, "cast-area 2 3 magic_missile")
    assert (not t.webs) is torn
    assert lives(t) == [20]


@rule("DJ-31.6", "DJ-31.7", "DJ-31.8")
def test_venom_adds_up_until_a_potion() -> None:
    """Worked example 13: 4 damage, then a Strength test; exactly 3 asks for none."""
    t = table(heroes=f"thief 2,2 {SPENT} +healing_potion", monsters="giant_spider 2,1")
    prowl(t, rolls=[9, 6, 2])
    assert t.heroes[0].life == 16
    assert t.heroes[0].venom == 1
    assert dice_bonus(t.heroes[0]) == -1
    prowl(t, rolls=[9, 7, 2])  # one less on every D10 he rolls: 4 damage again, and the test fails
    assert t.heroes[0].venom == 2
    play(fight(t, rolls=[3]), "drink healing_potion")
    assert t.heroes[0].venom == 0
    t = table(heroes=f"thief 2,2 {SPENT}", monsters="giant_spider 2,1")
    prowl(t, rolls=[9, 7])
    assert t.heroes[0].life == 17
    assert t.heroes[0].venom == 0
    t = table(heroes=f"thief 2,2 {SPENT}", monsters="giant_spider 2,1")
    prowl(t, rolls=[9, 6, 6])
    assert t.heroes[0].venom == 0  # 3 + 6 passes


@rule("DJ-31.8")
@pytest.mark.parametrize("thing", ["healing_potion", "t_healing_potion", "greater_healing_potion", "antidote"])
def test_what_ends_venom(thing: str) -> None:
    t = table(heroes=f"thief 2,2 life=10 {SPENT} venom=2 +{thing}")
    play(turn(t, rolls=[1, 1]), f"drink {thing}")
    assert t.heroes[0].venom == 0


@rule("DJ-31.11", "DJ-31.14", "DJ-31.47")
@pytest.mark.parametrize("kind", ["demon", "major_demon", "spectre"])
def test_only_magic_hurts_them(kind: str) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters=f"{kind} 2,1")
    t.heroes[0].base = (20, 5, 3, 3, 3, 3)
    play(fight(t, rolls=[10, 1]), f"strike 10 {kind}")
    assert foe(t).life == CREATURES[kind].life
    others = {one for one, creature in CREATURES.items() if creature.magic_only}
    assert others == {"demon", "major_demon", "spectre"}


@rule("DJ-31.11", "DJ-25.16", "DJ-19.19")
def test_an_explosion_is_no_magic() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="demon 2,1 quest=1; orc 2,2 quest=1")
    bench = t.pieces[put_piece(t, "alchemist_bench", "2,0", "3,0")]
    run(findings.explosion(t, t.heroes[0], bench, TABLES["alchemist_bench"][0], 1), [2, 4, 3])
    assert lives(t) == [18]
    assert (foe(t).life, foe(t, 11).life) == (10, 2)


@rule("DJ-31.12", "DJ-31.15", "DJ-31.44", "DJ-31.57")
def test_who_has_which_spells() -> None:
    spells = {kind: set(creature.spells) for kind, creature in CREATURES.items() if creature.spells}
    assert spells == {
        "demon": {"magic_missile", "toxic_cloud", "fly"},
        "major_demon": {"ice_block", "toxic_cloud", "earthquake"},
        "evil_sorcerer": {"magic_missile", "toxic_cloud", "wall_of_fire", "ice_block", "earthquake"},
        "skeleton_sorcerer": {"magic_missile", "ice_block", "earthquake"},
    }
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="demon 2,0; orc 0,0", md=True)
    m = prowl(t)
    offered = {str(pick[-1]) for pick in m.pending[0].options if str(pick[0]).startswith("cast")}
    assert offered == {"magic_missile", "toxic_cloud", "fly"}


@rule("DJ-31.17", "DJ-31.18")
def test_a_fimir_strikes_with_axe_and_tail() -> None:
    """Worked example 17: D10 + 5 + 4 at one, D10 + 5 + 5 at the other."""
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 3,2 {SPENT}", monsters="fimir 2,1")
    m = prowl(t, rolls=[9, 1, 9, 1])
    totals = [event.facts["total"] for event in m.log if event.key == "blow-lands"]
    assert totals == [9 + 9, 9 + 10]
    assert lives(t) != [20, 20]
    assert min(hero.hits for hero in t.heroes) == 1


@rule("DJ-31.18")
def test_the_tail_strikes_even_if_the_axe_did_not() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="fimir 2,1", md=True)
    m = prowl(t, rolls=[1, 9])
    assert picks(m, "tail") == ["seat:0"]
    play(m, "tail seat:0")
    assert picks(m, "tail") == []
    assert picks(m, "attack") == ["seat:0"]


@rule("DJ-31.18")
def test_the_tail_needs_an_adjacent_enemy_and_has_its_own_power() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 2,4 {SPENT}", monsters="fimir 2,1", md=True)
    m = play(prowl(t, rolls=[9, 1]), "tail seat:0")
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 9 + 5 + 5
    assert picks(m, "tail") == []
    assert picks(m, "attack") == ["seat:0"]


@rule("DJ-31.24", "DJ-31.25", "DJ-10.12")
def test_a_ghoul_weakens_until_the_end_of_the_next_exploration() -> None:
    """Worked example 15."""
    t = table(heroes=f"human thief 2,2 {SPENT}", monsters="ghoul 2,1")
    hero = t.heroes[0]
    prowl(t, rolls=[7, 6])
    assert hero.life == 19
    assert (stat(hero, SPEED), stat(hero, DEFENCE)) == (4, 2)
    prowl(t, rolls=[7, 6])
    assert stat(hero, SPEED) == 3
    phase_ends(t, PC)
    assert stat(hero, SPEED) == 3
    phase_starts(t, PE)
    assert stat(hero, SPEED) == 3
    phase_ends(t, PE)
    assert (stat(hero, SPEED), stat(hero, DEFENCE)) == (5, 3)
    prowl(t, rolls=[1, 9])
    assert stat(hero, SPEED) == 5  # without damage nothing


@rule("DJ-31.24")
def test_a_weakened_victim_is_weaker_in_all_six() -> None:
    t = table(heroes=f"human warrior 2,2 {SPENT}", monsters="ghoul 2,1")
    prowl(t, rolls=[10, 1])
    assert [stat(t.heroes[0], n) for n in range(6)] == [4, 4, 2, 2, 2, 2]


@rule("DJ-31.25")
def test_weakenings_add_up() -> None:
    t = table(heroes="warrior 2,2")
    add_effect(t.heroes[0], "weakened", 1, PE_NEXT)
    add_effect(t.heroes[0], "weakened", 1, PE_NEXT)
    assert effect(t.heroes[0], "weakened") == 2


@rule("DJ-31.29", "DJ-31.30")
@pytest.mark.parametrize("start, rolls, attacks", [("2,-3", [9, 1, 9, 1], 2), ("2,-3", [1, 9], 1)])
def test_a_beastman_that_moved_and_hit_strikes_again(start: str, rolls: list[int], attacks: int) -> None:
    """Worked example 18."""
    t = table("room_n", "n corridor", heroes=f"warrior 2,1 {SPENT}", monsters=f"beastman {start}")
    prowl(t, rolls=rolls)
    assert t.heroes[0].hits == attacks


@rule("DJ-31.29", "DJ-31.30")
def test_a_beastman_that_stays_strikes_once() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="beastman 2,1", md=True)
    m = prowl(t, rolls=[9, 1])
    play(m, "attack seat:0")
    assert picks(m, "attack") == []
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="beastman 2,1", md=True)
    m = prowl(t, rolls=[9, 1, 1, 9])
    play(m, "go 3 1", "attack seat:0", "attack seat:0")
    assert picks(m, "attack") == []


@rule("DJ-31.32", "DJ-31.33")
def test_a_minotaur_strikes_two_squares_away_and_stops_nobody_there() -> None:
    """Worked example 19."""
    t = table(heroes=f"warrior 2,3 {SPENT}", monsters="minotaur 2,1; gnoll 2,2")
    assert targeting.strikes_from(t, foe(t), foe(t).at, t.heroes[0])
    prowl(t, rolls=[9, 1])
    assert t.heroes[0].hits == 1
    assert spot(t, foe(t)) == "2,1"
    assert not walking.stops(t, t.heroes[0], at(t, "4,3"))
    assert walking.stops(t, t.heroes[0], at(t, "3,1"))
    t = table("corner", heroes=f"warrior 1,3 {SPENT}", monsters="minotaur 2,5")
    assert not targeting.strikes_from(t, foe(t), foe(t).at, t.heroes[0])  # not in its line of sight


@rule("DJ-31.38", "DJ-31.39", "DJ-35.13")
def test_an_archer_shoots_over_its_friends_with_the_same_power() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc_archer 2,0; orc 2,4")
    m = prowl(t, rolls=[9, 1])
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 9 + 3 + 2
    assert spot(t, foe(t)) == "2,0"
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc_archer 2,4", md=True)
    m = prowl(t, rolls=[9, 1])
    play(m, "attack seat:0")
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 9 + 3 + 2


@rule("DJ-31.39", "DJ-36.6")
def test_an_archer_beside_his_target_strikes_in_melee() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1", monsters="orc_archer 2,1", md=True)
    skilled(t.heroes[0], "parry")
    m = play(prowl(t, rolls=[10, 1]), "attack seat:0")
    assert asked(m) == (0, "reaction")


@rule("DJ-31.1", "DJ-31.9", "DJ-31.10", "DJ-31.13", "DJ-31.16", "DJ-31.19", "DJ-31.20", "DJ-31.21", "DJ-31.23")
@rule("DJ-31.26", "DJ-31.27", "DJ-31.28", "DJ-31.31", "DJ-31.34", "DJ-31.35", "DJ-31.36", "DJ-31.37", "DJ-31.40")
@rule("DJ-31.42", "DJ-31.43", "DJ-31.46", "DJ-31.55", "DJ-31.56", "DJ-31.58", "DJ-31.61", "DJ-31.62", "DJ-31.22")
@pytest.mark.parametrize("kind", sorted(CREATURES))
def test_each_creature_fights_by_its_sheet(kind: str) -> None:
    """Its attack, its defence, its Life and its experience, each in play."""
    *stats, points, weapon, armour, xp = SHEETS[kind]
    creature = CREATURES[kind]
    assert list(creature.stats) == stats
    t = table(heroes=f"warrior 2,2 {SPENT} weapon=long_sword_1", monsters=f"{kind} 2,1; zombie 5,5", md=True)
    assert foe(t).life == points
    t.heroes[0].base = (1, 20, 9, 9, 9, 9)  # it never hits
    m = play(prowl(t, rolls=[1, 10]), "attack seat:0", "end")
    landed = next(event for event in m.log if event.key == "blow-misses")
    assert landed.facts["total"] == 1 + stats[0] + weapon
    t.heroes[0].base = (40, 5, 3, 3, 3, 3)
    m = play(fight(t, rolls=[10, 1]), f"strike 10 {kind}")
    assert next(event for event in m.log if event.key == "blow-lands").facts["guard"] == 1 + stats[1] + armour
    assert t.heroes[0].xp == xp


@rule("DJ-31.48", "DJ-31.49", "DJ-31.50", "DJ-31.53", "DJ-31.54")
def test_a_spectre_drains_strength_whatever_the_difference() -> None:
    """Worked example 20."""
    t = table(heroes=f"elf thief 2,2 {SPENT}; wizard 2,5 destiny=0", monsters="spectre 2,1")
    prowl(t, rolls=[10, 1])
    thief = t.heroes[0]
    assert thief.life == 20
    assert stat(thief, STRENGTH) == 1
    m = prowl(t, rolls=[10, 1])
    assert not is_standing(thief)
    assert thief.life == 20
    assert "loses-will" in said(m)
    life.heal(t, thief, 5, cures=True)
    assert not is_standing(thief)
    foe(t).life = 1
    skilled(t.heroes[1], "magic_missile")
    play(fight(t, 1, rolls=[10, 1], draws=[0] * 3), "skill-at 10 spectre magic_missile")
    assert is_standing(thief)
    assert stat(thief, STRENGTH) == 2


@rule("DJ-31.48")
def test_only_a_miss_saves_from_a_spectre() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=2", monsters="spectre 2,1", md=True)
    skilled(t.heroes[0])
    m = play(prowl(t, rolls=[10, 2]), "attack seat:0")  # 13 against 10: two points are not enough
    assert asked(m) == (1, "monster-turn")
    assert (t.heroes[0].drained, t.heroes[0].fatigue) == (1, 2)
    t.agenda.clear()
    t.heroes[0].fatigue = 4
    m = play(prowl(t, rolls=[10, 2]), "attack seat:0")
    assert picks(m, "fatigue") == ["0", "3"]
    play(m, "fatigue 3")
    assert (t.heroes[0].drained, t.heroes[0].fatigue) == (1, 1)


@rule("DJ-31.50")
def test_passing_effects_do_not_count_for_the_will() -> None:
    t = table(heroes="warrior 2,2")
    hero = t.heroes[0]
    hero.drained = 2
    add_effect(hero, "weakened", 2, PE_NEXT)
    assert stat(hero, STRENGTH) == 0
    assert is_standing(hero)
    hero.drained = 3
    assert not is_standing(hero)


@rule("DJ-31.50", "DJ-44.17")
def test_gauntlets_are_no_passing_effect() -> None:
    t = table(heroes="elf thief 2,2 drained=2 +ogre_gauntlets")
    assert is_standing(t.heroes[0])
    t.heroes[0].drained = 3
    assert not is_standing(t.heroes[0])


@rule("DJ-31.50")
def test_a_potion_of_strength_is_no_will_to_live() -> None:
    t = table(heroes="warrior 2,2 drained=3")
    add_effect(t.heroes[0], "might", 2, PC_NOW)
    assert not is_standing(t.heroes[0])
    t.heroes[0].drained = 2
    add_effect(t.heroes[0], "weakened", 1, PC_NOW)
    assert is_standing(t.heroes[0])


@rule("DJ-31.51", "DJ-31.52")
def test_without_anybody_standing_they_die() -> None:
    t = table(heroes=f"elf thief 2,2 {SPENT} drained=1; warrior 5,5 life=0", monsters="spectre 2,1")
    prowl(t, rolls=[10, 1])
    assert [hero.fate for hero in t.heroes] == ["dead", "dead"]
    t = table(heroes=f"elf thief 2,2 {SPENT} drained=1; warrior 5,5", monsters="spectre 2,1")
    prowl(t, rolls=[10, 1])
    assert [hero.fate for hero in t.heroes] == ["in", "in"]


@rule("DJ-31.51", "DJ-31.54")
def test_the_will_returns_when_the_fight_ends_otherwise() -> None:
    """The spectre withdraws; whoever had lost his will is up again, with his PV."""
    t = table("room_n", "n room_n", heroes="warrior 2,5; elf thief 0,5 life=7 drained=2", monsters="spectre 2,-6")
    t.phase, t.round, t.struck = PC, 60, True
    match(t, ("round_ends", 0), draws=[0] * 4)
    assert [hero.drained for hero in t.heroes] == [0, 0]
    assert [hero.fate for hero in t.heroes] == ["in", "in"]
    assert lives(t) == [20, 7]


@rule("DJ-31.53", "DJ-31.54")
def test_strength_comes_back_with_the_last_spectre_only() -> None:
    t = table(
        heroes="warrior 2,2 destiny=0 fatigue=0 drained=2 weapon=flaming_blade", monsters="spectre 2,1; spectre 5,5"
    )
    play(fight(t, rolls=[10, 1]), "strike 10 spectre", "end")
    assert len(t.monsters) == 1
    assert t.heroes[0].drained == 2
    t.monsters[0].life = 1
    t.stand(t.monsters[0], at(t, "2,3"))
    play(fight(t, rolls=[10, 1], draws=[0] * 4), "strike 11 spectre")
    assert t.heroes[0].drained == 0


@rule("DJ-31.59", "DJ-31.60", "DJ-44.8")
def test_a_troll_does_not_regenerate_from_a_flaming_blade() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} weapon=flaming_blade", monsters="troll 2,1")
    play(fight(t, rolls=[9, 5]), "strike 10 troll")
    wounded = foe(t).life
    assert wounded < 15
    t.agenda.clear()
    run(STEPS["round_ends"](t, 0))
    assert foe(t).life == wounded
    t.agenda.clear()
    run(STEPS["round_ends"](t, 0))
    assert foe(t).life == wounded + 1


@rule("DJ-24.11", "DJ-31.59", "DJ-31.60")
def test_the_end_of_a_round_heals_trolls_then_ends_its_effects() -> None:
    """Worked example 16."""
    t = table(heroes="warrior 2,5", monsters="troll 1,0 life=9; troll 5,0")
    skilled(t.heroes[0], "taunt")
    m = play(fight(t), "skill taunt", "end")
    assert any(one.name == "taunt" for one in t.heroes[0].effects)
    assert not m.pending
    step_alone(t, "round_ends", 0)
    assert [one.life for one in t.monsters] == [10, 15]
    assert not t.heroes[0].effects
