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


LOWEST: dict[int, int] = {row["faces"]: row["lowest"] for row in COMPONENTS["die"]}
"""What the lowest face of a die shows, by its number of faces (SS-1.7)."""


@dataclass(slots=True, frozen=True)
class Dice:
    """`2d6+1`. A d10 runs from 0 to 9 (SS-1.7)."""

    count: int
    faces: int
    plus: int = 0

    @property
    def mean(self) -> float:
        face = LOWEST.get(self.faces, 1) + (self.faces - 1) / 2
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


def bands(table: str) -> dict[int, int]:
    """The band that each Level belongs to."""
    return {level: row["band"] for row in COMPONENTS[table] for level in spread(row["levels"])}


# ------------------------------------------------------------------ tracks, time, experience

TRACKS: dict[str, int] = COMPONENTS["tracks"]
MOST_FATIGUE: int = TRACKS["fatigue"]
"""SS-10.1."""
MOST_DANGER: int = TRACKS["danger"]
"""SS-11.1."""
CLOCK: dict[str, Any] = COMPONENTS["clock"]
TURN: int = CLOCK["rounds_per_turn"]
"""SS-7.1."""
DAY: int = CLOCK["turns_per_day"] * TURN
FIVE: int = CLOCK["rest_check_every_rounds"]
SIX: int = CLOCK["encounter_test_every_rounds"]
OUT_COLD: int = CLOCK["unconscious_rounds"]
NEXT_DROP: int = CLOCK["danger_decay_every_turns"] * TURN
FIRST_DROP: int = CLOCK["danger_quiet_turns"] * TURN + NEXT_DROP
"""SS-11.10, SS-11.11."""
FATIGUE: dict[str, int] = {row["id"]: row["amount"] for row in COMPONENTS["fatigue_change"]}
"""By how much Fatigue changes, by cause (SS-10)."""
RELIEF: dict[str, int] = {row["id"]: row["relief"] for row in COMPONENTS["fatigue_change"] if "relief" in row}
"""How much less it is for a Rest, and for a Resource (SS-10.2 to SS-10.4)."""
RESTS: int = by_id("fatigue_change")["three_rests"]["rests"]
"""SS-10.7."""
DANGER: dict[str, int] = {row["id"]: row["amount"] for row in COMPONENTS["danger_change"]}
"""By how much Danger changes, by cause (SS-11)."""
COST: dict[str, int] = {row["id"]: row["rounds"] for row in COMPONENTS["action_cost"]}
XP: dict[str, int] = {row["id"]: row["xp"] for row in COMPONENTS["xp_award"]}
CAREER: dict[str, int] = COMPONENTS["career"]
HD_ROWS: list[dict[str, Any]] = COMPONENTS["hd_threshold"]
BEYOND: int = CAREER["beyond_times"]
"""SS-22.19: beyond the table the xp go on doubling."""


def xp_for(hd: int) -> int:
    """SS-22.18, SS-22.19: the total at which an HD is reached."""
    if hd <= len(HD_ROWS):
        return int(HD_ROWS[hd - 1]["xp"])
    return int(HD_ROWS[-1]["xp"] * BEYOND ** (hd - len(HD_ROWS)))


def actions_at(hd: int) -> int:
    """SS-16.13, SS-16.15."""
    return int(HD_ROWS[min(hd, len(HD_ROWS)) - 1]["actions"])


# ------------------------------------------------------------------ numbers that belong to no one thing

MODIFIERS: dict[str, int] = COMPONENTS["modifiers"]
FIGHT: dict[str, Any] = COMPONENTS["fight"]
UNDERGROUND: dict[str, Any] = COMPONENTS["underground"]
FORTUNE: dict[str, Any] = COMPONENTS["fortune"]
LIMITS: dict[str, int] = COMPONENTS["limits"]
FACES: dict[str, int] = COMPONENTS["thrown"]
"""How many faces the dice have that belong to no table and to no thing."""
LEVEL: dict[str, int] = COMPONENTS["level"]
HIGHEST: int = LEVEL["highest"]
"""SS-1.12."""
SIGHT: int = UNDERGROUND["sight_squares"]
"""SS-9.1: how far any means of seeing reaches in the dark."""
MOST_WORN: int = UNDERGROUND["most_worn"]
"""SS-21.14."""
SAVED: int = FIGHT["save_divides"]
"""SS-13.16: what a save leaves of damage that it halves is one part of so many."""


