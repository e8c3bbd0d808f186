"""Creatures of the box, their abilities, and the tables they come from (SS-26, SS-27)."""

from dataclasses import dataclass
from typing import Any

from oubliettes.games.souterrains.pieces import COMPONENTS, Dice, bands, dice, table_of


@dataclass(slots=True, frozen=True)
class Ability:
    id: str
    trigger: str
    params: dict[str, Any]


@dataclass(slots=True, frozen=True)
class Creature:
    """SS-27.1."""

    id: str
    hd: int
    hp_die: int
    ac: int
    attacks: tuple[Dice, ...]
    cowardice: int
    bravery: int
    fearless: bool
    undead: bool
    cold: bool
    """SS-3.15: Infravision does not see it."""
    never_surprised: bool
    talk: str
    friendly: int
    greed: int
    spoils: str
    pursues: bool
    ranged: bool
    abilities: tuple[str, ...]
    pocket: str
    hoard: str
    gear: tuple[str, ...]
    tags: tuple[str, ...]

    @property
    def best(self) -> Dice:
        """SS-18.5: the attack with the highest average."""
        return max(self.attacks, key=lambda attack: attack.mean)


ABILITIES: dict[str, Ability] = {
    row["id"]: Ability(row["id"], row["trigger"], row["params"]) for row in COMPONENTS["ability"]
}


def creature(row: dict[str, Any]) -> Creature:
    return Creature(
        id=row["id"], hd=row["hd"], hp_die=row["hp_die"], ac=row["ac"],
        attacks=tuple(dice(text) for text in row["attacks"]),
        cowardice=row["cowardice"], bravery=row["bravery"], fearless=row["fearless"], undead=row["undead"],
        cold=row["cold"], never_surprised=row["never_surprised"], talk=row["talk"], friendly=row["friendly"],
        greed=row["greed"], spoils=row["spoils"], pursues=row["pursues"], ranged=row["ranged"],
        abilities=tuple(row["abilities"]), pocket=row["pocket"], hoard=row["hoard"], gear=tuple(row["gear"]),
        tags=tuple(row["tags"]),
    )  # fmt: skip


CREATURES: dict[str, Creature] = {row["id"]: creature(row) for row in COMPONENTS["creature"]}


@dataclass(slots=True, frozen=True)
class Lot:
    """Some creatures of a kind in a group's row: `orc:1d4`."""

    creature: str
    count: Dice
    chief: bool = False


Row = tuple[Lot, ...]
"""A row of an encounter table; empty: go to the theme's table (SS-26.3)."""


def lots(members: list[dict[str, Any]]) -> Row:
    return tuple(Lot(m["creature"], dice(m["count"]), m.get("chief", False)) for m in members)


def group_string(text: str) -> Row:
    """SS-28.2: `orc:1d4+scarred_orc:1:chief`."""
    found = []
    for part in text.split("+"):
        id, count, *rest = part.split(":")
        found.append(Lot(id, dice(count), rest == ["chief"]))
    return tuple(found)


def _rows(table: dict[str, Any]) -> tuple[Row, ...]:
    rows = [{"roll": row["roll"], "lots": lots(row.get("members", []))} for row in table["rows"]]
    return table_of(rows, "lots")


MONSTERS: dict[int, tuple[Row, ...]] = {row["level"]: _rows(row) for row in COMPONENTS["monster_table"]}
PATROLS: dict[int, tuple[Row, ...]] = {row["level"]: _rows(row) for row in COMPONENTS["patrol_table"]}
"""By Level."""
THEME_MONSTERS: dict[tuple[str, int], tuple[Row, ...]] = {
    (row["theme"], row["band"]): _rows(row) for row in COMPONENTS["theme_table"]
}


BANDS: dict[int, int] = bands("level_band")


def band(level: int) -> int:
    """1 for Levels 1-3, 2 for 4-6, 3 above: theme tables and magic (SS-26.3, SS-21.12)."""
    return BANDS[level]
