"""Hero Ultimates (DR-15, DR-16). Specialties are tables of `pieces.Side`, read where they apply.

Arcane Blade and Holy Strike are no pick of their own: the card appears among the sources (DR-15.12).
"""

from collections.abc import Callable, Iterable
from itertools import compress
from typing import NamedTuple

from oubliettes.games.dungeon_roll.pieces import (
    ACTIVE,
    CHEST,
    DRAGON,
    DUNGEON_FACE,
    DUNGEON_FACES,
    FIRST_LENT,
    LENT_AS,
    MONSTERS,
    POTION,
    SIDES,
    SOURCES,
    TOKENS,
)
from oubliettes.games.dungeon_roll.rules.actions import (
    DONE,
    FACES,
    draw_token,
    kill,
    kills,
    lone,
    reroll_dice,
    revive,
    to_lair,
)
from oubliettes.games.dungeon_roll.table import Table
from oubliettes.kernel import Ask, Pick, Script, word

ULTIMATE: Pick = ("ultimate",)
MORE: Pick = ("more",)
CHARMS: list[Pick] = [("charm", DUNGEON_FACES[monster]) for monster in MONSTERS]


def ultimate(t: Table, pick: Pick) -> Script[object] | None:
    """DR-15.4: the card is turned first, then its power acts."""
    name = t.player.side.ultimate
    power = POWERS[name]
    t.turn_card()
    if t.log is not None:
        t.say("ultimate", power.rule, seat=t.adventurer, power=name)
    return power.play(t)


def calculated_strike(t: Table) -> Script[None]:
    """DR-16.3, DR-16.30: up to two monsters, the second may be declined."""
    options = kills(t)
    pick: Pick = (yield Ask(t.adventurer, "strike", options, "DR-16.3")) if len(options) > 1 else lone(t, options[0])
    kill(t, pick, "DR-16.3")
    if t.monsters:
        pick = yield Ask(t.adventurer, "strike-more", [*kills(t), DONE], rule="DR-16.30")
        if pick is not DONE:
            kill(t, pick, "DR-16.3")


def lend(t: Table) -> Script[None]:
    """DR-16.7, DR-16.8, DR-16.20, DR-16.21, DR-15.13: monsters become companions until Regroup."""
    side = t.player.side
    monster, face = side.lends
    for number in range(side.max_targets):
        if number:
            pick = DONE
            if t.active[monster]:
                pick = yield Ask(t.adventurer, "lend-more", [MORE, DONE], "DR-16.30")
            if pick is DONE:
                break
        t.active[monster] -= 1
        t.lent[LENT_AS[face]] += 1
        t.say(
            "lent",
            "DR-15.13",
            seat=t.adventurer,
            die=DUNGEON_FACES[monster],
            source=SOURCES[FIRST_LENT + LENT_AS[face]],
        )


def bards_song(t: Table) -> None:
    """DR-16.11: the Lair is emptied; no victory (DR-10.17)."""
    sweep(t, "DR-16.11", ())


def battlecry(t: Table) -> None:
    """DR-16.15: all monsters turn into Dragons."""
    monsters = t.monsters
    t.active[:3] = [0, 0, 0]
    to_lair(t, monsters, "DR-16.15")


def charm(t: Table) -> Script[None]:
    """DR-16.17, DR-16.18: one monster becomes a Potion; the Beguiler may send a second one away."""
    options = _charms(t)
    pick: Pick = (yield Ask(t.adventurer, "charm", options, "DR-16.17")) if len(options) > 1 else lone(t, options[0])
    t.active[DUNGEON_FACE[pick[1]]] -= 1
    t.active[POTION] += 1
    t.say("charmed", "DR-16.17", seat=t.adventurer, die=pick[1])
    if t.player.side.max_targets > 1 and t.monsters:
        pick = yield Ask(t.adventurer, "charm-more", [*_charms(t), DONE], rule="DR-16.30")
        if pick is not DONE:
            kill(t, pick, "DR-16.18")


def _charms(t: Table) -> list[Pick]:
    return list(compress(CHARMS, t.active))


