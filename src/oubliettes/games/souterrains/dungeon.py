"""A dungeon as it stands on the table: sections, exits, links, groups, traps, what lies there, what is hidden."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, TypeVar

from oubliettes.games.souterrains.hero import Goods
from oubliettes.games.souterrains.pieces import GRID
from oubliettes.kernel import DROPPED, copier

Square = tuple[int, int]
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
DX, DY = (0, 1, 0, -1), (-1, 0, 1, 0)
UNKNOWN: Square = (-1, -1)
"""Stands for squares that exist and that the seat cannot know (SS-29.5)."""
CLOSED = ("locked", "stuck", "grille", "collapse_exit")
NOWHERE = -1

T = TypeVar("T")


@cache
def _parts(cls: type) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*cls.__slots__)  # type: ignore[attr-defined]


def clone(thing: T) -> T:
    """A shallow copy of a slotted dataclass."""
    cls: Any = type(thing)
    return cls(*_parts(cls)(thing))  # type: ignore[no-any-return]


def beyond(square: Square, side: int) -> Square:
    return square[0] + DX[side], square[1] + DY[side]


def rows(squares: frozenset[Square]) -> list[list[int]]:
    """Squares side by side as one row: x, y, how many."""
    found: list[list[int]] = []
    for y, x in sorted((y, x) for x, y in squares):
        if found and found[-1][1] == y and found[-1][0] + found[-1][2] == x:
            found[-1][2] += 1
        else:
            found.append([x, y, 1])
    return found


@dataclass(slots=True)
class Exit:
    """SS-8.7: an edge between two squares. Stored once; `b` is NOWHERE until the other side is drawn."""

    level: int
    a: int
    square: Square
    side: int
    door: str
    b: int = NOWHERE
    open: bool = False
    """A closed door that was opened, a grille raised, a collapse cleared: for good."""
    key: str = ""
    secret: bool = False
    """A secret passage that was found locked: from its far side it is free (SS-13.12)."""
    trap: bool = False
    """A door trap that was on it is over (SS-13.27)."""

    @property
    def far(self) -> Square:
        return beyond(self.square, self.side)

    @property
    def passable(self) -> bool:
        return self.door != "sealed" and (self.open or self.door not in CLOSED)

    def end(self, section: int) -> Square:
        """The square on this section's side."""
        return self.square if section == self.a else self.far

    def other(self, section: int) -> int:
        return self.b if section == self.a else self.a


@dataclass(slots=True)
class Feature:
    """Something on a square: an element, a link, a container, a find, a module's own test."""

    kind: str
    """element, link, container, find, test."""
    id: str
    square: Square
    # a link
    to: Square = UNKNOWN
    up: bool = False
    out: bool = False
    """Stairs up from level 1: a way out (SS-25.21)."""
    span: int = 1
    """How many levels it goes up or down."""
    joins: int = NOWHERE
    """The section at the other end, once it is drawn."""
    # a container
    locked: bool = False
    opened: bool = False
    treasure: str = ""
    items: tuple[str, ...] = ()
    trap: str = ""
    """A container's trap while nobody knows of it."""


@dataclass(slots=True)
class Trap:
    """SS-13. Unknown ones lie in `Section.hidden`, known ones in `Section.traps`."""

    id: str
    place: str
    """floor, section, door, container."""
    on: Square = UNKNOWN
    side: int = NORTH
    """The exit a door trap sits on, or the square of its container."""
    armed: bool = True
    paid: bool = False
    """SS-22.8: its xp was given."""
    safe: bool = False
    """SS-13.24: the way round it is known."""


@dataclass(slots=True)
class Member:
    """One creature of a group."""

    creature: str
    hp: int = 0
    hp_max: int = 0
    state: str = "up"
    """up, dead, out (unconscious), gone (fled), yielded."""
    chief: bool = False
    init: int = 0
    burning: bool = False
    fire: bool = False
    """Took fire damage this round (regeneration)."""
    stuck: bool = False
    """A leech or a constrictor that has its hold."""
    used: bool = False
    """Its web or its charge is spent."""
    bit: bool = False
    """It has wounded the character in this encounter (disease)."""


