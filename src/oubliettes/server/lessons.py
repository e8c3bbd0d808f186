"""A tutorial: a short scripted game in which the learner makes the moves.

A game that has one keeps it in `lesson.toml` in its folder, further ones in `lesson.<name>.toml`, with a title each:
seats, options, the dice that will fall (`rolls`, `draws` and `shuffles` one by one, or a `seed`), and the picks in
order, each with what is told before it in every language. What lies between (`meanwhile`, picks as words: "move rogue
b2") is told nothing and made by itself, whoever is asked. Nothing is stored: it is the same for everybody.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Ask, Dice, FastDice, Game, Match, OubliettesError, Pick, ScriptedDice
from oubliettes.server.entries import pack, read_events
from oubliettes.server.forms.game import Lesson, LessonStep
from oubliettes.server.guard import Trouble
from oubliettes.server.messages import LogGroup
from oubliettes.server.parts import Parts, changes, parts_of, show
from oubliettes.server.roster import seat_bots
from oubliettes.server.shown import ask_info, note_infos
from oubliettes.server.stored import SeatRow
from oubliettes.server.web import Call


async def lesson(call: Call) -> Lesson:
    """A game's tutorial: every question in order, what is told before it, and the pick that leads on."""
    game = GAMES.get(call.text("slug"))
    nth = call.number("nth", 0)
    if game is None or not 0 <= nth < len(lessons_of(game)):
        raise Trouble(404, "no-lesson", "there is no such tutorial for that game")
    return play(game.slug, nth)


def lessons_of(game: Game[Any]) -> list[Path]:
    """The first one, then those with names. They tell of the dice of the game as printed: a variant has none."""
    if game.variant:
        return []
    first = game.folder / "lesson.toml"
    return [*([first] if first.is_file() else []), *sorted(game.folder.glob("lesson.*.toml"))]


@cache
def play(slug: str, nth: int = 0) -> Lesson:
    """Play a lesson from its first to its last step."""
    game = GAMES[slug]
    scripts = [tomllib.loads(path.read_text(encoding="utf-8")) for path in lessons_of(game)]
    script = scripts[nth]
    seat = int(script.get("seat", 0))
    options, dice = script.get("options", {}), _dice(script["dice"])
    match = Match.new(game, seats=script["seats"], options=options, dice=dice, film=[seat])
    steps: list[LessonStep] = []
    before: Parts = {}
    said = 0
    seen = _seen(match, seat)
    for number, step in enumerate([*script["step"], script["end"]]):
        words = {lang: step[lang] for lang in LANGUAGES if lang in step}
        if words:
            events = [one.told() for one in read_events(pack(match.log[said:])) if one.readable_by(seat)]
            log = LogGroup(number, events) if events else None
            parts = parts_of(match.view(seat))
            changed, gone = changes(show(events, seen, before) if steps else before, parts)
            info = ask_info(match, seat, str(number)) if "pick" in step else None
            notes = note_infos(match, seat, hints=True) if info else []
            steps.append(LessonStep(words, changed, gone, info, step.get("pick", []), log, notes))
            before, said, seen = parts, len(match.log), []
        where = f"{slug}, step {number} of the lesson"
        if "pick" in step:
            asked = _make(match, tuple(step["pick"]), where)
            seen += _seen(match, seat)
            # a lone option is no choice: it is picked for the learner, who is told with the next step
            if (asked.seat == seat and len(asked.options) > 1) != bool(words):
                raise OubliettesError(f"{where}: {step['pick']} is not to be picked there")
        for told in step.get("meanwhile", ()):
            _make(match, tuple(int(word) if word.isdigit() else word for word in told.split()), where)
            seen += _seen(match, seat)
    titles = [one["title"] for one in scripts] if len(scripts) > 1 else []
    rows = [SeatRow(one, "person" if one == seat else "bot") for one in range(script["seats"])]
    return Lesson(slug, [row.name for row in seat_bots(slug, rows)], seat, steps, titles)


def _seen(match: Match[Any], seat: int) -> list[Parts]:
    """What the learner saw at each event of the last pick that they are told of."""
    return [parts_of(frame.views[seat]) for frame in match.frames if seat in frame.views]


def _make(match: Match[Any], pick: Pick, where: str) -> Ask:
    """Make a pick for whoever may make it."""
    asked = next((ask for ask in match.pending if pick in ask.options), None)
    if asked is None:
        raise OubliettesError(f"{where}: {pick} is not to be picked there")
    match.choose(asked.seat, pick)
    return asked


def _dice(given: dict[str, Any]) -> Dice:
    if "seed" in given:
        return FastDice(given["seed"])
    shuffles = [tuple(one) for one in given.get("shuffles", ())]
    return ScriptedDice(given.get("rolls", ()), given.get("draws", ()), shuffles)
