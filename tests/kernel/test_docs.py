"""The examples of the kernel's documents and docstrings do what they say."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import oubliettes.kernel

DOCS = Path(__file__).parents[2] / "docs"
MODULES = [f"oubliettes.kernel.{module.name}" for module in pkgutil.iter_modules(oubliettes.kernel.__path__)]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS


@pytest.mark.parametrize("name", ["fair-dice", "kernel"])
def test_document(name: str) -> None:
    """Blocks with `>>>` are doctests, others are run as they are; all share one set of names."""
    path = DOCS / f"{name}.md"
    text = path.read_text(encoding="utf-8")
    known: dict[str, Any] = {"__name__": name, "RECORD": text.partition("```json\n")[2].partition("```")[0]}
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start()) + 1
        if ">>>" in block[1]:
            test = doctest.DocTestParser().get_doctest(block[1], known, f"{name}.md", str(path), line)
            runner.run(test, clear_globs=False)
            known.update(test.globs)
        else:
            exec(compile(block[1], str(path), "exec"), known)
    assert runner.tries > 5
    assert runner.failures == 0


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), optionflags=FLAGS).failed == 0
