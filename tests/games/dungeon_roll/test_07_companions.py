"""DR-7: what each Companion can do."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, REGROUP
from tests.games.dungeon_roll.situation import at, prompt, seen
from tests.support import do, offers, rule

THREE = {"goblin": 3, "skeleton": 3, "ooze": 3}


def most(companion: str, monster: str, there: int = 3) -> int:
    """How many of the monsters there one use of a Companion may take: it may take any smaller number too."""
    match = at(dungeon=f"{monster}*{there}", party=companion, hero="knight")
    numbers = [int(option.split()[-1]) for option in offers(match) if option.startswith("fight")]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


@rule("DR-7.2")
def test_fighter() -> None:
    assert {monster: most("fighter", monster) for monster in THREE} == {"goblin": 3, "skeleton": 1, "ooze": 1}


@rule("DR-7.3")
def test_cleric() -> None:
    assert {monster: most("cleric", monster) for monster in THREE} == {"goblin": 1, "skeleton": 3, "ooze": 1}


@rule("DR-7.4")
def test_mage() -> None:
    assert {monster: most("mage", monster) for monster in THREE} == {"goblin": 1, "skeleton": 1, "ooze": 3}


@rule("DR-7.5")
def test_thief() -> None:
    assert {monster: most("thief", monster) for monster in THREE} == {"goblin": 1, "skeleton": 1, "ooze": 1}


@rule("DR-7.6")
def test_champion() -> None:
    assert {monster: most("champion", monster) for monster in THREE} == THREE


@rule("DR-7.1")
@pytest.mark.parametrize("monster, suited", [("goblin", "fighter"), ("skeleton", "cleric"), ("ooze", "mage")])
def test_some_companions_are_better_suited(monster: str, suited: str) -> None:
    able = {name for name in ("champion", "fighter", "cleric", "mage", "thief") if most(name, monster, 7) == 7}
    assert able == {"champion", suited}


@rule("DR-7.7")
@pytest.mark.parametrize(
    "hero", ["mercenary", "occultist", "minstrel", "knight", "half_goblin", "crusader", "spellsword"]
)
@pytest.mark.parametrize("master", [False, True])
def test_a_scroll_is_no_companion(hero: str, master: bool) -> None:
    match = at(dungeon="goblin", party="scroll", hero=hero, master=master)
    assert offers(match) == ["reroll die:scroll", "flee"]
    match = at(LOOT, dungeon="chest potion", party="scroll", hero=hero, master=master)
    assert offers(match) == ["drink die:scroll", "end_phase"]
    match = at(DRAGON_PHASE, lair=3, party="scroll*2 champion", hero=hero, master=master)
    assert offers(match) == ["flee"]


@rule("DR-7.8")
def test_the_adventurer_chooses_how_many() -> None:
    match = at(dungeon="goblin*4", party="fighter champion")
    fighter = [f"fight die:fighter goblin {number}" for number in (1, 2, 3, 4)]
    champion = [f"fight die:champion goblin {number}" for number in (1, 2, 3, 4)]
    assert offers(match) == [*champion, *fighter, "flee"]
    do(match, "fight die:fighter goblin 2")
    assert (seen(match).dungeon, seen(match).party) == ({"goblin": 2}, {"champion": 1})
    match = at(LOOT, dungeon="chest*3", party="thief*2", draws=["elixir", "elixir"])
    do(match, "open die:thief 2")
    assert (seen(match).dungeon, seen(match).party) == ({"chest": 1}, {"thief": 1})


@rule("DR-7.9")
def test_one_use_one_kind_of_target() -> None:
    match = at(dungeon="goblin skeleton ooze", party="champion*2")
    assert offers(match) == [f"fight die:champion {monster} 1" for monster in THREE] + ["flee"]
    do(match, "fight die:champion goblin 1")
    assert prompt(match) == "monster-phase"
    assert (seen(match).dungeon, seen(match).party) == ({"skeleton": 1, "ooze": 1}, {"champion": 1})
    match = at(LOOT, dungeon="chest potion", party="thief", draws=["talisman"])
    do(match, "open die:thief 1")
    assert (seen(match).dungeon, seen(match).party) == ({"potion": 1}, {})
    assert offers(match) == ["drink token:talisman", "end_phase"]
    do(match, "end_phase")
    assert seen(match).phase == REGROUP
