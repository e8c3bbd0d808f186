"""What lies in the dungeon: zones, doors, furniture and other things on the floor (DJ-15, DJ-17, DJ-18)."""

from dataclasses import dataclass

from oubliettes.games.donjon.figures import NOBODY


@dataclass(slots=True)
class Zone:
    """A revealed zone (DJ-17.1)."""

    number: int
    card: str
    tile: str
    modules: tuple[int, ...]
    """Modules of the map (by the order in which they were laid), the upper one first, as on the tile."""
    turn: int
    """How far the tile is turned clockwise, in quarters: its own north is that heading."""
    mirrored: bool
    level: int
    squares: tuple[int, ...]
    """Its floor, in reading order (DJ-2.13), the entrance stairs included."""
    room: str = ""
    """Its Room card, or the quest's name in the objective room."""
    dark: bool = False
    searched: bool = False
    safe: bool = False
    """A thief has found its traps (DJ-39.2)."""
    objective: bool = False


CLOSED, OPEN, GONE = "closed", "open", "gone"


@dataclass(slots=True)
class Door:
    """A door between two zones, or onto the unexplored (DJ-15)."""

    number: int
    module: int
    heading: int
    """The side of that module on which it is."""
    zone: int
    beyond: int = NOBODY
    """The zone on the other side; `NOBODY`: unexplored ground."""
    near: tuple[int, ...] = ()
    """The two squares facing it in its own zone (DJ-15.4)."""
    far: tuple[int, ...] = ()
    """Those beyond, each behind the `near` one of the same place."""
    state: str = CLOSED
    locked: bool = False
    relocked: bool = False
    """Has been locked and unlocked: no Locked Door event (DJ-42.5)."""
    tried: int = 0
    """Heroes who tried to break it, one bit each (DJ-15.10)."""
    portcullis: bool = False
    listened: bool = False
    """In this Exploration Phase (DJ-39.9)."""


@dataclass(slots=True)
class Piece:
    """A piece of furniture, or another thing on the floor: idol, captive, lever, slab."""

    number: int
    kind: str
    zone: int
    squares: tuple[int, ...]
    spent: bool = False
    """Examined, and nothing remains to be done (DJ-18.3)."""
    row: int = 0
    """The D10 of its table where the result is kept (lid, water, bridge); 0: not rolled."""
    locked: bool = False
    forced: int = 0
    """Heroes who tried to force it, one bit each (DJ-15.12)."""
    tried: int = 0
    """Heroes who tried its lid (DJ-19.35), drew its water (DJ-19.54)."""
    gone: bool = False
    role: str = ""
    """Its part in the quest, if it has one."""
    side: int = NOBODY
    """The wall a throne stands against; for a chasm, the heading across it."""
    life: int = 0
    """Of an idol."""
