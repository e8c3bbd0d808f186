"""The dungeons of a career that comes from elsewhere: what points at something points at something that is there."""

from collections import Counter
from collections.abc import Container, Iterator

from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import NOWHERE, Exit, Feature, Square
from oubliettes.games.souterrains.goods import Goods
from oubliettes.games.souterrains.groups import Group
from oubliettes.games.souterrains.pieces import COMPONENTS, FINDS
from oubliettes.games.souterrains.rules.modules.library import FIND, MODULES, WAY_OUT
from oubliettes.games.souterrains.wares import COINS


def dungeon_faults(where: str, dungeon: Dungeon, planned: bool = False) -> Iterator[str]:
    """`planned`: this is what another one is drawn from."""
    if dungeon.module and dungeon.module not in MODULES:
        yield f"{where}.module is {dungeon.module!r}: no such module is known"
        return
    for name in ("budgets", "met", "counts", "ends"):
        if len(getattr(dungeon, name)) != dungeon.levels and not planned:
            yield f"{where}.{name} holds {len(getattr(dungeon, name))} of {dungeon.levels} levels"
            return
    if not dungeon.sections or dungeon.start not in range(len(dungeon.sections)):
        yield f"{where}.start is {dungeon.start} of {len(dungeon.sections)} sections"
        return
    taken = Counter((place.level, square) for place in dungeon.sections for square in place.squares)
    for (level, square), many in taken.items():
        if many > 1 or level >= dungeon.levels or not dungeon.on_grid(square):
            yield f"{where}.sections: square {square} of level {level} belongs to {many}, on a grid of {dungeon.grid}"
            return
    for number, section in enumerate(dungeon.sections):
        yield from _section(f"{where}.sections[{number}]", dungeon, number, section)
    for number, edge in enumerate(dungeon.exits):
        yield from _exit(f"{where}.exits[{number}]", dungeon, edge)
    for number, group in enumerate(dungeon.groups):
        yield from _group(f"{where}.groups[{number}]", dungeon, group, group.section)
    for number, square in dungeon.way_ins:
        if not _holds(dungeon, number, square):
            yield f"{where}.way_ins: section {number} has no square {square}"
    if dungeon.plan:
        yield from _plan(where, dungeon, dungeon.plan)


def _holds(dungeon: Dungeon, number: int, square: Square) -> bool:
    return 0 <= number < len(dungeon.sections) and square in dungeon.sections[number].squares


def _section(where: str, dungeon: Dungeon, number: int, section: Section) -> Iterator[str]:
    squares = section.squares
    if not squares or section.entry not in squares or section.seen & section.unseen:
        yield f"{where}.entry is {section.entry}: it is one of the section's squares, and those are seen or unseen"
    if section.group != NOWHERE and (
        section.group not in range(len(dungeon.groups)) or dungeon.groups[section.group].section != number
    ):
        yield f"{where}.group is {section.group}: no such group stands there"
    for name, edges in (("veiled_exits", section.veiled_exits), ("hidden.exits", section.hidden.exits)):
        for edge in edges:
            yield from _exit(f"{where}.{name}", dungeon, edge, number)
    for feature in (*section.features, *section.veiled):
        yield from _feature(f"{where}.features", dungeon, section, feature)
    for trap in (*section.traps, *section.hidden.traps):
        if trap.place in ("door", "container") and trap.on not in squares:
            yield f"{where}.traps: {trap.id!r} is on {trap.on}, outside the section"
    if any(find not in _FINDS for find in section.hidden.finds):
        yield f"{where}.hidden.finds holds what nobody ever found"
    if any(square not in squares or left < 1 for square, left in section.torches):
        yield f"{where}.torches: one burns outside the section"
    if section.key and section.key not in _named(dungeon, "section"):
        yield f"{where}.key is {section.key[:40]!r}: the module has no such section"
    if section.lurking:
        yield from _group(f"{where}.lurking", dungeon, section.lurking, number)
    if not section.combed <= squares:
        yield f"{where}.combed goes beyond the section"
    for name, goods in (("loot", section.loot), ("cache", section.cache.goods if section.cache else Goods())):
        if len(goods.coins) != len(COINS):
            yield f"{where}.{name}.coins holds {len(goods.coins)} metals of {len(COINS)}"