@dataclass(slots=True)
class Group:
    """SS-14. One that stands in a section, or one that wanders."""

    members: list[Member]
    level: int
    section: int = NOWHERE
    hoard: str = ""
    hoards: int = 1
    relic: bool = False
    key: str = ""
    """Its id in a module."""
    unique: bool = False
    guard: bool = False
    """A vault's guardians: hostile and never Surprised (SS-25.29)."""
    attitude: str = ""
    told: bool = False
    """The attitude was shown (SS-29.6)."""
    seen: bool = False
    """The composition was shown."""
    counted: bool = False
    """The HP are public: a combat has begun (SS-14.27)."""
    rolled: bool = False
    peace: bool = False
    quiet: bool = False
    """SS-14.28: its peaceful end was counted in this expedition."""
    paid: int = 0
    """SS-22.6: the xp it has given so far."""
    friendly_first: bool = False
    gone: bool = False

    def living(self) -> list[Member]:
        return [member for member in self.members if member.state == "up"]

    def copy(self) -> "Group":
        return _copy_group(self)


@dataclass(slots=True)
class Cache:
    """SS-20."""

    goods: Goods
    bonus: int
    closed_at: int


@dataclass(slots=True)
class Hidden:
    """What only a Search brings to light (SS-29.5)."""

    traps: list[Trap] = field(default_factory=list)
    exits: list[Exit] = field(default_factory=list)
    stash: str = ""
    """A treasure type."""
    finds: list[str] = field(default_factory=list)

    @property
    def empty(self) -> bool:
        return not (self.traps or self.exits or self.stash or self.finds)

    def copy(self) -> "Hidden":
        return _copy_hidden(self)


@dataclass(slots=True)
class Section:
    """SS-8.5."""

    level: int
    kind: str
    seen: frozenset[Square]
    unseen: frozenset[Square]
    entry: Square
    floor: str = "paving"
    walls: str = "smooth"
    lighting: str = "none"
    flooded: bool = False
    special: str = ""
    key: str = ""
    """Its id in a module."""
    known: bool = False
    """Somebody was here and saw: it gave its xp (SS-22.10)."""
    visited: bool = False
    searched: bool = False
    combed: frozenset[Square] = frozenset()
    """Searched by themselves, without the rest (SS-12.13)."""
    gleaned: bool = False
    """Its Resources have been found (SS-12.9)."""
    revealed: bool = False
    """Its shape and group were told (SS-15.11)."""
    features: list[Feature] = field(default_factory=list)
    veiled: list[Feature] = field(default_factory=list)
    """On squares not yet seen."""
    veiled_exits: list[Exit] = field(default_factory=list)
    traps: list[Trap] = field(default_factory=list)
    hidden: Hidden = field(default_factory=Hidden)
    group: int = NOWHERE
    """A group of the dungeon's list that has been met here, or told of."""
    lurking: Group | None = None
    """One that nobody knows of yet."""
    loot: Goods = field(default_factory=Goods)
    boxes: list[str] = field(default_factory=list)
    """Opened containers that lie there and may be carried off."""
    pending: list[str] = field(default_factory=list)
    """Treasure types not yet drawn: a hoard nobody guards any more."""
    cache: Cache | None = None
    used: list[str] = field(default_factory=list)
    """Elements, special rooms and module tests used up for good."""
    used_now: list[str] = field(default_factory=list)
    """Those used in this expedition."""
    torches: list[tuple[Square, int]] = field(default_factory=list)
    """Burning torches on the floor: where, and the rounds left."""
    restocked: bool = True
    """SS-24.3: its D20 was rolled in this expedition."""
    prisoner: bool = False
    veil: Annotated["Section | None", DROPPED] = field(default=None, repr=False, compare=False)
    """What the seat knows of it, kept while it is at rest."""

    @property
    def squares(self) -> frozenset[Square]:
        return self.seen | self.unseen if self.unseen else self.seen

    @property
    def lit(self) -> bool:
        """SS-9.6."""
        return self.lighting != "none"

    def element(self, id: str) -> bool:
        return any(feature.kind == "element" and feature.id == id for feature in self.features)

    def copy(self) -> "Section":
        return _copy_section(self)


