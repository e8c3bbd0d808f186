"""The numbers of the rules are those of the box: who changes one plays by it, and is shown it."""

from typing import Any

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.changed import changed
from tests.support import do, rule


def other(numbers: dict[str, Any]) -> Any:
    """The situations of this game where these numbers are others."""
    return changed("dungeon-roll", "tests.games.dungeon_roll.situation", numbers)


@rule("DR-11.3", "DR-13.26")
@pytest.mark.parametrize("pick, tokens", [("retire", ""), ("token portal", "town_portal")])
def test_what_a_level_is_worth(pick: str, tokens: str) -> None:
    s = other({"level.2.retire_xp": 7})
    dungeon = "goblin" if tokens else ""
    match = s.at(MONSTER if tokens else REGROUP, level=3, dungeon=dungeon, party="thief", tokens=tokens)
    do(match, pick)
    assert s.own(match).xp == 7


@rule("DR-11.3")
def test_what_is_at_stake_is_told() -> None:
    s = other({"level.2.retire_xp": 7})
    assert s.seen(s.at(REGROUP, level=3, party="thief")).odds["xp"] == 7


@rule("DR-14.3")
def test_the_experience_that_turns_the_card() -> None:
    s = other({"hero.mercenary.xp_to_master": 2})
    match = s.at(REGROUP, level=1, party="thief")
    assert s.own(match).needed == 2
    do(match, "retire")
    assert not s.own(match).master
    match = s.at(REGROUP, level=2, party="thief")
    do(match, "retire")
    assert s.own(match).master


@rule("DR-10.1", "DR-10.3", "DR-10.10")
def test_the_dragon() -> None:
    s = other({"constants.lair_threshold": 4, "constants.dragon_companions": 2, "constants.dragon_tokens": 3})
    asleep = s.at(LOOT, dungeon="potion", party="thief mage", lair=3)
    do(asleep, "end_phase")
    assert s.seen(asleep).phase == REGROUP
    awake = s.at(DRAGON_PHASE, party="thief mage", lair=4, draws=["dragon_scale"] * 3)
    assert (s.seen(awake).wakes, s.seen(awake).slayers) == (4, 2)
    do(awake, "dragon")
    assert s.drawn(awake) == ["dragon_scale"] * 3


@rule("DR-17.5")
def test_a_pair_of_scales() -> None:
    s = other({"treasure.dragon_scale.pair_bonus": 5})
    assert s.outcome(s.ended((0, "dragon_scale*2"))).scores == (7,)


@rule("DR-19.13", "DR-19.17", "DR-19.23")
def test_what_titles_ask_for_at_the_end() -> None:
    names = ("bottomless_bag", "natural_20", "magical_whirlwind")
    s = other({f"title.{name}.least": 3 for name in names})
    assert set(names).isdisjoint(s.titles(s.ended((0, "thieves_tools*2"))))
    assert set(names) <= set(s.titles(s.ended((0, "thieves_tools*3"))))


@rule("DR-11.5", "DR-1.9")
def test_how_deep_it_goes() -> None:
    s = other({"constants.max_level": 4})
    match = s.at(LOOT, level=4, dungeon="potion", party="thief")
    assert s.seen(match).levels == 4
    do(match, "end_phase")
    assert (s.own(match).xp, s.own(match).delves) == (4, 3)
