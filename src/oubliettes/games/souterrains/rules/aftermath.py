"""How an encounter ends: Danger, xp, HP, Fatigue, spoils (SS-19.1 to SS-19.6, SS-19.13, SS-22.1 to SS-22.6)."""

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.groups import Group
from oubliettes.games.souterrains.pieces import COST, DANGER, FATIGUE, RELIEF, XP
from oubliettes.games.souterrains.rules.clock import alarm, calm, ends_and_lights, level, tick, tire
from oubliettes.games.souterrains.rules.experience import gain, grown, new_hd
from oubliettes.games.souterrains.rules.flight import end_of_blows
from oubliettes.games.souterrains.rules.harm import DECLINE, PAY, burn_round, carry_off, survives, wound_step
from oubliettes.games.souterrains.rules.treasure import RELIC, draw_hoard, draw_treasure, put_equipment, rob
from oubliettes.games.souterrains.rules.trial import save
from oubliettes.games.souterrains.rules.wander import leader, total_hd
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Ask, Pick, Script, Step, word

OUTCOMES = {
    "stealth": "outcome_stealth",
    "peace": "outcome_peace",
    "gone": "outcome_gone",
    "failure": "outcome_failure",
    "uninformed": "outcome_failure",
    "yielded": "outcome_yielded",
    "unopposed": "outcome_unopposed",
}
NO_QUESTION: Pick = ("no_question",)


def reward(t: Table, group: Group, success: bool) -> None:
    """SS-22.1 to SS-22.6, SS-22.23: by the HD of all who were met; a group gives its best result once."""
    if not success:
        per = XP["failure"]
    else:
        per = XP["friendly_encounter"] if group.friendly_first else XP["hostile_success"]
    amount = per * total_hd(group)
    if amount > group.paid:
        gain(t, amount - group.paid, "SS-22.2" if success else "SS-22.3")
        group.paid = amount


def quiet(t: Table, group: Group) -> None:
    """SS-11.9, SS-14.28: Danger -1 for a peaceful end, once per group and expedition."""
    if not group.quiet:
        group.quiet = True
        calm(t, -DANGER["peaceful_end"], "SS-11.9")


# ------------------------------------------------------------------ without combat


def end_encounter(t: Table, result: str) -> Script[None]:
    """stealth, peace, gone (they slipped away), failure, uninformed, yielded, unopposed."""
    end_of_blows(t)
    group = t.group
    group.seen = True
    standing = group.section == t.section
    if result != "gone":
        if result != "uninformed":
            quiet(t, group)
        reward(t, group, result in ("stealth", "peace", "unopposed"))
    if result in ("failure", "uninformed", "gone") or group.section == NOWHERE:
        group.gone = True
    elif standing and result in ("peace", "yielded"):
        group.peace = True
    t.say("encounter-ends", "SS-14.8", outcome=OUTCOMES[result])
    steps = _what_follows(t)
    close(t)
    if grown(t):
        yield from new_hd(t)
    t.then(*steps)


def close(t: Table) -> None:
    """The encounter is over; holds, paralysis and fire with it (SS-27.7)."""
    group = t.group
    for member in group.members:
        member.burning = member.stuck = member.used = member.bit = member.fire = False
        if member.state == "out" and not group.gone and t.enc.result != "won":
            member.state = "up"  # SS-16.19: it comes round with its group
        if member.state == "up":
            member.hp = member.hp_max  # SS-18.21
    t.fight = None
    if group.section == NOWHERE and t.dungeon.groups[-1] is group:
        t.dungeon.groups.pop()
        t.dungeon.resting_groups.discard(len(t.dungeon.groups))


def _what_follows(t: Table) -> list[Step]:
    """The section he has run into, and the clock checks that waited (SS-7.17); nothing for one who is out of it all."""
    return [] if t.enc.outside else [("moved", t.group.section), ("checks",)]


def moved(t: Table, home: int) -> None:
    """SS-18.21: the section he ran into has a group of its own; those he has just met are at `home`."""
    if t.fight or t.phase != "dungeon" or t.section == home:
        return
    if not t.place.restocked:
        t.then(("restock",), ("moved", home))  # SS-24.3
        return
    number = t.dungeon.awaken(t.section)
    if number != NOWHERE and not t.dungeon.groups[number].peace:
        t.then(("meet", number, "standing"))


# ------------------------------------------------------------------ after a combat (SS-19.5)


def aftermath(t: Table) -> Script[None]:
    """Danger; xp; HP back; effort; wound; disease; then prisoners and loot."""
    end_of_blows(t)
    enc, group, hero = t.enc, t.group, t.hero
    if enc.burning:
        yield from _burn_on(t)
        if not hero.hp:
            t.then(("fallen",))
            return
    if enc.result == "won":
        yield from alarm(t, DANGER["won_combat"], "SS-11.2")
    elif not enc.fled_danger:
        enc.fled_danger = True
        calm(t, -DANGER["lost_combat"], "SS-11.8")
    reward(t, group, success=True)  # SS-22.4: one who got away has succeeded too
    if grown(t):
        yield from new_hd(t)
    hero.hp = hero.hp_max  # SS-19.2; not before the encounter is over (SS-19.7)
    paid = False
    if hero.resources:  # SS-5.3, SS-5.7
        pick: Pick = yield Ask(SEAT, "pay-effort", (PAY, DECLINE), rule="SS-19.4")
        paid = pick is PAY
    if paid:
        hero.spend()
    tire(t, FATIGUE["after_combat"] - paid * RELIEF["after_combat"], "SS-10.3")
    if enc.lost and not enc.fainted:
        yield from wound_step(t)
    yield from _disease(t)
    t.then(("spoils",))


