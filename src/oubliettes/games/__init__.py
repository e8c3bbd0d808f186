"""The rulebooks: one folder each. A sixth game is a sixth folder: whatever lies here is found.

Games may lie elsewhere too: the folders named in `$OUBLIETTES_GAMES`, separated as in `$PATH`, are searched as this one
is, and a game there is imported as `oubliettes.games.<folder>` like the others.
"""

import os
import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from oubliettes.kernel import Game

__path__.extend(
    str(Path(place).resolve()) for place in os.environ.get("OUBLIETTES_GAMES", "").split(os.pathsep) if place
)


def _found() -> dict[str, tuple[str, Game[Any]]]:
    """The package and the game of each folder."""
    found: dict[str, tuple[str, Game[Any]]] = {}
    for module in pkgutil.iter_modules(__path__):
        package = f"{__name__}.{module.name}"
        game: Game[Any] | None = getattr(import_module(package), "GAME", None)
        if game is None:
            raise ImportError(f"{package} has no GAME: every folder of games is one game (docs/new-game.md)")
        if game.slug in found:
            raise ImportError(f"two folders hold a game {game.slug!r}: {found[game.slug][1].folder} and {game.folder}")
        found[game.slug] = (package, game)
    return dict(sorted(found.items(), key=lambda item: (item[1][1].shelf, item[0])))


_FOUND = _found()
GAMES: dict[str, Game[Any]] = {slug: game for slug, (_, game) in _FOUND.items()}
PACKAGES: dict[str, str] = {slug: package for slug, (package, _) in _FOUND.items()}
"""Where each game is imported from."""


def room(game: Game[Any], name: str) -> ModuleType | None:
    """What a game brings for a room of the house, `rooms/terminal.py` for instance; None: nothing of its own."""
    if game.slug not in PACKAGES or not (game.folder / "rooms" / f"{name}.py").is_file():
        return None
    return import_module(f"{PACKAGES[game.slug]}.rooms.{name}")
