"""Where a Dungeon Master lays his tiles: what the Heroes want out of their way, what hurts them in it."""

from typing import NamedTuple

from oubliettes.games.dungeon_heroes.pieces import (
    AROUND,
    ARTEFACT,
    CATEGORY,
    CHEST,
    DAMAGE,
    DAMSEL_TILE,
    FAIRY,
    MONSTER,
    POISON_CLOUD,
    PORTAL,
    ROGUE,
    TRAP,
    TREASURE_MASK,
    TREASURE_ROOM,
    WARRIOR,
    WIDTH,
    WIZARD,
    king,
    squares_of,
)
from oubliettes.games.dungeon_heroes.table import NOBODY, Table

BURY = (0.7, 0.4, 3.8, 3.0)
"""What the Heroes want lies far from them, in a far row, at an edge, and behind other tiles."""
ASTRAY = 2.4
"""And not where they walk anyhow."""
APART, OFF_GATE = 3.5, 3.0
"""Nor does a chest lie next to another one, where one raid takes both, or before the treasure room."""


class Lay(NamedTuple):
    """Where a tile that hurts belongs: what a square is worth for each of these."""

    away: float
    """A step further from the nearest hero; for a monster, from the squares next to him."""
    gate: float
    """A step further from the treasure room, while the large chest is there."""
    way: float
    """Lying between the heroes and the treasures that lie open."""
    deep: float = 0.0
    """A row further from the start."""
    edge: float = 0.0
    """Lying at an edge."""
    behind: float = 0.0
    """Lying among other tiles: there is no other way round."""
    wizard: float = 0.0
    """A step further from the wizard, who stays behind: where the others go."""
    warrior: float = 0.0
    """A step further from the warrior, who walks over what nobody has seen."""
    door: float = 0.0
    """Lying before the treasure room, while the large chest is there: four squares, and no way round."""


CLOUD = Lay(away=-3.0, gate=1.0, way=3.5, behind=3.5, wizard=1.3, warrior=-0.7, door=9.5)
GATEWAY = Lay(away=-3.0, gate=0.0, way=5.2, wizard=0.7, door=8.0)
PIT = Lay(away=-2.4, gate=0.7, way=6.0, edge=1.5)
SNARE = Lay(away=-2.4, gate=-0.3, way=3.0, deep=-0.6, edge=-1.3, wizard=0.6)
LAIR = Lay(away=0.5, gate=-0.3, way=3.5)
DEN = Lay(away=0.2, gate=0.3, way=3.0, deep=0.7, wizard=-0.6)
"""A poison cloud, a portal, a trap of three hearts or more and a lesser one, a strong monster and a weak one."""
STRONG = 3
"""From so much damage on."""
UNHARMED = {TRAP: ROGUE, MONSTER: WARRIOR}
"""The one hero who does not fear it (DH-12.3, DH-12.9): it is no use in his way."""
IMMUNE = 1.0
"""Nor next to him."""
NOISE = 1.0
"""So much of where a tile goes is chance: the pattern must not tell what it is."""
HALFWAY = 4
"""How far a hero counts who is dead."""
BURIED = (CHEST, DAMSEL_TILE, FAIRY)
"""What the Heroes should not find."""
GATE = [min(king(square, room) for room in squares_of(TREASURE_MASK)) for square in range(64)]
"""How far each square is from the treasure room."""


def open_treasures(t: Table) -> list[int]:
    """The squares on which a hero takes a treasure that all can see."""
    places = [square for square in squares_of(t.covered & ~t.backs) if t.tile[square] == CHEST]
    return [*places, *TREASURE_ROOM] if t.large_chest else places


Raid = tuple[int, int, int]
"""Where a hero stands, where a treasure lies open, and how far it is."""


def open_raids(t: Table, unharmed: int = NOBODY) -> list[Raid]:
    """Of all but the one hero whom a tile in his way would not harm."""
    heroes = [hero.at for hero in t.in_play if not hero.possessed and hero.kind != unharmed]
    return [(at, place, king(at, place)) for at in heroes for place in open_treasures(t)]


def in_the_way(raids: list[Raid], square: int) -> float:
    """How much a tile here stands between heroes and treasures that lie open: the more, the nearer they are."""
    return sum([1.0 / away for at, place, away in raids if king(at, square) + king(square, place) == away])


def spots(t: Table, face: int, squares: list[int]) -> list[float]:
    """Where a tile goes: what the Heroes want far away, what hurts them in their way."""
    raids = open_raids(t, UNHARMED.get(CATEGORY[face], NOBODY))
    if face in BURIED or CATEGORY[face] == ARTEFACT:
        chests = [other for other in squares_of(t.covered) if t.tile[other] == CHEST] if face == CHEST else []
        return [hiding(t, square, raids) - (beset(t, square, chests) if face == CHEST else 0.0) for square in squares]
    lay = layout(face)
    return [ambush(t, face, lay, square, raids) for square in squares]


def edge(square: int) -> float:
    """How much at an edge a square lies, from 0.2 to 1."""
    return abs(2 * (square % WIDTH) - 7) / 5


def walled(t: Table, square: int) -> float:
    """How much of what is around a square is covered."""
    return (AROUND[square] & t.covered).bit_count() / AROUND[square].bit_count()


def hiding(t: Table, square: int, raids: list[Raid]) -> float:
    """How well a square hides what the Heroes want."""
    away = min(king(hero.at, square) for hero in t.in_play)
    far, deep, aside, behind = BURY
    worth = far * away + deep * (square // WIDTH) + aside * edge(square) + behind * walled(t, square)
    return worth - ASTRAY * in_the_way(raids, square)


def beset(t: Table, square: int, chests: list[int]) -> float:
    """How much a chest here would help a raid on another treasure."""
    worth = sum([APART / max(1, king(square, chest)) for chest in chests if king(square, chest) <= 2])
    return worth + OFF_GATE if t.large_chest and GATE[square] == 1 else worth


def layout(face: int) -> Lay:
    """Where such a tile belongs."""
    strong = DAMAGE[face] >= STRONG
    if CATEGORY[face] == TRAP:
        return PIT if strong else SNARE
    if CATEGORY[face] == MONSTER:
        return LAIR if strong else DEN
    return {POISON_CLOUD: CLOUD, PORTAL: GATEWAY}.get(face, LAIR)


def ambush(t: Table, face: int, lay: Lay, square: int, raids: list[Raid]) -> float:
    """How well a tile that hurts lies on a square."""
    trap = CATEGORY[face] == TRAP
    mine = trap or face in (POISON_CLOUD, PORTAL)
    away = min(king(hero.at, square) for hero in t.in_play)
    worth = lay.away * (away if mine else abs(away - 1)) + lay.way * in_the_way(raids, square)
    worth += lay.gate * (GATE[square] if t.large_chest else 3) + lay.deep * (square // WIDTH)
    worth += lay.edge * edge(square) + lay.behind * walled(t, square)
    wizard, warrior = t.heroes[WIZARD].at, t.heroes[WARRIOR].at
    worth += lay.wizard * (king(wizard, square) if wizard >= 0 else HALFWAY)
    worth += lay.warrior * (king(warrior, square) if warrior >= 0 else HALFWAY)
    if t.large_chest and GATE[square] == 1:
        worth += lay.door
    if trap or not mine:
        unharmed = t.heroes[ROGUE if trap else WARRIOR].at
        if unharmed >= 0 and king(unharmed, square) <= 1:
            worth -= IMMUNE
    return worth
