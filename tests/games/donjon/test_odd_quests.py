"""Quests, events and the end of a game in odd circumstances (DJ-20, DJ-35, DJ-42, DJ-45)."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import MONSTER_CARDS
from oubliettes.games.donjon.rules.adventurer.sheet import carries
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.zones import layout
from oubliettes.games.donjon.table import PC, PE, Group, Table
from tests.games.donjon.fights import SPENT
from tests.games.donjon.situation import asked, at, match, monster, picks, play, table, turn
from tests.games.donjon.test_quests import beside, cleared
from tests.support import rule


def hall(kind: str = "retrieve", hero: str = f"warrior 2,1 {SPENT}") -> Table:
    """The objective room of a custom quest with the furniture of the chasm hall, not yet laid out."""
    t = table("room_n", "n arena!", heroes=hero)
    target = {"retrieve": "quest_object", "destroy": "idol"}[kind]
    t.quest, t.secondary, t.custom = "custom", (), (kind, target, "ogre", "chasm_hall", "orc")
    return t


@rule("DJ-45.28", "DJ-19.78")
@pytest.mark.parametrize("die", [2, 5, 10])
def test_the_chasm_of_a_custom_room_is_rolled_for(die: int) -> None:
    t = hall()
    match(t, ("objective-room", 1), rolls=[die])
    chasm = next(piece for piece in t.pieces if piece.kind == "chasm")
    assert chasm.row == die
    assert sum(square in t.map.solid for square in chasm.squares) == (4 if die == 10 else 6)
    assert t.phase == PC
    assert [one.kind for one in t.monsters] == ["ogre", "orc"]


@rule("DJ-20.13", "DJ-19.82", "DJ-45.28")
def test_the_guards_of_its_bridge_are_quest_monsters_too() -> None:
    t = hall()
    deck = [card for card in t.decks["monster"] if not card.startswith("spectre")]
    match(t, ("objective-room", 1), rolls=[8], draws=[deck.index("brigands")])
    assert Counter(one.kind for one in t.monsters) == {"brigand": 5, "ogre": 1, "orc": 1}
    assert all(one.quest for one in t.monsters)
    assert [group.card for group in t.groups] == ["brigands", ""]
    assert t.phase == PC


@rule("DJ-45.24")
@pytest.mark.parametrize("die, found", [(8, False), (9, True)])
def test_the_relic_may_lie_beside_the_object(die: int, found: bool) -> None:
    t = hall()
    match(t, ("objective-room", 1), rolls=[2])
    t.monsters.clear()
    t.who = {hero.at: hero.number for hero in t.heroes}
    t.agenda.clear()
    t.phase, t.secondary = PE, ("lost_relic",)
    number = beside(t, "object")
    play(turn(t, rolls=[die]), f"activate {number} object")
    assert carries(t.heroes[0], "quest_object")
    assert carries(t.heroes[0], "lost_relic") is found


@rule("DJ-39.10", "DJ-45.6")
def test_an_expert_searches_the_royal_tombs() -> None:
    t = cleared("dead_kings_crown", "thief 2,1 destiny=0 skill=expert_search")
    number = beside(t, "crown")
    m = play(turn(t, rolls=[2, 6]), f"activate {number} crown", "expert")
    assert picks(m, "keep-die") == ["6", "2"]
    play(m, "keep-die 6")
    assert carries(t.heroes[0], "dead_kings_crown")


@rule("DJ-45.19", "DJ-45.10")
def test_treasures_of_a_quest_whose_last_monster_goes_in_an_exploration() -> None:
    """The demon stayed on the board; the idol is broken in a PE, and the demon goes with it."""
    t = cleared("bleeding_idol")
    monster(t, "demon", "0,-6", "quest=1")
    t.groups = [Group("", 1, 2)]
    t.monsters[0].group = 0
    idol = next(piece for piece in t.pieces if piece.kind == "idol")
    idol.life = 1
    t.decks["treasure"] = ["antidote", "antidote"]
    beside(t, "idol")
    m = play(match(t, ("turn-starts", 0), ("turn",), ("explored",), rolls=[10, 1], draws=[0] * 4), "smash")
    assert not t.monsters
    assert t.done == ("main",)
    while asked(m)[1] in ("go-home", "turn"):
        play(m, {"go-home": "stay", "turn": "end"}[asked(m)[1]])
    assert asked(m) == (0, "loot")
    play(m, "take")
    assert asked(m) == (0, "loot")
    play(m, "take")
    assert t.explorations == 2


@rule("DJ-42.14", "DJ-20.13")
@pytest.mark.parametrize("quest", [0, 1])
def test_reinforcements_of_quest_monsters_are_quest_monsters(quest: int) -> None:
    t = table(heroes=f"warrior 2,5 {SPENT}", monsters=f"orc 2,0 quest={quest}")
    t.phase = PC
    t.groups = [Group("", 1, 3)]
    t.decks["event"].remove("reinforcements")
    match(t, ("event", "reinforcements"))
    assert [bool(one.quest) for one in t.monsters] == [bool(quest)] * 3
    assert t.groups == [Group("", 3, 3)]


@rule("DJ-35.1", "DJ-16.6")
@pytest.mark.parametrize("phases, hand", [(1, []), (2, ["rat_swarm"])])
def test_the_gentle_md_keeps_the_card_of_a_search_in_every_second_phase(phases: int, hand: list[str]) -> None:
    t = table(heroes=f"warrior 2,2 {SPENT}", md_level="gentle", phases=phases)
    draw = t.decks["event"].index("rat_swarm")
    play(turn(t, rolls=[1, 3], draws=[draw]), "search")
    assert t.hand == hand
    assert t.heroes[0].life == (20 if hand else 17)


@rule("DJ-45.5", "DJ-45.12")
def test_a_crown_taken_from_the_dead_counts_at_once() -> None:
    t = cleared("dead_kings_crown", f"warrior 2,1 {SPENT}", f"thief 3,1 {SPENT} life=0 +dead_kings_crown")
    match(t, ("explored",), draws=[0] * 3)
    t.agenda.clear()
    t.phase = PE
    assert "main" not in t.done
    assert goals.holder(t, "dead_kings_crown") is None
    play(turn(t), "loot 0", "take_thing dead_kings_crown")
    assert "main" in t.done


@rule("DJ-45.15", "DJ-45.18")
def test_which_deaths_the_gate_and_the_spring_ask_for() -> None:
    for quest, kind, goal in (
        ("gate_of_hell", "chaos_warrior", "kill_chaos_warrior"),
        ("silver_spring", "troll", "kill_troll"),
        ("arena_captives", "minotaur", "kill_minotaur"),
        ("dead_kings_crown", "skeleton_sorcerer", "kill_skeleton_sorcerer"),
        ("bleeding_idol", "demon", "kill_demon"),
    ):
        for ours in (0, 1):
            t = cleared(quest, f"warrior 2,2 {SPENT} weapon=long_sword_1")
            monster(t, kind, "2,1", "life=1", f"quest={ours}")
            monster(t, "orc", "5,5")
            t.phase = PC
            t.stand(t.heroes[0], at(t, "2,2"))
            t.heroes[0].base = (20, 5, 3, 3, 3, 3)
            number = t.monsters[0].number
            play(match(t, ("fight-starts", 0), ("fight",), rolls=[10, 1]), f"strike {number} {kind}")
            assert t.done == ((goal,) if ours else ()), quest


@rule("DJ-45.16", "DJ-46.1")
def test_the_dawn_blade_lies_where_the_quest_says() -> None:
    t = cleared("gate_of_hell")
    chest = next(piece for piece in t.pieces if piece.role == "dawn")
    assert chest.squares == (layout.spot_of(t, t.zones[1], 0, 11),)


@rule("DJ-30.1", "DJ-43.1")
def test_every_monster_card_is_worth_what_its_creatures_are() -> None:
    """Number, kind and Treasures of each, as the notes list them."""
    found = {
        card.id: (*(f"{number} {kind}" for kind, number in card.creatures), card.treasures)
        for card in MONSTER_CARDS.values()
    }
    assert found == DECK


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


@rule("DJ-45.28")
@pytest.mark.parametrize("kind, target, left", [("retrieve", "quest_object", 3), ("destroy", "idol", 3)])
def test_furniture_makes_room_for_the_object_or_the_idol(kind: str, target: str, left: int) -> None:
    """In a mausoleum a sarcophagus stands on [0, 1] and the altar on [2, 2]."""
    t = table("room_n", "n arena!", heroes=f"warrior 2,1 {SPENT}")
    t.quest, t.custom = "custom", (kind, target, "ogre", "mausoleum")
    match(t, ("objective-room", 1))
    others = [piece.kind for piece in t.pieces if not piece.role]
    assert len(others) == left
    assert Counter(others) == ({"sarcophagus": 2, "altar": 1} if kind == "retrieve" else {"sarcophagus": 3})
    squares = [square for piece in t.pieces for square in piece.squares]
    assert len(squares) == len(set(squares))
    assert t.zones[1].dark
