"""Who is met: wandering monsters and patrols, their attitude, their HP (SS-14.2 to SS-14.5, SS-14.9)."""

from oubliettes.games.souterrains.bestiary import CREATURES, PATROLS, Creature, Row, group_string
from oubliettes.games.souterrains.groups import Group
from oubliettes.games.souterrains.pieces import FACES, THEMES, UNDERGROUND, Dice
from oubliettes.games.souterrains.rules.clock import level
from oubliettes.games.souterrains.rules.dice import drawn, secret, secret_total
from oubliettes.games.souterrains.rules.dungeons.contents import monster_row, muster
from oubliettes.games.souterrains.rules.modules.library import MODULES
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Script

PATROL: int = UNDERGROUND["patrol_up_to"]
"""SS-14.3."""


def leader(group: Group) -> Creature:
    """SS-14.9: the member with the most HD, first in the list on a tie; of those still standing."""
    living = group.living() or group.members
    return CREATURES[living[0].creature]


def total_hd(group: Group, *, living: bool = False) -> int:
    members = group.living() if living else group.members
    return sum(CREATURES[member.creature].hd for member in members)


def draw_wanderer(t: Table) -> Script[Group]:
    """SS-14.3: D6 1-2 a patrol, 3-6 a wandering monster; a module may have its own lists (SS-28.2)."""
    if t.dungeon.module:
        own = MODULES[t.dungeon.module].header["encounters"]
        if isinstance(own, list):
            return (yield from muster((yield from _pick(own)), level(t)))
    if (yield from secret(FACES["wanderer"])) <= PATROL:
        return (yield from draw_patrol(t))
    lv = level(t)
    theme = t.dungeon.theme if t.dungeon.theme in THEMES else "temple"
    return (yield from muster((yield from monster_row(theme, lv)), lv))


def draw_patrol(t: Table) -> Script[Group]:
    """The patrol table of the Level, D4; the Level is read on arrival (SS-1.14): with Danger come trolls (SS-27.4)."""
    lv = level(t)
    if t.dungeon.module:
        own = MODULES[t.dungeon.module].header["patrols"]
        if isinstance(own, list):
            return (yield from muster((yield from _pick(own)), lv))
    return (yield from muster((yield from drawn(PATROLS[lv])), lv))


def _pick(rows: list[str]) -> Script[Row]:
    """One of a module's group strings, drawn evenly."""
    return group_string((yield from drawn(rows)))


def roll_attitude(t: Table, group: Group) -> Script[None]:
    """SS-14.9: secretly, D10 + Danger below the leader's friendly rating; rating 0 is hostile without a roll."""
    if group.attitude:
        return
    rating = 0 if group.guard else CREATURES[group.members[0].creature].friendly
    friendly = rating > 0 and (yield from secret(FACES["attitude"])) + t.danger < rating
    group.attitude = "friendly" if friendly else "hostile"
    group.friendly_first = friendly


def roll_hp(group: Group) -> Script[None]:
    """SS-14.27, SS-16.16, SS-16.17: HD dice each, of the creature's own kind, once, in list order."""
    if group.rolled:
        return
    group.rolled = True
    for member in group.members:
        creature = CREATURES[member.creature]
        member.hp = member.hp_max = yield from secret_total(Dice(creature.hd, creature.hp_die))
