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


# ------------------------------------------------------------------ things (SS-4, SS-21)


@dataclass(slots=True, frozen=True)
class Thing:
    """A kind of possession."""

    id: str
    kind: str
    """armour, shield, weapon, torch, lantern, container, valuable, worn, single_use, key."""
    enc: int
    price: int = 0
    """In copper pieces; a valuable carries its own."""
    damage: Dice = NO_DICE
    ranged: bool = False
    hands: int = 1
    ac: int = 0
    bonus: int = 0
    helps: tuple[str, ...] = ()
    capacity: int = 0
    size: str = ""
    effect: str = ""
    grade: int = 0

    @property
    def magic(self) -> bool:
        return self.bonus > 0 or self.kind == "single_use"


def _things() -> dict[str, Thing]:
    found: list[Thing] = [
        *(Thing(r["id"], "armour", r["enc"], r["price_cp"], ac=r["ac"]) for r in COMPONENTS["armour"] if r["enc"]),
        *(Thing(r["id"], "shield", r["enc"], r["price_cp"], ac=r["ac_bonus"]) for r in COMPONENTS["shield"]),
        *(
            Thing(
                r["id"], "weapon", r["enc"], r["price_cp"],
                damage=dice(r["damage"]), ranged=r["ranged"], hands=r["hands"],
            )
            for r in COMPONENTS["weapon"]
        ),
        *(Thing(r["id"], "container", r["enc"], capacity=r["capacity_coins"]) for r in COMPONENTS["container"]),
        *(Thing(r["id"], "valuable", SIZES[r["size"]]["enc"], size=r["size"]) for r in COMPONENTS["valuable"]),
        *(Thing(r["id"], "valuable", r["enc"], size=r["size"]) for r in COMPONENTS["relic"]),
        *(
            Thing(r["id"], "single_use", r["enc"], r["price_po"] * PO, effect=r["effect_id"], grade=r["grade"])
            for r in COMPONENTS["single_use"]
        ),
    ]  # fmt: skip
    base = {thing.id: thing for thing in found}
    for row in COMPONENTS["magic_item"]:
        slot = row["slot"]
        if slot == "worn":
            thing = Thing(
                row["id"], "worn", row["enc"], row["price_po"] * PO, bonus=row["bonus"], helps=tuple(row["applies_to"])
            )
        else:
            like = base[slot]
            thing = Thing(
                row["id"], like.kind, row["enc"], row["price_po"] * PO,
                damage=like.damage, ranged=like.ranged, hands=like.hands, ac=like.ac, bonus=row["bonus"],
            )  # fmt: skip
        found.append(thing)
    torch, lantern = LIGHTS["torches"], LIGHTS["lantern"]
    found.append(Thing("torch", "torch", 0, TORCH_PRICE // TORCH_PACK, damage=dice(torch["damage"])))
    found.append(Thing("lantern", "lantern", lantern["enc"], lantern["price_cp"], damage=dice(lantern["damage"])))
    return {thing.id: thing for thing in found}


PO = 100
COINS: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["coin"])
COIN_CP: tuple[int, ...] = tuple(row["value_cp"] for row in COMPONENTS["coin"])
COINS_PER_ENC: int = COMPONENTS["coin"][0]["per_enc"]
LIGHTS = by_id("light")
TORCH_ROUNDS: int = LIGHTS["torches"]["burn_rounds"]
LANTERN_ROUNDS: int = LIGHTS["lantern"]["burn_rounds"]
TORCH_PACK: int = LIGHTS["torches"]["pack"]
TORCH_PRICE: int = LIGHTS["torches"]["price_cp_per_pack"]
RESOURCE: dict[str, Any] = COMPONENTS["resource"]
RESOURCE_PRICE: int = RESOURCE["price_cp"]
RESOURCE_BONUS: int = RESOURCE["test_bonus"]
SIZES = by_id("valuable_size")
SIZE_ROLL: tuple[str, ...] = table_of(COMPONENTS["valuable_size"], "id")
VALUABLES: dict[tuple[str, int], str] = {(r["size"], r["roll"]): r["id"] for r in COMPONENTS["valuable"]}
THINGS: dict[str, Thing] = _things()
BARE = THINGS.pop("bare_hands")
BAG = THINGS["bag"]
PURSE = BAG.capacity
"""SS-2.32: a new character's purse holds as much as a bag."""
NO_ARMOUR: int = COMPONENTS["armour"][0]["ac"]
SHOP: tuple[str, ...] = (
    "resource", "torches", "lantern", *(r["id"] for r in COMPONENTS["armour"] if r["enc"]),
    "shield", *(r["id"] for r in COMPONENTS["weapon"] if r["price_cp"]),
)  # fmt: skip
ENCUMBRANCE: list[dict[str, Any]] = COMPONENTS["encumbrance"]
RELICS: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["relic"])

