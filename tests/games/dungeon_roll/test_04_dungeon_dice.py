"""DR-4: Dungeon dice, levels and the Dragon's Lair. (DR-4.1 to DR-4.3: see also W1.)"""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, prompt, seen, thrown
from tests.support import do, offers, rule


@rule("DR-4.1", "DR-11.6")
def test_each_level_asks_for_one_die_more() -> None:
    match = at(REGROUP, level=1, party="champion*7", rolls=[4, 4, 4, 4, 4, 4, 4, 4, 4])
    for level in (2, 3, 4):
        do(match, "glory")
        assert (seen(match).level, seen(match).dungeon) == (level, {"chest": level})
        do(match, "end_phase")


@rule("DR-4.2", "DR-4.3")
@pytest.mark.parametrize(
    "level, lair, dice",
    [(3, 2, 3), (5, 2, 5), (6, 0, 6), (6, 1, 6), (6, 2, 5), (8, 0, 7), (8, 1, 6), (9, 2, 5), (10, 1, 6)],
)
def test_no_more_dice_than_there_are(level: int, lair: int, dice: int) -> None:
    match = at(REGROUP, level=level - 1, lair=lair, party="thief", rolls=[5] * 7)
    do(match, "glory")
    assert seen(match).dungeon == {"potion": dice}
    assert (seen(match).lair, seen(match).supply) == (lair, 7 - lair - dice)


@rule("DR-4.4")
def test_dragons_rolled_move_to_the_lair() -> None:
    match = at(REGROUP, level=3, party="thief", rolls=[6, 1, 6, 1])
    do(match, "glory")
    assert (seen(match).dungeon, seen(match).lair) == ({"goblin": 2}, 2)


@rule("DR-4.4", "DR-8.8")
def test_dragons_re_rolled_move_to_the_lair() -> None:
    match = at(dungeon="goblin ooze", party="scroll thief", lair=1, rolls=[6, 3])
    do(match, "reroll die:scroll", "dungeon goblin", "dungeon ooze", "done")
    assert (seen(match).dungeon, seen(match).lair) == ({"ooze": 1}, 2)


@rule("DR-4.4", "DR-13.23", "DR-16.15")
def test_dice_turned_to_the_dragon_move_to_the_lair() -> None:
    match = at(dungeon="goblin ooze", tokens="dragon_bait")
    do(match, "token bait ooze")
    assert (seen(match).dungeon, seen(match).lair) == ({"goblin": 1}, 1)
    match = at(dungeon="goblin ooze chest", party="thief", hero="knight", ready=True)
    do(match, "ultimate")
    assert (seen(match).dungeon, seen(match).lair) == ({"chest": 1}, 2)


@rule("DR-4.5")
def test_dice_stay_in_the_lair_from_level_to_level() -> None:
    match = at(REGROUP, level=1, lair=1, party="champion fighter cleric", rolls=[6, 4, 6, 4, 4], draws=["talisman"])
    do(match, "glory", "end_phase")
    assert (seen(match).phase, seen(match).lair) == (REGROUP, 2)
    do(match, "glory", "end_phase")
    assert (seen(match).phase, seen(match).lair) == (DRAGON_PHASE, 3)
    do(match, "dragon")
    assert seen(match).lair == 0


@rule("DR-4.6", "DR-8.3", "DR-15.16")
@pytest.mark.parametrize("payer", ["reroll die:scroll", "reroll token:scroll_token", "ultimate"])
def test_the_lair_is_never_re_rolled(payer: str) -> None:
    match = at(
        dungeon="goblin", lair=2, party="scroll thief", tokens="scroll_token", master=True, ready=True, rolls=[1]
    )
    do(match, payer)
    assert prompt(match) == "reroll-pick"
    assert not [option for option in offers(match) if "dragon" in option]
    do(match, "dungeon goblin", "done")
    assert seen(match).lair == 2


@rule("DR-4.7")
def test_active_dice_are_neither_in_the_lair_nor_in_the_supply() -> None:
    match = at(REGROUP, level=6, party="scroll*2", rolls=[1, 2, 3, 4, 5, 6, 6], hero="crusader")
    do(match, "glory", "reroll die:scroll")
    active = ["goblin", "skeleton", "ooze", "chest", "potion"]
    assert seen(match).dungeon == dict.fromkeys(active, 1)
    assert offers(match) == ["party scroll"] + [f"dungeon {face}" for face in active]


@rule("DR-4.8", "DR-4.9")
def test_dungeon_dice_dealt_with_go_back_to_the_supply() -> None:
    match = at(level=6, dungeon="goblin*2 chest*2 potion*2", party="fighter thief scroll", draws=["talisman", "elixir"])
    assert (seen(match).supply, seen(match).graveyard) == (1, 4)
    do(match, "fight die:fighter goblin 2")
    assert (seen(match).supply, seen(match).graveyard) == (3, 5)
    do(match, "end_phase", "open die:thief 1")
    assert (seen(match).supply, seen(match).graveyard, seen(match).dungeon) == (4, 6, {"chest": 1, "potion": 2})
    do(match, "drink die:scroll", "face mage", "stop")
    assert (seen(match).supply, seen(match).graveyard, seen(match).dungeon) == (5, 6, {"chest": 1, "potion": 1})


@rule("DR-4.8", "DR-4.9")
def test_they_are_rolled_again_on_the_next_level_only() -> None:
    match = at(level=6, dungeon="goblin*6", lair=1, party="fighter scroll thief", rolls=[2, *[1] * 6])
    do(match, "fight die:fighter goblin 5", "reroll die:scroll", "dungeon goblin", "done")
    assert seen(match).dungeon == {"skeleton": 1}, "one die is left on the level, and one is rolled"
    do(match, "fight die:thief skeleton 1", "glory")
    assert (thrown(match)[-1].shape, seen(match).dungeon) == (("roll", *[6] * 6), {"goblin": 6})


@rule("DR-4.9", "DR-16.18")
def test_a_discarded_die_goes_back_to_the_supply() -> None:
    match = at(dungeon="goblin*2 ooze", party="thief", hero="enchantress", master=True, ready=True)
    do(match, "ultimate", "charm goblin", "charm goblin")
    assert (seen(match).dungeon, seen(match).supply) == ({"ooze": 1, "potion": 1}, 5)


@rule("DR-4.10", "DR-10.1")
@pytest.mark.parametrize("lair, phase", [(1, REGROUP), (2, REGROUP), (3, DRAGON_PHASE), (5, DRAGON_PHASE)])
def test_a_level_is_completed_with_two_dice_in_the_lair_at_most(lair: int, phase: str) -> None:
    match = at(LOOT, dungeon="chest", lair=lair, party="thief fighter mage")
    do(match, "end_phase")
    assert seen(match).phase == phase


@rule("DR-4.10")
def test_at_least_five_dice_are_rolled_from_level_five_on() -> None:
    match = at(REGROUP, level=4, lair=2, party="thief", rolls=[4] * 5)
    do(match, "glory")
    assert (seen(match).dungeon, seen(match).supply, seen(match).phase) == ({"chest": 5}, 0, LOOT)


@rule("DR-4.7", "DR-5.3")
def test_dragons_are_no_monsters() -> None:
    match = at(REGROUP, level=2, party="fighter scroll", rolls=[6, 6, 6])
    do(match, "glory")
    assert (seen(match).phase, seen(match).dungeon, seen(match).lair) == (MONSTER, {}, 3)
    assert offers(match) == ["reroll die:scroll", "end_phase"]
