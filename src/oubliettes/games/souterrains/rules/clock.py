"""Time, light, Fatigue, Danger, Rest (SS-7, SS-9, SS-10, SS-11)."""

from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import (
    COST,
    FATIGUE,
    FIVE,
    MOST_DANGER,
    MOST_FATIGUE,
    RELIEF,
    RESTS,
    SIX,
    TURN,
    UNDERGROUND,
    average,
    dice,
)
from oubliettes.games.souterrains.rules.dice import Told, total
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.modules.library import MODULES
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import SEAT, Table
from oubliettes.kernel import Ask, Pick, Script
from oubliettes.kernel.table import Step

PAY: Pick = ("pay",)
DECLINE: Pick = ("decline",)
REST_NOW: Pick = ("rest_now",)
PATROL_TURNS = dice(UNDERGROUND["patrol_turns"])
"""SS-11.15."""

# ------------------------------------------------------------------ one round (SS-7.2)


def tick(t: Table) -> None:
    """A round goes by: the counters move, lights burn."""
    t.t += 1
    t.clock += 1
    t.since += 1
    if t.t % SIX == 0:
        t.six_at = t.t  # SS-7.22
    hero = t.hero
    if hero.poisoned:
        hero.poisoned -= 1
    if hero.main and hero.main.lit:
        hero.main = hero.main._replace(left=hero.main.left - 1)
    if hero.off and hero.off.lit:
        hero.off = hero.off._replace(left=hero.off.left - 1)
    for section in t.dungeon.sections:
        if section.torches:
            section.torches = [(square, left - 1) for square, left in section.torches]


def due(t: Table) -> bool:
    """Whether a clock check has something to do."""
    now = t.t
    hero = t.hero
    return (
        t.six_at > 0
        or (t.since >= FIVE and not t.five)
        or 0 <= t.patrol_at <= now
        or (t.dungeon.danger > 0 and t.clock >= t.dungeon.next_drop)
        or now in (t.shield_until, t.invisible_until, t.light_until, t.sanctuary_until)
        or bool(hero.main and hero.main.lit and hero.main.left <= 0)
        or bool(hero.off and hero.off.lit and hero.off.left <= 0)
        or any(left <= 0 for section in t.dungeon.sections for _, left in section.torches)
    )


def work(t: Table, rounds: int, *effect: object) -> None:
    """SS-7.13, SS-7.14: an action of some rounds; its effect comes when the last is over, before the clock checks."""
    _go_on(t, t.encounters + t.blackouts, rounds, *effect)


def go_on(t: Table, mark: int, rounds: int, *effect: object) -> None:
    """An action goes on after clock checks, unless an encounter or a faint has broken it off."""
    if mark == t.encounters + t.blackouts:
        _go_on(t, mark, rounds, *effect)


def _go_on(t: Table, mark: int, rounds: int, *effect: object) -> None:
    while rounds:
        tick(t)
        rounds -= 1
        if not rounds:
            t.then(effect, ("checks",))
        elif due(t):
            t.then(("checks",), ("go_on", mark, rounds, *effect))
            return


def checks(t: Table) -> None:
    """SS-7.15: what falls due at this t, in order. 5 to 7 are beats of their own and wait in an encounter (SS-7.17)."""
    ends_and_lights(t)
    if t.here == NOWHERE or t.fight:
        return
    t.drop_danger()
    steps: list[Step] = []
    if 0 <= t.patrol_at <= t.t:
        steps.append(("patrol_check",))
    if t.six_at:
        steps.append(("six_check",))
    if t.since >= FIVE and not t.five:
        steps.append(("five_check",))
    t.then(*steps)


def ends_and_lights(t: Table) -> None:
    """SS-7.15, checks 1 and 2: spells that end, lights that burn out."""
    for name, until in (
        ("shield_spell", t.shield_until), ("invisibility", t.invisible_until),
        ("light_spell", t.light_until), ("sanctuary", t.sanctuary_until),
    ):  # fmt: skip
        if until == t.t:
            t.say("spell-ends", "SS-3.29", spell=name)
    if t.sanctuary_until >= 0 and t.t >= t.sanctuary_until:
        t.sanctuary, t.sanctuary_until = NOWHERE, -1
    hero = t.hero
    if hero.main and hero.main.lit and hero.main.left <= 0:
        hero.main = _burnt(t, hero.main)
    if hero.off and hero.off.lit and hero.off.left <= 0:
        hero.off = _burnt(t, hero.off)
    for section in t.dungeon.sections:
        if any(left <= 0 for _, left in section.torches):
            section.torches = [(square, left) for square, left in section.torches if left > 0]


def _burnt(t: Table, item: Item) -> Item | None:
    """SS-9.2, SS-9.3: a torch is gone, a lantern is dry."""
    t.stops += 1
    t.say("light-out", "SS-9.2" if item.id == "torch" else "SS-9.3", light=item.id)
    return None if item.id == "torch" else item._replace(lit=False, left=0)


def patrol_check(t: Table) -> None:
    """SS-11.16, SS-3.38: a due patrol arrives, or waits outside a Sanctuary; it replaces that test (SS-7.16)."""
    if not 0 <= t.patrol_at <= t.t or in_sanctuary(t):
        return
    if t.six_at == t.patrol_at:
        t.six_at = 0
    t.patrol_at = -1
    t.then(("meet_patrol",))


def in_sanctuary(t: Table) -> bool:
    return t.sanctuary == t.section and t.t < t.sanctuary_until


