"""His actions in a fight: blows, spells, what he throws, and what becomes of those he strikes (SS-16.8 to SS-16.19)."""

from collections.abc import Callable

from oubliettes.games.souterrains.dungeon import NOWHERE, Member
from oubliettes.games.souterrains.pieces import (
    CREATURES,
    FIGHT,
    THINGS,
    Dice,
    Thing,
    dice,
)
from oubliettes.games.souterrains.rules.creatures import free
from oubliettes.games.souterrains.rules.dice import Told, amend, total
from oubliettes.games.souterrains.rules.flight import flee_options
from oubliettes.games.souterrains.rules.gear import change_one, hand_options, held_drops
from oubliettes.games.souterrains.rules.magic import (
    COMBAT_SPELLS,
    magic_test,
    out_of_sight,
    swallow,
    take_effect,
    usable_in_fights,
)
from oubliettes.games.souterrains.rules.treasure import drop, drop_options
from oubliettes.games.souterrains.rules.trial import decide, prepare
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.kernel import Ask, Pick, Script, Verbs, choose, word

DONE: Pick = ("done",)
NOTHING: Pick = ("nothing",)
UNLOAD: Pick = ("unload",)
BREAK_FREE: Pick = ("break_free",)
TURN_UNDEAD: Pick = ("turn_undead",)
CHANGE_GEAR: Pick = ("change_gear",)
LEAVE_THEM: Pick = ("leave_alone",)
FIRE_PHIAL = dice(FIGHT["fire_phial"])
BOLT = dice(FIGHT["fire_bolt"])

# ------------------------------------------------------------------ his actions (SS-16.12)


def act(t: Table) -> Script[None]:
    unloaded = False
    while True:
        options = actions(t)
        if unloaded:
            options.remove(UNLOAD)
        pick = yield from choose(SEAT, "action", options, rule="SS-16.12", facts={"round": t.enc.round})
        if pick is UNLOAD:
            unloaded = True
            yield from _unload(t)
        elif pick[0] == "drop_held":
            change_one(t, pick)
        else:
            break
    yield from ACTIONS.play(pick, t) or ()


def _unload(t: Table) -> Script[None]:
    """SS-16.12: dropping something is free, whatever it is."""
    while True:
        options = [DONE, *drop_options(t.hero)]
        pick = yield from choose(SEAT, "unload", options, rule="SS-16.12")
        if pick is DONE:
            return
        drop(t, pick, t.place.loot)


def actions(t: Table) -> list[Pick]:
    """SS-16.12; who is held, or too heavy to act, has few."""
    enc, hero = t.enc, t.hero
    if enc.held != NOWHERE:
        return [BREAK_FREE, NOTHING]
    if hero.status == 3:
        return [*drop_options(hero), NOTHING]
    living = [(place, member) for place, member in enumerate(t.group.members) if member.state == "up"]
    options = _strikes(t, living)
    if enc.slot == 0:
        options += _whole_rounds(t, living)
    options += flee_options(t)
    if not any(CREATURES[member.creature].attacks for _, member in living):
        options.append(LEAVE_THEM)
    options += held_drops(hero)
    options += [UNLOAD, NOTHING]
    return options


def _strikes(t: Table, living: list[tuple[int, Member]]) -> list[Pick]:
    """With what his hands hold; in an approach round only from afar (SS-14.7)."""
    enc, hero = t.enc, t.hero
    options: list[Pick] = []
    if not enc.approach or hero.weapon.ranged:
        options += [("attack", place, member.creature) for place, member in living]
    if enc.approach:
        return options
    if hero.off and hero.off.id == "torch" and hero.off.lit and hero.weapon.kind != "torch":
        options += [("strike_torch", place, member.creature) for place, member in living]  # SS-9.10
    if any(item and item.id == "lantern" and item.lit for item in (hero.main, hero.off)):
        options += [("throw_lantern", place, member.creature) for place, member in living]
    return options


