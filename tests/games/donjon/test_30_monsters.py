"""DJ-30, DJ-43: monsters in general, and their deck."""

from collections import Counter

import pytest

from oubliettes.games.donjon.goods import SKILLS_OF
from oubliettes.games.donjon.pieces import CREATURES, MONSTER_CARDS
from oubliettes.games.donjon.rules.adventurer.sheet import new
from oubliettes.games.donjon.rules.contents import loot
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.rules.monsters.arrival import LATER
from oubliettes.games.donjon.table import NOBODY, PC, Fire, Group, Table
from tests.games.donjon.arrivals import arrive, can_come
from tests.games.donjon.fights import SPENT, fight, monsters_part, prowl, skilled
from tests.games.donjon.packs import all_packs
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, monster, picks, play, put_piece, table, turn
from tests.support import rule, said


def place_in_deck(t: Table, card: str) -> int:
    return t.decks["monster"].index(card)


DECK = {
    "goblin_band": ("7 goblin", 0),
    "goblin_horde": ("9 goblin", 0),
    "goblins_and_chiefs": ("5 goblin", "2 hobgoblin", 0),
    "hobgoblin_patrol": ("4 hobgoblin", 1),
    "hobgoblins_and_orcs": ("2 hobgoblin", "3 orc", 0),
    "orc_band": ("5 orc", 0),
    "orcs_and_archers": ("3 orc", "3 orc_archer", 1),
    "orc_archers": ("4 orc_archer", 0),
    "orc_warband": ("6 orc", 1),
    "skaven_scouts": ("5 skaven", 0),
    "skaven_pack": ("6 skaven", 0),
    "skeleton_guard": ("6 skeleton", 0),
    "skeleton_company": ("8 skeleton", 0),
    "zombie_crowd": ("7 zombie", 0),
    "zombies_and_ghouls": ("4 zombie", "3 ghoul", 0),
    "ghoul_pack": ("6 ghoul", 1),
    "brigands": ("5 brigand", 1),
    "brigand_gang": ("6 brigand", 1),
    "gnolls": ("4 gnoll", 1),
    "gnoll_raiders": ("5 gnoll", 1),
    "bugbears": ("3 bugbear", 0),
    "bugbear_guard": ("4 bugbear", 1),
    "beastmen": ("4 beastman", 0),
    "beastman_herd": ("5 beastman", 0),
    "fimirs": ("3 fimir", 0),
    "fimir_hunters": ("4 fimir", 1),
    "giant_spiders": ("3 giant_spider", 0),
    "spider_nest": ("4 giant_spider", 0),
    "mummies": ("3 mummy", 1),
    "tomb_guardians": ("4 mummy", 2),
    "spectre": ("1 spectre", 1),
    "spectres": ("2 spectre", 2),
    "u_carrion_worm": ("1 carrion_worm", 1),
    "u_ogre": ("1 ogre", 1),
    "u_troll": ("1 troll", 1),
    "u_orc_warlord": ("1 orc_warlord", 1),
    "u_minotaur": ("1 minotaur", 1),
    "u_evil_sorcerer": ("1 evil_sorcerer", 1),
    "u_skeleton_sorcerer": ("1 skeleton_sorcerer", 1),
    "u_chaos_warrior": ("1 chaos_warrior", 2),
    "u_demon": ("1 demon", 2),
    "u_major_demon": ("1 major_demon", 3),
}


@rule("DJ-30.1", "DJ-43.2", "DJ-2.8")
def test_a_card_brings_its_creatures_and_leaves_the_deck() -> None:
    t = table(heroes="warrior 2,5")
    arrive(t, place_in_deck(t, "orcs_and_archers"))
    assert Counter(one.kind for one in t.monsters) == {"orc": 3, "orc_archer": 3}
    assert t.groups == [Group("orcs_and_archers", 6, 1)]
    assert "orcs_and_archers" not in t.decks["monster"]


@rule("DJ-30.1")
@pytest.mark.parametrize("card, treasures", [("orc_band", 0), ("tomb_guardians", 2)])
def test_the_treasures_of_a_card_wait_for_its_last_monster(card: str, treasures: int) -> None:
    t = table(heroes="warrior 2,5", phase=PC)
    t.decks["monster"] = [card]
    match(t, ("monsters", 0), draws=[0])
    assert t.groups == [Group(card, len(t.monsters), treasures)]


