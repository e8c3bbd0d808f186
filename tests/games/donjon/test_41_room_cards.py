"""DJ-41: room cards."""

from collections import Counter

import pytest

from oubliettes.games.donjon.pieces import ROOM_CARDS, RoomCard
from oubliettes.games.donjon.table import PC, PE, TOWN
from tests.games.donjon.situation import match, table
from tests.support import rule

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


@rule("DJ-41.1", "DJ-2.6")
def test_room_cards() -> None:
    assert sum(card.count for card in ROOM_CARDS.values() if card.shape == "square") == 17
    assert sum(card.count for card in ROOM_CARDS.values() if card.shape == "rectangular") == 11


@rule("DJ-41.1", "DJ-41.2")
@pytest.mark.parametrize("name", ROOMS)
def test_each_room_card_furnishes_its_room(name: str) -> None:
    shape, brings, theme, furniture = ROOMS[name]
    assert list(ROOM_CARDS) == list(ROOMS)
    assert " ".join(ROOM_CARDS[name].theme) == theme
    t = table("room_n" if shape == "square" else "arena", heroes="warrior 2,2 destiny=0", phase=TOWN)
    t.decks[shape].remove(name)
    match(t, ("room_card", name, "", 0))
    assert Counter(piece.kind for piece in t.pieces) == Counter(furniture.split())
    assert t.zones[0].dark is ("dark" in brings)
    assert t.zones[0].room == name
    assert t.discards[shape] == [name]
    t = table("room_n" if shape == "square" else "arena", heroes="warrior 2,2 destiny=0", phase=PE)
    t.decks["monster"] = ["orc_band"]
    match(t, ("room_card", name, "", 0), rolls=[10], draws=[0])
    assert (t.phase == PC) is ("monsters" in brings)
    assert len(t.monsters) == (5 if "monsters" in brings else 0)


@rule("DJ-41.3", "DJ-17.10")
@pytest.mark.parametrize("card", ROOM_CARDS.values(), ids=lambda card: card.id)
def test_no_furniture_stands_on_the_squares_of_a_door(card: RoomCard) -> None:
    """But for the throne, which hides one (DJ-17.26)."""
    high = 12 if card.shape == "rectangular" else 6
    doorways = {(2, 0), (3, 0), (2, high - 1), (3, high - 1)}
    doorways |= {(x, y + row) for x in (0, 5) for y in (2, 3) for row in range(0, high, 6)}
    for piece in card.furniture:
        assert not set(piece.squares) & doorways or piece.kind == "throne"
        assert all(0 <= x < 6 and 0 <= y < high for x, y in piece.squares)


@rule("DJ-41.4", "DJ-20.8")
def test_the_room_card_that_furnishes_a_random_objective_room_is_discarded() -> None:
    t = table("room_n", "n throne_hall!", heroes="warrior 2,2")
    t.quest = "random"
    deck = len(t.decks["rectangular"])
    match(t, ("objective_room", 1), draws=[0, 0, 0], rolls=[10] * 3)
    assert len(t.decks["rectangular"]) == deck - 1
    assert len(t.discards["rectangular"]) == 1
