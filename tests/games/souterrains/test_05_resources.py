"""SS-5: Resources."""

from tests.games.souterrains.situation import against, at, d10, needed, play, table
from tests.support import do, offers, rule


@rule("SS-5.1", "SS-5.8", "SS-5.9", "SS-5.10", "SS-6.7", "SS-6.15", "SS-29.3")
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
