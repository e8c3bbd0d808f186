"""What is in the box, but for the shop and the treasures (`goods`): read from components.toml.

Directions are numbers, clockwise from the north: 0 north, 1 north-east, 2 east ... 7 north-west; a heading of the map
(notes: `rotate`) is half of that. Inside a tile a square is `(x, y)`, y growing southwards, as it is drawn in
components.toml with its entry in the south.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oubliettes.kernel import components

FOLDER = Path(__file__).parent
COMPONENTS: dict[str, Any] = components(FOLDER)
LIMITS: dict[str, int] = COMPONENTS["limits"]
NUMBERS: dict[str, int] = COMPONENTS["numbers"]
"""What the rules count with, where it belongs to no card or creature."""

# ------------------------------------------------------------------ characteristics (DJ-5)

CHARACTERISTICS: tuple[str, ...] = tuple(entry["id"] for entry in COMPONENTS["characteristic"])
ATTACK, DEFENCE, STRENGTH, DEXTERITY, MAGIC, SPEED = range(len(CHARACTERISTICS))

DICE: dict[str, int] = {die: entry["faces"] for die, entry in COMPONENTS["dice"].items()}
"""How many faces (DJ-2.1, DJ-2.2)."""
D4, D6, D10 = DICE["d4"], DICE["d6"], DICE["d10"]
ACTION_SPEED: int = NUMBERS["action_speed"]
"""Speed points for what is done beside moving (DJ-14.6 to DJ-14.8)."""
RUN_DICE: tuple[int, ...] = (D6,) * NUMBERS["run_dice"]
"""DJ-12.2."""


def stats(entry: dict[str, Any]) -> tuple[int, ...]:
    """The six characteristics of a race, a class, a creature."""
    return tuple(entry["stats"][name] for name in CHARACTERISTICS)


def dice(text: str) -> tuple[int, ...]:
    """`2d6` is two dice of six faces: (6, 6)."""
    count, faces = text.split("d")
    return (DICE.get(f"d{faces}", int(faces)),) * int(count)


SEATS: tuple[str, ...] = tuple(f"seat:{seat}" for seat in range(LIMITS["party_max"] + 1))
"""What picks call a player."""
_SEAT: dict[str | int, int] = {name: seat for seat, name in enumerate(SEATS)}


def seat_of(word: str | int) -> int:
    """The seat that a pick names."""
    return _SEAT[word]


# ------------------------------------------------------------------ directions and modules (DJ-17.8)

DIRECTIONS: tuple[str, ...] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
DIRECTION: dict[str | int, int] = {name: n for n, name in enumerate(DIRECTIONS)}
DX: tuple[int, ...] = (0, 1, 1, 1, 0, -1, -1, -1)
DY: tuple[int, ...] = (-1, -1, 0, 1, 1, 1, 0, -1)
NORTH, EAST, SOUTH, WEST = range(4)
"""Headings: sides of a module, clockwise."""
HEADINGS: tuple[str, ...] = ("n", "e", "s", "w")
AHEAD: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The neighbouring module in each heading."""
SIDE = 6
"""Squares along a module."""
MODULE = SIDE * SIDE
DOORWAY: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((x, y) for x, y in COMPONENTS["door_squares"][side]) for side in ("N", "E", "S", "W")
)
"""The two squares inside each side of a module where a door may be (DJ-17.10)."""


@dataclass(slots=True, frozen=True, eq=False)
class Tile:
    """A board element seen with its entry in the south (DJ-17.9, DJ-17.11)."""

    id: str
    modules: int
    room: str
    """The deck that furnishes it: "square", "rectangular" or "" (DJ-17.2 to DJ-17.4)."""
    floor: tuple[frozenset[tuple[int, int]], ...]
    """The floor squares of each module: the upper one first, if there are two."""
    stairs: bool
    """Its exits lead one level deeper (DJ-17.24)."""


