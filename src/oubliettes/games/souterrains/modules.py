"""Modules: ready-made dungeons as TOML files, checked when they are loaded (SS-28)."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oubliettes.games.souterrains.contents import far_square
from oubliettes.games.souterrains.dungeon import (
    Dungeon,
    Exit,
    Feature,
    Group,
    Member,
    Section,
    Square,
    Trap,
    beyond,
)
from oubliettes.games.souterrains.pieces import (
    CREATURES,
    DOORS,
    FOLDER,
    SIZES,
    THEMES,
    THINGS,
    TRAPS,
    Thing,
    creature,
    group_string,
    lots,
)
from oubliettes.games.souterrains.throws import total
from oubliettes.kernel import OubliettesError, Script

SIDE = {"N": 0, "E": 1, "S": 2, "W": 3}
LISTS = (
    "section", "exit", "link", "way_out", "group", "trap", "container", "find", "item", "creature", "test",
)  # fmt: skip
FIND = "module_find"
"""An archaeological find of a module: its own text tells what it is."""
DESCENDING = 20
"""SS-4.12, SS-28.13: what a descending AC is taken from."""
EFFECTS = frozenset(("xp", "resources", "fatigue", "danger", "damage", "item", "reveal", "open", "encounter"))


class BadModule(OubliettesError):
    """A module that cannot be played: the message names the fault (SS-28.10)."""


@dataclass(slots=True, frozen=True)
class Module:
    """A module's data, valid."""

    header: dict[str, Any]
    lists: dict[str, list[dict[str, Any]]]

    @property
    def id(self) -> str:
        return str(self.header["id"])

    def __getitem__(self, name: str) -> list[dict[str, Any]]:
        return self.lists[name]


def load(text: str) -> Module:
    """Read a module, learn its creatures and things, and refuse it if it cannot be played (SS-28.10)."""
    data = tomllib.loads(text)
    if "module" not in data:
        raise BadModule("a module has one [module] table; this file has none")
    unknown = set(data) - {"module", *LISTS}
    if unknown:
        raise BadModule(f"a module has no list {min(unknown)!r}: it has {', '.join(LISTS)}")
    module = Module(data["module"], {name: data.get(name, []) for name in LISTS})
    for row in module["creature"]:
        CREATURES[row["id"]] = creature(_ascending(row))
    for row in module["item"]:
        THINGS[row["id"]] = _thing(row)
    _check(module)
    return module


def _ascending(row: dict[str, Any]) -> dict[str, Any]:
    """SS-28.13: a descending AC is converted once."""
    if "ac" in row and "ac_descending" in row:
        raise BadModule(f"creature {row['id']} has both ac and ac_descending: keep one")
    return row if "ac" in row else {**row, "ac": DESCENDING - row["ac_descending"]}


def _thing(row: dict[str, Any]) -> Thing:
    kind = row["kind"]
    if kind == "key":
        return Thing(row["id"], "key", row["enc"])
    size = kind.removeprefix("valuable_")
    if size not in SIZES:
        raise BadModule(f"item {row['id']} is of kind {kind!r}: it may be key, valuable_small, _medium or _large")
    return Thing(row["id"], "valuable", row["enc"], row["value_cp"], size=size)


# ------------------------------------------------------------------ validity (SS-28.10)


def squares_of(section: dict[str, Any]) -> frozenset[Square]:
    """SS-28.3: the union of its rectangles."""
    return frozenset((x + i, y + j) for x, y, wide, deep in section["rects"] for i in range(wide) for j in range(deep))


