"""Donjon: a dungeon master against a party of adventurers, in a dungeon laid card by card, for 1 to 7 seats."""

from oubliettes.games.donjon.check import check
from oubliettes.games.donjon.mind.policy import calm, evaluate, guess, policy, serious
from oubliettes.games.donjon.pieces import COMPONENTS, FOLDER, LIMITS, QUESTS
from oubliettes.games.donjon.rules.ending.outcome import result
from oubliettes.games.donjon.rules.quests.setting_up import AUTOMATIC, PERSON, setup
from oubliettes.games.donjon.sight.box import box
from oubliettes.games.donjon.sight.notes import notes
from oubliettes.games.donjon.sight.spots import spots
from oubliettes.games.donjon.sight.view import hide, view
from oubliettes.games.donjon.standing import CHAINS, ORDERS, terms
from oubliettes.games.donjon.steps import STEPS
from oubliettes.games.donjon.table import Table, copy
from oubliettes.kernel import Game, Option


def _option(id: str) -> Option:
    """An option of the rulebook, as components.toml gives it."""
    entry = next(entry for entry in COMPONENTS["option"] if entry["id"] == id)
    rules = tuple(entry["rules"])
    if entry["values"] == [False, True]:
        return Option(id, "flag", entry["default"], rules=rules)
    return Option(id, "choice", entry["default"], values=tuple(entry["values"]), rules=rules)


GAME: Game[Table] = Game(
    slug="donjon",
    version=2,
    seats=range(LIMITS["party_min"], LIMITS["party_max"] + 2),
    options=(
        Option("master", "choice", PERSON, values=(PERSON, AUTOMATIC), rules=("DJ-1.5", "DJ-1.8")),
        Option("quest", "choice", "choice", values=("choice", "campaign", *QUESTS), rules=("DJ-9.1", "DJ-46.5")),
        *(_option(entry["id"]) for entry in COMPONENTS["option"]),
        Option("sheets", "legacy", None, rules=("DJ-46.3",)),
    ),
    folder=FOLDER,
    shelf=4,
    setup=setup,
    steps=STEPS,
    copy=copy,
    hide=hide,
    view=view,
    guess=guess,
    policy=policy,
    evaluate=evaluate,
    note=notes,
    spots=spots,
    box=box,
    chains=CHAINS,
    orders=ORDERS,
    terms=terms,
    result=result,
    check=check,
    calm=calm,
    serious=serious,
)
