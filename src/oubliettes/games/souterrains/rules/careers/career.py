"""A career: setting out, coming back, retiring, the hall of fame (SS-24)."""

from typing import Any

from oubliettes.games.souterrains.dungeon import Dungeon
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.pieces import (
    BANK,
    CAREER,
    DUNGEON_SIZES,
    FEAST,
    GUILDS,
    RUMOURS,
    THEME_ROLL,
    THEMES,
    XP,
)
from oubliettes.games.souterrains.rules.clock import ends_and_lights
from oubliettes.games.souterrains.rules.dice import read
from oubliettes.games.souterrains.rules.dungeons.codes import dungeon_of
from oubliettes.games.souterrains.rules.dungeons.generator import from_plan, new_dungeon
from oubliettes.games.souterrains.rules.experience import gain, grown, look, new_hd
from oubliettes.games.souterrains.rules.modules.library import MODULES, SUPPLIED, plan_of
from oubliettes.games.souterrains.rules.travel import enter
from oubliettes.games.souterrains.table import SEAT, Table, own_dungeon
from oubliettes.games.souterrains.wares import COIN_CP, PO, RELICS
from oubliettes.kernel import Ask, Pick, Script, Step, Verbs

REROLL: Pick = ("reroll",)
KEEP: Pick = ("keep",)
BACK: Pick = ("back",)
SHARED = "shared"
"""The name of a dungeon that came from a code."""
GLORY_HD: int = CAREER["glory_hd"]
"""SS-24.4."""


# ------------------------------------------------------------------ setting out (SS-23.29, SS-23.30)


def born(t: Table) -> None:
    """SS-1.3: to town, or straight to the one expedition."""
    t.deeds.start_xp = t.hero.xp
    t.then(("town",) if t.settings.game_mode == "career" else ("choose_dungeon",))


def choose_dungeon(t: Table) -> Script[None]:
    """A known dungeon by one of its known ways in, a new one (one between two nights), a module, a shared one."""
    options: list[Pick] = []
    career = t.settings.game_mode == "career"
    if career:
        options.append(BACK)
        for number, dungeon in enumerate(t.dungeons):
            options += [("return", number, place) for place in range(len(dungeon.way_ins))]
    known = {dungeon.name for dungeon in t.dungeons}
    if t.town.new_dungeon_night != t.town.nights or not career:
        options += [("new", size, theme) for size in DUNGEON_SIZES for theme in (*THEMES, "any_theme")]
        if t.settings.code and SHARED not in known:
            options.append(("shared",))
    options += [("module", id) for id in (*SUPPLIED, t.settings.module) if id and id not in known]
    pick: Pick = yield Ask(SEAT, "choose-dungeon", options, rule="SS-23.29")
    if pick is BACK:
        t.then(("town",))
        return
    rumour: list[Step] = [("lantern_rumour",)] if t.town.guild == "lantern_brothers" and _fresh(t) else []
    t.then(("town_gear",), *rumour, ("set_out", *pick))


