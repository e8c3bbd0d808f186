"""Carrying out what he has chosen outside encounters: the time it takes (SS-7), then what comes of it."""

from collections.abc import Callable

from oubliettes.games.souterrains.fixtures import NOWHERE, Square
from oubliettes.games.souterrains.pieces import COST, LINKS
from oubliettes.games.souterrains.rules.clock import level, rest
from oubliettes.games.souterrains.rules.dice import Told, total
from oubliettes.games.souterrains.rules.doors import reach
from oubliettes.games.souterrains.rules.dungeons.generator import link_end
from oubliettes.games.souterrains.rules.gear import change_one, manage
from oubliettes.games.souterrains.rules.harm import hurt
from oubliettes.games.souterrains.rules.modifiers import prepare
from oubliettes.games.souterrains.rules.module_tests import module_row
from oubliettes.games.souterrains.rules.searching import search_rounds
from oubliettes.games.souterrains.rules.special_rooms import MAN, ROUNDS
from oubliettes.games.souterrains.rules.travel import enter, link_at
from oubliettes.games.souterrains.rules.treasure import draw_hoard
from oubliettes.games.souterrains.rules.trial import decide
from oubliettes.games.souterrains.rules.ways import ground, rate, to_square, way
from oubliettes.games.souterrains.table import Encounter, Table
from oubliettes.kernel import Script, Step, Verbs

CONDUIT_ROUNDS: int = LINKS["conduit"]["rounds"]
"""SS-25.23."""
Act = Callable[..., None]


def _work(rounds: int, effect: str) -> Act:
    """An action that is always the same."""

    def act(t: Table) -> None:
        t.then(("work", rounds, effect))

    return act


def _step(*steps: Step) -> Act:
    """What takes no time of its own."""

    def act(t: Table) -> None:
        t.then(*steps)

    return act


# ------------------------------------------------------------------ walking (SS-8.8)


def _walk(t: Table, square: Square, *then: Step) -> None:
    """To a square of this section, unless something stops him."""
    t.then(("walk", t.stops, *to_square(t, square)), *then)


def _exit(t: Table, number: int, side: str, door: str) -> None:
    moves = to_square(t, t.exit(number).end(t.section))
    t.then(("walk", t.stops, *moves, ("cross", number, 0)))


def _go_to(t: Table, number: int, side: str, door: str) -> None:
    _walk(t, t.exit(number).end(t.section), ("reached", number))


def _approach(t: Table, feature: int, id: str) -> None:
    _walk(t, t.place.features[feature].square)


def _further(t: Table) -> None:
    t.then(("further", t.stops))


def _climb(t: Table, id: str) -> None:
    t.then(("work", CONDUIT_ROUNDS, "climb", *t.square))


def _stairs(t: Table, id: str) -> None:
    t.then(("use_link", *t.square))


def _travel(t: Table, section: int) -> None:
    _far(t, lambda node: node[0] == section)


def _travel_out(t: Table, number: int) -> None:
    out = t.dungeon.way_ins[number]
    _far(t, lambda node: node == out)


def _far(t: Table, goal: Callable[[tuple[int, Square]], bool]) -> None:
    """Past nobody hostile where that can be."""
    moves = way(t, goal, avoid=True) or way(t, goal) or []
    t.then(("walk", t.stops, *moves))


def _slip_link(t: Table, feature: int, id: str) -> None:
    """SS-14.21: past a hostile group, by a link."""
    x, y = square = t.place.features[feature].square
    climbs = t.place.features[feature].id == "conduit"
    step: Step = ("work", CONDUIT_ROUNDS, "climb", x, y) if climbs else ("use_link", x, y)
    _walk(t, square, ("if_at", x, y, step))


def _slip_out(t: Table) -> None:
    """SS-14.21: past a hostile group, out of the dungeon."""
    near = ground(t.place, t.square)
    square = next(square for section, square in t.dungeon.way_ins if section == t.section and square in near)
    _walk(t, square, ("if_at", *square, ("work", rate(t, t.section), "leave")))


def _leave(t: Table) -> None:
    """SS-24.2."""
    t.then(("work", rate(t, t.section), "leave"))


# ------------------------------------------------------------------ work (SS-12, SS-13, SS-26)


def _search(near: bool) -> Act:
    def act(t: Table) -> None:
        t.then(("work", search_rounds(t, near), "searched", near))

    return act


def _door(verb: str, rounds: int) -> Act:
    def act(t: Table, number: int) -> None:
        if reach(t, number):
            t.then(("work", rounds, "door_try", verb, number))

    return act


def _box(verb: str, rounds: int) -> Act:
    def act(t: Table, feature: int, id: str) -> None:
        t.then(("work", rounds, "box_try", verb, feature))

    return act


def _disarm(t: Table, trap: int, id: str) -> None:
    t.then(("work", COST["disarm"], "disarm", trap))


def _spring(t: Table, trap: int, id: str) -> None:
    t.then(("spring", trap))


def _use_room(t: Table, name: str) -> None:
    t.then(("work", ROUNDS[name], "use_room", name))


