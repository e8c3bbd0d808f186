from pathlib import Path

import pytest

from oubliettes.terminal import dungeon_roll
from tests.terminal.support import Person


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    monkeypatch.setattr(dungeon_roll, "SAMPLES", 2)  # the odds are not what is tested here
    return Person(tmp_path / "home", monkeypatch, capsys)