def average(hd: int, danger: int) -> int:
    """SS-1.11, SS-1.12."""
    return max(LEVEL["lowest"], min(HIGHEST, (hd + danger) // LEVEL["divided_by"]))


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
TITLES: tuple[tuple[int, str], ...] = tuple((row["hd"], row["id"]) for row in COMPONENTS["title"])
"""Each with the HD from which it is borne."""
SPELLS = by_id("spell")
DIVINE = by_id("divine")
SITUATIONS: dict[str, dict[str, Any]] = by_id("situation")
SAVE_BLIND: dict[str, bool] = {row["id"]: row["blind"] for row in COMPONENTS["save_tag"]}
BLIND: int = MODIFIERS["blind"]
TESTS = by_id("test")
TEST_DIE: dict[str, int] = {row["id"]: dice(f"1{row['die']}").faces for row in COMPONENTS["test"]}


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
TRAP_BANDS: dict[int, int] = bands("trap_band")
TRAP_ROLL: dict[int, tuple[str, ...]] = {
    band: table_of([row for row in COMPONENTS["trap"] if row["band"] == band], "id") for band in TRAP_BANDS.values()
}


def trap_band(level: int) -> int:
    """SS-26.5: Levels 1-2, 3-5, 6 and more."""
    return TRAP_BANDS[level]


# ------------------------------------------------------------------ the dungeon (SS-8, SS-25, SS-26)

THEMES = by_id("theme")
THEME_ROLL: tuple[str, ...] = table_of(COMPONENTS["theme"], "id")
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
MASKS: tuple[tuple[str, ...], ...] = tuple(map(tuple, table_of(COMPONENTS["cave_mask"], "rows")))
CHEST_ROLL: tuple[str, ...] = table_of([row for row in COMPONENTS["container"] if "roll" in row], "id")
SPECIALS: tuple[str, ...] = table_of(COMPONENTS["special_room"], "id")
ELEMENTS = by_id("element")
LINKS = by_id("link")
ROOM = by_id("special_room")
PER_EXPEDITION: frozenset[str] = frozenset(
    row["id"] for row in COMPONENTS["special_room"] if row["use"] == "per_expedition"
) | {"well", "altar"}
FIND_ROLL: tuple[str, ...] = table_of(COMPONENTS["archaeology"], "id")
FINDS: dict[str, bool] = {row["id"]: row["hidden"] for row in COMPONENTS["archaeology"]}
"""Whether each is hidden."""
HELPLESS_ROLL: tuple[str, ...] = table_of(COMPONENTS["helpless"], "id")
HELPLESS = by_id("helpless")
PAINTED: tuple[str, ...] = ("old_frescoes", "old_paintings")
"""SS-22.12: walls that are a find of their own."""

# ------------------------------------------------------------------ town (SS-23)

FEAST: int = by_id("service")["feast"]["stored"]
"""SS-23.17: the bonuses that a feast stores."""
SERVICES: dict[str, int] = {row["id"]: row["price_cp"] for row in COMPONENTS["service"]}
INNS: tuple[str, ...] = ("dormitory", "inn_room", "fine_room")
MEALS: tuple[str, ...] = ("soup", "supper", "feast")
DWELLINGS = by_id("dwelling")
BANK: dict[str, Any] = COMPONENTS["bank"]
RESALE: dict[str, Any] = COMPONENTS["resale"]
GUILDS = by_id("guild")
RUMOURS: tuple[str, ...] = table_of(COMPONENTS["rumour"], "id")
WEEK: int = FORTUNE["week_days"]
TOWN_PICKS: int = LIMITS["town_picks"]
"""SS-24.12."""
LAST_DAY: int = LIMITS["last_day"]