def six_check(t: Table) -> Script[None]:
    """SS-7.21, SS-14.1: the Encounter test every 6 Turns."""
    if not t.six_at:
        return
    t.six_at = 0
    if in_sanctuary(t):
        return
    if t.quiet_test:
        t.quiet_test = False
        t.say("quiet-day", "SS-24.11")
        return
    t.stops += 1
    passed = yield from decide(t, "encounter-test", prepare(t, "encounter"))
    if not passed:
        t.then(("meet_wanderer",))


# ------------------------------------------------------------------ every 5 Turns (SS-7.18 to SS-7.20)


def five_check(t: Table) -> Script[None]:
    """SS-5.5, SS-7.18: a Resource and a Rest; without either mark Fatigue rises."""
    if t.since < FIVE or t.five:
        return
    t.stops += 1
    t.five = True
    paid = False
    if not t.fed and t.hero.resources:
        pick: Pick = yield Ask(SEAT, "five-feed", (PAY, DECLINE), rule="SS-7.20")
        if pick is PAY:
            t.hero.spend()
            t.fed = paid = True
    if not t.rested:
        pick = yield Ask(SEAT, "five-rest", (REST_NOW, DECLINE), rule="SS-7.20")
        if pick is REST_NOW:
            opens = paid or t.water
            t.fed |= t.water
            t.water = False
            t.then(("work", COST["rest"], "rested", opens), ("five_end",))
            return
    t.then(("five_end",))


def five_end(t: Table) -> None:
    """SS-7.20 c, d, SS-10.2: Fatigue rises, less for each mark."""
    rise = FATIGUE["five_turns"] - RELIEF["five_turns"] * (t.rested + t.fed)
    t.five = t.rested = t.fed = False
    t.since = 0
    if rise > 0:
        tire(t, rise, "SS-7.18")


# ------------------------------------------------------------------ Rest (SS-7.23, SS-10.7)


def rest(t: Table, with_resource: bool) -> None:
    """SS-7.24: 12 rounds; the Resource is spent at its start and sets the mark even if the Rest is broken off."""
    if with_resource:
        t.hero.spend()
    opens = with_resource or t.water
    t.water = False
    if opens:
        t.fed = True
    t.then(("work", COST["rest"], "rested", opens))


def rested(t: Table, opens: bool) -> None:
    """SS-7.19, SS-10.8: a Rest is complete."""
    t.rested = True
    if t.block:
        t.block += 1
    elif opens:
        t.block = 1
    if t.block == RESTS:
        t.block = 0
        recover(t, -FATIGUE["three_rests"], "SS-10.7")
    t.say("rested", "SS-7.23")
    if t.rested and t.fed and not t.five:
        t.since = 0
        t.rested = t.fed = False


def pass_time(t: Table) -> None:
    """Rounds that only go by: lost in a net, spent by a failed climb."""


# ------------------------------------------------------------------ Fatigue (SS-10)


def tire(t: Table, steps: int, rule: str) -> bool:
    """SS-10.11: Fatigue rises step by step; the step beyond 9 is a faint, and cancels the rest. True if he faints."""
    hero = t.hero
    for _ in range(steps):
        if hero.fatigue == MOST_FATIGUE:
            t.say("faint", "SS-10.10")
            t.stops += 1
            if t.fight:
                t.fight.fainted = True
            else:
                t.then(("unconscious", "faint"))
            return True
        hero.fatigue += 1
        t.say("fatigue-up", rule, fatigue=hero.fatigue)
    return False


def recover(t: Table, steps: int, rule: str, *, cure: bool = False) -> None:
    """SS-10.12, SS-27.6: Fatigue goes down, not below 0, and not at all for the Diseased unless healed."""
    hero = t.hero
    if hero.diseased and not cure:
        t.say("disease-holds", "SS-27.6")
        return
    steps = min(steps, hero.fatigue)
    if steps:
        hero.fatigue -= steps
        t.say("fatigue-down", rule, fatigue=hero.fatigue)


# ------------------------------------------------------------------ Danger (SS-11)


def alarm(t: Table, steps: int, rule: str) -> Script[None]:
    """SS-11.15 to SS-11.17: Danger rises step by step; at 9 a patrol is called instead."""
    dungeon = t.dungeon
    for _ in range(steps):
        t.fresh_danger()
        if dungeon.danger < MOST_DANGER:
            dungeon.danger += 1
            t.say("danger-up", rule, danger=dungeon.danger)
        else:
            told: Told = []
            turns = yield from total(t, PATROL_TURNS, "patrol", "SS-11.15", by="", into=told)
            arrival = t.t + TURN * turns
            t.patrol_at = arrival if t.patrol_at < 0 else min(t.patrol_at, arrival)
            t.say("patrol-called", "SS-11.15", turns=turns, rolls=tuple(told))
        if dungeon.danger == MOST_DANGER:
            t.reached_nine = True  # SS-24.7


def calm(t: Table, steps: int, rule: str) -> None:
    """SS-11.8, SS-11.9, SS-11.17: Danger falls step by step, not below 0."""
    for _ in range(min(steps, t.danger)):
        t.dungeon.danger -= 1
        t.say("danger-down", rule, danger=t.dungeon.danger)


def level(t: Table) -> int:
    """SS-1.11, SS-1.12, SS-11.12, SS-28.7: the Level of the Underground."""
    plain = average(t.hero.hd, t.danger)
    if t.here != NOWHERE and t.dungeon.module:
        header = MODULES[t.dungeon.module].header
        mode = header["level_mode"]
        return int(mode) if mode != "computed" else max(plain, int(header["min_level"]))
    return plain


STEPS = {
    "work": work,
    "go_on": go_on,
    "checks": checks,
    "patrol_check": patrol_check,
    "six_check": six_check,
    "five_check": five_check,
    "five_end": five_end,
    "rested": rested,
    "pass_time": pass_time,
}
