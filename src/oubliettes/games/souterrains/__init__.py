"""Seul dans les Souterrains: solo dungeon role-playing, its generator, its town, its long life."""

from oubliettes.games.souterrains.check import check
from oubliettes.games.souterrains.hero import MOTIVE, NAME, TALENT
from oubliettes.games.souterrains.mind.policy import policy
from oubliettes.games.souterrains.mind.prospects import calm, evaluate
from oubliettes.games.souterrains.pieces import COMPONENTS, FOLDER
from oubliettes.games.souterrains.rules.careers.hall import result
from oubliettes.games.souterrains.rules.dungeons.codes import MOST_CODE
from oubliettes.games.souterrains.rules.modules.library import named
from oubliettes.games.souterrains.rules.steps import STEPS, setup
from oubliettes.games.souterrains.sight.box import box
from oubliettes.games.souterrains.sight.guess import guess
from oubliettes.games.souterrains.sight.hide import hide
from oubliettes.games.souterrains.sight.notes import notes
from oubliettes.games.souterrains.sight.orders import CHAINS, ORDERS, terms
from oubliettes.games.souterrains.sight.spots import spots
from oubliettes.games.souterrains.sight.view import view
from oubliettes.games.souterrains.table import Table, copy
from oubliettes.kernel import Game, Option


def _choice(id: str, *rules: str) -> Option:
    row = COMPONENTS["settings"][id]
    return Option(id, "choice", row["default"], values=tuple(row["values"]), rules=rules)


GAME: Game[Table] = Game(
    slug="seul-dans-les-souterrains",
    version=2,
    seats=range(1, 2),
    options=(
        _choice("game_mode", "SS-1.3"),
        _choice("hp_mode", "SS-2.13", "SS-2.14"),
        _choice("wealth_mode", "SS-2.28", "SS-2.29", "SS-2.31"),
        _choice("honour_claims", "SS-6.14"),
        _choice("heavy_d10", "SS-1.8"),
        _choice("enemy_drop", "SS-16.19"),
        Option("name", "text", "", most=NAME, rules=("SS-2.2", "SS-29.9")),
        Option("motive", "text", "", most=MOTIVE, rules=("SS-1.5", "SS-29.9")),
        Option("talent", "text", "", most=TALENT, rules=("SS-2.17", "SS-29.9")),
        Option("code", "number", 0, least=0, most=MOST_CODE, rules=("SS-25.1",)),
        Option("module", "data", rules=("SS-1.2", "SS-28.1")),
        Option("careers", "legacy", rules=("SS-24.1",)),
    ),
    folder=FOLDER,
    shelf=5,
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
    calm=calm,
    note=notes,
    spots=spots,
    box=box,
    chains=CHAINS,
    orders=ORDERS,
    terms=terms,
    named=named,
)
