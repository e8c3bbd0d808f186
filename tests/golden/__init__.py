"""Golden transcripts: for each game a few whole records, with what was said in French and in English.

`.venv/bin/python -m tests.golden` makes them again: records that still replay bit for bit are kept, others are played
anew, and all are told anew. `--anew` plays all of them. A diff then shows what a change of rules or of words did.
Records of older rules move to `old/`: they replay, or are refused with a reason. `box.json` notes what is in the boxes.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from oubliettes import GAMES
from oubliettes.kernel import LANGUAGES, BadRecord, Event, FairDice, Game, Match, Record, RecordedDice, replay
from oubliettes.words import Words
from tests.golden import box
from tests.tools.fuzz import some_value

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bruno", "Chloé", "Driss", "Élise", "Farid", "Gaëlle")
LONGEST = 400
"""Matches of more entries than this make poor reading."""
TRIES = 30


class Scene(NamedTuple):
    """A match to be told."""

    game: Game[Any]
    name: str
    seats: int
    by: str
    """Who picks: the game's `policy`, or `random` players who also take picks back."""

    @property
    def path(self) -> Path:
        return FOLDER / self.game.slug / f"{self.name}.jsonl"

    def text_path(self, lang: str) -> Path:
        return self.path.with_name(f"{self.name}.{lang}.txt")


def scenes(game: Game[Any]) -> list[Scene]:
    """The fewest seats and the most with good players, and some seats with random ones and other options."""
    seats = sorted({game.seats[0], game.seats[-1]})
    middle = game.seats[len(game.seats) // 2]
    return [
        *(Scene(game, f"{count}-policy", count, "policy") for count in seats),
        Scene(game, f"{middle}-random", middle, "random"),
    ]


# ------------------------------------------------------------------ playing


def played(scene: Scene) -> Record:
    """The first match that is short enough to be read, or the shortest of many; random players take a pick back."""
    found: list[Record] = []
    for seed in range(1, TRIES + 1):
        match = _match(scene, seed)
        shows = scene.by != "random" or any(entry.kind == "undo" for entry in match.record.entries)
        if match.result is not None and shows:
            found.append(match.record)
            if len(match.record.entries) <= LONGEST:
                break
    if not found:
        raise BadRecord(f"{scene.game.slug} does not end: {scene.name}")
    return min(found, key=lambda record: len(record.entries))


def _match(scene: Scene, seed: int) -> Match[Any]:
    game, seats = scene.game, scene.seats
    rng = Random(f"{game.slug} {scene.name} {seed}")
    options = {}
    if scene.by == "random":
        bounded = [option for option in game.options_for(seats) if option.kind != "legacy"]
        options = {option.id: some_value(option, seats, rng, None) for option in bounded}
    dice = FairDice(rng.randbytes(32), [f"salt of {name}" for name in NAMES[:seats]])
    match = Match.new(game, seats=seats, options=options, dice=dice, names=NAMES[:seats])
    while match.pending and len(match.record.entries) < 20 * LONGEST:
        ask = rng.choice(match.pending)
        match.choose(ask.seat, game.policy(match.table, ask, rng) if scene.by == "policy" else rng.choice(ask.options))
        if scene.by == "random" and rng.random() < 0.15 and match.undoable(ask.seat) is not None:
            match.undo(ask.seat)
    return match


# ------------------------------------------------------------------ telling


def told(game: Game[Any], record: Record, lang: str) -> str:
    """A record as a text: each input, and what was said after it."""
    return "".join(line + "\n" for line in _lines(game, record, Words(lang, game, record.start.names)))


def _lines(game: Game[Any], record: Record, words: Words) -> Iterator[str]:
    start = record.start
    yield f"{words.title()} — {start.game}, rules {start.rules}"
    yield f"{', '.join(start.names)} — {start.options}"
    yield ""
    match = replay(game, record, until=0, dice=RecordedDice(record.throws()))
    yield from _said(match.log, words)
    for n, entry in enumerate(record.entries, start=1):
        said = len(match.log)
        if entry.kind == "undo":
            match.undo(entry.seat)
            yield f"{n}. {words.seat(entry.seat)}: ↶ {entry.ask}"
            continue
        label = words.label(entry.pick, match.ask_of(entry.seat))
        match.choose(entry.seat, entry.pick)
        yield f"{n}. {words.seat(entry.seat)}: {label}"
        yield from _said(match.log[said:], words)
    if match.result is not None:
        yield ""
        yield words.ending(match.result)
        for seat, (score, rank) in enumerate(zip(match.result.scores, match.result.ranks, strict=True)):
            yield f"{rank}. {words.seat(seat)}: {score:g}"


def _said(events: list[Event], words: Words) -> Iterator[str]:
    for event in events:
        only = "" if event.readers is None else f"({', '.join(map(words.seat, event.readers))}) "
        yield f"    {only}{words.event(event)}{f' [{event.rule}]' if event.rule else ''}"


# ------------------------------------------------------------------ making them again


def make(anew: bool = False) -> Iterator[str]:
    """Make the transcripts of every game again, and note what is in the boxes; what was done, line by line."""
    noted = {game.slug: box.prints(game) for game in GAMES.values()}
    (FOLDER / box.NAME).write_text(json.dumps(noted, indent=0, sort_keys=True) + "\n", encoding="utf-8", newline="\n")
    for game in GAMES.values():
        for scene in scenes(game):
            record = None if anew else _kept(scene)
            yield f"{scene.path.relative_to(FOLDER)}: {'kept' if record else 'played anew'}"
            if record is None:
                _put_by(scene)
                record = played(scene)
                scene.path.parent.mkdir(exist_ok=True)
                scene.path.write_text(record.dumps(), encoding="utf-8", newline="\n")
            for lang in LANGUAGES:
                scene.text_path(lang).write_text(told(game, record, lang), encoding="utf-8", newline="\n")


def _kept(scene: Scene) -> Record | None:
    """The record as it is, if these rules still play it."""
    try:
        record = Record.loads(scene.path.read_text(encoding="utf-8"))
        same = record.rules == scene.game.version and replay(scene.game, record).record.dumps() == record.dumps()
        return record if same else None
    except (OSError, BadRecord):
        return None


def _put_by(scene: Scene) -> None:
    """A record of older rules is not lost."""
    try:
        text = scene.path.read_text(encoding="utf-8")
        rules = Record.loads(text).start.rules
    except (OSError, BadRecord):
        return
    if rules != scene.game.version:
        old = scene.path.parent / "old" / f"{scene.name}-rules{rules}.jsonl"
        old.parent.mkdir(exist_ok=True)
        old.write_text(text, encoding="utf-8", newline="\n")
