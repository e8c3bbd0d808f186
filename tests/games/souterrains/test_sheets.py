"""Careers that come from elsewhere: refused with the field that is wrong, or played like any other (SS-24.1)."""

import json
import re
from dataclasses import fields, is_dataclass
from typing import Any, get_args

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.goods import Item
from oubliettes.games.souterrains.rules.careers import legacy
from oubliettes.games.souterrains.rules.careers.faults import HALL, KEPT, RULES
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import BadOption, FastDice, Match
from tests.games.souterrains.mutants import careers, mutant, tried
from tests.support import rule

MUTANTS = 250


def sheet(place: int = 4) -> dict[str, Any]:
    """One that an earlier match handed over; the fifth has been to a dungeon."""
    return dict(json.loads(careers()[place]))


def brought(handed: Any) -> Match[Table]:
    return Match.new(GAME, seats=1, options={"careers": [handed]}, dice=FastDice(1))


@rule("SS-24.1")
def test_what_a_match_hands_over_is_taken_and_is_the_same_again() -> None:
    for text in careers():
        career = json.loads(text)["career"]
        table = brought(json.loads(text)).table
        assert json.loads(json.dumps(legacy.save(table)))["dungeons"] == career["dungeons"]


@rule("SS-24.1")
def test_mutants_are_refused_in_words_or_play() -> None:
    came = [tried(mutant(number, seed=7), number, picks=30) for number in range(MUTANTS)]
    refused = [said for said in came if said != "played"]
    assert 10 < len(refused) < MUTANTS - 10
    for said in refused:
        assert re.search(
            r"this career is damaged \(|this is no career of format|this sheet is damaged|a sheet of", said
        )


def spoilt(career: dict[str, Any], way: str, value: Any) -> None:
    *before, last = way.split(".")
    part: Any = career
    for name in before:
        part = part[int(name)] if isinstance(part, list) else part.setdefault(name, {})
    part[int(last) if isinstance(part, list) else last] = value


@pytest.mark.parametrize(
    "way, value, told",
    [
        ("hero.fatigue", 12, "hero.fatigue is 12: it goes from 0 to 9"),
        ("hero.hd", 9, "hero.hd is 9 with"),
        ("hero.hp", 0, "hero.hp is 0"),
        ("hero.name", "\x1b[2J", "hero.name"),
        ("hero.gifts", ["flight"], "hero.gifts[0] is 'flight': nothing of that name is known"),
        ("hero.armour", ["torch", 0, 0, 0, False, False, False], "hero.armour is 'torch': armour goes there"),
        ("hero.pack.stubs", [10**18], "hero.pack.stubs[0]"),
        ("hero.wings", 2, "hero has 'wings', which is no field of it"),
        ("town.bank", "much", "town.bank is 'much' instead of a whole number"),
        ("deeds.met", ["unicorn"], "deeds.met[0] is 'unicorn'"),
        ("clock", -1, "clock is -1"),
        ("dungeons.0.levels", 8, "levels"),
        ("dungeons.0.way_ins.0.0", 77, "way_ins: section 77"),
        ("dungeons.0.sections.0.entry", [0, 0], "sections[0].entry is (0, 0)"),
        ("dungeons.0.sections.0.group", 400, "sections[0].group is 400"),
        ("dungeons.0.exits.0.side", 7, "exits[0].side is 7: it goes from 0 to 3"),
        ("dungeons.0.exits.0.a", 55, "exits[0]: section 55 has no exit at"),
    ],
)
@rule("SS-24.1")
def test_a_refusal_names_the_field(way: str, value: Any, told: str) -> None:
    handed = sheet()
    assert handed["career"]["dungeons"][0]["exits"]
    spoilt(handed["career"], way, value)
    with pytest.raises(BadOption, match=re.escape(told)):
        brought(handed)


@rule("SS-24.1", "SS-24.9")
@pytest.mark.parametrize(
    "change", [{"career": "gone"}, {"hall": {"name": "x"}}, {"hall": []}, {"more": 1}, {"career": []}, {"career": 0}]
)
def test_a_sheet_is_a_career_and_a_line_of_the_hall(change: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        brought(sheet() | change)
    with pytest.raises(BadOption, match="a sheet of this game holds a career"):
        brought({"hall": sheet()["hall"]})
    assert set(sheet()["hall"]) == set(HALL)
    assert brought({"career": None, "hall": sheet()["hall"]}).pending[0].prompt == "name"  # he is dead: another one


def kinds(kind: Any, seen: set[Any]) -> None:
    """All classes of which a career may hold some."""
    for part in get_args(kind):
        kinds(part, seen)
    held: Any = kind if is_dataclass(kind) or kind is Item else None
    if held and held not in seen:
        seen.add(held)
        for hint in legacy._hints(held).values():
            kinds(hint, seen)


def leaves(kind: Any) -> set[Any]:
    return {leaf for part in get_args(kind) for leaf in leaves(part)} if get_args(kind) else {kind}


@rule("SS-24.1")
def test_every_number_and_every_word_of_a_career_has_its_bounds() -> None:
    """A field added later must say what it may hold."""
    found: set[Any] = set()
    table = {name: hint for name, hint in legacy._hints(Table).items() if name in KEPT}
    for hint in table.values():
        kinds(hint, found)
    for kind in (Table, *found):
        hints = table if kind is Table else legacy._hints(kind)
        squares = {name for name, hint in hints.items() if str(hint).startswith("frozenset")}
        bounded = {name for name, hint in hints.items() if {int, str} & leaves(hint)} - squares
        assert set(RULES.get(kind, {})) == bounded, kind
    assert len(found) >= 13
    assert all(field.name in legacy._hints(Table) for field in fields(Table) if field.name in KEPT)
