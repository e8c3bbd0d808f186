"""Games of older rules at the terminal, from records that earlier releases wrote: read, gone on with, or closed."""

import re
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Game, Record, how_far, replay
from tests.golden import FOLDER
from tests.terminal.support import Person


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines(keepends=True)


FITS = {
    path: how_far(GAMES[path.parent.parent.name], Record.loads(path.read_text(encoding="utf-8")))[0]
    for path in sorted(FOLDER.glob("*/old/*.jsonl"))
}
"""The records of older rules, and the last move of each that the rules of today can play."""
OLD = max(FITS, key=lambda path: (FITS[path] < len(lines_of(path)) - 2, FITS[path]))
"""A whole game that parts from the rules of today late and before its end."""


def waiting(person: Person, lines: list[str], seed: str) -> Path:
    """A game that somebody left."""
    games = person.home / "games"
    games.mkdir(parents=True, exist_ok=True)
    path = games / "left.jsonl"
    path.write_text("".join(lines), encoding="utf-8")
    path.with_suffix(".seed").write_text(f"{seed}\n", encoding="ascii")
    return path


def old() -> tuple[Record, int]:
    """The record, and the last move that the rules of today can play."""
    return Record.loads(OLD.read_text(encoding="utf-8")), FITS[OLD]


def seed_of(record: Record) -> str:
    assert record.end is not None
    return record.end.seed


def test_a_finished_game_of_older_rules_is_shown_as_far_as_it_can_be_and_told_to_its_end(person: Person) -> None:
    record, fits = old()
    said = person.run(f"replay {OLD} --lang en")
    assert said.code == 0
    assert f"played under rules {record.rules}; rules {GAMES[record.start.game].version} are played now" in said.out
    assert f"can draw it up to move {fits} only" in said.out
    assert record.end is not None
    assert record.end.result is not None
    for score in record.end.result["scores"]:
        assert re.search(rf"\b{abs(score):g}\b", said.out)
    told = person.run(f"replay {OLD} --lang fr")
    assert f"selon les règles {record.rules}" in told.out


def test_its_dice_can_be_checked_where_its_moves_cannot(person: Person) -> None:
    said = person.run(f"verify {OLD} --lang en")
    assert said.code == 0
    assert "only the release that made it can check the moves" in said.out
    assert "throws follow from the seed" in said.out


def test_a_game_left_under_older_rules_goes_on_if_they_fit(person: Person) -> None:
    record, fits = old()
    path = waiting(person, lines_of(OLD)[: fits + 1], seed_of(record))
    said = person.run("resume --plain --lang en", "q\n")
    assert said.code == 0, said.err
    assert "it goes on under the new ones" in said.out
    kept = Record.loads(path.read_text(encoding="utf-8"))
    version = GAMES[record.start.game].version
    assert (kept.start.rules, kept.rules) == (record.rules, version)
    assert path.read_text(encoding="utf-8").startswith("".join(lines_of(OLD)[: fits + 1]))
    assert replay(GAMES[record.start.game], kept).pending
    person.run("resume --plain --lang en", "q\n")  # and says so once
    again = Record.loads(path.read_text(encoding="utf-8"))
    assert [entry.kind for entry in again.entries].count("rules") == 1


def test_a_game_left_under_older_rules_that_do_not_fit_says_so_and_can_be_closed(person: Person) -> None:
    record, fits = old()
    path = waiting(person, lines_of(OLD)[: fits + 2], seed_of(record))
    before = path.read_bytes()
    said = person.run("resume --plain --lang en")
    assert said.code == 2
    assert "cannot go on under them" in said.err
    assert "oubliettes close left" in said.err
    assert path.read_bytes() == before
    assert "can be read to the end" in person.run("replay left --lang en").out
    closed = person.run("close left --lang en")
    assert closed.code == 0, closed.err
    assert f"after {fits + 1} moves" in closed.out
    kept = Record.loads(path.read_text(encoding="utf-8")).whole()
    assert kept.end is not None
    assert (kept.end.result, kept.end.seed) == (None, seed_of(record))
    assert person.seeds() == []
    told = person.run("replay --lang en").out
    assert "Closed before its end" in told
    assert "throws follow from the seed" in person.run("verify --lang en").out
    assert person.run("close left").code == 2
    assert person.run("resume").code == 2


def test_a_stuck_game_is_no_hindrance_to_the_next(person: Person) -> None:
    record, fits = old()
    person.run("play dungeon-roll --seats Ana --seed 3 --plain --lang en", "q\n")
    waiting(person, lines_of(OLD)[: fits + 2], seed_of(record))
    said = person.run("resume --plain --lang en", "q\n")
    assert said.code == 0
    assert "cannot go on under them" in said.out
    assert "Dungeon Roll: on with it" in said.out


def test_a_game_that_can_go_on_is_not_closed(person: Person) -> None:
    person.run("play dungeon-roll --seats Ana --seed 3 --plain --lang en", "q\n")
    (path,) = person.records()
    said = person.run(f"close {path} --lang en")
    assert (said.code, "can go on" in said.err) == (2, True)
    assert len(person.seeds()) == 1


@pytest.fixture
def changed(person: Person, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole game of this release, and then rules under which nothing of it can be played."""
    person.run("play dungeon-roll --seats Ana --seed 3 --plain --lang en", "1\n" * 400)
    (path,) = person.records()
    game = GAMES["dungeon-roll"]

    def nothing(table: Any, *args: Any) -> Any:
        table.agenda.clear()
        return
        yield

    fields = {name: getattr(game, name) for name in game.__dataclass_fields__}
    steps = dict.fromkeys(game.steps, nothing)
    monkeypatch.setitem(GAMES, game.slug, Game(**{**fields, "version": game.version + 1, "steps": steps}))
    return path


def test_a_game_that_no_rule_plays_any_more_is_told_in_its_own_words(person: Person, changed: Path) -> None:
    record = Record.loads(changed.read_text(encoding="utf-8"))
    said = person.run("replay --lang en").out
    assert "cannot draw it" in said
    for sentence in ("Ana gathers a party for delve 1", "Ana gathers a party for delve 3"):
        assert sentence in said
    assert record.end is not None
    assert record.end.result is not None
    assert re.search(rf"Score: {record.end.result['scores'][0]:g}\b", said)


def test_words_that_are_gone_are_told_bare(person: Person, changed: Path) -> None:
    altered = Record.loads(changed.read_text(encoding="utf-8"))
    for entry in altered.entries:
        entry.said = tuple(type(event)(f"gone-{event.key}", "", {"a": 1}) for event in entry.said)
    changed.write_text(altered.dumps(), encoding="utf-8")
    assert re.search(r"gone-\S+ \(a: 1\)", person.run("replay --lang en").out)
