"""The state of a game of Donjon. What a seat may not know of it is blanked by `view.hide`.

Heroes are numbered by their seats, from 0; monsters from 10 on, in the order in which they are placed. Squares are
numbers of the `board.Map`; `OFF` is no square. The `Map` is never changed in place: tables share it.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from oubliettes.games.donjon.board import EMPTY, Map
from oubliettes.games.donjon.pieces import CREATURES, Creature
from oubliettes.kernel import Table as KernelTable

OFF = -1
NOBODY = -1
UNKNOWN = "?"
"""A card that this seat cannot know."""
FIRST_MONSTER = 10

TOWN, PE, PC = "town", "PE", "PC"
"""Before and after the dungeon; Exploration Phase; Combat Phase."""
IN, LEFT, DEAD, LOST = "in", "left", "dead", "lost"
"""An adventurer's fate: in the dungeon, gone out by the stairs, dead, drowned with all he carried."""

# When an effect ends: it does when none of its bits is left (DJ-10.12). NEXT bits become NOW bits when that phase
# starts; NOW bits go when it ends, cut short or not.
PE_NOW, PE_NEXT, PC_NOW, PC_NEXT, ROUND, TURN, PART = 1, 2, 4, 8, 16, 32, 64


class Item(NamedTuple):
    """A thing carried. `kind`: a row of the shop, a Treasure card, `grimoire:<spell>` or a thing of the quest."""

    kind: str
    left: int = 1
    """Pieces in the bundle: arrows, torches, uses of a key."""
    notch: int = 0
    """Power lost (DJ-42.17)."""
    coat: bool = False
    """Poison on the blade until the end of a Combat Phase (DJ-8.15)."""


NOTHING = Item("")


class Effect(NamedTuple):
    name: str
    value: int
    until: int


class Body(NamedTuple):
    """What a dead adventurer left on his square (DJ-7.14)."""

    at: int
    gold: int
    items: tuple[Item, ...]


@dataclass(slots=True)
class Hero:
    """An adventurer: his sheet, and what has befallen him. All of it is public (DJ-1.10)."""

    number: int
    race: str = ""
    cls: str = ""
    name: str = ""
    figure: str = ""
    base: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """Race, class and bought points (DJ-5.1)."""
    life: int = 0
    max_life: int = 0
    fatigue: int = 0
    max_fatigue: int = 0
    destiny: int = 0
    gold: int = 0
    xp: int = 0
    xp_game: int = 0
    """Gained in this game."""
    skills: tuple[str, ...] = ()
    tilted: tuple[str, ...] = ()
    """For each skill: "" if straight, else the kind of phase it was used in (DJ-6.5)."""
    pack: tuple[Item, ...] = ()
    weapon: Item = NOTHING
    shield: Item = NOTHING
    body: Item = NOTHING
    """The ready set, not in the pack (DJ-8.26)."""
    torch: int = 0
    """The level for which a lit one burns (DJ-22.6); 0: none is lit."""
    at: int = OFF
    fate: str = IN
    played: bool = False
    """Has had his turn in this round."""
    drained: int = 0
    """Strength lost to spectres (DJ-31.48)."""
    venom: int = 0
    water: bool = False
    """Poisoned by a fountain (DJ-19.50)."""
    lost_turn: bool = False
    frozen: bool = False
    knocked: bool = False
    """Knocked down until the end of his next turn (DJ-37.10)."""
    prisoner: int = NOBODY
    """The circle (number of the piece) that holds him (DJ-19.65)."""
    sanctuary: int = NOBODY
    """The priest who protects him (DJ-38.9)."""
    effects: tuple[Effect, ...] = ()
    lens: bool = False
    """The seeing lens has been used (DJ-44.22)."""
    hits: int = 0
    """Attacks taken in this monsters' part (DJ-35.9)."""
    targeted: int = 0
    """Event cards aimed at him so far (DJ-35.2)."""

    @property
    def flying(self) -> bool:
        return bool(self.effects) and any(effect.name == "flying" for effect in self.effects)

    def copy(self) -> "Hero":
        new = Hero.__new__(Hero)
        new.number = self.number
        new.race = self.race
        new.cls = self.cls
        new.name = self.name
        new.figure = self.figure
        new.base = self.base
        new.life = self.life
        new.max_life = self.max_life
        new.fatigue = self.fatigue
        new.max_fatigue = self.max_fatigue
        new.destiny = self.destiny
        new.gold = self.gold
        new.xp = self.xp
        new.xp_game = self.xp_game
        new.skills = self.skills
        new.tilted = self.tilted
        new.pack = self.pack
        new.weapon = self.weapon
        new.shield = self.shield
        new.body = self.body
        new.torch = self.torch
        new.at = self.at
        new.fate = self.fate
        new.played = self.played
        new.drained = self.drained
        new.venom = self.venom
        new.water = self.water
        new.lost_turn = self.lost_turn
        new.frozen = self.frozen
        new.knocked = self.knocked
        new.prisoner = self.prisoner
        new.sanctuary = self.sanctuary
        new.effects = self.effects
        new.lens = self.lens
        new.hits = self.hits
        new.targeted = self.targeted
        return new


