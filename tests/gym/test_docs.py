"""The examples of docs/research.md and docs/lab.md run, and the table of layouts is what the layouts are."""

import re
from pathlib import Path
from typing import Any

import pytest

from oubliettes.games import GAMES
from oubliettes.gym.layout import kept_at, layout_of

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name, blocks", [("research", 2), ("lab", 1)])
def test_examples(name: str, blocks: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = BLOCK.findall((DOCS / f"{name}.md").read_text(encoding="utf-8"))
    assert len(found) == blocks
    for block in found:
        known: dict[str, Any] = {"__name__": name}
        exec(compile(block, f"{name}.md", "exec"), known)


def test_the_table_of_layouts() -> None:
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w-]+)` \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$", text, re.MULTILINE)
    kept = [slug for slug in GAMES if "~" not in slug and kept_at(GAMES[slug]).exists()]  # variants are no games
    assert [row[0] for row in rows] == kept
    for slug, *numbers in rows:
        layout = layout_of(slug)
        expected = [layout.length, len(layout.picks), layout.actions]
        assert [int(number.replace(",", "")) for number in numbers] == expected, f"docs/research.md: {slug} {expected}"
