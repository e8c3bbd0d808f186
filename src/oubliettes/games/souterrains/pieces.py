"""What is in the box: the tables of components.toml, ready for play. No number of the rules is repeated in code."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oubliettes.kernel import components

FOLDER = Path(__file__).parent
COMPONENTS: dict[str, Any] = components(FOLDER)


def by_id(table: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in COMPONENTS[table]}


# ------------------------------------------------------------------ dice (SS-1)


@dataclass(slots=True, frozen=True)
class Dice:
    """`2d6+1`. A d10 runs from 0 to 9 (SS-1.7)."""

    count: int
    faces: int
    plus: int = 0

    @property
    def mean(self) -> float:
        face = 4.5 if self.faces == 10 else (self.faces + 1) / 2
        return self.count * face + self.plus


NO_DICE = Dice(0, 1)


def dice(text: str) -> Dice:
    found = re.fullmatch(r"(\d+)d(\d+)(?:\+(\d+))?", text)
    if found is None:
        return Dice(0, 1, int(text))
    return Dice(int(found[1]), int(found[2]), int(found[3] or 0))


def spread(roll: str | int) -> range:
    """The results a row covers: `"3-6"`, `"5"`, `5`."""
    low, _, high = str(roll).partition("-")
    return range(int(low), int(high or low) + 1)


def table_of(rows: list[dict[str, Any]], key: str, first: int = 1) -> tuple[Any, ...]:
    """A table as a tuple: the entry for a result is at `result - first`."""
    found = {n: row[key] for row in rows for n in spread(row["roll"])}
    return tuple(found[n] for n in range(first, first + len(found)))


# ------------------------------------------------------------------ tracks, time, experience

TRACK = 9
"""The top of Fatigue and Danger (SS-10.1, SS-11.1)."""
CLOCK: dict[str, Any] = COMPONENTS["clock"]
TURN: int = CLOCK["rounds_per_turn"]
"""SS-7.1."""
DAY: int = CLOCK["turns_per_day"] * TURN
FIVE: int = CLOCK["rest_check_every_rounds"]
SIX: int = CLOCK["encounter_test_every_rounds"]
OUT_COLD: int = CLOCK["unconscious_rounds"]
FIRST_DROP: int = CLOCK["danger_first_drop_turn"] * TURN
NEXT_DROP: int = CLOCK["danger_decay_every_turns"] * TURN
COST: dict[str, int] = {row["id"]: row["rounds"] for row in COMPONENTS["action_cost"]}
XP: dict[str, int] = {row["id"]: row["xp"] for row in COMPONENTS["xp_award"]}
HD_ROWS: list[dict[str, Any]] = COMPONENTS["hd_threshold"]


def xp_for(hd: int) -> int:
    """SS-22.18, SS-22.19: the total at which an HD is reached; beyond the table it goes on doubling."""
    if hd <= len(HD_ROWS):
        return int(HD_ROWS[hd - 1]["xp"])
    return int(HD_ROWS[-1]["xp"]) << (hd - len(HD_ROWS))


def actions_at(hd: int) -> int:
    """SS-16.13, SS-16.15."""
    return int(HD_ROWS[min(hd, len(HD_ROWS)) - 1]["actions"])


# ------------------------------------------------------------------ numbers that belong to no one thing

MODIFIERS: dict[str, int] = COMPONENTS["modifiers"]
FIGHT: dict[str, Any] = COMPONENTS["fight"]
UNDERGROUND: dict[str, Any] = COMPONENTS["underground"]
FORTUNE: dict[str, Any] = COMPONENTS["fortune"]

# ------------------------------------------------------------------ the character (SS-2)

HIT_DICE = by_id("hit_die")
DOMAINS = by_id("domain")
DOMAIN_OF: dict[str, str] = {test: row["id"] for row in COMPONENTS["domain"] for test in row["tests"]}
DOMAIN_ROLL: tuple[str, ...] = table_of(COMPONENTS["domain"], "id")
GIFTS: tuple[str, ...] = tuple(by_id("gift"))
RST = by_id("rst")
READY_RST: tuple[str, ...] = tuple(id for id, row in RST.items() if not row.get("claim"))
FREE_RST = "free_text"
RST_BONUS: int = MODIFIERS["rst"]
KITS = by_id("kit")
NAMES: tuple[str, ...] = tuple(COMPONENTS["names"]["list"])
ANONYMOUS = "anonymous"
TITLES: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["title"])
SPELLS = by_id("spell")
SITUATIONS: dict[str, dict[str, Any]] = by_id("situation")
SAVE_BLIND: dict[str, int] = {row["id"]: row["blind"] for row in COMPONENTS["save_tag"]}
BLIND: int = MODIFIERS["blind"]
TESTS = by_id("test")


# ------------------------------------------------------------------ traps (SS-13)


@dataclass(slots=True, frozen=True)
class TrapKind:
    """SS-13.17."""

    id: str
    place: str
    damage: Dice
    save: str
    half: bool
    extra: dict[str, Any]
    disarmable: bool
    bypassable: bool
    resets: bool


TRAPS: dict[str, TrapKind] = {
    row["id"]: TrapKind(
        row["id"], row["place"], dice(row["damage"]), row["save"], row["on_save"] == "half", row["extra"],
        row["disarmable"], row["bypassable"], row["resets"],
    )
    for row in COMPONENTS["trap"]
}  # fmt: skip
TRAP_ROLL: dict[tuple[int, int], str] = {(row["band"], row["roll"]): row["id"] for row in COMPONENTS["trap"]}


def trap_band(level: int) -> int:
    """SS-26.5: Levels 1-2, 3-5, 6 and more."""
    return 1 if level <= 2 else 2 if level <= 5 else 3


# ------------------------------------------------------------------ the dungeon (SS-8, SS-25, SS-26)

THEMES = by_id("theme")
THEME_ROLL: tuple[str, ...] = tuple(THEMES)
DUNGEON_SIZES = by_id("dungeon_size")
GENERATOR: dict[str, Any] = COMPONENTS["generator"]
GRID: tuple[int, int] = tuple(GENERATOR["grid"])
PASSAGES: tuple[str, ...] = tuple(GENERATOR["passage_kinds"])
ROOMS: tuple[str, ...] = tuple(GENERATOR["element_kinds"])
KINDS = by_id("section_kind")
KIND_ROLL: dict[tuple[str, str], tuple[str, ...]] = {
    (row["theme"], row["column"]): table_of(row["rows"], "kind") for row in COMPONENTS["section_table"]
}
JUNCTIONS: tuple[tuple[str, ...], ...] = table_of(COMPONENTS["junction_table"][0]["rows"], "exits")
DOOR_ROLL: dict[str, tuple[str, ...]] = {
    row["column"]: table_of(row["rows"], "door") for row in COMPONENTS["door_table"]
}
DOORS = by_id("door")
LIGHTING_ROLL: tuple[str, ...] = table_of(COMPONENTS["lighting_table"][0]["rows"], "lighting")
ELEMENT_ROLL: tuple[str, ...] = table_of(COMPONENTS["element_table"][0]["rows"], "element")
CONTENT_ROLL: dict[str, tuple[str, ...]] = {
    row["column"]: table_of(row["rows"], "content") for row in COMPONENTS["content_table"]
}
MASKS: tuple[tuple[str, ...], ...] = tuple(tuple(row["rows"]) for row in COMPONENTS["cave_mask"])
CHEST_ROLL: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["container"] if "roll" in row)
SPECIALS: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["special_room"])
PER_EXPEDITION: frozenset[str] = frozenset(
    row["id"] for row in COMPONENTS["special_room"] if row["use"] == "per_expedition"
) | {"well", "altar"}
FINDS: tuple[tuple[str, bool], ...] = tuple((row["id"], row["hidden"]) for row in COMPONENTS["archaeology"])
PAINTED: tuple[str, ...] = ("old_frescoes", "old_paintings")
"""SS-22.12: walls that are a find of their own."""

# ------------------------------------------------------------------ town (SS-23)

SERVICES: dict[str, int] = {row["id"]: row["price_cp"] for row in COMPONENTS["service"]}
INNS: tuple[str, ...] = ("dormitory", "inn_room", "fine_room")
MEALS: tuple[str, ...] = ("soup", "supper", "feast")
DWELLINGS = by_id("dwelling")
BANK: dict[str, Any] = COMPONENTS["bank"]
RESALE: dict[str, Any] = COMPONENTS["resale"]
GUILDS = by_id("guild")
RUMOURS: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["rumour"])
WEEK = 7
TOWN_PICKS = 500
"""SS-24.12."""
LAST_DAY = 3650
