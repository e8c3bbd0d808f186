"""Games with a changed box, beside the games as printed: made in this process, found in files, kept under a name.

A game reads its box when it is imported, so a variant is the game imported once more: the same source, under a package
name of its own (`oubliettes.games.donjon_1a2b3c4d5e`), with the changed box. Imports of the game's own modules are led
to that package. Both live side by side; what one of them pickles the other does not take for its own.
"""

import ast
import importlib.util
import json
import re
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from oubliettes.games import GAMES, PACKAGES
from oubliettes.kernel import BadOption, Changed, Game, Variant, changed

FOLDER = "OUBLIETTES_VARIANTS"
"""The variable in which a server tells its workers where the variants are that it offers."""
MOST = 24
"""Variants in a folder."""
SIZE = 64 * 1024
"""Bytes of a file."""
_CHANGED: dict[str, Changed] = {}
"""What is changed in the box of each variant that was made."""


def load(variant: Variant) -> Game[Any]:
    """The game, played under these changes; from now on it is among GAMES. BadOption: it has no such values."""
    if variant.slug in GAMES:
        return replace(GAMES[variant.slug], variant=variant)
    if variant.game not in PACKAGES:
        raise BadOption(f"there is no game {variant.game!r}: there are {', '.join(PACKAGES)}")
    printed = GAMES[variant.game]
    package = PACKAGES[variant.game]
    own = f"{package}_{variant.fingerprint}"
    _FINDER.own[own] = package
    with changed(variant.game, variant.places(printed.folder)) as box:
        try:
            made: Game[Any] = import_module(own).GAME
        except BaseException:
            for name in [name for name in sys.modules if _inside(name, own)]:
                del sys.modules[name]
            raise
    GAMES[variant.slug] = replace(made, slug=variant.slug, variant=variant)
    PACKAGES[variant.slug] = own
    _CHANGED[variant.slug] = box
    return GAMES[variant.slug]


def unread(game: Game[Any]) -> list[tuple[str | int, ...]]:
    """The changed values that no rule has looked at so far."""
    return _CHANGED[game.slug].unread() if game.variant else []


# ------------------------------------------------------------------ importing a game once more


class _Loader(SourceFileLoader):
    """Reads the source of a game's module, and leads its imports to the package it is to be part of."""

    def __init__(self, name: str, path: str, package: str, own: str) -> None:
        super().__init__(name, path)
        self._package, self._own = package, own

    def get_code(self, fullname: str) -> CodeType:  # never from, nor into, what is kept of the game as printed
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and _inside(node.module or "", self._package):
                assert node.module
                node.module = self._own + node.module.removeprefix(self._package)
            elif isinstance(node, ast.Import) and any(_inside(alias.name, self._package) for alias in node.names):
                raise ImportError(f"{self.path}: write `from ... import ...` for modules of the game itself")
        return compile(tree, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self) -> None:
        self.own: dict[str, str] = {}
        """The package that each variant's own is made from."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        own = next((own for own in self.own if _inside(fullname, own)), None)
        if own is None:
            return None
        package = self.own[own]
        source = importlib.util.find_spec(package + fullname.removeprefix(own))
        if source is None or source.origin is None:
            return None
        return importlib.util.spec_from_file_location(
            fullname,
            source.origin,
            loader=_Loader(fullname, source.origin, package, own),
            submodule_search_locations=source.submodule_search_locations,
        )


def _inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


_FINDER = _Finder()
sys.meta_path.insert(0, _FINDER)


# ------------------------------------------------------------------ files


def read(path: Path) -> Variant:
    """The variant in a file; BadOption says what is wrong with it."""
    try:
        if path.stat().st_size > SIZE:
            raise BadOption(f"{path} has more than {SIZE} bytes")
        return Variant.from_json(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError) as wrong:  # not there, not text, not TOML
        raise BadOption(f"{path} cannot be read: {wrong}") from None
    except BadOption as wrong:
        raise BadOption(f"{path}: {wrong}") from None


def kept(folder: Path) -> dict[Path, Variant]:
    """The variants in the files of a folder, which need not be there; BadOption names the file that is none."""
    paths = sorted(folder.glob("*.toml"))
    if len(paths) > MOST:
        raise BadOption(f"{folder} holds {len(paths)} variants, {MOST} at most: put some elsewhere")
    return {path: read(path) for path in paths}


def open_folder(folder: Path) -> list[Game[Any]]:
    """All variants of a folder, made."""
    return [load(variant) for variant in kept(folder).values()]


def keep(folder: Path, variant: Variant) -> Path:
    """Write a variant under its name; the file can be read and changed by hand."""
    path = folder / f"{file_name(variant.name)}.toml"
    if path.exists() and read(path).slug != variant.slug:
        raise BadOption(f"{path} holds another variant: choose another name, or delete it")
    return write(path, variant)


def write(path: Path, variant: Variant) -> Path:
    changes = "".join(f"{toml(key)} = {toml(value)}\n" for key, value in variant.changes)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = f"game = {toml(variant.game)}\nname = {toml(variant.name)}\n\n[changes]\n{changes}"
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def file_name(name: str) -> str:
    return re.sub(r"[^\w]+", "-", name.casefold()).strip("-") or "variant"


def toml(value: Any) -> str:
    """A value as TOML has it: what a box holds is written as JSON writes it."""
    return json.dumps(value, ensure_ascii=False)


def named(folder: Path, text: str) -> Game[Any] | None:
    """`donjon~weak-orcs`: the variant of that game kept under that name, or with that fingerprint."""
    game, _, name = text.partition("~")
    for path, variant in kept(folder).items():
        if variant.game == game and name in (path.stem, variant.fingerprint):
            return load(variant)
    return None


def of_record(data: Mapping[str, Any], slug: str) -> Game[Any]:
    """The game that a record was played under; BadOption if its changes are not those that its name promises."""
    variant = Variant.from_json(data)
    if variant.slug != slug:
        raise BadOption(f"the record is of {slug!r}, the changes in it are those of {variant.slug!r}")
    return load(variant)
