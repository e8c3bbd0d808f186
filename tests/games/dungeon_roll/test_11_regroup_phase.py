"""DR-11: the Regroup phase."""

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, MONSTER, REGROUP
from tests.games.dungeon_roll.situation import at, greyed, held, own, prompt, rules_of, seen, thrown
from tests.support import do, offers, rule


@rule("DR-11.1")
def test_the_levels_dice_go_back_and_the_lair_stays() -> None:
    match = at(LOOT, level=6, dungeon="chest potion*2", lair=2, party="thief", hero="occultist", lent="fighter")
    assert seen(match).supply == 1
    do(match, "end_phase")
    view = seen(match)
    assert (view.phase, view.dungeon, view.lair, view.lent, view.supply) == (REGROUP, {}, 2, {}, 5)


@rule("DR-11.2")
def test_retire_or_seek_glory() -> None:
    match = at(REGROUP, level=9, party="thief")
    assert offers(match) == ["retire", "glory"]
    assert match.pending[0].rule == "DR-11.2"


@rule("DR-11.3", "DR-11.4", "DR-14.1")
@pytest.mark.parametrize("level", range(1, 10))
def test_retiring_gives_the_number_of_the_level(level: int) -> None:
    match = at(REGROUP, level=level, party="thief", xp=1)
    do(match, "retire")
    assert own(match).xp == 1 + level
    assert (own(match).delves, rules_of(match, "xp")) == (3, ["DR-11.3"])


@rule("DR-11.4")
def test_not_the_sum_of_the_levels() -> None:
    match = at(REGROUP, level=4, party="thief", rolls=[4] * 5)
    do(match, "glory", "end_phase", "retire")
    assert own(match).xp == 5


@rule("DR-11.5", "DR-11.12", "DR-11.2")
@pytest.mark.parametrize("dungeon, pick", [("goblin", "fight die:thief goblin 1"), ("chest", "end_phase")])
def test_level_ten_ends_the_delve(dungeon: str, pick: str) -> None:
    match = at(MONSTER if dungeon == "goblin" else LOOT, level=10, dungeon=dungeon, party="thief")
    do(match, pick)
    assert not match.pending, "nothing is asked"
    assert (own(match).xp, own(match).delves) == (10, 3)
    assert rules_of(match, "xp") == ["DR-11.5"]


@rule("DR-11.5", "DR-11.12")
def test_level_ten_by_way_of_the_dragon() -> None:
    tokens = "elixir ring_of_invisibility"
    match = at(DRAGON_PHASE, level=10, lair=3, party="champion mage thief", tokens=tokens, draws=["talisman"])
    do(match, "dragon")
    assert not match.pending, "not even with tokens that Regroup allows"
    assert own(match).xp == 11


@rule("DR-11.6", "DR-4.1")
def test_glory_is_one_level_deeper() -> None:
    match = at(REGROUP, level=3, party="thief", rolls=[1, 2, 4, 5])
    do(match, "glory")
    assert (seen(match).level, thrown(match)[-1].shape) == (4, ("roll", 6, 6, 6, 6))
    assert (prompt(match), own(match).xp) == ("monster-phase", 0)


@rule("DR-11.7")
def test_the_party_is_kept_as_it_is() -> None:
    match = at(REGROUP, level=3, party="thief mage scroll", rolls=[1, 2, 4, 5])
    do(match, "glory")
    view = seen(match)
    assert (view.party, view.graveyard) == ({"thief": 1, "mage": 1, "scroll": 1}, 4)
    assert len(thrown(match)) == 1


@rule("DR-11.8", "DR-12.3")
@pytest.mark.parametrize("rolls", [[1, 1, 1, 1, 1], [6, 6, 6, 6, 6]])
def test_once_deeper_win_or_gain_nothing(rolls: list[int]) -> None:
    match = at(REGROUP, level=4, rolls=rolls)
    do(match, "glory")
    assert offers(match) == ["flee"]
    do(match, "flee")
    assert own(match).xp == 0


@rule("DR-11.9")
@pytest.mark.parametrize(
    "phase, dungeon, lair, ways_out",
    [
        (MONSTER, "goblin", 0, ["token portal", "flee"]),
        (MONSTER, "chest", 0, ["token portal"]),
        (LOOT, "chest", 0, ["token portal"]),
        (DRAGON_PHASE, "", 3, ["token portal", "flee"]),
    ],
)
def test_no_leaving_before_regroup(phase: str, dungeon: str, lair: int, ways_out: list[str]) -> None:
    match = at(phase, dungeon=dungeon, lair=lair, party="thief", tokens="town_portal")
    leaving = ("retire", "glory", "flee", "token portal")
    assert [option for option in offers(match) if option in leaving] == ways_out


@rule("DR-11.10")
def test_elixir_scroll_token_and_ring_before_the_choice() -> None:
    tokens = (
        "vorpal_sword talisman scepter_of_power thieves_tools scroll_token ring_of_invisibility dragon_scale elixir"
    )
    match = at(REGROUP, lair=2, party="thief mage", tokens=f"{tokens} dragon_bait town_portal", ready=True, rolls=[1])
    assert offers(match) == ["retire", "glory", "reroll token:scroll_token", "token ring", "token elixir"]
    do(match, "token ring")
    assert (seen(match).lair, seen(match).supply, prompt(match)) == (0, 7, "regroup-phase")
    do(match, "token elixir", "face cleric")
    assert seen(match).party == {"cleric": 1, "mage": 1, "thief": 1}
    do(match, "reroll token:scroll_token")
    assert offers(match) == ["party cleric", "party mage", "party thief"], "Party dice only"
    do(match, "party thief", "done")
    assert (seen(match).party, prompt(match)) == ({"champion": 1, "cleric": 1, "mage": 1}, "regroup-phase")
    assert offers(match) == ["retire", "glory"]


@rule("DR-11.10", "DR-4.3")
def test_a_ring_at_regroup_frees_dice_for_the_next_level() -> None:
    match = at(REGROUP, level=6, lair=2, party="thief", tokens="ring_of_invisibility", rolls=[4] * 7)
    do(match, "token ring", "glory")
    assert seen(match).dungeon == {"chest": 7}


@rule("DR-11.11", "DR-13.27")
def test_no_portal_and_no_bait_in_the_regroup_phase() -> None:
    match = at(REGROUP, level=5, party="thief", tokens="town_portal dragon_bait")
    assert offers(match) == ["retire", "glory"]
    assert greyed(match)["token portal"] == "DR-11.11"
    do(match, "retire")
    assert (own(match).xp, held(match)) == (5, {"town_portal": 1, "dragon_bait": 1})
    assert "token portal" not in greyed(at(REGROUP, level=5, party="thief"))


@rule("DR-11.12")
def test_level_nine_still_asks() -> None:
    match = at(level=9, dungeon="goblin", party="thief")
    do(match, "fight die:thief goblin 1")
    assert offers(match) == ["retire", "glory"]
