"""Groups of creatures, as they stand in a dungeon or wander there (SS-14)."""

from dataclasses import dataclass

from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.kernel import copier


@dataclass(slots=True)
class Member:
    """One creature of a group."""

    creature: str
    hp: int = 0
    hp_max: int = 0
    state: str = "up"
    """up, dead, out (unconscious), gone (fled), yielded."""
    chief: bool = False
    init: int = 0
    burning: bool = False
    fire: bool = False
    """Took fire damage this round (regeneration)."""
    stuck: bool = False
    """A leech or a constrictor that has its hold."""
    used: bool = False
    """Its web or its charge is spent."""
    bit: bool = False
    """It has wounded the character in this encounter (disease)."""


@dataclass(slots=True)
class Group:
    """SS-14. One that stands in a section, or one that wanders."""

    members: list[Member]
    level: int
    section: int = NOWHERE
    hoard: str = ""
    hoards: int = 1
    relic: bool = False
    key: str = ""
    """Its id in a module."""
    unique: bool = False
    guard: bool = False
    """A vault's guardians: hostile and never Surprised (SS-25.29)."""
    attitude: str = ""
    told: bool = False
    """The attitude was shown (SS-29.6)."""
    seen: bool = False
    """The composition was shown."""
    counted: bool = False
    """The HP are public: a combat has begun (SS-14.27)."""
    rolled: bool = False
    peace: bool = False
    quiet: bool = False
    """SS-14.28: its peaceful end was counted in this expedition."""
    paid: int = 0
    """SS-22.6: the xp it has given so far."""
    friendly_first: bool = False
    gone: bool = False

    def living(self) -> list[Member]:
        return [member for member in self.members if member.state == "up"]

    def copy(self) -> "Group":
        return _copy_group(self)


_copy_group = copier(Group)
