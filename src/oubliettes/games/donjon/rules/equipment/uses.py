"""Free actions with what one carries: the ready set, potions, poison, torches, keys, gifts (DJ-8, DJ-14, DJ-44)."""

from collections.abc import Callable

from oubliettes.games.donjon.board import adjacent
from oubliettes.games.donjon.goods import BODY, KEY, LENS, POISON, RAT_POISON, SHIELD, SLOTS, THINGS, TORCH, WEAPON
from oubliettes.games.donjon.pieces import SEATS, SPEED
from oubliettes.games.donjon.rules.adventurer.sheet import (
    HASTE,
    MIGHT,
    MIGHT_BLOW,
    is_standing,
    max_fatigue,
    may_use,
    seated,
    speed_changed,
    stat,
    use_up,
)
from oubliettes.games.donjon.rules.adventurer.states import add_effect, cure, effect, until_phase_end
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.contents import doors, findings, furniture
from oubliettes.games.donjon.rules.dice.life import can_heal, restore
from oubliettes.games.donjon.rules.dice.luck import throw
from oubliettes.games.donjon.rules.equipment.gifts import give, offers
from oubliettes.games.donjon.rules.equipment.ready_set import EQUIP, UNEQUIP, best, changeable, ready_item
from oubliettes.games.donjon.rules.skills import aims, spells
from oubliettes.games.donjon.rules.zones.ground import zone_of
from oubliettes.games.donjon.table import IN, PE, Actions, Hero, Table
from oubliettes.kernel import Pick, Script, Verbs

DRINK: dict[str, Pick] = {id: ("drink", id) for id in THINGS}
COAT: Pick = ("coat",)
UNLOCK_DOOR: Pick = ("unlock_door",)
LIGHT: Pick = ("torch",)
LOOK: Pick = ("lens",)


# ------------------------------------------------------------------ what may be done


def options(t: Table, hero: Hero) -> list[Pick]:
    """The free actions of his own turn (DJ-14.2, DJ-14.3, DJ-14.5); nothing that could change nothing (DJ-6.13)."""
    found: list[Pick] = []
    allowed = changeable(t)
    if allowed[0] and hero.weapon.kind:
        found.append(UNEQUIP[WEAPON])
    if allowed[1] and hero.shield.kind:
        found.append(UNEQUIP[SHIELD])
    if allowed[2] and hero.body.kind:
        found.append(UNEQUIP[BODY])
    for kind in dict.fromkeys([item.kind for item in hero.pack]):
        thing = THINGS[kind]
        if thing.slot:
            place = SLOTS.index(thing.slot)
            if allowed[place] and may_use(hero, thing) and best(hero, kind) != ready_item(hero, thing.slot):
                found.append(EQUIP[kind])
        elif thing.skill:
            found.extend(aims.to_pick("read", kind, aim) for aim in aims.aims(t, hero, thing.skill))
        else:
            offer = USES.get(kind)
            if offer is not None:
                offer(t, hero, found)
    if t.phase == PE and len(t.heroes) > 1:
        offers(t, hero, found)
    return found


def _potion(t: Table, hero: Hero, kind: str, found: list[Pick]) -> None:
    """Drunk, or given to a companion beside him, standing or down (DJ-8.29)."""
    if _helps(hero, kind):
        found.append(DRINK[kind])
    near = t.map.near[hero.at]
    found.extend(
        ("feed", kind, SEATS[other.number])
        for other in t.heroes
        if other.at in near and other.fate == IN and not other.frozen and _helps(other, kind)
    )


def _helps(hero: Hero, kind: str) -> bool:
    """DJ-6.13. A downed adventurer has use for Life alone."""
    thing = THINGS[kind]
    if thing.heal:
        return can_heal(hero)
    if not is_standing(hero):
        return False
    if thing.fatigue:
        return hero.fatigue < max_fatigue(hero)
    if thing.strength:
        return not effect(hero, MIGHT)
    if thing.speed_factor > 1:
        return not effect(hero, HASTE)
    return hero.venom > 0 or hero.water


def _poison(t: Table, hero: Hero, found: list[Pick]) -> None:
    if hero.weapon.kind and not hero.weapon.coat:
        found.append(COAT)


def _torch(t: Table, hero: Hero, found: list[Pick]) -> None:
    if not hero.torch:
        found.append(LIGHT)


def _lens(t: Table, hero: Hero, found: list[Pick]) -> None:
    """DJ-44.22: once a game, whoever carries it."""
    used = sum(one.lens for one in t.heroes)
    if t.phase == PE and not t.revealed and not t.learnt[hero.number] and used < THINGS[LENS].per_game:
        found.append(LOOK)


def _rats(t: Table, hero: Hero, found: list[Pick]) -> None:
    """DJ-8.31."""
    found.extend(
        ("rats", t.map.x[monster.at], t.map.y[monster.at])
        for monster in t.monsters
        if monster.kind == "skaven" and not monster.frozen and adjacent(t.map, hero.at, monster.at)
    )


def _key(t: Table, hero: Hero, found: list[Pick]) -> None:
    """DJ-44.20: a lock that he faces."""
    door = doors.faced(t, hero)
    if door is not None and door.locked:
        found.append(UNLOCK_DOOR)
    found.extend(("unlock", piece.kind, piece.number) for piece in furniture.reached(t, hero) if piece.locked)


def _drinkable(kind: str) -> Callable[[Table, Hero, list[Pick]], None]:
    return lambda t, hero, found: _potion(t, hero, kind, found)


