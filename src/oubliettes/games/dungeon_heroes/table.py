"""The state of a game of Dungeon Heroes. What a seat may not know of it is blanked by `view.hide`."""

from dataclasses import dataclass, field
from typing import Final, Literal

from oubliettes.games.dungeon_heroes.pieces import (
    BOARD,
    DAMSEL,
    DUNGEON_MASK,
    FACES,
    HEROES,
    IS_MONSTER,
    LARGE_CHEST_MASK,
    LIMITS,
    MARKET,
    MAX_HP,
    NAMES,
    NONE,
    OFF,
    box,
)
from oubliettes.kernel import Table as KernelTable
from oubliettes.kernel import copier

Phase = Literal["passive", "aggressive"]
PASSIVE: Final = "passive"
AGGRESSIVE: Final = "aggressive"
Side = Literal["setup", "heroes", "dungeon_master", "dungeon"]
"""Whose turn it is."""
SETUP: Final = "setup"
HEROES_TURN: Final = "heroes"
MASTER_TURN: Final = "dungeon_master"
DUNGEON_TURN: Final = "dungeon"
Ending = Literal["", "treasures", "slain", "late", "lost"]
"""How a game ended; nothing while it goes on."""
NOBODY = -1


@dataclass(slots=True)
class Hero:
    """One of the adventurers, with all that lies on his board."""

    kind: int
    at: int = OFF
    hp: int = 0
    dead: bool = False
    artefacts: tuple[int, ...] = ()
    used: int = 0
    """Actions used this turn (DH-8.2)."""
    limit: int = LIMITS["actions_per_hero"]
    possessed: bool = False
    xp: tuple[int, ...] = ()
    """The faces of the trap and monster tiles he removed (DH-20.8)."""

    @property
    def name(self) -> str:
        return HEROES[self.kind]


@dataclass(slots=True)
class Figure:
    """A monster figure on the board, or the white lady beside the board of the hero she possesses."""

    face: int
    at: int
    number: int
    """The order in which figures came: solo monsters act by it (DH-16.3)."""
    also: int = OFF
    """The dragon's second square, the higher of the two (DH-18.5)."""
    mask: int = 0
    spent: int = 0
    """Actions taken this turn (DH-6.8)."""
    raised: bool = False
    """Brought back by the necromancer: gives no experience (DH-20.11)."""

    def stand(self, at: int, also: int = OFF) -> None:
        self.at, self.also = (at, also) if also == OFF or at < also else (also, at)
        self.mask = 1 << at | (0 if also == OFF else 1 << also)


