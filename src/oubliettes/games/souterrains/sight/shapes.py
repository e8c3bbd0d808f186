"""What a view is made of, frozen: what clients get."""

from dataclasses import dataclass
from typing import Any

from oubliettes.games.souterrains.table import Phase


@dataclass(slots=True, frozen=True)
class HeroView:
    name: str
    title: str
    hit_die: int
    hd: int
    xp: int
    next_xp: int
    hp: int
    hp_max: int
    ac: int
    ac_defence: int
    fatigue: int
    rst: list[str]
    domains: list[str]
    gifts: list[str]
    conditions: list[str]
    resources: int
    torches: int
    coins: dict[str, int]
    po: int
    coin_room: int
    armour: str
    main: str
    main_lit: bool
    off: str
    off_lit: bool
    light_left: int
    worn: list[str]
    pack: list[list[Any]]
    """Each item: its id, its worth in PO, whether it counts for xp on leaving."""
    enc: int
    status: str
    stored: int
    found_po: int
    motive: str
    on_honour: bool


@dataclass(slots=True, frozen=True)
class ExitView:
    number: int
    square: list[int]
    side: str
    door: str
    open: bool
    a: int
    b: int


@dataclass(slots=True, frozen=True)
class SectionView:
    number: int
    level: int
    kind: str
    squares: list[list[int]]
    """The known squares in rows: x, y, how many."""
    more: bool
    """There are squares he has not seen."""
    floor: str
    walls: str
    lit: bool
    flooded: bool
    special: str
    name: str
    searched: bool
    visited: bool
    features: list[list[Any]]
    """Each: kind, id, x, y, whether it is opened or used."""
    traps: list[list[Any]]
    loot: list[list[Any]]
    cache: bool
    group: str
    """nothing, hostile, friendly, peace, or somebody: seen, of whom nobody knows what they are up to."""


@dataclass(slots=True, frozen=True)
class EnemyView:
    place: int
    creature: str
    state: str
    hp: int
    """-1 while it is not known."""
    hp_max: int
    hd: int
    ac: int
    chief: bool
    abilities: list[str]


@dataclass(slots=True, frozen=True)
class EncounterView:
    distance: int
    """In squares, now; 0 while he runs and nobody measures it."""
    seen: bool
    attitude: str
    surprised: bool
    group_surprised: bool
    round: int
    combat: bool
    enemies: list[EnemyView]
    total_hd: int
    held: bool
    paralysed: int
    burning: bool
    run: int


@dataclass(slots=True, frozen=True)
class TrialView:
    test: str
    difficulty: int
    needed: int
    die: int
    chance: int
    """Per cent."""
    bonus: list[list[Any]]
    malus: list[list[Any]]


@dataclass(slots=True, frozen=True)
class View:
    phase: Phase
    hero: HeroView
    day: int
    t: int
    turn: int
    round: int
    rest_in: int
    test_in: int
    patrol_in: int
    """-1: none is due."""
    spells: dict[str, int]
    """Rounds left."""
    danger: int
    level: int
    dungeon: str
    theme: str
    section: int
    square: list[int]
    sight: str
    sections: dict[str, SectionView]
    exits: dict[str, ExitView]
    ways_out: list[list[int]]
    """Each: section, x, y."""
    out_in: int
    """Rounds of walking to the nearest of them; -1: no known way."""
    onward: list[Any]
    """The pick that goes on exploring, if there is one."""
    concerns: dict[str, int]
    """What a player who explores on would stop for: anything new here, or another number."""
    odds: dict[str, int]
    """Per cent, by the first words of a pick."""
    code: int
    """The code of the dungeon that was shared with him; 0: none was."""
    story: dict[str, str]
    """What a module tells of the place where he stands, in each language."""
    encounter: EncounterView | None
    trial: TrialView | None
    offer: list[list[Any]]
    town: dict[str, Any]
    dungeons: list[list[Any]]
    bestiary: list[str]
    deeds: dict[str, Any]
