"""Tests of a module's own (SS-28.12, SS-6.20)."""

from typing import Any

from oubliettes.games.souterrains.bestiary import group_string
from oubliettes.games.souterrains.dungeon import clone
from oubliettes.games.souterrains.fixtures import Exit
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.pieces import XP, dice
from oubliettes.games.souterrains.rules.clock import alarm, calm, in_sanctuary, level, recover, tire
from oubliettes.games.souterrains.rules.dice import Told, total
from oubliettes.games.souterrains.rules.dungeons.contents import muster
from oubliettes.games.souterrains.rules.experience import gain
from oubliettes.games.souterrains.rules.harm import hurt, no_payment
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.modules.library import MODULES
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.table import Table, Trial
from oubliettes.games.souterrains.wares import THINGS
from oubliettes.kernel import Script


def module_test(t: Table, number: int) -> Script[None]:
    feature = t.place.features[number]
    row = module_row(t, feature.id)
    passed = yield from decide(t, "module-test", module_trial(t, row), domain=row.get("domain", ""))
    if passed or row["repeat"] == "once":
        t.place.used.append(feature.id)
    effects = row.get("success" if passed else "failure", {})
    gain(t, effects.get("xp", 0), "SS-28.12")
    if many := effects.get("resources", 0):
        if many > 0:
            t.hero.pack.resources.found += many
        else:
            t.hero.spend(min(-many, t.hero.resources))
    if "item" in effects:
        id = effects["item"]
        t.hero.pack.items.append(Item(id, value=THINGS[id].price, found=True))
    for name in ("reveal", "open"):
        if name in effects:
            _show_exit(t, effects[name], opened=name == "open")
    if effects.get("danger", 0) > 0:
        yield from alarm(t, effects["danger"], "SS-28.12")
    elif effects.get("danger", 0) < 0:
        calm(t, -effects["danger"], "SS-28.12")
    after: list[tuple[object, ...]] = []
    if "damage" in effects:
        told: Told = []
        hurt(t, (yield from total(t, dice(effects["damage"]), "damage", "SS-28.12", by="", into=told)), told)
        after.append(("wounded", "module_test"))
    if "encounter" in effects:
        after.append(("module_group", effects["encounter"]))
    fatigue = effects.get("fatigue", 0)
    if fatigue > 0 and tire(t, fatigue, "SS-28.12"):
        no_payment(t)
    elif fatigue < 0:
        recover(t, -fatigue, "SS-28.12")
    t.then(*after)


def module_row(t: Table, id: str) -> dict[str, Any]:
    """The module's own words for one of its tests."""
    return next(row for row in MODULES[t.dungeon.module]["test"] if row["id"] == id)


def module_trial(t: Table, row: dict[str, Any]) -> Trial:
    difficulty = t.ac if row["difficulty"] == "own_ac" else int(row["difficulty"])
    return prepare(t, "module_test", difficulty=difficulty, blind=int(row["blind"]))


def _show_exit(t: Table, place: int, opened: bool) -> None:
    """An exit of the module by its place in the list."""
    dungeon = t.dungeon
    if dungeon.plan is None:
        return
    planned = dungeon.plan.exits[place]
    dungeon.wake()
    known = [edge for edge in dungeon.exits if (edge.level, edge.square, edge.side) == _edge(planned)]
    for section in dungeon.sections:
        for heap in (section.hidden.exits, section.veiled_exits):
            for edge in heap[:]:
                if (edge.level, edge.square, edge.side) == _edge(planned):
                    heap.remove(edge)
                    dungeon.exits.append(edge)
                    known.append(edge)
                    if edge.door == "secret":
                        edge.open = True
                        gain(t, XP["layout"], "SS-22.13")
    for edge in known:
        edge.open |= opened
    if not known:  # of a section nobody has seen yet: so it will be when it is drawn
        if planned.door == "secret":
            gain(t, XP["layout"], "SS-22.13")
        plan = dungeon.plan = clone(dungeon.plan)
        plan.exits = plan.exits[:]
        plan.exits[place] = clone(planned)
        plan.exits[place].open |= opened or planned.door == "secret"


def _edge(edge: Exit) -> tuple[int, tuple[int, int], int]:
    return edge.level, edge.square, edge.side


def module_group(t: Table, text: str) -> Script[None]:
    """A group that a test of the module brings (SS-28.12)."""
    if in_sanctuary(t):
        return  # SS-3.38
    group = yield from muster(group_string(text), level(t))
    t.dungeon.groups.append(group)
    t.then(("meet", len(t.dungeon.groups) - 1, "wander"))


STEPS = {"module_test": module_test, "module_group": module_group}
