"""The words as files: which messages they hold, and which the code calls for."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import oubliettes
from oubliettes.games import GAMES

SOURCE = Path(oubliettes.__file__).parent
UI = SOURCE / "words"


class Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's names
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def read(node: Message | Attribute) -> Reader:
    reader = Reader()
    reader.visit(node)
    return reader


def messages(path: Path) -> dict[str, Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)], path
    found = [entry for entry in body if isinstance(entry, Message)]
    ids = [entry.id.name for entry in found]
    assert sorted(ids) == sorted(set(ids)), f"{path} says something twice"
    return {entry.id.name: entry for entry in found}


def folders() -> dict[str, tuple[Path, str]]:
    """Each pair of files: where it is, and what its files are called."""
    return {"ui": (UI, "ui"), "lab": (UI, "lab")} | {slug: (game.folder, "words") for slug, game in GAMES.items()}


FILES = folders()


def trees(*folders: Path) -> Iterator[ast.AST]:
    """The code in these folders; of a game's folder not what it brings for the rooms, which is no rule."""
    for folder in folders:
        found = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
        for path in (path for path in found if "rooms" not in path.relative_to(folder).parts):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def called(folder: Path, names: set[str], place: int) -> set[str]:
    """The literal strings at that place in the calls of these functions."""
    found = set()
    for node in trees(folder):
        if isinstance(node, ast.Call) and len(node.args) > place:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in names:
                found |= set(literals(node.args[place]))
    return found


def literals(node: ast.expr) -> Iterator[str]:
    """The strings that an argument may be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
