"""What is in the box, by the ids of views and picks: heroes, monsters, artefacts and tiles of all three sets."""

from functools import cache
from typing import Any

from oubliettes.games.dungeon_heroes.pieces import COMPONENTS, FACES, LIMITS, NAMES, SQUARES
from oubliettes.kernel import Box
from oubliettes.kernel import box as kernel_box

TOLD: tuple[str, ...] = (
    "id",
    "rules",
    "glyph",
    "hp",
    "damage",
    "moves",
    "attacks",
    "actions_per_turn",
    "squares",
    "revivable",
    "actions",
    "price",
    "count",
    "set",
)
"""What is said of a thing, in this order."""
SLOTS = tuple(f"hand:{n}" for n in range(1, LIMITS["hand_size_dm"] + 1))
"""Where the tiles of the DM's hand lie."""


@cache
def contents() -> Box:
    """A tile that stands for a monster, an artefact or the damsel is the same thing: its rules are added to theirs."""
    kinds: dict[str, list[dict[str, Any]]] = {kind: COMPONENTS[kind] for kind in ("hero", "monster", "artefact")}
    more: dict[str, list[str]] = {}
    for tile in COMPONENTS["tile"]:
        if tile["id"] in FACES or tile["part"] == "vault":
            kinds.setdefault(tile["category"], []).append(tile)
        else:
            more[tile["id"].removesuffix("_tile")] = tile["rules"]
    things = {
        kind: [
            {key: entry[key] for key in TOLD if key in entry}
            | {"rules": list(dict.fromkeys([*entry["rules"], *more.get(entry["id"], ())]))}
            for entry in entries
        ]
        for kind, entries in kinds.items()
    }
    return kernel_box({"game": COMPONENTS["game"], **things}, places=(*(NAMES[square] for square in SQUARES), *SLOTS))
