"""What people type on a command line: read, or refused with what was expected."""

from typing import Any

from oubliettes import variants
from oubliettes.folders import variants_folder
from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Game
from oubliettes.trouble import Trouble

FIRST = next(iter(GAMES))
"""The game on the table when nobody asks for another."""


def game_named(slug: str) -> Game[Any]:
    """A game by its slug, or a variant that is kept: `donjon~weak-orcs`."""
    found = GAMES.get(slug) or variants.named(variants_folder(), slug)
    if found is None:
        kept = [f"{one.game}~{path.stem}" for path, one in variants.kept(variants_folder()).items()]
        raise Trouble("error-game", game=slug, games=", ".join([*GAMES, *kept]))
    return found


def whole_number(text: str, option: str, *, least: int) -> int:
    try:
        value = int(text)
    except ValueError:
        value = least - 1
    if value < least or len(text) > 20:
        raise Trouble("error-number", option=option, value=text[:40], least=max(0, least))
    return value


def known_language(lang: str | None) -> None:
    if lang is not None and lang not in LANGUAGES:
        raise Trouble("error-value", option="--lang", value=lang, allowed=", ".join(LANGUAGES))