@rule("DJ-30.1", "DJ-43.1")
def test_every_monster_card_is_worth_what_its_creatures_are() -> None:
    """Number, kind and Treasures of each, as the notes list them."""
    found = {
        card.id: (*(f"{number} {kind}" for kind, number in card.creatures), card.treasures)
        for card in MONSTER_CARDS.values()
    }
    assert found == DECK


@rule("DJ-30.2", "DJ-30.4")
def test_an_item_is_offered_from_the_last_blow_on() -> None:
    t = table(heroes="warrior 2,3; priest 3,3; thief 1,1; wizard 0,0 life=0")
    t.decks["treasure"] = ["antidote", "ring_of_protection"]
    played = match(t, ("loot", 2, 1), draws=[1, 0])
    seats = []
    while played.pending:
        seats.append(asked(played)[0])
        play(played, "take" if len(seats) == 3 else "pass")
    assert seats == [1, 2, 0, 1, 2, 0]
    assert all_packs(t)[0][-1] == "ring_of_protection"
    assert t.discards["treasure"] == ["antidote"], "all refused it"


@rule("DJ-30.3", "DJ-30.4")
def test_the_last_blow_is_remembered_for_the_loot() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; thief 2,3 {SPENT}", monsters="goblin 2,1; goblin 3,2; orc 5,5")
    t.groups = [Group("goblin_band", 2, 1), Group("", 1, 0)]
    t.monsters[0].group = t.monsters[1].group = 0
    t.monsters[2].group = 1
    play(fight(t, 0, rolls=[9, 1]), "strike 10 goblin", "end")
    play(fight(t, 1, rolls=[9, 1]), "shoot 11 goblin arrows", "end")
    assert t.groups[0].last_blow == 1


@rule("DJ-30.3", "DJ-44.2")
def test_gold_is_for_the_standing_and_the_remainder_from_the_last_blow_on() -> None:
    t = table(heroes="warrior 2,3; thief 1,1 life=0; wizard 4,4; priest 5,5")
    run(loot.loot_found(t, "copper_purse", "", -1, 2))
    assert [hero.gold for hero in t.heroes] == [3, 0, 4, 3]
    assert t.discards["treasure"] == ["copper_purse"]
    assert t.marks["gold"] == 10


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


@rule("DJ-30.3")
def test_gold_of_monsters_is_divided_among_the_standing() -> None:
    t = table(heroes="warrior 2,3; priest 3,3; thief 1,1; wizard 0,0 life=0")
    t.decks["treasure"] = ["gold_purse"]
    match(t, ("loot", 1, 2), draws=[0])
    assert [hero.gold for hero in t.heroes] == [7, 6, 7, 0], "20: 6 each, 1 for the last blow and 1 for the next"
    assert t.marks["gold"] == 20


@rule("DJ-30.4")
def test_without_a_last_blow_it_starts_with_the_first_seat() -> None:
    t = table(heroes="warrior 2,3 life=0; priest 3,3; thief 1,1")
    t.decks["treasure"] = ["antidote"]
    played = match(t, ("loot", 1, -1), draws=[0])
    assert asked(played) == (1, "loot")
    play(played, "take")
    assert all_packs(t)[1][-1] == "antidote"


@rule("DJ-30.5", "DJ-30.6")
def test_treasures_come_at_the_end_of_the_fight_and_the_card_goes_back() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="goblin 2,1")
    t.groups[0] = Group("goblin_band", 1, 2)
    t.decks["monster"].remove("goblin_band")
    t.decks["treasure"] = ["antidote", "antidote"]
    m = play(match(t, ("combat",), rolls=[9, 1], draws=[0] * 4), "strike 10 goblin")
    assert "goblin_band" in t.decks["monster"]
    assert asked(m)[1] == "loot"
    assert t.groups == []


@rule("DJ-30.5")
def test_a_card_with_a_living_monster_pays_nothing_yet() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", monsters="goblin 2,1; goblin 5,5 quest=1")
    t.groups[0] = Group("goblin_band", 2, 2)
    t.monsters[1].group = 0
    t.decks["monster"].remove("goblin_band")
    play(fight(t, rolls=[9, 1]), "strike 10 goblin")
    assert t.groups[0].left == 1
    assert "goblin_band" not in t.decks["monster"]


@rule("DJ-30.5")
def test_groups_that_are_still_there_keep_their_treasures() -> None:
    t = table(heroes="warrior 2,3", monsters="orc 5,5; goblin 4,5")
    t.groups = [Group("", 0, 0), Group("orc_band", 1, 2), Group("", 1, 0)]
    t.monsters[0].group, t.monsters[1].group = 1, 2
    run(loot.STEPS["spoils"](t))
    assert t.groups == [Group("orc_band", 1, 2), Group("", 1, 0)]
    assert [one.group for one in t.monsters] == [0, 1]
    assert t.agenda == []


