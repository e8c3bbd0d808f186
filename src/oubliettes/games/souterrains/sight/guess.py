"""A full table that fits what the seat knows: hidden things drawn anew (SS-29)."""

from random import Random

from oubliettes.games.souterrains.bestiary import CREATURES, MONSTERS, THEME_MONSTERS, Row, band
from oubliettes.games.souterrains.dungeon import Dungeon, Section
from oubliettes.games.souterrains.fixtures import NOWHERE, UNKNOWN, Exit, Feature, Square, Trap, beyond
from oubliettes.games.souterrains.groups import Group, Member
from oubliettes.games.souterrains.pieces import (
    DUNGEON_SIZES,
    FACES,
    FINDS,
    PASSAGES,
    ROOMS,
    SIGHT,
    SPECIALS,
    THEMES,
    TRAP_ROLL,
    TRAPS,
    Dice,
    average,
    dice,
    trap_band,
)
from oubliettes.games.souterrains.rules.encounter import signs
from oubliettes.games.souterrains.table import Table, copy

SECRETS = 0.08
"""About how many drawn sections hold a secret passage nobody has found."""
TRAPPED = 0.15
STASHED = 0.07
BURIED = 0.03


def guess(hidden: Table, seat: int, rng: Random) -> Table:
    """SS-29: one of the tables the hidden one may stand for."""
    t = copy(hidden)
    for number, dungeon in enumerate(t.dungeons):
        lv = average(t.hero.hd, dungeon.danger)
        if number == t.here:
            _fill(t, dungeon, lv, rng, True)
        else:
            t.dungeons[number] = _elsewhere(t, dungeon, lv)
    return t


def _elsewhere(t: Table, dungeon: Dungeon, lv: int) -> Dungeon:
    """A dungeon he is not in is guessed once, always in the same way: worlds differ where he is."""
    if dungeon.guessed is None or dungeon.guessed[0] != lv:
        filled = dungeon.copy()
        _fill(t, filled, lv, Random(f"{dungeon.name} {lv}"), False)
        dungeon.guessed = (lv, filled)
    return dungeon.guessed[1]


def _fill(t: Table, dungeon: Dungeon, lv: int, rng: Random, here: bool) -> None:
    dungeon.wake()
    _levels(dungeon, rng)
    for place, section in enumerate(dungeon.sections):
        _section(dungeon, place, section, lv, rng, t.square if here and place == t.section else None)
    for place, group in enumerate(dungeon.groups):
        _group(t, dungeon, group, lv, rng, here and t.fight is not None and t.fight.group == place)


def _levels(dungeon: Dungeon, rng: Random) -> None:
    """Budgets and obligations: at least what is drawn; exactly that where a dead end was seen."""
    deepest = max(DUNGEON_SIZES.values(), key=lambda row: int(row["levels"]))
    size = next((row for row in DUNGEON_SIZES.values() if row["levels"] == dungeon.levels), deepest)
    thrown = dice(size["budget_die"])
    for level in range(dungeon.levels):
        drawn = sum(section.level == level for section in dungeon.sections)
        dungeon.counts[level] = drawn
        budget = drawn if dungeon.ends[level] else max(drawn, size["budget_base"] + _sum(thrown, rng))
        dungeon.budgets[level] = budget
        dungeon.met[level] = drawn >= budget or any(
            section.level == level
            and (
                section.kind == "vault"
                or any(feature.kind == "link" and not feature.up for feature in section.features)
            )
            for section in dungeon.sections
        )
    dungeon.specials = [section.special for section in dungeon.sections if section.special]


def _section(dungeon: Dungeon, number: int, section: Section, lv: int, rng: Random, standing: Square | None) -> None:
    if UNKNOWN in section.unseen:
        section.unseen = _dark(dungeon, section, rng, standing)
        if rng.random() < 0.4:
            square = rng.choice(sorted(section.unseen))
            side = rng.randrange(4)
            if _free(dungeon, section.level, beyond(square, side)):
                section.veiled_exits.append(Exit(section.level, number, square, side, "open"))
    if not section.known and not section.special and section.kind in ROOMS and rng.random() < 0.1:
        section.special = rng.choice(SPECIALS)
    for feature in section.features:
        if feature.kind == "container" and not feature.opened:
            feature.treasure = "C"
            if not section.searched and not _known_trap(section, feature) and rng.random() < 0.4:
                feature.trap = _trap(lv, rng, ("container",))
    if section.pending:
        section.pending = ["H"]
    if not section.searched:
        _buried(dungeon, number, section, lv, rng)


def _known_trap(section: Section, feature: Feature) -> bool:
    return any(trap.place == "container" and trap.on == feature.square for trap in section.traps)


