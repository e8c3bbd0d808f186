"""DR-8: Scrolls and re-rolls."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, greyed, prompt, seen, thrown
from tests.support import do, offers, rule


@rule("DR-8.1", "DR-8.2", "DR-20.6")
def test_any_number_of_both_kinds() -> None:
    match = at(dungeon="goblin*2 chest potion", party="scroll thief*2 mage", rolls=[1, 2, 3, 4, 5])
    do(match, "reroll die:scroll")
    do(match, "dungeon goblin", "party mage", "dungeon goblin", "party thief", "dungeon potion", "done")
    view = seen(match)
    assert view.party == {"champion": 1, "fighter": 1, "thief": 1}
    assert view.dungeon == {"ooze": 1, "chest": 2, "potion": 1}


@rule("DR-8.1", "DR-8.2")
def test_one_die_is_enough() -> None:
    match = at(dungeon="goblin*2", party="scroll thief", rolls=[2])
    do(match, "reroll die:scroll", "dungeon goblin", "done")
    assert (seen(match).dungeon, seen(match).party) == ({"goblin": 1, "skeleton": 1}, {"thief": 1})


@rule("DR-8.3", "DR-4.6")
def test_active_dice_only() -> None:
    match = at(dungeon="goblin", lair=2, party="scroll thief")
    assert (seen(match).graveyard, seen(match).lair) == (5, 2)
    do(match, "reroll die:scroll")
    assert offers(match) == ["party thief", "dungeon goblin"]


@rule("DR-8.4", "DR-5.7")
def test_the_scroll_itself_is_not_re_rolled() -> None:
    match = at(dungeon="goblin", party="scroll thief")
    do(match, "reroll die:scroll")
    assert "party scroll" not in offers(match)
    assert seen(match).graveyard == 6
    match = at(dungeon="goblin", party="scroll*2 thief", rolls=[5])
    do(match, "reroll die:scroll", "party scroll", "done")
    assert (seen(match).party, seen(match).graveyard) == ({"thief": 2}, 5)


@rule("DR-8.5", "DR-5.9")
@pytest.mark.parametrize(
    "dungeon, party, tokens, offered",
    [
        ("", "scroll", "", []),
        ("", "scroll*2", "", ["die:scroll"]),
        ("chest", "scroll", "", ["die:scroll"]),
        ("", "scroll", "scroll_token", ["token:scroll_token"]),
        ("", "", "scroll_token", []),
    ],
)
def test_there_must_be_a_die_to_re_roll(dungeon: str, party: str, tokens: str, offered: list[str]) -> None:
    match = at(dungeon=dungeon, party=party, lair=2, tokens=f"{tokens} town_portal")
    assert [option.split()[1] for option in offers(match) if option.startswith("reroll")] == offered


@rule("DR-8.5", "DR-8.6")
def test_at_least_one_die_must_be_re_rolled() -> None:
    match = at(dungeon="goblin", party="scroll thief", rolls=[1])
    do(match, "reroll die:scroll")
    assert "done" not in offers(match)
    do(match, "dungeon goblin")
    assert offers(match) == ["party thief", "done"]


@rule("DR-8.5", "DR-16.5")
def test_nor_can_a_re_rolling_ability_be_used_for_nothing() -> None:
    match = at(DRAGON_PHASE, lair=3, party="", tokens="town_portal", master=True, ready=True)
    assert offers(match) == ["token portal", "flee"]
    match = at(DRAGON_PHASE, lair=3, party="thief", tokens="town_portal", master=True, ready=True)
    assert offers(match) == ["token portal", "ultimate", "flee"]


@rule("DR-8.6")
def test_dice_are_picked_one_by_one_and_rolled_once_together() -> None:
    match = at(dungeon="goblin*2", party="scroll thief*2", rolls=[5, 5, 1])
    do(match, "reroll die:scroll", "party thief")
    assert (seen(match).picked, len(thrown(match))) == ([["party", "thief"]], 0)
    assert offers(match) == ["party thief", "dungeon goblin", "done"]
    do(match, "party thief")
    assert offers(match) == ["dungeon goblin", "done"], "both are named"
    do(match, "dungeon goblin", "done")
    assert [throw.shape for throw in thrown(match)] == [("roll", 6, 6), ("roll", 6)]
    assert (prompt(match), seen(match).picked) == ("monster-phase", [])
    assert (seen(match).party, seen(match).dungeon) == ({"thief": 2}, {"goblin": 2}), "the results stand"
    assert not [option for option in offers(match) if option.startswith("reroll")]


@rule("DR-8.6", "DR-20.9")
def test_nothing_is_asked_where_there_is_no_choice() -> None:
    match = at(dungeon="goblin*2", party="scroll thief*5", rolls=[6, 2])
    do(match, "reroll die:scroll", "dungeon goblin", "dungeon goblin")
    assert offers(match) == ["party thief", "done"]
    match = at(dungeon="goblin*2", party="scroll", rolls=[6, 2])
    do(match, "reroll die:scroll")
    assert (seen(match).picked, offers(match)) == ([["dungeon", "goblin"]], ["dungeon goblin", "done"])
    do(match, "dungeon goblin")
    assert (seen(match).lair, seen(match).dungeon) == (1, {"skeleton": 1})
    made = [event.facts["pick"] for event in match.log if event.key == "only-pick"]
    assert made == [("dungeon", "goblin")]


@rule("DR-8.7")
@pytest.mark.parametrize("value, monster", [(1, "goblin"), (2, "skeleton"), (3, "ooze")])
@pytest.mark.parametrize("before", ["chest", "potion", "goblin"])
def test_monsters_come_back_or_appear(before: str, value: int, monster: str) -> None:
    match = at(dungeon=before, party="scroll thief", rolls=[value])
    do(match, "reroll die:scroll", f"dungeon {before}", "done")
    assert (seen(match).phase, seen(match).dungeon) == (MONSTER, {monster: 1})
    assert offers(match) == [f"fight die:thief {monster} 1", "flee"]


@rule("DR-8.8", "DR-4.4")
def test_dragons_go_to_the_lair_at_once() -> None:
    match = at(dungeon="chest*2", lair=1, party="scroll thief", rolls=[6, 6])
    do(match, "reroll die:scroll", "dungeon chest", "dungeon chest", "done")
    assert (seen(match).lair, seen(match).dungeon, seen(match).phase) == (3, {}, DRAGON_PHASE)


@rule("DR-8.9")
@pytest.mark.parametrize(
    "phase, dungeon, lair, offered",
    [
        (LOOT, "chest potion", 0, ["drink die:scroll", "end_phase"]),
        (DRAGON_PHASE, "chest potion", 3, ["flee"]),
        (REGROUP, "", 0, ["retire", "glory"]),
    ],
)
def test_scroll_dice_re_roll_in_the_monster_phase_only(phase: str, dungeon: str, lair: int, offered: list[str]) -> None:
    match = at(phase, dungeon=dungeon, lair=lair, party="scroll*2")
    assert offers(match) == offered
    assert greyed(match)["reroll die:scroll"] == "DR-8.9"
    match = at(phase, dungeon=dungeon, lair=lair, party="fighter*2")
    assert "reroll die:scroll" not in greyed(match)
    match = at(dungeon=dungeon or "goblin", lair=lair, party="scroll*2")
    assert "reroll die:scroll" in offers(match)
    assert "reroll die:scroll" not in greyed(match)


@rule("DR-8.10")
def test_one_scroll_after_the_other() -> None:
    match = at(dungeon="goblin ooze", party="scroll*2 thief", rolls=[2, 3, 4])
    do(match, "reroll die:scroll", "dungeon goblin", "done")
    assert seen(match).dungeon == {"skeleton": 1, "ooze": 1}
    do(match, "reroll die:scroll", "dungeon skeleton", "party thief", "done")
    view = seen(match)
    assert (view.party, view.dungeon, view.graveyard) == ({"cleric": 1}, {"ooze": 1, "chest": 1}, 6)


@rule("DR-8.11")
def test_only_dice_can_be_re_rolled() -> None:
    match = at(
        dungeon="goblin",
        party="scroll thief",
        lent="fighter",
        hero="spellsword",
        ready=True,
        tokens="vorpal_sword talisman elixir scroll_token",
    )
    do(match, "reroll die:scroll")
    assert offers(match) == ["party thief", "dungeon goblin"]
    match = at(party="scroll", lent="thief", hero="half_goblin", tokens="town_portal")
    assert offers(match) == ["token portal", "end_phase"], "a lent companion is no die to re-roll"
    match = at(lent="fighter", master=True, ready=True, tokens="town_portal")
    assert offers(match) == ["token portal", "end_phase"], "nor for the Commander"
