"""What is in the box: dice, tokens, heroes and titles, read from components.toml.

Dice of the same face are interchangeable (DR-20.4), so everything is counted by face and named by its place in the
lists below, which follow the numbers of DR-20.5 and the order of DR-1.13.
"""

from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

from oubliettes.kernel import Pick, components

FOLDER = Path(__file__).parent
COMPONENTS: dict[str, Any] = components(FOLDER)
CONSTANTS: dict[str, int] = COMPONENTS["constants"]

MAX_SEATS = CONSTANTS["max_players"]  # DR-1.1
_DICE: dict[str, int] = {die["id"]: die["count"] for die in COMPONENTS["die"]}
PARTY_DICE = _DICE["party_die"]  # DR-1.7
DUNGEON_DICE = _DICE["dungeon_die"]  # DR-1.8
MAX_LEVEL = CONSTANTS["max_level"]  # DR-1.9
RETIRE_XP: tuple[int, ...] = (0, *(level["retire_xp"] for level in COMPONENTS["level"]))
"""The Experience of whoever leaves the dungeon alive, by level; 0: by flight (DR-11.3, DR-11.5, DR-13.26)."""
DELVES = CONSTANTS["delves_per_player"]  # DR-1.2
LAIR_THRESHOLD = CONSTANTS["lair_threshold"]  # DR-10.1
DRAGON_COMPANIONS = CONSTANTS["dragon_companions"]  # DR-10.3
DRAGON_XP = CONSTANTS["dragon_xp"]  # DR-10.11
EMPTY_BOX_XP = CONSTANTS["empty_box_xp"]  # DR-9.5
DRAGON_TOKENS = CONSTANTS["dragon_tokens"]  # DR-10.10

# ------------------------------------------------------------------ dice (DR-1.10, DR-1.11)

PARTY_FACES: tuple[str, ...] = tuple(face["id"] for face in COMPONENTS["party_face"])
PARTY_FACE: dict[str | int, int] = {name: face for face, name in enumerate(PARTY_FACES)}
CHAMPION, FIGHTER, CLERIC, MAGE, THIEF, SCROLL = range(6)
COMPANIONS = range(5)

DUNGEON_FACES: tuple[str, ...] = tuple(face["id"] for face in COMPONENTS["dungeon_face"])
DUNGEON_FACE: dict[str | int, int] = {name: face for face, name in enumerate(DUNGEON_FACES)}
GOBLIN, SKELETON, OOZE, CHEST, POTION, DRAGON = range(6)
MONSTERS = range(3)
ACTIVE = range(5)

MANY = -1
DEFEATS: tuple[tuple[int, ...], ...] = tuple(
    tuple(face["defeats"][DUNGEON_FACES[monster]] for monster in MONSTERS) for face in COMPONENTS["party_face"]
)
"""What one use of each face defeats of each monster: MANY, 1 or 0 (DR-7.2 to DR-7.7)."""
OPENS: tuple[int, ...] = tuple(face["opens"] for face in COMPONENTS["party_face"])
"""How many chests one use of each face opens: MANY, 1 or 0 (DR-9.2, DR-9.3)."""

# ------------------------------------------------------------------ treasure (DR-1.13)

TOKENS: tuple[str, ...] = tuple(token["id"] for token in COMPONENTS["treasure"])
TOKEN_COUNTS: tuple[int, ...] = tuple(token["count"] for token in COMPONENTS["treasure"])
TOKEN_VALUES: tuple[int, ...] = tuple(token["end_value"] for token in COMPONENTS["treasure"])
VORPAL_SWORD, TALISMAN, SCEPTER, TOOLS, SCROLL_TOKEN, RING, SCALE, ELIXIR, BAIT, PORTAL = range(10)
SCALE_PAIR_BONUS: int = COMPONENTS["treasure"][SCALE]["pair_bonus"]  # DR-17.5
SHORT = {"ring": RING, "elixir": ELIXIR, "bait": BAIT, "portal": PORTAL}
"""The tokens that are picked by an ability of their own: `("token", "ring")`."""

