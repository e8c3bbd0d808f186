"""DR-10: the Dragon phase."""

from itertools import combinations

import pytest

from oubliettes.games.dungeon_roll.table import DRAGON_PHASE, LOOT, REGROUP
from tests.games.dungeon_roll.situation import (
    Game,
    at,
    drawn,
    greyed,
    held,
    own,
    prompt,
    rules_of,
    seen,
    thrown,
    titles,
)
from tests.support import do, offers, rule, said

TYPES = ["champion", "fighter", "cleric", "mage", "thief"]


def awake(**situation: object) -> Game:
    """The Dragon phase, with three dice in the Lair."""
    return at(DRAGON_PHASE, **({"lair": 3, "draws": ["dragon_scale"]} | situation))  # type: ignore[arg-type]


@rule("DR-10.1", "DR-10.2")
@pytest.mark.parametrize("lair, phase", [(0, REGROUP), (2, REGROUP), (3, DRAGON_PHASE), (4, DRAGON_PHASE)])
def test_the_dragon_wakes_at_three_dice(lair: int, phase: str) -> None:
    match = at(LOOT, dungeon="chest", lair=lair, party="thief")
    do(match, "end_phase")
    assert seen(match).phase == phase


@rule("DR-10.1", "DR-5.1")
def test_monsters_and_loot_come_before_the_dragon() -> None:
    match = at(REGROUP, level=4, party="fighter thief", rolls=[6, 6, 6, 1, 4])
    do(match, "glory")
    assert (prompt(match), seen(match).lair) == ("monster-phase", 3)
    do(match, "fight die:fighter goblin 1")
    assert prompt(match) == "loot-phase"
    do(match, "end_phase")
    assert prompt(match) == "dragon-phase"


@rule("DR-10.3", "DR-10.5")
@pytest.mark.parametrize("types", list(combinations(TYPES, 3)))
def test_any_three_different_companions_defeat_it(types: tuple[str, ...]) -> None:
    match = awake(party=" ".join(types))
    assert offers(match) == ["dragon", "flee"]
    do(match, "dragon")
    view = seen(match)
    assert (view.lair, view.party, view.graveyard, view.phase) == (0, {}, 7, REGROUP)


@rule("DR-10.3", "DR-10.5", "DR-7.7")
@pytest.mark.parametrize(
    "party", ["fighter*2 cleric*2", "champion*5 fighter", "champion fighter scroll*3", "thief*7", ""]
)
def test_two_types_do_not(party: str) -> None:
    match = awake(party=party)
    assert offers(match) == ["flee"]
    assert greyed(match)["dragon"] == "DR-10.3"


@rule("DR-10.3")
def test_a_fight_that_is_offered_is_not_greyed() -> None:
    assert "dragon" not in greyed(awake(party="champion fighter cleric"))


@rule("DR-10.4")
def test_exactly_three_in_one_go() -> None:
    match = awake(party="champion fighter cleric*2", tokens="scepter_of_power")
    do(match, "dragon", "use die:cleric", "use token:scepter_of_power", "use die:fighter")
    view = seen(match)
    assert (view.party, view.graveyard) == ({"champion": 1, "cleric": 1}, 5)
    assert (held(match), view.box["scepter_of_power"]) == ({"dragon_scale": 1}, 3)


@rule("DR-10.6", "DR-13.9")
def test_tokens_may_be_among_the_three() -> None:
    match = awake(tokens="vorpal_sword talisman scepter_of_power")
    assert offers(match) == ["dragon", "flee"]
    do(match, "dragon")
    assert (seen(match).phase, held(match), seen(match).graveyard) == (REGROUP, {"dragon_scale": 1}, 7)
    match = awake(tokens="vorpal_sword thieves_tools", party="fighter")
    assert offers(match) == ["flee"], "a sword is one more Fighter"


@rule("DR-10.7", "DR-15.13", "DR-15.14")
def test_lent_companions_may_be_among_the_three() -> None:
    match = awake(lair=4, party="champion cleric", lent="fighter", hero="occultist")
    do(match, "dragon")
    assert (seen(match).lent, seen(match).graveyard, seen(match).phase) == ({}, 7, REGROUP)


@rule("DR-10.7", "DR-15.12")
@pytest.mark.parametrize("hero, other", [("crusader", "cleric"), ("spellsword", "mage")])
def test_the_hero_card_may_be_among_the_three(hero: str, other: str) -> None:
    match = awake(party="champion fighter", hero=hero, ready=True)
    do(match, "dragon")
    assert (own(match).ready, seen(match).graveyard, seen(match).phase) == (False, 7, REGROUP)
    match = awake(party=f"fighter {other}", hero=hero, ready=True)
    assert offers(match) == ["flee"], "it stands for one of two types, both are there"


