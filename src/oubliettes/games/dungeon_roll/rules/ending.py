"""Regroup and the end of a delve (DR-11, DR-12): go on, go home, or run."""

from oubliettes.games.dungeon_roll.pieces import (
    DELVES,
    DUNGEON_DICE,
    MAX_LEVEL,
    RETIRE_XP,
)
from oubliettes.games.dungeon_roll.rules.treasure import tokens
from oubliettes.games.dungeon_roll.table import FORM, REGROUP, Table
from oubliettes.kernel import Pick

RETIRE: Pick = ("retire",)
GLORY: Pick = ("glory",)


# ------------------------------------------------------------------ Regroup (DR-11)


def to_regroup(t: Table) -> None:
    """DR-11.1: the level's dice go back, the Lair stays. DR-11.12: after level 10 the delve is over."""
    if not t.companion_used and t.monster_seen and not t.great_ultimate and not any(t.active):
        t.earn("critical_hit", t.adventurer)  # DR-19.19
    survived(t)
    t.active = [0, 0, 0, 0, 0]  # DR-9.14: loot that was left as well
    t.lent = [0, 0]  # DR-15.14
    t.phase = REGROUP
    if t.log is not None:
        t.say("regroup", "DR-11.1", seat=t.adventurer, level=t.level)
    if t.level == MAX_LEVEL:
        t.say("legend", "DR-11.5", seat=t.adventurer)
        t.gain(RETIRE_XP[t.level], "levels_xp", "DR-11.5")
        t.earn("dungeon_master", t.adventurer)  # DR-19.15
        end_delve(t)


def survived(t: Table) -> None:
    """DR-19.7: a level of seven dice left by Regroup or by a Town Portal."""
    if t.dice_rolled == DUNGEON_DICE:
        t.earn("never_tell_me_the_odds", t.adventurer)


def regroup_phase(t: Table) -> list[Pick]:
    """DR-11.2, DR-11.10: retire or seek glory; before that, an Elixir, a Scroll token or a Ring.

    DR-11.9: in no other phase.
    """
    return [RETIRE, GLORY, *tokens(t)] if t.player.held else [RETIRE, GLORY]


def retire(t: Table, pick: Pick) -> None:
    """DR-11.3, DR-11.4: as much Experience as the level's number, and out."""
    if t.log is not None:
        t.say("retire", "DR-11.3", seat=t.adventurer, level=t.level)
    t.gain(RETIRE_XP[t.level], "levels_xp", "DR-11.3")
    end_delve(t)


def glory(t: Table, pick: Pick) -> None:
    """DR-11.6, DR-11.7: one level deeper."""
    if t.log is not None:
        t.say("glory", "DR-11.6", seat=t.adventurer, level=t.level + 1)
    t.agenda.append(("level", t.level + 1))


# ------------------------------------------------------------------ the end of a delve (DR-12)


def flee(t: Table, pick: Pick) -> None:
    """DR-11.8, DR-12.1, DR-12.3, DR-12.4: nothing for the level; what was taken stays."""
    if t.log is not None:
        t.say("flee", "DR-12.3", seat=t.adventurer, level=t.level)
    end_delve(t)


def portal(t: Table) -> None:
    """DR-13.26: the level's Experience, and out."""
    t.say("portal", "DR-13.26", seat=t.adventurer, level=t.level)
    survived(t)
    if t.level == MAX_LEVEL:
        t.earn("dungeon_master", t.adventurer)  # DR-19.15
    t.gain(RETIRE_XP[t.level], "levels_xp", "DR-13.26")
    end_delve(t)


def end_delve(t: Table) -> None:
    """DR-12.5 to DR-12.8: all dice pass to the left; after everybody's third delve the game is over."""
    t.player.delves += 1
    t.party = [0, 0, 0, 0, 0, 0]
    t.active = [0, 0, 0, 0, 0]
    t.lent = [0, 0]
    t.graveyard = t.lair = t.level = 0
    t.phase = FORM
    t.turn_to((t.adventurer + 1) % len(t.players))  # DR-12.6, DR-12.7
    t.agenda.append(("form",) if t.player.delves < DELVES else ("final_scoring",))
