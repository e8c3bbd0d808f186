"""Free actions with what one carries: the ready set, potions, poison, torches, keys, gifts (DJ-8, DJ-14, DJ-44)."""

from collections.abc import Callable

from oubliettes.games.donjon.board import adjacent
from oubliettes.games.donjon.goods import (
    BODY,
    KEY,
    LENS,
    POISON,
    RAT_POISON,
    SHIELD,
    SLOTS,
    THINGS,
    TORCH,
    WEAPON,
    Thing,
)
from oubliettes.games.donjon.pieces import D4, LIMITS, SEATS, SPEED
from oubliettes.games.donjon.rules.adventurer.sheet import (
    HASTE,
    MIGHT,
    MIGHT_BLOW,
    carries,
    is_standing,
    max_fatigue,
    may_use,
    owned,
    put,
    remove,
    seated,
    speed_changed,
    stat,
    use_up,
)
from oubliettes.games.donjon.rules.adventurer.states import (
    SACRED_HAMMER,
    add_effect,
    cure,
    effect,
    end_effect,
    until_phase_end,
)
from oubliettes.games.donjon.rules.attack import harm
from oubliettes.games.donjon.rules.contents import doors, findings, furniture
from oubliettes.games.donjon.rules.dice.life import can_heal, restore
from oubliettes.games.donjon.rules.dice.luck import throw
from oubliettes.games.donjon.rules.skills import aims, spells
from oubliettes.games.donjon.rules.zones.layout import zone_of
from oubliettes.games.donjon.table import IN, NOTHING, PC, PC_NOW, PE, Actions, Hero, Item, Table
from oubliettes.kernel import Ask, Pick, Script, Verbs, number, word

CHANGES = LIMITS["equipment_changes_per_slot_and_turn"]
"""DJ-14.14."""
UNEQUIP: dict[str, Pick] = {slot: ("unequip", slot) for slot in SLOTS}
EQUIP: dict[str, Pick] = {thing.id: ("equip", thing.id) for thing in THINGS.values() if thing.slot}
DRINK: dict[str, Pick] = {id: ("drink", id) for id in THINGS}
GIVE: tuple[Pick, ...] = tuple(("give", seat) for seat in SEATS)
COAT: Pick = ("coat",)
UNLOCK_DOOR: Pick = ("unlock_door",)
LIGHT: Pick = ("torch",)
LOOK: Pick = ("lens",)
BACK: Pick = ("back",)
GOLD_GIFTS = (1, 10)
"""Sums offered besides all of it: bigger ones are made of several gifts."""

# ------------------------------------------------------------------ the ready set (DJ-8.23 to DJ-8.27, DJ-14.2)


def ready_item(hero: Hero, slot: str) -> Item:
    return hero.weapon if slot == WEAPON else hero.shield if slot == SHIELD else hero.body


def set_ready(hero: Hero, slot: str, item: Item) -> None:
    if slot == WEAPON:
        hero.weapon = item
    elif slot == SHIELD:
        hero.shield = item
    else:
        hero.body = item


def _changeable(t: Table) -> tuple[bool, bool, bool]:
    """Which slots may be changed: twice a turn each (DJ-14.14); in combat hands only, before the attack (DJ-8.27)."""
    weapon, shield, body = t.turn.changes
    if t.phase == PC:
        hands = not t.turn.attacks
        return (hands and weapon < CHANGES, hands and shield < CHANGES, False)
    return (weapon < CHANGES, shield < CHANGES, body < CHANGES)


def best(hero: Hero, kind: str) -> Item:
    """The best of several things of a kind: not notched, coated, blessed."""
    return min(
        (item for item in hero.pack if item.kind == kind),
        key=lambda item: (item.notch, not item.coat, not item.blessed),
    )


def swap(hero: Hero, kind: str) -> None:
    """Make a thing of the pack ready; what was there goes into the pack."""
    item = best(hero, kind)
    slot = THINGS[kind].slot
    remove(hero, item)
    stow(hero, slot)
    if item.blessed:
        item = item._replace(blessed=False)
        add_effect(hero, SACRED_HAMMER, spells.HAMMER_BONUS, PC_NOW)
    set_ready(hero, slot, item)


def stow(hero: Hero, slot: str) -> None:
    """What is ready there goes into the pack; a blessing stays with its weapon (DJ-38.7)."""
    item = ready_item(hero, slot)
    if not item.kind:
        return
    if slot == WEAPON and effect(hero, SACRED_HAMMER):
        item = item._replace(blessed=True)
        end_effect(hero, SACRED_HAMMER)
    put(hero, item)
    set_ready(hero, slot, NOTHING)


