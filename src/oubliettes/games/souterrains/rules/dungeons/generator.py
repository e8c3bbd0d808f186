"""The dungeon generator: sections drawn one by one on a grid, and why every dungeon can be left (SS-25)."""

from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import NOWHERE, Exit, Feature, Square
from oubliettes.games.souterrains.pieces import (
    DUNGEON_SIZES,
    ELEMENT_ROLL,
    FACES,
    GENERATOR,
    KIND_ROLL,
    KINDS,
    LIGHTING_ROLL,
    PASSAGES,
    ROOMS,
    THEMES,
    UNDERGROUND,
    dice,
    table_of,
)
from oubliettes.games.souterrains.rules.dice import drawn, secret, secret_total
from oubliettes.games.souterrains.rules.dungeons.contents import contents, far_square, place_links, vault_contents
from oubliettes.games.souterrains.rules.dungeons.exits import (
    SIDE,
    add_exit,
    all_exits,
    corridor_exits,
    outer_edges,
    productive,
    room_exits,
)
from oubliettes.games.souterrains.rules.dungeons.shapes import shape_of
from oubliettes.kernel import Script

SIDE_EXITS: tuple[list[str], ...] = table_of(GENERATOR["entrance"]["d6_extra"], "exits")
"""SS-25.4."""
VAULT: int = UNDERGROUND["vault_from"]
VAULT_AFTER: int = UNDERGROUND["vault_after_percent"]
"""SS-25.24."""

# ------------------------------------------------------------------ a new dungeon (SS-25.1 to SS-25.4)


def new_dungeon(size: str, theme: str, name: str, rumour: str = "") -> Script[Dungeon]:
    """SS-25.3, SS-25.4: the levels' secret budgets, then the entrance hall."""
    row = DUNGEON_SIZES[size]
    dungeon = Dungeon(name, theme, row["levels"], rumour=rumour)
    for _ in range(row["levels"]):
        dungeon.budgets.append(row["budget_base"] + (yield from secret_total(dice(row["budget_die"]))))
    dungeon.met = [False] * row["levels"]
    dungeon.counts = [0] * row["levels"]
    dungeon.ends = [False] * row["levels"]
    plan = GENERATOR["entrance"]
    x, y, wide, deep = plan["rect"]
    way_out = tuple(plan["way_out"]["square"])
    squares = frozenset((x + i, y + j) for i in range(wide) for j in range(deep))
    hall = Section(0, "entrance", frozenset(), squares, way_out)
    dungeon.sections.append(hall)
    dungeon.counts[0] = 1
    for edge in plan["exits"]:
        hall.veiled_exits.append(Exit(0, 0, tuple(edge["square"]), SIDE[edge["side"]], edge["door"]))
    for side in (yield from drawn(SIDE_EXITS)):
        square = tuple(plan["extra_squares"][side])
        hall.veiled_exits.append(Exit(0, 0, square, SIDE[side], plan["extra_door"]))
    dungeon.way_ins.append((0, way_out))
    return dungeon


# ------------------------------------------------------------------ one section (SS-25.5 to SS-25.7)


