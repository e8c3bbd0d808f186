"""Monsters in general and their deck (DJ-30, DJ-43)."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import CREATURES, MONSTER_CARDS
from oubliettes.games.donjon.rules.adventurer.sheet import new
from oubliettes.games.donjon.rules.ending.interruption import Cut
from oubliettes.games.donjon.rules.monsters import arrival
from oubliettes.games.donjon.table import NOBODY, PC, Group, Table
from oubliettes.kernel import Match
from tests.games.donjon.fights import SPENT, fight, foe, monsters_part, skilled
from tests.games.donjon.scripts import run
from tests.games.donjon.situation import asked, at, match, monster, play, table
from tests.support import rule, said


def arrive(t: Table, *draws: int) -> Match[Table]:
    """A Monster card is drawn in the middle of a fight, so that nothing else happens."""
    t.phase = PC
    return match(t, ("monsters", 0), draws=draws)


def place_in_deck(t: Table, card: str) -> int:
    return t.decks["monster"].index(card)


@rule("DJ-30.1", "DJ-43.2", "DJ-2.8")
def test_a_card_brings_its_creatures_and_leaves_the_deck() -> None:
    t = table(heroes="warrior 2,5")
    arrive(t, place_in_deck(t, "orcs_and_archers"))
    assert Counter(one.kind for one in t.monsters) == {"orc": 3, "orc_archer": 3}
    assert t.groups == [Group("orcs_and_archers", 6, 1)]
    assert "orcs_and_archers" not in t.decks["monster"]


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


@rule("DJ-30.3", "DJ-30.4")
def test_the_last_blow_is_remembered_for_the_loot() -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}; thief 2,3 {SPENT}", monsters="goblin 2,1; goblin 3,2; orc 5,5")
    t.groups = [Group("goblin_band", 2, 1), Group("", 1, 0)]
    t.monsters[0].group = t.monsters[1].group = 0
    t.monsters[2].group = 1
    play(fight(t, 0, rolls=[9, 1]), "strike 10 goblin", "end")
    play(fight(t, 1, rolls=[9, 1]), "shoot 11 goblin arrows", "end")
    assert t.groups[0].last_blow == 1


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


def can_come(t: Table) -> list[str]:
    return [card for card in t.decks["monster"] if arrival.may_come(t, card, "")]


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


@rule("DJ-30.13", "DJ-30.14")
def test_harm_by_what_a_hero_left_behind_is_his_blow() -> None:
    t = table(heroes="wizard 2,5; warrior 5,5", monsters="goblin 2,1; orc 5,0")
    t.fires = ((at(t, "2,1"), 0),)
    monsters_part(t, rolls=[6, 1, 9, 9, 9, 9])
    assert t.heroes[0].xp == 10
    t = table(heroes="wizard 2,5; warrior 5,5", monsters="goblin 2,1; orc 5,0")
    t.fires = ((at(t, "2,1"), NOBODY),)
    monsters_part(t, rolls=[6, 1, 9, 9, 9, 9])
    assert [hero.xp for hero in t.heroes] == [0, 0]
    assert len(t.monsters) == 1


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


@rule("DJ-10.3", "DJ-10.8", "DJ-17.7")
def test_monsters_in_an_exploration_phase_start_a_fight() -> None:
    t = table(heroes="warrior 2,5; priest 3,5")
    m = match(t, ("monsters", 0), ("next-hero",), draws=[can_come(t).index("brigands")])
    assert t.phase == PC
    assert t.round == 1
    assert asked(m)[1] == "next-hero"
    assert ("next-hero",) not in t.agenda


@rule("DJ-42.26")
def test_a_howl_brings_one_more_of_the_first_kind_that_is_not_unique() -> None:
    t = table(heroes="warrior 2,5", howl=True)
    plain = sorted(card for card in t.decks["monster"] if not MONSTER_CARDS[card].unique and card != "spectre")
    arrive(t, can_come(t).index("u_ogre"), plain.index("zombies_and_ghouls"))
    assert Counter(one.kind for one in t.monsters) == {"ogre": 1, "zombie": 5, "ghoul": 3}
    assert not t.howl
    assert t.groups[1].left == 8


@rule("DJ-19.36", "DJ-19.44", "DJ-21.17", "DJ-18.8")
def test_a_woken_creature_stands_nearest_to_its_waker() -> None:
    t = table(heroes="warrior 2,5; priest 0,0")
    squares = [at(t, "2,1"), at(t, "2,3"), at(t, "5,0")]

    with pytest.raises(Cut):
        run(arrival.wake(t, "troll", squares, 0, unique=True))
    assert t.phase == PC
    assert foe(t).at == at(t, "2,3")
    assert foe(t).waker == 0
    assert foe(t).unique
    assert t.groups[foe(t).group] == Group("", 1, 0)