def _check(module: Module) -> None:
    sections = {row["id"]: row for row in module["section"]}
    ids = [row["id"] for name in ("section", "group", "container", "item", "creature", "test") for row in module[name]]
    for id in ids:
        if ids.count(id) > 1:
            raise BadModule(f"two things of the module are called {id}: ids are unique")
    taken: dict[tuple[int, Square], str] = {}
    wide, deep = module.header["grid"]
    for row in module["section"]:
        for square in squares_of(row):
            if not (0 <= square[0] < wide and 0 <= square[1] < deep and 1 <= row["level"] <= module.header["levels"]):
                raise BadModule(f"section {row['id']} leaves the grid at {square} of level {row['level']}")
            other = taken.setdefault((row["level"], square), row["id"])
            if other != row["id"]:
                raise BadModule(f"sections {other} and {row['id']} overlap at {square} of level {row['level']}")
    _check_names(module, sections)
    joins: dict[str, set[str]] = {id: set() for id in sections}
    for row in module["exit"]:
        square = tuple(row["square"])
        if square not in squares_of(sections[row["a"]]):
            raise BadModule(f"the exit from {row['a']} to {row['b']} stands at {square}, outside {row['a']}")
        if beyond(square, SIDE[row["side"]]) not in squares_of(sections[row["b"]]):
            raise BadModule(f"the exit {row['side']} of {square} in {row['a']} does not lead into {row['b']}")
        if sections[row["a"]]["level"] != sections[row["b"]]["level"]:
            raise BadModule(f"the exit from {row['a']} to {row['b']} joins two levels: that takes a link")
        joins[row["a"]].add(row["b"])
        joins[row["b"]].add(row["a"])
    for row in module["link"]:
        joins[row["a"]].add(row["b"])
        joins[row["b"]].add(row["a"])
    if not module["way_out"]:
        raise BadModule("the module has no way out: it needs at least one")
    start = module.header["start"]["section"]
    found, wave = {start}, [start]
    while wave:
        for other in joins[wave.pop()] - found:
            found.add(other)
            wave.append(other)
    if lost := sorted(set(sections) - found):
        raise BadModule(f"section {lost[0]} cannot be reached from {start}")


def _check_names(module: Module, sections: dict[str, Any]) -> None:
    """Every id named exists."""
    things = set(THINGS) | {"resource", "torches", "gold"}

    def known(id: str, among: Iterable[str], what: str) -> None:
        if id not in among:
            raise BadModule(f"{what} names {id!r}, which does not exist")

    known(module.header["start"]["section"], sections, "the start")
    encounters = module.header["encounters"]
    if isinstance(encounters, str):
        known(encounters, THEMES, "encounters")
    for name in ("encounters", "patrols"):
        if isinstance(module.header[name], list):
            for text in module.header[name]:
                for lot in group_string(text):
                    known(lot.creature, CREATURES, f"a group of {name}")
    for row in module["exit"]:
        for end in ("a", "b"):
            known(row[end], sections, "an exit")
        known(row["door"], DOORS, "an exit")
        if row.get("trap"):
            known(row["trap"], TRAPS, "an exit")
        if row.get("key"):
            known(row["key"], things, "an exit")
    for row in module["link"]:
        for end in ("a", "b"):
            known(row[end], sections, "a link")
            if tuple(row[f"{end}_square"]) not in squares_of(sections[row[end]]):
                raise BadModule(f"a link stands at {row[f'{end}_square']}, outside {row[end]}")
    for name in ("way_out", "group", "trap", "container", "find", "test"):
        for row in module[name]:
            known(row["section"], sections, f"a {name}")
    for row in module["group"]:
        for member in row["members"]:
            known(member["creature"], CREATURES, f"group {row['id']}")
    for row in module["trap"]:
        known(row["trap"], TRAPS, "a trap")
    for row in module["container"]:
        for text in row["items"]:
            known(text.partition(":")[0], things, f"container {row['id']}")
    for row in module["test"]:
        for side in ("success", "failure"):
            for effect in set(row.get(side, {})) - EFFECTS:
                raise BadModule(f"test {row['id']} has no effect {effect!r}: it may have {', '.join(sorted(EFFECTS))}")
    goal = module.header.get("goal")
    if goal:
        among = {
            "bring_out": things,
            "overcome": {row["id"] for row in module["group"]},
            "see": set(sections),
        }[goal["kind"]]
        known(goal[{"bring_out": "item", "overcome": "group", "see": "section"}[goal["kind"]]], among, "the goal")


# ------------------------------------------------------------------ from data to a dungeon