# ------------------------------------------------------------------ sources: what can be spent

SOURCES: tuple[str, ...] = (
    *(f"die:{face}" for face in PARTY_FACES),
    *(f"token:{token['id']}" for token in COMPONENTS["treasure"] if token["acts_as"]),
    "lent:fighter",
    "lent:thief",
    "hero",
)
SOURCE: dict[str | int, int] = {name: index for index, name in enumerate(SOURCES)}
FIRST_TOKEN, FIRST_LENT, HERO = 6, 11, 13
SCROLL_DIE, SCROLL_AS_TOKEN = SCROLL, FIRST_TOKEN + SCROLL_TOKEN
FACE_OF: tuple[int, ...] = (
    *range(6),
    *(PARTY_FACES.index(token["acts_as"]) for token in COMPONENTS["treasure"] if token["acts_as"]),
    FIGHTER,
    THIEF,
)
"""The face that a source shows; the Hero card has none of its own."""
LENT_AS = {FIGHTER: 0, THIEF: 1}


# ------------------------------------------------------------------ heroes (DR-16)


@dataclass(slots=True, eq=False, repr=False)
class Side:
    """One side of a Hero card (DR-15.1), with all that it makes of each source worked out in advance.

    DR-15.2, DR-15.6, DR-15.7: its Specialty counts at any time, before any rule and any token.
    """

    hero: str
    name: str
    """`mercenary` or `commander`: what the words call this side."""
    master: bool
    xp_to_master: int = 0
    swap: tuple[int, ...] = ()
    extra_monster: int = -1
    dragon_companions: int = DRAGON_COMPANIONS
    scrolls_as_any: bool = False
    loot_in_monster_phase: bool = False
    knight: bool = False
    reroll_at_forming: bool = False
    ultimate: str = ""
    max_targets: int = 1
    lends: tuple[int, int] = (-1, -1)
    """`(monster, face)`: the monster that the Ultimate turns into a lent companion."""
    hero_as: tuple[int, ...] = ()
    roles: list[frozenset[int]] = field(default_factory=list)
    """For each source the Companion types it may count as (DR-15.10, DR-15.12, DR-16.16)."""
    fights: list[list[list[list[Pick]]]] = field(default_factory=list)
    """`fights[source][monster][how many are there]`: the picks that this source has against them."""
    opens: list[list[list[Pick]]] = field(default_factory=list)
    """`opens[how many chests][source]`."""
    menus: dict[tuple[int, int, int], list[list[Pick]]] = field(default_factory=dict)
    """Fights already listed: `menus[goblins, skeletons, oozes][source]`."""
    fits: dict[tuple[int, ...], bool] = field(default_factory=dict)
    """Dragon sets already judged."""

    def __post_init__(self) -> None:
        self.roles = [self._roles(source) for source in range(len(SOURCES))]
        self.fights = [
            [[_fights(source, monster, self.reach(source, monster, n)) for n in range(8)] for monster in MONSTERS]
            for source in range(len(SOURCES))
        ]
        self.opens = [[_opens(source, self.grasp(source, n)) for source in range(len(SOURCES))] for n in range(8)]

    def __repr__(self) -> str:
        return f"Side({self.name})"

    def _roles(self, source: int) -> frozenset[int]:
        if source == HERO:
            return frozenset(self.hero_as)
        face = FACE_OF[source]
        if face == SCROLL:
            return frozenset(COMPANIONS if self.scrolls_as_any else ())
        return frozenset((*self.swap, face) if face in self.swap else (face,))

    def reach(self, source: int, monster: int, there: int) -> int:
        """How many of the monsters there one use of a source can defeat (DR-7.2 to DR-7.8)."""
        best = [DEFEATS[role][monster] for role in self.roles[source]]
        return there if MANY in best else min(there, max(best, default=0))

    def grasp(self, source: int, there: int) -> int:
        """How many of the chests there one use of a source can open (DR-9.2, DR-9.3)."""
        best = [OPENS[role] for role in self.roles[source]]
        return there if MANY in best else min(there, max(best, default=0))

    def menu(self, there: tuple[int, int, int]) -> list[list[Pick]]:
        """For each source every fight with these monsters: looked up, once listed."""
        self.menus[there] = menu = [
            [pick for monster in MONSTERS for pick in self.fights[source][monster][there[monster]]]
            for source in range(len(SOURCES))
        ]
        return menu

    def slays(self, sources: tuple[int, ...]) -> bool:
        """DR-15.11: whether the members of a set can be given different types."""
        if sources not in self.fits:
            self.fits[sources] = len(sources) == self.dragon_companions and _distinct(
                [self.roles[source] for source in sources], frozenset()
            )
        return self.fits[sources]

    def dragon_sets(self, stock: list[int]) -> list[tuple[int, ...]]:
        """All sets that defeat the Dragon, from how many there are of each source."""
        kinds = [source for source, count in enumerate(stock) if count and self.roles[source]]
        return [
            chosen
            for chosen in combinations_with_replacement(kinds, self.dragon_companions)
            if self.slays(chosen) and all(chosen.count(source) <= stock[source] for source in chosen)
        ]


