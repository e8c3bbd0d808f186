"""Decisions that are several questions, and answers that a seat may leave in advance."""

from collections.abc import Mapping

from oubliettes.games.quetes.rules.combat import DONE, STAY, STAY_OUT
from oubliettes.games.quetes.rules.events import SWAP_NONE
from oubliettes.games.quetes.rules.guild import PASS
from oubliettes.games.quetes.rules.negotiation import DECLINE, NO
from oubliettes.games.quetes.rules.trades import REFUSE
from oubliettes.games.quetes.table import Table
from oubliettes.kernel import ALWAYS, Ask, Order, Pick

CHAINS = {
    "trade": ("offer", "trade-purpose", "trade-give-gems", "trade-give", "trade-take-gems", "trade-take"),
    "bargain": (
        "parley",
        "arena-talk",
        "bid",
        "terms-gems",
        "terms-items",
        "terms-trophies",
        "terms-favour",
        "terms-clause",
    ),
    "announcements": ("announce",),
    "settlement": ("part-gems", "part-goods"),
    "loot": ("loot", "double-loot"),
    "remains": ("spend-remains",),
}
"""QT-9.6, QT-11.26, QT-12.7, QT-16.6, QT-19.21, QT-17.6: with whom, gems, cards, points, favour, clause.

To whom the active player proposes a trade is a pick of his menu, which is no part of the trade.
"""


def terms(t: Table, seat: int) -> Mapping[str, int]:
    """What ends a standing order: a new round, or an Arena against this seat."""
    return {"round": t.round, "attacked": sum(row[seat] for row in t.challenges)}


def no_claim(t: Table, ask: Ask, about: int) -> Pick | None:
    """QT-17.9: whether or not there is something to claim."""
    return DECLINE if DECLINE in ask.options else PASS


def no_power(t: Table, ask: Ask, about: int) -> Pick | None:
    return next((pick for pick in (PASS, DONE, STAY) if pick in ask.options), None)


def no_help(t: Table, ask: Ask, about: int) -> Pick | None:
    return DECLINE if ask.prompt == "bid" else NO


def no_offer(t: Table, ask: Ask, about: int) -> Pick | None:
    return PASS


def refuse_from(t: Table, ask: Ask, about: int) -> Pick | None:
    """QT-9.8: trades that this seat proposes; those of others are asked about."""
    return REFUSE if t.trade and t.trade.proposer == about else None


def stay_neutral(t: Table, ask: Ask, about: int) -> Pick | None:
    """QT-14.4, QT-21.5: under Bloodthirst nobody may."""
    return STAY_OUT if STAY_OUT in ask.options else None


def keep_main(t: Table, ask: Ask, about: int) -> Pick | None:
    return SWAP_NONE


LASTING = (ALWAYS, "round", "attacked")
ORDERS = (
    Order("no-claim", ("guild",), no_claim, terms=LASTING),
    Order("no-power", ("announce", "sorcerer-flight"), no_power, terms=LASTING),
    Order("stay-neutral", ("camp",), stay_neutral, terms=LASTING),
    Order("no-help", ("bid", "answer-counter", "answer-offer"), no_help, terms=LASTING, blind=False),
    Order("no-offer", ("offer",), no_offer, terms=LASTING, blind=False),
    Order("refuse-from", ("answer-trade",), refuse_from, about="seat", terms=LASTING, blind=False),
    Order("keep-main", ("new-choice",), keep_main, terms=LASTING, blind=False),
)
"""Not blind: what all can see the seat being asked, with options that all know, and whose answer all are told."""
