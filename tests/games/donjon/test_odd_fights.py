"""Fights in odd circumstances: ice, idols, the gone and the fallen (DJ-24, DJ-30, DJ-31, DJ-36, DJ-38, DJ-44)."""

import pytest

from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.rules.adventurer.sheet import attack_base, new, weapon_is_magic
from oubliettes.games.donjon.rules.adventurer.states import TAUNT, add_effect
from oubliettes.games.donjon.rules.combat import rounds
from oubliettes.games.donjon.rules.contents import findings, loot
from oubliettes.games.donjon.rules.events import playing
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import NOBODY, PC, PC_NOW, PE, ROUND, Group, Item
from tests.games.donjon.fights import SPENT, fight, foe, lives, prowl, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, picks, play, put_piece, table, turn
from tests.support import rule, said


@rule("DJ-24.10")
def test_a_blow_breaks_the_row_of_idle_rounds_even_beside_ice() -> None:
    t = table(heroes="warrior 2,5", monsters="skeleton 1,0")
    t.phase, t.round, t.idle, t.struck = PC, 4, 2, True
    run(rounds.STEPS["round-ends"](t, 1))
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


@rule("DJ-24.13")
@pytest.mark.parametrize("pick, phase", [("drink healing_potion", PC), ("rest", PE), ("end", PE)])
def test_a_free_action_in_sight_of_quest_monsters_starts_the_fight(pick: str, phase: str) -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,0 life=9 fatigue=4 +healing_potion", monsters="orc 2,-6 quest=1")
    t.listened = True  # of another door, where nothing lived
    m = match(t, ("turn-starts", 0), ("turn",), ("turn-ends",), rolls=[3])
    play(m, pick)
    if pick.startswith("drink"):
        play(m, "end")
    assert t.phase == phase
    assert t.listened is (phase == PE)


@rule("DJ-39.9")
@pytest.mark.parametrize("round_, life", [(1, 10 - 3), (2, 10 - 2)])
def test_what_was_heard_helps_against_the_idol_too(round_: int, life: int) -> None:
    t = table(heroes=f"warrior 2,3 {SPENT}", monsters="orc 5,5", listened=True, round=round_)
    idol = t.pieces[put_piece(t, "idol", "2,1", "3,1", "2,2", "3,2", life=10)]
    play(fight(t, rolls=[5, 5]), "smash")  # 5 + 8 (+ 1) against 5 + 6
    assert idol.life == life


@rule("DJ-30.3", "DJ-30.4", "DJ-30.5")
def test_if_he_who_struck_last_has_fallen_the_next_seat_comes_first() -> None:
    t = table(heroes="warrior 2,3; thief 1,1 life=0; wizard 4,4")
    t.groups = [Group("orc_band", 0, 1, 1), Group("goblin_band", 0, 1)]
    t.decks["treasure"] = ["antidote", "antidote"]
    m = match(t, ("spoils",), draws=[0, 0])
    assert asked(m) == (2, "loot")
    play(m, "take")
    assert asked(m) == (0, "loot")  # nobody struck: from the leader
    assert t.groups == []


@rule("DJ-30.5")
def test_groups_that_are_still_there_keep_their_treasures() -> None:
    t = table(heroes="warrior 2,3", monsters="orc 5,5; goblin 4,5")
    t.groups = [Group("", 0, 0), Group("orc_band", 1, 2), Group("", 1, 0)]
    t.monsters[0].group, t.monsters[1].group = 1, 2
    run(loot.STEPS["spoils"](t))
    assert t.groups == [Group("orc_band", 1, 2), Group("", 1, 0)]
    assert [one.group for one in t.monsters] == [0, 1]
    assert t.agenda == []


@rule("DJ-30.12")
@pytest.mark.parametrize(
    "hero, comes",
    [
        ("thief 2,5 weapon=elven_bow", True),
        ("thief 2,5 weapon=elven_bow -arrows", False),
        ("wizard 2,5 weapon=sling +demonbane_bolts", False),
        ("warrior 2,5 weapon=light_crossbow +demonbane_bolts", True),
        ("thief 2,5 weapon=long_bow_1", False),
    ],
)
def test_a_magic_bow_needs_arrows(hero: str, comes: bool) -> None:
    quiver = "-arrows" not in hero
    t = table(heroes=hero.replace(" -arrows", ""))
    skilled(t.heroes[0])
    if not quiver:
        t.heroes[0].pack = tuple(item for item in t.heroes[0].pack if item.kind != "arrows")
    assert arrival.may_come(t, "spectre", "") is comes


