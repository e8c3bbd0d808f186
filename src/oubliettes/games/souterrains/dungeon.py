"""A dungeon as it stands on the table: sections, exits, links, groups, traps, what lies there, what is hidden."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, TypeVar

from oubliettes.games.souterrains.fixtures import NOWHERE, Exit, Feature, Square, Trap
from oubliettes.games.souterrains.goods import Goods
from oubliettes.games.souterrains.groups import Group
from oubliettes.games.souterrains.pieces import GRID
from oubliettes.kernel import DROPPED, copier

T = TypeVar("T")


@cache
def _parts(cls: type) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*cls.__slots__)  # type: ignore[attr-defined]


def clone(thing: T) -> T:
    """A shallow copy of a slotted dataclass."""
    cls: Any = type(thing)
    return cls(*_parts(cls)(thing))  # type: ignore[no-any-return]


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


_copy_hidden, _copy_section = copier(Hidden), copier(Section)
