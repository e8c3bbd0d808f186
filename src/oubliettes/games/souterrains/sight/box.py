"""What is in the box, by the ids of views and picks: creatures, traps, things to carry, talents, the town's people."""

from functools import cache
from typing import Any

from oubliettes.games.souterrains.pieces import COMPONENTS
from oubliettes.games.souterrains.wares import PO
from oubliettes.kernel import Box
from oubliettes.kernel import box as kernel_box

GLYPHS = {
    "creature": "goblin-head", "ability": "eye-target", "trap": "footprint", "weapon": "broadsword",
    "armour": "checked-shield", "shield": "checked-shield", "light": "torch", "container": "locked-chest",
    "valuable": "swap-bag", "relic": "swap-bag", "magic_item": "magic-portal", "single_use": "health-potion",
    "hit_die": "rolling-dices", "domain": "notebook", "gift": "holy-symbol", "rst": "quill-ink", "kit": "backpack",
    "spell": "spell-book", "guild": "laurels-trophy", "service": "night-sleep",
    "dwelling": "night-sleep", "rumour": "conversation", "special_room": "dungeon-gate", "element": "dungeon-gate",
    "link": "exit-door", "condition": "nested-hearts", "theme": "treasure-map",
}  # fmt: skip
"""The kinds of things that can be looked up, and what each looks like."""
TOLD = (
    "id", "rules", "hd", "hp_die", "ac", "ac_bonus", "attacks", "damage", "abilities", "cowardice", "bravery",
    "fearless", "undead", "cold", "never_surprised", "ranged", "pursues", "greed", "save", "disarmable", "bypassable",
    "resets", "hands", "enc", "capacity_coins", "burn_rounds", "bonus", "price_po", "faces", "start_hp_max", "base_rst",
    "base_domains", "extra_advantages", "tests", "items", "cost_resources", "share_percent", "storage_enc",
)  # fmt: skip
"""What is said of a thing, in this order."""
UNDEAD = "skeleton"
HANDS = ("hand:main", "hand:off")
ARMOUR, COINS, RESOURCE, FATIGUE, DANGER, BANK = "armour", "coins", "resource", "fatigue", "danger", "bank"
PLACES = (*HANDS, ARMOUR, COINS, RESOURCE, FATIGUE, DANGER, BANK)
"""What the sheet always has: hands, armour, coins, Resources, the two tracks, the account at the bank."""


@cache
def box() -> Box:
    """Of each kind all entries; where two kinds share an id the first that is listed keeps it."""
    things: dict[str, list[dict[str, Any]]] = {}
    known: set[str] = set()
    for kind in GLYPHS:
        things[kind] = [_entry(kind, entry) for entry in COMPONENTS[kind] if entry["id"] not in known]
        known |= {entry["id"] for entry in things[kind]}
    return kernel_box({"game": COMPONENTS["game"], **things}, places=PLACES)


def _entry(kind: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Prices in PO, tests by their names, and nothing that does not hold."""
    full = dict(entry)
    for name in ("price_cp", "rent_cp_per_week"):
        if cp := entry.get(name):
            full["price_po"] = cp / PO if cp % PO else cp // PO
    if "tests" in entry:
        full["tests"] = list(dict.fromkeys(test.split(":")[0] for test in entry["tests"]))
    told = {name: full[name] for name in TOLD if name in full and full[name] not in (False, [], "", 0)}
    told["glyph"] = UNDEAD if entry.get("undead") is True else GLYPHS[kind]
    return told
