"""DR-3: starting a delve, forming the party."""

from oubliettes.games.dungeon_roll.table import FORM, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, own, prompt, rules_of, seen, start, thrown
from tests.support import do, offers, rule, said

MIXED = [1, 2, 3, 4, 5, 6, 6]


@rule("DR-3.1")
def test_all_seven_party_dice_are_the_active_party() -> None:
    match = start("occultist", rolls=[*MIXED, 1])
    assert thrown(match)[0].shape == ("roll", 6, 6, 6, 6, 6, 6, 6)
    view = seen(match)
    assert view.party == {"champion": 1, "fighter": 1, "cleric": 1, "mage": 1, "thief": 1, "scroll": 2}
    assert view.graveyard == 0


@rule("DR-3.2", "DR-3.3")
def test_level_one_is_one_dungeon_die() -> None:
    match = start("occultist", rolls=[*MIXED, 2])
    assert thrown(match)[1].shape == ("roll", 6)
    view = seen(match)
    assert (view.level, view.dungeon, view.phase) == (1, {"skeleton": 1}, MONSTER)


@rule("DR-3.4", "DR-12.8")
def test_a_delve_starts_afresh() -> None:
    match = at(
        dungeon="goblin chest", lair=2, lent="fighter", party="thief", hero="occultist", delves=1, rolls=[*MIXED, 1]
    )
    assert (seen(match).graveyard, seen(match).lair, seen(match).supply) == (6, 2, 2)
    do(match, "flee")
    view = seen(match)
    assert (view.level, view.graveyard, view.lair, view.lent) == (1, 0, 0, {})
    assert (view.dungeon, view.supply) == ({"goblin": 1}, 6)


@rule("DR-3.4", "DR-4.5")
def test_the_lair_of_a_delve_that_ended_well_is_emptied_too() -> None:
    match = at(REGROUP, level=2, lair=2, party="thief", hero="occultist", delves=1, rolls=[*MIXED, 6])
    do(match, "retire")
    assert (seen(match).level, seen(match).lair) == (1, 1)


@rule("DR-3.5", "DR-15.4")
def test_the_hero_card_is_straightened() -> None:
    match = at(dungeon="skeleton", party="thief", hero="occultist", ready=True, delves=1, rolls=[*MIXED, 2])
    do(match, "ultimate", "retire")
    assert own(match).ready is True
    assert "ultimate" in offers(match)


@rule("DR-3.5", "DR-14.7")
def test_the_card_stays_turned_until_then() -> None:
    match = at(dungeon="skeleton", party="thief", hero="occultist", ready=True, rolls=[2, 2, 2, 2])
    do(match, "ultimate", "glory")
    assert own(match).ready is False
    assert "ultimate" not in offers(match)


@rule("DR-3.6", "DR-16.1")
def test_the_mercenary_re_rolls_before_the_first_dungeon_die() -> None:
    match = start("mercenary", rolls=[*MIXED, 1, 3])
    assert (prompt(match), seen(match).phase, seen(match).level, seen(match).dungeon) == ("form-reroll", FORM, 0, {})
    assert len(thrown(match)) == 1
    do(match, "pick scroll", "done")
    assert [throw.values for throw in thrown(match)] == [tuple(MIXED), (1,), (3,)]
    assert (seen(match).party["champion"], seen(match).dungeon) == (2, {"ooze": 1})


@rule("DR-3.6", "DR-16.12")
def test_the_knight_turns_scrolls_before_the_first_dungeon_die() -> None:
    match = start("knight", rolls=[*MIXED, 3])
    keys = [key for key in said(match) if key in ("party-rolled", "scrolls-to-champions", "dungeon-rolled")]
    assert keys == ["party-rolled", "scrolls-to-champions", "dungeon-rolled"]
    assert rules_of(match, "dungeon-rolled") == ["DR-4.3"]


@rule("DR-3.7")
def test_nothing_else_is_used_before_the_first_dungeon_die() -> None:
    everything = (
        "vorpal_sword talisman scepter_of_power thieves_tools scroll_token "
        "ring_of_invisibility elixir dragon_bait town_portal"
    )
    match = at(REGROUP, level=1, party="thief", tokens=everything, ready=True, delves=1, rolls=[*MIXED, 1])
    do(match, "retire")
    assert prompt(match) == "form-reroll"
    faces = ["champion", "fighter", "cleric", "mage", "thief", "scroll"]
    assert offers(match) == [f"pick {face}" for face in faces] + ["done"]
    do(match, "done")
    assert {"token portal", "token bait goblin", "reroll token:scroll_token", "ultimate"} <= set(offers(match))
