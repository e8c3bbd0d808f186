"""Values of a box, found by the end of their path."""

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import values_of
from oubliettes.lab.changes import find, read_change, several
from oubliettes.trouble import Trouble

QUETES = values_of(GAMES["quetes-et-trahisons"].folder)
ROLL = values_of(GAMES["dungeon-roll"].folder)


def paths(text: str) -> list[str]:
    return [value.path for value in find(QUETES, text)]


def test_a_value_by_any_end_of_its_path() -> None:
    whole = ["monster.dragon_red.power"]
    assert paths("monster.dragon_red.power") == paths("dragon_red.power") == whole
    (value,) = find(QUETES, "dragon_red.power")
    assert (value.place, value.value, value.supplied) == (("monster", 49, "power"), 19, True)
    assert dict(value.names) == {"fr": "Dragon Rouge", "en": "Red Dragon"}


def test_stated_and_supplied() -> None:
    assert find(ROLL, "lair_threshold")[0].supplied is False
    assert find(QUETES, "sewer_goblin.power")[0].supplied is True


def test_a_star_stands_for_several() -> None:
    assert paths("dragon_*.power") == [f"monster.dragon_{colour}.power" for colour in ("black", "red", "green")]


def test_only_what_is_played_can_be_changed() -> None:
    assert not [path for path in QUETES if path.endswith((".fr", ".en", ".id", ".rules", ".supplied"))]
    assert "game" not in QUETES
    assert "prefix" not in QUETES


def test_a_path_that_means_several_values_names_them() -> None:
    with pytest.raises(Trouble) as caught:
        find(QUETES, "points")
    assert caught.value.key == "lab-error-several"
    assert caught.value.facts["paths"].startswith("length.0.points, length.1.points")


@pytest.mark.parametrize(
    "wrong, meant",
    [
        ("dragon.power", "monster.dragon_black.power, monster.dragon_red.power, monster.dragon_green.power"),
        ("dragon_red.pover", "monster.dragon_red.power"),
        ("constants.base_powr", "constants.base_power"),
        ("dragon_*.powers", "monster.dragon_black.power"),
    ],
)
def test_a_wrong_path_names_what_exists(wrong: str, meant: str) -> None:
    with pytest.raises(Trouble) as caught:
        find(QUETES, wrong)
    assert caught.value.key == "lab-error-no-value"
    assert meant in caught.value.facts["paths"]


@pytest.mark.parametrize(
    "text, values",
    [
        ("19", [19]),
        ("17, 19", [17, 19]),
        ("[12, 15]", [[12, 15]]),
        ("[1],[2]", [[1], [2]]),
        ("true", [True]),
        ('"2d6"', ["2d6"]),
        ("2d6+1,1d8", ["2d6+1", "1d8"]),
        ("goblin", ["goblin"]),
    ],
)
def test_values_as_typed(text: str, values: list[object]) -> None:
    assert several(text) == values


@pytest.mark.parametrize("wrong", ["base_power", "constants.base_power=", "dragon_red.power"])
def test_a_change_has_a_path_and_a_value(wrong: str) -> None:
    with pytest.raises(Trouble, match="lab-error-setting"):
        read_change(QUETES, wrong)


@pytest.mark.parametrize(
    "wrong", ["dragon_red.power=big", "dragon_red.power=1.5", "dragon_red.power=true", "target.options=12"]
)
def test_a_number_stays_a_number(wrong: str) -> None:
    with pytest.raises(Trouble, match="lab-error-kind"):
        read_change(QUETES, wrong)


def test_every_game_has_values_to_change() -> None:
    for game in GAMES.values():
        known = values_of(game.folder)
        assert sum(type(value.value) is int for value in known.values()) > 50, game.slug
        assert len({value.place for value in known.values()}) == len(known)
