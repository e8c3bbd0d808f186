"""What is counted in a log."""

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import Event
from oubliettes.lab.measures import Measure, Tally, check
from oubliettes.trouble import Trouble

LOG = [
    Event("fight", "", {"who": "rat", "margin": 2, "loot": ("gem", 3)}),
    Event("fight", "", {"who": "dragon", "margin": -1, "loot": (("gem", 1), ("chest", 2))}),
    Event("fight", "", {"who": "rat", "margin": 2, "won": True}),
    Event("rest", "", {}),
]


def tally(*measures: str, logs: int = 1) -> dict[tuple[str, str, object], int]:
    found = Tally(measures)
    for _ in range(logs):
        found.add(LOG)
    return dict(found.counts)


def test_events_a_game() -> None:
    assert tally("fight", "sleep") == {("fight", "", 3): 1, ("sleep", "", 0): 1}
    assert tally("*", logs=2) == {("*", "fight", 3): 2, ("*", "rest", 1): 2}


def test_facts() -> None:
    assert tally("fight.margin") == {("fight.margin", "", 2): 2, ("fight.margin", "", -1): 1}
    assert tally("fight.who") == {("fight.who", "", "rat"): 2, ("fight.who", "", "dragon"): 1}
    assert tally("fight.won") == {("fight.won", "", "true"): 1}
    assert tally("fight.loot") == {("fight.loot", "", "gem"): 4, ("fight.loot", "", "chest"): 2}
    assert tally("fight.colour") == {}


def test_groups_and_conditions() -> None:
    assert tally("fight.margin/who") == {("fight.margin/who", "rat", 2): 2, ("fight.margin/who", "dragon", -1): 1}
    assert tally("fight.margin@who=dragon") == {("fight.margin@who=dragon", "", -1): 1}
    assert tally("fight@who=rat@margin=2") == {("fight@who=rat@margin=2", "", 2): 1}
    assert tally("fight@who=rat@margin=9") == {("fight@who=rat@margin=9", "", 0): 1}


@pytest.mark.parametrize("wrong", ["", ".x", "a.b.c", "*.x", "a/b", "a.b/", "a@b"])
def test_measures_that_cannot_be_read(wrong: str) -> None:
    with pytest.raises(Trouble, match="lab-error-measure"):
        Measure.parse(wrong)


def test_events_the_game_does_not_have() -> None:
    check(GAMES["dungeon-roll"], ["*", "bait", "bait.seat"])
    with pytest.raises(Trouble) as caught:
        check(GAMES["dungeon-roll"], ["baits"])
    assert caught.value.key == "lab-error-event"
    assert "bait," in caught.value.facts["events"]
