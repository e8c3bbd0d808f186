"""Where a rule is: the code that does it, its numbers in the box, the words that tell it and the tests that show it.

A rule is found by its number, which stands in a comment, a docstring or an argument of the very code that does it. What
no code does (advice, what people do around a table) says so in the ledger: `unplayed`. Tests are there in a checkout
only.
"""

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from oubliettes.kernel import LANGUAGES, RULE_ID, Game

MESSAGES = ("event", "prompt", "mod", "roll", "note", "option", "outcome")
"""What the words call that which a call names beside the rule it follows."""
NOT_THE_BOOK = ("mind", "sight", "rooms")
"""The folders of a game where bots think and things are shown: not the first place to look for a chapter."""


MANY = 4
"""How many files are named for a chapter."""


class Place(NamedTuple):
    file: str
    """From the root of a checkout, or from the folder of the installed packages."""
    line: int
    what: str
    """The function, the entry of the box, the message or the test."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.what}".rstrip()


@dataclass(slots=True)
class Where:
    """All places of one rule."""

    code: list[Place] = field(default_factory=list)
    components: list[Place] = field(default_factory=list)
    words: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)


def whereabouts(game: Game[Any], ids: Iterable[str] = ()) -> dict[str, Where]:
    """The places of each of these rules of a game, or of all."""
    found = {id: Where() for id in ids or game.ledger.rules}
    root = _root(game)
    _find_code(game, root, found)
    _find_components(game, root, found)
    for id, place in _tests(root, found):
        _add(found[id].tests, place)
    return found


def chapters(game: Game[Any]) -> dict[str, list[str]]:
    """For each section of the ledger the files of the book that play it, a few at most, those with most rules first."""
    places = {id: Where() for id in game.ledger.rules}
    root = _root(game)
    _find_code(game, root, places)
    _find_components(game, root, places)
    folder = _short(game.folder, root)
    found: dict[str, list[str]] = {}
    for section in game.ledger.sections:
        rules: dict[str, set[str]] = {}
        for rule in game.ledger.section(section):
            for place in places[rule.id].code + places[rule.id].components:
                file = place.file.removeprefix(f"{folder}/")
                if file.split("/")[0] not in NOT_THE_BOOK:
                    rules.setdefault(file, set()).add(rule.id)
        found[section] = sorted(rules, key=lambda file: (-len(rules[file]), file))[:MANY]
    return found


def _find_code(game: Game[Any], root: Path, found: dict[str, Where]) -> None:
    """The code that cites rules, and the words of what it says by them."""
    messages = _messages(game)
    said: dict[str, set[str]] = {}
    modules = sorted(game.folder.rglob("*.py"))
    for path in sorted(modules, key=lambda path: path.relative_to(game.folder).parts[0] in NOT_THE_BOOK):
        text = path.read_text(encoding="utf-8")
        cited = [(number, id) for number, id in _citations(text) if id in found]
        if not cited:
            continue
        tree = ast.parse(text)
        names = _names(tree)
        for number, id in cited:
            _add(found[id].code, Place(_short(path, root), number, _named(names, number)))
        for id, key in _said(tree, messages):
            said.setdefault(id, set()).add(key)
    for lang in LANGUAGES:
        path = game.folder / f"words.{lang}.ftl"
        lines = {line.partition(" =")[0]: number for number, line in _lines(path)}
        for id in said.keys() & found.keys():
            found[id].words += [Place(_short(path, root), lines[key], key) for key in sorted(said[id])]


def _find_components(game: Game[Any], root: Path, found: dict[str, Where]) -> None:
    box = game.folder / "components.toml"
    for number, id, key in _entries(box):
        if id in found:
            _add(found[id].components, Place(_short(box, root), number, key))


# ------------------------------------------------------------------ files


def _root(game: Game[Any]) -> Path:
    """The checkout, or the folder that the package is installed in."""
    above = game.folder.resolve().parents
    checkout = next((path for path in above if (path / "pyproject.toml").is_file() and (path / "tests").is_dir()), None)
    return checkout or above[2]


def _short(path: Path, root: Path) -> str:
    path = path.resolve()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()


def _lines(path: Path) -> list[tuple[int, str]]:
    return list(enumerate(path.read_text(encoding="utf-8").splitlines(), start=1))


def _add(places: list[Place], place: Place) -> None:
    """Once for each function or entry: the first line of it will do."""
    if not any(one.file == place.file and one.what == place.what for one in places):
        places.append(place)


# ------------------------------------------------------------------ code


def _citations(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        for id in RULE_ID.findall(line):
            yield number, id


def _names(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First and last line of whatever has a name, outermost first."""
    found: list[tuple[int, int, str]] = []

    def walk(body: list[ast.stmt], within: str) -> None:
        for node in body:
            name, inner = "", []
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                name, inner = node.name, node.body
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                name = ast.unparse(target)
            if name:
                first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
                if not (within and isinstance(node, ast.Assign | ast.AnnAssign)) or within[0].isupper():
                    found.append((first, node.end_lineno or first, f"{within}.{name}" if within else name))
                walk(inner, f"{within}.{name}" if within else name)

    walk(tree.body, "")
    return found


