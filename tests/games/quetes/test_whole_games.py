"""Whole games at random and by policy, for every number of seats: they end, and nothing is lost on the way."""

import os
from random import Random

import pytest

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import Ask, FastDice, Match, Pick, playout, random_policy
from tests.support import rule

MANY = int(os.environ.get("OUBLIETTES_MANY", "1"))


@rule("QT-1.3", "QT-1.7", "QT-25.2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_with_40_gems_and_120_cards(seats: int) -> None:
    for seed in range(8 * MANY):
        rng = Random(seed)
        chance = random_policy(rng)
        picks = 0

        def pick(t: Table, ask: Ask) -> Pick:
            nonlocal picks
            picks += 1
            assert len(set(ask.options)) == len(ask.options) > 0
            if picks % 7 == 0:
                assert GAME.check(t) == []
            return chance(t, ask)  # noqa: B023

        options = {"target": rng.choice(("default", "12", "15", "20"))} if seats > 2 else {}
        t = playout(GAME, GAME.setup(seats, GAME.settle(seats, options)), pick, FastDice(seed))
        assert GAME.check(t) == []
        assert t.ending in ("target", "deck")
        assert (t.ending == "target") == any(p.trophies >= t.target for p in t.players)
        assert picks < 20_000


@rule("QT-1.1", "QT-1.7")
@pytest.mark.parametrize("seats", GAME.seats)
def test_policy_games_end_too(seats: int) -> None:
    for seed in range(4 * MANY):
        rng = Random(seed)
        t = GAME.setup(seats, GAME.settle(seats, {}))
        playout(GAME, t, lambda table, ask, rng=rng: GAME.policy(table, ask, rng), FastDice(seed))  # type: ignore[misc]
        assert GAME.check(t) == []
        assert t.ending


def test_the_policy_beats_chance() -> None:
    won = 0.0
    for seed in range(40):
        rng = Random(seed)
        chance, me = random_policy(rng), seed % 4

        def pick(t: Table, ask: Ask, me: int = me, rng: Random = rng) -> Pick:
            return GAME.policy(t, ask, rng) if ask.seat == me else chance(t, ask)  # noqa: B023

        t = playout(GAME, GAME.setup(4, GAME.settle(4, {})), pick, FastDice(seed))
        ranks = GAME.result(t).ranks
        won += (ranks[me] == 1) / ranks.count(1)
    assert won / 40 > 0.6  # four times in five in the long run: benchmarks/quetes.py


@rule("QT-9.16", "QT-11.4", "QT-11.22", "QT-11.24")
def test_a_table_of_bots_bargains_keeps_and_breaks() -> None:
    """Offers are made and taken, most promises are kept, some are broken, and some trades are done."""
    found: dict[str, int] = {}
    for seed in range(12):
        rng = Random(seed)
        t = GAME.setup(4, GAME.settle(4, {}))
        t.log = []
        playout(GAME, t, lambda table, ask, rng=rng: GAME.policy(table, ask, rng), FastDice(seed))  # type: ignore[misc]
        for event in t.log:
            found[event.key] = found.get(event.key, 0) + 1
    assert found["bid"] > found["handshake"] > 12
    assert found["counter-offer"] > found["counter-refused"] > 0
    assert found["arena-offer"] > found["answer-yes"] > 12
    assert found["answer-no"] > 0
    assert found["answer-perhaps"] > 0
    assert found["trade-proposed"] > found["trade-done"] > 12
    settled = found["promise-kept"] + found["promise-kept-in-part"] + found["promise-broken"]
    assert 0.5 < found["promise-kept"] / settled < 0.95
    assert 0.05 < found["promise-broken"] / settled < 0.4


def test_a_grudge_changes_the_price() -> None:
    """Who has betrayed a seat pays more for its help, is trusted less, and in the end gets none."""
    from oubliettes.games.quetes.mind.bargain import asking_price, trust, unwilling
    from oubliettes.games.quetes.pieces import CARD, POWER
    from oubliettes.games.quetes.rules.combat import new_fight
    from tests.games.quetes.situation import seat, table

    t = table("thief", seat("warrior", token=False), "priest")
    fight = new_fight(t, "monster", 0, enemy=CARD["orc_champion"], enemy_power=POWER[CARD["orc_champion"]])
    price, faith = asking_price(t, 1, fight), trust(t, 1, 0)
    t.betrayals[0][1] = 1
    t.players[0].record[2] = 1
    assert asking_price(t, 1, fight) > 1.3 * price
    assert trust(t, 1, 0) < 0.6 * faith
    assert asking_price(t, 2, fight) < asking_price(t, 1, fight)  # the other was not betrayed
    assert not unwilling(t, 1, fight)
    t.betrayals[0][1] = 2
    assert unwilling(t, 1, fight)


def test_a_match_can_be_played_by_policy_from_what_each_seat_sees() -> None:
    match: Match[Table] = Match.new(GAME, seats=5, dice=FastDice(5))
    rng = Random(5)
    while match.pending:
        ask = match.pending[0]
        match.choose(ask.seat, GAME.policy(GAME.hide(match.table, ask.seat), ask, rng))
    assert match.result
