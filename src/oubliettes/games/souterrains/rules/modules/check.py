"""Whether a module can be played: every section reached, a way out, every name known, no squares twice (SS-28.10)."""

from collections.abc import Collection
from typing import Any

from oubliettes.games.souterrains.bestiary import CREATURES, group_string
from oubliettes.games.souterrains.fixtures import Square, beyond
from oubliettes.games.souterrains.pieces import TRAPS
from oubliettes.games.souterrains.rules.dungeons.contents import DOOR_TRAP_DOORS
from oubliettes.games.souterrains.rules.modules.form import NAMED, BadModule, Module
from oubliettes.games.souterrains.wares import COINS, EQUIPMENT, THINGS

SIDE = {"N": 0, "E": 1, "S": 2, "W": 3}


def squares_of(section: dict[str, Any]) -> frozenset[Square]:
    """SS-28.3: the union of its rectangles."""
    return frozenset((x + i, y + j) for x, y, wide, deep in section["rects"] for i in range(wide) for j in range(deep))


def check(module: Module) -> None:
    """BadModule, with the first fault."""
    sections = {row["id"]: row for row in module["section"]}
    _check_ids(module)
    _check_squares(module)
    _check_names(
        module,
        sections,
        creatures={*CREATURES, *(row["id"] for row in module["creature"])},
        things={*THINGS, *(row["id"] for row in module["item"]), "resource", "torches", *COINS},
    )
    for name in ("way_out", "container", "test"):
        for row in module[name]:
            _stands(row["square"], sections[row["section"]], f"a {name}")
    _stands(module.header["start"]["square"], sections[module.header["start"]["section"]], "the start")
    for row in module["exit"]:
        _check_exit(row, sections)
    for row in module["link"]:
        _check_link(row, sections)
    if not module["way_out"]:
        raise BadModule("the module has no way out: it needs at least one")
    _check_reach(module, sections)


def _check_ids(module: Module) -> None:
    ids = [row["id"] for name in NAMED for row in module[name]]
    for id in ids:
        if ids.count(id) > 1:
            raise BadModule(f"two things of the module are called {id}: ids are unique")


def _check_squares(module: Module) -> None:
    """SS-28.3: each section has squares of its own, on the grid."""
    taken: dict[tuple[int, Square], str] = {}
    wide, deep = module.header["grid"]
    for row in module["section"]:
        if not squares_of(row):
            raise BadModule(f"section {row['id']} has no squares: a rectangle is [x, y, width, depth]")
        for square in sorted(squares_of(row)):
            if not (square[0] < wide and square[1] < deep and row["level"] <= module.header["levels"]):
                raise BadModule(f"section {row['id']} leaves the grid at {square} of level {row['level']}")
            other = taken.setdefault((row["level"], square), row["id"])
            if other != row["id"]:
                raise BadModule(f"sections {other} and {row['id']} overlap at {square} of level {row['level']}")


def _check_exit(row: dict[str, Any], sections: dict[str, Any]) -> None:
    """SS-28.4: the square on that side belongs to the other section."""
    a, b = sections[row["a"]], sections[row["b"]]
    _stands(row["square"], a, f"the exit from {row['a']} to {row['b']}")
    if beyond(tuple(row["square"]), SIDE[row["side"]]) not in squares_of(b) or a is b:
        raise BadModule(f"the exit {row['side']} of {row['square']} in {row['a']} does not lead into {row['b']}")
    if a["level"] != b["level"]:
        raise BadModule(f"the exit from {row['a']} to {row['b']} joins two levels: that takes a link")


def _check_link(row: dict[str, Any], sections: dict[str, Any]) -> None:
    """SS-28.5: a square of one level and a square of another."""
    for end in ("a", "b"):
        _stands(row[f"{end}_square"], sections[row[end]], "a link")
    if sections[row["a"]]["level"] == sections[row["b"]]["level"]:
        raise BadModule(f"the link from {row['a']} to {row['b']} stays on one level: that takes an exit")


