"""Games kept on this machine: one record file each, appended to and flushed to the disk after every pick.

Beside the record of a game that is not over lies a file with its seed, which the record reveals only at the end: a game
with a seed file is one that somebody can still go on with. A second word there says that it is played without hints.
"""

import json
import os
import re
import secrets
from datetime import datetime
from pathlib import Path

from filelock import FileLock, Timeout

from oubliettes.kernel import BadRecord, Record
from oubliettes.trouble import Trouble

SUFFIX = ".jsonl"
NO_HINTS = "no-hints"


class Save:
    """One game on the disk, and nobody else's while it is open."""

    def __init__(self, path: Path, *, new: bool = False) -> None:
        self.path = path
        flags = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)
        try:
            self._file = os.open(path, flags | (os.O_CREAT | os.O_EXCL if new else 0), 0o644)
        except OSError as wrong:
            raise _unusable(path, wrong) from None
        self._lock = FileLock(lock_file(path), timeout=0)
        try:
            self._lock.acquire()
        except (Timeout, OSError) as wrong:
            os.close(self._file)
            if isinstance(wrong, Timeout):
                raise Trouble("error-locked", path=str(path)) from None
            raise _unusable(path, wrong) from None
        self._lines = 0
        self._sum = ""

    @classmethod
    def create(cls, folder: Path, game: str, seed: bytes, hints: bool = True) -> "Save":
        """A new game. Its seed is on the disk before anything that depends on it."""
        games = folder / "games"
        path = games / f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(2)}{SUFFIX}"
        try:
            games.mkdir(parents=True, exist_ok=True)
            secret = os.open(seed_file(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                os.write(secret, f"{seed.hex()}{'' if hints else f' {NO_HINTS}'}\n".encode())
                os.fsync(secret)
            finally:
                os.close(secret)
        except OSError as wrong:
            raise _unusable(games, wrong) from None
        save = cls(path, new=True)
        _settle(games)
        return save

    def read(self) -> Record:
        """The record so far. A last line that a crash left half written was never acknowledged: it is dropped."""
        data = self.path.read_bytes()
        kept, text = whole_lines(data)
        record = parse(text, self.path)
        try:
            if len(kept) < len(data):
                os.ftruncate(self._file, len(kept))
                os.fsync(self._file)
            if not kept.endswith(b"\n"):
                self._append(b"\n")
        except OSError as wrong:
            raise _unusable(self.path, wrong) from None
        self._lines = 1 + len(record.entries) + (record.end is not None)
        self._sum = json.loads(text.rstrip("\n").rpartition("\n")[2])["sum"]
        return record

    def seed(self) -> bytes:
        """What the dice of this game are made from."""
        try:
            return bytes.fromhex(seed_file(self.path).read_text(encoding="ascii").split()[0])
        except (OSError, ValueError, IndexError):
            raise Trouble("error-no-seed", path=str(self.path)) from None

    @property
    def hints(self) -> bool:
        """Whether advice may be asked for."""
        return NO_HINTS not in seed_file(self.path).read_text(encoding="ascii").split()

    def write(self, record: Record) -> None:
        """Append what is new. It is on the disk when this returns."""
        lines = list(record.lines(self._lines, self._sum))
        if not lines:
            return
        try:
            self._append("".join(line + "\n" for line in lines).encode())
        except OSError as wrong:
            raise _unusable(self.path, wrong) from None
        self._lines += len(lines)
        self._sum = json.loads(lines[-1])["sum"]

    def _append(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)

    def settled(self) -> None:
        """The game is over and everything that follows from it is kept: its seed is in the record now."""
        seed_file(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        os.close(self._file)
        self._lock.release()
        if not seed_file(self.path).exists():  # nobody will go on with it
            lock_file(self.path).unlink(missing_ok=True)


def unfinished(folder: Path) -> list[Path]:
    """The games somebody can go on with, the one played last first."""
    found = [path.with_suffix(SUFFIX) for path in (folder / "games").glob("*.seed")]
    return sorted((path for path in found if _begun(path)), key=_age)


def finished(folder: Path) -> list[Path]:
    """The games played to their end, the newest first."""
    found = (folder / "games").glob(f"*{SUFFIX}")
    return sorted((path for path in found if not seed_file(path).exists()), key=_age)


def find(folder: Path, name: str) -> Path:
    """A record by its path, or by its name among the games kept here."""
    for path in (Path(name), folder / "games" / name, folder / "games" / f"{name}{SUFFIX}"):
        if path.is_file():
            return path
    raise Trouble("error-no-file", path=name)


def load(path: Path) -> Record:
    """A record to look at, left as it is."""
    try:
        data = path.read_bytes()
    except OSError as wrong:
        raise _unusable(path, wrong) from None
    try:
        return parse(data.decode(), path)
    except UnicodeDecodeError:
        raise Trouble("error-not-a-record", path=str(path)) from None


def parse(text: str, path: Path) -> Record:
    """The record in a text, or what is wrong with it."""
    try:
        return Record.loads(text)
    except BadRecord as wrong:
        line = re.search(r"\bline (\d+)", str(wrong))
        if line is None or (line[1] == "1" and not text.startswith('{"oubliettes"')):
            raise Trouble("error-not-a-record", path=str(path)) from None
        raise Trouble("error-altered-line", path=str(path), line=int(line[1])) from None


def whole_lines(data: bytes) -> tuple[bytes, str]:
    """What can be kept of a record file whose last write may have been cut: its bytes, and the text they hold."""
    try:
        text = data.decode()
        Record.loads(text)
    except (UnicodeDecodeError, BadRecord):
        data = data[: data.rfind(b"\n") + 1]
        text = data.decode(errors="replace")
    return data, text


def seed_file(path: Path) -> Path:
    return path.with_suffix(".seed")


def lock_file(path: Path) -> Path:
    """Whoever plays a game has a lock on a file beside it, which ends with the process however it ends. A lock on the
    record itself would keep others on Windows from reading it."""
    return path.with_suffix(".lock")


def _begun(path: Path) -> bool:
    """Whether the first line reached the disk."""
    return path.is_file() and b"\n" in path.read_bytes()


def _age(path: Path) -> tuple[float, str]:
    return (-path.stat().st_mtime, path.name)


def _settle(folder: Path) -> None:
    """A new file's name is on the disk too; where folders cannot be flushed, the system looks after it."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _unusable(path: Path, wrong: OSError) -> Trouble:
    return Trouble("error-file", path=str(path), reason=wrong.strerror or str(wrong))
