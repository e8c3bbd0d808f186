"""Blows, loot and creatures at their edges (DJ-25, DJ-27, DJ-28, DJ-30, DJ-31, DJ-32)."""

import pytest

from oubliettes.games.donjon.goods import SKILLS_OF
from oubliettes.games.donjon.pieces import STRENGTH
from oubliettes.games.donjon.rules.adventurer.sheet import is_standing, stat
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.dice import trials
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.skills.spells import cast
from oubliettes.games.donjon.table import PC, Group
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule


@rule("DJ-25.6", "DJ-5.4")
@pytest.mark.parametrize("gear, life", [("", 20 - 6), ("-shield", 20 - 7), ("-body -shield", 20 - 9)])
def test_armour_and_shield_count_for_the_defence(gear: str, life: int) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} {gear}", monsters="orc 2,1")
    prowl(t, rolls=[10, 1])  # 15 against 1 + 5 and scale armour 2, shield 1
    assert lives(t) == [life]


@rule("DJ-25.16", "DJ-25.17", "DJ-44.6")
@pytest.mark.parametrize("ammo, life", [("rune_arrows", 10 - 3), ("arrows", 10)])
def test_ammunition_alone_may_be_what_is_magic(ammo: str, life: int) -> None:
    t = table(heroes=f"thief 2,4 {SPENT} +rune_arrows", monsters="demon 2,1")
    play(fight(t, rolls=[10, 7]), f"shoot 10 demon {ammo}")
    assert foe(t).life == life


@rule("DJ-25.16")
def test_a_magic_bow_swung_in_melee_is_no_magic_weapon() -> None:
    t = table(heroes=f"thief 2,2 {SPENT} weapon=elven_bow", monsters="demon 2,1; orc 5,5")
    t.heroes[0].base = (20, 3, 3, 5, 3, 5)
    m = play(fight(t, rolls=[10, 1]), "strike 10 demon", "end")
    assert foe(t).life == 10
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 30  # nor any Power
    play(fight(t, rolls=[10, 10]), "shoot 10 demon arrows")
    assert [one.kind for one in t.monsters] == ["orc"]


@rule("DJ-25.18", "DJ-28.4")
def test_the_attacked_are_asked_by_seat_from_the_leader_until_all_pass() -> None:
    t = table(heroes="warrior 2,5 fatigue=0; priest 3,5 fatigue=0; thief 1,5 fatigue=0", monsters="demon 2,0")
    t.order, t.phase = (1, 0, 2), PC
    t.turn.figure = 10
    foe(t).spells = ("toxic_cloud",)
    t.md = 3
    t.learnt.append(False)
    m = match(t, ("prowl-starts", 10), ("prowl",), rolls=[10, 1, 1, 1, 9, 8])
    play(m, "cast-area 2 4 toxic_cloud")
    assert asked(m) == (1, "destiny-defence")
    play(m, "pass")
    assert asked(m) == (2, "destiny-defence")
    play(m, "again")
    assert asked(m) == (1, "destiny-defence")  # the step starts again
    play(m, "again")
    for seat in (1, 2, 0):
        assert asked(m) == (seat, "destiny-defence")
        play(m, "pass")
    assert [hero.destiny for hero in t.heroes] == [2, 1, 1]
    assert lives(t) == [20 - (8 + 5 - 6), 20 - (8 + 5 - 5), 20 - (8 + 5 - 4)]


@rule("DJ-25.19", "DJ-25.10")
def test_an_area_rolls_for_heroes_first_then_for_monsters_as_they_were_placed() -> None:
    t = table(heroes=f"thief 2,4 {SPENT}; warrior 1,4 {SPENT}", monsters="orc 2,3; orc 1,3; evil_sorcerer 5,0")
    t.phase, t.turn.figure = PC, 12
    # thief 3 + 4, warrior 5 + 3, orcs 3 + 2: dice in that order against 10 + 6
    run(cast(t, foe(t, 12), "toxic_cloud", (2, 4)), [10, 9, 8, 7, 6])
    assert lives(t) == [20 - (16 - 3 - 9), 20 - (16 - 5 - 8)]
    assert [one.number for one in t.monsters] == [12]  # 16 - 3 - 7 and 16 - 3 - 6


