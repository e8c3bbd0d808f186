"""Combat, round by round (SS-16); what enemies do when it goes badly for them is in `morale` (SS-17)."""

from oubliettes.games.souterrains.dungeon import NOWHERE, Member
from oubliettes.games.souterrains.pieces import (
    BLIND,
    CREATURES,
    ENCUMBRANCE,
    FIGHT,
    THINGS,
    Dice,
    Thing,
    actions_at,
    dice,
)
from oubliettes.games.souterrains.rules.clock import ends_and_lights, tick
from oubliettes.games.souterrains.rules.creatures import enemy_turn, free, opening, regenerate, summons
from oubliettes.games.souterrains.rules.dice import Told, amend, d, total
from oubliettes.games.souterrains.rules.flight import flee_options
from oubliettes.games.souterrains.rules.gear import change_one, hand_options, held_drops
from oubliettes.games.souterrains.rules.harm import BURN, burn_round
from oubliettes.games.souterrains.rules.magic import (
    COMBAT_SPELLS,
    backlash,
    magic_test,
    out_of_sight,
    phial_targets,
    swallow,
    take_effect,
    usable,
)
from oubliettes.games.souterrains.rules.morale import morale, undead_morale
from oubliettes.games.souterrains.rules.treasure import drop, drop_options
from oubliettes.games.souterrains.rules.trial import all_cold, decide, enemy_passes, prepare
from oubliettes.games.souterrains.table import CONTACT, SEAT, Table, Trial
from oubliettes.kernel import Ask, Pick, Script

DONE: Pick = ("done",)
NOTHING: Pick = ("nothing",)
UNLOAD: Pick = ("unload",)
BREAK_FREE: Pick = ("break_free",)
TURN_UNDEAD: Pick = ("turn_undead",)
CHANGE_GEAR: Pick = ("change_gear",)
LEAVE_THEM: Pick = ("leave_alone",)
FIRE_PHIAL = dice(FIGHT["fire_phial"])
BOLT = dice(FIGHT["fire_bolt"])
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
    told: Told = []
    for _ in range(actions_at(t.hero.hd)):
        enc.init.append((yield from d(t, 10, "initiative", "SS-16.1", into=told)))
        for name, value in slowness(t) if t.log is not None else ():
            amend(told, name, value, "SS-16.1")
    for member in group.living():
        member.init = yield from d(t, 10, "initiative", "SS-16.1", by=member.creature, into=told)
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


def fight_round(t: Table, first: str = "") -> Script[None]:
    """SS-16.2, SS-16.3, SS-16.7: from the lowest Initiative to the highest, equal ones together, all who stand."""
    enc = t.enc
    enc.round += 1
    enc.slot = 0
    enc.whole = bool(first)
    # SS-14.12: the Surprised do not act in the first round
    mine = () if enc.surprised or enc.paralysed else tuple(range(len(enc.init)))
    theirs = () if enc.group_surprised else tuple(n for n, m in enumerate(t.group.members) if m.state == "up")
    t.then(("turns", mine, theirs), ("end_round",))
    yield from ()


