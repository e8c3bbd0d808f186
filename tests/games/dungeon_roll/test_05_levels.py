"""DR-5: structure of a level."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, drawn, held, prompt, rules_of, seen
from tests.support import do, offers, rule, said


@rule("DR-5.1")
def test_four_phases_in_order() -> None:
    match = at(
        REGROUP, level=5, lair=0, party="champion fighter*2 cleric mage", rolls=[6, 6, 6, 1, 4, 5], draws=["talisman"]
    )
    do(match, "glory")
    asked = [prompt(match)]
    for pick in (
        "fight die:fighter goblin 1",
        "end_phase",
        "dragon",
        "use die:champion",
        "use die:fighter",
        "use die:mage",
    ):
        do(match, pick)
        asked.append(prompt(match))
    assert asked == [
        "monster-phase",
        "loot-phase",
        "dragon-phase",
        *["dragon-pick"] * 3,
        "regroup-phase",
    ]


@rule("DR-5.2")
def test_actions_in_any_order_and_as_often_as_they_can_be_paid() -> None:
    match = at(dungeon="goblin*3 ooze", party="thief*2 scroll*2 mage", rolls=[3, 3])
    do(match, "fight die:thief goblin 1", "reroll die:scroll", "dungeon goblin", "done")
    do(match, "fight die:thief goblin 1", "reroll die:scroll", "dungeon ooze", "done", "fight die:mage ooze 2")
    assert seen(match).phase == REGROUP
    match = at(LOOT, dungeon="chest*2 potion*2", party="fighter*2 scroll", draws=["elixir", "talisman"])
    do(match, "open die:fighter 1", "drink die:scroll", "face cleric", "stop", "open die:fighter 1")
    do(match, "drink die:cleric", "face champion")
    assert (seen(match).party, held(match)) == ({"champion": 1}, {"elixir": 1, "talisman": 1})


@rule("DR-5.3")
@pytest.mark.parametrize(
    "with_, hero, offered",
    [
        ({"party": "scroll thief"}, "knight", "reroll die:scroll"),
        ({"tokens": "elixir"}, "knight", "token elixir"),
        ({"lair": 1, "ready": True}, "minstrel", "ultimate"),
    ],
)
def test_the_monster_phase_is_opened_without_monsters(with_: dict[str, object], hero: str, offered: str) -> None:
    match = at(**with_, hero=hero)  # type: ignore[arg-type]
    assert (seen(match).phase, prompt(match)) == (MONSTER, "monster-phase")
    assert offers(match) == [offered, "end_phase"]


@rule("DR-5.4")
def test_the_monster_phase_ends_by_a_pick_once_no_monster_is_left() -> None:
    match = at(dungeon="goblin chest", party="scroll thief*2")
    assert "end_phase" not in offers(match)
    do(match, "fight die:thief goblin 1")
    assert (seen(match).phase, offers(match)) == (MONSTER, ["reroll die:scroll", "end_phase"])
    do(match, "end_phase")
    assert seen(match).phase == LOOT


@rule("DR-5.4")
def test_the_loot_phase_ends_at_any_time() -> None:
    match = at(LOOT, dungeon="chest*2", party="thief*2", draws=["elixir"])
    assert "end_phase" in offers(match)
    do(match, "open die:thief 1")
    assert "end_phase" in offers(match)
    do(match, "end_phase")
    assert seen(match).phase == REGROUP


@rule("DR-5.5", "DR-20.9")
def test_an_empty_phase_is_passed_over_and_noted() -> None:
    match = at(dungeon="goblin", party="thief*2")
    do(match, "fight die:thief goblin 1")
    assert seen(match).phase == REGROUP
    assert rules_of(match, "only-pick") == [], "what only leads on goes without saying"


@rule("DR-5.5", "DR-12.2", "DR-20.9")
@pytest.mark.parametrize("phase, lair, dungeon", [(MONSTER, 0, "goblin"), (DRAGON_PHASE, 3, "")])
def test_a_forced_flight_is_confirmed(phase: str, lair: int, dungeon: str) -> None:
    match = at(phase, dungeon=dungeon, lair=lair)
    assert offers(match) == ["flee"]
    assert "flee" not in said(match)
    do(match, "flee")
    assert "flee" in said(match)


@rule("DR-5.6", "DR-8.7")
@pytest.mark.parametrize("phase, lair", [(LOOT, 0), (DRAGON_PHASE, 3)])
def test_a_monster_re_rolled_late_brings_the_monster_phase_back(phase: str, lair: int) -> None:
    match = at(
        phase,
        dungeon="chest*2",
        lair=lair,
        party="fighter cleric mage thief",
        tokens="scroll_token",
        rolls=[2],
        draws=["talisman"],
    )
    do(match, "reroll token:scroll_token", "dungeon chest", "done")
    assert (seen(match).phase, seen(match).dungeon) == (MONSTER, {"skeleton": 1, "chest": 1})
    do(match, "fight die:cleric skeleton 1")
    assert seen(match).phase == LOOT, "the later phases are played again"
    assert "open die:thief 1" in offers(match)
    do(match, "end_phase")
    assert seen(match).phase == (DRAGON_PHASE if lair else REGROUP)


@rule("DR-5.6", "DR-16.5")
def test_the_commanders_re_roll_does_the_same() -> None:
    match = at(DRAGON_PHASE, dungeon="potion", lair=3, party="thief", master=True, ready=True, rolls=[3])
    do(match, "ultimate", "dungeon potion", "done")
    assert (seen(match).phase, offers(match)) == (MONSTER, ["fight die:thief ooze 1", "flee"])


@rule("DR-5.6")
@pytest.mark.parametrize("phase, lair", [(LOOT, 0), (DRAGON_PHASE, 3)])
def test_a_re_roll_without_monsters_leaves_the_phase(phase: str, lair: int) -> None:
    match = at(phase, dungeon="chest", lair=lair, party="thief", tokens="scroll_token", rolls=[5])
    do(match, "reroll token:scroll_token", "dungeon chest", "done")
    assert (seen(match).phase, seen(match).dungeon) == (phase, {"potion": 1})


@rule("DR-5.7", "DR-9.9")
def test_a_die_is_in_the_graveyard_before_its_effect() -> None:
    match = at(LOOT, dungeon="potion", party="thief*7")
    assert seen(match).graveyard == 0
    do(match, "drink die:thief")
    assert (prompt(match), seen(match).graveyard, seen(match).party) == ("revive-face", 1, {"thief": 6})
    match = at(dungeon="goblin", party="scroll*2")
    do(match, "reroll die:scroll")
    assert (prompt(match), seen(match).graveyard, seen(match).party) == ("reroll-pick", 6, {"scroll": 1})


@rule("DR-5.8")
def test_a_token_is_in_the_box_before_its_effect() -> None:
    match = at(LOOT, dungeon="chest", tokens="thieves_tools", box="", draws=[0])
    do(match, "open token:thieves_tools 1")
    assert drawn(match) == ["thieves_tools"], "the only token in the box is the one just spent"
    match = at(DRAGON_PHASE, lair=3, party="fighter mage", tokens="talisman", box="", draws=[0])
    do(match, "dragon")
    assert drawn(match) == ["talisman"]
    match = at(tokens="elixir", dungeon="goblin")
    do(match, "token elixir")
    assert (prompt(match), held(match), seen(match).box["elixir"]) == ("revive-face", {}, 3)


@rule("DR-5.9")
@pytest.mark.parametrize(
    "phase, dungeon, lair, party, tokens, offered",
    [
        (MONSTER, "", 0, "scroll", "town_portal", ["token portal", "end_phase"]),
        (MONSTER, "", 0, "", "scroll_token town_portal", ["token portal", "end_phase"]),
        (MONSTER, "", 0, "thief", "vorpal_sword town_portal", ["token portal", "end_phase"]),
        (MONSTER, "", 0, "thief", "ring_of_invisibility town_portal", ["token portal", "end_phase"]),
        (MONSTER, "", 0, "thief", "dragon_bait town_portal", ["token portal", "end_phase"]),
        (MONSTER, "", 0, "thief*7", "elixir town_portal", ["token portal", "end_phase"]),
        (MONSTER, "", 0, "thief", "dragon_scale town_portal", ["token portal", "end_phase"]),
        (LOOT, "", 0, "thief", "talisman town_portal", ["token portal", "end_phase"]),
        (LOOT, "potion", 0, "thief*7", "talisman", ["drink die:thief", "end_phase"]),
        (DRAGON_PHASE, "", 3, "", "scroll_token dragon_bait", ["flee"]),
        (REGROUP, "", 0, "thief*7", "ring_of_invisibility elixir dragon_bait", ["retire", "glory"]),
    ],
)
def test_nothing_is_spent_without_a_target(
    phase: str, dungeon: str, lair: int, party: str, tokens: str, offered: list[str]
) -> None:
    assert offers(at(phase, dungeon=dungeon, lair=lair, party=party, tokens=tokens)) == offered


@rule("DR-5.9")
@pytest.mark.parametrize(
    "hero, master, dungeon, lair, party",
    [
        ("mercenary", False, "chest", 1, "thief"),
        ("mercenary", True, "", 1, ""),
        ("occultist", False, "goblin", 1, "thief"),
        ("occultist", True, "ooze", 1, "thief"),
        ("minstrel", False, "goblin", 0, "thief"),
        ("minstrel", True, "goblin", 0, "thief"),
        ("knight", False, "chest", 1, "thief"),
        ("knight", True, "chest", 1, "thief"),
        ("enchantress", False, "chest", 1, "thief"),
        ("enchantress", True, "chest", 1, "thief"),
        ("half_goblin", False, "skeleton", 1, "thief"),
        ("half_goblin", True, "skeleton", 1, "thief"),
        ("spellsword", True, "", 0, "thief"),
    ],
)
def test_no_ultimate_without_a_target(hero: str, master: bool, dungeon: str, lair: int, party: str) -> None:
    tokens = "town_portal"
    match = at(dungeon=dungeon, lair=lair, party=party, hero=hero, master=master, ready=True, tokens=tokens)
    assert "token portal" in offers(match)
    assert "ultimate" not in offers(match)


@rule("DR-5.9", "DR-16.26")
@pytest.mark.parametrize(
    "tokens, dungeon, lair, offered",
    [
        ("talisman", "", 0, False),
        ("", "goblin", 1, False),
        ("talisman", "chest", 0, True),
        ("talisman", "", 1, True),
        ("dragon_scale", "goblin", 0, True),
    ],
)
def test_divine_intervention_needs_a_price_and_a_target(tokens: str, dungeon: str, lair: int, offered: bool) -> None:
    match = at(
        dungeon=dungeon, lair=lair, party="thief scroll", hero="crusader", master=True, ready=True, tokens=tokens
    )
    assert ("ultimate" in offers(match)) is offered


@rule("DR-5.1", "DR-9.16")
def test_the_rule_of_each_phase_stands_behind_its_question() -> None:
    asks = {
        MONSTER: at(dungeon="goblin", party="thief"),
        LOOT: at(LOOT, dungeon="chest", party="thief"),
        DRAGON_PHASE: at(DRAGON_PHASE, lair=3),
        REGROUP: at(REGROUP),
    }
    assert {phase: match.pending[0].rule for phase, match in asks.items()} == {
        MONSTER: "DR-6.6",
        LOOT: "DR-9.1",
        DRAGON_PHASE: "DR-10.1",
        REGROUP: "DR-11.2",
    }
    assert rules_of(asks[REGROUP], "only-pick") == []
