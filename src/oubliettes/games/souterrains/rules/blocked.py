"""What a player would expect to be able to do and may not do now, each with the rule that forbids it."""

from oubliettes.games.souterrains.fixtures import SIDES
from oubliettes.games.souterrains.rules.magic import EXPLORE_SPELLS, cost
from oubliettes.games.souterrains.rules.talk import MONEY, talk_options
from oubliettes.games.souterrains.rules.wander import leader
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import IMMOBILE
from oubliettes.kernel import Blocked

CLOSED_BY = {
    "locked": "SS-13.7", "stuck": "SS-13.8", "grille": "SS-13.10", "collapse_exit": "SS-13.11", "sealed": "SS-25.9",
}  # fmt: skip


def exploring(t: Table) -> list[Blocked]:
    """Closed exits, a section searched already or in which somebody stands, what takes a Resource, the way out."""
    hero, place = t.hero, t.place
    found: list[Blocked] = []
    for number, edge in t.dungeon.exits_of(t.section):
        if not edge.passable:
            side = edge.side if edge.a == t.section else (edge.side + 2) % 4
            found.append(Blocked(("exit", number, SIDES[side], edge.door), CLOSED_BY[edge.door]))
    if t.dungeon.standing(t.section):
        found += [Blocked(("search",), "SS-12.8"), Blocked(("make_cache",), "SS-20.2")]
    else:
        if place.searched:
            found.append(Blocked(("search",), "SS-12.9"))
        if place.cache:
            found.append(Blocked(("make_cache",), "SS-20.2"))
    if not hero.resources:
        found.append(Blocked(("rest_fed",), "SS-7.24"))
    if "magic" in hero.gifts:
        found += [Blocked(("cast", spell), "SS-3.20") for spell in EXPLORE_SPELLS if hero.resources < cost(spell)]
    if (t.section, t.square) not in t.dungeon.way_ins:
        found.append(Blocked(("leave",), "SS-24.2"))
    return found


def meeting(t: Table) -> list[Blocked]:
    """Words that they do not listen to, that were said, or that cost money he has not; too heavy to move, blows."""
    if t.hero.status == IMMOBILE:
        return [Blocked(("attack_first",), "SS-4.7")]
    offered = talk_options(t)
    deaf = "SS-15.14" if t.enc.talked else "SS-15.6"
    full = leader(t.group).talk == "full" and not t.enc.talked
    return [
        Blocked(("talk", kind), "SS-15.4" if full and kind == "bribery" else deaf)
        for kind in MONEY
        if ("talk", kind) not in offered
    ]