def _tile(entry: dict[str, Any]) -> Tile:
    rows: list[str] = entry["grid"]
    modules = entry.get("modules", 1)
    floor = tuple(
        frozenset((x, y % SIDE) for y, row in enumerate(rows) if y // SIDE == m for x, c in enumerate(row) if c == ".")
        for m in range(modules)
    )
    room = entry.get("room", "none")
    return Tile(entry["id"], modules, "" if room == "none" else room, floor, entry.get("level_down", False))


TILES: dict[str, Tile] = {entry["id"]: _tile(entry) for entry in COMPONENTS["tile"] if entry["id"] != "entrance_stairs"}


def _exit(name: str, modules: int) -> tuple[int, int]:
    side, _, which = name.partition("_")
    lower = modules - 1
    return (0 if which == "up" or (side == "N") else lower, "NESW".index(side))


@dataclass(slots=True, frozen=True, eq=False)
class DungeonCard:
    """A zone to come (DJ-2.5, DJ-40)."""

    id: str
    tile: Tile
    exits: tuple[tuple[int, int], ...]
    """Module of the tile and side, as drawn (DJ-40.3)."""
    locked: bool
    """« V » (DJ-15.7, DJ-40.4)."""
    objective: bool
    count: int


DUNGEON_CARDS: dict[str, DungeonCard] = {
    entry["id"]: DungeonCard(
        entry["id"],
        TILES[entry["tile"]],
        tuple(_exit(name, TILES[entry["tile"]].modules) for name in entry["exits"]),
        entry["locked"],
        entry["objective"],
        entry["count"],
    )
    for entry in COMPONENTS["dungeon_card"]
}
OBJECTIVE_CARDS: tuple[str, ...] = tuple(card.id for card in DUNGEON_CARDS.values() if card.objective)

# ------------------------------------------------------------------ furniture and rooms (DJ-18, DJ-41)


@dataclass(slots=True, frozen=True, eq=False)
class Furniture:
    id: str
    obstacle: bool
    tall: bool
    """Blocks sight (DJ-18.7)."""
    lockable: bool
    """DJ-15.8."""
    table: str


FURNITURE: dict[str, Furniture] = {
    entry["id"]: Furniture(entry["id"], entry["obstacle"], entry["blocks_sight"], entry["lockable"], entry["table"])
    for entry in COMPONENTS["furniture"]
}
WEBS: int = next(entry["count"] for entry in COMPONENTS["token"] if entry["id"] == "web")
"""DJ-31.3."""
CHASM, CIRCLE = "chasm", "magic_circle"


@dataclass(slots=True, frozen=True, eq=False)
class Standing:
    """A piece of furniture as a card puts it: its kind and its squares in the tile as drawn."""

    kind: str
    squares: tuple[tuple[int, int], ...]


def standing(entry: dict[str, Any]) -> Standing:
    (x, y), (wide, high) = entry["at"], entry["size"]
    return Standing(entry["kind"], tuple((x + dx, y + dy) for dy in range(high) for dx in range(wide)))


@dataclass(slots=True, frozen=True, eq=False)
class RoomCard:
    id: str
    shape: str
    monsters: bool
    dark: bool
    theme: tuple[str, ...]
    furniture: tuple[Standing, ...]
    """Never before a possible door (DJ-41.3)."""
    count: int


ROOM_CARDS: dict[str, RoomCard] = {
    entry["id"]: RoomCard(
        entry["id"],
        entry["shape"],
        entry["monsters"],
        entry["dark"],
        tuple(entry["theme"]),
        tuple(standing(piece) for piece in entry["furniture"]),
        entry["count"],
    )
    for entry in COMPONENTS["room_card"]
}

# ------------------------------------------------------------------ events (DJ-42)


@dataclass(slots=True, frozen=True, eq=False)
class EventCard:
    id: str
    timing: str
    """exploration, move, door, onset, melee or immediate (DJ-11.5)."""
    trap: bool
    value: int
    """What the automatic MD thinks of it (DJ-35.1)."""
    count: int


EVENT_CARDS: dict[str, EventCard] = {
    entry["id"]: EventCard(entry["id"], entry["timing"], entry["trap"], entry["bot_value"], entry["count"])
    for entry in COMPONENTS["event_card"]
}

# ------------------------------------------------------------------ monsters (DJ-30, DJ-31, DJ-43)


@dataclass(slots=True, frozen=True, eq=False)
class Creature:
    """A kind of monster (DJ-31)."""

    id: str
    stats: tuple[int, ...]
    life: int
    xp: int
    weapon: int
    armour: int
    undead: bool
    tags: tuple[str, ...]
    unique: str
    """"", "lone" or "lieutenant" (DJ-30.10)."""
    spells: tuple[str, ...]
    magic_only: bool
    ranged: bool
    reach: int
    venom_over: int
    web: bool
    tail: int
    weakens: int
    charges: bool
    """Attacks again if it moved and hit (DJ-31.29)."""
    drains: int
    regeneration: int


def _unique(entry: dict[str, Any]) -> str:
    return "" if entry["unique"] == "no" else str(entry["unique"])


CREATURES: dict[str, Creature] = {
    entry["id"]: Creature(
        entry["id"],
        stats(entry),
        entry["life"],
        entry["xp"],
        entry["weapon_power"],
        entry["armour_power"],
        entry["undead"],
        tuple(entry["tags"]),
        _unique(entry),
        tuple(entry.get("spells", ())),
        entry.get("magic_only", False),
        entry.get("ranged", False),
        entry.get("reach", 1),
        entry.get("venom_over", 0),
        entry.get("web", False),
        entry.get("extra_attack_power", 0),
        entry.get("weakens", 0),
        entry.get("second_attack_if_moved_and_hit", False),
        entry.get("drains_strength", 0),
        entry.get("regeneration", 0),
    )
    for entry in COMPONENTS["monster"]
}


@dataclass(slots=True, frozen=True, eq=False)
class MonsterCard:
    """DJ-2.8."""

    id: str
    creatures: tuple[tuple[str, int], ...]
    unique: str
    treasures: int
    tier: int
    xp: int
    count: int


MONSTER_CARDS: dict[str, MonsterCard] = {
    entry["id"]: MonsterCard(
        entry["id"],
        tuple((part["kind"], part["number"]) for part in entry["creatures"]),
        _unique(entry),
        entry["treasures"],
        entry["tier"],
        sum(CREATURES[part["kind"]].xp * part["number"] for part in entry["creatures"]),
        entry["count"],
    )
    for entry in COMPONENTS["monster_card"]
}

# ------------------------------------------------------------------ skills (DJ-6, DJ-36 to DJ-39)


@dataclass(slots=True, frozen=True, eq=False)
class Skill:
    id: str
    cls: str
    number: int
    exploration: bool
    combat: bool
    timing: str
    takes_attack: bool
    target: str
    attack_bonus: int
    defence_bonus: int
    power: int
    """Of a spell attack, -1 if it makes none."""
    heal: str
    damage: str
    test: str
    min_moved: int
    max_distance: int
    last_aid: bool
    ignores_armour: bool


SKILLS: dict[str, Skill] = {
    entry["id"]: Skill(
        entry["id"],
        entry["class"],
        entry["number"],
        "PE" in entry["phases"],
        "PC" in entry["phases"],
        entry["timing"],
        entry["takes_attack"],
        entry["target"],
        entry.get("attack_bonus", 0),
        entry.get("defence_bonus", 0),
        entry.get("power", -1),
        entry.get("heal", ""),
        entry.get("damage", ""),
        entry.get("test", ""),
        entry.get("min_moved", 0),
        entry.get("max_distance", 0),
        entry.get("last_aid", False),
        entry.get("ignores_armour", False),
    )
    for entry in COMPONENTS["skill"]
}
DESTROYED_UP_TO: int = next(entry["destroyed_up_to"] for entry in COMPONENTS["skill"] if entry["id"] == "turn_undead")
"""The faces on which Turn Undead destroys (DJ-38.6)."""
SEARCH_DICE: int = next(entry["dice_rolled"] for entry in COMPONENTS["skill"] if entry["id"] == "expert_search")
"""DJ-39.10."""
SPELLS: tuple[str, ...] = tuple(skill.id for skill in SKILLS.values() if skill.cls == "wizard")
"""The wizard's skills, more than other classes have (DJ-6.3). By number: the list of grimoires (DJ-18.12)."""

# ------------------------------------------------------------------ quests (DJ-45)

QUESTS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in COMPONENTS["quest"]}
WRITTEN: tuple[str, ...] = tuple(sorted((q for q in QUESTS if QUESTS[q]["order"]), key=lambda q: QUESTS[q]["order"]))
"""In the order of the campaign (DJ-46.5)."""
OBJECTIVE_XP: dict[str, int] = COMPONENTS["objective_xp"]
"""For the main objective and for each secondary one (DJ-33.4, DJ-33.5)."""
SECONDARY: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in COMPONENTS["secondary_objective"]}
COMMON: tuple[str, ...] = tuple(id for id, entry in SECONDARY.items() if entry["common"])
