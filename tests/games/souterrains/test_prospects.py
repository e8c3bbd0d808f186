"""What bots foresee: right on average, and worse where it is worse."""

from random import Random
from statistics import fmean

import pytest

from oubliettes.games import GAMES
from oubliettes.games.souterrains.fixtures import NOWHERE
from oubliettes.games.souterrains.mind.prospects import evaluate
from oubliettes.games.souterrains.rules.dungeons.contents import stand
from oubliettes.games.souterrains.table import Table
from oubliettes.kernel import FastDice, Match
from oubliettes.players.search import Manner, Search
from tests.games.foreseen import forecasts
from tests.games.souterrains.situation import group, room, table

GAME = GAMES["seul-dans-les-souterrains"]


@pytest.mark.parametrize("mode, games, bias", [("expedition", 600, 0.02), ("career", 60, 0.03)])
def test_what_is_foreseen_comes_to_pass_on_average(mode: str, games: int, bias: float) -> None:
    found = forecasts(GAME, {"game_mode": mode}, games, share=0.1)
    assert len(found) > 1000
    assert fmean(end - forecast for forecast, end in found) == pytest.approx(0.0, abs=bias)
    found.sort()
    half = len(found) // 2
    low, high = fmean(end for _, end in found[:half]), fmean(end for _, end in found[half:])
    assert high > low + bias, "where more is foreseen, more comes of it"


@pytest.mark.parametrize("mode", ["expedition", "career"])
def test_what_is_worse_looks_worse(mode: str) -> None:
    def standing(fatigue: int = 0, xp: int = 0) -> Table:
        new = table(sections=[room(), room(13, 10)], resources=6, fatigue=fatigue, xp=xp)
        new.settings.game_mode = mode
        new.deeds.expeditions = 1
        return new

    well = evaluate(standing(), 0)
    assert evaluate(standing(fatigue=6), 0) < well
    assert evaluate(standing(xp=300), 0) > well
    poor = standing()
    poor.hero.pack.resources.plain = 1
    assert evaluate(poor, 0) < well
    met = standing()
    stand(met.dungeon, 0, group("orc*3"))
    met.dungeon.awaken(0)
    assert evaluate(met, 0) < well
    deep = standing()
    deep.section = 1
    assert evaluate(deep, 0) < well, "far from the way out"
    dead = standing(xp=300)
    dead.deeds.end = "dead"
    assert evaluate(dead, 0) < well


def test_a_search_buys_what_he_needs_before_he_sets_out() -> None:
    """What things are good for shows in the dungeon only: a search that stops in the shop would buy nothing."""
    rng = Random(3)
    for seed in range(4):
        match = Match.new(GAME, seats=1, options={"game_mode": "expedition"}, dice=FastDice(seed))
        while match.pending[0].prompt != "shop":
            ask = match.pending[0]
            match.choose(0, GAME.policy(match.table, ask, rng))
        assert match.table.here == NOWHERE
        tally = Search(GAME, match.sight(0), seed, Manner()).run(120)
        assert tally.options[tally.best(Manner().doubt)][0] == "buy"
