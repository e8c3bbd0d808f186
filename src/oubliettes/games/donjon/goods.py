"""What an adventurer is made of and what he can own: races, classes, shop, Treasure cards, prices of growth."""

from dataclasses import dataclass
from typing import Any

from oubliettes.games.donjon.pieces import COMPONENTS, SKILLS, dice, stats

# ------------------------------------------------------------------ races and classes (DJ-3, DJ-4, DJ-7)

START: dict[str, int] = COMPONENTS["hero_start"]
"""life, fatigue, destiny, gold, skills of a new adventurer (DJ-6.1, DJ-7.1 to DJ-7.3, DJ-8.2)."""
RACES: dict[str, tuple[int, ...]] = {entry["id"]: stats(entry) for entry in COMPONENTS["race"]}
CLASSES: dict[str, tuple[int, ...]] = {entry["id"]: stats(entry) for entry in COMPONENTS["class"]}
MAX_POWER: dict[str, int] = {entry["id"]: entry["max_power"] for entry in COMPONENTS["class"]}
"""The base Power a class may use (DJ-4.3 to DJ-4.7)."""
CLASSES_OF: dict[str, tuple[str, ...]] = {
    entry["id"]: tuple(cls for cls in CLASSES if cls not in entry["forbidden_classes"]) for entry in COMPONENTS["race"]
}
"""DJ-3.2 to DJ-3.4."""
SKILLS_OF: dict[str, tuple[str, ...]] = {
    cls: tuple(skill.id for skill in SKILLS.values() if skill.cls == cls) for cls in CLASSES
}
"""One set of cards for each class (DJ-2.4)."""
FIGURES: tuple[str, ...] = tuple(COMPONENTS["cosmetic"]["figures"])
NAMES: dict[str, tuple[str, ...]] = {race: tuple(COMPONENTS["cosmetic"][f"names_{race}"]) for race in RACES}
PRICES: dict[str, int] = {entry["id"]: entry["xp"] for entry in COMPONENTS["progression"]}
"""What growth costs, in XP (DJ-33.8 to DJ-33.13)."""
GAINS: dict[str, int] = {entry["id"]: entry.get("amount", 1) for entry in COMPONENTS["progression"]}
"""How much more one has of it."""


@dataclass(slots=True, frozen=True, eq=False)
class Loadout:
    """A new adventurer as the notes advise him."""

    race: str
    cls: str
    skills: tuple[str, ...]
    items: tuple[str, ...]


LOADOUTS: dict[str, Loadout] = {
    entry["class"]: Loadout(entry["race"], entry["class"], tuple(entry["skills"]), tuple(entry["items"]))
    for entry in COMPONENTS["loadout"]
}

# ------------------------------------------------------------------ things (DJ-8, DJ-44)

WEAPON, SHIELD, BODY = "weapon", "shield", "body"
SLOTS = (WEAPON, SHIELD, BODY)


@dataclass(slots=True, frozen=True, eq=False)
class Thing:
    """A kind of thing that can be carried: of the shop, of a Treasure card, or of a quest."""

    id: str
    category: str
    """weapon, armour, gear, gold, ammunition, potion, scroll, talisman, grimoire or quest."""
    slot: str = ""
    """Where it is ready: in hand, on the arm, on the body; "" if it need not be."""
    power: int = 0
    """Base Power: what the class limits look at (DJ-4.7)."""
    bonus: int = 0
    """+1 and better: magic (DJ-25.17, DJ-44.4, DJ-44.5)."""
    hands: int = 1
    ranged: bool = False
    ammo: str = ""
    """The ammunition it shoots, or is: stone, arrow or bolt (DJ-8.20)."""
    amount: int = 1
    """Pieces, doses or uses that one purchase or card gives."""
    price: int = 0
    """In the shop (DJ-8.3, DJ-8.8, DJ-8.13); 0: not sold there."""
    value: int = 0
    """Printed on a Treasure card (DJ-34.2)."""
    count: int = 0
    """How many of this Treasure card there are; 0: it is no card."""
    bulky: bool = False
    """DJ-21.6."""
    heal: tuple[int, ...] = ()
    damage: tuple[int, ...] = ()
    """DJ-8.31."""
    fatigue: int = 0
    skill: str = ""
    """The skill that a scroll or grimoire casts (DJ-18.13, DJ-44.14)."""
    strength: int = 0
    speed: int = 0
    speed_factor: int = 1
    melee_bonus: int = 0
    attack_bonus: int = 0
    defence_bonus: int = 0
    max_fatigue: int = 0
    versus_undead: int = 0
    stops_regeneration: bool = False
    per_game: int = 0
    """How often it can be used in a game, if not once and for all (DJ-44.22)."""
    any_class: bool = False
    """DJ-45.16."""
    this_game_only: bool = False

    @property
    def magic(self) -> bool:
        return self.bonus > 0


