"""An adventurer's sheet as it counts now: characteristics, Power, skills, Life, Fatigue, Destiny (DJ-5 to DJ-8)."""

from bisect import insort

from oubliettes.games.donjon.goods import (
    CLASSES,
    EVERBURNING,
    LANTERN,
    MAX_POWER,
    RACES,
    START,
    THINGS,
    TREASURES,
    Thing,
)
from oubliettes.games.donjon.pieces import ATTACK, DEFENCE, NUMBERS, SKILLS, SPEED, STRENGTH, seat_of
from oubliettes.games.donjon.rules.adventurer.states import (
    AEGIS,
    ARCANE_SHIELD,
    BLESSING,
    CURSE,
    EVIL_EYE,
    LUCK,
    SACRED_HAMMER,
    WEAKENED,
    effect,
)
from oubliettes.games.donjon.table import IN, PC, PE, Hero, Item, Monster, Table

GAUNTLETS, BOOTS, BELT, RING = (
    TREASURES[id] for id in ("ogre_gauntlets", "boots_of_the_wind", "belt_of_endurance", "ring_of_protection")
)
LEAST_SPEED: int = NUMBERS["least_speed"]
"""DJ-5.9."""
MIGHT, MIGHT_BLOW, HASTE = "might", "might_blow", "haste"
"""What potions do: Strength, melee attacks (DJ-44.11), Speed (DJ-44.12)."""
KNOCKED_DEFENCE: int = NUMBERS["knocked_penalty"]
"""DJ-37.10."""
MAGICAL = ("wizard", "priest")
"""Whose skills Dead Magic forbids (DJ-42.24)."""
SKILL_COST: int = NUMBERS["skill_cost"]
"""DJ-6.4."""


def seated(t: Table, name: str | int) -> Hero:
    """The adventurer that a pick names: `seat:2`."""
    return t.heroes[seat_of(name)]


# ------------------------------------------------------------------ what is owned


def new(kind: str, left: int = 0) -> Item:
    """A thing as it is bought or found: a whole bundle, unless `left` says how much of one."""
    return Item(kind, left or THINGS[kind].amount)


def put(hero: Hero, *items: Item) -> None:
    """DJ-8.32: there is no limit to what he carries."""
    hero.pack = (*hero.pack, *items)


def carries(hero: Hero, kind: str) -> bool:
    """Whether it is in his pack. A talisman is worn as long as it is there, and counts once (DJ-44.23)."""
    for item in hero.pack:  # noqa: SIM110 - asked at every step: a generator costs twice the time
        if item.kind == kind:
            return True
    return False


def owned(hero: Hero) -> list[Item]:
    """All he has: the ready set first."""
    return [item for item in (hero.weapon, hero.shield, hero.body) if item.kind] + list(hero.pack)


def remove(hero: Hero, item: Item) -> None:
    """Take one item out of his pack."""
    place = hero.pack.index(item)
    hero.pack = hero.pack[:place] + hero.pack[place + 1 :]


def use_up(t: Table, hero: Hero, kind: str) -> None:
    """One piece, dose or use of a kind is gone; an empty Treasure card goes to the discard pile (DJ-44.3)."""
    item = min((item for item in hero.pack if item.kind == kind), key=lambda item: item.left)
    if item.left > 1:
        place = hero.pack.index(item)
        hero.pack = (*hero.pack[:place], item._replace(left=item.left - 1), *hero.pack[place + 1 :])
        return
    remove(hero, item)
    discard(t, item)


def discard(t: Table, item: Item) -> None:
    """An item nobody owns any more: only Treasure cards go anywhere (DJ-44.3)."""
    if item.kind in TREASURES:
        insort(t.discards["treasure"], item.kind)


def may_use(hero: Hero, thing: Thing) -> bool:
    """DJ-4.7: the class limit looks at the base Power of each piece alone.

    DJ-4.8: whoever may not use it may carry it.
    """
    return thing.any_class or thing.power <= MAX_POWER[hero.cls]


# ------------------------------------------------------------------ characteristics (DJ-5)


