"""Dungeon Roll: press-your-luck dice, 1 to 4 players."""

from oubliettes.games.dungeon_roll.mind.policy import calm, evaluate, guess, policy
from oubliettes.games.dungeon_roll.pieces import CONSTANTS, FOLDER
from oubliettes.games.dungeon_roll.rules.scoring import result
from oubliettes.games.dungeon_roll.rules.setup import setup
from oubliettes.games.dungeon_roll.rules.steps import STEPS
from oubliettes.games.dungeon_roll.sight.box import contents
from oubliettes.games.dungeon_roll.sight.notes import notes
from oubliettes.games.dungeon_roll.sight.orders import CHAINS, ORDERS, terms
from oubliettes.games.dungeon_roll.sight.spots import spots
from oubliettes.games.dungeon_roll.sight.view import hide, view
from oubliettes.games.dungeon_roll.table import Table, check, copy
from oubliettes.kernel import Game, Option

GAME: Game[Table] = Game(
    slug="dungeon-roll",
    version=1,
    seats=range(CONSTANTS["min_players"], CONSTANTS["max_players"] + 1),
    options=(
        Option("hero_mode", "choice", "random", values=("random", "choice"), rules=("DR-2.2", "DR-2.3", "DR-2.4")),
        Option("first_seat", "seat", "random", rules=("DR-2.7", "DR-2.8"), seats=(2, 3, 4)),
        Option("profiles", "legacy", rules=("DR-19.21",)),
    ),
    folder=FOLDER,
    shelf=1,
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
    secrets=False,
    note=notes,
    spots=spots,
    box=contents,
    chains=CHAINS,
    orders=ORDERS,
    terms=terms,
    calm=calm,
)
