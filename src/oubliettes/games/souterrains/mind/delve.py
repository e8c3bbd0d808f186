"""How a sensible adventurer explores, and when he turns back. Reads only what the seat may know."""

from collections.abc import Sequence
from random import Random

from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.mind.outfit import needs_light
from oubliettes.games.souterrains.mind.trader import LOAD, tempting
from oubliettes.games.souterrains.pieces import TURN
from oubliettes.games.souterrains.rules.carrying import loot_options
from oubliettes.games.souterrains.sight.onward import promising
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import Pick, number

Verbs = dict[str | int, list[Pick]]
"""What is offered, by verb."""
LOUD = 3
"""From this Danger on he makes no noise."""
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
    """Light, what lies there, remedies, rooms; then on, or out when he has had enough."""
    verbs: Verbs = {}
    for pick in options:
        verbs.setdefault(pick[0], []).append(pick)
    for wish in (_light, _loot, _remedy):
        if found := wish(t, verbs):
            return found
    done = had_enough(t)
    if room := _room(t, verbs, done):
        return room
    if done:
        return _out(t, verbs, options)
    return _onwards(t, verbs) or _out(t, verbs, options)


def _light(t: Table, verbs: Verbs) -> Pick | None:
    if needs_light(t) and t.block == 0:
        return verbs["gear"][0]
    spell: Pick = ("cast", "light_spell")
    return spell if not t.sight and spell in verbs.get("cast", ()) and t.hero.resources > 3 else None


def _loot(t: Table, verbs: Verbs) -> Pick | None:
    place = t.place
    if "loot" not in verbs:
        return None
    wanted = place.pending or tempting(t, place.loot, loot_options(t.hero, place, place.loot))
    return verbs["loot"][0] if wanted else None


def _remedy(t: Table, verbs: Verbs) -> Pick | None:
    hero = t.hero
    for pick in verbs.get("use", ()):
        if (pick[2] == "draught_of_vigour" and hero.fatigue >= 2) or (
            pick[2] == "antidote" and (hero.poisoned or hero.diseased)
        ):
            return pick
    if "heal" in verbs and hero.resources >= 4 and (hero.fatigue >= 2 or hero.diseased):
        return verbs["heal"][0]
    return None


def _room(t: Table, verbs: Verbs, done: bool) -> Pick | None:
    for pick in verbs.get("use_room", ()):
        if pick[1] == "healing_spring" and t.hero.fatigue >= 2:
            return pick
        if pick[1] in USEFUL and not done:
            return pick
        if pick[1] == "standing_portal" and done:
            return pick
    return None


def _out(t: Table, verbs: Verbs, options: list[Pick]) -> Pick:
    for verb in ("leave", "travel_out"):
        if verb in verbs:
            return verbs[verb][0]
    if pick := _onwards(t, verbs):
        return pick
    if "climb" in verbs:
        return verbs["climb"][0]
    links = [pick for pick in verbs.get("approach", ()) if pick[2] == "conduit"]
    if links:
        return links[0]
    if "search" in verbs:
        return verbs["search"][0]
    return verbs.get("rest_fed", verbs.get("rest", options))[0]


def _onwards(t: Table, verbs: Verbs) -> Pick | None:
    """Boxes and useful things, open ways, closed ways, deeper down: in this order."""
    for wish in (_open_box, _useful_thing, _open_way, _closed_way, _deeper):
        if pick := wish(t, verbs):
            return pick
    return None


def _open_box(t: Table, verbs: Verbs) -> Pick | None:
    for verb in ("open_box", "pick_box", "unlock"):
        if verb in verbs:
            return verbs[verb][0]
    return verbs["force_box"][0] if "force_box" in verbs and t.danger < LOUD else None


def _useful_thing(t: Table, verbs: Verbs) -> Pick | None:
    for pick in verbs.get("approach", ()):
        feature = t.place.features[number(pick)]
        if feature.kind == "container" or (feature.kind == "element" and _fresh(t, feature.id)):
            return pick
    return None


def _unexplored(t: Table, picks: Sequence[Pick]) -> Pick | None:
    """An exit behind which nobody has been."""
    return next((pick for pick in picks if t.dungeon.exits[number(pick)].b == NOWHERE), None)


def _elsewhere(t: Table, verbs: Verbs, closed: bool) -> Pick | None:
    return promising(t, {number(pick) for pick in verbs["travel"]}, closed) if "travel" in verbs else None


def _open_way(t: Table, verbs: Verbs) -> Pick | None:
    if pick := _unexplored(t, verbs.get("exit", ())):
        return pick
    return verbs["further"][0] if "further" in verbs else _elsewhere(t, verbs, closed=False)


def _closed_way(t: Table, verbs: Verbs) -> Pick | None:
    """A lock is picked quietly; force and digging are heard."""
    if "pick_lock" in verbs:
        return verbs["pick_lock"][0]
    if t.danger >= LOUD:
        return None
    for verb in ("force", "dig"):
        if verb in verbs:
            return verbs[verb][0]
    return _unexplored(t, verbs.get("go_to", ())) or _elsewhere(t, verbs, closed=True)


def _deeper(t: Table, verbs: Verbs) -> Pick | None:
    if t.hero.hd < 2:
        return None
    if "stairs" in verbs:
        return verbs["stairs"][0]
    for pick in verbs.get("approach", ()):
        link = t.place.features[number(pick)]
        if link.kind == "link" and link.joins == NOWHERE and not link.out and link.id != "conduit":
            return pick
    return None


def _fresh(t: Table, element: str) -> bool:
    return element in USEFUL and element not in t.place.used and element not in t.place.used_now


def slip(t: Table, options: list[Pick]) -> Pick:
    """Past a hostile group: back the way he came, or on to what is new."""
    on = [pick for pick in options if pick[0] == "exit" and t.dungeon.exits[number(pick)].b == NOWHERE]
    back = [pick for pick in options if pick[0] == "exit" and pick[1] == t.came_exit]
    if had_enough(t):
        return (back or options)[0]
    return (on or back or options)[0]