def _named(names: list[tuple[int, int, str]], line: int) -> str:
    """What a line belongs to; what stands between two things belongs to the first, as its docstring does."""
    inside = [name for first, last, name in names if first <= line <= last]
    if inside:
        return inside[-1]
    before = [(last, name) for _, last, name in names if last < line <= last + 3]
    return max(before)[1] if before else ""


def _said(tree: ast.Module, messages: dict[str, set[str]]) -> Iterator[tuple[str, str]]:
    """Rules and messages that stand in one call: `t.say("regroup", "DR-11.1")`."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            given = [*call.args, *(keyword.value for keyword in call.keywords)]
            texts = [one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            for id in filter(RULE_ID.fullmatch, texts):
                for text in texts:
                    for key in messages.get(text, ()):
                        yield id, key


def _messages(game: Game[Any]) -> dict[str, set[str]]:
    """The messages that a name in the code may stand for: `regroup` for `event-regroup`."""
    found: dict[str, set[str]] = {}
    for line in game.words(LANGUAGES[0]).splitlines():
        kind, _, name = line.partition(" =")[0].partition("-")
        if kind in MESSAGES and " =" in line:
            found.setdefault(name, set()).add(f"{kind}-{name}")
    return found


def _entries(path: Path) -> Iterator[tuple[int, str, str]]:
    """The rules that the box cites, and the entry they stand in."""
    key = ""
    for number, line in _lines(path):
        if table := re.match(r"\[+([\w.]+)\]+", line):
            key = table[1]
        elif thing := re.match(r'id = "(.+)"', line):
            key = f"{key.split(' ')[0]} {thing[1]}"
        for id in RULE_ID.findall(line):
            yield number, id, key


# ------------------------------------------------------------------ tests


def _tests(root: Path, ids: Collection[str]) -> Iterator[tuple[str, Place]]:
    """The tests that cite rules by their marks: `@rule("DR-4.3")`, on a test, a class, a case or a whole file."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "rule(" not in text or not any(id in ids for _, id in _citations(text)):
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.FunctionDef() | ast.ClassDef() if node.name.lower().startswith("test"):
                    marks, name = node.decorator_list, node.name
                case ast.Assign(targets=[ast.Name(id="pytestmark")]):
                    marks, name = [node.value], ""
                case _:
                    continue
            for id, line in _marked(marks):
                if id in ids:
                    yield id, Place(_short(path, root), line, name)


def _marked(marks: list[ast.expr]) -> Iterator[tuple[str, int]]:
    for mark in marks:
        for call in ast.walk(mark):
            if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "pytest.mark.rule"):
                yield from ((str(one.value), one.lineno) for one in call.args if isinstance(one, ast.Constant))