def starting(race: str, cls: str) -> tuple[int, ...]:
    """DJ-5.1: race and class added up. DJ-5.2: so for a dwarf warrior."""
    return tuple(one + other for one, other in zip(RACES[race], CLASSES[cls], strict=True))


def born(hero: Hero) -> None:
    """The points a new adventurer has (DJ-7.1 to DJ-7.3, DJ-8.2)."""
    hero.base = starting(hero.race, hero.cls)
    hero.life = hero.max_life = START["life"]
    hero.fatigue = hero.max_fatigue = START["fatigue"]
    hero.destiny = START["destiny"]
    hero.gold = START["gold"]


def stat(hero: Hero, which: int) -> int:
    """A characteristic with all that changes it. A penalty takes none below 0, nor Speed below 1 (DJ-5.9)."""
    value = hero.base[which]
    if which == STRENGTH:
        value += firm_strength(hero) - value - hero.drained
    elif which == SPEED and carries(hero, BOOTS.id):
        value += BOOTS.speed
    if hero.effects:
        value -= effect(hero, WEAKENED)
        if which == STRENGTH:
            value += effect(hero, MIGHT)
    if which == SPEED:
        value = max(value, LEAST_SPEED)
        return value * (effect(hero, HASTE) or 1) if hero.effects else value
    return max(value, 0)


def speed_changed(t: Table, hero: Hero, before: int) -> None:
    """DJ-44.24: a change of Speed in his own turn changes the points he has left by as much."""
    if t.turn.figure == hero.number:
        t.turn.points = max(0, t.turn.points + stat(hero, SPEED) - before)


def firm_strength(hero: Hero) -> int:
    """DJ-31.50: Strength without weakening, potions or other passing effects."""
    return hero.base[STRENGTH] + (GAUNTLETS.strength if carries(hero, GAUNTLETS.id) else 0)


def max_fatigue(hero: Hero) -> int:
    """DJ-44.19."""
    return hero.max_fatigue + (BELT.max_fatigue if carries(hero, BELT.id) else 0)


# ------------------------------------------------------------------ attack and defence (DJ-8, DJ-25)


def weapon_power(hero: Hero, ammo: str = "") -> int:
    """The Power of the weapon in hand; shooting `ammo`, with its bonus (DJ-25.17).

    A ranged weapon gives no Power in melee (DJ-8.21); bare hands have none (DJ-8.22).
    """
    weapon = THINGS[hero.weapon.kind]
    if weapon.ranged and not ammo:
        return 0
    power = max(weapon.power - hero.weapon.notch, 0) + weapon.bonus  # DJ-42.17
    if ammo:
        power += THINGS[ammo].bonus
    if hero.effects and hero.weapon.kind:
        power += effect(hero, SACRED_HAMMER)
    return power


def attack_base(hero: Hero, ammo: str = "") -> int:
    """What is added to the attack die, against any target; `dice_bonus` comes on top."""
    value = stat(hero, ATTACK) + weapon_power(hero, ammo)
    if hero.weapon.coat:
        value += THINGS["poison"].attack_bonus  # DJ-8.14
    if hero.effects:
        value += effect(hero, BLESSING)
        if not ammo:
            value += effect(hero, MIGHT_BLOW)  # DJ-44.11
    return value


def versus(hero: Hero, monster: Monster) -> int:
    """DJ-44.7: what the weapon in hand adds against this creature."""
    return THINGS[hero.weapon.kind].versus_undead if monster.creature.undead else 0


def weapon_is_magic(hero: Hero, ammo: str = "") -> bool:
    """DJ-25.16: whether this attack can hurt a creature that only magic hurts."""
    if THINGS[hero.weapon.kind].magic and (ammo or not THINGS[hero.weapon.kind].ranged):
        return True
    return (ammo != "" and THINGS[ammo].magic) or (hero.weapon.kind != "" and effect(hero, SACRED_HAMMER) > 0)


def body_power(hero: Hero) -> int:
    """The base Power of the body armour: what class limits and the poor bridge look at (DJ-19.90)."""
    return THINGS[hero.body.kind].power