@rule("DJ-30.5", "DJ-24.13")
def test_a_cards_treasure_does_not_wait_for_quest_monsters_that_stay() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters="orc 5,0 quest", phase=PC, revealed=True)
    t.groups.append(Group("orc_band", 0, 1, last_blow=0))
    t.decks["treasure"] = ["copper_purse"]
    match(t, ("combat_ends",), draws=[0])
    assert t.heroes[0].gold > 0
    assert [group.left for group in t.groups] == [1]


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


@rule("DJ-30.7", "DJ-30.8", "DJ-30.9", "DJ-30.10")
def test_a_lieutenant_brings_soldiers_that_are_no_uniques() -> None:
    """Worked example 28."""
    t = table(heroes="warrior 2,5")
    plain = sorted(card for card in t.decks["monster"] if not MONSTER_CARDS[card].unique and card != "spectre")
    m = arrive(t, can_come(t).index("u_orc_warlord"), plain.index("orc_band"))
    assert Counter(one.kind for one in t.monsters) == {"orc_warlord": 1, "orc": 5}
    assert t.groups == [Group("u_orc_warlord", 1, 1), Group("orc_band", 5, 0)]
    assert [one.kind for one in t.monsters if one.unique] == ["orc_warlord"]
    assert said(m).count("monsters") == 2
    lone = table(heroes="warrior 2,5")
    arrive(lone, can_come(lone).index("u_troll"))
    assert [one.kind for one in lone.monsters] == ["troll"]
    kinds = {card.creatures[0][0]: card.unique for card in MONSTER_CARDS.values() if card.unique}
    assert kinds == {
        "carrion_worm": "lone",
        "troll": "lone",
        "demon": "lone",
        "major_demon": "lone",
        "orc_warlord": "lieutenant",
        "minotaur": "lieutenant",
        "ogre": "lieutenant",
        "evil_sorcerer": "lieutenant",
        "skeleton_sorcerer": "lieutenant",
        "chaos_warrior": "lieutenant",
    }


@rule("DJ-30.8", "DJ-24.3")
@pytest.mark.parametrize("piece", [-1, LATER])
def test_a_lieutenant_waits_for_his_soldiers_before_anybody_is_placed(piece: int) -> None:
    t = table(heroes="warrior 2,5")
    arrival.monster_card(t, "u_ogre", "", 0, piece)
    assert t.agenda == [("draw", "monster", "monster_card", "soldiers", 0, piece)]
    t.agenda.clear()
    arrival.monster_card(t, "orc_band", "soldiers", 0, piece)
    assert t.agenda == ([] if piece == LATER else [("place_monsters", 0, piece)])
    assert [kind for kind, _ in t.coming] == ["ogre", *["orc"] * 5]
    assert t.groups == [Group("u_ogre", 1, t.groups[0].treasures), Group("orc_band", 5, 0)]


@rule("DJ-30.9")
def test_a_lieutenant_for_whom_no_card_is_left_is_placed_alone() -> None:
    t = table(heroes="warrior 2,5")
    arrival.monster_card(t, "", "soldiers", 0, -1)
    assert t.agenda == [("place_monsters", 0, -1)]


@rule("DJ-30.9")
def test_a_lieutenant_comes_alone_if_no_ordinary_card_is_left() -> None:
    t = table(heroes="warrior 2,5")
    t.decks["monster"] = ["u_ogre", "u_troll"]
    arrive(t, 0)
    assert [one.kind for one in t.monsters] == ["ogre"]
    assert t.decks["monster"] == ["u_troll"]


@rule("DJ-30.11", "DJ-43.1")
def test_tier_3_waits_for_seasoned_parties() -> None:
    t = table(heroes="warrior 2,5; priest 3,5")
    rare = {"u_chaos_warrior", "u_demon", "u_major_demon", "spectres"}
    assert len(arrival.deck(t)) == 42 - 4
    assert not rare & set(arrival.deck(t))
    skilled(t.heroes[0], "mighty_blow", "second_wind", "parry", "charge", "taunt")
    skilled(t.heroes[1], "healing", "aegis", "blessing")
    assert rare <= set(arrival.deck(t))
    assert len(arrival.deck(t)) == 42
    assert sum(not MONSTER_CARDS[card].unique for card in arrival.deck(t)) == 32
    assert {kind for card in MONSTER_CARDS.values() for kind, _ in card.creatures} == set(CREATURES)
    plain = table(heroes="warrior 2,5", full_monster_deck=True)
    assert rare <= set(arrival.deck(plain))


