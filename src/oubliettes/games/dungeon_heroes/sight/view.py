"""What a seat sees (DH-22): `hide` blanks what it cannot know; the views are built up from the hidden table only.

What changes from move to move is in maps: a map is sent by its keys, and only those that changed.
"""

from dataclasses import dataclass

from oubliettes.games.dungeon_heroes.pieces import (
    ACTIONS,
    AREA,
    ARTEFACTS,
    CATEGORY,
    CHEST,
    DAMAGE,
    FACES,
    HERO_STEPS,
    HEROES,
    LARGE_CHEST_MASK,
    LIMITS,
    MAX_HP,
    NAMES,
    OFF,
    POOL,
    PRICE,
    SQUARES,
    TOP_ROW,
    TREASURE_MASK,
    UNKNOWN,
    squares_of,
)
from oubliettes.games.dungeon_heroes.reckoning import strikes
from oubliettes.games.dungeon_heroes.table import HEROES_TURN, NOBODY, Ending, Figure, Hero, Phase, Side, Table, copy


@dataclass(slots=True, frozen=True)
class FaceView:
    """A face of a tile: its kind, its damage, and whether some of its tiles may have been left out (DH-22.4)."""

    kind: str
    damage: int
    pool: bool


@dataclass(slots=True, frozen=True)
class SquareView:
    """One square, with all that lies and stands on it: put together from the view's maps."""

    id: str
    area: str
    tile: str
    """`""`: none; `"back"`: face down and unknown to this seat."""
    face_up: bool
    large_chest: bool
    dropped: list[str]
    monster: str
    heroes: list[str]


@dataclass(slots=True, frozen=True)
class HeroView:
    """One hero's board."""

    id: str
    square: str
    """Empty when he is not in play."""
    hp: int
    max_hp: int
    dead: bool
    possessed: bool
    artefacts: list[str]
    actions_used: int
    actions_limit: int
    experience: list[str]
    threat: int
    """The most damage that each figure could do him in the dungeon's next turn, added up."""
    treasure: int
    """Steps to the nearest treasure that lies open; 0: there is none."""


@dataclass(slots=True, frozen=True)
class MonsterView:
    """One figure; the white lady in possession stands on no square."""

    id: str
    squares: list[str]
    damage: int
    tired: bool
    """It has acted in this turn of its side."""
    raised: bool


@dataclass(slots=True, frozen=True)
class View:
    """The whole table, as one seat sees it."""

    solo: bool
    dragon_damsel: bool
    lords_undead: bool
    heroes_seat: int
    phase: Phase
    turn: Side
    round: int
    budget: int
    least: int
    spent: int
    faces: dict[str, FaceView]
    """What the tiles of this box do."""
    tiles: dict[str, str]
    """By square: the face of the tile, `"back"` where it lies face down."""
    known: dict[str, str]
    """Of those face down, the ones whose face this seat knows (the DM's own, DH-22.2)."""
    dropped: dict[str, list[str]]
    large_chest: bool
    """Still in the treasure room."""
    party: dict[str, HeroView]
    figures: dict[str, MonsterView]
    """By the number in which they came."""
    order: list[int]
    """Solo: the places in `monsters` of those that have yet to act."""
    waking: int
    """Solo, in the Heroes' turn: the backs from this row upwards will be turned next (DH-15.10)."""
    treasures: int
    treasures_to_win: int
    pile: int
    hand_size: int
    hand: list[str]
    """For the DM."""
    left_out: list[str]
    """Once the game is over (DH-22.6)."""
    unseen: dict[str, int]
    """Tiles of the box that this seat has not seen (DH-22.4)."""
    unseen_in_play: int
    """How many of them are in play: all fixed ones, and some of the pool's."""
    unseen_pool: int
    """How many of the unseen tiles come from the pool, of which some were left out."""
    gone: dict[str, int]
    eliminated: dict[str, int]
    market: dict[str, int]
    experience: int
    damsel_helped: bool
    picked: int
    acting: str
    inspiring: str
    buying: str
    paid: int
    ending: Ending
    heroes_won: bool

    @property
    def heroes(self) -> list[HeroView]:
        return list(self.party.values())

    @property
    def monsters(self) -> list[MonsterView]:
        return list(self.figures.values())

    @property
    def squares(self) -> dict[str, SquareView]:
        """The whole board, square by square."""
        return {NAMES[square]: self._square(square) for square in SQUARES}

    def _square(self, square: int) -> SquareView:
        name = NAMES[square]
        tile = self.tiles.get(name, "")
        return SquareView(
            id=name,
            area=AREA[square],
            tile=self.known.get(name, tile),
            face_up=tile not in ("", "back"),
            large_chest=self.large_chest and bool(LARGE_CHEST_MASK >> square & 1),
            dropped=self.dropped.get(name, []),
            monster=next((one.id for one in self.figures.values() if name in one.squares), ""),
            heroes=[hero.id for hero in self.party.values() if hero.square == name],
        )


