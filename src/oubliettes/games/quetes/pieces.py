"""What is in the box: 120 cards, read from components.toml.

Cards are small numbers, named by their place in the lists below. Adventure cards (monsters, special cards, events)
share one list, so that a pile is a list of numbers; two cards of the same kind (chests, Sales) have the same number.
"""

from pathlib import Path
from typing import Any

from oubliettes.kernel import components

FOLDER = Path(__file__).parent
COMPONENTS: dict[str, Any] = components(FOLDER)
CONSTANTS: dict[str, int] = COMPONENTS["constants"]
CAPS: dict[str, int] = COMPONENTS["negotiation_caps"]

GEMS: int = COMPONENTS["counts"]["gems"]  # QT-1.7
BASE_POWER = CONSTANTS["base_power"]  # QT-4.1
MAX_WOUNDS = CONSTANTS["max_wounds"]  # QT-5.4
DEFEAT_WOUNDS = CONSTANTS["wounds_on_defeat"]  # QT-5.1
HEAVY_WOUNDS = CONSTANTS["wounds_on_kritik_defeat"]  # QT-5.2
WOUNDS_RECOVERED = CONSTANTS["wounds_recovered_per_turn"]  # QT-5.6
KRITIK = CONSTANTS["kritik_face"]  # QT-12.3
KRITIK_VALUE = CONSTANTS["kritik_value"]
MAX_SECONDARY = CONSTANTS["max_uncompleted_secondary_quests"]  # QT-17.13
ARENA_ROUND = CONSTANTS["first_arena_round"]  # QT-3.7
DIE = CONSTANTS["die_faces"]  # QT-1.9
ALLY_QUARTERS = CONSTANTS["ally_quarters"]
"""QT-4.4: what an ally brings of his power, in quarters of it: two are half."""
ALLY_QUARTERS_OF_TWO = CONSTANTS["ally_quarters_two_players"]
"""QT-26.7: the same where two play, against monsters."""
FLEE_HALVES = CONSTANTS["flee_halves"]
"""QT-13.6: one may flee from what has so many halves of one's own power."""
LOOT_DIVISOR = CONSTANTS["loot_divisor"]  # QT-15.1
THIEF_GEMS = CONSTANTS["thief_gems"]  # QT-15.5
HEAL_PRICE = CONSTANTS["heal_price"]  # QT-7.3
TROPHY_PRICE = CONSTANTS["trophy_price"]  # QT-16.4
ARENA_TROPHY = CONSTANTS["arena_trophy"]  # QT-14.12

TARGETS: tuple[int, ...] = tuple(COMPONENTS["target"]["options"])
DEFAULT_TARGET: dict[int, int] = {
    int(seats): points for seats, points in COMPONENTS["target"]["default_by_players"].items()
}

# ------------------------------------------------------------------ characters (QT-19)

CHARACTERS: tuple[str, ...] = tuple(entry["id"] for entry in COMPONENTS["character"])
BARBARIAN, FORESTER, WARRIOR = map(CHARACTERS.index, ("barbarian", "forester", "warrior"))
PRIEST, SORCERER, THIEF = map(CHARACTERS.index, ("priest", "sorcerer", "thief"))
UNIQUE_BONUS = {
    BARBARIAN: CONSTANTS["barbarian_bonus"],
    FORESTER: CONSTANTS["forester_bonus"],
    WARRIOR: CONSTANTS["warrior_bonus"],
}
"""What the announced unique powers add (QT-19.3, QT-19.6, QT-19.10)."""
FATIGUE = CONSTANTS["barbarian_fatigue"]
"""QT-19.3: what the Barbarian's unique power costs him afterwards."""
TYPE_BONUS = CONSTANTS["type_bonus"]  # QT-19.5
CLASS_BONUS = CONSTANTS["class_bonus"]  # QT-19.2

# ------------------------------------------------------------------ adventure cards (QT-1.4)

_ADVENTURE: list[dict[str, Any]] = [*COMPONENTS["monster"], *COMPONENTS["special"], *COMPONENTS["event"]]
CARDS: tuple[str, ...] = tuple(entry["id"] for entry in _ADVENTURE)
CARD: dict[str | int, int] = {name: kind for kind, name in enumerate(CARDS)}
MONSTERS = range(len(COMPONENTS["monster"]))
SPECIALS = range(len(MONSTERS), len(MONSTERS) + len(COMPONENTS["special"]))
EVENTS = range(SPECIALS.stop, len(CARDS))
ADVENTURE: tuple[int, ...] = tuple(kind for kind, entry in enumerate(_ADVENTURE) for _ in range(entry["count"]))
"""The 74 cards of the Dungeon, sorted."""