@rule("DJ-27.2", "DJ-27.3")
def test_each_point_adds_one_to_a_test() -> None:
    t = table(heroes="human warrior 1,1 fatigue=4 destiny=0")
    assert run(trials.trial(t, t.heroes[0], STRENGTH), [3], picks=[("fatigue", 3)])
    assert t.heroes[0].fatigue == 1
    assert not run(trials.trial(t, t.heroes[0], STRENGTH), [4])  # one point is not enough: nobody asks


@rule("DJ-28.6", "DJ-11.4")
def test_a_card_that_destiny_stopped_is_his_card_of_the_phase() -> None:
    t = table(heroes="warrior 2,2 destiny=1 fatigue=0", monsters="orc 2,1", md=True)
    t.hand = ["ambush", "frenzy"]
    m = play(match(t, ("combat",), rolls=[1, 9]), "play 0")
    assert asked(m) == (0, "stop-event")
    play(m, "stop")
    assert not t.ambush
    assert t.played
    play(m, "end")
    assert asked(m) == (1, "monster-turn")  # no window for Frenzy


@rule("DJ-28.6", "DJ-42.31")
def test_immediate_cards_may_be_stopped_too() -> None:
    t = table(heroes="warrior 2,2 destiny=1", md=True)
    play(match(t, ("event", "loose_slab")), "stop")
    assert not t.pieces
    assert t.discards["event"] == ["loose_slab"]


# ------------------------------------------------------------------ loot (DJ-30)


@rule("DJ-30.1")
@pytest.mark.parametrize("card, treasures", [("orc_band", 0), ("tomb_guardians", 2)])
def test_the_treasures_of_a_card_wait_for_its_last_monster(card: str, treasures: int) -> None:
    t = table(heroes="warrior 2,5", phase=PC)
    t.decks["monster"] = [card]
    match(t, ("monsters", 0), draws=[0])
    assert t.groups == [Group(card, len(t.monsters), treasures)]


@rule("DJ-30.11")
@pytest.mark.parametrize("skills, rare", [((4, 3), False), ((4, 4), True), ((5, 3), True)])
def test_four_skills_on_average(skills: tuple[int, int], rare: bool) -> None:
    t = table(heroes="warrior 2,5; wizard 3,5")
    for hero, n in zip(t.heroes, skills, strict=True):
        skilled(hero, *SKILLS_OF[hero.cls][:n])
    assert ("u_demon" in arrival.deck(t)) is rare


@rule("DJ-30.3", "DJ-44.2")
def test_gold_is_for_the_standing_and_the_remainder_from_the_last_blow_on() -> None:
    t = table(heroes="warrior 2,3; thief 1,1 life=0; wizard 4,4; priest 5,5")
    run(loot.loot_found(t, "copper_purse", "", -1, 2))
    assert [hero.gold for hero in t.heroes] == [3, 0, 4, 3]
    assert t.discards["treasure"] == ["copper_purse"]
    assert t.marks["gold"] == 10


@rule("DJ-30.6", "DJ-43.2")
def test_a_card_goes_back_with_its_last_monster() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="goblin 2,1; goblin 3,2; zombie 5,5")
    t.groups = [Group("goblin_band", 2, 0), Group("", 1, 0)]
    t.monsters[1].group, t.monsters[2].group = 0, 1
    t.decks["monster"].remove("goblin_band")
    play(fight(t, rolls=[9, 1]), "strike 10 goblin", "end")
    assert "goblin_band" not in t.decks["monster"]
    play(fight(t, rolls=[9, 1]), "strike 11 goblin", "end")
    assert t.decks["monster"].count("goblin_band") == 1


@rule("DJ-30.14")
def test_whose_blow_an_earthquake_or_an_explosion_is() -> None:
    t = table(heroes="wizard 2,5 destiny=0 fatigue=1", monsters="goblin 2,1 life=1; orc 5,0")
    skilled(t.heroes[0], "earthquake")
    play(fight(t, rolls=[1, 1, 9]), "skill-zone 0 earthquake")
    assert t.heroes[0].xp == 10
    t = table(heroes=f"warrior 0,1 {SPENT}", monsters="goblin 2,2 life=1 quest=1; orc 5,5 quest=1")
    bench = put_piece(t, "alchemist_bench", "0,0", "1,0")
    play(turn(t, rolls=[1, 4, 1]), f"examine alchemist_bench {bench}")
    assert t.heroes[0].xp == 10