def put_on(t: Table, hero: Hero, kind: str) -> None:
    """DJ-14.2."""
    swap(hero, kind)
    t.say("equips", "DJ-14.2", seat=hero.number, thing=kind)
    _changed(t, THINGS[kind].slot)


def take_off(t: Table, hero: Hero, slot: str) -> None:
    """DJ-14.2."""
    t.say("takes-off", "DJ-14.2", seat=hero.number, thing=ready_item(hero, slot).kind)
    stow(hero, slot)
    _changed(t, slot)


def _changed(t: Table, slot: str) -> None:
    """DJ-14.14: one change of that slot."""
    changes = list(t.turn.changes)
    changes[SLOTS.index(slot)] += 1
    t.turn.changes = (changes[0], changes[1], changes[2])


def arm(hero: Hero) -> None:
    """In town: what he can use and is best is made ready where nothing is. A shield is worth a hand."""
    for slot in (BODY, SHIELD, WEAPON):
        if ready_item(hero, slot).kind:
            continue
        fit = [THINGS[item.kind] for item in hero.pack if THINGS[item.kind].slot == slot]
        fit = [thing for thing in fit if may_use(hero, thing)]
        if fit:
            swap(hero, max(fit, key=lambda thing: (_worth(hero, thing), -thing.hands)).id)


def _worth(hero: Hero, thing: Thing) -> int:
    if thing.slot == WEAPON and thing.ranged:
        return 0
    return thing.power + thing.bonus - (hero.shield.kind != "" and thing.hands > 1)


# ------------------------------------------------------------------ what may be done


def options(t: Table, hero: Hero) -> list[Pick]:
    """The free actions of his own turn (DJ-14.2, DJ-14.3, DJ-14.5); nothing that could change nothing (DJ-6.13)."""
    found: list[Pick] = []
    allowed = _changeable(t)
    if allowed[0] and hero.weapon.kind:
        found.append(UNEQUIP[WEAPON])
    if allowed[1] and hero.shield.kind:
        found.append(UNEQUIP[SHIELD])
    if allowed[2] and hero.body.kind:
        found.append(UNEQUIP[BODY])
    last = ""
    seen: list[str] = []
    for item in hero.pack:
        kind = item.kind
        if kind == last or kind in seen:
            continue
        last = kind
        seen.append(kind)
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
        _gifts(t, hero, found)
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
    if t.phase == PE and not t.revealed and not t.learnt[hero.number] and not any(one.lens for one in t.heroes):
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


def _gifts(t: Table, hero: Hero, found: list[Pick]) -> None:
    """DJ-8.33: to a standing companion in the same zone."""
    if not hero.pack and not hero.gold:
        return
    zone = t.map.zone
    here = zone[hero.at]
    found.extend(
        GIVE[other.number] for other in t.heroes if other is not hero and zone[other.at] == here and is_standing(other)
    )


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
    n, rolls = yield from throw(t, hero, (D4,), "damage")
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


def give(t: Table, hero: Hero, seat: str) -> Script[None]:
    """DJ-8.33: one item or a sum of gold; more by giving again."""
    other = seated(t, seat)
    what: Pick = yield Ask(hero.number, "give", [*presents(hero), BACK], "DJ-8.33", None, {"other_seat": other.number})
    if what is not BACK:
        hand_over(t, hero, other, what)


def presents(hero: Hero, *, ready: bool = False) -> list[Pick]:
    """What can be handed over: each kind in the pack (`ready`: in the ready set, too), and sums of gold."""
    items = owned(hero) if ready else hero.pack
    found: list[Pick] = [("hand", kind) for kind in dict.fromkeys(item.kind for item in items)]
    found += [("hand_gold", sum_) for sum_ in GOLD_GIFTS if sum_ < hero.gold]
    if hero.gold:
        found.append(("hand_gold", hero.gold))
    return found


def hand_over(t: Table, hero: Hero, other: Hero, what: Pick) -> None:
    if what[0] == "hand_gold":
        gold = number(what)
        hero.gold -= gold
        other.gold += gold
        t.say("gives-gold", "DJ-8.33", seat=hero.number, other_seat=other.number, gold=gold)
        return
    kind = word(what)
    before = stat(hero, SPEED)
    if not carries(hero, kind):
        stow(hero, THINGS[kind].slot)
    item = best(hero, kind)
    remove(hero, item)
    put(other, item)
    hero.fatigue = min(hero.fatigue, max_fatigue(hero))  # a belt given away
    speed_changed(t, hero, before)
    t.say("gives", "DJ-8.33", seat=hero.number, other_seat=other.number, thing=item.kind)


INSTANT: Verbs[None] = Verbs("a change of equipment", {"equip": put_on, "unequip": take_off})
"""Done at once, inside the beat."""
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
