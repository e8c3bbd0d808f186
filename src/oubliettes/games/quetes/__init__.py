"""Donjon, Quêtes et Trahisons: cards, negotiation, betrayal and arenas, 2 to 6 players."""

from oubliettes.games.quetes.check import check
from oubliettes.games.quetes.mind.policy import calm, evaluate, guess, policy
from oubliettes.games.quetes.pieces import CAPS, COMPONENTS, FOLDER, TARGETS
from oubliettes.games.quetes.rules.scoring import result
from oubliettes.games.quetes.rules.steps import STEPS
from oubliettes.games.quetes.rules.turn import setup
from oubliettes.games.quetes.sight.box import box
from oubliettes.games.quetes.sight.hide import hide
from oubliettes.games.quetes.sight.notes import notes
from oubliettes.games.quetes.sight.orders import CHAINS, ORDERS, terms
from oubliettes.games.quetes.sight.spots import spots
from oubliettes.games.quetes.sight.view import view
from oubliettes.games.quetes.table import Table, copy
from oubliettes.kernel import Game, Option

_CAPS = {
    "rearrangements_per_phase": "QT-8.12",
    "trade_proposals_per_phase": "QT-9.9",
    "trade_proposals_per_phase_and_partner": "QT-9.9",
    "calls_for_offers_per_phase": "QT-9.10",
    "cards_per_basket": "QT-9.17",
    "counter_offers_per_seat": "QT-11.11",
    "counter_offers_per_monster": "QT-11.11",
    "arena_passes_per_principal": "QT-11.17",
    "cards_per_terms": "QT-11.26",
}
"""The caps that a table may set (QT-27.10)."""
SEATS = range(COMPONENTS["players"]["min"], COMPONENTS["players"]["max"] + 1)
MORE_THAN_TWO = tuple(SEATS[1:])
"""QT-26.1, QT-26.10: two players always play to 12 points, and have nobody to talk to before an Arena."""

GAME: Game[Table] = Game(
    slug="quetes-et-trahisons",
    version=3,
    seats=SEATS,
    options=(
        Option(
            "target",
            "choice",
            "default",
            values=("default", *map(str, TARGETS)),
            rules=("QT-2.1", "QT-2.2", "QT-26.1"),
            seats=MORE_THAN_TWO,
        ),
        Option(
            "main_quest_penalty",
            "choice",
            "printed",
            values=tuple(COMPONENTS["table_option"][0]["values"]),
            rules=("QT-25.5", "QT-25.17"),
        ),
        *(
            Option(
                cap,
                "number",
                CAPS[cap],
                least=0,
                most=6,
                rules=(rule, "QT-27.10"),
                seats=MORE_THAN_TWO if cap == "arena_passes_per_principal" else (),
            )
            for cap, rule in _CAPS.items()
        ),
    ),
    folder=FOLDER,
    shelf=3,
    setup=setup,
    steps=STEPS,
    copy=copy,
    hide=hide,
    view=view,
    guess=guess,
    policy=policy,
    evaluate=evaluate,
    result=result,
    check=check,
    note=notes,
    spots=spots,
    box=box,
    chains=CHAINS,
    orders=ORDERS,
    terms=terms,
    calm=calm,
)