@rule("DJ-30.15")
def test_a_monster_runs_once_and_moves_once() -> None:
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="orc 0,0", md=True)
    m = play(prowl(t, rolls=[1]), "run")
    assert picks(m, "run") == []
    play(m, "go 1 1")
    assert picks(m, "go") == picks(m, "run") == []


# ------------------------------------------------------------------ creatures (DJ-31, DJ-32)


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


@rule("DJ-31.5")
def test_a_bowman_pierces_a_web_from_afar_and_an_arrow_is_gone() -> None:
    t = table(heroes=f"thief 2,5 {SPENT}", monsters="orc 5,5")
    t.webs = (at(t, "2,0"),)
    play(fight(t, rolls=[8]), "pierce 2 0 arrows")  # 3 + 2 + 8
    assert not t.webs
    assert [item.left for item in t.heroes[0].pack if item.kind == "arrows"] == [9]


@rule("DJ-31.8")
@pytest.mark.parametrize("thing", ["healing_potion", "t_healing_potion", "greater_healing_potion", "antidote"])
def test_what_ends_venom(thing: str) -> None:
    t = table(heroes=f"thief 2,2 life=10 {SPENT} venom=2 +{thing}")
    play(turn(t, rolls=[1, 1]), f"drink {thing}")
    assert t.heroes[0].venom == 0


@rule("DJ-31.18")
def test_the_tail_needs_an_adjacent_enemy_and_has_its_own_power() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; priest 2,4 {SPENT}", monsters="fimir 2,1", md=True)
    m = play(prowl(t, rolls=[9, 1]), "tail seat:0")
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 9 + 5 + 5
    assert picks(m, "tail") == []
    assert picks(m, "attack") == ["seat:0"]


@rule("DJ-31.24")
def test_a_weakened_victim_is_weaker_in_all_six() -> None:
    t = table(heroes=f"human warrior 2,2 {SPENT}", monsters="ghoul 2,1")
    prowl(t, rolls=[10, 1])
    assert [stat(t.heroes[0], n) for n in range(6)] == [4, 4, 2, 2, 2, 2]


@rule("DJ-31.39", "DJ-36.6")
def test_an_archer_beside_his_target_strikes_in_melee() -> None:
    t = table(heroes="warrior 2,2 destiny=0 fatigue=1", monsters="orc_archer 2,1", md=True)
    skilled(t.heroes[0], "parry")
    m = play(prowl(t, rolls=[10, 1]), "attack seat:0")
    assert asked(m) == (0, "reaction")


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


@rule("DJ-31.50", "DJ-44.17")
def test_gauntlets_are_no_passing_effect() -> None:
    t = table(heroes="elf thief 2,2 drained=2 +ogre_gauntlets")
    assert is_standing(t.heroes[0])
    t.heroes[0].drained = 3
    assert not is_standing(t.heroes[0])


@rule("DJ-31.51", "DJ-31.54")
def test_the_will_returns_when_the_fight_ends_otherwise() -> None:
    """The spectre withdraws; whoever had lost his will is up again, with his PV."""
    t = table("room_n", "n room_n", heroes="warrior 2,5; elf thief 0,5 life=7 drained=2", monsters="spectre 2,-6")
    t.phase, t.round, t.struck = PC, 60, True
    match(t, ("round-ends", 0), draws=[0] * 4)
    assert [hero.drained for hero in t.heroes] == [0, 0]
    assert [hero.fate for hero in t.heroes] == ["in", "in"]
    assert lives(t) == [20, 7]


@rule("DJ-32.1", "DJ-25.8")
def test_a_monster_casts_with_its_magic() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="evil_sorcerer 2,0; orc 5,0", md=True)
    m = play(prowl(t, rolls=[5, 1]), "cast-on seat:0 magic_missile")
    assert next(event for event in m.log if event.key == "blow-lands").facts["total"] == 5 + 6 + 4


@rule("DJ-32.4", "DJ-37.5")
def test_its_allies_are_the_monsters() -> None:
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="demon 2,2; orc 2,3; orc 5,0", md=True)
    m = prowl(t)
    assert [option for option in picks(m, "cast-at") if "fly" in option] == ["10 demon fly", "11 orc fly"]
    play(m, "cast-at 11 orc fly")
    assert foe(t, 11).flying
    assert picks(m, "cast-on") == ["seat:0 magic_missile"]  # Fly does not take the attack
