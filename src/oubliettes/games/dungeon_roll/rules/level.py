"""A level (DR-4, DR-5): its dice, its four phases in turn, and what each of them offers.

Beats: dealing, forming a party, rolling a level, and then `play`: all picks until the next throw.
"""

from collections.abc import Callable

from oubliettes.games.dungeon_roll.pieces import (
    CHEST,
    DUNGEON_DICE,
    LAIR_THRESHOLD,
    POTION,
    SCROLL,
)
from oubliettes.games.dungeon_roll.rules.actions import (
    DUNGEON_ROLLS,
    FLEE,
    REROLL_DIE,
    drink,
    fight,
    fights,
    lone,
    loots,
    open_chests,
    reroll,
    scroll_helps,
    show_dungeon,
)
from oubliettes.games.dungeon_roll.rules.blocked import blocked
from oubliettes.games.dungeon_roll.rules.dragon import dragon_fight, dragon_phase
from oubliettes.games.dungeon_roll.rules.ending import flee, glory, portal, regroup_phase, retire, to_regroup
from oubliettes.games.dungeon_roll.rules.heroes import ultimate
from oubliettes.games.dungeon_roll.rules.treasure import USE_PORTAL, add_powers, use_token
from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP, Phase, Table
from oubliettes.kernel import Ask, Pick, Script, Step, Verbs

END_PHASE: Pick = ("end_phase",)
PLAY_LEVEL: Step = ("play", MONSTER)
STANDING, CLEAR = {"clear": 0}, {"clear": 1}
"""What the question of the Monster phase is asked with: it may be about what comes when none is standing."""


def level(t: Table, number: int) -> Script[None]:
    """DR-4.1 to DR-4.4: roll as many Dungeon dice as the level asks for and the Lair leaves.

    DR-1.5, DR-18.2: nobody is asked for it, neither the Dungeon Master nor who plays alone.
    """
    t.level = number
    t.phase = MONSTER
    t.dice_rolled = number if number + t.lair <= DUNGEON_DICE else DUNGEON_DICE - t.lair
    t.party_at_start = sum(t.party)
    t.monster_seen = t.companion_used = t.great_ultimate = False
    rolled: tuple[int, ...] = yield DUNGEON_ROLLS[t.adventurer][t.dice_rolled]
    show_dungeon(t, rolled, "dungeon", "DR-4.3")
    t.agenda.append(PLAY_LEVEL)


def play(t: Table, phase: Phase) -> Script[None]:
    """DR-5.1: Monster, Loot, Dragon, Regroup, pick by pick, until something is thrown or the delve is over: what
    comes then is on the agenda."""
    t.phase = phase if phase == MONSTER or not t.monsters else MONSTER  # DR-5.6
    agenda, seat = t.agenda, t.adventurer
    while not agenda:
        phase = t.phase
        if phase == DRAGON_PHASE and t.lair < LAIR_THRESHOLD:  # DR-10.18: the Lair is counted again after each pick
            to_regroup(t)
            continue
        offer, prompt, rule = PHASES[phase]
        options = offer(t)
        if len(options) > 1 or options[0] is FLEE:  # DR-5.5: even a lone flight is confirmed
            facts = None if phase != MONSTER else CLEAR if options[-1] is END_PHASE else STANDING
            pick: Pick = yield Ask(seat, prompt, options, rule, blocked, facts)
        else:
            pick = lone(t, options[0])
        script = ACTIONS[pick[0]](t, pick)
        if script is not None:
            yield from script


def end_phase(t: Table, pick: Pick) -> None:
    """DR-5.3: the next phase."""
    phase = next_phase(t)
    if phase == REGROUP:
        to_regroup(t)
    else:
        t.phase = phase


def next_phase(t: Table) -> Phase:
    """DR-9.16: without loot there is no Loot phase; DR-10.1, DR-10.2: nor is there a Dragon phase while the Dragon
    sleeps."""
    if t.phase == MONSTER and (t.active[CHEST] or t.active[POTION]):
        return LOOT
    return DRAGON_PHASE if t.lair >= LAIR_THRESHOLD else REGROUP


def token(t: Table, pick: Pick) -> Script[None] | None:
    """DR-13.2, DR-13.6: a token for its ability, whatever the rules say else; the Town Portal is the way out."""
    script = use_token(t, pick)
    if pick is USE_PORTAL:
        portal(t)
    return script


# ------------------------------------------------------------------ 1. Monster phase (DR-6)


def monster_phase(t: Table) -> list[Pick]:
    """DR-6.1, DR-6.5, DR-6.6: all monsters must go before the phase can end."""
    player = t.player
    goblins, skeletons, oozes, _, _ = t.active
    monsters = goblins or skeletons or oozes
    options = fights(t, goblins, skeletons, oozes) if monsters else []
    if t.party[SCROLL] and (monsters or scroll_helps(t)):  # DR-8.4
        options.append(REROLL_DIE)
    if player.side.loot_in_monster_phase:  # DR-16.19
        options += loots(t)
    if player.ready or player.held:
        add_powers(t, options)
    options.append(FLEE if monsters else END_PHASE)  # DR-12.2, DR-5.4
    return options


# ------------------------------------------------------------------ 2. Loot phase (DR-9)


def loot_phase(t: Table) -> list[Pick]:
    """DR-9.1: open Chests and drink Potions, in any order; nothing is compulsory."""
    options = loots(t)
    add_powers(t, options)
    options.append(END_PHASE)
    return options


def regroup(t: Table) -> Script[None]:
    """The beat after a Dragon was beaten."""
    to_regroup(t)
    return play(t, t.phase)


PHASES: dict[str, tuple[Callable[[Table], list[Pick]], str, str]] = {
    MONSTER: (monster_phase, "monster-phase", "DR-6.6"),
    LOOT: (loot_phase, "loot-phase", "DR-9.1"),
    DRAGON_PHASE: (dragon_phase, "dragon-phase", "DR-10.1"),
    REGROUP: (regroup_phase, "regroup-phase", "DR-11.2"),
}
"""What each phase offers, its question and the rule behind it."""
ACTIONS: Verbs[Script[object] | None] = Verbs(
    "a pick of a phase",
    {
        "fight": fight,
        "open": open_chests,
        "drink": drink,
        "reroll": reroll,
        "token": token,
        "ultimate": ultimate,
        "end_phase": end_phase,
        "dragon": dragon_fight,
        "retire": retire,
        "glory": glory,
        "flee": flee,
    },
)
"""DR-5.2: what a pick of any phase does: at once, or by a script where dice or further picks follow."""
