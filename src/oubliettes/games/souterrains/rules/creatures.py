"""What enemies do on their turn, and what their blows bring (SS-27)."""

from collections.abc import Callable

from oubliettes.games.souterrains.bestiary import ABILITIES, CREATURES, Lot
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.groups import Member
from oubliettes.games.souterrains.pieces import FACES, SAVED, SPELLS, TURN, Dice, dice
from oubliettes.games.souterrains.rules.clock import alarm, tire
from oubliettes.games.souterrains.rules.dice import Told, amend, d, total
from oubliettes.games.souterrains.rules.traps import POISON_TURNS, corrode
from oubliettes.games.souterrains.rules.trial import enemy_passes, save
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Script

INVISIBLE: int = SPELLS["invisibility"]["effect"]["enemy_hit_malus"]
"""SS-3.33."""


def can_reach(member: Member) -> bool:
    """SS-14.7: who can do something in an approach round."""
    creature = CREATURES[member.creature]
    return creature.ranged or any(
        ability == "web" or ability.startswith(("bolt", "breath")) for ability in creature.abilities
    )


def enemy_turn(t: Table, place: int) -> Script[None]:
    """SS-27.2: each attack in order, or the ability that takes its place."""
    enc = t.enc
    member = t.group.members[place]
    creature = CREATURES[member.creature]
    if enc.approach and not can_reach(member):
        return
    for name in creature.abilities:
        ability = ABILITIES[name]
        if name == "web" and not member.used:
            member.used = True
            enc.combat = True
            if not (yield from save(t, ability.params["save"])):
                enc.held = place
                t.say("held", "SS-27.7", creature=creature.id)
            return
        if ability.trigger == "instead_of_attack" and _its_round(ability.params["every_rounds"], enc.round):
            enc.combat = True
            yield from _blast(t, member, name)
            return
    if enc.approach and not creature.ranged:
        return
    for attack in creature.attacks:
        yield from _attack(t, place, attack)
        if not t.hero.hp or enc.fainted:
            return


def _its_round(every: int, number: int) -> bool:
    """The first round, and every so many after it."""
    return (number - 1) % every == 0


def _blast(t: Table, member: Member, name: str) -> Script[None]:
    """Bolts and breath: no roll, a save for half."""
    params = ABILITIES[name].params
    damage = yield from total(t, dice(params["damage"]), "damage", "SS-27.2", by=member.creature)
    if (yield from save(t, params["save"])):
        damage //= SAVED
    t.say("blast", "SS-27.2", creature=member.creature, hp=damage)
    strike_hero(t, member, damage)


def _attack(t: Table, place: int, attack: Dice) -> Script[None]:
    """SS-16.9, SS-4.11: the same test against his AC, in the dark too (SS-16.21); a hold or a leech needs no roll."""
    enc = t.enc
    enc.combat = True
    member = t.group.members[place]
    creature = CREATURES[member.creature]
    told: Told = []
    if member.stuck and "constrict" in creature.abilities and enc.held == place:
        attack = dice(ABILITIES["constrict"].params["held_damage"])
        damage = yield from total(t, attack, "damage", "SS-27.7", by=creature.id, into=told)
    elif member.stuck and "leech" in creature.abilities:
        damage = yield from total(t, attack, "damage", "SS-27.7", by=creature.id, into=told)
    else:
        needed = t.ac_defence + (INVISIBLE if t.invisible else 0)
        so = ("hit", "missed")
        hit = yield from enemy_passes(t, creature.hd, needed, "attack", "SS-16.9", by=creature.id, so=so, into=told)
        if not hit:
            t.say("enemy-misses", "SS-16.9", creature=creature.id, rolls=tuple(told))
            return
        damage = yield from total(t, attack, "damage", "SS-16.10", by=creature.id, into=told)
        if "charge" in creature.abilities and not member.used:
            member.used = True
            more = damage * (ABILITIES["charge"].params["damage_times"] - 1)
            amend(told, "charge", more, "SS-27.2")
            damage += more
    t.say("enemy-hits", "SS-16.9", creature=creature.id, hp=damage, rolls=tuple(told))
    if strike_hero(t, member, damage):
        yield from on_wound(t, place)


def strike_hero(t: Table, member: Member, damage: int) -> bool:
    """True if at least 1 HP was lost (SS-27.3)."""
    lost = min(damage, t.hero.hp)
    t.hero.hp -= lost
    t.enc.lost += lost
    if lost:
        member.bit = True
    return lost > 0


def on_wound(t: Table, place: int) -> Script[None]:
    """SS-27.3: what a wound brings, in the order listed."""
    for name in CREATURES[t.group.members[place].creature].abilities:
        if not t.hero.hp:
            return
        brings = ON_WOUND.get(name)
        if brings:
            yield from brings(t, place) or ()


def _venom(t: Table, place: int) -> Script[None]:
    if not (yield from save(t, "poison")):
        t.hero.poisoned = POISON_TURNS * TURN
        t.say("poisoned", "SS-27.5")


def _deadly_venom(t: Table, place: int) -> Script[None]:
    member = t.group.members[place]
    if not (yield from save(t, "poison")):
        extra = dice(ABILITIES["deadly_venom_man"].params["extra"])
        strike_hero(t, member, (yield from total(t, extra, "venom", "SS-27.3", by=member.creature)))


