"""SS-5: Resources."""

import pytest

from tests.games.souterrains.situation import against, at, d10, needed, play, table, town
from tests.support import do, offers, rule


@rule("SS-5.1")
def test_a_resource_is_whatever_is_needed_when_it_is_spent() -> None:
    """Bought as nothing in particular; then oil, a bag, food and something for a roll, each for any one of them."""
    match = do(town(po=20), *["buy resource"] * 4)
    hero = match.table.hero
    assert (hero.resources, hero.pack.items, match.pending[0].prompt) == (4, [], "town")  # nothing is asked of it
    new = table(resources=4, off="lantern", t=58)
    assert new.hero.off
    new.hero.off = new.hero.off._replace(left=7)
    new.place.loot.coins[1].found = 500
    match = do(play(new, ("take_loot",), rolls=[2, *d10(0), 20]), "bag")
    assert new.hero.resources == 3
    do(match, "done", "gear", "refill off", "done")
    assert (new.hero.resources, match.pending[0].prompt) == (2, "five-feed")
    do(match, "pay", "decline")
    assert (new.hero.resources, match.pending[0].prompt) == (1, "explore")
    do(match, "search", "resource")
    assert new.hero.resources == 0


@rule("SS-5.5")
@pytest.mark.parametrize("rounds, asked", [(12, "explore"), (59, "explore"), (60, "five-feed")])
def test_a_resource_every_five_turns_or_fatigue(rounds: int, asked: str) -> None:
    def passes(*picks: str) -> tuple[int, int]:
        new = table(resources=3, since=rounds, t=7)
        new.rested = True
        match = play(new, ("checks",))
        assert match.pending[0].prompt == asked
        if asked == "five-feed":
            do(match, *picks)
        return new.hero.resources, new.hero.fatigue

    assert passes("pay") == ((2, 0) if rounds == 60 else (3, 0))
    assert passes("decline") == ((3, 1) if rounds == 60 else (3, 0))


@rule("SS-5.8", "SS-5.9", "SS-5.10", "SS-6.7", "SS-6.15", "SS-29.3")
def test_resources_on_a_roll() -> None:
    match = at(("searched",), resources=3, domains=["observation"], rolls=[11, *d10(0)])
    do(match, "resource", "resource")
    assert (needed(match), match.table.hero.resources) == (12, 1)
    do(match, "roll")
    assert offers(match) == ["reroll", "keep"]  # no more may be added
    do(match, "keep")
    assert match.table.hero.resources == 1
    match = against("orc", ("slot", (0,), ()), resources=2, init=[0, 0], rolls=[15, 3, 1])
    do(match, "attack 0 orc", "roll")
    assert match.table.group.members[0].hp == 1  # no ask for the damage


@rule("SS-5.10", "SS-6.6")
def test_a_re_roll_keeps_what_was_committed_and_takes_no_more() -> None:
    new = table(resources=3, domains=["observation"])
    match = do(play(new, ("searched",), rolls=[13, 14, 1, *d10(0)]), "resource", "roll")
    assert (match.pending[0].prompt, offers(match), new.hero.resources) == ("reroll", ["reroll", "keep"], 2)
    do(match, "reroll")
    assert match.pending[0].prompt == "search-take"  # 14 + 1 + 2


@rule("SS-5.11", "SS-9.3", "SS-9.4")
def test_a_lantern_is_refilled() -> None:
    new = table(off="lantern", resources=1)
    assert new.hero.off
    new.hero.off = new.hero.off._replace(left=7)
    match = do(play(new), "gear", "refill off", "done")
    assert match.table.hero.off
    assert (match.table.hero.off.left, match.table.hero.resources, match.table.t) == (287, 0, 1)


@rule("SS-5.12", "SS-21.2")
def test_a_resource_makes_one_bag() -> None:
    new = table(resources=2, po=400)
    new.place.loot.coins[1].found = 500
    match = do(play(new, ("take_loot",)), "bag")
    assert (new.hero.bags, new.hero.resources, new.hero.coin_room) == (1, 1, 400)
    do(match, "take_stack gold 400")
    assert "bag" in offers(match)