def _check_reach(module: Module, sections: dict[str, Any]) -> None:
    """Every section can be reached from the start."""
    joins: dict[str, set[str]] = {id: set() for id in sections}
    for row in (*module["exit"], *module["link"]):
        joins[row["a"]].add(row["b"])
        joins[row["b"]].add(row["a"])
    start = module.header["start"]["section"]
    found, wave = {start}, [start]
    while wave:
        for other in joins[wave.pop()] - found:
            found.add(other)
            wave.append(other)
    if lost := sorted(set(sections) - found):
        raise BadModule(f"section {lost[0]} cannot be reached from {start}")


def _stands(square: list[int], section: dict[str, Any], what: str) -> None:
    if tuple(square) not in squares_of(section):
        raise BadModule(f"{what} stands at {square}, outside {section['id']}")


def _check_names(module: Module, sections: dict[str, Any], creatures: set[str], things: set[str]) -> None:
    """Every id named exists."""
    header = module.header
    _known(header["start"]["section"], sections, "the start")
    for name in ("encounters", "patrols"):
        for band in header[name] if isinstance(header[name], list) else ():
            _check_band(band, creatures, name)
    _check_tests(module, creatures, things)
    _check_ways(module, sections, things)
    for name in ("way_out", "group", "trap", "container", "find", "test"):
        for row in module[name]:
            _known(row["section"], sections, f"a {name}")
    _check_contents(module, creatures, things)
    if goal := header.get("goal"):
        own_groups = {row["id"] for row in module["group"]}
        name, among = {
            "bring_out": ("item", things),
            "overcome": ("group", own_groups),
            "see": ("section", set(sections)),
        }[goal["kind"]]
        _known(goal[name], among, "the goal")


def _known(id: str, among: Collection[str], what: str) -> None:
    if id not in among:
        raise BadModule(f"{what} names {id!r}, which does not exist")


def _check_band(band: str, creatures: set[str], what: str) -> None:
    for lot in group_string(band):
        _known(lot.creature, creatures, f"a group of {what}")


def _check_tests(module: Module, creatures: set[str], things: set[str]) -> None:
    for row in module["test"]:
        what = f"test {row['id']}"
        for effects in (row["success"], row["failure"]):
            if "item" in effects:
                _known(effects["item"], things, what)
            if "encounter" in effects:
                _check_band(effects["encounter"], creatures, what)
            for name in ("reveal", "open"):
                if effects.get(name, 0) >= max(1, len(module["exit"])):
                    raise BadModule(f"{what} has {name} = {effects[name]}: exits are counted from 0")


def _check_ways(module: Module, sections: dict[str, Any], things: set[str]) -> None:
    for name, what in (("exit", "an exit"), ("link", "a link")):
        for row in module[name]:
            for end in ("a", "b"):
                _known(row[end], sections, what)
    for row in module["exit"]:
        if row["key"]:
            _known(row["key"], things, "an exit")
        if row["trap"] and (TRAPS[row["trap"]].place != "door" or row["door"] not in DOOR_TRAP_DOORS):
            raise BadModule(
                f"the exit from {row['a']} to {row['b']} cannot have the trap {row['trap']}: "
                f"that takes a closed door, and one of {', '.join(_of_place('door'))}"
            )


def _check_contents(module: Module, creatures: set[str], things: set[str]) -> None:
    homes = [row["section"] for row in module["group"]]
    for row in module["group"]:
        for member in row["members"]:
            _known(member["creature"], creatures, f"group {row['id']}")
        if homes.count(row["section"]) > 1:
            raise BadModule(f"two groups stand in {row['section']}: one section holds one group")
    for row in module["container"]:
        for one in row["items"]:
            _known(one.partition(":")[0], things, f"container {row['id']}")
        if row["trap"]:
            _known(row["trap"], _of_place("container"), f"container {row['id']}")
    for row in module["creature"]:
        for id in row["gear"]:
            _known(id, (*things, *EQUIPMENT), f"creature {row['id']}")


def _of_place(place: str) -> list[str]:
    return [id for id, kind in TRAPS.items() if kind.place == place]