TYPES: tuple[str, ...] = tuple(entry["id"] for entry in COMPONENTS["monster_type"])
HUMANOID, UNDEAD, CREATURE, DRAGON = map(TYPES.index, ("humanoid", "undead", "creature", "dragon"))
NO_TYPE = -1

TYPE: tuple[int, ...] = tuple(TYPES.index(entry["type"]) if "type" in entry else NO_TYPE for entry in _ADVENTURE)
POWER: tuple[int, ...] = tuple(entry["power"] if isinstance(entry.get("power"), int) else 0 for entry in _ADVENTURE)
CARD_GEMS: tuple[int, ...] = tuple(entry.get("gems", 0) for entry in _ADVENTURE)
CARD_TROPHIES: tuple[int, ...] = tuple(entry.get("trophies", 0) for entry in _ADVENTURE)
TYPED: frozenset[int] = frozenset(kind for kind in MONSTERS if TYPE[kind] != DRAGON)

DJINN, CHEST, SALE, TRAP, VIAL = (CARD[name] for name in ("djinn", "treasure_chest", "sale", "trap", "chaotic_vial"))
MIMIC, PILFERER, DOPPELGANGER = (CARD[name] for name in ("mimic", "pilferer", "doppelganger"))
FAMILIAR, FAIRY, KEY = (CARD[name] for name in ("familiar", "good_fairy", "temple_key"))
TOLL, LOVE, BLOODTHIRST, HELL = (CARD[n] for n in ("the_toll", "surge_of_love", "bloodthirst", "day_in_hell"))
OBJECT_LIKE = (SALE, VIAL, KEY)  # QT-8.8
GUARDIAN = len(CARDS)
"""The Temple Guardian is no card; it has a number of its own (QT-24.2)."""
GUARDIAN_POWER: int = COMPONENTS["guardian"]["power"]
CHEST_GEMS = CARD_GEMS[CHEST]
TRAP_WOUNDS: int = _ADVENTURE[TRAP]["wounds"]
VIAL_MINUS = CONSTANTS["vial_minus"]
"""QT-20.14: the Vial gives the die minus four."""
WITCHER_POWER = CONSTANTS["trophy_monster_power"]
"""QT-18.12; from this power on monsters carry trophy points (QT-11.5)."""
HELL_MONSTERS = CONSTANTS["hell_monsters"]  # QT-21.13
HELL_TROPHIES = CONSTANTS["hell_trophies"]  # QT-21.16

# ------------------------------------------------------------------ objects (QT-8)

_OBJECTS: list[dict[str, Any]] = [entry for entry in COMPONENTS["object"] if entry["group"] != "temple"]  # QT-2.6
OBJECTS: tuple[str, ...] = tuple(entry["id"] for entry in _OBJECTS)
OBJECT: dict[str | int, int] = {name: number for number, name in enumerate(OBJECTS)}
SLOTS: tuple[str, ...] = ("weapon", "armour", "jewel")
WEAPON, ARMOUR, JEWEL = range(3)
SLOT: tuple[int, ...] = tuple(SLOTS.index(entry["type"]) for entry in _OBJECTS)
BONUS: tuple[int, ...] = tuple(entry["bonus"] for entry in _OBJECTS)
PRICE: tuple[int, ...] = tuple(entry.get("price", 0) for entry in _OBJECTS)
RESERVED_FOR: tuple[int, ...] = tuple(
    CHARACTERS.index(entry["reserved_for"]) if "reserved_for" in entry else -1 for entry in _OBJECTS
)
RESERVED: frozenset[int] = frozenset(o for o, entry in enumerate(_OBJECTS) if entry["group"] == "reserved")
DRAGON_OBJECTS: frozenset[int] = frozenset(o for o, entry in enumerate(_OBJECTS) if entry["group"] == "dragon")
SHOP: tuple[int, ...] = tuple(o for o in range(len(OBJECTS)) if o not in DRAGON_OBJECTS)
"""QT-2.3: on sale from the start."""
SALE_DIVISOR = CONSTANTS["sale_divisor"]  # QT-20.11
MIGHT_TIMES = CONSTANTS["might_times"]  # QT-23.19
AXE_STRIKES = CONSTANTS["axe_strikes"]  # QT-23.21
AXE, BOW, MIGHT, HELM, RING, CHARM = (
    OBJECT[name]
    for name in (
        "lightning_axe",
        "bow_of_constraint",
        "armour_of_might",
        "helm_of_oblivion",
        "charm_ring",
        "blackmail_charm",
    )
)
DRAGON_OBJECT: dict[int, int] = {CARD[entry["won_from"]]: o for o, entry in enumerate(_OBJECTS) if "won_from" in entry}
"""The object that lies with each dragon (QT-22.1)."""
CLASS_SLOT = {BARBARIAN: WEAPON, WARRIOR: ARMOUR, SORCERER: JEWEL}
"""The slot whose object gives these characters +1 (QT-19.2, QT-19.9, QT-19.15)."""
SEATS = ("seat:0", "seat:1", "seat:2", "seat:3", "seat:4", "seat:5")
"""What picks call the seats."""
SEAT: dict[str | int, int] = {name: seat for seat, name in enumerate(SEATS)}
NOTHING = -1
"""An empty slot, nobody, no card."""

