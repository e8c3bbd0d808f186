"""Views as vectors: every slot is where the layout says."""

from dataclasses import dataclass, field
from math import log

import pytest

from oubliettes.gym.shapes import BOUND, Encoder, Learner, field_names, names, size, symlog


@dataclass(frozen=True)
class Rat:
    name: str
    hp: int
    squares: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class View:
    phase: str
    gems: int
    open: bool
    leader: Rat | None
    rats: list[Rat]
    bag: dict[str, int]
    loot: list[tuple[str, int]]
    pack: list[list[object]]
    dice: list[int]
    places: dict[str, Rat]
    score: int | None = None


FIRST = View("day", 3, True, None, [Rat("a", 2, ["x1"])], {"gold": 2}, [("gem", 2)], [["torch", 3, True]], [4, 6], {})
SECOND = View("night", -1, False, Rat("b", 9), [], {"iron": 1}, [], [], [], {"0": Rat("a", 1), "1": Rat("b", 2)}, 7)


def learnt() -> Encoder:
    learner = Learner()
    for view in (FIRST, SECOND):
        learner.see(view)
    return Encoder(learner.shape())


def told(encoder: Encoder, view: View) -> dict[str, float]:
    """The slots that are not 0, by their names."""
    vector = [0.0] * encoder.size
    encoder.fill(view, vector)
    return {name: value for name, value in zip(names(encoder.shape), vector, strict=True) if value}


def test_every_slot_has_a_name_of_its_own() -> None:
    found = list(names(learnt().shape))
    assert len(found) == size(learnt().shape) == len(set(found))


def test_what_the_slots_hold() -> None:
    ln2 = symlog(1)
    assert told(learnt(), FIRST) == {
        "?": 1.0,
        "phase=day": 1.0,
        "gems": symlog(3),
        "open": ln2,
        "len(rats)": ln2,
        "rats[0]?": 1.0,
        "rats[0].name=a": 1.0,
        "rats[0].hp": symlog(2),
        "rats[0].squares#x1": ln2,
        "bag[gold]": symlog(2),
        "loot#gem": symlog(2),
        "len(pack)": ln2,
        "pack[0].0=torch": 1.0,
        "pack[0].1": symlog(3),
        "pack[0].2": ln2,
        "len(dice)": symlog(2),
        "dice[0]": symlog(4),
        "dice[1]": symlog(6),
    }
    second = told(learnt(), SECOND)
    assert second["gems"] == -ln2
    assert second["leader?"] == 1.0
    assert second["leader.name=b"] == 1.0
    assert second["places[1].hp"] == symlog(2)
    assert second["score"] == symlog(7)


def test_what_was_never_seen_before_has_a_slot_too() -> None:
    strange = View("dusk", 0, False, None, [Rat("z", 0), Rat("a", 5)], {"mud": 4}, [("pearl", 3)], [], [1, 2, 3], {})
    found = told(learnt(), strange)
    assert found["phase=?"] == 1.0
    assert found["loot#?"] == symlog(3)
    assert found["len(rats)"] == symlog(2)  # one is told: the last
    assert found["rats[0].hp"] == symlog(5)
    assert (found["len(dice)"], found["dice[0]"], found["dice[1]"]) == (symlog(3), symlog(2), symlog(3))
    assert not [name for name in found if "mud" in name]


def test_numbers_keep_their_order_and_stay_within_bounds() -> None:
    values = [-(10**40), -5, -1, 0, 0.5, 1, 2, 100, 10**6, 10**40]
    found = [symlog(value) for value in values]
    assert found == sorted(found)
    assert (found[0], found[-1]) == (-BOUND, BOUND)
    assert symlog(99) == pytest.approx(log(100))


def test_fields_are_listed() -> None:
    assert list(field_names(learnt().shape))[:7] == [
        *("phase", "gems", "open", "leader", "leader.name", "leader.hp", "leader.squares"),
    ]


def test_what_never_changes_is_not_told() -> None:
    learner = Learner()
    for gems in (1, 2):
        learner.see_view(View("day", gems, True, None, [Rat("a", gems)], {"gold": 2}, [], [], [], {}))
    assert list(field_names(learner.view_shape())) == [
        *("phase", "gems", "open", "leader", "rats", "rats.name", "rats.hp", "rats.squares", "score"),
    ]
