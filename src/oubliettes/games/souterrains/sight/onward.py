"""Explore until something happens: the next step of plain walking, and all that a player would stop for.

Both are functions of what the seat may know, and both are in its view: a terminal, a browser or a bot that walks on
makes `onward` as a pick of its own, again and again, until there is none or `concerns` tells something else.
"""

from oubliettes.games.souterrains.fixtures import NOWHERE, SIDES
from oubliettes.games.souterrains.pieces import FIVE, TURN
from oubliettes.games.souterrains.rules.ways import ground, reachable
from oubliettes.games.souterrains.table import Table
from oubliettes.games.souterrains.wares import IMMOBILE
from oubliettes.kernel import Pick

TRAPS, GOODS, GROUP = "traps", "goods", "group"
LOW_LIGHT = TURN
"""Rounds: a light that burns no longer than this is worth a halt."""


def onward(t: Table) -> Pick | None:
    """Unseen squares of this section, then exits nobody has passed, then the nearest section that has some of either.

    No door is forced, nothing is opened or taken, no stairs: those are the player's own choices.
    """
    if t.phase != "dungeon" or t.fight or t.trial or t.hero.status == IMMOBILE:
        return None
    group = t.dungeon.standing(t.section)
    if group and not group.peace:
        return None
    if t.place.unseen:
        return ("further",)
    near = ground(t.place, t.square)
    for number, edge in t.dungeon.exits_of(t.section):
        if edge.b == NOWHERE and edge.passable and edge.end(t.section) in near:
            side = edge.side if edge.a == t.section else (edge.side + 2) % 4
            return ("exit", number, SIDES[side], edge.door)
    ways = {n for n in reachable(t) if n != t.section and t.dungeon.sections[n].visited}
    return promising(t, ways, closed=False)


def promising(t: Table, reachable: set[int], closed: bool) -> Pick | None:
    """The nearest section with an exit nobody has passed, or more to see."""
    dungeon = t.dungeon
    best: tuple[int, int] | None = None
    for number in reachable:
        group = dungeon.standing(number)
        if group and not group.peace:
            continue
        section = dungeon.sections[number]
        open_exits = any(
            edge.b == NOWHERE and edge.door != "sealed" and edge.a == number and (closed or edge.passable)
            for edge in dungeon.exits
        )
        if open_exits or (section.unseen and not closed):
            square = min(section.seen)
            far = abs(square[0] - t.square[0]) + abs(square[1] - t.square[1]) + 20 * (section.level != t.place.level)
            if best is None or far < best[0]:
                best = (far, number)
    return ("travel", best[1]) if best else None


def concerns(t: Table) -> dict[str, int]:
    """What a player would stop for, each by a name of its own: one that is new, or another number, ends the walk."""
    if t.phase != "dungeon":
        return {}
    hero, dungeon = t.hero, t.dungeon
    low = any(item and item.lit and item.left <= LOW_LIGHT for item in (hero.main, hero.off))
    ended = sum(until <= t.t for until in (t.shield_until, t.invisible_until, t.light_until, t.sanctuary_until))
    found = {
        "hp": hero.hp, "fatigue": hero.fatigue, "danger": dungeon.danger, "hd": hero.hd, "resources": hero.resources,
        "load": hero.status, "encounters": t.encounters, "dark": int(not t.sight), "low": int(low), "spells": ended,
        "poison": int(hero.poisoned > 0), "disease": int(hero.diseased), "patrol": int(t.patrol_at >= 0),
        "due": int(FIVE - t.since <= TURN and not (t.rested and t.fed)),
    }  # fmt: skip
    found = {name: value for name, value in found.items() if value}  # what is over is nothing to stop for
    for number, section in enumerate(dungeon.sections):
        for feature in section.features:
            if not feature.opened:
                found[f"{feature.kind} {feature.id} {number}"] = 1
        if section.traps:
            found[f"{TRAPS} {number}"] = len(section.traps)
        if section.special and section.known:
            found[f"special {number}"] = 1
        if not section.loot.empty or section.boxes or section.pending:
            found[f"{GOODS} {number}"] = 1
        group = dungeon.standing(number)
        if group and group.seen:
            found[f"{GROUP} {number}"] = 1
    return found
