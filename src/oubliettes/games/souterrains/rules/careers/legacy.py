"""The one format in which a career outlives a match: in a profile, a file, a simulation (SS-24.1)."""

from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from oubliettes.games.souterrains import dungeon as dungeon_module
from oubliettes.games.souterrains import goods
from oubliettes.games.souterrains import hero as hero_module
from oubliettes.games.souterrains import table as table_module
from oubliettes.games.souterrains.fixtures import NOWHERE, rows
from oubliettes.games.souterrains.rules.careers.faults import KEPT, LONGEST, WIDEST, faults, hall_fault
from oubliettes.games.souterrains.rules.modules.form import BadModule
from oubliettes.games.souterrains.rules.modules.library import MODULES, own
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import BadOption

FORMAT, SLUG = 1, "seul-dans-les-souterrains"


def save(t: Table) -> dict[str, Any]:
    """A career as plain data, to be kept in a profile, a file or a simulation. Only between expeditions."""
    if t.here != NOWHERE:
        raise BadOption("a career is exported between expeditions: leave the dungeon first")
    data: dict[str, Any] = {"format": FORMAT, "game": SLUG}
    own_ones = {dungeon.module: MODULES[dungeon.module].source for dungeon in t.dungeons if dungeon.module}
    data["modules"] = [source for source in own_ones.values() if source is not None]
    return data | {name: encode(getattr(t, name)) for name in KEPT}


def bring(t: Table, handed: dict[str, Any]) -> bool:
    """What an earlier match handed over: True if its career goes on, False if that is over."""
    if wrong := hall_fault(handed.get("hall")):
        raise BadOption(f"this sheet is damaged ({wrong}): export it again from the game")
    if not handed.keys() <= {"career", "hall"} or "career" not in handed:
        raise BadOption("a sheet of this game holds a career and a line for the hall of fame: export it again")
    if handed["career"] is None:
        return False
    restore(t, handed["career"])
    return True


def restore(t: Table, data: Any) -> None:
    """The other way round; BadOption names the field that is wrong."""
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game") != SLUG:
        raise BadOption(f"this is no career of format {FORMAT}: export it again from the game")
    hints = get_type_hints(Table)
    try:
        for source in decode(data.get("modules", []), list[dict[str, Any]], "modules"):
            own(source)
        for name in KEPT:
            if name not in data:
                raise Unfit(f"{name} is missing")
            setattr(t, name, decode(data[name], hints[name], name))
        if wrong := next(faults(t), None):
            raise Unfit(wrong)
    except (Unfit, BadModule) as wrong:
        raise BadOption(f"this career is damaged ({wrong}): export it again from the game") from None
    t.deeds.end = ""
    t.deeds.start_xp = t.hero.xp


class Unfit(Exception):
    """A field that holds something else than it should."""


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


def decode(value: Any, kind: Any, where: str) -> Any:
    """By the types of the fields; `where` is the field it stands in."""
    origin = get_origin(kind)
    if kind is goods.Item:
        return goods.Item(*_row(value, tuple(_hints(goods.Item).values()), where))
    if is_dataclass(kind):
        return _object(value, kind, where)
    if origin in (list, frozenset, tuple):
        kinds = get_args(kind)
        if origin is tuple and kinds[-1] is not Ellipsis:
            return tuple(_row(value, kinds, where))
        inner = tuple[int, int, int] if origin is frozenset else kinds[0]
        parts = [decode(part, inner, f"{where}[{n}]") for n, part in enumerate(_list(value, where))]
        if origin is frozenset:
            return frozenset((x + i, y) for x, y, many in parts for i in range(min(many, WIDEST)))
        return tuple(parts) if origin is tuple else parts
    if origin is dict:
        return _typed(value, dict, where)
    if args := get_args(kind):  # Optional
        return None if value is None else decode(value, next(one for one in args if one is not type(None)), where)
    return _typed(value, kind, where)


def _object(value: Any, kind: Any, where: str) -> Any:
    hints = _hints(kind)
    for name in _typed(value, dict, where):
        if name not in hints:
            raise Unfit(f"{where} has {str(name)[:40]!r}, which is no field of it")
    for field in fields(kind):
        if field.name in hints and field.name not in value and _default(field) is MISSING:
            raise Unfit(f"{where}.{field.name} is missing")
    return kind(**{name: decode(part, hints[name], f"{where}.{name}") for name, part in value.items()})


def _row(value: Any, kinds: tuple[Any, ...], where: str) -> list[Any]:
    if len(_list(value, where)) != len(kinds):
        raise Unfit(f"{where} holds {len(value)} values instead of {len(kinds)}")
    return [decode(part, kind, f"{where}[{n}]") for n, (part, kind) in enumerate(zip(value, kinds, strict=True))]


def _list(value: Any, where: str) -> list[Any]:
    if len(_typed(value, list, where)) > LONGEST:
        raise Unfit(f"{where} holds {len(value)} values, more than {LONGEST}")
    return value  # type: ignore[no-any-return]


def _typed(value: Any, kind: type, where: str) -> Any:
    if type(value) is not kind:
        raise Unfit(f"{where} is {value!r:.40} instead of {_NAMES[kind]}")
    return value


_NAMES = {int: "a whole number", str: "a word", bool: "true or false", list: "a list", dict: "a table"}
