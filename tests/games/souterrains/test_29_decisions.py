"""SS-29: decisions and hidden information."""

from oubliettes.games.souterrains.fixtures import Trap
from tests.games.souterrains.situation import d10, play, table
from tests.support import do, rule, said


@rule("SS-29.3", "SS-20.2")
def test_a_cache_takes_many_things() -> None:
    new = table(items=["shield", "leather"], resources=3, po=5)
    match = do(play(new), "make_cache", "drop 0 shield", "drop 0 leather", "drop_stack gold 5", "improve", "done")
    cache = new.place.cache
    assert cache is not None
    assert ([item.id for item in cache.goods.items], cache.goods.coin_count, cache.bonus) == (
        ["shield", "leather"],
        5,
        2,
    )
    assert (new.t, match.pending[0].prompt) == (12, "explore")


@rule("SS-29.7")
def test_a_failed_search_says_the_same_whatever_is_there() -> None:
    for traps in ([], [Trap("pit", "floor")]):
        new = table(resources=1)
        new.place.hidden.traps = traps
        match = do(play(new, ("searched",), rolls=[2, *d10(0)]), "roll")
        assert said(match)[:2] == ["test-failed", "search-fails"]