@rule("DR-10.8")
@pytest.mark.parametrize("lair", [3, 5, 7])
def test_one_dragon_however_many_dice(lair: int) -> None:
    match = awake(lair=lair, party="champion fighter cleric")
    do(match, "dragon")
    assert (seen(match).lair, own(match).xp, held(match), seen(match).supply) == (0, 1, {"dragon_scale": 1}, 7)


@rule("DR-10.9", "DR-12.1")
def test_otherwise_flee() -> None:
    match = awake(party="champion fighter", level=9)
    assert offers(match) == ["flee"]
    do(match, "flee")
    assert (own(match).xp, own(match).delves) == (0, 3)


@rule("DR-10.10", "DR-10.11", "DR-10.12", "DR-10.13", "DR-13.1")
def test_the_rewards() -> None:
    match = awake(party="champion fighter cleric", xp=2, draws=["town_portal"])
    do(match, "dragon")
    assert (own(match).xp, held(match)) == (3, {"town_portal": 1})
    assert (seen(match).lair, seen(match).supply) == (0, 7)
    assert thrown(match)[-1].shape == ("draw", 36), "from the same box as the Chests"
    assert (rules_of(match, "token-drawn"), rules_of(match, "xp")) == (["DR-10.10"], ["DR-10.11"])
    match = do(awake(party="champion fighter cleric", lair=5, draws=["town_portal"]), "dragon")
    assert (seen(match).lair, seen(match).supply) == (0, 7), "all dice of the Lair, not three"


@rule("DR-10.14")
def test_an_empty_box() -> None:
    match = awake(party="champion fighter cleric", box="", draws=[])
    do(match, "dragon")
    assert (own(match).xp, held(match)) == (2, {})
    assert rules_of(match, "xp") == ["DR-10.14", "DR-10.11"]


@rule("DR-10.15", "DR-5.8")
def test_the_order_of_a_victory() -> None:
    match = awake(party="champion fighter", tokens="talisman", box="", draws=[0])
    do(match, "dragon")
    keys = [key for key in said(match) if key in ("dragon-defeated", "token-drawn", "xp")]
    assert keys == ["dragon-defeated", "token-drawn", "xp"]
    assert drawn(match) == ["talisman"], "the Companions are paid before the draw"


@rule("DR-10.15", "DR-14.5")
def test_the_token_comes_before_the_experience() -> None:
    match = awake(party="champion fighter cleric", xp=4)
    do(match, "dragon")
    keys = [key for key in said(match) if key in ("token-drawn", "xp", "master")]
    assert keys == ["token-drawn", "xp", "master"]


@rule("DR-10.16", "DR-10.17")
@pytest.mark.parametrize(
    "hero, master, tokens, picks, price",
    [
        ("mercenary", False, "ring_of_invisibility", ["token ring"], {}),
        ("minstrel", False, "", ["ultimate"], {}),
        ("minstrel", True, "", ["ultimate"], {}),
        ("spellsword", True, "", ["ultimate"], {}),
        ("crusader", True, "dragon_scale", ["ultimate"], {}),
    ],
)
def test_other_ways_to_empty_the_lair_are_no_victory(
    hero: str, master: bool, tokens: str, picks: list[str], price: dict[str, int]
) -> None:
    match = awake(party="champion fighter cleric", hero=hero, master=master, ready=True, tokens=tokens)
    before = own(match).xp
    do(match, *picks)
    assert (seen(match).lair, seen(match).phase) == (0, REGROUP)
    assert (own(match).xp, held(match), titles(match)) == (before, price, [])
    assert "dragon-defeated" not in said(match)


@rule("DR-10.16")
def test_tokens_may_prepare_the_fight() -> None:
    match = awake(party="champion fighter", tokens="elixir")
    assert offers(match) == ["token elixir", "flee"]
    do(match, "token elixir", "face thief")
    assert offers(match) == ["dragon", "flee"]


@rule("DR-10.17", "DR-19.4")
def test_an_emptied_lair_does_not_count_for_titles() -> None:
    match = awake(party="champion fighter cleric", tokens="ring_of_invisibility", level=4, rolls=[6, 6, 6, 6, 6])
    do(match, "dragon", "glory", "end_phase")
    assert (seen(match).phase, seen(match).lair) == (DRAGON_PHASE, 5)
    do(match, "token ring")
    assert (seen(match).phase, "slayer_of_dragons" in titles(match)) == (REGROUP, False)