def _try(t: Table, feature: int, id: str) -> None:
    """SS-28.12."""
    t.then(("work", max(1, int(module_row(t, id)["rounds"])), "module_test", feature))


def _cast(t: Table, spell: str) -> None:
    t.then(("work", COST["cast"], "cast", spell))


def _use(t: Table, place: int, id: str) -> None:
    t.then(("work", COST["single_use"], "use", place))


def _don(t: Table, place: int, id: str) -> None:
    t.then(("work", COST["don_armour"], "don", place))


def _drop(verb: str) -> Act:
    """SS-4.7."""

    def act(t: Table, *what: str | int) -> None:
        change_one(t, (verb, *what))

    return act


def _rest(t: Table) -> None:
    rest(t, with_resource=False)


def _rest_fed(t: Table) -> None:
    rest(t, with_resource=True)


def _attack_peace(t: Table) -> None:
    t.then(("meet", t.place.group, "peace"))


def _face(t: Table) -> None:
    t.then(("meet", t.place.group, "standing"))


ACTIONS: Verbs[Script[None] | None] = Verbs(
    "an action of exploration",
    {
        "exit": _exit,
        "go_to": _go_to,
        "approach": _approach,
        "further": _further,
        "climb": _climb,
        "stairs": _stairs,
        "travel": _travel,
        "travel_out": _travel_out,
        "slip_link": _slip_link,
        "slip_out": _slip_out,
        "leave": _leave,
        "search": _search(near=False),
        "search_near": _search(near=True),
        "pick_lock": _door("pick_lock", COST["pick_force_cache"]),
        "force": _door("force", COST["pick_force_cache"]),
        "dig": _door("dig", COST["pick_force_cache"]),
        "unlock": _door("unlock", COST["open_container"]),
        "open_box": _box("open_box", COST["open_container"]),
        "pick_box": _box("pick_box", COST["pick_force_cache"]),
        "force_box": _box("force_box", COST["pick_force_cache"]),
        "disarm": _disarm,
        "spring": _spring,
        "use_room": _use_room,
        "try": _try,
        "loot": _step(("draw_pending",), ("take_loot",)),
        "make_cache": _work(COST["pick_force_cache"], "create_cache"),
        "open_cache": _work(COST["open_container"], "open_cache"),
        "gear": manage,
        "drop": _drop("drop"),
        "drop_stack": _drop("drop_stack"),
        "drop_stub": _drop("drop_stub"),
        "drop_held": _drop("drop_held"),
        "don": _don,
        "doff": _work(COST["don_armour"], "doff"),
        "cast": _cast,
        "heal": _work(COST["healing"], "healed"),
        "use": _use,
        "rest": _rest,
        "rest_fed": _rest_fed,
        "trade": _step(("trade",)),
        "attack_peace": _attack_peace,
        "face": _face,
    },
)

# ------------------------------------------------------------------ conduits, and what waits to be drawn


def if_at(t: Table, x: int, y: int, step: Step) -> None:
    """Go on if he has reached the square."""
    if t.square == (x, y) and not t.fight and t.phase == "dungeon":
        t.then(step)


def climb(t: Table, x: int, y: int) -> Script[None]:
    """SS-25.23: a conduit: Acrobatics; a fall of 1d8; going down he arrives anyway, going up he stays below."""
    link = link_at(t, (x, y))
    if (yield from decide(t, "acrobatics", prepare(t, "acrobatics"))):
        t.then(("climbed", x, y))
        return
    told: Told = []
    hurt(t, (yield from total(t, MAN, "fall", "SS-13.4", by="", into=told)), told)  # SS-13.4, SS-13.5
    t.say("fell", "SS-13.4")
    group = t.dungeon.standing(t.section)
    heard: list[Step] = []
    if group and not group.peace:
        heard = [("heard",)]  # SS-14.21
    if link.up:
        t.then(("wounded", "fall"), *heard)
    else:
        t.then(("wounded", "fall"), ("climbed", x, y))


def heard(t: Table) -> None:
    """SS-14.21: a failed climb is heard: the encounter goes on, the group not Surprised."""
    group = t.dungeon.standing(t.section)
    if not group or group.peace or t.fight:
        return
    t.encounters += 1
    t.fight = Encounter(t.place.group, "standing", stealth_failed=True)
    t.then(("appear",))


def climbed(t: Table, x: int, y: int) -> Script[None]:
    """Through the conduit: its rounds are already spent."""
    if t.square != (x, y) or t.fight:
        return
    link = link_at(t, (x, y))
    if link.joins == NOWHERE:
        yield from link_end(t.dungeon, t.section, link, level(t))
    enter(t, link.joins, link.to, t.section, t.square, NOWHERE)
    t.then(("entered",))


def draw_pending(t: Table) -> Script[None]:
    """SS-28.6: loose treasure of a module is drawn when it can be taken, at the Level of the moment."""
    letters, t.place.pending = t.place.pending, []
    for letter in letters:
        yield from draw_hoard(t, letter)


STEPS = {
    "if_at": if_at,
    "climb": climb,
    "climbed": climbed,
    "heard": heard,
    "draw_pending": draw_pending,
}
