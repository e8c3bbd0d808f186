"""Every number in a box is one that the program plays with: who changes it in the lab changes the game."""

import ast
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Game, values_of

PLACE = "its place in a list"
COUNTED = "as many as are listed, or lie in the published box"
BY_ID = "read with all that is listed beside it, by the ids of things"
BY_SEATS = "read with its whole table, by how many play"
TOLD = {
    "dungeon-roll": {
        "constants.hero_cards": COUNTED,
        "dungeon_face.number": PLACE,
        "party_face.number": PLACE,
        "phase.order": PLACE,
    },
    "dungeon-heroes": {
        "hero.ability_cost": "whether the ability takes an action; an action is one action (DH-8.5)",
        "pile.fixed": COUNTED,
        "pile.total": COUNTED,
        "solo_dungeon_turn.row": "told: from which row on tiles are turned follows from the round (DH-15.10)",
        "square.column": PLACE,
        "square.row": PLACE,
    },
    "seul-dans-les-souterrains": {
        "kit.heavy_melee": BY_ID,
        "kit.medium_ranged": BY_ID,
        "kit.small_ranged": BY_ID,
    },
    "quetes-et-trahisons": {
        "length.minutes": "told: about how long a game takes (QT-1.10)",
        **{f"target.{seats}": BY_SEATS for seats in range(2, 7)},
    },
    "donjon": {},
}
"""Numbers that are there to be read by people, by their table and their name, and why no code looks at them."""


def numbers(game: Game[Any]) -> set[str]:
    """The names of all numbers in a box, each with its table: `limits.event_hand`, `monster.power`."""
    return {
        f"{value.place[0]}.{value.place[-1]}"
        for value in values_of(game.folder).values()
        if isinstance(value.value, int | float) and not isinstance(value.value, bool)
    }


def named(game: Game[Any]) -> set[str]:
    """Whatever the code of a game calls by its name, in a box or in an object made from it."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in game.folder.rglob("*.py"))
    nodes = [node for tree in trees for node in ast.walk(tree)]
    words = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return words | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


@pytest.mark.parametrize("slug", TOLD)
def test_no_number_is_idle(slug: str) -> None:
    known = named(GAMES[slug])
    assert {number for number in numbers(GAMES[slug]) if number.partition(".")[2] not in known} == set(TOLD[slug])
