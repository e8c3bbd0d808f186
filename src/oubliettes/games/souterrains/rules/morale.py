"""Morale: when enemies give up the fight, and how (SS-17; SS-3.6 for the undead)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.groups import Member
from oubliettes.games.souterrains.pieces import FACES, FIGHT, RST_BONUS, TEST_DIE
from oubliettes.games.souterrains.rules.creatures import free
from oubliettes.games.souterrains.rules.dice import Told, d
from oubliettes.games.souterrains.rules.modifiers import rst_applies
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import Table, Trial
from oubliettes.kernel import Script

TRIGGERS = ("death", "half", "magic", "chief")
"""SS-17.1, in the order in which they are rolled."""
GONE_PERCENT: int = FIGHT["strength_gone_percent"]
"""SS-17.1: half of the HD they started with."""
YIELDS: int = FIGHT["surrender_from"]
"""SS-17.12: from this on they surrender instead of fleeing."""


def morale(t: Table) -> Script[None]:
    """SS-17.1, SS-17.9: each trigger once, in order, until they break."""
    enc, group = t.enc, t.group
    for name in TRIGGERS:
        if name in enc.fired or not _fires(t, name):
            continue
        enc.fired.append(name)
        able = [m for m in group.living() if not CREATURES[m.creature].fearless]  # SS-17.6, SS-17.7
        if able and (yield from _roll(t, able)):
            yield from _give_up(t, able)


def _fires(t: Table, name: str) -> bool:
    enc = t.enc
    members = [member for place, member in enumerate(t.group.members) if place not in enc.absent]
    if name == "death":
        return any(member.state == "dead" for member in members)
    if name == "half":
        gone = sum(CREATURES[member.creature].hd for member in members if member.state != "up")
        return gone > 0 and 100 * gone >= GONE_PERCENT * enc.start_hd
    if name == "magic":
        return "magic!" in enc.fired
    # SS-17.14: only who is marked as one
    return any(member.chief and member.state != "up" for member in members)


def _roll(t: Table, able: list[Member]) -> Script[bool]:
    """SS-17.2 to SS-17.5, SS-17.8, SS-11.14: D10 + bonus + Danger >= (SS-17.3) total HD + malus. SS-17.10: if
    they hold he has failed, and a Weapon Master may roll again."""
    first = max(able, key=lambda member: CREATURES[member.creature].hd)
    creature = CREATURES[first.creature]
    trial = Trial("morale", sum(CREATURES[member.creature].hd for member in able), die=TEST_DIE["morale"])
    if creature.cowardice:
        trial.bonus.append(("cowardice", creature.cowardice))
    if creature.bravery:
        trial.malus.append(("bravery", creature.bravery))
    if t.danger:
        trial.bonus.append(("danger", t.danger))
    if rst_applies(t, "morale"):
        trial.bonus.append(("rst", RST_BONUS))
    return (yield from decide(t, "morale", trial))


def _give_up(t: Table, able: list[Member]) -> Script[None]:
    """SS-17.11 to SS-17.13: if their leader can talk, D6: 1-3 they flee, 4-6 they surrender; gone is gone."""
    first = max(able, key=lambda member: CREATURES[member.creature].hd)
    told: Told = []
    yields = False
    if CREATURES[first.creature].talk == "full":
        ways = ("surrender", "rout")
        faces, by = FACES["surrender"], first.creature
        roll = d(t, faces, "surrender", "SS-17.12", by=by, need=">=", target=YIELDS, outcomes=ways, into=told)
        yields = (yield from roll) >= YIELDS
    for member in able:
        member.state = "yielded" if yields else "gone"
        member.burning = False
    if yields:
        t.say("surrender", "SS-17.11", rolls=tuple(told))
    else:
        t.say("rout", "SS-17.11", rolls=tuple(told))
    free(t)


def undead_morale(t: Table) -> Script[None]:
    """SS-3.6, SS-3.7: the one Morale roll the undead make, on the first Turn Undead of the encounter."""
    enc = t.enc
    if enc.turned:
        return
    enc.turned = True
    left = [m for m in t.group.living() if CREATURES[m.creature].undead]
    if left and (yield from _roll(t, left)):
        yield from _give_up(t, left)
