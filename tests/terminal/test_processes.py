"""The program as it is run: processes of its own, killed and resumed, and a terminal that is a terminal."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from oubliettes.kernel import Record
from tests.terminal.support import ONES, command, environment, run

PLAY = ("play", "dungeon-roll", "--seats", "Ana,bot:policy", "--seed", "3")


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Where a shell runs the tests in the background, their children would be deaf to Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def records(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.jsonl"))


def test_a_whole_game_in_french_and_in_english(tmp_path: Path) -> None:
    texts = {}
    for lang in ("fr", "en"):
        home = tmp_path / lang
        done = run(home, *PLAY, "--lang", lang, typed=ONES)
        assert (done.returncode, done.stderr) == (0, "")
        assert "\x1b" not in done.stdout
        (path,) = records(home)
        assert Record.loads(path.read_text(encoding="utf-8")).end is not None
        assert str(path) in done.stdout
        texts[lang] = path.read_text(encoding="utf-8")
        checked = run(home, "verify", str(path), "--lang", lang)
        assert (checked.returncode, checked.stdout.count("✓")) == (0, 3)
    assert texts["fr"] == texts["en"], "the game does not know the language"


def start(home: Path, *args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(*args),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(home),
        text=True,
    )


def wait_for_lines(home: Path, lines: int) -> None:
    """Until so many lines of the record are on the disk."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for path in records(home):
            if path.read_bytes().count(b"\n") >= lines:
                return
        time.sleep(0.01)
    pytest.fail(f"no record of {lines} lines after a minute")


def quiet(home: Path) -> tuple[Path, bytes]:
    """The only record, once nothing more is written to it: a person is being asked."""
    wait_for_lines(home, 2)
    (path,) = records(home)
    before = b""
    while before != (before := path.read_bytes()):
        time.sleep(0.5)
    return path, before


