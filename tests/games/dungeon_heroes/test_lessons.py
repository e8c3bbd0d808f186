"""The lessons of Dungeon Heroes: one for each side, a whole short game each, and one for who plays alone."""

from functools import reduce
from typing import Any

import pytest

from oubliettes.server.lessons import play

HEROES, MASTER, ALONE = range(3)


def last(nth: int) -> dict[str, Any]:
    """What the learner sees when the lesson is over."""
    lesson = play("dungeon-heroes", nth)
    changes = [one.parts for step in lesson.steps for one in (*(step.log.events if step.log else ()), step)]
    return reduce(lambda view, parts: {**view, **parts}, changes, {})


@pytest.mark.parametrize("nth, ending", [(HEROES, "treasures"), (MASTER, "slain"), (ALONE, "")])
def test_a_lesson_for_each_side_is_a_whole_game(nth: int, ending: str) -> None:
    assert last(nth)["ending"] == ending


def test_the_learner_sits_on_the_side_that_is_learnt() -> None:
    assert [play("dungeon-heroes", nth).seat == last(nth)["heroes_seat"] for nth in range(3)] == [True, False, True]


def test_the_heroes_use_every_skill_and_the_master_every_action() -> None:
    made = [{str(step.pick[0]) for step in play("dungeon-heroes", nth).steps[:-1]} for nth in (HEROES, MASTER)]
    assert {"start", "move", "reveal", "heal"} <= made[0]
    assert {"place", "square", "act", "step", "attack", "reveal"} <= made[1]
