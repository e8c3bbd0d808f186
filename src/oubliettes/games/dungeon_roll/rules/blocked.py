"""Picks that a person would expect and may not make now, each with the rule that forbids it: worked out on demand."""

from oubliettes.games.dungeon_roll.pieces import CHEST, DRAGON_COMPANIONS, PORTAL, POTION, SCROLL, SOURCES
from oubliettes.games.dungeon_roll.rules.actions import stock
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, MONSTER, REGROUP, Table
from oubliettes.kernel import Blocked


def blocked(t: Table) -> list[Blocked]:
    """The greyed options of the phase that is being played."""
    greyed = []
    player = t.player
    if t.phase == MONSTER:
        if t.monsters:
            greyed.append(Blocked(("end_phase",), "DR-6.6"))
        if not player.side.loot_in_monster_phase:
            if t.active[CHEST]:
                greyed.append(Blocked(("open",), "DR-6.8"))
            if t.active[POTION]:
                greyed.append(Blocked(("drink",), "DR-6.8"))
    elif t.party[SCROLL]:
        greyed.append(Blocked(("reroll", SOURCES[SCROLL]), "DR-8.9"))
    if t.phase == DRAGON_PHASE and not player.side.dragon_sets(stock(t)):
        greyed.append(
            Blocked(("dragon",), "DR-10.3" if player.side.dragon_companions == DRAGON_COMPANIONS else "DR-16.14")
        )
    if t.phase == DRAGON_PHASE and t.active[CHEST]:
        greyed.append(Blocked(("open",), "DR-9.15"))
    if t.phase == DRAGON_PHASE and t.active[POTION]:
        greyed.append(Blocked(("drink",), "DR-9.15"))
    if t.phase == REGROUP:
        if player.tokens[PORTAL]:
            greyed.append(Blocked(("token", "portal"), "DR-11.11"))
        if player.ready:
            greyed.append(Blocked(("ultimate",), "DR-15.8"))
    elif not player.ready:
        greyed.append(Blocked(("ultimate",), "DR-15.4"))
    return greyed