@dataclass(slots=True)
class Monster:
    """A creature on the board."""

    number: int
    kind: str
    at: int = OFF
    life: int = 0
    group: int = NOBODY
    """The card or the quest it came with: a place in `t.groups`."""
    spells: tuple[str, ...] = ()
    """Not cast yet (DJ-32.2)."""
    unique: bool = False
    """Rolls D10 whatever the option says (DJ-21.17)."""
    quest: bool = False
    """Never withdraws (DJ-24.13)."""
    waker: int = NOBODY
    """Who must be attacked first (DJ-19.37)."""
    played: bool = False
    lost_turn: bool = False
    frozen: bool = False
    knocked: bool = False
    rooted: bool = False
    """Cannot move in its next turn (DJ-36.7)."""
    singed: bool = False
    """Does not regenerate this round (DJ-44.8)."""
    effects: tuple[Effect, ...] = ()

    @property
    def creature(self) -> Creature:
        return CREATURES[self.kind]

    @property
    def flying(self) -> bool:
        return bool(self.effects) and any(effect.name == "flying" for effect in self.effects)

    def copy(self) -> "Monster":
        new = Monster.__new__(Monster)
        new.number = self.number
        new.kind = self.kind
        new.at = self.at
        new.life = self.life
        new.group = self.group
        new.spells = self.spells
        new.unique = self.unique
        new.quest = self.quest
        new.waker = self.waker
        new.played = self.played
        new.lost_turn = self.lost_turn
        new.frozen = self.frozen
        new.knocked = self.knocked
        new.rooted = self.rooted
        new.singed = self.singed
        new.effects = self.effects
        return new


Figure = Hero | Monster


class Group(NamedTuple):
    """The monsters of one card, or of the quest, and the Treasures that wait for the last of them (DJ-30.5)."""

    card: str
    """A Monster card, or "" (quest, woken creatures)."""
    left: int
    treasures: int
    last_blow: int = NOBODY


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

    def copy(self) -> "Zone":
        new = Zone.__new__(Zone)
        new.number = self.number
        new.card = self.card
        new.tile = self.tile
        new.modules = self.modules
        new.turn = self.turn
        new.mirrored = self.mirrored
        new.level = self.level
        new.squares = self.squares
        new.room = self.room
        new.dark = self.dark
        new.searched = self.searched
        new.safe = self.safe
        new.objective = self.objective
        return new


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

    def copy(self) -> "Door":
        new = Door.__new__(Door)
        new.number = self.number
        new.module = self.module
        new.heading = self.heading
        new.zone = self.zone
        new.beyond = self.beyond
        new.near = self.near
        new.far = self.far
        new.state = self.state
        new.locked = self.locked
        new.relocked = self.relocked
        new.tried = self.tried
        new.portcullis = self.portcullis
        new.listened = self.listened
        return new


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

    def copy(self) -> "Piece":
        new = Piece.__new__(Piece)
        new.number = self.number
        new.kind = self.kind
        new.zone = self.zone
        new.squares = self.squares
        new.spent = self.spent
        new.row = self.row
        new.locked = self.locked
        new.forced = self.forced
        new.tried = self.tried
        new.gone = self.gone
        new.role = self.role
        new.side = self.side
        new.life = self.life
        return new


@dataclass(slots=True)
class Turn:
    """The turn being played, by a hero or by a monster."""

    figure: int = NOBODY
    start: int = OFF
    points: int = 0
    ran: bool = False
    steps: int = 0
    """Squares entered."""
    stopped: bool = False
    """Movement is over (DJ-12.10, DJ-24.7)."""
    passing: bool = False
    """On a square where one may not stay (DJ-12.15)."""
    begun: bool = False
    """Something was done: no rest any more (DJ-14.10)."""
    acted: bool = False
    attacks: int = 0
    """Attacks made."""
    over: bool = False
    changes: tuple[int, int, int] = (0, 0, 0)
    """Of weapon, shield and body armour (DJ-14.14)."""
    tried: int = 0
    """Things tried that may be tried once a turn: bit 0 the circle's test, 1 the portcullis, 2 the idol."""

    def copy(self) -> "Turn":
        new = Turn.__new__(Turn)
        new.figure = self.figure
        new.start = self.start
        new.points = self.points
        new.ran = self.ran
        new.steps = self.steps
        new.stopped = self.stopped
        new.passing = self.passing
        new.begun = self.begun
        new.acted = self.acted
        new.attacks = self.attacks
        new.over = self.over
        new.changes = self.changes
        new.tried = self.tried
        return new


