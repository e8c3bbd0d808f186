"""What each card of the dungeon says (DJ-40, DJ-41), and what is printed on spells and stones (DJ-18.12, DJ-44.6)."""

from collections import Counter

import pytest

from oubliettes.games.donjon.goods import GRIMOIRES, THINGS
from oubliettes.games.donjon.pieces import DUNGEON_CARDS, HEADINGS, ROOM_CARDS, SPELLS
from oubliettes.games.donjon.table import PC, PE, TOWN
from tests.games.donjon.fights import SPENT, fight, foe
from tests.games.donjon.situation import match, play, table
from tests.support import rule

DUNGEON = {
    "corridor": ("corridor", 3, "N", False),
    "corridor_locked": ("corridor", 1, "N", True),
    "stairs": ("stairs", 2, "N", False),
    "corner": ("corner", 2, "W", False),
    "t_junction": ("t_junction", 2, "W E", False),
    "t_junction_locked": ("t_junction", 1, "W E", True),
    "crossroads": ("crossroads", 1, "N W E", False),
    "room_n": ("square_room", 2, "N", False),
    "room_n_locked": ("square_room", 1, "N", True),
    "room_w": ("square_room", 1, "W", False),
    "room_w_locked": ("square_room", 1, "W", True),
    "room_we": ("square_room", 1, "W E", False),
    "room_we_locked": ("square_room", 1, "W E", True),
    "room_nw": ("square_room", 1, "N W", False),
    "room_nw_locked": ("square_room", 1, "N W", True),
    "room_nwe": ("square_room", 1, "N W E", False),
    "throne_hall": ("rectangular_room", 1, "N", False),
    "royal_crypt": ("rectangular_room", 1, "N", True),
    "alchemists_hall": ("rectangular_room", 1, "N E_up", False),
    "idol_sanctum": ("rectangular_room", 1, "E_up", False),
    "silver_spring": ("rectangular_room", 1, "N", False),
    "arena": ("rectangular_room", 1, "N E_up", False),
}
"""Tile, how many, exits as drawn, « V »."""

ROOMS = {
    "guardroom": ("square", "monsters", "greenskin bandit chaos", "table weapon_rack chest"),
    "armoury": ("square", "monsters", "greenskin bandit chaos", "weapon_rack weapon_rack table"),
    "storeroom": ("square", "", "", "wardrobe wardrobe chest"),
    "archive": ("square", "", "", "library library desk"),
    "laboratory": ("square", "monsters", "magic chaos undead", "alchemist_bench library wardrobe"),
    "profane_chapel": ("square", "monsters", "chaos undead", "altar statue statue"),
    "crypt": ("square", "monsters dark", "undead", "sarcophagus sarcophagus"),
    "torture_chamber": ("square", "monsters", "greenskin bandit giant", "torture_rack hearth"),
    "refectory": ("square", "monsters", "greenskin bandit beast", "table table hearth wardrobe"),
    "wizards_study": ("square", "", "", "desk chest magic_circle"),
    "fountain_room": ("square", "", "", "fountain statue"),
    "summoning_room": ("square", "dark", "", "magic_circle statue statue"),
    "chasm_room": ("square", "", "", "chasm chest"),
    "dungeon_cell": ("square", "monsters dark", "undead beast bandit", "torture_rack"),
    "empty_room": ("square", "monsters", "", ""),
    "vault": ("square", "monsters", "giant beast chaos", "chest chest"),
    "dormitory": ("square", "monsters", "greenskin bandit", "wardrobe chest chest"),
    "barracks": ("rectangular", "monsters", "greenskin bandit chaos", "weapon_rack weapon_rack table table chest"),
    "audience_hall": ("rectangular", "monsters", "greenskin giant chaos", "throne statue statue chest"),
    "great_hall": ("rectangular", "monsters", "greenskin giant bandit", "table table table hearth"),
    "mausoleum": ("rectangular", "monsters dark", "undead", "sarcophagus sarcophagus sarcophagus altar"),
    "dark_temple": ("rectangular", "monsters", "chaos undead", "altar statue statue magic_circle"),
    "great_library": ("rectangular", "", "", "library library library desk"),
    "alchemist_workshop": (
        "rectangular",
        "monsters",
        "magic chaos beast",
        "alchemist_bench alchemist_bench library wardrobe",
    ),
    "chasm_hall": ("rectangular", "", "", "chasm chest chest"),
    "fountain_gallery": ("rectangular", "", "", "fountain fountain statue statue"),
    "gaol": ("rectangular", "monsters dark", "undead bandit giant", "torture_rack torture_rack wardrobe"),
    "lair": ("rectangular", "monsters dark", "beast giant", "chest"),
}
"""Shape, what it brings, theme, furniture."""