@rule("DJ-31.11", "DJ-25.16", "DJ-19.19")
def test_an_explosion_is_no_magic() -> None:
    t = table(heroes=f"warrior 0,0 {SPENT}", monsters="demon 2,1 quest=1; orc 2,2 quest=1")
    bench = t.pieces[put_piece(t, "alchemist_bench", "2,0", "3,0")]
    run(findings.explosion(t, t.heroes[0], bench, TABLES["alchemist_bench"][0], 1), [2, 4, 3])
    assert lives(t) == [18]
    assert (foe(t).life, foe(t, 11).life) == (10, 2)


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


@rule("DJ-36.8")
def test_of_two_who_taunt_the_md_takes_either() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; warrior 1,1 {SPENT}; thief 2,1 {SPENT}", monsters="orc 1,2", md=True)
    for hero in t.heroes[:2]:
        add_effect(hero, TAUNT, 1, ROUND)
    assert picks(prowl(t), "attack") == ["seat:0", "seat:1"]


@rule("DJ-38.7", "DJ-42.17")
def test_a_blessed_weapon_is_magic_and_cannot_be_notched() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.phase = PC
    assert playing.playable(t, "notched_weapon", "melee")
    add_effect(t.heroes[0], "sacred_hammer", 1, PC_NOW)
    assert not playing.playable(t, "notched_weapon", "melee")


@rule("DJ-38.7", "DJ-8.27")
def test_the_blessing_is_the_weapon_s_and_not_the_hand_s() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} +axe", monsters="orc 5,5")
    hero = t.heroes[0]
    add_effect(hero, "sacred_hammer", 1, PC_NOW)
    m = play(fight(t), "equip axe")
    assert (attack_base(hero), weapon_is_magic(hero)) == (5 + 2, False)
    play(m, "equip long_sword")
    assert (attack_base(hero), weapon_is_magic(hero)) == (5 + 3 + 1, True)
    play(m, "end")
    play(fight(t), "unequip weapon")
    assert not weapon_is_magic(hero)
    t.agenda.clear()
    run(rounds.STEPS["combat-over"](t))
    assert [item.blessed for item in hero.pack] == [False, False]


@rule("DJ-38.9")
@pytest.mark.parametrize("fate, kept", [("dead", False), ("left", False), ("in", True)])
def test_the_sanctuary_of_a_priest_who_is_gone_ends_with_the_fight(fate: str, kept: bool) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT} sanctuary=1; priest 3,3 {SPENT}", phase=PC)
    if fate != "in":
        t.heroes[1].fate = fate
        t.stand(t.heroes[1], -1)
    run(rounds.STEPS["combat-over"](t))
    assert (t.heroes[0].sanctuary != NOBODY) is kept


@rule("DJ-44.16")
@pytest.mark.parametrize("pick, destiny, amulets", [("use-amulet", 1, 0), ("use-point", 0, 1)])
def test_who_has_an_amulet_and_a_point_chooses(pick: str, destiny: int, amulets: int) -> None:
    t = table(heroes="warrior 2,2 life=1 destiny=1 fatigue=0 +amulet_of_destiny", monsters="orc 2,1")
    m = play(prowl(t, rolls=[10, 1]), "pass", "destiny")
    assert asked(m) == (0, "amulet")
    play(m, pick)
    assert t.heroes[0].life == 10
    assert t.heroes[0].destiny == destiny
    assert sum(item.kind == "amulet_of_destiny" for item in t.heroes[0].pack) == amulets
    assert ("amulet-spent" in said(m)) is (not amulets)
    assert t.discards["treasure"] == ["amulet_of_destiny"] * (1 - amulets)