def knows_faces(t: Table, seat: int | None) -> bool:
    """DH-5.20, DH-22.2, DH-22.5: only the DM knows his hand and the face-down tiles; in solo nobody does."""
    return not t.solo and seat == t.master_seat


def hide(t: Table, seat: int | None) -> Table:
    """DH-22.1, DH-22.2, DH-22.5; DH-22.6: nothing is hidden once the game is over."""
    new = copy(t)
    if t.ending:
        return new
    new.pile = [UNKNOWN] * len(t.pile)
    new.left_out = [UNKNOWN] * len(t.left_out)
    if not knows_faces(t, seat):
        new.hand = [UNKNOWN] * len(t.hand)
        new.picked = 0
        for square in squares_of(t.backs):
            new.tile[square] = UNKNOWN
    return new


def unseen(t: Table) -> list[int]:
    """How many tiles of each face are nowhere to be seen on a hidden table (DH-22.4)."""
    left = [box - gone for box, gone in zip(t.box, t.gone, strict=True)]
    for square in squares_of(t.covered & ~t.raised):
        face = t.tile[square]
        if face != UNKNOWN:
            left[face] -= 1
    for figure in t.figures:
        if not figure.raised:
            left[figure.face] -= 1
    if t.lady:
        left[t.lady.face] -= 1
    for known in (t.hand, t.pile, t.left_out):
        for face in known:
            if face != UNKNOWN:
                left[face] -= 1
    return left


def view(t: Table, seat: int | None) -> View:
    """DH-22.3: everything that is public, and what this seat may know besides."""
    left = unseen(t)
    places = {figure.number: n for n, figure in enumerate(_figures(t))}
    return View(
        solo=t.solo,
        dragon_damsel=t.dragon_damsel,
        lords_undead=t.lords_undead,
        heroes_seat=t.heroes_seat,
        phase=t.phase,
        turn=t.turn,
        round=t.round,
        budget=t.budget,
        least=t.least,
        spent=t.spent,
        faces={FACES[face]: FACE_VIEWS[face] for face, count in enumerate(t.box) if count},
        tiles=_tiles(t),
        known=_known(t),
        dropped={NAMES[at]: [ARTEFACTS[artefact] for artefact in left] for at, left in t.dropped.items() if left},
        large_chest=t.large_chest,
        party={hero.name: _hero(t, hero) for hero in t.heroes if hero.kind < len(HEROES) - 1 or t.dragon_damsel},
        figures={str(figure.number): _monster(t, figure) for figure in _figures(t)},
        waking=_waking(t),
        order=[places[number] for number in t.order if number in places],
        treasures=t.treasures,
        treasures_to_win=LIMITS["treasures_to_win_solo" if t.solo else "treasures_to_win_two_player"],
        pile=len(t.pile),
        hand_size=len(t.hand),
        hand=_named(t.hand),
        left_out=_named(t.left_out),
        unseen=_counted(left),
        unseen_in_play=_hidden_in_play(t),
        unseen_pool=sum(count for face, count in enumerate(left) if POOL[face]),
        gone=_counted(t.gone),
        eliminated=_counted(t.eliminated),
        market={ARTEFACTS[artefact]: PRICE[artefact] for artefact in t.market},
        experience=sum(DAMAGE[face] for hero in t.heroes for face in hero.xp),
        damsel_helped=t.inspired,
        picked=t.picked,
        acting=next((NAMES[figure.at] for figure in t.figures if figure.number == t.acting), ""),
        inspiring=HEROES[t.inspiring] if t.inspiring != NOBODY else "",
        buying=ARTEFACTS[t.buying] if t.buying != NOBODY else "",
        paid=t.paid,
        ending=t.ending,
        heroes_won=t.heroes_won,
    )


