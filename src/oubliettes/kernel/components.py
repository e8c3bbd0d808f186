"""What is in a game's box: its components.toml, as it is or with a few values changed.

Every game reads its box through `components`, when it is imported. A variant is the game imported once more while
`changed` holds (see `oubliettes.variants`): rules that have read their numbers would not notice later.
"""

import tomllib
from collections.abc import ItemsView, Iterator, KeysView, Mapping, ValuesView
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Place = tuple[str | int, ...]
"""Where a value stands: `("monster", 48, "power")`, keys of tables and places in lists."""

_now: dict[str, "Changed"] = {}
"""The games that are being imported with another box."""


class Changed:
    """Values that a box has instead of those in its file, and which of them were looked at."""

    def __init__(self, changes: Mapping[Place, Any]) -> None:
        self._changes = dict(changes)
        self._watched: dict[Place, _Watched] = {}

    def put(self, box: dict[str, Any]) -> dict[str, Any]:
        for place, value in self._changes.items():
            box = _put(box, place, value)
            self._watched[place[:-1]] = _at(box, place[:-1])
        return box

    def unread(self) -> list[Place]:
        """The changed values that no rule has looked at so far: changing them changes nothing."""
        return [place for place in self._changes if place[-1] not in self._watched[place[:-1]].seen]


def components(folder: Path) -> dict[str, Any]:
    """The box in this folder, with what is changed in it just now."""
    box = printed(folder)
    now = _now.get(box["game"])
    return now.put(box) if now else box


def printed(folder: Path) -> dict[str, Any]:
    """The box as it is in the file."""
    return tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))


@contextmanager
def changed(game: str, changes: Mapping[Place, Any]) -> Iterator[Changed]:
    """Let a game that is imported meanwhile find these values in its box."""
    now = _now[game] = Changed(changes)
    try:
        yield now
    finally:
        del _now[game]


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