@dataclass(slots=True)
class Dungeon:
    """One dungeon of a career. `plan`, where there is one (a module, a shared code), is the whole of it, hidden."""

    name: str
    """A module's id, or the code of a generated dungeon."""
    theme: str
    levels: int
    grid: Square = GRID
    module: str = ""
    sections: list[Section] = field(default_factory=list)
    exits: list[Exit] = field(default_factory=list)
    """Those that are known; a number in this list names an exit."""
    groups: list[Group] = field(default_factory=list)
    start: int = 0
    danger: int = 0
    """SS-11.18: each dungeon has its own."""
    next_drop: int = 0
    """The calendar's round at which Danger drops by itself (SS-11.11)."""
    night: int = -1
    """The nights in town there had been when he last came here."""
    rumour: str = ""
    specials: list[str] = field(default_factory=list)
    plan: "Dungeon | None" = None
    budgets: list[int] = field(default_factory=list)
    met: list[bool] = field(default_factory=list)
    """Each level's obligation (SS-25.24)."""
    counts: list[int] = field(default_factory=list)
    """Sections drawn on each level that count against its budget."""
    ends: list[bool] = field(default_factory=list)
    """Levels of which a dead end was seen: their budget is used up."""
    way_ins: list[tuple[int, Square]] = field(default_factory=list)
    """Known ways out, where one may come back in: section and square."""
    veil: "Dungeon | None" = field(default=None, repr=False, compare=False)
    """What the seat knows of it, kept while he is elsewhere and nothing changes here."""
    guessed: "tuple[int, Dungeon] | None" = field(default=None, repr=False, compare=False)
    """Of a veil: what may lie under it, and the Level it was guessed for."""
    resting_sections: set[int] = field(default_factory=set, repr=False, compare=False)
    resting_exits: set[int] = field(default_factory=set, repr=False, compare=False)
    resting_groups: set[int] = field(default_factory=set, repr=False, compare=False)
    """Those that copies of this dungeon share: read as they are, changed through `section`, `exit` and `group` alone,
    which wake them first."""

    # ------------------------------------------------------------------ copies

    def copy(self) -> "Dungeon":
        new = clone(self)
        new.veil = new.guessed = None
        still = new.resting_sections = self.resting_sections.copy()
        new.sections = [part if n in still else part.copy() for n, part in enumerate(self.sections)]
        still = new.resting_exits = self.resting_exits.copy()
        new.exits = [edge if n in still else clone(edge) for n, edge in enumerate(self.exits)]
        still = new.resting_groups = self.resting_groups.copy()
        new.groups = [group if n in still else group.copy() for n, group in enumerate(self.groups)]
        new.specials, new.budgets, new.met = self.specials[:], self.budgets[:], self.met[:]
        new.counts, new.ends, new.way_ins = self.counts[:], self.ends[:], self.way_ins[:]
        return new

    def rest(self, here: int) -> None:
        """Between two choices no script holds on to anything: all may rest but where he is and where a torch burns."""
        still = self.resting_sections
        still.update(range(len(self.sections)))
        still.discard(here)
        still.difference_update([n for n, section in enumerate(self.sections) if section.torches])
        self.resting_exits.update(range(len(self.exits)))
        self.resting_groups.update(range(len(self.groups)))

    def wake(self) -> None:
        """All of it."""
        for number in tuple(self.resting_sections):
            self.section(number)
        for number in tuple(self.resting_exits):
            self.exit(number)
        for number in tuple(self.resting_groups):
            self.group(number)

    def section(self, number: int) -> Section:
        """A section to be changed."""
        if number in self.resting_sections:
            self.resting_sections.discard(number)
            self.sections[number] = self.sections[number].copy()
        return self.sections[number]

    def exit(self, number: int) -> Exit:
        """An exit to be changed."""
        if number in self.resting_exits:
            self.resting_exits.discard(number)
            self.exits[number] = clone(self.exits[number])
        return self.exits[number]

    def group(self, number: int) -> Group:
        """A group to be changed."""
        if number in self.resting_groups:
            self.resting_groups.discard(number)
            self.groups[number] = self.groups[number].copy()
        return self.groups[number]

    # ------------------------------------------------------------------ what is where

    def owner(self, level: int, square: Square) -> int:
        """The section that holds a square, or NOWHERE."""
        for number, section in enumerate(self.sections):
            if section.level == level and (square in section.seen or square in section.unseen):
                return number
        return NOWHERE

    def on_grid(self, square: Square) -> bool:
        return 0 <= square[0] < self.grid[0] and 0 <= square[1] < self.grid[1]

    def awaken(self, section: int) -> int:
        """The number of the group that stands in a section; one that lurked there is in the open from now on."""
        if self.sections[section].lurking:
            place = self.section(section)
            place.group = len(self.groups)
            assert place.lurking is not None
            self.groups.append(place.lurking)
            place.lurking = None
        return self.sections[section].group if self.standing(section) else NOWHERE

    def exits_of(self, section: int) -> list[tuple[int, Exit]]:
        return [(n, edge) for n, edge in enumerate(self.exits) if section in (edge.a, edge.b)]

    def standing(self, section: int) -> Group | None:
        """The living group that is known to stand in a section."""
        number = self.sections[section].group
        if number == NOWHERE:
            return None
        group = self.groups[number]
        return group if not group.gone and group.living() else None


_copy_group, _copy_hidden, _copy_section = copier(Group), copier(Hidden), copier(Section)
