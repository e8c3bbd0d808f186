"""A career that comes from elsewhere, looked at as a whole before it is played (SS-24.1).

Every number has its bounds, every word is one that these rules know, and whatever points at something points at
something that is there: play need not look again. Each fault is told with the field that it is in.
"""

from collections.abc import Callable, Container, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from oubliettes.games.souterrains.bestiary import CREATURES
from oubliettes.games.souterrains.check import check
from oubliettes.games.souterrains.dungeon import Cache, Dungeon, Hidden, Section
from oubliettes.games.souterrains.fixtures import NOWHERE, UNKNOWN, Exit, Feature, Trap
from oubliettes.games.souterrains.goods import Goods, Item, Stack
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.hero import MOTIVE, NAME, TALENT, Hero
from oubliettes.games.souterrains.pieces import (
    ANONYMOUS,
    CAREER,
    COMPONENTS,
    DAY,
    DOMAINS,
    DOORS,
    DWELLINGS,
    FACES,
    GIFTS,
    GUILDS,
    HIT_DICE,
    KINDS,
    LAST_DAY,
    MOST_DANGER,
    MOST_FATIGUE,
    NAMES,
    RST,
    RUMOURS,
    SPECIALS,
    THEMES,
    TRAPS,
    xp_for,
)
from oubliettes.games.souterrains.rules.careers.dungeon_faults import dungeon_faults
from oubliettes.games.souterrains.rules.modules.library import MODULES
from oubliettes.games.souterrains.rules.treasure import RELIC
from oubliettes.games.souterrains.table import Deeds, Table, Town
from oubliettes.games.souterrains.wares import COINS, LANTERN_ROUNDS, THINGS, TORCH_ROUNDS, TREASURE
from oubliettes.kernel import TEXT, is_text, tidy

KEPT = ("hero", "town", "deeds", "clock", "dungeons", "t", "since", "rested", "fed", "water", "night", "reached_nine")
"""What of a table outlives a match."""
MANY = 10**9
LONGEST = 5_000
"""No list holds more."""
WIDEST = 100
"""No dungeon is wider or deeper, in squares."""
Bounds = tuple[int, int]


class Words(Container[str]):
    """Those that fit; asked when they are met, as players' modules bring names of their own."""

    def __init__(self, fit: Callable[[str], bool]) -> None:
        self.fit = fit

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.fit(word)


def maybe(known: Container[str]) -> Words:
    """One of them, or nothing."""
    return Words(lambda word: not word or word in known)


def ids(name: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in COMPONENTS[name])


def _typed(most: int) -> Words:
    """SS-29.9: what a player may have typed, as it is kept."""
    return Words(lambda line: is_text(line, most) and tidy(line, most) == line)


def _name(word: str) -> bool:
    typed = word.removeprefix(TEXT)
    return bool(typed) and (typed in _typed(NAME) if word.startswith(TEXT) else word in (*NAMES, ANONYMOUS))


def _stock(word: str) -> bool:
    """`lucky_coin:1`: a thing and how many of it."""
    id, _, many = word.partition(":")
    known = id in THINGS or id in COINS or id in ("resource", "torches")
    return known and many.isascii() and many.isdecimal() and len(many) <= 4


