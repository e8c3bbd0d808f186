"""DJ-40: dungeon cards."""

import pytest

from oubliettes.games.donjon.pieces import DOORWAY, DUNGEON_CARDS, HEADINGS, OBJECTIVE_CARDS, SOUTH, TILES, DungeonCard
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


@rule("DJ-40.1")
def test_the_dungeon_deck() -> None:
    kinds: dict[str, int] = {}
    for card in DUNGEON_CARDS.values():
        if not card.objective:
            kinds[card.tile.id] = kinds.get(card.tile.id, 0) + card.count
    assert kinds == {
        "corridor": 4,
        "stairs": 2,
        "corner": 2,
        "t_junction": 3,
        "crossroads": 1,
        "square_room": 10,
    }
    assert len(OBJECTIVE_CARDS) == 6
    assert {DUNGEON_CARDS[card].tile.id for card in OBJECTIVE_CARDS} == {"rectangular_room"}


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


@rule("DJ-40.2", "DJ-17.8", "DJ-2.5")
def test_the_tiles() -> None:
    size = {name: sum(len(part) for part in tile.floor) for name, tile in TILES.items()}
    assert size["corridor"] == size["stairs"] == 12
    assert size["square_room"] == 36
    assert size["rectangular_room"] == 72
    assert size["corner"] == 12
    assert size["t_junction"] == 16
    assert size["crossroads"] == 20
    assert TILES["rectangular_room"].modules == 2


@rule("DJ-40.3", "DJ-17.1")
@pytest.mark.parametrize("card", [card for card in DUNGEON_CARDS.values() if card.tile.modules == 1])
def test_exits_are_floor_and_never_the_entry(card: DungeonCard) -> None:
    assert (0, SOUTH) not in card.exits
    for module, side in (*card.exits, (0, SOUTH)):
        assert all(square in card.tile.floor[module] for square in DOORWAY[side])


@rule("DJ-40.4")
def test_seven_cards_bear_a_v() -> None:
    locked = [card for card in DUNGEON_CARDS.values() if card.locked]
    assert sum(card.count for card in locked) == 7
    kinds = sorted(card.tile.id for card in locked)
    assert kinds == ["corridor", "rectangular_room", *["square_room"] * 4, "t_junction"]