class Blow(NamedTuple):
    """The attack in progress, as all see it: totals before Fatigue Points are bases plus dice."""

    attacker: int
    targets: tuple[int, ...]
    spell: str
    base: int
    die: int
    defences: tuple[int, ...]
    """For each target, its defence base."""
    dice: tuple[int, ...]
    """For each target, its defence die."""
    fatigue: int = 0
    guards: tuple[int, ...] = ()
    """Fatigue Points added by each target."""
    manner: str = "melee"
    """melee, shot or spell."""
    magic: bool = False
    """Wounds what only magic can hurt (DJ-25.16)."""


class Trial(NamedTuple):
    """A test in progress, as all see it (DJ-23.2)."""

    figure: int
    characteristic: int
    target: int
    base: int
    die: int


@dataclass(slots=True, kw_only=True)
class Table(KernelTable):
    """The dungeon, the party, the monsters, the decks and the phase being played."""

    # the match
    md: int = NOBODY
    """The seat of the Dungeon Master; `NOBODY`: played by the rules of DJ-35."""
    d6: bool = False
    ahead: bool = False
    coherence: str = "none"
    harsh: bool = False
    tireless: bool = False
    strict: bool = False
    full_deck: bool = False
    level: str = "normal"
    quest_option: str = "choice"
    sheets: tuple[str, ...] = ()
    """For each seat, what an earlier game handed over, as JSON text, or ""."""

    # the quest
    quest: str = ""
    custom: tuple[str, ...] = ()
    """What a custom quest is made of (DJ-45.21)."""
    objective: str = ""
    """Its Dungeon card."""
    secondary: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    """Objectives accomplished: "main" and secondary ones."""
    marks: dict[str, int] = field(default_factory=dict)
    """What the quest counts: captives freed, sarcophagi opened, gold found, deaths."""
    revealed: bool = False
    """The objective room is on the board (DJ-20.2)."""

    # the decks
    pile: list[str] = field(default_factory=list)
    """The Dungeon pile, its top last. `UNKNOWN`: a card of `dungeon` that is drawn when it is turned, since nobody can
    tell the order of the others; what is known of it is the place of the objective card and a card listened for."""
    dungeon: list[str] = field(default_factory=list)
    """Dungeon cards not seen yet: those of the pile and those put away, in no order."""
    decks: dict[str, list[str]] = field(default_factory=dict)
    """square, rectangular, monster, event, treasure: cards in no order."""
    discards: dict[str, list[str]] = field(default_factory=dict)
    hand: list[str] = field(default_factory=list)
    """The MD's Event cards, as drawn."""
    held: dict[str, str] = field(default_factory=dict)
    """One card ahead: dungeon, square, rectangular, monster, treasure (DJ-21.10)."""
    drawn: str = ""
    """A card the MD has just drawn and not yet shown (one card ahead), or an Event card of a search."""
    drawn_from: str = ""
    """The deck it came from; "": all see it."""
    refused: list[str] = field(default_factory=list)
    """Cards set aside while drawing for a fitting one (DJ-2.12)."""
    learnt: list[bool] = field(default_factory=list)
    """For each seat, whether it knows where the objective card lies (DJ-18.11)."""
    heard: tuple[int, ...] = ()
    """Places of the pile, from the bottom, whose cards the heroes' seats know (DJ-39.9)."""
    seen: tuple[int, ...] = ()
    """Places whose cards all have seen: one that fitted nowhere was put back (DJ-17.19)."""
    howl: bool = False
    """DJ-42.26."""

    # the dungeon
    map: Map = EMPTY
    zones: list[Zone] = field(default_factory=list)
    doors: list[Door] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    webs: tuple[int, ...] = ()
    fires: tuple[tuple[int, int], ...] = ()
    """Square and who lit it (a hero, or `NOBODY`)."""
    bodies: tuple[Body, ...] = ()
    stairs: tuple[int, ...] = ()
    """The four squares of the entrance."""

    # the figures
    heroes: list[Hero] = field(default_factory=list)
    monsters: list[Monster] = field(default_factory=list)
    who: dict[int, int] = field(default_factory=dict)
    """Which figure is on a square: heroes in the dungeon (the downed included) and monsters."""
    made: int = FIRST_MONSTER
    groups: list[Group] = field(default_factory=list)
    order: tuple[int, ...] = ()
    """Heroes by Speed, ties rolled: who leads (DJ-1.9)."""

    # the phase
    phase: str = TOWN
    explorations: int = 0
    """Exploration Phases begun (DJ-1.15)."""
    round: int = 0
    turn: Turn = field(default_factory=Turn)
    played: bool = False
    """The MD has played his card of this phase (DJ-11.4)."""
    drew: bool = False
    """The MD has taken his card of this Exploration Phase (DJ-11.1)."""
    event: str = ""
    """The Event card being played."""
    coming: list[tuple[str, int]] = field(default_factory=list)
    """Monsters to be placed: kind and group."""
    blow: Blow | None = None
    trial: Trial | None = None
    """The test in progress."""
    ambush: bool = False
    dead_magic: bool = False
    frenzy: bool = False
    listened: bool = False
    """The combat comes from behind a door that was listened at (DJ-39.9)."""
    struck: bool = False
    """Somebody fought in this round (DJ-24.10)."""
    idle: int = 0
    phases: int = 0
    """Phases begun: the gentle MD plays in every second one (DJ-35.1)."""
    outcome: str = ""
    """"success" or "failure" once the game in the dungeon is over."""
    result: tuple[int, ...] = ()
    """Seats with the title of richest adventurer (DJ-34.4)."""

    # ------------------------------------------------------------------ who is who

    def figure(self, number: int) -> Figure:
        if number < FIRST_MONSTER:
            return self.heroes[number]
        return next(monster for monster in self.monsters if monster.number == number)

    def monster_at(self, square: int) -> Monster | None:
        number = self.who.get(square, NOBODY)
        return self.figure(number) if number >= FIRST_MONSTER else None  # type: ignore[return-value]

    def hero_at(self, square: int) -> Hero | None:
        number = self.who.get(square, NOBODY)
        return self.heroes[number] if 0 <= number < FIRST_MONSTER else None

    def stand(self, figure: Figure, at: int) -> None:
        """Put a figure on a square, or take it off the board (`OFF`). Whoever passes over another leaves him there."""
        if self.who.get(figure.at, NOBODY) == figure.number:
            del self.who[figure.at]
        figure.at = at
        if at != OFF:
            self.who.setdefault(at, figure.number)


