"""Tests stand by themselves: what several of them use is in a module of its own, not in one of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """What a file imports, by the full names of modules and of what is taken from them."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.lineno, node.module
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def of_tests(name: str) -> bool:
    """Whether it is a module of tests, and not one that is only named so."""
    return name.startswith("tests.") and (ROOT / f"{name.replace('.', '/')}.py").is_file()


def test_nobody_imports_from_a_module_of_tests() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for room in ("tests", "benchmarks", "src")
        for path in sorted((ROOT / room).rglob("*.py"))
        for line, name in imported(path)
        if of_tests(name) and name.rpartition(".")[2].startswith("test_")
    ]
    assert not wrong, "put what both use into a module of its own:\n" + "\n".join(wrong)


def test_no_test_imports_a_benchmark() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for line, name in imported(path)
        if name.split(".")[0] == "benchmarks"
    ]
    assert not wrong, "what tests and benchmarks both use is in tests/tools:\n" + "\n".join(wrong)
