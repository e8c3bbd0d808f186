"""What a seat sees: `hide` blanks what it cannot know; the views are built up from the hidden table only.

Squares are `[x, y]`, y growing southwards, from the north-west corner of the first module. Things that come and go are
kept by their numbers, so that only those that changed have to be sent.
"""

from dataclasses import dataclass
from functools import cache

from oubliettes.games.donjon import combat, exploration, goals, phases, sheet, walking
from oubliettes.games.donjon.goods import TABLES
from oubliettes.games.donjon.light import is_dark
from oubliettes.games.donjon.odds import odds
from oubliettes.games.donjon.pieces import CHARACTERISTICS, FURNITURE, HEADINGS, MODULE, SIDE
from oubliettes.games.donjon.table import (
    FIRST_MONSTER,
    GONE,
    IN,
    NOBODY,
    PC,
    UNKNOWN,
    Door,
    Hero,
    Item,
    Monster,
    Piece,
    Table,
    Zone,
    copy,
)

Spot = list[int]

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
class ItemView:
    kind: str
    left: int
    notch: int
    coat: bool


@dataclass(slots=True, frozen=True)
class SkillView:
    id: str
    tilted: str
    """"", or the kind of phase in which it was used."""


@dataclass(slots=True, frozen=True)
class EffectView:
    name: str
    value: int
    until: int


@dataclass(slots=True, frozen=True)
class SheetView:
    """What an adventurer is and owns."""

    race: str
    cls: str
    name: str
    figure: str
    stats: dict[str, int]
    max_life: int
    max_fatigue: int
    gold: int
    xp: int
    xp_game: int
    weapon: ItemView | None
    shield: ItemView | None
    body: ItemView | None
    pack: list[ItemView]
    attack: int
    defence: int


@dataclass(slots=True, frozen=True)
class HeroView:
    """How an adventurer fares: apart from his sheet, since it changes at every move."""

    seat: int
    life: int
    fatigue: int
    destiny: int
    skills: list[SkillView]
    at: Spot | None
    fate: str
    standing: bool
    torch: bool
    venom: int
    water: bool
    drained: int
    lost_turn: bool
    frozen: bool
    knocked: bool
    prisoner: bool
    effects: list[EffectView]


@dataclass(slots=True, frozen=True)
class MonsterView:
    kind: str
    at: Spot
    life: int
    max_life: int
    spells: list[str]
    quest: bool
    lost_turn: bool
    frozen: bool
    knocked: bool
    flying: bool


@dataclass(slots=True, frozen=True)
class ModuleView:
    """Six rows of six squares: `.` floor, `#` rock."""

    at: Spot
    """Its north-west corner."""
    rows: list[str]


@dataclass(slots=True, frozen=True)
class ZoneView:
    card: str
    room: str
    level: int
    dark: bool
    lit: bool
    searched: bool
    safe: bool
    objective: bool
    modules: list[ModuleView]


@dataclass(slots=True, frozen=True)
class DoorView:
    near: list[Spot]
    heading: str
    """The way from these squares through the door."""
    zone: int
    beyond: int
    state: str
    locked: bool
    tried: list[int]
    portcullis: bool
    listened: bool


@dataclass(slots=True, frozen=True)
class PieceView:
    kind: str
    squares: list[Spot]
    zone: int
    spent: bool
    row: int
    locked: bool
    role: str
    life: int


@dataclass(slots=True, frozen=True)
class BodyView:
    at: Spot
    gold: int
    items: list[ItemView]


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
class BlowView:
    attacker: int
    targets: list[int]
    spell: str
    base: int
    die: int
    defences: list[int]
    dice: list[int]


@dataclass(slots=True, frozen=True)
class TrialView:
    figure: int
    characteristic: str
    target: int
    base: int
    die: int


@dataclass(slots=True, frozen=True)
class View:
    """The whole table, as one seat sees it."""

    md: int
    phase: str
    explorations: int
    round: int
    leader: int
    quest: str
    objective: str
    main: str
    secondary: list[str]
    done: list[str]
    revealed: bool
    outcome: str
    richest: list[int]
    sheets: dict[str, SheetView]
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
    odds: dict[str, list[int]]
    """By pick, in words, for the hero whose turn it is: chance of success, chance to kill, mean damage in tenths."""
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


