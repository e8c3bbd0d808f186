"""Treasure tokens with an ability of their own (DR-13.16 to DR-13.28); those that stand for a face are sources."""

from itertools import compress

from oubliettes.games.dungeon_roll.pieces import (
    ACTIVE,
    BAIT,
    DUNGEON_FACE,
    DUNGEON_FACES,
    ELIXIR,
    PORTAL,
    RING,
    SCROLL_TOKEN,
    SHORT,
)
from oubliettes.games.dungeon_roll.rules.actions import FACES, REROLL_TOKEN, revive
from oubliettes.games.dungeon_roll.rules.heroes import NEEDS, ULTIMATE
from oubliettes.games.dungeon_roll.table import REGROUP, Table
from oubliettes.kernel import Ask, Pick, Script, word

USE_RING: Pick = ("token", "ring")
USE_ELIXIR: Pick = ("token", "elixir")
USE_PORTAL: Pick = ("token", "portal")
BAITS: list[Pick] = [("token", "bait", DUNGEON_FACES[face]) for face in ACTIVE]


def tokens(t: Table) -> list[Pick]:
    """DR-13.3: the abilities that have a target now (DR-5.9)."""
    held = t.player.tokens
    options: list[Pick] = []
    if held[SCROLL_TOKEN] and (any(t.party) or any(t.active)):  # DR-13.16, DR-8.5
        options.append(REROLL_TOKEN)
    if held[RING] and t.lair:  # DR-13.19
        options.append(USE_RING)
    if held[ELIXIR] and t.graveyard:  # DR-13.22
        options.append(USE_ELIXIR)
    if held[BAIT]:  # DR-13.24
        options += compress(BAITS, t.active)
    if held[PORTAL] and t.phase != REGROUP:  # DR-13.27, DR-11.11
        options.append(USE_PORTAL)
    return options


def use_token(t: Table, pick: Pick) -> Script[None] | None:
    """DR-13.2: once; DR-5.8: into the box first. The portal is the way out: the caller ends the delve."""
    t.spend_token(SHORT[word(pick)])
    match pick:
        case ("token", "ring"):
            t.lair = 0
            t.say("ring", "DR-13.17", seat=t.adventurer)
        case ("token", "elixir"):
            t.say("elixir", "DR-13.21", seat=t.adventurer)
            return elixir(t)
        case ("token", "bait", face):
            t.active[DUNGEON_FACE[face]] -= 1
            t.lair += 1
            t.say("bait", "DR-13.23", seat=t.adventurer, die=face)
    return None


def elixir(t: Table) -> Script[None]:
    """DR-13.21: a die comes back on any face."""
    pick: Pick = yield Ask(t.adventurer, "revive-face", FACES, "DR-13.21")
    revive(t, pick, "DR-13.21")


def add_powers(t: Table, options: list[Pick]) -> None:
    """DR-13.3, DR-15.8: tokens with an ability of their own and the Ultimate, in the first three phases.

    Those of the Adventurer alone (DR-13.4), as many as there are (DR-13.7), and never compulsory (DR-15.9).
    """
    player = t.player
    if player.held:
        options += tokens(t)
    if player.ready and NEEDS[player.side.ultimate](t):
        options.append(ULTIMATE)
