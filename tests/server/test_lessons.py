"""Tutorials: scripted games that lead from the first step to the last, told in both languages."""

import asyncio
import re

import pytest

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES
from oubliettes.server.lessons import has_lesson, play
from tests.server.served import Browser, Refusal, Served

LESSONS = [slug for slug, game in GAMES.items() if has_lesson(game)]
SHORT = 24
"""A tutorial is short."""


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_leads_from_its_first_step_to_its_last(slug: str) -> None:
    lesson = play(slug)
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


def test_lessons_are_offered_where_there_are_some(server: Served) -> None:
    async def run() -> None:
        async with Browser(server.url) as ana:
            offered = {game["slug"]: game["lesson"] for game in (await ana.get("/api/house"))["games"]}
            assert offered["dungeon-roll"]
            assert offered["dungeon-heroes"]
            lesson = await ana.get("/api/games/dungeon-roll/lesson")
            assert lesson["steps"][0]["pick"] == ["hero", "crusader"]
            for slug in ("secrets", "chess"):
                with pytest.raises(Refusal) as none:
                    await ana.get(f"/api/games/{slug}/lesson")
                assert none.value.status == 404

    asyncio.run(run())
