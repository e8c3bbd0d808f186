"""Combat, round by round (SS-16); what enemies do when it goes badly for them is in `morale` (SS-17)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.pieces import BLIND, FACES, FIGHT, actions_at
from oubliettes.games.souterrains.rules.blows import throw_phial, wound
from oubliettes.games.souterrains.rules.clock import ends_and_lights, tick
from oubliettes.games.souterrains.rules.creatures import enemy_turn, free, opening, regenerate, summons
from oubliettes.games.souterrains.rules.dice import Told, amend, d, total
from oubliettes.games.souterrains.rules.fight_actions import act
from oubliettes.games.souterrains.rules.harm import BURN, burn_round
from oubliettes.games.souterrains.rules.magic import (
    backlash,
    swallow,
)
from oubliettes.games.souterrains.rules.modifiers import all_cold
from oubliettes.games.souterrains.rules.morale import morale, undead_morale
from oubliettes.games.souterrains.rules.trial import enemy_passes
from oubliettes.games.souterrains.table import CONTACT, Table
from oubliettes.games.souterrains.wares import ENCUMBRANCE
from oubliettes.kernel import Script

SAVE: int = FIGHT["enemy_save"]
APPROACH: int = FIGHT["approach_squares"]
"""SS-14.7: from so far fighters need a round to reach each other."""

# ------------------------------------------------------------------ starting (SS-16.1 to SS-16.5)


def combat(t: Table, first: str = "") -> Script[None]:
    """Initiative, once for each action of the character (SS-16.14) and each enemy; then songs and dread."""
    enc, group = t.enc, t.group
    group.counted = True
    group.peace = False
    line_up(t)
    enc.approach = enc.distance >= APPROACH
    if not enc.approach:
        enc.distance = CONTACT
    enc.init = []
    faces = FACES["initiative"]
    told: Told = []
    for _ in range(actions_at(t.hero.hd)):
        enc.init.append((yield from d(t, faces, "initiative", "SS-16.1", into=told)))
        for name, value in slowness(t) if t.log is not None else ():
            amend(told, name, value, "SS-16.1")
    for member in group.living():
        member.init = yield from d(t, faces, "initiative", "SS-16.1", by=member.creature, into=told)
        amend(told, "ac", CREATURES[member.creature].ac, "SS-16.1")
    t.say("combat", "SS-16.1", rolls=tuple(told))
    t.then(("opening", first))


def line_up(t: Table) -> None:
    """SS-17.9: the strength they start with; those who fell in an earlier encounter are no part of it."""
    enc, group = t.enc, t.group
    if not enc.start_hd:
        enc.start_hd = sum(CREATURES[member.creature].hd for member in group.living())
        enc.absent = tuple(place for place, member in enumerate(group.members) if member.state != "up")


def open_combat(t: Table, first: str) -> Script[None]:
    """Songs and dread; the enemies' HP are public now (SS-14.27)."""
    yield from opening(t)
    t.then(("round", first))


def initiative(t: Table, die: int) -> int:
    """SS-16.1: low acts first; the modifiers are live."""
    return die + sum(value for _, value in slowness(t))


def slowness(t: Table) -> tuple[tuple[str, int], ...]:
    """What is added to his Initiative: armour, Fatigue (SS-10.9), load, blindness."""
    blind = not t.sight or (t.sight == "infravision" and all_cold(t))
    load = int(ENCUMBRANCE[t.hero.status]["malus"])
    return ("ac", t.ac), ("fatigue", t.hero.fatigue), ("encumbrance", load), ("blind", BLIND if blind else 0)


def fight_round(t: Table, first: str = "") -> None:
    """SS-16.2, SS-16.3, SS-16.7: from the lowest Initiative to the highest, equal ones together, all who stand."""
    enc = t.enc
    enc.round += 1
    enc.slot = 0
    enc.whole = bool(first)
    # SS-14.12: the Surprised do not act in the first round
    mine = () if enc.surprised or enc.paralysed else tuple(range(len(enc.init)))
    theirs = () if enc.group_surprised else tuple(n for n, m in enumerate(t.group.members) if m.state == "up")
    t.then(("turns", mine, theirs), ("end_round",))