POTIONS = tuple(thing.id for thing in THINGS.values() if thing.category == "potion" or thing.heal)
USES: dict[str, Callable[[Table, Hero, list[Pick]], None]] = {
    POISON: _poison,
    TORCH: _torch,
    LENS: _lens,
    RAT_POISON: _rats,
    KEY: _key,
    **{kind: _drinkable(kind) for kind in POTIONS},
}
"""What each kind of thing may be used for."""


# ------------------------------------------------------------------ doing it


def drink(t: Table, hero: Hero, kind: str) -> Script[None]:
    """DJ-14.3."""
    use_up(t, hero, kind)
    t.say("drinks", "DJ-14.3", seat=hero.number, thing=kind)
    yield from swallow(t, hero, kind)


def feed(t: Table, hero: Hero, kind: str, seat: str) -> Script[None]:
    """DJ-8.29."""
    other = seated(t, seat)
    use_up(t, hero, kind)
    t.say("feeds", "DJ-8.29", seat=hero.number, other_seat=other.number, thing=kind)
    yield from swallow(t, other, kind)


def swallow(t: Table, hero: Hero, kind: str) -> Script[None]:
    """What a potion does (DJ-8.28, DJ-44.9 to DJ-44.13)."""
    thing = THINGS[kind]
    if thing.heal:
        yield from restore(t, hero, thing.heal, cures=True)
    elif thing.fatigue:
        gained = min(thing.fatigue, max_fatigue(hero) - hero.fatigue)
        hero.fatigue += gained
        t.say("refreshed", "DJ-44.10", seat=hero.number, fatigue=gained, left=hero.fatigue)
    elif thing.strength:
        add_effect(hero, MIGHT, thing.strength, until_phase_end(t))
        add_effect(hero, MIGHT_BLOW, thing.melee_bonus, until_phase_end(t))
    elif thing.speed_factor > 1:
        before = stat(hero, SPEED)
        add_effect(hero, HASTE, thing.speed_factor, until_phase_end(t))
        speed_changed(t, hero, before)
    else:
        cure(hero)


def coat(t: Table, hero: Hero) -> None:
    """DJ-8.14, DJ-8.15."""
    use_up(t, hero, POISON)
    hero.weapon = hero.weapon._replace(coat=True)
    t.say("coats", "DJ-8.15", seat=hero.number, thing=hero.weapon.kind)


def combat_ends(t: Table) -> None:
    """DJ-8.15, DJ-38.7: poison and blessings on weapons last until the end of the Combat Phase."""
    for hero in t.heroes:
        if hero.weapon.coat:
            hero.weapon = hero.weapon._replace(coat=False)
        if any(item.coat or item.blessed for item in hero.pack):
            hero.pack = tuple(item._replace(coat=False, blessed=False) for item in hero.pack)
    t.bodies = tuple(
        body._replace(items=tuple(item._replace(coat=False, blessed=False) for item in body.items)) for body in t.bodies
    )


def light(t: Table, hero: Hero) -> None:
    """DJ-22.6: a torch burns for the level on which it was lit."""
    use_up(t, hero, TORCH)
    hero.torch = zone_of(t, hero.at).level
    t.say("lights-torch", "DJ-22.6", seat=hero.number)


def lens(t: Table, hero: Hero) -> None:
    """DJ-44.22: once a game, what a parchment shows."""
    hero.lens = True
    t.say("uses-lens", "DJ-44.22", seat=hero.number)
    findings.learn(t, hero)


def read(t: Table, hero: Hero, kind: str, aim: Pick) -> Script[None]:
    """DJ-18.13, DJ-44.14: a grimoire or a scroll casts its spell once, for no PF."""
    use_up(t, hero, kind)
    t.say("reads", "DJ-18.13", seat=hero.number, thing=kind)
    yield from spells.cast(t, hero, THINGS[kind].skill, aim)


def rats(t: Table, hero: Hero, x: int, y: int) -> Script[None]:
    """DJ-8.31: 1D4 PV without defence to a skaven beside him."""
    use_up(t, hero, RAT_POISON)
    monster = next(one for one in t.monsters if (t.map.x[one.at], t.map.y[one.at]) == (x, y))
    n, rolls = yield from throw(t, hero, THINGS[RAT_POISON].damage, "damage")
    t.say("poisons-skaven", "DJ-8.31", rolls=rolls, seat=hero.number, monster=monster.kind, life=n)
    t.struck = True
    harm.wound(t, monster, n, hero.number)


def unlock_door(t: Table, hero: Hero) -> None:
    """DJ-44.20, DJ-15.13: closed, but no longer locked."""
    use_up(t, hero, KEY)
    t.say("uses-key", "DJ-44.20", seat=hero.number)
    door = doors.faced(t, hero)
    assert door is not None
    doors.unlock(t, door)


def unlock(t: Table, hero: Hero, kind: str, number: int) -> None:
    use_up(t, hero, KEY)
    t.say("uses-key", "DJ-44.20", seat=hero.number)
    t.pieces[number].locked = False


ACTIONS: Actions = Verbs(
    "the use of a thing",
    {
        "drink": drink,
        "feed": feed,
        "coat": coat,
        "torch": light,
        "lens": lens,
        **aims.actions("read", read),
        "rats": rats,
        "unlock_door": unlock_door,
        "unlock": unlock,
        "give": give,
    },
)
