"""Adventurers and monsters, and what they carry (DJ-1.10, DJ-5 to DJ-8, DJ-30).

Heroes are numbered by their seats, from 0; monsters from 10 on, in the order in which they are placed. Packs, skills
and effects are tuples: copies share them, so they are replaced and never changed.
"""

from dataclasses import dataclass
from typing import NamedTuple

from oubliettes.games.donjon.pieces import CREATURES, Creature
from oubliettes.kernel import copier

OFF = -1
"""No square."""
NOBODY = -1
FIRST_MONSTER = 10
"""Monsters are numbered from here on."""
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
    blessed: bool = False
    """Put away while it was a Sacred Hammer (DJ-38.7)."""


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
    """His square; no figure has a facing (DJ-12.5)."""
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


copy_hero = copier(Hero)


def is_hero(number: int) -> bool:
    """Whether a figure of that number is an adventurer."""
    return 0 <= number < FIRST_MONSTER


def is_monster(number: int) -> bool:
    return number >= FIRST_MONSTER


Figure = Hero | Monster
