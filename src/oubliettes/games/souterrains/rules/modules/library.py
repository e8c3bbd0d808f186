"""Modules: ready-made dungeons as TOML files, checked when they are loaded (SS-28).

Those that come with the game are in the folder `modules`. A player's own comes with the options of a match, as the data
of its file; what it names goes by names of its own, so that two modules never get in each other's way.
"""

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from oubliettes.games.souterrains.bestiary import CREATURES, creature, lots
from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import Exit, Feature, Square, Trap
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.pieces import FIGHT, FOLDER, THEMES, TRAPS
from oubliettes.games.souterrains.rules.dice import secret_total
from oubliettes.games.souterrains.rules.dungeons.contents import DOOR_TRAP_DOORS, far_square
from oubliettes.games.souterrains.rules.modules.check import SIDE, check, squares_of
from oubliettes.games.souterrains.rules.modules.form import NAMED, BadModule, Module, formed
from oubliettes.games.souterrains.wares import THINGS, Thing
from oubliettes.kernel import Script

FIND = "module_find"
"""An archaeological find of a module: its own text tells what it is."""
DESCENDING: int = FIGHT["descending_ac"]
"""SS-4.12, SS-28.13: what a descending AC is taken from."""
WAY_OUT = "way_out"
MOST_OWN = 200
"""Modules of players that one process learns."""
LONGEST = 400_000
"""Letters of a player's module, as JSON."""


def load(text: str) -> Module:
    """A module that comes with the game: it keeps its names, which are among the game's words."""
    return _learn(_playable(tomllib.loads(text)))


def own(data: Any) -> Module:
    """A player's own module, from the data of its file; BadModule if it cannot be played. Learnt once."""
    try:
        source = json.dumps(data, sort_keys=True, ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError):
        raise BadModule("a module is made of texts, whole numbers, true and false, lists and tables") from None
    if len(source) > LONGEST:
        raise BadModule(f"the module is too long: {len(source)} letters, {LONGEST} at most")
    mark = f"own_{sha256(source.encode()).hexdigest()[:10]}"
    if mark not in MODULES:
        if sum(module.source is not None for module in MODULES.values()) >= MOST_OWN:
            raise BadModule(f"{MOST_OWN} modules are known here already: start the program again to play another")
        MODULES[mark] = _learn(_marked(_playable(data), mark, json.loads(source)))
    return MODULES[mark]


def _playable(data: Any) -> Module:
    """SS-28.10."""
    whole = formed(data)
    module = Module(whole.pop("module"), whole)
    check(module)
    for row in module["creature"]:
        _ascending(row)
    return module


def _learn(module: Module) -> Module:
    """Its creatures and things are known from now on."""
    CREATURES.update((row["id"], creature(_ascending(row))) for row in module["creature"])
    THINGS.update((row["id"], _thing(row)) for row in module["item"])
    if module.source is not None:
        NAMES[module.id] = module.header["name"]
        NAMES.update((row["id"], row["name"]) for name in NAMED for row in module[name] if "name" in row)
    return module


def named(id: str, lang: str) -> str:
    """What a player's module calls a thing of its own, if it is one."""
    names = NAMES.get(id)
    return print_sign(names[lang], lang) if names else ""


def print_sign(text: str, lang: str) -> str:
    """A module's text is typed as keyboards have it: shown with the signs of print."""
    text = text.replace("'", "\u2019")
    if lang == "fr":
        text = text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
        for sign in ";!?":
            text = text.replace(f" {sign}", f"\u202f{sign}")
    return text