@rule("DJ-30.11")
@pytest.mark.parametrize("skills, rare", [((4, 3), False), ((4, 4), True), ((5, 3), True)])
def test_four_skills_on_average(skills: tuple[int, int], rare: bool) -> None:
    t = table(heroes="warrior 2,5; wizard 3,5")
    for hero, n in zip(t.heroes, skills, strict=True):
        skilled(hero, *SKILLS_OF[hero.cls][:n])
    assert ("u_demon" in arrival.deck(t)) is rare


@rule("DJ-30.12")
def test_what_the_party_cannot_hurt_is_passed_over() -> None:
    t = table(heroes="warrior 2,5")
    assert not arrival.may_come(t, "spectre", "")
    assert arrival.may_come(t, "orc_band", "")
    for thing, cls in (("rune_dagger", "thief"), ("scroll_fireball", "warrior"), ("grimoire:magic_missile", "warrior")):
        t = table(heroes=f"{cls} 2,5 +{thing}")
        assert arrival.may_come(t, "spectre", ""), thing
    t = table(heroes="thief 2,5 +rune_arrows")
    assert arrival.may_come(t, "spectre", "")
    t.heroes[0].weapon = new("short_sword")
    assert not arrival.may_come(t, "spectre", "")  # he has no bow for them
    t = table(heroes="wizard 2,5 +long_sword_1")
    skilled(t.heroes[0], "fly")
    assert not arrival.may_come(t, "spectre", "")  # too heavy for him
    skilled(t.heroes[0], "toxic_cloud")
    assert arrival.may_come(t, "spectre", "")
    t.heroes[0].life = 0
    assert not arrival.may_come(t, "spectre", "")
    t = table(heroes="priest 2,5")
    skilled(t.heroes[0], "sacred_hammer")
    assert arrival.may_come(t, "spectre", "")
    assert arrival.may_come(table(heroes="warrior 2,5", full_monster_deck=True), "spectre", "")


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


@rule("DJ-30.13", "DJ-30.14")
def test_harm_by_what_a_hero_left_behind_is_his_blow() -> None:
    t = table(heroes="wizard 2,5; warrior 5,5", monsters="goblin 2,1; orc 5,0")
    t.fires = (Fire(at(t, "2,1"), 0),)
    monsters_part(t, rolls=[6, 1, 9, 9, 9, 9])
    assert t.heroes[0].xp == 10
    t = table(heroes="wizard 2,5; warrior 5,5", monsters="goblin 2,1; orc 5,0")
    t.fires = (Fire(at(t, "2,1"), NOBODY),)
    monsters_part(t, rolls=[6, 1, 9, 9, 9, 9])
    assert [hero.xp for hero in t.heroes] == [0, 0]
    assert len(t.monsters) == 1


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
def test_a_monster_moves_and_attacks_by_the_same_rules() -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}; priest 0,4 {SPENT}", monsters="orc 2,1", md=True)
    m = prowl(t, rolls=[4])
    reached = {tuple(map(int, option.split())) for option in picks(m, "go")}
    assert (2, 4) in reached
    assert (5, 5) not in reached
    play(m, "run")
    assert t.turn.points == 7
    play(m, "go 2 4")
    assert not picks(m, "go")
    assert picks(m, "attack") == ["seat:0"]
    assert asked(m) == (2, "monster-turn")


@rule("DJ-30.15")
def test_a_monster_runs_once_and_moves_once() -> None:
    t = table(heroes=f"warrior 5,5 {SPENT}", monsters="orc 0,0", md=True)
    m = play(prowl(t, rolls=[1]), "run")
    assert picks(m, "run") == []
    play(m, "go 1 1")
    assert picks(m, "go") == picks(m, "run") == []


@rule("DJ-30.16")
def test_the_undead() -> None:
    undead = {kind for kind, creature in CREATURES.items() if creature.undead}
    assert undead == {"ghoul", "mummy", "spectre", "skeleton", "skeleton_sorcerer", "zombie"}


@rule("DJ-30.17")
def test_figures_are_no_limit() -> None:
    t = table("room_n", "n room_n", heroes="warrior 2,-1")
    for n in range(12):
        monster(t, "orc", f"{n % 6},{n // 6}")
    t.phase = PC
    match(t, ("monsters", 1), draws=[can_come(t).index("orc_warband")])
    assert sum(one.kind == "orc" for one in t.monsters) == 18