def _shop(entry: dict[str, Any], category: str, slot: str) -> Thing:
    return Thing(
        entry["id"],
        category,
        slot,
        power=entry.get("power", 0),
        hands=entry.get("hands", 1),
        ranged=entry.get("ranged", False),
        ammo=entry.get("ammo", ""),
        amount=entry.get("amount", 1),
        price=entry["price"],
        heal=dice(entry["heal"]) if "heal" in entry else (),
        damage=dice(entry["damage"]) if "damage" in entry else (),
        attack_bonus=entry.get("attack_bonus", 0),
    )


SHOP: dict[str, Thing] = {
    thing.id: thing
    for thing in (
        *(_shop(entry, "weapon", WEAPON) for entry in COMPONENTS["weapon"]),
        *(_shop(entry, "armour", entry["slot"]) for entry in COMPONENTS["armour"]),
        *(_shop(entry, "gear", "") for entry in COMPONENTS["gear"]),
    )
}


def _card(entry: dict[str, Any]) -> Thing:
    base = SHOP.get(entry.get("base", ""), _PLAIN)
    return Thing(
        entry["id"],
        entry["category"],
        base.slot,
        power=base.power,
        bonus=entry.get("bonus", 0),
        hands=base.hands,
        ranged=base.ranged,
        ammo=entry.get("ammo", base.ammo),
        amount=entry.get("amount", entry.get("uses", 1)),
        value=entry["value"],
        count=entry["count"],
        bulky=entry["bulky"],
        heal=dice(entry["heal"]) if "heal" in entry else (),
        fatigue=entry.get("fatigue", 0),
        skill=entry.get("skill", ""),
        strength=entry.get("strength", 0),
        speed=entry.get("speed", 0),
        speed_factor=entry.get("speed_factor", 1),
        melee_bonus=entry.get("melee_bonus", 0),
        defence_bonus=entry.get("defence_bonus", 0),
        max_fatigue=entry.get("max_fatigue", 0),
        versus_undead=entry.get("versus_undead", 0),
        stops_regeneration=entry.get("stops_regeneration", False),
        per_game=entry.get("per_game", 0),
    )


_PLAIN = Thing("", "")
TREASURES: dict[str, Thing] = {entry["id"]: _card(entry) for entry in COMPONENTS["treasure_card"]}
GRIMOIRES: tuple[str, ...] = tuple(entry["id"] for entry in COMPONENTS["grimoire"])
"""By the number of the spell (DJ-18.12)."""


def _quest_things() -> dict[str, Thing]:
    """What the quests hold (DJ-45): a blade to fight with, and objects that are only carried."""
    found = {}
    for quest in COMPONENTS["quest"]:
        chest = quest.get("special_chest", {})
        if "base_power" in chest:
            found[chest["holds"]] = Thing(
                chest["holds"],
                "quest",
                WEAPON,
                power=chest["base_power"],
                bonus=chest["bonus"],
                hands=chest["hands"],
                any_class=chest["any_class"],
                this_game_only=chest["this_game_only"],
            )
        elif chest:
            found[chest["holds"]] = Thing(chest["holds"], "quest")
        if quest.get("main", {}).get("kind") in ("retrieve", "carry_out"):
            found[quest["main"]["target"]] = Thing(quest["main"]["target"], "quest")
    for plain in ("lost_relic", "quest_object"):
        found[plain] = Thing(plain, "quest")
    return found


THINGS: dict[str, Thing] = {
    "": _PLAIN,
    **SHOP,
    **TREASURES,
    **{entry["id"]: Thing(entry["id"], "grimoire", skill=entry["skill"]) for entry in COMPONENTS["grimoire"]},
    **_quest_things(),
}
POTION = "healing_potion"
TORCH, LANTERN, ROPE, POISON, RAT_POISON = "torch", "lantern", "rope", "poison", "rat_poison"
EVERBURNING, KEY, LENS, AMULET = "everburning_lantern", "skeleton_key", "seeing_lens", "amulet_of_destiny"


# ------------------------------------------------------------------ tables (DJ-16, DJ-19)


@dataclass(slots=True, frozen=True, eq=False)
class Row:
    """One line of a table rolled with 1D10."""

    effect: str
    dice: tuple[int, ...] = ()
    amount: int = 0
    draw: int = 0
    only: tuple[str, ...] = ()
    trap: bool = False
    item: str = ""
    monster: str = ""
    test: str = ""
    target: int = 0
    value: int = 0
    radius: int = 0
    rule: str = ""


def _rows(entry: dict[str, Any]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for row in entry["rows"]:
        line = Row(
            row["effect"],
            dice(row["dice"]) if "dice" in row else (),
            row.get("amount", 0),
            row.get("draw", 0) or row.get("draw_monster", 0),
            tuple(row.get("only", ())),
            row.get("trap", False),
            row.get("item", ""),
            row.get("monster", ""),
            row.get("test", ""),
            row.get("target", 0),
            row.get("value", 0),
            row.get("radius", 0),
            row["rules"][0],
        )
        rows += [line] * (row["max"] - row["min"] + 1)
    return tuple(rows)


TABLES: dict[str, tuple[Row, ...]] = {entry["id"]: _rows(entry) for entry in COMPONENTS["table"]}
"""The row of each result: `TABLES["chest"][die - 1]`."""
