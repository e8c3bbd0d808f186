"""How much one move sends, with what was seen on the way and without: policy and random games of all five."""

from random import Random
from typing import Any

import msgspec
import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Game, Match
from oubliettes.server.entries import pack, read_events
from oubliettes.server.messages import LogGroup, State
from oubliettes.server.parts import Parts, changes, parts_of, show
from oubliettes.server.shown import ask_info

PLAIN, FILMED = 4096, 8192
"""Bytes of a state message, without frames and with them."""
PICKS = 600
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def message(match: Match[Any], said: int, before: Parts, film: bool) -> State:
    """What seat 0 is told of the last pick."""
    events = [event.told() for event in read_events(pack(match.log[said:])) if event.readable_by(0)]
    if film:
        before = show(events, [parts_of(frame.views[0]) for frame in match.frames if 0 in frame.views], before)
    changed, gone = changes(before, parts_of(match.view(0)))
    log = [LogGroup(1, events)] if events else []
    return State(1, 0, changed, gone, ask_info(match, 0, "1"), [0], log=log)


@games
@pytest.mark.parametrize("by", ["policy", "random"])
def test_no_move_sends_more_than_its_budget(game: Game[Any], by: str) -> None:
    match = Match.new(game, seats=game.seats[-1], dice=FastDice(by), film=[0])
    rng = Random(by)
    plain = filmed = 0
    for _ in range(PICKS):
        if not match.pending:
            break
        ask, said, before = match.pending[0], len(match.log), parts_of(match.view(0))
        pick = game.policy(match.table, ask, rng) if by == "policy" else rng.choice(ask.options)
        match.choose(ask.seat, pick)
        plain = max(plain, len(msgspec.json.encode(message(match, said, before, film=False))))
        filmed = max(filmed, len(msgspec.json.encode(message(match, said, before, film=True))))
    assert plain <= PLAIN
    assert filmed <= FILMED


def test_the_largest_party_is_within_it_to_the_end() -> None:
    """Donjon with six adventurers: when it is over the sheets, purses and fates of all change at once."""
    game = GAMES["donjon"]
    match = Match.new(game, seats=6, dice=FastDice(0), options={"master": "automatic"})
    rng, largest, ended = Random(0), 0, False
    while match.pending:
        ask, said, before = match.pending[0], len(match.log), parts_of(match.view(0))
        match.choose(ask.seat, game.policy(match.table, ask, rng))
        sent = message(match, said, before, film=False)
        ended |= bool(sent.parts.get("outcome"))
        largest = max(largest, len(msgspec.json.encode(sent)))
    assert ended
    assert largest <= PLAIN
