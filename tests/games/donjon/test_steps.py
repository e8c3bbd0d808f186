"""Steps are pushed by name: each name that the rules push is one of the game's steps."""

import ast
from collections.abc import Iterator

from oubliettes.games.donjon import GAME


def words(node: ast.AST) -> list[str]:
    """The words of a step that is written out: its name, and those among its arguments."""
    parts = node.elts if isinstance(node, ast.Tuple) else []
    if not parts or not isinstance(parts[0], ast.Constant):
        return []
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def pushed() -> Iterator[tuple[str, int, str]]:
    """File, line and name of each step that the rules put on the agenda; a drawn card is handed on to a step, too."""
    for path in sorted((GAME.folder / "rules").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not ast.unparse(call.func).endswith(
                ("agenda.append", "then", "interrupt")
            ):
                continue
            for step in ast.walk(call):
                found = words(step)
                yield from ((path.name, call.lineno, name) for name in found[:1])
                if found[:1] == ["draw"]:
                    ends = ("_card", "_found", "_furniture")
                    yield from ((path.name, call.lineno, name) for name in found[1:] if name.endswith(ends))


def test_each_step_that_is_pushed_exists() -> None:
    found = list(pushed())
    assert len(found) > 60
    assert [(file, line, name) for file, line, name in found if name not in GAME.steps] == []


def test_step_names_are_written_alike() -> None:
    assert [name for name in GAME.steps if not name.isidentifier()] == []
