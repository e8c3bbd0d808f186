"""What is in the box, thing by thing, as anybody may look it up: dice and their faces, tokens, both sides of the Hero
cards, Ultimates, levels, phases, places, titles and ranks."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from oubliettes.games.dungeon_roll.pieces import COMPONENTS, MANY, SIDES, SOURCES
from oubliettes.kernel import Box, Number, Thing, box

LISTS = {
    "zone": "place",
    "phase": "phase",
    "die": "die",
    "party_face": "companion",
    "treasure": "token",
    "title": "title",
    "solo_rank": "rank",
}
"""The lists of components.toml that are looked up as they are, and what their entries are called."""
SHOWN = {
    "count",
    "faces",
    "defeats",
    "opens",
    "drinks",
    "rerolls",
    "best_companion",
    "acts_as",
    "end_value",
    "pair_bonus",
    "phases",
    "from",
    "to",
    "max_targets",
}
"""The numbers that say something to a player; the others are for the program."""
PLACES = tuple(source for source in SOURCES if source.startswith(("die:", "lent:")))
"""Where the dice of the party and the lent companions lie, by what they show."""
NO_LIMIT = 999
"""What the highest rank has for its end."""


@cache
def contents() -> Box:
    """DR-1.7 to DR-1.16."""
    listed = {name: [_entry(entry) for entry in COMPONENTS[name]] for name in LISTS}
    return box(
        {"game": COMPONENTS["game"], **listed}, kinds=LISTS, more=(*_faces(), *_levels(), *_heroes()), places=PLACES
    )


def _entry(entry: Mapping[str, Any]) -> dict[str, Any]:
    said = {key: entry[key] for key in ("id", "rules", "glyph") if key in entry}
    return said | _numbers(entry)


def _numbers(entry: Mapping[str, Any]) -> dict[str, Number]:
    """Of an entry what a player may want to know, as it is said: `any` for any number."""
    return {
        name: _said(value)
        for name, value in entry.items()
        if name in SHOWN and value not in ("", 0, [], False) and value != NO_LIMIT
    }


def _said(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _said(inner) for name, inner in value.items() if inner}
    return "any" if value == MANY and value is not True else value


def _faces() -> Iterable[Thing]:
    """DR-1.11: monsters, loot and the Dragon."""
    for face in COMPONENTS["dungeon_face"]:
        yield Thing(face["id"], face["kind"], _numbers(face), tuple(face["rules"]), face["glyph"])


def _levels() -> Iterable[Thing]:
    """DR-4.3: what each level rolls while the Lair holds 0, 1 or 2 dice, and what it is worth."""
    for level in COMPONENTS["level"]:
        numbers: dict[str, Number] = {"rolled": level["rolled"], "retire_xp": level["retire_xp"]}
        yield Thing(f"level:{level['level']}", "level", numbers, tuple(level["rules"]), "dungeon-gate")


def _heroes() -> Iterable[Thing]:
    """DR-16: both sides of each card, and the Ultimates printed on them."""
    for hero, (novice, master) in zip(COMPONENTS["hero"], SIDES, strict=True):
        for side, printed in ((novice, hero["novice"]), (master, hero["master"])):
            ultimate = printed["ultimate"]
            numbers: dict[str, Number] = {"ultimate": ultimate["id"]}
            if side is novice:
                numbers |= {"xp_to_master": hero["xp_to_master"], "master_side": master.name}
            yield Thing(side.name, "hero", numbers, tuple(printed["rules"]), "visored-helm")
            yield Thing(ultimate["id"], "ultimate", _numbers(ultimate), tuple(ultimate["rules"]), "torch")
