"""The box of a game, as printed and with values changed for a study."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from oubliettes.kernel import changed, components, printed

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
    folder = box(tmp_path, "toy")
    assert components(folder) == printed(folder)
    assert components(folder)["monster"][1] == {"id": "dragon", "power": 19}


def test_changed_values_and_nothing_else(tmp_path: Path) -> None:
    folder = box(tmp_path, "toy")
    with changed("toy", {("monster", 1, "power"): 21, ("top",): 7}):
        found, before = components(folder), printed(folder)
    assert (found["monster"][1]["power"], found["top"]) == (21, 7)
    found["monster"][1]["power"], found["top"] = 19, 1
    assert found == before


def test_nobody_else_and_nobody_later_sees_a_change(tmp_path: Path) -> None:
    folder = box(tmp_path, "toy")
    with changed("other", {("top",): 7}):
        assert components(folder)["top"] == 1
    with changed("toy", {("top",): 7}):
        assert components(folder)["top"] == 7
    assert components(folder)["top"] == 1


def test_what_no_rule_reads_is_known(tmp_path: Path) -> None:
    changes = {("constants", "price"): 9, ("constants", "unused"): 9, ("monster", 0, "power"): 9, ("top",): 9}
    with changed("toy", changes) as made:
        found = components(box(tmp_path, "toy"))
    assert found["constants"]["price"] == 9
    assert made.unread() == [("constants", "unused"), ("monster", 0, "power"), ("top",)]
    assert [monster.get("power") for monster in found["monster"]] == [9, 19]
    assert made.unread() == [("constants", "unused"), ("top",)]


@pytest.mark.parametrize("through", [list, lambda table: {**table}, lambda table: table.items(), dict])
def test_who_takes_a_whole_table_may_have_read_it_all(tmp_path: Path, through: Callable[[Any], Any]) -> None:
    with changed("toy", {("constants", "unused"): 9}) as made:
        table = components(box(tmp_path, "toy"))["constants"]
    assert made.unread() == [("constants", "unused")]
    through(table)
    assert made.unread() == []