def set_out(t: Table, verb: str, *what: Any) -> Script[None]:
    """SS-25.1, SS-28.6: the dungeon is there; coins that fit nowhere are banked; gifts and rumours."""
    if t.hero.coin_room < 0:
        value = t.hero.pack.take_coins(-t.hero.coin_room).coin_value
        t.town.bank += value - -(-value * BANK["fee_percent"] // 100)  # SS-23.30
    rumour = ""
    if verb == "return":
        t.here, place = what
        own_dungeon(t)
        way_in = t.dungeon.way_ins[place]
    else:
        dungeon = yield from DUNGEONS.play((verb, *what), t)
        if verb == "new":
            rumour, t.town.rumour = t.town.rumour, ""
        t.dungeons.append(dungeon)
        t.here = len(t.dungeons) - 1
        way_in = (0, dungeon.sections[0].entry)
        if verb != "module":
            t.town.new_dungeon_night = t.town.nights
        t.fresh_danger()
    t.then(("descend", *way_in, rumour))


def _new(t: Table, size: str, theme: str) -> Script[Dungeon]:
    if theme == "any_theme":
        theme = yield from read(t, THEME_ROLL, "theme", "SS-25.1")
    return (yield from new_dungeon(size, theme, f"dungeon_{len(t.dungeons) + 1}", t.town.rumour))


def _module(t: Table, id: str) -> Script[Dungeon]:
    plan = yield from plan_of(MODULES[id])
    return planned(plan, plan.name)


def _shared(t: Table) -> Script[Dungeon]:
    yield from ()
    return planned(dungeon_of(t.settings.code), SHARED)


DUNGEONS: Verbs[Script[Dungeon]] = Verbs(
    "a dungeon not yet entered", {"new": _new, "module": _module, "shared": _shared}
)


def planned(plan: Dungeon, name: str) -> Dungeon:
    """A dungeon of which everything is fixed and nothing seen yet but its first section."""
    dungeon = Dungeon(name, plan.theme, plan.levels, plan.grid, plan.module, plan=plan)
    dungeon.budgets = [0] * plan.levels
    dungeon.met = [True] * plan.levels
    dungeon.counts = [0] * plan.levels
    dungeon.ends = [False] * plan.levels
    first = plan.sections[plan.start]
    from_plan(dungeon, first.level, first.entry)
    if (plan.start, first.entry) in plan.way_ins:
        dungeon.way_ins.append((0, first.entry))
    return dungeon


def first_sight(number: int) -> Dungeon:
    """The dungeon of a code as one sees it who has just come in with a light."""
    t = Table(phase="dungeon", here=0)
    t.dungeons = [planned(dungeon_of(number), SHARED)]
    t.light_until = 1
    section, square = t.dungeon.way_ins[0]
    enter(t, section, square, NOWHERE, square, NOWHERE)
    look(t)
    return t.dungeon


def descend(t: Table, section: int, square: tuple[int, int], rumour: str) -> None:
    """SS-7.26: after a night everything starts afresh; on the same day the counters go on."""
    dungeon = t.dungeon
    t.phase = "dungeon"
    t.fight = None
    fresh = _fresh(t)
    if fresh:
        t.t = t.since = t.six_at = 0
        t.rested = t.fed = t.water = t.reached_nine = False
    t.night = t.town.nights
    if dungeon.night != t.night:
        dungeon.wake()
        for place in dungeon.sections:
            place.used_now = []
            place.restocked = not place.visited  # SS-24.3
        for group in dungeon.groups:
            group.quiet = group.peace = False
        dungeon.night = t.night
    t.patrol_at = -1
    t.block = 0
    t.deeds.expeditions += 1
    t.quiet_test = rumour == "quiet_day"
    t.sleepy = rumour == "sleepy_guards"
    t.drop_danger()
    if fresh:
        t.hero.stored = 0
        _gifts(t)
    if t.town.feast:
        t.hero.stored += FEAST
        t.town.feast = False
    enter(t, section, square, NOWHERE, square, NOWHERE)
    t.say("descend", "SS-23.29", number=t.deeds.expeditions)
    t.then(("entered",), ("checks",), ("explore",))


def _fresh(t: Table) -> bool:
    """A night has passed since the last expedition began, or there was none."""
    return t.night != t.town.nights or not t.deeds.expeditions


def _gifts(t: Table) -> None:
    """SS-23.26: what the guild gives at the start of an expedition."""
    if t.town.guild:
        gift = GUILDS[t.town.guild]
        t.hero.pack.resources.plain += gift.get("resources", 0)
        t.hero.stored += gift.get("stored", 0)


def lantern_rumour(t: Table) -> Script[None]:
    """The Lantern Brothers: a free rumour before each expedition, and a re-roll of its D6."""
    t.town.rumour = yield from read(t, RUMOURS, "rumour", "SS-23.26")
    pick: Pick = yield Ask(SEAT, "rumour", (KEEP, REROLL), rule="SS-23.26", facts={"rumour": t.town.rumour})
    if pick is REROLL:
        t.town.rumour = yield from read(t, RUMOURS, "rumour", "SS-23.26")


# ------------------------------------------------------------------ coming back (SS-24.2, SS-22.15)


def leave(t: Table) -> Script[None]:
    """Found values become xp; the guild takes its share; spells end; the dungeon keeps all else."""
    hero, deeds = t.hero, t.deeds
    finds = [item for item in (*hero.pack.items, *hero.held()) if item.found]
    for item in finds:
        if item.price > deeds.best_value:
            deeds.best_find, deeds.best_value = item.id, item.price
        if item.id in RELICS:
            deeds.renown += CAREER["relic_renown"]
    value = hero.found_value // PO * XP["value_on_exit"]
    coins = sum(stack.found * cp for stack, cp in zip(hero.pack.coins, COIN_CP, strict=True))
    goal = goal_reached(t)
    hero.unmark(bool(t.town.guild))
    if t.town.guild:
        hero.pack.pay(coins * GUILDS[t.town.guild]["share_percent"] // 100)
    gain(t, value, "SS-22.15")
    if goal:
        gain(t, goal, "SS-28.9")
        deeds.renown += CAREER["goal_renown"]
    if t.reached_nine:
        deeds.renown += CAREER["danger_renown"]
        t.reached_nine = False
    if grown(t):
        yield from new_hd(t)
    t.shield_until = t.invisible_until = t.light_until = t.sanctuary_until = -1
    t.sanctuary = NOWHERE
    t.patrol_at = -1
    t.quiet_test = t.sleepy = t.five = False
    put_out(t)
    t.section = t.here = NOWHERE
    t.agenda.clear()
    t.say("left", "SS-24.2", xp=value)
    if t.settings.game_mode == "career":
        t.then(("town",))
    else:
        deeds.end = "left"
        t.phase = "over"


def put_out(t: Table) -> None:
    """Lights are put out in town; one that has burned down is gone."""
    ends_and_lights(t)
    hero = t.hero
    if hero.main and hero.main.lit:
        hero.main = hero.main._replace(lit=False)
    if hero.off and hero.off.lit:
        hero.off = hero.off._replace(lit=False)


def goal_reached(t: Table) -> int:
    """SS-28.9: the xp of a module's goal, once per career."""
    if not t.dungeon.module or t.dungeon.module in t.deeds.goals:
        return 0
    goal = MODULES[t.dungeon.module].header.get("goal")
    if not goal:
        return 0
    if goal["kind"] == "bring_out":
        done = any(item.id == goal["item"] for item in (*t.hero.pack.items, *t.hero.held()))
    elif goal["kind"] == "overcome":
        done = any(group.key == goal["group"] and not group.living() for group in t.dungeon.groups)
    else:
        done = any(section.key == goal["section"] and section.known for section in t.dungeon.sections)
    if not done:
        return 0
    t.deeds.goals.append(t.dungeon.module)
    return int(goal["xp"])


def retired(t: Table) -> None:
    """SS-24.5: at 9 HD it is a glorious retirement."""
    t.deeds.end = "glorious" if t.hero.hd >= GLORY_HD else "retired"
    t.phase = "over"
    t.say("retired", "SS-24.5")
    t.agenda.clear()


def paused(t: Table) -> None:
    """SS-24.1: the match ends in town, the career does not: it is handed over to another match, here or elsewhere."""
    t.deeds.end = "left"
    t.phase = "over"
    t.say("paused", "SS-24.1")
    t.agenda.clear()


STEPS = {
    "born": born,
    "choose_dungeon": choose_dungeon,
    "set_out": set_out,
    "descend": descend,
    "lantern_rumour": lantern_rumour,
    "leave": leave,
    "retired": retired,
    "paused": paused,
}
