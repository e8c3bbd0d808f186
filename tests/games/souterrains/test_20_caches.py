"""SS-20: caches."""

from random import Random

import pytest

from oubliettes.games.souterrains import GAME
from oubliettes.games.souterrains.dungeon import Cache
from oubliettes.games.souterrains.goods import Goods, Item
from oubliettes.games.souterrains.pieces import DAY, TURN
from oubliettes.games.souterrains.rules.dungeons.contents import (
    stand,
)
from oubliettes.games.souterrains.wares import COINS
from tests.games.souterrains.situation import at, group, hidden_here, needed, play, table
from tests.support import do, offers, rule


@rule("SS-20.1", "SS-20.2", "SS-20.3", "SS-20.6", "SS-20.7", "SS-20.10")
def test_a_cache() -> None:
    match = at(items=["moonstone"], resources=3, po=10)
    do(match, "make_cache", "drop 0 moonstone", "improve", "drop_stack gold 5", "done")
    cache = match.table.place.cache
    assert cache is not None
    assert (cache.bonus, [item.id for item in cache.goods.items], cache.goods.coin_count, match.table.t) == (
        2,
        ["moonstone"],
        5,
        12,
    )
    assert "make_cache" not in offers(match)  # one per section
    do(match, "open_cache")  # within a Turn: no test
    assert match.pending[0].prompt == "loot"
    do(match, "take 0 moonstone", "done")
    assert match.table.place.cache is not None
    assert match.table.place.cache.bonus == 2
    match.table.place.cache.closed_at = -1728
    match.dice.rolls += [20]  # type: ignore[attr-defined]
    do(match, "open_cache", "roll", "done")
    assert match.table.place.cache.closed_at == match.table.clock
    new = table()
    new.place.cache = Cache(Goods(items=[Item("moonstone")]), 6, -99)
    play(new, ("open_cache",), rolls=[1, 2])
    assert new.place.cache is None  # looted: the bonus is lost


@rule("SS-20.2", "SS-4.7")
def test_no_cache_before_others() -> None:
    new = table(resources=54)
    assert "make_cache" in offers(play(new))
    them = group("gnome", attitude="friendly")
    them.peace = True
    stand(new.dungeon, 0, them)
    new.dungeon.awaken(0)
    assert (new.hero.status, "make_cache" in offers(play(new))) == (3, False)


@rule("SS-20.4", "SS-20.6")
def test_days_of_a_cache_are_full_days() -> None:
    for since, extra in ((TURN, 0), (DAY - 1, 0), (DAY, 1), (3 * DAY - 1, 2)):
        match = play(hidden_here(since), ("open_cache",))
        assert needed(match) == 10 - 1 - 4 + extra
    assert play(hidden_here(TURN - 1), ("open_cache",)).pending[0].prompt == "loot"  # too soon for anybody


@rule("SS-20.10", "SS-21.17")
@pytest.mark.parametrize("place", ["cache", "loot"])
def test_a_bot_takes_from_the_heap_that_is_offered(place: str) -> None:
    """As much silver lies about as is hidden, a shield here and a moonstone there."""
    new = table()
    lying, cached = Goods(items=[Item("shield")]), Goods(items=[Item("shield"), Item("moonstone", value=9000)])
    for goods in (lying, cached):
        goods.coins[COINS.index("silver")].plain = 5
    new.place.loot = lying
    new.place.cache = Cache(cached, 0, new.clock)
    match = play(new, ("open_cache",) if place == "cache" else ("take_loot",))
    assert ("take 1 moonstone" in offers(match)) == (place == "cache")
    while match.pending[0].prompt == "loot":
        match.choose(0, GAME.policy(new, match.pending[0], Random(1)))
    assert ("moonstone" in [item.id for item in new.hero.pack.items]) == (place == "cache")
    assert (new.place.loot if place == "loot" else cached).coin_count == 0


@rule("SS-20.10", "SS-20.9")
def test_a_looted_cache_has_lost_its_bonus() -> None:
    new = hidden_here(DAY)
    do(play(new, ("open_cache",), rolls=[2, 5, 4]), "roll", "done")
    assert new.place.cache is not None
    assert ([item.id for item in new.place.cache.goods.items], new.place.cache.bonus) == (["shield"], 0)
    assert new.place.cache.closed_at == DAY
    new = hidden_here(DAY)
    do(play(new, ("open_cache",), rolls=[20]), "roll", "done")
    assert new.place.cache is not None
    assert (len(new.place.cache.goods.items), new.place.cache.bonus) == (2, 4)
