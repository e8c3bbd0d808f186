"""Dungeon Heroes with its two expansions: hidden tiles, four heroes against a dungeon, 1 or 2 players."""

from oubliettes.games.dungeon_heroes.check import check
from oubliettes.games.dungeon_heroes.mind.policy import calm, evaluate, guess, policy, serious
from oubliettes.games.dungeon_heroes.pieces import COMPONENTS, FOLDER
from oubliettes.games.dungeon_heroes.rules.lives import result
from oubliettes.games.dungeon_heroes.rules.setup import STEPS, setup
from oubliettes.games.dungeon_heroes.sight.box import contents
from oubliettes.games.dungeon_heroes.sight.notes import notes
from oubliettes.games.dungeon_heroes.sight.orders import CHAINS, ORDERS, terms
from oubliettes.games.dungeon_heroes.sight.spots import spots
from oubliettes.games.dungeon_heroes.sight.view import hide, view
from oubliettes.games.dungeon_heroes.table import Table, copy
from oubliettes.kernel import Game, Option

GAME: Game[Table] = Game(
    slug="dungeon-heroes",
    version=2,
    seats=range(COMPONENTS["players_min"], COMPONENTS["players_max"] + 1),
    options=(
        Option("heroes_seat", "seat", "random", rules=("DH-1.6",), seats=(2,)),
        Option("dragon_damsel", "flag", False, rules=("DH-17.2", "DH-17.3")),
        Option("lords_undead", "flag", False, rules=("DH-17.2", "DH-17.4")),
        Option("last_survivor", "flag", True, rules=("DH-14.11", "DH-14.14"), seats=(1,)),
    ),
    folder=FOLDER,
    shelf=2,
    dice=False,
    setup=setup,
    steps=STEPS,
    copy=copy,
    hide=hide,
    view=view,
    guess=guess,
    policy=policy,
    evaluate=evaluate,
    calm=calm,
    serious=serious,
    result=result,
    check=check,
    note=notes,
    spots=spots,
    box=contents,
    chains=CHAINS,
    orders=ORDERS,
    terms=terms,
)
