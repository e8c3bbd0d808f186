"""Only the kernel and the games see the full table: a terminal or a room of the server has views, notes, logs, asks."""

import ast
from pathlib import Path

import pytest

import oubliettes

SOURCE = Path(oubliettes.__file__).parent
ALLOWED = {
    "server/profiles.py": "a sheet is tried at the door in a match of its own, which nobody plays",
    "server/story.py": "how a match went is told after its end, when nothing is hidden any more",
    "games/souterrains/rooms/papers.py": "diary and map of a game for one: what is hidden is drawn on demand only",
}
"""Who may look at a match's table, and why."""


def looks(tree: ast.AST) -> list[int]:
    """The lines on which something reads `match.table`, or hides or guesses a table by itself."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = node.value
            name = owner.id if isinstance(owner, ast.Name) else owner.attr if isinstance(owner, ast.Attribute) else ""
            if (node.attr == "table" and name == "match") or (node.attr in ("hide", "guess") and name == "game"):
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("room", ["terminal", "server", "words", "games/*/rooms"])
def test_nobody_else_reads_the_full_table(room: str) -> None:
    seen = {
        path.relative_to(SOURCE).as_posix(): lines
        for path in sorted(SOURCE.glob(f"{room}/*.py"))
        if (lines := looks(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert {path: lines for path, lines in seen.items() if path not in ALLOWED} == {}


def test_it_finds_one_who_does() -> None:
    assert looks(ast.parse("match.table.hands")) == [1]
    assert looks(ast.parse("\nself.match.game.hide(self.match.table, 0)")) == [2, 2]
    assert looks(ast.parse("room.position.match.view(0); info.table")) == []
