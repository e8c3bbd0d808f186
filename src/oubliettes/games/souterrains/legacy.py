"""The one format in which a career outlives a match: in a profile, a file, a simulation (SS-24.1)."""

from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from oubliettes.games.souterrains import dungeon as dungeon_module
from oubliettes.games.souterrains import hero as hero_module
from oubliettes.games.souterrains import table as table_module
from oubliettes.games.souterrains.dungeon import NOWHERE, rows
from oubliettes.games.souterrains.module_form import BadModule
from oubliettes.games.souterrains.modules import MODULES, own
from oubliettes.games.souterrains.pieces import (
    CREATURES,
    DOMAINS,
    DOORS,
    DWELLINGS,
    GIFTS,
    GUILDS,
    HIT_DICE,
    KINDS,
    RST,
    THEMES,
    TRAPS,
)
from oubliettes.games.souterrains.table import Table, check
from oubliettes.kernel import BadOption

FORMAT = 1
WIDEST = 100
"""No row of squares is longer."""
_KEPT = ("hero", "town", "deeds", "clock", "dungeons", "t", "since", "rested", "fed", "water", "night", "reached_nine")


def save(t: Table) -> dict[str, Any]:
    """A career as plain data, to be kept in a profile, a file or a simulation. Only between expeditions."""
    if t.here != NOWHERE:
        raise BadOption("a career is exported between expeditions: leave the dungeon first")
    data: dict[str, Any] = {"format": FORMAT, "game": "seul-dans-les-souterrains"}
    own_ones = {dungeon.module: MODULES[dungeon.module].source for dungeon in t.dungeons if dungeon.module}
    data["modules"] = [source for source in own_ones.values() if source is not None]
    return data | {name: encode(getattr(t, name)) for name in _KEPT}


def restore(t: Table, data: dict[str, Any]) -> None:
    """The other way round."""
    if data.get("format") != FORMAT or data.get("game") != "seul-dans-les-souterrains":
        raise BadOption(f"this is no career of format {FORMAT}: export it again from the game")
    hints = get_type_hints(Table)
    try:
        for source in data.get("modules", ()):
            own(source)
        for name in _KEPT:
            setattr(t, name, decode(data[name], hints[name]))
        t.deeds.end = ""
        t.deeds.start_xp = t.hero.xp
        broken = check(t) or unknown(t)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, BadModule) as wrong:
        broken = [f"{type(wrong).__name__} {wrong}"]
    if broken:
        raise BadOption(f"this career is damaged ({broken[0]}): export it again from the game")


def unknown(t: Table) -> list[str]:
    """Names in a career that came from elsewhere and that these rules do not have."""
    hero, found = t.hero, []
    for what, names, known in (
        ("hit die", [f"d{hero.hit_die}"], HIT_DICE),
        ("trait", hero.rst, RST),
        ("Domain", hero.domains, DOMAINS),
        ("Gift", hero.gifts, GIFTS),
        ("guild", [t.town.guild] if t.town.guild else [], GUILDS),
        ("dwelling", [t.town.dwelling] if t.town.dwelling else [], DWELLINGS),
        ("creature", t.deeds.met, CREATURES),
        ("theme", [dungeon.theme for dungeon in t.dungeons], THEMES),
        ("module", [dungeon.module for dungeon in t.dungeons if dungeon.module], MODULES),
        ("section", [place.kind for dungeon in t.dungeons for place in dungeon.sections], KINDS),
        ("door", [edge.door for dungeon in t.dungeons for edge in dungeon.exits], DOORS),
        ("creature", [m.creature for dungeon in t.dungeons for g in dungeon.groups for m in g.members], CREATURES),
        ("trap", [trap.id for dungeon in t.dungeons for place in dungeon.sections for trap in place.traps], TRAPS),
    ):
        found += [f"{what} {name!r}" for name in names if name not in known]
    if hero.hd < 1 or hero.xp < 0:
        found.append(f"{hero.hd} HD with {hero.xp} xp")
    for dungeon in t.dungeons:
        if not (len(dungeon.budgets) == len(dungeon.met) == len(dungeon.counts) == len(dungeon.ends) == dungeon.levels):
            found.append(f"{dungeon.levels} levels of {dungeon.name}")
        places = range(len(dungeon.sections))
        found += [
            f"way in at section {n}" for n, square in dungeon.way_ins if square not in dungeon.sections[n].squares
        ]
        found += [
            f"exit of section {edge.a}" for edge in dungeon.exits if edge.a not in places or edge.b >= len(places)
        ]
    return found


def encode(value: Any) -> Any:
    """Dataclasses as objects without what is as it is by default, tuples as lists, squares by rows."""
    if is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: encode(part)
            for field in fields(value)
            if field.compare and (part := getattr(value, field.name)) != _default(field)
        }
    if isinstance(value, frozenset):  # of squares, and of nothing else
        return rows(value)
    if isinstance(value, list | tuple):
        return [encode(item) for item in value]
    return value


def _default(field: Field[Any]) -> Any:
    """What a field is when nobody says; itself where it must be said."""
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING


_SPACE = {**vars(hero_module), **vars(dungeon_module), **vars(table_module)}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    """The types of what may come in: not what is worked out anew."""
    kept = {field.name for field in fields(kind) if field.compare} if is_dataclass(kind) else set(kind._fields)
    return {name: hint for name, hint in get_type_hints(kind, _SPACE).items() if name in kept}


def decode(value: Any, kind: Any) -> Any:
    """By the types of the fields."""
    origin = get_origin(kind)
    if origin is list:
        (inner,) = get_args(kind)
        return [decode(item, inner) for item in value]
    if origin is frozenset:
        lines = [decode(line, tuple[int, int, int]) for line in value]
        return frozenset((x + i, y) for x, y, many in lines for i in range(min(many, WIDEST)))
    if origin is tuple:
        kinds = get_args(kind)
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            return tuple(decode(item, kinds[0]) for item in value)
        return tuple(decode(item, one) for item, one in zip(value, kinds, strict=True))
    if args := get_args(kind):  # Optional
        return None if value is None else decode(value, next(one for one in args if one is not type(None)))
    if kind is hero_module.Item:
        hints = _hints(hero_module.Item)
        return hero_module.Item(*(decode(part, hint) for part, hint in zip(value, hints.values(), strict=True)))
    if is_dataclass(kind):
        build: Any = kind
        hints = _hints(build)
        return build(**{name: decode(part, hints[name]) for name, part in value.items()})
    if type(value) is not kind:
        raise TypeError(f"{value!r:.40} is no {kind.__name__}")
    return value
