"""What a seat sees: `hide` blanks what it cannot know; the views are built up from the hidden table only.

Squares are `[x, y]`, y growing southwards, from the north-west corner of the first module. Things that come and go are
kept by their numbers, so that only those that changed have to be sent.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from oubliettes.games.donjon.pieces import FURNITURE
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.rules.movement import distances
from oubliettes.games.donjon.sight.view_figures import (
    BlowView,
    BodyView,
    HeroView,
    ItemView,
    MonsterView,
    PurseView,
    SheetView,
    TrialView,
    blow_view,
    body_view,
    hero_view,
    monster_view,
    pack_view,
    sheet_view,
    trial_view,
)
from oubliettes.games.donjon.sight.view_places import (
    DoorView,
    PieceView,
    Spot,
    ZoneView,
    door_view,
    piece_view,
    spot,
    table_of,
    zone_view,
)
from oubliettes.games.donjon.table import (
    GONE,
    NOBODY,
    PC,
    UNKNOWN,
    Door,
    Hero,
    Monster,
    Outcome,
    Phase,
    Piece,
    Table,
    Zone,
    copy,
    is_hero,
)

# ------------------------------------------------------------------ hiding


def hide(t: Table, seat: int | None) -> Table:
    """A copy without the MD's cards (for the others), the pile's secrets and what heroes heard behind a door."""
    new = copy(t)
    if t.outcome:
        return new
    for place, card in enumerate(t.pile):
        if card != UNKNOWN and not _knows_place(t, seat, place, card):
            new.pile[place] = UNKNOWN
            if card != t.objective:
                new.dungeon.append(card)
    if seat != t.md or t.md == NOBODY:
        back = [*(("event", card) for card in t.hand), *t.held.items()]
        if t.drawn_from:
            back.append((t.drawn_from, t.drawn))
            new.drawn = UNKNOWN
        for kind, card in back:
            if card != UNKNOWN:
                (new.dungeon if kind == "dungeon" else new.decks[kind]).append(card)
        new.hand = [UNKNOWN] * len(t.hand)
        new.held = dict.fromkeys(t.held, UNKNOWN)
        goals.hide(new)
    new.dungeon.sort()
    for deck in new.decks.values():
        deck.sort()
    return new


def _knows_place(t: Table, seat: int | None, place: int, card: str) -> bool:
    """Whether a seat knows the card at a place of the pile (DJ-18.11, DJ-39.9, DJ-17.19)."""
    if place in t.seen:
        return True
    if seat is None or seat == t.md:
        return False
    return place in t.heard or (card == t.objective and t.learnt[seat])


# ------------------------------------------------------------------ the views


@dataclass(slots=True, frozen=True)
class TurnView:
    figure: int
    points: int
    ran: bool
    steps: int
    stopped: bool
    passing: bool
    attacks: int


@dataclass(slots=True, frozen=True)
class View:
    """The whole table, as one seat sees it."""

    md: int
    phase: Phase
    explorations: int
    round: int
    idle: int
    """Rounds in a row in which nobody fought (DJ-24.10)."""
    afoot: list[str]
    """What holds for all: Event cards that last, and a fight that begins behind a door that was listened at."""
    leader: int
    quest: str
    objective: str
    main: str
    secondary: list[str]
    done: list[str]
    revealed: bool
    outcome: Outcome
    richest: list[int]
    sheets: dict[str, SheetView]
    packs: dict[str, list[ItemView]]
    purses: dict[str, PurseView]
    heroes: dict[str, HeroView]
    monsters: dict[str, MonsterView]
    played: list[int]
    """The figures that have had their turn in this round: apart, since it changes for all of them at once."""
    zones: dict[str, ZoneView]
    doors: dict[str, DoorView]
    pieces: dict[str, PieceView]
    webs: list[Spot]
    fires: list[Spot]
    bodies: list[BodyView]
    tables: dict[str, list[tuple[int, int, str, str]]]
    """By furniture that can still be examined: from, to, effect and rule of each line of its table."""
    stairs: list[Spot]
    turn: TurnView | None
    reach: list[Spot]
    """Where the hero whose turn it is may stop with the points he has: `[x, y, cost, direction of the first step]`."""
    blow: BlowView | None
    trial: TrialView | None
    event: str
    pile: int
    distance: int
    """Cards above the objective card, -1 if this seat does not know (DJ-18.11)."""
    next_card: str
    """The card on top of the pile, "" if this seat does not know."""
    hand_size: int
    hand: list[str]
    """For the MD."""
    held: dict[str, str]
    drawn: str


N = TypeVar("N", Hero, Monster, Zone, Door, Piece)
V = TypeVar("V")


def view(t: Table, seat: int | None) -> View:
    return View(
        md=t.md,
        phase=t.phase,
        explorations=t.explorations,
        round=t.round,
        idle=t.idle if t.phase == PC else 0,
        afoot=_afoot(t),
        leader=party.leader(t).number if t.order else NOBODY,
        quest=t.quest,
        objective=t.objective,
        main=str(goals.main(t)["kind"]) if t.quest else "",
        secondary=list(t.secondary),
        done=list(t.done),
        revealed=t.revealed,
        outcome=t.outcome,
        richest=list(t.result),
        sheets=_numbered(t.heroes, sheet_view),
        packs=_numbered(t.heroes, pack_view),
        purses=_numbered(t.heroes, lambda hero: PurseView(hero.gold, hero.xp, hero.xp_game)),
        heroes=_numbered(t.heroes, lambda hero: hero_view(t, hero)),
        monsters=_numbered(t.monsters, lambda monster: monster_view(t, monster)),
        played=[*(one.number for one in t.heroes if one.played), *(one.number for one in t.monsters if one.played)],
        zones=_numbered(t.zones, lambda zone: zone_view(t, zone)),
        doors=_numbered([door for door in t.doors if door.state != GONE], lambda door: door_view(t, door)),
        pieces=_numbered([piece for piece in t.pieces if not piece.gone], lambda piece: piece_view(t, piece)),
        webs=_spots(t, t.webs),
        fires=_spots(t, [fire.square for fire in t.fires]),
        bodies=[body_view(t, left) for left in t.bodies],
        tables={p.kind: table_of(p.kind) for p in t.pieces if p.kind in FURNITURE and not p.gone and not p.spent},
        stairs=_spots(t, t.stairs),
        turn=_turn(t),
        reach=_reach(t),
        blow=blow_view(t),
        trial=trial_view(t),
        event=t.event,
        pile=len(t.pile),
        distance=len(t.pile) - 1 - t.pile.index(t.objective) if t.objective in t.pile else -1,
        next_card=t.pile[-1] if t.pile and t.pile[-1] != UNKNOWN else "",
        hand_size=len(t.hand),
        hand=[card for card in t.hand if card != UNKNOWN],
        held={kind: card for kind, card in t.held.items() if card != UNKNOWN},
        drawn="" if t.drawn == UNKNOWN else t.drawn,
    )


def _numbered(ones: Sequence[N], seen: Callable[[N], V]) -> dict[str, V]:
    """What is seen of each of them, by its number."""
    return {str(one.number): seen(one) for one in ones}


def _spots(t: Table, squares: Iterable[int]) -> list[Spot]:
    return [spot(t, square) for square in squares]


def _afoot(t: Table) -> list[str]:
    """DJ-42.4, DJ-39.9, DJ-42.15, DJ-42.24, DJ-42.26: by the names of the cards."""
    first = t.phase == PC and t.round <= 1
    lasting = {
        "ambush": t.ambush and first,
        "listen_at_doors": t.listened and first,
        "frenzy": t.frenzy,
        "dead_magic": t.dead_magic,
        "distant_howl": t.howl,
    }
    return [name for name, holds in lasting.items() if holds]


def _turn(t: Table) -> TurnView | None:
    now = t.turn
    if now.figure == NOBODY:
        return None
    return TurnView(now.figure, now.points, now.ran, now.steps, now.stopped, now.passing, now.attacks)


def _reach(t: Table) -> list[Spot]:
    now = t.turn
    if not is_hero(now.figure) or now.stopped or now.over or now.points <= 0:
        return []
    hero = t.heroes[now.figure]
    if hero.at < 0:
        return []
    return [[*spot(t, square), *way] for square, way in distances.ways(t, hero, now.points).items()]
