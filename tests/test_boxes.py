"""What is in the box can be looked up by id: every thing of every game has its name, its numbers and its own rules."""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Game, Match
from oubliettes.terminal.telling import thing_lines
from oubliettes.words import Words, slug
from tests.laws import trials

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


NO_THINGS = {
    "dungeon-roll": {"option", "supply"},
    "dungeon-heroes": {"option", "square", "seat", "pile", "figure", "symbol"},
    "quetes-et-trahisons": {
        "table_option",
        "phase",
        "promise_item",
        "promise_outcome",
        "die",
        "marker",
        "monster_type",
    },
    "donjon": {"option", "progression", "loadout", "state", "table", "tile"},
    "seul-dans-les-souterrains": {"lighting", "terrain", "die", "extra_advantage", "save_tag", "spoils", "situation"},
}
"""Lists of components that hold no things but what a table is set to, where one stands, sides, phases, how it ended,
what a table of dice is called, words for what a thing is in or under: rules speak of them, nobody holds them up."""


def ids(data: Any) -> Iterator[str]:
    """All words in a view, a pick, a note."""
    if isinstance(data, str):
        yield data
    elif is_dataclass(data):
        yield from (id for field in fields(data) for id in ids(getattr(data, field.name)))
    elif isinstance(data, dict):
        yield from (id for item in data.items() for id in ids(item))
    elif isinstance(data, list | tuple):
        yield from (id for item in data for id in ids(item))


def told(match: Match[Any], seat: int) -> Iterator[str]:
    """All ids that a seat is told of at its question."""
    yield from ids(match.view(seat))
    ask = match.ask_of(seat)
    assert ask
    yield from ids(list(ask.options))
    yield from (id for note in match.notes(seat).values() for line in note.lines for id in ids(line.facts))


@games
def test_whatever_a_game_speaks_of_can_be_looked_up(game: Game[Any]) -> None:
    """In whole games each named component of views, options, notes and log is in the box under that id."""
    words, box = Words(LANGUAGES[0], game), game.box()
    components = tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))
    lists = {kind: entries for kind, entries in components.items() if isinstance(entries, list)}
    named = {
        entry["id"]
        for kind, entries in lists.items()
        if kind not in NO_THINGS[game.slug]
        for entry in entries
        if isinstance(entry, dict) and words.has(f"thing-{slug(entry.get('id', ''))}")
    }
    met: set[str] = set()
    for number, trial in enumerate(trials(game, 2)):
        match, rng = trial.start(), Random(number)
        for turn in range(300):
            if not match.pending:
                break
            ask = rng.choice(match.pending)
            if turn % 10 == 0:
                met.update(told(match, ask.seat))
            match.choose(ask.seat, game.policy(match.table, ask, rng))
        met.update(id for event in match.log for id in ids(event.facts))
    assert len(met & named) > 15
    assert sorted(id for id in met & named if box.find(id) is None) == []


def test_divine_powers_and_the_creatures_of_a_module_are_in_the_box() -> None:
    box = GAMES["seul-dans-les-souterrains"].box()
    prior, healing = box.find("drowned_prior"), box.find("healing")
    assert prior
    assert (prior.kind, prior.numbers["hd"], prior.rules) == ("creature", 3, ("SS-28.11",))
    assert healing
    assert (healing.kind, healing.numbers["cost_resources"]) == ("divine", 1)
    assert box.find("turn_undead")
