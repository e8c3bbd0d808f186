"""The box of a game, as printed and with values changed for a study."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oubliettes.kernel import BadOption, change, components, printed, unread

BOX = """
game = "{game}"
top = 1
[constants]
price = 2
label = "x"
unused = 5
[[monster]]
id = "rat"
power = 3
[[monster]]
id = "dragon"
power = 19
"""


def box(folder: Path, game: str) -> Path:
    (folder / "components.toml").write_text(BOX.format(game=game), encoding="utf-8")
    return folder


def test_a_box_as_it_is(tmp_path: Path) -> None:
    folder = box(tmp_path, "toy-as-it-is")
    assert components(folder) == printed(folder)
    assert components(folder)["monster"][1] == {"id": "dragon", "power": 19}
    assert unread("toy-as-it-is") == []


def test_changed_values_and_nothing_else(tmp_path: Path) -> None:
    folder = box(tmp_path, "toy-changed")
    change("toy-changed", {("monster", 1, "power"): 21, ("top",): 7})
    found, before = components(folder), printed(folder)
    assert (found["monster"][1]["power"], found["top"]) == (21, 7)
    found["monster"][1]["power"], found["top"] = 19, 1
    assert found == before


def test_what_no_rule_reads_is_known(tmp_path: Path) -> None:
    changes = {("constants", "price"): 9, ("constants", "unused"): 9, ("monster", 0, "power"): 9, ("top",): 9}
    change("toy-read", changes)
    found = components(box(tmp_path, "toy-read"))
    assert found["constants"]["price"] == 9
    assert unread("toy-read") == [("constants", "unused"), ("monster", 0, "power"), ("top",)]
    assert [monster.get("power") for monster in found["monster"]] == [9, 19]
    assert unread("toy-read") == [("constants", "unused"), ("top",)]


@pytest.mark.parametrize("through", [list, lambda table: {**table}, lambda table: table.items(), dict])
def test_who_takes_a_whole_table_may_have_read_it_all(tmp_path: Path, through: Callable[[Any], Any]) -> None:
    change("toy-whole", {("constants", "unused"): 9})
    table = components(box(tmp_path, "toy-whole"))["constants"]
    assert unread("toy-whole") == [("constants", "unused")]
    through(table)
    assert unread("toy-whole") == []


def test_too_late(tmp_path: Path) -> None:
    folder = box(tmp_path, "toy-late")
    components(folder)
    with pytest.raises(BadOption, match="box of toy-late was read already"):
        change("toy-late", {("top",): 2})
    change("toy-late", {})
    assert components(folder)["top"] == 1
