"""What he may do in a fight, and doing it (SS-16.12)."""

from collections.abc import Callable

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.groups import Member
from oubliettes.games.souterrains.pieces import LIMITS
from oubliettes.games.souterrains.rules.blows import (
    FIRE_BOLT,
    attack,
    fire_bolt,
    throw_lantern,
    throw_phial,
    turn_undead,
)
from oubliettes.games.souterrains.rules.carrying import drop, drop_options
from oubliettes.games.souterrains.rules.flight import flee_options
from oubliettes.games.souterrains.rules.gear import change_one, hand_options, held_drops
from oubliettes.games.souterrains.rules.magic import (
    COMBAT_SPELLS,
    castable,
    magic_test,
    swallow,
    take_effect,
    usable_in_fights,
)
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.games.souterrains.wares import IMMOBILE, THINGS
from oubliettes.kernel import Ask, Pick, Script, Verbs, choose, word

DONE: Pick = ("done",)
NOTHING: Pick = ("nothing",)
UNLOAD: Pick = ("unload",)
BREAK_FREE: Pick = ("break_free",)
TURN_UNDEAD: Pick = ("turn_undead",)
CHANGE_GEAR: Pick = ("change_gear",)
LEAVE_THEM: Pick = ("leave_alone",)
MOST_CHANGES: int = LIMITS["fight_gear_picks"]


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
    if hero.status == IMMOBILE:
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
    if castable(t, (FIRE_BOLT,)):
        options += [(FIRE_BOLT, place, member.creature) for place, member in living]
    options += castable(t, COMBAT_SPELLS)
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
    if (yield from magic_test(t, spell)):
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
    for _ in range(MOST_CHANGES):
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