@dataclass(slots=True, kw_only=True)
class Table(KernelTable):
    """The board, the tiles, the two sides, and the turn being played."""

    # the match
    solo: bool = False
    dragon_damsel: bool = False
    lords_undead: bool = False
    last_survivor: bool = True
    heroes_seat: int = 0
    box: tuple[int, ...] = ()
    """Tiles of each face that may be in this match (DH-22.4)."""

    # tiles
    pile: list[int] = field(default_factory=list)
    """Drawn from the end."""
    hand: list[int] = field(default_factory=list)
    left_out: list[int] = field(default_factory=list)
    tile: list[int] = field(default_factory=lambda: [NONE] * 64)
    """The face of the tile on each square."""
    covered: int = 0
    """Squares with a tile."""
    backs: int = 0
    """Squares with a face-down tile."""
    lying: int = 0
    """Squares with a face-up monster tile (DH-7.4)."""
    raised: int = 0
    """Those among them that stand for a monster brought back (DH-20.26)."""
    gone: list[int] = field(default_factory=lambda: [0] * len(FACES))
    """Tiles of each face that left the board for good, other than those replaced by a figure that still stands."""
    dropped: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Artefacts left by dead heroes (DH-11.7)."""
    market: tuple[int, ...] = ()
    large_chest: bool = True
    """Still in the treasure room."""
    treasures: int = 0

    # figures
    heroes: list[Hero] = field(default_factory=lambda: [Hero(kind) for kind in range(len(HEROES))])
    figures: list[Figure] = field(default_factory=list)
    monsters: int = 0
    """Squares with a monster figure."""
    made: int = 0
    """Figures made so far: the number of the next one."""
    lady: Figure | None = None
    """The white lady while she possesses a hero (DH-19.18)."""
    eliminated: list[int] = field(default_factory=lambda: [0] * len(FACES))
    """Monsters of each face that were slain and not brought back (DH-19.7)."""

    # the turn
    phase: Phase = PASSIVE
    turn: Side = SETUP
    round: int = 0
    """The round (DH-4.6); in solo also the number of the dungeon turn."""
    budget: int = 0
    """The most actions of this turn."""
    least: int = 0
    """How many the Heroes must spend before they may end it (DH-4.3, DH-14.9)."""
    spent: int = 0
    placed: int = 0
    """Tiles placed in this DM turn (DH-17.12)."""
    inspired: bool = False
    """The damsel has helped this turn (DH-18.17)."""
    lone_turns: int = 0
    """Heroes' turns in a row begun with the only hero in play possessed (DH-19.35)."""
    hasty: int = 0
    """A bit for each seat that ends its turns without a last word (DH-4.7)."""
    order: tuple[int, ...] = ()
    """Solo: the numbers of the figures that have yet to act (DH-16.3)."""

    # the decision being made
    picked: int = 0
    """The place in the DM's hand of the tile being placed, from 1."""
    acting: int = NOBODY
    """The number of the figure being moved."""
    inspiring: int = NOBODY
    """The hero taking a free action."""
    buying: int = NOBODY
    """The artefact being bought, and what has been paid for it so far."""
    paid: int = 0

    ending: Ending = ""
    heroes_won: bool = False

    @property
    def master_seat(self) -> int:
        return 1 - self.heroes_seat

    @property
    def taken(self) -> int:
        """Squares with a hero."""
        found = 0
        for hero in self.heroes:
            if hero.at >= 0:
                found |= 1 << hero.at
        return found

    @property
    def in_play(self) -> list[Hero]:
        return [hero for hero in self.heroes if hero.at >= 0]

    @property
    def occupied(self) -> int:
        """Squares that no other monster may enter (DH-7.3, DH-7.4)."""
        return self.monsters | self.lying

    @property
    def littered(self) -> int:
        """Squares with dropped artefacts."""
        found = 0
        for square in self.dropped:
            found |= 1 << square
        return found

    @property
    def receiving(self) -> int:
        """DH-5.5 to DH-5.11: squares that may receive a tile.

        DH-5.7 to DH-5.10: not where a tile, a hero or dropped artefacts are. DH-5.8, DH-5.9: a figure does not
        matter.
        """
        return DUNGEON_MASK & ~(self.covered | self.taken | self.littered)

    @property
    def empty(self) -> int:
        """DH-11.25: squares with nothing at all on them."""
        chest = LARGE_CHEST_MASK if self.large_chest else 0
        return BOARD & ~(self.covered | self.taken | self.littered | self.monsters | chest)

    def figure_on(self, square: int) -> Figure | None:
        bit = 1 << square
        if self.monsters & bit:
            for figure in self.figures:
                if figure.mask & bit:
                    return figure
        return None

    # ------------------------------------------------------------------ tiles come and go

    def lay(self, square: int, face: int) -> None:
        """Put a tile face down."""
        self.tile[square] = face
        self.covered |= 1 << square
        self.backs |= 1 << square

    def turn_up(self, square: int) -> int:
        """Turn a tile face up; its face."""
        face = self.tile[square]
        self.backs &= ~(1 << square)
        if IS_MONSTER[face]:
            self.lying |= 1 << square
        return face

    def lift(self, square: int) -> bool:
        """Take a face-up tile off the board; whether it stood for a monster brought back."""
        bit = 1 << square
        raised = bool(self.raised & bit)
        self.tile[square] = NONE
        self.covered &= ~bit
        self.lying &= ~bit
        self.raised &= ~bit
        return raised

    def discard(self, square: int) -> None:
        """A tile leaves the game."""
        face = self.tile[square]
        if not self.lift(square):
            self.gone[face] += 1

    def remove(self, square: int, rule: str) -> None:
        """The same, told by itself: what the tile did was told while it lay there."""
        face = self.tile[square]
        self.discard(square)
        self.say("tile-leaves", rule, tile=FACES[face], square=NAMES[square])


copy_hero = copier(Hero)
copy_figure = copier(Figure)
copy = copier(Table)


def new_table(*, solo: bool, dragon_damsel: bool, lords_undead: bool, last_survivor: bool) -> Table:
    """DH-3.1, DH-3.5, DH-20.1: heroes at full strength, no figure on the board, the market open with its expansion."""
    table = Table(solo=solo, dragon_damsel=dragon_damsel, lords_undead=lords_undead, last_survivor=last_survivor)
    table.box = box(dragon_damsel=dragon_damsel, lords_undead=lords_undead)
    for hero in table.heroes[:DAMSEL]:
        hero.hp = MAX_HP[hero.kind]
    if lords_undead:
        table.market = MARKET
    if solo:
        table.phase = AGGRESSIVE  # DH-14.16
    return table