def _tiles(t: Table) -> dict[str, str]:
    """What lies on each square, as everybody sees it."""
    return {
        NAMES[square]: "back" if t.backs >> square & 1 else FACES[t.tile[square]] for square in squares_of(t.covered)
    }


def _known(t: Table) -> dict[str, str]:
    """The faces of tiles that lie face down and that this seat knows."""
    return {NAMES[square]: FACES[t.tile[square]] for square in squares_of(t.backs) if t.tile[square] != UNKNOWN}


def _hidden_in_play(t: Table) -> int:
    """How many tiles of pile, hand and board this seat does not know."""
    backs = sum(t.tile[square] == UNKNOWN for square in squares_of(t.backs))
    return t.pile.count(UNKNOWN) + t.hand.count(UNKNOWN) + backs


def _waking(t: Table) -> int:
    """Solo: the row whose tiles the dungeon will turn next (DH-15), if it has a turn yet."""
    return max(1, TOP_ROW + 1 - t.round) if t.solo and t.turn == HEROES_TURN and t.round and not t.ending else 0


def _named(faces: list[int]) -> list[str]:
    """Those that this seat knows."""
    return [FACES[face] for face in faces if face != UNKNOWN]


def _counted(counts: list[int]) -> dict[str, int]:
    """How many of each face there are."""
    return {FACES[face]: count for face, count in enumerate(counts) if count}


def _figures(t: Table) -> list[Figure]:
    return [*t.figures, *([t.lady] if t.lady else [])]


FACE_VIEWS = [FaceView(*face) for face in zip(CATEGORY, DAMAGE, POOL, strict=True)]


def _steps(t: Table, hero: Hero) -> int:
    """The fewest steps to a treasure that everybody can see, whatever stands in the way."""
    aims = sum(1 << square for square in squares_of(t.covered & ~t.backs) if t.tile[square] == CHEST)
    if t.large_chest:
        aims |= TREASURE_MASK
    if hero.at == OFF or not aims:
        return 0
    seen = frontier = 1 << hero.at
    for step in range(1, len(SQUARES)):
        grown = 0
        for square in squares_of(frontier):
            grown |= HERO_STEPS[hero.kind][square]
        if grown & aims:
            return step
        frontier = grown & ~seen
        seen |= grown
    return 0


def _hero(t: Table, hero: Hero) -> HeroView:
    reached = hero.at != OFF and not t.ending
    return HeroView(
        id=hero.name,
        square=NAMES[hero.at] if hero.at != OFF else "",
        hp=hero.hp,
        max_hp=MAX_HP[hero.kind],
        dead=hero.dead,
        possessed=hero.possessed,
        artefacts=[ARTEFACTS[artefact] for artefact in hero.artefacts],
        actions_used=hero.used,
        actions_limit=hero.limit,
        experience=[FACES[face] for face in hero.xp],
        threat=sum(strikes(t, figure, hero.at) for figure in t.figures) if reached else 0,
        treasure=_steps(t, hero),
    )


def _monster(t: Table, figure: Figure) -> MonsterView:
    return MonsterView(
        id=FACES[figure.face],
        squares=[NAMES[square] for square in squares_of(figure.mask)],
        damage=DAMAGE[figure.face],
        tired=t.turn != HEROES_TURN and figure.spent >= ACTIONS[figure.face],
        raised=figure.raised,
    )