UNIT: tuple[int, ...] = tuple(COMPONENTS["treasure_unit"]["po_by_level"])
TREASURE: dict[str, list[dict[str, Any]]] = {row["id"]: row["steps"] for row in COMPONENTS["treasure_type"]}
COIN_ROLL: tuple[str, ...] = table_of(COMPONENTS["coin_table"][0]["rows"], "coin", first=0)
EQUIPMENT: tuple[str, ...] = table_of(COMPONENTS["equipment_table"][0]["rows"], "item")
MAGIC: tuple[tuple[str, ...], ...] = tuple(table_of(row["rows"], "item") for row in COMPONENTS["magic_table"])
MAGIC_TOP: str = COMPONENTS["magic_table"][2]["level_10_roll_12"]
SINGLE_USE: tuple[str, ...] = tuple(row["id"] for row in COMPONENTS["single_use"])


def price(id: str) -> int:
    """List price in copper pieces: a Resource, a pack of torches, or a thing."""
    if id == "resource":
        return RESOURCE_PRICE
    return TORCH_PRICE if id == "torches" else THINGS[id].price


# ------------------------------------------------------------------ creatures and their tables (SS-26, SS-27)


@dataclass(slots=True, frozen=True)
class Ability:
    id: str
    trigger: str
    params: dict[str, Any]


@dataclass(slots=True, frozen=True)
class Creature:
    """SS-27.1."""

    id: str
    hd: int
    hp_die: int
    ac: int
    attacks: tuple[Dice, ...]
    cowardice: int
    bravery: int
    fearless: bool
    undead: bool
    cold: bool
    """SS-3.15: Infravision does not see it."""
    never_surprised: bool
    talk: str
    friendly: int
    greed: int
    spoils: str
    pursues: bool
    ranged: bool
    abilities: tuple[str, ...]
    pocket: str
    hoard: str
    gear: tuple[str, ...]
    tags: tuple[str, ...]

    @property
    def best(self) -> Dice:
        """SS-18.5: the attack with the highest average."""
        return max(self.attacks, key=lambda attack: attack.mean)


ABILITIES: dict[str, Ability] = {
    row["id"]: Ability(row["id"], row["trigger"], row["params"]) for row in COMPONENTS["ability"]
}


def creature(row: dict[str, Any]) -> Creature:
    return Creature(
        id=row["id"], hd=row["hd"], hp_die=row["hp_die"], ac=row["ac"],
        attacks=tuple(dice(text) for text in row["attacks"]),
        cowardice=row["cowardice"], bravery=row["bravery"], fearless=row["fearless"], undead=row["undead"],
        cold=row["cold"], never_surprised=row["never_surprised"], talk=row["talk"], friendly=row["friendly"],
        greed=row["greed"], spoils=row["spoils"], pursues=row["pursues"], ranged=row["ranged"],
        abilities=tuple(row["abilities"]), pocket=row["pocket"], hoard=row["hoard"], gear=tuple(row["gear"]),
        tags=tuple(row["tags"]),
    )  # fmt: skip


CREATURES: dict[str, Creature] = {row["id"]: creature(row) for row in COMPONENTS["creature"]}


@dataclass(slots=True, frozen=True)
class Lot:
    """Some creatures of a kind in a group's row: `orc:1d4`."""

    creature: str
    count: Dice
    chief: bool = False


Row = tuple[Lot, ...]
"""A row of an encounter table; empty: go to the theme's table (SS-26.3)."""


def lots(members: list[dict[str, Any]]) -> Row:
    return tuple(Lot(m["creature"], dice(m["count"]), m.get("chief", False)) for m in members)


def group_string(text: str) -> Row:
    """SS-28.2: `orc:1d4+scarred_orc:1:chief`."""
    found = []
    for part in text.split("+"):
        id, count, *rest = part.split(":")
        found.append(Lot(id, dice(count), rest == ["chief"]))
    return tuple(found)


def _rows(table: dict[str, Any]) -> tuple[Row, ...]:
    return tuple(lots(row.get("members", [])) for row in table["rows"])


MONSTERS: tuple[tuple[Row, ...], ...] = tuple(_rows(row) for row in COMPONENTS["monster_table"])
PATROLS: tuple[tuple[Row, ...], ...] = tuple(_rows(row) for row in COMPONENTS["patrol_table"])
THEME_MONSTERS: dict[tuple[str, int], tuple[Row, ...]] = {
    (row["theme"], row["band"]): _rows(row) for row in COMPONENTS["theme_table"]
}


def band(level: int) -> int:
    """1 for Levels 1-3, 2 for 4-6, 3 above: theme tables and magic (SS-26.3, SS-21.12)."""
    return 1 if level <= 3 else 2 if level <= 6 else 3


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
