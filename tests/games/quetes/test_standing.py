"""Questions that are one decision, and answers that a seat leaves in advance."""

from random import Random

from oubliettes.games.quetes import GAME
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import FastDice, Match, Pick, Standing
from tests.games.quetes.situation import arena, go, meet, play, seat, table
from tests.support import rule


def answered(match: Match[Table], number: int, order: str, term: str = "always", about: int = -1) -> Pick | None:
    found = match.ordered(number, [match.order(number, order, term, about)])
    return found[1] if found else None


@rule("QT-11.8")
def test_who_helps_nobody_is_not_asked() -> None:
    match = meet(table("thief", "warrior", "priest"), "ogre_cook", "negotiate")
    assert answered(match, 1, "no-help") == ("decline",)
    assert answered(match, 1, "no-offer") is None
    go(match, "1:decline", "2:decline", "haggle seat:2", "gems 0", "done", "favour", "clause if_we_win")
    assert match.pending[0].prompt == "answer-counter"
    assert answered(match, 2, "no-help") == ("no",)


@rule("QT-9.8", "QT-9.10")
def test_trades_of_one_seat_are_refused_those_of_others_asked_about() -> None:
    t = table(seat("thief", gems=3), seat("warrior", gems=1), "priest")
    match = go(play(t, "turn 0"), "trade seat:1", "purpose none", "gems 1", "gems 1", "done")
    assert match.pending[0].prompt == "answer-trade"
    assert answered(match, 1, "refuse-from", about=0) == ("refuse",)
    assert answered(match, 1, "refuse-from", about=2) is None
    match = go(play(table(seat("thief", gems=3), "warrior", "priest"), "turn 0"), "call_for_offers")
    assert answered(match, 1, "no-offer") == ("pass",)


@rule("QT-14.4", "QT-21.5")
def test_neutral_where_one_may_be() -> None:
    assert answered(arena(table("thief", "warrior", "priest"), 1), 2, "stay-neutral") == ("neutral",)
    match = play(table("thief", "warrior", "priest"), "challenge 1 True")
    assert match.pending[0].prompt == "camp"
    assert answered(match, 2, "stay-neutral") is None


@rule("QT-12.7", "QT-19.16", "QT-17.9", "QT-21.8")
def test_no_power_no_claim_no_change() -> None:
    match = meet(table("warrior", "thief", "priest"), "ogre_cook", "fight")
    assert answered(match, 0, "no-power") == ("done",)
    match = meet(table("sorcerer", "thief", "priest"), "ogre_cook", "fight")
    assert match.pending[0].prompt == "sorcerer-flight"
    assert answered(match, 0, "no-power") == ("stay",)
    t = table(seat("thief", main="wretched"), seat("warrior", trophies=1), seat("priest", trophies=1))
    assert answered(play(t, "turn 0"), 0, "no-claim") == ("decline",)
    match = play(table(seat("thief", main="greed", secondary="hero"), "warrior", "priest"), "new_choice 0")
    assert answered(match, 0, "keep-main") == ("keep_main",)


@rule("QT-3.4", "QT-10.9")
def test_orders_end_with_the_round_or_with_an_attack() -> None:
    match = meet(table("thief", "warrior", "priest"), "ogre_cook", "negotiate")
    orders = [match.order(1, "no-help", "round"), match.order(1, "no-offer", "attacked")]
    assert match.in_force(1, orders) == orders
    match.table.round += 1
    assert match.in_force(1, orders) == [Standing("no-offer", "attacked")]
    match.table.challenges[0][2] += 1  # somebody else
    assert match.in_force(1, orders) == [Standing("no-offer", "attacked")]
    match.table.challenges[0][1] += 1
    assert match.in_force(1, orders) == []


def test_what_would_tell_something_takes_its_time() -> None:
    """A fist, a claim and a power are secrets; that somebody will not help or trade is said aloud at once."""
    blind = {order.id for order in GAME.orders if order.blind}
    assert blind == {"no-claim", "no-power", "stay-neutral"}


def test_orders_answer_what_they_name() -> None:
    prompts = set()
    for seed in range(4):
        rng = Random(seed)
        match = Match.new(GAME, seats=3 + seed % 3, options={}, dice=FastDice(seed))
        while match.pending:
            prompts |= {ask.prompt for ask in match.pending}
            ask = rng.choice(match.pending)
            match.choose(ask.seat, GAME.policy(match.table, ask, rng))
    for order in GAME.orders:
        assert prompts & set(order.prompts), order


@rule("QT-11.26", "QT-9.6")
def test_a_bargain_is_one_chain() -> None:
    match = meet(
        table(seat("thief", gems=2), "warrior", "priest"), "storm_giant", "negotiate", "1:decline", "2:decline"
    )
    asked = []
    for text in ("haggle seat:1", "gems 1", "done", "trophies 0", "favour", "clause if_we_win"):
        asked.append(GAME.chain_of.get(match.pending[0].prompt))
        go(match, text)
    assert asked == ["bargain"] * 6
    t = table(seat("thief", gems=3), seat("warrior", gems=1), "priest")
    match = go(play(t, "turn 0"), "trade seat:1")
    asked = []
    for text in ("purpose none", "gems 1", "gems 1", "done"):
        asked.append(GAME.chain_of.get(match.pending[0].prompt))
        go(match, text)
    assert asked == ["trade"] * 4