_FINDS = frozenset((FIND, *FINDS))
_FEATURES: dict[str, Container[str]] = {
    kind: tuple(row["id"] for row in COMPONENTS[kind]) for kind in ("element", "container")
} | {"find": _FINDS, "link": (*(row["id"] for row in COMPONENTS["link"]), WAY_OUT)}


def _named(dungeon: Dungeon, what: str) -> Container[str]:
    return {row["id"] for row in MODULES[dungeon.module][what]} if dungeon.module else ()


def _feature(where: str, dungeon: Dungeon, section: Section, feature: Feature) -> Iterator[str]:
    known = _named(dungeon, "test") if feature.kind == "test" else _FEATURES[feature.kind]
    if feature.id not in known:
        yield f"{where}: {feature.id[:40]!r} is no {feature.kind}"
    if feature.square not in section.squares:
        yield f"{where}: {feature.id[:40]!r} is on {feature.square}, outside the section"
    if feature.kind != "link" or feature.out:
        return
    level = section.level + (-feature.span if feature.up else feature.span)
    if not 0 <= level < dungeon.levels or not dungeon.on_grid(feature.to):
        yield f"{where}: {feature.id!r} leads to {feature.to} of level {level}, which is not there"
    elif feature.joins != NOWHERE:
        if not _holds(dungeon, feature.joins, feature.to) or dungeon.sections[feature.joins].level != level:
            yield f"{where}: {feature.id!r} joins section {feature.joins}, which has no square {feature.to}"
    elif dungeon.plan and dungeon.plan.owner(level, feature.to) == NOWHERE:
        yield f"{where}: {feature.id!r} leads to {feature.to}, where its plan has nothing"


def _exit(where: str, dungeon: Dungeon, edge: Exit, of: int | None = None) -> Iterator[str]:
    if (of is not None and edge.a != of) or not _holds(dungeon, edge.a, edge.square):
        yield f"{where}: section {edge.a} has no exit at {edge.square}"
    elif edge.level != dungeon.sections[edge.a].level:
        yield f"{where}.level is {edge.level}: its section is on level {dungeon.sections[edge.a].level}"
    elif edge.b == NOWHERE:
        if edge.far in dungeon.sections[edge.a].squares:
            yield f"{where} leads from its section back into it"
    elif not _holds(dungeon, edge.b, edge.far) or dungeon.sections[edge.b].level != edge.level:
        yield f"{where}.b is {edge.b}: that section has no square {edge.far}"


def _group(where: str, dungeon: Dungeon, group: Group, section: int) -> Iterator[str]:
    if not group.members or len(group.members) > 99:
        yield f"{where} has {len(group.members)} members"
    if group.section != section or section >= len(dungeon.sections):
        yield f"{where}.section is {group.section}: no such section"
    if group.key and group.key not in _named(dungeon, "group"):
        yield f"{where}.key is {group.key[:40]!r}: the module has no such group"
    if any(member.hp > member.hp_max for member in group.members):
        yield f"{where}: a creature has more HP than it can have"


def _plan(where: str, dungeon: Dungeon, plan: Dungeon) -> Iterator[str]:
    """SS-28.6: what is on the table is part of the plan, and the rest of the plan fits beside it."""
    if plan.plan or (plan.levels, plan.grid, plan.module) != (dungeon.levels, dungeon.grid, dungeon.module):
        yield f"{where}.plan is that of another dungeon"
        return
    yield from dungeon_faults(f"{where}.plan", plan, planned=True)
    drawn = {(place.level, place.squares) for place in plan.sections}
    for number, section in enumerate(dungeon.sections):
        if (section.level, section.squares) not in drawn:
            yield f"{where}.sections[{number}] is not in its plan"
