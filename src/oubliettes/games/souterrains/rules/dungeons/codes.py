"""Whole dungeons: drawn from a seed, shared by a code, counted (SS-25.1, SS-25.27)."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import NOWHERE, Exit
from oubliettes.games.souterrains.pieces import DUNGEON_SIZES, HIGHEST, THEMES
from oubliettes.games.souterrains.rules.dungeons.generator import beyond_exit, dead_end, link_end, new_dungeon
from oubliettes.kernel import Dice, FastDice, OubliettesError, Roll

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that reads like a digit."""
SIZE_LIST, THEME_LIST = tuple(DUNGEON_SIZES), tuple(THEMES)
KINDS = len(SIZE_LIST) * len(THEME_LIST)
MOST_CODE = 2**31 - 1
T = TypeVar("T")


class BadCode(OubliettesError):
    """A code that names no dungeon."""


def code(size: str, theme: str, seed: int) -> int:
    """A dungeon's number: its seed, size and theme."""
    return seed * KINDS + SIZE_LIST.index(size) * len(THEME_LIST) + THEME_LIST.index(theme)


def spell(number: int) -> str:
    """The number as people pass it on: `SS-1K7Q2`."""
    text = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    return f"SS-{text or '0'}"


def unspell(text: str) -> int:
    """Back to the number; small letters and forgotten dashes are forgiven."""
    body = text.strip().upper().removeprefix("SS").lstrip("-").replace("O", "0").replace("I", "1").replace("L", "1")
    number = 0
    for letter in body:
        if letter not in DIGITS:
            raise BadCode(f"the code {text!r} has the letter {letter!r}: a code is SS- and then {DIGITS}")
        number = number * len(DIGITS) + DIGITS.index(letter)
    if not body or number > MOST_CODE:
        raise BadCode(f"the code {text!r} names no dungeon: copy it again")
    return number


def number_of(text: str) -> int:
    """A code as people type it: spelled, or its number."""
    text = text.strip()
    if not text.isdecimal():
        return unspell(text)
    if len(text) > len(str(MOST_CODE)) or int(text) > MOST_CODE:
        raise BadCode(f"the code {text[:20]!r} names no dungeon: copy it again")
    return int(text)


def run(script: Generator[Any, Any, T], dice: Dice) -> T:
    """Let a script of dice alone run to its end."""
    answer: Any = None
    while True:
        try:
            request = script.send(answer)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        assert isinstance(request, Roll)
        answer = dice.roll(request.dice, 0, request.hidden)


def dungeon_of(number: int) -> Dungeon:
    """The whole dungeon of a code: drawn section by section from its seed, the nearest exits first."""
    seed, kind = divmod(number, KINDS)
    size, theme = divmod(kind, len(THEME_LIST))
    return whole(SIZE_LIST[size], THEME_LIST[theme], FastDice(f"oubliettes {number}"), spell(seed * KINDS + kind))


def whole(size: str, theme: str, dice: Dice, name: str = "", lv: int = 1) -> Dungeon:
    """A dungeon explored to its last exit. The Level grows by one with each level down."""
    dungeon = run(new_dungeon(size, theme, name), dice)
    todo = 0
    while todo < len(dungeon.sections):
        section = dungeon.sections[todo]
        for edge in _exits(section):
            if edge.b == NOWHERE and not dead_end(dungeon, edge):
                run(beyond_exit(dungeon, edge, min(HIGHEST, lv + section.level)), dice)
        for link in section.veiled + section.features:
            if link.kind == "link" and not link.out and link.joins == NOWHERE:
                run(link_end(dungeon, todo, link, min(HIGHEST, lv + section.level)), dice)
        todo += 1
        if todo == len(dungeon.sections):
            todo = _late(dungeon, todo)
    for section in dungeon.sections:
        dungeon.exits += [edge for edge in _exits(section) if edge.b != NOWHERE]
    return dungeon


def _exits(section: Section) -> list[Exit]:
    return section.veiled_exits + section.hidden.exits


def _late(dungeon: Dungeon, end: int) -> int:
    """A section that got an exit after it was done with (safety rule 1)."""
    for number, section in enumerate(dungeon.sections):
        if any(edge.b == NOWHERE and not dead_end(dungeon, edge) for edge in _exits(section)):
            return number
    return end


# ------------------------------------------------------------------ what a dungeon is like


@dataclass(slots=True)
class Survey:
    """What was counted in one dungeon."""

    sections: int = 0
    dead_ends: int = 0
    loops: int = 0
    secret_doors: int = 0
    groups: int = 0
    traps: int = 0
    treasures: int = 0
    finds: int = 0
    specials: int = 0
    vaults: int = 0
    ways_out: int = 0
    short: int = 0
    """Levels that did not reach their budget."""
    unjoined: int = 0
    """Sections that no way leads to."""
    overlaps: int = 0
    deepest: int = 0


def survey(dungeon: Dungeon) -> Survey:
    found = Survey(sections=len(dungeon.sections))
    joined: dict[int, set[int]] = {number: set() for number in range(len(dungeon.sections))}
    taken = set()
    doors = 0
    for number, section in enumerate(dungeon.sections):
        for square in section.squares:
            found.overlaps += (section.level, square) in taken
            taken.add((section.level, square))
        for edge in _exits(section):
            if edge.b == NOWHERE:
                found.dead_ends += 1
            else:
                doors += 1
                found.secret_doors += edge.door == "secret"
                joined[edge.a].add(edge.b)
                joined[edge.b].add(edge.a)
        features = section.veiled + section.features
        for link in features:
            if link.kind == "link":
                if link.out:
                    found.ways_out += 1
                elif link.joins != NOWHERE:
                    joined[number].add(link.joins)
                    joined[link.joins].add(number)
        boxes = [feature for feature in features if feature.kind == "container"]
        found.groups += section.lurking is not None
        found.traps += len(section.hidden.traps) + sum(bool(box.trap) for box in boxes)
        found.treasures += len(boxes) + bool(section.hidden.stash)
        found.finds += sum(feature.kind == "find" for feature in features) + len(section.hidden.finds)
        found.specials += bool(section.special)
        found.vaults += section.lurking is not None and section.lurking.relic
        found.deepest = max(found.deepest, section.level)
    seen, wave = {0}, [0]
    while wave:
        for other in joined[wave.pop()] - seen:
            seen.add(other)
            wave.append(other)
    found.unjoined = len(dungeon.sections) - len(seen)
    found.ways_out += 1
    links = sum(
        link.kind == "link" and not link.out and not link.up
        for section in dungeon.sections
        for link in section.veiled + section.features
    )
    found.loops = doors + links - (len(dungeon.sections) - 1)
    found.short = sum(count < budget for count, budget in zip(dungeon.counts, dungeon.budgets, strict=True))
    return found
