from pathlib import Path

import pytest

from tests.terminal.support import Person


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    return Person(tmp_path / "home", monkeypatch, capsys)
