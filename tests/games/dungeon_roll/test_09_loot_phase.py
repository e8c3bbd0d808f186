"""DR-9: the Loot phase."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, drawn, greyed, held, own, prompt, rules_of, seen, thrown
from tests.support import do, offers, rule


@rule("DR-9.1", "DR-9.12")
def test_both_are_optional_and_in_any_order() -> None:
    match = at(LOOT, dungeon="chest potion", party="thief mage", draws=["elixir"])
    assert offers(match) == [
        "open die:mage 1",
        "open die:thief 1",
        "drink die:mage",
        "drink die:thief",
        "end_phase",
    ]
    do(match, "end_phase")
    assert (seen(match).phase, seen(match).party, held(match)) == (REGROUP, {"thief": 1, "mage": 1}, {})
    for picks in (["open die:mage 1", "drink die:thief"], ["drink die:thief", "face thief", "open die:mage 1"]):
        match = at(LOOT, dungeon="chest potion", party="thief mage", draws=["elixir"])
        do(match, *picks)
        if prompt(match) == "revive-face":
            do(match, "face thief")
        assert (seen(match).party, held(match), seen(match).dungeon) == ({"thief": 1}, {"elixir": 1}, {})


@rule("DR-9.2", "DR-9.3", "DR-9.6")
@pytest.mark.parametrize("companion, most", [("champion", 4), ("thief", 4), ("fighter", 1), ("cleric", 1), ("mage", 1)])
def test_how_many_chests(companion: str, most: int) -> None:
    match = at(LOOT, level=5, dungeon="chest*4", party=companion, draws=["dragon_scale"] * 4, hero="knight")
    assert offers(match) == [f"open die:{companion} {number}" for number in range(1, most + 1)] + ["end_phase"]
    do(match, f"open die:{companion} {most}")
    assert held(match) == {"dragon_scale": most}


@rule("DR-9.4", "DR-13.1")
def test_one_token_a_chest() -> None:
    match = at(LOOT, dungeon="chest*3", party="thief", draws=["elixir", "town_portal"])
    do(match, "open die:thief 2")
    assert drawn(match) == ["elixir", "town_portal"]
    assert held(match) == {"elixir": 1, "town_portal": 1}
    assert (seen(match).box["elixir"], seen(match).box["town_portal"], sum(seen(match).box.values())) == (2, 3, 34)
    assert rules_of(match, "token-drawn") == ["DR-9.4", "DR-9.4"]


@rule("DR-9.5", "DR-20.3")
def test_an_empty_box_gives_experience() -> None:
    match = at(LOOT, dungeon="chest*3", party="thief", box="elixir", draws=["elixir"])
    do(match, "open die:thief 3")
    assert (held(match), own(match).xp) == ({"elixir": 1}, 2), "the box runs empty half-way"
    assert rules_of(match, "xp") == ["DR-9.5", "DR-9.5"]
    assert [throw.shape for throw in thrown(match)] == [("draw", 1)]


@rule("DR-9.7", "DR-9.8")
@pytest.mark.parametrize("drinker", ["champion", "fighter", "cleric", "mage", "thief", "scroll"])
def test_any_party_die_can_drink(drinker: str) -> None:
    match = at(LOOT, dungeon="potion*3", party=f"{drinker}*2", hero="knight")
    do(match, f"drink die:{drinker}")
    assert (seen(match).party, seen(match).graveyard) == ({drinker: 1}, 6)
    do(match, "face thief", "face scroll", "stop")
    assert (sum(seen(match).party.values()), seen(match).graveyard, seen(match).dungeon) == (3, 4, {"potion": 1})


@rule("DR-9.8")
def test_any_of_the_six_faces() -> None:
    for face in ("champion", "fighter", "cleric", "mage", "thief", "scroll"):
        match = at(LOOT, dungeon="potion*2", party="thief*3")
        do(match, "drink die:thief")
        assert offers(match) == [
            f"face {name}" for name in ("champion", "fighter", "cleric", "mage", "thief", "scroll")
        ]
        before = seen(match).party.get(face, 0)
        do(match, f"face {face}")
        assert (seen(match).party[face], seen(match).graveyard) == (before + 1, 4)


@rule("DR-9.9", "DR-5.7")
def test_the_drinker_can_come_back() -> None:
    match = at(LOOT, dungeon="potion", party="thief*7")
    do(match, "drink die:thief", "face champion")
    assert (seen(match).party, seen(match).graveyard) == ({"champion": 1, "thief": 6}, 0)


@rule("DR-9.10")
def test_no_more_potions_than_dice_in_the_graveyard() -> None:
    match = at(LOOT, level=5, dungeon="potion*5", party="thief*6")
    assert seen(match).graveyard == 1
    do(match, "drink die:thief", "face mage", "face mage")
    assert (prompt(match), seen(match).dungeon, seen(match).graveyard) == ("loot-phase", {"potion": 3}, 0)
    assert seen(match).party == {"mage": 2, "thief": 5}


@rule("DR-9.10", "DR-13.9", "DR-15.12")
def test_what_is_no_die_needs_one_in_the_graveyard() -> None:
    tokens = "talisman scroll_token"
    match = at(
        LOOT, dungeon="potion chest", party="thief*7", tokens=tokens, hero="spellsword", ready=True, lent="fighter"
    )
    assert [option for option in offers(match) if option.startswith("drink")] == ["drink die:thief"]
    match = at(
        LOOT, dungeon="potion chest", party="thief*6", tokens=tokens, hero="spellsword", ready=True, lent="fighter"
    )
    assert [option for option in offers(match) if option.startswith("drink")] == [
        "drink die:thief",
        "drink token:talisman",
        "drink token:scroll_token",
        "drink lent:fighter",
        "drink hero",
    ]


@rule("DR-9.11", "DR-9.12")
def test_potions_are_drunk_one_at_a_time() -> None:
    match = at(LOOT, dungeon="potion*3", party="scroll thief")
    do(match, "drink die:scroll")
    assert "stop" not in offers(match), "not before the first"
    do(match, "face cleric")
    assert offers(match)[-1] == "stop"
    do(match, "face mage", "stop")
    assert (seen(match).party, seen(match).dungeon) == ({"cleric": 1, "mage": 1, "thief": 1}, {"potion": 1})


@rule("DR-9.11")
def test_drinking_ends_by_itself_with_the_last_potion() -> None:
    match = at(LOOT, dungeon="potion*2 chest", party="scroll thief")
    do(match, "drink die:scroll", "face cleric", "face mage")
    assert (prompt(match), seen(match).dungeon) == ("loot-phase", {"chest": 1})


@rule("DR-9.12")
def test_some_with_one_die_the_rest_with_another() -> None:
    match = at(LOOT, dungeon="potion*3", party="scroll thief")
    do(match, "drink die:scroll", "face cleric", "stop", "drink die:thief", "face mage", "stop")
    assert (seen(match).party, seen(match).dungeon) == ({"cleric": 1, "mage": 1}, {"potion": 1})
    do(match, "end_phase")
    assert seen(match).phase == REGROUP


@rule("DR-9.13")
def test_a_revived_die_is_active_at_once() -> None:
    match = at(LOOT, dungeon="potion chest*2", party="scroll", draws=["elixir", "elixir"])
    do(match, "drink die:scroll", "face thief", "open die:thief 2")
    assert (held(match), seen(match).graveyard) == ({"elixir": 2}, 7)


@rule("DR-9.14", "DR-11.1")
def test_what_is_left_goes_back_in_the_regroup_phase() -> None:
    match = at(LOOT, level=4, dungeon="chest*2 potion*2", lair=1, party="thief")
    do(match, "end_phase")
    assert (seen(match).phase, seen(match).dungeon, seen(match).supply) == (REGROUP, {}, 6)


@rule("DR-9.14", "DR-9.15")
def test_it_lies_there_through_the_dragon_phase() -> None:
    match = at(LOOT, level=6, dungeon="chest potion", lair=3, party="thief fighter scroll")
    do(match, "end_phase")
    assert (seen(match).phase, seen(match).dungeon) == (DRAGON_PHASE, {"chest": 1, "potion": 1})
    assert offers(match) == ["flee"], "but Party dice cannot take it any more"


@rule("DR-9.15")
@pytest.mark.parametrize(
    "dungeon, blocked", [("chest potion", {"open", "drink"}), ("chest", {"open"}), ("potion", {"drink"}), ("", set())]
)
def test_looting_is_blocked_in_the_dragon_phase(dungeon: str, blocked: set[str]) -> None:
    match = at(DRAGON_PHASE, dungeon=dungeon, lair=3, party="thief")
    grey = {pick: rule for pick, rule in greyed(match).items() if pick in ("open", "drink")}
    assert grey == dict.fromkeys(blocked, "DR-9.15")


@rule("DR-9.15")
def test_it_can_still_be_re_rolled_baited_or_hit_by_an_ultimate() -> None:
    match = at(DRAGON_PHASE, dungeon="chest potion", lair=3, tokens="scroll_token dragon_bait", rolls=[6])
    assert offers(match) == ["reroll token:scroll_token", "token bait chest", "token bait potion", "flee"]
    do(match, "token bait chest")
    assert (seen(match).dungeon, seen(match).lair) == ({"potion": 1}, 4)
    do(match, "reroll token:scroll_token")
    assert (seen(match).dungeon, seen(match).lair) == ({}, 5)
    match = at(
        DRAGON_PHASE,
        dungeon="chest potion",
        lair=3,
        hero="crusader",
        master=True,
        ready=True,
        tokens="dragon_scale",
        draws=["elixir"],
    )
    do(match, "ultimate", "face mage")
    assert (held(match), seen(match).party, seen(match).phase) == ({"elixir": 1}, {"mage": 1}, REGROUP)


@rule("DR-9.16")
@pytest.mark.parametrize(
    "dungeon, lair, next_", [("chest", 0, LOOT), ("potion", 3, LOOT), ("", 0, REGROUP), ("", 3, DRAGON_PHASE)]
)
def test_the_loot_phase_is_opened_for_loot_only(dungeon: str, lair: int, next_: str) -> None:
    match = at(dungeon=dungeon, lair=lair, party="thief", tokens="town_portal")
    assert seen(match).phase == MONSTER
    do(match, "end_phase")
    assert seen(match).phase == next_


@rule("DR-9.16")
def test_the_loot_phase_stays_open_when_the_loot_is_gone() -> None:
    match = at(LOOT, dungeon="chest", party="thief", tokens="town_portal", draws=["elixir"])
    do(match, "open die:thief 1")
    assert (seen(match).phase, offers(match)) == (LOOT, ["token elixir", "token portal", "end_phase"])
