"""What a monster may still do in its turn: shared by the rules and by the automatic MD."""

from collections.abc import Iterator
from contextlib import contextmanager

from oubliettes.games.donjon.board import with_things
from oubliettes.games.donjon.table import Monster, Table
from oubliettes.kernel import Pick

END: Pick = ("end",)
RUN: Pick = ("run",)
TAIL, HIT, ATTACKED_AGAIN, CAST = 1, 2, 4, 8
"""Bits of `turn.tried` in a monster's turn: its tail has struck; it moved, then hit; it has attacked a second time; it
has cast a spell."""


def can_move(t: Table) -> bool:
    """DJ-24.7: one movement, not yet made."""
    return not t.turn.stopped and not t.turn.steps


def may_attack(t: Table, monster: Monster) -> bool:
    """Its one attack (DJ-25.14), or the second of a beastman that moved and hit (DJ-31.29)."""
    turn = t.turn
    if not turn.attacks:
        return True
    return monster.creature.charges and bool(turn.tried & HIT) and not turn.tried & ATTACKED_AGAIN


def may_tail(t: Table, monster: Monster) -> bool:
    """DJ-31.17, DJ-31.18: once a round, with its axe or without."""
    return monster.creature.tail > 0 and not t.turn.tried & TAIL


@contextmanager
def calm(t: Table, monster: Monster) -> Iterator[None]:
    """DJ-35.18: fire is kept away from, as all but spiders keep away from webs, and spiders from furniture."""
    webs, m = t.webs, t.map
    if t.fires and not monster.flying:
        burning = tuple(square for square, _ in t.fires)
        if monster.creature.web:
            t.map = with_things(m, m.solid.union(burning), m.tall)
        else:
            t.webs = (*webs, *burning)
    try:
        yield
    finally:
        t.webs, t.map = webs, m
