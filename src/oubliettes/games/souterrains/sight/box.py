"""What is in the box, by the ids of views and picks: creatures, traps, things, talents, tests, doors, the town."""

from functools import cache
from typing import Any

from oubliettes.games.souterrains.pieces import COMPONENTS, RST_BONUS, XP
from oubliettes.games.souterrains.rules.modules.library import MODULES
from oubliettes.games.souterrains.wares import COINS_PER_ENC, PO
from oubliettes.kernel import Box
from oubliettes.kernel import box as kernel_box

GLYPHS = {
    "creature": "goblin-head", "ability": "eye-target", "trap": "footprint", "weapon": "broadsword",
    "armour": "checked-shield", "shield": "checked-shield", "light": "torch", "container": "locked-chest",
    "valuable": "swap-bag", "relic": "swap-bag", "magic_item": "magic-portal", "single_use": "health-potion",
    "hit_die": "rolling-dices", "domain": "notebook", "gift": "holy-symbol", "rst": "quill-ink", "kit": "backpack",
    "spell": "spell-book", "guild": "laurels-trophy", "service": "night-sleep",
    "dwelling": "night-sleep", "rumour": "conversation", "special_room": "dungeon-gate", "element": "dungeon-gate",
    "link": "exit-door", "condition": "nested-hearts", "theme": "treasure-map", "divine": "holy-symbol",
    "test": "rolling-dices", "door": "exit-door", "section_kind": "dungeon-gate", "floor": "footprint",
    "wall": "dungeon-gate", "coin": "swap-bag", "encumbrance": "backpack", "stake": "conversation",
    "archaeology": "notebook", "title": "laurels-trophy", "dungeon_size": "treasure-map",
    "module_piece": "treasure-map",
}  # fmt: skip
"""The kinds of things that can be looked up, and what each looks like."""
TOLD = (
    "id", "rules", "hd", "hp_die", "ac", "ac_bonus", "attacks", "damage", "abilities", "cowardice", "bravery",
    "fearless", "undead", "cold", "never_surprised", "ranged", "pursues", "greed", "save", "disarmable", "bypassable",
    "resets", "hands", "enc", "capacity_coins", "burn_rounds", "bonus", "price_po", "faces", "start_hp_max", "base_rst",
    "base_domains", "extra_advantages", "tests", "items", "cost_resources", "share_percent", "storage_enc",
    "rounds_per_square", "malus", "value_cp", "per_enc", "xp", "levels",
)  # fmt: skip
"""What is said of a thing, in this order."""
ALIKE: dict[str, dict[str, int]] = {
    "rst": {"bonus": RST_BONUS}, "coin": {"per_enc": COINS_PER_ENC}, "archaeology": {"xp": XP["archaeology"]},
}  # fmt: skip
"""Numbers that all things of a kind share."""
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
        entries = COMPONENTS[kind] + (_met_in_modules() if kind == "creature" else [])
        things[kind] = [_entry(kind, entry) for entry in entries if entry["id"] not in known]
        known |= {entry["id"] for entry in things[kind]}
    return kernel_box({"game": COMPONENTS["game"], **things}, places=PLACES)


def _met_in_modules() -> list[dict[str, Any]]:
    """Creatures of the modules that come with the game, with the rules that their pieces have."""
    rules = {entry["id"]: entry["rules"] for entry in COMPONENTS["module_piece"]}
    shipped = [module for module in MODULES.values() if module.source is None]
    return [row | {"rules": rules[row["id"]]} for module in shipped for row in module["creature"]]


def _entry(kind: str, entry: dict[str, Any]) -> dict[str, Any]:
    """Prices in PO, tests by their names, and nothing that does not hold."""
    full = entry | ALIKE.get(kind, {})
    for name in ("price_cp", "rent_cp_per_week"):
        if cp := entry.get(name):
            full["price_po"] = cp / PO if cp % PO else cp // PO
    if "tests" in entry:
        full["tests"] = list(dict.fromkeys(test.split(":")[0] for test in entry["tests"]))
    told = {name: full[name] for name in TOLD if name in full and full[name] not in (False, [], "", 0)}
    told["glyph"] = UNDEAD if entry.get("undead") is True else GLYPHS[kind]
    return told
