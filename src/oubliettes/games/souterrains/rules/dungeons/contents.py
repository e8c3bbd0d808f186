"""What a drawn section holds: groups, hoards, traps, chests, finds, special rooms, the vault (SS-26)."""

from collections import deque

from oubliettes.games.souterrains.bestiary import CREATURES, MONSTERS, THEME_MONSTERS, Row, band
from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import Exit, Feature, Square, Trap, beyond
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.pieces import (
    CHEST_ROLL,
    CONTENT_ROLL,
    FACES,
    FIND_ROLL,
    FINDS,
    HIGHEST,
    ROOMS,
    SPECIALS,
    TRAP_ROLL,
    TRAPS,
    UNDERGROUND,
    trap_band,
)
from oubliettes.games.souterrains.rules.dice import drawn, secret, secret_total
from oubliettes.kernel import Script

GREAT_HOARD, CHEST_TYPE, BAIT, STASH = "G", "C", "A", "H"
LOCKED: int = UNDERGROUND["chest_locked_up_to"]
"""SS-26.6."""
DOWN: int = UNDERGROUND["stairs_down_up_to"]
"""SS-25.21."""
VAULT_LEVEL: int = UNDERGROUND["vault_level"]
"""SS-25.29: by how much its guardians are above the Level."""
DOOR_TRAP_DOORS = ("door", "locked", "stuck", "grille")


def far_square(section: Section) -> Square:
    """SS-25.20: the square farthest from the entry that nothing stands on; ties: smallest y, then smallest x."""
    steps = {section.entry: 0}
    wave = deque([section.entry])
    squares = section.squares
    while wave:
        here = wave.popleft()
        for side in range(4):
            there = beyond(here, side)
            if there in squares and there not in steps:
                steps[there] = steps[here] + 1
                wave.append(there)
    taken = {feature.square for feature in (*section.features, *section.veiled)}
    order = sorted(steps, key=lambda square: (-steps[square], square[1], square[0]))
    return next((square for square in order if square not in taken), order[0])


def place_links(dungeon: Dungeon, section: Section, obliged: bool) -> Script[None]:
    """SS-25.21: where a stairs section leads; stairs up on level 1 lead outside."""
    if section.kind != "stairs":
        return
    level, lower = section.level, section.level + 1 < dungeon.levels
    if obliged:
        down = True
    elif dungeon.rumour == "second_stair" and level == 0:
        down, dungeon.rumour = False, ""
    else:
        down = (yield from secret(FACES["stairs"])) <= DOWN and lower
    square = far_square(section)
    link = Feature("link", "stairs", square, to=square, up=not down)
    if down:
        dungeon.met[level] = True
    elif level == 0:
        link.out = True
    section.veiled.append(link)


# ------------------------------------------------------------------ contents (SS-26.1, SS-26.2)


def contents(dungeon: Dungeon, mine: int, lv: int, exits: list[Exit]) -> Script[None]:
    section = dungeon.sections[mine]
    column = "room" if section.kind in ROOMS else "passage"
    content = yield from drawn(CONTENT_ROLL[column])
    if content == "empty":
        if column == "room" and dungeon.rumour == "hidden_hoard":
            section.hidden.stash, dungeon.rumour = STASH, ""
    elif content in ("group", "group_hoard"):
        yield from put_group(dungeon, mine, lv, content == "group_hoard")
    elif content == "trap":
        yield from put_trap(section, lv, exits)
    elif content in ("chest", "trapped_chest"):
        yield from put_chest(section, lv, content == "trapped_chest")
    elif content == "hidden_stash":
        section.hidden.stash = STASH  # SS-26.7
    elif content == "archaeology":
        id = yield from drawn(FIND_ROLL)
        if FINDS[id]:
            section.hidden.finds.append(id)
        else:
            section.veiled.append(Feature("find", id, far_square(section)))
    else:
        yield from put_special(dungeon, section)
        if content == "special_guarded":
            yield from put_group(dungeon, mine, lv, hoard=False)


def monster_row(theme: str, lv: int) -> Script[Row]:
    """SS-26.3: D12 on the Level's table; rows 11 and 12 go to the theme's, D4."""
    row = yield from drawn(MONSTERS[lv])
    return row or (yield from drawn(THEME_MONSTERS[theme, band(lv)]))


def muster(row: Row, lv: int) -> Script[Group]:
    """SS-14.16: member counts in list order; members by HD, highest first, in table order on ties."""
    members: list[Member] = []
    for lot in row:
        many = yield from secret_total(lot.count)
        members += [Member(lot.creature, chief=lot.chief) for _ in range(many)]
    members.sort(key=lambda member: -CREATURES[member.creature].hd)
    return Group(members, lv)


def put_group(dungeon: Dungeon, mine: int, lv: int, hoard: bool) -> Script[None]:
    group = yield from muster((yield from monster_row(dungeon.theme, lv)), lv)
    if hoard:
        group.hoard = CREATURES[group.members[0].creature].hoard  # SS-26.4
    stand(dungeon, mine, group)


def stand(dungeon: Dungeon, mine: int, group: Group) -> None:
    group.section = mine
    dungeon.sections[mine].lurking = group


def put_trap(section: Section, lv: int, exits: list[Exit]) -> Script[None]:
    """SS-26.5; SS-13.19: a door trap sits on the first closed exit made, or counts as a floor trap."""
    id = yield from drawn(TRAP_ROLL[trap_band(lv)])
    place = TRAPS[id].place
    if place == "container":
        box = yield from _box(section)
        box.trap, box.treasure = id, BAIT
        return
    trap = Trap(id, place)
    if place == "door":
        doors = [edge for edge in exits if edge.door in DOOR_TRAP_DOORS]
        if doors:
            trap.on, trap.side = doors[0].square, doors[0].side
        else:
            trap.place = "floor"
    section.hidden.traps.append(trap)


def _box(section: Section) -> Script[Feature]:
    """SS-26.6: D4 for the container, D6 1-3 locked."""
    id = yield from drawn(CHEST_ROLL)
    locked = (yield from secret(FACES["locked"])) <= LOCKED
    box = Feature("container", id, far_square(section), locked=locked)
    section.veiled.append(box)
    return box


def put_chest(section: Section, lv: int, trapped: bool) -> Script[None]:
    box = yield from _box(section)
    box.treasure = CHEST_TYPE
    while trapped and not box.trap:
        id = yield from drawn(TRAP_ROLL[trap_band(lv)])
        if TRAPS[id].place == "container":
            box.trap = id


def put_special(dungeon: Dungeon, section: Section) -> Script[None]:
    """SS-26.9, SS-26.10: one already drawn in this dungeon is rolled again once."""
    id = yield from drawn(SPECIALS)
    if id in dungeon.specials:
        id = yield from drawn(SPECIALS)
    section.special = id
    section.prisoner = id == "gaol"
    dungeon.specials.append(id)


def vault_contents(dungeon: Dungeon, mine: int, lv: int) -> Script[None]:
    """SS-25.29: guardians at Level + 1, never friendly folk nor the harmless; a great hoard for each level; a relic."""
    lv = min(HIGHEST, lv + VAULT_LEVEL)
    while True:
        row = yield from monster_row(dungeon.theme, lv)
        if all(CREATURES[lot.creature].attacks and lot.creature not in ("peddler", "pilgrim") for lot in row):
            break
    group = yield from muster(row, lv)
    group.hoard, group.hoards, group.relic, group.guard = GREAT_HOARD, dungeon.levels, True, True
    stand(dungeon, mine, group)