def view(t: Table, seat: int | None) -> View:
    return View(
        md=t.md,
        phase=t.phase,
        explorations=t.explorations,
        round=t.round,
        leader=phases.leader(t).number if t.order else NOBODY,
        quest=t.quest,
        objective=t.objective,
        main=str(goals.main(t)["kind"]) if t.quest else "",
        secondary=list(t.secondary),
        done=list(t.done),
        revealed=t.revealed,
        outcome=t.outcome,
        richest=list(t.result),
        sheets={str(hero.number): _sheet(hero) for hero in t.heroes},
        heroes={str(hero.number): _hero(t, hero) for hero in t.heroes},
        monsters={str(monster.number): _monster(t, monster) for monster in t.monsters},
        played=[*(one.number for one in t.heroes if one.played), *(one.number for one in t.monsters if one.played)],
        zones={str(zone.number): _zone(t, zone) for zone in t.zones},
        doors={str(door.number): _door(t, door) for door in t.doors if door.state != GONE},
        pieces={str(piece.number): _piece(t, piece) for piece in t.pieces if not piece.gone},
        webs=[_spot(t, square) for square in t.webs],
        fires=[_spot(t, square) for square, _ in t.fires],
        bodies=[BodyView(_spot(t, body.at), body.gold, [_item(item) for item in body.items]) for body in t.bodies],
        tables={p.kind: _rows(p.kind) for p in t.pieces if p.kind in FURNITURE and not p.gone and not p.spent},
        stairs=[_spot(t, square) for square in t.stairs],
        turn=_turn(t),
        reach=_reach(t),
        odds=_odds(t),
        blow=_blow(t),
        trial=_trial(t),
        event=t.event,
        pile=len(t.pile),
        distance=len(t.pile) - 1 - t.pile.index(t.objective) if t.objective in t.pile else -1,
        next_card=t.pile[-1] if t.pile and t.pile[-1] != UNKNOWN else "",
        hand_size=len(t.hand),
        hand=[card for card in t.hand if card != UNKNOWN],
        held={kind: card for kind, card in t.held.items() if card != UNKNOWN},
        drawn="" if t.drawn == UNKNOWN else t.drawn,
    )


def _spot(t: Table, square: int) -> Spot:
    return [t.map.x[square], t.map.y[square]]


def _item(item: Item) -> ItemView:
    return ItemView(item.kind, item.left, item.notch, item.coat)


def _ready(item: Item) -> ItemView | None:
    return _item(item) if item.kind else None


def _sheet(hero: Hero) -> SheetView:
    made = bool(hero.cls)
    return SheetView(
        race=hero.race,
        cls=hero.cls,
        name=hero.name,
        figure=hero.figure,
        stats={name: sheet.stat(hero, n) for n, name in enumerate(CHARACTERISTICS)} if made else {},
        max_life=hero.max_life,
        max_fatigue=sheet.max_fatigue(hero),
        gold=hero.gold,
        xp=hero.xp,
        xp_game=hero.xp_game,
        weapon=_ready(hero.weapon),
        shield=_ready(hero.shield),
        body=_ready(hero.body),
        pack=[_item(item) for item in hero.pack],
        attack=sheet.attack_base(hero) if made else 0,
        defence=sheet.defence_base(hero) if made else 0,
    )


def _hero(t: Table, hero: Hero) -> HeroView:
    return HeroView(
        seat=hero.number,
        life=hero.life,
        fatigue=hero.fatigue,
        destiny=hero.destiny,
        skills=[SkillView(skill, tilt) for skill, tilt in zip(hero.skills, hero.tilted, strict=False)],
        at=_spot(t, hero.at) if hero.at >= 0 else None,
        fate=hero.fate,
        standing=hero.fate == IN and sheet.is_standing(hero),
        torch=bool(hero.torch),
        venom=hero.venom,
        water=hero.water,
        drained=hero.drained,
        lost_turn=hero.lost_turn,
        frozen=hero.frozen,
        knocked=hero.knocked,
        prisoner=hero.prisoner != NOBODY,
        effects=[EffectView(*effect) for effect in hero.effects],
    )


