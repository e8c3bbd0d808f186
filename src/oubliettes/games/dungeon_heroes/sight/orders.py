"""What a seat may leave in advance: standing orders, and which questions are one decision."""

from typing import Any

from oubliettes.games.dungeon_heroes.pieces import END
from oubliettes.games.dungeon_heroes.rules.entering import DISARM, USE
from oubliettes.games.dungeon_heroes.table import Table
from oubliettes.kernel import ALWAYS, Ask, Order, Pick

FREE = frozenset({"buy", "icon", "elixir", "inspire", "pennant", "end"})
"""Verbs that tire no hero: with nothing else left the heroes are done."""


def close(t: Table, ask: Ask, about: int) -> Pick | None:
    """DH-4.7: the last action stands."""
    return END


def rest(t: Table, ask: Ask, about: int) -> Pick | None:
    """DH-8.16: no hero can do anything any more that counts; what could be used or bought for free is left."""
    return END if END in ask.options and all(pick[0] in FREE for pick in ask.options) else None


def draw_sword(t: Table, ask: Ask, about: int) -> Pick | None:
    """DH-11.12."""
    return USE[0]


def use_kit(t: Table, ask: Ask, about: int) -> Pick | None:
    """DH-11.18."""
    return DISARM[0]


ROUND = "round"
TERMS = (ALWAYS, ROUND)
ORDERS = (
    Order("close-turn", ("close-turn",), close, terms=TERMS),
    Order("rest", ("party",), rest, terms=TERMS),
    Order("draw-sword", ("sword",), draw_sword, terms=TERMS),
    Order("use-kit", ("kit",), use_kit, terms=TERMS),
)
CHAINS = {
    "master-action": ("master", "place", "act", "after-move"),
    "purchase": ("pay", "assign"),
}


def terms(t: Table, seat: int) -> dict[str, Any]:
    """An order for this round ends with it."""
    return {ROUND: t.round}