def turns(t: Table, mine: tuple[int, ...], theirs: tuple[int, ...]) -> None:
    """Of those who have not yet acted, the lowest Initiative as it now stands (SS-16.5)."""
    enc, members = t.enc, t.group.members
    first = {number: initiative(t, enc.init[number]) for number in mine}
    after = {place: members[place].init + CREATURES[members[place].creature].ac for place in theirs}
    lowest = min((*first.values(), *after.values()), default=None)
    if lowest is None or enc.result:
        return
    t.then(
        ("slot", tuple(n for n in mine if first[n] == lowest), tuple(n for n in theirs if after[n] == lowest)),
        ("turns", tuple(n for n in mine if first[n] != lowest), tuple(n for n in theirs if after[n] != lowest)),
    )


def slot(t: Table, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Script[None]:
    """SS-16.4: those who act at the same Initiative: he chooses first, all roll, then what happened is applied."""
    if not t.fight or t.fight.result:
        return
    enc, group = t.fight, t.group
    ready = [place for place in theirs if group.members[place].state == "up"]
    for _ in mine:
        if enc.whole or enc.after or enc.result or enc.paralysed or not group.living():
            break
        yield from act(t)
        enc.slot += 1
    for place in ready:
        if not t.hero.hp or enc.fainted:
            break
        yield from enemy_turn(t, place)
    after, enc.after = enc.after, ""
    standing = t.hero.hp > 0 and not enc.fainted
    if standing and after == "turn":
        yield from undead_morale(t)
    yield from _settle(t)
    if enc.result:
        _round_over(t)
    if standing and after == "spell":
        yield from backlash(t)  # SS-3.26: after any Morale roll; one who has fallen has no more to decide
    elif after == "flee" and not enc.result and not enc.paralysed and enc.held == NOWHERE:
        t.then(("flight", enc.exit))


def _round_over(t: Table) -> None:
    """SS-7.9, SS-16.6: a round costs a round of the clock, also the one in which the fight ends."""
    tick(t)
    ends_and_lights(t)


def _settle(t: Table) -> Script[None]:
    """Deaths, the character's fall, Morale, in this order."""
    enc, group = t.enc, t.group
    free(t)
    if not t.hero.hp:
        enc.result = "won" if not group.living() else "down"  # SS-19.13
        t.then(("fallen",))
    elif enc.fainted:
        enc.result = "down"
        t.then(("fallen",))
    else:
        yield from morale(t)
        if not group.living():
            enc.result = "won"
            t.then(("aftermath",))


# ------------------------------------------------------------------ the end of a round (SS-16.23)


def end_round(t: Table) -> Script[None]:
    if not t.fight or t.fight.result:
        return
    enc = t.enc
    regenerate(t)
    _round_over(t)
    yield from burn_round(t)
    yield from _enemies_burn(t)
    enc.kindled.clear()
    yield from summons(t)
    if enc.paralysed:
        enc.paralysed -= 1
    yield from _settle(t)
    if not enc.result:
        enc.surprised = enc.group_surprised = enc.approach = False
        enc.distance = CONTACT
        t.then(("round",))


def _enemies_burn(t: Table) -> Script[None]:
    """SS-9.12, SS-9.14, SS-27.9: from the round after the one in which they caught fire."""
    for place, member in enumerate(t.group.members):
        if member.state == "up" and member.burning and place not in t.enc.kindled:
            burner = member.creature
            if (yield from enemy_passes(t, CREATURES[burner].hd, SAVE, "save", "SS-9.14", by=burner)):
                member.burning = False
            else:
                told: Told = []
                damage = yield from total(t, BURN, "fire", "SS-9.14", by="", into=told)
                yield from wound(t, place, damage, fire=True, told=told)


def use_first(t: Table, place: int) -> None:
    """SS-14.23: a single-use thing as first choice: with a hostile group it is his action of the first round."""
    if t.group.attitude == "friendly":
        tick(t)
        ends_and_lights(t)
        swallow(t, place, t.t)
        t.then(("first_choice",))
        return
    swallow(t, place, t.t + 1)
    t.then(("combat", "used"))


def phial_first(t: Table, item: int, place: int) -> Script[None]:
    """SS-14.23: a fire phial as first choice opens combat; one who throws it at friends has made enemies (SS-14.25)."""
    t.group.counted = True
    line_up(t)
    yield from throw_phial(t, item, place)
    yield from _settle(t)
    if t.enc.result:
        _round_over(t)
    else:
        t.then(("combat", "used"))


STEPS = {
    "combat": combat,
    "opening": open_combat,
    "round": fight_round,
    "turns": turns,
    "slot": slot,
    "end_round": end_round,
    "use_first": use_first,
    "phial_first": phial_first,
}