def plan_of(module: Module) -> Script[Dungeon]:
    """SS-28.6: the whole of it, the numbers of its groups rolled as the expedition starts. Hidden from the seat."""
    header = module.header
    theme = header["encounters"] if isinstance(header["encounters"], str) else next(iter(THEMES))
    plan = Dungeon(module.id, theme, header["levels"], tuple(header["grid"]), module.id)
    numbers: dict[str, int] = {}
    for row in module["section"]:
        numbers[row["id"]] = len(plan.sections)
        squares = squares_of(row)
        section = Section(row["level"] - 1, row["kind"], frozenset(), squares, min(squares), key=row["id"])
        section.floor, section.walls, section.lighting = row["floor"], row["walls"], row["lighting"]
        section.flooded, section.special = row["flooded"], row["special"]
        section.prisoner = row["special"] == "gaol"
        plan.sections.append(section)
    for row in module["exit"]:
        section = plan.sections[numbers[row["a"]]]
        edge = Exit(
            section.level, numbers[row["a"]], tuple(row["square"]), SIDE[row["side"]], row["door"],
            b=numbers[row["b"]], key=row.get("key", ""),
        )  # fmt: skip
        plan.exits.append(edge)
        if row.get("trap"):
            section.hidden.traps.append(Trap(row["trap"], "door", edge.square, edge.side))
    for row in module["link"]:
        a, b = numbers[row["a"]], numbers[row["b"]]
        at, to = tuple(row["a_square"]), tuple(row["b_square"])
        down = plan.sections[b].level > plan.sections[a].level
        plan.sections[a].veiled.append(Feature("link", row["type"], at, to=to, up=not down))
        plan.sections[b].veiled.append(Feature("link", row["type"], to, to=at, up=down))
    for row in module["way_out"]:
        plan.way_ins.append((numbers[row["section"]], tuple(row["square"])))
    _furnish(module, plan, numbers)
    for row in module["group"]:
        yield from _group(plan, numbers[row["section"]], row)
    plan.start = numbers[header["start"]["section"]]
    return plan


def _furnish(module: Module, plan: Dungeon, numbers: dict[str, int]) -> None:
    for row in module["section"]:
        section = plan.sections[numbers[row["id"]]]
        section.entry = _door(plan, numbers[row["id"]])
        if row["element"] != "none":
            section.veiled.append(Feature("element", row["element"], far_square(section)))
    for row in module["container"]:
        plan.sections[numbers[row["section"]]].veiled.append(
            Feature(
                "container", row["container"], tuple(row["square"]), locked=row["locked"], treasure=row["treasure"],
                items=tuple(row["items"]), trap=row["trap"],
            )
        )  # fmt: skip
    for row in module["section"]:
        find = row.get("archaeology")
        if find:
            section = plan.sections[numbers[row["id"]]]
            if find["hidden"]:
                section.hidden.finds.append(FIND)
            else:
                section.veiled.append(Feature("find", FIND, far_square(section)))
    for row in module["trap"]:
        plan.sections[numbers[row["section"]]].hidden.traps.append(Trap(row["trap"], row["place"]))
    for row in module["find"]:
        section = plan.sections[numbers[row["section"]]]
        if row["hidden"]:
            section.hidden.stash += row["treasure"]
        else:
            section.pending.append(row["treasure"])
    for row in module["test"]:
        plan.sections[numbers[row["section"]]].veiled.append(Feature("test", row["id"], tuple(row["square"])))


def _door(plan: Dungeon, number: int) -> Square:
    """A square by which the section is entered: what stands in it stands far from there."""
    for edge in plan.exits:
        if number in (edge.a, edge.b):
            return edge.end(number)
    return min(plan.sections[number].squares)


def _group(plan: Dungeon, section: int, row: dict[str, Any]) -> Script[None]:
    members = []
    for lot in lots(row["members"]):
        many = yield from total(lot.count, hidden=True)
        members += [Member(lot.creature, chief=lot.chief) for _ in range(many)]
    members.sort(key=lambda member: -CREATURES[member.creature].hd)
    group = Group(members, 0, section=section, hoard=row["hoard"], key=row["id"], unique=row["unique"])
    if row["attitude"] != "roll":
        group.attitude = row["attitude"]
        group.friendly_first = row["attitude"] == "friendly"
    plan.sections[section].lurking = group


def read(folder: Path) -> dict[str, Module]:
    found = [load(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))]
    return {module.id: module for module in found}


MODULES: dict[str, Module] = read(FOLDER / "modules")
"""The modules that come with the game."""
