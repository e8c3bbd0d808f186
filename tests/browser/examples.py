"""What Python says at a table of Dungeon Roll, for the browser's words to be compared with (web/test/words.test.ts).

python -m tests.browser.examples     writes web/test/examples.json again
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from oubliettes.games import GAMES
from oubliettes.kernel import LANGUAGES, Ask, Event, FastDice, Line, Match, Note
from oubliettes.kernel.rolled import plain, rolled
from oubliettes.players import Bot
from oubliettes.server.entries import rolled_info
from oubliettes.words import Words

PLACE = Path(__file__).parents[2] / "web" / "test" / "examples.json"
GAME = GAMES["dungeon-roll"]
NAMES = ["Ana", "Zoé"]
MATCHES = 12
"""Played at random: no change of a policy changes them."""
Heard = dict[str, tuple[str, Any]]
"""One example of each kind of thing that is said, by what makes it one of a kind: how it is said, and of what."""


def examples() -> str:
    typed = {"what": "party", "die": 3, "count": 7, "values": [1, 6]}
    heard: Heard = {"typed": ("prompt", {"prompt": "roll-die", "facts": typed, "seat": 1})}
    for seed in range(MATCHES):
        _listen(seed, heard)
    spoken = {lang: Words(lang, GAME, names=NAMES) for lang in LANGUAGES}
    told = [
        {"how": how, "of": _on_the_wire(how, of), **{lang: say(words, how, of) for lang, words in spoken.items()}}
        for how, of in heard.values()
    ]
    return json.dumps({"names": NAMES, "said": told}, ensure_ascii=False, indent=1) + "\n"


def _listen(seed: int, heard: Heard) -> None:
    options = {"hero_mode": "choice" if seed % 2 else "random"}
    match = Match.new(GAME, seats=2, options=options, dice=FastDice(seed))
    bot = Bot("random", GAME, Random(seed))
    while match.pending:
        ask = match.pending[0]
        for kind, how, of in _asked(ask):
            heard.setdefault(kind, (how, msgspec.to_builtins(of)))
        for note in match.notes(ask.seat).values():
            kind = f"note {[line.key for line in note.lines]} {note.chance is None}"
            heard.setdefault(kind, ("note", _noted(note)))
        match.choose(ask.seat, bot.pick(match, ask))
    for event in match.log:
        fact = {"key": event.key, "facts": dict(event.facts)}
        heard.setdefault(f"event {event.key} {sorted(event.facts)}", ("event", msgspec.to_builtins(fact)))
        for roll in event.rolls:
            heard.setdefault(f"rolled {roll.what} {roll.outcome}", ("rolled", plain(roll)))
    assert match.result is not None
    ending = {"key": match.result.ending, "facts": {}}
    heard.setdefault(f"ending {match.result.ending}", ("ending", ending))


def _asked(ask: Ask) -> Iterator[tuple[str, str, Any]]:
    yield (
        f"prompt {ask.prompt} {ask.seat}",
        "prompt",
        {"prompt": ask.prompt, "facts": dict(ask.facts or {}), "seat": ask.seat},
    )
    for pick in ask.options:
        counts = [part for part in pick if isinstance(part, int)]
        kind = f"{pick[0]} {pick[1] if len(pick) > 1 else ''} {counts}"
        yield f"pick {kind}", "pick", pick


def say(words: Words, how: str, of: Any) -> list[str]:
    match how:
        case "pick":
            pick = tuple(of)
            return [words.label(pick), words.sure(pick), " ".join(words.rules(pick))]
        case "prompt":
            return [words.prompt(Ask(of["seat"], of["prompt"], (), facts=_frozen(of["facts"])))]
        case "note":
            lines = tuple(Line(line["key"], _frozen(line["facts"])) for line in of["lines"])
            return [words.note(Note(lines, of.get("chance")))]
        case "rolled":
            return [words.rolled(rolled(of))]
        case "event":
            return [words.event(Event(of["key"], "", _frozen(of["facts"])))]
        case _:
            return [words.say(f"ending-{of['key']}")]


def _noted(note: Note) -> Any:
    lines = [{"key": line.key, "facts": dict(line.facts)} for line in note.lines]
    chance = {} if note.chance is None else {"chance": note.chance}
    return msgspec.to_builtins({"pick": [], "lines": lines, **chance})


def _on_the_wire(how: str, of: Any) -> Any:
    """As the browser is told of it."""
    return msgspec.to_builtins(rolled_info(of)) if how == "rolled" else of


def _frozen(value: Any) -> Any:
    """Lists as the tuples that they were."""
    if isinstance(value, dict):
        return {key: _frozen(item) for key, item in value.items()}
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


if __name__ == "__main__":
    PLACE.write_text(examples(), encoding="utf-8")
