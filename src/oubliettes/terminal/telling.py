"""What a match tells, as lines: events with their dice, notes beside options, and what a thing of the box is."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from oubliettes.kernel import Event, Game, Note, Pick, Thing
from oubliettes.terminal.rules import rule_lines
from oubliettes.words import Words, slug

DICE = "  \N{DIE FACE-5} "
"""What stands before a line of dice."""


def sentences(event: Event, words: Words) -> list[Text]:
    """An event: its sentence with the rule it follows, and a line for each roll that it tells of."""
    line = Text(words.event(event))
    if event.rule:
        line.append(f"  §{event.rule}", style="dim")
    return [line, *(Text(dice, style="cyan") for dice in dice_lines(event, words))]


def dice_lines(event: Event, words: Words) -> list[str]:
    """A line for each roll that an event tells of."""
    return [f"{DICE}{words.rolled(roll)}" for roll in event.rolls]


def noted(notes: Mapping[Pick, Note], words: Words) -> dict[Pick, str]:
    """What is to know about each pick."""
    return {pick: words.note(note) for pick, note in notes.items()}


def dangers(notes: Mapping[Pick, Note]) -> set[Pick]:
    """The picks that are asked about once more."""
    return {pick for pick, note in notes.items() if note.danger}


def find_thing(game: Game[Any], typed: str, words: Words) -> Thing | None:
    """The thing of that id or name, or the only one whose name begins like that."""
    wanted = typed.casefold()
    named = [(thing, words.thing(thing.id).casefold()) for thing in _known(game, words)]
    exact = [thing for thing, name in named if wanted in (name, thing.id.casefold())]
    begun = [thing for thing, name in named if name.startswith(wanted)]
    return exact[0] if exact else begun[0] if len(begun) == 1 else None


def _known(game: Game[Any], words: Words) -> Iterable[Thing]:
    return [thing for thing in game.box().things if words.has(f"thing-{slug(thing.id)}")]


def thing_lines(game: Game[Any], thing: Thing, words: Words) -> list[str]:
    """What a thing is: its name, its numbers, its text and its own rules."""
    kind = f"kind-{slug(thing.kind)}"
    name = words.thing(thing.id)
    lines = [f"{name} · {words.say(kind)}" if words.has(kind) else name]
    numbers = [_number(key, value, words) for key, value in thing.numbers.items() if words.has(f"number-{slug(key)}")]
    if numbers:
        lines.append(" · ".join(numbers))
    if words.has(text := f"text-{slug(thing.id)}"):
        lines.append(words.say(text))
    for rule in thing.rules:
        lines += rule_lines(game, rule, words)
    return lines


def _number(key: str, value: Any, words: Words) -> str:
    name = words.say(f"number-{slug(key)}")
    return name if value is True else words.ui("pair", name=name, value=words.value(value))
