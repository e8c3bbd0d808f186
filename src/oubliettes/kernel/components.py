"""What is in a game's box: its components.toml, as it is or with a few values changed for a study.

Every game reads its box through `components`. A study changes values with `change`, in a process of its own and before
the game is imported: rules that have read their numbers would not notice later.
"""

import tomllib
from collections.abc import ItemsView, Iterator, KeysView, Mapping, ValuesView
from pathlib import Path
from typing import Any

from oubliettes.kernel.errors import BadOption

Place = tuple[str | int, ...]
"""Where a value stands: `("monster", 48, "power")`, keys of tables and places in lists."""

_changes: dict[str, dict[Place, Any]] = {}
"""What `change` was told."""
_opened: dict[str, dict[Place, Any]] = {}
"""The boxes read so far, and the changes made to each."""
_watched: dict[tuple[str, Place], "_Watched"] = {}


def components(folder: Path) -> dict[str, Any]:
    """The box in this folder, with the changes asked for its game."""
    box = printed(folder)
    game = box["game"]
    changes = _opened[game] = _changes.get(game, {})
    for place, value in changes.items():
        box = _put(box, place, value)
        _watched[game, place[:-1]] = _at(box, place[:-1])
    return box


def printed(folder: Path) -> dict[str, Any]:
    """The box as it is in the file."""
    return tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))


def change(game: str, changes: Mapping[Place, Any]) -> None:
    """Let a game find these values in its box. Too late once it has been read with others: BadOption."""
    wanted = dict(changes)
    if _opened.get(game, wanted) != wanted:
        raise BadOption(f"the box of {game} was read already: change it in a new process, before the game is imported")
    _changes[game] = wanted


def unread(game: str) -> list[Place]:
    """The changed values that no rule has looked at so far: changing them changes nothing."""
    return [place for place in _opened.get(game, {}) if place[-1] not in _watched[game, place[:-1]].seen]


def _put(table: Any, place: Place, value: Any) -> Any:
    """Put a value in its place; the table that holds it becomes one that notes what is read."""
    first, *rest = place
    if rest:
        inner = _put(_at(table, (first,)), tuple(rest), value)
        table[first] = inner
        return table
    watched = table if isinstance(table, _Watched) else _Watched(table)
    watched[str(first)] = value
    return watched


def _at(table: Any, place: Place) -> Any:
    for step in place:
        table = dict.__getitem__(table, step) if isinstance(table, dict) else table[step]
    return table


class _Watched(dict[str, Any]):
    """A table that notes which of its values were read; who goes through all of them has read all."""

    __slots__ = ("seen",)

    def __init__(self, table: Mapping[str, Any]) -> None:
        super().__init__(table)
        self.seen: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.seen.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.seen.add(key)
        return super().get(key, default)

    def _all(self) -> None:
        self.seen.update(dict.keys(self))

    def __iter__(self) -> Iterator[str]:
        self._all()
        return super().__iter__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self._all()
        return super().keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        self._all()
        return super().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        self._all()
        return super().items()