WORD = Words(lambda word: len(word) <= 80 and word.isprintable())
"""Looked at elsewhere, with what is around it."""
COUNT: Bounds = (0, MANY)
NUMBER: Bounds = (NOWHERE, LONGEST)
SQUARE: Bounds = (UNKNOWN[0], WIDEST - 1)
ROUNDS: Bounds = (0, (LAST_DAY + 30) * DAY)
DICE: dict[int, dict[str, Any]] = {row["faces"]: row for row in HIT_DICE.values()}
"""Hit dice by their faces."""
DAYS: Bounds = (-1, LAST_DAY + 30)
LEVELS: Bounds = (0, 9)
RULES: dict[type, dict[str, Bounds | Container[str]]] = {
    Table: {"clock": ROUNDS, "t": ROUNDS, "since": ROUNDS, "night": DAYS},
    Hero: {
        "name": Words(_name), "motive": _typed(MOTIVE),
        "talent": _typed(TALENT), "hit_die": (min(DICE), max(DICE)), "rst": RST, "domains": DOMAINS, "gifts": GIFTS,
        "hd": (1, 20), "xp": COUNT, "hp": (1, 999), "hp_max": (1, 999), "fatigue": (0, MOST_FATIGUE),
        "poisoned": ROUNDS, "bags": (0, 999), "stored": (0, 99),
    },
    Item: {"id": THINGS, "value": COUNT, "left": (0, LANTERN_ROUNDS), "lost": (0, 9)},
    Stack: {"plain": COUNT, "found": COUNT},
    Goods: {"stubs": (1, TORCH_ROUNDS)},
    Town: {
        "bank": COUNT, "dwelling": maybe(DWELLINGS), "paid_until": DAYS, "guild": maybe(GUILDS), "guild_day": DAYS,
        "meal_day": DAYS, "drink_day": DAYS, "free_meal_day": DAYS, "free_night_day": DAYS, "rumour": maybe(RUMOURS),
        "picks": COUNT, "new_dungeon_night": DAYS, "nights": DAYS,
    },
    Deeds: {
        "expeditions": COUNT, "sections": COUNT, "overcome": COUNT, "best_find": WORD, "best_value": COUNT,
        "renown": COUNT, "goals": MODULES, "met": CREATURES, "end": ("", "left"), "killer": ("",), "where": ("",),
        "start_xp": COUNT,
    },
    Dungeon: {
        "name": WORD, "theme": THEMES, "levels": (1, LEVELS[1]), "grid": (1, WIDEST), "module": WORD, "start": NUMBER,
        "danger": (0, MOST_DANGER), "next_drop": ROUNDS, "night": DAYS, "rumour": maybe(RUMOURS), "specials": SPECIALS,
        "budgets": (0, LONGEST), "counts": (0, LONGEST), "way_ins": NUMBER,
    },
    Section: {
        "level": LEVELS, "kind": KINDS, "entry": SQUARE, "floor": ids("floor"), "walls": ids("wall"),
        "lighting": ids("lighting"), "special": maybe(SPECIALS), "key": WORD, "group": NUMBER,
        "boxes": ids("container"), "pending": (*TREASURE, RELIC), "used": WORD, "used_now": WORD,
        "torches": (UNKNOWN[0], TORCH_ROUNDS),
    },
    Exit: {"level": LEVELS, "a": NUMBER, "square": SQUARE, "side": (0, 3), "door": DOORS, "b": NUMBER, "key": WORD},
    Feature: {
        "kind": ("element", "link", "container", "find", "test"), "id": WORD, "square": SQUARE, "to": SQUARE,
        "span": (1, LEVELS[1]), "joins": NUMBER, "treasure": maybe(TREASURE), "items": Words(_stock),
        "trap": maybe(TRAPS),
    },
    Trap: {"id": TRAPS, "place": ("floor", "section", "door", "container"), "on": SQUARE, "side": (0, 3)},
    Member: {
        "creature": CREATURES, "hp": (0, 999), "hp_max": (0, 999), "state": ("up", "dead", "out", "gone", "yielded"),
        "init": (0, FACES["initiative"]),
    },
    Group: {
        "level": (0, 99), "section": NUMBER, "hoard": maybe(TREASURE), "hoards": (0, 99), "key": WORD,
        "attitude": ("", "friendly", "hostile"), "paid": COUNT,
    },
    Cache: {"bonus": (0, 999), "closed_at": ROUNDS},
    Hidden: {"stash": Words(lambda word: all(letter in TREASURE for letter in word)), "finds": WORD},
}  # fmt: skip
"""What each number and each word of a career may be; what holds of several of them together is below."""