# ------------------------------------------------------------------ quests (QT-18)

QUESTS: tuple[str, ...] = tuple(entry["id"] for entry in COMPONENTS["quest"])
QUEST_WORDS: tuple[str, ...] = tuple(entry["word"] for entry in COMPONENTS["quest"])
"""What events call them: `quest:dragon`, since there are other dragons."""
QUEST: dict[str, int] = {name: number for number, name in enumerate(QUESTS)}
POINTS: tuple[int, ...] = tuple(entry["points"] for entry in COMPONENTS["quest"])
EVEN_POINTS: tuple[int, ...] = tuple(entry.get("points_even_players", entry["points"]) for entry in COMPONENTS["quest"])
"""QT-18.21: the Intrepid quest is worth more with an even number of players."""
MIN_PLAYERS: tuple[int, ...] = tuple(entry.get("min_players", 0) for entry in COMPONENTS["quest"])
QUEST_GEMS = CONSTANTS["quest_gems"]  # QT-18.24
MAIN_TIMES = CONSTANTS["main_quest_multiplier"]  # QT-17.2
LAVISH, JEWELLER, KEEN_EDGE, BLACKSMITH = (QUEST[name] for name in ("lavish", "jeweller", "keen_edge", "blacksmith"))
DRAGON_QUEST, ST_MICHAEL, WITCHER, ST_GARY = (QUEST[name] for name in ("dragon", "st_michael", "witcher", "st_gary"))
JUST, BLOODTHIRSTY, HUNTER, BENEFACTOR = (QUEST[name] for name in ("just", "bloodthirsty", "hunter", "benefactor"))
WRETCHED, HERO, LUCKY, GREED = (QUEST[name] for name in ("wretched", "hero", "lucky", "greed"))
INTREPID, COWARD = QUEST["intrepid"], QUEST["coward"]
DEEDS: frozenset[int] = frozenset(n for n, entry in enumerate(COMPONENTS["quest"]) if entry["test"] == "deed")
REMAINS_QUESTS: frozenset[int] = frozenset(
    n for n, entry in enumerate(COMPONENTS["quest"]) if entry["test"] == "remains"
)
NEEDS: dict[int, tuple[int, ...]] = {
    n: tuple(COMPONENTS["quest"][n]["needs"].get(name, 0) for name in TYPES) for n in sorted(REMAINS_QUESTS)
}
"""How many remains of each of TYPES a quest takes (QT-18.7 to QT-18.11)."""
BIG_BONUS = CONSTANTS["big_bonus"]  # QT-18.2
GREED_GEMS = CONSTANTS["greed_gems"]  # QT-18.18
LUCKY_QUESTS = CONSTANTS["lucky_quests"]  # QT-18.16

# ------------------------------------------------------------------ odds

VALUES: tuple[int, ...] = tuple(KRITIK_VALUE if face == KRITIK else face for face in range(1, DIE + 1))
"""QT-12.3: what each face counts in a fight."""
THROWS = DIE * DIE
"""Of the two dice of a fight."""
_FAR = max(VALUES) - min(VALUES)
_WINS = [sum(ahead + green >= red for green in VALUES for red in VALUES) for ahead in range(-_FAR - 1, _FAR + 1)]
"""From all lost to all won."""


def wins(difference: int) -> int:
    """How many of the THROWS of two dice win a fight that starts this far ahead or behind; ties win (QT-12.2)."""
    return _WINS[max(0, min(len(_WINS) - 1, difference + _FAR + 1))]


# ------------------------------------------------------------------ words of trades and promises

PURPOSES: tuple[str, ...] = tuple(entry["id"] for entry in COMPONENTS["trade_purpose"])
CLAUSES: tuple[str, ...] = tuple(entry["id"] for entry in COMPONENTS["promise_clause"])
IF_WE_WIN, IN_ANY_CASE, IN_ADVANCE = CLAUSES
IN_ADVANCE_PLAYERS: int = COMPONENTS["promise_clause"][CLAUSES.index(IN_ADVANCE)]["max_players"]
"""QT-26.14: how many players may be at a table where help is paid in advance."""