def copy(t: Table) -> Table:
    """A deep copy, made by hand. The map is shared: nobody changes one in place."""
    new = Table.__new__(Table)
    new.agenda = t.agenda.copy()
    new.log = None
    new.md = t.md
    new.d6 = t.d6
    new.ahead = t.ahead
    new.coherence = t.coherence
    new.harsh = t.harsh
    new.tireless = t.tireless
    new.strict = t.strict
    new.full_deck = t.full_deck
    new.level = t.level
    new.quest_option = t.quest_option
    new.sheets = t.sheets
    new.quest = t.quest
    new.custom = t.custom
    new.objective = t.objective
    new.secondary = t.secondary
    new.done = t.done
    new.marks = t.marks.copy()
    new.revealed = t.revealed
    new.pile = t.pile.copy()
    new.dungeon = t.dungeon.copy()
    new.decks = {kind: deck.copy() for kind, deck in t.decks.items()}
    new.discards = {kind: deck.copy() for kind, deck in t.discards.items()}
    new.hand = t.hand.copy()
    new.held = t.held.copy()
    new.drawn = t.drawn
    new.drawn_from = t.drawn_from
    new.refused = t.refused.copy()
    new.learnt = t.learnt.copy()
    new.heard = t.heard
    new.seen = t.seen
    new.howl = t.howl
    new.map = t.map
    new.zones = [zone.copy() for zone in t.zones]
    new.doors = [door.copy() for door in t.doors]
    new.pieces = [piece.copy() for piece in t.pieces]
    new.webs = t.webs
    new.fires = t.fires
    new.bodies = t.bodies
    new.stairs = t.stairs
    new.heroes = [hero.copy() for hero in t.heroes]
    new.monsters = [monster.copy() for monster in t.monsters]
    new.who = t.who.copy()
    new.made = t.made
    new.groups = t.groups.copy()
    new.order = t.order
    new.phase = t.phase
    new.explorations = t.explorations
    new.round = t.round
    new.turn = t.turn.copy()
    new.played = t.played
    new.drew = t.drew
    new.event = t.event
    new.coming = t.coming.copy()
    new.blow = t.blow
    new.trial = t.trial
    new.ambush = t.ambush
    new.dead_magic = t.dead_magic
    new.frenzy = t.frenzy
    new.listened = t.listened
    new.struck = t.struck
    new.idle = t.idle
    new.phases = t.phases
    new.outcome = t.outcome
    new.result = t.result
    return new
