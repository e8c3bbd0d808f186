"""`dragon.power=19`: values of a game's box, found by the end of their path and changed for a study.

The whole path of a value is made of the keys of components.toml; an entry of a list is called by its `id`, or by its
place if it has none: `monster.dragon.power`, `constants.lair_threshold`, `length.0.minutes`. Any end of it will do as
long as it means one value.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Any

from oubliettes.kernel import LANGUAGES, Game, Place, printed
from oubliettes.lab.errors import LabError

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


def values_of(game: Game[Any]) -> dict[str, Value]:
    """Every value of the box that may be changed, by its whole path, as printed."""
    found: dict[str, Value] = {}
    _walk(printed(game.folder), "", (), False, (), found)
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


def find(known: dict[str, Value], path: str) -> list[Value]:
    """The one value whose path ends like this; with a `*`, all those that fit it. Else LabError with what there is."""
    if "*" in path:
        ending = [
            value for whole, value in known.items() if fnmatchcase(whole, path) or fnmatchcase(whole, f"*.{path}")
        ]
        if ending:
            return ending
    if path in known:
        return [known[path]]
    ending = [value for whole, value in known.items() if whole.endswith(f".{path}")]
    if len(ending) > 1:
        raise LabError("lab-error-several", path=path, paths=_some([value.path for value in ending]))
    if not ending:
        raise LabError("lab-error-no-value", path=path, paths=_some(_near(known, path)))
    return ending


def _near(known: dict[str, Value], path: str) -> list[str]:
    """What may have been meant: that key of an entry called alike, other keys of the entry, whatever looks alike."""
    entry, _, last = path.rpartition(".")
    keys = list(dict.fromkeys(whole.rpartition(".")[2] for whole in known))
    last = (get_close_matches(last, keys, 1, 0.6) or [last])[0]
    alike = [whole for whole in known if whole.rpartition(".")[2] == last]
    named = [whole for whole in alike if entry and entry in whole] or get_close_matches(path, alike, 4, 0.5)
    same = [whole for whole in known if entry and f".{entry}." in f".{whole}"]
    return [*named, *same, *get_close_matches(path, list(known), 8, 0.4), *alike] or list(known)


def _some(paths: Sequence[str], most: int = 8) -> str:
    different = list(dict.fromkeys(paths))
    return ", ".join(different[:most]) + (" …" if len(different) > most else "")


def several(text: str) -> list[Any]:
    """`17,19` is two values, `[1,2]` is one; what is no TOML value is a word."""
    try:
        found: list[Any] = tomllib.loads(f"value = [{text}]")["value"]
    except tomllib.TOMLDecodeError:
        return [_one(part) for part in text.split(",")]
    return found or [text]


def _one(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text.strip()


def read_change(known: dict[str, Value], setting: str) -> tuple[list[Value], list[Any]]:
    """`dragon.power=17,19` as the values that it changes and what to put there, one after the other."""
    path, equals, text = setting.partition("=")
    if not equals or not text.strip():
        raise LabError("lab-error-setting", setting=setting)
    values = find(known, path.strip())
    wanted = several(text)
    for value in values:
        for new in wanted:
            if not _fits(value.value, new):
                raise LabError("lab-error-kind", path=value.path, value=str(new), now=str(value.value))
    return values, wanted


def _fits(old: Any, new: Any) -> bool:
    """The same kind of thing: a number for a number, a list for a list of the same things."""
    if isinstance(old, list):
        return isinstance(new, list) and all(_fits(old[0], item) for item in new) if old else isinstance(new, list)
    if isinstance(old, float):
        return type(new) in (int, float)
    return type(old) is type(new)
