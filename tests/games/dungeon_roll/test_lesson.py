"""The tutorial teaches the rules as they are: who does what at once is asked of the rules themselves."""

import tomllib
from typing import Any

import pytest

from oubliettes.games.dungeon_roll import GAME
from oubliettes.games.dungeon_roll.pieces import FOLDER
from oubliettes.games.dungeon_roll.reckoning.beating import WAYS
from oubliettes.kernel import LANGUAGES
from oubliettes.words import Words
from tests.support import rule

STEPS: list[dict[str, Any]] = tomllib.loads((FOLDER / "lesson.toml").read_text(encoding="utf-8"))["step"]
SKELETON = 1
FACES = ("champion", "fighter", "cleric", "mage", "thief")
CRUSADER = next(novice for novice, _ in WAYS if novice.side.hero == "crusader")


def text(pick: list[Any], lang: str) -> str:
    return next(str(step[lang]) for step in STEPS if step["pick"] == pick)


@rule("DR-7.2", "DR-7.3", "DR-7.6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_beats_a_whole_group_is_named(lang: str) -> None:
    words = Words(lang, GAME)
    for kind, face in enumerate(FACES):
        if CRUSADER.groups[kind][SKELETON]:
            assert words.thing(face) in text(["fight", "die:cleric", "skeleton", 1], lang), face


@rule("DR-9.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_opens_all_chests_is_named(lang: str) -> None:
    words = Words(lang, GAME)
    for kind, face in enumerate(FACES):
        if CRUSADER.opens_all[kind]:
            assert words.thing(face) in text(["open", "die:thief", 1], lang), face


@rule("DR-12.3", "DR-12.4")
def test_flight_does_not_lose_all() -> None:
    assert "all is lost" not in text(["glory"], "en")
    assert "tokens and the Experience you have already taken" in text(["glory"], "en")
    assert "tout est perdu" not in text(["glory"], "fr")
    assert "vos jetons et l’Expérience déjà prise" in text(["glory"], "fr")
