"""A tutorial: a short scripted game in which the learner makes the moves.

A game that has one keeps it in `lesson.toml` in its folder: seats, options, the dice that will fall (`rolls`, `draws`
and `shuffles` one by one, or a `seed`), and the picks in order, each with what is told before it in every language. A
pick of another seat is told nothing and made by itself. Nothing is stored: it is the same for everybody.
"""

import tomllib
from functools import cache
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Dice, FastDice, Game, Match, OubliettesError, ScriptedDice
from oubliettes.server.entries import pack, read_events
from oubliettes.server.forms import Lesson, LessonStep
from oubliettes.server.guard import Trouble
from oubliettes.server.messages import LogGroup
from oubliettes.server.parts import Parts, changes, parts_of
from oubliettes.server.room import ask_info, note_infos
from oubliettes.server.web import Call


async def lesson(call: Call) -> Lesson:
    """A game's tutorial: every question in order, what is told before it, and the pick that leads on."""
    game = GAMES.get(call.text("slug"))
    if game is None or not has_lesson(game):
        raise Trouble(404, "no-lesson", "there is no tutorial for that game")
    return play(game.slug)


def has_lesson(game: Game[Any]) -> bool:
    return (game.folder / "lesson.toml").is_file()


@cache
def play(slug: str) -> Lesson:
    """Play a lesson from its first to its last step."""
    game = GAMES[slug]
    script = tomllib.loads((game.folder / "lesson.toml").read_text(encoding="utf-8"))
    seat = int(script.get("seat", 0))
    match = Match.new(game, seats=script["seats"], options=script.get("options", {}), dice=_dice(script["dice"]))
    steps: list[LessonStep] = []
    before: Parts = {}
    said = 0
    for number, step in enumerate([*script["step"], script["end"]]):
        words = {lang: step[lang] for lang in LANGUAGES if lang in step}
        if words:
            parts = parts_of(match.view(seat))
            changed, gone = changes(before, parts)
            events = [one.told() for one in read_events(pack(match.log[said:])) if one.readable_by(seat)]
            log = LogGroup(number, events) if events else None
            info = ask_info(match, seat, str(number)) if "pick" in step else None
            notes = note_infos(match, seat, hints=True) if info else []
            steps.append(LessonStep(words, changed, gone, info, step.get("pick", []), log, notes))
            before, said = parts, len(match.log)
        if "pick" in step:
            asked = next((ask for ask in match.pending if tuple(step["pick"]) in ask.options), None)
            # a lone option is no choice: it is picked for the learner, who is told with the next step
            if asked is None or (asked.seat == seat and len(asked.options) > 1) != bool(words):
                raise OubliettesError(f"{slug}, step {number} of the lesson: {step['pick']} is not to be picked there")
            match.choose(asked.seat, tuple(step["pick"]))
    return Lesson(slug, script["seats"], seat, steps)


def _dice(given: dict[str, Any]) -> Dice:
    if "seed" in given:
        return FastDice(given["seed"])
    shuffles = [tuple(one) for one in given.get("shuffles", ())]
    return ScriptedDice(given.get("rolls", ()), given.get("draws", ()), shuffles)
