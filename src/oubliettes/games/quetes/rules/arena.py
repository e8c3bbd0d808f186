"""Challenges (QT-10.8, QT-14, QT-21.4): an Arena up to the moment when the fists close."""

from oubliettes.games.quetes.rules.combat import new_fight
from oubliettes.games.quetes.rules.dungeon import declare_ring, ring_picks
from oubliettes.games.quetes.rules.negotiation import bystanders
from oubliettes.games.quetes.table import TALKS, Table
from oubliettes.kernel import Ask, Pick, Script, Step

NO_RING: Pick = ("no_ring",)


def challenge(t: Table, victim: int, bloodthirst: bool) -> Script[None]:
    """QT-10.9, QT-14.20: the victim is named, the Arena is open; QT-23.15, QT-23.44: a Charm Ring is declared now."""
    fight = new_fight(t, "arena", t.active, defender=victim, bloodthirst=bloodthirst)
    t.phase = TALKS
    t.challenges[t.active][victim] += 1
    t.say("arena-open", "QT-14.20", seat=t.active, victim_seat=victim)
    modes = ["charm_ally"] if bloodthirst else ["charm_substitute", "charm_ally"]
    options = ring_picks(t, fight, *modes)
    if options:  # QT-26.10: with two players there is nobody to charm
        pick: Pick = yield Ask(t.active, "arena-ring", [NO_RING, *options], rule="QT-23.15")
        if pick is not NO_RING:
            declare_ring(t, fight, pick)
    talks: list[Step] = []
    if bystanders(fight) and not bloodthirst:
        talks = [("arena_pass", number) for number in range(2 * t.caps["arena_passes_per_principal"])]
    t.then(*talks, ("start_fight",))
