"""Treasure: found, looted from monsters, taken from the dead (DJ-7.14, DJ-16.8, DJ-30.2 to DJ-30.5, DJ-44.2)."""

from oubliettes.games.donjon.goods import THINGS
from oubliettes.games.donjon.pieces import ACTION_SPEED, SPEED
from oubliettes.games.donjon.rules.adventurer import party
from oubliettes.games.donjon.rules.adventurer.sheet import discard, new, put, speed_changed, stat
from oubliettes.games.donjon.rules.ending import goals
from oubliettes.games.donjon.table import NOBODY, PE, Actions, Group, Hero, Item, Steps, Table
from oubliettes.kernel import Ask, Pick, Rolled, Script, Step, Verbs

DONE: Pick = ("done",)
PASS: Pick = ("pass",)
TAKE_GOLD: Pick = ("take_gold",)
OFFER: tuple[Pick, ...] = (("take",), PASS)

# ------------------------------------------------------------------ a finder's Treasures


def treasure(t: Table, finder: int, n: int, why: str = "") -> None:
    """`n` cards for one adventurer. `why`: "rack" for arms alone, or the furniture they lie in (DJ-21.6). DJ-2.9."""
    t.then(*(("draw", "treasure", "treasure_found", why, NOBODY, finder),) * n)


def treasure_found(t: Table, card: str, why: str, zone: int, finder: int) -> None:
    """DJ-16.8: it is his who searched, gold included."""
    if not card:
        t.say("no-treasure", "DJ-18.9")
        return
    hero = t.heroes[finder]
    t.say("finds-treasure", "DJ-16.8", seat=finder, thing=card)
    if THINGS[card].category == "gold":
        gain_gold(t, hero, THINGS[card].value)
        discard(t, Item(card))
    else:
        receive(t, hero, new(card))


def receive(t: Table, hero: Hero, item: Item) -> None:
    """A new thing in his pack: boots help from now on (DJ-44.24)."""
    before = stat(hero, SPEED)
    put(hero, item)
    speed_changed(t, hero, before)


def gain_gold(t: Table, hero: Hero, gold: int, rolls: tuple[Rolled, ...] = ()) -> None:
    """Gold found in the dungeon; the party's finds are counted (DJ-45.26)."""
    hero.gold += gold
    t.marks["gold"] = t.marks.get("gold", 0) + gold
    t.say("gains-gold", "DJ-44.2", rolls=rolls, seat=hero.number, gold=gold)


# ------------------------------------------------------------------ loot of monsters (DJ-30.2 to DJ-30.5)


def spoils(t: Table) -> None:
    """DJ-30.5, DJ-45.19: at the end of a phase, the Treasures of groups whose last monster is gone."""
    steps: list[Step] = []
    kept: list[Group] = []
    for number, group in enumerate(t.groups):
        if group.left:
            for monster in t.monsters:
                if monster.group == number:
                    monster.group = len(kept)
            kept.append(group)
        elif group.treasures:
            first = group.last_blow if group.last_blow != NOBODY else party.leader(t).number
            steps.append(("loot", group.treasures, first))
    t.groups = kept
    t.then(*steps)


def loot(t: Table, n: int, first: int) -> None:
    """`n` cards to be shared, `first` being who struck the last blow. DJ-2.9."""
    t.then(*(("draw", "treasure", "loot_found", "", NOBODY, first),) * n)


def loot_found(t: Table, card: str, why: str, zone: int, first: int) -> Script[None]:
    """Gold is divided (DJ-30.3); each item is offered in turn, and discarded if all refuse it (DJ-30.4)."""
    if not card:
        t.say("no-treasure", "DJ-18.9")
        return
    t.say("loot", "DJ-30.5", thing=card)
    heirs = in_turn(t, first)
    if THINGS[card].category == "gold":
        discard(t, Item(card))
        share, rest = divmod(THINGS[card].value, len(heirs)) if heirs else (0, 0)
        for place, hero in enumerate(heirs):
            gain_gold(t, hero, share + (place < rest))
        return
    for hero in heirs:
        pick: Pick = yield Ask(hero.number, "loot", OFFER, "DJ-30.4", None, {"thing": card})
        if pick is not PASS:
            receive(t, hero, new(card))
            t.say("takes-loot", "DJ-30.4", seat=hero.number, thing=card)
            return
    discard(t, Item(card))


def in_turn(t: Table, first: int) -> list[Hero]:
    """The standing adventurers in seat order, from `first` on."""
    count = len(t.heroes)
    return sorted(party.standing(t), key=lambda hero: (hero.number - max(first, 0)) % count)


# ------------------------------------------------------------------ the belongings of the dead (DJ-7.14)


def options(t: Table, hero: Hero) -> list[Pick]:
    """From their square or beside it, for 1 Speed point."""
    if not t.bodies or t.phase != PE or t.turn.ran or t.turn.points < ACTION_SPEED:
        return []
    near = t.map.near[hero.at]
    return [
        ("loot", place)
        for place, body in enumerate(t.bodies)
        if (body.items or body.gold) and (body.at == hero.at or body.at in near)
    ]


def take(t: Table, hero: Hero, place: int) -> Script[None]:
    """Any of them: gold, and things one by one."""
    t.turn.points -= ACTION_SPEED
    t.turn.acted = True
    while True:
        body = t.bodies[place]
        kinds: list[Pick] = [("take_thing", kind) for kind in dict.fromkeys(item.kind for item in body.items)]
        if body.gold:
            kinds.append(TAKE_GOLD)
        if not kinds:
            return
        what: Pick = yield Ask(hero.number, "body", [*kinds, DONE], "DJ-7.14")
        if what is DONE:
            return
        if what is TAKE_GOLD:
            hero.gold += body.gold
            t.say("takes-gold", "DJ-7.14", seat=hero.number, gold=body.gold)
            body = body._replace(gold=0)
        else:
            item = next(item for item in body.items if item.kind == what[1])
            left = list(body.items)
            left.remove(item)
            body = body._replace(items=tuple(left))
            receive(t, hero, item)
            goals.check(t)
            t.say("takes", "DJ-7.14", seat=hero.number, thing=item.kind)
        t.bodies = (*t.bodies[:place], body, *t.bodies[place + 1 :])


ACTIONS: Actions = Verbs("what is done with the dead", {"loot": take})
STEPS: Steps = {
    "treasure": treasure,
    "treasure_found": treasure_found,
    "spoils": spoils,
    "loot": loot,
    "loot_found": loot_found,
}
