"""The Dragon phase (DR-10)."""

from oubliettes.games.dungeon_roll.pieces import (
    DRAGON_TOKENS,
    DRAGON_XP,
    NOBODY,
    SOURCE,
    SOURCES,
    TITLE_LEAST,
)
from oubliettes.games.dungeon_roll.rules.actions import (
    FLEE,
    draw_token,
    lone,
    stock,
)
from oubliettes.games.dungeon_roll.rules.treasure import add_powers
from oubliettes.games.dungeon_roll.table import Table
from oubliettes.kernel import Ask, Pick, Script

DRAGON_FIGHT: Pick = ("dragon",)


def dragon_phase(t: Table) -> list[Pick]:
    """DR-10.16: fight, use tokens or the Ultimate, or flee (DR-10.9)."""
    options = [DRAGON_FIGHT] if t.player.side.dragon_sets(stock(t)) else []
    add_powers(t, options)
    options.append(FLEE)
    return options


def dragon_fight(t: Table, pick: Pick) -> Script[None]:
    """DR-10.20: name Companions one by one while there is a choice; then DR-10.15: pay, empty the Lair, draw, learn.

    DR-10.4, DR-10.8: always three, used in one go, however many dice the Lair holds.
    """
    sets = t.player.side.dragon_sets(stock(t))
    t.chosen = ()
    while len(sets) > 1:
        left = {source for chosen in sets for source in _without(chosen, t.chosen)}
        options: list[Pick] = [("use", SOURCES[source]) for source in sorted(left)]
        pick = (
            (yield Ask(t.adventurer, "dragon-pick", options, "DR-10.20")) if len(options) > 1 else lone(t, options[0])
        )
        t.chosen += (SOURCE[pick[1]],)
        sets = [chosen for chosen in sets if _contains(chosen, t.chosen)]
    slayers, t.chosen = sets[0], ()
    for source in slayers:
        t.spend(source)
    t.companion_used = True
    if not NOBODY.slays(slayers):
        t.player.hero_used = True  # DR-20.8
    t.lair = 0  # DR-10.12
    t.dragons_in_delve += 1  # DR-10.19
    t.say("dragon-defeated", "DR-10.3", seat=t.adventurer, sources=tuple((SOURCES[source], 1) for source in slayers))
    dragon_titles(t)
    for _ in range(DRAGON_TOKENS):
        yield from draw_token(t, "DR-10.10", "DR-10.14")
    t.gain(DRAGON_XP, "dragons_xp", "DR-10.11")
    t.agenda.append(("regroup",))  # DR-10.18


def _without(chosen: tuple[int, ...], used: tuple[int, ...]) -> list[int]:
    left = list(chosen)
    for source in used:
        left.remove(source)
    return left


def _contains(chosen: tuple[int, ...], used: tuple[int, ...]) -> bool:
    return all(chosen.count(source) >= used.count(source) for source in used)


def dragon_titles(t: Table) -> None:
    if t.dragons_in_delve >= TITLE_LEAST["slayer_of_dragons"]:
        t.earn("slayer_of_dragons", t.adventurer)  # DR-19.4
    if t.dragons_in_delve >= TITLE_LEAST["master_of_dragons"]:
        t.earn("master_of_dragons", t.adventurer)  # DR-19.5
    if t.party_at_start <= t.dice_rolled - 1:
        t.earn("last_stand", t.adventurer)  # DR-19.9
