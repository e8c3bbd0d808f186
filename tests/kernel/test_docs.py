"""The examples of the kernel's documents and docstrings do what they say."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import oubliettes.kernel

DOCS = Path(__file__).parents[2] / "docs"
MODULES = [f"oubliettes.kernel.{module.name}" for module in pkgutil.iter_modules(oubliettes.kernel.__path__)]


@pytest.mark.parametrize("name", ["fair-dice", "kernel"])
def test_document(name: str) -> None:
    path = DOCS / f"{name}.md"
    record = path.read_text(encoding="utf-8").partition("```json\n")[2].partition("```")[0]
    outcome = doctest.testfile(str(path), module_relative=False, encoding="utf-8", extraglobs={"RECORD": record})
    assert outcome.attempted > 5
    assert outcome.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
