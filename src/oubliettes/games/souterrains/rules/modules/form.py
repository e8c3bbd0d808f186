"""The form of a module: what each of its tables may hold, what it is if it is left out, and what is wrong with it.

A module is a file that anybody may write, so nothing in it is taken on trust: the first fault is told by its place
(SS-28.10).
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from oubliettes.games.souterrains.bestiary import ABILITIES
from oubliettes.games.souterrains.pieces import COMPONENTS, DOMAINS, DOORS, KINDS, SPECIALS, THEMES, TRAPS
from oubliettes.games.souterrains.wares import TREASURE
from oubliettes.kernel import LANGUAGES, OubliettesError

NAMED = ("section", "group", "container", "item", "creature", "test")
"""The lists whose rows have an id."""
LISTS = (
    "section", "exit", "link", "way_out", "group", "trap", "container", "find", "item", "creature", "test",
)  # fmt: skip
MOST_ROWS = 400
MOST_CREATURES = 30
"""In one group, as its dice may fall."""
WIDEST = 100
"""Squares of a grid, each way."""
DICE = re.compile(r"(?:(\d{1,2})d(2|4|6|8|10|12|20)(?:\+(\d{1,2}))?|(\d{1,3}))")
ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,59}")


class BadModule(OubliettesError):
    """A module that cannot be played: the message names the fault (SS-28.10)."""


@dataclass(slots=True, frozen=True)
class Module:
    """A module's data, valid."""

    header: dict[str, Any]
    lists: dict[str, list[dict[str, Any]]]
    source: dict[str, Any] | None = None
    """A player's own: what it was made from, to be handed on with a career."""

    @property
    def id(self) -> str:
        return str(self.header["id"])

    def __getitem__(self, name: str) -> list[dict[str, Any]]:
        return self.lists[name]


class Unfit(Exception):
    """A value that is not what it should be: what was expected."""


Kind = Callable[[Any], Any]
"""Gives the value back, or raises Unfit."""
NEEDED = object()
"""The default of what must be there."""


# ------------------------------------------------------------------ kinds of values


def text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 2000:
        raise Unfit("a text of at most 2000 letters")
    return value


def id_(value: Any) -> str:
    if not isinstance(value, str) or not ID.fullmatch(value):
        raise Unfit("a name made of letters, digits, _ and -, a letter first")
    return value


def flag(value: Any) -> bool:
    if type(value) is not bool:
        raise Unfit("true or false")
    return value