def _trap(lv: int, rng: Random, places: tuple[str, ...]) -> str:
    kinds = [id for id in TRAP_ROLL[trap_band(lv)] if TRAPS[id].place in places]
    return rng.choice(kinds) if kinds else ""


def _buried(dungeon: Dungeon, number: int, section: Section, lv: int, rng: Random) -> None:
    """What a Search might bring to light."""
    if section.kind in ("entrance", "stairs"):
        return
    plain = section.group == NOWHERE and not section.special and not section.traps
    roll = rng.random()
    if plain and roll < TRAPPED:
        if id := _trap(lv, rng, ("floor", "section")):
            section.hidden.traps.append(Trap(id, TRAPS[id].place))
    elif plain and roll < TRAPPED + STASHED:
        section.hidden.stash = "H"
    elif plain and roll < TRAPPED + STASHED + BURIED:
        section.hidden.finds.append(rng.choice([id for id, hidden in FINDS.items() if hidden]))
    if section.kind not in PASSAGES[2:] and rng.random() < SECRETS:
        edges = [
            (square, side)
            for square in sorted(section.squares)
            for side in range(4)
            if _free(dungeon, section.level, beyond(square, side))
        ]
        there = {(edge.square, edge.side) for edge in dungeon.exits}
        edges = [rim for rim in edges if rim not in there]
        if edges:
            square, side = rng.choice(edges)
            section.hidden.exits.append(Exit(section.level, number, square, side, "secret"))


def _free(dungeon: Dungeon, level: int, square: Square) -> bool:
    return dungeon.on_grid(square) and dungeon.owner(level, square) == NOWHERE


def _dark(dungeon: Dungeon, section: Section, rng: Random, standing: Square | None) -> frozenset[Square]:
    """Squares beyond the light: next to those he has seen, out of his sight, on nobody else's ground."""
    section.unseen = frozenset()
    rim = [
        there
        for square in sorted(section.seen)
        for side in range(4)
        if _free(dungeon, section.level, there := beyond(square, side))
    ]
    far = [
        square
        for square in rim
        if standing is None or max(abs(square[0] - standing[0]), abs(square[1] - standing[1])) > SIGHT
    ]
    if not rim:  # nowhere near: anywhere on the level
        wide, deep = dungeon.grid
        rim = [(x, y) for x in range(wide) for y in range(deep) if _free(dungeon, section.level, (x, y))]
    dark = {rng.choice(far or rim)}
    for _ in range(rng.randint(0, 6)):
        there = beyond(rng.choice(sorted(dark)), rng.randrange(4))
        if there not in section.seen and _free(dungeon, section.level, there):
            dark.add(there)
    return frozenset(dark)


# ------------------------------------------------------------------ groups


def _group(t: Table, dungeon: Dungeon, group: Group, lv: int, rng: Random, met: bool) -> None:
    if not group.seen:
        group.members = _somebody(t, dungeon, lv, rng, met)
        group.level = lv
    elif group.hoard == "?":
        group.hoard = "G" if group.guard else CREATURES[group.members[0].creature].hoard
    if not group.told:
        rating = 0 if group.guard else CREATURES[group.members[0].creature].friendly
        group.attitude = "friendly" if rng.randrange(FACES["attitude"]) + dungeon.danger < rating else "hostile"
        group.friendly_first = group.attitude == "friendly"
    if not group.counted and group.rolled:
        for member in group.members:
            creature = CREATURES[member.creature]
            member.hp = member.hp_max = sum(rng.randint(1, creature.hp_die) for _ in range(creature.hd))


def _somebody(t: Table, dungeon: Dungeon, lv: int, rng: Random, met: bool) -> list[Member]:
    """A group of the Level's tables; the one that is being met causes the modifiers that were shown (SS-29.8)."""
    wanted = t.fight.signs if met and t.fight else None
    theme = dungeon.theme if dungeon.theme in THEMES else next(iter(THEMES))
    for _ in range(60):
        row = rng.choice(MONSTERS[lv]) or rng.choice(THEME_MONSTERS[theme, band(lv)])
        members = _muster(row, rng)
        if wanted is None or _signs(t, members) == wanted:
            return members
    return [next(m for id, c in CREATURES.items() if c.attacks and _signs(t, [m := Member(id)]) == wanted)]


def _muster(row: Row, rng: Random) -> list[Member]:
    members = []
    for lot in row:
        members += [Member(lot.creature, chief=lot.chief) for _ in range(_sum(lot.count, rng))]
    members.sort(key=lambda member: -CREATURES[member.creature].hd)
    return members


def _sum(thrown: Dice, rng: Random) -> int:
    return thrown.plus + sum(rng.randint(1, thrown.faces) for _ in range(thrown.count))


def _signs(t: Table, members: list[Member]) -> int:
    return signs(t, Group(members, 0))
