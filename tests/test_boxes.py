"""What is in the box can be looked up by id: every thing of every game has its name, its numbers and its own rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Game
from oubliettes.terminal.telling import thing_lines
from oubliettes.words import Words, slug

WEB = Path(__file__).parents[1] / "web" / "src"
games = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@games
def test_every_id_is_there_once_and_has_rules_of_its_own(game: Game[Any]) -> None:
    files = [WEB / "kit" / "icons.json", WEB / "games" / game.slug / "icons.json"]
    icons = [icon for file in files if file.is_file() for icon in json.loads(file.read_text(encoding="utf-8"))]
    things = game.box().things
    ids = [thing.id for thing in things]
    assert len(ids) == len(set(ids)) >= 30
    for thing in things:
        assert thing.rules, f"{thing.id} has no rule of its own"
        assert set(thing.rules) <= set(game.ledger.rules), thing.id
        assert thing.glyph in ("", *icons), thing.id


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_can_be_inspected(game: Game[Any], lang: str) -> None:
    """Its name, what it is, all its numbers by their names, and its first rule in the reader's language."""
    words = Words(lang, game)
    for thing in game.box().things:
        assert words.has(f"kind-{slug(thing.kind)}"), f"nobody says what a {thing.kind} is"
        nameless = [name for name in thing.numbers if not words.has(f"number-{slug(name)}")]
        assert nameless == [], f"numbers of {thing.id} have no name"
        lines = thing_lines(game, thing, words)
        assert lines[0].startswith(words.thing(thing.id))
        assert any(line.startswith(thing.rules[0]) for line in lines), thing.id