def _burn_on(t: Table) -> Script[None]:
    """SS-9.14: a fire still burning is settled at once."""
    t.enc.kindled.clear()  # the round in which he caught fire is over
    while t.enc.burning:
        tick(t)
        ends_and_lights(t)
        yield from burn_round(t)


def _disease(t: Table) -> Script[None]:
    """One disease save if a carrier has wounded him."""
    if t.hero.diseased:
        return
    carrier = any(member.bit and "disease" in CREATURES[member.creature].abilities for member in t.group.members)
    if carrier and not (yield from save(t, "disease")):
        t.hero.diseased = True
        t.say("diseased", "SS-27.6")


def spoils(t: Table) -> Script[None]:
    """SS-21.15, SS-21.16: pockets and gear of the fallen, the hoard nobody guards any more."""
    enc, group = t.enc, t.group
    fainted = enc.fainted
    prisoners = []
    if enc.result == "won":
        yield from _strip(t, group)
        t.deeds.overcome += len(group.members)
        prisoners = [m for m in group.members if m.state in ("out", "yielded") and CREATURES[m.creature].talk == "full"]
        group.gone = True
        yield from hoard(t, group)
    elif group.section == NOWHERE:
        group.gone = True
    elif enc.result == "left" and group.section == t.section:
        group.peace = True
    follow = _what_follows(t)
    close(t)
    if fainted:
        t.then(("unconscious", "faint"), ("checks",))
        return
    kinds = tuple(dict.fromkeys(member.creature for member in prisoners))
    steps: list[Step] = [("prisoner", *kinds)] if kinds else []
    if t.phase == "dungeon" and not t.place.loot.empty and enc.result == "won":
        steps.append(("take_loot",))
    t.then(*steps, *follow)


def _strip(t: Table, group: Group) -> Script[None]:
    loot = t.place.loot
    for member in group.members:
        if member.state in ("dead", "out", "yielded"):
            creature = CREATURES[member.creature]
            loot.add((yield from draw_treasure(t, creature.pocket, level(t))))
            for id in creature.gear:
                put_equipment(loot, id)


def hoard(t: Table, group: Group) -> Script[None]:
    """SS-21.15, SS-25.29: once for the place; drawn there, or, if they fell elsewhere, when he comes to it."""
    letters = [group.hoard] * group.hoards if group.hoard else []
    letters += [RELIC] * group.relic
    group.hoard, group.relic = "", False
    if not letters or group.section == NOWHERE:
        return
    if group.section != t.section:
        t.dungeon.section(group.section).pending += letters
        return
    for letter in letters:
        yield from draw_hoard(t, letter)
    t.say("hoard", "SS-21.15")


def prisoner(t: Table, *creatures: str) -> Script[None]:
    """SS-16.20: one of them may be questioned, once; he chooses which."""
    options: list[Pick] = [*(("question", creature) for creature in creatures), NO_QUESTION]
    pick: Pick = yield Ask(SEAT, "prisoner", options, rule="SS-16.20")
    if pick is not NO_QUESTION:
        t.then(("work", COST["question"], "question", CREATURES[word(pick)].hd))


# ------------------------------------------------------------------ down (SS-19.8, SS-19.13, SS-19.15)


def fallen(t: Table) -> Script[None]:
    """0 HP or a faint before enemies."""
    end_of_blows(t)
    enc, group, hero = t.enc, t.group, t.hero
    cause = leader(group).id if group.living() else group.members[0].creature
    if not hero.hp and not (yield from survives(t, cause)):
        return
    if enc.result in ("won", "fled", "left"):
        if enc.result == "won":
            yield from alarm(t, DANGER["won_combat"], "SS-19.13")
            yield from _strip(t, group)
            t.deeds.overcome += len(group.members)
            group.gone = True
            yield from hoard(t, group)
        elif group.section == NOWHERE:
            group.gone = True
        reward(t, group, success=True)
    else:
        if not enc.fled_danger:
            calm(t, -DANGER["lost_combat"], "SS-19.15")
        reward(t, group, success=False)
        rob(t, leader(group).spoils)
        if group.section == NOWHERE:
            group.gone = True
        elif group.section == t.section:
            carry_off(t)
    yield from _disease(t)
    close(t)
    if grown(t):
        yield from new_hd(t)
    t.then(("unconscious", cause), ("checks",))


STEPS = {
    "end_encounter": end_encounter,
    "moved": moved,
    "aftermath": aftermath,
    "spoils": spoils,
    "prisoner": prisoner,
    "fallen": fallen,
}
