"""Means, quantiles, intervals and ratings, against other ways to get them."""

from math import log10, sqrt
from random import Random
from statistics import NormalDist, fmean, quantiles, stdev

import pytest

from oubliettes.lab.rating import rate
from oubliettes.lab.stats import share, spread, spread_of


@pytest.mark.parametrize("size", [2, 3, 4, 5, 17, 100])
def test_spread_as_in_the_standard_library(size: int) -> None:
    rng = Random(size)
    values = [rng.choice([-1, 0, 2, 2.5, 7, 11]) for _ in range(size)]
    found = spread(values)
    assert [found.first, found.middle, found.third] == pytest.approx(quantiles(values, n=4, method="inclusive"))
    assert (found.n, found.low, found.high) == (size, min(values), max(values))
    assert (found.mean, found.deviation) == pytest.approx((fmean(values), stdev(values)))
    assert found.margin == pytest.approx(1.96 * stdev(values) / sqrt(size))
    assert spread(reversed(values)) == found == spread_of({value: values.count(value) for value in values})


def test_nothing_and_one() -> None:
    assert spread([]).n == 0
    assert (spread([4]).mean, spread([4]).margin, spread([4]).third) == (4, 0, 4)


def test_wilson() -> None:
    assert share(0, 10) == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert share(50, 100) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    assert share(10, 10)[2] == 1
    assert share(0, 0) == (0, 0, 1)


def test_two_bots_differ_by_their_odds() -> None:
    """With one drawn game more than were played: 909.5 of 1001."""
    best, worst = rate(["a", "b"], {("a", "b"): (909, 1000)})
    assert (best.name, best.games, best.won, worst.won) == ("a", 1000, 909, 91)
    assert best.rating - worst.rating == pytest.approx(400 * log10(909.5 / 91.5))
    assert best.rating + worst.rating == pytest.approx(3000)
    p = 909.5 / 1001
    margin = 1.96 * 400 / 2.302585 / sqrt(1001 * p * (1 - p))
    assert (best.high - best.low + worst.high - worst.low) / 2 == pytest.approx(margin, rel=1e-5)


def test_a_bot_that_never_lost_has_a_rating() -> None:
    best, worst = rate(["weak", "strong"], {("weak", "strong"): (0, 50)})
    assert best.name == "strong"
    assert 600 < best.rating - worst.rating < 1000


def test_a_ladder_adds_up() -> None:
    """a and c never met: what is known of them goes through b."""
    ratings = {rating.name: rating for rating in rate("abc", {("a", "b"): (75, 100), ("b", "c"): (75, 100)})}
    step = 400 * log10(75.5 / 25.5)
    assert ratings["a"].rating - ratings["b"].rating == pytest.approx(step)
    assert ratings["b"].rating - ratings["c"].rating == pytest.approx(step)
    assert ratings["a"].margin > ratings["b"].margin


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Three bots of known strength: of 300 tournaments about 95 in 100 intervals hold it."""
    rng = Random(5)
    truth = {"a": 150.0, "b": 0.0, "c": -150.0}
    held = 0
    for _ in range(300):
        met = {}
        for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
            p = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            met[one, other] = (sum(rng.random() < p for _ in range(80)), 80)
        held += sum(rating.low <= 1500 + truth[rating.name] <= rating.high for rating in rate("abc", met))
    sigma = sqrt(900 * 0.95 * 0.05)
    assert abs(held - 855) < NormalDist().inv_cdf(0.9995) * sigma * sqrt(3)
