"""What is in the box: board, tiles, monsters, heroes and artefacts, read from components.toml.

A square is numbered `row * 8 + column`, columns a to f being 1 to 6: the lower number has the lower row, then the
column nearer to a (DH-16.2), and a set of squares is an int with one bit a square, in which a step is a shift.
A tile is named by its *face*, a number in FACES; a monster figure bears the number of its tile.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from oubliettes.kernel import Pick, components

FOLDER = Path(__file__).parent
COMPONENTS: dict[str, Any] = components(FOLDER)
LIMITS: dict[str, int] = COMPONENTS["limits"]

# ------------------------------------------------------------------ the board (DH-2)

WIDTH = 8
GRID = range(64)
OFF = -1
"""No square: a hero who is not in play, the dragon's second square when it has none."""
NAMES: tuple[str, ...] = tuple("abcdef"[n % WIDTH - 1] + str(n // WIDTH) if 1 <= n % WIDTH <= 6 else "" for n in GRID)
SQUARE: dict[str | int, int] = {name: n for n, name in enumerate(NAMES)}


def bits(squares: Any) -> int:
    """Squares as one int."""
    found = 0
    for square in squares:
        found |= 1 << square
    return found


def squares_of(mask: int) -> list[int]:
    """The squares of an int, the lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _area(name: str) -> tuple[int, ...]:
    return tuple(sorted(SQUARE[square["id"]] for square in COMPONENTS["square"] if square["area"] == name))


START, DUNGEON, TREASURE_ROOM = _area("start"), _area("dungeon"), _area("treasure_room")
START_MASK, DUNGEON_MASK, TREASURE_MASK = bits(START), bits(DUNGEON), bits(TREASURE_ROOM)
BOARD = START_MASK | DUNGEON_MASK | TREASURE_MASK
SQUARES: tuple[int, ...] = tuple(squares_of(BOARD))
LARGE_CHEST_MASK = 1 << SQUARE[COMPONENTS["board"]["large_chest_square"]]
AREA: dict[int, str] = {SQUARE[square["id"]]: square["area"] for square in COMPONENTS["square"]}
TOP_ROW = max(square // WIDTH for square in DUNGEON)

ORTHOGONAL: list[int] = [0] * 64
"""For each square the orthogonally adjacent ones (DH-2.4)."""
AROUND: list[int] = [0] * 64
"""For each square the eight around it (DH-2.6)."""
for _entry in COMPONENTS["square"]:
    _n = SQUARE[_entry["id"]]
    ORTHOGONAL[_n] = bits(SQUARE[name] for name in _entry["orthogonal"])
    AROUND[_n] = ORTHOGONAL[_n] | bits(SQUARE[name] for name in _entry["diagonal"])


KING: list[list[int]] = [
    [max(abs(a % WIDTH - b % WIDTH), abs(a // WIDTH - b // WIDTH)) for b in range(64)] for a in range(64)
]


def king(a: int, b: int) -> int:
    """King's distance (DH-2.7)."""
    return KING[a][b]


RANGE = LIMITS["range_squares"]
WITHIN_TWO: list[int] = [bits(b for b in SQUARES if NAMES[a] and king(a, b) <= RANGE) for a in GRID]
"""For each square those within two squares of it, itself included (DH-2.7)."""
OFF_CENTRE: list[int] = [abs(2 * (n % WIDTH) - 7) + abs(2 * (n // WIDTH) - 7) for n in GRID]
"""DH-16.15."""

# ------------------------------------------------------------------ tiles (DH-3.8, DH-3.9, DH-17.3, DH-17.4)

_TILES: list[dict[str, Any]] = [tile for tile in COMPONENTS["tile"] if tile["part"] != "vault"]
NONE, UNKNOWN = 0, -1
"""No tile; a tile whose face this seat cannot know."""
FACES: tuple[str, ...] = ("", *(tile["id"].removesuffix("_tile") for tile in _TILES))
FACE: dict[str | int, int] = {name: face for face, name in enumerate(FACES)}
CATEGORY: tuple[str, ...] = ("", *(tile["category"] for tile in _TILES))
_SHOWN: dict[str, dict[str, Any]] = {
    thing["id"]: thing for kind in ("monster", "artefact") for thing in COMPONENTS[kind]
}
_NUMBERS: list[dict[str, Any]] = [_SHOWN.get(tile.get("monster", tile.get("artefact", "")), tile) for tile in _TILES]
"""Where the numbers of each tile stand: with the monster or the artefact that it shows, else with itself."""
COUNT: tuple[int, ...] = (0, *(numbers["count"] for numbers in _NUMBERS))
DAMAGE: tuple[int, ...] = (0, *(numbers.get("damage", 0) for numbers in _NUMBERS))
POOL: tuple[bool, ...] = (False, *(tile["part"] == "pool" for tile in _TILES))
SET: tuple[str, ...] = ("", *(tile["set"] for tile in _TILES))
MONSTER, TRAP, TREASURE, MOVEMENT, ARTEFACT = "monster", "trap", "treasure", "movement", "artefact"
CHEST, PORTAL, MOVING_FLOOR, POISON_CLOUD = (FACE[f] for f in ("chest", "portal", "moving_floor", "poison_cloud"))
DAMSEL_TILE, FAIRY = FACE["damsel"], FACE["fairy"]
IS_MONSTER: tuple[bool, ...] = tuple(category == MONSTER for category in CATEGORY)

PILE_SIZE = len(DUNGEON)  # DH-3.11, DH-17.5
SETS = ("base", "dragon_damsel", "lords_undead")


def box(*, dragon_damsel: bool, lords_undead: bool) -> tuple[int, ...]:
    """How many tiles of each face may be in this match, those left out included."""
    return tuple(
        count if where == "base" or (dragon_damsel and where == SETS[1]) or (lords_undead and where == SETS[2]) else 0
        for count, where in zip(COUNT, SET, strict=True)
    )


# ------------------------------------------------------------------ monsters (DH-7.14, DH-18.1, DH-19.3)

_MONSTERS: list[dict[str, Any]] = COMPONENTS["monster"]
OGRE, ORC, SKELETON, GOBLIN, DRAGON, NECROMANCER, WHITE_LADY = (FACE[monster["id"]] for monster in _MONSTERS)
DIAGONAL: list[bool] = [False] * len(FACES)
ACTIONS: list[int] = [0] * len(FACES)
SOLO_RANK: list[int] = [0] * len(FACES)
MONSTER_STEPS: list[list[int]] = [[] for _ in FACES]
"""`MONSTER_STEPS[face][square]`: where a move may lead; the dragon's are in `ways`."""
for _entry in _MONSTERS:
    _n = FACE[_entry["id"]]
    DIAGONAL[_n] = _entry["moves"] == "orthogonal_and_diagonal"
    ACTIONS[_n] = _entry["actions_per_turn"]
    SOLO_RANK[_n] = _entry["solo_rank"]
    MONSTER_STEPS[_n] = AROUND if DIAGONAL[_n] else ORTHOGONAL
RAISABLE: tuple[int, ...] = tuple(FACE[monster["id"]] for monster in _MONSTERS if monster["revivable"])
"""From the highest damage down (DH-21.7)."""
ALWAYS_AGGRESSIVE: tuple[bool, ...] = tuple(
    monster and where != "base" for monster, where in zip(IS_MONSTER, SET, strict=True)
)

# ------------------------------------------------------------------ heroes (DH-12)

_HEROES: list[dict[str, Any]] = COMPONENTS["hero"]
HEROES: tuple[str, ...] = tuple(hero["id"] for hero in _HEROES)
"""In the order of the solo monsters' preference (DH-16.11, DH-21.2)."""
HERO: dict[str | int, int] = {name: n for n, name in enumerate(HEROES)}
WARRIOR, CLERIC, ROGUE, WIZARD, DAMSEL = range(5)
MAX_HP: tuple[int, ...] = tuple(hero["hp"] for hero in _HEROES)
HERO_STEPS: tuple[list[int], ...] = tuple(
    AROUND if hero["moves"] == "orthogonal_and_diagonal" else ORTHOGONAL for hero in _HEROES
)

# ------------------------------------------------------------------ artefacts (DH-11, DH-18.23, DH-20)

ARTEFACTS: tuple[str, ...] = tuple(artefact["id"] for artefact in COMPONENTS["artefact"])
ARTEFACT_NUMBER: dict[str | int, int] = {name: n for n, name in enumerate(ARTEFACTS)}
SWORD, HOLY_ICON, KIT, HAT, GRAIL, PENNANT, SKULL, MIRROR, ELIXIR, BREAD = range(10)
ARTEFACT_OF: tuple[int, ...] = (NONE, *(ARTEFACT_NUMBER.get(tile.get("artefact", ""), NONE) for tile in _TILES))
"""The artefact on a tile of category `artefact`."""
MARKET: tuple[int, ...] = tuple(ARTEFACT_NUMBER[entry["artefact"]] for entry in COMPONENTS["market"])
PRICE: dict[int, int] = {n: COMPONENTS["artefact"][n]["price"] for n in MARKET}

# ------------------------------------------------------------------ picks, made once

Offer = tuple[tuple[int, Pick], ...]
"""Picks with the bit of the square each is about."""


def _offer(squares: Any, *words: str | int) -> Offer:
    return tuple((1 << square, (*words, NAMES[square])) for square in squares)


MOVES: tuple[tuple[Offer, ...], ...] = tuple(
    tuple(_offer(squares_of(steps[square]), "move", HEROES[hero]) for square in GRID)
    for hero, steps in enumerate(HERO_STEPS)
)
"""`MOVES[hero][square]`."""
WALKS: tuple[tuple[Offer, ...], ...] = tuple(
    tuple(_offer(squares_of(steps[square]), "walk", HEROES[hero]) for square in GRID)
    for hero, steps in enumerate(HERO_STEPS)
)
"""Steps of a possessed hero, in the DM's hands."""
_REVEALS: Offer = _offer(DUNGEON, "reveal")
HATS: tuple[Offer, ...] = tuple(_offer(DUNGEON, "hat", hero) for hero in HEROES)
PLACES: Offer = _offer(DUNGEON, "square")
EXITS: Offer = _offer(SQUARES, "exit")
STEPS_TO: tuple[Pick, ...] = tuple(("step", name) for name in NAMES)
SECOND: Offer = _offer(SQUARES, "second")
HAND: tuple[Pick, ...] = tuple(("place", n) for n in range(1, LIMITS["hand_size_dm"] + 1))
ACT: tuple[tuple[Pick, ...], ...] = tuple(tuple(("act", face, NAMES[square]) for square in GRID) for face in FACES)
ATTACK: tuple[Pick, ...] = tuple(("attack", hero) for hero in HEROES)
POSSESS: tuple[Pick, ...] = tuple(("possess", hero) for hero in HEROES)
HOLD: Pick = ("hold",)
END: Pick = ("end",)
END_ALWAYS: Pick = ("end_always",)


@lru_cache(maxsize=256)
def reveals(tiles: int) -> tuple[Pick, ...]:
    """The picks that turn one of these tiles: asked for again and again while none of them comes or goes."""
    return tuple([pick for bit, pick in _REVEALS if tiles & bit])