@rule("DJ-40.1", "DJ-40.3", "DJ-40.4")
def test_each_dungeon_card() -> None:
    found = {}
    for card in DUNGEON_CARDS.values():
        exits = []
        for module, side in card.exits:
            upper = "_up" if card.tile.modules == 2 and module == 0 and HEADINGS[side] != "n" else ""
            exits.append(HEADINGS[side].upper() + upper)
        found[card.id] = (card.tile.id, card.count, " ".join(exits), card.locked)
    assert found == DUNGEON


@rule("DJ-41.1", "DJ-41.2")
@pytest.mark.parametrize("name", ROOMS)
def test_each_room_card_furnishes_its_room(name: str) -> None:
    shape, brings, theme, furniture = ROOMS[name]
    assert list(ROOM_CARDS) == list(ROOMS)
    assert " ".join(ROOM_CARDS[name].theme) == theme
    t = table("room_n" if shape == "square" else "arena", heroes="warrior 2,2 destiny=0", phase=TOWN)
    t.decks[shape].remove(name)
    match(t, ("room-card", name, "", 0))
    assert Counter(piece.kind for piece in t.pieces) == Counter(furniture.split())
    assert t.zones[0].dark is ("dark" in brings)
    assert t.zones[0].room == name
    assert t.discards[shape] == [name]
    t = table("room_n" if shape == "square" else "arena", heroes="warrior 2,2 destiny=0", phase=PE)
    t.decks["monster"] = ["orc_band"]
    match(t, ("room-card", name, "", 0), rolls=[10], draws=[0])
    assert (t.phase == PC) is ("monsters" in brings)
    assert len(t.monsters) == (5 if "monsters" in brings else 0)


@rule("DJ-18.12", "DJ-37.3", "DJ-37.4", "DJ-37.5", "DJ-37.6", "DJ-37.9", "DJ-37.11", "DJ-37.13", "DJ-37.14")
@rule("DJ-37.15", "DJ-37.16")
def test_the_numbers_of_the_spells() -> None:
    numbered = (
        "magic_missile", "toxic_cloud", "fly", "ice_block", "earthquake", "wall_of_fire", "fireball",
        "arcane_shield", "lightning_bolt", "teleport",
    )  # fmt: skip
    assert numbered == SPELLS
    assert tuple(f"grimoire:{spell}" for spell in numbered) == GRIMOIRES
    assert tuple(THINGS[book].skill for book in GRIMOIRES) == numbered


@rule("DJ-44.6", "DJ-25.17")
@pytest.mark.parametrize(
    "weapon, ammo, bonus, amount",
    [
        ("sling", "charged_stones", 1, 10),
        ("short_bow", "rune_arrows", 1, 10),
        ("light_crossbow", "demonbane_bolts", 2, 6),
    ],
)
def test_each_magic_ammunition(weapon: str, ammo: str, bonus: int, amount: int) -> None:
    t = table(heroes=f"warrior 2,5 {SPENT} weapon={weapon} +{ammo}", monsters="troll 2,1; orc 5,0")
    assert t.heroes[0].pack[-1].left == amount
    play(fight(t, rolls=[10, 1]), f"shoot 10 troll {ammo}")
    assert foe(t).life == 15 - (10 + 5 + THINGS[weapon].power + bonus - 1 - 8)
    assert t.heroes[0].pack[-1].left == amount - 1
