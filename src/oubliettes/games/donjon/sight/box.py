"""What is in the box, thing by thing: gear, skills, cards, furniture, monsters, with their numbers and own rules.

What waits in an objective room is for the MD alone until it is revealed (DJ-45): neither it nor its rules are in here.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from oubliettes.games.donjon.pieces import COMPONENTS, FOLDER, MONSTER_CARDS, OBJECTIVE_XP
from oubliettes.kernel import Box, Ledger, Thing
from oubliettes.kernel import box as box_of

KINDS = (
    *("characteristic", "race", "class", "skill", "weapon", "armour", "gear", "treasure_card", "grimoire"),
    *("monster", "furniture", "event_card", "dungeon_card", "room_card", "quest", "secondary_objective", "token"),
    "monster_card",
)
"""The lists whose things have names, in the order in which one id goes before another."""
NUMBERS = (
    *("stats", "life", "weapon_power", "armour_power", "extra_attack_power", "reach", "regeneration", "spells"),
    *("undead", "magic_only", "ranged", "max_power", "power", "bonus", "hands", "amount", "uses", "price", "value"),
    *("attack_bonus", "defence_bonus", "weapon_bonus", "versus_undead", "strength", "speed", "max_fatigue"),
    *("heal", "damage", "skill", "class", "takes_attack", "attack", "fatigue", "monsters", "tier", "treasures"),
    *("trap", "lockable", "dark", "xp", "xp_total", "count"),
)
"""What an entry of components.toml says that a person wants to read, in this order."""
GLYPHS = {
    "giant_spider": "spider-alt",
    "brigand": "bandit",
    "demon": "horned-skull",
    "major_demon": "evil-minion",
    "fimir": "lizardman",
    "gnoll": "hyena-head",
    "goblin": "goblin-head",
    "bugbear": "bear-head",
    "ghoul": "bone-gnawer",
    "chaos_warrior": "black-knight-helm",
    "hobgoblin": "goblin",
    "beastman": "goat",
    "minotaur": "minotaur",
    "mummy": "mummy-head",
    "ogre": "ogre",
    "orc": "orc-head",
    "orc_archer": "bowman",
    "orc_warlord": "crowned-skull",
    "skaven": "rat",
    "evil_sorcerer": "warlock-eye",
    "spectre": "spectre",
    "skeleton": "skeleton",
    "skeleton_sorcerer": "raise-skeleton",
    "troll": "troll",
    "carrion_worm": "worm-mouth",
    "zombie": "shambling-zombie",
    "chest": "locked-chest",
    "wardrobe": "closed-doors",
    "weapon_rack": "sword-array",
    "table": "table",
    "library": "bookshelf",
    "alchemist_bench": "test-tube-rack",
    "hearth": "campfire",
    "altar": "sword-altar",
    "sarcophagus": "sarcophagus",
    "desk": "desk",
    "statue": "colombian-statue",
    "fountain": "fountain",
    "magic_circle": "pentacle",
    "throne": "throne-king",
    "torture_rack": "manacles",
    "chasm": "edge-crack",
    "warrior": "visored-helm",
    "wizard": "pointy-hat",
    "priest": "holy-symbol",
    "thief": "hood",
    "web": "spider-web",
    "weapon": "broadsword",
    "skill": "open-book",
    "grimoire": "open-book",
    "treasure_card": "locked-chest",
    "event_card": "card-joker",
    "dungeon_card": "dungeon-gate",
    "room_card": "dungeon-gate",
    "monster_card": "crossed-swords",
    "quest": "treasure-map",
    "healing_potion": "health-potion",
    "torch": "torch",
}
"""By id, or by kind."""
PLACES = ("pile", "hand", "treasure", "event")
"""Where spots can be beside the board: the Dungeon pile, the MD's hand, the Treasure and Event decks."""


@cache
def box() -> Box:
    """Every thing by the id that views and picks call it; its own rules before those that many share."""
    made = box_of({"game": COMPONENTS["game"], **dict(_lists())}, places=PLACES)
    shared = Counter(rule for thing in made.things for rule in thing.rules)

    def dressed(thing: Thing) -> Thing:
        rules = sorted(thing.rules, key=lambda rule: shared[rule])
        return replace(thing, rules=tuple(rules), glyph=GLYPHS.get(thing.id, GLYPHS.get(thing.kind, "")))

    return replace(made, things=tuple(map(dressed, made.things)))


def _lists() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Each id once, without the rules that give a surprise away."""
    ledger = Ledger.parse((FOLDER / "ledger.toml").read_text(encoding="utf-8"))
    secret = {rule.id for rule in ledger.rules.values() if rule.spoiler}
    known: set[str] = set()
    for kind in KINDS:
        entries = [entry for entry in COMPONENTS[kind] if entry["id"] not in known]
        known |= {entry["id"] for entry in entries}
        yield kind, [_entry(entry, kind, secret) for entry in entries]


def _counted(entry: Mapping[str, Any], kind: str) -> dict[str, int]:
    """What follows from other numbers, or is the same for all of a kind."""
    if kind == "monster_card":
        return {"xp_total": MONSTER_CARDS[entry["id"]].xp}
    return {"xp": OBJECTIVE_XP["secondary"]} if kind == "secondary_objective" else {}


def _entry(entry: Mapping[str, Any], kind: str, secret: set[str]) -> dict[str, Any]:
    """Only what a person reads; of a quest nothing but its name and its open rules."""
    names = () if kind == "quest" else NUMBERS
    entry = {**entry, **_counted(entry, kind)}
    return {
        "id": entry["id"],
        "rules": [rule for rule in entry["rules"] if rule not in secret],
        **{name: entry[name] for name in names if entry.get(name)},
    }
