"""How a sensible adventurer explores, and when he turns back. Reads only what the seat may know."""

from random import Random

from oubliettes.games.souterrains.dungeon import NOWHERE
from oubliettes.games.souterrains.mind.trader import LOAD, needs_light, tempting
from oubliettes.games.souterrains.pieces import TURN
from oubliettes.games.souterrains.rules.treasure import loot_options
from oubliettes.games.souterrains.sight.onward import promising
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Pick

LONGEST = 25 * TURN
"""An expedition of more rounds than this is long enough."""
USEFUL = (
    "pantry", "armoury", "broken_furniture", "library", "laboratory", "mushroom_garden", "mummified_body", "gaol_pick",
    "forge_weapon", "throne_room",
)  # fmt: skip


def had_enough(t: Table) -> bool:
    """The stop rule of the notes: Fatigue, Danger, supplies, light, load, time."""
    hero = t.hero
    if hero.fatigue >= 4 or t.danger >= 4 + hero.hd // 2 or t.t >= LONGEST:
        return True
    if hero.diseased or (hero.enc > LOAD and hero.found_value):
        return True
    if hero.resources <= 2 and (hero.fatigue >= 2 or hero.found_value):
        return True
    return not t.sight and not needs_light(t) and hero.found_value > 0


def explore(t: Table, options: list[Pick], rng: Random) -> Pick:
    verbs: dict[str | int, list[Pick]] = {}
    for pick in options:
        verbs.setdefault(pick[0], []).append(pick)
    if needs_light(t) and t.block == 0:
        return verbs["gear"][0]
    if not t.sight and ("cast", "light_spell") in options and t.hero.resources > 3:
        return ("cast", "light_spell")
    if "loot" in verbs and (t.place.pending or tempting(t, t.place.loot, loot_options(t.hero, t.place, t.place.loot))):
        return verbs["loot"][0]
    hero = t.hero
    for pick in verbs.get("use", ()):
        if (pick[2] == "draught_of_vigour" and hero.fatigue >= 2) or (
            pick[2] == "antidote" and (hero.poisoned or hero.diseased)
        ):
            return pick
    if "heal" in verbs and hero.resources >= 4 and (hero.fatigue >= 2 or hero.diseased):
        return verbs["heal"][0]
    done = had_enough(t)
    for pick in verbs.get("use_room", ()):
        if pick[1] == "healing_spring" and hero.fatigue >= 2:
            return pick
        if pick[1] in USEFUL and not done:
            return pick
        if pick[1] == "standing_portal" and done:
            return pick
    if done:
        return _out(t, verbs, options, rng)
    return _onwards(t, verbs, rng) or _out(t, verbs, options, rng)


def _out(t: Table, verbs: dict[str | int, list[Pick]], options: list[Pick], rng: Random) -> Pick:
    if "leave" in verbs:
        return verbs["leave"][0]
    if "travel_out" in verbs:
        return verbs["travel_out"][0]
    pick = _onwards(t, verbs, rng)
    if pick:
        return pick
    if "climb" in verbs:
        return verbs["climb"][0]
    links = [pick for pick in verbs.get("approach", ()) if pick[2] == "conduit"]
    if links:
        return links[0]
    if "search" in verbs:
        return verbs["search"][0]
    return verbs.get("rest_fed", verbs.get("rest", options))[0]


def _onwards(t: Table, verbs: dict[str | int, list[Pick]], rng: Random) -> Pick | None:
    dungeon = t.dungeon
    for verb in ("open_box", "pick_box", "unlock"):
        if verb in verbs:
            return verbs[verb][0]
    if "force_box" in verbs and t.danger < 3:
        return verbs["force_box"][0]
    for pick in verbs.get("approach", ()):
        feature = t.place.features[int(pick[1])]
        if feature.kind == "container" or (feature.kind == "element" and _fresh(t, feature.id)):
            return pick
    for pick in verbs.get("exit", ()):
        if dungeon.exits[int(pick[1])].b == NOWHERE:
            return pick
    if "further" in verbs:
        return verbs["further"][0]
    if "travel" in verbs and (goal := promising(t, {int(pick[1]) for pick in verbs["travel"]}, closed=False)):
        return goal
    for verb in ("pick_lock", "force", "dig"):
        for pick in verbs.get(verb, ()):
            if verb == "pick_lock" or t.danger < 3:
                return pick
    if t.danger < 3:
        for pick in verbs.get("go_to", ()):
            if dungeon.exits[int(pick[1])].b == NOWHERE:
                return pick
        if "travel" in verbs and (goal := promising(t, {int(pick[1]) for pick in verbs["travel"]}, closed=True)):
            return goal
    for pick in verbs.get("stairs", ()):
        if t.hero.hd >= 2:
            return pick
    if t.hero.hd >= 2:
        for pick in verbs.get("approach", ()):
            link = t.place.features[int(pick[1])]
            if link.kind == "link" and link.joins == NOWHERE and not link.out and link.id != "conduit":
                return pick
    return None


def _fresh(t: Table, element: str) -> bool:
    return element in USEFUL and element not in t.place.used and element not in t.place.used_now


def slip(t: Table, options: list[Pick]) -> Pick:
    """Past a hostile group: back the way he came, or on to what is new."""
    on = [pick for pick in options if pick[0] == "exit" and t.dungeon.exits[int(pick[1])].b == NOWHERE]
    back = [pick for pick in options if pick[0] == "exit" and pick[1] == t.came_exit]
    if had_enough(t):
        return (back or options)[0]
    return (on or back or options)[0]
