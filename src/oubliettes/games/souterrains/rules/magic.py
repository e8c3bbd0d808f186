"""Gifts: spells, Healing, and single-use magic (SS-3, SS-21.13)."""

from oubliettes.games.souterrains.bestiary import Creature
from oubliettes.games.souterrains.pieces import BLIND, DANGER, DIVINE, FACES, FATIGUE, SPELLS, TURN
from oubliettes.games.souterrains.rules.clock import alarm, recover, tire
from oubliettes.games.souterrains.rules.dice import Told, d
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import SEAT, Table, Trial
from oubliettes.games.souterrains.wares import THINGS
from oubliettes.kernel import Ask, Pick, Script, Verbs

TIRE: Pick = ("backlash", "fatigue")
ALARM: Pick = ("backlash", "danger")
EXPLORE_SPELLS: tuple[str, ...] = tuple(id for id, row in SPELLS.items() if "explore" in row["castable"])
COMBAT_SPELLS: tuple[str, ...] = tuple(
    id for id, row in SPELLS.items() if "combat" in row["castable"] and row["duration"]
)
"""SS-3.18: all are known from the start and can be cast any number of times."""
POTIONS = {
    "spell_shield": "shield_spell",
    "spell_invisibility": "invisibility",
    "spell_light": "light_spell",
    "spell_sanctuary": "sanctuary",
}


HEALING: int = DIVINE["healing"]["cost_resources"]
"""SS-3.8."""


def cost(spell: str) -> int:
    """SS-3.20: the Resources that a spell takes."""
    return int(SPELLS[spell]["cost_resources"])


def castable(t: Table, spells: tuple[str, ...]) -> list[Pick]:
    """Those of the spells that he can cast now (SS-3.20)."""
    if "magic" not in t.hero.gifts:
        return []
    return [("cast", spell) for spell in spells if t.hero.resources >= cost(spell)]


def magic_test(t: Table, spell: str, target: Creature | None = None) -> Script[bool]:
    """SS-5.6, SS-3.20 to SS-3.23: a Resource, lost whatever happens (SS-3.22) and giving no bonus; then the test
    against his own AC."""
    t.hero.spend(cost(spell))
    return (yield from decide(t, "magic-test", magic_trial(t, target)))


def magic_trial(t: Table, target: Creature | None = None) -> Trial:
    """SS-3.21: against his own AC; a target may be cold or out of sight."""
    trial = prepare(t, "magic")
    if target and target.cold and t.sight == "infravision":
        trial.malus.append(("blind", BLIND))  # SS-3.16
    if target:
        out_of_sight(t, trial)
    return trial


def out_of_sight(t: Table, trial: Trial) -> None:
    """SS-14.6, SS-14.7: in an approach round in the dark they are not seen."""
    if t.enc.approach and not t.place.lit and not any(name == "blind" for name, _ in trial.malus):
        trial.malus.append(("blind", BLIND))


def backlash(t: Table) -> Script[None]:
    """SS-3.25, SS-3.26: D10 strictly above Fatigue: Fatigue or Danger rises, the player chooses."""
    tired, so = t.hero.fatigue, ("backlash", "no_backlash")
    told: Told = []
    rolled = d(t, FACES["backlash"], "backlash", "SS-3.25", need=">", target=tired, outcomes=so, into=told)
    if (yield from rolled) <= tired:
        t.say("no-backlash", "SS-3.25", rolls=tuple(told))
        return
    t.say("backlash", "SS-3.25", rolls=tuple(told))
    pick: Pick = yield Ask(SEAT, "backlash", (TIRE, ALARM), rule="SS-3.25")
    if pick is TIRE:
        tire(t, FATIGUE["after_magic"], "SS-10.6")
    else:
        yield from alarm(t, DANGER["magic_instead_of_fatigue"], "SS-11.6")


def take_effect(t: Table, spell: str, ending: int) -> None:
    """SS-3.29: a duration runs from the end of the casting round."""
    row = SPELLS[spell]
    until = ending + row["duration"] * (TURN if row["duration_unit"] == "turn" else 1)
    LASTING[spell](t, until)
    t.say("spell", "SS-3.24", spell=spell)


def _shield(t: Table, until: int) -> None:
    t.shield_until = until


def _invisibility(t: Table, until: int) -> None:
    t.invisible_until = until


def _light(t: Table, until: int) -> None:
    t.light_until = until


def _sanctuary(t: Table, until: int) -> None:
    """SS-3.38."""
    t.sanctuary, t.sanctuary_until = t.section, until


LASTING: Verbs[None] = Verbs(
    "a spell that lasts",
    {"shield_spell": _shield, "invisibility": _invisibility, "light_spell": _light, "sanctuary": _sanctuary},
)


def cast(t: Table, spell: str) -> Script[None]:
    """Outside encounters: its round is over (SS-7.13)."""
    if t.hero.resources < cost(spell):
        return
    if (yield from magic_test(t, spell)):
        take_effect(t, spell, t.t)
    yield from backlash(t)
    t.then(("look_around",))


def healed(t: Table) -> None:
    """SS-3.8 to SS-3.11: Fatigue -2, Disease and Poison cured; the Resource is spent when the Turn is complete."""
    hero = t.hero
    if hero.resources < HEALING:
        return
    hero.spend(HEALING)
    hero.diseased = False
    hero.poisoned = 0
    recover(t, -FATIGUE["healing"], "SS-3.9", cure=True)


def usable(t: Table, fighting: bool) -> list[Pick]:
    """Single-use things that do something now."""
    options: list[Pick] = []
    seen = set()
    for place, item in enumerate(t.hero.pack.items):
        effect = THINGS[item.id].effect
        if not effect or item.id in seen or effect == "bonus_3":
            continue
        if (effect == "fire_2d6" and not fighting) or (effect == "spell_sanctuary" and fighting):
            continue
        seen.add(item.id)
        options.append(("use", place, item.id))
    return options


def usable_in_fights(t: Table) -> list[Pick]:
    """The same before enemies; a fire phial is thrown at one of them."""
    living = [place for place, member in enumerate(t.group.members) if member.state == "up"]
    options: list[Pick] = []
    for use in usable(t, fighting=True):
        _, item, id = use
        options += [("throw_phial", item, id, place) for place in living] if id == "fire_phial" else [use]
    return options


def swallow(t: Table, place: int, ending: int) -> None:
    """SS-21.13: what a potion or scroll does, without test, Resource or backlash. A fire phial is thrown elsewhere."""
    item = t.hero.pack.items.pop(place)
    effect = THINGS[item.id].effect
    t.say("used", "SS-21.13", item=item.id)
    if effect == "fatigue_minus_2":
        recover(t, -FATIGUE["draught_of_vigour"], "SS-21.13")
    elif effect == "cure":
        t.hero.poisoned = 0
        t.hero.diseased = False
    elif effect in POTIONS:
        take_effect(t, POTIONS[effect], ending)


def use(t: Table, place: int) -> None:
    swallow(t, place, t.t)
    t.then(("look_around",))


STEPS = {"cast": cast, "healed": healed, "use": use}
