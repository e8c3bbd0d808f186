"""DR-19.18 and DR-19.19: Critical Hit, a level cleared without any Companion."""

import pytest

from oubliettes.games.dungeon_roll.table import REGROUP
from tests.games.dungeon_roll.situation import (
    Game,
    at,
    own,
    seen,
    titles,
)
from tests.support import do, rule


def earned_by(match: Game) -> bool:
    return "critical_hit" in titles(match)


@rule("DR-19.18", "DR-19.19")
@pytest.mark.parametrize(
    "hero, master, dungeon, party, tokens, picks",
    [
        ("mercenary", False, "goblin", "thief", "dragon_bait", ["token bait goblin"]),
        ("mercenary", False, "goblin ooze", "thief", "", ["ultimate", "kill goblin", "kill ooze"]),
        ("mercenary", True, "goblin", "thief", "", ["ultimate", "dungeon goblin", "done"]),
        ("occultist", False, "skeleton", "thief", "", ["ultimate"]),
        ("knight", False, "goblin ooze", "thief", "", ["ultimate"]),
        (
            "enchantress",
            False,
            "goblin",
            "scroll thief",
            "",
            ["ultimate", "end_phase", "drink die:scroll", "face mage"],
        ),
        (
            "mercenary",
            False,
            "goblin",
            "thief",
            "scroll_token",
            ["reroll token:scroll_token", "dungeon goblin", "done"],
        ),
        (
            "mercenary",
            False,
            "goblin",
            "thief",
            "dragon_bait elixir",
            ["token elixir", "face mage", "token bait goblin"],
        ),
    ],
)
def test_critical_hit(hero: str, master: bool, dungeon: str, party: str, tokens: str, picks: list[str]) -> None:
    match = at(dungeon=dungeon, party=party, tokens=tokens, hero=hero, master=master, ready=True, rolls=[6])
    do(match, *picks)
    assert (seen(match).phase, earned_by(match)) == (REGROUP, True)


@rule("DR-19.18", "DR-19.19")
@pytest.mark.parametrize(
    "hero, master, dungeon, party, tokens, picks",
    [
        ("mercenary", False, "goblin", "thief", "", ["fight die:thief goblin 1"]),
        ("mercenary", False, "goblin", "", "vorpal_sword", ["fight token:vorpal_sword goblin 1"]),
        ("spellsword", False, "goblin", "", "", ["fight hero goblin 1"]),
        ("occultist", False, "skeleton goblin", "", "", ["ultimate", "fight lent:fighter goblin 1"]),
        ("enchantress", False, "goblin", "scroll", "", ["fight die:scroll goblin 1"]),
        ("enchantress", False, "goblin", "thief", "", ["ultimate", "drink die:thief", "face mage"]),
        ("enchantress", False, "goblin", "", "talisman", ["ultimate", "drink token:talisman", "face mage"]),
        ("enchantress", False, "goblin", "thief", "", ["ultimate", "end_phase"]),
        ("mercenary", False, "goblin chest", "thief", "dragon_bait", ["token bait goblin", "end_phase"]),
        ("mercenary", False, "goblin chest", "thief", "dragon_bait", ["token bait goblin", "open die:thief 1"]),
        ("crusader", True, "goblin", "thief", "dragon_scale", ["ultimate"]),
        ("spellsword", True, "goblin", "thief", "", ["ultimate"]),
    ],
)
def test_critical_hit_missed(hero: str, master: bool, dungeon: str, party: str, tokens: str, picks: list[str]) -> None:
    match = at(
        dungeon=dungeon, party=party, tokens=tokens, hero=hero, master=master, ready=True, draws=["dragon_scale"]
    )
    do(match, *picks)
    assert (seen(match).phase, earned_by(match)) == (REGROUP, False)


@rule("DR-19.19")
def test_critical_hit_needs_a_monster() -> None:
    match = at(REGROUP, level=1, party="scroll thief", rolls=[6, 6])
    do(match, "glory", "end_phase")
    assert (seen(match).phase, earned_by(match)) == (REGROUP, False)
    match = at(REGROUP, level=1, party="scroll*2 thief", rolls=[6, 1, 6])
    do(match, "glory", "reroll die:scroll", "dungeon goblin", "done", "end_phase")
    assert (seen(match).phase, earned_by(match)) == (REGROUP, True)


@rule("DR-19.19")
def test_critical_hit_a_monster_that_a_re_roll_brought_will_do() -> None:
    match = at(REGROUP, level=1, party="scroll*2 thief", rolls=[6, 4, 1, 6])
    do(match, "glory", "reroll die:scroll", "dungeon chest", "done", "reroll die:scroll", "dungeon goblin", "done")
    assert (seen(match).phase, earned_by(match)) == (REGROUP, True)


@rule("DR-19.19")
@pytest.mark.parametrize("pick", ["flee", "token portal"])
def test_critical_hit_needs_the_regroup_phase(pick: str) -> None:
    match = at(dungeon="goblin", party="scroll thief", tokens="town_portal dragon_bait")
    if pick == "token portal":
        do(match, "token bait goblin")
        assert not seen(match).dungeon
    do(match, pick)
    assert (own(match).delves, earned_by(match)) == (3, False)


@rule("DR-19.19")
def test_critical_hit_looks_at_one_level_at_a_time() -> None:
    match = at(level=1, dungeon="goblin", party="thief scroll*2", rolls=[1, 6, 6])
    do(match, "fight die:thief goblin 1", "end_phase", "glory")
    assert not earned_by(match)
    do(match, "reroll die:scroll", "dungeon goblin", "done")
    assert (seen(match).phase, earned_by(match)) == (REGROUP, True), "the Companion was used a level earlier"
    match = at(level=1, dungeon="goblin", party="scroll*2", hero="spellsword", master=True, ready=True, rolls=[1, 6, 6])
    do(match, "ultimate", "end_phase", "glory", "reroll die:scroll", "dungeon goblin", "done")
    assert (seen(match).phase, earned_by(match)) == (REGROUP, True), "and so was Arcane Fury"
    match = at(level=1, dungeon="goblin", party="thief*2", rolls=[6, 6])
    do(match, "fight die:thief goblin 1", "glory")
    assert (seen(match).level, seen(match).phase) == (2, REGROUP)
    assert not earned_by(match), "the monster stood a level earlier"


@rule("DR-19.19")
def test_critical_hit_with_the_dragon_avoided() -> None:
    match = at(dungeon="goblin", lair=2, party="champion fighter mage", tokens="dragon_bait ring_of_invisibility")
    do(match, "token bait goblin", "end_phase", "token ring")
    assert (seen(match).phase, earned_by(match)) == (REGROUP, True)
    match = at(dungeon="goblin", lair=2, party="champion fighter mage", tokens="dragon_bait", draws=["dragon_scale"])
    do(match, "token bait goblin", "dragon")
    assert (seen(match).phase, earned_by(match)) == (REGROUP, False)
