"""The rules of Seul dans les Souterrains: all the steps a career is made of.

create (SS-2) · town (SS-23) · career (SS-24) · explore, travel (SS-8, SS-29) · clock (SS-7, SS-9 to SS-11) · doors
(SS-12, SS-13) · rooms (SS-26) · encounter, talk (SS-14, SS-15) · combat, creatures (SS-16, SS-17, SS-27) · flight
(SS-18) · aftermath, harm (SS-19) · caches (SS-20) · treasure (SS-21) · experience (SS-22) · generator, contents (SS-25,
SS-26) · modules (SS-28).
"""

from oubliettes.games.souterrains.rules import (
    actions,
    aftermath,
    caches,
    carrying,
    clock,
    combat,
    creation,
    doors,
    encounter,
    explore,
    first_choice,
    flight,
    gear,
    harm,
    magic,
    module_tests,
    peddler,
    searching,
    special_rooms,
    talk,
    traps,
    travel,
)
from oubliettes.games.souterrains.rules.careers import career, legacy
from oubliettes.games.souterrains.rules.modules.library import own
from oubliettes.games.souterrains.rules.town import choice as town
from oubliettes.games.souterrains.table import Settings, Table
from oubliettes.kernel import Options

STEPS = {
    name: step
    for module in (
        actions, aftermath, caches, career, carrying, clock, combat, creation, doors, encounter, explore, first_choice,
        flight, gear, harm, magic, module_tests, peddler, searching, special_rooms, talk, town, traps, travel,
    )
    for name, step in module.STEPS.items()
}  # fmt: skip


def setup(seats: int, options: Options) -> Table:
    """SS-1.1 to SS-1.4: one seat; the settings; a new character, or a career that goes on."""
    settings = Settings(
        game_mode=options["game_mode"], hp_mode=options["hp_mode"], wealth_mode=options["wealth_mode"],
        honour_claims=options["honour_claims"] == "on", heavy_d10=options["heavy_d10"],
        enemy_drop=options["enemy_drop"], code=options["code"], name=options["name"], motive=options["motive"],
        talent=options["talent"],
        module=own(options["module"]).id if options["module"] else "",
    )  # fmt: skip
    t = Table(settings=settings)
    earlier = (options["careers"] or [None])[0]
    t.then(("born",) if earlier and legacy.bring(t, earlier) else ("create",))
    return t