def whole(least: int, most: int) -> Kind:
    def fit(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise Unfit(f"a whole number from {least} to {most}")
        return value

    return fit


def among(allowed: Collection[Any]) -> Kind:
    def fit(value: Any) -> Any:
        if type(value) not in (str, int) or value not in allowed:
            raise Unfit(f"one of {', '.join(repr(one) for one in allowed)}")
        return value

    return fit


def either(*kinds: Kind) -> Kind:
    def fit(value: Any) -> Any:
        wanted = []
        for kind in kinds:
            try:
                return kind(value)
            except Unfit as unfit:
                wanted.append(str(unfit))
        raise Unfit(", or ".join(wanted))

    return fit


def list_of(kind: Kind, least: int = 0, most: int = MOST_ROWS) -> Kind:
    def fit(value: Any) -> list[Any]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise Unfit(f"a list of {f'{least} ' if least == most else ''}values")
        return [kind(one) for one in value]

    return fit


def names(value: Any) -> dict[str, str]:
    """A text in both languages."""
    if not isinstance(value, dict) or set(value) != set(LANGUAGES):
        raise Unfit(f"a text in each language: {', '.join(f'{lang} = …' for lang in LANGUAGES)}")
    return {lang: text(one) for lang, one in value.items()}


def dice_(value: Any) -> str:
    found = DICE.fullmatch(str(value)) if type(value) in (str, int) else None
    if found is None:
        raise Unfit("dice such as 2d6+1, or a number")
    return str(value)


def most_of(dice: str) -> int:
    """The most that dice can show."""
    found = DICE.fullmatch(dice)
    assert found is not None
    return int(found[4]) if found[4] else int(found[1]) * int(found[2]) + int(found[3] or 0)


def head_count(value: Any) -> str:
    """How many creatures."""
    count = dice_(value)
    if not 1 <= most_of(count) <= MOST_CREATURES:
        raise Unfit(f"a number of creatures, from 1 to {MOST_CREATURES}")
    return count


def group_text(value: Any) -> str:
    """SS-28.2: `orc:1d4+scarred_orc:1:chief`."""
    for part in text(value).split("+"):
        words = part.split(":")
        if len(words) not in (2, 3) or words[2:] not in ([], ["chief"]):
            raise Unfit("a group such as orc:1d4 or orc:1d4+scarred_orc:1:chief")
        head_count(words[1])
    return str(value)


def stock(value: Any) -> str:
    """`torches:6`."""
    id, colon, many = text(value).partition(":")
    if not colon or not id or not many.isdecimal() or not 1 <= int(many[:6]) <= 9999:
        raise Unfit("a thing and how many, such as torches:6")
    return str(value)


def table_of(**fields: "tuple[Kind, Any] | Kind") -> Kind:
    """A table: each field's kind, and what it is when it is left out (without that, it must be there)."""

    def fit(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise Unfit(f"a table of {', '.join(fields)}")
        for name in value:
            if name not in fields:
                raise Unfit(f"a table without {name!r}: it has {', '.join(fields)}")
        found = {}
        for name, field in fields.items():
            kind, default = field if isinstance(field, tuple) else (field, NEEDED)
            if name not in value:
                if default is NEEDED:
                    raise Unfit(f"a table with {name!r}")
                if default is not None:
                    found[name] = default
                continue
            try:
                found[name] = kind(value[name])
            except Unfit as unfit:
                raise Unfit(f"a table whose {name} is {unfit}, not {value[name]!r:.60}") from None
        return found

    return fit


# ------------------------------------------------------------------ the tables of a module (SS-28.1 to SS-28.12)

SQUARE = list_of(whole(0, WIDEST - 1), 2, 2)
SIDE = among(("N", "E", "S", "W"))
LETTER = among(tuple(TREASURE))
NO_TEXT = dict.fromkeys(LANGUAGES, "")
TRAP = among(("", *TRAPS))


def _ids(table: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in COMPONENTS[table])


EFFECTS = table_of(
    xp=(whole(0, 100_000), None), resources=(whole(-20, 20), None), fatigue=(whole(-9, 9), None),
    danger=(whole(-9, 9), None), damage=(dice_, None), item=(id_, None), reveal=(whole(0, MOST_ROWS), None),
    open=(whole(0, MOST_ROWS), None), encounter=(group_text, None),
)  # fmt: skip
HEADER = table_of(
    id=id_, name=names, levels=(whole(1, 9), 1), grid=list_of(whole(1, WIDEST), 2, 2),
    recommended_hd=(list_of(whole(1, 99), 2, 2), None),
    level_mode=(either(among(("computed",)), whole(1, 10)), "computed"),
    min_level=(whole(1, 10), 1), encounters=either(among(tuple(THEMES)), list_of(group_text, 1)),
    patrols=(either(among(("generator", *THEMES)), list_of(group_text, 1)), "generator"),
    start=table_of(section=id_, square=SQUARE),
    goal=(
        either(
            table_of(kind=among(("bring_out",)), item=id_, xp=whole(0, 100_000)),
            table_of(kind=among(("overcome",)), group=id_, xp=whole(0, 100_000)),
            table_of(kind=among(("see",)), section=id_, xp=whole(0, 100_000)),
        ),
        None,
    ),
    intro=(names, NO_TEXT), outro=(names, NO_TEXT),
)  # fmt: skip
ROWS: dict[str, Kind] = {
    "section": table_of(
        id=id_, name=names, level=(whole(1, 9), 1), kind=among(tuple(KINDS)),
        rects=list_of(list_of(whole(0, WIDEST), 4, 4), 1), floor=(among(_ids("floor")), "paving"),
        walls=(among(_ids("wall")), "smooth"), lighting=(among(_ids("lighting")), "none"), flooded=(flag, False),
        element=(among(("none", *_ids("element"))), "none"), special=(among(("", *SPECIALS)), ""),
        text=(names, NO_TEXT), archaeology=(table_of(fr=text, en=text, hidden=(flag, False)), None),
    ),
    "exit": table_of(
        a=id_, square=SQUARE, side=SIDE, b=id_, door=(among([id for id in DOORS if id != "sealed"]), "open"),
        key=(text, ""), trap=(TRAP, ""),
    ),
    "link": table_of(a=id_, a_square=SQUARE, b=id_, b_square=SQUARE, type=among(_ids("link"))),
    "way_out": table_of(section=id_, square=SQUARE, side=SIDE),
    "group": table_of(
        id=id_, section=id_,
        members=list_of(table_of(creature=id_, count=(head_count, "1"), chief=(flag, False)), 1, MOST_CREATURES),
        attitude=(among(("hostile", "friendly", "roll")), "roll"), hoard=(among(("", *TREASURE)), ""),
        unique=(flag, False),
    ),
    "trap": table_of(section=id_, trap=among(tuple(TRAPS)), place=(among(("floor", "section", "door")), None)),
    "container": table_of(
        id=id_, section=id_, square=SQUARE, container=among(_ids("container")), locked=(flag, False), trap=(TRAP, ""),
        items=(list_of(stock), []), treasure=(among(("", *TREASURE)), ""),
    ),
    "find": table_of(section=id_, treasure=LETTER, hidden=(flag, False)),
    "item": table_of(
        id=id_, name=names, kind=among(("key", "valuable_small", "valuable_medium", "valuable_large")),
        enc=whole(0, 25), value_cp=(whole(0, 100_000_000), 0),
    ),
    "creature": table_of(
        id=id_, name=names, hd=whole(1, 30), hp_die=(among((4, 6, 8, 10, 12)), 6), ac=(whole(0, 40), None),
        ac_descending=(whole(-20, 20), None), attacks=list_of(dice_, 0, 9), cowardice=(whole(0, 4), 0),
        bravery=(whole(0, 4), 0), fearless=(flag, False), undead=(flag, False), cold=(flag, False),
        never_surprised=(flag, False), talk=(among(("no", "charm", "full")), "no"), friendly=(whole(0, 10), 0),
        greed=(whole(0, 2), 0), spoils=(among(_ids("spoils")), "none"), pursues=(flag, True), ranged=(flag, False),
        abilities=(list_of(among(tuple(ABILITIES))), []), pocket=(LETTER, "N"), hoard=(LETTER, "N"),
        gear=(list_of(id_), []), tags=(list_of(text), []), look=(names, None),
    ),
    "test": table_of(
        id=id_, section=id_, square=SQUARE, name=names, text=(names, NO_TEXT),
        difficulty=either(whole(0, 60), among(("own_ac",))), blind=(among((0, 4)), 0),
        domain=(among(tuple(DOMAINS)), ""), rounds=(whole(0, 144), 1), repeat=(among(("once", "retry")), "once"),
        success=(EFFECTS, {}), failure=(EFFECTS, {}),
    ),
}  # fmt: skip


def formed(data: Any) -> dict[str, Any]:
    """The module with everything in its place and nothing left out, or BadModule."""
    if not isinstance(data, dict) or "module" not in data:
        raise BadModule("a module has one [module] table; this file has none")
    unknown = set(data) - {"module", *LISTS}
    if unknown:
        raise BadModule(f"a module has no list {min(unknown)!r}: it has {', '.join(LISTS)}")
    found: dict[str, Any] = {"module": _fitted("the [module] table", HEADER, data["module"])}
    for name in LISTS:
        rows = data.get(name, [])
        if not isinstance(rows, list) or len(rows) > MOST_ROWS:
            raise BadModule(f"{name} is a list of at most {MOST_ROWS} [[{name}]] tables")
        found[name] = [_fitted(_place(name, number, row), ROWS[name], row) for number, row in enumerate(rows, start=1)]
    return found


def _place(name: str, number: int, row: Any) -> str:
    id = row.get("id") if isinstance(row, dict) else None
    return f"[[{name}]] {id!r}" if isinstance(id, str) else f"[[{name}]] number {number}"


def _fitted(place: str, kind: Kind, value: Any) -> dict[str, Any]:
    try:
        found: dict[str, Any] = kind(value)
    except Unfit as unfit:
        raise BadModule(f"{place} should be {unfit}") from None
    return found
