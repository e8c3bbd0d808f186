"""The state of a game of Donjon. What a seat may not know of it is blanked by `view.hide`.

Squares are numbers of the `board.Map`, which is never changed in place: tables share it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, NamedTuple

from oubliettes.games.donjon.board import EMPTY, Map
from oubliettes.games.donjon.figures import (
    DEAD,
    FIRST_MONSTER,
    IN,
    LEFT,
    LOST,
    NOBODY,
    NOTHING,
    OFF,
    PART,
    PC_NEXT,
    PC_NOW,
    PE_NEXT,
    PE_NOW,
    ROUND,
    TURN,
    Body,
    Effect,
    Figure,
    Hero,
    Item,
    Monster,
    is_hero,
    is_monster,
)
from oubliettes.games.donjon.places import CLOSED, GONE, OPEN, Door, Piece, Zone
from oubliettes.kernel import SHARED, Script, Verbs, copier
from oubliettes.kernel import Table as KernelTable

__all__ = [
    "CLOSED",
    "DEAD",
    "FIRST_MONSTER",
    "GONE",
    "IN",
    "LEFT",
    "LOST",
    "NOBODY",
    "NOTHING",
    "OFF",
    "OPEN",
    "PART",
    "PC",
    "PC_NEXT",
    "PC_NOW",
    "PE",
    "PE_NEXT",
    "PE_NOW",
    "ROUND",
    "TOWN",
    "TURN",
    "UNKNOWN",
    "Actions",
    "Blow",
    "Body",
    "Coming",
    "Door",
    "Effect",
    "Figure",
    "Fire",
    "Group",
    "Hero",
    "Item",
    "Monster",
    "Piece",
    "Reaction",
    "Steps",
    "Table",
    "Trial",
    "Turn",
    "Zone",
    "copy",
    "is_hero",
    "is_monster",
]

UNKNOWN = "?"
"""A card that this seat cannot know."""
Phase = Literal["town", "PE", "PC"]
TOWN: Final = "town"
PE: Final = "PE"
PC: Final = "PC"
"""Before and after the dungeon; Exploration Phase; Combat Phase."""
Outcome = Literal["", "success", "failure"]
"""How the quest ended; nothing while it goes on."""


Steps = Mapping[str, Callable[..., Script[None] | None]]
"""The steps of a chapter, by name."""
Actions = Verbs[Script[None] | None]
"""What may be done in a turn, by the verb of the pick; the rest of the pick are the parameters."""


class Group(NamedTuple):
    """The monsters of one card, or of the quest, and the Treasures that wait for the last of them (DJ-30.5)."""

    card: str
    """A Monster card, or "" (quest, woken creatures)."""
    left: int
    treasures: int
    last_blow: int = NOBODY


class Coming(NamedTuple):
    """A monster that is to be placed."""

    kind: str
    group: int
    """A place in `groups`."""


class Fire(NamedTuple):
    """A square of a wall of fire (DJ-37.11)."""

    square: int
    by: int
    """The hero who lit it, or `NOBODY`."""


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


class Reaction(NamedTuple):
    """A skill that a target used against a blow."""

    place: int
    """Of the target among those of the blow."""
    skill: str
    more: int
    """What it added to the defence."""


class Blow(NamedTuple):
    """The attack in progress, as all see it: totals before Fatigue Points are bases plus dice."""

    attacker: int
    """A figure, or `NOBODY`: a trap."""
    base: int
    targets: tuple[int, ...] = ()
    defences: tuple[int, ...] = ()
    """For each target, its defence base."""
    spell: str = ""
    die: int = 0
    dice: tuple[int, ...] = ()
    """For each target, its defence die."""
    fatigue: int = 0
    guards: tuple[int, ...] = ()
    """Fatigue Points added by each target."""
    manner: str = "melee"
    """melee, shot or spell."""
    magic: bool = False
    """Wounds what only magic can hurt (DJ-25.16)."""
    ammo: str = ""
    """What is shot."""
    tail: bool = False
    """Struck with the tail (DJ-31.17)."""
    skills: tuple[str, ...] = ()
    """Declared before the dice."""
    reactions: tuple[Reaction, ...] = ()
    told: bool = False
    """The dice were shown before somebody was asked about them."""


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
    map: Annotated[Map, SHARED] = EMPTY
    """Never changed in place: tables share it."""
    zones: list[Zone] = field(default_factory=list)
    doors: list[Door] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    webs: tuple[int, ...] = ()
    fires: tuple[Fire, ...] = ()
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
    phase: Phase = TOWN
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
    coming: list[Coming] = field(default_factory=list)
    """Monsters to be placed."""
    blow: Blow | None = None
    trial: Trial | None = None
    """The test in progress."""
    ambush: bool = False
    dead_magic: bool = False
    frenzy: bool = False
    listened: bool = False
    """The combat comes from behind a door that was listened at (DJ-39.9)."""
    fallen: tuple[int, ...] = ()
    """Adventurers who were down before this Combat Phase began: harsh death spares them till its end (DJ-7.8)."""
    struck: bool = False
    """Somebody fought in this round (DJ-24.10)."""
    idle: int = 0
    phases: int = 0
    """Phases begun: the gentle MD plays in every second one (DJ-35.1)."""
    outcome: Outcome = ""
    """"success" or "failure" once the game in the dungeon is over."""
    result: tuple[int, ...] = ()
    """Seats with the title of richest adventurer (DJ-34.4)."""

    # ------------------------------------------------------------------ who is who

    def figure(self, number: int) -> Figure:
        if is_hero(number):
            return self.heroes[number]
        return next(monster for monster in self.monsters if monster.number == number)

    def monster_at(self, square: int) -> Monster | None:
        number = self.who.get(square, NOBODY)
        return self.figure(number) if is_monster(number) else None  # type: ignore[return-value]

    def hero_at(self, square: int) -> Hero | None:
        number = self.who.get(square, NOBODY)
        return self.heroes[number] if is_hero(number) else None

    def stand(self, figure: Figure, at: int) -> None:
        """Put a figure on a square, or take it off the board (`OFF`). Whoever passes over another leaves him there."""
        if self.who.get(figure.at, NOBODY) == figure.number:
            del self.who[figure.at]
        figure.at = at
        if at != OFF:
            self.who.setdefault(at, figure.number)


copy = copier(Table)
"""A copy that shares nothing that changes."""
