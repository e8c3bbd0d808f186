"""What the seat may know (SS-29.4 to SS-29.8).

`hide` takes out: undrawn plans, budgets and obligations, unseen squares and what stands there, unknown traps, secret
exits, stashes and finds, the traps and contents of closed containers, the members of a group not yet seen, an attitude
not yet told, HP not yet counted.
"""

from oubliettes.games.souterrains.dungeon import Dungeon, Hidden, Section
from oubliettes.games.souterrains.fixtures import UNKNOWN
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.table import Table, copy

SOMEBODY = "somebody"
"""Stands for the members of a group that is not seen."""


def hide(t: Table, seat: int | None) -> Table:
    """A copy, blank where the seat (and a spectator) cannot know."""
    new = copy(t)
    new.dungeons = [
        hide_dungeon(dungeon) if number == t.here else _veiled(dungeon) for number, dungeon in enumerate(new.dungeons)
    ]
    return new


def _veiled(dungeon: Dungeon) -> Dungeon:
    """A dungeon he is not in does not change: it is hidden once."""
    if dungeon.veil is None:
        dungeon.veil = hide_dungeon(dungeon)
    return dungeon.veil


def hide_dungeon(dungeon: Dungeon) -> Dungeon:
    new = dungeon.copy()
    new.plan = None
    new.budgets = [0] * new.levels
    new.met = [False] * new.levels
    new.counts = [0] * new.levels
    new.specials = []
    new.rumour = ""
    for number, section in enumerate(new.sections):
        if number in new.resting_sections:
            new.sections[number] = _still(section)
        else:
            hide_section(section)
    for number in tuple(new.resting_groups):
        new.group(number)
    for group in new.groups:
        hide_group(group)
    return new


def _still(section: Section) -> Section:
    """A section at rest is hidden once; its veil rests in its place."""
    if section.veil is None:
        section.veil = section.copy()
        hide_section(section.veil)
    return section.veil


def hide_section(section: Section) -> None:
    if section.unseen:
        section.unseen = frozenset((UNKNOWN,))
    section.veiled = []
    section.veiled_exits = []
    section.hidden = Hidden()
    section.lurking = None
    for feature in section.features:
        if feature.kind == "container" and not feature.opened:
            feature.trap = ""
            feature.treasure = ""
            feature.items = ()
    if not section.known:
        section.special = ""
        section.prisoner = False
    section.pending = ["?"] if section.pending else []


def hide_group(group: Group) -> None:
    if not group.told:
        group.attitude = ""
        group.friendly_first = False
    if not group.seen:
        group.members = [Member(SOMEBODY)]
        group.level = 0
        group.guard = False
        group.rolled = False
        group.key = ""
        group.unique = False
        group.hoard, group.hoards, group.relic = "", 1, False
    elif group.hoard:
        group.hoard = "?"
    if not group.counted:
        for member in group.members:
            member.hp = member.hp_max = 0