def _monster(t: Table, monster: Monster) -> MonsterView:
    return MonsterView(
        kind=monster.kind,
        at=_spot(t, monster.at),
        life=monster.life,
        max_life=monster.creature.life,
        spells=list(monster.spells),
        quest=monster.quest,
        lost_turn=monster.lost_turn,
        frozen=monster.frozen,
        knocked=monster.knocked,
        flying=monster.flying,
    )


def _zone(t: Table, zone: Zone) -> ZoneView:
    modules = list(zone.modules)
    if zone.number == 0 and t.stairs:
        modules.append(t.stairs[0] // MODULE)
    return ZoneView(
        card=zone.card,
        room=zone.room,
        level=zone.level,
        dark=zone.dark,
        lit=not is_dark(t, zone.number),
        searched=zone.searched,
        safe=zone.safe,
        objective=zone.objective,
        modules=[_module(t, module) for module in modules],
    )


def _module(t: Table, module: int) -> ModuleView:
    first = module * MODULE
    floor = t.map.zone
    rows = ["".join("#" if floor[first + y * SIDE + x] < 0 else "." for x in range(SIDE)) for y in range(SIDE)]
    return ModuleView(_spot(t, first), rows)


def _door(t: Table, door: Door) -> DoorView:
    return DoorView(
        near=[_spot(t, square) for square in door.near],
        heading=HEADINGS[door.heading],
        zone=door.zone,
        beyond=door.beyond,
        state=door.state,
        locked=door.locked,
        tried=[hero.number for hero in t.heroes if door.tried >> hero.number & 1],
        portcullis=door.portcullis,
        listened=door.listened,
    )


def _piece(t: Table, piece: Piece) -> PieceView:
    return PieceView(
        kind=piece.kind,
        squares=[_spot(t, square) for square in piece.squares],
        zone=piece.zone,
        spent=piece.spent,
        row=piece.row,
        locked=piece.locked,
        role=piece.role,
        life=piece.life,
    )


@cache
def _rows(kind: str) -> list[tuple[int, int, str, str]]:
    """The table of a kind of furniture, equal lines together (DJ-18.1)."""
    found: list[tuple[int, int, str, str]] = []
    for die, row in enumerate(TABLES[FURNITURE[kind].table], start=1):
        if found and found[-1][2:] == (row.effect, row.rule):
            found[-1] = (found[-1][0], die, row.effect, row.rule)
        else:
            found.append((die, die, row.effect, row.rule))
    return found


def _turn(t: Table) -> TurnView | None:
    now = t.turn
    if now.figure == NOBODY:
        return None
    return TurnView(now.figure, now.points, now.ran, now.steps, now.stopped, now.passing, now.attacks)


def _reach(t: Table) -> list[Spot]:
    now = t.turn
    if now.figure == NOBODY or now.figure >= FIRST_MONSTER or now.stopped or now.over or now.points <= 0:
        return []
    hero = t.heroes[now.figure]
    if hero.at < 0:
        return []
    return [[*_spot(t, square), *way] for square, way in walking.ways(t, hero, now.points).items()]


def _odds(t: Table) -> dict[str, list[int]]:
    now = t.turn
    if now.figure == NOBODY or now.figure >= FIRST_MONSTER or now.over or t.heroes[now.figure].at < 0:
        return {}
    hero = t.heroes[now.figure]
    options = combat.menu(t, hero) if t.phase == PC else exploration.menu(t, hero)
    return {" ".join(map(str, pick)): list(found) for pick, found in odds(t, hero, options).items()}


def _blow(t: Table) -> BlowView | None:
    if t.blow is None:
        return None
    blow = t.blow
    return BlowView(
        blow.attacker, list(blow.targets), blow.spell, blow.base, blow.die, list(blow.defences), list(blow.dice)
    )


def _trial(t: Table) -> TrialView | None:
    if t.trial is None:
        return None
    test = t.trial
    return TrialView(test.figure, CHARACTERISTICS[test.characteristic], test.target, test.base, test.die)
