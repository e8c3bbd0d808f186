"""His actions in a fight: blows, spells, what he throws, and what becomes of those he strikes (SS-16.8 to SS-16.19)."""

from oubliettes.games.souterrains.bestiary import ABILITIES, CREATURES
from oubliettes.games.souterrains.groups import Member
from oubliettes.games.souterrains.pieces import FIGHT, SPELLS, Dice, dice
from oubliettes.games.souterrains.rules.creatures import free
from oubliettes.games.souterrains.rules.dice import Told, amend, total
from oubliettes.games.souterrains.rules.magic import (
    magic_test,
    out_of_sight,
)
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.games.souterrains.wares import THINGS, Thing
from oubliettes.kernel import Ask, Pick, Script

FIRE_PHIAL = dice(FIGHT["fire_phial"])
FIRE_BOLT = "fire_bolt"
BOLT = dice(SPELLS[FIRE_BOLT]["effect"]["else_damage_per_hd"])
"""SS-3.40."""
SWARM, SPECTRAL, STONESKIN = (ABILITIES[id].params for id in ("swarm", "spectral", "stoneskin"))


# ------------------------------------------------------------------ blows


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
        damage = max(SWARM["least"], damage // SWARM["weapon_divided_by"])
    if not weapon.bonus:
        if "spectral" in abilities:
            damage = max(SPECTRAL["least"], damage // SPECTRAL["weapon_divided_by"])
        if "stoneskin" in abilities:
            damage = max(STONESKIN["least"], damage + STONESKIN["weapon_damage"])
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
    if (yield from magic_test(t, FIRE_BOLT, target)):
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
