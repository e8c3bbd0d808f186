"""DR-19.16, DR-19.17 and DR-20.8: Natural 20, twenty points without the Hero card."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import (
    RICH,
    Game,
    at,
    ended,
    outcome,
    seen,
    titles,
)
from tests.support import do, rule

FORMED = [2, 2, 2, 2, 2, 2, 2, 1]


def earned_by(match: Game) -> bool:
    return "natural_20" in titles(match)


def earned_after(match: Game, picks: list[str]) -> bool:
    """Whether the title is earned by who does this, then nothing more, and retires with twenty points at least."""
    do(match, *picks)
    while seen(match).phase != REGROUP:
        do(match, "end_phase")
    do(match, "retire")
    assert outcome(match).scores[0] >= 20
    return earned_by(match)


@rule("DR-19.16", "DR-19.17")
@pytest.mark.parametrize(
    "xp, tokens, earned", [(20, "", True), (19, "", False), (18, "town_portal", True), (0, RICH, True)]
)
def test_natural_20_asks_for_twenty_points(xp: int, tokens: str, earned: bool) -> None:
    assert earned_by(ended((xp, tokens))) is earned


@rule("DR-19.17", "DR-20.8")
@pytest.mark.parametrize("picks, earned", [(["done"], True), (["pick scroll", "done"], False)])
def test_natural_20_and_the_mercenarys_re_roll(picks: list[str], earned: bool) -> None:
    match = at(dungeon="goblin", party="thief", tokens=RICH, delves=1, rolls=[6, 6, 2, 2, 2, 2, 2, 1, 1])
    do(match, "flee", *picks, "flee")
    assert outcome(match).scores[0] == 20
    assert earned_by(match) is earned


@rule("DR-19.17", "DR-20.8")
@pytest.mark.parametrize(
    "hero, master, dungeon, party, picks, earned",
    [
        ("mercenary", False, "goblin", "thief", ["ultimate"], False),
        ("mercenary", True, "goblin ooze", "fighter thief", ["fight die:fighter goblin 1", "kill ooze"], False),
        (
            "mercenary",
            True,
            "goblin ooze",
            "fighter thief",
            ["fight die:fighter goblin 1", "decline", "fight die:thief ooze 1"],
            True,
        ),
        ("occultist", False, "ooze*2", "cleric", ["fight die:cleric ooze 2"], False),
        ("occultist", False, "skeleton*2", "cleric", ["fight die:cleric skeleton 2"], True),
        ("occultist", False, "skeleton", "cleric", ["ultimate"], False),
        ("occultist", True, "ooze", "cleric", ["fight die:cleric ooze 1"], True),
        ("minstrel", False, "ooze*2", "thief", ["fight die:thief ooze 2"], False),
        ("minstrel", True, "ooze", "thief", ["fight die:thief ooze 1"], True),
        ("minstrel", True, "goblin ooze", "champion", ["fight die:champion goblin 1", "kill ooze"], False),
        ("knight", False, "goblin", "thief", ["ultimate"], False),
        ("knight", False, "goblin", "thief", ["fight die:thief goblin 1"], True),
        ("enchantress", False, "goblin", "scroll", ["fight die:scroll goblin 1"], False),
        ("enchantress", False, "goblin", "scroll thief", ["reroll die:scroll", "dungeon goblin", "done"], True),
        ("half_goblin", False, "goblin", "thief", ["ultimate"], False),
        ("crusader", False, "skeleton*2", "fighter", ["fight die:fighter skeleton 2"], False),
        ("crusader", False, "skeleton", "fighter", ["fight hero skeleton 1"], False),
        ("crusader", True, "goblin", "thief", ["ultimate"], False),
        ("spellsword", True, "goblin", "thief", ["ultimate"], False),
        ("spellsword", True, "goblin*2", "fighter", ["fight die:fighter goblin 2"], True),
    ],
)
def test_natural_20_in_the_monster_phase(
    hero: str, master: bool, dungeon: str, party: str, picks: list[str], earned: bool
) -> None:
    match = at(
        level=9, dungeon=dungeon, party=party, tokens="dragon_scale*6", hero=hero, master=master, ready=True, rolls=[6]
    )
    assert earned_after(match, picks) is earned


@rule("DR-19.17", "DR-20.8")
@pytest.mark.parametrize(
    "hero, phase, dungeon, party, picks, earned",
    [
        ("minstrel", LOOT, "chest*2", "mage", ["open die:mage 2"], False),
        ("minstrel", LOOT, "chest*2", "mage", ["open die:mage 1"], True),
        ("minstrel", LOOT, "chest*2", "thief", ["open die:thief 2"], True),
        ("enchantress", LOOT, "chest", "scroll", ["open die:scroll 1"], False),
        ("enchantress", LOOT, "potion", "scroll", ["drink die:scroll", "face mage"], True),
        ("half_goblin", LOOT, "chest*2", "thief", ["open die:thief 2"], True),
        ("half_goblin", LOOT, "potion", "thief", ["drink die:thief", "face mage"], True),
        ("half_goblin", MONSTER, "chest", "thief", ["open die:thief 1"], False),
        ("half_goblin", MONSTER, "potion", "scroll", ["drink die:scroll", "face mage"], False),
        ("crusader", LOOT, "chest", "thief", ["open hero 1"], False),
        ("crusader", LOOT, "potion", "thief", ["drink hero", "face mage"], False),
        ("minstrel", LOOT, "chest", "thief", ["ultimate"], False),
    ],
)
def test_natural_20_and_loot(hero: str, phase: str, dungeon: str, party: str, picks: list[str], earned: bool) -> None:
    match = at(
        phase,
        level=9,
        dungeon=dungeon,
        lair=1,
        party=party,
        tokens="dragon_scale*5 talisman*3",
        hero=hero,
        ready=True,
        draws=["dragon_scale", "elixir"],
    )
    assert earned_after(match, picks) is earned


@rule("DR-19.17", "DR-20.8")
@pytest.mark.parametrize(
    "hero, master, party, picks, earned",
    [
        ("occultist", False, "champion cleric mage", ["dragon"], True),
        ("occultist", False, "champion cleric*2", ["dragon"], False),
        ("enchantress", False, "champion cleric*2 scroll", ["dragon"], False),
        ("enchantress", False, "champion cleric mage", ["dragon"], True),
        (
            "enchantress",
            False,
            "champion cleric mage scroll",
            ["dragon", "use die:champion", "use die:cleric", "use die:mage"],
            True,
        ),
        (
            "enchantress",
            False,
            "champion cleric mage scroll",
            ["dragon", "use die:champion", "use die:cleric", "use die:scroll"],
            False,
        ),
        ("knight", True, "champion mage", ["dragon"], False),
        ("crusader", False, "champion thief", ["dragon"], False),
        ("minstrel", False, "thief", ["ultimate"], False),
    ],
)
def test_natural_20_and_the_dragon(hero: str, master: bool, party: str, picks: list[str], earned: bool) -> None:
    match = at(
        DRAGON_PHASE,
        level=9,
        lair=3,
        party=party,
        tokens="dragon_scale*6",
        hero=hero,
        master=master,
        ready=True,
        draws=["elixir"],
    )
    do(match, *picks, "retire")
    assert outcome(match).scores[0] >= 20
    assert earned_by(match) is earned


@rule("DR-19.17")
def test_natural_20_looks_at_all_three_delves() -> None:
    match = at(dungeon="goblin", party="thief", hero="knight", ready=True, xp=20, delves=0, rolls=FORMED * 2)
    do(match, "ultimate", "retire", "flee", "flee")
    assert not earned_by(match)