@rule("DR-10.17", "DR-19.4")
@pytest.mark.parametrize(
    "hero, master, tokens, pick",
    [
        ("mercenary", False, "ring_of_invisibility", "token ring"),
        ("minstrel", False, "", "ultimate"),
        ("spellsword", True, "", "ultimate"),
        ("crusader", True, "dragon_scale", "ultimate"),
    ],
)
def test_nor_does_it_when_a_real_dragon_follows(hero: str, master: bool, tokens: str, pick: str) -> None:
    match = awake(
        level=3,
        party="champion fighter thief",
        hero=hero,
        master=master,
        ready=True,
        tokens=tokens,
        rolls=[6, 6, 6, 4],
    )
    do(match, pick, "glory", "end_phase", "dragon")
    assert (seen(match).phase, "slayer_of_dragons" in titles(match)) == (REGROUP, False)


@rule("DR-10.18")
def test_regroup_follows_at_once() -> None:
    match = awake(
        lair=4, dungeon="chest*2 potion", party="champion fighter cleric mage thief", tokens="dragon_bait scroll_token"
    )
    do(match, "dragon", "use die:champion", "use die:fighter", "use die:cleric")
    assert (seen(match).phase, seen(match).dungeon) == (REGROUP, {})
    assert offers(match) == ["retire", "glory", "reroll token:scroll_token"]


@rule("DR-10.18")
def test_the_lair_is_counted_again_after_every_token() -> None:
    match = awake(dungeon="chest", tokens="dragon_bait ring_of_invisibility", party="thief")
    do(match, "token bait chest")
    assert (seen(match).phase, seen(match).lair) == (DRAGON_PHASE, 4)
    do(match, "token ring")
    assert (seen(match).phase, seen(match).lair) == (REGROUP, 0)


@rule("DR-10.19", "DR-19.4")
def test_several_dragons_in_one_delve() -> None:
    match = awake(
        level=4,
        party="champion*2 fighter*2 cleric*2",
        draws=["dragon_scale", "elixir"],
        rolls=[6, 6, 6, 4, 4],
    )
    do(match, "dragon", "glory", "end_phase", "dragon")
    assert (own(match).xp, held(match)) == (2, {"dragon_scale": 1, "elixir": 1})
    assert (seen(match).graveyard, seen(match).level) == (7, 5)
    assert "slayer_of_dragons" in titles(match)


@rule("DR-10.20")
def test_only_picks_that_can_be_completed_are_offered() -> None:
    match = awake(party="champion*2 fighter cleric mage scroll")
    do(match, "dragon")
    assert prompt(match) == "dragon-pick"
    assert offers(match) == ["use die:champion", "use die:fighter", "use die:cleric", "use die:mage"]
    do(match, "use die:champion")
    assert (seen(match).chosen, seen(match).graveyard) == (["die:champion"], 1), "all are paid in one go"
    assert offers(match) == ["use die:fighter", "use die:cleric", "use die:mage"]
    do(match, "use die:mage")
    assert offers(match) == ["use die:fighter", "use die:cleric"]
    do(match, "use die:cleric")
    assert (seen(match).party, seen(match).chosen) == ({"champion": 1, "fighter": 1, "scroll": 1}, [])


@rule("DR-10.20", "DR-15.11")
def test_completable_with_a_swap() -> None:
    match = awake(party="fighter*2 mage cleric", hero="spellsword")
    do(match, "dragon")
    assert offers(match) == ["use die:fighter", "use die:cleric", "use die:mage"]
    do(match, "use die:fighter")
    assert offers(match) == ["use die:fighter", "use die:cleric", "use die:mage"]
    do(match, "use die:fighter")
    assert seen(match).party == {"mage": 1}, "only the Cleric could complete that set"


@rule("DR-10.20", "DR-20.9")
@pytest.mark.parametrize("party", ["champion fighter cleric", "champion*2 fighter cleric scroll*3"])
def test_a_single_set_is_used_without_further_picks(party: str) -> None:
    match = awake(party=party)
    do(match, "dragon")
    assert prompt(match) == "regroup-phase"


@rule("DR-10.20")
def test_a_single_set_left_ends_the_picking() -> None:
    match = awake(party="champion fighter cleric mage")
    do(match, "dragon", "use die:champion", "use die:fighter")
    assert prompt(match) == "dragon-pick"
    match = awake(party="champion fighter cleric", tokens="vorpal_sword")
    do(match, "dragon", "use token:vorpal_sword")
    assert (prompt(match), seen(match).party) == ("regroup-phase", {"fighter": 1})
