"""How much of a table one move sends, where it is most: Donjon with six adventurers, from the town to the end."""

from random import Random

import msgspec

from oubliettes.games import GAMES
from oubliettes.kernel import FastDice, Match
from oubliettes.server.parts import Parts, changes, parts_of

DONJON = GAMES["donjon"]
MOST = 3800
"""Of a message of 4 KB: the rest is for the question and the log."""


def test_no_move_of_the_largest_party_sends_more_than_a_message_holds() -> None:
    found = Match.new(DONJON, seats=6, dice=FastDice(0), options={"master": "automatic"})
    rng, before = Random(0), Parts()
    largest, ended = 0, False
    while found.pending:
        ask = found.pending[0]
        found.choose(ask.seat, DONJON.policy(found.table, ask, rng))
        after = parts_of(found.view(0))
        changed, gone = changes(before, after)
        if before:
            largest = max(largest, len(msgspec.json.encode([changed, gone])))
        ended |= bool(changed.get("outcome"))
        before = after
    assert ended  # the sheets, purses and fates of all change at once there
    assert largest <= MOST
