"""Commands as a person gives them: in this process, or in one of their own."""

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from oubliettes import cli
from oubliettes.kernel import Record
from oubliettes.words import Words

ONES = "1\n" * 400
"""The first option, always: more than enough for a whole game of Dungeon Roll."""


@dataclass
class Said:
    code: int
    out: str
    err: str


class Person:
    """Somebody with a home for their games, who types `typed` and reads what comes."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("OUBLIETTES_HOME", str(home))
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def run(self, command: str, typed: str = "") -> Said:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self._capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            cli.main(command.split())
        said = self._capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Said(end.value.code, said.out, said.err)

    def records(self) -> list[Path]:
        """The oldest first."""
        return sorted((self.home / "games").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)

    def seeds(self) -> list[Path]:
        return sorted((self.home / "games").glob("*.seed"))

    def record(self) -> Record:
        (path,) = self.records()
        return Record.loads(path.read_text(encoding="utf-8"))


def drawn(drawing: Any, view: Any, words: Words, width: int, height: int = 50, colour: bool = False) -> str:
    """A game's drawing of a view, as a terminal of this size shows it."""
    out = io.StringIO()
    system: Any = "truecolor" if colour else None
    console = Console(file=out, width=width, height=height, force_terminal=colour, color_system=system)
    console.print(drawing.rich(view, words, width, height))
    return out.getvalue()


def environment(home: Path, **more: str) -> dict[str, str]:
    """What a process of its own is started with: no terminal, no language but the one asked for."""
    dropped = ("LC_", "LANG", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    return kept | {"OUBLIETTES_HOME": str(home), "PYTHONIOENCODING": "utf-8"} | more


def command(*args: str) -> list[str]:
    return [sys.executable, "-m", "oubliettes.cli", *args]


def run(home: Path, *args: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*args),
        input=typed,
        env=environment(home, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
