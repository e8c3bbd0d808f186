"""`dragon.power=19`: values of a game's box, found by the end of their path and changed for a study.

Any end of a value's path will do as long as it means one value.
"""

import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Any

from oubliettes.kernel import Game, Value, fits, values_of
from oubliettes.trouble import Trouble


def find(known: dict[str, Value], path: str) -> list[Value]:
    """The one value whose path ends like this; with a `*`, all those that fit it. Else Trouble with what there is."""
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
        raise Trouble("lab-error-several", path=path, paths=_some([value.path for value in ending]))
    if not ending:
        raise Trouble("lab-error-no-value", path=path, paths=_some(_near(known, path)))
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
        raise Trouble("lab-error-setting", setting=setting)
    values = find(known, path.strip())
    wanted = several(text)
    for value in values:
        for new in wanted:
            if not fits(value.value, new):
                raise Trouble("lab-error-kind", path=value.path, value=str(new), now=str(value.value))
    return values, wanted


def changes_of(game: Game[Any], settings: Sequence[str]) -> dict[str, Any]:
    """`dragon_*.power=17` as values by their paths: one value each, for a table that somebody sits at."""
    found: dict[str, Any] = {}
    for setting in settings:
        values, wanted = read_change(values_of(game.folder), setting)
        if len(wanted) > 1:
            raise Trouble("lab-error-one-value", setting=setting)
        found |= dict.fromkeys((value.path for value in values), wanted[0])
    return found