def _distinct(roles: list[frozenset[int]], taken: frozenset[int]) -> bool:
    return not roles or any(_distinct(roles[1:], taken | {role}) for role in roles[0] - taken)


def _fights(source: int, monster: int, most: int) -> list[Pick]:
    return [("fight", SOURCES[source], DUNGEON_FACES[monster], k) for k in range(1, most + 1)]


def _opens(source: int, most: int) -> list[Pick]:
    return [("open", SOURCES[source], k) for k in range(1, most + 1)]


def _side(hero: dict[str, Any], master: bool) -> Side:
    side = hero["master" if master else "novice"]
    specialty, ultimate = side["specialty"], side["ultimate"]
    face = PARTY_FACES.index
    return Side(
        hero=hero["id"],
        name=side["name"]["en"].lower().replace(" ", "_").replace("-", "_"),
        master=master,
        xp_to_master=hero["xp_to_master"],
        swap=tuple(face(name) for name in specialty.get("swap", ())),
        extra_monster=face(specialty["extra_monster"]) if "extra_monster" in specialty else -1,
        dragon_companions=specialty.get("dragon_companions", DRAGON_COMPANIONS),
        scrolls_as_any=specialty["id"] == "scrolls_as_any_companion",
        loot_in_monster_phase=specialty["id"] == "loot_in_monster_phase",
        knight=specialty["id"].startswith("scrolls_become_champions"),
        reroll_at_forming=specialty["id"] == "reroll_party_at_forming",
        ultimate=ultimate["id"],
        max_targets=ultimate.get("max_targets", 1),
        lends=(DUNGEON_FACES.index(ultimate["from"]), face(ultimate["to"])) if "from" in ultimate else (-1, -1),
        hero_as=tuple(face(name) for name in ultimate.get("hero_as", ())),
    )


HEROES: tuple[str, ...] = tuple(hero["id"] for hero in COMPONENTS["hero"])
SIDES: tuple[tuple[Side, Side], ...] = tuple((_side(hero, False), _side(hero, True)) for hero in COMPONENTS["hero"])
"""`SIDES[hero][master]`."""
NOBODY = Side("", "nobody", False)
"""A Hero card with no powers at all: what would be legal without the Specialty (DR-20.8)."""

# ------------------------------------------------------------------ titles and ranks (DR-18, DR-19)

TITLES: tuple[str, ...] = tuple(title["id"] for title in COMPONENTS["title"])  # DR-19.1
TITLE_LEAST: dict[str, int] = {title["id"]: title["least"] for title in COMPONENTS["title"] if "least" in title}
"""How many dragons, Champions or points earn it, where a number does."""
RANKS: tuple[tuple[int, str], ...] = tuple((rank["from"], rank["id"]) for rank in COMPONENTS["solo_rank"])