def turns(t: Table, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Script[None]:
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
    yield from ()


def slot(t: Table, mine: tuple[int, ...], theirs: tuple[int, ...]) -> Script[None]:
    """SS-16.4: those who act at the same Initiative: he chooses first, all roll, then what happened is applied."""
    if not t.fight or t.fight.result:
        return
    enc, group = t.fight, t.group
    ready = [place for place in theirs if group.members[place].state == "up"]
    for _ in mine:
        if enc.whole or enc.after or enc.result or enc.paralysed or not group.living():
            break
        yield from _act(t)
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


# ------------------------------------------------------------------ his actions (SS-16.12)


def _act(t: Table) -> Script[None]:
    unloaded = False
    while True:
        options = actions(t)
        if unloaded:
            options.remove(UNLOAD)
        pick: Pick = options[0]
        if len(options) > 1:
            pick = yield Ask(SEAT, "action", options, rule="SS-16.12", facts={"round": t.enc.round})
        if pick is UNLOAD:
            unloaded = True
            yield from _unload(t)
        elif pick[0] == "drop_held":
            change_one(t, pick)
        else:
            break
    yield from _perform(t, pick)


def _unload(t: Table) -> Script[None]:
    """SS-16.12: dropping something is free, whatever it is."""
    while True:
        options = [DONE, *drop_options(t.hero)]
        pick: Pick = options[0]
        if len(options) > 1:
            pick = yield Ask(SEAT, "unload", options, rule="SS-16.12")
        if pick is DONE:
            return
        drop(t, pick, t.place.loot)


def actions(t: Table) -> list[Pick]:
    enc, group, hero = t.enc, t.group, t.hero
    if enc.held != NOWHERE:
        return [BREAK_FREE, NOTHING]
    if hero.status == 3:
        return [*drop_options(hero), NOTHING]
    living = [(place, member) for place, member in enumerate(group.members) if member.state == "up"]
    options: list[Pick] = []
    if not enc.approach or hero.weapon.ranged:
        options += [("attack", place, member.creature) for place, member in living]
    if not enc.approach and hero.off and hero.off.id == "torch" and hero.off.lit and hero.weapon.kind != "torch":
        options += [("strike_torch", place, member.creature) for place, member in living]  # SS-9.10
    if not enc.approach and any(item and item.id == "lantern" and item.lit for item in (hero.main, hero.off)):
        options += [("throw_lantern", place, member.creature) for place, member in living]
    if enc.slot == 0:
        if "magic" in hero.gifts and hero.resources:
            options += [("fire_bolt", place, member.creature) for place, member in living]
            options += [("cast", spell) for spell in COMBAT_SPELLS]
        if "consecrated" in hero.gifts and any(CREATURES[member.creature].undead for _, member in living):
            options.append(TURN_UNDEAD)
        for use in usable(t, fighting=True):
            options += phial_targets(t, use) if use[2] == "fire_phial" else [use]
        if hand_options(hero, set()):
            options.append(CHANGE_GEAR)
    options += flee_options(t)
    if not any(CREATURES[member.creature].attacks for _, member in living):
        options.append(LEAVE_THEM)
    options += held_drops(hero)
    options += [UNLOAD, NOTHING]
    return options


def _perform(t: Table, pick: Pick) -> Script[None]:
    enc = t.enc
    verb = pick[0]
    if verb == "attack":
        yield from attack(t, int(pick[1]), t.hero.weapon)
    elif verb == "strike_torch":
        yield from attack(t, int(pick[1]), THINGS["torch"])
    elif verb == "throw_lantern":
        yield from throw_lantern(t, int(pick[1]))
    elif verb == "flee":
        enc.after, enc.exit = "flee", int(pick[1])
    elif pick is BREAK_FREE:
        if (yield from decide(t, "force", prepare(t, "force"))):
            enc.held = NOWHERE
            t.say("free", "SS-27.7")
    elif verb in ("drop", "drop_stack", "drop_stub"):
        drop(t, pick, t.place.loot)
    elif pick is LEAVE_THEM:
        enc.result = "left"
        t.then(("aftermath",) if enc.combat else ("end_encounter", "peace"))
    elif pick is not NOTHING:
        enc.whole = True  # SS-3.27, SS-16.12
        yield from _whole_round(t, pick)


def _whole_round(t: Table, pick: Pick) -> Script[None]:
    verb = pick[0]
    if verb == "fire_bolt":
        yield from fire_bolt(t, int(pick[1]))
    elif verb == "cast":
        t.enc.after = "spell"
        if (yield from magic_test(t)):
            take_effect(t, str(pick[1]), t.t + 1)
            t.enc.fired.append("magic!")
    elif pick is TURN_UNDEAD:
        turn_undead(t)
    elif verb == "use":
        swallow(t, int(pick[1]), t.t + 1)
    elif verb == "throw_phial":
        yield from throw_phial(t, int(pick[1]), int(pick[3]))
    else:
        yield from _change_gear(t)


def _change_gear(t: Table) -> Script[None]:
    """SS-4.22: the whole round, one change per hand."""
    changed: set[str] = set()
    for _ in range(4):
        options = [("done",), *hand_options(t.hero, changed)]
        pick: Pick = yield Ask(SEAT, "gear", options, rule="SS-4.22")
        if pick[0] == "done":
            break
        change_one(t, pick)
        if pick[0] in ("hold", "hold_torch", "empty"):
            changed.add(str(pick[1]))


def attack(t: Table, place: int, weapon: Thing) -> Script[None]:
    """SS-16.8, SS-16.10, SS-16.11."""
    enc = t.enc
    enc.combat = enc.blows = True
    target = CREATURES[t.group.members[place].creature]
    if (yield from decide(t, "attack", attack_trial(t, place, weapon))):
        one_to_ten = t.settings.heavy_d10 == "one_to_ten"
        told: Told = []
        damage = yield from total(t, weapon.damage, "damage", "SS-16.10", one_to_ten=one_to_ten, into=told)
        damage += weapon.bonus
        amend(told, "weapon", weapon.bonus, "SS-16.10")
        softened = soften(target.abilities, weapon, damage)
        amend(told, "hide", softened - damage, "SS-27.3")
        yield from wound(t, place, softened, weapon.kind == "torch", told)


def attack_trial(t: Table, place: int, weapon: Thing) -> Trial:
    """SS-16.8: a blow at one of them with what he holds."""
    target = CREATURES[t.group.members[place].creature]
    bonus = (("weapon", weapon.bonus),) if weapon.bonus else ()
    trial = prepare(t, "attack", difficulty=target.ac, target=target, bonus=bonus, arm=weapon)
    out_of_sight(t, trial)
    return trial


def soften(abilities: tuple[str, ...], weapon: Thing, damage: int) -> int:
    """Swarms, spectres and hardened hides against a weapon; fire and magic get through."""
    if weapon.kind == "torch" or damage <= 0:
        return damage
    if "swarm" in abilities:
        damage = max(1, damage // 2)
    if not weapon.bonus:
        if "spectral" in abilities:
            damage = max(1, damage // 2)
        if "stoneskin" in abilities:
            damage = max(0, damage - 1)
    return damage


def throw_lantern(t: Table, place: int) -> Script[None]:
    """SS-9.11 to SS-9.14: an Attack test; the lantern is gone, hit or miss (SS-9.13); the victim burns."""
    enc, hero = t.enc, t.hero
    enc.combat = enc.blows = True
    lantern = THINGS["lantern"]
    member = t.group.members[place]
    target = CREATURES[member.creature]
    trial = lantern_trial(t, place)
    if hero.main and hero.main.id == "lantern" and hero.main.lit:
        hero.main = None
    else:
        hero.off = None
    if (yield from decide(t, "attack", trial)):
        told: Told = []
        damage = yield from total(t, lantern.damage, "damage", "SS-9.11", into=told)
        if "fireproof" not in target.abilities and not member.burning:
            member.burning = True
            enc.kindled.append(place)
        yield from wound(t, place, damage, fire=True, told=told)


def lantern_trial(t: Table, place: int) -> Trial:
    """SS-9.11: by its own light."""
    target = CREATURES[t.group.members[place].creature]
    return prepare(t, "attack", difficulty=target.ac, target=target, arm=THINGS["lantern"])


def throw_phial(t: Table, item: int, place: int) -> Script[None]:
    """Fire phial: 2d6 of fire, no attack roll."""
    t.enc.combat = t.enc.blows = True
    t.hero.pack.items.pop(item)
    told: Told = []
    damage = yield from total(t, FIRE_PHIAL, "damage", "SS-21.13", into=told)
    yield from wound(t, place, damage, fire=True, told=told)


def wound(t: Table, place: int, damage: int, fire: bool, told: Told) -> Script[None]:
    """An enemy loses HP; at 0 the player chooses: dead or unconscious (SS-16.18, SS-16.19)."""
    member = t.group.members[place]
    if fire and "fireproof" in CREATURES[member.creature].abilities:
        amend(told, "fireproof", -damage, "SS-27.9")
        damage = 0
    if member.state != "up" or damage <= 0:
        t.say("no-effect", "SS-16.10", creature=member.creature, rolls=tuple(told))
        return
    member.hp = max(0, member.hp - damage)
    member.fire |= fire
    t.say("strike", "SS-16.10", creature=member.creature, hp=damage, rolls=tuple(told))
    if member.hp:
        return
    member.burning = False
    kill = True
    if t.settings.enemy_drop == "ask":
        options: tuple[Pick, ...] = (("kill", place, member.creature), ("spare", place, member.creature))
        pick: Pick = yield Ask(SEAT, "enemy-down", options, rule="SS-16.19")
        kill = pick[0] == "kill"
    drop_enemy(t, member, "dead" if kill else "out")


def drop_enemy(t: Table, member: Member, state: str) -> None:
    member.state = state
    member.hp = 0
    if state == "dead":
        t.say("enemy-dead", "SS-16.18", creature=member.creature)
    else:
        t.say("enemy-out", "SS-16.18", creature=member.creature)
    free(t)


# ------------------------------------------------------------------ Fire Bolt and Turn Undead (SS-3)


def fire_bolt(t: Table, place: int) -> Script[None]:
    """SS-3.39 to SS-3.41."""
    enc = t.enc
    enc.combat = enc.blows = True
    enc.after = "spell"
    member = t.group.members[place]
    target = CREATURES[member.creature]
    if (yield from magic_test(t, target)):
        enc.fired.append("magic!")
        if "fireproof" in target.abilities:
            t.say("no-effect", "SS-3.41", creature=target.id)
        elif t.hero.hd >= target.hd:
            member.burning = False
            drop_enemy(t, member, "dead")
        else:
            told: Told = []
            damage = yield from total(t, bolt(t), "damage", "SS-3.40", into=told)
            yield from wound(t, place, damage, fire=True, told=told)


def bolt(t: Table) -> Dice:
    """SS-3.40: against one with more HD than he, as many dice as his HD."""
    return Dice(t.hero.hd * BOLT.count, BOLT.faces)


def turn_undead(t: Table) -> None:
    """SS-3.2 to SS-3.5: as many undead as he has HD, each weaker than he, those with the most HD first."""
    enc, hero = t.enc, t.hero
    enc.combat = True
    enc.after = "turn"
    weak = [m for m in t.group.living() if CREATURES[m.creature].undead and CREATURES[m.creature].hd < hero.hd]
    weak.sort(key=lambda member: -CREATURES[member.creature].hd)
    for member in weak[: hero.hd]:
        drop_enemy(t, member, "dead")
    enc.fired.append("magic!")


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


def use_first(t: Table, place: int) -> Script[None]:
    """SS-14.23: a single-use thing as first choice: with a hostile group it is his action of the first round."""
    if t.group.attitude == "friendly":
        tick(t)
        ends_and_lights(t)
        swallow(t, place, t.t)
        t.then(("first_choice",))
        return
    swallow(t, place, t.t + 1)
    t.then(("combat", "used"))
    yield from ()


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
