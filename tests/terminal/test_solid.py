"""French spaces do not break lines."""

import io
from typing import Any, cast

import pytest
from rich.console import Console
from rich.text import Text

from oubliettes.games import GAMES
from oubliettes.terminal.screen import Screen
from oubliettes.terminal.solid import Loosened, SolidWords
from oubliettes.words import Words

NARROW = "\u202f"


def wrapped(words: Words, width: int) -> list[str]:
    out = io.StringIO()
    console = Console(file=cast(Any, Loosened(out)), width=width)
    console.print(Text(words.say("prompt-choose-hero", seat="Ana")))
    return out.getvalue().splitlines()


def test_a_question_mark_stays_with_its_word() -> None:
    game = GAMES["dungeon-roll"]
    whole = Words("fr", game).say("prompt-choose-hero", seat="Ana")
    assert whole.endswith(f"jouez-vous{NARROW}?")
    width = len(whole) - 1
    assert wrapped(Words("fr", game), width)[-1] == "?", "what rich does by itself"
    assert wrapped(SolidWords("fr", game), width)[-1] == f"jouez-vous{NARROW}?"
    assert " ".join(line.rstrip() for line in wrapped(SolidWords("fr", game), 12)) == whole


def test_what_is_written_and_asked_has_spaces(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("x\n"))
    screen = Screen()
    words = SolidWords("fr", GAMES["dungeon-roll"])
    screen.lines([words.say("prompt-charm")])
    screen.read(words.say("prompt-charm"))
    out = capsys.readouterr().out
    assert out.count(f"potion{NARROW}?") == 2
    assert not any("\ue000" <= sign <= "\uf8ff" for sign in out)
