"""Hands, lights, armour, trinkets (SS-4.9 to SS-4.24, SS-9.4, SS-9.5, SS-21.14)."""

from oubliettes.games.souterrains.goods import Goods, Item, Stack
from oubliettes.games.souterrains.hero import Hero
from oubliettes.games.souterrains.pieces import COST, LIMITS, MOST_WORN
from oubliettes.games.souterrains.rules.carrying import DROPS, drop, drop_options
from oubliettes.games.souterrains.rules.experience import look
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import LANTERN_ROUNDS, REFILL, TORCH_ROUNDS
from oubliettes.kernel import Ask, Pick, Script, Verbs, word

DONE: Pick = ("done",)
MAIN, OFF = "main", "off"
MOST_PICKS: int = LIMITS["gear_picks"]
"""Picks of one spell of gear management: enough for any change of hands."""


def hand_options(hero: Hero, changed: set[str]) -> list[Pick]:
    """SS-4.21: each hand holds at most one thing, a weapon only the main hand (SS-4.19); a heavy weapon locks the off
    hand. `changed` hands are left alone."""
    options: list[Pick] = []
    two_handed = hero.main is not None and hero.main.thing.hands == 2
    if MAIN not in changed:
        options += _fillings(hero, MAIN, "weapon")
    if OFF not in changed and not two_handed:
        options += _fillings(hero, OFF, "shield")
    for hand in (MAIN, OFF):
        light = held(hero, hand)
        if light and light.id in ("torch", "lantern"):
            if not light.lit and light.left:
                options.append(("light", hand))
            if light.id == "lantern" and light.left < LANTERN_ROUNDS and hero.resources >= REFILL:
                options.append(("refill", hand))
    return options


def _fillings(hero: Hero, hand: str, arm: str) -> list[Pick]:
    """What one hand may do: let go, or take an arm of its own, a lantern or a torch; of equal things the first."""
    now = held(hero, hand)
    options: list[Pick] = [("empty", hand)] if now else []
    seen = set()
    for place, item in enumerate(hero.pack.items):
        if item in seen or item.thing.kind not in (arm, "lantern") or (item.thing.hands == 2 and hero.off):
            continue
        seen.add(item)
        options.append(("hold", hand, place, item.id))
    if (hero.pack.stubs or hero.pack.torches.all) and not (now and now.id == "torch"):
        options.append(("hold_torch", hand))
    return options


def free_options(hero: Hero) -> list[Pick]:
    """SS-7.3, SS-9.5: what costs no time: putting out a light."""
    return [("douse", hand) for hand in (MAIN, OFF) if (item := held(hero, hand)) and item.lit]


def trinket_options(hero: Hero) -> list[Pick]:
    """SS-21.14: at most three act at once, never two of the same name."""
    options: list[Pick] = [("unwear", place, item.id) for place, item in enumerate(hero.worn)]
    worn = {item.id for item in hero.worn}
    if len(hero.worn) < MOST_WORN:
        options += [
            ("wear", place, item.id)
            for place, item in enumerate(hero.pack.items)
            if item.thing.kind == "worn" and item.id not in worn
        ]
    return options


def held(hero: Hero, hand: str) -> Item | None:
    return hero.main if hand == MAIN else hero.off


def put(hero: Hero, hand: str, item: Item | None) -> None:
    if hand == MAIN:
        hero.main = item
    else:
        hero.off = item


def stow(hero: Hero, hand: str) -> None:
    """What a hand held goes back into the pack; a burning light is put out, a torch keeps its rounds (SS-9.5)."""
    item = held(hero, hand)
    if item is None:
        return
    put(hero, hand, None)
    if item.id == "torch":
        if item.left <= 0:
            return
        if item.left == TORCH_ROUNDS:
            hero.pack.torches.add(Stack(0, 1) if item.found else Stack(1, 0))
        else:
            hero.pack.stubs.append(item.left)
    else:
        hero.pack.items.append(item._replace(lit=False))


def draw_torch(hero: Hero) -> Item:
    """SS-9.5: the most burned one is used first."""
    if hero.pack.stubs:
        left = min(hero.pack.stubs)
        hero.pack.stubs.remove(left)
        return Item("torch", left=left)
    taken = hero.pack.torches.take(1)
    return Item("torch", left=TORCH_ROUNDS, found=taken.found > 0)


def change(t: Table, pick: Pick) -> None:
    """One change of hands, lights or trinkets."""
    CHANGES.play(pick, t.hero)
    t.say("gear", "SS-4.22", pick=pick)