def _paralysis(t: Table, place: int) -> Script[None]:
    """SS-27.8."""
    enc = t.enc
    if not (yield from save(t, "body")):
        told: Told = []
        lasts = dice(ABILITIES["paralysis"].params["rounds"])
        creature = t.group.members[place].creature
        rounds = yield from total(t, lasts, "paralysis", "SS-27.8", by=creature, into=told)
        enc.paralysed = max(enc.paralysed, rounds)
        t.say("paralysed", "SS-27.8", rounds=enc.paralysed, rolls=tuple(told))


def _drain(t: Table, place: int) -> None:
    params = ABILITIES["drain"].params
    if t.enc.drained < params["limit_per_encounter"]:
        t.enc.drained += 1
        tire(t, params["fatigue"], "SS-27.3")


def _grab(t: Table, place: int) -> Script[None]:
    """SS-27.7."""
    if not (yield from save(t, "dodge")):
        t.enc.held = place
        t.say("held", "SS-27.7", creature=t.group.members[place].creature)


def _constrict(t: Table, place: int) -> None:
    """SS-27.7."""
    t.enc.held = place
    t.group.members[place].stuck = True


def _leech(t: Table, place: int) -> None:
    t.group.members[place].stuck = True


def _acid(t: Table, place: int) -> None:
    """Once per encounter."""
    if not t.enc.acid:
        t.enc.acid = True
        corrode(t, ABILITIES["acid"].params["armour"])


def _stone_touch(t: Table, place: int) -> Script[None]:
    """Once per encounter."""
    if not t.enc.stoned:
        t.enc.stoned = True
        if not (yield from save(t, "body")):
            tire(t, ABILITIES["stone_touch"].params["fatigue"], "SS-27.3")


def _ignite(t: Table, place: int) -> None:
    """SS-27.9."""
    if not t.enc.burning:
        t.enc.burning = True
        t.enc.kindled.append(NOWHERE)


ON_WOUND: dict[str, Callable[[Table, int], Script[None] | None]] = {
    "venom": _venom,
    "deadly_venom_man": _deadly_venom,
    "paralysis": _paralysis,
    "drain": _drain,
    "grab": _grab,
    "constrict": _constrict,
    "leech": _leech,
    "acid": _acid,
    "stone_touch": _stone_touch,
    "ignite": _ignite,
}
"""By ability; the others have nothing to do with wounds."""


def opening(t: Table) -> Script[None]:
    """Song and dread, at the start of combat, once per encounter."""
    enc = t.enc
    names = {name for member in t.group.living() for name in CREATURES[member.creature].abilities}
    if "song" in names and "song" not in enc.fired:
        enc.fired.append("song")
        if not (yield from save(t, "mind")):
            enc.paralysed = max(enc.paralysed, ABILITIES["song"].params["lost_rounds"])
            t.say("fascinated", "SS-27.8")
    if "dread" in names and "dread" not in enc.fired:
        enc.fired.append("dread")
        if not (yield from save(t, "mind")):
            enc.dread = True
            t.say("dread", "SS-6.13")


def regenerate(t: Table) -> None:
    for member in t.group.living():
        if "regenerate_3" in CREATURES[member.creature].abilities and not member.fire:
            member.hp = min(member.hp_max, member.hp + ABILITIES["regenerate_3"].params["hp"])
    for member in t.group.members:
        member.fire = False


def summons(t: Table) -> Script[None]:
    """SS-16.23: at the end of round 1 alarms, at that of round 2 those who are called."""
    enc, group = t.enc, t.group
    names = [name for member in group.living() for name in CREATURES[member.creature].abilities]
    due = [name for name in names if ABILITIES[name].params.get("round") == enc.round]
    if "alarm" in due and not enc.group_surprised and not enc.alarmed:
        yield from sound_alarm(t)
    if not enc.summoned:
        for name in due:
            params = ABILITIES[name].params
            if "count" in params:
                enc.summoned = True
                yield from join(t, Lot(params["creature"], dice(params["count"])))


def sound_alarm(t: Table) -> Script[None]:
    """A shrieker: Danger +1, once."""
    t.enc.alarmed = True
    t.say("alarm", "SS-27.3")
    yield from alarm(t, ABILITIES["alarm"].params["danger"], "SS-27.3")


def join(t: Table, lot: Lot) -> Script[None]:
    """Newcomers: they count for xp and for the start of the fight (SS-16.5, SS-17.9, SS-22.5)."""
    told: Told = []
    many = yield from total(t, lot.count, "newcomers", "SS-16.23", by=lot.creature, into=told)
    creature = CREATURES[lot.creature]
    for _ in range(many):
        hp = yield from total(
            t, Dice(creature.hd, creature.hp_die), "hit_points", "SS-16.16", by=creature.id, into=told
        )
        init = yield from d(t, FACES["initiative"], "initiative", "SS-16.5", by=creature.id, into=told)
        amend(told, "ac", creature.ac, "SS-16.1")
        t.group.members.append(Member(creature.id, hp, hp, init=init))
        t.enc.start_hd += creature.hd
    t.say("newcomers", "SS-16.5", creatures=(creature.id, many), rolls=tuple(told))


def free(t: Table) -> bool:
    """SS-27.7: a hold ends with its holder."""
    enc = t.enc
    if enc.held != NOWHERE and t.group.members[enc.held].state != "up":
        enc.held = NOWHERE
    return enc.held == NOWHERE