@rule("DJ-44.16")
def test_an_amulet_alone_stands_for_a_point() -> None:
    t = table(heroes="warrior 2,2 life=1 destiny=0 fatigue=0 +amulet_of_destiny", monsters="orc 2,1")
    m = prowl(t, rolls=[10, 1, 1])
    assert asked(m) == (0, "destiny-defence")
    play(m, "again")  # the MD's die falls again: 6 against 9
    assert lives(t) == [1]
    assert t.heroes[0].pack == ()


@rule("DJ-44.22")
def test_the_lens_shows_nothing_more_to_a_second_bearer() -> None:
    t = table(heroes="warrior 2,3 +seeing_lens; priest 3,3")
    play(turn(t), "lens", "keep", "give seat:1", "hand seeing_lens", "end")
    assert t.heroes[1].pack[-1] == Item("seeing_lens")
    assert picks(turn(t, 1), "lens") == []


@rule("DJ-45.14", "DJ-12.3")
def test_nobody_frees_a_captive_after_a_run() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="orc 5,5")
    t.quest = "arena_captives"
    number = layout.add_piece(t, "captive", 0, (at(t, "2,1"),), "captive").number
    layout.refresh(t)
    m = fight(t, rolls=[3])
    assert picks(m, "activate") == [f"{number} captive"]
    play(m, "run")
    assert picks(m, "activate") == []


@rule("DJ-44.6", "DJ-44.4")
def test_magic_ammunition_is_used_up_shot_by_shot() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} weapon=light_crossbow +demonbane_bolts", monsters="demon 2,1; orc 5,0")
    play(fight(t, rolls=[9, 5]), "shoot 10 demon demonbane_bolts")  # 9 + 5 + 2 + 2 against 5 + 6
    assert foe(t).life == 10 - (18 - 11)
    assert t.heroes[0].pack[-1] == Item("demonbane_bolts", 5)
    assert new("demonbane_bolts").left == 6


# ------------------------------------------------------------------ the automatic MD (DJ-35)


@rule("DJ-35.18")
@pytest.mark.parametrize("kind", ["giant_spider", "orc"])
def test_no_creature_walks_into_fire_while_another_way_is_open(kind: str) -> None:
    t = table("room_n", "n corridor", heroes=f"warrior 2,2 {SPENT}", monsters=f"{kind} 2,-2")
    t.fires = ((at(t, "2,0"), NOBODY), (at(t, "2,-1"), NOBODY))
    layout.refresh(t)
    prowl(t, rolls=[1, 9])
    assert foe(t).life == 5  # by the other half of the doorway
    assert t.heroes[0].hits == 1
    t = table("room_n", "n corridor", heroes=f"warrior 2,3 {SPENT}", monsters=f"{kind} 2,-2")
    t.fires = ((at(t, "2,0"), NOBODY), (at(t, "3,0"), NOBODY))
    layout.refresh(t)
    prowl(t, rolls=[1, 1, 1, 9])
    assert foe(t).life < 5  # no other path


@rule("DJ-35.15")
def test_the_automatic_md_casts_one_spell_a_turn() -> None:
    """A demon flies over the wardrobes, and may not poison the air in the same turn."""
    t = table(heroes=f"warrior 3,5 {SPENT}; thief 4,5 {SPENT}", monsters="demon 2,0")
    put_piece(t, "wardrobe", *[f"{x},3" for x in range(6)])
    foe(t).spells = ("toxic_cloud", "fly")
    m = prowl(t, rolls=[1, 9])
    assert foe(t).spells == ("toxic_cloud",)
    assert said(m).count("monster-casts") == 1
    assert sum(hero.hits for hero in t.heroes) == 1


@rule("DJ-36.8", "DJ-35.13")
@pytest.mark.parametrize("taunts, hits", [(True, [1, 0]), (False, [0, 1])])
def test_an_automatic_archer_goes_where_it_sees_who_taunts_it(taunts: bool, hits: list[int]) -> None:
    t = table(heroes=f"warrior 0,4 {SPENT}; thief 4,5 {SPENT}", monsters="orc_archer 2,0")
    put_piece(t, "wardrobe", "0,2", "1,2", "2,2")
    if taunts:
        add_effect(t.heroes[0], TAUNT, 1, ROUND)
    prowl(t, rolls=[1, 9])
    assert [hero.hits for hero in t.heroes] == hits