def _marked(module: Module, mark: str, source: dict[str, Any]) -> Module:
    """The same module, all that it names itself called by names that no other has."""
    mine = {row["id"]: f"{mark}_{row['id']}" for name in NAMED for row in module[name]}

    def counted(text: str) -> str:
        id, colon, rest = text.partition(":")
        return mine.get(id, id) + colon + rest

    def new(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {name: new(one, name) for name, one in value.items()}
        if isinstance(value, list):
            return [new(one, key) for one in value]
        if not isinstance(value, str) or key in ("fr", "en", "kind", "tags"):
            return value
        if key in ("encounters", "patrols", "encounter") and ":" in value:
            return "+".join(counted(part) for part in value.split("+"))
        if key == "items":
            return counted(value)
        return mine.get(value, value) if key in _REFERENCES else value

    return Module(new(module.header) | {"id": mark}, new(module.lists), source)


_REFERENCES = frozenset(("id", "section", "item", "group", "creature", "a", "b", "key", "gear"))
"""The fields that name a thing of the module."""


def _ascending(row: dict[str, Any]) -> dict[str, Any]:
    """SS-28.13: a descending AC is converted once."""
    if ("ac" in row) == ("ac_descending" in row):
        count = "both ac and ac_descending: keep one" if "ac" in row else "neither ac nor ac_descending: give one"
        raise BadModule(f"creature {row['id']} has {count}")
    return row if "ac" in row else {**row, "ac": DESCENDING - row["ac_descending"]}


def _thing(row: dict[str, Any]) -> Thing:
    if row["kind"] == "key":
        return Thing(row["id"], "key", row["enc"])
    return Thing(row["id"], "valuable", row["enc"], row["value_cp"], size=row["kind"].removeprefix("valuable_"))


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
            b=numbers[row["b"]], key=row["key"],
        )  # fmt: skip
        plan.exits.append(edge)
        if row["trap"]:
            section.hidden.traps.append(Trap(row["trap"], "door", edge.square, edge.side))
    for row in module["link"]:
        a, b = numbers[row["a"]], numbers[row["b"]]
        at, to = tuple(row["a_square"]), tuple(row["b_square"])
        span = plan.sections[b].level - plan.sections[a].level
        plan.sections[a].veiled.append(Feature("link", row["type"], at, to=to, up=span < 0, span=abs(span)))
        plan.sections[b].veiled.append(Feature("link", row["type"], to, to=at, up=span > 0, span=abs(span)))
    plan.start = numbers[header["start"]["section"]]
    start = tuple(header["start"]["square"])
    for row in module["way_out"]:
        place = numbers[row["section"]], tuple(row["square"])
        plan.way_ins.append(place)
        if place != (plan.start, start):  # found when it is seen, as a stair up is (SS-22.14)
            plan.sections[place[0]].veiled.append(Feature("link", WAY_OUT, place[1], up=True, out=True))
    plan.sections[plan.start].entry = start
    _furnish(module, plan, numbers)
    for row in module["group"]:
        yield from _group(plan, numbers[row["section"]], row)
    return plan


def _furnish(module: Module, plan: Dungeon, numbers: dict[str, int]) -> None:
    for row in module["section"]:
        section = plan.sections[numbers[row["id"]]]
        if numbers[row["id"]] != plan.start:
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
        number = numbers[row["section"]]
        plan.sections[number].hidden.traps.append(_trap(plan, number, row))
    for row in module["find"]:
        section = plan.sections[numbers[row["section"]]]
        if row["hidden"]:
            section.hidden.stash += row["treasure"]
        else:
            section.pending.append(row["treasure"])
    for row in module["test"]:
        plan.sections[numbers[row["section"]]].veiled.append(Feature("test", row["id"], tuple(row["square"])))


def _trap(plan: Dungeon, number: int, row: dict[str, Any]) -> Trap:
    """SS-13.19: one on a door sits on the first closed exit of the section, or counts as a floor trap."""
    place = row.get("place", TRAPS[row["trap"]].place)
    if place == "door":
        for edge in plan.exits:
            if number in (edge.a, edge.b) and edge.door in DOOR_TRAP_DOORS:
                side = edge.side if edge.a == number else (edge.side + 2) % 4
                return Trap(row["trap"], "door", edge.end(number), side)
        place = "floor"
    return Trap(row["trap"], place)


def _door(plan: Dungeon, number: int) -> Square:
    """A square by which the section is entered: what stands in it stands far from there."""
    for edge in plan.exits:
        if number in (edge.a, edge.b):
            return edge.end(number)
    return min(plan.sections[number].squares)


def _group(plan: Dungeon, section: int, row: dict[str, Any]) -> Script[None]:
    members = []
    for lot in lots(row["members"]):
        many = yield from secret_total(lot.count)
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


NAMES: dict[str, dict[str, str]] = {}
"""What players' modules call their own things, in each language."""
MODULES: dict[str, Module] = read(FOLDER / "modules")
"""By id: those that come with the game, and players' own as they are learnt."""
SUPPLIED = tuple(MODULES)
"""The modules that come with the game."""
