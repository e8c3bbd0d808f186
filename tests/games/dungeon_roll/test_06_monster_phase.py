"""DR-6: the Monster phase."""

import pytest

from oubliettes.games.dungeon_roll.table import MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, greyed, held, own, seen
from tests.support import do, offers, rule


@rule("DR-6.1", "DR-6.2")
@pytest.mark.parametrize("monster", ["goblin", "skeleton", "ooze"])
@pytest.mark.parametrize("companion", ["champion", "fighter", "cleric", "mage", "thief"])
def test_every_companion_can_defeat_every_monster(companion: str, monster: str) -> None:
    match = at(dungeon=monster, party=companion, hero="knight")
    assert offers(match) == [f"fight die:{companion} {monster} 1", "flee"]
    do(match, f"fight die:{companion} {monster} 1")
    assert (seen(match).dungeon, seen(match).phase) == ({}, REGROUP)


@rule("DR-6.2", "DR-7.7")
def test_a_scroll_is_no_companion_and_loot_is_no_monster() -> None:
    match = at(dungeon="goblin chest potion", party="scroll fighter")
    assert offers(match) == ["fight die:fighter goblin 1", "reroll die:scroll", "flee"]


@rule("DR-6.3")
def test_dice_in_the_graveyard_cannot_be_used() -> None:
    match = at(dungeon="goblin ooze", party="fighter")
    assert seen(match).graveyard == 6
    do(match, "fight die:fighter goblin 1")
    assert (seen(match).graveyard, offers(match)) == (7, ["flee"])


@rule("DR-6.4")
def test_a_used_die_goes_to_the_graveyard() -> None:
    match = at(dungeon="goblin*2", party="fighter*2 mage")
    do(match, "fight die:fighter goblin 1")
    assert (seen(match).party, seen(match).graveyard) == ({"fighter": 1, "mage": 1}, 5)


@rule("DR-6.5")
def test_scrolls_hero_companions_and_tokens() -> None:
    match = at(
        dungeon="goblin",
        lair=1,
        party="fighter scroll",
        ready=True,
        tokens="talisman scroll_token ring_of_invisibility elixir dragon_bait town_portal",
    )
    assert offers(match) == [
        "fight die:fighter goblin 1",
        "fight token:talisman goblin 1",
        "reroll die:scroll",
        "reroll token:scroll_token",
        "token ring",
        "token elixir",
        "token bait goblin",
        "token portal",
        "ultimate",
        "flee",
    ]


@rule("DR-6.6")
def test_every_monster_must_go() -> None:
    match = at(dungeon="goblin ooze", party="thief*3")
    for monster in ("goblin", "ooze"):
        assert "end_phase" not in offers(match)
        assert greyed(match)["end_phase"] == "DR-6.6"
        do(match, f"fight die:thief {monster} 1")
    assert seen(match).phase == REGROUP


@rule("DR-6.6", "DR-12.1")
def test_who_fails_must_flee() -> None:
    match = at(level=8, dungeon="goblin ooze", party="thief")
    do(match, "fight die:thief goblin 1")
    assert offers(match) == ["flee"]
    do(match, "flee")
    assert (own(match).delves, own(match).xp) == (3, 0)


@rule("DR-6.7")
@pytest.mark.parametrize(
    "hero, master, pick",
    [
        ("mercenary", False, "fight die:thief goblin 1"),
        ("mercenary", False, "ultimate"),
        ("mercenary", False, "token bait goblin"),
        ("knight", False, "ultimate"),
        ("spellsword", True, "ultimate"),
        ("half_goblin", False, "ultimate"),
    ],
)
def test_monsters_give_nothing(hero: str, master: bool, pick: str) -> None:
    match = at(dungeon="goblin", party="thief", hero=hero, master=master, ready=True, tokens="dragon_bait")
    before = own(match).xp
    do(match, pick)
    assert seen(match).dungeon == {}
    assert own(match).xp == before
    assert held(match) == ({} if "bait" in pick else {"dragon_bait": 1})


@rule("DR-6.8")
def test_loot_waits_for_its_phase() -> None:
    match = at(dungeon="goblin chest potion", party="thief scroll champion")
    assert not [option for option in offers(match) if option.startswith(("open", "drink"))]
    assert (greyed(match)["open"], greyed(match)["drink"]) == ("DR-6.8", "DR-6.8")
    do(match, "fight die:thief goblin 1")
    assert seen(match).phase == MONSTER
    assert not [option for option in offers(match) if option.startswith(("open", "drink"))]


@rule("DR-6.8", "DR-16.19")
def test_only_what_is_there_is_greyed() -> None:
    match = at(dungeon="goblin potion", party="thief")
    assert ("open" in greyed(match), "drink" in greyed(match)) == (False, True)
    match = at(dungeon="goblin chest", party="thief")
    assert ("open" in greyed(match), "drink" in greyed(match)) == (True, False)
    match = at(dungeon="goblin chest potion", party="thief", hero="half_goblin")
    assert ("open" in greyed(match), "drink" in greyed(match)) == (False, False)