def _whole_rounds(t: Table, living: list[tuple[int, Member]]) -> list[Pick]:
    """SS-3.27, SS-16.12: chosen at the first action of the round."""
    hero = t.hero
    options: list[Pick] = []
    if "magic" in hero.gifts and hero.resources:
        options += [("fire_bolt", place, member.creature) for place, member in living]
        options += [("cast", spell) for spell in COMBAT_SPELLS]
    if "consecrated" in hero.gifts and any(CREATURES[member.creature].undead for _, member in living):
        options.append(TURN_UNDEAD)
    options += usable_in_fights(t)
    if hand_options(hero, set()):
        options.append(CHANGE_GEAR)
    return options


def _strike_torch(t: Table, place: int, creature: str) -> Script[None]:
    """SS-9.10."""
    return attack(t, place, THINGS["torch"])


def _attack(t: Table, place: int, creature: str) -> Script[None]:
    return attack(t, place, t.hero.weapon)


def _throw_lantern(t: Table, place: int, creature: str) -> Script[None]:
    return throw_lantern(t, place)


def _flee(t: Table, number: int, where: str) -> None:
    t.enc.after, t.enc.exit = "flee", number


def _break_free(t: Table) -> Script[None]:
    """SS-27.7."""
    if (yield from decide(t, "force", prepare(t, "force"))):
        t.enc.held = NOWHERE
        t.say("free", "SS-27.7")


def _drop(verb: str) -> Callable[..., None]:
    def do(t: Table, *what: str | int) -> None:
        drop(t, (verb, *what), t.place.loot)

    return do


def _leave_them(t: Table) -> None:
    """SS-14.26: those who have no attack."""
    t.enc.result = "left"
    t.then(("aftermath",) if t.enc.combat else ("end_encounter", "peace"))


def _nothing(t: Table) -> None:
    pass


# ------------------------------------------------------------------ what takes the whole round (SS-3.27, SS-16.12)


def _fire_bolt(t: Table, place: int, creature: str) -> Script[None]:
    t.enc.whole = True
    return fire_bolt(t, place)


def _cast(t: Table, spell: str) -> Script[None]:
    t.enc.whole = True
    t.enc.after = "spell"
    if (yield from magic_test(t)):
        take_effect(t, spell, t.t + 1)
        t.enc.fired.append("magic!")


def _turn_undead(t: Table) -> None:
    t.enc.whole = True
    turn_undead(t)


def _use(t: Table, item: int, id: str) -> None:
    t.enc.whole = True
    swallow(t, item, t.t + 1)


def _throw_phial(t: Table, item: int, id: str, place: int) -> Script[None]:
    t.enc.whole = True
    return throw_phial(t, item, place)


def _change_gear(t: Table) -> Script[None]:
    """SS-4.22: the whole round, one change per hand."""
    t.enc.whole = True
    changed: set[str] = set()
    for _ in range(4):
        options = [("done",), *hand_options(t.hero, changed)]
        pick: Pick = yield Ask(SEAT, "gear", options, rule="SS-4.22")
        if pick[0] == "done":
            break
        change_one(t, pick)
        if pick[0] in ("hold", "hold_torch", "empty"):
            changed.add(word(pick))


ACTIONS: Verbs[Script[None] | None] = Verbs(
    "an action in a fight",
    {
        "attack": _attack,
        "strike_torch": _strike_torch,
        "throw_lantern": _throw_lantern,
        "flee": _flee,
        "break_free": _break_free,
        "drop": _drop("drop"),
        "drop_stack": _drop("drop_stack"),
        "drop_stub": _drop("drop_stub"),
        "leave_alone": _leave_them,
        "nothing": _nothing,
        "fire_bolt": _fire_bolt,
        "cast": _cast,
        "turn_undead": _turn_undead,
        "use": _use,
        "throw_phial": _throw_phial,
        "change_gear": _change_gear,
    },
)

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