def divine_intervention(t: Table) -> Script[None]:
    """DR-16.24, DR-16.25: a token for the whole level; no victory over the Dragon (DR-16.26)."""
    held = t.player.tokens
    options: list[Pick] = [("discard", TOKENS[token]) for token in range(len(TOKENS)) if held[token]]
    pick: Pick = (yield Ask(t.adventurer, "discard", options, "DR-16.24")) if len(options) > 1 else lone(t, options[0])
    t.spend_token(TOKENS.index(word(pick)))
    t.great_ultimate = True
    sweep(t, "DR-16.24", MONSTERS)
    chests, t.active[CHEST] = t.active[CHEST], 0
    for _ in range(chests):
        yield from draw_token(t, "DR-16.24", "DR-9.5")
    t.then(("potions",), ("play", t.phase))


def potions(t: Table) -> Script[None]:
    """DR-16.25: each Potion revives a die while the Graveyard lasts; the others are lost."""
    while t.active[POTION] and t.graveyard:
        pick: Pick = yield Ask(t.adventurer, "revive-face", FACES, "DR-16.25")
        t.active[POTION] -= 1
        revive(t, pick, "DR-16.25")
    t.active[POTION] = 0


def arcane_fury(t: Table) -> None:
    """DR-16.29: everything goes, nothing is gained."""
    t.great_ultimate = True
    sweep(t, "DR-16.29", ACTIVE)


def sweep(t: Table, rule: str, faces: Iterable[int]) -> None:
    """Dungeon dice of these faces, and all of the Lair, go back to the supply."""
    gone = [(DUNGEON_FACES[face], t.active[face]) for face in faces if t.active[face]]
    if t.lair:
        gone.append((DUNGEON_FACES[DRAGON], t.lair))
    for face in faces:
        t.active[face] = 0
    t.lair = 0
    if gone:
        t.say("swept", rule, dice=tuple(gone))


def _never(t: Table) -> bool:
    return False  # DR-15.12: the card is a source


def _monsters(t: Table) -> bool:
    return t.monsters > 0


def _borrowable(t: Table) -> bool:
    return t.active[t.player.side.lends[0]] > 0


def _dice(t: Table) -> bool:
    return any(t.party) or any(t.active)  # DR-8.5


def _lair(t: Table) -> bool:
    return t.lair > 0


def _anything(t: Table) -> bool:
    return t.lair > 0 or any(t.active)


def _price_and_dice(t: Table) -> bool:
    return t.player.held > 0 and _anything(t)  # DR-16.26


class Power(NamedTuple):
    """An Ultimate: its rule, what it needs to have a target (DR-5.9), and what it does."""

    rule: str
    needs: Callable[[Table], bool]
    play: Callable[[Table], Script[object] | None]


POWERS: dict[str, Power] = {
    "calculated_strike": Power("DR-16.3", _monsters, calculated_strike),
    "battlefield_presence": Power("DR-16.5", _dice, reroll_dice),
    "animate_dead": Power("DR-16.7", _borrowable, lend),
    "command_dead": Power("DR-16.8", _borrowable, lend),
    "bards_song": Power("DR-16.11", _lair, bards_song),
    "battlecry": Power("DR-16.15", _monsters, battlecry),
    "charm_monster": Power("DR-16.17", _monsters, charm),
    "mesmerize": Power("DR-16.18", _monsters, charm),
    "plea_for_help": Power("DR-16.20", _borrowable, lend),
    "pull_rank": Power("DR-16.21", _borrowable, lend),
    "divine_intervention": Power("DR-16.24", _price_and_dice, divine_intervention),
    "arcane_fury": Power("DR-16.29", _anything, arcane_fury),
}
NEEDS: dict[str, Callable[[Table], bool]] = {
    **dict.fromkeys((side.ultimate for sides in SIDES for side in sides if side.hero_as), _never),
    **{name: power.needs for name, power in POWERS.items()},
}
"""DR-5.9: whether an Ultimate is a pick of its own with a target now."""