def armour_power(hero: Hero) -> int:
    """DJ-8.23 to DJ-8.25: body armour, and a shield if a hand is free for it."""
    body = THINGS[hero.body.kind]
    power = body.power + body.bonus
    if hero.shield.kind and THINGS[hero.weapon.kind].hands < 2:
        shield = THINGS[hero.shield.kind]
        power += shield.power + shield.bonus
    return power


def guard(hero: Hero) -> int:
    """Defence plus armour (DJ-25.6): what the automatic MD compares (DJ-35.9)."""
    return stat(hero, DEFENCE) + armour_power(hero)


def defence_base(hero: Hero, armour: bool = True) -> int:
    """What is added to the defence die; `dice_bonus` comes on top. Some spells ignore armour (DJ-37.4)."""
    value = guard(hero) if armour else stat(hero, DEFENCE)
    if carries(hero, RING.id):
        value += RING.defence_bonus  # DJ-44.15
    if hero.effects:
        value += effect(hero, AEGIS) + effect(hero, ARCANE_SHIELD)
    return value - KNOCKED_DEFENCE if hero.knocked else value


def dice_bonus(figure: Hero | Monster) -> int:
    """DJ-23.6: what changes every D10 a figure rolls for a test, an attack or a defence."""
    value = -figure.venom if isinstance(figure, Hero) else 0
    if figure.effects:
        value += effect(figure, LUCK) - effect(figure, CURSE) - effect(figure, EVIL_EYE)
    return value


def ammunition(hero: Hero) -> list[str]:
    """DJ-8.20: the kinds of ammunition that the weapon in hand can shoot; none if it is no ranged weapon."""
    weapon = THINGS[hero.weapon.kind]
    if not weapon.ranged:
        return []
    kinds: list[str] = []
    for item in hero.pack:
        if item.kind not in kinds and THINGS[item.kind].ammo == weapon.ammo and not THINGS[item.kind].slot:
            kinds.append(item.kind)
    return kinds


# ------------------------------------------------------------------ standing or not (DJ-7)


def spirit_broken(hero: Hero) -> bool:
    """DJ-31.50."""
    return hero.drained > 0 and hero.drained >= firm_strength(hero)


def is_standing(hero: Hero) -> bool:
    """DJ-7.10: in the dungeon, at 1 PV or more, and not at Strength 0 through spectres."""
    return hero.life > 0 and hero.fate == IN and not (hero.drained and spirit_broken(hero))


def has_light(hero: Hero) -> bool:
    """DJ-22.5, DJ-22.7: a lit torch or a lantern; no hand is needed (DJ-22.9)."""
    return hero.torch > 0 or carries(hero, LANTERN) or carries(hero, EVERBURNING)


# ------------------------------------------------------------------ skills (DJ-6)


def ready(t: Table, hero: Hero, skill: str) -> bool:
    """DJ-6.4, DJ-6.5, DJ-6.11: he owns it, it is straight, it is for this phase, and he has the Fatigue Point."""
    if hero.fatigue < SKILL_COST or skill not in hero.skills:
        return False
    card = SKILLS[skill]
    if not (card.exploration if t.phase == PE else card.combat):
        return False
    if t.dead_magic and card.cls in MAGICAL:
        return False
    return not hero.tilted[hero.skills.index(skill)]


def pay_skill(t: Table, hero: Hero, skill: str) -> None:
    """DJ-6.4, DJ-6.5: 1 PF, and the card is tilted. DJ-27.1."""
    hero.fatigue -= SKILL_COST
    place = hero.skills.index(skill)
    hero.tilted = (*hero.tilted[:place], t.phase, *hero.tilted[place + 1 :])


def straighten(t: Table, kind: str) -> None:
    """DJ-6.6: the cards tilted in a phase of this kind."""
    for hero in t.heroes:
        if kind in hero.tilted:
            hero.tilted = tuple("" if tilt == kind else tilt for tilt in hero.tilted)


def round_starts(t: Table) -> None:
    """DJ-6.7: with tireless skills a combat round is enough."""
    if t.tireless:
        straighten(t, PC)


def learn(hero: Hero, skill: str) -> None:
    hero.skills = (*hero.skills, skill)
    hero.tilted = (*hero.tilted, "")