def _hold(hero: Hero, hand: str, place: int, id: str) -> None:
    item = hero.pack.items.pop(place)
    stow(hero, hand)
    put(hero, hand, item)


def _hold_torch(hero: Hero, hand: str) -> None:
    torch = draw_torch(hero)
    stow(hero, hand)
    put(hero, hand, torch)


def _lamp(hero: Hero, hand: str) -> Item:
    light = held(hero, hand)
    assert light
    return light


def _light(hero: Hero, hand: str) -> None:
    put(hero, hand, _lamp(hero, hand)._replace(lit=True))


def _douse(hero: Hero, hand: str) -> None:
    """SS-9.5: a torch that has burned down is gone."""
    light = _lamp(hero, hand)
    put(hero, hand, light._replace(lit=False) if light.left > 0 or light.id == "lantern" else None)


def _refill(hero: Hero, hand: str) -> None:
    """SS-5.11, SS-9.4: what was left is lost."""
    light = _lamp(hero, hand)
    hero.spend(REFILL)
    put(hero, hand, light._replace(left=LANTERN_ROUNDS))


def _wear(hero: Hero, place: int, id: str) -> None:
    hero.worn.append(hero.pack.items.pop(place))


def _unwear(hero: Hero, place: int, id: str) -> None:
    hero.pack.items.append(hero.worn.pop(place))


CHANGES: Verbs[None] = Verbs(
    "a change of gear",
    {
        "empty": stow,
        "hold": _hold,
        "hold_torch": _hold_torch,
        "light": _light,
        "douse": _douse,
        "refill": _refill,
        "wear": _wear,
        "unwear": _unwear,
    },
)


def drop_held(t: Table, hand: str) -> None:
    """SS-4.23: free; a torch burns on where it lies, a lantern breaks."""
    hero = t.hero
    item = held(hero, hand)
    assert item
    put(hero, hand, None)
    if t.phase != "dungeon":
        pass  # given away (SS-23.30)
    elif item.id == "torch" and item.lit:
        t.place.torches.append((t.square, item.left))
    elif item.id == "torch":
        t.place.loot.stubs.append(item.left)
    elif item.id != "lantern":
        t.place.loot.items.append(item)
    t.say("dropped", "SS-4.23", pick=("drop_held", hand))


def held_drops(hero: Hero) -> list[Pick]:
    return [("drop_held", hand) for hand in (MAIN, OFF) if held(hero, hand)]


def change_one(t: Table, pick: Pick) -> bool:
    """Carry out any pick of the gear menu. True if it takes time."""
    verb = pick[0]
    if verb == "drop_held":
        drop_held(t, word(pick))
        return False
    if verb in DROPS:
        drop(t, pick, t.place.loot if t.phase == "dungeon" else Goods())
        return False
    change(t, pick)
    return verb != "douse"


def manage(t: Table) -> Script[None]:
    """SS-4.22: any number of changes at once, 1 round if any of them takes time."""
    hero = t.hero
    t.offer = []
    timed = False
    while len(t.offer) < MOST_PICKS:
        options = [
            DONE, *hand_options(hero, set()), *free_options(hero), *trinket_options(hero), *held_drops(hero),
            *drop_options(hero),
        ]  # fmt: skip
        pick: Pick = yield Ask(SEAT, "gear", options, rule="SS-4.22")
        if pick is DONE:
            break
        t.offer.append(pick)
        timed |= change_one(t, pick)
    t.offer = []
    if t.phase != "dungeon":
        return
    t.then(("work", COST["gear"], "look_around") if timed else ("look_around",))


def look_around(t: Table) -> None:
    look(t)


def armour_options(hero: Hero) -> list[Pick]:
    """SS-4.10: one armour worn; changing takes 12 rounds, out of combat only."""
    options: list[Pick] = [("doff",)] if hero.armour else []
    options += [("don", place, item.id) for place, item in enumerate(hero.pack.items) if item.thing.kind == "armour"]
    return options


def don(t: Table, place: int) -> None:
    hero = t.hero
    item = hero.pack.items.pop(place)
    if hero.armour:
        hero.pack.items.append(hero.armour)
    hero.armour = item
    t.say("gear", "SS-4.10", pick=("don", place, item.id))


def doff(t: Table) -> None:
    hero = t.hero
    if hero.armour:
        hero.pack.items.append(hero.armour)
        hero.armour = None
    t.say("gear", "SS-4.10", pick=("doff",))


STEPS = {"look_around": look_around, "don": don, "doff": doff}
