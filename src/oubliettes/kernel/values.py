"""The values of a game's box that may be changed, by their paths.

The whole path of a value is made of the keys of components.toml; an entry of a list is called by its `id`, or by its
place if it has none: `monster.dragon.power`, `constants.lair_threshold`, `length.0.minutes`.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from oubliettes.kernel.components import Place, printed
from oubliettes.kernel.ledger import LANGUAGES

WORDY = {"rules", "name", "supplied", "id"}
"""Keys that say something about an entry and are no part of play."""
TRANSLATED = tuple(f"_{lang}" for lang in LANGUAGES)


@dataclass(slots=True, frozen=True)
class Value:
    """A value of the box that may be changed."""

    path: str
    place: Place
    value: Any
    supplied: bool
    """Whether it is ours: the rulebook relies on it and does not print it."""
    names: tuple[tuple[str, str], ...] = ()
    """What the entry it belongs to is called, by language."""


def values_of(folder: Path) -> dict[str, Value]:
    """Every value of the box that may be changed, by its whole path, as printed."""
    found: dict[str, Value] = {}
    _walk(printed(folder), "", (), False, (), found)
    return found


def _walk(
    table: Any, path: str, place: Place, supplied: bool, names: tuple[tuple[str, str], ...], found: dict[str, Value]
) -> None:
    if isinstance(table, dict):
        supplied = bool(table.get("supplied", supplied))
        name = table.get("name")
        names = tuple(sorted(name.items())) if isinstance(name, dict) else names
        for key, item in table.items():
            if not (
                key in WORDY
                or key.endswith(TRANSLATED)
                or key in LANGUAGES
                or (not place and key in ("game", "prefix"))
            ):
                _walk(item, f"{path}.{key}" if path else key, (*place, key), supplied, names, found)
    elif isinstance(table, list) and table and all(isinstance(item, dict) for item in table):
        taken: set[str] = set()
        for number, item in enumerate(table):
            id = str(item.get("id", number))
            if id not in taken:
                taken.add(id)
                _walk(item, f"{path}.{id}", (*place, number), supplied, names, found)
    else:
        found[path] = Value(path, place, table, supplied, names)


def fits(old: Any, new: Any) -> bool:
    """The same kind of thing: a number for a number, a list for a list of the same things."""
    if isinstance(old, list):
        return isinstance(new, list) and all(fits(old[0], item) for item in new) if old else isinstance(new, list)
    if isinstance(old, float):
        return type(new) in (int, float)
    return type(old) is type(new)