def kill_after(home: Path, lines: int, *args: str) -> None:
    """Start a game, type a few picks, and pull the plug."""
    process = start(home, *args)
    assert process.stdin is not None
    process.stdin.write("1\n" * 6)
    process.stdin.flush()
    wait_for_lines(home, lines)
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    with contextlib.suppress(BrokenPipeError):
        process.stdin.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_killed_and_resumed_it_is_the_same_game(tmp_path: Path) -> None:
    whole, home = tmp_path / "whole", tmp_path / "home"
    assert run(whole, *PLAY, typed=ONES).returncode == 0
    text = records(whole)[0].read_text(encoding="utf-8")

    kill_after(home, 12, *PLAY)
    (path,) = records(home)
    survived = path.read_text(encoding="utf-8")
    assert text.startswith(survived[: survived.rindex("\n") + 1]), "every line written before the kill is there"
    kill_after(home, survived.count("\n") + 3, "resume")

    with path.open("a", encoding="utf-8") as file:
        file.write('{"n": 99, "kind": "pi')  # the kill came in the middle of a line
    done = run(home, "resume", typed=ONES)
    assert (done.returncode, done.stderr) == (0, "")
    assert path.read_text(encoding="utf-8") == text
    assert run(home, "verify").returncode == 0
    assert list((home / "games").glob("*.seed")) == []


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_ctrl_c_leaves_the_game_saved(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command(*PLAY, "--lang", "fr"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        text=True,
        encoding="utf-8",
    )
    quiet(tmp_path)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "La partie est gardée dans" in out
    assert "Traceback" not in err
    assert run(tmp_path, "resume", typed=ONES).returncode == 0


def test_a_game_open_elsewhere_is_left_alone(tmp_path: Path) -> None:
    process = start(tmp_path, *PLAY)
    try:
        (path, before) = quiet(tmp_path)
        for args in (("resume",), ("resume", str(path))):
            refused = run(tmp_path, *args, "--lang", "en", typed=ONES)
            assert refused.returncode == 2
            assert "is open in another terminal" in refused.stderr
        assert path.read_bytes() == before
        assert run(tmp_path, "play", "--seats", "Zoé", typed="q\n").returncode == 0, "another game can be begun"
        assert run(tmp_path, "resume", typed="q\n").returncode == 0, "and gone on with"
    finally:
        process.kill()
        process.communicate()


def test_an_altered_record_is_found_out(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed=ONES)
    (path,) = records(tmp_path)
    good = path.read_text(encoding="utf-8")
    assert run(tmp_path, "verify").returncode == 0
    for old, new in (
        ('["roll", 6, 6, 6, 6, 6, 6, 6], [', '["roll", 6, 6, 6, 6, 6, 6, 6], [0'),
        ('"seat": 1', '"seat": 0'),
    ):
        assert old in good
        path.write_text(good.replace(old, new, 1), encoding="utf-8")
        refused = run(tmp_path, "verify", str(path), "--lang", "en")
        assert refused.returncode == 2
        assert "is damaged: line" in refused.stderr


def test_letters_that_cannot_be_shown_stop_nobody(tmp_path: Path) -> None:
    done = run(tmp_path, *PLAY, "--lang", "fr", typed=ONES, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Exploration 1 sur 3" in done.stdout


def test_bytes_that_are_no_letters_stop_nobody(tmp_path: Path) -> None:
    done = subprocess.run(
        command(*PLAY), input=b"\xff\xfe\x00\n1\n\x80\n", env=environment(tmp_path), capture_output=True, check=False
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


def test_a_reader_who_leaves_is_no_trouble(tmp_path: Path) -> None:
    process = subprocess.Popen(
        command("rules"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path), text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    with process:
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


# ------------------------------------------------------------------ a live terminal


class Terminal:
    """The program before a terminal of so many lines and columns."""

    def __init__(self, home: Path, *args: str, lines: int = 40, columns: int = 100, **more: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            command(*args),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, **{"TERM": "xterm-256color", **more}),
            start_new_session=True,
        )
        os.close(theirs)
        self.unread = b""

    def until(self, text: str) -> str:
        """All that is written up to this text, and was not read before."""
        end = time.monotonic() + 60
        wanted = text.encode()
        while wanted not in self.unread:
            assert time.monotonic() < end, f"no {text!r} in {self.unread.decode(errors='replace')}"
            if select.select([self.ours], [], [], 0.1)[0]:
                try:
                    self.unread += os.read(self.ours, 65536)
                except OSError:  # the other side has gone
                    break
        before, found, self.unread = self.unread.partition(wanted)
        return (before + found).decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self.ours, f"{text}\n".encode())

    def end(self) -> int:
        code = self.process.wait(timeout=60)
        os.close(self.ours)
        return code


live = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")


@live
def test_a_live_terminal_draws_in_place_and_in_colour(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *PLAY, "--lang", "fr")
    first = terminal.until("q quitter")
    assert "\x1b[2J" in first, "the picture is drawn anew"
    assert "\x1b[38;" in first or "\x1b[1m" in first
    assert "╭─" in first
    assert "Son empreinte" in first
    terminal.type("?")
    assert "la règle de la question" in terminal.until("q quitter")
    terminal.type("l")
    terminal.until("Entrée")
    terminal.type("")
    terminal.until("q quitter")
    terminal.type("nonsense")
    assert "Tapez un numéro" in terminal.until("q quitter")
    terminal.type("q")
    assert "La partie est gardée dans" in terminal.until("oubliettes resume")
    assert terminal.end() == 0


@live
def test_the_end_of_input_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *PLAY, "--lang", "en")
    terminal.until("q leave")
    terminal.until("> ")
    os.write(terminal.ours, b"\x04")
    assert "The game is saved in" in terminal.until("oubliettes resume")
    assert terminal.end() == 0


@live
def test_a_name_is_asked_for(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dungeon-roll", "--lang", "en")
    terminal.until("Your name?")
    terminal.type("bot:genius")
    terminal.until("no bot like")
    terminal.type("Zoé")
    terminal.until("q leave")
    terminal.type("q")
    terminal.until("oubliettes resume")
    assert terminal.end() == 0
    assert Record.loads(records(tmp_path)[0].read_text(encoding="utf-8")).start.names == ("Zoé", "bot:policy")


@live
def test_a_game_left_unfinished_is_offered_again(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed="1\n")
    terminal = Terminal(tmp_path, "play", "--lang", "en")
    terminal.until("Go on with it? (Y/n) > ")
    terminal.type("")
    assert "on with it, after" in terminal.until("q leave")
    terminal.type("q")
    terminal.until("oubliettes resume")
    assert terminal.end() == 0
    terminal = Terminal(tmp_path, "play", "--lang", "en")
    terminal.until("Go on with it? (Y/n) > ")
    terminal.type("n")
    terminal.until(") > ")
    time.sleep(0.5)  # a signal that reaches readline while it still writes its prompt is only heard at the next key
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130


@live
def test_a_whole_game_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "dungeon-roll", "--seats", "Ana", "--seed", "3", "--lang", "en")
    for _ in range(400):
        text = terminal.until("> ")
        terminal.type("1")
        if "All delves are done." in text:
            break
        if terminal.process.poll() is not None:
            break
    text += terminal.until("oubliettes verify")
    assert "Rank: " in text
    assert terminal.end() == 0


@live
@pytest.mark.parametrize("how", ["--plain", "dumb", "NO_COLOR"])
def test_no_colours_when_they_are_not_wanted(tmp_path: Path, how: str) -> None:
    args = [*PLAY, "--lang", "en"] + (["--plain"] if how == "--plain" else [])
    more = {"dumb": {"TERM": "dumb"}, "NO_COLOR": {"NO_COLOR": "1"}}.get(how, {})
    terminal = Terminal(tmp_path, *args, **more)  # type: ignore[arg-type]
    text = terminal.until("> ")
    assert "\x1b[38;" not in text
    if how != "NO_COLOR":
        assert "\x1b" not in text
    terminal.type("q")
    terminal.until("oubliettes resume")
    assert terminal.end() == 0


@live
def test_a_replay_step_by_step(tmp_path: Path) -> None:
    run(tmp_path, *PLAY, typed=ONES)
    terminal = Terminal(tmp_path, "replay", "--lang", "en")
    terminal.until("Move 0 of")
    terminal.until("q: end > ")
    terminal.type("")
    terminal.until("Move 1 of")
    terminal.until("q: end > ")
    terminal.type("9999")
    assert "All delves are done." in terminal.until("q: end > ")
    terminal.type("b")
    terminal.until("q: end > ")
    terminal.type("what")
    assert "Enter goes on" in terminal.until("q: end > ")
    terminal.type("q")
    assert terminal.end() == 0