HALL: dict[str, type] = {
    "name": str, "title": str, "hd": int, "xp": int, "score": int, "end": str, "killer": str, "where": str,
    "expeditions": int, "sections": int, "overcome": int, "best_find": str, "on_honour": bool, "day": int,
}  # fmt: skip
"""What the hall of fame tells of a career."""


def faults(t: Table) -> Iterator[str]:
    """What is wrong with it, field by field."""
    for name in KEPT:
        yield from _values(name, getattr(t, name), RULES[Table].get(name))
    yield from _hero(t.hero)
    yield from check(t)
    for number, dungeon in enumerate(t.dungeons):
        yield from dungeon_faults(f"dungeons[{number}]", dungeon)


def hall_fault(line: Any) -> str:
    """SS-24.9: a line of the hall of fame is words and numbers; what is wrong with one that comes from elsewhere."""
    if line is None:
        return ""
    if not isinstance(line, dict) or set(line) != set(HALL):
        return f"hall is a table of {', '.join(HALL)}"
    for name, kind in HALL.items():
        value: Any = line[name]
        if (
            type(value) is not kind
            or (kind is str and value not in WORD)
            or (type(value) is int and abs(value) > 10 * MANY)
        ):
            return f"hall.{name} is {value!r:.40}"
    return ""


def _values(where: str, value: Any, rule: Bounds | Container[str] | None) -> Iterator[str]:
    """Each number within its bounds, each word a known one."""
    if isinstance(value, Item) or is_dataclass(value):
        kept = value._fields if isinstance(value, Item) else [one.name for one in fields(value) if one.compare]
        rules = RULES.get(type(value), {})
        for name in kept:
            yield from _values(f"{where}.{name}", getattr(value, name), rules.get(name))
    elif isinstance(value, list | tuple | frozenset):
        if len(value) > LONGEST:
            yield f"{where} holds {len(value)}, more than {LONGEST}"
            return
        bounds = SQUARE if isinstance(value, frozenset) else rule
        for number, part in enumerate(value):
            yield from _values(where if isinstance(value, frozenset) else f"{where}[{number}]", part, bounds)
    elif isinstance(value, str):
        if value not in rule:  # type: ignore[operator]
            yield f"{where} is {value[:40]!r}: nothing of that name is known"
    elif type(value) is int:
        least, most = rule  # type: ignore[misc]
        if not least <= value <= most:
            yield f"{where} is {value}: it goes from {least} to {most}"


def _hero(hero: Hero) -> Iterator[str]:
    """SS-2: what creation gives, what experience gives, and hands that can hold what they hold."""
    if hero.hit_die not in DICE:
        yield f"hero.hit_die is {hero.hit_die}: the hit dice are {', '.join(HIT_DICE)}"
        return
    row = DICE[hero.hit_die]
    owned = [*hero.rst, *hero.domains, *hero.gifts]
    due = row["base_rst"] + row["base_domains"] + row["extra_advantages"]
    if len(owned) != due or len(set(owned)) != due:
        yield f"hero has {len(set(owned))} advantages: a d{hero.hit_die} gives {due}"
    if hero.hd > CAREER["start_hd"] and hero.xp < xp_for(hero.hd):
        yield f"hero.hd is {hero.hd} with {hero.xp} xp: that takes {xp_for(hero.hd)}"
    if hero.hp > hero.hp_max:
        yield f"hero.hp is {hero.hp} of {hero.hp_max}"
    if len(hero.pack.coins) != len(COINS):
        yield f"hero.pack.coins holds {len(hero.pack.coins)} metals of {len(COINS)}"
    for name, kinds in (("armour", ("armour",)), ("main", ("weapon", "torch", "lantern")),
                        ("off", ("shield", "torch", "lantern"))):  # fmt: skip
        item = getattr(hero, name)
        if item and item.thing.kind not in kinds:
            yield f"hero.{name} is {item.id!r}: {' or '.join(kinds)} goes there"
    if any(item.thing.kind != "worn" for item in hero.worn):
        yield "hero.worn holds what is not worn"
