"""Tutorials: scripted games that lead from the first step to the last, told in both languages."""

import asyncio
import re

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES
from oubliettes.server.lessons import lessons_of, play
from oubliettes.server.roster import FACES
from tests.server.served import Browser, Refusal, Served

LESSONS = [(slug, nth) for slug, game in GAMES.items() for nth in range(len(lessons_of(game)))]
SHORT = 24
"""A tutorial is short."""


@pytest.mark.parametrize("slug, nth", LESSONS)
def test_a_lesson_leads_from_its_first_step_to_its_last(slug: str, nth: int) -> None:
    lesson = play(slug, nth)
    assert [not name for name in lesson.names] == [seat == lesson.seat for seat in range(len(lesson.names))]
    assert {name for name in lesson.names if name} <= set(FACES)  # bots are called as at any table
    *steps, last = lesson.steps
    assert 5 <= len(steps) <= SHORT
    assert (last.ask, last.pick) == (None, [])
    for step in steps:
        assert step.ask is not None
        assert step.pick in step.ask.options
        assert len(step.ask.options) > 1  # nothing to choose is nothing to learn
        assert all(option in [note.pick for note in step.notes] for option in step.ask.options)
    for step in lesson.steps:
        assert set(step.say) == set(LANGUAGES)
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:|'|\" ", step.say["fr"])
        assert "'" not in step.say["en"]


def test_the_lesson_of_dungeon_roll_practises_scroll_potion_ultimate_and_dragon() -> None:
    """Everything that a delve may bring is done once by whoever learns."""
    picks = [step.pick for step in play("dungeon-roll").steps]
    verbs = {pick[0] for pick in picks if pick}
    assert verbs >= {"fight", "open", "reroll", "drink", "face", "dragon", "use", "glory", "retire"}
    assert ["fight", "hero", "goblin", 3] in picks, "the Crusader's ultimate ability"
    ends = [event.key for step in play("dungeon-roll").steps if step.log for event in step.log.events]
    assert {"dragon-defeated", "master"} <= set(ends)


def test_what_a_pick_leads_to_is_seen_event_by_event() -> None:
    """The Warrior goes in, the orc is seen, and then it is gone: a learner sees it as whoever plays does."""
    (walk,) = [step for step in play("dungeon-heroes").steps if step.log and step.log.events[-1].key == "slain"]
    assert walk.log
    enters, revealed, slain = walk.log.events
    assert enters.parts["party/warrior/square"] == "c1"
    assert revealed.parts["tiles/c1"] == "orc"
    assert "tiles/c1" in slain.gone
    assert not walk.parts


def test_lessons_are_offered_where_there_are_some(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            offered = {game["slug"]: game["lesson"] for game in (await ana.get("/api/house"))["games"]}
            assert offered["dungeon-roll"]
            assert offered["dungeon-heroes"] == 3
            lesson = await ana.get("/api/games/dungeon-roll/lesson")
            assert lesson["steps"][0]["pick"] == ["hero", "crusader"]
            master = await ana.get("/api/games/dungeon-heroes/lesson?nth=1")
            assert [title["en"] for title in master["titles"]][:2] == ["The Heroes", "The Dungeon Master"]
            for slug in ("secrets", "chess", "dungeon-roll/lesson?nth=7&", "dungeon-roll/lesson?nth=-1&"):
                with pytest.raises(Refusal) as none:
                    await ana.get(f"/api/games/{slug}/lesson")
                assert none.value.status == 404

    asyncio.run(run())
