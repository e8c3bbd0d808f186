"""A module of one's own at the terminal: played, simulated, and refused with what is wrong with it."""

from pathlib import Path

import pytest

from oubliettes.games import GAMES
from oubliettes.server.guard import Trouble
from oubliettes.server.starting import settle
from tests.games.souterrains.cellar import CELLAR, cellar
from tests.terminal.support import Person

SLUG = "seul-dans-les-souterrains"
BRIEF = "-o game_mode=expedition -o wealth_mode=equipped --lang en"


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cellar.toml").write_text(CELLAR, encoding="utf-8")
    return Person(tmp_path, monkeypatch, capsys)


def test_bots_play_it(person: Person) -> None:
    said = person.run(f"simulate {SLUG} -n 3 --seats bot:policy {BRIEF} -o module=cellar.toml")
    assert (said.code, said.err) == (0, "")
    assert "3 games" in said.out


def test_a_person_plays_it_and_the_record_needs_no_file(person: Person) -> None:
    said = person.run(f"play {SLUG} --seats Ana --plain {BRIEF} -o module=cellar.toml", typed="1\n" * 5)
    assert said.code == 0
    assert person.record().start.options["module"]["module"]["id"] == "cellar"
    (person.home / "cellar.toml").unlink()
    said = person.run("resume --plain --lang en", typed="1\n1\n1\n1\n1\n")
    assert "The Cellar" in said.out


@pytest.mark.parametrize("old, new, fault", [
    ('door = "door"', 'door = "dor"', "[[exit]] number 1 should be a table whose door is one of 'open'"),
    ("[[exit]]", "[[exit]", "cellar.toml cannot be read"),
])  # fmt: skip
def test_a_bad_file_is_told_in_a_line(person: Person, old: str, new: str, fault: str) -> None:
    (person.home / "cellar.toml").write_text(CELLAR.replace(old, new, 1), encoding="utf-8")
    for command in (f"play {SLUG} --seats Ana", f"simulate {SLUG} -n 1 --seats bot:policy"):
        said = person.run(f"{command} {BRIEF} -o module=cellar.toml")
        assert said.code == 2
        assert fault in said.err
        assert said.err.count("\n") == 1
    assert person.records() == []


def test_a_file_that_is_not_there(person: Person) -> None:
    said = person.run(f"simulate {SLUG} -n 1 --seats bot:policy {BRIEF} -o module=attic.toml")
    assert said.code == 2
    assert "attic.toml" in said.err


def test_a_server_takes_no_file_from_a_request() -> None:
    with pytest.raises(Trouble, match="terminal"):
        settle(GAMES[SLUG], 1, {"module": cellar()})