def draw(
    dungeon: Dungeon, level: int, entry: Square, facing: int, origin: str, lv: int, *, by_exit: Exit | None = None
) -> Script[int]:
    """Draw the section behind an exit, or at the end of a link; its number. `lv` is the Level of the moment."""
    number = dungeon.counts[level] + 1
    budget = dungeon.budgets[level]
    deepest = level == dungeon.levels - 1
    obliged = number == budget and not dungeon.met[level]
    landing = number > budget  # SS-25.22: only a link leads here once the budget is used up
    if landing:
        kind = "niche"
    elif obliged:
        kind = "vault" if deepest else "stairs"
    else:
        kind = ""
        late = number > -(-budget * VAULT_AFTER // 100)
        if deepest and not dungeon.met[level] and late and (yield from secret(FACES["vault"])) >= VAULT:
            kind = "vault"  # SS-25.24
        if not kind:
            column = "passage" if origin in PASSAGES else "room"
            kind = yield from drawn(KIND_ROLL[dungeon.theme, column])  # SS-25.10
    squares, ahead = yield from shape_of(dungeon, level, entry, facing, kind, landing)
    section = Section(level, kind, frozenset(), frozenset(squares), entry)
    dungeon.sections.append(section)
    mine = len(dungeon.sections) - 1
    if not landing:
        dungeon.counts[level] = number
    made: list[Exit] = []
    if not landing:
        if kind == "corridor":
            made = yield from corridor_exits(dungeon, mine, ahead, facing)
        elif "exits_d6" in KINDS[kind]:
            made = yield from room_exits(dungeon, mine, entry, facing if by_exit else NOWHERE)
    for edge in made:
        (section.hidden.exits if edge.door == "secret" else section.veiled_exits).append(edge)
    yield from _decor(dungeon, section)
    if not landing:
        yield from place_links(dungeon, section, obliged)
        if kind == "vault":
            dungeon.met[level] = True
            yield from vault_contents(dungeon, mine, lv)
        elif kind != "stairs":
            yield from contents(dungeon, mine, lv, made)
        _keep_alive(dungeon, level)
        if dungeon.counts[level] < budget and not productive(dungeon, level) and not dungeon.met[level]:
            yield from _fallback(dungeon, mine, lv)
    return mine


# ------------------------------------------------------------------ décor (SS-25.19)


def _decor(dungeon: Dungeon, section: Section) -> Script[None]:
    theme = THEMES[dungeon.theme]
    section.floor = yield from drawn(theme["floor_d10"])
    section.walls = yield from drawn(theme["wall_d10"])
    section.lighting = yield from drawn(LIGHTING_ROLL)
    section.flooded = (yield from secret(FACES["water"])) <= theme["flooded_if_d20_at_most"]
    if section.kind in ROOMS:
        element = yield from drawn(ELEMENT_ROLL)
        if dungeon.rumour == "good_water":
            element, dungeon.rumour = "well", ""
        if element in ("trapdoor", "conduit"):
            if section.level + 1 < dungeon.levels:  # SS-25.21
                square = far_square(section)
                section.veiled.append(Feature("link", element, square, to=square))
                dungeon.met[section.level] = True
        elif element != "none":
            section.veiled.append(Feature("element", element, far_square(section)))


def _keep_alive(dungeon: Dungeon, level: int) -> None:
    """SS-25.25: with budget left and no productive exit, an open passage at the first possible edge."""
    if dungeon.counts[level] >= dungeon.budgets[level] or productive(dungeon, level):
        return
    there = {(edge.square, edge.side) for edge in all_exits(dungeon, level)}
    for number in reversed(range(len(dungeon.sections))):
        section = dungeon.sections[number]
        if section.level != level:
            continue
        for square, side in outer_edges(dungeon, section):
            if (square, side) not in there:
                add_exit(dungeon, dungeon.section(number), Exit(level, number, square, side, "open"))
                return


def _fallback(dungeon: Dungeon, mine: int, lv: int) -> Script[None]:
    """SS-25.26: the obligation inside the section just drawn, in place of its own contents."""
    section = dungeon.sections[mine]
    section.lurking = None
    section.veiled = [feature for feature in section.veiled if feature.kind == "link"]
    section.hidden.traps.clear()
    section.hidden.finds.clear()
    section.hidden.stash = section.special = ""
    if section.level == dungeon.levels - 1:
        yield from vault_contents(dungeon, mine, lv)
    else:
        square = far_square(section)
        section.veiled.append(Feature("link", "stairs", square, to=square))
    dungeon.met[section.level] = True


# ------------------------------------------------------------------ passing an exit, using a link


def beyond_exit(dungeon: Dungeon, edge: Exit, lv: int) -> Script[int]:
    """SS-25.6: what is behind an unexplored exit that is no dead end: a section it joins (SS-25.8), or a new one."""
    number = dungeon.owner(edge.level, edge.far)
    if number == NOWHERE:
        if dungeon.plan:
            number = from_plan(dungeon, edge.level, edge.far)
        else:
            origin = dungeon.sections[edge.a].kind
            number = yield from draw(dungeon, edge.level, edge.far, edge.side, origin, lv, by_exit=edge)
    edge.b = number
    return number


def dead_end(dungeon: Dungeon, edge: Exit) -> bool:
    """SS-25.9: the square beyond is free and the level's budget is used up (or a plan has nothing there)."""
    if edge.b != NOWHERE or dungeon.owner(edge.level, edge.far) != NOWHERE:
        return False
    if dungeon.plan:
        return dungeon.plan.owner(edge.level, edge.far) == NOWHERE
    return dungeon.counts[edge.level] >= dungeon.budgets[edge.level]


def link_end(dungeon: Dungeon, section: int, link: Feature, lv: int) -> Script[int]:
    """SS-25.22: the section at the other end of a link, drawn if need be; the link is marked at both ends."""
    level = dungeon.sections[section].level + (-link.span if link.up else link.span)
    number = dungeon.owner(level, link.to)
    if number == NOWHERE:
        if dungeon.plan:
            number = from_plan(dungeon, level, link.to)
        else:
            facing = yield from drawn(tuple(SIDE.values()))
            number = yield from draw(dungeon, level, link.to, facing, "stairs", lv)
    link.joins = number
    there = dungeon.section(number)
    for feature in (*there.features, *there.veiled):
        if feature.kind == "link" and feature.square == link.to and feature.up != link.up:
            feature.joins = section
            return number
    back = Feature("link", link.id, link.to, to=link.square, up=not link.up, span=link.span, joins=section)
    there.features.append(back)
    return number


# ------------------------------------------------------------------ a plan: a module, or a dungeon shared by its code


def from_plan(dungeon: Dungeon, level: int, square: Square) -> int:
    """The planned section that holds this square, laid on the table with its group and those exits nobody knows yet."""
    plan = dungeon.plan
    assert plan is not None
    number = plan.owner(level, square)
    section = plan.sections[number].copy()
    section.entry = square
    section.veiled += section.features
    section.features = []
    for feature in section.veiled:
        feature.joins = NOWHERE
    mine = len(dungeon.sections)
    if section.lurking:
        section.lurking.section = mine
    known: set[tuple[Square, int]] = set()
    for edge in all_exits(dungeon, level):
        known |= {(edge.square, edge.side), (edge.far, (edge.side + 2) % 4)}
    section.veiled_exits.clear()
    section.hidden.exits.clear()
    for planned in plan.exits:
        if planned.level != level or number not in (planned.a, planned.b) or (planned.square, planned.side) in known:
            continue
        here = planned.a == number
        at, side = (planned.square, planned.side) if here else (planned.far, (planned.side + 2) % 4)
        edge = Exit(level, mine, at, side, planned.door, open=planned.open, key=planned.key)
        if planned.door == "secret" and here and not planned.open:
            section.hidden.exits.append(edge)
        else:
            edge.open |= planned.door == "secret"  # SS-13.12: from the far side visible and free
            section.veiled_exits.append(edge)
    dungeon.sections.append(section)
    dungeon.counts[level] += 1
    return mine
