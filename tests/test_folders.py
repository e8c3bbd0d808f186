"""Where data are kept: one place for all rooms."""

import sys
from pathlib import Path

import pytest

from oubliettes.folders import data_folder
from oubliettes.server import Config


def test_a_place_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OUBLIETTES_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    assert data_folder() == tmp_path
    assert Path(Config().place) == tmp_path / "oubliettes.db"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the places of Linux")
def test_the_place_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OUBLIETTES_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/oubliettes")
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder() == Path.home() / ".local/share/oubliettes"
