"""What is in the box, thing by thing: cards, objects, characters, quests, tokens, with their numbers and own rules."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from oubliettes.games.quetes.pieces import BASE_POWER, COMPONENTS, GEMS, HEAL_PRICE, QUEST_GEMS, SLOTS, TYPES
from oubliettes.kernel import Box, Thing
from oubliettes.kernel import box as box_of

NUMBERS = (
    "power",
    "gems",
    "trophies",
    "object",
    "bonus",
    "price",
    "reserved_for",
    "won_from",
    "base_power",
    "reserved_object",
    "wounds",
    "points",
    "points_even_players",
    "min_players",
    "heal_price",
    "count",
)
"""What an entry of components.toml says that a person wants to read, in this order."""
NAMED = ("object", "reserved_for", "won_from", "reserved_object")
"""Those that are the name of another thing."""
GLYPHS = {
    "weapon": "broadsword",
    "armour": "chest-armor",
    "jewel": "crown",
    "humanoid": "goblin-head",
    "undead": "skeleton",
    "creature": "wolf-head",
    "dragon": "dragon-head",
    "barbarian": "horned-helm",
    "forester": "high-shot",
    "warrior": "visored-helm",
    "priest": "holy-symbol",
    "sorcerer": "wizard-face",
    "thief": "hood",
    "familiar": "raven",
    "good_fairy": "fairy-wand",
    "temple_key": "key",
    "sale": "price-tag",
    "chaotic_vial": "round-bottom-flask",
    "treasure_chest": "locked-chest",
    "djinn": "djinn",
    "mimic": "locked-chest",
    "trap": "caltrops",
    "pilferer": "hood",
    "doppelganger": "cowled",
    "temple": "greek-temple",
    "guardian": "greek-temple",
    "gem": "cut-diamond",
    "trophy_point": "trophy-cup",
    "hidden_quest": "tied-scroll",
    "favour": "shaking-hands",
    "promise_clause": "shaking-hands",
    "trade_purpose": "shaking-hands",
    "quest": "tied-scroll",
    "event": "rolling-dices",
    "token": "shield",
}
"""By id, or by kind."""
PLACES = ("shop", "dungeon", "guild", "arena", "pot")
"""Where spots can be beside the cards: the piles and corners of the village."""
MORE = (
    Thing("gem", "gem", {"count": GEMS}, ("QT-1.7", "QT-1.8")),
    Thing("trophy_point", "point", {}, ("QT-25.1", "QT-16.4", "QT-1.6")),
    Thing("hidden_quest", "quest", {}, ("QT-17.13", "QT-27.3")),
    Thing("favour", "favour", {}, ("QT-11.14", "QT-11.3")),
)


@cache
def box() -> Box:
    """Every thing by the id that views and picks call it; its own rules before those that many share (QT-28 last)."""
    made = box_of({"game": COMPONENTS["game"], **dict(_lists())}, more=MORE, places=PLACES)
    shared = Counter(rule for thing in made.things for rule in thing.rules)

    def dressed(thing: Thing) -> Thing:
        rules = sorted(thing.rules, key=lambda rule: (rule.startswith("QT-28."), shared[rule]))
        return replace(thing, rules=tuple(rules), glyph=GLYPHS.get(thing.id, GLYPHS.get(thing.kind, "")))

    return replace(made, things=tuple(map(dressed, made.things)))


def _lists() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Monsters and objects by their types, the rest by their lists; only what a person reads."""
    monsters, objects = COMPONENTS["monster"], COMPONENTS["object"]
    for kind in TYPES:
        yield kind, [_entry(one) for one in monsters if one["type"] == kind]
    for slot in SLOTS:
        yield slot, [_entry(one) for one in objects if one["type"] == slot]
    yield "temple", [_entry(one, heal_price=HEAL_PRICE) for one in objects if one["group"] == "temple"]
    yield "character", [_entry(one, base_power=BASE_POWER) for one in COMPONENTS["character"]]
    yield "quest", [_entry(one, gems=QUEST_GEMS) for one in COMPONENTS["quest"]]
    for kind in ("special", "event", "token", "promise_clause", "trade_purpose"):
        yield kind, [_entry(one) for one in COMPONENTS[kind]]
    yield "guardian", [_entry(COMPONENTS["guardian"])]


def _entry(printed: Mapping[str, Any], **shared: int) -> dict[str, Any]:
    """With a number that all of its kind share. Quests go by a name of their own: there are other dragons."""
    entry: dict[str, Any] = {**printed, **shared}
    kept = {name: entry[name] for name in NUMBERS if entry.get(name) and not isinstance(entry[name], str)}
    named: dict[str, Any] = {name: entry[name] for name in NAMED if name in entry}
    return {"id": entry.get("word", entry["id"]), "rules": entry["rules"], **kept, **named}
